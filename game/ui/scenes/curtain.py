"""The curtain of the paper theatre, painted to fill a window of any shape."""

from __future__ import annotations

import pygame

from game.ui import paper as pp
from game.ui.painter import Painter
from game.ui.pictures import raster

PICTURE_H = 960  # of the picture; its pelmet is right at the top of a window 720 high
PELMET = 84  # how far the pelmet hangs down
PEEK_X, PEEK_Y = 380, 176  # somebody peeks to the right of this from the middle, below this from the foot
_GOLD = 34  # the fringe at its foot
_SCALLOP = 160  # the picture repeats with every scallop of the pelmet, that is two folds
_FOLD_END = 34  # where the lit front of a fold ends


def curtain(p: Painter, *, peeking: bool) -> pygame.Surface:
    """The closed curtain. `peeking`: somebody looks out from behind a fold."""
    size = p.target.get_size()

    def make() -> pygame.Surface:
        whole = p.target
        p.target = pygame.Surface(size).convert(whole)
        _hang(p)
        if peeking:
            _peek(p)
        if not p.theme.strong:
            _beams(p)
        p.grain(2)
        hung, p.target = p.target, whole
        return hung

    return p.keep(("curtain", size, peeking), make)


def _beams(p: Painter) -> None:
    """Light from the upper left."""
    beams = pp.fill(f"M0 0H240L{p.h * 13 / 9:g} {p.h:g}H240Z", p.tone("light"), 0.07)
    beams += pp.fill(f"M40 0H180L{p.h * 5 / 4:g} {p.h:g}H{p.h * 0.53:g}Z", p.tone("light"), 0.07)
    p.target.blit(raster(pp.svg(p.w, p.h, beams).encode(), p.target.get_size()), (0, 0))


def _tile(p: Painter) -> pygame.Surface:
    """One scallop and its two folds, the knob in the middle."""
    w, h = p.px(_SCALLOP), p.px(PICTURE_H)
    return p.part("ground/curtain", (_SCALLOP / 2, 0, w / h * PICTURE_H, PICTURE_H), (w, h))


def _left(p: Painter) -> int:
    """Where a tile begins, in real pixels: a knob hangs in the middle of the window."""
    return (p.target.get_width() - p.px(_SCALLOP)) // 2 % p.px(_SCALLOP) - p.px(_SCALLOP)


def _hang(p: Painter) -> None:
    """Pelmet at the top, fringe at the foot.

    A tall window shows more folds in between: the picture is cut at two heights that lie as far above as below its
    middle, where the folds sway alike, so that the cut does not show.
    """
    tile = _tile(p)
    width, height = p.target.get_size()
    wide, tall = tile.get_size()
    spare = max(0, height - p.px(720))
    cut = (tall + spare) // 2  # where the upper part ends, in the picture
    top = tall - p.px(720)
    rest = tall - (cut - spare)
    for x in range(_left(p), width, wide):
        p.target.blit(tile, (x, 0), (0, top, wide, cut - top))
        p.target.blit(tile, (x, height - rest), (0, tall - rest, wide, rest))


def _peek(p: Painter) -> None:
    """A pig behind a fold to the right: half of it is covered by the curtain drawn once more."""
    fold = p.px(_SCALLOP) / 2
    left = _left(p)
    cut = round(left + (p.px(p.w / 2 + 400) - left) // fold * fold + p.px(_FOLD_END))
    side = p.px(136)
    x, y = cut - p.px(44), p.px(p.h - 168)
    pig = p.art("characters/pig-startled", 136, 136).copy()
    shade = pygame.Surface(pig.get_size(), pygame.SRCALPHA)
    shade.fill((255, 255, 255, 255))
    for wide, tone in ((18, 214), (9, 176)):  # the shade of the fold, in two steps like paper
        pygame.draw.rect(shade, (tone, tone - 8, tone - 4, 255), (cut - x, 0, p.px(wide), side))
    pig.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = p.with_shadow(pig, 8, 3)
    margin = p.shadow_margin(8)
    behind = p.target.copy()
    p.target.blit(out, (x - margin, y - margin))
    cover = pygame.Rect(cut - p.px(120), y - margin, p.px(120), side + 2 * margin)
    p.target.blit(behind, cover.topleft, cover)
    foot = p.target.get_height() - p.px(_GOLD)
    p.target.blit(behind, (0, foot), (0, foot, p.target.get_width(), p.px(_GOLD)))
