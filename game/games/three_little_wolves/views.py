"""What a seat may know of a state (TLW-150), and states that such knowledge allows."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.three_little_wolves.actions import ALL, PIGS, cards_of
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import HIDDEN, State, View

if TYPE_CHECKING:
    from random import Random


def view(state: State, seat: Seat | None) -> View:
    """All that `seat` may know, its own memory of passed cards included (None: an onlooker)."""
    hands = state.hands
    return View(
        seat,
        state.seats,
        state.options,
        state.phase,
        state.first,
        state.mover,
        () if seat is None else tuple(cards_of(hands[seat])),
        tuple([hand.bit_count() for hand in hands]),
        tuple([tuple(street) for street in state.houses]),
        tuple(state.wolves),
        state.top_left + state.bottom_left,
        state.discards,
        state.pigs,
        state.turns,
        state.turns_left,
        state.drawer,
        state.tied,
        state.effects,
        tuple([card != HIDDEN for card in state.picks]),
        HIDDEN if seat is None else state.picks[seat],
        state.placing,
        state.mustache,
        () if seat is None else state.knows[seat],
    )


def seen_cards(view: View) -> int:
    """Bit set of the Floor cards whose place the viewer knows without memory: own hand and table."""
    seen = 0
    for card in view.hand:
        seen |= 1 << card
    for card in view.discards:
        seen |= 1 << card
    for street in view.houses:
        for house in street:
            for floor in house.floors:
                seen |= 1 << floor.card
            for card in house.basements:
                seen |= 1 << card
    if view.placing != HIDDEN:
        seen |= 1 << view.placing
    return seen


def imagine(view: View, rng: Random) -> State:
    """A full state that this view allows: unseen cards dealt evenly, passed cards where they are known to be.

    Which pigs are still to come is public and the pile has no order before it is drawn, so hands are all there is
    to guess. What other seats remember of passed cards is left empty, their secret picks are even over their hands.
    """
    hidden = ALL ^ seen_cards(view)
    hands = [0] * view.seats
    for card, holder in view.knows:
        hands[holder] |= 1 << card
        hidden ^= 1 << card
    wanted = [size - hands[seat].bit_count() if seat != view.seat else 0 for seat, size in enumerate(view.hand_sizes)]
    drawn = iter(rng.sample(cards_of(hidden), sum(wanted)))
    for seat, more in enumerate(wanted):
        for card in islice(drawn, more):
            hands[seat] |= 1 << card
            hidden ^= 1 << card
    if view.seat is not None:
        hands[view.seat] = sum(1 << card for card in view.hand)
    picks = [HIDDEN] * view.seats
    for seat, chosen in enumerate(view.picked):
        if chosen:
            picks[seat] = view.pick if seat == view.seat else rng.choice(cards_of(hands[seat]))
    knows: list[tuple[tuple[int, Seat], ...]] = [()] * view.seats
    if view.seat is not None:
        knows[view.seat] = view.knows
    bottom_left = min(view.pile, BOX.bottom)
    return State(
        seats=view.seats,
        options=view.options,
        phase=view.phase,
        first=view.first,
        mover=view.mover,
        hands=hands,
        houses=[list(street) for street in view.houses],
        wolves=list(view.wolves),
        unseen=hidden,
        pigs_unseen=tuple(card for card in PIGS if card not in view.pigs),
        top_left=view.pile - bottom_left,
        bottom_left=bottom_left,
        discards=view.discards,
        pigs=view.pigs,
        turns=view.turns,
        turns_left=view.turns_left,
        drawer=view.drawer,
        tied=view.tied,
        effects=view.effects,
        picks=picks,
        placing=view.placing,
        mustache=view.mustache,
        knows=knows,
    )
