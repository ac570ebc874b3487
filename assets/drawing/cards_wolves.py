"""Cards of The Three Little Wolves. Pictures are 100 x 100 and lie in the middle of a card."""

from collections.abc import Iterator

from assets.drawing.big_bad import big_bad_pig
from assets.drawing.cards import card_back, card_base, large_tab, number_tab, scene, small_tab
from assets.drawing.hand import Picture, curve
from assets.drawing.houses import basement, cap, ground_line, storey
from assets.drawing.patterns import chevrons, glyph, mark_tone, rays, roof_tone, scallops
from assets.drawing.roofs import ROOFS
from assets.drawing.suits import suit_pattern
from assets.drawing.wolves import wolf_head
from game.ui.palette import HOUSES, PAPER, C
from game.ui.paper import arch, at, dark, ell, fill, g, light, line, mirrored, mix, paper, poly, rot, rrect


def border_pattern(house: str) -> str:
    c = C[house]
    match house:
        case "red":
            return scallops(2, 9, 116, 150, dark(c, 0.4), 3, 0.6, 1.4)
        case "yellow":
            half = rays(3, 3, 114, 162, light(c, 0.5), 60, 84, 15, 0.6, 40)
            return half + g(half, "rotate(180 60 84)")
        case "green":
            return chevrons(3, 4, 114, 160, light(c, 0.45), 12, 5, 9, 0.55, 2)
    return line(rrect(4.6, 4.6, 110.8, 158.8, 8), "#A2967F", 1.8, 0.9, dash=(6, 5))


def hill_pattern(house: str) -> str:
    c = C[house]
    match house:
        case "red":
            return scallops(11, 138, 77, 20, dark(c, 0.1), 5.5, 0.6, 1.8)
        case "yellow":
            return rays(11, 137, 77, 21, c, 49, 158, 11, 0.75, 5)
        case "green":
            return chevrons(11, 137, 77, 21, c, 11, 5, 7.5, 0.5, 2.2)
    return line("M15 141H83M15 153H83", "#A2967F", 1.8, 0.8, dash=(6, 5))


GLYPH_ON_TAB = {"red": "#FFE9D2", "yellow": "#7A4A0E", "green": "#E3F0CB", "white": "#8A8072"}


def wolves_face(house: str, effect: bool = False) -> str:
    """The front of a house card without number and picture; `effect`: with a strip for one line of words."""
    c = C[house]
    hill, tab, panel = (c, c, PAPER) if house != "white" else ("#BFB5A0", "#E2D8C2", "#FFFBF1")
    s = card_base(c, border_pattern(house), panel) + scene(hill, hill_pattern(house))
    if effect:
        s += paper(rrect(8, 138, 104, 22, 5), mix(PAPER, hill, 0.4 if house == "green" else 0.55), 0.7, 0, 0)
    return s + number_tab(tab, not effect) + glyph(house, GLYPH_ON_TAB[house], 27, 52, 0.74, tab)


def wolves_small(house: str) -> str:
    """The front for size S: a large number, the glyph beside it, no words."""
    c = C[house]
    hill, tab, panel = (c, c, PAPER) if house != "white" else ("#BFB5A0", "#E2D8C2", "#FFFBF1")
    s = card_base(c, border_pattern(house), panel) + scene(hill, hill_pattern(house)) + small_tab(tab)
    tone = {"white": mark_tone("white"), "yellow": dark(c, 0.34)}.get(house, dark(c, 0.12))
    return s + glyph(house, tone, 92, 36, 1.15, panel)


def wolves_large(house: str) -> str:
    """The front for large text: as for size S, but the glyph stays where cards that overlap show it."""
    c = C[house]
    hill, tab, panel = (c, c, PAPER) if house != "white" else ("#BFB5A0", "#E2D8C2", "#FFFBF1")
    s = card_base(c, border_pattern(house), panel) + scene(hill, hill_pattern(house)) + large_tab(tab)
    return s + glyph(house, GLYPH_ON_TAB[house], 35, 78, 1, tab)


def pig_card() -> str:
    """The front of a Big Bad Pig card; a small picture and one line go into the lower panel."""
    c = "#A8506A"
    s = card_base(c, suit_pattern("puff", 2, 2, 116, 164, light(c, 0.5)), "#FBEBE1")
    s += fill(ell(60, 76, 46, 46), mix("#FBEBE1", c, 0.28))
    for i in range(12):
        if i not in (2, 3, 4, 8, 9, 10):
            s += rot(fill("M57 24L63 24L60 15Z", mix("#FBEBE1", c, 0.28), soft=2), i * 30, 60, 76)
    s += at(big_bad_pig(), 10, 27, 0.5)
    s += paper(rrect(8, 124, 104, 36, 5), mix(PAPER, c, 0.3), 0.8, 2, 0)
    return s


BACK = "#3F6B5C"


def wolves_back() -> str:
    c = BACK
    s = ""
    for r in range(7):
        for i in range(5):
            x, y = 22 + i * 19, 24 + r * 20.4
            if 34 < x < 86 and 52 < y < 116:
                continue
            house = poly([(x - 6, y), (x, y - 6), (x + 6, y), (x + 6, y + 7), (x - 6, y + 7)])
            s += fill(house, light(c, (0.12, 0.2, 0.28)[(r + i) % 3]), soft=1.5)
            s += fill(rrect(x - 1.8, y + 1.5, 3.6, 4, 0.8), c)
    s += paper(ell(60, 84, 33, 35), C["cream"], 1.2, 3, 1) + fill(ell(60, 84, 28.5, 30.5), "#2F5347")
    s += at(wolf_head("calm"), 33, 56, 0.27)
    return card_back(c, s)


def storey_picture(house: str) -> str:
    return at(storey(house, True, plated=False), 2, 46, 0.8) + at(cap(house), 2, 35.5, 0.8)


def roof_picture(house: str, number: int) -> str:
    draw, w, h = ROOFS[number]
    z = min(96 / w, 92 / h)
    return at(draw(house, False), 50 - w * z / 2, 92 - h * z, round(z, 3))


def cellar_picture(house: str) -> str:
    """Cards 1 to 3: above the ground or below it."""
    s = at(storey(house, True, plated=False), 11, 12, 0.65) + at(cap(house), 11, 3, 0.65)
    s += paper(rrect(4, 44, 92, 46, 10), "#7A5A41", 1.2, 0, 1)
    s += at(basement(house, plated=False), 14, 52, 0.6)
    return s + at(ground_line(), 2, 38, 0.6)


def double_picture(house: str) -> str:
    """Cards 9 and 10: a low house or a high one."""
    z, p = 0.42, 17.6
    s = at(storey(house, False, plated=False), 0, 68, z) + at(cap(house), 0, 62.5, z)
    for i in range(4):
        s += at(storey(house, i % 2 == 0, plated=False), 50, 68 - i * p, z)
    s += at(cap(house), 50, 68 - 3 * p - 5.5, z)
    return s + at(ground_line(), 0, 83, 0.62)


def arrow(shaft: str, head: str, w: float) -> str:
    """A golden arrow, its shaft w wide; both parts are paths."""
    c = C["gold"]
    return line(shaft, dark(c, 0.3), w + 2) + line(shaft, c, w) + paper(head, c, 1, 0, 3)


def small_back(x: float, y: float, angle: float) -> str:
    """The back of a card, 30 x 42, about (x, y)."""
    s = paper(rrect(-15, -21, 30, 42, 4), PAPER, 1.1, 2.5, 1)
    s += fill(rrect(-11, -17, 22, 34, 2.5), mix(PAPER, BACK, 0.75)) + fill(ell(0, 0, 7, 8), light(BACK, 0.45))
    return at(s, x, y, 1, angle)


def pass_picture(left: bool) -> str:
    """Two cards go to the neighbour; the trotter hands them over."""
    s = arrow("M78 38C66 20 40 16 24 32", "M12 44L15 22L34 36Z", 8) + small_back(62, 66, 14) + small_back(42, 70, -8)
    s += paper(curve("84 100 c, 78 84, 66 82, 64 90, 72 100 c"), C["pig"], 1.1, 2)
    s += fill(curve("64 90, 66 82, 71 83, 70 91"), C["nostril"])
    return s if left else mirrored(s, 100)


def send_picture() -> str:
    """A wolf goes to a house."""
    s = paper(rrect(54, 52, 40, 44, 3), C["red"], 1.2, 2, 1)
    s += scallops(55, 53, 38, 42, dark(C["red"], 0.4), 5, 0.5, 1.3)
    s += paper("M48 54L60 34L88 34L100 54Z", roof_tone("red"), 1.2, 2, 3)
    s += paper(arch(62, 60, 24, 30), PAPER, 1, 1.6, 1) + fill(arch(65, 63, 18, 24), C["lamp"])
    s += line("M74 63V87M65 76H83", PAPER, 2)
    s += at(wolf_head("glad", "#66738A"), -2, 30, 0.3)
    return s + arrow("M24 26C36 10 56 8 68 18", "M78 28L60 26L72 10Z", 6)


def pictures() -> Iterator[Picture]:
    for house in HOUSES:
        yield Picture(f"cards/wolves-face-{house}", 120, 168, wolves_face(house))
        yield Picture(f"cards/wolves-face-{house}-effect", 120, 168, wolves_face(house, True))
        yield Picture(f"cards/wolves-face-{house}-small", 120, 168, wolves_small(house))
        yield Picture(f"cards/wolves-face-{house}-large", 120, 168, wolves_large(house))
        yield Picture(f"cards/picture-storey-{house}", 100, 100, storey_picture(house))
        yield Picture(f"cards/picture-cellar-{house}", 100, 100, cellar_picture(house))
        yield Picture(f"cards/picture-double-{house}", 100, 100, double_picture(house))
        for number in ROOFS:
            yield Picture(f"cards/picture-roof-{number}-{house}", 100, 100, roof_picture(house, number))
    yield Picture("cards/wolves-face-pig", 120, 168, pig_card())
    yield Picture("cards/wolves-back", 120, 168, wolves_back())
    yield Picture("cards/pass-left", 100, 100, pass_picture(True))
    yield Picture("cards/pass-right", 100, 100, pass_picture(False))
    yield Picture("cards/send-wolf", 100, 100, send_picture())
