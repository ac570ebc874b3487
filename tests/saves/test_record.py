"""Records survive their file, and no hostile file gets further than one sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saves import record as records
from saves.files import LIMIT
from saves.record import NewerFormat, Record, RecordError, SeatInfo, parse_record, read_record, tidy_name

clean = st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=records.MAX_NAME)
words = st.text("aZ09_-", max_size=39).map(lambda rest: "w" + rest)
numbers = st.integers(1 - records.BOUND, records.BOUND - 1)
lines = st.tuples(words, st.lists(numbers | clean, max_size=5)).map(lambda line: (line[0], *line[1]))


@st.composite
def any_record(draw: st.DrawFn) -> Record:
    seats = st.builds(SeatInfo, clean | st.just(""), st.none() | words, st.none() | words)
    table = tuple(draw(st.lists(seats, min_size=1, max_size=records.MAX_SEATS)))
    scores = st.tuples(*[numbers] * len(table))
    return Record(
        game=draw(words),
        rules=draw(st.integers(1, 999)),
        seats=table,
        seed=draw(clean),
        actions=tuple(draw(st.lists(lines, max_size=8))),
        options=draw(st.dictionaries(words, st.booleans() | numbers | clean, max_size=5)),
        app=draw(clean | st.just("")),
        scores=draw(st.none() | scores),
        digest=draw(st.none() | st.text("09af", min_size=16, max_size=16)),
        assisted=draw(st.booleans()),
    )


@given(any_record())
@settings(max_examples=80, deadline=None)
def test_every_record_survives_its_text(record: Record) -> None:
    again = parse_record(record.to_json())
    assert again == record
    # 1 == True in Python, but not in a record
    assert repr(again.options) == repr(dict(record.options))


def test_a_record_survives_its_file(finished: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(finished.to_json(), encoding="utf-8")
    assert read_record(path) == finished


def test_a_record_written_by_hand_may_leave_out_what_is_usual() -> None:
    record = parse_record(
        '{"format": 1, "game": "toy", "rules": 3, "seats": [{"name": "Ada"}, {"bot": "rules"}],'
        ' "seed": "7KQ4-M2XR", "actions": [["Roll"], ["Rolled", "four"]]}'
    )
    assert record == Record(
        "toy", 3, (SeatInfo("Ada"), SeatInfo(bot="rules")), "7KQ4-M2XR", (("Roll",), ("Rolled", "four"))
    )


def test_a_record_saved_by_an_editor_that_marks_utf8_is_read(finished: Record) -> None:
    assert parse_record(b"\xef\xbb\xbf" + finished.to_json().encode()) == finished


def test_a_file_cut_off_anywhere_is_refused(finished: Record) -> None:
    whole = finished.to_json().rstrip().encode()
    for offset in range(len(whole)):
        with pytest.raises(RecordError):
            parse_record(whole[:offset])


@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode(errors="replace")))
@settings(max_examples=150, deadline=None)
def test_noise_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        parse_record(data)


json_values = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
KEYS = ["format", "game", "rules", "app", "seats", "options", "seed", "actions", "scores", "digest", "assisted"]


@given(st.sampled_from(KEYS), json_values)
@settings(max_examples=300, deadline=None)
def test_any_value_at_any_key_gives_a_record_or_a_sentence(key: str, value: Any) -> None:
    data = {"format": 1, "game": "toy", "rules": 3, "seats": [{}, {}], "seed": "s", "actions": []} | {key: value}
    try:
        record = parse_record(json.dumps(data))
    except RecordError:
        return
    assert parse_record(record.to_json()) == record


HOSTILE = {
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"format": ' * 100_000,
    "deep inside a record": b'{"format": 1, "actions": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "a million digits": b'{"format": ' + b"9" * 1_000_000 + b"}",
    "ten digits": b'{"format": 1234567890}',
    "infinite": b'{"format": 1e999}',
    "not a number": b'{"format": NaN}',
    "infinity": b'{"format": -Infinity}',
    "a fraction": b'{"format": 1.0}',
    "a key twice": b'{"format": 1, "format": 1}',
    "too large": b" " * (LIMIT + 1),
    "not UTF-8": b'{"game": "\xff"}',
    "UTF-16": '{"format": 1}'.encode("utf-16"),
    "empty": b"",
    "a list": b"[]",
    "null": b"null",
    "many open quotes": b'"' + b'\\"' * 500_000,
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_gives_one_short_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    with pytest.raises(RecordError) as from_file:
        read_record(path)
    for sentence in (str(caught.value), str(from_file.value)):
        assert 0 < len(sentence) < 120
        assert "\n" not in sentence


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "../toy"}, "no game has the id '../toy'"),
    ({"game": 5}, "no game has the id 5"),
    ({"rules": 0}, "no rules have the version 0"),
    ({"rules": True}, "no rules have the version True"),
    ({"seats": []}, "a record has 1 to 8 seats, not 0"),
    ({"seats": [{}] * 9}, "a record has 1 to 8 seats, not 9"),
    ({"seats": [{"name": "x" * 41}]}, "no player is called"),
    ({"seats": [{"name": "a\nb"}]}, "no player is called"),
    ({"seats": [{"name": "\ud800"}]}, "no player is called"),
    ({"seats": [{"nick": "x"}]}, "a seat has no key 'nick'"),
    ({"seats": ["Ada"]}, "a seat is a JSON object, not 'Ada'"),
    ({"seed": ""}, "a seed is text of 1 to 100 characters"),
    ({"actions": [["Roll"]] * 20_001}, "a record has at most 20000 actions"),
    ({"actions": [["Roll"], "Roll"]}, "action 1 is not a name followed by numbers and words"),
    ({"actions": [["Rolled", [4]]]}, "action 0 is not a name"),
    ({"actions": [["Rolled", True]]}, "action 0 is not a name"),
    ({"actions": [["Rolled", 10**6]]}, "action 0 is not a name"),
    ({"actions": [[]]}, "action 0 is not a name"),
    ({"options": []}, "options are a JSON object"),
    ({"options": {"goal": None}}, "option goal can't be None"),
    ({"scores": [1]}, "scores are one whole number for each seat"),
    ({"scores": [1, None]}, "scores are one whole number for each seat"),
    ({"digest": "9f2c"}, "a digest is 16 hexadecimal digits"),
    ({"assisted": 1}, "assisted is true or false"),
    ({"colour": "red"}, "a record has no key 'colour'"),
    ({"format": "1"}, "no record has the format '1'"),
    ({"format": 0}, "no record has the format 0"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG)
def test_wrong_values_are_named(change: dict[str, Any], sentence: str) -> None:
    data = {"format": 1, "game": "toy", "rules": 3, "seats": [{}, {}], "seed": "s", "actions": []} | change
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "seed", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    data = {"format": 1, "game": "toy", "rules": 3, "seats": [{}, {}], "seed": "s", "actions": []}
    del data[key]
    with pytest.raises(RecordError, match=f"needs the key {key}"):
        parse_record(json.dumps(data))


def test_a_newer_format_is_told_apart() -> None:
    with pytest.raises(NewerFormat, match="newer than this program"):
        parse_record('{"format": 2, "everything": "may be different"}')


def test_a_program_can_make_no_record_that_it_could_not_read(finished: Record) -> None:
    with pytest.raises(RecordError):
        replace(finished, seed="two\nlines")
    with pytest.raises(RecordError):
        SeatInfo("x" * 41)


def test_the_longest_game_can_be_read_again(finished: Record) -> None:
    longest = replace(finished, actions=(("Build", "White 14", -1, 14),) * records.MAX_ACTIONS)
    assert parse_record(longest.to_json()) == longest


def test_a_record_too_long_to_be_read_is_not_written(finished: Record) -> None:
    wordy = replace(finished, actions=(("Say", *["x" * 40] * 3),) * records.MAX_ACTIONS)
    with pytest.raises(RecordError, match="too long"):
        wordy.to_json()


@given(st.text(max_size=80))
@settings(max_examples=100, deadline=None)
def test_every_typed_name_can_be_made_fit(text: str) -> None:
    name = tidy_name(text)
    assert SeatInfo(name).name == name
    assert tidy_name(name) == name


def test_file_names_are_safe_and_tell_records_apart(finished: Record) -> None:
    seeds = ["../../etc/passwd", "a/b", "a_b", "ÄÖ", "con:aux"]
    names = [replace(finished, seed=seed).file_name for seed in seeds]
    assert len(set(names)) == len(seeds)
    for name in names:
        assert Path(name).name == name
        assert name.isascii()
        assert name.startswith("toy-")
        assert name.count(".") == 1
