"""Deal, howls, offers and turns (sections 1 to 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.game import Chance
from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from tests.games.flitting_bad_wolf.positions import NAMES, A, B, Table, cards, of_kind

QUIET = "red pigs goat"  # a hand that does not howl


# ---- the deal


@pytest.mark.rules("FBW-2")
def test_three_each_and_two_in_the_centre_every_round() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    assert table.hand(A) == "wolf red pigs"
    assert table.hand(B) == "huntsman goat sheep"
    assert table.view(A).centre == 2
    play_quickly(table)
    turn = GAME.turn(table.state)
    assert isinstance(turn, Chance)
    assert len(turn.outcomes) == 8  # all are shuffled again
    assert set(turn.weights) == {1}
    assert table.state.rows == [(), ()]


def play_quickly(table: Table) -> None:
    """Everybody offers the lowest card, and everything is refused, until the round is over."""
    while table.phase in (m.Phase.ACT, m.Phase.ANSWER):
        table._apply([min(table.allowed, key=repr)])


@pytest.mark.rules("FBW-3")
def test_nobody_sees_the_centre() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    for viewer in (A, B, None):
        assert table.view(viewer).centre_known == ()
    assert table.refusal("keep boy").rule == "FBW-3"


@pytest.mark.rules("FBW-4")
def test_chance_draws_the_first_starter() -> None:
    state = GAME.start(2, {})
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    assert turn == Chance((m.First(0), m.First(1)), (1, 1))
    starters = Counter(Match(GAME, 2, {}, str(seed)).roll().state.starter for seed in range(200))
    assert 70 < starters[0] < 130


@pytest.mark.rules("FBW-5")
def test_the_leader_starts_the_next_round() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman", starter=A, totals=(0, 8))
    play_quickly(table)
    assert table.state.totals[B] > table.state.totals[A]
    assert table.state.starter == B
    assert of_kind(table.told, m.RoundBegan)[-1] == m.RoundBegan(2, B, "leads")


@pytest.mark.rules("FBW-6")
@pytest.mark.parametrize("starter", [A, B])
def test_level_players_take_turns_to_start(starter: int) -> None:
    # Ada's row: wolf, red, pigs = −1; Nina's: huntsman, goat, sheep = 1
    table = Table("wolf red pigs", "goat sheep huntsman", starter=starter, totals=(4, 2))
    play_quickly(table)
    assert table.state.totals == (3, 3)
    assert table.state.starter == m.other(starter)
    assert of_kind(table.told, m.RoundBegan)[-1] == m.RoundBegan(2, m.other(starter), "alternates")


# ---- howls


@pytest.mark.rules("FBW-7", "FBW-9", "FBW-10", "FBW-12")
@pytest.mark.parametrize(
    ("ada", "nina", "callers"),
    [
        ("wolf red pigs", "goat sheep huntsman", (A,)),
        ("red boy pigs", "goat sheep huntsman", (A,)),
        ("boy wolf pigs", "goat sheep huntsman", (A,)),  # one howl for both
        ("red pigs goat", "sheep huntsman wolf", (B,)),
        ("wolf pigs goat", "sheep huntsman boy", (A, B)),
        ("red pigs goat", "sheep huntsman grandmother", ()),
    ],
)
def test_howls_at_the_deal_are_told_together_and_do_not_say_why(ada: str, nina: str, callers: tuple[int, ...]) -> None:
    table = Table(ada, nina)
    assert of_kind(table.told, m.DealHowls) == [m.DealHowls(callers)]
    assert type(table.told[-1]) is m.DealHowls  # after the last card, so that no howl points at a card
    assert not of_kind(table.told, m.Howled)
    for viewer in (A, B, None):
        assert table.view(viewer).howls == tuple(m.Howl(seat, m.DEAL_TOKEN) for seat in callers)
        assert table.told[-1].seen_by(viewer) == m.DealHowls(callers)


@pytest.mark.rules("FBW-8", "FBW-42")
def test_a_card_taken_from_the_centre_is_howled() -> None:
    table = Table("red grandmother pigs", "goat sheep huntsman")
    told = table.do("play grandmother", "keep wolf")
    assert of_kind(told, m.Howled) == [m.Howled(A)]
    assert table.view(B).howls == (m.Howl(A, 1),)
    table = Table("red grandmother boy", "goat wolf huntsman")
    assert not of_kind(table.do("play grandmother", "keep pigs"), m.Howled)


@pytest.mark.rules("FBW-8", "FBW-47")
def test_a_card_that_is_given_is_howled() -> None:
    table = Table("red sheep wolf", "goat pigs huntsman")
    assert of_kind(table.do("play sheep", "give wolf"), m.Howled) == [m.Howled(B)]
    table = Table("red sheep wolf", "goat pigs huntsman")
    assert not of_kind(table.do("play sheep", "give red"), m.Howled)


@pytest.mark.rules("FBW-11")
def test_nobody_can_howl_or_keep_silent_by_choice() -> None:
    table = Table("wolf boy red", "goat sheep huntsman")
    assert not any("howl" in type(action).__name__.lower() for action in table.allowed)


@pytest.mark.rules("FBW-13")
def test_a_wolf_that_comes_to_a_row_is_not_howled() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    assert not of_kind(table.do("offer wolf", "take"), m.Howled)
    assert not of_kind(table.do("play goat", "move 1"), m.Howled)
    assert table.row(A) == "wolf goat^"


@pytest.mark.rules("FBW-14")
def test_the_log_keeps_howls_for_both() -> None:
    from game.games.flitting_bad_wolf import texts

    table = Table("wolf red sheep", "goat pigs huntsman")
    table.do("play sheep", "give wolf")
    for viewer, lines in (
        (A, ["You howl! Nina is silent.", "Nina howls!"]),
        (B, ["Ada howls! You are silent.", "You howl!"]),
        (None, ["Ada howls! Nina is silent.", "Nina howls!"]),
    ):
        told = [texts.sentence(event.seen_by(viewer), table.view(viewer), NAMES) for event in table.told]
        assert [line for line in told if line and "howl" in line] == lines


# ---- offers


@pytest.mark.rules("FBW-15")
def test_a_turn_is_one_offer_or_one_blue_card_and_never_nothing() -> None:
    table = Table("wolf red goat", "pigs sheep huntsman")
    assert table.allowed == {m.Offer(card) for card in cards("wolf red goat")} | {m.Play(*cards("goat"))}
    assert table.refusal("give red").rule == "FBW-15"
    assert table.refusal("offer boy").key == "not_in_hand"
    table.do("offer red", "take")
    assert table.mover == B


@pytest.mark.rules("FBW-16")
def test_the_other_answers_without_seeing_the_card() -> None:
    table = Table("wolf red goat", "pigs sheep huntsman")
    told = table.do("offer wolf")
    assert table.mover == B
    assert table.allowed == {m.Answer(m.REFUSE), m.Answer(m.TAKE)}
    assert table.view(B).offered == table.view(None).offered == m.HIDDEN
    assert table.view(A).offered == cards("wolf")[0]
    assert [event.seen_by(B) for event in told] == [m.Offered(A, m.HIDDEN, 1)]
    assert table.refusal("offer pigs").key == "answer_first"
    assert table.refusal("take", seat=A).key == "not_your_turn"


@pytest.mark.rules("FBW-17")
def test_taken_it_goes_over_and_refused_it_stays() -> None:
    table = Table("wolf red goat", "pigs sheep huntsman")
    table.do("offer wolf", "take", "offer pigs", "refuse")
    assert (table.row(A), table.row(B)) == ("", "wolf pigs")  # face down, both


@pytest.mark.rules("FBW-18", "FBW-48")
def test_a_blue_card_may_be_offered_and_then_does_nothing() -> None:
    table = Table("grandmother red pigs", "goat sheep huntsman")
    told = table.do("offer grandmother", "refuse")
    assert table.phase == m.Phase.ACT
    assert not of_kind(told, m.Looked)
    assert table.row(A) == "grandmother"


@pytest.mark.rules("FBW-19")
def test_new_cards_go_to_the_right_end() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    table.do("offer wolf", "take", "offer goat", "refuse", "offer red", "take", "offer sheep", "refuse")
    assert table.row(B) == "wolf goat red sheep"
    assert table.refusal("move 1").rule == "FBW-19"


@pytest.mark.rules("FBW-20")
def test_only_blue_cards_can_be_played() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    for card in ("wolf", "red", "pigs"):
        assert table.refusal(f"play {card}").key == "no_icon"
    table.do("offer pigs", "take")
    table.do("play goat")
    assert table.state.playing == cards("goat")[0]


@pytest.mark.rules("FBW-22")
def test_an_ability_must_be_finished() -> None:
    table = Table("wolf huntsman pigs", "goat sheep red")
    table.do("offer pigs", "take", "offer red", "take", "play huntsman")
    for words in ("offer wolf", "move 1", "take"):
        assert table.refusal(words).key == "ability_first"
    assert table.allowed == {m.TurnUp(A, 0), m.TurnUp(B, 0)}


# ---- the course of the round


@pytest.mark.rules("FBW-23")
def test_an_empty_hand_is_skipped() -> None:
    # Nina has given a card less: Grandmother leaves Ada with one more
    table = Table("grandmother red pigs", "goat sheep huntsman")
    table.do("play grandmother", "keep wolf")
    for _ in range(2):
        table.do(f"offer {table.hand(B).split()[0]}", "refuse", f"offer {table.hand(A).split()[0]}", "refuse")
    told = table.do(f"offer {table.hand(B)}", "refuse")
    assert table.hand(B) == ""
    assert not of_kind(told, m.Skipped)
    assert table.mover == A
    table.do(f"offer {table.hand(A)}", "refuse")
    assert table.state.round == 2


@pytest.mark.rules("FBW-23")
def test_the_one_who_still_holds_cards_plays_on() -> None:
    table = Table("sheep red pigs", "goat grandmother huntsman")
    table.do("play sheep", "give red", "play grandmother", "keep wolf", "offer pigs", "refuse")
    assert (table.hand(A), table.view(A).hand_sizes) == ("", (0, 4))
    told = table.do("offer red", "refuse")
    assert of_kind(told, m.Skipped) == [m.Skipped(A)]
    assert table.mover == B


@pytest.mark.rules("FBW-24")
def test_turns_alternate_until_both_hands_are_empty() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    movers = []
    while table.state.round == 1:
        if table.phase == m.Phase.ACT:
            movers.append(table.mover)
        table._apply([min(table.allowed, key=repr)])
    assert movers == [A, B] * 3
    assert of_kind(table.told, m.Counted)


@pytest.mark.rules("FBW-26")
def test_hand_sizes_are_open() -> None:
    table = Table("wolf red sheep", "goat pigs huntsman")
    table.do("play sheep", "give red")
    assert {table.view(viewer).hand_sizes for viewer in (A, B, None)} == {(1, 4)}


def test_a_round_ends_after_seven_plays_at_most() -> None:
    table = Table("grandmother red pigs", "goat sheep huntsman")
    table.do("play grandmother", "keep wolf")
    while table.state.round == 1:
        assert table.state.serial <= len(BOX.cards) - BOX.centre + 1
        table._apply([min(table.allowed, key=repr)])
    assert of_kind(table.told, m.Counted)[0].rows != ((), ())  # type: ignore[attr-defined]
