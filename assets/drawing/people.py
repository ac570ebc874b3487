"""The people of the wood in Flitting Bad Wolf. Their eyes are quieter than those of the beasts."""

from collections.abc import Iterator

from assets.drawing.big_bad import bow_tie
from assets.drawing.faces import SKIN, brow, dot_eyes, eyes, face, moods, mouth, nose, shoulders, tear, tilt
from assets.drawing.hand import Picture, curve, ruffle
from game.ui.palette import C
from game.ui.paper import at, dark, ell, fill, light, line, paper, rot, rrect


def little_red_riding_hood(mood: str = "calm") -> str:
    r = C["red"]
    s = paper(curve("26 197 c, 36 168, 66 152, 100 150, 134 152, 164 168, 174 197 c"), r, 1.8, 0)
    hood = curve("92 6 c, 118 16, 150 44, 164 88, 160 130, 138 160, 100 168, 62 160, 40 130, 38 88, 52 44, 74 22")
    s += paper(hood, r, 2.2, 3)
    s += fill(curve("100 34, 134 48, 150 90, 144 130, 100 156, 56 130, 50 90, 66 48"), dark(r, 0.38))
    hair = "#6B3F2A"
    f = paper(curve("100 42, 132 54, 144 92, 134 130, 100 150, 66 130, 56 92, 68 54"), hair, 1.2, 0)
    f += face(SKIN, 101, 104, 40, 42)
    fringe = curve("61 104, 60 76, 80 54, 112 52, 136 66, 142 104 c, 132 86, 108 72, 96 84, 78 88 c, 70 90")
    f += paper(fringe, hair, 1.3, 2)
    f += fill(ell(74, 120, 9, 7), C["blush"], 0.45) + fill(ell(128, 119, 8.5, 7), C["blush"], 0.45)
    f += eyes(mood, 85, 119, 106, SKIN, hair, 8, (0.5, 0), 0.72, 0, (6.5, 3.4, 14))
    f += nose(104, 119, SKIN, 0.8) + mouth(mood, 104, 130, 12, "#A0483E")
    for x, y in ((72, 113), (78, 116), (126, 113), (132, 115)):
        f += fill(ell(x, y, 1.3), "#B9744F", 0.8)
    if mood == "sad":
        f += tear(75, 114)
    s += rot(f, tilt(mood), 100, 110)
    s += paper(curve("100 164, 84 156, 70 160, 74 174, 88 176"), light(r, 0.14), 1.2, 2)
    s += paper(curve("100 164, 116 156, 130 160, 126 174, 112 176"), light(r, 0.14), 1.2, 2)
    s += line("M98 168L90 192M102 168L112 190", light(r, 0.14), 5)
    s += paper(ell(100, 166, 7), light(r, 0.22), 1, 2)
    return s


def shepherd_boy(mood: str = "calm") -> str:
    """Calm, he shouts."""
    shouts = mood in ("calm", "startled")
    coat = "#D9CDB0"
    # crook behind
    w = C["sticks"]
    s = line("M168 196L158 60C156 34 132 28 128 46", dark(w, 0.25), 10)
    s += line("M167 196L157 60C155 34 131 28 127 46", w, 7.5)
    s += shoulders("#6D7F4E", 60, 152)
    fleece = "44 172, 54 158, 78 152, 100 158, 122 152, 146 158, 156 172, 142 180, 124 174, 100 182, 76 174, 58 180"
    s += paper(curve(fleece), coat, 1.6, 2)
    hair = "#C98A3F"
    f = paper(curve("52 106, 46 76, 70 48, 104 42, 138 54, 152 84, 146 108"), hair, 1.5, 0)
    f += fill(ell(54, 104, 8, 10), SKIN, soft=1) + fill(ell(146, 103, 8, 10), SKIN, soft=1)
    f += face(SKIN, 100, 104, 45, 46)
    fringe = "56 96, 58 72, 86 56, 124 58, 144 78, 145 94 c, 134 84, 126 92 c, 114 80, 104 90 c, 92 80, 80 92 c, 72 84"
    f += paper(curve(fringe), hair, 1.3, 2)
    f += fill(ell(68, 120, 10, 7.5), C["blush"], 0.5) + fill(ell(132, 119, 10, 7.5), C["blush"], 0.5)
    f += eyes(mood, 82, 119, 104, SKIN, dark(hair, 0.3), 9, (-0.4, -0.1), 0.6, 0, (7.5, 3.8, 16))
    f += nose(99, 117, SKIN, 0.9)
    if shouts:
        f += fill(curve("84 126 c, 100 129, 118 125 c, 114 141, 101 145, 89 141"), C["mouth"], soft=1.5)
        f += fill(ell(102, 140, 8, 3.6), C["tongue"])
        f += fill("M90 127L112 127L111 131L91 131Z", "#FFFDF4", soft=1)
    else:
        f += mouth(mood, 101, 129, 14, "#A0483E")
    if mood == "sad":
        f += tear(70, 112)
    hat = paper(curve("60 54, 66 22, 92 8, 118 14, 134 50, 98 60"), "#8C6B45", 1.8, 3)
    hat += fill(curve("60 44 c, 98 50, 132 42 c, 134 51 c, 98 60, 60 55 c"), "#5E8A5A", soft=1)
    hat += paper(curve("26 66, 48 54, 98 58, 146 50, 172 56, 156 68, 98 72, 46 76"), "#8C6B45", 1.6, 3)
    f += hat
    s += rot(f, tilt(mood, 5), 100, 110)
    if not shouts:
        return s
    # a hand at the mouth
    s += paper(curve("34 150, 44 132, 60 124, 72 128, 70 140, 62 150, 58 166, 40 168"), SKIN, 1.5, 3)
    s += line("M62 128Q56 136 54 142M69 133Q62 140 60 146", dark(SKIN, 0.25), 2)
    s += paper(curve("26 197 c, 30 168, 46 160, 64 166, 66 197 c"), "#6D7F4E", 1.5, 2)
    return s


def grandmother(mood: str = "calm") -> str:
    s = shoulders("#8E7BA0", 70, 152)
    s += paper(curve("40 176, 56 160, 100 186, 144 160, 160 176, 140 184, 106 197, 94 197, 60 184"), "#E9DFF0", 1.5, 2)
    f = paper(ruffle(100, 88, 72, 70, 11, 0.9, -90), "#F5EFE2", 2, 3)
    f += line(ell(100, 90, 55, 54), "#C9839A", 5)
    f += paper(curve("54 100, 52 70, 76 44, 100 40, 126 44, 148 70, 146 100, 124 130, 76 130"), "#CFCBC4", 1.2, 2)
    f += face("#F1C7A8", 100, 104, 43, 44)
    f += paper(curve("58 96, 62 66, 84 52, 99 56, 98 64, 80 74, 68 92 c"), "#CFCBC4", 1.2, 2)
    f += paper(curve("143 96, 139 66, 116 52, 99 56, 100 64, 121 74, 133 92 c"), "#CFCBC4", 1.2, 2)
    f += fill(ell(71, 122, 10, 8), C["blush"], 0.5) + fill(ell(130, 122, 10, 8), C["blush"], 0.5)
    if mood == "calm":
        f += dot_eyes(82, 119, 106, 5, 1) + brow(80, 86, 7, -6, "#A9A49C", 3.6) + brow(121, 86, 7, 6, "#A9A49C", 3.6)
    else:
        f += eyes(mood, 82, 119, 107, "#F1C7A8", "#A9A49C", 7.5, brows=(7, 3.6, 21))
    for cx in (82, 119):
        f += fill(ell(cx, 106, 15.5, 14.5), "#FFFFFF", 0.25) + line(ell(cx, 106, 15.5, 14.5), "#B98A2E", 3.2)
    f += line("M97.500 104Q100.500 101 103.500 104", "#B98A2E", 3.2)
    f += nose(101, 119, "#F1C7A8", 0.95) + mouth(mood, 101, 131, 15 if mood != "glad" else 13, "#A0483E")
    if mood in ("calm", "glad"):
        f += line("M83 129L86 133M119 129L116 133", "#C78E73", 2.4)
    s += rot(f, tilt(mood, 4), 100, 110)
    s += bow_tie(103, 164, 0.62, "#C9839A")
    return s


def huntsman(mood: str = "calm") -> str:
    gr = "#4F6E46"
    s = line("M40 197L58 150", "#3A3338", 9)
    s += shoulders(gr, 74, 148)
    s += line("M52 160Q100 188 150 190", C["sticks"], 9)
    s += paper(rrect(92, 176, 14, 14, 2), C["gold"], 1, 2)
    beard = "#A5562F"
    f = fill(ell(50, 104, 8, 11), SKIN, soft=1) + fill(ell(150, 103, 8, 11), SKIN, soft=1)
    f += face("#EDBE97", 100, 98, 48, 48)
    f += fill(ell(69, 114, 10, 8), C["blush"], 0.5) + fill(ell(131, 113, 10, 8), C["blush"], 0.5)
    chin = curve(
        "51 96 c, 62 116, 80 122, 100 118, 120 121, 138 115, 149 95 c, 154 128, 140 158, 122 166, 104 176 c, "
        "84 166, 62 158, 46 128"
    )
    f += paper(chin, beard, 1.8, 3)
    match mood:
        case "glad":
            f += mouth(mood, 101, 135, 17, C["mouth"])
        case "sad":
            f += line("M88 149Q101 139 115 148", C["mouth"], 4)
        case "startled":
            f += fill(ell(101, 146, 9, 8), C["mouth"], soft=1)
        case _:
            f += fill(curve("86 136, 100 133, 116 136, 108 145, 94 145"), C["mouth"], soft=1)
    lip = curve("100 126, 114 119, 134 126, 142 136 c, 122 138, 100 133 c, 78 138, 58 136 c, 66 126, 86 119")
    f += paper(lip, light(beard, 0.16), 1.2, 2)
    if mood == "calm":
        f += dot_eyes(82, 118, 99, 5.4, 1) + brow(80, 84, 11, 4, beard, 7, 4) + brow(121, 83, 11, -4, beard, 7, 4)
    else:
        f += eyes(mood, 82, 118, 100, "#EDBE97", beard, 8, brows=(10, 7, 15))
    f += nose(101, 114, "#EDBE97", 1.25)
    hat = paper(curve("54 62, 58 34, 78 10, 100 20, 124 12, 142 40, 146 60, 100 68"), gr, 1.9, 3)
    hat += fill(curve("54 52 c, 100 58, 145 50 c, 147 60 c, 100 69, 53 63 c"), dark(gr, 0.35), soft=1)
    fe = paper(curve("0 0 c, -9 -18, -4 -44, 6 -56 c, 11 -38, 8 -14"), C["red"], 1.2, 2)
    fe += line("M0 2Q1 -20 5 -46", dark(C["red"], 0.35), 1.8)
    hat += at(fe, 134, 56, 1, 26)
    hat += paper(curve("26 68, 52 59, 100 64, 148 57, 176 60, 160 74, 100 80, 42 80"), gr, 1.6, 3)
    f += hat
    s += rot(f, tilt(mood), 100, 110)
    return at(s, 6, 12, 0.94)


def pictures() -> Iterator[Picture]:
    for draw in (little_red_riding_hood, shepherd_boy, grandmother, huntsman):
        yield from moods(draw.__name__.replace("_", "-"), draw)
