"""Parts of faces and busts. Everybody is 200 x 200 and stands on the lower edge; the moods are the same for all."""

import math
from collections.abc import Callable, Iterator

from assets.drawing.hand import Picture
from game.ui.palette import INK, C
from game.ui.paper import Point, at, dark, ell, fill, light, line, mix, n, paper, rot, smooth

MOODS = ("calm", "glad", "sad", "startled")
SKIN = "#F3CBA6"


def moods(name: str, draw: Callable[[str], str]) -> Iterator[Picture]:
    """The four pictures of somebody; the calm one has no suffix."""
    for mood in MOODS:
        yield Picture(f"characters/{name}" + ("" if mood == "calm" else f"-{mood}"), 200, 200, draw(mood))


def eye(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    look: Point = (0, 0),
    pup: float = 0.56,
    lid: float = 0.0,
    tilt: float = 0,
    skin: str = "#888888",
    white: str = "#FFFDF4",
) -> str:
    """White, pupil, glint and a lid, cx, cy, rx, ry being the white.

    look: where to, -1 to 1 each way. pup: size of the pupil, lid: how far the lid is down, both as parts of the white.
    skin: colour of the lid; tilt > 0 lowers its right end.
    """
    s = fill(ell(cx, cy, rx, ry), white)
    px, py = cx + look[0] * rx * (1 - pup) * 0.95, cy + look[1] * ry * (1 - pup) * 0.95
    s += fill(ell(px, py, rx * pup * 1.08, ry * pup), INK)
    s += fill(ell(px - rx * pup * 0.32, py - ry * pup * 0.36, rx * pup * 0.34, rx * pup * 0.34), "#FFFFFF")
    ox, oy = rx + 0.7, ry + 0.7
    if lid > 0:
        yl = -oy + 2 * oy * lid
        xl = ox * math.sqrt(max(0, 1 - (yl / oy) ** 2))
        big = 1 if lid > 0.5 else 0
        d = f"M{n(cx - xl)} {n(cy + yl)}A{n(ox)} {n(oy)} 0 {big} 1 {n(cx + xl)} {n(cy + yl)}Z"
        s += rot(fill(d, skin), tilt, cx, cy) if tilt else fill(d, skin)
        e = f"M{n(cx - xl)} {n(cy + yl)}L{n(cx + xl)} {n(cy + yl)}"
        s += rot(line(e, dark(skin, 0.35), 1.8), tilt, cx, cy) if tilt else line(e, dark(skin, 0.35), 1.8)
    return s


def happy_eye(cx: float, cy: float, w: float, h: float, c: str = INK, sw: float = 4.2) -> str:
    """A closed arc, w to either side; sw is the width of the stroke."""
    return line(f"M{n(cx - w)} {n(cy + h * 0.5)}Q{n(cx)} {n(cy - h)} {n(cx + w)} {n(cy + h * 0.5)}", c, sw)


def brow(cx: float, cy: float, w: float, a: float, c: str, sw: float = 4.5, bend: float = 2.5) -> str:
    """A brow, w to either side, turned by a, bent upwards. Outer ends down: sad; inner ends down: wicked."""
    return rot(line(f"M{n(cx - w)} {n(cy)}Q{n(cx)} {n(cy - bend)} {n(cx + w)} {n(cy)}", c, sw), a, cx, cy)


def tilt(mood: str, well: float = -4) -> float:
    """How far a head leans, in degrees: forward when sad, back when startled, `well` otherwise."""
    return {"sad": well + 7, "startled": well - 1}.get(mood, well)


def eyes(
    mood: str,
    x1: float,
    x2: float,
    y: float,
    skin: str,
    br: str,
    r: float = 11,
    look: Point = (0.5, 0.1),
    pup: float = 0.66,
    lid: float = 0.14,
    brows: tuple[float, float, float] = (8, 4, 22),
    arc: str = INK,
) -> str:
    """Both eyes in a mood, of radius r about (x1, y) and (x2, y - 2).

    look, pup, lid: as in `eye`, when calm. brows: half their length, how thick, how far above the eyes; br: their tone.
    arc: tone of closed eyes.
    """
    w, sw, up = brows
    cover = dark(skin, 0.12)
    match mood:
        case "glad":
            thick = min(4.2, r * 0.45)
            s = happy_eye(x1, y, r, r, arc, thick) + happy_eye(x2, y - 2, r - 0.5, r, arc, thick)
            return s + brow(x1 - 2, y - up, w, -12, br, sw) + brow(x2 + 2, y - up - 2, w, 12, br, sw)
        case "startled":
            s = eye(x1, y - r * 0.3, r * 1.2, r * 1.45, (0.1, 0), 0.42)
            s += eye(x2, y - 2 - r * 0.3, r * 1.16, r * 1.4, (0.1, 0), 0.42)
            y -= up * 1.28
            return s + brow(x1 - 3, y, w, -14, br, sw + 0.4, 5) + brow(x2 + 3, y - 2, w, 12, br, sw + 0.4, 5)
        case "sad":
            s = eye(x1, y + 2, r * 0.96, r * 1.12, (0.1, 0.7), 0.62, 0.24, -16, cover)
            s += eye(x2, y, r * 0.92, r * 1.1, (-0.1, 0.7), 0.62, 0.24, 16, cover)
            return (
                s + brow(x1 - 1, y - up * 0.86, w, -26, br, sw, 1) + brow(x2 + 1, y - up * 0.86 - 2, w, 26, br, sw, 1)
            )
    s = eye(x1, y, r, r + 2.5, look, pup, lid, 0, cover)
    s += eye(x2, y - 2, r - 0.5, r + 2, look, pup, lid, 0, cover)
    return s + brow(x1 - 3, y - up, w + 1, -5, br, sw, 4) + brow(x2 + 3, y - up - 2, w + 1, 5, br, sw, 4)


def mouth(mood: str, cx: float, cy: float, w: float, c: str, sw: float = 3.4) -> str:
    """A mouth in a mood, w to either side of cx; c is the tone of its line."""
    match mood:
        case "glad":
            h = w * 1.05
            s = fill(
                smooth(
                    [
                        (cx - w, cy - 1, "c"),
                        (cx, cy + h * 0.3),
                        (cx + w, cy - 2, "c"),
                        (cx + w * 0.7, cy + h * 0.72),
                        (cx, cy + h),
                        (cx - w * 0.7, cy + h * 0.74),
                    ]
                ),
                C["mouth"],
                soft=1.5,
            )
            return s + fill(ell(cx + 1, cy + h * 0.86, w * 0.5, h * 0.22), C["tongue"])
        case "sad":
            return line(f"M{n(cx - w * 0.8)} {n(cy + 6)}Q{n(cx)} {n(cy - 4)} {n(cx + w * 0.8)} {n(cy + 5)}", c, sw)
        case "startled":
            return fill(ell(cx + 1, cy + 4, w * 0.46, w * 0.5), C["mouth"], soft=1)
    return line(f"M{n(cx - w)} {n(cy)}Q{n(cx)} {n(cy + w * 0.85)} {n(cx + w)} {n(cy - 1)}", c, sw)


def tear(x: float, y: float) -> str:
    """A tear that hangs from (x, y)."""
    drop = fill("M0 0C-6 10 -8 15 -4 19C0 22.500 6 20 6 14C6 9 3 5 0 0Z", "#9CCBE0", soft=1)
    return at(drop + fill(ell(-2, 14, 1.8, 2.6), "#FFFFFF"), x, y)


def shoulders(c: str, w: float = 72, top: float = 150) -> str:
    """The bust: a hill of cloth that stands on the lower edge."""
    left, right = 100 - w, 100 + w
    d = (
        f"M{n(left)} 197C{n(left)} {n(top + 14)} {n(100 - w * 0.55)} {n(top)} 100 {n(top)}"
        f"C{n(100 + w * 0.55)} {n(top)} {n(right)} {n(top + 14)} {n(right)} 197Z"
    )
    return paper(d, c, 1.6, 0)


def face(skin: str = SKIN, cx: float = 100, cy: float = 98, rx: float = 46, ry: float = 48) -> str:
    """The face of a person."""
    half = [(0.8, -0.62), (1, 2 / ry), (0.72, 0.72)]
    right = [(cx + rx * x, cy + ry * y) for x, y in half]
    left = [(cx - rx * x, cy + ry * y) for x, y in reversed(half)]
    return paper(smooth([(cx, cy - ry), *right, (cx, cy + ry), *left]), skin, 1.6, 3)


def dot_eyes(x1: float, x2: float, y: float, r: float = 5.4, look: float = 1.5) -> str:
    """Simple dot eyes with a glint: people are drawn more quietly than the beasts."""
    s = ""
    for x in (x1, x2):
        s += fill(ell(x + look, y, r, r * 1.25), INK)
        s += fill(ell(x + look - r * 0.35, y - r * 0.45, r * 0.36), "#FFFFFF")
    return s


def nose(x: float, y: float, skin: str = SKIN, k: float = 1.0) -> str:
    """The nose of a person, k times the usual size."""
    s = fill(ell(x, y, 7 * k, 5.6 * k), mix(skin, C["blush"], 0.45))
    return s + fill(ell(x - 2 * k, y - 2 * k, 2.2 * k, 1.6 * k), light(skin, 0.5))
