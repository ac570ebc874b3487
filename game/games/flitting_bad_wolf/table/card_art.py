"""How a card is painted: in the hand with its text, in a row with its picture, face down with what one remembers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import HIDDEN, Card
from game.games.flitting_bad_wolf.table.plan import CARD_W, HAND_W
from game.ui import paper as pp
from game.ui.cast import Mood
from game.ui.painter import HELD, LIES, Painter, Sprite
from game.ui.palette import BARK, INK, MINUS, PAPER, C

SMALLEST = 12.0  # of what is printed on a card
UNIT = 120.0  # the pictures are drawn 120 wide


def hand(p: Painter, card: Card, k: float, lift: bool) -> Sprite:
    """A card of the hand by its middle; HIDDEN is a back."""
    wide = HAND_W * k
    if card == HIDDEN:
        return back(p, HIDDEN, wide, lift)
    return _kept(p, ("hand", card, p.px(wide)), lift, lambda: _hand_face(p, card, wide))


def row(p: Painter, card: Card, k: float, lift: bool, mood: Mood = "calm") -> Sprite:
    """A card face up in a row by its middle."""
    wide = CARD_W * k
    return _kept(p, ("row", card, mood, p.px(wide)), lift, lambda: _row_face(p, card, wide, mood))


def back(p: Painter, known: Card, wide: float, lift: bool) -> Sprite:
    """A card face down by its middle; `known` is what the viewer alone remembers of it, or HIDDEN."""
    return _kept(p, ("back", known, p.px(wide)), lift, lambda: _back(p, known, wide))


def _kept(p: Painter, key: tuple[object, ...], lift: bool, make: Callable[[], pygame.Surface]) -> Sprite:
    im = p.keep(("flitting", *key, lift), lambda: p.with_shadow(make(), *(HELD if lift else LIES), outline="flitting"))
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def bust(card: Card, mood: Mood = "calm") -> str:
    name = f"characters/{BOX.cards[card].picture}"
    return name if mood == "calm" else f"{name}-{mood}"


def loses(card: Card) -> bool:
    """Whether it takes points from whoever holds it."""
    return texts.printed_points(card).startswith("−")


def _points_ink(card: Card) -> str:
    return MINUS if loses(card) else INK


def _hand_face(p: Painter, card: Card, wide: float) -> pygame.Surface:
    u = wide / UNIT
    im = p.art("cards/flitting-face", wide, wide * 1.4).copy()
    if p.text_scale > 1:
        return _large_face(p, card, im, u)
    _put(p, im, p.art(bust(card), 96 * u, 96 * u), 16 * u, 10 * u)
    front = "cards/flitting-front-hand" + ("-ability" if BOX.cards[card].blue else "")
    _put(p, im, p.art(front, wide, wide * 1.4), 0, 0)
    points = texts.printed_points(card)
    _middle(
        p, im, p.words(points, p.fit(points, 42 * u, 29 * u, "d", SMALLEST), "d", _points_ink(card)), 29.5 * u, 25.5 * u
    )
    title = texts.card_title(card)
    if p.width(title, SMALLEST, "d") > 104 * u:
        title = texts.card_short(card)
    _middle(p, im, p.words(title, p.fit(title, 104 * u, 16, "d", SMALLEST), "d", INK), 60 * u, 115 * u)
    size = 14.0 * max(1.0, u / 1.2)
    strip = texts.card_strip(card)
    while len(p.lines(strip, 106 * u, size)) > 2 and size - 0.5 >= SMALLEST:
        size -= 0.5
    lines = _balanced(p, strip, 106 * u, size)
    for i, line in enumerate(lines[:2]):
        y = (139 if len(lines) == 1 else 131 + i * 16) * u
        _middle(p, im, p.words(line, size, "r", BARK), 60 * u, y)
    return im


def _large_face(p: Painter, card: Card, im: pygame.Surface, u: float) -> pygame.Surface:
    """A card for large text: its panel is as high as name and words need, and the bust steps back for it."""
    title, strip, room = texts.card_title(card), texts.card_strip(card), 108 * u
    size = min(20.0, p.big(14)) * max(1.0, u)
    if p.width(title, size, "d") > room:
        title = texts.card_short(card)
    name = p.fit(title, room, size, "d", SMALLEST)
    while True:
        lines = p.lines(strip, room, size)
        high = name * 1.15 + len(lines) * size * 1.12 + 8 * u
        if (high <= 92 * u and " ".join(lines) == strip) or size - 0.5 < SMALLEST:
            break
        size -= 0.5
    lines = _balanced(p, strip, room, size)
    top = 162 * u - high
    side = max(64 * u, min(96 * u, top - 4 * u))
    _put(p, im, p.art(bust(card), side, side), 70 * u - side / 2, top - side + 2 * u)
    sheet = p.raw(pp.paper(pp.rrect(0, 0, 111 * u, high, 6 * u), PAPER, 0.8, 2.5, 0), 111 * u, high)
    _put(p, im, sheet, 4.5 * u, top)
    tab = p.art("cards/flitting-front-corner" + ("-ability" if BOX.cards[card].blue else ""), 120 * u, 168 * u)
    _put(p, im, tab, 0, 0)
    points = texts.printed_points(card)
    _middle(p, im, p.words(points, p.fit(points, 50 * u, 36 * u, "d"), "d", _points_ink(card)), 33 * u, 28 * u)
    y = top + 3 * u + name * 0.6
    _middle(p, im, p.words(title, name, "d", INK), 60 * u, y)
    for place, line in enumerate(lines):
        _middle(p, im, p.words(line, size, "r", BARK), 60 * u, y + name * 0.55 + size * (0.56 + 1.12 * place))
    return im


def _balanced(p: Painter, text: str, wide: float, size: float) -> list[str]:
    """The text in as few lines as it needs, none of them much longer than another."""
    lines = p.lines(text, wide, size)
    while wide > 30:
        narrower = p.lines(text, wide - 6, size)
        if len(narrower) > len(lines):
            break
        lines, wide = narrower, wide - 6
    return lines


def _row_face(p: Painter, card: Card, wide: float, mood: Mood) -> pygame.Surface:
    u = wide / UNIT
    im = p.art("cards/flitting-face", wide, wide * 1.4).copy()
    _put(p, im, p.art(bust(card, mood), 108 * u, 108 * u), 10 * u, 27 * u)
    _put(p, im, p.art("cards/flitting-front-row", wide, wide * 1.4), 0, 0)
    points, grows = texts.printed_points(card), min(1.25, p.text_scale)
    _middle(
        p,
        im,
        p.words(points, p.fit(points, 52 * u, 34 * u * grows, "d", SMALLEST), "d", _points_ink(card)),
        34.5 * u,
        29.5 * u,
    )
    name = texts.card_short(card)
    size = p.fit(name, 98 * u, max(14.0, 21 * u) * grows, "d", SMALLEST)
    if p.width(name, size, "d") <= 104 * u:  # else the face says it
        _middle(p, im, p.words(name, size, "d", INK), 60 * u, 145.5 * u)
    return im


def _back(p: Painter, known: Card, wide: float) -> pygame.Surface:
    im = p.art("cards/flitting-back", wide, wide * 1.4)
    if known == HIDDEN:
        return im
    im = im.copy()
    d = wide * 0.62
    medal = _medal(p, known, d)
    _middle(p, im, medal, wide / 2, wide * 0.78)
    mark = 0.3 * wide
    eye = p.raw(pp.g(pp.paper(pp.ell(12, 12, 10), p.tone("paper"), 1, 0, 0), f"scale({mark / 24:.3f})"), mark, mark)
    at_x, at_y = wide / 2 + d * 0.4, wide * 0.78 + d * 0.36
    _middle(p, im, eye, at_x, at_y)
    whole = p.target
    p.target = im
    p.icon("eye", at_x, at_y, mark * 0.68, "ink")
    p.target = whole
    return im


def _medal(p: Painter, card: Card, d: float) -> pygame.Surface:
    """A character in a round window, as an avatar without shadow."""
    size = p.px(d * 2)
    im = pygame.Surface((size, size), pygame.SRCALPHA)
    whole = p.target
    p.target = im
    p.avatar(BOX.cards[card].picture, d, d, d, C["memory"], 3)
    p.target = whole
    return im


def _put(p: Painter, im: pygame.Surface, what: pygame.Surface, x: float, y: float) -> None:
    im.blit(what, (p.px(x), p.px(y)))


def _middle(p: Painter, im: pygame.Surface, what: pygame.Surface, x: float, y: float) -> None:
    im.blit(what, (p.px(x) - what.get_width() // 2, p.px(y) - what.get_height() // 2))
