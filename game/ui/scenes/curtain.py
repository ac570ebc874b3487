"""The curtain of the paper theatre, painted to fill a window of any shape."""

from __future__ import annotations

import pygame

from game.ui import paper as pp
from game.ui.painter import Painter, raster, read_picture

PICTURE_W, PICTURE_H = 1600, 960  # the picture; its pelmet is right at the top of a window 720 high
PELMET = 84  # how far the pelmet hangs down
PEEK_X, PEEK_Y = 380, 176  # somebody peeks to the right of this from the middle, below this from the foot
_GOLD = 34  # the fringe at its foot
_FOLD = 80
_SCALLOP = 160  # the picture repeats with every scallop of the pelmet


def curtain(p: Painter, *, peeking: bool) -> pygame.Surface:
    """The closed curtain. `peeking`: somebody looks out from behind a fold."""
    size = p.target.get_size()

    def make() -> pygame.Surface:
        # rastered for this one surface, not kept beside it: at 4K it would push out everything else
        picture = raster(read_picture("ground/curtain"), (p.px(PICTURE_W), p.px(PICTURE_H))).convert(p.target)
        whole = p.target
        p.target = pygame.Surface(size).convert(whole)
        _hang(p, picture)
        if peeking:
            _peek(p, picture)
        beams = pp.fill(f"M0 0H240L{p.h * 13 / 9:g} {p.h:g}H240Z", p.tone("light"), 0.07)
        beams += pp.fill(f"M40 0H180L{p.h * 5 / 4:g} {p.h:g}H{p.h * 0.53:g}Z", p.tone("light"), 0.07)
        p.target.blit(raster(pp.svg(p.w, p.h, beams).encode(), size), (0, 0))
        p.grain(2)
        hung, p.target = p.target, whole
        return hung

    return p.keep(("curtain", size, peeking), make)


def _left(p: Painter) -> int:
    """Where the middle copy of the picture begins, in real pixels."""
    return (p.target.get_width() - p.px(PICTURE_W)) // 2


def _hang(p: Painter, picture: pygame.Surface) -> None:
    """Pelmet at the top, fringe at the foot; side by side copies overlap by a scallop, so that its knobs stay whole.

    A tall window shows more folds in between: the picture is cut at two heights that lie as far above as below its
    middle, where the folds sway alike, so that the cut does not show.
    """
    width, height = p.target.get_size()
    spare = max(0, height - p.px(720))
    cut = (picture.get_height() + spare) // 2  # where the upper part ends, in the picture
    top = picture.get_height() - p.px(720)
    rest = picture.get_height() - (cut - spare)
    wide = picture.get_width()
    step = wide - p.px(_SCALLOP)
    left = _left(p)
    while left > 0:
        left -= step
    for x in range(left, width, step):
        p.target.blit(picture, (x, 0), (0, top, wide, cut - top))
        p.target.blit(picture, (x, height - rest), (0, picture.get_height() - rest, wide, rest))


def _peek(p: Painter, picture: pygame.Surface) -> None:
    """A pig behind a fold to the right: half of it is covered by the curtain drawn once more."""
    fold = p.px(_FOLD)
    left = _left(p)
    # the right edge of a fold (34 of its 80), in the right fifth of the window
    cut = left + (p.px(p.w / 2 + 400) - left) // fold * fold + p.px(34)
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
