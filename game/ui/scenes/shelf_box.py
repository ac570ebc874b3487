"""The boxes on the shelf: what is printed on them, and how they are painted, closed or with the lid lifted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game import games
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.palette import INK
from game.ui.pictures import begin_pictures, load_picture, raster
from game.ui.widgets import paint_bubble

SIDE = 12.0  # what shows of a box's side, to the right of its lid
LIFT = 36.0  # how far a lid rises
TILT = 2.6  # degrees
STEPS = 6  # drawings of a lid on its way up


@dataclass(frozen=True, slots=True)
class GameBox:
    """What is printed on a box. `game` is None while its game is not ready; 0 and "" stand for what is not known."""

    game: str | None
    lid: str  # its picture ground/lid-…, "" for a plain one
    name: str
    pitch: str = ""
    seats: str = ""
    age: int = 0
    minutes: int = 0

    @property
    def id(self) -> str:
        return f"box:{self.game or self.lid}"


def on_shelf() -> list[GameBox]:
    """Every game's box in its place, boxes of games that are still to come, then whatever else there is."""
    found = [_printed(game) for game in games.catalogue()]
    by_lid = {box.lid: box for box in found if box.lid}
    to_come = (
        GameBox(None, "wolves", _("The Three Little Wolves"), _("Stack storeys, send wolves, be the tallest.")),
        GameBox(None, "porcellini", _("I tre porcellini"), _("Roll the die. Build before the wolf blows.")),
        GameBox(None, "tricky", _("3 Tricky Pigs"), _("Low wins, until a wolf turns it round.")),
        GameBox(None, "flitting", _("Flitting Bad Wolf"), _("Eight cards, one howl. Who has the wolf?")),
    )
    placed = [by_lid.get(box.lid, box) for box in to_come]
    return placed + [box for box in found if box not in placed]


def game_name(game: str) -> str:
    """The name of a game; of one that is not here, its id."""
    try:
        return games.cover(game).name
    except KeyError:
        return game.replace("_", " ")


def lid_of(game: str) -> str:
    """The lid of a game's box, "" for a plain one."""
    try:
        return games.cover(game).lid
    except KeyError:
        return ""


def title_tone(game: str) -> str:
    """The ink of a game's name on its own backdrop: a token of the theme that its table may name as TITLE."""
    try:
        return str(getattr(games.part(game, "table"), "TITLE", "title"))
    except KeyError:
        return "title"


def backdrop_of(game: str, usual: str) -> str:
    """The ground of its setup and result, which its table may name as BACKDROP."""
    try:
        return str(getattr(games.part(game, "table"), "BACKDROP", usual))
    except KeyError:
        return usual


def length_of(game: str) -> int:
    """How many minutes a game takes, about; 0 when it does not say."""
    return games.cover(game).minutes


def _printed(game: str) -> GameBox:
    cover = games.cover(game)
    seats = cover.seats
    players = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
    return GameBox(game, lid_of(game), cover.name, cover.pitch, players, cover.age, cover.minutes)


# ---- painting


def paint_box(p: Painter, box: GameBox, at: Box, lift: float) -> None:
    """A box whose lid, when closed, fills `at`; `lift` runs from 0 (closed) to 1 (lifted)."""
    k = at.w / 240
    c = _colour(p, box)
    side = pp.paper(pp.poly([(0, 6), (16, 0), (16, 232), (0, 236)]), pp.dark(c, 0.38), 1, 0, 2)
    p.shape(at.right - 6 * k, at.y + 2 * k, 18 * k, 240 * k, pp.g(side, f"scale({k:g})"), 8)
    if lift <= 0:
        lid, b = _lid(p, box, at.w, 0), p.shadow_margin(8)
        p.target.blit(lid, (p.px(at.x) - b, p.px(at.y) - b))
        return
    w, y = 240, 240 - 56
    inside = pp.paper(pp.rrect(4, 0, w - 8, 56, 6), pp.dark(c, 0.62), 1, 0, 1)
    for ex, ey, r in ((52, 27, 5.2), (67, 26, 5.2), (168, 24, 5.6), (184, 23, 5.2)):
        inside += pp.fill(pp.ell(ex, ey, r, r * 1.15), p.tone("ring_light"))
        inside += pp.fill(pp.ell(ex + 1.6, ey, r * 0.5, r * 0.6), INK)
    inside += pp.paper(pp.rrect(2, 34, w - 4, 22, 5), pp.dark(c, 0.12), 1.3, 3, 1)
    p.shape(at.x, at.y + y * k, w * k, 58 * k, pp.g(inside, f"scale({k:g})"))
    step = max(1, round(lift * STEPS))
    lid = _lid(p, box, at.w, step)
    t = step / STEPS
    cx, cy = at.cx - 2 * k * t, at.cy - LIFT * k * t
    p.target.blit(lid, (p.px(cx) - lid.get_width() // 2, p.px(cy) - lid.get_height() // 2))


def warm(p: Painter, box: GameBox, w: float, step: int) -> None:
    """Draw one step of a lid's way up ahead of time: the first is too slow to wait for the pointer."""
    _lid(p, box, w, step)


def begin(p: Painter, boxes: Sequence[GameBox], w: float) -> None:
    """Raster the closed lids beside whatever is drawn before them."""
    size = (p.px(w), p.px(w))
    names = [f"ground/lid-{box.lid}" for box in boxes if box.lid]
    begin_pictures((name, size) for name in names)


def _colour(p: Painter, box: GameBox) -> str:
    token = f"lid_{box.lid}"
    c = p.tone(token if token in p.theme.tokens else "wood")
    return c if box.game else pp.mix(c, p.tone("cream"), 0.55)


def _lid(p: Painter, box: GameBox, w: float, step: int) -> pygame.Surface:
    """The lid with its name, on its shadow, turned by its step on the way up."""
    blur, dy = (12, 9) if step else (8, 3)

    def make() -> pygame.Surface:
        side = p.px(w)
        flat = _flat(p, box, w, 2 if step else 1)
        if step:
            flat = pygame.transform.rotozoom(flat, TILT * step / STEPS, side / flat.get_width())
        return p.with_shadow(flat, blur, dy)

    return p.keep(("lid", box, p.px(w), step), make)


def _flat(p: Painter, box: GameBox, w: float, zoom: int) -> pygame.Surface:
    """The lid lying flat, `zoom` times its size, so that a turned one stays sharp."""

    def make() -> pygame.Surface:
        side = p.px(w) * zoom
        k = w / 240 * zoom
        if box.lid:
            im = load_picture(f"ground/lid-{box.lid}", (side, side))
        else:
            im = raster(_plain_lid(p).encode(), (side, side))
        if not box.game:
            im = _pale(p, im)
        rows, size = p.fold(box.name, 206 * k, 20 * k, "d", least=13 * k)
        size = min(size, 20 * k - 5 * k * (len(rows) - 1))
        ink = pp.dark(_colour(p, box), 0.55) if box.game else p.tone("soft")
        for i, row in enumerate(rows):
            name = p.words(row, size, "d", ink)
            y = 209 * k + (i - (len(rows) - 1) / 2) * size * 0.95
            im.blit(name, (p.px(120 * k) - name.get_width() // 2, p.px(y) - name.get_height() // 2))
        return im

    return p.keep(("flat lid", box, p.px(w), zoom), make)


def _plain_lid(p: Painter) -> str:
    """A lid without a picture, for a game that brings none."""
    c = p.tone("wood")
    body = pp.paper(pp.rrect(3, 3, 234, 234, 14), c, 2, 0, 1)
    body += pp.fill(pp.rrect(14, 14, 212, 172, 8), pp.light(c, 0.3))
    body += pp.fill(pp.poly(pp.star(120, 98, 52, 26)), pp.light(c, 0.55), soft=8)
    body += pp.paper(pp.rrect(11, 193, 218, 32, 8), p.tone("paper"), 1.2, 2, 0)
    return pp.svg(240, 240, body)


def _pale(p: Painter, im: pygame.Surface) -> pygame.Surface:
    """The lid of a game that is not ready: behind tissue paper."""
    out = im.copy()
    tissue = pygame.Surface(im.get_size(), pygame.SRCALPHA)
    tissue.fill((*pp.rgb(p.tone("cream")), 140))
    shape = im.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tissue.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(tissue, (0, 0))
    return out


def paint_label(p: Painter, box: GameBox, at: Box, lines: Sequence[str], lit: bool) -> None:
    """The paper label pinned under a box: players, minutes, age, then the lines of its pitch."""
    p.panel(at.x, at.y, at.w, at.h, "bubble" if lit else "paper", 10, 1.2, 8)
    p.shape(at.cx - 8, at.y, 16, 14, pp.paper(pp.ell(8, 6, 5), p.tone("gold"), 1, 2, 0))
    row = p.big(16) * 1.75
    paint_facts(p, box, at.x, at.y + 12 + row / 2, at.w)
    y = at.y + 14 + row * fact_rows(p, box, at.w)
    for line in lines:
        p.text(line, at.x + 16, y, p.big(16), "r", "ink" if box.game else "soft", mid=False)
        y += p.big(16) * 1.44


def paint_facts(p: Painter, box: GameBox, x: float, y: float, w: float) -> None:
    """Players, minutes and age on a label of this width, the first row about y."""
    for left, down, kind, words in fact_places(p, box, w):
        _fact(p, kind, words, x + left, y + down * p.big(16) * 1.75, _colour(p, box), w - 32)


def paint_strip(p: Painter, box: GameBox, at: Box, under: float) -> None:
    """In one line what a label tells, pointing to the box whose middle is at `under`."""
    paint_bubble(p, at, (under, at.y - 14))
    x, c = at.x + 24, _colour(p, box)
    for kind, words, wide in _facts(p, box):
        _fact(p, kind, words, x, at.cy, c, wide + 1)
        x += wide + 28
    room = at.right - 24 - x
    size = p.fit(box.pitch, room, p.big(16), "r", 14)
    p.text(p.clip(box.pitch, room, size), x, at.cy, size, "r", "ink" if box.game else "soft")


def _fact(p: Painter, kind: str, words: str, x: float, y: float, c: str, room: float) -> None:
    size = p.big(16)
    if kind == "age":
        w = p.width(words, p.big(14), "b") + size
        p.panel(x, y - size * 0.75, w, size * 1.5, pp.mix(p.tone("paper"), c, 0.25), size * 0.75, 0.8, 0)
        p.text(words, x + w / 2, y, p.big(14), "b", "ink", "c")
        return
    icon = {"seats": "person", "minutes": "clock", "closed": "lock"}[kind]
    p.icon(icon, x + size * 0.7, y, size * (1.1 if kind == "closed" else 1.3), "soft")
    fit = p.fit(words, room - size * 1.65, size, "b")
    p.text(words, x + size * 1.65, y, fit, "b", "soft" if kind == "closed" else "ink")


def _facts(p: Painter, box: GameBox) -> list[tuple[str, str, float]]:
    """Kind, words and width of what is known of a game, in order; or that it is not ready."""
    size = p.big(16)
    if box.game is None:
        words = _("Not ready yet")
        return [("closed", words, p.width(words, size, "b") + size * 1.65)]
    facts = [("seats", box.seats, p.width(box.seats, size, "b") + size * 1.65)]
    if box.minutes:
        words = _("{n} min").format(n=box.minutes)
        facts.append(("minutes", words, p.width(words, size, "b") + size * 1.65))
    if box.age:
        words = _("{n}+").format(n=box.age)
        facts.append(("age", words, p.width(words, p.big(14), "b") + size))
    return facts


def fact_places(p: Painter, box: GameBox, w: float) -> list[tuple[float, int, str, str]]:
    """Where the facts stand on a label of this width: x, row, kind and words."""
    facts = _facts(p, box)
    room = w - 32 - sum(wide for _kind, _words, wide in facts)
    if room >= 16 * (len(facts) - 1):
        gap = min(40.0, room / max(1, len(facts) - 1))
        places, x = [], 16.0
        for kind, words, wide in facts:
            places.append((w - 16 - wide if kind == "age" else x, 0, kind, words))
            x += wide + gap
        return places
    # too large for one row: players and age above, minutes below
    places = []
    for kind, words, wide in facts:
        places.append((w - 16 - wide if kind == "age" else 16.0, 1 if kind == "minutes" else 0, kind, words))
    return places


def fact_rows(p: Painter, box: GameBox, w: float) -> int:
    return 1 + max(row for _x, row, _kind, _words in fact_places(p, box, w))


def facts_height(p: Painter, box: GameBox, w: float, lines: int) -> float:
    """How high the label of a box of this width is with so many lines of pitch."""
    return 12 + p.big(16) * (1.75 * fact_rows(p, box, w) + 1.44 * lines) + 14
