"""What the table asks when a Big Bad Pig or Smooki turns up: tokens, Wolves, cards to pass, houses for Smooki."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.agent import Thought
from game.core.match import Match
from game.games.three_little_wolves import model as m
from tests.games.three_little_wolves.positions import CARD, draw, drawing, position
from tests.ui.hands import Hands, Inline, at, bot_match, seated


def after_the_pig(effect: str, table: str, hand: str) -> Match[m.State, m.Action, m.View]:
    """Ada drew this pig and then filled her hand."""
    match = at(drawing(table, hands={"A": hand}))
    match.play(draw(effect))
    match.play(draw("Y14"))
    return match


TABLE = "A: R3 R4; W4\nB: G2; Y5 (wolf C1)\nC: Y8"


@pytest.mark.rules("TLW-95", "TLW-97")
def test_a_forced_wolf_must_go_and_only_houses_with_room_are_ringed(tmp_path: Path) -> None:
    hands = Hands(tmp_path, after_the_pig("wolf", TABLE, "R9 W10 G4 Y1"), seated(3))
    hands.settle()
    assert hands.view.phase == m.Phase.FORCED
    assert "prompt" in hands.ids
    assert not {"keep", "confirm"} & hands.ids
    assert hands.ringed == {"house:1:0", "house:2:0"}
    hands.click("house:0:0")
    assert "TLW-73" in hands.bubble
    hands.click("house:2:0")
    assert hands.view.houses[2][0].wolves == (m.Guest(0, 1),)
    hands.click("undo-here")
    assert not hands.view.houses[2][0].wolves
    hands.click("house:2:0")
    hands.click("confirm")
    hands.settle()
    assert sum(len(wolves) for wolves in hands.view.wolves) == 3 * 3 - 1 - 3, "the others followed"


def test_taking_back_while_an_opponent_thinks_asks_it_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it was thinking about is no longer true."""
    table = "A: R3\nB: G2\nC: Y8"
    hands = Hands(tmp_path, after_the_pig("wolf", table, "R9 W10 G4 Y1"), seated(3), speed=0.5, confirm_build=False)
    monkeypatch.setattr(Inline, "answer", lambda brain: Thought(brain.question.actions[-1]))
    hands.settle()
    hands.click("house:1:0")
    hands.key(pygame.K_SPACE)  # the Wolf is there at once
    hands.wait(0.1)
    assert hands.view.mover == 1, "Bruno thinks of sending one to Nina"
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not hands.view.houses[1][0].wolves
    if hands.play.stage.busy:
        hands.key(pygame.K_SPACE)
    hands.wait(1)
    hands.click("house:2:0")  # where he can't go now
    hands.settle()
    assert hands.match.state.houses[2][0].wolves == (m.Guest(0, 1),)
    assert hands.match.state.wolves[1] == (2, 3), "he sent it elsewhere"


@pytest.mark.rules("TLW-91", "TLW-94")
@pytest.mark.parametrize(("effect", "giver"), [("left", 2), ("right", 1)])
def test_a_card_to_pass_is_picked_in_secret(tmp_path: Path, effect: str, giver: int) -> None:
    hands = Hands(tmp_path, after_the_pig(effect, TABLE, "R9 W10 G4 Y1"), seated(3))
    hands.settle()
    assert hands.view.phase == m.Phase.PASS
    assert not hands.ringed
    hands.click(f"hand:{CARD['R9']}")
    assert {"tray", "pass"} <= hands.ids
    assert not any(id.startswith("choice:") for id in hands.ids), "it is passed, not built"
    before = set(hands.view.hand)
    hands.click("pass")
    hands.settle()
    taken = set(hands.view.hand) - before
    gone = before - set(hands.view.hand)
    assert gone == {CARD["R9"]}
    assert len(taken) == 1
    receiver = 3 - giver
    assert m.Passed(0, receiver, CARD["R9"]) in hands.match.steps[-1].events or any(
        m.Passed(0, receiver, CARD["R9"]) in step.events for step in hands.match.steps
    )
    picked = [line for line in hands.log if "picked" in line]
    assert len(picked) == 3
    names = ("Red", "Yellow", "Green", "White")
    assert not any(name in line for name in names for line in picked if not line.startswith("You"))


@pytest.mark.rules("TLW-86")
def test_the_drawer_chooses_between_houses_as_high(tmp_path: Path) -> None:
    match = at(drawing("A: R3\nB: G2 G5; Y5 Y6; W8\nC: Y8", hands={"A": "R9 W10 G4 Y1"}))
    match.play(draw("left"))
    hands = Hands(tmp_path, match, seated(3))
    hands.settle()
    assert hands.view.phase == m.Phase.PIN
    assert hands.ringed == {"house:1:0", "house:1:1"}
    hands.click("house:1:2")
    assert "TLW-84" in hands.bubble
    hands.click("house:1:1")
    assert hands.match.state.houses[1][1].tokens == (2,)


@pytest.mark.rules("TLW-136")
def test_the_mustache_holder_builds_smookis_white_card(tmp_path: Path) -> None:
    state = position(
        "A: R3\nB: G2\nSmooki: G5; Y1",
        seats=2,
        phase=m.Phase.PLACE,
        mover="A",
        drawer="S",
        mustache="A",
        placing="W9",
        hands={"A": "R9 W10 G4 Y2 Y14"},
    )
    hands = Hands(tmp_path, at(state), seated(2))
    hands.settle()
    assert {"choice:0", "choice:1"} <= hands.ids
    hands.click("choice:0")
    assert hands.ringed == {"house:2:1", "plot"}, "five may not lie on five"
    hands.click("house:2:0")
    assert "TLW-35" in hands.bubble
    hands.click("choice:1")
    hands.click("house:2:0")
    assert hands.view.houses[2][0].top == 9
    if hands.play.waits:
        hands.click("undo-here")
        assert hands.view.houses[2][0].top == 5
        assert {"choice:0", "choice:1"} <= hands.ids


def test_a_two_player_game_shows_smooki_and_the_mustache(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(2, 60), seated(2))
    plates = {item.label for id, item in hands.items.items() if id.startswith("plate:")}
    assert len(plates) == 3
    assert any("Smooki" in plate for plate in plates)
    assert any(id.startswith("house:2:") for id in hands.ids)


@pytest.mark.parametrize("speed", [0, 1, 4])
def test_every_kind_of_event_ends_on_the_layout(tmp_path: Path, speed: int) -> None:
    """A whole game of computers: after every step each piece lies where the layout says."""
    match: Match[m.State, m.Action, m.View] = bot_match(2, 0, "EVNT-0001")
    hands = Hands(tmp_path, match, seated(2, persons=0, bots="random"), speed=speed)
    steps = 0
    for _ in range(60_000):
        hands.frame(dt=0.05)
        if hands.screen != "Play":
            break
        if not hands.play.stage.busy and len(match.steps) > steps:
            steps = len(match.steps)
            assert dict(hands.play.stage.poses) == dict(hands.table.layout(hands.play.view))
    assert hands.screen == "Result"
    if speed:
        assert hands.clock > 20, "there was something to see"
