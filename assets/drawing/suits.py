"""The suits of 3 Tricky Pigs, huff and puff: symbols, flat marks, patterns. I tre porcellini rolls the symbols."""

from collections.abc import Iterator

from assets.drawing.hand import Picture, curve
from assets.drawing.wolves import wolf_head
from game.ui.palette import INK, PAPER, C
from game.ui.paper import at, dark, ell, fill, light, line, n, paper, rot, rrect

SUITS = ("straw", "sticks", "bricks", "wolf")
CARDS = (*SUITS, "huff", "puff")
SUIT = {"straw": C["straw"], "sticks": C["sticks"], "bricks": C["brick"], "wolf": C["wolf"]}


def sheaf() -> str:
    """A sheaf of straw. Symbols are centred on 0 0 and about 52 across."""
    st = C["straw"]
    d = curve("-20 -24 c, -8 -20, 0 -27 c, 9 -20, 20 -24 c, 9 2, 17 25 c, 0 21, -17 25 c, -9 2")
    b = paper(d, st, 1.5, 2.5, 3)
    stalks = "M-13 -20Q-6 -6 -3 3M-4 -22L-1 3M6 -21L2 3M14 -20Q7 -6 4 3M-3 8Q-6 14 -9 21M0 8V20M3 8Q6 14 9 21"
    b += line(stalks, dark(st, 0.35), 2, 0.65)
    b += paper(rrect(-12, 0, 24, 8, 3), C["brick"], 1, 1.5, 1)
    for x, y, a in ((-21, -25, -24), (0, -29, 0), (21, -25, 24), (-11, -25, -12), (11, -25, 12)):
        b += rot(paper(ell(x, y, 3.4, 6), light(st, 0.25), 0.8, 0, 0.5), a, x, y)
    return at(b, 0, 1)


def twigs() -> str:
    c = C["sticks"]

    def log(a: float) -> str:
        b = paper(rrect(-26, -6.5, 52, 13, 6), c, 1.4, 2.5, 1)
        b += line("M-16 -1.500H6M-6 2.500H14", dark(c, 0.35), 1.8, 0.8)
        b += fill(ell(22, 0, 4.5, 5.5), "#DDB483") + line(ell(22, 0, 2, 2.6), dark(c, 0.1), 1.3)
        b += line("M-8 -7L-13 -14", c, 4.5)
        return rot(b, a, 0, 0)

    leaf = paper(curve("0 4 c, -6 -3, 0 -13 c, 6 -3"), "#6F9A4E", 0.9, 1.5, 1)
    return at(log(36) + log(-36) + at(leaf, -20, -17, 1, -40), 0, 0)


def bricks() -> str:
    c = C["brick"]
    b = ""
    for x, y, w, t in ((-26, 3, 25, 0), (1, 3, 25, 0.1), (-13, -16, 26, 0.05)):
        b += paper(rrect(x, y, w, 17, 3), dark(c, t), 1.4, 2.5, 1)
        b += line(f"M{x + 5} {y + 4.5}H{x + 12}", light(c, 0.45), 2, 0.8)
    return at(b, 0, -2)


def wolf_symbol() -> str:
    return at(wolf_head("calm"), -33, -31, 0.31)


SYMBOL = {"straw": sheaf, "sticks": twigs, "bricks": bricks, "wolf": wolf_symbol}


def suit_mark(suit: str, c: str) -> str:
    """The flat mark of a suit, of huff or of puff, for corners and lists: one tone, centred on 0 0, about 24 across."""
    if suit == "straw":
        ears = "M0 0Q-5 -5 -10.5 -10M0 0Q-3 -7 -5.2 -12.5M0 0V-13.5M0 0Q3 -7 5.2 -12.5M0 0Q5 -5 10.5 -10"
        b = line(ears + "M0 0Q-3 6 -7.5 11.5M0 0L-2.4 12.5M0 0L2.4 12.5M0 0Q3 6 7.5 11.5", c, 2.9)
        b += line("M-5 -.5H5", c, 5)
    elif suit == "sticks":
        b = line("M-8 11L5 -8M-2.500 3L-10 -3M1 -2L10 1", c, 3.8)
        b += fill(curve("4 -6 c, 3 -12, 9 -15 c, 11 -9"), c, soft=1.2) + fill(ell(-10.5, -4, 2.4), c)
    elif suit == "bricks":
        b = fill(rrect(-11, 1, 10, 8, 1.5) + rrect(1, 1, 10, 8, 1.5) + rrect(-5, -9, 10, 8, 1.5), c)
    elif suit == "wolf":
        face = curve("-11 -11 c, -5 -5, 0 -6, 5 -5, 11 -11 c, 10 0, 12 4 c, 5 7, 0 12 c, -5 7, -12 4 c, -10 0")
        b = fill(face, c, soft=1)
        b += fill(ell(-4, -0.5, 1.8, 1.3), PAPER) + fill(ell(4, -0.5, 1.8, 1.3), PAPER)
        b += fill(ell(0, 8, 2, 1.5), PAPER)
    elif suit == "huff":  # a breath
        b = line("M-11 5H4A5.500 5.500 0 1 0 -1.500 -0.500", c, 3.8)
    else:  # puff: a storm
        b = line("M-10 -4H3A3.500 3.500 0 1 0 -0.500 -7.500M-12 1H10M-10 6H5A3 3 0 1 1 2 9", c, 3)
    return b


def rows(y: float, end: float, step: float) -> Iterator[tuple[int, float]]:
    """Number and y of each row of a pattern from y up to end."""
    row = 0
    while y < end:
        yield row, y
        y, row = y + step, row + 1


def columns(x: float, end: float, step: float) -> Iterator[float]:
    """The x of each column of a pattern from x up to end."""
    while x < end:
        yield x
        x += step


def suit_pattern(suit: str, x: float, y: float, w: float, h: float, c: str) -> str:
    """The pattern of a suit, of huff or of puff, in a box: borders of cards and the hill behind the picture."""
    right, foot = x + w, y + h
    d = ""
    match suit:
        case "straw":
            for row, yy in rows(y + 3, foot - 10, 12):
                for xx in columns(x + 3 + row % 2 * 4, right - 4, 8):
                    d += f"M{n(xx)} {n(yy + 9)}L{n(xx + 3)} {n(yy)}"
            return line(d, c, 2, 0.55)
        case "sticks":
            s = ""
            for row, yy in rows(y + 7, foot - 4, 12):
                for xx in columns(x + 6 + row % 2 * 7, right - 4, 14):
                    s += line(ell(xx, yy, 4.6), c, 1.7, 0.6) + fill(ell(xx, yy, 1.6), c, 0.6)
            return s
        case "bricks":
            for row, yy in rows(y + 9, foot - 1, 9):
                d += f"M{n(x + 1)} {n(yy)}H{n(right - 1)}"
                for xx in columns(x + (8 if row % 2 else 16), right - 2, 16):
                    d += f"M{n(xx)} {n(yy - 9)}V{n(yy)}"
            return line(d, c, 1.7, 0.5)
        case "wolf":
            for row, yy in rows(y + 4, foot - 6, 9):
                for xx in columns(x + 5 + row % 2 * 6, right - 5, 12):
                    d += f"M{n(xx - 3)} {n(yy)}L{n(xx)} {n(yy + 5)}L{n(xx + 3)} {n(yy)}"
            return line(d, c, 1.8, 0.5)
        case "puff":
            for row, yy in rows(y + 6, foot - 4, 8):
                d += "".join(ell(xx, yy, 1.7) for xx in columns(x + 5 + row % 2 * 4.5, right - 3, 9))
            return fill(d, c, 0.55)
    for row, yy in rows(y + 6, foot - 3, 9):
        for xx in columns(x + 2 + row % 2 * 9, right - 14, 18):
            d += f"M{n(xx)} {n(yy)}Q{n(xx + 4)} {n(yy - 5)} {n(xx + 8)} {n(yy)}T{n(xx + 14)} {n(yy)}"
    return line(d, c, 1.8, 0.5)


def pictures() -> Iterator[Picture]:
    for suit in CARDS:
        yield Picture(f"cards/mark-{suit}", 32, 32, at(suit_mark(suit, INK), 16, 16, 1.15))
    for suit in SUITS:
        yield Picture(f"tokens/symbol-{suit}", 64, 64, at(SYMBOL[suit](), 32, 32, 1.05))
