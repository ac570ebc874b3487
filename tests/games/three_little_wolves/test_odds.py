"""The odds: unseen cards are all that lie elsewhere, chances those of the real rules, counted in other ways."""

from __future__ import annotations

from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from game.core.game import Chance, Over
from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.actions import ALL, buildings, cards_of
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.odds import Standing, unseen
from game.games.three_little_wolves.rules import GAME
from game.games.three_little_wolves.switches import switches
from game.games.three_little_wolves.views import seen_cards
from tests.contract.walks import random_match, states

WAYS = [  # each other choice that changes who plays how long, or what fits
    {},
    {"basement_strict_sequence": False},
    {"final_rounds_mode": "finish_round_then_two"},
]


def skipped(action: m.Build | m.Dig, street: list[m.House]) -> int:
    """The floors that a building action leaves out."""
    if isinstance(action, m.Dig):
        return 0
    return action.value - 1 - (0 if action.house == m.NEW else street[action.house].top)


def plain(state: m.State) -> list[m.Action]:
    """What the plain player of the odds may do now, each as likely as another."""
    turn = GAME.turn(state)
    assert not isinstance(turn, Chance | Over)
    if state.phase == m.Phase.WOLF:
        return [m.Keep()]
    built = [action for action in turn.actions if isinstance(action, m.Build | m.Dig)]
    if not built:
        return list(turn.actions)
    owner = state.drawer if state.phase == m.Phase.PLACE else state.mover
    least = min(skipped(action, state.houses[owner]) for action in built)
    return [action for action in built if skipped(action, state.houses[owner]) == least]


def played_out(view: m.View, rng: Random) -> set[hs.Place]:
    """The houses that have fallen when plain players play on, by the real rules."""
    state = GAME.imagine(view, rng)
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, Chance):
            action = rng.choices(turn.outcomes, turn.weights)[0]
        else:
            action = rng.choice(plain(state))
        GAME.apply(state, action)
    return set(hs.fallen(state.houses))


def simulated(view: m.View, runs: int, seed: int = 1) -> dict[hs.Place, float]:
    rng = Random(seed)
    stood = {(owner, place): 0 for owner, street in enumerate(view.houses) for place in range(len(street))}
    for _run in range(runs):
        fallen = played_out(view, rng)
        for place in stood:
            stood[place] += place not in fallen
    return {place: count / runs for place, count in stood.items()}


def moments(seats: int, seed: str, **options: bool | int | str) -> list[m.State]:
    return [state for state in states(random_match(GAME, seats, options, seed)) if state.phase > m.Phase.DEAL]


def counted(view: m.View, runs: int) -> Standing:
    count = Standing(view, Random(0))
    count.more(runs)
    return count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unseen_is_what_lies_in_other_hands_and_in_the_pile(seats: int) -> None:
    for state in moments(seats, "unseen")[::7]:
        for seat in range(seats):
            elsewhere = state.unseen
            for other, hand in enumerate(state.hands):
                if other != seat:
                    elsewhere |= hand
            told = unseen(GAME.view(state, seat))
            assert sorted(card for cards in told for card in cards) == cards_of(elsewhere)
            for colour, cards in enumerate(told):
                assert {BOX.cards[card].colour for card in cards} <= {colour}


def last_turns() -> list[m.View]:
    """Views of a seat that waits while another one has the last turn, with few enough hands to try them all."""
    found = []
    for seed in range(30):
        for seats in (2, 3):
            for state in moments(seats, f"last-{seed}"):
                if state.turns_left == 0 and state.phase == m.Phase.USE:
                    view = GAME.view(state, (state.mover + 1) % seats)
                    hidden = (ALL & ~seen_cards(view)).bit_count()
                    if not view.knows and comb(hidden, view.hand_sizes[view.mover]) < 2_500:
                        found.append(view)
    return found


def exact(view: m.View) -> dict[hs.Place, float]:
    """The chances when only the last turn is left: over every hand and every best card of it."""
    hidden = cards_of(ALL & ~seen_cards(view))
    street, strict = view.houses[view.mover], switches(view.options).strict
    stands = {(owner, place): 0.0 for owner, houses in enumerate(view.houses) for place in range(len(houses))}
    hands = list(combinations(hidden, view.hand_sizes[view.mover]))
    for hand in hands:
        ways = [a for a in buildings(sum(1 << card for card in hand), street, strict) if isinstance(a, m.Build | m.Dig)]
        least = min((skipped(a, list(street)) for a in ways), default=0)
        ends = []
        for way in [a for a in ways if skipped(a, list(street)) == least]:
            built = hs.after(street, way)
            new = isinstance(way, m.Build) and way.house == m.NEW
            after = (*street, built) if new else (*street[: way.house], built, *street[way.house + 1 :])
            ends.append([after if owner == view.mover else houses for owner, houses in enumerate(view.houses)])
        for end in ends or [list(view.houses)]:
            fallen = hs.fallen(end)
            for place in stands:
                stands[place] += (place not in fallen) / max(1, len(ends)) / len(hands)
    return stands


def test_the_chances_of_the_last_turn_are_exact() -> None:
    views = [view for view in last_turns() if any(0.1 < chance < 0.9 for chance in exact(view).values())]
    assert len(views) >= 2
    for view in views[:2]:
        found = counted(view, 40_000).chances()
        assert found == pytest.approx(exact(view), abs=0.005)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", WAYS, ids=str)
def test_the_chances_are_those_of_the_real_rules(seats: int, options: dict[str, bool | int | str]) -> None:
    """At every kind of moment; a wrong rule shows as a gap that chance does not explain."""
    runs = 120
    by_phase: dict[m.Phase, list[m.State]] = {}
    for state in moments(seats, f"real-{seats}", **options):
        if state.turns > 3 * seats:
            by_phase.setdefault(state.phase, []).append(state)
    for phase, found in by_phase.items():
        state = found[len(found) // 2]
        view = GAME.view(state, 1)
        ours, theirs = counted(view, 600).chances(), simulated(view, runs if phase != m.Phase.OVER else 1)
        for place, chance in theirs.items():
            spread = sqrt(max(0.02, chance * (1 - chance)) / runs)
            assert abs(ours[place] - chance) < 4.5 * spread, (phase, place)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_are_within_half_a_percent_of_a_long_simulation(seats: int) -> None:
    found = [state for state in moments(seats, "long") if state.phase == m.Phase.USE and state.turns > 5 * seats]
    view = GAME.view(found[0], 0)
    assert counted(view, 60_000).chances() == pytest.approx(simulated(view, 60_000), abs=0.005)


def test_a_game_that_is_over_has_no_chances_left() -> None:
    state = moments(3, "over")[-1]
    fallen = hs.fallen(state.houses)
    for place, chance in counted(GAME.view(state, 0), 20).chances().items():
        assert chance == (place not in fallen)


def test_chances_get_surer_until_they_are_sure_enough() -> None:
    state = next(state for state in reversed(moments(2, "sure")) if state.phase == m.Phase.USE)
    count = Standing(GAME.view(state, 1 - state.mover), Random(0))
    assert not count.ready
    count.more(400)
    early = count.margin()
    assert count.ready
    assert not count.done
    while not count.done:
        count.more(200)
    assert count.margin() < early / 3
    assert count.margin() < 0.01
    assert count.progress >= 1


def test_nothing_is_counted_before_the_deal() -> None:
    assert Standing(GAME.view(GAME.start(2, {}), 0), Random(0)).done


def test_what_is_hidden_makes_no_difference() -> None:
    """Another deal of the hidden cards is the same view, so the same chances."""
    state = moments(3, "hidden")[60]
    view = GAME.view(state, 0)
    again = GAME.view(GAME.imagine(view, Random(4)), 0)
    assert counted(view, 50).chances() == counted(again, 50).chances()
