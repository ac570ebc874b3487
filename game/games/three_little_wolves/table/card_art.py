"""How a card is painted: the face of its colour, the picture of what it is, numbers drawn by the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pygame

from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX, PASS_LEFT, PASS_RIGHT
from game.games.three_little_wolves.model import HIDDEN, Card
from game.ui import paper as pp
from game.ui.painter import HELD, LIES, Painter, Sprite
from game.ui.palette import INK, INKS, PAPER, PLASTER, C
from game.ui.pictures import Face
from game.ui.shadows import dull

WIDTH, HEIGHT = 100.0, 140.0  # a card of size M (k = 1) in design pixels
UNIT = 120.0  # the pictures are drawn 120 wide
SMALL = 0.9  # a smaller card is drawn simpler
TURNS = ("6", "9")  # told apart when turned, by a line under them
SMALLEST = 12.0  # of what is printed on a card
LEAST_LARGE = 17.9  # of the words on such a card, rather than thick letters
LARGE = 1.4  # text size from which cards are printed for large text
_ROOFS = (7, 11, 12, 13, 14)  # numbers that have a picture of their own


def sprite(p: Painter, card: Card, k: float, *, lift: bool = False, grey: bool = False) -> Sprite:
    """A card by its middle; HIDDEN is a back."""

    def make() -> pygame.Surface:
        im = back(p, k) if card == HIDDEN else face(p, card, k)
        out = _shadow(p, card, im, lift).copy()
        margin = (out.get_width() - im.get_width()) // 2
        out.blit(dull(im, p.tone("dull")) if grey else im, (margin, margin))
        return out

    im = p.keep(("card", card, round(k * 1000), lift, grey), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def _shadow(p: Painter, card: Card, im: pygame.Surface, lift: bool) -> pygame.Surface:
    """One for all cards of a colour: their corners differ by a pixel."""
    paper = None if card == HIDDEN else BOX.cards[card].colour
    return p.keep(("card shadow", paper, im.get_size(), lift), lambda: p.shadow_of(im, *(HELD if lift else LIES)))


def back(p: Painter, k: float) -> pygame.Surface:
    return p.art("cards/wolves-back", WIDTH * k, HEIGHT * k)


def face(p: Painter, card: Card, k: float) -> pygame.Surface:
    """The front of a card, without its shadow."""
    printed = BOX.cards[card]
    if printed.effect:
        return _pig(p, card, k)
    if k < SMALL:
        return _small(p, card, k)
    if p.text_scale >= LARGE:
        return _large(p, card, k)
    u = WIDTH * k / UNIT
    colour = BOX.colours[printed.colour]
    effect = texts.card_effect(card)
    larger = p.text_scale > 1
    if (
        effect and not larger and p.width(effect, SMALLEST, "b") > 106 * u
    ):  # the panel at the right tells it; a card this small can’t
        effect = ""
    im = p.art(f"cards/wolves-face-{colour}" + ("-effect" if effect else ""), WIDTH * k, HEIGHT * k).copy()

    def put(what: pygame.Surface, x: float, y: float) -> None:
        im.blit(what, (p.px(x * u), p.px(y * u)))

    def middle(what: pygame.Surface, x: float, y: float) -> None:
        im.blit(what, (p.px(x * u) - what.get_width() // 2, p.px(y * u) - what.get_height() // 2))

    put(p.art(f"cards/picture-{kind(card)}-{colour}", 82 * u, 82 * u), 22, 51 if effect else 57)
    number = str(printed.number)
    ink = INKS[colour]
    middle(p.words(number, (34 if len(number) < 2 else 27) * u, "d", ink), 27, 25)
    turns = number in TURNS
    if turns:
        pygame.draw.rect(im, ink, (p.px(19 * u), p.px(39.5 * u), p.px(16 * u), max(2, p.px(2.4 * u))), border_radius=2)
    if effect and larger:
        _strip(p, im, effect, colour, u)
    elif effect:
        size = p.fit(effect, 104 * u, max(12.5, 14 * u), "b", SMALLEST)
        middle(p.words(effect, size, "b", INK), 60, 149)
    else:
        middle(pygame.transform.rotate(p.words(number, 18 * u, "d", ink), 180), 100, 144)
        if turns:
            line = (p.px(95 * u), p.px(133.5 * u), p.px(10 * u), max(1, p.px(1.8 * u)))
            pygame.draw.rect(im, ink, line, border_radius=2)
    return im


def _small(p: Painter, card: Card, k: float) -> pygame.Surface:
    """A card whose words would be too small to read: a large number and the picture."""
    printed = BOX.cards[card]
    u = WIDTH * k / UNIT
    colour, number = BOX.colours[printed.colour], str(printed.number)
    im = p.art(f"cards/wolves-face-{colour}-small", WIDTH * k, HEIGHT * k).copy()
    im.blit(p.art(f"cards/picture-{kind(card)}-{colour}", 86 * u, 86 * u), (p.px(20 * u), p.px(70 * u)))
    words = p.words(number, (52 if len(number) < 2 else 44) * u, "d", INKS[colour])
    im.blit(words, (p.px(39 * u) - words.get_width() // 2, p.px(38 * u) - words.get_height() // 2))
    if number in TURNS:
        line = (p.px(27 * u), p.px(60 * u), p.px(24 * u), max(2, p.px(3.4 * u)))
        pygame.draw.rect(im, INKS[colour], line, border_radius=2)
    return im


def _large(p: Painter, card: Card, k: float) -> pygame.Surface:
    """A card for large text: a large number over the glyph, the picture, and the words on up to two lines."""
    printed = BOX.cards[card]
    u = WIDTH * k / UNIT
    colour, number = BOX.colours[printed.colour], str(printed.number)
    im = p.art(f"cards/wolves-face-{colour}-large", WIDTH * k, HEIGHT * k).copy()
    effect = texts.card_effect(card)
    top = min(46 * u, _strip(p, im, effect, colour, u) - 72 * u) if effect else 46 * u  # the picture gives way
    im.blit(p.art(f"cards/picture-{kind(card)}-{colour}", 74 * u, 74 * u), (p.px(40 * u), p.px(top)))
    large_number(p, im, number, INKS[colour], u)
    if effect:
        _strip(p, im, effect, colour, u)
    return im


def large_number(p: Painter, im: pygame.Surface, number: str, ink: str, u: float) -> None:
    """On the tab for large text."""
    words = p.words(number, (46 if len(number) < 2 else 40) * u, "d", ink)
    im.blit(words, (p.px(35 * u) - words.get_width() // 2, p.px(34 * u) - words.get_height() // 2))
    if number in TURNS:
        line = (p.px(24 * u), p.px(54 * u), p.px(22 * u), max(2, p.px(3.2 * u)))
        pygame.draw.rect(im, ink, line, border_radius=2)


def _strip(p: Painter, im: pygame.Surface, words: str, colour: str, u: float) -> float:
    """The words at the foot, on paper of the card's colour; what has no room is left to the panel at the right.

    Returns the upper edge.
    """
    most = min(20.0, p.big(12.5)) * max(1.0, u / 0.84)
    faces: tuple[Face, Face] = ("b", "r")  # plain letters are narrower
    fitting = [face for face in faces if p.fits(words, 110 * u, SMALLEST, face)]
    if not fitting:
        return 162 * u
    found = [(*p.fold(words, 110 * u, most, face, 2, SMALLEST, large=True), face) for face in fitting]
    lines, size, face = max(found, key=lambda one: min(one[1], LEAST_LARGE))
    high = len(lines) * size * 1.1 + 8
    depth = (0.4 if colour == "green" else 0.55) * (0.5 if p.theme.strong else 1)
    tone = pp.mix(PAPER, PLASTER if colour == "white" else C[colour], depth)
    sheet = p.raw(pp.paper(pp.rrect(0, 0, 114 * u, high, 5 * u), tone, 0.7, 0, 0), 114 * u, high)
    top = 162 * u - high
    im.blit(sheet, (p.px(3 * u), p.px(top)))
    for place, line in enumerate(lines):
        text = p.words(line, size, face, INK)
        y = top + high / 2 + (place - (len(lines) - 1) / 2) * size * 1.1
        im.blit(text, (p.px(60 * u) - text.get_width() // 2, p.px(y) - text.get_height() // 2))
    return top


def pictures(p: Painter, scales: Iterable[float], pigs: float) -> Iterator[Callable[[], object]]:
    """What makes, one by one, the pictures on all cards at these scales, and their shadows; `pigs` is that of pigs."""

    def make(card: Card, k: float) -> None:
        im = face(p, card, k)
        for lift in (False, True):
            _shadow(p, card, im, lift)

    for k in scales:
        for card in range(len(BOX.cards)):
            yield partial(make, card, k)
        for lift in (False, True):
            yield partial(sprite, p, HIDDEN, k, lift=lift)
    for card in range(len(BOX.cards)):
        if BOX.cards[card].effect:
            yield partial(sprite, p, card, pigs, lift=True)


def kind(card: Card) -> str:
    """Which picture shows what a Floor card is: a roof, a cellar, a double number or a plain storey."""
    printed = BOX.cards[card]
    if printed.number in _ROOFS:
        return f"roof-{printed.number}"
    if printed.basement:
        return "cellar"
    return "double" if len(printed.values) > 1 else "storey"


def _pig(p: Painter, card: Card, k: float) -> pygame.Surface:
    u = WIDTH * k / UNIT
    im = p.art("cards/wolves-face-pig", WIDTH * k, HEIGHT * k).copy()
    effect = BOX.cards[card].effect
    sign = {PASS_LEFT: "pass-left", PASS_RIGHT: "pass-right"}.get(effect, "send-wolf")
    if k < SMALL:
        picture = p.art(f"cards/{sign}", 40 * u, 40 * u)
        im.blit(picture, (p.px(60 * u) - picture.get_width() // 2, p.px(142 * u) - picture.get_height() // 2))
        return im
    picture = p.art(f"cards/{sign}", 26 * u, 26 * u)
    words = texts.card_effect(card)
    most = min(17 * u, max(12.5, 14 * u) * p.text_scale)
    lines: list[str] = []
    size = SMALLEST
    if p.fits(words, 72 * u, SMALLEST, "b"):  # else the sign says it
        lines, size = p.fold(words, 72 * u, most, "b", 2, SMALLEST, large=p.text_scale > 1)
    rows = [p.words(line, size, "b", INK) for line in lines]
    gap = p.px(4 * u)
    x = p.px(60 * u) - (picture.get_width() + gap + max((text.get_width() for text in rows), default=0)) // 2
    y = p.px(142 * u)
    im.blit(picture, (x, y - picture.get_height() // 2))
    for place, text in enumerate(rows):
        at = y + p.px((place - (len(lines) - 1) / 2) * size)
        im.blit(text, (x + picture.get_width() + gap, at - text.get_height() // 2))
    return im
