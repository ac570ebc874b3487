"""The Big Bad Pig with his mustache and the Big Bad Wolf."""

from collections.abc import Iterator

from assets.drawing.faces import brow, eye, moods, shoulders, tilt
from assets.drawing.hand import Picture, curve
from assets.drawing.pigs import pig_head
from assets.drawing.wolves import wolf_head
from game.ui.palette import C
from game.ui.paper import at, dark, ell, fill, g, light, line, paper, rot, rrect

PIG_SKIN, PIG_HAIR = "#E4837A", "#4A2A22"
SUIT, SHIRT = "#443A4E", "#F4ECDA"


MUSTACHE = curve(
    "100 130, 112 124, 132 128, 148 140, 162 138, 166 128 c, 172 142, 160 153, 140 151, 118 144, 100 139 c, "
    "82 144, 60 151, 40 153, 28 142, 34 128 c, 38 138, 52 140, 68 128, 88 124"
)


def mustache() -> str:
    """The mustache alone, where it lies on a pig's head."""
    return paper(MUSTACHE, PIG_HAIR, 1.6, 3, 2, 0.28)


def bow_tie(x: float, y: float, k: float, c: str) -> str:
    s = paper(curve("0 0, -20 -15, -34 -13, -35 12, -20 14"), c, 1.4, 2)
    s += paper(curve("0 0, 20 -14, 35 -12, 34 13, 20 15"), c, 1.4, 2)
    s += line("M-28 -6L-12 0L-27 7M28 -6L12 0L27 7", dark(c, 0.3), 2.2, 0.7)
    return at(s + paper(rrect(-8, -9, 16, 18, 5), light(c, 0.12), 1.2, 2), x, y, k)


def bowler() -> str:
    b = "#3A3338"
    s = paper(curve("58 42, 62 14, 82 1, 110 0, 130 12, 136 40, 98 46"), b, 1.9, 3, 2, 0.3)
    s += fill(curve("58 33 c, 98 37, 135 31 c, 136.5 41 c, 98 46, 57.5 43 c"), C["red"], soft=1)
    brim = curve("36 40, 52 43, 98 47, 142 41, 160 36, 164 44, 142 52, 98 56, 54 53, 34 48")
    return s + paper(brim, b, 1.6, 3, 2, 0.3)


def big_bad_pig_head(mood: str = "calm") -> str:
    """The head with hat and mustache; calm, he frowns."""
    chin = curve("100 37, 142 45, 168 78, 178 116, 160 152, 104 166, 44 154, 22 118, 34 80, 60 46")
    s = rot(paper(chin, dark(PIG_SKIN, 0.1), 2, 3), -5, 100, 110) + pig_head(mood, PIG_SKIN, PIG_HAIR)
    if mood == "calm":
        lid = dark(PIG_SKIN, 0.14)
        frown = fill(ell(77, 83, 14, 17), PIG_SKIN) + fill(ell(128, 81, 14, 17), PIG_SKIN)
        frown += fill(ell(77, 64, 18, 9), PIG_SKIN) + fill(ell(126, 62, 15, 8), PIG_SKIN)
        frown += eye(78, 86, 11.5, 13, (0.5, 0.3), 0.56, 0.4, 13, lid)
        frown += eye(129, 84, 11, 12.5, (0.5, 0.3), 0.56, 0.4, -13, lid)
        frown += brow(76, 69, 13, 16, PIG_HAIR, 7, 3) + brow(132, 66, 12, -18, PIG_HAIR, 7, 3)
        s += rot(frown, -5, 100, 110)
    return s + rot(mustache(), -5, 100, 110) + rot(bowler(), -9, 100, 60)


def big_bad_pig(mood: str = "calm") -> str:
    s = shoulders(SUIT, 92, 132)
    s += paper("M76 140L128 140L102 196Z", SHIRT, 1.2, 0, 2)
    s += paper("M58 142L80 136L101 190L84 196L52 160Z", dark(SUIT, 0.25), 1.3, 2, 2)
    s += paper("M146 140L126 136L103 190L120 196L152 160Z", dark(SUIT, 0.25), 1.3, 2, 2)
    s += big_bad_pig_head(mood) + bow_tie(103, 176, 0.92, C["red"])
    return at(s, 11, 22, 0.89)


def big_bad_pig_walks(step: int) -> str:
    """The whole figure for the walk on from the wings, step 1 or 2: 160 x 250, feet at y 244."""
    far, near = (-14, 16) if step == 1 else (16, -14)
    s = ""
    for x, angle, shade in ((98, far, 0.2), (64, near, 0)):
        leg = paper("M-13 0L13 0L11 38L-11 38Z", dark(SUIT, shade), 1.3, 0, 3)
        leg += paper(curve("-13 36 c, 12 36 c, 22 44, 20 50 c, -13 50 c"), "#2B2530", 1.2, 0, 2)
        s += at(leg, x, 184, 1, angle)
    # cane arm behind, coat, arm in front
    s += line("M128 152L146 236", dark(C["sticks"], 0.2), 7)
    s += line("M127.500 152L145 235", C["sticks"], 4.5) + paper(ell(128, 150, 7), C["gold"], 1, 0, 1)
    s += paper(curve("82 96, 118 104, 140 140, 140 178, 122 200, 82 206, 40 200, 24 178, 26 140, 48 104"), SUIT, 2, 3)
    s += paper(curve("64 112 c, 100 112 c, 112 150, 104 196, 82 200, 58 196, 50 150"), SHIRT, 1.3, 2, 2)
    s += fill(ell(82, 150, 3.4), SUIT) + fill(ell(82, 168, 3.4), SUIT)
    s += paper("M48 108L68 106L60 200L40 196Z", dark(SUIT, 0.18), 1.2, 2, 3)
    s += paper("M116 108L98 106L106 200L124 196Z", dark(SUIT, 0.18), 1.2, 2, 3)
    s += paper(curve("112 116, 130 122, 138 146, 130 158, 118 152, 108 132"), SUIT, 1.5, 2.5)
    s += paper(curve("116 150, 128 146, 134 156, 124 164, 114 160"), PIG_SKIN, 1.2, 1.5, 1)
    arm = paper(curve("44 114, 54 124, 46 150, 30 168, 20 160, 28 136"), SUIT, 1.5, 2.5)
    arm += paper(curve("20 158, 32 164, 30 176, 18 178, 12 168"), PIG_SKIN, 1.2, 1.5, 1)
    s += rot(arm, -8 if step == 1 else 10, 46, 118)
    head = big_bad_pig_head() + bow_tie(103, 172, 0.8, C["red"])
    return at(s + at(rot(head, 2 if step == 1 else -3, 100, 110), 2, -2, 0.78), 0, 8)


def teeth(mood: str) -> str:
    """A row of teeth in the mouth of a wolf's head."""
    spots = {
        "glad": ((120, 131.5, 4), (133, 130.5, -3), (166, 121.5, -20)),
        "sad": ((150, 123, 8), (138, 126, 14)),
        "startled": ((150, 124, 6),),
    }[mood]
    return "".join(at(fill("M-5 -2L5 -2L0 7Z", "#FFFDF4", soft=1), x, y, 1, a) for x, y, a in spots)


def big_bad_wolf(mood: str = "calm") -> str:
    """Calm, he grins."""
    fur = "#3C4350"
    mane = "14 197 c, 20 172 c, 34 174, 44 152 c, 60 160, 80 142, 120 146, 146 160 c, 150 172, 170 176 c, 176 197 c"
    s = paper(curve(mane), dark(fur, 0.18), 1.8, 0)
    if mood != "calm":
        h = wolf_head(mood, fur, "#A9ABB0", False, "#F4DC8A", False, arc="#F4DC8A")
        return s + g(h + rot(teeth(mood), tilt(mood, -2), 100, 110), f"translate(-4 {3 if mood == 'sad' else 0})")
    h = wolf_head("calm", fur, "#A9ABB0", True, "#F4DC8A", False)
    # a wide grin with teeth over the calm mouth
    grin = fill(curve("88 118 c, 108 130, 136 130, 180 116 c, 166 134, 134 146, 104 140"), C["mouth"], soft=2)
    for x, y, a in ((102, 127, 10), (118, 131, 4), (134, 131, -4), (150, 127, -12), (164, 122.5, -18)):
        grin += at(fill("M-5 -2L5 -2L0 8Z", "#FFFDF4", soft=1), x, y, 1, a)
    for x, y, a in ((112, 142, 8), (128, 145, 0), (144, 142.5, -10)):
        grin += at(fill("M-4 1L4 1L0 -6Z", "#FFFDF4", soft=1), x, y, 1, a)
    over = fill(ell(82, 64, 17, 7), fur) + fill(ell(121, 60, 13, 7), fur)
    dk = "#22262E"
    over += brow(82, 72, 16, 22, dk, 8, 3) + brow(120, 69, 12, -24, dk, 8, 3)
    over += line("M64 100L56 118M72 104L66 120", light(fur, 0.2), 3)
    chin = fill(curve("90 116, 130 128, 176 114, 172 130, 130 142, 100 138"), "#A9ABB0")
    return s + g(h + rot(chin + grin + over, -2, 100, 110), "translate(-4 0)")


def pictures() -> Iterator[Picture]:
    yield from moods("big-bad-pig", big_bad_pig)
    for step in (1, 2):
        yield Picture(f"characters/big-bad-pig-walks-{step}", 160, 250, big_bad_pig_walks(step))
    yield from moods("big-bad-wolf", big_bad_wolf)
