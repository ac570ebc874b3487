"""Tokens, dice and the marks of score rows. Round tokens are 80 x 80; the dots are the value, so they need no words."""

from collections.abc import Iterator

from assets.drawing.big_bad import mustache
from assets.drawing.hand import Picture, curve, on, seat_disc
from assets.drawing.pigs import pig_head
from assets.drawing.suits import SYMBOL
from assets.drawing.wolves import wolf_head
from game.ui.palette import INK, PAPER, SEATS, C
from game.ui.paper import arch, at, dark, ell, fill, light, line, n, paper, rot, rrect


def crown(x: float, y: float, s: float) -> str:
    """The crown about (x, y), 48 x 39 at scale 1."""
    c = C["gold"]
    d = curve("-24 -14 c, -12 -2 c, 0 -20 c, 12 -2 c, 24 -14 c, 20 14 c, 0 17, -20 14 c")
    b = paper(d, c, 1.5, 2.5, 3)
    b += fill(curve("-20 7 c, 0 10, 20 7 c, 19 14 c, 0 17, -19 14 c"), dark(c, 0.18), soft=1)
    for a, e, r in ((-24, -16, 3.8), (0, -22, 4.4), (24, -16, 3.8)):
        b += paper(ell(a, e, r), light(c, 0.3), 0.9, 0, 0.5)
    b += fill(ell(0, 4, 3.6, 4.2), C["brick"]) + fill(ell(-11, 4.5, 2.4, 3), PAPER)
    b += fill(ell(11, 4.5, 2.4, 3), PAPER)
    return at(b, x, y, s)


def disc(c: str, ring: str = PAPER) -> str:
    """The round token of tone c with a thin ring."""
    return paper(ell(40, 40, 36), c, 1.6, 0, 1) + line(ell(40, 40, 31.5), ring, 2.2, 0.9)


def dots(v: int, y: float, c: str) -> str:
    """v dots in a row across the middle of a token."""
    return "".join(fill(ell(40 + (i - (v - 1) / 2) * 10, y, 3.4), c) for i in range(v))


def value(v: int) -> str:
    """The value on a pill at the foot of a token."""
    return paper(rrect(33 - v * 5, 57, 14 + v * 10, 14, 7), PAPER, 1, 1.8, 1) + dots(v, 64, INK)


def crown_token(house: str) -> str:
    return disc(C[house]) + crown(40, 33, 0.84) + dots(3, 59, "#6B4608" if house == "yellow" else "#FFF6DE")


def wolf_token(seat: str, v: int) -> str:
    c = C[seat]
    s = paper(seat_disc(seat), c, 1.6, 0, 3 if seat in ("plum", "frost") else 1)
    s += line(ell(40, 40, 29.5), on(c), 2.2, 0.9) + fill(ell(40, 40, 28), light(c, 0.2))
    return s + at(wolf_head("calm", "#66738A"), 8, 6, 0.31) + value(v)


def pig_token(v: int) -> str:
    c = "#A8506A"
    s = disc(c) + fill(ell(40, 40, 28), light(c, 0.2))
    return s + at(pig_head("calm", "#E9928A"), 9, 4, 0.305) + at(mustache(), 9, 4, 0.305) + value(v)


def mustache_token() -> str:
    return disc("#E9D9B4", C["sticks"]) + fill(ell(40, 40, 28), light("#E9D9B4", 0.4)) + at(mustache(), 0.5, -13, 0.395)


def die(c: str, symbol: str | None) -> str:
    """A die from above, 96 x 96, with a symbol of `suits` or blank."""
    s = paper(rrect(6, 6, 84, 84, 18), c, 2.6, 0, 1, 0.6, 0.3)
    s += fill(rrect(11, 11, 74, 74, 14), light(c, 0.25) if c != DIE_WHITE else "#FFFDF6")
    if symbol:
        s += at(SYMBOL[symbol](), 48, 49, 1.18)
    return s


def moon(v: int) -> str:
    """Flitting Bad Wolf counts its rounds: the moon fills from a sliver to full."""
    s = paper(ell(40, 40, 32), "#31505A", 1.6, 0, 1)
    t = v / 5
    if t >= 1:
        m = ell(40, 40, 29)
    else:
        rx = abs(1 - 2 * t) * 29
        m = f"M40 11A29 29 0 0 1 40 69A{n(max(0.1, rx))} 29 0 0 {0 if t < 0.5 else 1} 40 11Z"
    s += fill(m, C["moon"])
    if t >= 0.6:
        s += fill(ell(52, 30, 4.5), "#E4CF98") + fill(ell(48, 52, 6), "#E4CF98")
    return s


def score_house() -> str:
    """Marks of score rows are 64 x 64."""
    c = C["red"]
    s = paper(rrect(14, 30, 36, 26, 3), "#F3ECDC", 1.4, 2.5, 1) + fill(arch(20, 38, 10, 18), C["green"])
    s += fill(rrect(35, 37, 10, 10, 2), C["lamp"]) + line("M40 37V47M35 42H45", PAPER, 1.4)
    s += paper("M8 31L32 9L56 31Z", c, 1.5, 2.5, 3)
    return s + line("M18 27H46M25 20H39", dark(c, 0.28), 2, 0.6)


def score_roof() -> str:
    c = "#4F7F95"
    s = paper("M6 50L18 22L46 22L58 50Z", c, 1.6, 3, 4)
    for y, x0, x1 in ((31, 15, 49), (40, 11, 53)):
        s += line(f"M{x0} {y}" + "q3 4 6 0" * ((x1 - x0) // 6), light(c, 0.4), 1.8, 0.9)
    s += paper(rrect(38, 10, 8, 15, 1.5), C["brick"], 1, 1.6, 1)
    s += paper("M20 22L20 7L33 11.5L20 16Z", C["gold"], 1, 1.6, 1.5)
    return s


def score_rubble() -> str:
    s = fill(ell(32, 53, 27, 6), INK, 0.1)
    for x, y, r in ((14, 34, 9), (50, 32, 10), (32, 25, 9)):
        s += fill(ell(x, y, r, r * 0.85), "#D9D2C0")
    for x, y, w, h, a, k in (
        (10, 44, 24, 9, -10, C["brick"]),
        (32, 44, 22, 9, 9, dark(C["brick"], 0.12)),
        (20, 34, 26, 8, 22, C["sticks"]),
        (27, 29, 25, 7, -34, light(C["sticks"], 0.15)),
        (38, 38, 16, 8, -16, light(C["brick"], 0.1)),
    ):
        s += rot(paper(rrect(x, y, w, h, 2), k, 1.1, 1.8, 1), a, x + w / 2, y + h / 2)
    return s + paper("M22 50L34 47L36 54L24 56Z", "#F3ECDC", 1, 1.4, 1)


def score_trick() -> str:
    """Three cards taken, with a tick."""
    s = ""
    for x, angle, c in ((18, -16, "#8E4334"), (26, -2, C["straw"]), (35, 12, PAPER)):
        s += rot(paper(rrect(x - 9, 12, 26, 38, 4), c, 1.3, 2.5, 1), angle, x + 4, 48)
    s += paper(ell(46, 44, 13), C["good"], 1.3, 2, 1)
    return s + line("M40 44L44.500 49L52.500 39", PAPER, 4.4)


def score_wind() -> str:
    """A huff and a puff that were not used."""
    s = ""
    for dx, dy, c in ((1.2, 1.8, dark("#5B8CA3", 0.3)), (0, 0, "#5B8CA3")):
        s += at(line("M6 26H38A9 9 0 1 0 29 17", c, 5.4), dx, dy)
    for dx, dy, c in ((1.2, 1.8, dark("#7D5E93", 0.3)), (0, 0, "#7D5E93")):
        s += at(line("M12 38H50A8 8 0 1 1 42 46M4 50H24A6.500 6.500 0 1 1 18 56.500", c, 5.4), dx, dy)
    return at(s, 4, 1, 0.88)


DIE_WHITE, DIE_GREY = "#FBF6EA", "#8A8D94"


def pictures() -> Iterator[Picture]:
    yield Picture("tokens/crown", 64, 48, crown(32, 28, 1.1))
    for house in ("red", "yellow", "green"):
        yield Picture(f"tokens/crown-{house}", 80, 80, crown_token(house))
    for seat in SEATS:
        for v in (1, 2, 3):
            yield Picture(f"tokens/wolf-{seat}-{v}", 80, 80, wolf_token(seat, v))
    for v in (2, 3, 4):
        yield Picture(f"tokens/pig-{v}", 80, 80, pig_token(v))
    yield Picture("tokens/mustache", 80, 80, mustache_token())
    for v in range(1, 6):
        yield Picture(f"tokens/moon-{v}", 80, 80, moon(v))
    for face, symbol in (("straw", "straw"), ("wood", "sticks"), ("brick", "bricks"), ("blank", None)):
        yield Picture(f"tokens/die-white-{face}", 96, 96, die(DIE_WHITE, symbol))
        yield Picture(f"tokens/die-grey-{face}", 96, 96, die(DIE_GREY, symbol))
    yield Picture("tokens/die-white-wolf", 96, 96, die(DIE_WHITE, "wolf"))
    for draw in (score_house, score_roof, score_rubble, score_trick, score_wind):
        yield Picture(f"tokens/{draw.__name__.replace('_', '-')}", 64, 64, draw())
