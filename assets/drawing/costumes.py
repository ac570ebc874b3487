"""Hats and clothes of the players who came later: cook, sailor, sleeper, postman, gardener, fiddler.

Hats are drawn where they sit on an upright head of 200 x 200, clothes where they lie on the bust.
"""

from assets.drawing.hand import curve
from game.ui.palette import C
from game.ui.paper import at, dark, ell, fill, light, line, paper, poly, rot, rrect, star

WHITE = "#F6EFE0"


def toque() -> str:
    """A cook's hat, taller than the ears of a wolf; darker than paper, on which it is often shown."""
    c = "#E3D8C2"
    top = curve("44 46, 28 34, 26 10, 46 0, 58 -18, 88 -24, 116 -16, 138 0, 142 22, 130 44, 86 48")
    s = paper(top, c, 2.2, 3, 2, 0.3, 0.36)
    folds = "M62 40Q56 20 64 4M88 42Q86 16 92 -6M112 40Q118 22 112 8"
    s += line(folds, dark(c, 0.22), 3.4, 0.9)
    s += fill(curve("34 22, 36 6, 52 4, 62 -10, 82 -16 c, 66 0, 54 12, 44 26"), "#F8F1E1", 0.9)
    s += paper(curve("40 64 c, 42 42 c, 86 36, 130 42 c, 134 62 c, 86 54"), "#F6EFE0", 1.8, 3, 2, 0.3, 0.3)
    for x, y, tilt in ((50, 53, 4), (68, 49, 3), (87, 47.5, 0), (105, 49, -3), (122, 52, -5)):
        s += rot(fill(rrect(x - 3.6, y - 8, 7.2, 17, 1.5), C["brick"]), tilt, x, y)
    return s


def cook_jacket() -> str:
    """Two rows of buttons and a red kerchief."""
    s = line("M100 172V197", dark(WHITE, 0.2), 2.4)
    for x in (88, 113):
        s += fill(ell(x, 188, 3.4), "#6C5A55")
    s += paper(curve("60 160, 84 170, 112 170, 138 158, 142 168, 118 181, 84 181, 58 170"), C["brick"], 1.4, 2)
    return s + paper(curve("96 172, 84 194, 98 190, 104 197, 112 178"), dark(C["brick"], 0.1), 1.2, 2)


def sailor_cap() -> str:
    """White and flat, with a blue band and a red bobble."""
    blue = "#2F5D86"
    s = paper(ell(92, 14, 13, 11), C["brick"], 1.6, 0, 1)
    s += paper(curve("18 44, 22 28, 56 18, 92 16, 130 20, 154 32, 156 44, 130 48, 84 44, 42 50"), WHITE, 1.9, 3)
    s += paper(curve("38 66 c, 38 46 c, 84 38, 132 44 c, 134 62 c, 86 56"), blue, 1.7, 3)
    s += line("M42 56Q86 46 131 53", light(blue, 0.6), 2.4, 0.9)
    return s + paper("M42 62L24 92L36 90L40 100L54 68Z", blue, 1.2, 2, 2)


def sailor_shirt(stripe: str) -> str:
    s = line("M52 176Q100 166 146 174M48 189Q100 179 150 187", stripe, 6)
    s += paper("M62 158L100 186L74 197L44 174Z", stripe, 1.4, 2, 3)
    s += paper("M138 156L100 186L126 197L154 172Z", stripe, 1.4, 2, 3)
    s += line("M60 168L88 187M140 167L112 187", light(stripe, 0.6), 2.4)
    return s + paper(curve("100 182, 92 178, 90 188, 96 197, 106 197, 110 187, 108 178"), C["brick"], 1.2, 2)


def nightcap() -> str:
    """It hangs down behind, with a bobble."""
    c = "#7F8FBF"
    tail = curve("96 -12, 58 -22, 18 -6, 6 46, 8 66 c, 28 64 c, 34 38, 50 28, 74 30")
    s = paper(tail, dark(c, 0.1), 1.8, 3)
    s += paper(ell(18, 72, 15, 14), WHITE, 1.6, 3, 1)
    s += paper(curve("38 60 c, 42 26, 68 -8, 98 -12, 126 14, 136 58 c, 86 52"), c, 1.9, 2)
    for x, y, r in ((64, 30, 8), (100, 10, 7.5), (112, 38, 7.5), (38, 8, 7), (21, 36, 6)):
        s += fill(poly(star(x, y, r, r * 0.45)), "#F2DFA6", soft=1.5)
    return s + paper(curve("32 70, 30 58, 42 52, 86 45, 132 50, 142 58, 138 68, 86 62, 44 72"), WHITE, 1.6, 3)


def nightshirt(c: str) -> str:
    s = paper("M74 154L100 180L82 186L62 162Z", light(c, 0.5), 1.2, 2, 3)
    s += paper("M128 153L100 180L118 186L140 160Z", light(c, 0.5), 1.2, 2, 3)
    s += line("M56 197L62 172M144 197L138 172M80 197V190M122 197V190", light(c, 0.4), 3.4, 0.9)
    return s + fill(ell(101, 190, 3.4), dark(c, 0.4))


def post_cap() -> str:
    """Stiff, with a peak and a golden horn."""
    c = "#3F6A94"
    s = paper(curve("44 50 c, 36 12 c, 60 -6, 108 -10, 156 4 c, 154 48 c, 100 42"), c, 1.9, 3, 5)
    s += fill(curve("34 16, 60 -2, 108 -6, 156 8 c, 156 16 c, 106 2, 62 6, 36 24 c"), light(c, 0.22), 0.9)
    s += fill(curve("42 38 c, 98 30, 155 37 c, 154 47 c, 100 42, 44 49 c"), dark(c, 0.38), soft=1)
    peak = curve("36 54, 60 44, 104 40, 146 43, 166 54, 180 64, 170 68, 148 60, 104 55, 62 60, 40 66")
    s += paper(peak, "#33363F", 1.6, 3, 2, 0.34)
    horn = line("M-11 -6Q-14 8 0 8Q13 8 12 -3", C["straw"], 5) + line("M-15 -8L-6 -10", C["straw"], 5)
    horn += fill("M7 -2L18 -9L19 1Z", C["straw"], soft=2)
    return s + at(horn, 98, 19, 1.06)


def post_bag() -> str:
    """A strap across, and a letter that looks out of the bag."""
    leather = "#8A5A36"
    s = line("M56 158Q86 178 112 197", dark(leather, 0.25), 11) + line("M56 157Q86 177 112 196", leather, 8)
    letter = paper(rrect(118, 168, 34, 26, 2), WHITE, 1.1, 2, 1) + line("M119 170L135 182L151 170", "#B9A68A", 2.2)
    s += rot(letter, -7, 135, 180)
    s += paper("M104 197L108 184Q132 176 158 182L160 197Z", leather, 1.4, 2, 3)
    return s + line("M110 191Q134 184 156 189", light(leather, 0.4), 2, 0.9, dash=(5, 4))


def headscarf() -> str:
    """Knotted on top, with a daisy."""
    c = "#5E9A72"
    s = paper(curve("92 24 c, 74 12, 66 -10, 80 -16, 94 -4, 100 16 c"), dark(c, 0.1), 1.6, 2)
    s += paper(curve("100 24 c, 108 0, 126 -14, 138 -4, 130 12, 110 26 c"), light(c, 0.1), 1.6, 2)
    s += paper(curve("36 64, 50 34, 76 20, 104 18, 134 26, 158 44, 170 62, 140 50, 104 46, 66 52"), c, 1.9, 3)
    for x, y in ((60, 44), (82, 30), (112, 30), (100, 40), (134, 42), (150, 52), (74, 44)):
        s += fill(ell(x, y, 3.6), "#F4ECDA")
    s += paper(ell(99, 22, 11, 9), c, 1.4, 2, 1)
    petals = "".join(at(paper(ell(0, -10, 5.6, 8.4), "#FFFDF6", 0.9, 0, 0.5), 0, 0, 1, a) for a in range(0, 360, 60))
    return s + at(petals + paper(ell(0, 0, 6.4), C["straw"], 1, 0, 0.5), 146, 30, 1.15, 10)


def apron(c: str) -> str:
    """A bib with a sprout in its pocket."""
    s = paper("M62 197L70 168Q100 160 130 168L138 197Z", c, 1.4, 2, 3)
    s += line("M72 170L60 155M128 170L140 155", c, 8)
    s += line("M100 184V168", "#5E8A4A", 4)
    for side in (-1, 1):
        leaf = curve("0 0 c, 8 -9, 19 -8 c, 14 3, 5 4")
        s += at(paper(leaf, "#7FB069", 0.9, 0, 1), 100, 172, (side, 1))
    return s + paper(rrect(82, 182, 37, 15, 3), dark(c, 0.14), 1.1, 0, 1)


def beret() -> str:
    """It leans over one ear."""
    c = "#7B3B4B"
    s = paper(curve("26 48, 12 26, 36 2, 84 -8, 128 -2, 154 20, 156 46, 104 40, 60 46"), c, 1.9, 3)
    s += fill(curve("30 30, 44 10, 80 0, 100 2 c, 72 8, 48 22, 36 40"), light(c, 0.2), 0.8)
    s += line("M84 -7Q88 -16 98 -18", c, 6)
    return s + paper(curve("44 54, 46 42, 100 34, 154 42, 158 54, 100 46"), dark(c, 0.25), 1.5, 2.5)


def violin() -> str:
    """Under the chin on the right, its neck up beside the head."""
    wood, dk = "#B8692F", "#4A2A1C"
    body = curve("0 -26, 15 -22, 18 -8, 12 0, 20 12, 17 28, 0 33, -17 28, -20 12, -12 0, -18 -8, -15 -22")
    s = paper("M-4 -20L-3 -84L3 -84L4 -20Z", dk, 1.2, 2, 2)
    s += paper(curve("0 -84, 9 -88, 9 -99, -1 -102, -9 -95, -5 -86"), dark(wood, 0.2), 1.3, 2)
    s += line("M-11 -78H-4M4 -72H11", dk, 4.5)
    s += paper(body, wood, 1.6, 3) + line("M-9 6Q-12 12 -9 18M9 6Q12 12 9 18", dk, 2.6)
    s += fill("M-4 -18L4 -18L3 8L-3 8Z", dk, soft=1) + line("M-6 20H6", dk, 3.4)
    s += line("M-1.500 -84V20M1.500 -84V20", "#F4ECDA", 1)
    return at(s, 158, 172, 1, 14)


def tie(c: str) -> str:
    """A white shirt front with a soft bow."""
    s = paper("M74 156L128 154L104 197L98 197Z", WHITE, 1.2, 0, 2)
    s += paper(curve("100 174, 80 164, 70 170, 76 184, 92 180"), c, 1.3, 2)
    s += paper(curve("102 174, 120 164, 130 169, 126 183, 110 180"), c, 1.3, 2)
    s += line("M98 178L90 197M104 178L112 196", c, 6)
    return s + paper(ell(101, 175, 7), dark(c, 0.12), 1.1, 1.5)
