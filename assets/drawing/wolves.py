"""Wolves: a wedge that points right, tall ears, a ruff of four points, the nose over the edge of the head."""

from collections.abc import Iterator

from assets.drawing.faces import MOODS, brow, eye, happy_eye, shoulders
from assets.drawing.hand import Picture, curve
from game.ui.palette import INK, C
from game.ui.paper import dark, ell, fill, g, light, line, mirrored, mix, n, paper, rot, rrect


def wolf_head(
    mood: str = "calm",
    fur: str = C["wolf"],
    pale: str = "#D5D3CB",
    big: bool = False,
    eyes: str = "#FFFDF4",
    ear_bend: bool = True,
    arc: str = INK,
) -> str:
    """A head in one of the moods or in "blow".

    pale: cheek and jaw. big: the lidded eyes of the Big Bad Wolf, no brows. ear_bend: an ear folds when he is well.
    arc: tone of closed eyes.
    """
    dk = dark(fur, 0.34)
    s = ""
    la = {"sad": -34, "startled": 8, "blow": -14}.get(mood, 0)
    ra = {"sad": 34, "startled": -6, "blow": 4}.get(mood, 0)
    # far ear, near ear
    far = paper(curve("96 56 c, 103 28, 121 4 c, 131 32, 132 62 c"), fur, 1.7, 0)
    far += fill(curve("105 52 c, 110 34, 119 18 c, 124 36, 124 56 c"), mix(fur, C["pig"], 0.45))
    s += rot(far, ra, 112, 56)
    if ear_bend and mood in ("calm", "glad"):
        near = paper(curve("42 74 c, 39 44, 46 24, 64 22, 90 54 c"), fur, 1.7, 0)
        near += fill(curve("51 66 c, 49 46, 54 36, 78 56 c"), mix(fur, C["pig"], 0.45))
        near += paper(curve("46 26, 62 20, 70 30, 60 48 c, 50 40"), dark(fur, 0.12), 1.2, 2)
    else:
        near = paper(curve("42 74 c, 34 42, 38 6 c, 66 26, 90 54 c"), fur, 1.7, 0)
        near += fill(curve("50 64 c, 44 42, 45 22 c, 62 36, 78 54 c"), mix(fur, C["pig"], 0.45))
    s += rot(near, la, 66, 62)
    # head with ruff; the muzzle reaches to the right
    head = curve(
        "92 44, 120 52, 138 74, 160 88, 184 94, 194 108, 184 128, 156 142, 124 152, 98 160, 80 170 c, 74 158, "
        "52 164 c, 52 150, 28 146 c, 36 132, 16 120 c, 32 108, 34 82, 52 56"
    )
    s += paper(head, fur, 2, 3, 2)
    # pale cheek and jaw
    jaw = curve(
        "186 116, 176 129, 152 139, 122 148, 97 155, 82 162 c, 77 150, 60 154 c, 60 140, 46 132 c, 62 128, 78 118, "
        "106 118, 140 116, 168 112"
    )
    s += fill(jaw, pale, soft=1.5)
    s += fill(ell(84, 127, 12, 8), C["blush"], 0.28)
    # bridge of the nose, a lighter strip
    s += fill(curve("112 66, 126 78, 146 93, 172 98, 168 104, 140 101, 118 88"), light(fur, 0.22))
    # mouth
    if mood == "blow":
        cheek = curve("84 128, 98 112, 126 110, 148 118, 152 136, 136 154, 108 158, 90 146")
        s += paper(cheek, light(pale, 0.35), 1.5, 2.5, 1)
        s += fill(ell(116, 138, 15, 10), C["blush"], 0.5)
        s += paper(ell(172, 124, 11, 10), light(pale, 0.2), 1.2, 2, 1)
        s += fill(ell(174, 124, 5.5, 5.5), C["mouth"], soft=1)
    elif mood == "glad":
        s += fill(curve("92 124 c, 116 131, 148 126, 174 118 c, 160 136, 132 149, 106 146"), C["mouth"], soft=2)
        s += fill(curve("112 143, 128 136, 148 136, 152 140, 132 147.5"), C["tongue"])
        s += fill("M148 126.5L161 123L157 133Z", "#FFFDF4", soft=1)
        s += fill("M112 130.5L123 130.5L116 138Z", "#FFFDF4", soft=1)
        s += line("M90 126Q86 121 87 116", dk, 3.4)
    elif mood == "calm":
        s += line("M178 118Q158 131 128 132Q106 132 94 119", dk, 3.6)
        s += fill("M140 131.5L151 128L149 139Z", "#FFFDF4", soft=1.2)
    elif mood == "sad":
        s += line("M176 120Q150 122 130 130Q116 136 108 145", dk, 3.6)
    else:
        s += fill(ell(142, 131, 11, 8.5), C["mouth"], soft=1.5)
        s += fill("M136 122.5L143 122L140 129Z", "#FFFDF4", soft=1)
    # nose
    ns = ell(184, 102, 13.5, 11)
    s += paper(ns, "#2E2730", 1.2, 2, 1, 0.3, 0.3) + fill(ell(179, 97.5, 4.2, 2.6), "#8A8490")
    # eyes
    lidc = dark(fur, 0.18)
    if mood == "calm":
        if big:
            s += eye(83, 88, 13.5, 15.5, (0.7, 0.2), 0.54, 0.38, 8, lidc, eyes)
            s += eye(119, 85, 11.5, 14.5, (0.75, 0.2), 0.54, 0.38, -6, lidc, eyes)
        else:
            s += eye(83, 87, 14, 16.5, (0.7, 0.1), 0.58, 0.2, 2, lidc, eyes)
            s += eye(119.5, 84, 11.5, 15, (0.75, 0.1), 0.58, 0.2, -2, lidc, eyes)
            s += brow(79, 61, 13, -8, dk, 6, 5) + brow(122, 58, 10, 4, dk, 6, 5)
    elif mood == "blow":
        s += line("M72 82L92 90L72 97", INK, 4.6) + line("M128 80L110 87L128 93", INK, 4.6)
        s += brow(80, 70, 13, 18, dk, 6, 2) + brow(121, 67, 10, -20, dk, 6, 2)
    elif mood == "glad":
        s += happy_eye(83, 88, 12, 13, arc) + happy_eye(118, 85, 9.5, 12, arc)
        s += brow(80, 64, 12, -14, dk, 6, 4) + brow(121, 60, 10, 14, dk, 6, 4)
    elif mood == "sad":
        s += eye(83, 90, 12, 13.5, (0.4, 0.7), 0.52, 0.3, -16, lidc, eyes)
        s += eye(118, 88, 10, 12.5, (0.4, 0.7), 0.52, 0.3, 16, lidc, eyes)
        s += brow(82, 68, 12, -24, dk, 6, 1) + brow(119, 66, 9.5, 26, dk, 6, 1)
    else:
        s += eye(82, 86, 14.5, 17, (0.35, 0.1), 0.36, 0, 0, lidc, eyes)
        s += eye(119, 82, 12, 15.5, (0.35, 0.1), 0.38, 0, 0, lidc, eyes)
        s += brow(78, 58, 11, -12, dk, 6, 6) + brow(122, 54, 9, 16, dk, 6, 6)
    return rot(s, {"sad": 7, "startled": -5}.get(mood, -2), 100, 110)


def wolf(
    mood: str = "calm",
    cloth: str = C["plum"],
    hat: str = "",
    under: str = "",
    over: str = "",
    fur: str = C["wolf"],
    pale: str = "#D5D3CB",
    ear_bend: bool = True,
) -> str:
    """A bust; `under` lies on the cloth, below the head, `over` above all."""
    head = wolf_head(mood, fur, pale, ear_bend=ear_bend)
    lift = {"startled": -2, "sad": 3}.get(mood, 0)
    tilt = {"sad": 7, "startled": -5}.get(mood, -2)
    if hat:
        head += rot(hat, tilt, 100, 110)
    return shoulders(cloth, 66, 148) + under + g(head, f"translate(-4 {lift})") + over


def builder_cap() -> str:
    y = "#EDB93C"
    s = paper(curve("36 62, 40 32, 64 14, 96 14, 122 32, 132 60, 84 60"), y, 1.9, 3)
    s += paper(curve("74 17, 78 9, 94 9, 98 17, 106 58, 84 60"), light(y, 0.2), 1.3, 0)
    s += paper(curve("30 66, 58 58, 100 56, 136 58, 156 66, 150 72, 118 67, 72 68, 36 74"), y, 1.6, 3)
    return s


def scarf(c: str, stripe: str) -> str:
    s = paper(curve("44 162, 72 156, 104 160, 140 150, 152 162, 144 178, 104 186, 60 182, 44 174"), c, 1.7, 3)
    for x, y, a in ((66, 171, 8), (96, 174, 0), (126, 169, -14)):
        s += rot(fill(rrect(x - 5, y - 11, 10, 23, 3), stripe), a, x, y)
    tail = paper("M120 172L146 168L154 196L126 198Z", c, 1.5, 3, 3)
    tail += fill("M124 182L149 179L151 187L126 190Z", stripe, soft=1)
    return s + tail


def glasses() -> str:
    s = ""
    for cx, cy, r in ((83, 89, 19), (121, 86, 16.5)):
        s += fill(ell(cx, cy, r), "#FFFFFF", 0.22) + line(ell(cx, cy, r), "#7A3E2E", 4.6)
        glint = f"M{n(cx - r * 0.5)} {n(cy - r * 0.1)}"
        glint += f"Q{n(cx - r * 0.45)} {n(cy - r * 0.5)} {n(cx - r * 0.1)} {n(cy - r * 0.6)}"
        s += line(glint, "#FFFFFF", 2.4, 0.8)
    return s + line("M101 87Q103 82 105 85", "#7A3E2E", 4.4) + line("M64 86L40 80", "#7A3E2E", 4.4)


def pictures() -> Iterator[Picture]:
    for mood in (*MOODS, "blow"):
        yield Picture(f"characters/wolf-{mood}", 200, 200, wolf(mood))
        yield Picture(f"characters/wolf-{mood}-left", 200, 200, mirrored(wolf(mood), 200))
