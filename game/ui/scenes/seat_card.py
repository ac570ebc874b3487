"""The paper of one seat round the table of the setup: who sits there and how, or that it is empty."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game import games
from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.pictures import Face
from game.ui.scenes.levels import level_chips, only_level
from game.ui.scenes.seats import Place, Seating
from game.ui.widgets import button, sheet

W, H = 280.0, 144.0
SEAT_TOKEN = "tokens/wolf-{colour}-1"


@dataclass(frozen=True, slots=True)
class Presses:
    """What the parts of a seat do, each given its place."""

    face: Callable[[int], None]
    kind: Callable[[int], None]
    rename: Callable[[int], None]
    person: Callable[[int], None]
    computer: Callable[[int], None]
    level: Callable[[int, str], None]


def seat_card(p: Painter, seating: Seating, index: int, at: Box, do: Presses) -> list[Item]:
    place = seating.places[index]
    if place.kind == "empty":
        return _empty(p, index, at, do)
    name, face = cast.printable(p, place.name)
    colour = cast.colour(seating.seat(index), place.face, cast.seats(seating.game.id))
    token = seat_token(seating.game.id).format(colour=colour)
    line = _line(index, place)

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 9)
        x, room, whole = at.x + 111, at.w - 111 - 84, at.w - 111 - 10
        if p.width(name, 15, face) > room:  # a long name needs the line below
            size = p.fit(name, whole, 18, face, 14)
            lines = _halves(p, name, whole, size, face)
            for i, words in enumerate(lines):
                p.text(p.clip(words, whole, size, face), x, at.y + 64 + (i - (len(lines) - 1) / 2) * 17, size, face)
            return
        size = p.fit(name, room, min(p.big(22), 28), face, 15)
        p.text(name, x, at.y + 28, size, face)
        rows, small = p.fold(line, whole, min(p.big(14), 18))
        p.block(rows, x, at.y + 62, small, "r", "soft")

    def paint_face(p: Painter, at: Box, state: State) -> None:
        up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
        ring = "glow" if state == "hover" else "paper"
        face = cast.picture(place.face, "glad" if state in ("hover", "pressed") else "calm")
        p.avatar(face, at.cx, at.cy + up, 80, cast.ground(place.face), 5, ring)
        p.draw(token, at.x + 59, at.y + 53 + up, 32, 32, 3, dy=2)

    another = _("{name}: another face").format(name=place.name)
    head = Box(at.x + 12, at.y + 4, 76, 76)
    return [
        Item(f"seat:{index}", at, paint, z=45),
        Item(f"face:{index}", head, paint_face, lambda: do.face(index), another, radius=40),
        _kind(index, place, Box(at.right - 76, at.y + 12, 64, 32), do),
        *_row(p, seating, index, Box(at.x + 12, at.y + 88, at.w - 24, 44), do),
    ]


def seat_token(game_id: str) -> str:
    """The picture beside a face, in the seat's {colour}; a game's table part may name one of its own pieces."""
    try:
        return str(getattr(games.part(game_id, "table"), "SEAT_TOKEN", SEAT_TOKEN))
    except KeyError:
        return SEAT_TOKEN


def _halves(p: Painter, name: str, room: float, size: float, face: Face) -> list[str]:
    """A name on one line or two, parted where it has a gap or a hyphen if that helps."""
    if p.width(name, size, face) <= room:
        return [name]
    fits = max(i for i in range(1, len(name)) if p.width(name[:i], size, face) <= room)
    gap = max(name.rfind(mark, 0, fits) for mark in " -") + 1
    at = gap if gap > len(name) / 3 else fits
    return [name[:at].strip(), name[at:].strip()]


def _line(index: int, place: Place) -> str:
    if place.kind == "computer":
        return cast.temper(place.face) or _("The computer plays")
    return _("You sit here") if index == 0 else _("Plays at this screen")


def _kind(index: int, place: Place, at: Box, do: Presses) -> Item:
    """What sits here: a switch that opens a list."""
    icon = "person" if place.kind == "person" else "computer"

    def paint(p: Painter, at: Box, state: State) -> None:
        ink = sheet(p, at, "cream", "brown", state)
        up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
        p.icon(icon, at.x + 22, at.cy + up, 20, ink, "cream")
        p.icon("chevron-down", at.x + 46, at.cy + up, 14, ink, "cream")

    said = _("Person") if place.kind == "person" else _("Computer")
    label = _("{name}: {kind}, change").format(name=place.name, kind=said)
    hit = Box(at.x - 4, at.y - 6, at.w + 8, 44)
    return Item(f"kind:{index}", at, paint, lambda: do.kind(index), label, hit=hit, radius=16)


def _row(p: Painter, seating: Seating, index: int, at: Box, do: Presses) -> list[Item]:
    """Below the face: how an opponent plays, and a new name."""
    place = seating.places[index]
    size = min(p.big(18), 24)
    name = button(
        f"rename:{index}", at, lambda: do.rename(index), _("Rename"), "ruling", "quiet", size=size, icon_size=22, r=12
    )
    if place.kind == "person":
        return [name]
    if getattr(seating.game, "luck_only", False):  # nobody ever chooses, so all play alike
        return [name]
    if len(seating.levels) == 1:
        half = (at.w - 8) / 2
        name.box = Box(at.x + half + 8, at.y, half, at.h)
        return [only_level(f"level:{index}", place.level, Box(at.x, at.y, half, at.h)), name]
    return level_chips(f"level:{index}", at, seating.levels, place.level, partial(do.level, index))


def _empty(p: Painter, index: int, at: Box, do: Presses) -> list[Item]:
    entries = (("person", _("Person"), do.person), ("computer", _("Computer"), do.computer))
    half, wanted = (at.w - 32) / 2, min(p.big(16), 28)
    size = min(p.fit(label, half - 24 - 24, wanted) for _kind, label, _press in entries)
    stacked = size < wanted * 0.85  # large words are below each other
    if stacked:
        size = min(p.fit(label, at.w - 24 - 24 - 28, wanted) for _kind, label, _press in entries)
    title, top, most = _("Empty seat"), at.y + (21 if stacked else 40), 24 if stacked else 26

    def paint(p: Painter, at: Box, state: State) -> None:
        d = pp.rrect(3, 3, at.w - 6, at.h - 6, 15)
        paper = pp.mix(p.tone("paper"), p.tone("cream"), 0.5)
        p.shape(at.x, at.y, at.w, at.h, pp.fill(d, paper, 0.94) + pp.line(d, p.tone("soft"), 2.4, 1, (7, 6)))
        p.text(title, at.cx, top, p.fit(title, at.w - 32, min(p.big(22), most)), "d", "brown", "c")

    items = [Item(f"seat:{index}", at, paint, z=45)]
    for i, (kind, label, press) in enumerate(entries):
        box = Box(at.x + 12 + i * (half + 8), at.y + 80, half, 48)
        if stacked:
            box = Box(at.x + 12, at.y + 40 + i * 52, at.w - 24, 44)
        add = partial(press, index)
        items.append(button(f"add-{kind}:{index}", box, add, label, "plus", size=size, icon_size=size))
    return items
