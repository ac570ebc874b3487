"""The round as a game of OpenSpiel, for studies: importing this file registers it under `NAME`.

Parameters: `cards`, the names of the cards with spaces between them ("": all of the box), and `hand`, how many each
seat is dealt. Chance deals once, then the seats decide; what a seat knows is written as in `code`. It needs the
package open_spiel (the extra "solver").
"""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
import pyspiel

from ai.equilibrium import code, play
from ai.equilibrium.play import COLUMNS, MOST_OPTIONS, MOVER, OVER, PHASE, PRIVATE, PUBLIC
from ai.equilibrium.version import version

NAME = "python_flitting_bad_wolf"
MOST_POINTS = 20.0  # a round cannot be won by more
WAITING = {play.ANSWER: "answer", play.KEEP: "keep", play.TURN: "turn up", play.MOVE: "move", play.GIVE: "give"}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Flitting Bad Wolf, one round",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"cards": "", "hand": 3},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Raises ValueError for cards that are not in the box, or too few of them."""

    def __init__(self, parameters: dict[str, str | int] | None = None) -> None:
        wanted = parameters or {}
        names = str(wanted.get("cards", "")).split()
        self.version = version(names or None, int(wanted.get("hand", 3)))
        self.deals = self.version.deals
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=len(self.deals),
            num_players=2,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0,
            max_game_length=2 * code.MOST_PLAYS,
        )
        super().__init__(TYPE, info, wanted)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: object = None, parameters: object = None) -> SpielObserver:
        return SpielObserver()


class SpielObserver:
    """What a seat knows, in words alone."""

    tensor, dict = None, MappingProxyType[str, object]({})

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no tensors to write."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of `play`, which is empty before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.cards, self.deals = game.version.cards, game.deals
        self.names = game.version.names
        self.dealt = False
        self.moment = np.zeros(COLUMNS, np.int64)

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.moment[MOVER])

    def is_terminal(self) -> bool:
        return self.dealt and bool(self.moment[PHASE] == OVER)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / len(self.deals)) for number in range(len(self.deals))]

    def _legal_actions(self, player: int) -> list[int]:
        found = np.zeros(MOST_OPTIONS, np.int64)
        count = play.options(self.moment, self.cards, found)
        return [int(action) for action in found[:count]]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            play.step(self.moment, action, self.cards)
        else:
            self.dealt = True
            play.deal(self.moment, *self.deals[action], self.cards)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.moment[PHASE] != play.ACT:
            return f"{WAITING[int(self.moment[PHASE])]} {action}"
        what = "play" if action >= code.PLAY_ACTION else "offer"
        return f"{what} {self.names[action % code.PLAY_ACTION]}"

    def returns(self) -> list[float]:
        points = float(play.payoff(self.moment, self.cards)) if self.is_terminal() else 0.0
        return [points, -points]

    def information_state_string(self, player: int | None = None) -> str:
        """What this seat knows; None stands for the one that decides."""
        seat = self.current_player() if player is None else player
        return f"{self.moment[PUBLIC]:x} {self.moment[PRIVATE + seat]:x}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        return " ".join(str(number) for number in self.moment) if self.dealt else "not dealt"


pyspiel.register_game(TYPE, SpielGame)
