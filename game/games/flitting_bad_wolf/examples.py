"""The examples of the rules that can be tried: the middle of a round in which the first seat has the blue cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.game import Options
from game.examples import Example
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from game.i18n import _

_CARD = {face.name: card for card, face in enumerate(BOX.cards)}
_FIND = {kind.__name__.lower(): kind for kind in (m.Offer, m.Play, m.Give)}


def examples() -> Sequence[Example]:
    return (
        Example(
            "FBW-20",
            _("Which card can you play for its ability? Then use it."),
            _round("huntsman red boy", "wolf pigs sheep", "offer wolf, refuse, offer red, take, play sheep, give pigs"),
            _play_for_ability,
            because={"row:1:0": "FBW-38", "row:1:1": "FBW-45"},
            steps=2,
        ),
        Example(
            "FBW-39",
            _("From which row can Mother Goat move a card?"),
            _round("goat boy pigs", "red wolf sheep", "offer red, refuse"),
            _play_for_ability,
            because={"row:1:0": "FBW-39", "row:0:0": "FBW-39"},
            steps=2,
        ),
        Example(
            "FBW-16",
            _("A card is offered to you. What can you do now?"),
            _round("grandmother boy pigs", "red wolf sheep", "offer red"),
            _answer,
            because={"take": "FBW-17", "refuse": "FBW-17"},
        ),
    )


def _round(mine: str, hers: str, so_far: str) -> Callable[[Options], m.State]:
    """A round that the other seat began: the cards of both, and what was done."""

    def start(options: Options) -> m.State:
        state = GAME.start(2, options)
        GAME.apply(state, m.First(1))
        for own, other in zip(mine.split(), hers.split(), strict=True):
            GAME.apply(state, m.Deal(_CARD[other]))
            GAME.apply(state, m.Deal(_CARD[own]))
        for words in so_far.split(", "):
            GAME.apply(state, _action(words))
        return state

    return start


def _action(words: str) -> m.Action:
    verb, _space, card = words.partition(" ")
    if card:
        action: m.Action = _FIND[verb](_CARD[card])
        return action
    return m.Answer(m.TAKE if verb == "take" else m.REFUSE)


# ---- what a press means


def _play_for_ability(view: m.View) -> Mapping[str, m.Action]:
    """The hand's cards by their abilities; then what the ability is used on."""
    if view.phase == m.Phase.TURN_UP:
        rows = [(row, place) for row in (1, 0) for place in range(len(view.rows[row]))]
        return {f"row:{row}:{place}": m.TurnUp(row, place) for row, place in rows}
    if view.phase == m.Phase.MOVE:
        return {f"row:{row}:{max(0, len(view.rows[row]) - 1)}": m.Move(row) for row in (1, 0)}
    return {f"hand:{card}": m.Play(card) for card in view.hand}


def _answer(view: m.View) -> Mapping[str, m.Action]:
    """The answer to an offer, and the hand's cards, offered."""
    answers = {"take": m.Answer(m.TAKE), "refuse": m.Answer(m.REFUSE)} if view.phase == m.Phase.ANSWER else {}
    return {**answers, **{f"hand:{card}": m.Offer(card) for card in view.hand}}
