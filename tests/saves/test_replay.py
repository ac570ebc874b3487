"""Replay judges a record, and resume brings back exactly its moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.codec import encode
from game.core.game import Chance, Over
from game.core.match import Match
from saves.record import Record, RecordError, SeatInfo, parse_record
from saves.replay import Replay, Verdict, record_of, resume
from tests.saves.conftest import SEATS, ToyMatch, play_randomly
from tests.toy_game import FACES, GAME, Hold, Roll, Rolled


def judge(record: Record) -> Verdict:
    return Replay(GAME, record).finish()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_replays_to_the_same_steps(seats: int) -> None:
    for number in range(20):
        match = play_randomly(f"game {number}", seats=seats)
        record = record_of(match, [SeatInfo()] * seats)
        replay = Replay(GAME, record)
        steps = list(replay)
        assert [(s.actor, s.action, s.events, s.state) for s in steps] == [
            (s.actor, s.action, s.events, s.state) for s in match.steps
        ]
        assert replay.verdict == Verdict("verified")
        assert isinstance(match.turn, Over)
        assert record.scores == match.turn.scores


def test_steps_come_one_by_one(finished: Record) -> None:
    replay = Replay(GAME, finished)
    steps = iter(replay)
    next(steps)
    next(steps)
    assert len(replay.match.steps) == 2
    assert replay.verdict is None
    assert replay.finish() == Verdict("verified")
    assert len(replay.match.steps) == len(finished.actions)


def roll_of(record: Record) -> int:
    """The place of a roll that is not a one, so that any other such face is as legal."""
    return next(i for i, line in enumerate(record.actions) if line[0] == "Rolled" and line[1] != "one")


def test_other_luck_than_the_seed_s_is_own_dice() -> None:
    match: ToyMatch = Match(GAME, 2, {}, "seed")
    match.play(Roll())
    expected = match.expected_roll()
    match.play(next(Rolled(face) for face in range(6) if Rolled(face) != expected))
    assert judge(record_of(match, SEATS)) == Verdict("own-dice")


def test_another_seed_is_own_dice(finished: Record) -> None:
    assert judge(replace(finished, seed="another seed")) == Verdict("own-dice")


def test_luck_changed_later_is_noticed(finished: Record) -> None:
    place = roll_of(finished)
    other = next(face for face in FACES[1:] if face != finished.actions[place][1])
    actions = list(finished.actions)
    actions[place] = ("Rolled", other)
    verdict = judge(replace(finished, actions=tuple(actions)))
    assert verdict.kind == "diverged"  # the end or a later action no longer fits
    bare = replace(finished, actions=tuple(actions[: place + 1]), digest=None, scores=None)
    assert judge(bare) == Verdict("own-dice")


def test_an_action_that_is_not_allowed_diverges_there_with_its_rule(finished: Record) -> None:
    actions = [*finished.actions]
    turn = next(i for i, line in enumerate(actions) if line[0] == "Hold") + 1  # the next seat has nothing to hold
    actions.insert(turn, ("Hold",))
    replay = Replay(GAME, replace(finished, actions=tuple(actions)))
    verdict = replay.finish()
    seat = finished_actor(finished, turn)
    assert verdict == Verdict("diverged", turn, f'["Hold"] is not allowed to seat {seat} by TOY-2')
    assert len(replay.match.steps) == turn  # the part before can be had


def finished_actor(record: Record, index: int) -> int | None:
    return list(Replay(GAME, record))[index].actor


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (("Rolled", "four"), '["Rolled", "four"] is not allowed to seat 0'),
        (("Rolled", "seven"), "Rolled has no face 'seven'"),
        (("Rolled", 3), "Rolled has no face 3"),
        (("Jump",), "toy has no action 'Jump'"),
        (("Roll", 1), "Roll takes 0 values (), not 1"),
    ],
)
def test_an_action_that_cannot_be_diverges(line: tuple[str | int, ...], reason: str) -> None:
    assert judge(Record("toy", 3, SEATS, "s", (line,))) == Verdict("diverged", 0, reason)


def test_a_seat_can_not_act_for_chance() -> None:
    verdict = judge(Record("toy", 3, SEATS, "s", (("Roll",), ("Hold",))))
    assert verdict == Verdict("diverged", 1, '["Hold"] is no outcome of chance here')


def test_an_action_after_the_end_diverges(finished: Record) -> None:
    verdict = judge(replace(finished, actions=(*finished.actions, ("Roll",))))
    assert verdict == Verdict("diverged", len(finished.actions), '["Roll"] comes after the game is over')


def test_another_end_diverges(finished: Record) -> None:
    end = len(finished.actions)
    assert judge(replace(finished, digest="0" * 16)) == Verdict("diverged", end, "the last state is not the record's")
    assert finished.scores is not None
    better = (finished.scores[0] + 1, *finished.scores[1:])
    assert judge(replace(finished, scores=better)).kind == "diverged"
    unfinished = replace(finished, actions=finished.actions[:-1], digest=None)
    assert judge(unfinished) == Verdict("diverged", end - 1, "the record has scores, but its game is not over")


def test_other_rules_diverge_even_when_they_play_alike(finished: Record) -> None:
    verdict = judge(replace(finished, rules=2))
    assert verdict == Verdict("diverged", len(finished.actions), "the record follows version 2 of the rules, not 3")


def test_other_rules_are_named_where_the_play_parts(finished: Record) -> None:
    verdict = judge(replace(finished, rules=4, actions=(("Jump",), *finished.actions)))
    assert verdict.at == 0
    assert verdict.reason == "toy has no action 'Jump', and the record follows version 4 of the rules, not 3"


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (Record("pig", 3, SEATS, "s"), "the record is of pig, not of toy"),
        (Record("toy", 3, (SeatInfo(),) * 5, "s"), "toy takes 2 to 4 players, not 5"),
        (Record("toy", 3, SEATS, "s", options={"goal": 7}), "option goal is one of 6, 12, 30, not 7"),
        (Record("toy", 3, SEATS, "s", options={"gaol": 6}), "toy has no option 'gaol'"),
        (Record("toy", 3, SEATS, "s", options={"wild": 1}), "option wild is one of False, True, not 1"),
    ],
)
def test_a_record_of_another_table_is_refused(record: Record, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        Replay(GAME, record)
    assert str(caught.value) == sentence


def test_resume_is_exactly_the_moment_and_luck_goes_on_as_it_would_have() -> None:
    whole = play_randomly("always the same")
    for length in range(len(whole.steps) + 1):
        match = play_randomly("always the same", length)
        again = resume(GAME, record_of(match, SEATS))
        assert again.state == match.state
        assert again.turn == match.turn
        assert again.options == match.options
        for seat in (0, 1):
            assert again.view(seat) == match.view(seat)
            assert again.can_undo(seat) == match.can_undo(seat)
        for step in whole.steps[length:]:
            taken = again.roll() if step.actor is None else again.play(step.action)
            assert taken.events == step.events
        assert again.turn == whole.turn


def test_undo_after_resume() -> None:
    match: ToyMatch = Match(GAME, 2, {}, "s")
    match.play(Roll())
    before = record_of(match, SEATS)
    again = resume(GAME, before)
    assert again.undo(0)
    assert again.state == GAME.start(2, {})
    again.play(Roll())
    assert record_of(again, SEATS) == before


def test_a_match_saved_at_every_step_and_taken_back_is_saved_as_it_stands() -> None:
    match = play_randomly("always the same", 30)
    record_of(match, SEATS)
    match.rewind(10)
    while len(match.steps) < 30 and not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        else:
            match.play(turn.actions[-1])
        record = record_of(match, SEATS)
        assert [list(line) for line in record.actions] == [encode(GAME, step.action) for step in match.steps]
        assert parse_record(record.to_json()) == record
    assert record.actions != record_of(play_randomly("always the same", 30), SEATS).actions


def test_resume_refuses_what_diverges(finished: Record) -> None:
    with pytest.raises(RecordError, match="diverges at action 0"):
        resume(GAME, replace(finished, actions=(("Hold",),)))


def test_a_record_needs_every_seat() -> None:
    match: ToyMatch = Match(GAME, 3, {}, "s")
    with pytest.raises(ValueError, match="3 seats"):
        record_of(match, SEATS)


def test_the_running_game_has_no_scores() -> None:
    match: ToyMatch = Match(GAME, 2, {"goal": 6}, "s")
    match.play(Roll())
    match.play(Rolled(5))
    assert record_of(match, SEATS).scores is None
    match.play(Hold())
    assert record_of(match, SEATS).scores == (6, 0)
