"""The options of a running game, read once for each combination."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core.game import Option, OptionValue
from game.games.three_little_wolves.box import BOX, FOR_TWO, SWITCHES

OPTIONS = tuple(
    Option(key, default, SWITCHES[key], seats=(2,) if key in FOR_TWO else None) for key, default in BOX.switches
)


@dataclass(frozen=True, slots=True)
class Switches:
    strict: bool  # basements in unbroken order (TLW-57); off: "Deep cellars"
    ascending: bool  # the lowest Wolf goes first (TLW-79)
    once: bool  # a house gets one Pig token at most (TLW-87)
    finish_round: bool  # the running round is finished before the last ones (TLW-102)
    second_starts: bool  # the second player starts with the Mustache (TLW-143)
    transfer: str  # how the Mustache moves (TLW-144)


@cache
def switches(options: tuple[tuple[str, OptionValue], ...]) -> Switches:
    """What the options of a state or a view say."""
    chosen = dict(options)
    return Switches(
        strict=bool(chosen["basement_strict_sequence"]),
        ascending=chosen["wolf_order"] == "ascending",
        once=bool(chosen["pig_token_once_per_house"]),
        finish_round=chosen["final_rounds_mode"] == "finish_round_then_two",
        second_starts=chosen["mustache_start"] == "second_player",
        transfer=str(chosen["mustache_transfer"]),
    )
