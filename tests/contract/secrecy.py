"""Nobody learns what a seat may not know: two independent declarations, views and seen events, are held together."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.game import AnyGame, Chance, Decide, Options, Over
from tests.contract.walks import BOUND, onlookers, random_match, telling, told

CHOICES = 6  # compared at each turn


def seen_by(events: list[Any], seat: int | None) -> tuple[Any, ...]:
    return tuple(event.seen_by(seat) for event in events)


def views_show_what_was_told(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """Two outcomes, or two choices, give a seat equal views exactly when it sees equal events.

    Returns how many pairs some seat could not tell apart.
    """
    rng = Random(seed)
    alike = 0
    for state, _step in telling(random_match(game, seats, options, seed)):
        turn = game.turn(state)
        if isinstance(turn, Over):
            continue
        choices = choices_of(turn)
        results = [told(game, state, choice) for choice in rng.sample(choices, min(CHOICES, len(choices)))]
        for seat in onlookers(seats):
            faces = [(game.view(after, seat), seen_by(events, seat)) for after, events in results]
            for place, (view, seen) in enumerate(faces):
                for other_view, other_seen in faces[:place]:
                    assert (view == other_view) == (seen == other_seen), (
                        f"seat {seat} sees {seen} and {other_seen}, and views that are "
                        f"{'equal' if view == other_view else 'different'}"
                    )
                    alike += view == other_view
    return alike


def imagined_worlds_fit(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """An imagined state gives the viewer the very same view and turn, and can be played to the end."""
    rng = Random(seed)
    match = random_match(game, seats, options, seed)
    for place, state in enumerate([*(before for before, _step in telling(match)), match.state]):
        for seat in onlookers(seats):
            view = game.view(state, seat)
            world = game.imagine(view, rng)
            assert game.view(world, seat) == view, f"seat {seat} imagines a world that looks different"
            same_turn(game, state, world, seat)
            if place % 40 == 7:
                finish(game, world, rng)


def finish(game: AnyGame, world: Any, rng: Random) -> None:
    for _ in range(BOUND):
        turn = game.turn(world)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Decide):
            game.apply(world, rng.choice(turn.actions))
        else:
            game.apply(world, rng.choices(turn.outcomes, turn.weights)[0])
    raise AssertionError("an imagined world does not end")


def same_turn(game: AnyGame, one: Any, other: Any, seat: int | None) -> None:
    """Whose turn it is looks the same to `seat`, and so does everything it may do itself."""
    a, b = game.turn(one), game.turn(other)
    assert type(a) is type(b), f"seat {seat} can tell whether chance acts"
    if isinstance(a, Decide) and isinstance(b, Decide):
        assert a.seat == b.seat, f"seat {seat} can tell whose turn it is"
        if a.seat == seat:
            assert set(a.actions) == set(b.actions), f"what seat {seat} may do depends on secrets"
    if isinstance(a, Over):
        assert a == b


def twins_stay_alike(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """Walk pairs of matches that a seat cannot tell apart by what it sees; its views and actions stay equal.

    Hidden choices of chance and of others differ where they can. Returns how many pairs of different states
    were compared.
    """
    rng = Random(seed)
    compared = 0
    for watcher in onlookers(seats):
        one, other = game.start(seats, options), game.start(seats, options)
        for _ in range(BOUND):
            assert game.view(one, watcher) == game.view(other, watcher), f"seat {watcher} can tell twins apart"
            same_turn(game, one, other, watcher)
            compared += one != other
            pair = twin_step(game, one, other, watcher, rng)
            if pair is None:
                break
            one, other = pair
    return compared


def twin_step(game: AnyGame, one: Any, other: Any, watcher: int | None, rng: Random) -> tuple[Any, Any] | None:
    """A step for both twins that looks the same to the watcher, different if possible; None when there is none."""
    turn, twin = game.turn(one), game.turn(other)
    if isinstance(turn, Over) or isinstance(twin, Over):
        return None
    choices, mirrored = choices_of(turn), choices_of(twin)
    own = isinstance(turn, Decide) and turn.seat == watcher
    # hands that differ much leave the others nothing to do alike, so most steps are equal
    differ = not own and rng.random() < 0.3
    for choice in rng.sample(choices, min(len(choices), 12)):
        after, events = told(game, one, choice)
        seen = seen_by(events, watcher)
        same = [choice] if choice in mirrored else []
        others = [] if own else [m for m in rng.sample(mirrored, min(len(mirrored), 8)) if m != choice]
        for match in others + same if differ else same + others:
            twin_after, twin_events = told(game, other, match)
            if seen_by(twin_events, watcher) == seen:
                return after, twin_after
    return None


def choices_of(turn: Decide[Any] | Chance[Any]) -> tuple[Any, ...]:
    return turn.actions if isinstance(turn, Decide) else turn.outcomes
