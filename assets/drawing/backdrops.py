"""Grounds of the games: 1600 x 960, foot at the foot of the window. The design area is the lower middle, 1280 x 720."""

import math
import random
from collections.abc import Iterator

from assets.drawing.hand import Picture, curve
from assets.drawing.land import blades, bush, cloud, flowers, hill, pine, planks, tree
from game.ui.palette import C
from game.ui.paper import dark, ell, fill, light, line, mix, n, paper, poly, rot, star

ALL = "M0 0H1600V960H0Z"


def meadow() -> str:
    """The Three Little Wolves by day."""
    s = fill(ALL, "#BBDADB")
    s += fill(ell(1180, 250, 120), "#F5E9BE", 0.35) + fill(ell(1180, 250, 78), "#F7E7B0", 0.8)
    for x, y, k in (
        (250, 80, 1.3),
        (620, 292, 0.95),
        (900, 70, 1.6),
        (1380, 78, 1.1),
        (1330, 320, 0.8),
        (90, 330, 0.9),
    ):
        s += cloud(x, y, k, "#F4F4E8")
    s += hill([(-20, 420), (180, 360), (420, 400), (700, 350), (980, 396), (1260, 350), (1620, 410)], "#A9C79A")
    for x, y, k in ((120, 388, 0.5), (205, 374, 0.62), (1340, 372, 0.6), (1410, 380, 0.48)):
        s += tree(x, y, k, "#8DB383")
    s += hill([(-20, 474), (260, 452), (560, 478), (800, 462), (1060, 478), (1340, 452), (1620, 476)], "#93BA7C")
    for x, y, k in ((172, 470, 0.8), (1428, 470, 0.85), (800, 474, 0.55)):
        s += bush(x, y, k, "#7DA86B")
    for i in range(26):
        x = 30 + i * 62 + (i * 37) % 29
        s += blades(x, 520 + (i * 53) % 60, "#7FA96B", 0.8)
    s += hill([(-20, 652), (240, 604), (560, 636), (820, 610), (1100, 634), (1360, 602), (1620, 640)], C["meadow"])
    for i in range(30):
        x = 20 + i * 54 + (i * 41) % 31
        s += blades(x, 690 + (i * 47) % 90, "#6B9458", 0.9)
    for x, y, c in (
        (60, 690, "#F3D9D2"),
        (110, 742, "#F4E6AE"),
        (1500, 700, "#F3D9D2"),
        (1540, 744, "#F4E6AE"),
        (36, 860, "#F3D9D2"),
        (1470, 880, "#F4E6AE"),
    ):
        s += flowers(x, y, c)
    return s


def barn_table() -> str:
    """3 Tricky Pigs: a table in the barn, straw on it, lamplight in the middle."""
    s = fill(ALL, dark(C["barn"], 0.3))
    s += planks(0, 0, 1600, 960, mix(C["barn"], "#8A4A38", 0.5), 9, 7, 3)
    s += fill(ell(800, 620, 620, 360), "#FFD9A0", 0.05) + fill(ell(800, 620, 430, 250), "#FFD9A0", 0.06)
    r = random.Random(5)
    for _ in range(46):
        a = r.uniform(0, 6.28)
        x, y = 800 + math.cos(a) * r.uniform(520, 800), 600 + math.sin(a) * r.uniform(290, 420)
        b = r.uniform(-40, 40)
        s += rot(line(f"M{n(x)} {n(y)}q12 -3 26 0", C["straw"], 2.6, 0.55), b, x, y)
    return s


def high_meadow() -> str:
    """I tre porcellini, the far layer: sky, sun and two hills with a high horizon."""
    s = fill(ALL, C["sky"])
    s += fill(ell(590, 352, 88), "#F7EBC0", 0.32) + paper(ell(590, 352, 50), "#F3DC93", 1.8, 0, 1)
    for x, y, k in (
        (470, 318, 0.9),
        (1010, 316, 1.15),
        (1190, 372, 0.8),
        (60, 400, 1.1),
        (1530, 400, 1.1),
        (800, 76, 1.4),
        (240, 78, 1.3),
        (1330, 72, 1.5),
    ):
        s += cloud(x, y, k, "#F8F6EC")
    s += hill([(-20, 470), (240, 440), (560, 480), (820, 468), (1080, 480), (1360, 436), (1620, 470)], "#A6C9A4")
    for x, y, k in ((70, 458, 0.62), (112, 456, 0.5), (1500, 456, 0.64), (1545, 460, 0.5)):
        s += tree(x, y, k, "#8FBA8C")
    s += hill([(-20, 540), (300, 516), (640, 540), (960, 540), (1300, 516), (1620, 540)], "#93BC88")
    for i in range(22):
        x = 20 + i * 74 + (i * 37) % 29
        s += blades(x, 634 + (i * 31) % 26, "#7EAA74", 0.9)
    return s


def high_meadow_front() -> str:
    """The near layer, 1600 x 320: ridge and clearing. The wolf's hill stands behind it."""
    s = hill([(-20, 66), (300, 52), (800, 30), (1300, 52), (1620, 66)], C["meadow"], 320)
    s += fill(ell(800, 146, 320, 112), light(C["meadow"], 0.14))
    s += fill(ell(800, 146, 268, 88), light(C["meadow"], 0.26))
    for i in range(34):
        x, y = 24 + i * 47 + (i * 41) % 31, 110 + (i * 59) % 190
        if abs(x - 800) > 330 or y > 270:
            s += blades(x, y, "#6B9458", 1)
    for x, y, c in ((60, 96, "#F3D9D2"), (1530, 104, "#F4E6AE"), (596, 284, "#F4E6AE"), (1010, 290, "#F3D9D2")):
        s += flowers(x, y, c)
    return s


def wolf_hill() -> str:
    """The hill the wolf hides behind, 560 x 240; its foot goes behind the near meadow."""
    d = curve("4 240 c, 40 150, 140 46, 270 10, 400 36, 510 140, 556 240 c")
    s = paper(d, "#84B07C", 2.2, 4, 1, 0.34, 0)
    for x, y in ((180, 70), (270, 42), (360, 66), (120, 120), (240, 96), (330, 120), (430, 110), (470, 160), (90, 176)):
        s += blades(x, y, "#73A06B", 0.9)
    return s


def night_clearing() -> str:
    """Flitting Bad Wolf: the wood stands at the upper edge and at the sides, the middle is calm."""
    s = fill(ALL, "#22383F")
    s += fill(ell(836, 330, 300), "#27434B") + fill(ell(836, 330, 190), "#2D4E58")
    r = random.Random(11)
    for _ in range(40):
        x, y = r.uniform(20, 1580), r.uniform(20, 290)
        s += fill(poly(star(x, y, r.uniform(2, 3.6), 1, 4)), "#DCD6B4", 0.75)

    s += fill(curve("-20 330, 300 306, 700 324, 1100 304, 1620 330", False) + "L1620 970L-20 970Z", "#29474A")
    for i in range(23):
        tree = pine(-10 + i * 74 + (i * 29) % 31, 366 + (i * 17) % 14, 78 + (i * 47) % 52)
        s += fill(tree, "#2A4A4B" if i % 2 else "#274546", soft=2)
    s += fill(curve("-20 384, 340 362, 800 380, 1260 360, 1620 384", False) + "L1620 970L-20 970Z", "#294647")
    for x, h in ((24, 330), (112, 240), (1490, 250), (1580, 340)):
        s += fill(pine(x, 560, h), "#213B3C", soft=2)
    s += fill(curve("-20 520, 420 500, 836 512, 1200 500, 1620 524", False) + "L1620 970L-20 970Z", "#2C4A49")
    s += fill(ell(836, 524, 430, 250), "#35585A", 0.35) + fill(ell(836, 524, 300, 160), "#3F6664", 0.3)
    for i in range(26):
        x, y = 30 + i * 62 + (i * 37) % 29, 560 + (i * 97) % 230
        if not 560 < x < 1220:
            s += blades(x, y, "#36544F", 1)
    return s


def pictures() -> Iterator[Picture]:
    for draw in (meadow, barn_table, high_meadow, night_clearing):
        yield Picture(f"ground/{draw.__name__.replace('_', '-')}", 1600, 960, draw())
    yield Picture("ground/high-meadow-front", 1600, 320, high_meadow_front())
    yield Picture("ground/wolf-hill", 560, 240, wolf_hill())
