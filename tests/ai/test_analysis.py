"""Looking back at a game: luck, skill and the start add up, and what was better is what the seat could have known."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from ai import analysis
from ai.agent import Thought
from ai.analysis import Analysis, Played, Sitter, Unfit, analyse, can_analyse, improvement, in_parts, moment, played
from ai.arena import play_out
from ai.strategies import flitting_bad_wolf_ends as flitting
from ai.strategies import three_little_wolves_ends as wolves
from ai.strategies.flitting_bad_wolf_solved import table
from game import games
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.games.flitting_bad_wolf.model import Phase as FlittingPhase
from game.games.three_little_wolves.actions import cards_of
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Phase
from game.games.tre_porcellini.odds import win_chances
from tests.toy_game import GAME as TOY

GAMES = {
    "three_little_wolves": ("rules", "random", "easy"),
    "tre_porcellini": ("rules", "rules"),
    "three_tricky_pigs": ("random", "rules", "rules"),
    "flitting_bad_wolf": ("random", "expert"),
}
FEW = 0.1  # of the usual play-outs: what is tested does not depend on how many
PLAYERS = [("three_little_wolves", 3, 2), ("three_tricky_pigs", 3, 3), ("flitting_bad_wolf", 2, 4)]
OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("three_little_wolves", 2, {"wolf_order": "free", "basement_strict_sequence": False}),
    ("three_tricky_pigs", 3, {"bids": "little_pigs"}),
    ("three_tricky_pigs", 4, {"bids": "tricky_bids", "chinny_chin_chin": True}),
]


@cache
def game(game_id: str) -> Match[Any, Any, Any]:
    levels = GAMES[game_id]
    match: Match[Any, Any, Any] = Match(games.load(game_id), len(levels), {}, "back")
    play_out(match, levels)
    return match


def told(game_id: str) -> Played:
    return played(game(game_id), [Sitter(level) for level in GAMES[game_id]])


@cache
def found(game_id: str) -> Analysis:
    return analyse(told(game_id), share=FEW)


@pytest.mark.parametrize("game_id", GAMES)
def test_start_skill_others_and_luck_add_up_to_the_end_exactly(game_id: str) -> None:
    match, back = game(game_id), found(game_id)
    over = match.turn
    assert isinstance(over, Over)
    assert len(back.curve) == len(match.steps) + 1
    assert all(sum(parts) == back.whole and min(parts) >= 0 for parts in back.curve)
    for seat in range(match.seats):
        whole = back.split(seat)
        assert whole.end == back.curve[-1][seat]
        assert back.chance(len(match.steps), seat) == (seat in over.winners) / len(over.winners)
        until = len(match.steps) // 2
        assert back.split(seat, until).end == back.curve[until][seat]
    for step, actor in enumerate(back.actors):
        if actor is None:
            assert match.steps[step].actor is None


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_game_gives_the_same_analysis_and_progress_rises_to_the_end(game_id: str) -> None:
    heard: list[float] = []
    assert analyse(told(game_id), heard.append, FEW) == found(game_id)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


@pytest.mark.parametrize(("game_id", "seats", "deals"), PLAYERS)
def test_who_plays_anything_at_all_loses_by_it(game_id: str, seats: int, deals: int) -> None:
    skill = [0.0] * seats
    blamed = better = 0
    for deal in range(deals):
        match: Match[Any, Any, Any] = Match(games.load(game_id), seats, {}, f"deal {deal}")
        play_out(match, ["random", *["rules"] * (seats - 1)])
        back = analyse(played(match, [None] * seats), share=FEW)
        for seat in range(seats):
            skill[seat] += back.split(seat).skill / back.whole / deals
        mine = [turning for turning in back.turnings if turning.seat == 0]
        blamed, better = blamed + len(mine), better + sum(turning.better is not None for turning in mine)
    assert skill[0] == min(skill) < -0.1
    assert blamed >= deals
    assert better > blamed / 2


@pytest.mark.parametrize("game_id", ["three_little_wolves", "three_tricky_pigs", "flitting_bad_wolf"])
def test_a_turning_point_is_a_loss_at_an_own_decision_and_the_better_action_was_allowed(game_id: str) -> None:
    match, back = game(game_id), found(game_id)
    assert list(back.turnings) == sorted(back.turnings, key=lambda turning: turning.step)
    for turning in back.turnings:
        step = match.steps[turning.step]
        assert step.actor == turning.seat
        assert turning.loss == -back.change(turning.step, turning.seat) > 0
        view, actions = moment(match, turning.step)
        assert view.seat == turning.seat
        assert step.action in actions
        if turning.better is not None:
            assert turning.better in actions
            assert turning.better != step.action
            assert turning.gain is None or turning.gain >= analysis.AS_GOOD
            # a rule of thumb or a word of the search that can be told
            assert turning.reason is None or isinstance(turning.reason, str)
        bigger = [one.loss for one in back.turnings if one.seat == turning.seat]
        assert len(bigger) <= analysis.POINTS


def test_the_computer_that_sat_there_thinks_again_what_it_thought() -> None:
    match, game_ = game("three_little_wolves"), told("three_little_wolves")
    steps = [number for number, step in enumerate(match.steps) if step.actor in (0, 2)]
    for number in steps[::5]:
        view, actions = moment(match, number)
        sitter = game_.sitters[view.seat]
        assert sitter is not None
        thought = analysis.think_again(game_, number, view, actions, sitter)
        assert thought.action == match.steps[number].action


def test_chances_in_i_tre_porcellini_are_the_exact_ones() -> None:
    match, back = game("tre_porcellini"), found("tre_porcellini")
    for number, step in enumerate(match.steps[:-1]):
        if step.actor is None and match.steps[number + 1].actor is not None:
            for seat, chance in enumerate(win_chances(step.state)):
                assert back.chance(number + 1, seat) == pytest.approx(chance, abs=1e-8)
    assert all(split.skill == split.others == 0 for split in map(back.split, range(match.seats)))


def test_a_round_of_flitting_bad_wolf_is_worth_what_playing_it_often_brings() -> None:
    rng, match = Random(5), game("flitting_bad_wolf")
    rules = match.game
    number = next(n for n, step in enumerate(match.steps) if step.state.phase == FlittingPhase.ACT)
    state = match.steps[number].state
    total, times = 0.0, 1500
    for _ in range(times):
        after = state.clone()
        while after.round == state.round and after.phase not in (FlittingPhase.DEAL, FlittingPhase.OVER):
            turn = rules.turn(after)
            assert isinstance(turn, Decide)
            (action,) = rng.choices(turn.actions, flitting.mix(rules.view(after, turn.seat), turn.actions))
            rules.apply(after, action)
        total += flitting.within(after)
    assert flitting.within(state) == pytest.approx(total / times, abs=0.04)


def test_before_a_round_of_flitting_bad_wolf_the_leader_is_ahead() -> None:
    assert table() is not None
    assert flitting.before_round((5, 0), 3, 0) > flitting.before_round((2, 0), 3, 0) > 0.5
    assert flitting.before_round((0, 0), 5, 0) < 0.5, "who starts is behind a little"
    # the seats are the same but for their number
    assert flitting.before_round((3, 1), 4, 0) == pytest.approx(1 - flitting.before_round((1, 3), 4, 1))


def test_piles_stay_possible_as_cards_are_drawn_from_them() -> None:
    """What is left of each pile are the unseen cards, with as many pigs above as the printed setup has (TLW-15, 16)."""
    match = game("three_little_wolves")
    ends = wolves.Piles(match, 12)
    before = match.game.start(match.seats, match.options)
    tried = 0
    for step in match.steps[:-1]:
        ends.after(before, step.actor, step.action)
        before = step.state
        if before.phase not in (Phase.FIRST, Phase.DEAL) and not ends._piles:
            ends.shares(before)
        for order in ends._piles:
            floors = [card for card in order if card < BOX.floors]
            assert sorted(floors) == sorted(cards_of(before.unseen))
            assert sorted(set(order) - set(floors)) == sorted(before.pigs_unseen)
            above = [card for card in order[: before.top_left] if card >= BOX.floors]
            assert len(above) == (len(before.pigs_unseen) - BOX.bottom_pigs if before.top_left else 0)
            tried += 1
    assert tried > 500


@pytest.mark.parametrize("drawn", [2, BOX.floors])
def test_a_drawn_card_leaves_the_rest_shuffled(drawn: int) -> None:
    """Every order of what is left is as likely as another, be it a Floor card or a pig that is drawn."""
    rng, seen = Random(1), dict[tuple[int, ...], int]()
    for _ in range(4800):
        order = [0, 1, 2, BOX.floors, BOX.floors + 1]
        rng.shuffle(order)
        wolves.swap(order, drawn, 5, rng)
        seen[tuple(order)] = seen.get(tuple(order), 0) + 1
    assert len(seen) == 24
    assert all(140 < count < 260 for count in seen.values())


@pytest.mark.parametrize(("game_id", "seats", "options"), OPTIONS)
def test_every_variant_can_be_looked_back_at(game_id: str, seats: int, options: dict[str, Any]) -> None:
    match: Match[Any, Any, Any] = Match(games.load(game_id), seats, options, "variant")
    play_out(match, ["rules"] * seats)
    back = analyse(played(match, [None] * seats), share=FEW)
    assert all(sum(parts) == back.whole for parts in back.curve)
    assert all(back.split(seat).end == back.curve[-1][seat] for seat in range(seats))


def test_what_counts_as_better() -> None:
    points = Thought("a", "why", (("a", 3.0), ("b", 2.9), ("c", 1.0)))
    assert improvement(points, "a") == (None, None)
    assert improvement(points, "b") == (None, None), "as good"
    assert improvement(points, "c") == ("a", 2.0)
    assert improvement(points, "d") == ("a", None), "it was not even tried"
    chances = Thought("b", "often", (("a", 0.7), ("b", 0.3), ("c", 0.0)))
    assert improvement(chances, "b") == (None, None), "a good player does that now and then"
    assert improvement(chances, "c") == ("a", None)
    assert improvement(Thought("a"), "b") == ("a", None)
    assert improvement(Thought("a"), "a") == (None, None)


def test_shown_percents_add_up_whatever_was_rounded() -> None:
    for parts in [(333, 14, -26, 4), (500, -145, 215, -570), (0, 1, 1, 998)]:
        split = analysis.Split(*parts)
        start, skill, others, luck, end = split.percents(1000)
        assert start + skill + others + luck == end
        assert abs(end - split.end / 10) <= 0.5
        assert abs(luck - split.luck / 10) <= 2


def test_parts_of_exact_chances_add_up() -> None:
    assert sum(in_parts((1 / 3, 1 / 3, 1 / 3))) == analysis.FINE
    assert in_parts((0.25, 0.75), 100) == (25, 75)


def test_what_cannot_be_looked_back_at_says_why() -> None:
    whole = told("tre_porcellini")
    assert can_analyse("tre_porcellini")
    assert not can_analyse("toy")
    cut = Played(whole.game_id, whole.seats, whole.options, whole.seed, whole.actions[:-2], whole.sitters)
    with pytest.raises(Unfit, match="not over"):
        analyse(cut)
    wrong = Played(whole.game_id, whole.seats, whole.options, whole.seed, whole.actions[1:], whole.sitters)
    with pytest.raises(Unfit, match="follow the rules"):
        analyse(wrong)
    with pytest.raises(Unfit, match="not played on"):
        analysis.trace(toy(), analysis.ends_of("toy", toy()))


def toy() -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(TOY, 2, {}, "toy")
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        else:
            match.play(turn.actions[-1])
    return match


def test_the_judge_sees_only_what_the_seat_saw() -> None:
    """The judge is an agent like any other: it is handed the view of the seat at that moment, and nothing else."""
    match = game("three_little_wolves")
    seen: list[Any] = []

    class Watched:
        def think(self, view: Any, actions: tuple[Any, ...], rng: Random, budget: Any) -> Thought[Any]:
            seen.append((view, actions))
            return Thought(actions[0])

    turning = found("three_little_wolves").turnings[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis, "agent_for", lambda *_of: Watched())
        analysis.judged(told("three_little_wolves"), match, turning)
    assert seen == [moment(match, turning.step)]
    assert seen[0][0].seat == turning.seat
