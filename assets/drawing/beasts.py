"""Smooki the cloth cat, and the beasts of Flitting Bad Wolf."""

from collections.abc import Iterator

from assets.drawing.faces import brow, eye, eyes, moods, mouth, shoulders, tear, tilt
from assets.drawing.hand import Picture, curve, ruffle
from game.ui.palette import INK, C
from game.ui.paper import dark, ell, fill, light, line, paper, rot, rrect


def smooki(mood: str = "calm") -> str:
    c, d, st = C["smooki"], "#6E717C", "#F4ECDA"
    s = paper(curve("40 197 c, 44 168, 70 154, 100 152, 130 154, 156 168, 160 197 c"), d, 1.6, 0)
    s += line("M100 160V196", st, 2.6, 0.8, dash=(6, 6))
    s += paper(rrect(112, 172, 26, 22, 3), "#B98A7A", 1.2, 2)
    s += line("M112 172H138M112 172V194", st, 2, 0.9, dash=(4, 4))
    la = {"sad": -20, "startled": 8}.get(mood, -4)
    left_ear = paper(curve("44 72 c, 34 42, 42 12, 60 22, 88 50 c"), c, 1.7, 0)
    left_ear += fill(curve("52 62 c, 45 42, 49 26, 60 34, 76 50 c"), "#C7A39B")
    right_ear = paper(curve("156 72 c, 166 42, 158 12, 140 22, 112 50 c"), c, 1.7, 0)
    right_ear += fill(curve("148 62 c, 155 42, 151 26, 140 34, 124 50 c"), "#6F8E93")
    s += rot(left_ear, la, 66, 62) + rot(right_ear, -la + 10, 134, 62)
    head = curve("100 40, 142 52, 164 88, 168 122, 140 152, 100 160, 60 152, 32 122, 36 88, 58 52")
    s += paper(head, c, 2, 3)
    seam = curve("100 50, 134 60, 152 90, 156 120, 132 143, 100 150, 68 143, 44 120, 48 90, 66 60")
    s += line(seam, light(c, 0.5), 2, 0.75, dash=(5, 6))
    s += line("M100 44V84", "#4C4E57", 2.6) + line("M94 52H106M94 62H106M94 72H106", "#4C4E57", 2.4)
    # patch
    patch = paper(rrect(124, 110, 28, 24, 4), "#7FA0A6", 1, 2)
    s += rot(patch + line(rrect(127, 113, 22, 18, 3), st, 1.8, 0.95, dash=(3.5, 4)), 10, 138, 122)
    # muzzle
    s += paper(ell(98, 122, 28, 20), "#D8D2C4", 1.4, 2)
    s += paper(curve("98 119, 86 110, 88 104, 98 103, 108 104, 110 110"), "#4C4E57", 1, 0)
    sm = {
        "calm": "M98 119V126M84 128Q91 134 98 126Q105 134 112 128",
        "glad": "M98 119V126M80 124Q98 144 116 124",
        "sad": "M98 119V125M84 134Q98 124 112 134",
        "startled": "M98 119V124",
    }[mood]
    s += line(sm, "#4C4E57", 3)
    if mood == "startled":
        s += fill(ell(98, 132, 6, 5), C["mouth"])
    for cx, cy, col, r in ((68, 94, "#3E5A78", 14.5), (131, 92, "#B5563F", 13.5)):
        s += paper(ell(cx, cy, r), col, 1.6, 2.5, 1) + line(ell(cx, cy, r - 3.6), light(col, 0.35), 1.6)
        s += line(f"M{cx - 3} {cy - 3}L{cx + 3} {cy + 3}M{cx + 3} {cy - 3}L{cx - 3} {cy + 3}", st, 2.4)
    t = {"calm": (0, 0), "glad": (-8, 8), "sad": (-18, 18), "startled": (-10, 10)}[mood]
    up = 6 if mood == "startled" else 0
    s += brow(66, 73 - up, 10, t[0], "#4C4E57", 4.4, 3) + brow(133, 71 - up, 10, t[1], "#4C4E57", 4.4, 3)
    return s


def mother_goat(mood: str = "calm") -> str:
    w = "#EFE6D6"
    s = shoulders("#B4655A", 62, 156)
    s += paper(curve("58 168, 80 158, 100 164, 120 158, 142 168, 120 180, 100 192 c, 80 180"), "#F4ECDA", 1.5, 2)
    horn = "#B49A76"
    f = paper(curve("74 60 c, 62 36, 66 8 c, 84 26, 92 54 c"), horn, 1.5, 0)
    f += paper(curve("126 60 c, 138 36, 134 8 c, 116 26, 108 54 c"), horn, 1.5, 0)
    f += line("M66 38L80 34M70 24L78 21M134 38L120 34M130 24L122 21", dark(horn, 0.3), 2.4)
    hang = {"sad": 26, "startled": -20}.get(mood, 0)
    ear = paper(curve("62 74 c, 40 68, 14 82, 10 96 c, 34 100, 64 92 c"), w, 1.6, 0)
    f += rot(ear + fill(curve("54 80, 36 78, 22 90, 38 93, 56 88"), "#E3B5A2"), -hang, 62, 82)
    ear = paper(curve("138 74 c, 160 68, 186 82, 190 96 c, 166 100, 136 92 c"), w, 1.6, 0)
    f += rot(ear + fill(curve("146 80, 164 78, 178 90, 162 93, 144 88"), "#E3B5A2"), hang, 138, 82)
    f += paper(curve("88 150 c, 86 172, 98 192 c, 114 172, 114 150 c"), "#D8CBB4", 1.4, 2)
    f += paper(curve("100 40, 134 50, 146 84, 134 118, 128 146, 100 162, 72 146, 66 118, 54 84, 66 50"), w, 1.9, 3)
    f += fill(curve("100 116, 124 124, 126 144, 100 158, 74 144, 76 124"), "#F8F2E6", soft=1)
    f += fill(ell(68, 112, 9, 7), C["blush"], 0.35) + fill(ell(132, 112, 9, 7), C["blush"], 0.35)
    if mood == "calm":
        f += eye(79, 92, 9.5, 11.5, (0.2, 0.1), 0.7, 0.22, -5, "#D6C6AB")
        f += eye(121, 92, 9.5, 11.5, (0.2, 0.1), 0.7, 0.22, 5, "#D6C6AB")
        f += line("M70 87Q66 85 64 81M130 87Q134 85 136 81", INK, 2.6) + brow(78, 75, 7, -14, "#B9A684", 3.4)
        f += brow(122, 75, 7, 14, "#B9A684", 3.4)
    else:
        f += eyes(mood, 79, 121, 93, w, "#9C8862", 9.5, brows=(7, 3.6, 15))
    f += paper(curve("100 138, 88 130, 90 125, 100 127, 110 125, 112 130"), "#8C6A5E", 1, 0, 1)
    if mood == "calm":
        f += line("M100 138V143M86 144Q93 150 100 143Q107 150 114 144", "#8C6A5E", 3)
    else:
        f += line("M100 138V142", "#8C6A5E", 3) + mouth(mood, 100, 142, 11, "#8C6A5E", 3)
    if mood == "sad":
        f += tear(69, 102)
    # kerchief
    k = "#4E7F8C"
    f += paper(curve("58 72 c, 70 44, 100 34, 130 44, 142 72 c, 120 62, 100 60, 80 62"), k, 1.6, 3)
    for x, y in ((82, 52), (100, 47), (118, 52), (70, 62), (130, 62)):
        f += fill(ell(x, y, 2.8), "#F4ECDA")
    return s + rot(f, tilt(mood), 100, 110)


def black_sheep(mood: str = "calm") -> str:
    b, fc = "#3B3740", "#5C5560"
    s = paper(ruffle(100, 150, 88, 62, 13, 0.86, 0), b, 1.8, 0, 2, 0.28)
    hang = {"sad": 26, "startled": -22}.get(mood, 0)
    ear = paper(curve("54 92 c, 34 84, 10 96, 8 110 c, 30 116, 56 108 c"), fc, 1.6, 2)
    f = rot(ear + fill(curve("46 97, 32 93, 18 104, 34 109, 48 104"), "#B98A8A"), -hang, 52, 100)
    ear = paper(curve("146 92 c, 166 84, 190 96, 192 110 c, 170 116, 144 108 c"), fc, 1.6, 2)
    f += rot(ear + fill(curve("154 97, 168 93, 182 104, 166 109, 152 104"), "#B98A8A"), hang, 148, 100)
    f += paper(curve("100 52, 136 62, 146 96, 132 134, 100 154, 68 134, 54 96, 64 62"), fc, 1.9, 3)
    f += paper(ruffle(100, 50, 54, 34, 10, 0.82, 4), b, 1.8, 3, 2, 0.28)
    f += line("M76 46Q84 36 92 46M108 42Q116 32 124 44M92 62Q100 54 108 62", light(b, 0.25), 3)
    f += line("M96 124Q100 128 104 124", "#2B2530", 3.4)
    if mood == "calm":
        f += eye(80, 98, 12, 13.5, (0.5, 0.1), 0.5, 0.3, 10, dark(fc, 0.2))
        f += eye(121, 97, 12, 14.5, (0.5, 0.1), 0.5, 0.1, -6, dark(fc, 0.2))
        f += brow(80, 82, 9, 8, b, 4.5) + brow(122, 79, 9, 12, b, 4.5)
        f += line("M82 134Q104 146 122 130", "#2B2530", 3.6)
        f += paper(curve("104 140 c, 116 136 c, 118 150, 110 154, 104 150"), C["tongue"], 1, 1)
    else:
        tone = "#F4ECDA" if mood == "glad" else b
        f += eyes(mood, 80, 121, 99, fc, b, 12, pup=0.5, brows=(9, 4.5, 17), arc=tone)
        f += mouth(mood, 102, 133, 17, "#2B2530", 3.6)
    if mood == "sad":
        f += tear(66, 112)
    s += rot(f, tilt(mood, 5), 100, 110)
    s += line("M62 160Q100 178 140 158", C["red"], 7)
    s += paper(curve("92 186, 93 174, 102 168, 111 174, 113 186, 102 189"), C["gold"], 1.4, 2)
    s += fill(ell(102, 188, 3.5), dark(C["gold"], 0.4))
    return s


def pictures() -> Iterator[Picture]:
    yield from moods("smooki", smooki)
    yield from moods("mother-goat", mother_goat)
    yield from moods("black-sheep", black_sheep)
