"""How the pieces of the meadow are painted. A face is a tuple that begins with what it is; see `sprite`."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.games.tre_porcellini.box import MATERIALS
from game.games.tre_porcellini.table.plan import FRAME, TILE_H, TILE_W
from game.games.tre_porcellini.table.wind import breath
from game.ui import paper as pp
from game.ui.cues import Pose
from game.ui.painter import Painter, Sprite
from game.ui.palette import INK, PAPER, WHITE

CHILD_W, CHILD_H, FEET = 160.0, 240.0, 232.0  # the picture of a child and where its feet are
RADIUS = 22.0  # of the frame's inner corners


def picture(name: str, w: float, h: float, blur: float = 6.0) -> tuple[str, str, float, float, float]:
    """The face of a plain picture, by its middle."""
    return ("picture", name, float(w), float(h), float(blur))


def sprite(p: Painter, pose: Pose) -> Sprite:
    """The picture of a piece at its scale, its anchor where the pose's x and y are."""
    k = pose.k
    match pose.face:
        case ("picture", str(name), float(w), float(h), float(blur)):
            return _middle(p, pose, lambda: p.part_of(name, w * k, h * k), blur * min(1.0, k))
        case ("tile", int(material), int(floor), str(side)):
            return _middle(p, pose, lambda: _tile(p, material, floor, side, k), 4.0)
        case ("child", str(animal), str(mood)):
            return _child(p, pose, animal, mood)
        case ("pool", float(rx), float(ry)):
            return _middle(p, pose, lambda: _pool(p, rx, ry), 0.0)
        case ("shade", float(rx)):
            return _middle(p, pose, lambda: _shade(p, rx * k), 0.0)
        case ("rays",):
            return _middle(p, pose, lambda: _rays(p), 0.0)
        case ("bit", int(kind)):
            return _middle(p, pose, lambda: _bit(p, kind, k), 4.0)
        case ("wind", float(dx), float(dy)):
            return _wind(p, dx, dy, pose.grown)
        case ("frame", str(edge), str(colour)):
            return _frame(p, edge, colour)
        case ("bunting", float(w)):
            im = p.keep(("bunting", w), lambda: _bunting(p, w))
            return Sprite(im, im.get_width() // 2, 0)
        case ("confetti", float(w), float(h)):
            return _middle(p, pose, lambda: _confetti(p, w, h), 0.0)
    raise TypeError(f"no picture for {pose.face!r}")


def _middle(p: Painter, pose: Pose, make: object, blur: float) -> Sprite:
    """A kept picture on its shadow, anchored in the middle."""
    assert callable(make)
    key: Hashable = ("meadow", pose.face, round(pose.k * 1000))

    def shaded() -> pygame.Surface:
        im = make()
        return p.with_shadow(im, blur, min(8.0, blur * 0.8)) if blur else im

    im = p.keep(key, shaded)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def _tile(p: Painter, material: int, floor: int, side: str, k: float) -> pygame.Surface:
    """A tile: "front", or the colour of its back, on a paper edge so that it parts from any ground."""
    name = f"houses/tile-{MATERIALS[material]}-{floor}"
    if side == "front":
        return p.part_of(f"{name}-front", TILE_W * k, TILE_H * k)
    im = p.part_of(f"{name}-rim", TILE_W * k, TILE_H * k)
    im.blit(p.part_of(f"{name}-back-{side}", TILE_W * k, TILE_H * k), (0, 0))
    return im


def _child(p: Painter, pose: Pose, animal: str, mood: str) -> Sprite:
    """A child on its shadow, anchored at its feet; k is its width in units of the picture's."""
    w, h = CHILD_W * pose.k, CHILD_H * pose.k

    def make() -> pygame.Surface:
        body = p.with_shadow(p.part_of(f"characters/child-{animal}-whole-{mood}", w, h), 4, 3)
        margin = p.shadow_margin(4)
        out = pygame.Surface((body.get_width(), body.get_height() + p.px(w * 0.06)), pygame.SRCALPHA)
        shade = pp.fill(pp.ell(w * 0.42, w * 0.1, w * 0.36, w * 0.075), INK, 0.22)
        foot = margin + p.px(h * FEET / CHILD_H)
        out.blit(p.raw(shade, w * 0.84, w * 0.22), (margin + p.px(w * 0.08), foot - p.px(w * 0.12)))
        out.blit(body, (0, 0))
        return out

    im = p.keep(("child", animal, mood, round(pose.k * 1000)), make)
    return Sprite(im, im.get_width() // 2, p.shadow_margin(4) + p.px(h * FEET / CHILD_H))


def _pool(p: Painter, rx: float, ry: float) -> pygame.Surface:
    """Lamplight on the grass: two flat tones, no gradient."""
    body = pp.fill(pp.ell(rx * 1.2, ry * 1.2, rx * 1.2, ry * 1.2), p.tone("lamp"), 0.26)
    return p.raw(body + pp.fill(pp.ell(rx * 1.2, ry * 1.2, rx, ry), p.tone("lamp"), 0.34), rx * 2.4, ry * 2.4)


def _shade(p: Painter, rx: float) -> pygame.Surface:
    """What a die keeps from the light."""
    return p.raw(pp.fill(pp.ell(rx, rx * 0.23, rx, rx * 0.23), INK, 0.22), rx * 2, rx * 0.46)


def _rays(p: Painter) -> pygame.Surface:
    """Strokes on both sides of a die that wants to be thrown."""
    strokes = ("M14 60Q2 96 14 132", "M34 44Q26 56 22 70", "M266 60Q278 96 266 132", "M246 44Q254 56 258 70")
    ink = p.tone("ink") if p.theme.strong else PAPER
    return p.raw("".join(pp.line(stroke, ink, 6) for stroke in strokes), 280, 190)


def _bit(p: Painter, kind: int, k: float) -> pygame.Surface:
    """A few stalks of a straw house on their way down."""
    stalks = (("M6 18L40 6", "M8 12L38 16"), ("M4 8L42 14", "M10 18L36 4"), ("M6 12L40 10", "M12 18L34 6"))[kind]
    straw = p.tone("gold")
    body = pp.at(pp.line(stalks[0], pp.dark(straw, 0.3), 4.5), 0.8, 1.4) + pp.line(stalks[0], pp.light(straw, 0.2), 4.5)
    body += pp.line(stalks[1], straw, 4)
    return p.raw(pp.g(body, f"scale({k:g})"), 46 * k, 24 * k)


def _wind(p: Painter, dx: float, dy: float, grown: float) -> Sprite:
    """The breath from the wolf's lips to a spot (dx, dy) away, or how far it has come; anchored at the lips."""
    margin = 110.0
    left, top = min(0.0, dx) - margin, min(0.0, dy) - margin
    w, h = abs(dx) + 2 * margin, abs(dy) + 2 * margin
    shade = pp.mix(p.tone("lid_porcellini"), WHITE, 0.12)
    start, end = (-left, -top), (dx - left, dy - top)
    im = p.keep(("wind", dx, dy), lambda: p.drawn(breath(start, end, WHITE, shade), w, h))
    wide = im.get_width()
    seen = min(wide, p.px(margin + (w - margin) * grown))
    part = im.subsurface((0 if dx > 0 else wide - seen, 0, seen, im.get_height()))
    return Sprite(part, p.px(-left) - (0 if dx > 0 else wide - seen), p.px(-top))


# ---- the frame in the colour of the child whose turn it is


def _frame(p: Painter, edge: str, colour: str) -> Sprite:
    """One edge of the window; "top" and "bottom" have the corners. Anchored at the window's upper left corner."""
    width, height = p.target.get_size()
    thick = p.px(FRAME + RADIUS)
    parts = {
        "top": (0, 0, width, thick),
        "bottom": (0, height - thick, width, thick),
        "left": (0, thick, p.px(FRAME + 8), height - 2 * thick),
        "right": (width - p.px(FRAME + 8), thick, p.px(FRAME + 8), height - 2 * thick),
    }
    x, y, w, h = parts[edge]

    def make() -> pygame.Surface:
        # only this edge is drawn: a picture of the whole window would push many others out
        body = pp.g(_frame_body(p, colour), f"translate({-x / p.s:.4f} {-y / p.s:.4f})")
        return p.drawn(body, w / p.s, h / p.s)

    im = p.keep(("frame", edge, colour, width, height), make)
    return Sprite(im, -x, -y)


def _frame_body(p: Painter, colour: str) -> str:
    """A strip of cloth along all four edges, stitched, its shadow falling inwards."""
    c, ink = p.tone(colour), INK
    w, h = p.w, p.h
    inner = pp.rrect(FRAME, FRAME, w - 2 * FRAME, h - 2 * FRAME, RADIUS)
    body = pp.line(inner, ink, 10, 0.10)
    body += pp.line(pp.rrect(FRAME, FRAME + 1, w - 2 * FRAME, h - 2 * FRAME, RADIUS), ink, 5, 0.14)
    around = f"M-20 -20H{pp.n(w + 20)}V{pp.n(h + 20)}H-20Z" + inner
    body += f'<path d="{around}" fill="{c}" fill-rule="evenodd"/>'
    body += pp.line(inner, pp.light(c, 0.4), 2, 0.9)
    seam = pp.rrect(FRAME / 2, FRAME / 2, w - FRAME, h - FRAME, 26)
    return body + pp.line(seam, pp.light(c, 0.55), 2.4, 0.95, dash=(9, 9))


# ---- the feast

_FLAGS = ("navy", "orange", "plum", "teal")


def _bunting(p: Painter, w: float) -> pygame.Surface:
    """A string of paper flags in the colours of the children, hung in two bows."""
    h, sag, flags = 96.0, 46.0, max(8, round(w / 88))
    cord = f"M0 6Q{pp.n(w / 4)} {pp.n(6 + 2 * sag)} {pp.n(w / 2)} 6Q{pp.n(w * 3 / 4)} {pp.n(6 + 2 * sag)} {pp.n(w)} 6"
    body = ""
    for i in range(flags):
        t = (i + 0.5) / flags
        u = t * 2 % 1
        x, y = t * w, 6 + 4 * sag * u * (1 - u)
        if x > w - 120:  # the door is there
            continue
        flag = pp.paper(pp.poly([(-20, 0), (20, 0), (0, 44)]), p.tone(_FLAGS[i % len(_FLAGS)]), 1.4, 2, 3)
        flag += pp.line("M-14 6H14", pp.light(p.tone(_FLAGS[i % len(_FLAGS)]), 0.5), 2, 0.9, dash=(5, 4))
        body += pp.at(flag, x, y, 1, round((1 - 2 * u) * 12))
    return p.raw(body + pp.line(cord, p.tone("cord"), 3), w, h)


_SCRAPS = ((0.02, 0.3), (0.07, 0.62), (0.1, 0.12), (0.16, 0.42), (0.21, 0.75), (0.24, 0.2), (0.3, 0.5), (0.34, 0.06),
           (0.39, 0.34), (0.43, 0.16), (0.55, 0.02), (0.67, 0.62), (0.66, 0.18), (0.7, 0.55), (0.74, 0.08), (0.79, 0.4),
           (0.83, 0.68), (0.87, 0.22), (0.92, 0.5), (0.95, 0.1), (0.98, 0.7))  # fmt: skip


def _confetti(p: Painter, w: float, h: float) -> pygame.Surface:
    """Scraps of paper that stay in the air."""
    colours = ("brick", "gold", "leaf", "orange", "navy", PAPER)
    body = ""
    for i, (x, y) in enumerate(_SCRAPS):
        scrap = pp.paper(pp.rrect(-8, -6, 16, 12, 2.5), p.tone(colours[i % len(colours)]), 1, 1.6, 0)
        body += pp.at(scrap, x * w, y * h, 1, i * 47 % 180)
    return p.raw(body, w, h)
