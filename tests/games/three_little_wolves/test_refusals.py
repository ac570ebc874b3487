"""Actions nobody can click, from a record or a program, are refused too; and what a screen can preview."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games.three_little_wolves import actions, houses, refusals
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Action, Build, Discard, Keep, Phase, Pin, Send
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import CARD, build, dig, discard, facts, play, position, refusal


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (build("R9", 0, 7), "no_such_value"),
        (build("R9", 5), "no_such_house"),
        (build("R9", -2), "no_such_house"),
        (dig("R9", 99), "no_such_house"),
        (build("R14", 0), "not_in_hand"),
        (discard("left"), "not_in_hand"),
        (Discard(10_000), "not_in_hand"),
        (Build(-1, 0, 5), "not_in_hand"),
        (Send(1, 9, 0), "use_a_card_first"),
        (Pin(0, 0), "no_token_now"),
    ],
)
def test_forged_actions_are_refused(action: Action, key: str) -> None:
    state = position("A: R5", hands={"A": "R9"})
    found = refusal(state, action)
    assert found is not None
    assert found.key == key


@pytest.mark.parametrize("action", [Send(1, 9, 0), Send(1, -1, 0), Send(1, 1, 7), Send(1, 1, -1)])
def test_wolves_to_nowhere_are_refused(action: Send) -> None:
    state = position("B: R5", phase=Phase.WOLF)
    found = refusal(state, action)
    assert found is not None
    assert found.key == "no_such_house"
    gone = refusal(state, Send(17, 1, 0))
    assert gone is not None
    assert gone.key == "wolf_gone"


def test_chance_is_nobodys_to_take() -> None:
    state = GAME.start(3, {})
    for action in GAME.turn(state).outcomes:  # type: ignore[union-attr]
        found = GAME.refusal(GAME.view(state, 0), action)
        assert found is not None
        assert found.key == "chance"
    found = GAME.refusal(GAME.view(state, None), Keep())
    assert found is not None
    assert found.key == "onlooker"
    assert GAME.candidates(GAME.view(state, None)) == []


@pytest.mark.rules("TLW-51")
def test_a_data_file_may_limit_houses(monkeypatch: pytest.MonkeyPatch) -> None:
    three = replace(BOX, houses=3)
    monkeypatch.setattr(actions, "BOX", three)
    monkeypatch.setattr(refusals, "BOX", three)
    state = position("A: R5; Y5; W3", hands={"A": "G5 W4"})
    assert facts(state, build("G5")) == {"card": CARD["G5"], "most": 3}
    play(state, build("G5", 2))


@pytest.mark.rules("TLW-108")
def test_a_screen_can_preview_crowns_and_falls() -> None:
    """`after`, `crowned` and `fallen` work on what a view shows."""
    state = position("A: R3 R4\nB: R5 R6", hands={"A": "R7"})
    view = GAME.view(state, 0)
    streets = [list(street) for street in view.houses]
    streets[0][0] = houses.after(view.houses[0], build("R7", 0))
    assert streets[0][0].height == 5
    assert houses.crowned(streets) == [(0, 0)]
    assert houses.fallen(streets) == {(1, 0): "TLW-110"}
    assert houses.fallen(view.houses) == {}
