"""Quick rules of thumb of 3 Tricky Pigs against those that opponents tell their reasons by."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from ai.strategies.three_tricky_pigs import STRATEGY
from ai.strategies.three_tricky_pigs_light import ALL, OF_SUIT, PLACES, TOP, follow, lead, places_of, play_of
from ai.strategies.three_tricky_pigs_quick import DUCK, TRYING, Aim, Later, Trick, choose, powers
from ai.strategies.three_tricky_pigs_reading import Reading
from ai.strategies.three_tricky_pigs_round import WANTS
from game.core.game import Chance, Over
from game.core.match import Match
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.model import Action, Play, View
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.tricks import led


def moments(seats: int, games: int) -> Iterator[tuple[View, tuple[Action, ...], list[float]]]:
    """Choices of plays in games by rules of thumb, with what these give to each."""
    for deal in range(games):
        match = Match(GAME, seats, {}, f"quick {deal}")
        while not isinstance(turn := match.turn, Over):
            if isinstance(turn, Chance):
                match.roll()
                continue
            view = match.view(turn.seat)
            sums = [sum(worth.values()) for worth in STRATEGY.weigh(view, turn.actions)]
            if isinstance(turn.actions[0], Play) and len(turn.actions) > 1:
                yield view, turn.actions, sums
            match.play(turn.actions[sums.index(max(sums))])


@pytest.mark.parametrize("seats", GAME.seats)
def test_quick_rules_choose_nearly_as_the_rules_of_thumb_do(seats: int) -> None:
    """They lose a fifth of what light rules lose by each choice, as the rules of thumb see it."""
    count, quick_loss, light_loss = 0, 0.0, 0.0
    for view, actions, sums in moments(seats, 6):
        reading = Reading(view)
        hand, left, behind = places_of(reading.hand), max(0, round(reading.tricks_left)), len(reading.later)
        suit = OF_SUIT[led(view.trick)] if view.trick else 0
        lowest = reading.lowest if view.trick else TOP
        rival = max(won for seat, won in enumerate(view.won) if seat != view.seat)
        trick = Trick(suit, lowest, reading.highest, reading.high, behind, view.broken)
        aim = Aim(view.bid, reading.won, left, rival, seats - 1)
        quick = play_of(choose(hand, trick, aim, places_of(reading.hidden), float(-BOX.leftover_points)))
        wants = WANTS[view.bid][reading.won]
        if view.trick:
            light = follow(hand, wants, suit, lowest, reading.highest, reading.high, behind, left)
        else:
            light = lead(hand, wants, view.broken, left)
        quick_loss += max(sums) - sums[actions.index(quick)]
        light_loss += max(sums) - sums[actions.index(play_of(light))]
        count += 1
    assert count > 300
    assert quick_loss / count < 0.1
    assert quick_loss < 0.3 * light_loss


def test_powers_of_a_hand_are_those_of_its_cards() -> None:
    for seed in range(200):
        cards = Random(seed).getrandbits(PLACES) & ALL
        held = [place for place in range(PLACES) if cards >> place & 1]
        assert powers(cards) == pytest.approx((sum(DUCK[at] for at in held), sum(TRYING[at] for at in held)))


def test_the_last_player_knows_whether_a_play_takes_the_trick() -> None:
    trick = Trick(OF_SUIT[0], lowest=5, highest=12, high=False, behind=0, broken=False)
    later = Later(0, 1.0)
    assert [trick.chance(total, False, later) for total in (4, 5, 6)] == [1.0, 1.0, 0.0], "a tie goes to the last"
    assert [trick.chance(total, True, later) for total in (11, 12, 13)] == [0.0, 1.0, 1.0]


def test_more_players_behind_make_a_trick_harder_to_keep() -> None:
    later = Later(ALL, 0.2)
    later.led(OF_SUIT[0])
    chances = [Trick(OF_SUIT[0], 6, 6, False, behind, False).chance(3, False, later) for behind in range(5)]
    assert all(fewer > more for fewer, more in combinations(chances, 2))
