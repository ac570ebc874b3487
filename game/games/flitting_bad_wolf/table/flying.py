"""Pictures of the stage: cards with the badge of their place, howls, tags, points and banners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.core.game import Seat
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Card
from game.games.flitting_bad_wolf.table import card_art, marks
from game.games.flitting_bad_wolf.table.plan import CARD_H, CARD_W
from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import SHEET, Painter, Sprite


def laid(p: Painter, up: bool, card: Card, k: float, lift: bool, place: int, seat: Seat) -> Sprite:
    """A card of a row by its middle, with the badge of its place unless that is −1."""
    plain = card_art.row(p, card, k, lift) if up else card_art.back(p, card, CARD_W * k, lift)
    if place < 0:
        return plain

    def make() -> pygame.Surface:
        up_by = p.px(14)
        im = pygame.Surface((plain.surface.get_width() + p.px(8), plain.surface.get_height() + up_by), pygame.SRCALPHA)
        im.blit(plain.surface, (0, up_by))
        whole = p.target
        p.target = im
        # the card's upper left corner inside the picture
        left, top = plain.ax / p.s - CARD_W * k / 2, (plain.ay + up_by) / p.s - CARD_H * k / 2
        marks.paint_badge(p, *marks.badge_at(Box(left, top, CARD_W * k, CARD_H * k)), place, seat)
        p.target = whole
        return im

    im = p.keep(("laid", up, card, round(k * 1000), lift, place, seat), make)
    return Sprite(im, plain.ax, plain.ay + p.px(14))


def prepare(p: Painter) -> Iterator[Callable[[], object]]:
    """What makes what all words that come and go are written on."""
    big, small = p.big(24), min(p.big(18), 26)
    for moon in range(BOX.rounds + 1):
        side = big * 1.5 if moon else 0.0
        yield partial(p.prepare_sheets, 64 + side, big * 2.2, "paper", big * 1.1, 1.4, 12, 6)
        if moon:
            yield partial(p.art, f"tokens/moon-{min(moon, 5)}", big * 1.3, big * 1.3)
    high = max(56.0, p.big(26) * 2)
    yield partial(p.prepare_sheets, 92, high, "howl", high / 2, 1.4, 12, 6)
    yield partial(p.prepare_sheets, 40, small * 2, "paper", small, 1.3, 10, 5)
    for number in range(1, 7):
        yield from (partial(points, p, f"{sign}{number}", bad) for sign, bad in (("+", False), ("−", True)))


def howl(p: Painter, words: str) -> Sprite:
    """A howl in the night, by its middle."""
    size = p.big(26)
    w, h = p.width(words, size, "d") + 92, max(56.0, size * 2)

    def make() -> pygame.Surface:
        m = SHEET
        im = p.sheet(w, h, "howl", h / 2, 1.4, 12, 6).copy()
        whole = p.target
        p.target = im
        b = p.shadow_margin(12) / p.s
        p.icon("howl", b + m + 38, b + m + h / 2, 34, "howl_ink", "howl")
        p.text(words, b + m + 66, b + m + h / 2, size, "d", "howl_text")
        p.target = whole
        return im

    im = p.keep(("howl", words, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def tag(p: Painter, words: str) -> Sprite:
    """A short word on the table, by its middle."""
    size = min(p.big(18), 26)
    w, h = min(420.0, p.width(words, size, "d") + 40), size * 2

    def make() -> pygame.Surface:
        im = p.sheet(w, h, "paper", h / 2, 1.3, 10, 5).copy()
        fit = p.fit(words, w - 28, size, "d")
        text = p.words(p.clip(words, w - 28, fit, "d"), fit, "d", "brown")
        im.blit(text, ((im.get_width() - text.get_width()) // 2, (im.get_height() - text.get_height()) // 2))
        return im

    im = p.keep(("tag", words, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def points(p: Painter, words: str, bad: bool) -> Sprite:
    """Points that a card or a row gives, by their middle."""
    size = 24.0
    w, h = max(48.0, p.width(words, size, "d") + 22), 36.0

    def make() -> pygame.Surface:
        m = 3
        body = pp.paper(pp.rrect(m, m, w, h, h / 2), p.tone("bad" if bad else "lamp"), 1.2, 0, 0)
        im = p.with_shadow(p.raw(body, w + 2 * m, h + 2 * m), 6, 3)
        text = p.words(words, size, "d", "on_mark" if bad else "on_lamp")
        im.blit(text, ((im.get_width() - text.get_width()) // 2, (im.get_height() - text.get_height()) // 2))
        return im

    im = p.keep(("points", words, bad, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def banner(p: Painter, words: str, moon: int) -> Sprite:
    """One sentence across the table, by its middle; `moon` is a round, or 0 for none."""
    size = p.big(24)
    side = size * 1.5 if moon else 0.0
    w = min(p.w - 80, p.width(words, size, "d") + 64 + side)
    h = size * 2.2

    def make() -> pygame.Surface:
        im = p.sheet(w, h, "paper", h / 2, 1.4, 12, 6).copy()
        room = w - 40 - side
        fit = p.fit(words, room, size)
        text = p.words(p.clip(words, room, fit, "d"), fit, "d", "brown")
        x = (im.get_width() - text.get_width() + p.px(side)) // 2
        im.blit(text, (x, (im.get_height() - text.get_height()) // 2))
        if moon:
            picture = p.art(f"tokens/moon-{moon}", size * 1.3, size * 1.3)
            im.blit(picture, (x - p.px(side), (im.get_height() - picture.get_height()) // 2))
        return im

    im = p.keep(("banner", words, moon, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)
