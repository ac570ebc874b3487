"""What a seat can count: the cards it has not seen, and the chance that a house will still stand at the end.

A Wolf pays if its house stands (TLW-119, 120). Nobody knows how the others will build, so the chance is that of a
plain way to play on, the same for everybody (`Standing`): unseen cards lie anywhere they may; each turn the card is
built that leaves out the fewest floors, any of them where several do; a card that fits nowhere is discarded; cards
are passed at random. Wolves and Pig tokens fell no house, so they are left out.

Play-outs are made in small numbers, so that whoever shows them can go on meanwhile. They have rules of their own,
in plain lists; a test plays the same by the real ones.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from game.games.three_little_wolves.actions import ALL, PIGS, cards_of
from game.games.three_little_wolves.box import BOX, PASS_LEFT, PASS_RIGHT
from game.games.three_little_wolves.houses import BASEMENTS, COLOURS, EXTRA, Place
from game.games.three_little_wolves.model import HIDDEN, NO_COLOUR, NO_ONE, Card, Owner, Phase, View
from game.games.three_little_wolves.switches import switches
from game.games.three_little_wolves.views import seen_cards

if TYPE_CHECKING:
    from random import Random

VALUES = tuple(face.values for face in BOX.cards)
ENOUGH = 10_000  # play-outs: the chances are then within half a percent of what more of them would tell
FIRST = 200  # before there is anything to show

# a house while it is played on: colour, top, depth, height, and what a roof on top adds to it
Stack: TypeAlias = list[int]
_COLOUR, _TOP, _DEPTH, _HEIGHT, _EXTRA = range(5)
_PIG = -2  # in a pile


def unseen(view: View) -> tuple[tuple[Card, ...], ...]:
    """The Floor cards that lie in other hands or in the pile, by colour."""
    hidden = cards_of(ALL & ~seen_cards(view))
    return tuple(
        tuple(card for card in hidden if BOX.cards[card].colour == colour) for colour in range(len(BOX.colours))
    )


class Standing:
    """The chance of each house on the table to stand at the end, better known with every play-out."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.runs = 0
        self._stood: dict[Place, int] = {
            (owner, place): 0 for owner, street in enumerate(view.houses) for place in range(len(street))
        }
        self._options = switches(view.options)
        sure = {card for card, _holder in view.knows}
        self._hidden = [card for card in cards_of(ALL & ~seen_cards(view)) if card not in sure]

    @property
    def done(self) -> bool:
        return self.runs >= ENOUGH or self.view.phase in (Phase.FIRST, Phase.DEAL)

    @property
    def ready(self) -> bool:
        """Whether there is anything to show."""
        return self.runs >= FIRST

    def more(self, runs: int = 1) -> None:
        for _ in range(runs):
            for place in self._play_on():
                self._stood[place] += 1
            self.runs += 1

    def chances(self) -> dict[Place, float]:
        """For each house, by owner and place."""
        return {place: stood / max(1, self.runs) for place, stood in self._stood.items()}

    @property
    def progress(self) -> float:
        return self.runs / ENOUGH

    def margin(self) -> float:
        """How far off the least sure chance may be, 19 times of 20."""
        return 1.96 * 0.5 / math.sqrt(max(1, self.runs))

    # ---- one play-out

    def _play_on(self) -> list[Place]:
        """Play to the end and tell which houses of today stand."""
        table = _Table(self.view, self._hidden, self._options.strict, self._options.finish_round, self.rng)
        table.play()
        fallen = table.fallen()
        return [place for place in self._stood if place not in fallen]


class _Table:
    """A game that is played on: hands as lists, houses as stacks, the pile in the order in which it will come."""

    def __init__(self, view: View, hidden: Sequence[Card], strict: bool, finish: bool, rng: Random) -> None:
        self.view, self.strict, self.finish, self.rng = view, strict, finish, rng
        self.streets: list[list[Stack]] = [
            [[h.colour, h.top, h.depth, h.height, EXTRA[h.floors[-1].card]] for h in street] for street in view.houses
        ]
        self.smooki = view.smooki
        cards = list(hidden)
        rng.shuffle(cards)
        self.hands: list[list[Card]] = [[] for _ in range(view.seats)]
        for card, holder in view.knows:
            self.hands[holder].append(card)
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                self.hands[seat] = list(view.hand)
            else:
                while len(self.hands[seat]) < size:
                    self.hands[seat].append(cards.pop())
        self.pigs = [pig for pig in PIGS if pig not in view.pigs]
        rng.shuffle(self.pigs)
        self.pile = self._pile(cards)
        self.turns, self.left = view.turns, view.turns_left
        self.effects = list(view.effects)
        self.pick = view.pick  # the viewer's card to pass, when it is chosen already

    def _pile(self, floors: list[Card]) -> list[Card]:
        """The order in which the pile will come, the next card last (TLW-15, 16)."""
        below = min(self.view.pile, BOX.bottom)
        above = self.view.pile - below
        high = len(self.pigs) - BOX.bottom_pigs if above else 0
        top = floors[: above - high] + [_PIG] * high
        bottom = floors[above - high :] + [_PIG] * (len(self.pigs) - high)
        if high:
            self.rng.shuffle(top)
        if len(self.pigs) > high:
            self.rng.shuffle(bottom)
        return bottom + top

    def play(self) -> None:
        """From where the view is to the end."""
        view, phase = self.view, self.view.phase
        if phase == Phase.OVER:
            return
        if phase == Phase.USE:
            drawer = view.mover
        else:
            drawer = view.drawer
            if phase == Phase.PLACE:
                self._build(self.smooki, [view.placing])
            elif phase == Phase.FORCED:
                self.effects = self.effects[1:]
            elif phase != Phase.PASS:
                if phase == Phase.PIN:  # what the pig brings comes after its token
                    self._came(view.pigs[-1], drawer)
                self._draw(drawer)
            self._settle(drawer)
            drawer = self._after(drawer)
        while drawer != NO_ONE:
            hand = self.hands[drawer]
            if hand and not self._build(drawer, hand):
                hand.remove(self.rng.choice(hand))
            self._draw(drawer)
            self._settle(drawer)
            drawer = self._after(drawer)

    def _after(self, drawer: Owner) -> Owner:
        """Who is next, Smooki's card turned up before that if there is one; NO_ONE at the end."""
        seats = self.view.seats
        if drawer != self.smooki:
            self.turns += 1
            if self.smooki != NO_ONE and self.turns % seats == 0 and self.pile:
                self._draw(self.smooki)
                self._settle(self.smooki)
        if self.left == 0:
            return NO_ONE
        if self.left > 0:
            self.left -= 1
        return (self.view.first + self.turns) % seats

    def _draw(self, drawer: Owner) -> None:
        """Fill the hand, or turn up one card for Smooki (TLW-24, 140); pigs come in between."""
        while self.pile and (drawer == self.smooki or len(self.hands[drawer]) < BOX.hand_size):
            card = self.pile.pop()
            if card == _PIG:
                self._came(self.pigs.pop(), drawer)
            elif drawer == self.smooki:
                self._place(card)
                return
            else:
                self.hands[drawer].append(card)

    def _came(self, pig: Card, drawer: Owner) -> None:
        """What a pig that was turned up does later: its effect, or the last turns (TLW-98, 101, 102)."""
        if self.pigs:
            self.effects.append(pig)
            return
        self.left = BOX.last_turns * self.view.seats
        if self.finish:
            self.left += -(self.turns + (drawer != self.smooki)) % self.view.seats

    def _settle(self, drawer: Owner) -> None:
        """What the pigs drawn make everybody do: of that, only passing a card matters here (TLW-90 to 93)."""
        for pig in self.effects:
            effect = BOX.cards[pig].effect
            if effect in (PASS_LEFT, PASS_RIGHT):
                step = 1 if effect == PASS_LEFT else -1
                given = [hand.pop(self.rng.randrange(len(hand))) if hand else HIDDEN for hand in self.hands]
                if self.pick != HIDDEN and self.view.seat is not None:
                    self.hands[self.view.seat].append(given[self.view.seat])
                    self.hands[self.view.seat].remove(self.pick)
                    given[self.view.seat], self.pick = self.pick, HIDDEN
                for seat, card in enumerate(given):
                    if card != HIDDEN:
                        self.hands[(seat + step) % len(given)].append(card)
        self.effects = []

    # ---- building

    def _place(self, card: Card) -> None:
        """Smooki's card: a White one where it leaves out the fewest floors, another by the rule (TLW-134 to 137)."""
        street, colour = self.streets[self.smooki], COLOURS[card]
        if colour == NO_COLOUR:
            self._build(self.smooki, [card])
            return
        own = [house for house in street if house[_COLOUR] == colour]
        for house in own or [house for house in street if house[_COLOUR] == NO_COLOUR]:
            for value in VALUES[card]:
                if value > house[_TOP]:
                    _floor(house, card, value)
                    return
        if own:
            if self._digs(own[0], card):
                _dig(own[0], card)
        elif BOX.houses is None or len(street) < BOX.houses:
            street.append([colour, VALUES[card][0], 0, 1 + EXTRA[card], EXTRA[card]])

    def _digs(self, house: Stack, card: Card) -> bool:
        depth = BASEMENTS[card]
        return depth == house[_DEPTH] + 1 if self.strict else depth > house[_DEPTH]

    def _build(self, owner: Owner, hand: list[Card]) -> bool:
        """Build the card that leaves out the fewest floors; False when none fits."""
        street = self.streets[owner]
        owned = {house[_COLOUR] for house in street}
        plain = sum(house[_COLOUR] == NO_COLOUR for house in street)
        room = BOX.houses is None or len(street) < BOX.houses
        least = BOX.top_value + 1
        found: list[tuple[Card, Stack | None, int]] = []  # a value of 0: as a basement
        for card in hand:
            colour, values, depth = COLOURS[card], VALUES[card], BASEMENTS[card]
            for house in street:
                has = house[_COLOUR]
                if not (colour in (NO_COLOUR, has) or (has == NO_COLOUR and colour not in owned)):
                    continue
                top = house[_TOP]
                for value in values:
                    if value > top and value - top - 1 <= least:
                        if value - top - 1 < least:
                            least = value - top - 1
                            found.clear()
                        found.append((card, house, value))
                if depth and self._digs(house, card):
                    if least:
                        least = 0
                        found.clear()
                    found.append((card, house, 0))
            if room and (plain < BOX.white_only if colour == NO_COLOUR else colour not in owned):
                for value in values:
                    if value - 1 <= least:
                        if value - 1 < least:
                            least = value - 1
                            found.clear()
                        found.append((card, None, value))
        if not found:
            return False
        card, chosen, value = found[0] if len(found) == 1 else self.rng.choice(found)
        hand.remove(card)
        if chosen is None:
            street.append([COLOURS[card], value, 0, 1 + EXTRA[card], EXTRA[card]])
        elif value:
            _floor(chosen, card, value)
        else:
            _dig(chosen, card)
        return True

    def fallen(self) -> set[Place]:
        """White-only houses and those that alone are the shortest of their colour (TLW-108 to 112)."""
        found: set[Place] = set()
        heights: list[list[tuple[int, Place]]] = [[] for _ in BOX.colours]
        for owner, street in enumerate(self.streets):
            for place, house in enumerate(street):
                if house[_COLOUR] == NO_COLOUR:
                    found.add((owner, place))
                else:
                    heights[house[_COLOUR]].append((house[_HEIGHT], (owner, place)))
        for group in heights:
            if len(group) > 1:
                group.sort()
                if group[0][0] < group[1][0]:
                    found.add(group[0][1])
        return found


def _floor(house: Stack, card: Card, value: int) -> None:
    if house[_COLOUR] == NO_COLOUR:
        house[_COLOUR] = COLOURS[card]
    house[_TOP] = value
    house[_HEIGHT] += 1 + EXTRA[card] - house[_EXTRA]
    house[_EXTRA] = EXTRA[card]


def _dig(house: Stack, card: Card) -> None:
    if house[_COLOUR] == NO_COLOUR:
        house[_COLOUR] = COLOURS[card]
    house[_DEPTH] = max(house[_DEPTH], BASEMENTS[card])
    house[_HEIGHT] += 1
