"""Cards of 3 Tricky Pigs and the banner of the trick."""

from collections.abc import Iterator

from assets.drawing.cards import card_back, card_base, large_tab, number_tab, scene, small_tab
from assets.drawing.hand import Picture, curve
from assets.drawing.pigs import pig_head
from assets.drawing.players import bust
from assets.drawing.suits import CARDS, SUIT, SUITS, sheaf, suit_mark, suit_pattern
from assets.drawing.wolves import wolf, wolf_head
from game.ui.palette import C
from game.ui.paper import Knot, at, dark, ell, fill, light, line, mix, paper, rrect, smooth

TONES = {**SUIT, "huff": C["huff"], "puff": C["puff"]}


def tricky_face(suit: str) -> str:
    """The front of a suit, of huff or of puff, without number and picture."""
    c = TONES[suit]
    s = card_base(c, suit_pattern(suit, 1, 1, 118, 166, dark(c, 0.4) if suit == "straw" else light(c, 0.45)))
    s += scene(c, suit_pattern(suit, 11, 136, 76, 22, dark(c, 0.1)))
    s += number_tab(c)
    ink = "#6B4608" if suit == "straw" else "#FFF6E4"
    return s + at(suit_mark(suit, ink), 27, 52, 0.74)


def tricky_small(suit: str) -> str:
    """The front for size S: a large number, the suit's mark beside it."""
    c = TONES[suit]
    s = card_base(c, suit_pattern(suit, 1, 1, 118, 166, dark(c, 0.4) if suit == "straw" else light(c, 0.45)))
    s += scene(c, suit_pattern(suit, 11, 136, 98, 22, dark(c, 0.1))) + small_tab(c)
    return s + at(suit_mark(suit, dark(c, 0.3)), 92, 36, 1.15)


def tricky_large(suit: str) -> str:
    """The front for large text: as for size S, but the mark stays where cards that overlap show it."""
    c = TONES[suit]
    s = card_base(c, suit_pattern(suit, 1, 1, 118, 166, dark(c, 0.4) if suit == "straw" else light(c, 0.45)))
    s += scene(c, suit_pattern(suit, 11, 136, 98, 22, dark(c, 0.1))) + large_tab(c)
    return s + at(suit_mark(suit, "#6B4608" if suit == "straw" else "#FFF6E4"), 35, 78, 1)


def tricky_back() -> str:
    """Curly tails and snouts around a pig."""
    c = C["barn"]
    s = ""
    for r in range(7):
        for i in range(4):
            x, y = 27 + i * 22, 27 + r * 19
            if 28 < x < 92 and 50 < y < 118:
                continue
            if (r + i) % 2:
                s += at(line("M-12 5C-4 8 4 4 2 -2C0 -7 -7 -5 -5 0C-3 5 8 5 11 -4", light(c, 0.28), 3.4), x, y, 0.62)
            else:
                nostrils = fill(ell(-2.5, 0, 1.3, 2.2), c) + fill(ell(2.5, 0, 1.3, 2.2), c)
                s += at(fill(ell(0, 0, 8, 6), light(c, 0.2)) + nostrils, x, y)
    s += paper(ell(60, 84, 33, 35), C["cream"], 1.2, 3, 1) + fill(ell(60, 84, 28.5, 30.5), "#8E4334")
    s += at(pig_head("glad"), 32, 55, 0.28)
    return card_back(c, s)


def suit_picture(suit: str) -> str:
    """Who built of it, 100 x 100: a pig behind straw, sticks or bricks, or the wolf in the grass."""
    match suit:
        case "straw":
            s = at(bust("pig-straw", "glad"), 9, -4, 0.41)
            for x, y, k, angle in ((20, 78, 0.72, -10), (80, 78, 0.72, 10), (50, 80, 0.78, 0)):
                s += at(sheaf(), x, y, k, angle)
            return s
        case "sticks":
            c = C["sticks"]
            s = at(bust("pig-sticks", "startled"), 9, -6, 0.41)
            for x, y, angle in ((36, 88, 4), (66, 89, -3), (50, 78, 2), (30, 76, -8), (72, 77, 8)):
                log = paper(rrect(-25, -6, 50, 12, 6), mix(c, "#C08A52", 0.3 if x % 4 else 0), 1.2, 2, 1)
                log += line("M-15 -1H4M-4 2.500H12", dark(c, 0.35), 1.6, 0.7)
                log += fill(ell(20.5, 0, 4, 5), "#DDB483") + line(ell(20.5, 0, 1.8, 2.3), dark(c, 0.1), 1.2)
                s += at(log, x, y, 1, angle)
            return s
        case "bricks":
            c = C["brick"]
            s = at(bust("pig-bricks", "calm"), 9, -5, 0.41)
            for left, top_edge, tone in (
                (10, 86, c),
                (37, 86, dark(c, 0.1)),
                (64, 86, light(c, 0.08)),
                (23.5, 74.5, dark(c, 0.1)),
                (50.5, 74.5, light(c, 0.08)),
            ):
                s += paper(rrect(left, top_edge, 25.5, 11, 2.5), tone, 1.1, 1.6, 1)
            return s
    s = at(wolf("glad", "#4F5968"), 8, 2, 0.42)
    for x, y, r in ((14, 92, 12), (34, 94, 11), (54, 95, 11), (74, 93, 12), (90, 94, 9)):
        top: list[Knot] = [(x - r * 0.9, y - r * 0.3), (x - r * 0.3, y - r), (x + r * 0.4, y - r * 0.8)]
        tuft = smooth([(x - r, 100, "c"), *top, (x + r, y - r * 0.1), (x + r, 100, "c")])
        s += paper(tuft, "#5F8A4D" if x % 4 else "#6F9A57", 1, 1.5, 1)
    return s


def curl(x: float, y: float, s: float, c: str, w: float) -> str:
    """A stroke of wind with a curl at the end, scaled by s, w wide."""
    return at(line("M0 0H24A9 9 0 1 0 15 -9", c, w / s), x, y, s)


def wind_picture(suit: str) -> str:
    """The wolf blows: a small breath (huff), a great one (puff)."""
    big = suit == "puff"
    h = wolf_head("blow", "#66738A")
    s = at(h, -6 if big else -3, 12, 0.37)
    for dx, dy, c in ((1, 2, "#A58BB8" if big else "#8FB7C4"), (0, 0, "#FFFFFF")):
        if big:
            s += curl(60 + dx, 56 + dy, 0.9, c, 4.5)
            s += at(line("M0 0H25A7 7 0 1 1 18 7", c, 4.5), 56 + dx, 68 + dy)
            s += at(line("M0 0H14A5.5 5.5 0 1 1 8.5 5.5", c, 4.5), 50 + dx, 80 + dy)
        else:
            s += curl(64 + dx, 62 + dy, 0.75, c, 4.5)
            s += at(line("M0 0H18A6.500 6.500 0 1 1 12 6.500", c, 4.5), 62 + dx, 74 + dy)
    if big:
        for x, y, a in ((92, 24, 30), (80, 12, -20), (88, 92, 70)):
            s += at(paper(curve("0 6 c, -5 -1, 0 -9 c, 5 -1"), "#D9A14A", 0.8, 1, 0.8), x, y, 0.9, a)
    return s


def ribbon(c: str) -> str:
    """The banner of the trick: 240 x 64; the program writes its words about (128, 30)."""
    d2 = dark(c, 0.2)
    s = paper("M6 16L44 16L44 58L6 58L18 37Z", d2, 1.2, 2.5, 1)
    s += paper("M234 16L196 16L196 58L234 58L222 37Z", d2, 1.2, 2.5, 1)
    s += fill("M30 51L44 51L44 58Z", dark(c, 0.5)) + fill("M210 51L196 51L196 58Z", dark(c, 0.5))
    s += paper(rrect(28, 7, 184, 45, 5), c, 1.4, 3, 1)
    return s + line("M36 13H204M36 46H204", light(c, 0.35), 1.6, 0.8, dash=(2, 6))


def pictures() -> Iterator[Picture]:
    for suit in CARDS:
        yield Picture(f"cards/tricky-face-{suit}", 120, 168, tricky_face(suit))
        yield Picture(f"cards/tricky-face-{suit}-small", 120, 168, tricky_small(suit))
        yield Picture(f"cards/tricky-face-{suit}-large", 120, 168, tricky_large(suit))
    for suit in SUITS:
        yield Picture(f"cards/picture-{suit}", 100, 100, suit_picture(suit))
    yield Picture("cards/picture-huff", 100, 100, wind_picture("huff"))
    yield Picture("cards/picture-puff", 100, 100, wind_picture("puff"))
    yield Picture("cards/tricky-back", 120, 168, tricky_back())
    yield Picture("cards/ribbon-high", 240, 64, ribbon("#46546A"))
    yield Picture("cards/ribbon-low", 240, 64, ribbon("#F0CE78"))
