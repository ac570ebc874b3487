"""The paper theatre itself: shelf, table, curtain, stage."""

import math
import random
from collections.abc import Iterator

from assets.drawing.hand import Picture
from assets.drawing.land import planks
from game.ui.palette import INK, C
from game.ui.paper import Point, at, dark, ell, fill, g, light, line, n, paper, poly, rrect, shadow

RED = "#A33C3B"


def shelf_wall() -> str:
    """The wall behind the shelf, 1600 x 960: quiet striped paper with houses and tails."""
    house = fill("M-5 0L0 -5L5 0L5 5.5L-5 5.5Z", "#DCC596", soft=1.5)
    tail = line("M-5 2C-2 4 2 2 1 -1C0 -4 -3 -3 -2.500 0C-2 2 3 2 5 -2", "#DCC596", 2)
    s = fill("M0 0H1600V960H0Z", "#EBD9B6")
    for i in range(25):
        s += fill(f"M{i * 64} 0h32V960h-32Z", "#E6D2AB")
    for i in range(25):
        for j in range(13):
            x, y = 16 + i * 64, 30 + j * 76 + (38 if i % 2 else 0)
            s += at(house if (i + j) % 2 else tail, x, y)
    return s


def shelf_board() -> str:
    """The board the boxes stand on, 1600 x 56: top, front edge, shadow on the wall."""
    c = C["wood"]
    s = fill("M0 46H1600V56H0Z", INK, 0.12)
    s += fill("M0 0H1600V12H0Z", light(c, 0.2)) + line("M0 1H1600", light(c, 0.45), 2)
    s += planks(0, 12, 1600, 36, c, 1, 9, 0) + line("M0 13H1600", light(c, 0.3), 2)
    s += fill("M0 44H1600V48H0Z", dark(c, 0.3))
    return s


def table_edge() -> str:
    """The wooden table the stage stands on, 1600 x 180; the player's hand lies here."""
    c = C["wood"]
    s = fill("M0 6H1600V12H0Z", INK, 0.14)
    s += fill("M0 10H1600V180H0Z", c)
    s += planks(0, 24, 1600, 156, c, 3, 21, 2.6)
    s += fill("M0 10H1600V26H0Z", light(c, 0.22)) + line("M0 11H1600", light(c, 0.5), 2.4)
    s += fill("M0 25H1600V29H0Z", dark(c, 0.3), 0.55)
    return s


def pelmet(y: float, x: float, swags: int, w: float, dip: float) -> str:
    """The lower edge of a pelmet from the right end at x to the left: scallops w wide, their middle `dip` lower."""
    return "".join(f"Q{x - i * w - w / 2:g} {y + dip:g} {x - i * w - w:g} {y:g}" for i in range(swags))


def curtain() -> str:
    """The curtain, 1600 x 960: folds, fringe and pelmet of gold, room in the middle."""
    gold = C["gold"]
    s = fill("M0 0H1600V960H0Z", dark(RED, 0.12))
    for x in range(0, 1600, 80):
        s += fill(f"M{x} 0Q{x + 10} 480.0 {x} 960H{x + 34}Q{x + 46} 480.0 {x + 34} 0Z", RED)
        s += fill(f"M{x + 4} 0Q{x + 13} 480.0 {x + 4} 960H{x + 14}Q{x + 22} 480.0 {x + 14} 0Z", light(RED, 0.16))
        s += fill(f"M{x + 58} 0Q{x + 68} 480.0 {x + 58} 960H{x + 76}Q{x + 84} 480.0 {x + 76} 0Z", dark(RED, 0.28))
    s += fill("M0 926H1600V960H0Z", gold) + line("M0 926H1600", light(gold, 0.4), 3)
    for x in range(8, 1600, 16):
        s += line(f"M{x} 940V960", dark(gold, 0.25), 3)
    edge = "M-10 -10H1610V270" + pelmet(270, 1600, 10, 160, 80) + "Z"
    s += shadow(edge, 8, 0.16, 14) + fill(edge, RED)
    for x in range(0, 1600, 160):
        s += line(f"M{x} 270Q{x + 80} 350 {x + 160} 270", dark(gold, 0.25), 11)
        s += line(f"M{x} 268Q{x + 80} 348 {x + 160} 268", gold, 8)
        s += paper(ell(x, 274, 10), gold, 1.6, 3, 1)
        for d in (-28, 0, 28):
            s += line(f"M{x + 80 + d} 40Q{x + 80 + d * 1.3} 160 {x + 80 + d * 1.7} 292", dark(RED, 0.22), 4, 0.6)
    return s


def stage_floor() -> str:
    """A small round stage for the winner: 400 x 120."""
    w = C["wood"]
    drum = "M10 46C10 20 100 8 200 8C300 8 390 20 390 46V74C390 100 300 112 200 112C100 112 10 100 10 74Z"
    s = paper(drum, dark(w, 0.18), 2, 0, 1)
    s += paper(ell(200, 46, 190, 37), light(w, 0.18), 2, 0, 1)
    s += line(ell(200, 46, 176, 31), dark(w, 0.1), 2, 0.6)
    for i in range(9):
        x = 40 + i * 40
        dy = 28 * (1 - ((x - 200) / 190) ** 2) ** 0.5
        s += paper(ell(x, 60 + dy, 6), C["lamp"], 1, 2, 0)
    return s


def round_table() -> str:
    """The table of the setup screen, 576 x 400, from above and a little from the front; a cloth in the middle."""
    w = C["wood"]
    s = fill(ell(288, 214, 284, 182), INK, 0.07) + fill(ell(288, 210, 278, 178), INK, 0.08)
    edge = "M10 182C10 84 134 12 288 12C442 12 566 84 566 182V206C566 304 442 380 288 380C134 380 10 304 10 206Z"
    s += paper(edge, dark(w, 0.22), 2, 0, 1)
    s += paper(ell(288, 184, 276, 170), light(w, 0.15), 2.2, 0, 1)
    for y in (62, 110, 158, 206, 254, 302):
        x = 268 * (1 - ((y - 184) / 164) ** 2) ** 0.5
        s += line(f"M{n(288 - x)} {y}H{n(288 + x)}", dark(w, 0.08), 2.2, 0.65)
    r = random.Random(3)
    for y in (40, 88, 134, 182, 230, 278, 326):
        half = 240 * (1 - ((y - 184) / 166) ** 2) ** 0.5
        for _ in range(2):
            x = r.uniform(288 - half, 288 + half - 90)
            s += line(f"M{n(x)} {y}q36 -4 80 1", dark(w, 0.12), 1.8, 0.55)
    s += line(ell(288, 184, 258, 156), dark(w, 0.06), 2.4, 0.5)
    s += paper(ell(288, 184, 112, 76), "#DDE7D2", 1.6, 3, 1)
    return s + line(ell(288, 184, 102, 68), "#8FAF7C", 2, 0.9, dash=(2, 7))


def sunburst(cx: float, cy: float, w: float, up: float, down: float) -> str:
    """Sixteen rays from (cx, cy) to the sides of a box: w to the left and right, `up` above and `down` below."""

    def rim(degrees: float) -> Point:
        x, y = 420 * math.cos(math.radians(degrees)), 420 * math.sin(math.radians(degrees))
        k = min(1, w / max(1, abs(x)), (down if y > 0 else up) / max(1, abs(y)))
        return cx + x * k, cy + y * k

    return "".join(fill(poly([(cx, cy), rim(i * 22.5 - 4), rim(i * 22.5 + 7)]), "#F7E8C0") for i in range(16))


def drape() -> str:
    """The left half of a gathered curtain with its tassel."""
    gold = C["gold"]
    s = paper("M0 40H84C80 150 70 232 30 296C60 340 62 400 66 462H0Z", RED, 1.8, 5, 1)
    fold = "M14 40C16 150 14 240 12 300C20 350 22 410 22 460H36C34 400 30 350 20 298C36 240 44 150 44 40Z"
    s += fill(fold, dark(RED, 0.2), 0.8) + fill(
        "M54 40C54 150 46 230 24 292L30 296C70 232 80 150 84 40Z", light(RED, 0.14), 0.9
    )
    s += line("M2 292Q18 304 34 292", dark(gold, 0.2), 9) + line("M2 290Q18 302 34 290", gold, 6)
    s += fill("M26 296L22 326L30 326L34 326L34 296Z", gold, soft=2)
    return s + line("M25 318V330M29 318V331M33 318V330", dark(gold, 0.25), 1.8)


def frame(ring: str, inside: str, edge: str, face: str) -> str:
    """A frame: the path `ring` holds its outer and inner edge, `inside` is where its shadow falls."""
    s = f'<path d="{inside}" fill="none" stroke="{INK}" stroke-opacity="0.16" stroke-width="8"/>'
    s += f'<path transform="translate(0.7 1.2)" d="{ring}" fill-rule="evenodd" fill="{edge}"/>'
    return s + f'<path d="{ring}" fill-rule="evenodd" fill="{face}"/>'


def stage_arch() -> str:
    """The stage of the result, 416 x 512: sun and meadow, boards, curtains, pelmet, frame."""
    gold, wood = C["gold"], C["wood"]
    s = fill(rrect(3, 3, 410, 506, 14), "#F0D9A4") + sunburst(208, 262, 196, 254, 240)
    s += paper(ell(208, 262, 118), "#FBF0D0", 1.4, 0, 1) + line(ell(208, 262, 108), "#E6C98A", 2, 0.9, dash=(2, 8))
    s += paper("M8 380Q90 342 190 366Q300 392 408 350V500H8Z", "#93BA7C", 1.8, 3, 0)
    s += paper("M8 414Q120 388 230 408Q330 424 408 398V500H8Z", C["meadow"], 1.8, 3, 0)
    s += paper("M8 446H408V496Q408 504 400 504H16Q8 504 8 496Z", light(wood, 0.1), 2, 4, 0)
    s += line("M8 466H408M8 486H408", dark(wood, 0.12), 2, 0.6)
    s += line("M90 447V466M300 447V466M180 467V486M360 467V486", dark(wood, 0.2), 2, 0.6)
    s += at(drape(), 8, 0) + g(at(drape(), 8, 0), "translate(416 0) scale(-1 1)")
    edge = "M8 8H408V64" + pelmet(64, 408, 5, 80, 40) + "Z"
    s += shadow(edge, 5, 0.14, 9) + fill(edge, light(RED, 0.04))
    for x in range(8, 408, 80):
        s += line(f"M{x} 64Q{x + 40} 104 {x + 80} 64", dark(gold, 0.25), 8)
        s += line(f"M{x} 62.500Q{x + 40} 102.500 {x + 80} 62.500", gold, 5.5)
        for dx in (-16, 0, 16):
            fold = f"M{x + 40 + dx} 20Q{n(x + 40 + dx * 1.2)} 50 {n(x + 40 + dx * 1.5)} {80 - abs(dx) * 0.4}"
            s += line(fold, dark(RED, 0.22), 2.6, 0.6)
    for x in range(8, 409, 80):
        s += paper(ell(x, 64, 6), gold, 1, 2, 1)
    ring = rrect(2, 2, 412, 508, 16) + rrect(12, 12, 392, 488, 8)
    s += frame(ring, rrect(11, 11, 394, 490, 9), dark(wood, 0.35), light(wood, 0.04))
    s += line("M15 4H401M4 498V16", light(wood, 0.45), 2, 0.9)
    return s + line(rrect(12, 12, 392, 488, 8), light(wood, 0.3), 1.4, 0.8)


def pictures() -> Iterator[Picture]:
    yield Picture("ground/shelf-wall", 1600, 960, shelf_wall())
    yield Picture("ground/shelf-board", 1600, 56, shelf_board())
    yield Picture("ground/table-edge", 1600, 180, table_edge())
    yield Picture("ground/curtain", 1600, 960, curtain())
    yield Picture("ground/stage-floor", 400, 120, stage_floor())
    yield Picture("ground/round-table", 576, 400, round_table())
    yield Picture("ground/stage-arch", 416, 512, stage_arch())
