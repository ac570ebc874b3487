"""The small table of an example: a street or the houses of several people, and below it the hand or a Wolf."""

from __future__ import annotations

from functools import partial

from game.examples import Trial
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.table import card_art, house_art, house_shape
from game.i18n import _
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.palette import SEATS
from game.ui.small_table import Small, Thing, hand, put, scale, tag

EDGE = 0.66  # part of the height
CARD_K = 0.8
HOUSE_K, DEEP_K, SMALL_K = 0.82, 0.68, 0.6  # of a house; of one with basements; of one among three
CELLARS = 3.0 + 2 * house_shape.CELLAR + house_shape.STOREY_H  # of a house that has all of them, in units
BADGE = 26.0  # how far the badge stands over the eaves, in units
WOLF = 62.0


def small(p: Painter, w: float, h: float, trial: Trial) -> Small:
    view: m.View = trial.view
    u, edge = scale(w, h), h * EDGE
    sending = any(thing.startswith("house:") for thing in trial.things)
    owners = range(view.seats) if sending else range(1)
    places = [(owner, place) for owner in owners for place in range(len(view.houses[owner]))]
    deep = any(view.houses[owner][place].basements for owner, place in places)
    k = u * (SMALL_K if len(places) > 2 else DEEP_K if deep else HOUSE_K)
    ground = edge - 26 * u - (CELLARS * k if deep else 0)
    xs = {at: w * (i + 0.5) / len(places) + 8 * k for i, at in enumerate(places)}

    def house(p: Painter, owner: int, place: int, x: float, y: float, grey: bool) -> None:
        built = view.houses[owner][place]
        room = (y - 8) / k
        put(p, house_art.sprite(p, house_art.Look(built, room, crown=False, grey=grey), k), x, y)

    def standing() -> None:
        for (owner, place), x in xs.items():
            if sending:
                words = _("You") if owner == 0 else trial.names[owner]
                tag(p, x - 8 * k, edge + 26 * u, words, w / len(places))
            else:
                house(p, owner, place, x, ground, False)
        if sending and view.phase == m.Phase.WOLF:
            name = f"tokens/wolf-{SEATS[0]}-{view.wolves[0][0]}"
            side = WOLF * u
            p.draw(name, w / 2 - side / 2, h - 10 * u - side, side, side, 5)

    things = {}
    if sending:
        for at, x in xs.items():
            shape = house_shape.shape(view.houses[at[0]][at[1]], ground / k)
            half = min(w / len(places) / 2 - 8 * k - 8, 94 * k)  # the ring stays in the picture
            top = ground - (shape.walls + shape.roof + BADGE) * k
            box = Box(x - half, top, half * 2, ground + max(shape.below, 10) * k + 2 - top)

            def paint(p: Painter, cx: float, cy: float, grey: bool, at: tuple[int, int] = at, box: Box = box) -> None:
                house(p, *at, cx, cy - box.cy + ground, grey)

            things[f"house:{at[0]}:{at[1]}"] = Thing(box, paint, 14)
    else:
        ck = CARD_K * u
        boxes = hand(w, h - 12 * u, len(view.hand), (card_art.WIDTH * ck, card_art.HEIGHT * ck))
        for card, box in zip(view.hand, boxes, strict=True):
            things[f"hand:{card}"] = Thing(box, partial(_card, card, ck))
    return Small(edge, standing, things)


def _card(card: m.Card, k: float, p: Painter, cx: float, cy: float, grey: bool) -> None:
    put(p, card_art.sprite(p, card, k, grey=grey), cx, cy)
