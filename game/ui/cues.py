"""Pieces and what they are told to do: poses, moves, waits and sounds, and where a piece is in the middle of a move."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.ui.curves import Curve, ease_in_out, ease_over, shake


@dataclass(frozen=True, slots=True)
class Pose:
    """A piece: where its anchor is (design pixels), what it shows and how it is held."""

    x: float
    y: float
    face: Hashable
    k: float = 1.0  # scale of the face
    z: float = 0.0  # drawing order
    lift: float = 0.0  # 0 lies, 1 is held: a larger, softer shadow
    angle: float = 0.0  # degrees
    alpha: float = 1.0
    turn: float = 0.0  # degrees about its upright axis: at 90 only the edge is seen
    zoom: float = 1.0  # the picture for the moment larger or smaller
    grown: float = 1.0  # how far it has become what it shows, for what grows out of something or sinks away


Path: TypeAlias = Callable[[Pose, Pose, float], Pose]  # where a piece is on its way from, to, at 0..1 of the time


@dataclass(slots=True)
class Move:
    """A piece travels to a pose within a named duration, `arc` design pixels above the straight line.

    A move with a `path` goes as that says; its curve, arc, tilt and flip do not count.
    """

    piece: str
    to: Pose
    span: str = "settle"
    curve: Curve = ease_in_out
    arc: float = 0.0
    delay: str = ""  # a named duration to wait first
    times: int = 1  # how often that delay
    lands: str = ""  # the sound of its arrival
    tilt: float = 0.0  # degrees it leans on the way, to where it goes
    flip: bool = False  # it turns over on the way; what it shows is swapped when only its edge is seen
    path: Path | None = None
    go_on: str = ""  # a named duration after which the script goes on, while this piece still moves


@dataclass(slots=True)
class Wait:
    """Nothing for a named duration. What is `held` is there to be read: a click that hurries the rest stops at it."""

    span: str
    held: bool = False


@dataclass(slots=True)
class Sound:
    """A sound that belongs to this moment. It takes no time itself, only its delay does."""

    name: str
    delay: str = ""  # a named duration to wait first
    times: float = 1  # how often that delay, or which part of it


@dataclass(slots=True)
class Seen:
    """What the script is about has been seen: words about it and faces follow from here. Nothing moves."""


Cue: TypeAlias = Move | Wait | Sound | Seen
Script: TypeAlias = Generator[Cue | list[Cue], None, None]


def carry(piece: str, to: Pose, span: str = "card_to_table", *, flip: bool = False, lands: str = "") -> Move:
    """A card goes as a card does: lifted, over a small arc, leaning a little, and past its place before it settles."""
    return Move(piece, to, span, ease_over, arc=24, tilt=4, flip=flip, lands=lands)


def sound_of(cue: Cue) -> str:
    """What is heard at the end of a cue."""
    return cue.name if isinstance(cue, Sound) else cue.lands if isinstance(cue, Move) else ""


def travels(start: Pose, to: Pose) -> bool:
    """Whether a move between these would be seen as one, and not only as another look in the same place."""
    return (start.x, start.y, start.angle, start.turn, start.grown) != (to.x, to.y, to.angle, to.turn, to.grown) or (
        start.k * start.zoom != to.k * to.zoom
    )


# ---- on the way


def between(start: Pose, move: Move, t: float) -> Pose:
    """The pose of a move at 0..1 of its time. What it shows is the goal's from the start, unless it is turned over."""
    to = move.to
    if t >= 1.0:
        return to
    if move.path:
        return move.path(start, to, t)
    e = move.curve(t)
    turn = start.turn + (to.turn - start.turn) * e
    face, k = to.face, max(start.k, to.k)  # made once, at the larger size
    if move.flip and start.face != to.face:
        turned = 90 * (1 - math.cos(math.pi * t))
        face, k, turn = (start.face, start.k, turned) if turned < 90 else (to.face, to.k, turned - 180)
    alpha = start.alpha + (to.alpha - start.alpha) * e
    if travels(start, to):  # it is seen on its way: it comes early and goes late
        rising = to.alpha > start.alpha
        alpha = start.alpha + (to.alpha - start.alpha) * (min(1.0, 4 * t) if rising else max(0.0, 4 * t - 3))
    size = start.k * start.zoom + (to.k * to.zoom - start.k * start.zoom) * e
    lift = start.lift + (to.lift - start.lift) * e
    lean = math.copysign(move.tilt, to.x - start.x) * math.sin(math.pi * t) if move.tilt else 0.0
    return Pose(
        start.x + (to.x - start.x) * e,
        start.y + (to.y - start.y) * e - move.arc * 4 * t * (1 - t),
        face,
        k,
        max(start.z, to.z),
        max(lift, math.sin(t * math.pi)) if move.arc else lift,
        start.angle + (to.angle - start.angle) * e + lean,
        max(0.0, min(1.0, alpha)),
        turn,
        max(0.01, size / k),
        start.grown + (to.grown - start.grown) * e,
    )


def faded(start: Pose, to: Pose, t: float) -> Pose:
    """Reduced motion: there at once, only its solidity changes."""
    return replace(to, alpha=start.alpha + (to.alpha - start.alpha) * t)


def shaken(start: Pose, to: Pose, t: float) -> Pose:
    """Six pixels to each side, twice."""
    return replace(to, x=to.x + 6 * shake(t))
