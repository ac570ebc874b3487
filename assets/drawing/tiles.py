"""Puzzle tiles of I tre porcellini: 144 x 128, wall x 12 to 132, foot y 124; they stack every 98, lower ones first."""

from collections.abc import Iterator
from typing import TypeAlias

from assets.drawing.hand import Picture, crescent, on
from assets.drawing.houses import window
from game.ui.palette import PAPER, SEATS, C
from game.ui.paper import arch, dark, ell, fill, light, line, n, paper, rrect

Box: TypeAlias = tuple[float, float, float, float]  # x, y, width, height

MATERIAL = {"straw": C["straw"], "wood": "#A9713F", "brick": C["brick"]}
DOT = {"straw": "#F2CF4A", "wood": "#7A4A28", "brick": "#C23B30"}
TILES = (  # material, floor, whether it carries the roof
    ("straw", 1, True),
    ("wood", 1, False),
    ("wood", 2, True),
    ("brick", 1, False),
    ("brick", 2, False),
    ("brick", 3, True),
)
SOCKET: dict[str, Box] = {"straw": (54, 98, 36, 99), "wood": (54, 98, 36, 30), "brick": (53, 98, 38, 30)}  # keep clear
DOOR: Box = (52, 68, 40, 60)


def knob(cx: float, y: float, side: int) -> str:
    """The round knob of a puzzle piece, 22 high, drawn from left to right (side 1) or from right to left (side -1)."""
    a, b, c, d = 4 * side, 8 * side, 12 * side, 14 * side
    return (
        f"L{n(cx - b)} {n(y)}C{n(cx - a)} {n(y - 4)} {n(cx - d)} {n(y - 8)} {n(cx - c)} {n(y - 14)}"
        f"C{n(cx - 10 * side)} {n(y - 22)} {n(cx + 10 * side)} {n(y - 22)} {n(cx + c)} {n(y - 14)}"
        f"C{n(cx + d)} {n(y - 8)} {n(cx + a)} {n(y - 4)} {n(cx + b)} {n(y)}"
    )


def tile_outline(floor: int, top: bool) -> str:
    """The whole tile; knob and socket hold a floor on the one below."""
    if top:
        d = "M12 124V66L2 66Q-1 62 3 58L66 8Q72 4 78 8L141 58Q145 62 142 66L132 66V124"
    else:
        d = "M12 124V26" + knob(72, 26, 1) + "L132 26V124"
    if floor > 1:
        d += knob(72, 124, -1)
    return d + "Z"


def openings(floor: int, top: bool) -> list[Box]:
    """Door and windows of the wall; those of an upper floor with roof are drawn over the wall instead."""
    if floor == 1:
        return [DOOR] if top else [DOOR, (18, 50, 30, 34), (97, 50, 30, 34)]
    return [] if top else [(24, 46, 36, 38), (84, 46, 36, 38)]


def spans(start: float, end: float, y: float, h: float, holes: list[Box]) -> list[tuple[float, float]]:
    """What holes leave of a course from start to end, y to y + h; bits of 3 and less are dropped."""
    left = [(start, end)]
    for hx, hy, hw, hh in holes:
        if y + h > hy and y < hy + hh:
            left = [bit for a, b in left for bit in ((a, min(b, hx)), (max(a, hx + hw), b)) if bit[1] - bit[0] > 3]
    return left


def brick_wall(x0: float, y0: float, w: float, h: float, holes: list[Box]) -> str:
    c = MATERIAL["brick"]
    tones = (light(c, 0.14), dark(c, 0.1), light(c, 0.05), dark(c, 0.16))
    s = ""
    y, row = y0, 0
    while y + 10 <= y0 + h + 0.1:
        x, i = x0 - (12 if row % 2 else 0), 0
        while x < x0 + w:
            for a, b in spans(max(x, x0), min(x + 22, x0 + w), y, 10, holes):
                s += fill(rrect(a, y, b - a, 10, 2), tones[(i * 3 + row * 2) % 4])
            x, i = x + 24, i + 1
        y, row = y + 12.2, row + 1
    return s


def plank_wall(x0: float, y0: float, w: float, h: float, holes: list[Box]) -> str:
    c = MATERIAL["wood"]
    tones = (light(c, 0.12), c, dark(c, 0.1))
    s = ""
    y, row = y0, 0
    while y + 12 <= y0 + h + 0.1:
        for a, b in spans(x0, x0 + w, y, 12, holes):
            grain = max(a + 6, min(b - 6, a + 16 + 9 * (row % 3)))
            s += fill(rrect(a, y, b - a, 12, 3), tones[row % 3])
            s += line(f"M{n(a + 5)} {n(y + 6)}H{n(grain)}", dark(c, 0.28), 1.4, 0.7)
        y, row = y + 13.6, row + 1
    return s


def straw_wall(x0: float, y0: float, w: float, h: float, holes: list[Box]) -> str:
    c = MATERIAL["straw"]
    tones = (dark(c, 0.26), light(c, 0.45))
    s = ""
    y, row = y0 + 2, 0
    while y + 15 <= y0 + h + 0.1:
        x = x0 + 3 + (row % 2) * 5
        while x < x0 + w - 4:
            if not any(x + 5 > hx and x - 4 < hx + hw and y + 15 > hy and y < hy + hh for hx, hy, hw, hh in holes):
                lean = (2.5, -2, 1)[int(x) % 3]
                s += line(f"M{n(x)} {n(y)}L{n(x + lean)} {n(y + 14)}", tones[(int(x) + row) % 2], 2.4, 0.8)
            x += 9
        y, row = y + 15, row + 1
    return s


WALLS = {"straw": straw_wall, "wood": plank_wall, "brick": brick_wall}


def tile_roof(material: str) -> str:
    """The roof of a tile, in front of its wall."""
    c = {"straw": "#C99524", "wood": "#6F4526", "brick": "#8E352D"}[material]
    s = paper("M2 66Q-1 62 3 58L66 8Q72 4 78 8L141 58Q145 62 142 66Z", c, 1.6, 3, 2)
    match material:
        case "straw":
            stalks = ""
            for i in range(11):
                t = i / 10
                stalks += f"M{n(72 + (t - 0.5) * 14)} {n(18 + abs(t - 0.5) * 8)}L{n(18 + t * 108)} {n(61 - i % 2 * 4)}"
            s += line(stalks, light(c, 0.4), 3, 0.75) + line("M58 24Q72 32 86 24", C["brick"], 4)
            fringe = "M4 66L10 76L16 66L24 77L32 66L40 76L50 66L58 76L68 66"
            fringe += "L76 77L86 66L94 76L104 66L112 77L122 66L130 76L140 66Z"
            return s + fill(fringe, c, soft=2)
        case "wood":
            s += line("M52 24H92M36 37H108M20 50H124", light(c, 0.3), 2.4, 0.6)
            joints = "M62 25V36M84 25V36M48 38V49M72 38V49M96 38V49M34 51V63M60 51V63M86 51V63M110 51V63"
            s += line(joints, light(c, 0.3), 2, 0.5)
        case _:
            for y, a, b in ((30, 46, 98), (44, 29, 115), (58, 12, 132)):
                count = round((b - a) / 15)
                p = (b - a) / count
                row = (
                    f"M{n(a + j * p)} {y - 6}A{n(p / 2)} {n(p / 2)} 0 0 0 {n(a + (j + 1) * p)} {y - 6}"
                    for j in range(count)
                )
                s += line("".join(row), light(c, 0.35), 2.2, 0.7)
            s += paper(rrect(104, 14, 16, 30, 2), "#C98669", 1.2, 0, 1)
            s += paper(rrect(100, 10, 24, 8, 2), light("#C98669", 0.2), 1, 2, 1)
            s += paper("M78 8L141 58Q145 62 142 66H96Z", c, 0, 0, 2)
            over = "M88 34A7 7 0 0 0 101 34M101 44A7 7 0 0 0 115 44"
            over += "M96 58A7.500 7.500 0 0 0 111 58A7.500 7.500 0 0 0 126 58"
            s += line(over, light(c, 0.35), 2.2, 0.7)
    s += paper(ell(72, 46, 11), PAPER, 1, 2, 1) + fill(ell(72, 46, 7.5), C["lamp"])
    return s + line("M72 38V54M64 46H80", PAPER, 2)


def tile_front(material: str, floor: int, top: bool) -> str:
    """The floor from outside; top: it carries the roof."""
    c = MATERIAL[material]
    ground = {"straw": c, "wood": dark(c, 0.22), "brick": dark(c, 0.3)}[material]
    s = paper(tile_outline(floor, top), ground, 1.6, 0, 2)
    holes = openings(floor, top)
    wall_y = 70 if top else 30
    s += WALLS[material](16, wall_y, 112, 121 - wall_y, holes + ([SOCKET[material]] if floor > 1 else []))
    if top:
        s += tile_roof(material)
    for hole in holes:
        if hole == DOOR:
            door = {"straw": "#8A5A26", "wood": "#4E7F6A", "brick": "#3F6078"}[material]
            s += paper(arch(55, 72, 34, 54), PAPER, 1, 2, 1) + paper(arch(59, 76, 26, 49), door, 1, 0, 0.5)
            s += fill(ell(80, 102, 2.4), C["gold"]) + line("M68 84V124M76 84V124", dark(door, 0.3), 1.6, 0.6)
        else:
            x, y, w, h = hole
            s += window(x + 4, y + 3, w - 8, h - 8, True)
    if floor > 1 and top:
        s += window(24, 80, 22, 26, True) + window(98, 80, 22, 26, True)
    return s


def tile_back(material: str, floor: int, top: bool, seat: str) -> str:
    """The back: the same outline, so that piles read as unfinished houses; as many dots as the floor's number."""
    c = C[seat]
    s = paper(tile_outline(floor, top), c, 1.8, 0, 2)
    if top:
        s += line("M22 112V72M122 112V72M26 58L72 22L118 58", on(c), 2, 0.4, dash=(2, 7))
    else:
        s += line("M22 112V38M122 112V38M30 36H56M88 36H114", on(c), 2, 0.4, dash=(2, 7))
    y, r = 78, (15, 14, 12)[floor - 1]
    for x in ((72,), (54, 90), (44, 72, 100))[floor - 1]:
        s += paper(ell(x, y, r + 3.5), PAPER, 1, 2, 1) + fill(ell(x, y, r), DOT[material])
        s += crescent(x, y, r, r, light(DOT[material], 0.4), 0.14, -1, 0.55)
    return s


def tile_rim(floor: int, top: bool) -> str:
    """Paper edge under a tile that is still face down, so that it parts from any ground, in grey too."""
    return fill(tile_outline(floor, top), PAPER, soft=8)


def pictures() -> Iterator[Picture]:
    for material, floor, top in TILES:
        name = f"houses/tile-{material}-{floor}"
        yield Picture(f"{name}-front", 144, 128, tile_front(material, floor, top))
        yield Picture(f"{name}-rim", 144, 128, tile_rim(floor, top))
        for seat in SEATS:
            yield Picture(f"{name}-back-{seat}", 144, 128, tile_back(material, floor, top, seat))
