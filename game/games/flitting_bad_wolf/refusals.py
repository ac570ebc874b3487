"""Why an action is not allowed: the rule, a message key and true facts, judged on a view alone.

This is the readable statement of legality. `rules.py` lists what is allowed without it; a test holds both against
each other on every candidate. Facts are numbers as in actions.
"""

from __future__ import annotations

from game.core.game import Fact, Refusal
from game.games.flitting_bad_wolf import cards
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import (
    HIDDEN,
    Action,
    Answer,
    Deal,
    First,
    Give,
    Keep,
    Move,
    Offer,
    Phase,
    Play,
    TurnUp,
    View,
)

# every key a refusal may have -> the names of its facts, in order
REFUSALS: dict[str, tuple[str, ...]] = {
    "over": (),  # the game has ended
    "onlooker": (),  # the viewer has no seat
    "chance": (),  # only chance deals and draws the first starter
    "wait_for_chance": (),  # cards are being dealt
    "not_your_turn": ("seat",),  # `seat` must act now
    "answer_first": (),  # an offer waits for the answer
    "ability_first": ("card",),  # the ability of `card` must be finished first
    "not_in_hand": ("card",),
    "no_icon": ("card",),  # the card has no blue icon
    "no_offer": (),  # nothing is offered that could be answered
    "no_look_now": ("card",),  # the centre is looked at only by Grandmother
    "not_in_centre": ("card",),
    "no_turning_now": ("row", "place"),  # cards are turned up only by the Huntsman
    "no_such_place": ("row", "place"),
    "already_up": ("row", "place"),
    "no_moving_now": ("row",),  # cards move only by Mother Goat
    "empty_row": ("row",),
    "no_giving_now": ("card",),  # cards are given only by the Black Sheep
}

ABILITY_PHASES = {Phase.KEEP: Keep, Phase.TURN_UP: TurnUp, Phase.MOVE: Move, Phase.GIVE: Give}


def refuse(rule: str, key: str, *facts: Fact) -> Refusal:
    return Refusal(rule, key, tuple(zip(REFUSALS[key], facts, strict=True)))


def refusal(view: View, action: Action) -> Refusal | None:
    """None when the viewing seat may do this now; else the most telling reason why not."""
    if isinstance(action, First | Deal):
        return refuse("FBW-4" if isinstance(action, First) else "FBW-2", "chance")
    if view.phase == Phase.OVER:
        return refuse("FBW-30", "over")
    if view.seat is None:
        return refuse("FBW-1", "onlooker")
    if view.phase in (Phase.FIRST, Phase.DEAL):
        return refuse("FBW-2", "wait_for_chance")
    if view.mover != view.seat:
        return refuse("FBW-24", "not_your_turn", view.mover)
    if view.phase == Phase.ANSWER:
        return None if isinstance(action, Answer) else refuse("FBW-16", "answer_first")
    if view.phase in ABILITY_PHASES:
        if not isinstance(action, ABILITY_PHASES[view.phase]):
            return refuse("FBW-22", "ability_first", view.playing)
        return target(view, action)
    return acting(view, action)


def acting(view: View, action: Action) -> Refusal | None:
    """Offering a card or playing a blue one; everything else waits for its moment (FBW-15)."""
    if isinstance(action, Answer):
        return refuse("FBW-16", "no_offer")
    if isinstance(action, Keep):
        return refuse("FBW-3", "no_look_now", action.card)
    if isinstance(action, TurnUp):
        return refuse("FBW-25", "no_turning_now", action.row, action.place)
    if isinstance(action, Move):
        return refuse("FBW-19", "no_moving_now", action.row)
    if isinstance(action, Give):
        return refuse("FBW-15", "no_giving_now", action.card)
    assert isinstance(action, Offer | Play)
    if action.card not in view.hand:
        return refuse("FBW-15", "not_in_hand", action.card)
    if isinstance(action, Play) and not BOX.cards[action.card].blue:
        return refuse("FBW-20", "no_icon", action.card)
    return None


def target(view: View, action: Action) -> Refusal | None:
    """What the ability of the card in play may be used on (FBW-37 to 40)."""
    rule = BOX.cards[view.playing].rule
    if isinstance(action, Keep) and action.card not in view.centre_known:
        return refuse(rule, "not_in_centre", action.card)
    if isinstance(action, Give) and action.card not in view.hand:
        return refuse(rule, "not_in_hand", action.card)
    if isinstance(action, Move):
        if action.row not in range(BOX.players):
            return refuse(rule, "no_such_place", action.row, HIDDEN)
        return None if view.rows[action.row] else refuse("FBW-46", "empty_row", action.row)
    if isinstance(action, TurnUp):
        if action.row not in range(BOX.players) or not 0 <= action.place < len(view.rows[action.row]):
            return refuse(rule, "no_such_place", action.row, action.place)
        if view.rows[action.row][action.place].up:
            return refuse(rule, "already_up", action.row, action.place)
    return None


def candidates(view: View) -> list[Action]:
    """Every action the viewing seat might try now, legal or not, whatever the phase."""
    if view.seat is None:
        return []
    found: list[Action] = []
    for card in view.hand:
        found += [cards.OFFER[card], Play(card), cards.GIVE[card]]
    found += cards.ANSWERS
    found += [cards.KEEP[card] for card in view.centre_known]
    found += [TurnUp(row, place) for row in range(BOX.players) for place in range(len(view.rows[row]))]
    found += cards.MOVE
    return found
