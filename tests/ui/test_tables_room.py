"""What lies on the tables has room: no card is cut or hidden, no ring cuts a crown, and news come in their order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game import games, shots
from game.core.game import Chance
from game.core.match import Match
from game.games.flitting_bad_wolf.model import Counted, DealHowls
from game.games.three_tricky_pigs.model import Broke
from game.ui.item import Box
from game.ui.scenes.at_table import play_scene
from tests.ui.conftest import Desk


def seated_at(folder: Path, game: str, seats: int, moment: str, text: int) -> Any:
    """The play scene at a moment of a real game, before the person's decision."""
    desk = Desk(folder, speed=0, text_size=text)
    match = dict(shots.moments(game, seats))[moment]
    scene = play_scene(desk.app, shots._copy(match), shots.seated(game, seats))
    desk.app.stack = [scene]
    scene.layout(desk.app.painter)
    return scene


def relaid(scene: Any) -> dict[str, Any]:
    """Its items by name, after everything has come to rest."""
    scene.lie_still()
    scene.relay()
    scene.layout(scene.app.painter)
    return {item.id: item for item in scene.items}


def when(folder: Path, game: str, seats: int, event: type) -> Any:
    """The play scene as a step with this event begins to be shown."""
    desk = Desk(folder, speed=1)
    whole = shots.finished(game, seats)
    match: Match[Any, Any, Any] = Match(games.load(game), seats, dict(whole.options), whole.seed)
    scene = play_scene(desk.app, match, shots.seated(game, seats))
    desk.app.stack = [scene]
    scene.layout(desk.app.painter)
    for step in whole.steps:
        taken = match.roll() if isinstance(match.turn, Chance) else match.play(step.action)
        scene._show(taken)
        if any(isinstance(one.seen_by(scene.eyes), event) for one in step.events):
            return scene
        scene.lie_still()
    raise AssertionError(f"no {event} in the game")


def until(scene: Any, reached: Callable[[], bool]) -> bool:
    """Let things move until that is so; False when it never was."""
    while scene.stage.busy and not reached():
        scene.stage.update(1 / 30)
        scene.layout(scene.app.painter)
    return bool(scene.stage.busy)


def label(scene: Any, id: str) -> str:
    scene.layout(scene.app.painter)
    return next(str(item.label) for item in scene.items if item.id == id)


@pytest.mark.parametrize("text", [100, 125, 200])
def test_no_card_of_the_hand_leaves_the_window(tmp_path: Path, text: int) -> None:
    scene = seated_at(tmp_path, "flitting_bad_wolf", 2, "act", text)
    for card in scene.view.hand:
        scene.table.select(card)
        relaid(scene)
        for name, pose in scene.stage.poses.items():
            if name.startswith("hand:"):
                high = (
                    scene.table.sprite(scene.app.painter, pose).surface.get_bounding_rect(200).h / scene.app.painter.s
                )
                assert pose.y + high / 2 <= scene.felt.h, f"{name} is cut"
        scene.table.select(card)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("text", [100, 200])
def test_the_tray_hides_no_card_that_may_be_played(tmp_path: Path, seats: int, text: int) -> None:
    scene = seated_at(tmp_path, "three_tricky_pigs", seats, "trick", text)
    for chosen in sorted(scene.table.legal):
        scene.table.reset()
        scene.table.select(chosen)
        items = relaid(scene)
        tray = items["tray"].box
        at = scene.table.plan(scene.view)
        slots = at.hand_slots(scene.view.hand, scene.view.hand.index(chosen), scene.table.tray_width)
        for place, card in enumerate(scene.view.hand):
            if card in scene.table.legal and card != chosen:
                box = items[f"hand:{card}"].box
                end = slots[place + 1][0] - 50 if place + 1 < len(slots) else box.right
                assert not tray.meets(Box(box.x, box.y, min(box.w, end - box.x), box.h)), f"{card} beside {chosen}"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text", [100, 200])
def test_a_ring_goes_round_crown_and_badge(tmp_path: Path, seats: int, text: int) -> None:
    scene = seated_at(tmp_path, "three_little_wolves", seats, "wolf", text)
    items, p = relaid(scene), scene.app.painter
    for name, pose in scene.stage.poses.items():
        if name.startswith("house:"):
            drawn = scene.table.sprite(p, pose)
            top = pose.y - (drawn.ay - drawn.surface.get_bounding_rect(200).y) / p.s
            assert items[name].box.y <= top + 1, f"{name} looks out above its ring"
            assert items[name].box.bottom >= pose.y, f"{name} stands below its ring"


def test_a_round_is_counted_before_its_points_are_told(tmp_path: Path) -> None:
    scene = when(tmp_path, "flitting_bad_wolf", 2, Counted)
    totals = scene.match.view(scene.eyes).totals[scene.bottom]
    assert totals, "else nothing is to be seen"
    assert f"{totals}" not in label(scene, "own")
    assert until(scene, lambda: f"{totals}" in label(scene, "own")), "told before the next round is dealt"


def test_the_fence_breaks_while_the_trick_goes_on(tmp_path: Path) -> None:
    scene = when(tmp_path, "three_tricky_pigs", 4, Broke)
    assert "fenced in" in label(scene, "fence")
    assert until(scene, lambda: "broken" in label(scene, "fence"))
    assert "fence" in scene.stage.poses, "it is lit"


def test_a_card_that_comes_to_the_hand_covers_no_other(tmp_path: Path) -> None:
    scene = when(tmp_path, "flitting_bad_wolf", 2, DealHowls)  # with the last card that is dealt
    assert until(scene, lambda: "howl:1" in scene.stage.poses or "howl:0" in scene.stage.poses)
    for _ in range(10):
        scene.stage.update(1 / 30)
    assert scene.stage.busy, "the howls are still to be seen"
    across = sorted(pose.x for name, pose in scene.stage.poses.items() if name.startswith("hand:"))
    assert len(across) == len(scene.match.view(scene.eyes).hand)
    assert min(right - left for left, right in pairwise(across)) > 100


@pytest.mark.parametrize(
    ("game", "seats", "moment"),
    [("flitting_bad_wolf", 2, "answer"), ("three_tricky_pigs", 5, "trick"), ("three_little_wolves", 4, "use")],
)
def test_in_large_text_a_log_that_is_opened_takes_the_room_of_the_help(
    tmp_path: Path, game: str, seats: int, moment: str
) -> None:
    scene = seated_at(tmp_path, game, seats, moment, 200)
    scene.app.change(odds=True)
    scene.odds.open = False
    items = relaid(scene)
    assert "help" in items
    assert "log:sheet" not in items
    wide = scene.felt.right - scene.felt.left
    scene.fold_log()
    items = relaid(scene)
    assert "log:sheet" in items
    assert "help" not in items
    assert scene.felt.right - scene.felt.left > wide
    scene.odds.toggle()
    items = relaid(scene)
    assert "odds:sheet" in items
    assert "log:sheet" not in items, "one of the three at a time"
    scene.fold_log()
    items = relaid(scene)
    assert "log:sheet" in items
    assert "odds:sheet" not in items
    scene.fold_log()
    assert "help" in relaid(scene)


def test_in_usual_text_log_and_help_stand_beside_the_table(tmp_path: Path) -> None:
    scene = seated_at(tmp_path, "three_tricky_pigs", 5, "trick", 100)
    assert {"log:sheet", "help"} <= set(relaid(scene))
