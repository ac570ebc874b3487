"""Where every piece is while things move. No pygame here: tests compare poses without a display.

A table says where pieces lie (a layout); scripts may do anything on the way there; afterwards every piece glides to
the layout and pieces it lacks leave. So a script can never leave the table wrong. With reduced motion no piece
travels: it fades out where it is while it fades in where it is going.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.ui.cues import Cue, Move, Pose, Script, Seen, Sound, Wait, between, faded, shaken, sound_of, travels
from game.ui.curves import ease_out, linear
from game.ui.tempo import Tempo

GHOST = "~"  # before the name of a piece: what fades out where it was
MOST_AT_ONCE = 3  # sounds of one update: when things jump, only the last ones make sense
NOTHING = 1e-9  # seconds lost in sums


@dataclass(slots=True)
class _Motion:
    """A cue under way."""

    cue: Cue
    start: Pose | None
    delay: float
    seconds: float
    waits: float  # seconds until the script may go on
    spent: float = 0.0

    @property
    def whole(self) -> float:
        return self.delay + self.seconds


@dataclass(slots=True)
class _Act:
    """One step to show: its scripts in order, then the layout; `begin` is called when it starts."""

    scripts: deque[Callable[[], Script]]
    layout: Mapping[str, Pose]
    begin: Callable[[], None] | None = None
    begun: bool = False
    settled: bool = False


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
    rehearsed: bool = False  # somebody looks how it will be when nothing is shown any more
    _acts: deque[_Act] = field(default_factory=deque)
    _script: Script | None = None
    _motions: list[_Motion] = field(default_factory=list)
    _drifts: dict[str, _Motion] = field(default_factory=dict)  # moves that hold nobody up, by piece
    _due: list[str] = field(default_factory=list)  # sounds of this update

    @property
    def busy(self) -> bool:
        """Whether a step is being shown; nobody acts meanwhile."""
        return bool(self._acts) and not self.rehearsed

    @property
    def moving(self) -> bool:
        return bool(self._acts or self._drifts)

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
        self._drifts.clear()
        self._script = None
        self.goal = layout
        self.poses = dict(layout)

    def rearrange(self, layout: Mapping[str, Pose]) -> None:
        """Lie as the layout says, the same pieces gliding there while whoever plays goes on. Not while `busy`."""
        here, running = self.poses, dict(self._drifts)
        self.settle(layout)
        for piece, pose in layout.items():
            motion = running.get(piece)
            if motion and isinstance(motion.cue, Move) and motion.cue.to == pose:
                self._drifts[piece] = motion
                self.poses[piece] = here[piece]
            elif piece in here and travels(here[piece], pose) and not self.tempo.reduced:
                self._drift(Move(piece, pose, "pick", ease_out), here[piece])

    def shake(self, piece: str) -> None:
        """A piece says no. It stands still with reduced motion."""
        pose = self.goal.get(piece)
        if pose is not None and not self.busy and not self.tempo.reduced:
            self._drift(Move(piece, pose, "shake", path=shaken), pose)

    def _drift(self, move: Move, start: Pose) -> None:
        seconds = self.tempo.seconds(move.span)
        if seconds > 0:
            self.poses[move.piece] = start
            self._drifts[move.piece] = _Motion(move, start, 0.0, seconds, 0.0)

    def put(self, piece: str, pose: Pose) -> None:
        """Place a piece at once (for scripts)."""
        self._forget(piece)
        self.poses[piece] = pose

    def drop(self, piece: str) -> None:
        """Take a piece away at once (for scripts)."""
        self._forget(piece)
        self.poses.pop(piece, None)

    def skip(self) -> None:
        """Finish everything that moves, up to where something is held to be read; from there on, go on."""
        self._finish(self._motions)
        self._motions = []
        self.update(math.inf)

    def update(self, dt: float) -> None:
        """Let `dt` real seconds pass."""
        self._pass(dt)
        due, self._due = self._due, []
        for name in list(dict.fromkeys(reversed(due)))[MOST_AT_ONCE - 1 :: -1]:
            self.hear(name)

    def _pass(self, dt: float) -> None:
        for piece, motion in list(self._drifts.items()):
            if self._step(motion, dt):
                del self._drifts[piece]
        left = dt
        while self._acts:
            if not self._waiting and not self._next():
                continue
            if math.isinf(left) and self._hold():
                return
            left = self._advance(left)
            if self._waiting:
                return

    @property
    def _waiting(self) -> bool:
        """Whether the script must wait for something that moves."""
        return any(motion.spent < motion.waits - NOTHING for motion in self._motions)

    def _hold(self) -> bool:
        """In a hurry: where something is held, everything but that is finished; tells whether something is."""
        held = [motion for motion in self._motions if isinstance(motion.cue, Wait) and motion.cue.held]
        if held:
            self._finish([motion for motion in self._motions if motion not in held])
            self._motions = held
        return bool(held)

    def _land(self) -> None:
        """What takes no time is done at once."""
        self._finish([motion for motion in self._motions if motion.whole <= 0])
        self._motions = [motion for motion in self._motions if motion.whole > 0]

    def _finish(self, motions: list[_Motion]) -> None:
        for motion in motions:
            self._step(motion, math.inf)
            if name := sound_of(motion.cue):
                self._due.append(name)

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
            self._land()
            if self._waiting:
                return True
        for motion in self._motions:  # what the scripts did not wait for
            motion.waits = motion.whole
        if self._waiting:
            return True
        if not act.settled:
            act.settled = True
            self._glide(act.layout)
            self._land()
            if self._waiting:
                return True
        self.poses = dict(act.layout)
        self._motions.clear()
        self._drifts.clear()
        self._acts.popleft()
        return False

    def _start(self, cue: Cue) -> None:
        if isinstance(cue, Seen):
            return
        if isinstance(cue, Wait):
            self._motions.append(_Motion(cue, None, 0.0, self.tempo.rest(cue.span), self.tempo.rest(cue.span)))
            return
        delay = self.tempo.seconds(cue.delay) * cue.times if cue.delay else 0.0
        if isinstance(cue, Sound):
            if delay:
                self._motions.append(_Motion(cue, None, delay, 0.0, delay))
            else:
                self._due.append(cue.name)
            return
        start = self.poses.get(cue.piece)
        if start is None:  # it comes out of nothing where it is going
            start = replace(cue.to, alpha=0.0)
        self._forget(cue.piece)
        self.poses[cue.piece] = start
        seconds = self.tempo.seconds(cue.span)
        waits = self.tempo.seconds(cue.go_on) if cue.go_on else delay + seconds
        if self.tempo.reduced:
            if travels(start, cue.to):
                ghost = Move(GHOST + cue.piece, replace(start, alpha=0.0), cue.span, linear)
                self.poses[ghost.piece] = start
                self._motions.append(_Motion(ghost, start, delay, seconds, waits))
                start = self.poses[cue.piece] = replace(cue.to, alpha=0.0)
            cue = replace(cue, path=faded)
        self._motions.append(_Motion(cue, start, delay, seconds, waits))

    def _forget(self, piece: str) -> None:
        """A piece moves no more: something else is done with it."""
        self._drifts.pop(piece, None)
        for motion in self._motions:
            if isinstance(motion.cue, Move) and motion.cue.piece == piece:
                motion.start = None

    def _glide(self, layout: Mapping[str, Pose]) -> None:
        for piece, pose in list(self.poses.items()):
            if piece not in layout and pose.alpha <= 0:
                self.drop(piece)
            elif piece not in layout:
                self._start(Move(piece, replace(pose, alpha=0.0)))
        for piece, pose in layout.items():
            here = self.poses.get(piece)
            if here is None or travels(here, pose) or here.alpha != pose.alpha:
                self._start(Move(piece, pose, curve=ease_out))

    def _advance(self, dt: float) -> float:
        """Move everything by `dt`, or until the script may go on; returns the time left over then."""
        step = min(dt, max(motion.waits - motion.spent for motion in self._motions))
        sounds: list[tuple[float, str]] = []
        running: list[_Motion] = []
        for motion in self._motions:
            before = motion.whole - motion.spent
            if not self._step(motion, step):
                running.append(motion)
            elif name := sound_of(motion.cue):
                sounds.append((before, name))
        self._motions = running
        self._due += [name for _when, name in sorted(sounds, key=lambda sound: sound[0])]
        return dt - step

    def _step(self, motion: _Motion, dt: float) -> bool:
        """Move one piece; tells whether it has arrived."""
        motion.spent += dt
        arrived = motion.spent >= motion.whole - NOTHING
        if isinstance(motion.cue, Move) and motion.start is not None and (arrived or motion.spent > motion.delay):
            piece = motion.cue.piece
            if arrived and piece.startswith(GHOST):
                self.poses.pop(piece, None)
            else:
                t = 1.0 if arrived else (motion.spent - motion.delay) / motion.seconds
                self.poses[piece] = between(motion.start, motion.cue, t)
        return arrived
