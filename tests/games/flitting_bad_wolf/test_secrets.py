"""Who knows what: memory of own offers, gifts and looks, and what can be worked out (sections 2 and 3)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from game.core.game import Decide, Event, Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from game.games.flitting_bad_wolf.worlds import World, worlds
from tests.contract.walks import random_match, states
from tests.games.flitting_bad_wolf.positions import CARD, A, B, Table, cards, named

ALL = tuple(face.name for face in BOX.cards)


# ---- memory


@pytest.mark.rules("FBW-25")
@pytest.mark.parametrize("answer", ["take", "refuse"])
def test_only_who_offered_a_card_remembers_it(answer: str) -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    table.do("offer wolf", answer)
    owner = B if answer == "take" else A
    assert table.seen_row(owner, A) == "wolf"
    assert table.seen_row(owner, B) == table.seen_row(owner, None) == "?"
    assert table.refusal(f"turn {owner} 0", seat=B).rule == "FBW-25"


@pytest.mark.rules("FBW-25")
def test_a_gift_that_is_offered_later_is_hidden_from_the_giver() -> None:
    table = Table("sheep red wolf", "goat pigs huntsman")
    table.do("play sheep", "give wolf")
    assert table.view(A).given == table.view(B).given == m.Change(B, 1, CARD["wolf"])
    assert table.view(None).given == m.Change(B, 1, m.HIDDEN)
    table.do("offer wolf", "refuse")
    assert table.seen_row(B, A) == "?"
    assert {BOX.cards[world.rows[B][0]].name for world in worlds(table.view(A))} > {"wolf"}  # it may be another


def test_what_was_done_this_round_is_told_to_everybody_without_the_hidden_cards() -> None:
    table = Table("wolf sheep grandmother", "goat pigs huntsman")
    table.do("offer wolf", "refuse", "play huntsman", "turn 0 0", "play grandmother", "keep boy", "play goat", "move 1")
    table.do("play sheep", "give boy")
    done = (
        m.Offer(m.HIDDEN), m.Answer(m.REFUSE), m.Play(CARD["huntsman"]), m.TurnUp(A, 0), m.Play(CARD["grandmother"]),
        m.Keep(m.HIDDEN), m.Play(CARD["goat"]), m.Move(B), m.Play(CARD["sheep"]), m.Give(m.HIDDEN),
    )  # fmt: skip
    assert [table.view(seat).moves for seat in (A, B, None)] == [done] * 3


@pytest.mark.rules("FBW-25")
def test_nothing_is_remembered_from_round_to_round_but_what_was_counted() -> None:
    table = Table("sheep red wolf", "goat pigs huntsman")
    table.do("play sheep", "give wolf")
    while table.state.round == 1:
        table._apply([min(table.allowed, key=repr)])
    view = table.view(A)
    assert (view.given, view.taken, view.howls, view.moves, view.rows) == (None, None, (), (), ((), ()))
    assert all(laid.card != m.HIDDEN for row in view.past[0].rows for laid in row)


def test_views_of_a_hand_say_nothing_about_the_order_in_which_cards_came() -> None:
    table = Table("sheep red wolf", "goat pigs huntsman")
    table.do("play sheep", "give red")
    assert table.view(B).hand == tuple(sorted(cards("goat pigs huntsman red")))


# ---- howl arithmetic


@pytest.mark.rules("FBW-7", "FBW-12")
def test_howls_at_the_deal_by_exact_count() -> None:
    """1 of 28 deals is silent, 18 have one howl, 9 have two."""
    found: Counter[int] = Counter()
    for ada in combinations(ALL, 3):
        for nina in combinations([name for name in ALL if name not in ada], 3):
            found[len({seat for seat, hand in enumerate((ada, nina)) if {"wolf", "boy"} & set(hand)})] += 1
    assert {howls: Fraction(count, 560) for howls, count in found.items()} == {
        0: Fraction(1, 28), 1: Fraction(18, 28), 2: Fraction(9, 28)
    }  # fmt: skip


def share(view: m.View, name: str, where: str) -> Fraction:
    """The chance that a card is in a hand ("A", "B") or in the centre."""
    found = worlds(view)
    bit = 1 << CARD[name]

    def there(world: World) -> bool:
        return bool((world.centre if where == "centre" else world.hands["AB".index(where)]) & bit)

    return Fraction(sum(map(there, found)), len(found))


@pytest.mark.rules("FBW-9")
def test_what_howls_and_silence_tell() -> None:
    both = Table("boy red pigs", "wolf sheep huntsman").view(A)
    assert share(both, "wolf", "B") == 1
    quiet = Table("boy red pigs", "goat sheep huntsman").view(A)
    assert share(quiet, "wolf", "centre") == 1
    silent = Table("goat red pigs", "grandmother sheep huntsman").view(A)
    assert share(silent, "wolf", "centre") == share(silent, "boy", "centre") == 1
    called = Table("goat red pigs", "wolf sheep huntsman").view(A)
    assert share(called, "wolf", "B") == share(called, "boy", "B") == Fraction(2, 3)
    onlooker = Table("goat red pigs", "wolf sheep huntsman").view(None)
    assert share(onlooker, "wolf", "B") == share(onlooker, "boy", "B") == Fraction(2, 3)
    assert share(onlooker, "wolf", "A") == 0


def test_ten_deals_at_first() -> None:
    silent = Table("wolf boy pigs", "grandmother sheep huntsman").view(A)
    assert len(worlds(silent)) == 10


# ---- everything that can be worked out, against a search that plays all hidden choices


Key = tuple[str, str, str, tuple[tuple[int, ...], ...]]


def key_of(state: m.State) -> Key:
    rows = tuple(tuple(laid.card for laid in row) for row in state.rows)
    return named(state.hands[A]), named(state.hands[B]), f"{named(state.centre)}/{state.offered}", rows


def key_of_world(world: World) -> Key:
    return (
        named(world.hands[A]), named(world.hands[B]), f"{named(world.centre)}/{world.offered}",
        tuple(world.rows),
    )  # fmt: skip


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", range(40))
def test_worlds_are_exactly_the_histories_that_look_the_same(viewer: Seat, seed: int) -> None:
    rng = Random(f"{seed}:{viewer}")
    names = rng.sample(ALL, 8)
    real = Table(" ".join(names[:3]), " ".join(names[3:6]), starter=rng.choice((A, B)))
    unseen = [name for name in ALL if name not in real.hand(viewer).split()]
    possible: list[m.State] = []
    for hand in combinations(unseen, 3):
        hands = [" ".join(hand)] * 2
        hands[viewer] = real.hand(viewer)
        other = Table(hands[A], hands[B], starter=real.state.starter)
        if other.told[-1] == real.told[-1]:
            possible.append(other.state)
    while real.state.round == 1 and real.phase != m.Phase.OVER:
        assert Counter(map(key_of, possible)) == Counter(map(key_of_world, worlds(real.view(viewer))))
        chosen = rng.choice(sorted(real.allowed, key=repr))
        seen = [event.seen_by(viewer) for event in real._apply([chosen])]
        possible = [after for state in possible for after in alike(state, chosen, viewer, seen)]


def alike(state: m.State, chosen: m.Action, viewer: Seat, seen: list[Event]) -> list[m.State]:
    """What may have become of a state in which the viewer would have seen the same."""
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    found = []
    for action in [chosen] if turn.seat == viewer else turn.actions:
        after, told = state.clone(), list[Event]()
        GAME.apply(after, action, told.append)
        if [event.seen_by(viewer) for event in told] == seen:
            found.append(after)
    return found


def test_the_truth_is_always_among_the_worlds() -> None:
    looked = 0
    for seed in range(25):
        for state in states(random_match(GAME, 2, {}, f"truth {seed}")):
            if state.phase in (m.Phase.FIRST, m.Phase.DEAL, m.Phase.OVER):
                continue
            for seat in (A, B):
                assert key_of(state) in set(map(key_of_world, worlds(GAME.view(state, seat))))
                looked += 1
    assert looked > 1_000
