"""A person's turn at the table: selecting, choosing, building, taking back, and being told why not."""

from __future__ import annotations

import math
import re
import threading
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ai.agent import TEACHER
from ai.brain import think
from ai.strategies import three_little_wolves_levels
from game.core.game import Decide
from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.rules import GAME
from game.games.three_little_wolves.table import choices
from saves import store as store_module
from saves.files import write_atomic
from saves.replay import resume
from tests.games.three_little_wolves.positions import CARD, position
from tests.ui.conftest import drawn_words
from tests.ui.hands import Hands, at, bot_match, everything_once, seated


def hand(*names: str) -> list[str]:
    return [f"hand:{CARD[name]}" for name in names]


@pytest.fixture
def table(tmp_path: Path) -> Hands:
    """Ada's turn, with something for every kind of card."""
    state = position(
        """
        A: R3 R6; W4
        B: G2 G11; Y5
        C: Y8
        """,
        hands={"A": "R2 R9 W10 G4 Y14"},
    )
    return Hands(tmp_path, at(state), seated(3))


# ---- selecting


def test_a_card_is_picked_up_and_let_go(table: Hands) -> None:
    card, other = CARD["G4"], CARD["Y14"]
    table.click(f"hand:{card}")
    assert table.table.selected == card
    assert table.play.stage.poses[f"card:{card}"].lift == 1.0
    table.click(f"hand:{other}")
    assert table.table.selected == other
    assert table.play.stage.poses[f"card:{card}"].lift == 0.0
    table.click(f"hand:{other}")
    assert table.table.selected == m.HIDDEN
    table.click(f"hand:{card}")
    table.key(pygame.K_ESCAPE)
    assert (table.table.selected, table.screen) == (m.HIDDEN, "Play")
    table.key(pygame.K_1)
    assert table.table.selected == min(table.view.hand)
    assert not table.match.steps, "looking changes nothing"


def test_selecting_and_letting_go_leaves_no_trace(table: Hands) -> None:
    before = (table.log, table.play.view, dict(table.play.stage.poses), table.store.running.exists())
    for id in hand("R9", "W10", "R2"):
        table.click(id)
    table.key(pygame.K_ESCAPE)
    assert (table.log, table.play.view, table.play.stage.poses, table.store.running.exists()) == before


@pytest.mark.parametrize(("seats", "steps"), [(2, 40), (3, 60), (4, 90)])
def test_exactly_what_is_allowed_is_ringed(tmp_path: Path, seats: int, steps: int) -> None:
    hands = Hands(tmp_path, bot_match(seats, steps, f"RING-000{seats}"), seated(seats))
    turn = hands.match.turn
    for card in hands.view.hand:
        hands.click(f"hand:{card}")
        for place, way in enumerate(choices.choices(card)):
            if len(choices.choices(card)) > 1:
                hands.click(f"choice:{place}")
            allowed = {
                "plot" if a.house == m.NEW else f"house:0:{a.house}"
                for a in turn.actions  # type: ignore[union-attr]
                if isinstance(a, m.Build | m.Dig) and choices.build(card, way, a.house) == a
            }
            assert hands.ringed == allowed | {"discard"}
        hands.key(pygame.K_ESCAPE)
    assert hands.ringed == set()


@pytest.mark.parametrize(("seats", "steps"), [(2, 50), (3, 70), (4, 90)])
def test_everything_grey_says_why_with_the_rule(tmp_path: Path, seats: int, steps: int) -> None:
    hands = Hands(tmp_path, bot_match(seats, steps, f"GREY-000{seats}"), seated(seats))
    before, told = len(hands.match.steps), 0
    for card in hands.view.hand:
        hands.click(f"hand:{card}")
        for place, way in enumerate(choices.choices(card)):
            if len(choices.choices(card)) > 1:
                hands.click(f"choice:{place}")
            for id in sorted(hands.ids):
                if not id.startswith(("house:", "plot")) or id in hands.ringed:
                    continue
                owner, house = (0, m.NEW) if id == "plot" else map(int, id.split(":")[1:])
                action = choices.build(card, way, house) if owner == 0 else m.Send(1, owner, house)
                refusal = GAME.refusal(hands.view, action)
                assert refusal is not None
                if hands.bubble:  # it may cover what comes next
                    hands.key(pygame.K_ESCAPE)
                hands.click(id)
                assert hands.bubble.endswith(refusal.rule), f"{id} with {BOX.cards[card].name} says {hands.bubble!r}"
                assert len(hands.bubble) > len(refusal.rule) + 10
                told += 1
        hands.key(pygame.K_ESCAPE, times=2)
    assert told > 5
    assert len(hands.match.steps) == before


def test_the_bubble_leads_to_its_rule_and_goes_away(table: Hands) -> None:
    table.click(hand("G4")[0])
    table.click("house:0:0")
    assert table.bubble
    table.click("bubble")
    assert table.screen == "Rules"
    table.key(pygame.K_ESCAPE)
    assert (table.screen, table.bubble) == ("Play", "")
    table.click("house:0:0")
    table.key(pygame.K_ESCAPE)
    assert (table.bubble, table.table.selected) == ("", CARD["G4"])


# ---- choices


@pytest.mark.rules("TLW-40")
@pytest.mark.parametrize(("choice", "value", "height"), [(0, 5, 2), (1, 9, 2)])
def test_five_or_nine_is_chosen_beside_the_card(tmp_path: Path, choice: int, value: int, height: int) -> None:
    state = position("A: R3; W4\nB: G2\nC: Y8", hands={"A": "R9 W10 G4 Y14 Y1"})
    hands = Hands(tmp_path, at(state), seated(3))
    hands.click(f"hand:{CARD['R9']}")
    assert {"choice:0", "choice:1"} <= hands.ids
    hands.click(f"choice:{choice}")
    hands.click("house:0:0")
    built = hands.view.houses[0][0]
    assert (built.top, built.height) == (value, height)


def test_floor_or_basement_is_chosen_beside_the_card(tmp_path: Path) -> None:
    state = position("A: R1; W4\nB: G2\nC: Y8", hands={"A": "R2 W1 G4 Y14 Y1"})
    for choice, floors, basements in ((0, 2, 0), (1, 1, 0)):
        hands = Hands(tmp_path / str(choice), at(state), seated(3))
        hands.click(f"hand:{CARD['R2']}")
        hands.click(f"choice:{choice}")
        hands.click("house:0:0")
        built = hands.view.houses[0][0]
        assert (len(built.floors), len(built.basements)) == (floors, basements)
    # a basement of two needs one of one first, as the bubble said instead of digging; one of one can be dug
    assert hands.bubble
    hands.key(pygame.K_ESCAPE, times=2)
    hands.click(f"hand:{CARD['W1']}")
    hands.click("choice:1")
    hands.click("house:0:0")
    assert hands.view.houses[0][0].basements == (CARD["W1"],)


def test_the_choice_offered_first_can_be_built(table: Hands) -> None:
    table.click(hand("R2")[0])  # as a Floor it would start a second red house or lie on a six
    assert table.ringed - {"discard"} or not table.table.results()


def test_without_help_the_choices_stay(tmp_path: Path) -> None:
    state = position("A: R3\nB: G2\nC: Y8", hands={"A": "R9 W10 G4 Y14 Y1"})
    hands = Hands(tmp_path, at(state), seated(3), card_help=False)
    hands.click(f"hand:{CARD['R9']}")
    assert not {"help", "rule"} & hands.ids
    assert {"choice:0", "choice:1", "house:0:0", "plot"} <= hands.ids
    assert "house:0:0" in hands.ringed


def test_a_folded_hand_can_still_be_played(table: Hands) -> None:
    table.click("fold")
    edge = table.table.plan(table.view).edge
    assert edge > 600
    table.key(pygame.K_1 + sorted(table.view.hand).index(CARD["R9"]))
    assert {"choice:0", "choice:1"} <= table.ids, "5 or 9 must be chosen somewhere"
    table.click("choice:1")
    table.click("house:0:0")
    assert table.view.houses[0][0].top == 9


# ---- confirming and taking back


def test_a_built_card_waits_until_it_is_confirmed(table: Hands) -> None:
    before = table.match.state
    for _again in range(2):
        table.do(m.Build(CARD["R9"], 0, 9))
        table.wait(3)
        assert {"confirm", "undo-here"} <= table.ids
        assert len(table.match.steps) == 1
        assert f"hand:{CARD['R9']}" not in table.ids
        table.click("undo-here")
        assert not table.match.steps
        assert table.match.state == before
        assert f"hand:{CARD['R9']}" in table.ids
    table.do(m.Build(CARD["R9"], 0, 9))
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.match.steps
    assert not table.log
    table.do(m.Build(CARD["R9"], 0, 9))
    table.click("confirm")
    table.settle()
    assert len(table.match.steps) > 1


def test_after_confirming_nothing_is_taken_back(table: Hands) -> None:
    table.do(m.Build(CARD["R9"], 0, 9))
    table.click("confirm")
    table.settle()
    steps = len(table.match.steps)
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.match.steps) == steps
    assert table.bubble, "it says why"


def test_an_opponent_thinks_anew_about_what_was_taken_back(tmp_path: Path) -> None:
    """Bruno thinks of the one house that is free for him; meanwhile Ada sends her Wolf there instead."""
    state = position("B: G4\nC: R3", phase=m.Phase.FORCED, pigs="wolf", effects="wolf")
    hands = Hands(tmp_path, at(state), seated(3), speed=1)
    hands.settle()
    hands.do(m.Send(1, 1, 0))
    hands.wait(3)
    hands.click("confirm")
    hands.wait(0.1)
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not hands.match.steps
    hands.settle()
    hands.do(m.Send(1, 2, 0))
    hands.wait(3)
    assert "confirm" in hands.ids, "it waits like the first one"
    hands.click("confirm")
    hands.settle()
    assert len(hands.match.steps) > 1


def test_without_the_preference_a_built_card_stands(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 40), seated(3), confirm_build=False)
    builds = [a for a in hands.match.turn.actions if isinstance(a, m.Build)]  # type: ignore[union-attr]
    steps = len(hands.match.steps)
    hands.do(builds[0])
    hands.settle()
    assert len(hands.match.steps) > steps + 1
    assert not {"confirm", "undo-here"} & hands.ids


@pytest.mark.parametrize("wish", [True, False])
def test_a_discard_can_always_be_taken_back(tmp_path: Path, wish: bool) -> None:
    """With no house to send a Wolf to, nothing but the discard stands before the draw."""
    state = position("A: R3", hands={"A": "R9 W10 G4 Y14 Y1"})
    hands = Hands(tmp_path, at(state), seated(3), confirm_build=wish)
    hands.do(m.Discard(CARD["Y14"]))
    hands.wait(3)
    assert {"confirm", "undo-here"} <= hands.ids
    hands.click("undo-here")
    assert f"hand:{CARD['Y14']}" in hands.ids
    hands.do(m.Discard(CARD["Y14"]))
    hands.click("confirm")
    hands.settle()
    assert CARD["Y14"] in hands.match.state.discards
    assert len(hands.match.steps) > 1


@pytest.mark.parametrize("wish", [True, False])
@pytest.mark.rules("TLW-73", "TLW-74")
def test_after_a_discard_a_wolf_may_go(tmp_path: Path, wish: bool) -> None:
    state = position("A: R3\nB: G2; Y5 (wolf C1)\nC: Y8", hands={"A": "R9 W10 G4 Y14 Y1"})
    hands = Hands(tmp_path, at(state), seated(3), confirm_build=wish)
    hands.do(m.Discard(CARD["Y14"]))
    assert hands.ringed == {"house:1:0", "house:2:0"}
    hands.click("house:1:1")
    assert "TLW-74" in hands.bubble
    hands.click("house:0:0")
    assert "TLW-73" in hands.bubble
    hands.click("undo-here")
    assert not hands.match.steps
    hands.do(m.Discard(CARD["Y14"]))
    hands.click("house:1:0")
    assert hands.view.houses[1][0].wolves == (m.Guest(0, 1),)
    if wish:
        hands.wait(2)
        hands.click("undo-here")
        assert not hands.view.houses[1][0].wolves
        hands.click("keep")
    hands.settle()
    assert len(hands.match.steps) > 2


def test_free_wolves_are_chosen_in_the_prompt(tmp_path: Path) -> None:
    state = position("A: R3\nB: G2\nC: Y8", hands={"A": "R9 W10 G4 Y14 Y1"}, options={"wolf_order": "free"})
    hands = Hands(tmp_path, at(state), seated(3))
    hands.do(m.Discard(CARD["Y14"]))
    assert {"wolf:1", "wolf:2", "wolf:3"} <= hands.ids
    hands.click("wolf:3")
    hands.click("house:1:0")
    assert hands.view.houses[1][0].wolves == (m.Guest(0, 3),)


# ---- help


def test_beside_four_plots_the_help_still_tells_what_to_do_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position("A: R2 R4 W6; Y3 Y4; W4\nB: R5\nC: Y5", hands={"A": "G8 Y12 W9 R13 W3"})
    hands = Hands(tmp_path, at(state), seated(3))
    hands.click(f"hand:{CARD['W9']}")
    words = [word for word, *_box in drawn_words(hands, monkeypatch)]
    assert words.count("new") == 1
    assert "Choose a glowing plot." in words


def test_a_hint_goes_from_the_idea_to_the_action_to_the_reason(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 50), seated(3))
    steps, said = len(hands.match.steps), []
    for press in range(4):
        if press % 2:
            hands.key(pygame.K_h)
        else:
            hands.click("hint")
        hands.frame(2)
        said.append(hands.bubble)
        assert (hands.table.selected in hands.view.hand) == (press > 0), "the idea alone shows no card"
    assert len(set(said[:3])) == 3
    assert said[3] == said[2]
    assert len(hands.match.steps) == steps
    hands.app.change(hints=False)
    hands.play.relay()
    assert "hint" not in hands.ids


def test_the_points_of_a_hint_are_those_of_the_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = three_little_wolves_levels.TEACHER
    unhurried = replace(teacher, budget=replace(teacher.budget, seconds=math.inf))  # or a busy machine stops it early
    monkeypatch.setattr(three_little_wolves_levels, "TEACHER", unhurried)
    hands = Hands(tmp_path, bot_match(3, 50), seated(3))
    for _press in range(3):
        hands.click("hint")
        hands.frame(2)
    turn = hands.match.turn
    assert isinstance(turn, Decide)
    values = dict(think(hands.play.question(turn, TEACHER)).values)
    best, second, *_rest = sorted(values.values(), reverse=True)
    told = re.search(r"Next best, −([0-9.]+):|As good:", hands.bubble)
    assert told is not None, hands.bubble
    assert float(told[1] or 0.0) == pytest.approx(best - second, abs=0.051)


def test_a_hint_of_a_moment_that_is_over_is_never_told(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 50), seated(3))
    hands.play.hint()
    hands.play.play(hands.play.actions[0])
    hands.settle()
    assert not hands.bubble
    assert not hands.play.hints.waits


def test_the_log_tells_what_happened(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 40), seated(3), confirm_build=False)
    lines = len(hands.log)
    assert any("Bruno" in line for line in hands.log)
    for _turn in range(3):
        hands.do_best()
        hands.settle()
    assert len(hands.log) > lines + 6
    hands.click("log")
    assert "log:sheet" not in hands.ids
    hands.click("log")
    assert "log:sheet" in hands.ids


def test_everything_on_the_table_has_a_name(table: Hands) -> None:
    for id in (None, *hand("R9", "R2", "G4")):
        if id:
            table.click(id)
        for item in table.items.values():
            assert item.label or not item.press, f"{item.id} is pressed without a name"


# ---- saving


def test_every_action_is_saved_at_once(table: Hands) -> None:
    assert table.match.state.mover == 0
    hands = table
    hands.do(m.Build(CARD["R9"], 0, 9))
    assert hands.saved().actions[-1] == ("Build", "R9", 0, 9)


def test_a_slow_disk_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = threading.Event()

    def slowly(*text: object, **keep: object) -> None:
        assert answers.wait(60)
        write_atomic(*text, **keep)  # type: ignore[arg-type]

    monkeypatch.setattr(store_module, "write_atomic", slowly)
    hands = Hands(tmp_path, bot_match(3, 45), seated(3), confirm_build=False)
    steps = len(hands.match.steps)
    hands.do_best()
    hands.settle()  # the table goes on to whoever is next
    assert len(hands.match.steps) > steps
    assert not hands.store.running.exists()
    answers.set()
    assert len(hands.saved().actions) == len(hands.match.steps)


def test_what_waits_for_confirmation_still_waits_after_a_restart(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 45), seated(3))
    build = next(a for a in hands.match.turn.actions if isinstance(a, m.Build))  # type: ignore[union-attr]
    before = hands.match.state
    hands.do(build)
    again: Match[m.State, m.Action, m.View] = resume(GAME, hands.saved())
    later = Hands(tmp_path, again, seated(3))
    later.wait(2)
    assert later.match.state == hands.match.state
    later.click("undo-here")
    assert later.match.state == before


def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    hands = Hands(tmp_path, bot_match(3, 45), seated(3), confirm_build=False)
    for _turn in range(3):
        hands.do_best()
        hands.settle()
        hands.store.finish_saving()  # the disk answers beside the picture
        hands.frame()
    assert sum("can’t be saved" in line for line in hands.log) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_the_mouse(tmp_path: Path, seats: int) -> None:
    match = Match(GAME, seats, {}, f"PLAY-000{seats}")
    hands = Hands(tmp_path, match, seated(seats, bots="random"), draw=seats == 4)
    for _press in range(200):
        hands.settle()
        if hands.screen != "Play":
            break
        before = (len(hands.match.steps), hands.play.waits)
        action = hands.do_best()
        assert (len(hands.match.steps), hands.play.waits) != before, f"{action} was pressed in vain: {hands.bubble}"
        assert everything_once(hands.match)
    assert hands.screen == "Result"
    assert not hands.store.running.exists()
    assert len(hands.store.finished_games()) == 1
