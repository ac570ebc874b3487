"""The round table of the setup, with a card for each seat and whoever begins in its middle."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from game import games
from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.seat_card import H as CARD_H
from game.ui.scenes.seat_card import Presses, seat_card
from game.ui.scenes.seat_card import W as CARD_W
from game.ui.widgets import sheet

if TYPE_CHECKING:
    from game.ui.scenes.setup import Setup

TOP = 64.0
FIRST_W = 228.0  # the widest answer to who begins, between the seats at both sides
# where the cards of seats lie about the middle of the table, clockwise from the lower edge, by number of places
_LOW, _LEFT, _HIGH, _RIGHT = (0, 268), (-256, 0), (0, -228), (256, 0)
SPOTS = {
    2: (_LOW, _HIGH),
    3: (_LOW, _LEFT, _RIGHT),
    4: (_LOW, _LEFT, _HIGH, _RIGHT),
    5: (_LOW, _LEFT, (-152, -228), (152, -228), _RIGHT),
}


def round_table(scene: Setup, p: Painter, column: float) -> list[Item]:
    """The table beside a column of this width."""
    cx = 16 + (p.w - 16 - column - 24 - 16) / 2
    cy = TOP + (p.h - TOP - 16) / 2 - 20
    at = Box(cx - 288, cy - 184, 576, 400)
    items = [Item("table", at, lambda p, at, state: _paint_table(scene, p, at), z=40)]
    if scene.named_seat:
        items.append(_first_turn(scene, p, cx, cy))
    do = Presses(
        scene.next_face,
        scene.open_kinds,
        scene.rename,
        lambda index: scene.set_kind(index, "person"),
        lambda index: scene.set_kind(index, "computer"),
        scene.set_level,
    )
    places = len(scene.seating.places)
    spots = SPOTS[min(max(places, 2), 5)]
    for index in sorted(range(places), key=lambda i: spots[i][1]):  # reading order: from the upper edge down
        dx, dy = spots[index]
        card = Box(cx + dx - CARD_W / 2, cy + dy - CARD_H / 2, CARD_W, CARD_H)
        items += [_dropping(scene, item, index) for item in seat_card(p, scene.seating, index, card, do)]
    return items


def _dropping(scene: Setup, item: Item, index: int) -> Item:
    """An item of a card that may still be falling onto the table."""
    paint = item.paint

    def fallen(p: Painter, at: Box, state: State) -> None:
        left = scene.drops.get(index, 0.0)
        paint(p, at._replace(y=at.y - 16 * left**2), state)

    item.paint = fallen
    return item


def _paint_table(scene: Setup, p: Painter, at: Box) -> None:
    cx, cy = at.cx, at.y + 184
    p.draw("ground/round-table", at.x, at.y, at.w, at.h)
    with suppress(KeyError):  # a game may put nothing on the cloth
        games.part(scene.game.id, "table.cloth").paint(p, cx, cy)
    if scene.named_seat is None:
        _paint_drawn(p, cx, cy)
    # turns go clockwise
    for dx, dy, angle in ((-100, 104, 208), (-100, -108, 332), (100, -108, 28), (100, 104, 152)):
        arrows = pp.line("M8 9L15 16L8 23M17 9L24 16L17 23", p.tone("pale_on_wood"), 3.4)
        p.shape(cx + dx - 16, cy + dy - 16, 32, 32, pp.rot(arrows, angle, 16, 16))


def _first_turn(scene: Setup, p: Painter, cx: float, cy: float) -> Item:
    """Who is named by the option that names a seat: a face, or a die when chance draws; a press names the next."""
    assert scene.named_seat is not None
    texts = games.part(scene.game.id, "texts")
    question = str(texts.option_name(scene.named_seat.key))
    place = None if scene.named is None else scene.seating.places[scene.named]
    answer = place.name if place else str(texts.choice_name(scene.named_seat.key, scene.named_seat.default))
    room = FIRST_W - 76
    size = p.fit(question, room, min(p.big(16), 22), "b")
    small = p.fit(answer, room, min(p.big(14), 20), "r")
    w = min(FIRST_W, max(p.width(question, size, "b"), p.width(answer, small)) + 76)
    at = Box(cx - w / 2, cy - 8, w, 64)

    def paint(p: Painter, at: Box, state: State) -> None:
        ink = sheet(p, at, "lit" if place else "paper", "brown", state, r=32)
        up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
        if place:
            p.avatar(place.face, at.x + 34, at.cy + up, 48, cast.ground(place.face), 3)
        else:
            p.icon("die", at.x + 34, at.cy + up, 34, ink, "paper")
        p.text(question, at.x + 64, at.cy - size * 0.62 + up, size, "b", ink)
        p.text(p.clip(answer, at.w - 76, small), at.x + 64, at.cy + small * 0.76 + up, small, "r", "soft")

    line = str(texts.option_line(scene.named_seat.key))
    label = _("{question}: {answer}. {line}").format(question=question, answer=answer, line=line)
    return Item("first-turn", at, paint, scene.name_next, label, z=44, radius=32)


def _paint_drawn(p: Painter, cx: float, cy: float) -> None:
    """Chance draws who begins: nothing to choose, so nothing that looks pressable."""
    words = _("First turn")
    size = p.fit(words, 96, min(p.big(14), 18), "b")
    w = p.width(words, size, "b") + 44
    x = min(cx - 18, cx + 112 - w)
    p.panel(x, cy + 4, w, 32, "paper", 16, 1, 3)
    p.icon("die", x + 16, cy + 20, 20, "brown")
    p.text(words, x + 31, cy + 20, size, "b")
