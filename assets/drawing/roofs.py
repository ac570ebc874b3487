"""Roofs: each is a whole storey, plate included, with what crowns it; the middle of its foot stands on the axis."""

from collections.abc import Callable, Iterator

from assets.drawing.hand import Picture
from assets.drawing.houses import plate, slab, storey, window
from assets.drawing.patterns import chevrons, glyph, roof_tone, scallops, wall_pattern
from game.ui.palette import HOUSES, PAPER, C
from game.ui.paper import dark, ell, fill, light, line, n, paper, poly, rrect, star


def gable(house: str, x0: float, x1: float, y1: float, y0: float, c: str, flat: float = 0) -> str:
    """A gable from x0 to x1, foot at y1, ridge at y0 and `flat` wide; the pattern of the house is cut to the slope."""
    m = (x0 + x1) / 2
    corners = [(x0, y1), (m - flat / 2, y0), (m + flat / 2, y0), (x1, y1)]
    s = paper(poly(corners), c, 1.5, 2.5, 4)
    rows, step = "", 11
    y = y0 + step + (4 if flat else 10)
    while y < y1 - 3:
        t = (y - y0) / (y1 - y0)
        a, b = m - flat / 2 + (x0 - m + flat / 2) * t + 4, m + flat / 2 + (x1 - m - flat / 2) * t - 4
        cnt = max(1, round((b - a) / 15))
        p = (b - a) / cnt
        if house == "red":
            rows += "".join(
                f"M{n(a + j * p)} {n(y - 3)}A{n(p / 2)} {n(p / 2.4)} 0 0 0 {n(a + (j + 1) * p)} {n(y - 3)}"
                for j in range(cnt)
            )
        elif house == "green":
            rows += f"M{n(a)} {n(y)}"
            rows += "".join(f"L{n(a + (j + 0.5) * p)} {n(y - 5)}L{n(a + (j + 1) * p)} {n(y)}" for j in range(cnt))
        y += step
    if house == "yellow":
        for j in range(1, 8):
            t = j / 8
            rows += f"M{n(m + (t - 0.5) * max(flat, 10))} {n(y0 + (y1 - y0) * 0.3)}"
            rows += f"L{n(x0 + (x1 - x0) * (t * 0.84 + 0.08))} {n(y1 - 4)}"
    if house == "white":
        cx, cy = m, y1 - (y1 - y0) * 0.42
        inner = [((x - cx) * 0.8 + cx, (y - cy) * 0.8 + cy) for x, y in corners]
        return s + line(poly(inner), "#8F836C", 1.8, 0.9, dash=(6, 5))
    col = dark(c, 0.32) if house == "red" else light(c, 0.38)
    return s + line(rows, col, 2 if house == "red" else 2.6, 0.55)


def chimney(x: float, y: float, h: float) -> str:
    """A smoking chimney; the smoke goes 23 up and 24 to the right."""
    s = fill(ell(x + 9, y - 11, 4.5), "#FFFDF4", 0.75)
    s += fill(ell(x + 15, y - 18, 6), "#FFFDF4", 0.6) + fill(ell(x + 24, y - 23, 4), "#FFFDF4", 0.45)
    s += paper(rrect(x, y, 13, h, 1.5), "#A8604A", 1.1, 0, 1)
    return s + paper(rrect(x - 2.5, y - 4, 18, 6, 1.5), "#C98669", 0.9, 1.5, 1)


def flag(x: float, y: float, c: str, h: float) -> str:
    """A flag on a pole h high; (x, y) is the foot of the pole."""
    s = line(f"M{x} {y}V{y - h}", "#6B4A35", 2.6)
    top = y - h
    cloth = f"M{x + 1} {top}Q{x + 9} {top - 4} {x + 21} {top + 2}Q{x + 15} {top + 6} {x + 20} {top + 12}"
    return s + paper(cloth + f"Q{x + 9} {top + 8} {x + 1} {top + 12}Z", c, 0.9, 1.5, 1)


def roof7(house: str, plated: bool = True) -> str:
    """Wide penthouse: 168 x 84, hangs over on both sides."""
    c, r = C[house], roof_tone(house)
    s = paper("M28 68L8 68L28 82Z", r, 1, 0, 2) + paper("M140 68L160 68L140 82Z", r, 1, 0, 2)
    # terrace: railing, tree, sunshade
    s += line("M14 24V13M34 24V13M54 24V13M114 24V13M134 24V13M154 24V13M10 12H60M108 12H158", "#6B4A35", 2.4)
    s += paper(rrect(78, 14, 14, 11, 2), "#A8604A", 1, 0, 1) + paper(ell(85, 8, 11, 9), "#6F9A4E", 1.3, 0)
    s += fill(ell(81, 5, 3), light("#6F9A4E", 0.4), 0.8)
    s += paper(rrect(5, 28, 158, 44, 3), c, 1.3, 0, 1, 0.3, 0.2) + wall_pattern(house, 6, 28, 156, 42)
    s += slab(0, 23, 168, light(r, 0.15), 7) + slab(0, 71, 168, r, 7)
    if plated:
        s += plate(33, 34, 31, 31)
    for x in (72, 101, 130) if plated else (40, 71, 102, 133):
        s += window(x, 36, 22, 27, True, sill=False)
    s += glyph(house, None, 19, 50, 0.78, c)
    return s


def roof11(house: str, plated: bool = True) -> str:
    """Fair gable with a golden star: 136 x 96."""
    r = roof_tone(house)
    s = line("M68 26V8", "#6B4A35", 2.8)
    s += paper(poly(star(68, 11, 10.5, 5, 5)), C["gold"], 1.1, 0, 1.5)
    s += storey(house, True, 8, 48, plated)
    s += gable(house, 2, 134, 54, 24, r, 34)
    return s + slab(0, 51, 136, light(r, 0.15), 6)


def roof12(house: str, plated: bool = True) -> str:
    """Mansard with chimney and dormers: 136 x 100."""
    r = roof_tone(house)
    s = chimney(96, 16, 20)
    s += storey(house, True, 8, 52, plated)
    d = "M4 58Q18 48 22 30H114Q118 48 132 58Z"
    s += paper(d, r, 1.5, 2.5, 3)
    if house == "red":
        s += scallops(26, 34, 84, 21, dark(r, 0.3), 6, 0.6)
    elif house == "green":
        s += chevrons(26, 32, 84, 24, light(r, 0.35), 14, 5, 10, 0.5, 2.4)
    elif house == "yellow":
        s += line("M34 34L30 53M48 34L46 53M62 34L61 53M76 34L77 53M90 34L92 53M102 34L107 53", light(r, 0.4), 3, 0.6)
    else:
        s += line("M14 54Q25 46 28 35H108Q111 46 122 54Z", "#8F836C", 1.8, 0.9, dash=(6, 5))
    s += slab(16, 27, 104, light(r, 0.15), 5)
    for x in (44, 80):
        s += paper(poly([(x - 5, 42), (x + 6, 33), (x + 17, 42)]), light(r, 0.15), 0.9, 1.5, 2)
        s += window(x, 41, 12, 13, True, sill=False)
    return s + slab(0, 56, 136, light(r, 0.15), 6)


def roof13(house: str, plated: bool = True) -> str:
    """Steep tall gable with a round attic window: 136 x 124, two storeys high."""
    r = roof_tone(house)
    s = flag(68, 16, C["gold"] if house != "yellow" else C["brick"], 14)
    s += storey(house, True, 8, 76, plated)
    s += gable(house, 4, 132, 82, 18, r, 8)
    s += paper(ell(68, 56, 15), PAPER, 1, 2, 1) + fill(ell(68, 56, 11), C["lamp"])
    s += line("M68 45V67M57 56H79", PAPER, 2.2)
    return s + slab(0, 79, 136, light(r, 0.15), 6)


def roof14(house: str, plated: bool = True) -> str:
    """Tower with a spire: 136 x 148, two storeys high."""
    c, r = C[house], roof_tone(house)
    s = flag(68, 24, C["brick"] if house != "red" else C["gold"], 18)
    s += storey(house, True, 8, 100, plated)
    # shoulders of the roof, then the tower in front
    s += gable(house, 2, 134, 106, 80, r, 70)
    s += paper(rrect(44, 58, 48, 46, 2), c, 1.3, 2.5, 1, 0.3, 0.2)
    if house == "white":
        s += line(rrect(47.5, 61.5, 41, 39, 3), "#A2967F", 1.8, 0.9, dash=(6, 5))
    s += window(57, 68, 22, 26, True)
    s += gable(house, 36, 100, 62, 18, r, 4)
    s += slab(34, 59, 68, light(r, 0.15), 5)
    return s + slab(0, 103, 136, light(r, 0.15), 6)


ROOFS: dict[int, tuple[Callable[[str, bool], str], float, float]] = {  # number of the card: drawing, width, height
    7: (roof7, 168, 84),
    11: (roof11, 136, 96),
    12: (roof12, 136, 100),
    13: (roof13, 136, 124),
    14: (roof14, 136, 148),
}


def pictures() -> Iterator[Picture]:
    for house in HOUSES:
        for number, (draw, width, height) in ROOFS.items():
            yield Picture(f"houses/roof-{number}-{house}", width, height, draw(house, True))
