"""Where houses stand: nothing that a house wears (badge, crown, Pig tokens, Wolves) covers anything of that kind."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Card, Guest, House, View
from game.games.three_little_wolves.rules import GAME
from game.games.three_little_wolves.table import house_marks as marks
from game.games.three_little_wolves.table.plan import Plan, plan
from game.ui.item import Box
from game.ui.scenes import play_room
from game.ui.table import Look

SIZES = ((960, 600), (1280, 720), (1920, 1080))
MOST_HOUSES = 4


def designed(size: tuple[int, int]) -> tuple[float, float]:
    """A window in design pixels."""
    scale = min(size[0] / 1280, size[1] / 720)
    return size[0] / scale, size[1] / scale


def worn(at: Plan, view: View) -> dict[str, Box]:
    """Everything that houses wear, in design pixels."""
    found = {}
    for street in at.streets:
        for place, house in enumerate(street.houses):
            built, name = street.shapes[place], f"{street.owner}:{place}"
            badges = marks.badge_boxes(built, street.k, street.tag, street.crowns[place])
            # pictures of Wolves have as much margin that the windows of two storeys meet
            wolves = [box._replace(y=box.y + 5, h=box.h - 10) for box in marks.guests(house, built)]
            parts = {"badge": badges[:1], "token": marks.tokens(house), "wolf": wolves}
            for kind, boxes in parts.items():
                for number, box in enumerate(boxes):
                    x, y = street.axes[place] + box.x * street.k, street.ground + box.y * street.k
                    found[f"{kind} {number} of {name}"] = Box(x, y, box.w * street.k, box.h * street.k)
    return found


@st.composite
def views(draw: st.DrawFn) -> View:
    """Any streets of houses, with tokens and Wolves anywhere."""
    seats = draw(st.integers(2, 4))
    rng = Random(draw(st.integers(0, 10**6)))
    state = GAME.start(seats, {})
    view: View = GAME.view(state, 0)
    cards = rng.sample(range(BOX.floors), BOX.floors)
    streets = [
        [_house(cards, rng, draw(st.integers(1, 6))) for _ in range(draw(st.integers(0, MOST_HOUSES)))]
        for _ in range(len(view.houses))
    ]
    places = [(owner, place) for owner, street in enumerate(streets) for place in range(len(street))]
    for token in BOX.tokens:
        if places:
            owner, place = draw(st.sampled_from(places))
            streets[owner][place] = hs.hang(streets[owner][place], token)
    for seat, wolf in draw(st.lists(st.tuples(st.integers(0, seats - 1), st.sampled_from(BOX.wolves)), max_size=6)):
        if places:
            owner, place = draw(st.sampled_from(places))
            house = streets[owner][place]
            if len(house.wolves) == BOX.room[house.depth]:
                continue
            streets[owner][place] = hs.host(streets[owner][place], Guest(seat, wolf))
    return replace(view, houses=tuple(map(tuple, streets)))


def _house(cards: list[Card], rng: Random, floors: int) -> House:
    """As tall as told, with a basement now and then; whether its numbers rise does not matter here."""
    built = hs.start(cards[0], BOX.cards[cards[0]].values[0])
    for _ in range(floors - 1):
        card = rng.choice(cards)
        built = hs.add_floor(built, card, BOX.cards[card].values[0])
    deep = [card for card in cards if BOX.cards[card].basement]
    return hs.dig(built, rng.choice(deep)) if rng.random() < 0.2 else built


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("text", [1.0, 2.0])
@given(view=views(), help=st.booleans(), folded=st.booleans())
@settings(max_examples=25, deadline=None)
def test_no_badge_token_or_wolf_covers_another(
    size: tuple[int, int], text: float, view: View, help: bool, folded: bool
) -> None:
    w, h = designed(size)
    streets = len(view.houses) - 1
    at = plan(view, play_room.felt(w, h, text, Look(), streets, help=help, log=None, folded=folded), 0)
    seen = worn(at, view)
    for (one, box), (other, its) in combinations(seen.items(), 2):
        assert not box.grown(-0.5).meets(its.grown(-0.5)), f"{one} {box} and {other} {its}"
    for name, box in seen.items():
        assert box.right <= at.felt.right + 1, f"{name} lies under the panel at the right"
    assert at.streets[0].k >= max(street.k for street in at.streets[1:]) - 1e-6, "yours are the smallest"
    for street in at.streets[view.seats :]:
        assert street.axes[-1] + 60 * street.k <= at.felt.right + 1, "the dummy's next plot lies under that panel"
