"""The words of The Three Little Wolves: log lines, reasons, help."""

from __future__ import annotations

from random import Random

import pytest

from game import rulebook
from game.core.game import Decide, Event, Fact, Options, Over, Refusal
from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.refusals import REFUSALS
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import (
    CARD,
    build,
    dig,
    discard,
    give,
    pin,
    play,
    position,
    refusal,
    send,
)
from tests.plain import complain

NAMES = ("Ada", "Bruno", "Nina", "Klaus")
USUAL = dict(BOX.switches)


def log(state: m.State, events: list[Event], viewer: int | None) -> list[str]:
    names = texts.owner_names(NAMES[: state.seats])
    view = GAME.view(state, viewer)
    lines = [texts.sentence(event.seen_by(viewer), view, names) for event in events]
    return [line for line in lines if line is not None]


# ---- log lines


@pytest.mark.parametrize(
    ("action", "told", "seen"),
    [
        (build("R11", 0), "You built red 11, a roof.", "Ada built red 11, a roof."),
        (build("R9", 0), "You built red 9.", "Ada built red 9."),
        (build("W8", 0), "You built white 8 on the red house.", "Ada built white 8 on the red house."),
        (build("W8"), "You built white 8, a new house.", "Ada built white 8, a new house."),
        (build("G10", 1, 4), None, "Ada built green 10 as 4, and a White house turned green."),
        (build("W8", 2), None, "Ada built white 8 on the second White house."),
        (dig("R1", 0), "You dug red 1 as B1.", "Ada dug red 1 as B1."),
    ],
)
def test_building_is_told(action: m.Action, told: str | None, seen: str) -> None:
    state = position("A: R5; W3; W4", hands={"A": "R11 R9 W8 G10 R1"})
    events = play(state, action)
    assert log(state, events, 1)[0] == seen
    assert told is None or log(state, events, 0)[0] == told


@pytest.mark.parametrize(
    ("viewer", "lines"),
    [
        (0, ["You discarded red 9.", "You sent wolf 1 to Klaus’ second White house."]),
        (3, ["Ada discarded red 9.", "Ada sent wolf 1 to your second White house."]),
        (None, ["Ada discarded red 9.", "Ada sent wolf 1 to Klaus’ second White house."]),
    ],
)
def test_a_wolf_is_told_to_sender_host_and_onlooker(viewer: int | None, lines: list[str]) -> None:
    state = position("D: W4; W5", seats=4, hands={"A": "R9 R2 R3 R4 R6"})
    assert log(state, play(state, discard("R9"), send(1, 3, 1)), viewer) == lines


def test_a_pig_is_told_from_the_draw_to_the_token() -> None:
    state = position("A: R5\nC: Y4 Y8", hands={"A": "R9 R2 R3 R4 R6"}, pile=40)
    play(state, build("R9", 0))
    lines = log(state, play(state, m.Draw(CARD["left"])), 1)
    assert lines[:2] == ["Ada drew the first Big Bad Pig.", "The Big Bad Pig gives 2 to Nina’s yellow house."]


def test_the_drawer_chooses_among_tied_houses() -> None:
    state = position("A: R5; W3", hands={"A": "R9 W2 R3 R4 R6"}, pile=40)
    play(state, discard("R4"), m.Draw(CARD["left"]))
    view = GAME.view(state, 0)
    assert texts.next_step(view, NAMES[:3]) == "Choose the house that gets the token."
    assert texts.action_text(pin(0, 1), view, NAMES[:3]) == "Put the pig token on your White house"


def test_a_card_that_fits_nowhere_sends_nobody_to_a_glowing_plot() -> None:
    view = GAME.view(position("A: R5 R14", hands={"A": "R9 W2 R3 R4 R6"}), 0)
    assert texts.next_step(view, NAMES[:3], CARD["W2"]) == "Choose a glowing plot."
    assert texts.next_step(view, NAMES[:3], CARD["R9"]).startswith("It fits nowhere now.")


def test_a_passed_card_is_named_only_to_giver_and_receiver() -> None:
    state = position(
        "A: R5", phase=m.Phase.PASS, effects="left", pigs="left", hands={"A": "Y9 R2", "B": "G9 R3", "C": "W9 R4"}
    )
    events = play(state, give("Y9"), give("G9"), give("W9"))
    assert "Ada passed yellow 9 to you." in log(state, events, 1)
    assert "You passed yellow 9 to Bruno." in log(state, events, 0)
    assert "Ada passed a card to Bruno." in log(state, events, 2)
    assert not any("yellow 9" in line for viewer in (2, None) for line in log(state, events, viewer))


def test_smooki_is_played_by_the_mustache() -> None:
    table = "Smooki: R5\nA: G5"
    state = position(table, 2, mover="B", drawer="S", phase=m.Phase.PLACE, placing="W8", mustache="B", turns=2)
    view = GAME.view(state, 1)
    names = texts.owner_names(NAMES[:2])
    assert texts.next_step(view, names) == "Choose a plot for Smooki and white 8."
    assert texts.action_text(build("W8", 0), view, names) == "Build white 8 on Smooki’s red house"
    events = play(state, build("W8", 0))
    assert log(state, events, 1)[0] == "You built for Smooki: white 8 on the red house."
    assert log(state, events, 0)[0] == "Bruno built for Smooki: white 8 on the red house."


@pytest.mark.parametrize(
    ("scores", "viewer", "line"),
    [
        ((28, 26, 13), 0, "You won with 28 points."),
        ((28, 26, 13), 1, "Ada won with 28 points."),
        ((20, 26, 26), 2, "You and Bruno won with 26 points each."),
        ((1, -2, 1), 1, "Ada and Nina won with 1 point each."),
        ((-2, -2, -2), None, "Ada, Bruno and Nina won with −2 points each."),
    ],
)
def test_the_winner_is_told(scores: tuple[int, ...], viewer: int | None, line: str) -> None:
    assert log(position(), [m.Ended(scores)], viewer) == [line]


# ---- reasons


SAMPLES: dict[str, Fact] = {
    "card": CARD["W9"], "wolf": 2, "next": 1, "owner": 1, "house": 0, "home": 0, "seat": 1, "winner": 2,
    "colour": "red", "value": 5, "top": 6, "other": 9, "basement": 3, "needed": 2, "deepest": 3, "most": 3,
    "room": 2, "height": 4,
}  # fmt: skip


@pytest.mark.parametrize("key", REFUSALS)
def test_every_reason_is_a_plain_sentence_with_its_facts(key: str) -> None:
    why = Refusal("TLW-35", key, tuple((fact, SAMPLES[fact]) for fact in REFUSALS[key]))
    for view in (GAME.view(position("A: R5"), 0), GAME.view(position("A: R5"), 2)):
        text = texts.refusal_text(why, view, NAMES[:3])
        assert complain(text, NAMES, sentence=True) is None, text
        for fact in ("top", "other", "wolf", "most", "height", "room"):
            if fact in REFUSALS[key]:
                assert str(SAMPLES[fact]) in text


def test_an_unknown_reason_is_an_error() -> None:
    with pytest.raises(KeyError):
        texts.refusal_text(Refusal("TLW-35", "because"), GAME.view(position(), 0), NAMES[:3])


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (build("R9", 0), "The top floor is 11. A new floor must be higher."),
        (build("W9", 2, 5), "The top floor is 5. As 5 it is too low, as 9 it fits."),
        (build("G9", 0), "A red house takes only red and White cards."),
        (build("R9", 2), "You have a red house. Cards of that colour go there."),
        (build("R9"), "You have a red house already. A second one is not allowed."),
        (dig("W3", 1), "This house needs B1 before B3."),
        (dig("W9", 1), "Only a 1, 2 or 3 can be a basement."),
        (send(1, 1, 0), "A wolf goes out only after a discard."),
    ],
)
def test_a_refused_action_says_why(action: m.Action, reason: str) -> None:
    state = position("A: R4 R11; Y4; W5\nB: R5", hands={"A": "R9 W9 G9 W3 G4"})
    why = refusal(state, action)
    assert why is not None
    assert texts.refusal_text(why, GAME.view(state, 0), NAMES[:3]) == reason


# ---- cards and setup


@pytest.mark.rules("TLW-4", "TLW-39", "TLW-48", "TLW-55", "TLW-64", "TLW-65", "TLW-123")
@pytest.mark.parametrize(
    ("card", "strip", "title", "line", "rule"),
    [
        ("W9", "5 or 9", "White 9", "Counts as 5 or as 9.", "TLW-39"),
        ("G10", "4 or 10", "Green 10", "Counts as 4 or as 10.", "TLW-39"),
        ("R3", "or basement", "Red 3", "A floor, or basement B3.", "TLW-55"),
        ("Y7", "3 high, −2", "Yellow 7", "On top it counts 3 for the height.", "TLW-64"),
        ("W11", "+3 at the end", "White 11", "On top at the end: +3 points.", "TLW-123"),
        ("R13", "counts 2", "Red 13", "On top it counts 2 for the height.", "TLW-65"),
        ("W4", "", "White 4", "White fits every house.", "TLW-48"),
        ("G6", "", "Green 6", "It goes on your green house, or starts it.", "TLW-35"),
        ("wolf", "send a wolf", "Big Bad Pig", "Then everybody must send a wolf.", "TLW-95"),
    ],
)
def test_help_says_what_a_card_does(card: str, strip: str, title: str, line: str, rule: str) -> None:
    help_ = texts.card_help(CARD[card], USUAL)
    assert texts.card_effect(CARD[card]) == strip
    assert (help_.title, help_.rule) == (title, rule)
    assert line in help_.lines


def test_help_for_every_card_is_plain_and_cites_a_rule() -> None:
    book = rulebook.load("three_little_wolves")
    for options in (USUAL, USUAL | {"basement_strict_sequence": False}):
        for card in range(len(BOX.cards)):
            help_ = texts.card_help(card, options)
            assert help_.lines
            book.rule(help_.rule)
            for line in help_.lines:
                assert complain(line, (), sentence=True) is None, line


@pytest.mark.rules("TLW-57")
def test_help_for_a_basement_follows_the_variant() -> None:
    def lines(options: Options) -> tuple[str, ...]:
        return texts.card_help(CARD["R2"], options).lines

    assert "Basements go in order: B1, B2, B3." in lines(USUAL)
    assert "Each basement must be deeper than the last." in lines(USUAL | {"basement_strict_sequence": False})


def test_a_switch_is_on_when_the_variant_is_played() -> None:
    assert texts.option_name("basement_strict_sequence") == "Deep cellars"
    assert [texts.choice_name("basement_strict_sequence", value) for value in (True, False)] == ["Off", "On"]
    assert [texts.choice_name("wolf_order", value) for value in ("ascending", "free")] == ["Off", "On"]
    assert texts.choice_name("mustache_transfer", "fixed") == "Nobody"


def test_buttons_beside_a_card_tell_its_ways_apart() -> None:
    labels = [texts.choice_label(action) for action in (build("W9", 0, 5), build("W9", 0), build("R2"), dig("R2", 0))]
    assert labels == ["5", "9", "Floor", "B2"]


# ---- the count


def finished(seats: int, seed: str) -> Match[m.State, m.Action, m.View]:
    match = Match(GAME, seats, {}, seed)
    rng = Random(seed)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Decide):
            match.play(rng.choice(turn.actions))
        else:
            match.roll()
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_has_a_row(seats: int) -> None:
    match = finished(seats, "count")
    rows = texts.rows(seats)
    lines = GAME.breakdown(match.state)
    assert {line.source for line in lines} <= {source for row in rows for source in row.sources}
    assert sum(len(row.sources) for row in rows) == len({source for row in rows for source in row.sources})
    for row in rows:
        assert complain(row.name, (), sentence=False) is None
        for seat in range(seats):
            mine = [line for line in lines if line.seat == seat and line.source in row.sources]
            detail = texts.detail(row.key, mine, GAME.view(match.state, None))
            assert bool(detail) == bool(mine)
            assert "{" not in detail


def test_a_number_in_the_count_says_what_it_is_made_of() -> None:
    state = position("A: R5 R11 (tokens 2 3); Y1; W4 (token 4)\nB: Y2 Y3; R1", phase=m.Phase.OVER)
    lines = [line for line in GAME.breakdown(state) if line.seat == 0]
    details = {
        row.key: texts.detail(row.key, [line for line in lines if line.source in row.sources], GAME.view(state, None))
        for row in texts.rows(3)
    }
    assert details == {
        "house": "1 house", "tallest": "red", "roof": "11", "wolf": "", "pig": "2 + 3", "demolished": "2 houses, pig"
    }  # fmt: skip
