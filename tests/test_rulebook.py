"""The rulebooks in `seeds/`: regular enough for the Rules screen, and true to the rules that are played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game import rulebook
from game.core.codec import decode
from game.core.game import Chance
from game.core.match import Match
from game.games import catalogue, load, part
from game.games.three_little_wolves.box import BOX
from tests.contract.walks import random_match, settings, states

SEEDS = Path(__file__).parent.parent / "seeds"
GAMES = catalogue()
WOLVES = (SEEDS / "three_little_wolves.en.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_has_a_number_a_place_and_an_origin(game_id: str) -> None:
    book = rulebook.load(game_id)
    numbers = [int(rule.id.rpartition("-")[2]) for rule in book.rules]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [chapter.number for chapter in book.chapters] == list(range(1, len(book.chapters) + 1))
    assert all(part.title and part.line and part.rules for chapter in book.chapters for part in chapter.parts)
    assert {rule.mark for rule in book.rules} <= {mark for mark, _ in book.legend} == set(rulebook.MARKS)
    assert all(rule.note for rule in book.rules if rule.mark == "source")
    assert book.title == part(game_id, "texts").name()


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_are_short_and_plain(game_id: str) -> None:
    for rule in rulebook.load(game_id).rules:
        for sentence in re.split(r"(?<=[.!?]) ", rule.text):
            assert len(sentence.split()) <= 20, f"{rule.id}: {sentence}"
            assert sentence[0].isupper() or sentence[0] == "“", f"{rule.id}: {sentence}"
        assert rule.text[-1] in ".!?", rule.id
        assert not re.search(r"['\"{}]", rule.text), f"{rule.id} has typewriter quotes"


@pytest.mark.parametrize("game_id", GAMES)
def test_examples_name_rules_that_exist(game_id: str) -> None:
    book = rulebook.load(game_id)
    assert [example.id for example in book.examples] == [f"E-{n}" for n in range(1, len(book.examples) + 1)]
    for example in book.examples:
        for number in example.rules:
            assert book.rule(number)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_variant_is_explained_in_the_words_of_the_setup_screen(game_id: str) -> None:
    text = (SEEDS / f"{game_id}.en.md").read_text(encoding="utf-8")
    texts = part(game_id, "texts")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    for option in load(game_id).options:
        row = next(line for line in rows if f"`{option.key}`" in line)
        assert texts.option_name(option.key) in row
        values = [json.dumps(value) for value in (option.default, *(c for c in option.choices if c != option.default))]
        assert ", ".join(f"`{value}`" for value in values) in row


@pytest.mark.parametrize("game_id", GAMES)
def test_refusals_and_points_cite_rules_that_exist(game_id: str) -> None:
    game, book = load(game_id), rulebook.load(game_id)
    for _game, seats, options in settings([game]):
        match = random_match(game, seats, options, "cite")
        cited = {points.rule for points in game.breakdown(match.state)}
        for state in states(match)[::5]:
            for seat in range(seats):
                view = game.view(state, seat)
                found = [game.refusal(view, action) for action in game.candidates(view)[:40]]
                cited |= {refusal.rule for refusal in found if refusal is not None}
        for number in cited:
            assert book.rule(number)


# ---- the file of The Three Little Wolves


def record() -> dict[str, object]:
    found: dict[str, object] = json.loads(WOLVES.partition("```json")[2].partition("```")[0])
    return found


def test_the_record_in_the_rulebook_plays_as_told() -> None:
    game, written = load("three_little_wolves"), record()
    options = written["options"]
    assert isinstance(options, dict)
    match = Match(game, 2, options, str(written["seed"]))
    actions = written["actions"]
    assert isinstance(actions, list)
    for line in actions:
        action = decode(game, line)
        if isinstance(match.turn, Chance):
            assert match.expected_roll() == action  # so that its verdict is "verified"
        match.play(action)
    streets = match.state.houses
    assert [floor.value for floor in streets[1][0].floors] == [5, 6]
    assert [guest.seat for guest in streets[1][0].wolves] == [0]
    assert [floor.value for floor in streets[2][0].floors] == [4]
    assert written["rules"] == game.version


def test_every_action_of_the_game_is_explained() -> None:
    for kind in load("three_little_wolves").action_types:
        assert f'`["{kind.__name__}"' in WOLVES


@pytest.mark.rules("TLW-2", "TLW-3", "TLW-4", "TLW-39", "TLW-55", "TLW-64", "TLW-65", "TLW-123")
def test_the_deck_of_the_rulebook_is_the_deck_that_is_played() -> None:
    table = WOLVES.partition("| number | as a floor |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    told = {int(row[0]): row[1:] for row in rows}
    for face in BOX.cards[: BOX.floors]:
        as_floor, other, height, points = told[face.number]
        assert [int(value) for value in as_floor.split(" or ")] == list(face.values)
        assert other.split(",")[0] == (f"B{face.basement}" if face.basement else "")
        assert int(height) == 1 + face.extra
        assert int(points.replace("−", "-")) == face.points
    assert len(told) * len(BOX.colours) == BOX.floors == 56


def test_where_a_rule_comes_from_is_counted_as_it_was_found() -> None:
    marks = [rule.mark for rule in rulebook.load("three_little_wolves").rules]
    assert {mark: marks.count(mark) for mark in rulebook.MARKS} == {
        "book": 51, "source": 13, "ruling": 72, "reconstructed": 6, "follows": 8
    }  # fmt: skip


# ---- the reader


SMALL = """# Tag

## Legend

- **ruling** We say so.
- **note** not a mark

## 1. Running

Who runs.

- **TAG-1** [book] You run.

### Walls

Hard.

- **TAG-2** [source: Ann] Walls stop you.

## Examples

- **E-1** [TAG-1, TAG-2] You run into a wall.
"""


def test_a_rulebook_is_read_into_chapters_and_parts() -> None:
    book = rulebook.parse(SMALL)
    assert book.title == "Tag"
    assert book.legend == (("ruling", "We say so."),)
    (chapter,) = book.chapters
    assert (chapter.number, chapter.title, chapter.line) == (1, "Running", "Who runs.")
    assert [(part.title, part.line, [rule.id for rule in part.rules]) for part in chapter.parts] == [
        ("Running", "Who runs.", ["TAG-1"]), ("Walls", "Hard.", ["TAG-2"])
    ]  # fmt: skip
    assert book.rule("TAG-2") == rulebook.Rule("TAG-2", "source", "Ann", "Walls stop you.")
    assert book.examples == (rulebook.Example("E-1", ("TAG-1", "TAG-2"), "You run into a wall."),)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("[book]", "[hearsay]"), "TAG-1 has the unknown mark 'hearsay'"),
        (("TAG-2** [source", "TAG-1** [source"), "TAG-1 is used twice"),
        (("## 1. Running", "## Running"), "TAG-1 stands outside a chapter"),
    ],
)
def test_a_careless_rulebook_is_refused(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        rulebook.parse(SMALL.replace(*change))


def test_a_missing_rulebook_or_rule_is_named() -> None:
    with pytest.raises(KeyError, match="tag"):
        rulebook.load("tag")
    with pytest.raises(KeyError, match="TAG-9"):
        rulebook.parse(SMALL).rule("TAG-9")
    assert rulebook.load("three_little_wolves", "xx") == rulebook.load("three_little_wolves", "en")
