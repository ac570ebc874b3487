"""The name plates: the others' along the top, yours on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import words
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.table.plan import Plan, seats_around
from game.games.three_little_wolves.table.rings import paint_gone
from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.palette import SEATS
from game.ui.table import HAND, PANELS
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable

LEAST_NAME = 24.0  # room that a name needs at least
LARGE_LINE = 18.0  # large text, shortened before it gets smaller


def others(table: WolvesTable, at: Plan) -> list[Item]:
    """A plate for everyone opposite: face, name, cards in hand, Wolves at home; lit when it is their turn."""
    owners = seats_around(table.view, at.bottom)

    def names(p: Painter) -> float:
        """The size at which all names fit, so that none looks more important than another."""
        rooms = [
            (table.host.people[owner].name, _room(p, table.view, owner, at.streets[owner].plate)) for owner in owners
        ]
        return min((p.fit(name, room, min(p.big(20), 26)) for name, room in rooms if room > LEAST_NAME), default=20.0)

    return [_plate(table, owner, at.streets[owner].plate, names) for owner in owners]


def _room(p: Painter, view: m.View, owner: m.Owner, box: Box) -> float:
    """How wide a name may be on this plate."""
    room = box.w - 14 - 60
    if owner != view.smooki:
        room -= 2 * _token(box) + (len(BOX.wolves) - 1) * _step(p, box) + 9
        if box.w > 230:
            room -= p.width(str(view.hand_sizes[owner]), _count_size(p), "b") + 35
    return room - (42 if view.smooki != m.NO_ONE and view.mustache == owner else 0)


def _token(box: Box) -> float:
    """Half as wide as a Wolf at home."""
    return 17.0 if box.w > 340 else 14.0


def _step(p: Painter, box: Box) -> float:
    """From one Wolf at home to the next; large names, and all names on a narrow plate, need some of their room."""
    wide = box.w > (280 if p.text_scale < 1.3 else 340)
    return 2 * _token(box) + (2.0 if wide else -6.0 if box.w > 230 else -10.0)


def _count_size(p: Painter) -> float:
    return min(p.big(16), 22)


def _plate(table: WolvesTable, owner: m.Owner, box: Box, names: Callable[[Painter], float]) -> Item:
    view, person = table.view, table.host.people[owner]
    dummy = owner == view.smooki
    lit = view.mover == owner and view.phase != m.Phase.OVER

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 20, 1.2, 6)
        if lit:
            ring = pp.line(pp.rrect(2, 2, box.w, box.h, 20), p.tone("lamp"), 3.4)
            p.shape(box.x - 2, box.y - 2, box.w + 4, box.h + 4, ring)
        p.avatar(person.shown, box.x + 24, box.cy, 56, person.ground, 5)
        right = box.right - 14
        if not dummy:
            right = _wolves(p, view, owner, right, box.cy, _token(box), _step(p, box))
            right -= 9
            if box.w > 230:
                count = p.text(str(view.hand_sizes[owner]), right, box.cy, _count_size(p), "b", "soft", "r")
                p.icon("cards", right - count - 16, box.cy, 22, "soft")
                right -= count + 31
        if view.smooki != m.NO_ONE and view.mustache == owner:
            p.draw("tokens/mustache", right - 36, box.cy - 18, 36, 36, 3, dy=2)
        room, size = _room(p, view, owner, box), names(p)
        if room > LEAST_NAME:  # else the face says it
            p.text(p.clip(person.name, room, size, "d"), box.x + 60, box.cy, size, "d")

    return Item(f"plate:{owner}", box, paint, z=PANELS, label=plate_words(table, owner))


def plate_words(table: WolvesTable, owner: m.Owner) -> str:
    """The plate in words, for narration."""
    view, name = table.view, table.host.people[owner].name
    if owner == view.smooki:
        return name
    at_home = len(view.wolves[owner])
    wolves = ngettext("{n} wolf at home", "{n} wolves at home", at_home).format(n=at_home)
    return _("{name}: {cards} cards, {wolves}").format(name=name, cards=view.hand_sizes[owner], wolves=wolves)


def _wolves(p: Painter, view: m.View, owner: m.Owner, right: float, cy: float, r: float, step: float) -> float:
    """The Wolves still at home, in rising value, rings for those sent; returns the left end."""
    home = list(view.wolves[owner])
    x = left = right - step * (len(BOX.wolves) - 1) - r
    for value in BOX.wolves:
        if value in home:
            home.remove(value)
            p.draw(f"tokens/wolf-{SEATS[owner]}-{value}", x - r, cy - r, 2 * r, 2 * r, 3, dy=2)
        else:
            paint_gone(p, x, cy, r - 4.5)
        x += step
    return left - r


def own(table: WolvesTable, at: Plan) -> list[Item]:
    """Your plate, with the button that folds the hand away."""
    view, host = table.view, table.host
    person = host.people[at.bottom]
    folded = host.felt.folded
    box = at.plate
    lit = view.mover == at.bottom and view.phase != m.Phase.OVER

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.3, 8)
        if lit:
            ring = pp.line(pp.rrect(2, 2, box.w, box.h, 16), p.tone("lamp"), 3.6)
            p.shape(box.x - 2, box.y - 2, box.w + 4, box.h + 4, ring)
        if folded:
            p.avatar(person.shown, box.x + 30, box.cy, 56, person.ground)
            left, y, room = box.x + 68, box.cy, box.w - 120
        else:
            p.avatar(person.shown, box.x + 56, box.y + 56, 104, person.ground)
            left, y, room = box.x + 120, box.y + 26, box.w - 180
        size = p.fit(person.name, room, min(p.big(22), 30))
        p.text(p.clip(person.name, room, size, "d"), left, y, size, "d")
        if folded:
            return
        r = 22.0
        x = left + r
        home = list(view.wolves[at.bottom])
        for value in BOX.wolves:
            if value in home:
                home.remove(value)
                p.draw(f"tokens/wolf-{SEATS[at.bottom]}-{value}", x - r, box.y + 50, 2 * r, 2 * r, 4, dy=2)
            else:
                paint_gone(p, x, box.y + 50 + r, 17)
            x += 48
        if view.smooki != m.NO_ONE and view.mustache == at.bottom:
            p.draw("tokens/mustache", box.x + 8, box.y + 72, 44, 44, 4, dy=2)
        at_home = len(view.wolves[at.bottom])
        line = ngettext("{n} wolf at home", "{n} wolves at home", at_home).format(n=at_home)
        if p.big(14) >= LARGE_LINE > p.fit(line, box.w - 132, p.big(14)):
            line = ngettext("{n} at home", "{n} at home", at_home).format(n=at_home)
        small = p.fit(line, box.w - 132, min(p.big(14), 22.0))
        if p.width(line, small) <= box.w - 128:  # else the wolves above say it
            p.text(line, left, box.y + 106, small, "r", "soft")

    fold_at = Box(box.right - 48, box.y + (4 if folded else 6), 40, 40)
    tip = _("Open the hand") if folded else _("Fold the hand away")
    icon = "arrow-up" if folded else "arrow-down"
    return [
        Item(f"plate:{at.bottom}", box, paint, z=HAND, label=plate_words(table, at.bottom)),
        button("fold", fold_at, host.fold, "", icon, "quiet", icon_size=18, tip=tip, z=HAND + 1),
    ]


def owner_house(table: WolvesTable, owner: m.Owner, place: int) -> str:
    """A house in words, for narration and focus: whose, how high, its top, who sits in it."""
    view, host = table.view, table.host
    house = view.houses[owner][place]
    name = words.house_name(view, owner, place, host.names)
    parts = [_("{house}: height {height}, top {top}").format(house=name, height=house.height, top=house.top)]
    for guest in house.wolves:
        parts.append(_("wolf {value} of {name}").format(value=guest.value, name=host.people[guest.seat].name))
    parts += [_("pig token {value}").format(value=token) for token in house.tokens]
    return ", ".join(parts)
