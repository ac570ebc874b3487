"""Pigs: round, looking at us, one ear folded."""

from collections.abc import Iterator

from assets.drawing.faces import MOODS, brow, eye, happy_eye, shoulders, tear
from assets.drawing.hand import Picture, crescent, curve
from game.ui.palette import INK, C
from game.ui.paper import at, dark, ell, fill, g, light, line, mix, paper, rot, rrect


def pig_head(mood: str = "calm", skin: str = C["pig"], brows: str | None = None) -> str:
    sn, bl = mix(skin, C["blush"], 0.55), C["blush"]
    br = brows or mix(skin, C["nostril"], 0.85)
    up = mood == "startled"
    dn = mood == "sad"
    s = ""
    # ears: left one stands, right one folds over (or both rise when startled, hang when sad)
    la = {"startled": 16, "sad": -34}.get(mood, -4)
    left = paper(curve("46 72, 33 50, 27 22 c, 54 27, 82 46 c"), skin, 1.6, 0)
    left += fill(curve("51 62, 42 48, 37 33 c, 54 38, 70 48 c"), sn)
    s += rot(left, la, 64, 56)
    if up:
        r = paper(curve("154 72, 167 50, 173 22 c, 146 27, 118 46 c"), skin, 1.6, 0)
        r += fill(curve("149 62, 158 48, 163 33 c, 146 38, 130 48 c"), sn)
        s += rot(r, -10, 136, 56)
    head = curve("100 37, 140 47, 164 80, 168 114, 150 145, 104 157, 54 147, 32 116, 37 80, 62 47")
    s += paper(head, skin, 2, 3, 2)
    if not up:
        r = curve("112 43, 134 32, 163 40, 184 74 c, 160 70, 138 66")
        ear = paper(r, mix(skin, sn, 0.35), 1.6, 3)
        s += rot(ear, 16 if dn else 0, 126, 48)
    s += fill(ell(54, 119, 14, 10.5), bl, 0.5) + fill(ell(150, 117, 11.5, 10), bl, 0.5)
    # mouth first: it peeps out under the snout
    if mood == "glad":
        s += fill(curve("72 130 c, 104 141, 136 128 c, 124 150, 104 156, 84 151"), C["mouth"], soft=2)
        s += fill(ell(105, 150, 13, 5), C["tongue"])
    elif mood == "calm":
        s += line("M78 138Q100 154 128 140", C["nostril"], 3.6)
    elif mood == "sad":
        s += line("M86 150Q103 139 122 149", C["nostril"], 3.6)
    else:
        s += fill(ell(104, 147.5, 8.5, 6), C["mouth"], soft=1)
    # snout
    sy = -3 if up else 1 if dn else 0
    snout = paper(ell(104, 116, 30, 22), sn, 1.7, 3, 1) + crescent(104, 116, 28, 20, light(sn, 0.35), 0.3, -1, 0.7)
    snout += fill(ell(94, 116, 4.6, 7.4), C["nostril"]) + fill(ell(115, 115, 4.6, 7.4), C["nostril"])
    s += g(snout, f"translate(0 {sy})")
    # eyes and brows
    lidc = dark(skin, 0.12)
    if mood == "calm":
        s += eye(77, 83, 11, 13.5, (0.5, 0.1), 0.66, 0.16, 0, lidc)
        s += eye(128, 81, 10.5, 13, (0.5, 0.1), 0.66, 0.16, 0, lidc)
        s += brow(74, 61, 10, -5, br, bend=5) + brow(131, 59, 10, 5, br, bend=5)
    elif mood == "glad":
        s += happy_eye(76, 83, 11, 11) + happy_eye(129, 81, 10.5, 11)
        s += brow(74, 61, 9, -12, br) + brow(131, 58, 9, 12, br)
    elif mood == "sad":
        s += eye(77, 86, 10.5, 12.5, (0.1, 0.7), 0.62, 0.24, -16, lidc)
        s += eye(128, 85, 10, 12, (-0.1, 0.7), 0.62, 0.24, 16, lidc)
        s += brow(76, 66, 10, -26, br, bend=1) + brow(130, 65, 10, 26, br, bend=1)
        s += tear(60, 98)
    else:
        s += eye(76, 80, 13, 16, (0.1, 0), 0.42) + eye(130, 78, 12.5, 15.5, (0.1, 0), 0.42)
        s += brow(73, 55, 9, -14, br, bend=5) + brow(132, 53, 9, 12, br, bend=5)
    return rot(s, -5, 100, 110)


def pig(mood: str = "calm", cloth: str = C["cloth"], hat: str = "", under: str = "", skin: str = C["pig"]) -> str:
    """A bust; `under` lies on the cloth, below the head. With a hat it is smaller, so that the hat fits."""
    lift = {"startled": -3, "sad": 4}.get(mood, 0)
    s = shoulders(cloth, 66, 150) + under
    s += g(pig_head(mood, skin) + rot(hat, -5, 100, 110), f"translate(0 {lift})")
    return at(s, 11, 22, 0.89) if hat else s


def straps(c: str) -> str:
    return (
        line("M66 158L74 197M134 158L127 197", dark(c, 0.25), 9)
        + line("M65 157L73 197M133 157L126 197", light(c, 0.25), 7)
        + fill(ell(72, 184, 4), C["gold"])
        + fill(ell(128, 184, 4), C["gold"])
    )


def straw_hat() -> str:
    st = C["straw"]
    brim = curve("30 46, 58 34, 104 29, 150 35, 174 49, 150 54, 104 50, 54 56")
    s = paper(brim, st, 1.8, 3)
    crown = curve("62 43, 66 12, 84 1, 118 0, 138 11, 143 42, 104 48")
    s += paper(crown, st, 1.8, 0)
    s += fill(curve("62 34 c, 103 38, 143 33 c, 143.5 43 c, 104 48, 61.5 44 c"), C["brick"], soft=1)
    for a in ("M74 26Q78 12 90 6", "M92 27Q94 14 102 6", "M112 26Q112 14 116 6", "M130 24Q129 15 125 10"):
        s += line(a, dark(st, 0.3), 2.4, 0.55)
    s += line("M40 48Q70 37 96 38M118 40Q146 42 164 48", dark(st, 0.3), 2.2, 0.4)
    s += line("M150 36L172 28M154 39L178 36M148 34L163 22", st, 3.4)
    return s


def twig() -> str:
    b, leaf = C["sticks"], "#6F9A4E"
    s = line("M98 52Q100 32 90 12M97 34Q106 26 112 12M95 24Q86 22 78 15", dark(b, 0.25), 7)
    s += line("M97.500 51Q99.500 32 89.500 12M97 34Q106 26 112 12M95 24Q86 22 78 15", b, 5)
    for x, y, a in ((88, 9, -30), (114, 9, 28), (75, 13, -62)):
        blade = paper(curve("0 4 c, -6 -4, 0 -15 c, 6 -4"), leaf, 1, 0, 1)
        s += at(blade + line("M0 2L0 -9", dark(leaf, 0.25), 1.4), x, y, 1, a)
    # a tuft of hair holds it
    tuft = curve("78 50, 84 36 c, 93 44, 101 33 c, 107 44, 119 37 c, 121 50, 100 57")
    return s + paper(tuft, mix(b, "#D98B52", 0.5), 1.2, 0)


def mason_cap() -> str:
    b = C["brick"]
    s = paper(curve("42 52, 46 22, 72 4, 112 1, 146 16, 158 48, 104 44"), b, 1.9, 3)
    s += line("M100 3Q97 22 98 43M72 6Q60 24 62 47M134 8Q142 26 140 44", dark(b, 0.28), 2.4, 0.6)
    peak = curve("36 55, 60 43, 104 39, 146 42, 166 52, 186 60, 178 66, 150 61, 104 55, 64 60, 44 64")
    s += paper(peak, dark(b, 0.15), 1.6, 3)
    s += fill(ell(100, 2, 7, 5), dark(b, 0.2))
    # a pencil under the cap
    pencil = paper(rrect(20, 60, 34, 7, 1), C["straw"], 0.8, 2, 1)
    pencil += fill("M20 60L11 63.5L20 67Z", light(C["hide"], 0.4), soft=1) + fill("M15 62L11 63.5L15 65Z", INK, soft=1)
    return s + rot(pencil, 24, 54, 64)


def collar(c: str) -> str:
    return paper(curve("62 160, 80 172, 101 176, 122 172, 140 158, 128 152, 72 152"), c, 1.3, 2)


def pictures() -> Iterator[Picture]:
    for mood in MOODS:
        yield Picture(f"characters/pig-{mood}", 200, 200, pig(mood))
