"""The icon of the program: wolf and pig look out of a wooden box. The smaller it is, the less of it is drawn."""

from collections.abc import Iterator

from assets.drawing.hand import Picture, curve
from assets.drawing.pigs import pig_head
from assets.drawing.wolves import wolf_head
from game.ui.palette import INK, C
from game.ui.paper import at, dark, ell, fill, light, line, mix, paper, poly, rot, rrect

WALL, LIGHT = "#E8C98F", "#F4DFB0"
WOOD = C["wood"]


def large() -> str:
    """From 64 pixels on: 256 x 256."""
    s = paper(rrect(10, 10, 236, 236, 54), WALL, 3, 0, 1)
    s += fill(ell(128, 122, 104, 98), LIGHT)
    s += paper("M34 128L222 128L214 160L42 160Z", dark(WOOD, 0.45), 1.5, 0, 4)
    s += at(wolf_head("calm"), 14, 14, 0.78) + at(rot(pig_head("glad"), 6, 100, 110), 108, 44, 0.68)
    s += paper(rrect(30, 154, 196, 72, 12), WOOD, 2.6, 5, 1)
    s += line("M40 182H216M40 204H216", dark(WOOD, 0.3), 3, 0.6)
    s += paper(rrect(22, 146, 212, 20, 8), light(WOOD, 0.16), 2, 4, 1)
    s += paper(ell(128, 194, 21), C["gold"], 2, 3, 1)
    s += fill(ell(128, 197, 12, 9), "#7A5A12") + fill(ell(123.5, 197, 2.2, 3.8), C["gold"])
    return s + fill(ell(132.5, 197, 2.2, 3.8), C["gold"])


def middle() -> str:
    """For 32 and 48 pixels: 48 x 48, two plain heads, no grain of wood."""
    s = paper(rrect(1.5, 1.5, 45, 45, 10), LIGHT, 0.8, 0, 0)
    head = "6 28 c, 5 20, 8 15, 8 5 c, 14 10, 18 10, 22 3 c, 26 11, 27 18, 32 21 c, 30 28 c"
    s += paper(curve(head), C["wolf"], 0.7, 0, 1)
    s += fill(poly([(9.5, 8), (13, 12), (10, 15)]), mix(C["wolf"], C["pig"], 0.5), soft=0.6)
    s += fill(poly([(21.5, 6.5), (23.5, 12), (19, 12)]), mix(C["wolf"], C["pig"], 0.5), soft=0.6)
    for x in (12.5, 19.5):
        s += fill(ell(x, 19, 3, 3.6), "#FFFDF4") + fill(ell(x + 0.9, 19.2, 1.6, 2.1), INK)
    s += paper(poly([(26, 19), (25.5, 11), (32, 13.5)]), C["pig"], 0.6, 0, 1.4)
    s += paper(poly([(36, 13.5), (43, 11.5), (42, 19)]), C["snout"], 0.6, 0, 1.4)
    s += paper(ell(34, 22.5, 9.8, 9.2), C["pig"], 0.7, 0.8, 0.5)
    s += fill(ell(30.3, 19.5, 1.4, 1.7), INK) + fill(ell(37.8, 19.3, 1.4, 1.7), INK)
    s += fill(ell(34.2, 24.6, 5, 3.6), C["snout"])
    s += fill(ell(32.5, 24.6, 0.9, 1.4), C["nostril"]) + fill(ell(36, 24.5, 0.9, 1.4), C["nostril"])
    s += paper(rrect(6, 30, 36, 12.5, 2.5), WOOD, 0.7, 0.8, 0)
    s += paper(rrect(4, 27.5, 40, 5.5, 2), light(WOOD, 0.2), 0.6, 0.8, 0)
    return s + paper(ell(24, 36.5, 4.6), C["gold"], 0.6, 0.6, 0) + fill(ell(24, 36.8, 2.2, 1.7), "#7A5A12")


def small() -> str:
    """For 24 pixels: 24 x 24, the wolf alone, on whole pixels."""
    s = fill(rrect(0.5, 0.5, 23, 23, 5), WALL)
    s += fill("M5 14L4.5 8L5 2L9.500 5.500H14.500L19 2L19.500 8L19 14Z", C["wolf"], soft=1)
    s += fill("M6.500 5V8L8.500 6.500ZM17.500 5V8L15.500 6.500Z", C["pig"])
    s += fill("M12 9.500L16.500 14H7.500Z", "#D5D3CB") + fill(ell(12, 12.6, 2, 1.5), INK)
    for x in (8.5, 15.5):
        s += fill(ell(x, 9.2, 1.9, 2.1), "#FFFDF4") + fill(ell(x + 0.2, 9.4, 1.05, 1.3), INK)
    s += fill(rrect(3, 15, 18, 7, 1), WOOD) + fill(rrect(2, 13, 20, 3, 1), light(WOOD, 0.25))
    return s + fill(rrect(10, 16, 4, 4, 1.4), C["gold"])


def smallest() -> str:
    """For 16 pixels: 16 x 16, a wolf's ears and eyes over a box."""
    s = fill(rrect(0, 0, 16, 16, 3), WALL)
    s += fill("M3 9V1L6 4H10L13 1V9Z", C["wolf"], soft=0.4)
    for x in (5, 9):
        s += fill(f"M{x} 5H{x + 2}V8H{x}Z", "#FFFDF4") + fill(f"M{x + 1} 6H{x + 2}V8H{x + 1}Z", INK)
    s += fill("M2 10H14V15H2Z", WOOD) + fill("M1 9H15V11H1Z", light(WOOD, 0.3))
    return s + fill("M7 11H9V13H7Z", C["gold"])


def pictures() -> Iterator[Picture]:
    yield Picture("app-icon", 256, 256, large())
    for side, draw in ((48, middle), (24, small), (16, smallest)):
        yield Picture(f"app-icon-{side}", side, side, draw())
