"""A view as a key: as the solver writes it, and the same for just those moments that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

from ai.equilibrium import play
from ai.equilibrium.key import key, number
from ai.equilibrium.version import version
from game.core.game import Decide, Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.rules import GAME
from tests.ai.flitting.plain import Plain
from tests.games.flitting_bad_wolf.positions import A, B, Table

CARDS = ["wolf", "boy", "red", "pigs", "grandmother", "huntsman", "goat", "sheep"]


def rounds(count: int, hands: int) -> Iterator[tuple[Table, Random]]:
    """Tables at the first turn of a round, from so many different deals; either seat starts."""
    for seed in range(count):
        dealt, rng = Random(f"deal {seed % hands}"), Random(f"round {seed}")
        cards = dealt.sample(CARDS, 6)
        yield Table(" ".join(cards[:3]), " ".join(cards[3:]), starter=rng.randrange(2)), rng


def decisions(table: Table, rng: Random) -> Iterator[tuple[Decide[m.Action], m.View, m.Action]]:
    """Every decision of the running round, with the action that is taken at random."""
    while not table.state.past:
        turn = GAME.turn(table.state)
        assert isinstance(turn, Decide)
        action = rng.choice(turn.actions)
        yield turn, table.view(turn.seat), action
        GAME.apply(table.state, action, table.told.append)


def test_it_is_the_key_of_the_solver_and_so_are_the_actions() -> None:
    cards, found = version().cards.tolist(), [0] * play.MOST_OPTIONS
    for table, rng in rounds(300, 300):
        moment = [0] * play.COLUMNS
        state = table.state
        play.deal(moment, state.hands[state.starter], state.hands[1 - state.starter], cards)  # type: ignore[arg-type]
        starter = state.starter
        for turn, view, action in decisions(table, rng):
            side = int(turn.seat != starter)
            assert moment[play.MOVER] == side
            assert key(view) == (moment[play.PUBLIC], moment[play.PRIVATE + side])
            count = play.options(moment, cards, found)  # type: ignore[arg-type]
            assert sorted(number(view, one) for one in turn.actions) == found[:count]
            play.step(moment, number(view, action), cards)  # type: ignore[arg-type]
        points = table.state.past[0].points
        assert play.payoff(moment, cards) == points[starter] - points[1 - starter]  # type: ignore[arg-type]


def test_moments_have_the_same_key_if_and_only_if_a_seat_was_told_the_same() -> None:
    heard: dict[Hashable, Hashable] = {}
    keys: dict[Hashable, Hashable] = {}
    met = 0
    for table, rng in rounds(1_200, 3):
        starter = table.state.starter
        for turn, view, _action in decisions(table, rng):
            told = (turn.seat, starter, tuple(event.seen_by(turn.seat) for event in table.told))
            mine = (turn.seat, starter, key(view))
            met += told in keys
            assert keys.setdefault(told, mine) == mine
            assert heard.setdefault(mine, told) == told
    assert met > 1_000


def test_totals_rounds_and_who_of_both_starts_do_not_matter() -> None:
    keys = set()
    for totals, number_of_round in (((0, 0), 1), ((3, 7), 4)):
        for starter in (A, B):
            hands = ("wolf red pigs", "goat sheep huntsman")
            table = Table(hands[starter], hands[1 - starter], starter, totals, number_of_round)
            table.do("offer wolf", "take", "play goat", f"move {1 - starter}")
            keys.add(key(table.view(starter)))
    assert len(keys) == 1


def test_where_a_wolf_lay_before_it_was_shot_is_not_forgotten() -> None:
    keys = set()
    for answer, row in (("take", B), ("refuse", A)):
        table = Table("wolf red pigs", "goat sheep huntsman")
        table.do("offer wolf", answer, "play huntsman", f"turn {row} 0")
        keys.add(key(table.view(A)))
    assert len(keys) == 2


def test_the_plain_rules_of_these_tests_are_those_of_the_game() -> None:
    """Round by round: the same choices, the same points."""
    rules = Plain(" ".join(CARDS), 3)
    for table, rng in rounds(150, 150):
        starter = table.state.starter
        hands = {seat: frozenset(table.hand(seat ^ starter).split()) for seat in range(2)}
        plain = next(state for state, _told in rules.deals() if state.hands == (hands[0], hands[1]))
        for turn, view, action in decisions(table, rng):
            choice = rules.turn(plain)
            assert choice is not None
            assert choice[0] == turn.seat ^ starter
            words = {one: in_words(one, starter) for one in turn.actions}
            assert set(words.values()) == set(choice[1])
            assert view.hand_sizes[turn.seat] == len(plain.hands[choice[0]])
            plain, _told = rules.after(plain, words[action])
        points = table.state.past[0].points
        assert rules.turn(plain) is None
        assert rules.points(plain) == points[starter] - points[1 - starter]


def in_words(action: m.Action, starter: Seat) -> tuple[str, object]:
    """An action as the plain rules call it."""
    match action:
        case m.Answer(answer):
            return "take", answer == m.TAKE
        case m.TurnUp(row, place):
            return "turn", (row ^ starter, place)
        case m.Move(row):
            return "move", row ^ starter
        case m.Offer(card) | m.Play(card) | m.Keep(card) | m.Give(card):
            return type(action).__name__.lower(), CARDS[card]
    raise TypeError(action)
