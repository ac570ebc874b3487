"""The four lids, the boxes under them, and the icon of the program."""

from collections.abc import Iterator

from assets.drawing.beasts import black_sheep
from assets.drawing.big_bad import big_bad_wolf
from assets.drawing.cards_tricky import curl, suit_picture, tricky_face
from assets.drawing.hand import Picture
from assets.drawing.houses import door, storey
from assets.drawing.land import cloud, hill, pine, planks
from assets.drawing.people import little_red_riding_hood
from assets.drawing.players import bust
from assets.drawing.roofs import ROOFS
from assets.drawing.theatre import frame
from assets.drawing.tiles import tile_front
from assets.drawing.wolves import wolf_head
from game.ui.palette import C
from game.ui.paper import at, dark, ell, fill, light, line, mirrored, mix, paper, poly, rrect, star


def lid(c: str, scene: str) -> str:
    """A lid 240 x 240 with frame in tone c; the program writes the title on the label, about (120, 209)."""
    s = fill(rrect(2, 2, 236, 236, 12), c) + scene
    ring = rrect(1.5, 1.5, 237, 237, 12) + rrect(13, 13, 214, 214, 8)
    s += frame(ring, rrect(11, 11, 218, 218, 8), dark(c, 0.3), c)
    s += line("M14 3.500H226M3.500 226V14A10 10 0 0 1 6 6", light(c, 0.4), 2, 0.9)
    s += line(rrect(13, 13, 214, 214, 8), light(c, 0.3), 1.4, 0.8)
    s += paper(rrect(7, 189, 226, 40, 8), C["paper"], 1.4, 3, 1)
    return s + line(rrect(11.5, 193.5, 217, 31, 5), mix(C["paper"], c, 0.4), 1.4, 0.9)


def small_house(house: str, floors: int, roof: int, s: float) -> str:
    """A finished house with door, its foot at 0 0."""
    draw, w, h = ROOFS[roof]
    b = "".join(at(storey(house, (i + floors) % 2 == 0, plated=False), -60, -42 * (i + 1)) for i in range(floors))
    b += at(draw(house, False), -w / 2, -42 * floors - h + 6)
    return at(b + at(door(house), -13.6, -37, 0.85), 0, 0, s)


def scene_wolves() -> str:
    sc = fill("M10 10H230V230H10Z", "#BBDADB") + fill(ell(190, 52, 26), "#F7E7B0")
    sc += cloud(60, 36, 0.5, "#F4F4E8") + cloud(160, 30, 0.34, "#F4F4E8")
    sc += hill([(6, 120), (60, 104), (130, 122), (234, 100)], "#A9C79A", 212, 1.5, 3)
    sc += at(small_house("green", 2, 13, 0.58), 50, 146)
    sc += at(small_house("yellow", 2, 11, 0.58), 194, 146) + at(small_house("red", 2, 14, 0.66), 122, 150)
    sc += hill([(6, 146), (90, 138), (170, 148), (234, 138)], C["meadow"], 212, 1.5, 3)
    sc += at(bust("wolf-glasses", "glad"), 82, 104, 0.4)
    sc += at(bust("wolf-builder", "glad"), 12, 108, 0.43)
    sc += at(mirrored(at(bust("wolf-scarf"), 0, 0, 0.43), 86), 143, 108)
    return sc


def scene_porcellini() -> str:
    sc = fill("M10 10H230V230H10Z", C["sky"]) + cloud(196, 40, 0.5) + cloud(122, 30, 0.32)
    sc += at(wolf_head("blow", "#66738A"), 10, 20, 0.53)
    sc += hill([(6, 118), (70, 112), (150, 126), (234, 112)], "#93BA7C", 212, 1.5, 3)
    sc += at(tile_front("straw", 1, True), 18, 106, 0.42)
    sc += at(tile_front("wood", 1, False), 102, 106, 0.41)
    sc += at(tile_front("wood", 2, True), 102, 66, 0.41)
    sc += at(tile_front("brick", 1, False), 160, 105, 0.43)
    sc += at(tile_front("brick", 2, False), 160, 63, 0.43)
    sc += at(tile_front("brick", 3, True), 160, 21, 0.43)
    for dx, dy, c in ((1, 1.8, "#7FB3C4"), (0, 0, "#FFFFFF")):
        sc += curl(116 + dx, 86 + dy, 1.0, c, 4.5)
        sc += at(line("M0 0H30A7 7 0 1 1 23 7", c, 4.5), 108 + dx, 97 + dy)
    sc += hill([(6, 156), (120, 150), (234, 158)], C["meadow"], 212, 1.5, 3)
    sc += at(bust("pig-straw", "startled"), 20, 128, 0.32) + at(bust("pig-sticks", "startled"), 88, 128, 0.32)
    sc += at(bust("pig-bricks", "glad"), 158, 126, 0.33)
    return sc


def scene_tricky() -> str:
    sc = fill("M10 10H230V230H10Z", "#B5614A") + planks(10, 10, 220, 220, "#A9563F", 5, 4, 2)
    sc += fill(ell(120, 100, 96, 84), "#F3C77C", 0.25)
    for suit, x, y, angle, k in (
        ("straw", 14, 66, -16, 0.8),
        ("wolf", 138, 40, 16, 0.8),
        ("bricks", 56, 40, -5, 0.82),
        ("sticks", 96, 48, 6, 0.84),
    ):
        sc += at(tricky_face(suit) + at(suit_picture(suit), 17, 40, 0.9), x, y, k, angle)
    return sc


def scene_flitting() -> str:
    sc = fill("M10 10H230V230H10Z", "#22383F") + fill(ell(120, 88, 84), "#2E4E58")
    sc += paper(ell(120, 84, 58), C["moon"], 1.6, 0, 1) + fill(ell(96, 70, 9), "#E4CF98")
    sc += fill(ell(142, 108, 12), "#E4CF98") + fill(ell(146, 62, 6), "#E4CF98")
    for x, y in ((30, 34), (54, 60), (204, 36), (190, 80), (26, 92), (214, 110), (170, 28), (74, 26)):
        sc += fill(poly(star(x, y, 3.4, 1.2, 4)), "#F1E6C4")
    for x, h in ((40, 96), (66, 70), (200, 96), (178, 70)):
        sc += paper(pine(x, 178, h), "#2A4A4B" if h > 90 else "#315554", 1, 0, 2)
    sc += at(big_bad_wolf(), 48, 32, 0.76)
    sc += hill([(6, 166), (120, 156), (234, 168)], "#1C3132", 212, 1.3, 3)
    sc += at(little_red_riding_hood(), 14, 112, 0.4) + at(black_sheep(), 148, 114, 0.4)
    return sc


def box_body(c: str) -> str:
    """What shows below a lifted lid: 240 x 60, inside dark, front wall. The lid overlaps its upper edge."""
    s = paper(rrect(8, 6, 224, 52, 6), dark(c, 0.45), 1.2, 0, 1)
    return s + paper(rrect(8, 20, 224, 38, 6), dark(c, 0.14), 1.4, 0, 1) + line("M16 28H224", light(c, 0.25), 1.6, 0.7)


def pictures() -> Iterator[Picture]:
    for game, scene, c in (
        ("wolves", scene_wolves, "#5C8A4F"),
        ("porcellini", scene_porcellini, "#5E93A6"),
        ("tricky", scene_tricky, "#8E4334"),
        ("flitting", scene_flitting, C["forest"]),
    ):
        yield Picture(f"ground/lid-{game}", 240, 240, lid(c, scene()))
        yield Picture(f"ground/box-{game}", 240, 60, box_body(c))
