"""Signs of 3 Tricky Pigs: bids, and the fence that keeps the wolves. They are 100 x 120 and hang from (50, 8)."""

from collections.abc import Iterator

from assets.drawing.hand import Picture, curve
from assets.drawing.pigs import pig_head
from assets.drawing.wolves import wolf_head
from game.ui.palette import INK, PAPER, C
from game.ui.paper import at, dark, ell, fill, light, line, paper, poly, rot, rrect, star


def sign(c: str, picture: str) -> str:
    """A board with a ground of tone c; the picture is drawn over all."""
    s = line("M30 34L50 8L70 34", dark(C["sticks"], 0.2), 3) + fill(ell(50, 8, 4.5), C["gold"])
    s += paper(rrect(6, 30, 88, 84, 12), C["sticks"], 1.6, 2.5, 1)
    s += line("M12 52H88M12 94H88", dark(C["sticks"], 0.3), 1.6, 0.5)
    s += paper(rrect(12, 36, 76, 72, 8), c, 1.2, 0, 0, 0.2, 0.2)
    return s + fill(ell(30, 35, 2.4), INK, 0.6) + fill(ell(70, 35, 2.4), INK, 0.6) + picture


def sleeping_pig() -> str:
    """A pig's head with a nightcap, 200 x 200; the closed eyes lie over the open ones."""
    skin = C["pig"]
    lids = fill(ell(77, 80, 14, 20), skin) + fill(ell(128, 79, 13, 19), skin)
    lids += line("M66 84Q77 93 88 84M118 82Q128 91 138 82", INK, 4.2)
    nightcap = curve("56 52, 74 30, 112 22, 150 34, 176 66 c, 186 84, 172 80, 140 56, 104 50, 70 60")
    cap = paper(nightcap, "#C9607A", 1.8, 3)
    cap += paper(curve("50 62, 60 48, 100 38, 140 46, 150 56, 140 64, 100 54, 66 66"), "#F4ECDA", 1.4, 2)
    cap += paper(ell(182, 88, 11), "#F4ECDA", 1.4, 2)
    return pig_head("calm") + rot(lids, -5, 100, 110) + rot(cap, -5, 100, 110)


def sleep() -> str:
    s = paper("M72 44A13 13 0 1 0 82 62A11 11 0 0 1 72 44Z", C["moon"], 1, 0, 1)
    for x, y, r in ((24, 48, 3), (60, 46, 2.4), (34, 42, 2)):
        s += fill(poly(star(x, y, r, r * 0.4, 4)), "#F1E6C4", soft=0.6)
    s += at(rot(sleeping_pig(), -12, 100, 110), 11, 46, 0.33)
    s += paper(curve("14 108 c, 14 97, 30 90, 50 92, 72 90, 86 97, 86 108 c"), "#8FB0C9", 1.2, 2)
    s += line("M26 98L30 104M44 97L46 103M62 97L60 103M76 99L72 104", light("#8FB0C9", 0.6), 2.4)
    return sign("#34466B", s)


def play() -> str:
    kite = paper("M58 40L76 58L58 84L40 58Z", C["brick"], 1.3, 2.5, 2)
    kite += fill("M58 40L76 58L58 58Z", C["straw"], soft=1) + fill("M40 58L58 58L58 84Z", C["cloth"], soft=1)
    kite += line("M58 41V83M41 58H75", PAPER, 1.8)
    s = line("M58 84C62 94 44 92 48 100C51 106 40 106 34 104", PAPER, 2.6) + rot(kite, 14, 58, 62)
    for x, y in ((54, 93), (45, 97)):
        s += paper(poly([(x - 5, y - 3), (x + 5, y + 3), (x + 5, y - 3), (x - 5, y + 3)]), C["straw"], 0.7, 0, 1.5)
    s += paper(ell(28, 92, 10), PAPER, 1.1, 2, 1) + fill("M19 88A10 10 0 0 1 37 88L28 92Z", C["brick"])
    s += fill("M22 100A10 10 0 0 0 35 99L28 92Z", C["cloth"])
    return sign("#D98A3D", s)


def work() -> str:
    s = ""
    for x, y, w in ((18, 92, 30), (51, 92, 30), (34, 78, 30)):
        s += paper(rrect(x, y, w, 12, 2.5), C["brick"], 1.2, 1.6, 1)
    trowel = paper("M-22 0L2 -13L6 0L2 13Z", "#C9CDD2", 1.2, 2, 3) + line("M4 0H13L16 -7", "#8A8F97", 4)
    trowel += line("M15 -7H34", "#6F4526", 8) + line("M16 -8.500H33", light("#6F4526", 0.3), 2)
    return sign("#E4CFA4", s + at(trowel, 46, 60, 0.95, -24))


def eat() -> str:
    s = ""
    for x in (36, 50, 64):
        s += line(f"M{x} 62C{x - 6} 56 {x + 6} 52 {x} 45", PAPER, 3, 0.85)
    bowl = "#F4ECDA"
    s += paper(ell(50, 72, 30, 8), bowl, 1.2, 0, 1) + fill(ell(50, 73, 25, 5.5), "#C8793A")
    s += fill(ell(42, 72, 4.5, 2.4), "#E9A24F") + fill(ell(57, 74, 5, 2.2), "#8DAE57")
    s += paper("M20 72C20 92 34 102 50 102C66 102 80 92 80 72C70 82 30 82 20 72Z", bowl, 1.3, 2, 1)
    s += line("M27 84Q50 96 73 84", C["brick"], 3.5) + line("M66 70L82 50", "#8A8F97", 5)
    s += rot(paper(ell(84, 47, 5, 7), "#C9CDD2", 0.9, 1, 1), 38, 84, 47)
    return sign("#5E8A57", s)


def back() -> str:
    """The other side, while a bid is secret: a snout."""
    c = "#7A5236"
    snout = paper(ell(50, 72, 20, 15.5), light(c, 0.3), 1.2, 2, 1)
    snout += fill(ell(43, 72, 3.4, 5.6), dark(c, 0.3)) + fill(ell(57, 72, 3.4, 5.6), dark(c, 0.3))
    s = line("M20 44H80M20 100H80", light(c, 0.25), 2, 0.8, dash=(2, 6))
    return sign(c, s + snout)


def picket(x: float, y: float, h: float, c: str, a: float = 0, broken: bool = False) -> str:
    """A picket h high about x, its shoulders at y, leaning by a."""
    top = [(x - 7, y), (x, y - 8), (x + 7, y)]
    if broken:
        top = [(x - 7, y + 3), (x - 3, y - 3), (x, y + 4), (x + 4, y - 2), (x + 7, y + 5)]
    d = poly([*top, (x + 7, y + h), (x - 7, y + h)])
    b = paper(d, c, 1.1, 1.6, 1.2) + line(f"M{x - 3} {y + 8}V{y + h - 5}", dark(c, 0.22), 1.4, 0.6)
    return rot(b, a, x, y + h) if a else b


def fence(broken: bool) -> str:
    """Whole: wolves may not be led. Broken: they may."""
    c = "#D9B583"
    sky = "#9FC0C8"
    s = fill("M12 80Q40 72 88 80V100Q88 108 80 108H20Q12 108 12 100Z", C["meadow"])
    if not broken:
        s += at(wolf_head("calm", "#66738A"), 17, 40, 0.33)
        s += paper(rrect(13, 84, 74, 7, 2), dark(c, 0.14), 0.9, 1.4, 0)
        for x in (22, 41, 60, 79):
            s += picket(x, 74, 33, c)
        return sign(sky, s)
    s += paper(rrect(13, 84, 22, 7, 2), dark(c, 0.14), 0.9, 1.4, 0)
    s += rot(paper(rrect(64, 86, 24, 7, 2), dark(c, 0.14), 0.9, 1.4, 0), 12, 70, 88)
    s += picket(22, 74, 33, c) + picket(81, 76, 31, c, 9)
    s += at(wolf_head("glad", "#66738A"), 16, 40, 0.36)
    s += picket(45, 95, 12, c, -4, True) + picket(63, 97, 10, c, 6, True)
    s += rot(paper("M50 101L76 98L78 102L72 105L51 108Z", c, 1, 1.4, 1), -6, 62, 102)
    return sign(sky, s)


def pictures() -> Iterator[Picture]:
    for draw in (sleep, play, work, eat, back):
        yield Picture(f"cards/bid-{draw.__name__}", 100, 120, draw())
    yield Picture("cards/wolves-kept", 100, 120, fence(False))
    yield Picture("cards/wolves-broken", 100, 120, fence(True))
