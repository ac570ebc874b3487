"""The four blue cards (sections 5 and 6)."""

from __future__ import annotations

import pytest

from game.games.flitting_bad_wolf import model as m
from tests.games.flitting_bad_wolf.positions import CARD, A, B, Table, cards, of_kind

# ---- Grandmother


@pytest.mark.rules("FBW-37", "FBW-42")
def test_grandmother_takes_one_of_the_two() -> None:
    table = Table("grandmother red pigs", "goat sheep huntsman")
    told = table.do("play grandmother")
    assert table.allowed == {m.Keep(CARD["wolf"]), m.Keep(CARD["boy"])}  # none of them may be left out
    assert of_kind(told, m.Looked) == [m.Looked(A, cards("wolf boy"))]
    assert told[-1].seen_by(B) == told[-1].seen_by(None) == m.Looked(A, (m.HIDDEN, m.HIDDEN))
    told = table.do("keep boy")
    assert table.hand(A) == "boy red pigs"
    assert table.row(A) == "grandmother^"
    assert table.view(A).centre_known == cards("wolf")  # it stays face down, but she has seen it
    assert table.view(B).centre_known == ()
    assert table.view(B).centre == 1
    assert of_kind(told, m.Kept)[0].seen_by(B) == m.Kept(A, m.HIDDEN)


def test_only_centre_cards_can_be_kept() -> None:
    table = Table("grandmother red pigs", "goat sheep huntsman")
    table.do("play grandmother")
    found = table.refusal("keep goat")
    assert (found.rule, found.key) == ("FBW-37", "not_in_centre")


# ---- Huntsman


@pytest.mark.rules("FBW-38", "FBW-44")
@pytest.mark.parametrize("answer", ["take", "refuse"])
def test_the_huntsman_shoots_the_wolf_in_either_row(answer: str) -> None:
    table = Table("pigs wolf huntsman", "goat sheep red")
    table.do("offer pigs", answer, "offer goat", "refuse" if answer == "take" else "take", "offer wolf", answer)
    owner = B if answer == "take" else A
    assert table.row(owner) == "pigs goat wolf"
    table.do("offer red", "refuse" if answer == "take" else "take")
    told = table.do("play huntsman", f"turn {owner} 2")
    assert of_kind(told, m.Shot) == [m.Shot(A, owner, CARD["wolf"], 3)]
    assert table.row(owner).startswith("pigs goat red")  # the gap closes
    assert [laid.card for laid in table.view(B).shot] == [CARD["wolf"]]
    assert table.row(A).endswith("huntsman^")


@pytest.mark.rules("FBW-38", "FBW-45")
def test_any_other_card_stays_face_up_in_its_place() -> None:
    table = Table("pigs wolf huntsman", "goat sheep red")
    table.do("offer pigs", "take", "offer red", "refuse", "play huntsman")
    told = table.do("turn 1 0")
    assert of_kind(told, m.TurnedUp) == [m.TurnedUp(A, B, 0, CARD["pigs"], 1)]
    assert table.row(B) == "pigs^ red"
    assert table.seen_row(B, A) == "pigs^ ?"


@pytest.mark.rules("FBW-38")
def test_the_huntsman_turns_face_down_cards_only() -> None:
    table = Table("pigs wolf grandmother", "goat sheep huntsman")
    table.do("play grandmother", "keep red", "offer goat", "take", "offer pigs", "take", "play huntsman")
    found = table.refusal("turn 0 0")
    assert (found.rule, found.key) == ("FBW-38", "already_up")
    assert table.refusal("turn 0 7").key == "no_such_place"
    assert table.refusal("turn 1 -1").key == "no_such_place"
    assert table.refusal("turn 5 0").key == "no_such_place"
    assert table.allowed == {m.TurnUp(A, 1), m.TurnUp(B, 0)}  # the one he knows himself may be chosen too


@pytest.mark.rules("FBW-21", "FBW-43")
def test_without_a_face_down_card_the_huntsman_does_nothing() -> None:
    table = Table("huntsman red pigs", "goat sheep wolf")
    told = table.do("play huntsman")
    assert of_kind(told, m.NoEffect) == [m.NoEffect(A, CARD["huntsman"])]
    assert table.row(A) == "huntsman^"
    assert table.mover == B


# ---- Mother Goat


@pytest.mark.rules("FBW-39", "FBW-41")
@pytest.mark.parametrize(("row", "rows"), [(A, ("wolf", "goat^ boy red")), (B, ("wolf red boy", "goat^"))])
def test_the_goat_moves_the_last_card_and_goes_over(row: int, rows: tuple[str, str]) -> None:
    """Nina plays her: she moves a card first, so never herself, and ends in Ada's row."""
    table = Table("wolf red pigs", "boy sheep goat")
    table.do("offer wolf", "refuse", "offer boy", "refuse", "offer red", "refuse", "play goat")
    told = table.do(f"move {row}")
    moved = "red" if row == A else "boy"
    assert table.row(m.other(row)).split()[-1 if m.other(row) == B else -2] == moved
    assert table.row(A).endswith("goat^")
    assert of_kind(told, m.Moved)[0].seen_by(None) == m.Moved(B, row, m.HIDDEN, 3 if row == A else 2)
    assert of_kind(told, m.Placed) == [m.Placed(B, CARD["goat"], A)]


@pytest.mark.rules("FBW-39", "FBW-45")
def test_a_moved_card_keeps_its_side_and_its_secret() -> None:
    table = Table("pigs goat huntsman", "wolf sheep red")
    table.do("offer pigs", "take", "offer red", "take", "play huntsman", "turn 1 0", "offer wolf", "take")
    assert (table.row(A), table.row(B)) == ("red huntsman^ wolf", "pigs^")
    told = table.do("play goat", "move 1")
    assert of_kind(told, m.Moved) == [m.Moved(A, B, CARD["pigs"], 1)]  # it lies face up, so it is told
    assert table.row(A) == "red huntsman^ wolf pigs^"
    table = Table("pigs red huntsman", "wolf goat sheep")
    table.do("offer pigs", "refuse", "play goat", "move 0")
    assert table.row(B) == "pigs"
    assert table.seen_row(B, A) == "pigs"  # Ada still knows it
    assert table.seen_row(B, B) == "?"


@pytest.mark.rules("FBW-46")
def test_the_goat_needs_a_card_to_move() -> None:
    table = Table("goat red pigs", "wolf boy sheep")
    told = table.do("play goat")
    assert of_kind(told, m.NoEffect) == [m.NoEffect(A, CARD["goat"])]
    assert (table.row(A), table.row(B)) == ("", "goat^")
    table = Table("pigs red boy", "wolf goat sheep")
    table.do("offer pigs", "take", "play goat")
    assert table.allowed == {m.Move(B)}
    found = table.refusal("move 0")
    assert (found.rule, found.key) == ("FBW-46", "empty_row")
    assert table.refusal("move 4").key == "no_such_place"


# ---- Black Sheep


@pytest.mark.rules("FBW-40", "FBW-47")
def test_the_sheep_gives_a_card_of_the_givers_choice() -> None:
    table = Table("sheep red wolf", "goat pigs huntsman")
    table.do("play sheep")
    assert table.allowed == {m.Give(CARD["red"]), m.Give(CARD["wolf"])}
    assert table.refusal("give pigs").key == "not_in_hand"
    told = table.do("give wolf")
    assert (table.hand(A), table.hand(B)) == ("red", "wolf pigs huntsman goat")
    assert table.row(A) == "sheep^"
    gave = of_kind(told, m.Gave)[0]
    assert gave.seen_by(A) == gave.seen_by(B) == m.Gave(A, B, CARD["wolf"])
    assert gave.seen_by(None) == m.Gave(A, B, m.HIDDEN)


@pytest.mark.rules("FBW-21", "FBW-47")
def test_the_sheep_as_the_last_card_gives_nothing() -> None:
    table = Table("sheep red wolf", "goat pigs huntsman")
    table.do("offer red", "take", "offer pigs", "take", "offer wolf", "take", "offer goat", "take")
    told = table.do("play sheep")
    assert of_kind(told, m.NoEffect) == [m.NoEffect(A, CARD["sheep"])]
    assert table.hand(B) == "huntsman"
