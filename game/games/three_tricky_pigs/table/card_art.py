"""How cards, plays, signs and the other pieces of the table are painted."""

from __future__ import annotations

import pygame

from game.games.three_tricky_pigs.box import BOX, HUFF, KINDS
from game.games.three_tricky_pigs.model import HIDDEN, Card
from game.games.three_tricky_pigs.table.plan import CARD_H, CARD_W, LARGE, tuck_of
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, PUFFS, RANK
from game.i18n import _
from game.ui import paper as pp
from game.ui.painter import HELD, LIES, Painter, Sprite
from game.ui.palette import INKS
from game.ui.shadows import dull

SMALLEST = 12.0  # of what is printed on a card
UNIT = 120.0  # the pictures are drawn 120 wide
TURNS = ("6", "9")  # told apart when turned, by a line under them
SMALL = 0.9  # a smaller card is drawn simpler
SMALL_TUCK = 46.0  # its number is larger, and a huff or puff looks out farther
GLOW = 20.0  # of the best play, on each side
PILL_H, LARGE_PILL_H = 32.0, 38.0


def ink(kind: int) -> str:
    """What is legible on the tab of each kind."""
    return INKS[KINDS[kind]]


def words(card: Card) -> str:
    """What is written in a card's corners."""
    return f"+{RANK[card]}" if KIND[card] >= HUFF else str(RANK[card])


def sprite(p: Painter, card: Card, k: float, *, lift: bool = False, grey: bool = False) -> Sprite:
    """A card by its middle; HIDDEN is a back."""

    def make() -> pygame.Surface:
        im = p.art("cards/tricky-back", CARD_W * k, CARD_H * k) if card == HIDDEN else face(p, card, k)
        return p.with_shadow(
            faded(p, im) if grey else im, *(HELD if lift else LIES), outline=("tricky", card == HIDDEN)
        )

    im = p.keep(("tricky", card, round(k * 1000), lift, grey), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def face(p: Painter, card: Card, k: float) -> pygame.Surface:
    """The front of a card, without its shadow. Equal copies look the same."""
    u = CARD_W * k / UNIT
    name = KINDS[BOX.cards[card].kind]
    small, large = k < SMALL, p.text_scale >= LARGE
    suffix = "-small" if small else "-large" if large else ""
    im = p.art(f"cards/tricky-face-{name}{suffix}", CARD_W * k, CARD_H * k).copy()
    side, left, top = (86, 17, 70) if small else (76, 40, 58) if large else (82, 25, 52)
    im.blit(p.art(f"cards/picture-{name}", side * u, side * u), (p.px(left * u), p.px(top * u)))
    number, c = words(card), ink(KIND[card])

    def middle(what: pygame.Surface, x: float, y: float) -> None:
        im.blit(what, (p.px(x * u) - what.get_width() // 2, p.px(y * u) - what.get_height() // 2))

    if small:
        middle(p.words(number, (52 if len(number) < 2 else 44) * u, "d", c), 39, 38)
        if number in TURNS:
            line = (p.px(27 * u), p.px(60 * u), p.px(24 * u), max(2, p.px(3.4 * u)))
            pygame.draw.rect(im, c, line, border_radius=2)
        return im
    if large:
        middle(p.words(number, (46 if len(number) < 2 else 40) * u, "d", c), 35, 34)
        if number in TURNS:
            line = (p.px(24 * u), p.px(54 * u), p.px(22 * u), max(2, p.px(3.2 * u)))
            pygame.draw.rect(im, c, line, border_radius=2)
        return im
    middle(p.words(number, (34 if len(number) < 2 else 27) * u, "d", c), 27, 25)
    if 17 * u >= SMALLEST:
        middle(pygame.transform.rotate(p.words(number, 17 * u, "d", c), 180), 100, 144)
    if number in TURNS:
        line = (p.px(19 * u), p.px(39 * u), p.px(16 * u), max(2, p.px(2.4 * u)))
        pygame.draw.rect(im, c, line, border_radius=2)
    return im


def faded(p: Painter, im: pygame.Surface) -> pygame.Surface:
    """What cannot be played: half a tone darker, so that it steps back on wood and stays readable."""
    return dull(im, p.tone("dull_on_wood"), 48 if p.theme.strong else 84)


def play(p: Painter, card: Card, huff: int, puff: int, told: str, k: float) -> Sprite:
    """A play by the middle of its card: huff and puff tucked upwards behind it.

    `told` is "" for a bare card, "sum" for one with its total, "best" for the one that wins as it stands.
    """

    if not (huff or puff or told):
        return sprite(p, card, k)

    def make() -> pygame.Surface:
        margin = GLOW + 8  # as much all round, for glow, shadow and pill
        tucked = [
            added for value, added in ((puff, PUFFS.get(puff)), (huff, HUFFS.get(huff))) if value and added is not None
        ]
        tuck = (SMALL_TUCK if k < SMALL else tuck_of(p.text_scale)) * k
        above = tuck * len(tucked)
        high = CARD_H * k + 2 * (above + margin)  # as much below as above, so that the middle is the card's
        wide = CARD_W * k + 2 * margin
        out = pygame.Surface((p.px(wide), p.px(high)), pygame.SRCALPHA)
        x, y = margin, margin + above
        whole, p.target = p.target, out
        try:
            if told == "best":
                _paint_best(p, x, y - above, CARD_W * k + (4 * k if tucked else 0), CARD_H * k + above)
            for place, added in enumerate(tucked):
                shown = sprite(p, added, k)
                left, top = x + 4 * k, y - tuck * (len(tucked) - place)
                p.target.blit(shown.surface, _corner(p, shown, left, top, k))
            own = sprite(p, card, k)
            p.target.blit(own.surface, _corner(p, own, x, y, k))
            if told:
                total, pill_h = str(RANK[card] + huff + puff), LARGE_PILL_H if p.text_scale >= LARGE else PILL_H
                paint_pill(p, x + CARD_W * k / 2, y + CARD_H * k, total, crown=told == "best", h=pill_h)
        finally:
            p.target = whole
        return out

    im = p.keep(("tricky play", card, huff, puff, told, round(k * 1000)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def _corner(p: Painter, shown: Sprite, x: float, y: float, k: float) -> tuple[int, int]:
    return p.px(x + CARD_W * k / 2) - shown.ax, p.px(y + CARD_H * k / 2) - shown.ay


def _paint_best(p: Painter, x: float, y: float, w: float, h: float) -> None:
    """Lamplight round the play that wins."""
    m, d = GLOW, pp.rrect(GLOW, GLOW, w, h, 10)
    body = "".join(pp.line(d, p.tone("best_glow"), wide, op) for wide, op in ((34, 0.10), (24, 0.16), (15, 0.30)))
    p.shape(x - m, y - m, w + 2 * m, h + 2 * m, body + pp.line(d, p.tone("best_edge"), 7))


def paint_pill(p: Painter, cx: float, cy: float, number: str, *, crown: bool = False, h: float = PILL_H) -> None:
    """A number in lamplight."""
    size = 22.0 * h / PILL_H
    w = max(48.0, p.width(number, size, "d") + 28) + (26 if crown else 0)
    p.panel(cx - w / 2, cy - h / 2, w, h, "lamp", h / 2, 1.2, 4)
    if crown:
        p.draw("tokens/crown", cx - w / 2 + 8, cy - 12, 30, 22.5)
    p.text(number, cx + (13 if crown else 0), cy, size, "d", "on_lamp", "c")


def sign(p: Painter, name: str, k: float) -> Sprite:
    """A bid's sign by its middle: "sleep" and so on, "back" turned down; "card" is a card. At k = 1 it is 52 wide."""

    def make() -> pygame.Surface:
        if name == "card":
            return p.with_shadow(p.art("cards/tricky-back", 40 * k, 56 * k), 4, 2)
        return p.with_shadow(p.art(f"cards/bid-{name}", 52 * k, 62.4 * k), 4, 2)

    im = p.keep(("tricky sign", name, round(k * 1000)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def ribbon(p: Painter, high: bool) -> Sprite:
    """The banner that says what wins."""

    def make() -> pygame.Surface:
        w, h = 248.0, 66.0
        im = p.with_shadow(p.art("cards/ribbon-" + ("high" if high else "low"), w, h), 6, 3)
        text = _("HIGH wins") if high else _("low wins")
        c = INKS["bricks" if high else "straw"]
        whole, p.target = p.target, im
        try:
            b = p.shadow_margin(6) / p.s
            size = p.fit(text, 150, 26, "d", 14)
            wide = p.width(text, size, "d") + 32
            p.icon(
                "arrow-up" if high else "arrow-down", b + w / 2 - wide / 2 + 12, b + 32, 24, "best_edge" if high else c
            )
            p.text(text, b + w / 2 - wide / 2 + 32, b + 32, size, "d", c)
        finally:
            p.target = whole
        return im

    im = p.keep(("tricky ribbon", high), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def pill(p: Painter, text: str) -> Sprite:
    """Points that were just won."""

    def make() -> pygame.Surface:
        w = max(48.0, p.width(text, 20, "d") + 28) + 16
        out = pygame.Surface((p.px(w), p.px(48)), pygame.SRCALPHA)
        whole, p.target = p.target, out
        try:
            paint_pill(p, w / 2, 24, text, h=28)
        finally:
            p.target = whole
        return out

    im = p.keep(("tricky pill", text), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def led(p: Painter, suit: str, k: float) -> Sprite:
    """The tag that tells which suit was led."""

    def make() -> pygame.Surface:
        out = pygame.Surface((p.px(72 * k + 16), p.px(24 * k + 16)), pygame.SRCALPHA)
        whole, p.target = p.target, out
        try:
            p.panel(8, 8, 72 * k, 24 * k, "paper", 12 * k, 1, 4)
            p.icon(f"cards/mark-{suit}", 8 + 17 * k, 8 + 12 * k, 18 * k)
            text = _("led")
            p.text(text, 8 + 30 * k, 8 + 12 * k, p.fit(text, 40 * k, 14 * k, "b", 12), "b")
        finally:
            p.target = whole
        return out

    im = p.keep(("tricky led", suit, k), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)
