"""Why an action is not allowed: the rule, a message key and true facts, judged on a view alone.

This is the readable statement of legality. `actions.py` lists what is allowed without it, for speed; a test holds
both against each other on every candidate.

Facts: `card`, `wolf`, `owner`, `house`, `seat` are numbers as in actions; `colour` is a key of `BOX.colours`; `value`
and `top` are Floor values; basements are B numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Fact, Refusal
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import BASEMENTS, COLOURS, highest, needed_basement, of_colour, plain, room
from game.games.three_little_wolves.model import (
    HIDDEN,
    NEW,
    NO_COLOUR,
    Action,
    Build,
    Card,
    Dig,
    Discard,
    Draw,
    First,
    House,
    Keep,
    Owner,
    Pass,
    Phase,
    Pin,
    Send,
    View,
)
from game.games.three_little_wolves.switches import switches

# every key a refusal may have -> the names of its facts, in order
REFUSALS: dict[str, tuple[str, ...]] = {
    # whose business it is
    "over": (),  # the game has ended
    "onlooker": (),  # the viewer has no seat
    "chance": (),  # only chance draws cards and the first player
    "wait_for_chance": (),  # a card is about to be drawn
    "not_your_turn": ("seat",),  # `seat` must act now
    "already_picked": ("card",),  # this card was chosen to pass; others still choose
    # what is to be done now
    "use_a_card_first": (),  # a Wolf goes out after a discard only
    "nothing_to_keep": (),  # no Wolf question is asked before a discard
    "card_already_used": (),  # one card a turn; now it is about the Wolf
    "no_pass_now": (),  # cards are passed only when a pig says so
    "no_token_now": (),  # no Pig token waits for a choice
    "pass_a_card": (),  # now everybody must choose a card to pass
    "place_token": (),  # now the Pig token must be placed
    "must_send": (),  # a forced Wolf must go now
    "place_smooki": ("card",),  # now Smooki's White card must be placed
    "smooki_must_build": ("card",),  # it fits somewhere, so it may not be discarded
    # cards and houses
    "not_in_hand": ("card",),
    "not_smookis_card": ("card",),  # another card than the one Smooki turned up: that is `card`
    "no_such_house": (),
    "no_such_value": ("card",),  # the card cannot have this value
    "not_higher": ("card", "value", "top", "house"),  # the value must beat the top Floor
    "not_higher_but": ("card", "value", "top", "house", "other"),  # likewise, but the card fits as `other`
    "wrong_colour": ("card", "colour", "house"),  # the house has `colour` and takes only that and White
    "colour_elsewhere": ("card", "colour", "house", "home"),  # cards of `colour` go to the house `home`, not `house`
    "colour_exists": ("card", "colour", "home"),  # no second house of `colour` may be started
    "too_many_white": ("card", "most"),  # already `most` White-only houses
    "too_many_houses": ("card", "most"),  # already `most` houses
    "no_basement": ("card",),  # the card cannot be a basement
    "basement_first": ("card",),  # a basement never starts a house
    "basement_there": ("card", "basement", "house"),  # this B number is already there
    "basement_order": ("card", "basement", "house", "needed"),  # `needed` comes first
    "basement_too_high": ("card", "basement", "house", "deepest"),  # it must go below `deepest`
    # Wolves
    "wolf_gone": ("wolf",),  # no unsent Wolf of this value
    "wolf_not_next": ("wolf", "next"),  # the lowest unsent one, `next`, goes first
    "own_house": ("house",),
    "no_room": ("owner", "house", "room"),  # the house has room for `room` Wolves in all
    # Pig tokens
    "not_highest": ("owner", "house", "height", "most"),  # it is not of the greatest height, `most`
    "has_token": ("owner", "house"),  # one token for each house, and it has its own
    "token_elsewhere": ("owner", "house", "winner"),  # the tie order gives the token to `winner`
}


def refuse(rule: str, key: str, *facts: Fact) -> Refusal:
    return Refusal(rule, key, tuple(zip(REFUSALS[key], facts, strict=True)))


def refusal(view: View, action: Action) -> Refusal | None:
    """None when the viewing seat may do this now; else the most telling reason why not."""
    if isinstance(action, First | Draw):
        return refuse("TLW-20" if isinstance(action, First) else "TLW-31", "chance")
    if view.phase == Phase.OVER:
        return refuse("TLW-102", "over")
    if view.seat is None:
        return refuse("TLW-150", "onlooker")
    if view.phase in (Phase.FIRST, Phase.DEAL, Phase.DRAW, Phase.REVEAL):
        return refuse("TLW-31", "wait_for_chance")
    if view.phase == Phase.PASS and view.pick != HIDDEN:
        return refuse("TLW-93", "already_picked", view.pick)
    if view.mover != view.seat:
        return refuse("TLW-20", "not_your_turn", view.mover)
    if view.phase == Phase.USE:
        return using(view, action)
    if view.phase == Phase.WOLF:
        if isinstance(action, Send):
            return sending(view, action)
        return None if isinstance(action, Keep) else elsewhere(action) or refuse("TLW-23", "card_already_used")
    if view.phase == Phase.FORCED:
        if isinstance(action, Send):
            return sending(view, action)
        return elsewhere(action) or refuse("TLW-95", "must_send")
    if view.phase == Phase.PASS:
        if not isinstance(action, Pass):
            return elsewhere(action) or refuse("TLW-94", "pass_a_card")
        return None if action.card in view.hand else refuse("TLW-91", "not_in_hand", action.card)
    if view.phase == Phase.PIN:
        return pinning(view, action) if isinstance(action, Pin) else refuse("TLW-86", "place_token")
    return placing(view, action)


def elsewhere(action: Action) -> Refusal | None:
    """The refusal of an action that needs a phase of its own, which is not now."""
    if isinstance(action, Pin):
        return refuse("TLW-86", "no_token_now")
    if isinstance(action, Pass):
        return refuse("TLW-91", "no_pass_now")
    return None


def using(view: View, action: Action) -> Refusal | None:
    """Building or discarding a card of one's own (TLW-23)."""
    if isinstance(action, Send):
        return refuse("TLW-28", "use_a_card_first")
    if isinstance(action, Keep):
        return refuse("TLW-28", "nothing_to_keep")
    if not isinstance(action, Build | Dig | Discard):
        return elsewhere(action)
    if action.card not in view.hand:
        return refuse("TLW-23", "not_in_hand", action.card)
    if isinstance(action, Discard) or view.seat is None:
        return None
    return building(view.houses[view.seat], action, switches(view.options).strict)


def placing(view: View, action: Action) -> Refusal | None:
    """The Mustache holder's choice for Smooki's White card (TLW-136)."""
    if not isinstance(action, Build | Dig | Discard):
        return refuse("TLW-136", "place_smooki", view.placing)
    if action.card != view.placing:
        return refuse("TLW-136", "not_smookis_card", view.placing)
    if isinstance(action, Discard):
        return refuse("TLW-136", "smooki_must_build", action.card)
    return building(view.houses[view.smooki], action, switches(view.options).strict)


def building(street: Sequence[House], action: Build | Dig, strict: bool) -> Refusal | None:
    """Whether a card may be built in this street of its owner (section 5)."""
    card = action.card
    if action.house != NEW and not 0 <= action.house < len(street):
        return refuse("TLW-34", "no_such_house")
    if isinstance(action, Build) and action.value not in BOX.cards[card].values:
        return refuse("TLW-39", "no_such_value", card)
    if isinstance(action, Dig):
        if not BASEMENTS[card]:
            return refuse("TLW-55", "no_basement", card)
        if action.house == NEW:
            return refuse("TLW-56", "basement_first", card)
    if action.house == NEW:
        return starting(street, card)
    if clash := colours(street, card, action.house):
        return clash
    house = street[action.house]
    if isinstance(action, Dig):
        return digging(house, card, action.house, strict)
    if action.value > house.top:
        return None
    facts = (card, action.value, house.top, action.house)
    fitting = [value for value in BOX.cards[card].values if value > house.top]
    if fitting:
        return refuse("TLW-35", "not_higher_but", *facts, fitting[0])
    return refuse("TLW-35", "not_higher", *facts)


def starting(street: Sequence[House], card: Card) -> Refusal | None:
    """Whether a card may start a house."""
    colour = COLOURS[card]
    if colour == NO_COLOUR:
        if len(plain(street)) >= BOX.white_only:
            return refuse("TLW-50", "too_many_white", card, BOX.white_only)
    elif (home := of_colour(street, colour)) != NEW:
        return refuse("TLW-45", "colour_exists", card, BOX.colours[colour], home)
    if BOX.houses is not None and len(street) >= BOX.houses:
        return refuse("TLW-51", "too_many_houses", card, BOX.houses)
    return None


def colours(street: Sequence[House], card: Card, place: int) -> Refusal | None:
    """Whether the colours of a card and a house forbid each other; basements obey them too (TLW-59)."""
    colour, painted = COLOURS[card], street[place].colour
    if colour in (NO_COLOUR, painted):
        return None
    home = of_colour(street, colour)
    if home != NEW:
        return refuse("TLW-46", "colour_elsewhere", card, BOX.colours[colour], place, home)
    if painted != NO_COLOUR:
        return refuse("TLW-44", "wrong_colour", card, BOX.colours[painted], place)
    return None


def digging(house: House, card: Card, place: int, strict: bool) -> Refusal | None:
    """Whether a basement card comes in order (TLW-57, 58)."""
    basement = BASEMENTS[card]
    if basement in {BASEMENTS[dug] for dug in house.basements}:
        return refuse("TLW-58", "basement_there", card, basement, place)
    if basement <= house.depth:
        return refuse("TLW-57", "basement_too_high", card, basement, place, house.depth)
    if strict and basement != (needed := needed_basement(house)):
        return refuse("TLW-57", "basement_order", card, basement, place, needed)
    return None


def sending(view: View, action: Send) -> Refusal | None:
    """Whether a Wolf may go to a house (TLW-73 to 79)."""
    assert view.seat is not None
    unsent = view.wolves[view.seat]
    if action.owner == view.seat:
        return refuse("TLW-73", "own_house", action.house)
    if not 0 <= action.owner < len(view.houses) or not 0 <= action.house < len(view.houses[action.owner]):
        return refuse("TLW-73", "no_such_house")
    if action.wolf not in unsent:
        return refuse("TLW-78", "wolf_gone", action.wolf)
    house = view.houses[action.owner][action.house]
    if room(house) <= 0:
        return refuse("TLW-74", "no_room", action.owner, action.house, BOX.room[house.depth])
    if switches(view.options).ascending and action.wolf != unsent[0]:
        return refuse("TLW-79", "wolf_not_next", action.wolf, unsent[0])
    return None


def pinning(view: View, action: Pin) -> Refusal | None:
    """Whether a house is among those the drawer may choose from (TLW-84 to 87)."""
    owner, place = action.owner, action.house
    if (owner, place) in view.tied:
        return None
    if not 0 <= owner < len(view.houses) or not 0 <= place < len(view.houses[owner]):
        return refuse("TLW-84", "no_such_house")
    house = view.houses[owner][place]
    once = switches(view.options).once
    if once and house.tokens:
        return refuse("TLW-87", "has_token", owner, place)
    best_owner, best_place = highest(view.houses, once)[0]
    most = view.houses[best_owner][best_place].height
    if house.height < most:
        return refuse("TLW-84", "not_highest", owner, place, house.height, most)
    return refuse("TLW-85", "token_elsewhere", owner, place, view.tied[0][0])


# ---- what a person might try


def candidates(view: View) -> list[Action]:
    """Every action the viewing seat might try now, legal or not, whatever the phase."""
    if view.seat is None:
        return []
    found: list[Action] = []
    if view.phase == Phase.PLACE and view.mover == view.seat:
        found += tries((view.placing,), view.houses[view.smooki])
        found += tries(view.hand, view.houses[view.smooki])
    else:
        found += tries(view.hand, view.houses[view.seat])
    found += sends(view)
    found.append(Keep())
    found += [Pass(card) for card in view.hand]
    if view.phase == Phase.PIN:
        found += [Pin(owner, place) for owner, street in enumerate(view.houses) for place in range(len(street))]
    return found


def tries(cards: Sequence[Card], street: Sequence[House]) -> list[Action]:
    """Each card on, under and beside each house of a street, and discarded."""
    found: list[Action] = []
    for card in cards:
        for place in (*range(len(street)), NEW):
            found += [Build(card, place, value) for value in BOX.cards[card].values]
            found.append(Dig(card, place))
        found.append(Discard(card))
    return found


def sends(view: View) -> list[Action]:
    """Each Wolf of the game to each house on the table."""
    places: list[tuple[Owner, int]] = [
        (owner, place) for owner, street in enumerate(view.houses) for place in range(len(street))
    ]
    return [Send(wolf, owner, place) for wolf in BOX.wolves for owner, place in places]
