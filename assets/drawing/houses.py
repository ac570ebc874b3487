"""Storeys, caps, basements and doors of The Three Little Wolves.

A storey is 120 x 48 and stacks every 42; wall x 4 to 116, number plate x 9 to 39, window x 76 to 106 and y 5 to 35."""

from collections.abc import Iterator

from assets.drawing.hand import Picture, on, seat_hem
from assets.drawing.patterns import glyph, mark_tone, roof_tone, wall_pattern
from assets.drawing.wolves import wolf_head
from game.ui.palette import HOUSES, PAPER, SEATS, C
from game.ui.paper import arch, at, dark, ell, fill, light, line, mix, n, paper, rrect


def window(x: float, y: float, w: float, h: float, lit: bool = True, frame: str = PAPER, sill: bool = True) -> str:
    """A window with round top; the box is the glass. Lit ones have curtains."""
    gl = C["lamp"] if lit else C["glass"]
    s = paper(arch(x - 2.5, y - 2.5, w + 5, h + 3.5), frame, 1, 1.6, 1)
    s += fill(arch(x, y, w, h), gl)
    if lit:
        for edge, inwards, sweep in ((x, w, 1), (x + w, -w, 0)):
            curtain = f"M{n(edge)} {n(y + h)}V{n(y + w / 2)}A{n(w / 2)} {n(w / 2)} 0 0 {sweep} "
            curtain += f"{n(edge + inwards * 0.28)} {n(y + w * 0.08)}"
            curtain += f"Q{n(edge + inwards * 0.3)} {n(y + h * 0.6)} {n(edge)} {n(y + h * 0.82)}Z"
            s += fill(curtain, "#E9A86A", 0.8)
    else:
        s += line(f"M{n(x + w * 0.2)} {n(y + h * 0.66)}L{n(x + w * 0.42)} {n(y + h * 0.3)}", "#8FA3AE", 2.2, 0.7)
    s += line(f"M{n(x + w / 2)} {n(y + 1)}V{n(y + h)}M{n(x)} {n(y + h * 0.55)}H{n(x + w)}", frame, 2)
    if sill:
        s += paper(rrect(x - 5, y + h - 0.5, w + 10, 4.5, 1.5), frame, 0.8, 1.6, 1)
    return s


def plate(x: float, y: float, w: float, h: float) -> str:
    """The paper plate on which the program writes the number."""
    return paper(rrect(x, y, w, h, 6), PAPER, 1, 1.8, 1)


def slab(x: float, y: float, w: float, c: str, h: float = 6) -> str:
    """The floor that sticks out between two storeys."""
    return paper(rrect(x, y, w, h, 2), c, 1, 2.2, 1)


def storey(
    house: str,
    lit: bool = True,
    dx: float = 0,
    dy: float = 0,
    plated: bool = True,
) -> str:
    """An ordinary storey, moved by (dx, dy); without a plate it has a second window."""
    c = C[house]
    s = paper(rrect(4, 1, 112, 42, 2), c, 1.3, 0, 1, 0.3, 0.2)
    s += wall_pattern(house, 5, 1, 110, 40)
    s += slab(1, 41, 118, roof_tone(house))
    s += plate(9, 6, 31, 31) if plated else window(14, 6, 29, 29, not lit)
    s += glyph(house, None, 57.5 if plated else 60, 22, 0.86, c)
    s += window(77, 6, 29, 29, lit)
    return at(s, dx, dy) if dx or dy else s


def low_storey(house: str) -> str:
    """A storey of which the ones above leave only the lower part: a row of small windows at its foot."""
    c = C[house]
    s = paper(rrect(4, 1, 112, 42, 2), c, 1.3, 0, 1, 0.3, 0.2)
    s += wall_pattern(house, 5, 1, 110, 40) + slab(1, 41, 118, roof_tone(house))
    for i in range(5):
        x, gl = 14 + i * 20, C["glass"] if i == 1 else C["lamp"]
        s += paper(rrect(x - 1.5, 27.5, 15, 12, 2), PAPER, 0.8, 1.4, 1) + fill(rrect(x + 0.5, 29.5, 11, 9, 1), gl)
        s += line(f"M{n(x + 6)} 29.500V38.500", PAPER, 1.6)
    return s


def cap(house: str) -> str:
    """What closes a house whose top is an ordinary floor: 120 x 20."""
    r = roof_tone(house)
    s = paper("M10 14L18 4L102 4L110 14Z", r, 1.3, 0, 3)
    return s + slab(0, 12, 120, light(r, 0.12), 6)


def basement(house: str, two: bool = False, plated: bool = True) -> str:
    """Hangs under the ground line: 120 x 48. Two windows: room for two wolves."""
    c = mix(dark(C[house], 0.34), "#5B4636", 0.25)
    if house == "white":
        c = "#A59A86"
    s = paper(rrect(4, 1, 112, 44, 6), c, 1.3, 0, 1, 0.22, 0.25)
    st = dark(c, 0.3)
    s += line("M42 9H68M48 24H62M42 39H66M6 9H8M112 22H115M46 9V24M62 24V39M52 39V44M54 2V9", st, 1.8, 0.6)
    s += glyph(house, mix(mark_tone(house) if house != "white" else "#5F5648", c, 0.15), 57, 31, 0.5, c)
    s += plate(9, 7, 31, 31) if plated else ""
    w, y = 15 if two else 22, 14
    for x in (18, 80) if not plated else (76, 96) if two else (80,):
        s += paper(rrect(x - 2, y - 2, w + 4, 20, 4), "#E6D9BE", 1, 1.6, 1)
        s += fill(rrect(x, y, w, 16, 2), C["lamp"])
        s += line(f"M{x + w / 3} {y}V{y + 16}M{x + 2 * w / 3} {y}V{y + 16}", "#6B5A47", 1.8)
    return s


def door(house: str) -> str:
    """32 x 44, for the axis of the ground floor."""
    c = {"red": "#7C3A31", "yellow": "#8A5A26", "green": "#8A4B35", "white": "#7F8E93"}[house]
    s = paper(arch(3, 3, 26, 37), PAPER, 1, 2, 1)
    s += paper(arch(6, 6, 20, 34), c, 1, 0, 0.5)
    s += line("M12.500 12V40M19.500 12V40", dark(c, 0.3), 1.4, 0.7)
    s += glyph(house, C["lamp"], 16, 18, 0.42, c) + fill(ell(22.5, 27, 1.9), C["gold"])
    return s + paper(rrect(1, 38, 30, 5, 1.5), "#B9A88A", 0.8, 1, 1)


def wolf_in_window(seat: str, v: int) -> str:
    """A wolf of value v looks out: 44 x 48, laid over a window; its box is x 7 to 37, y 8 to 38."""
    c = C[seat]
    s = paper(arch(5, 7, 34, 33), PAPER, 1, 1.8, 1) + fill(arch(7.5, 9.5, 29, 29), "#5A3E3A")
    s += at(wolf_head("calm", "#66738A"), -1, 2, 0.205)
    s += paper(seat_hem(seat, 2, 42, 35, 43), c, 1, 1.8, 1) + fill(rrect(1.5, 34, 41, 4, 2), light(c, 0.3))
    for i in range(v):
        s += fill(ell(22 - (v - 1) * 5 + i * 10, 40.5, 2.8), on(c))
    return s


def ground_line() -> str:
    """Turf in front of a house: 160 x 24, its edge at y 6."""
    d = "M0 8"
    for i in range(20):
        d += f"Q{8 * i + 4} {8 - (5, 3, 7, 4)[i % 4]} {8 * i + 8} 8"
    d += "V14Q120.0 22 80.0 17Q40.0 13 0 20Z"
    return paper(d, "#5F8A4D", 1.2, 2.5, 1)


def soil() -> str:
    """Brown paper behind basements: 160 x 140."""
    s = paper(rrect(2, 0, 156, 138, 18), "#7A5A41", 1.5, 0, 1)
    for x, y, r in ((18, 30, 4), (140, 44, 5), (26, 92, 6), (132, 110, 4), (80, 128, 5), (148, 84, 3), (12, 62, 3)):
        s += fill(ell(x, y, r, r * 0.7), "#A08163", 0.8)
    return s


GLYPH_TONES = {"red": C["red"], "yellow": "#C98A17", "green": C["green"], "white": "#8F98A0"}


def pictures() -> Iterator[Picture]:
    for house in HOUSES:
        yield Picture(f"houses/storey-{house}-lit", 120, 48, storey(house, True))
        yield Picture(f"houses/storey-{house}-dark", 120, 48, storey(house, False))
        yield Picture(f"houses/storey-{house}-low", 120, 48, low_storey(house))
        yield Picture(f"houses/cap-{house}", 120, 20, cap(house))
        yield Picture(f"houses/basement-{house}", 120, 48, basement(house))
        yield Picture(f"houses/basement-3-{house}", 120, 48, basement(house, True))
        yield Picture(f"houses/door-{house}", 32, 44, door(house))
        yield Picture(f"houses/glyph-{house}", 32, 32, glyph(house, GLYPH_TONES[house], 16, 16, 1.15, PAPER))
    for seat in SEATS:
        for value in (1, 2, 3):
            yield Picture(f"houses/wolf-in-window-{seat}-{value}", 44, 48, wolf_in_window(seat, value))
    yield Picture("houses/ground-line", 160, 24, ground_line())
    yield Picture("houses/soil", 160, 140, soil())
