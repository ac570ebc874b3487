"""The ticket on the shelf that continues the running game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.palette import WHITE
from game.ui.pictures import load_picture, raster
from game.ui.scenes import running as run
from game.ui.scenes import shelf_box as sb
from game.ui.widgets import button

PICTURE = (124.0, 64.0)
FACE = 54.0  # from one face to the next


def _button_width(p: Painter) -> float:
    return max(156.0, min(p.width(_("Continue"), _button_size(p), "d") + 76, 260.0))


def _button_size(p: Painter) -> float:
    return min(p.big(22), 30.0)


def _sizes(p: Painter) -> tuple[float, float]:
    """Of the title and of what stands under it."""
    return min(p.big(28), 40.0), min(p.big(18), 32.0)


def _words(p: Painter, running: run.Running, w: float) -> tuple[float, list[str]]:
    """Where the words of a ticket of this width end, and the lines under its title."""
    right = w - _button_width(p) - 24 - 36 - 24 - (len(running.people) - 1) * FACE - 60
    return right, p.lines(run.summary(running), right - 172, _sizes(p)[1])


def ticket_height(p: Painter, running: run.Running, w: float) -> float:
    lines = len(_words(p, running, w)[1])
    title, small = _sizes(p)
    return max(88.0, 30 + title * 1.2 + lines * small * 1.36)


def ticket(p: Painter, at: Box, running: run.Running, press: Callable[[], None]) -> list[Item]:
    """A sheet that tells the game and a button; pressing anywhere on it continues."""
    right, lines = _words(p, running, at.w)
    wide = _button_width(p)
    game = running.match.game.id

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.4, 8)
        tear = box.w - wide - 48
        dots = "".join(pp.line(f"M{x:g} 10V{box.h - 10:g}", p.tone("rule"), 2, 0.9, (0.1, 9)) for x in (148.0, tear))
        p.shape(box.x, box.y, box.w, box.h, dots)
        p.blit(_scene(p, sb.lid_of(game)), box.x + 12, box.cy - PICTURE[1] / 2)
        title = _("Continue: {game}").format(game=sb.game_name(game))
        most, small = _sizes(p)
        size = p.fit(title, right - 172, most, "d", 18)
        high = size * 1.2 + len(lines) * small * 1.36
        y = box.cy - high / 2
        p.text(p.clip(title, right - 172, size, "d"), box.x + 172, y + size * 0.6, size, "d")
        y += size * 1.2 + small * 0.68
        for line in lines:
            p.text(line, box.x + 172, y, small, "r", "soft")
            y += small * 1.36
        for i, person in enumerate(running.people):
            x = box.x + right + 24 + 30 + i * FACE
            p.avatar(cast.character(person.face).face, x, box.cy + 1, 60, cast.ground(person.face), 4)

    go = button(
        "continue", Box(at.right - wide - 24, at.cy - 26, wide, 52), press, _("Continue"), "play", "primary",
        size=_button_size(p), icon_size=26,
    )  # fmt: skip
    go.hit = at
    go.label = f"{_('Continue')}: {sb.game_name(game)}. {run.summary(running)}"
    return [Item("ticket", at, paint, z=49), go]


def _scene(p: Painter, lid: str) -> pygame.Surface:
    """A window onto the game's lid."""
    w, h = PICTURE

    def make() -> pygame.Surface:
        side = p.px(w * 240 / 208)
        name = f"ground/lid-{lid}" if lid else "app-icon"
        whole = load_picture(name, (side, side))
        out = raster(pp.svg(w, h, pp.fill(pp.rrect(0, 0, w, h, 8), WHITE)).encode(), (p.px(w), p.px(h)))
        out.blit(whole, (-(side - p.px(w)) // 2, -round(side * 0.075)), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return p.keep(("ticket", lid, p.px(w)), make)
