"""The solved round as one file, read with the standard library only; the file is not trusted before it is checked.

A header, then these columns, compressed together; differences are what makes them small.

    publics    8 bytes   the public keys, rising; each but the first less the one before
    counts     2 bytes   how many sets each public key has
    privates   4 bytes   the private key of every set, rising within a public one and there less the one before
    masks      1 byte    of every set: a bit for each action that is ever played, in rising order of the actions
    levels     2 bytes   of every action that is played but the last of its set: its chance in thousandths
"""

from __future__ import annotations

import hashlib
import lzma
import struct
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from operator import lt

from game.games.flitting_bad_wolf.box import Box

MAGIC = b"BBBround"
FORMAT = 1
HEADER = struct.Struct("<8sH32sIddIIII")
FINEST = 1000  # chances are multiples of one in so many
MOST_ACTIONS = 8  # a mask has no more bits
MOST_SETS, MOST_BYTES = 2_000_000, 4 << 20  # a file that claims more is not ours
MEMORY = 64 << 20  # that unpacking may use
PLAYED = bytes(max(0, mask.bit_count() - 1) for mask in range(256))  # levels that a set with this mask has
OTHER_LENGTH = "it is damaged: its columns have another length"


class TableError(Exception):
    """The file cannot be used; the text says why, for a log."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a table says of itself: how it was made, and how good it is in points (of a last round: in games)."""

    cards: bytes  # fingerprint of the cards it was made for
    rounds: int  # of the solver
    exploitability: float  # of the rounded policy
    value: float  # of the starter, both playing by the table
    publics: int
    sets: int
    levels: int
    packed: int  # bytes


class Table:
    """Chances of the actions of every decision that a player who follows the table can meet."""

    def __init__(self, head: Head, columns: Iterator[bytes]) -> None:
        self.head = head
        self.publics = array("Q", accumulate(numbers("Q", next(columns))))
        self.starts = array("I", accumulate(numbers("H", next(columns)), initial=0))
        self.privates = numbers("I", next(columns))
        self.masks = next(columns)
        self.levels = numbers("H", next(columns))
        assert next(columns, None) is None  # which looks whether this was all
        played = self.masks.translate(PLAYED)
        self.offsets = array("I", accumulate((sum(played[a:b]) for a, b in pairwise(self.starts)), initial=0))

    def chances(self, key: tuple[int, int], count: int) -> tuple[float, ...] | None:
        """The chance of each of the `count` actions of a decision, in rising order; None where the table has none."""
        public, private = key
        at = bisect_left(self.publics, public)
        if at == len(self.publics) or self.publics[at] != public:
            return None
        first, end = self.starts[at], self.starts[at + 1]
        for one, found in enumerate(accumulate(self.privates[first:end]), first):
            if found == private:
                before = self.offsets[at] + sum(self.masks[first:one].translate(PLAYED))
                return None if self.masks[one] >> count else self.unpack(one, before, count)
        return None

    def unpack(self, one: int, before: int, count: int) -> tuple[float, ...]:
        """The chances of a set by its number, with so many levels before its own."""
        played = [action for action in range(count) if self.masks[one] >> action & 1]
        levels = list(self.levels[before : before + len(played) - 1])
        levels.append(max(0, FINEST - sum(levels)))
        found = [0.0] * count
        for action, level in zip(played, levels, strict=True):
            found[action] = level / FINEST
        return tuple(found)


def fingerprint(box: Box) -> bytes:
    """A hash of all that a round depends on; names, pictures and the end of the game are no part of it."""
    cards = [(face.worth, face.blue, face.ability, face.removes, face.placement) for face in box.cards]
    return hashlib.sha256(repr((box.players, box.hand, box.centre, box.howlers, cards)).encode()).digest()


def read(data: bytes, box: Box) -> Table:
    """The table in a file. Raises TableError when it is damaged, of another format or for other cards."""
    head = read_head(data)
    if head.cards != fingerprint(box):
        raise TableError("it was made for other cards")
    sizes = (8 * head.publics, 2 * head.publics, 4 * head.sets, head.sets, 2 * head.levels)
    columns = unpack(data[HEADER.size :], sizes)
    try:
        table = Table(head, columns)
    except OverflowError as error:
        raise TableError("its keys are too large") from error
    check(table)
    return table


def read_head(data: bytes) -> Head:
    """What the file says of itself. Raises TableError."""
    if len(data) < HEADER.size or len(data) > MOST_BYTES:
        raise TableError(f"{len(data)} bytes are not a table")
    magic, version, *rest = HEADER.unpack_from(data)
    if magic != MAGIC:
        raise TableError("it does not begin like a table")
    if version != FORMAT:
        raise TableError(f"format {version} is unknown")
    head = Head(*rest)
    if not 0 < head.publics <= head.sets <= MOST_SETS or head.levels > MOST_ACTIONS * head.sets:
        raise TableError("its sizes cannot be")
    if head.packed != len(data) - HEADER.size:
        raise TableError("it is cut off or too long")
    return head


def unpack(packed: bytes, sizes: Sequence[int]) -> Iterator[bytes]:
    """Columns of exactly these sizes, one after the other to save memory. Raises TableError."""
    try:
        unpacker, rest = lzma.LZMADecompressor(lzma.FORMAT_XZ, MEMORY), packed
        for size in sizes:
            column = unpacker.decompress(rest, size) if size and not unpacker.eof else b""
            if len(column) != size:
                raise TableError(OTHER_LENGTH)
            yield column
            del column
            rest = b""
        if not unpacker.eof and (unpacker.decompress(b"", 1) or not unpacker.eof):
            raise TableError(OTHER_LENGTH)
    except (lzma.LZMAError, MemoryError) as error:
        raise TableError(f"it is damaged: {error}") from error


def numbers(kind: str, column: bytes) -> array[int]:
    """The numbers of a column, which are written lowest byte first."""
    found = array(kind, column)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def check(table: Table) -> None:
    """Raises TableError unless everything that a look-up relies on holds."""
    if table.publics[-1] >= 1 << 63 or not all(map(lt, table.publics, table.publics[1:])):
        raise TableError("its keys do not rise")
    if table.starts[-1] != table.head.sets or table.offsets[-1] != table.head.levels or 0 in table.masks:
        raise TableError("its columns do not fit together")
