"""The four children of I tre porcellini: 160 x 240, feet at y 232."""

import math
from collections.abc import Callable, Iterator
from functools import partial

from assets.drawing.faces import eyes, moods, shoulders, tear, tilt
from assets.drawing.hand import Picture, curve
from assets.drawing.pigs import pig_head
from assets.drawing.players import limb
from game.ui.palette import C
from game.ui.paper import at, dark, ell, fill, light, line, mirrored, n, paper, poly, rot, rrect, star

CHILDREN = {"pig": "orange", "rabbit": "plum", "duck": "navy", "hedgehog": "teal"}  # and their seats
POSES = ("rest", "go", "startled", "glad", "sad")


def rabbit_head(mood: str = "calm") -> str:
    c, pale, pink = "#C7A583", "#F6EAD6", "#E9A79B"
    up = mood == "startled"
    left_ear = paper(curve("60 66, 44 26, 46 -2, 61 -8, 78 16, 90 56"), c, 1.8, 0)
    left_ear += fill(curve("64 54, 53 26, 54 6, 62 2, 72 20, 80 50"), pink)
    s = rot(left_ear, {"startled": 6, "sad": -42}.get(mood, -4), 72, 60)
    if up:
        right_ear = paper(curve("112 56, 122 16, 138 -8, 152 -2, 154 28, 140 66"), c, 1.8, 0)
        right_ear += fill(curve("121 50, 128 20, 139 2, 146 8, 146 28, 134 56"), pink)
        s += rot(right_ear, -4, 128, 60)
    else:
        s += paper(curve("110 56, 116 22, 128 6, 146 10, 150 30, 138 64"), c, 1.8, 0)
        s += paper(curve("122 12, 140 0, 162 8, 182 34, 178 48 c, 158 44, 138 28"), light(c, 0.1), 1.6, 3)
        s += fill(curve("146 14, 160 16, 174 36, 158 36"), pink)
    head = curve("100 44, 140 53, 164 86, 178 122 c, 160 128, 146 146, 102 157, 56 148, 42 130, 22 126 c, 36 88, 60 54")
    s += paper(head, c, 2, 3)
    s += fill(ell(57, 121, 12, 9), C["blush"], 0.45) + fill(ell(149, 118, 10.5, 9), C["blush"], 0.45)
    if mood == "glad":
        s += fill(curve("80 134 c, 104 140, 128 132 c, 118 150, 104 153, 90 150"), C["mouth"], soft=2)
        s += fill(ell(105, 148, 10, 4), C["tongue"])
    elif up:
        s += fill(ell(104, 146, 8, 7), C["mouth"], soft=1)
    elif mood == "sad":
        s += line("M90 147Q104 139 118 146", "#8A5A45", 3.4)
    s += paper(rrect(97, 130, 14, 13, 3), "#FFFDF4", 1, 1.5, 1) + line("M104 132V141", "#D8CDB8", 1.4)
    s += paper(ell(91, 124, 17, 12.5), pale, 1.2, 1.5, 1)
    s += paper(ell(116, 123, 16, 12.5), pale, 1.2, 1.5, 1)
    s += paper(curve("94 109, 104 106, 114 108, 110 116, 104 119, 98 117"), "#D9776C", 1, 0, 1)
    s += eyes(mood, 77, 129, 88, c, "#8A6647")
    return rot(s + (tear(62, 104) if mood == "sad" else ""), tilt(mood), 100, 110)


def duck_head(mood: str = "calm") -> str:
    c, o = "#F3D06A", "#DF8134"
    up = mood == "startled"
    s = ""
    for x, y, a, k in ((88, 42, -30, 0.9), (100, 38, -4, 1.15), (113, 42, 26, 0.9)):
        s += at(paper(curve("0 8 c, -8 -8, -2 -26 c, 8 -10"), c, 1.3, 0, 2), x, y, k * (1.25 if up else 1), a)
    head = curve("100 38, 140 48, 164 82, 167 114, 148 144, 103 156, 56 146, 33 114, 36 82, 61 48")
    s += paper(head, c, 2, 3)
    s += fill(ell(57, 116, 13, 10), "#E98E5E", 0.5) + fill(ell(150, 113, 11, 9.5), "#E98E5E", 0.5)
    if mood == "glad":
        s += paper(curve("76 120, 104 128, 134 118, 128 140, 106 148, 84 142"), dark(o, 0.12), 1.4, 2)
        s += fill(curve("82 124, 104 130, 128 122, 122 137, 106 142, 88 138"), C["mouth"])
        s += fill(ell(106, 139, 11, 4), C["tongue"])
    elif up:
        s += paper(ell(104, 136, 14, 11), dark(o, 0.12), 1.3, 2) + fill(ell(104, 136, 9, 7), C["mouth"])
    elif mood == "sad":
        s += line("M86 139Q104 130 124 137", dark(o, 0.4), 3.6)
    else:
        s += paper(curve("80 122, 104 130, 130 120, 122 134, 104 138, 88 134"), dark(o, 0.12), 1.3, 2)
    s += paper(curve("62 114, 80 103, 104 98, 130 102, 148 112, 140 123, 104 130, 70 124"), o, 1.8, 3)
    s += fill(ell(94, 108, 3, 2), dark(o, 0.4)) + fill(ell(114, 107, 3, 2), dark(o, 0.4))
    s += eyes(mood, 77, 129, 80, c, "#B98A2E")
    return rot(s + (tear(61, 96) if mood == "sad" else ""), tilt(mood), 100, 110)


def hedgehog_head(mood: str = "calm") -> str:
    sp, fc = "#70513F", "#E6C49D"
    up = mood == "startled"
    s = ""
    k = 1.06 if up else 1
    for outer, inner, drop, c, turn in ((82, 62, 0, dark(sp, 0.14), -90), (72, 54, 2, sp, -79)):
        spines = [
            (100 + x * k * (1 if y < 18 else 0.86), 90 + y * k * (0.98 if y < 18 else 0.74))
            for x, y in star(0, 0, outer, inner, 17, turn)
        ]
        s += paper(poly(spines), c, 1.6, drop, 4)
    for degrees in range(0, 360, 30):
        dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        s += line(f"M{n(100 + 60 * dx)} {n(90 + 57 * dy)}l{n(7 * dx)} {n(7 * dy)}", light(sp, 0.35), 2.6, 0.8)
    s += paper(ell(57, 82, 13, 13), fc, 1.3, 0) + fill(ell(57, 83, 7, 7), "#D99E86")
    s += paper(ell(144, 79, 12, 12), fc, 1.3, 0) + fill(ell(144, 80, 6.5, 6.5), "#D99E86")
    face = curve("72 66 c, 84 74, 94 62 c, 106 73, 118 60 c, 132 72, 150 104, 143 134, 104 155, 62 137, 50 108")
    s += paper(face, fc, 1.8, 3)
    s += fill(ell(66, 122, 11, 8.5), C["blush"], 0.5) + fill(ell(140, 119, 9.5, 8), C["blush"], 0.5)
    if mood == "glad":
        s += fill(curve("82 134 c, 104 139, 126 132 c, 118 148, 104 151, 90 148"), C["mouth"], soft=2)
        s += fill(ell(105, 146, 9, 3.6), C["tongue"])
    elif up:
        s += fill(ell(104, 145, 7.5, 6), C["mouth"], soft=1)
    elif mood == "sad":
        s += line("M90 145Q105 137 121 144", "#8A5A45", 3.4)
    else:
        s += line("M88 138Q104 149 122 137", "#8A5A45", 3.4)
    s += paper(ell(105, 122, 20, 14), light(fc, 0.35), 1.4, 2, 1)
    s += paper(ell(109, 113, 10.5, 8.5), "#3A2C30", 1.2, 2, 1) + fill(ell(105, 110, 3.2, 2.2), "#8A8490")
    s += eyes(mood, 80, 127, 97, fc, "#5A4032", 10)
    return rot(s + (tear(66, 111) if mood == "sad" else ""), tilt(mood), 100, 110)


LOOKS: dict[str, tuple[str, str, Callable[[str], str]]] = {  # skin, foot, head
    "pig": ("#F3B2A6", "#D98B7E", lambda mood: pig_head(mood, "#F3B2A6")),
    "rabbit": ("#C7A583", "#E9DAC2", rabbit_head),
    "duck": ("#F3D06A", "#DF8134", duck_head),
    "hedgehog": ("#E6C49D", "#C99A72", hedgehog_head),
}


def child(kind: str, pose: str) -> str:
    """rest: waits. go: hops, reaches to the die on the right. startled: hands at the cheeks. glad: both arms up.

    sad: arms and ears hang.
    """
    cloth = C[CHILDREN[kind]]
    skin, foot, draw_head = LOOKS[kind]
    head = draw_head({"rest": "calm", "go": "glad"}.get(pose, pose))
    sleeve = light(cloth, 0.14)
    foot_width = 17 if kind == "duck" else 14

    def leg(x: float, y: float, angle: float, dx: float) -> str:
        sole = paper(ell(x + dx + 3, y, foot_width, 8.5), foot, 1.4, 0, 1)
        return limb(f"M{n(x)} 204L{n(x + dx)} {n(y - 4)}", skin, 15) + rot(sole, angle, x + dx, y)

    def arm(x0: float, y0: float, elbow_x: float, elbow_y: float, x: float, y: float) -> str:
        d = f"M{n(x0)} {n(y0)} Q{n(elbow_x)} {n(elbow_y)} {n(x)} {n(y)}"
        return limb(d, sleeve, 17) + paper(ell(x, y, 9.5), skin, 1.3, 0, 1)

    if pose in ("go", "glad"):
        s = leg(62, 223, 0, -3) + leg(98, 216, -22, 7)
    else:
        s = leg(62, 223, 0, -2) + leg(98, 223, 0, 2)
    if pose in ("rest", "sad"):
        s += arm(54, 156, 36, 166, 36, 186) + arm(106, 156, 124, 166, 124, 186)
    elif pose == "go":
        s += arm(54, 158, 34, 170, 24, 158)
    body = curve("80 124, 103 133, 117 166, 117 195, 102 211, 58 211, 43 195, 43 166, 57 133")
    s += paper(body, cloth, 1.9, 0)
    s += paper(curve("62 172, 80 168, 98 172, 98 192, 80 200, 62 192"), light(cloth, 0.22), 1.1, 1.5, 1)
    s += line("M64 176Q80 172 96 176", light(cloth, 0.5), 1.8, 0.9, dash=(4, 4))
    s += at(head, -2, 16 if pose == "sad" else 12, 0.82)
    if pose == "go":
        s += arm(107, 158, 136, 152, 143, 122)
    elif pose == "glad":
        s += arm(54, 158, 26, 150, 18, 122) + arm(107, 158, 136, 152, 143, 120)
    elif pose == "startled":
        s += arm(54, 160, 30, 158, 32, 132) + arm(107, 160, 132, 156, 129, 130)
    return s


def bust(kind: str, mood: str = "calm") -> str:
    """A child as it looks out of a round window, 200 x 200, on the lower edge."""
    _skin, _foot, draw_head = LOOKS[kind]
    s = shoulders(C[CHILDREN[kind]], 66, 146)
    s += line("M60 188Q100 178 140 188", light(C[CHILDREN[kind]], 0.5), 2.2, 0.9, dash=(5, 5))
    return s + at(draw_head(mood), 2, 9 if mood == "sad" else 6, 0.98)


def pictures() -> Iterator[Picture]:
    for kind in CHILDREN:
        yield from moods(f"child-{kind}", partial(bust, kind))
        for pose in POSES:
            yield Picture(f"characters/child-{kind}-whole-{pose}", 160, 240, child(kind, pose))
        yield Picture(f"characters/child-{kind}-whole-go-left", 160, 240, mirrored(child(kind, "go"), 160))
