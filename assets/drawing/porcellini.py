"""Small things of I tre porcellini: the big die, the hand that asks for a throw, the wolf's paw, dust, splinters."""

from collections.abc import Iterator

from assets.drawing.hand import Picture, curve, on
from assets.drawing.suits import SYMBOL
from game.ui.palette import SEATS, C
from game.ui.paper import Point, dark, fill, g, light, line, paper, poly


def paw() -> str:
    """A paw hooked over the edge of the hill: 56 x 44."""
    c = C["wolf"]
    d = curve("5 28, 8 14, 18 7, 38 7, 48 14, 51 28, 48 38, 41 40, 36 36, 33 41, 23 41, 20 36, 15 40, 8 38")
    s = paper(d, c, 1.6, 0) + line("M20 24V35M36 24V35", dark(c, 0.36), 3)
    return s + fill(curve("12 19, 20 12, 33 11, 24 17"), light(c, 0.3), 0.7)


def dust() -> str:
    """A cloud of dust, 120 x 76."""
    c = "#F3EBD8"
    d = curve("12 60, 6 44, 20 32, 32 34, 40 16, 64 10, 82 26, 100 24, 114 42, 106 60, 84 66, 60 62, 36 68")
    return paper(d, c, 1.6, 0, 2) + line("M44 34A14 14 0 0 1 66 30M78 44A10 10 0 0 1 94 44", dark(c, 0.12), 3, 0.8)


def splinter(i: int) -> str:
    """Splinter 1, 2 or 3 of a blown down house, 48 x 26."""
    c = "#A9713F"
    shape, tone, grain = (
        ("M4 14L40 4L44 11L8 22Z", c, "M12 14H30"),
        ("M6 6L30 8L42 16L26 20L4 14Z", light(c, 0.16), "M12 13H28"),
        ("M4 10L22 4L36 8L30 20L12 22Z", dark(c, 0.18), "M12 12H26"),
    )[i - 1]
    return paper(shape, tone, 1.3, 0, 3) + line(grain, dark(c, 0.32), 1.8, 0.7)


CUBES = {  # of a die: its edge, three faces with their rims (left, right, top), symbols on top, left and right
    "white": (
        "#E9DFC8",
        (("#FFF9EA", "#F1E7D2"), ("#EBE0CA", "#D9CDB5"), ("#FFFEF9", "#FBF4E4")),
        ("straw", "sticks", "bricks"),
    ),
    "grey": (
        "#84878E",
        (("#A6A8AC", "#91949A"), ("#93969C", "#7F828A"), ("#B4B6B9", "#9FA2A7")),
        ("straw", "sticks", "straw"),
    ),
}


def die_cube(die: str) -> str:
    """A die seen from a corner, 200 x 212: one symbol on top, two in front."""
    edge, (left_tones, right_tones, top_tones), (on_top, on_left, on_right) = CUBES[die]
    top, right, middle, left = (100.0, 12.0), (184.0, 54.0), (100.0, 98.0), (16.0, 54.0)
    left_foot, middle_foot, right_foot = (16.0, 146.0), (100.0, 196.0), (184.0, 146.0)
    s = paper(poly([top, right, right_foot, middle_foot, left_foot, left]), edge, 2.4, 0, 16, 0.8, 0.3)
    s += cube_face([left, middle, middle_foot, left_foot], *left_tones)
    s += cube_face([middle, right, right_foot, middle_foot], *right_tones)
    s += cube_face([top, right, middle, left], *top_tones)
    s += on_cube(on_top, middle_of([top, right, middle, left]), (84, 44), (-84, 42), 1.02)
    s += on_cube(on_left, middle_of([left, middle, middle_foot, left_foot]), (84, 44), (0, 92), 1.12)
    return s + on_cube(on_right, middle_of([middle, right, right_foot, middle_foot]), (84, -44), (0, 92), 1.12)


def middle_of(corners: list[Point]) -> Point:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def cube_face(corners: list[Point], c: str, edge: str) -> str:
    cx, cy = middle_of(corners)
    rim = [(cx + (x - cx) * 0.93, cy + (y - cy) * 0.93) for x, y in corners]
    inside = [(cx + (x - cx) * 0.8, cy + (y - cy) * 0.8) for x, y in corners]
    return fill(poly(rim), edge, soft=14) + fill(poly(inside), c, soft=12)


def on_cube(symbol: str, centre: Point, across: Point, down: Point, k: float) -> str:
    """A symbol, drawn for a face of 96 x 96, on a face with the sides across and down, k times as large."""
    matrix = (*(side / 96 * k for side in (*across, *down)), *centre)
    return g(SYMBOL[symbol](), f"matrix({' '.join(f'{v:.3f}' for v in matrix)})")


def hand(seat: str) -> str:
    """Press here: a paper hand, 104 x 124, finger tip at (24, 16)."""
    c, sk = C[seat], "#FBEFDA"
    s = paper("M52 96L94 82L104 112L66 124Z", c, 1.6, 0, 6)
    s += paper("M46 90L92 74L97 86L52 102Z", light(c, 0.3), 1.3, 2, 4)
    d = curve(
        "18 22, 17 13, 25 9, 33 15, 48 46, 56 41, 63 47, 70 43, 77 50, 84 49, 90 58, 94 72, 86 86, 64 98, 46 92, "
        "30 76, 20 68, 18 60, 26 57, 37 62"
    )
    s += paper(d, sk, 2, 3) + line("M56 46L61 57M69 47L73 57M83 53L84 60", dark(sk, 0.3), 3)
    return s + line("M22 14Q26 13 28 17", dark(sk, 0.2), 2.2)


def plot(seat: str) -> str:
    """The strip of garden that a child's three houses stand on, 400 x 44, stitched, in the seat's colour."""
    c = C[seat]
    edge = curve("6 24, 20 10, 110 5, 200 7, 290 5, 380 10, 394 24, 380 37, 290 41, 200 40, 110 41, 20 37")
    seam = "12 24, 24 14, 110 10, 200 11.5, 290 10, 376 14, 388 24, 376 33, 290 36.5, 200 35.5, 110 36.5, 24 33"
    return paper(edge, c, 1.6, 0, 2) + line(curve(seam), on(c), 1.8, 0.7, dash=(7, 6))


def pictures() -> Iterator[Picture]:
    yield Picture("characters/wolf-paw", 56, 44, paw())
    yield Picture("tokens/dust", 120, 76, dust())
    for i in (1, 2, 3):
        yield Picture(f"tokens/splinter-{i}", 48, 26, splinter(i))
    for die in CUBES:
        yield Picture(f"tokens/die-{die}-cube", 200, 212, die_cube(die))
    for seat in SEATS:
        yield Picture(f"tokens/hand-{seat}", 104, 124, hand(seat))
        yield Picture(f"ground/plot-{seat}", 400, 44, plot(seat))
