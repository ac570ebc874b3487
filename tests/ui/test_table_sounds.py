"""What a table lets be heard: something for what happens, and nothing that a viewer may not know."""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from typing import Any

import pytest

from assets.sounding.build import SOUNDS
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.games import load
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from tests.ui.conftest import Desk
from tests.ui.hands import seated

EFFECTS = {path.name.rpartition("-")[0] for path in SOUNDS.glob("*.ogg")}
FRAME = 1 / 60
Heard = list[tuple[int, str]]  # in which frame, what

# what must be heard in a whole game
USUAL = {
    "three_little_wolves": {"slide", "snap", "knock", "howl", "snort", "step", "tock", "page"},
    "tre_porcellini": {"rattle", "bounce", "land", "flip", "knock", "hop", "rise", "howl", "huff", "blow", "feast"},
    "three_tricky_pigs": {"slide", "snap", "tock", "huff", "puff", "howl", "flip", "page"},
    "flitting_bad_wolf": {"slide", "snap", "flip", "howl", "page", "tock"},
}
SEATS = {"three_little_wolves": 3, "tre_porcellini": 3, "three_tricky_pigs": 4, "flitting_bad_wolf": 2}


def at_table(desk: Desk, game_id: str, code: str) -> tuple[Play, Heard]:
    """A game that has just begun, and what is heard of it."""
    seats = SEATS[game_id]
    match: Match[Any, Any, Any] = Match(load(game_id), seats, {}, code)
    scene = play_scene(desk.app, match, seated(seats))
    desk.app.push(scene)
    scene.layout(desk.app.painter)
    heard: Heard = []
    scene.stage.hear = lambda name: heard.append((0, name))
    return scene, heard


def step(match: Match[Any, Any, Any], chance: random.Random) -> Any:
    turn = match.turn
    if isinstance(turn, Chance):
        return match.roll()
    assert isinstance(turn, Decide)
    return match.play(chance.choice(turn.actions))


@pytest.mark.parametrize("game_id", SEATS)
@pytest.mark.parametrize("speed", [1, 0])
def test_a_whole_game_is_heard(desk: Desk, game_id: str, speed: int) -> None:
    """At any speed, and every sound exists; rounds beyond the first add nothing."""
    desk.app.change(speed=speed)
    scene, heard = at_table(desk, game_id, "EARS-0001")
    chance = random.Random(7)
    silent = 0
    while not isinstance(scene.match.turn, Over) and len(scene.match.steps) < 220:
        before = len(heard)
        scene._show(step(scene.match, chance))
        while scene.stage.busy:
            scene.stage.update(0.1)
        silent += scene.match.steps[-1].actor is not None and len(heard) == before
    names = {name for _frame, name in heard}
    assert names <= EFFECTS
    if speed:  # what jumps is heard only where it ends
        assert USUAL[game_id] <= names
    assert silent < len(scene.match.steps) / 3


def test_it_is_heard_when_it_touches(desk: Desk) -> None:
    """A storey: the card slides out of the hand, and the thud comes when the house sits, not before."""
    scene, heard = at_table(desk, "three_little_wolves", "EARS-0002")
    chance = random.Random(3)
    while not heard or heard[-1][1] != "knock":
        heard.clear()
        scene._show(step(scene.match, chance))
        listen(scene, heard)
    tempo = desk.app.tempo
    slid, thud = (next(at for at, name in heard if name == wanted) for wanted in ("slide", "knock"))
    least = tempo.seconds("card_to_table") + tempo.seconds("land")
    assert (thud - slid) * FRAME >= least - 2 * FRAME
    assert heard[-1] == (thud, "knock")


def listen(scene: Play, heard: Heard) -> None:
    """Let everything move, and note what is heard in which frame."""
    frame = 0
    scene.stage.hear = lambda name: heard.append((frame, name))
    while scene.stage.busy:
        frame += 1
        scene.stage.update(FRAME)


def branch(match: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The same match, to be played on in another way."""
    other = copy.copy(match)
    other.steps, other._state = list(match.steps), match._state.clone()
    return other


def ears(scene: Play, match: Match[Any, Any, Any], action: Any) -> tuple[Any, Heard]:
    """What those who do not hold the cards see of an action, and what everybody in the room hears of it."""
    turn = match.turn
    assert isinstance(turn, Decide)
    scene.match, scene.eyes = branch(match), turn.seat
    scene._see()
    scene.lie_still()
    heard: Heard = []
    taken = scene.match.play(action)
    scene._show(taken)
    listen(scene, heard)
    others = [seat for seat in range(match.seats) if seat != turn.seat]
    return tuple(event.seen_by(seat) for event in taken.events for seat in others), heard


@pytest.mark.parametrize("game_id", ["three_little_wolves", "three_tricky_pigs", "flitting_bad_wolf"])
def test_what_others_cannot_tell_apart_by_sight_they_cannot_by_ear(desk: Desk, game_id: str) -> None:
    """The one who plays a hidden card hears it as well, and so does whoever sits in the room."""
    scene, _heard = at_table(desk, game_id, "EARS-0003")
    match = branch(scene.match)
    chance = random.Random(11)
    compared = 0
    for _step in range(400):
        turn = match.turn
        if isinstance(turn, Over) or compared >= 8:
            break
        if isinstance(turn, Decide) and len(turn.actions) > 1:
            groups: dict[Any, list[Any]] = defaultdict(list)
            for action in turn.actions:
                seen = tuple(
                    event.seen_by(seat)
                    for event in branch(match).play(action).events
                    for seat in range(match.seats)
                    if seat != turn.seat
                )
                groups[repr(seen)].append(action)
            for alike in groups.values():
                if len(alike) > 1:
                    compared += 1
                    told = [ears(scene, match, action) for action in (alike[0], alike[-1])]
                    assert told[0] == told[1], alike
        step(match, chance)
    assert compared >= 2, "nothing was hidden"
