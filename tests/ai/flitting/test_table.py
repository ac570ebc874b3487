"""The file of the solved round: what it promises, and what happens when it is damaged or made for other cards."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from importlib import resources
from random import Random
from typing import Any

import pytest

from ai.equilibrium import table
from ai.equilibrium.leads import ROUND_FILE
from ai.equilibrium.table import HEADER, Head, Table, TableError, fingerprint, read, read_head
from ai.strategies.flitting_bad_wolf_solved import FOLDER
from game.core.data import Node
from game.games.flitting_bad_wolf.box import BOX, Box, check

DATA = (FOLDER / ROUND_FILE).read_bytes()


def small(**change: object) -> bytes:
    """A table of three decisions: one played always the same, one mixed of two, one of three actions."""
    columns: dict[str, bytes] = {
        "publics": row(8, 5, 4),
        "counts": row(2, 2, 1),
        "privates": row(4, 7, 2, 3),
        "masks": bytes([0b10, 0b101, 0b111]),
        "levels": row(2, 300, 100, 850),
    }
    fields: dict[str, object] = {
        "magic": table.MAGIC, "version": table.FORMAT, "cards": fingerprint(BOX), "rounds": 9, "exploitability": 0.5,
        "value": -0.5, "publics": 2, "sets": 3, "levels": 3,
    }  # fmt: skip
    columns |= {name: value for name, value in change.items() if name in columns and isinstance(value, bytes)}
    fields |= {name: value for name, value in change.items() if not (name in columns and isinstance(value, bytes))}
    packed = lzma.compress(b"".join(columns.values()), preset=0)
    return HEADER.pack(*fields.values(), len(packed)) + packed


def row(width: int, *numbers: int) -> bytes:
    return b"".join(number.to_bytes(width, "little") for number in numbers)


def test_a_table_is_read_as_it_was_written() -> None:
    found = read(small(), BOX)
    assert found.chances((5, 7), 2) == (0.0, 1.0)
    assert found.chances((5, 9), 3) == (0.3, 0.0, 0.7)
    assert found.chances((9, 3), 3) == (0.1, 0.85, 0.05)
    assert [found.chances(key, 3) for key in ((5, 8), (4, 7), (6, 7), (9, 7), (10, 3))] == [None] * 5
    assert found.chances((9, 3), 2) is None, "a third action is played, so these cannot be all"


def test_the_file_keeps_its_promises() -> None:
    head = read_head(DATA)
    assert len(DATA) <= 2 << 20
    assert head.cards == fingerprint(BOX)
    assert head.exploitability <= 0.01
    assert abs(head.value + 0.5305) <= 0.005


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "0 bytes are not a table"),
        (b"x" * (table.MOST_BYTES + 1), "bytes are not a table"),
        (small(magic=b"PK\3\4....."), "does not begin"),
        (small(version=2), "format 2"),
        (small(cards=bytes(32)), "made for other cards"),
        (small()[:-5], "cut off"),
        (small() + b"more", "cut off or too long"),
        (small(sets=2_000_001), "sizes cannot be"),
        (small(publics=0), "sizes cannot be"),
        (small(publics=4), "sizes cannot be"),
        (small(levels=25), "sizes cannot be"),
        (small(levels=2), "another length"),
        (small(sets=5), "another length"),
        (small(publics=row(8, 5, 0)), "do not rise"),
        (small(publics=row(8, 5, (1 << 64) - 2)), "too large"),
        (small(publics=row(8, 5, 1 << 63)), "do not rise"),
        (small(counts=row(2, 2, 2)), "do not fit"),
        (small(masks=bytes([0, 0b101, 0b111])), "do not fit"),
        (small(masks=bytes([0b11, 0b101, 0b111])), "do not fit"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(data: bytes, why: str) -> None:
    with pytest.raises(TableError, match=why):
        read(data, BOX)


def test_chances_never_are_less_than_nothing() -> None:
    found = read(small(levels=row(2, 300, 200, 850)), BOX)
    assert found.chances((9, 3), 3) == (0.2, 0.85, 0.0)


def test_any_damage_is_found_out_or_harmless() -> None:
    """Bytes of the real file changed at random: it is refused, and never takes long or fails in another way."""
    rng = Random(5)
    for _attempt in range(6):
        spoilt = bytearray(DATA)
        for _byte in range(rng.choice((1, 3, 100))):
            spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        try:
            found: Table | None = read(bytes(spoilt), BOX)
        except TableError:
            found = None
        if found is not None:  # only what the file says of itself was hit
            assert bytes(spoilt[HEADER.size :]) == DATA[HEADER.size :]


def test_a_bomb_is_not_unpacked() -> None:
    packed = lzma.compress(bytes(64 << 20), preset=0)
    head = HEADER.pack(table.MAGIC, table.FORMAT, fingerprint(BOX), 1, 0.0, 0.0, 2, 3, 3, len(packed))
    with pytest.raises(TableError, match="another length"):
        read(head + packed, BOX)


def edited(change: Callable[[Any], object]) -> Box:
    data = json.loads((resources.files("game.games.flitting_bad_wolf") / "cards.json").read_text("utf-8"))
    change(data)
    return check(Node("cards.json", "", data))


def test_only_what_the_cards_do_counts_as_other_cards() -> None:
    changed = [
        edited(lambda data: data["cards"]["goat"]["points"].update(value=2)),
        edited(lambda data: data["cards"]["boy"]["points"].update(instead=-3)),
        edited(lambda data: data["cards"]["sheep"].update(placement="opponent")),
        edited(lambda data: data["howl"].update(cards=["wolf"])),
    ]
    same = [
        edited(lambda data: None),
        edited(lambda data: data["game_end"].update(high=15)),
        edited(lambda data: data["cards"]["goat"].update(source="seen in a shop", picture="other-goat")),
    ]
    prints = {fingerprint(box) for box in changed}
    assert len(prints) == len(changed)
    assert {fingerprint(box) for box in same} == {fingerprint(BOX)}
    assert fingerprint(BOX) not in prints
    for box in changed:
        with pytest.raises(TableError, match="other cards"):
            read(DATA, box)


def test_a_head_is_what_was_written() -> None:
    assert read_head(small()) == Head(fingerprint(BOX), 9, 0.5, -0.5, 2, 3, 3, len(small()) - HEADER.size)
