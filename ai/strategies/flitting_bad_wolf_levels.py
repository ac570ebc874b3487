"""The levels of Flitting Bad Wolf."""

from __future__ import annotations

from collections.abc import Mapping

from ai.agent import Level
from ai.strategies.flitting_bad_wolf import STRATEGY
from ai.strategies.flitting_bad_wolf_mixed import EASY, FAIR
from ai.strategies.flitting_bad_wolf_solved import EXPERT, HARD
from ai.strategies.flitting_bad_wolf_teacher import Teacher

LEVELS: Mapping[str, Level] = {
    "easy": Level(lambda _temper: EASY),
    "rules": Level(lambda _temper: FAIR),
    "hard": Level(lambda _temper: HARD),
    "expert": Level(lambda _temper: EXPERT),
}
TEACHER = Level(lambda _temper: Teacher(STRATEGY))
