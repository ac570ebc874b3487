"""Where every piece is while things move. No pygame here: tests compare poses without a display.

A table says where pieces lie (a layout); scripts may do anything on the way there; afterwards every piece glides to
the layout and pieces it lacks leave. So a script can never leave the table wrong.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from game.ui.tempo import Tempo


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
    zoom: float = 1.0  # the picture for the moment larger or smaller; unlike k it grows on the way


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    return t**3


def ease_in_out(t: float) -> float:
    return 3 * t * t - 2 * t**3


def ease_back(t: float) -> float:
    """Overshoots a little and comes back."""
    c = 1.3
    return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2


def shake(t: float) -> float:
    """Two swings that die away; multiplies a distance, ends at 0."""
    return math.sin(t * math.tau * 2) * (1 - t)


Curve: TypeAlias = Callable[[float], float]


@dataclass(slots=True)
class Move:
    """A piece travels to a pose within a named duration, `arc` design pixels above the straight line."""

    piece: str
    to: Pose
    span: str = "settle"
    curve: Curve = ease_in_out
    arc: float = 0.0
    delay: str = ""  # a named duration to wait first
    times: int = 1  # how often that delay
    lands: str = ""  # the sound of its arrival


@dataclass(slots=True)
class Wait:
    """Nothing for a named duration."""

    span: str


@dataclass(slots=True)
class Sound:
    """A sound that belongs to this moment. It takes no time itself, only its delay does."""

    name: str
    delay: str = ""  # a named duration to wait first
    times: int = 1  # how often that delay


Cue: TypeAlias = Move | Wait | Sound
Script: TypeAlias = Generator[Cue | list[Cue], None, None]


@dataclass(slots=True)
class _Motion:
    """A cue under way."""

    cue: Cue
    start: Pose | None
    delay: float
    seconds: float
    spent: float = 0.0


@dataclass(slots=True)
class _Act:
    """One step to show: its scripts in order, then the layout; `begin` is called when it starts."""

    scripts: deque[Callable[[], Script]]
    layout: Mapping[str, Pose]
    begin: Callable[[], None] | None = None
    begun: bool = False
    settled: bool = False


MOST_AT_ONCE = 3  # sounds of one update: when things jump, only the last ones make sense


def _deaf(name: str) -> None:
    pass


@dataclass
class Stage:
    """Queues steps and moves pieces; `update` and `skip` run the same code.

    `hear` is called with the name of each sound at its moment, at most once in an update.
    """

    tempo: Tempo = field(default_factory=Tempo)
    poses: dict[str, Pose] = field(default_factory=dict)
    goal: Mapping[str, Pose] = field(default_factory=dict)
    hear: Callable[[str], None] = _deaf
    _acts: deque[_Act] = field(default_factory=deque)
    _script: Script | None = None
    _motions: list[_Motion] = field(default_factory=list)
    _due: list[str] = field(default_factory=list)  # sounds of this update

    @property
    def busy(self) -> bool:
        return bool(self._acts)

    def show(
        self,
        layout: Mapping[str, Pose],
        scripts: Iterable[Callable[[], Script]] = (),
        begin: Callable[[], None] | None = None,
    ) -> None:
        """Queue a step. Scripts are called when their turn comes, so they see the poses of that moment."""
        self._acts.append(_Act(deque(scripts), layout, begin))

    def settle(self, layout: Mapping[str, Pose]) -> None:
        """Forget what is queued and lie as the layout says, at once."""
        for act in self._acts:
            if act.begin and not act.begun:
                act.begin()
        self._acts.clear()
        self._motions.clear()
        self._script = None
        self.goal = layout
        self.poses = dict(layout)

    def put(self, piece: str, pose: Pose) -> None:
        """Place a piece at once (for scripts)."""
        self.poses[piece] = pose

    def drop(self, piece: str) -> None:
        """Take a piece away at once (for scripts)."""
        self.poses.pop(piece, None)

    def skip(self) -> None:
        """Finish everything that moves."""
        self.update(math.inf)

    def update(self, dt: float) -> None:
        """Let `dt` real seconds pass."""
        self._pass(dt)
        due, self._due = self._due, []
        for name in list(dict.fromkeys(reversed(due)))[MOST_AT_ONCE - 1 :: -1]:
            self.hear(name)

    def _pass(self, dt: float) -> None:
        left = dt
        while self._acts:
            if not self._motions and not self._next():
                continue
            left = self._advance(left)
            if self._motions:
                return

    def _next(self) -> bool:
        """Start the next cues of the running step, or end it; tells whether something is to be waited for."""
        act = self._acts[0]
        if not act.begun:
            act.begun = True
            self.goal = act.layout
            if act.begin:
                act.begin()
        while self._script or act.scripts:
            if self._script is None:
                self._script = act.scripts.popleft()()
            cues = next(self._script, None)
            if cues is None:
                self._script = None
                continue
            for cue in cues if isinstance(cues, list) else [cues]:
                self._start(cue)
            if self._motions:
                return True
        if not act.settled:
            act.settled = True
            self._glide(act.layout)
            if self._motions:
                return True
        self.poses = dict(act.layout)
        self._acts.popleft()
        return False

    def _start(self, cue: Cue) -> None:
        if isinstance(cue, Wait):
            self._motions.append(_Motion(cue, None, 0.0, self.tempo.seconds(cue.span)))
            return
        delay = self.tempo.seconds(cue.delay) * cue.times if cue.delay else 0.0
        if isinstance(cue, Sound):
            if delay:
                self._motions.append(_Motion(cue, None, delay, 0.0))
            else:
                self._due.append(cue.name)
            return
        start = self.poses.get(cue.piece)
        if start is None:  # it comes out of nothing where it is going
            start = replace(cue.to, alpha=0.0)
            self.poses[cue.piece] = start
        self._motions.append(_Motion(cue, start, delay, self.tempo.seconds(cue.span)))

    def _glide(self, layout: Mapping[str, Pose]) -> None:
        for piece, pose in self.poses.items():
            if piece not in layout:
                self._start(Move(piece, replace(pose, alpha=0.0)))
        for piece, pose in layout.items():
            if self.poses.get(piece) != pose:
                self._start(Move(piece, pose, curve=ease_out))

    def _advance(self, dt: float) -> float:
        """Move everything by `dt`; returns the time left over once all of it has arrived."""
        least = dt
        running: list[_Motion] = []
        sounds: list[tuple[float, str]] = []
        for motion in self._motions:
            whole = motion.delay + motion.seconds
            before = motion.spent
            motion.spent += dt
            if motion.spent < whole:
                running.append(motion)
            else:
                least = min(least, motion.spent - whole)
            arrived = motion.spent >= whole
            if arrived and (name := _sound_of(motion.cue)):
                sounds.append((whole - before, name))
            if isinstance(motion.cue, Move) and motion.start is not None and (arrived or motion.spent > motion.delay):
                t = 1.0 if arrived else (motion.spent - motion.delay) / motion.seconds
                self.poses[motion.cue.piece] = between(motion.start, motion.cue, t)
        self._motions = running
        self._due += [name for _when, name in sorted(sounds, key=lambda sound: sound[0])]
        return 0.0 if running else least


def _sound_of(cue: Cue) -> str:
    """What is heard at the end of a cue."""
    return cue.name if isinstance(cue, Sound) else cue.lands if isinstance(cue, Move) else ""


def between(start: Pose, move: Move, t: float) -> Pose:
    """The pose of a move at 0..1 of its time. What it shows and its size are the goal's from the start."""
    to = move.to
    if t >= 1.0:
        return to
    e = move.curve(t)
    return Pose(
        start.x + (to.x - start.x) * e,
        start.y + (to.y - start.y) * e - move.arc * 4 * t * (1 - t),
        to.face,
        to.k,
        max(start.z, to.z),
        max(to.lift, math.sin(t * math.pi)) if move.arc else start.lift + (to.lift - start.lift) * e,
        start.angle + (to.angle - start.angle) * e,
        max(0.0, min(1.0, start.alpha + (to.alpha - start.alpha) * e)),
        start.turn + (to.turn - start.turn) * e,
        start.zoom + (to.zoom - start.zoom) * e,
    )
