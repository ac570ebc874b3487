"""The examples of the rules that can be tried: one child's houses and the two dice, which fall as the example wants."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.game import Options
from game.examples import Example
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import SYMBOLS
from game.games.tre_porcellini.rules import GAME
from game.i18n import _


def examples() -> Sequence[Example]:
    return (
        Example(
            "TP-25",
            _("It is your turn. Which die do you throw? And after that?"),
            _turn((1, 1, 0)),
            _throw,
            _rolls("wolf", "wood"),
            {"die:white": "TP-25", "die:grey": "TP-28"},
            steps=2,
        ),
        Example(
            "TP-32",
            _("Straw and bricks stand. What can the wolf blow down?"),
            _turn((1, 0, 3)),
            _throw,
            _rolls("wolf", "straw"),
            {"die:white": "TP-25", "die:grey": "TP-32"},
            steps=2,
        ),
        Example(
            "TP-36",
            _("One wooden tile is missing. Throw, and throw again."),
            _turn((1, 1, 3)),
            _throw,
            _rolls("wood"),
            {"die:white": "TP-35"},
            steps=2,
        ),
    )


def _turn(built: m.Built) -> Callable[[Options], m.State]:
    """Two children; the first is on turn and has built so much."""

    def start(options: Options) -> m.State:
        state = GAME.start(2, options)
        state.phase, state.first, state.mover = m.Phase.THROW, 0, 0
        state.built[0] = built
        return state

    return start


def _rolls(*names: str) -> tuple[m.Action, ...]:
    return tuple(m.Rolled(SYMBOLS.index(name)) for name in names)


def _throw(view: m.View) -> Mapping[str, m.Action]:
    return {"die:white": m.Throw(m.WHITE), "die:grey": m.Throw(m.GREY)}
