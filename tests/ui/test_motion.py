"""The scripts of all games: the same poses at the same times at every frame rate, fades instead of moves, limits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from game import games
from game.core.game import Chance, Over
from game.core.match import Match
from game.shots import seated
from game.ui.cues import Pose
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from game.ui.stage import GHOST
from game.ui.tempo import DURATIONS, Tempo
from tests.ui.conftest import Desk
from tests.ui.hands import best

RATES = (30, 60, 144, 240)
STEPS = {"tre_porcellini": 9, "three_little_wolves": 34, "three_tricky_pigs": 66, "flitting_bad_wolf": 30}
Frame = dict[str, Pose]


@cache
def actions(game_id: str, seats: int, deal: str) -> tuple[object, ...]:
    """What computers do in a game until enough has happened."""
    match = Match(games.load(game_id), seats, {}, deal)
    while len(match.steps) < STEPS[game_id] and not isinstance(match.turn, Over):
        if isinstance(match.turn, Chance):
            match.roll()
        else:
            match.play(best(match))
    return tuple(step.action for step in match.steps)


def told(folder: Path, game_id: str, fps: float, *, reduced: bool = False) -> Iterator[list[Frame]]:
    """The frames of each motion of a game, as one at the table sees it."""
    seats = games.load(game_id).seats[-1]
    deal = "MOTI-0N00"
    desk = Desk(folder / f"{fps}", speed=1, reduced_motion=reduced)
    match = Match(games.load(game_id), seats, {}, deal)
    scene = play_scene(desk.app, match, seated(game_id, seats))
    assert isinstance(scene, Play)
    desk.app.push(scene)
    scene.layout(desk.app.painter)
    known = actions(game_id, seats, deal)
    while len(match.steps) < len(known) and not isinstance(match.turn, Over):
        if isinstance(match.turn, Chance):
            scene._roll()
        else:
            scene._show(match.play(known[len(match.steps)]))
        frames = [dict(scene.stage.poses)]
        while scene.stage.busy:
            scene.stage.update(1 / fps)
            frames.append(dict(scene.stage.poses))
            assert len(frames) < 60 * fps, "it never ends"
        assert frames[-1] == scene.table.layout(scene.view), "it ends on the layout"
        yield frames


def close(one: Pose, other: Pose) -> bool:
    if abs(one.k * one.zoom - other.k * other.zoom) > 0.01:
        return False
    return all(
        abs(getattr(one, what) - getattr(other, what)) < near
        for what, near in (("x", 0.1), ("y", 0.1), ("alpha", 0.01), ("angle", 0.1), ("grown", 0.01))
    )


@pytest.mark.parametrize("game_id", sorted(STEPS))
def test_every_frame_rate_shows_the_same_at_the_same_time(tmp_path: Path, game_id: str) -> None:
    films = [list(told(tmp_path, game_id, fps)) for fps in RATES]
    assert len({len(film) for film in films}) == 1
    assert sum(len(motion) > 2 for motion in films[0]) > 5, "something moves"
    for motions in zip(*films, strict=True):
        times = [(len(frames) - 1) / fps for frames, fps in zip(motions, RATES, strict=True)]
        assert max(times) - min(times) <= 1.01 / RATES[0] + 0.05 * min(times)
        for sixth in range(1, int(min(times) * 6)):  # the frames that all rates have in common
            shown = [frames[sixth * fps // 6] for frames, fps in zip(motions, RATES, strict=True)]
            for frame in shown[1:]:
                assert frame.keys() == shown[0].keys()
                for piece, pose in frame.items():
                    assert close(pose, shown[0][piece]), (piece, pose, shown[0][piece])


@pytest.mark.parametrize("game_id", sorted(STEPS))
def test_with_reduced_motion_no_piece_is_seen_to_travel(tmp_path: Path, game_id: str) -> None:
    for frames in told(tmp_path, game_id, 240, reduced=True):
        for before, after in pairwise(frames):
            for piece in before.keys() & after.keys():
                one, two = before[piece], after[piece]
                seen = piece[0] != GHOST and min(one.alpha, two.alpha) > 0.05
                if seen and two not in before.values():  # one of two cards that look the same took the other's name
                    places = [(pose.x, pose.y, pose.angle, pose.turn, pose.zoom, pose.grown) for pose in (one, two)]
                    assert places[0] == places[1], piece


TABLES = [(id, seats) for id in sorted(set(STEPS) - {"tre_porcellini"}) for seats in games.load(id).seats]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_whole_deal_takes_no_longer_than_a_second_and_a_bit(tmp_path: Path, game_id: str, seats: int) -> None:
    desk = Desk(tmp_path, speed=1)
    match = Match(games.load(game_id), seats, {}, "DEAL-0000")
    scene = play_scene(desk.app, match, seated(game_id, seats))
    assert isinstance(scene, Play)
    desk.app.push(scene)
    scene.layout(desk.app.painter)
    first, last = 0.0, 0.0
    while isinstance(match.turn, Chance):
        scene._roll()
        before: Frame = {}
        spent = 0.0
        while scene.stage.busy:
            scene.stage.update(1 / 240)
            spent += 1 / 240
            moving = [
                name
                for name, pose in scene.stage.poses.items()
                if _is_card(name) and (name not in before or (before[name].x, before[name].y) != (pose.x, pose.y))
            ]
            if moving:
                first, last = first or spent, spent
            before = dict(scene.stage.poses)
    assert first > 0
    assert 0.22 < last - first <= 1.2


def _is_card(name: str) -> bool:
    return name.partition(":")[0] in ("card", "hand", "flying", "dealt")


# ---- the table of durations

# as the notes on game feel have it: least and most, in seconds at normal speed
RANGES = {
    "hover": (0.1, 0.18),
    "card_to_table": (0.15, 0.3),
    "deck_to_hand": (0.18, 0.3),
    "deal_stagger": (0.02, 0.04),
    "flip": (0.2, 0.32),
    "trick": (0.8, 2.5),
    "collect": (0.25, 0.4),
    "grow": (0.2, 0.35),
    "dust": (0.15, 0.25),
    "fall": (0.5, 0.9),
    "wolf": (0.3, 0.5),
    "throw": (0.9, 1.2),
    "windup": (0.08, 0.12),
    "die_rest": (0.25, 1.0),
    "breathe_in": (0.25, 0.35),
    "turn_stagger": (0.05, 0.07),
    "count": (0.03, 0.05),
    "count_most": (0.5, 0.9),
    "dialog": (0.15, 0.24),
    "dialog_out": (0.1, 0.18),
    "screen": (0.2, 0.32),
    "banner": (0.4, 0.8),
    "shake": (0.15, 0.25),
    "outline": (0.3, 0.3),
    "win": (0.8, 2.5),
}


@pytest.mark.parametrize("name", sorted(RANGES))
def test_durations_are_those_that_feel_right(name: str) -> None:
    least, most = RANGES[name]
    assert least <= DURATIONS[name] <= most


def test_no_duration_is_left_that_nothing_uses() -> None:
    sources = [path.read_text() for path in Path(games.__path__[0]).parent.rglob("*.py") if path.name != "tempo.py"]
    assert [name for name in DURATIONS if not any(f'"{name}"' in source for source in sources)] == []


def test_an_opponent_pauses_before_it_moves_and_can_be_seen_to_even_when_fast() -> None:
    assert 0.25 <= DURATIONS["think"] <= 0.7
    for speed in (0.5, 1, 2, 4):
        assert Tempo(speed).rest("think") >= 0.08


def test_the_wolf_blows_for_a_second_and_a_half() -> None:
    blow = ("breathe_in", "puff", "gust", "splinter", "lull")
    whole = sum(DURATIONS[name] for name in blow) - DURATIONS["puff"]  # while the gust is on its way
    assert 1.0 <= whole <= 1.8
