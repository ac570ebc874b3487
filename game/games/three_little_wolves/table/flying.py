"""Pictures of what flies over the felt: tokens, Wolves, the Big Bad Pig, banners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.game import Seat
from game.ui.painter import Painter, Sprite
from game.ui.palette import SEATS

if TYPE_CHECKING:
    pass


def picture(p: Painter, name: str, w: float, h: float) -> Sprite:
    """A token in the air, by its middle."""
    im = p.keep(("flying", name, p.px(w), p.px(h)), lambda: p.with_shadow(p.part_of(name, w, h), 8, 6))
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def leaper(p: Painter, seat: Seat, wolf: int, right: bool) -> Sprite:
    """A Wolf on its way to somebody's house, by its middle."""
    w, h = 80.0, 75.0
    name = f"characters/wolf-sent-{SEATS[seat]}-{wolf}"
    im = p.keep(("leaper", name, right, p.px(w)), lambda: p.with_shadow(p.part_of(name, w, h, flip=not right), 8, 6))
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def walker(p: Painter, step: int, right: bool, k: float) -> Sprite:
    """The Big Bad Pig on its way, by its feet."""
    w, h = 120 * k, 187.5 * k

    def make() -> pygame.Surface:
        return p.with_shadow(p.part_of(f"characters/big-bad-pig-walks-{step}", w, h, flip=not right), 6, 3)

    im = p.keep(("walker", step, right, round(k * 1000)), make)
    b = p.shadow_margin(6)
    return Sprite(im, im.get_width() // 2, im.get_height() - b - p.px(h * 6 / 250))


def prepare_banners(p: Painter) -> None:
    """Make the paper of all banners."""
    size = p.big(24)
    p.prepare_sheets(64, size * 2.2, "paper", size * 1.1, 1.4, 12, 6)


def banner(p: Painter, words: str) -> Sprite:
    """One sentence across the table, by its middle."""
    size = p.big(24)
    w = min(p.w - 80, p.width(words, size, "d") + 64)
    h = size * 2.2

    def make() -> pygame.Surface:
        im = p.sheet(w, h, "paper", h / 2, 1.4, 12, 6).copy()
        fit = p.fit(words, w - 40, size)
        text = p.words(p.clip(words, w - 40, fit, "d"), fit, "d", "brown")
        im.blit(text, ((im.get_width() - text.get_width()) // 2, (im.get_height() - text.get_height()) // 2))
        return im

    im = p.keep(("banner", words, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)
