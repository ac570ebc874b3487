"""Opponents that misbehave, for the child process: it looks them up here by name."""

from __future__ import annotations

import os
import signal
import sys
import threading
from random import Random

from ai.agent import TEMPERS, AnyAgent, Budget, Thought

PREPARED: set[str] = set()  # what this process has loaded


class Stub:
    """Plays by its level's name. As "stand-in" it is that of the parent and plays the last action."""

    def __init__(self, game_id: str, level: str) -> None:
        self.game_id, self.level = game_id, level

    def prepare(self) -> None:
        if self.level == "unprepared":
            raise ValueError("nothing to load")
        PREPARED.add(f"{self.game_id} {self.level}")

    def think(self, view: object, actions: tuple[str, ...], rng: Random, budget: Budget) -> Thought[str]:
        match self.level:
            case "prepared":
                return Thought(actions[0], ", ".join(sorted(PREPARED)))
            case "first":
                return Thought(actions[0], "first")
            case "random":
                return Thought(rng.choice(actions))
            case "raises":
                raise ValueError("no idea")
            case "dies":
                os._exit(3)
            case "hangs":
                threading.Event().wait()
            case "nonsense":
                return Thought("fly to the moon")
            case "tells":
                seen = [name for name in ("pygame", "pygame_gui", "platformdirs") if name in sys.modules]
                deaf = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
                nice = os.nice(0) if hasattr(os, "nice") else 0
                return Thought(actions[0], f"modules {seen}, deaf {deaf}, nice {nice}")
            case "stand-in":
                if self.game_id == "lost":
                    raise ValueError("no rules of thumb")
                return Thought(actions[-1], "instead")
        raise KeyError(self.level)


def agent_for(game_id: str, level: str, temper: str) -> AnyAgent:
    if temper not in TEMPERS:
        raise KeyError(temper)
    return Stub(game_id, level)
