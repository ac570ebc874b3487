"""A wolf that is sent to somebody else's house: it leaps, with scarf and bundle in the colour of who sends it."""

from collections.abc import Iterator

from assets.drawing.hand import Picture, curve, on, seat_disc
from assets.drawing.players import limb
from assets.drawing.wolves import wolf_head
from game.ui.palette import SEATS, C
from game.ui.paper import at, dark, ell, fill, light, line, paper, rot

FUR = "#66738A"


def bundle(seat: str, v: int) -> str:
    """A cloth with v dots, knotted to a stick whose lower end is at the origin."""
    c = C[seat]
    s = line("M0 0L-58 -46", dark(C["sticks"], 0.3), 7) + line("M0 0L-58 -46", C["sticks"], 4.6)
    s += paper(curve("-54 -46, -72 -54, -78 -44, -62 -40"), light(c, 0.15), 1.2, 1)
    s += at(paper(seat_disc(seat), c, 1.8, 3, 3), -84, -50, 0.62)
    for i in range(v):
        s += fill(ell(-59 + (i - (v - 1) / 2) * 11, -23, 4.2), on(c))
    return s + paper(ell(-57, -44, 6), light(c, 0.2), 1.1, 1.5, 1)


def leaping(seat: str, v: int) -> str:
    """Up to the right, 160 x 150."""
    c = C[seat]
    far = dark(FUR, 0.2)
    tail = curve("40 96, 18 104, 2 92, 0 72 c, 12 80, 28 74, 44 78")
    s = paper(tail, FUR, 1.7, 0) + fill(curve("0 72 c, 8 78, 13 84, 10 92, 3 86"), "#D5D3CB")
    s += limb("M58 106Q46 124 28 130", far, 14) + limb("M104 88Q122 96 140 88", far, 12)
    s += at(bundle(seat, v), 96, 66)
    body = curve("34 100, 38 78, 62 66, 92 58, 112 66, 112 86, 94 100, 66 114, 44 114")
    s += paper(body, FUR, 1.9, 2) + fill(curve("58 108, 84 98, 104 82, 108 88, 94 99, 68 112"), "#D5D3CB", 0.9)
    s += limb("M50 106Q48 130 34 142", FUR, 15) + paper(ell(33, 143, 11, 7), far, 1.2, 0, 1)
    s += limb("M100 90Q120 108 138 106", FUR, 13) + paper(ell(141, 106, 9, 7), far, 1.2, 0, 1)
    s += at(rot(wolf_head("glad", FUR), -6, 100, 110), 66, 0, 0.47)
    scarf = paper(curve("88 62, 104 74, 124 74, 128 80, 118 88, 98 86, 82 72"), c, 1.5, 2)
    ends = paper("M88 66L66 58L62 68L86 76Z", c, 1.4, 2, 3)
    ends += paper("M86 72L68 74L68 84L90 80Z", light(c, 0.15), 1.3, 2, 3)
    return s + ends + scarf


def pictures() -> Iterator[Picture]:
    for seat in SEATS:
        for v in (1, 2, 3):
            yield Picture(f"characters/wolf-sent-{seat}-{v}", 160, 150, leaping(seat, v))
