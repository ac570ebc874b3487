"""The words of Flitting Bad Wolf: log lines, reasons, help, the rulebook and its record."""

from __future__ import annotations

import json
import re
from importlib import resources

import pytest

from game import rulebook
from game.core.codec import decode
from game.core.game import Chance
from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.refusals import REFUSALS
from game.games.flitting_bad_wolf.rules import GAME
from tests.games.flitting_bad_wolf.positions import CARD, NAMES, A, B, Table
from tests.plain import complain

BOOK = resources.files("seeds").joinpath("flitting_bad_wolf.en.md").read_text(encoding="utf-8")


def log(table: Table, viewer: int | None, since: int = 0) -> list[str]:
    view = table.view(viewer)
    lines = [texts.sentence(event.seen_by(viewer), view, NAMES) for event in table.told[since:]]
    return [line for line in lines if line is not None]


def test_an_offer_is_named_only_to_who_offered_it() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    since = len(table.told)
    table.do("offer wolf", "take")
    assert log(table, A, since) == ["You offered the Big Bad Wolf.", "Nina took it."]
    assert log(table, B, since) == ["Ada offered a card.", "You took it."]
    assert log(table, None, since) == ["Ada offered a card.", "Nina took it."]


def test_grandmother_and_the_sheep_are_told_to_those_who_may_know() -> None:
    table = Table("grandmother sheep pigs", "goat red huntsman")
    since = len(table.told)
    table.do("play grandmother", "keep boy")
    assert log(table, A, since) == [
        "You played Grandmother.",
        "In the centre you saw the Big Bad Wolf and the Shepherd Boy.",
        "You took the Shepherd Boy from the centre.",
        "You howl!",
    ]
    assert log(table, B, since)[1:3] == ["Ada looked at the centre.", "Ada took a card from the centre."]
    table.do("offer goat", "take")
    since = len(table.told)
    table.do("play sheep", "give boy")
    assert "You gave the Shepherd Boy to Nina." in log(table, A, since)
    assert "Ada gave the Shepherd Boy to you." in log(table, B, since)
    assert "Ada gave a card to Nina." in log(table, None, since)


def test_the_huntsman_and_the_goat_are_told_to_all() -> None:
    table = Table("wolf huntsman pigs", "goat red sheep")
    table.do("offer wolf", "take", "offer red", "take")
    since = len(table.told)
    table.do("play huntsman", "turn 1 0", "play goat", "move 0")
    assert log(table, B, since) == [
        "Ada played the Huntsman.",
        "Ada turned up the 1st card of your row: the Big Bad Wolf.",
        "The Big Bad Wolf is shot and leaves the round.",
        "You played Mother Goat.",
        "You moved the Huntsman of Ada’s row across.",
        "Mother Goat goes to Ada’s row.",
    ]


@pytest.mark.parametrize(
    ("totals", "number", "line"),
    [
        ((13, 8), 2, "12 points or more end the game. You won with 12 points."),
        ((2, 11), 2, "12 points or more end the game. Nina won with 12 points."),
        ((-6, 3), 3, "−7 points or less end the game. Nina won with 4 points."),
        ((5, 3), 5, "That was the last round. It is a draw with 4 points each."),
        ((2, -1), 5, "That was the last round. You won with 1 point."),
    ],
)
def test_the_end_is_told_with_its_reason(totals: tuple[int, int], number: int, line: str) -> None:
    table = Table("wolf red pigs", "goat sheep huntsman", totals=totals, round=number)
    for card, other in (("wolf", "goat"), ("red", "sheep"), ("pigs", "huntsman")):
        table.do(f"offer {card}", "refuse", f"offer {other}", "refuse")
    assert log(table, A)[-1] == line
    assert log(table, A)[-2] == f"Points of round {number}: you −1, Nina 1."


@pytest.mark.parametrize("key", REFUSALS)
def test_every_reason_has_words(key: str) -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    samples = {"card": CARD["wolf"], "row": B, "place": 0, "seat": B}
    from game.core.game import Refusal

    found = Refusal("FBW-1", key, tuple((name, samples[name]) for name in REFUSALS[key]))
    text = texts.refusal_text(found, table.view(A), NAMES)
    assert complain(text, NAMES, sentence=True) is None, text


def test_reasons_state_the_facts() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")

    def why(words: str) -> str:
        return texts.refusal_text(table.refusal(words), table.view(table.mover), NAMES)

    assert why("play wolf") == "The Big Bad Wolf has no blue icon, so it can only be offered."
    table.do("offer pigs", "take", "play goat")
    assert why("move 0") == "Ada’s row is empty, so no card can move from it."
    assert why("offer sheep") == "First finish the ability of Mother Goat."


@pytest.mark.parametrize("card", range(len(BOX.cards)))
def test_help_is_short_and_cites_the_rule_of_the_card(card: int) -> None:
    help_text = texts.card_help(card)
    assert help_text.rule == BOX.cards[card].rule
    for line in (*help_text.lines, help_text.offered):
        assert not line or complain(line, NAMES, sentence=True) is None, line
    assert complain(texts.card_strip(card), NAMES, sentence=False) is None or texts.card_strip(card)[0].isdigit()
    assert texts.printed_points(card)


# ---- the rulebook


@pytest.mark.rules("FBW-33", "FBW-34", "FBW-35", "FBW-36", "FBW-37", "FBW-38", "FBW-39", "FBW-40")
def test_the_cards_of_the_rulebook_are_the_cards_that_are_played() -> None:
    book = rulebook.load(GAME.id)
    for face in BOX.cards:
        text = book.rule(face.rule).text.replace("−", "-")
        worth = face.worth
        numbers = [int(found) for found in re.findall(r"[+-]?\d+", text)]
        told = list(worth.values) + ([worth.instead] if worth.kind in ("same_row", "neighbour") else [])
        assert numbers == told, text
        assert ("blue" in text) == face.blue
        assert ("only be offered" in text) == (not face.blue)


def test_the_rulebook_says_openly_what_is_reconstructed() -> None:
    book = rulebook.load(GAME.id)
    cards_and_abilities = [rule for chapter in book.chapters[4:6] for rule in chapter.rules]
    assert {rule.mark for rule in cards_and_abilities} == {"reconstructed"}
    assert len(cards_and_abilities) == 17
    assert not [rule for chapter in book.chapters[:4] for rule in chapter.rules if rule.mark == "reconstructed"]
    assert "cards.json" in BOOK


def test_examples_count_as_told() -> None:
    from game.games.flitting_bad_wolf.scoring import row_points

    names = {"wolf": "wolf", "red riding hood": "red", "pigs": "pigs", "boy": "boy", "grandmother": "grandmother"}
    names |= {"black sheep": "sheep", "goat": "goat", "huntsman": "huntsman"}
    counted = 0
    for example in rulebook.load(GAME.id).examples[:7]:
        row, _colon, rest = example.text.partition(": ")
        cards = tuple(CARD[names[name.lower()]] for name in row.split(", "))
        total = re.search(r"= (−?\d+)", rest)
        assert total is not None
        assert row_points(cards) == int(total[1].replace("−", "-"))
        counted += 1
    assert counted == 7


def test_the_record_in_the_rulebook_plays_as_told() -> None:
    written = json.loads(BOOK.partition("```json")[2].partition("```")[0])
    match = Match(GAME, 2, {}, written["seed"])
    for line in written["actions"]:
        action = decode(GAME, line)
        if isinstance(match.turn, Chance):
            assert match.expected_roll() == action
        match.play(action)
    assert match.state.past[0].points == (6, 1)
    for kind in GAME.action_types:
        assert f'`["{kind.__name__}"' in BOOK


def test_names_of_cards_in_records() -> None:
    line = next(line for line in BOOK.splitlines() if line.startswith("The cards are "))
    assert tuple(re.findall(r"`(\w+)`", line)) == GAME.codes["card"]


def test_next_steps_follow_the_phase() -> None:
    table = Table("grandmother red pigs", "goat sheep huntsman")
    assert texts.next_step(table.view(A), NAMES) == "Choose a card of your hand."
    assert texts.next_step(table.view(B), NAMES) == "Wait for Ada."
    table.do("play grandmother")
    assert texts.next_step(table.view(A), NAMES) == "Choose the centre card you take."
    assert texts.phase_name(m.Phase.KEEP) == "Centre"
