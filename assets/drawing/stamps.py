"""Stamps of the album: 120 x 144; a picture goes into (14, 14) to (106, 108), a line of words below it."""

from collections.abc import Iterator

from assets.drawing.hand import Picture
from game.ui.palette import C
from game.ui.paper import dark, ell, fill, light, line, n, paper, rrect


def bitten(x: float, y: float, w: float, h: float) -> str:
    """A box with half-round bites along its edge, 3.4 deep; the corners stay whole."""
    r, across, down = "A3.4 3.4 0 0 0", int((w - 8) // 10), int((h - 8) // 10)
    gx, gy = (w - 8) / across, (h - 8) / down
    d = f"M{n(x)} {n(y)}"
    for i in range(across):
        cx = x + 4 + gx * (i + 0.5)
        d += f"H{n(cx - 3.4)}{r} {n(cx + 3.4)} {n(y)}"
    d += f"H{n(x + w)}"
    for i in range(down):
        cy = y + 4 + gy * (i + 0.5)
        d += f"V{n(cy - 3.4)}{r} {n(x + w)} {n(cy + 3.4)}"
    d += f"V{n(y + h)}"
    for i in range(across):
        cx = x + w - 4 - gx * (i + 0.5)
        d += f"H{n(cx + 3.4)}{r} {n(cx - 3.4)} {n(y + h)}"
    d += f"H{n(x)}"
    for i in range(down):
        cy = y + h - 4 - gy * (i + 0.5)
        d += f"V{n(cy + 3.4)}{r} {n(x)} {n(cy - 3.4)}"
    return d + "Z"


STAMPS = {
    "red": "#D9705C",
    "yellow": "#EBC35E",
    "green": "#6F9F6B",
    "sky": C["sky"],
    "plum": "#A583A0",
    "night": "#31505A",
    "clay": "#C98F68",
}


def stamp(c: str) -> str:
    """An empty stamp with a ground of tone c."""
    s = paper(bitten(5, 5, 110, 134), "#FFFBF0", 1.3, 3, 0.6, 0.5, 0.2)
    s += fill(rrect(14, 14, 92, 94, 4), c)
    s += fill("M14 60V18A4 4 0 0 1 18 14H74Q66 44 14 60Z", light(c, 0.34), 0.55)
    s += fill("M14 90Q40 74 66 86Q90 96 106 82V104A4 4 0 0 1 102 108H18A4 4 0 0 1 14 104Z", dark(c, 0.16), 0.8)
    return s + line(rrect(14, 14, 92, 94, 4), dark(c, 0.3), 1.4, 0.8)


def stamp_empty() -> str:
    """The place in the album: only the outline, dashed."""
    s = fill(rrect(6, 6, 108, 132, 6), dark(C["cream"], 0.07))
    s += fill(rrect(7, 8, 106, 129, 5), C["cream"])
    return s + line(rrect(10, 10, 100, 124, 4), "#7F6B4E", 1.8, dash=(5, 5))


def postmark() -> str:
    """A ring and three waves of thin ink, 96 x 56."""
    c, op = "#5A3423", 0.55
    s = line(ell(28, 28, 23), c, 2.6, op) + line(ell(28, 28, 17), c, 1.4, op)
    for y in (18, 28, 38):
        s += line(f"M52 {y}Q60 {y - 5} 68 {y}Q76 {y + 5} 84 {y}Q90 {y - 3} 94 {y}", c, 2.4, op)
    return s


def pictures() -> Iterator[Picture]:
    for name, c in STAMPS.items():
        yield Picture(f"tokens/stamp-{name}", 120, 144, stamp(c))
    yield Picture("tokens/stamp-empty", 120, 144, stamp_empty())
    yield Picture("tokens/postmark", 96, 56, postmark())
