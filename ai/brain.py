"""Thinking beside the frame loop: one child process, asked over a pipe, polled once a frame, never waited for.

The child imports rules and opponents only. It is our own process, so plain pickled dataclasses go over the pipe.
Whatever happens to it, an asked question gets a legal answer: when it dies, fails, answers nonsense or takes too
long, the answer comes from the rules of thumb here, and one line in the log says so. A child that was lost twice is
not started again.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, TypeAlias

from ai.agent import EVEN, RULES_ONLY, STAND_IN, AnyAgent, Budget, Prepares, Thought, agent_for, budget_for

log = logging.getLogger(__name__)

HARD_STOP = 3.0  # seconds from question to answer, whatever the budget says
SLOW_START = 30.0  # seconds after which a child that never spoke counts as lost
LOST_LIMIT = 2  # children lost before thinking stays here
NICENESS = 10  # the loop comes first where there is one core for everything

AgentFor: TypeAlias = Callable[[str, str, str], AnyAgent]  # of a game, a level and a temper
# only spawn: a fork after SDL has started copies its threads' locks and the window's socket
PROCESSES = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat must decide. `seed` is for the agent's generator, see `ai.agent.thinking_seed`."""

    game_id: str
    level: str
    view: Any
    actions: tuple[Any, ...]
    seed: str
    budget: Budget | None = None  # None: as much as its level thinks
    temper: str = EVEN


@dataclass(frozen=True, slots=True)
class _Ready:
    """The child's first word, and its answer to each `_Prepare`."""


@dataclass(frozen=True, slots=True)
class _Prepare:
    """Games and levels that will be asked about soon."""

    opponents: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Failed:
    """Thinking raised this."""

    error: str


class Brain:
    """What the loop calls: `ask`, `answer`, `abandon`, `forget`, `close`; `start` early saves the first wait.

    `agent_for` must be importable by name, because the child looks it up again. `clock` gives seconds.
    """

    def __init__(
        self,
        agent_for: AgentFor = agent_for,
        clock: Callable[[], float] = time.monotonic,
        hard_stop: float = HARD_STOP,
    ) -> None:
        self._agent_for = agent_for
        self._clock = clock
        self._hard_stop = hard_stop
        self._child: Any = None
        self._pipe: Connection | None = None
        self._opponents: frozenset[tuple[str, str]] = frozenset()  # wanted in the child
        self._prepared: frozenset[tuple[str, str]] = frozenset()  # named to this child
        self._waits = 0  # how often it has still to say that it is ready
        self._started = 0.0
        self._lost = 0
        self._question: Question | None = None
        self._asked = 0.0
        self._sent = False
        self._stale: float | None = None  # when the child was asked what nobody wants to know any more
        self._told: set[tuple[str, str, str, str]] = set()  # failures that are in the log

    @property
    def pid(self) -> int | None:
        """The child's process id, or None while there is no child."""
        return None if self._child is None else self._child.pid

    @property
    def thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    def start(self, opponents: Iterable[tuple[str, str]] = ()) -> None:
        """Have a child ready, with these opponents (game and level; none named: those named last) loaded in it.

        However long that takes, it is not lost for it. Does nothing when too many children were lost.
        """
        self._opponents = frozenset(opponents) or self._opponents
        if self._child is None and self._lost < LOST_LIMIT:
            self._spawn()
        missing = self._opponents - self._prepared
        if self._pipe is not None and missing:
            with contextlib.suppress(OSError):  # a child that just died is noticed by the next answer
                self._pipe.send(_Prepare(tuple(sorted(missing))))
                self._prepared |= missing
                self._waits += 1
                self._started = self._clock()

    def _spawn(self) -> None:
        ours, theirs = PROCESSES.Pipe()
        child = PROCESSES.Process(target=_live, args=(theirs, self._agent_for), name="brain", daemon=True)
        try:
            child.start()
        except OSError as error:
            ours.close()
            self._lost = LOST_LIMIT
            log.warning("No process for the opponents (%s): they think here, by rules of thumb.", error)
            return
        finally:
            theirs.close()  # so that the pipe ends when the child does
        self._child, self._pipe = child, ours
        self._waits = 1
        self._started = self._clock()

    def ask(self, question: Question) -> None:
        """Begin to think about `question`; one that still waits is forgotten."""
        self.forget()
        self.start()
        self._question = question
        self._asked = self._clock()
        self._sent = False

    def answer(self) -> Thought[Any] | None:
        """The thought about the last question, once; None while there is none yet. Never waits."""
        question = self._question
        if question is None:
            return None
        if self._pipe is None:
            return self._instead(question)
        try:
            word = self._hear()
            if not self._waits and self._stale is None and not self._sent:
                self._pipe.send(question)
                self._sent = True
        except (EOFError, OSError):
            had_it = self._sent
            self._lose("ended")
            # a child that died of something else has not met this question yet: the next one will
            return self._instead(question) if had_it or self._pipe is None else None
        if isinstance(word, Thought) and word.action in question.actions:
            self._question = None
            return word
        if word is not None:
            self._tell(
                question, word.error if isinstance(word, _Failed) else f"an action that is not allowed, {word!r}"
            )
            return self._instead(question)
        return self._overdue(question)

    def abandon(self) -> None:
        """Drop the question and let the child think it to its end: for short thoughts, since the next one waits."""
        if self._question is not None and self._sent:
            self._stale = self._asked
        self._question, self._sent = None, False

    def forget(self) -> None:
        """Drop the question. A child that is thinking about it is ended and another started."""
        if self._question is None:
            return
        self._question = None
        if self._sent:
            self._end()
            self.start()

    def close(self) -> None:
        """End the child. The brain may be asked again afterwards."""
        self._question = None
        child = self._child
        self._end()
        if child is not None:
            child.join(1.0)

    def _hear(self) -> Thought[Any] | _Failed | None:
        """What the child said, if anything; notes by the way that it is ready."""
        assert self._pipe is not None
        while self._pipe.poll():
            word: Any = self._pipe.recv()
            if isinstance(word, _Ready):
                self._waits -= 1
            elif self._stale is not None:
                self._stale = None
            else:
                return word  # type: ignore[no-any-return]
        return None

    def _overdue(self, question: Question) -> Thought[Any] | None:
        """The answer instead of one that takes too long, else None."""
        now = self._clock()
        if self._stale is not None and now - self._stale >= self._hard_stop:
            self._lose("took too long")  # this question is for the next one
        if self._sent and now - self._asked >= self._hard_stop:
            self._lose("took too long")
            return self._instead(question)
        if self._waits and now - self._started >= SLOW_START:
            self._lose("never got ready")
            return self._instead(question)
        if now - self._asked >= self._hard_stop:
            log.warning("The opponents' process is slow to start: this move is by rules of thumb.")
            return self._instead(question)
        return None

    def _lose(self, how: str) -> None:
        """A child was lost: end what is left of it, and start another unless that happened too often."""
        self._end()
        self._lost += 1
        if self._lost < LOST_LIMIT:
            log.warning("The opponents' process %s: another is started.", how)
            self.start()
        else:
            log.warning("The opponents' process %s again: they think here from now on, by rules of thumb.", how)

    def _end(self) -> None:
        if self._child is not None:
            self._child.kill()  # it holds nothing that could be lost, and may not be listening
        if self._pipe is not None:
            self._pipe.close()
        self._child = self._pipe = None
        self._sent = False
        self._stale = None
        self._waits = 0
        self._prepared = frozenset()

    def _tell(self, question: Question, error: str) -> None:
        """An opponent failed: the log says so once, however often the same one fails in the same way."""
        failure = (question.game_id, question.level, question.temper, error)
        if failure not in self._told:
            self._told.add(failure)
            log.warning("An opponent failed to think (%s): it plays by rules of thumb.", error)

    def _instead(self, question: Question) -> Thought[Any]:
        """A quick legal thought, here and now."""
        self._question = None
        rng = Random(question.seed)
        try:
            # even-tempered: a temper that nobody has may be why this is needed
            thought = self._agent_for(question.game_id, STAND_IN, EVEN).think(
                question.view, question.actions, rng, question.budget or RULES_ONLY
            )
            if thought.action in question.actions:
                return thought
            log.error("The rules of thumb of %s chose %r, which is not allowed.", question.game_id, thought.action)
        except Exception:
            log.exception("The rules of thumb of %s failed.", question.game_id)
        return Thought(rng.choice(question.actions))


def think(question: Question, agent_for: AgentFor = agent_for) -> Thought[Any]:
    """Answer a question in this process; what the child does, and what tests and headless commands call."""
    agent = agent_for(question.game_id, question.level, question.temper)
    budget = question.budget or budget_for(question.game_id, question.level)
    return agent.think(question.view, question.actions, Random(question.seed), budget)


def step_back() -> None:
    """In a child: the frame loop comes first, and the parent alone ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches both
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _live(pipe: Connection, agent_for: AgentFor) -> None:
    """The child: answers questions until the pipe ends."""
    step_back()
    with contextlib.suppress(EOFError, OSError):  # the parent is gone, and so are we
        pipe.send(_Ready())
        while True:
            question: Question | _Prepare = pipe.recv()
            if isinstance(question, _Prepare):
                _prepare(question.opponents, agent_for)
                pipe.send(_Ready())
                continue
            try:
                thought = think(question, agent_for)
            except Exception as error:
                pipe.send(_Failed(f"{type(error).__name__}: {error}"))
            else:
                pipe.send(thought)


def _prepare(opponents: Iterable[tuple[str, str]], agent_for: AgentFor) -> None:
    """Load what these opponents need; one that cannot be loaded fails when it is asked."""
    for game_id, level in opponents:
        with contextlib.suppress(Exception):
            agent = agent_for(game_id, level, EVEN)
            if isinstance(agent, Prepares):
                agent.prepare()
