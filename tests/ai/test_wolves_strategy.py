"""The rules of thumb of The Three Little Wolves: always legal, blind to secrets, true in what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from ai.agent import AnyAgent, agent_for
from ai.strategies.three_little_wolves import STRATEGY, sentences
from ai.strategies.three_little_wolves_reading import own_turns, useful
from ai.thumb import ONLY, ThumbAgent
from game.core.game import Over
from game.games.three_little_wolves import scoring
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import EXTRA, Place, Streets, crowned, fallen
from game.games.three_little_wolves.model import (
    NEW,
    NO_COLOUR,
    Action,
    Build,
    Dig,
    Discard,
    House,
    Keep,
    Pass,
    Phase,
    Pin,
    Send,
    State,
)
from game.games.three_little_wolves.rules import GAME
from game.games.three_little_wolves.switches import switches
from tests.ai.positions import BUDGET, Moment, after, moments

LEVELS = ("random", "rules")
MANY = 4_000  # moments below which these tests would say little


@pytest.mark.parametrize("level", LEVELS)
def test_every_thought_is_a_legal_action(level: str) -> None:
    agent = agent_for(GAME.id, level)
    rng = Random(1)
    assert len(moments()) > MANY
    assert {moment.view.phase for moment in moments()} == {
        Phase.USE, Phase.WOLF, Phase.PIN, Phase.PASS, Phase.FORCED, Phase.PLACE
    }  # fmt: skip
    for moment in moments():
        assert agent.think(moment.view, moment.actions, rng, BUDGET).action in moment.actions


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(level: str) -> None:
    agent = agent_for(GAME.id, level)
    different = 0
    for number, moment in enumerate(moments()[::3]):
        worlds = [GAME.imagine(moment.view, Random(f"{number} {deal}")) for deal in "ab"]
        different += worlds[0].hands != worlds[1].hands or worlds[0].unseen != worlds[1].unseen
        choices = []
        for world in worlds:
            turn = GAME.turn(world)
            assert not isinstance(turn, Over)
            thought = agent.think(GAME.view(world, moment.seat), turn.actions, Random(number), BUDGET)  # type: ignore[union-attr]
            choices.append(thought)
        assert choices[0] == choices[1]
    assert different > MANY / 6, "the worlds hardly differ, so this proves little"


def test_the_view_is_all_that_matters() -> None:
    """The same view gives the rules of thumb the same thought whatever the generator; thinking changes nothing."""
    agent = ThumbAgent(STRATEGY)
    for moment in moments()[::10]:
        before = repr(moment.state)
        first = agent.think(moment.view, moment.actions, Random(1), BUDGET)
        assert agent.think(moment.view, moment.actions, Random(2), BUDGET) == first
        assert repr(moment.state) == before


# ---- what is said


def builder(moment: Moment) -> int:
    return moment.view.smooki if moment.view.phase == Phase.PLACE else moment.seat


def place_of(moment: Moment, action: Action) -> Place:
    """The house an action is about; a new one comes last in its street."""
    if isinstance(action, Send | Pin):
        return action.owner, action.house
    assert isinstance(action, Build | Dig)
    owner = builder(moment)
    return owner, len(moment.view.houses[owner]) if action.house == NEW else action.house


def house_at(streets: Streets, place: Place) -> House:
    return streets[place[0]][place[1]]


def same_colour(moment: Moment, place: Place) -> list[House]:
    """The other houses of the colour of a house."""
    colour = house_at(moment.view.houses, place).colour
    return [
        house
        for owner, street in enumerate(moment.view.houses)
        for number, house in enumerate(street)
        if house.colour == colour and (owner, number) != place
    ]


def skips(moment: Moment, action: Action) -> int:
    """Numbers a new Floor skips, -1 for anything that is no Floor on a house."""
    if not isinstance(action, Build) or action.house == NEW:
        return -1
    return action.value - moment.view.houses[builder(moment)][action.house].top - 1


def grows(moment: Moment) -> bool:
    """Whether the street that is built in gets another card after this one."""
    view = moment.view
    return view.pile > 0 if view.phase == Phase.PLACE else own_turns(view, view.seat or 0) > 1


def is_start(action: Action) -> bool:
    return isinstance(action, Build) and action.house == NEW


def opens(moment: Moment, action: Action) -> bool:
    place = place_of(moment, action)
    colour = house_at(after(moment, action).houses, place).colour
    return colour != NO_COLOUR and all(house.colour != colour for house in moment.view.houses[place[0]])


def highest(moment: Moment, action: Action) -> bool:
    place = place_of(moment, action)
    once = switches(moment.view.options).once
    height = house_at(after(moment, action).houses, place).height
    rivals = [house.height for street in moment.view.houses for house in street if not (once and house.tokens)]
    return len(moment.view.pigs) < len(BOX.tokens) and height > max(rivals, default=0)


def keeps_a_wolf_safe(moment: Moment, action: Action) -> bool:
    before, later = fallen(moment.view.houses), fallen(after(moment, action).houses)
    return any(
        guest.seat == moment.seat for place in before if place not in later
        for guest in house_at(moment.view.houses, place).wolves
    )  # fmt: skip


def others(moment: Moment, state: State, place: Place) -> float:
    """Points of all houses but one, the seat's own against the average rival's, without the seat's Wolves."""
    total = 0.0
    for line in scoring.count(state):
        facts = dict(line.facts)
        wolf = line.source == "wolf" or facts.get("token") == "wolf"
        if (facts["owner"], facts["house"]) == place and not wolf:
            continue
        if line.seat != moment.seat:
            total -= line.points / (moment.view.seats - 1)
        elif not wolf:
            total += line.points
    return total


def use(moment: Moment, action: Action) -> float:
    assert isinstance(action, Discard | Pass)
    strict = switches(moment.view.options).strict
    return useful(action.card, moment.view.houses[moment.seat], strict, STRATEGY.stages.early)


def buildable(moment: Moment) -> set[int]:
    return {action.card for action in moment.actions if isinstance(action, Build | Dig)}


def stands(moment: Moment, place: Place) -> bool:
    return place not in fallen(moment.view.houses)


def hosts(moment: Moment) -> list[Place]:
    return [
        (owner, number)
        for owner, street in enumerate(moment.view.houses)
        if owner != moment.seat
        for number, house in enumerate(street)
        if len(house.wolves) < BOX.room[house.depth]
    ]


def top_points(house: House) -> int:
    return BOX.cards[house.floors[-1].card].points


TRUE: dict[str, Callable[[Moment, Action], bool]] = {
    ONLY: lambda m, a: len(m.actions) == 1,
    "floor": lambda m, a: (
        house_at(after(m, a).houses, place_of(m, a)).height > house_at(m.view.houses, place_of(m, a)).height
    ),
    "covers": lambda m, a: (
        grows(m) and skips(m, a) >= 0 and EXTRA[house_at(m.view.houses, place_of(m, a)).floors[-1].card] > 0
    ),
    "step": lambda m, a: grows(m) and 0 <= skips(m, a) < max(skips(m, b) for b in m.actions),
    "start": lambda m, a: grows(m) and is_start(a) and any(is_start(b) and b.value > a.value for b in m.actions),  # type: ignore[union-attr]
    "colour": opens,
    "opens": opens,
    "white": lambda m, a: (
        is_start(a) and len({house.colour for house in m.view.houses[builder(m)]} - {NO_COLOUR}) < len(BOX.colours) - 1
    ),
    "least_bad": lambda m, a: isinstance(a, Build | Dig),
    "basement": lambda m, a: isinstance(a, Dig),
    "highest": highest,
    "saves": lambda m, a: not stands(m, place_of(m, a)) and place_of(m, a) not in fallen(after(m, a).houses),
    "crown": lambda m, a: (
        place_of(m, a) in crowned(after(m, a).houses) and place_of(m, a) not in crowned(m.view.houses)
    ),
    "roof": lambda m, a: top_points(house_at(after(m, a).houses, place_of(m, a))) > 0,
    "sheds": lambda m, a: skips(m, a) >= 0 and top_points(house_at(m.view.houses, place_of(m, a))) < 0,
    "guests": keeps_a_wolf_safe,
    "rest": lambda m, a: others(m, after(m, a), place_of(m, a)) > others(m, m.state, place_of(m, a)),
    "loses": lambda m, a: isinstance(a, Build | Dig),
    "spare": lambda m, a: use(m, a) <= min(use(m, b) for b in m.actions if isinstance(b, Discard)),
    "dead": lambda m, a: isinstance(a, Discard) and a.card not in buildable(m),
    "wolf": lambda m, a: (
        bool(m.view.wolves[m.seat]) and isinstance(a, Discard) and any(stands(m, place) for place in hosts(m))
    ),
    "margin": lambda m, a: (
        house_at(m.view.houses, place_of(m, a)).height > min(house.height for house in same_colour(m, place_of(m, a)))
    ),
    "alone": lambda m, a: not same_colour(m, place_of(m, a)) and stands(m, place_of(m, a)),
    "prey": lambda m, a: stands(m, place_of(m, a)),
    "safest": lambda m, a: (
        stands(m, place_of(m, a)) or not any(stands(m, place_of(m, b)) for b in m.actions if isinstance(b, Send))
    ),
    "keep": lambda m, a: isinstance(a, Keep),
    "own_use": lambda m, a: use(m, a) < max(use(m, b) for b in m.actions),
    "their_use": lambda m, a: isinstance(a, Pass),
    "give": lambda m, a: isinstance(a, Pass),
    "own_pin": lambda m, a: isinstance(a, Pin),
    "their_pin": lambda m, a: isinstance(a, Pin),
}


@pytest.mark.parametrize("agent", [ThumbAgent(STRATEGY), agent_for(GAME.id, "rules")], ids=["thumb", "fair"])
def test_every_reason_is_true_of_the_position(agent: AnyAgent) -> None:
    heard: Counter[str] = Counter()
    for moment in moments():
        thought = agent.think(moment.view, moment.actions, Random(1), BUDGET)
        assert thought.reason is not None
        heard[thought.reason] += 1
        assert TRUE[thought.reason](moment, thought.action), f"{thought.reason}: {thought.action} in {moment.view}"
    assert len(heard) > len(TRUE) * 2 / 3, f"only {sorted(heard)} were ever said"


def test_reasons_are_short_sentences() -> None:
    assert set(sentences()) == set(TRUE)
    for reason, text in sentences().items():
        assert STRATEGY.sentence(reason) == text
        assert text[0].isupper()
        assert text.endswith(".")
        assert len(text.split()) <= 15
        assert "'" not in text


def test_the_values_rank_every_action_and_the_best_is_played() -> None:
    agent = ThumbAgent(STRATEGY)
    for moment in moments()[::5]:
        thought = agent.think(moment.view, moment.actions, Random(1), BUDGET)
        assert tuple(action for action, _ in thought.values) == moment.actions
        assert dict(thought.values)[thought.action] == max(value for _, value in thought.values)
