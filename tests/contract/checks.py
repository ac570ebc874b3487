"""What every game must keep, as functions that take any game; they fail with AssertionError."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

from game.core.codec import decode, encode
from game.core.game import AnyGame, Chance, Decide, Options, Over
from game.core.match import IllegalAction, Match
from tests.contract.walks import line, onlookers, play_on, random_match, states, telling, told


def turns_are_sound(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """There is something to do, each thing once, and only for the mover; odds are positive; actions survive JSON."""
    rng = Random(seed)
    match = random_match(game, seats, options, seed)
    written: set[Any] = set()
    for state in states(match):
        turn = game.turn(state)
        if isinstance(turn, Over):
            continue
        actions = turn.actions if isinstance(turn, Decide) else turn.outcomes
        assert actions, "nothing can be done"
        assert len(set(actions)) == len(actions), "an action is listed twice"
        for action in set(actions) - written:
            assert type(action) in game.action_types
            assert decode(game, json.loads(line(game, action))) == action
        written |= set(actions)
        if isinstance(turn, Chance):
            assert len(turn.weights) == len(actions)
            assert all(type(weight) is int and weight > 0 for weight in turn.weights)
        else:
            assert turn.seat in range(seats)
        for seat in onlookers(seats):
            if isinstance(turn, Chance) or seat != turn.seat:
                others_may_do_nothing(game, state, seat, actions, rng)


def others_may_do_nothing(game: AnyGame, state: Any, seat: int | None, actions: Any, rng: Random) -> None:
    view = game.view(state, seat)
    candidates = game.candidates(view)
    for action in (*rng.sample(candidates, min(len(candidates), 8)), *actions[:3]):
        assert game.refusal(view, action) is not None, f"{seat} may do {action} out of turn"


def refusals_are_complete(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """The mover's legal actions are exactly the candidates without a refusal. Returns how many were looked at."""
    looked = 0
    for state in states(random_match(game, seats, options, seed)):
        turn = game.turn(state)
        if not isinstance(turn, Decide):
            continue
        view = game.view(state, turn.seat)
        candidates = game.candidates(view)
        assert len(set(candidates)) == len(candidates), "a candidate is listed twice"
        allowed = {action for action in candidates if game.refusal(view, action) is None}
        assert allowed == set(turn.actions), f"disagree on {allowed ^ set(turn.actions)}"
        looked += len(candidates)
    return looked


def only_apply_changes(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Looking changes nothing, a clone shares nothing that changes, and applying gives the same each time."""
    rng = Random(seed)
    match = random_match(game, seats, options, seed)
    for before, step in telling(match):
        was = repr(before)
        look_at_everything(game, before, seats, rng)
        assert repr(before) == was, "looking changed the state"
        turn = game.turn(before)
        assert not isinstance(turn, Over)
        other = rng.choice(turn.actions if isinstance(turn, Decide) else turn.outcomes)
        twin = before.clone()
        assert repr(twin) == was, "a clone differs"
        game.apply(twin, other)
        assert repr(before) == was, "applying to a clone changed the original"
        changed = repr(twin)
        again = before.clone()
        game.apply(again, step.action)
        assert repr(again) == repr(step.state), "applying without a listener gave another state"
        assert repr(twin) == changed, "applying to the original's clone changed another clone"


def look_at_everything(game: AnyGame, state: Any, seats: int, rng: Random) -> None:
    game.turn(state)
    game.breakdown(state)
    for seat in onlookers(seats):
        view = game.view(state, seat)
        candidates = game.candidates(view)
        for action in candidates[:3]:
            game.refusal(view, action)
        game.imagine(view, rng)


def views_are_values(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """A view is immutable all the way down, equals a second one, and survives the trip to another process."""
    match = random_match(game, seats, options, seed)
    for state in [*(before for before, _step in telling(match)), match.state]:
        for seat in onlookers(seats):
            view = game.view(state, seat)
            assert view == game.view(state, seat)
            hash(view)  # fails on anything that could change
            assert pickle.loads(pickle.dumps(view)) == view


def records_replay(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """The actions as JSON, played again, give equal states and events; chance by the seed gives the same luck."""
    match = random_match(game, seats, options, seed)
    text = json.dumps([encode(game, step.action) for step in match.steps])
    again = Match(game, seats, options, seed)
    for step, written in zip(match.steps, json.loads(text), strict=True):
        action = decode(game, written)
        if step.actor is None:
            assert again.expected_roll() == action
        replayed = again.play(action)
        assert replayed.actor == step.actor
        assert replayed.events == step.events
        assert repr(replayed.state) == repr(step.state)


def undo_is_fair(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """Undo then redo is the same; never across chance, others or a secret shown. Returns how often it was done."""
    rng = Random(seed)
    match: Match[Any, Any, Any] = Match(game, seats, options, seed)
    undone = 0
    while True:
        before, turn = repr(match.state), match.turn
        if not play_on(match, rng):
            return undone
        step, length = match.steps[-1], len(match.steps)
        shown = any(event.reveals for event in step.events)
        for seat in range(seats):
            if seat != step.actor or shown:
                assert not match.can_undo(seat)
                assert not match.undo(seat)
        assert len(match.steps) == length
        if step.actor is not None and not shown:
            assert match.undo(step.actor)
            assert repr(match.state) == before
            assert match.turn == turn
            redone = match.play(step.action)
            assert (redone.events, repr(redone.state)) == (step.events, repr(step.state))
            undone += 1


def shows_all(game: AnyGame, seats: int, options: Options, seed: str) -> bool:
    """Whether every action of a seat shows somebody a secret, so that undo has nothing to do."""
    steps = random_match(game, seats, options, seed).steps
    return all(any(event.reveals for event in step.events) for step in steps if step.actor is not None)


def undo_teaches_nothing(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """What the mover sees of an action that can be undone is the same in every world the mover can imagine."""
    rng = Random(seed)
    match = random_match(game, seats, options, seed)
    for before, step in zip(states(match), match.steps, strict=False):
        if step.actor is None or any(event.reveals for event in step.events):
            continue
        seen = [event.seen_by(step.actor) for event in step.events]
        view = game.view(before, step.actor)
        for _ in range(2):
            _after, events = told(game, game.imagine(view, rng), step.action)
            assert [event.seen_by(step.actor) for event in events] == seen, f"{step.action} shows a secret"


def scores_add_up(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """One score for each seat, some winners, every point with its source; then nothing more can be done."""
    match = random_match(game, seats, options, seed)
    over = match.turn
    assert isinstance(over, Over)
    assert len(over.scores) == seats
    assert over.winners
    assert set(over.winners) <= set(range(seats))
    for state in states(match):
        totals = [0] * seats
        for points in game.breakdown(state):
            totals[points.seat] += points.points
            assert points.rule
        if isinstance(turn := game.turn(state), Over):
            assert tuple(totals) == turn.scores
    for action in {step.action for step in match.steps}:
        assert refused(match, action), f"{action} was taken after the end"


def refused(match: Match[Any, Any, Any], action: Any) -> bool:
    try:
        match.play(action)
    except IllegalAction:
        return True
    return False
