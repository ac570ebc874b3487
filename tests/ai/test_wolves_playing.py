"""Play-outs of The Three Little Wolves: legal, as the rules of thumb choose, in worlds that the view allows."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from importlib import resources
from random import Random

import pytest

from ai.agent import EVEN, TEMPERS, Budget, agent_for, budget_for, levels_for
from ai.strategies.three_little_wolves import STRATEGY
from ai.strategies.three_little_wolves_levels import MEASURES, Measures
from ai.strategies.three_little_wolves_outlook import outlook
from ai.strategies.three_little_wolves_playing import WolvesPlaying, pile
from ai.strategies.three_little_wolves_quick import Quick
from ai.thumb import ThumbAgent
from game.core import data
from game.core.data import BoxError
from game.core.game import Chance, Over
from game.core.match import Match
from game.games.three_little_wolves import scoring
from game.games.three_little_wolves.actions import DRAW
from game.games.three_little_wolves.model import NEW, Build, Phase, Send, State
from game.games.three_little_wolves.rules import GAME
from tests.ai.positions import BUDGET, Moment, moments

QUICK = Quick(STRATEGY.stages)
FILE = "three_little_wolves_levels.json"


def test_play_outs_choose_what_the_rules_of_thumb_choose() -> None:
    """Always allowed, and nearly always the same; what is left out is what happens early to Wolves elsewhere."""
    agent = ThumbAgent(STRATEGY)
    same: Counter[bool] = Counter()
    for moment in moments()[::2]:
        if len(moment.actions) == 1:
            continue
        chosen = QUICK.choose(moment.state)
        assert chosen in moment.actions
        same[chosen == agent.think(moment.view, moment.actions, Random(1), BUDGET).action] += 1
    assert same[True] > 1_000
    assert same[False] < 0.01 * same[True]


def test_the_pile_comes_as_the_printed_setup_allows() -> None:
    """Every order of the pile can be drawn by the rules, card by card (TLW-15, 16)."""
    rng = Random(4)
    for moment in moments()[::40]:
        state = moment.state.clone()
        coming = iter(pile(state, rng))
        while not isinstance(turn := GAME.turn(state), Over):
            if isinstance(turn, Chance):
                card = DRAW[next(coming)]
                assert card in turn.outcomes
                GAME.apply(state, card)
            else:
                GAME.apply(state, rng.choice(turn.actions))
        assert not list(coming), "the game ends when the pile is gone"


def test_a_play_out_to_the_end_is_judged_by_the_count() -> None:
    playing = WolvesPlaying(QUICK, MEASURES.guess, rounds={2: math.inf, 3: math.inf, 4: math.inf})
    for moment in moments()[::100]:
        world = playing.imagine(moment.view, Random(2))
        before = repr(world.state)
        state = world.state.clone()
        GAME.apply(state, moment.actions[0])
        coming = iter(world.pile)
        while not isinstance(turn := GAME.turn(state), Over):
            GAME.apply(state, DRAW[next(coming)] if isinstance(turn, Chance) else QUICK.choose(state))
        rivals = [points for seat, points in enumerate(turn.scores) if seat != moment.seat]
        assert playing.play_on(world, moment.actions[0]) == turn.scores[moment.seat] - max(rivals)
        assert repr(world.state) == before


def test_worlds_are_what_the_view_allows() -> None:
    playing = WolvesPlaying(QUICK, MEASURES.guess, rounds={2: 4, 3: 4, 4: 4})
    for moment in moments()[::20]:
        world = playing.imagine(moment.view, Random(3))
        assert GAME.view(world.state, moment.seat) == moment.view


def late_moments() -> list[Moment]:
    return [moment for moment in moments() if moment.state.phase == Phase.USE and moment.state.pigs]


def test_the_outlook_tells_the_end_better_than_the_count_of_the_moment() -> None:
    wrong = {"outlook": 0.0, "count": 0.0}
    for moment in late_moments()[::12]:
        state = moment.state.clone()
        told = {"outlook": outlook(state, MEASURES.guess), "count": scoring.scores(state)}
        end = played_out(state)
        for name, totals in told.items():
            wrong[name] += sum((total - points) ** 2 for total, points in zip(totals, end, strict=True))
    assert wrong["outlook"] < 0.8 * wrong["count"]


def played_out(state: State) -> tuple[int, ...]:
    coming = iter(pile(state, Random(5)))
    while not isinstance(turn := GAME.turn(state), Over):
        GAME.apply(state, DRAW[next(coming)] if isinstance(turn, Chance) else QUICK.choose(state))
    return turn.scores


# ---- levels


def test_there_are_four_levels() -> None:
    assert levels_for(GAME.id) == ("random", "easy", "rules", "hard", "expert")


def dealt_anew_changes_nothing(level: str, temper: str, asked: Sequence[Moment]) -> None:
    """The same choice in any world that looks the same to the seat; few play-outs, for it does not hang on these."""
    agent = agent_for(GAME.id, level, temper)
    budget = Budget(min(24, budget_for(GAME.id, level).iterations), 60.0)
    for number, moment in enumerate(asked):
        thoughts = []
        for deal in "ab":
            world = GAME.imagine(moment.view, Random(f"{number} {deal}"))
            view = GAME.view(world, moment.seat)
            thoughts.append(agent.think(view, moment.actions, Random(number), budget))
        assert thoughts[0] == thoughts[1]
        assert thoughts[0].action in moment.actions


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
@pytest.mark.parametrize("temper", TEMPERS)
def test_every_level_and_temper_plays_by_the_rules_and_sees_its_view_alone(level: str, temper: str) -> None:
    dealt_anew_changes_nothing(level, temper, moments()[TEMPERS.index(temper) :: 300])


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "rules", "hard", "expert"])
def test_no_level_sees_what_is_hidden_in_two_thousand_positions(level: str) -> None:
    asked = moments()[:2000]
    assert len(asked) == 2000
    dealt_anew_changes_nothing(level, EVEN, asked)


def style(temper: str, deals: int) -> tuple[float, float]:
    """Of a seat of this temper among even ones: Wolves sent a game of its own will, numbers skipped a floor."""
    sent, skipped = 0, []
    for deal in range(deals):
        match = Match(GAME, 3, {}, f"temper {deal}")
        agents = [agent_for(GAME.id, "rules", temper), *[agent_for(GAME.id, "rules")] * 2]
        while not isinstance(turn := match.turn, Over):
            if isinstance(turn, Chance):
                match.roll()
                continue
            state, rng = match.state, Random(f"{deal} {len(match.steps)}")
            action = agents[turn.seat].think(match.view(turn.seat), turn.actions, rng, BUDGET).action
            if turn.seat == 0:
                sent += isinstance(action, Send) and state.phase != Phase.FORCED
                if isinstance(action, Build) and action.house != NEW:
                    skipped.append(action.value - state.houses[0][action.house].top - 1)
            match.play(action)
    return sent / deals, sum(skipped) / len(skipped)


def test_tempers_show_in_numbers() -> None:
    even, careful, hunter, gambler = (style(temper, 40) for temper in TEMPERS)
    assert hunter[0] > 1.15 * even[0], "a hunter sends more Wolves"
    assert careful[1] < even[1] < gambler[1], "a careful one skips fewer numbers, a gambler more"


# ---- the file


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"growth": {"value": 1.31', '"growth": {"value": "much"', "outlook.growth.value must be a number"),
        ('"tempers"', '"temper"', "tempers is missing"),
        ('"prey": 2.0', '"pray": 2.0', "tempers.hunter.pray is no weight"),
    ],
)
def test_a_broken_file_is_refused_by_name(old: str, new: str, complaint: str) -> None:
    text = resources.files("ai.strategies").joinpath(FILE).read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BoxError, match=complaint):
        Measures(data.parse(FILE, text.replace(old, new, 1)))


def test_beginners_overlook_rules_of_thumb_that_exist() -> None:
    text = resources.files("ai.strategies").joinpath(FILE).read_text(encoding="utf-8")
    names = {
        name for moment in moments()[::25] for worth in STRATEGY.weigh(moment.view, moment.actions) for name in worth
    }
    assert set(json.loads(text)["easy"]) - {"noise"} <= names
