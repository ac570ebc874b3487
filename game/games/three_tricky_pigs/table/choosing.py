"""What a player of 3 Tricky Pigs has picked up or set on the table, and what pressing does to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import cast

import pygame

from game.core.game import Seat
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, HUFF
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.table import poses, tray
from game.games.three_tricky_pigs.table.plan import Plan, around, plan
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, PUFFS, RANK, SUITED
from game.ui.table import Felt, Host


class Choosing:
    """What is selected is kept by card, never by place."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._card: m.Card = m.HIDDEN  # picked up
        self._let_go = False  # of the only card that may be played
        self.huff = self.puff = 0  # added to it
        self._bid = m.HIDDEN
        self.scores_open = self.last_open = False
        self._broke = False  # seen already, while things still move
        # before a step and after it
        self._plans: deque[tuple[tuple[m.View, Felt, Seat], Plan]] = deque(maxlen=2)

    # ---- what there is

    @property
    def view(self) -> m.View:
        return cast(m.View, self.host.view)

    @property
    def broken(self) -> bool:
        """Whether wolves may be led, as far as it has been seen."""
        return self.view.broken or self._broke

    @property
    def actions(self) -> tuple[m.Action, ...]:
        return self.host.actions

    @property
    def legal(self) -> frozenset[m.Card]:
        """The hand cards that may be played, or laid as a bid, now."""
        return frozenset(action.card for action in self.actions if isinstance(action, m.Play | m.BidCard))

    @property
    def card(self) -> m.Card:
        """The card picked up; the only one that may be played is picked up by itself."""
        if self._card in self.view.hand:
            return self._card
        legal = self.legal if self.view.phase == m.Phase.TRICK else frozenset()
        return next(iter(legal)) if len(legal) == 1 and not self._let_go else m.HIDDEN

    @property
    def bid(self) -> int:
        """The sign chosen: by itself, or with Tricky Bids by the card picked up."""
        if self.view.phase != m.Phase.BID or self.view.seat != self.host.bottom:
            return m.HIDDEN
        if switches(self.view.options).tricky_bids:
            return BOX.laid[KIND[self.card]] if self.card in self.legal else m.HIDDEN
        return self._bid if self.actions else m.HIDDEN

    @property
    def play(self) -> m.Play | None:
        """The play as it is put together, when it is allowed."""
        if self.view.phase != m.Phase.TRICK or self.card not in self.legal:
            return None
        return m.Play(self.card, self.huff, self.puff)

    @property
    def huffs(self) -> list[int]:
        return [value for value, card in HUFFS.items() if card in self.view.hand]

    @property
    def puffs(self) -> list[int]:
        return [value for value, card in PUFFS.items() if card in self.view.hand]

    def ways(self) -> list[m.Play]:
        """Every way to play the chosen card, by its total."""
        plays = [action for action in self.actions if isinstance(action, m.Play) and action.card == self.card]
        return sorted(plays, key=lambda play: (texts.total_of(play), play.huff, play.puff))

    @property
    def added(self) -> set[m.Card]:
        """The huff and puff that go along with the chosen card."""
        if self.play is None:
            return set()
        return {HUFFS[value] for value in (self.huff,) if value} | {PUFFS[value] for value in (self.puff,) if value}

    def addable(self, card: m.Card) -> bool:
        return self.play is not None and not SUITED >> card & 1

    def spare(self, view: m.View) -> int:
        """How many cards nobody was dealt."""
        deck = BOX.deck(view.seats, switches(view.options).chinny).bit_count()
        return deck - BOX.hand_size * view.seats

    def seats_down(self) -> list[Seat]:
        """The seats as lists show them: you first, then clockwise."""
        return [self.host.bottom, *around(self.view, self.host.bottom)]

    def plan(self, view: m.View) -> Plan:
        key = (view, self.host.felt, self.host.bottom)
        found = next((made for known, made in self._plans if known == key), None)
        if found is None:
            found = plan(*key)
            self._plans.append((key, found))
        return found

    @property
    def tray_width(self) -> float:
        """Room for the choices beside the chosen card, 0 when there are none."""
        if self.play is None:
            return 0.0
        return tray.width(len(self.huffs), len(self.puffs), self.host.felt.text) + 8

    # ---- choosing

    def reset(self) -> None:
        self._card, self._let_go = m.HIDDEN, False
        self.huff = self.puff = 0
        self._bid = m.HIDDEN
        self.last_open = False

    def escape(self) -> bool:
        if self.last_open or self.scores_open:
            self.last_open = self.scores_open = False
            self._relay()
            return True
        if self.card == m.HIDDEN and self._bid == m.HIDDEN:
            return False
        self._card, self._bid, self._let_go = m.HIDDEN, m.HIDDEN, True
        self.huff = self.puff = 0
        self._relay()
        return True

    def press_card(self, card: m.Card) -> None:
        """Pick a card up, let it go, add a huff or puff to the one picked up, or say why not."""
        if not self.actions:
            action: m.Action = m.Play(card, 0, 0)
            self._refuse(action, card)
        elif self.view.phase == m.Phase.BID:
            self._press_bid_card(card)
        elif not SUITED >> card & 1 and self.play is not None:
            self.toggle(KIND[card], RANK[card])
        elif card in self.legal:
            self.select(card)
        else:
            self._refuse(m.Play(card, 0, 0), card)

    def _press_bid_card(self, card: m.Card) -> None:
        if card in self.legal:
            self.select(card)
        elif switches(self.view.options).tricky_bids:
            self._refuse(m.BidCard(card), card)
        else:
            self._refuse(m.Play(card, 0, 0), card)

    def select(self, card: m.Card) -> None:
        """Pick this card up; the same one again lets go."""
        same = card == self.card
        self._card = m.HIDDEN if same else card
        self._let_go = same
        if same:
            self.huff = self.puff = 0
        self._relay()

    def toggle(self, kind: int, value: int) -> None:
        """Add a huff or puff to the chosen card in place of another, or take it off."""
        if kind == HUFF:
            self.huff = 0 if self.huff == value else value
        else:
            self.puff = 0 if self.puff == value else value
        self._relay()

    def press_sign(self, bid: int) -> None:
        """Choose a sign; with Tricky Bids the cards choose it."""
        if switches(self.view.options).tricky_bids:
            at = self.plan(self.view).panels[bid]
            self.host.refuse(m.Bid(bid), at.cx, at.y + 40)
        else:
            self._bid = m.HIDDEN if bid == self._bid else bid
            self._relay()

    def commit(self) -> None:
        """Play or hang what is chosen."""
        if self.view.phase == m.Phase.BID:
            tricky = switches(self.view.options).tricky_bids
            action: m.Action = m.BidCard(self.card) if tricky else m.Bid(self.bid)
        else:
            action = m.Play(self.card, self.huff, self.puff)
        if action in self.actions:
            self.host.play(action)

    def _refuse(self, action: m.Action, card: m.Card) -> None:
        at = self.plan(self.view)
        chosen = self.view.hand.index(self.card) if self.card in self.view.hand else None
        slots = at.hand_slots(self.view.hand, chosen, self.tray_width)
        x, _y, _k = slots[self.view.hand.index(card)]
        self.host.refuse(action, x, at.edge - 20)  # above the tray

    def toggle_scores(self) -> None:
        self.scores_open = not self.scores_open
        self.host.relay()

    def toggle_last(self) -> None:
        self.last_open = not self.last_open
        self.host.relay()

    def open_rule(self, rule: str) -> Callable[[], None]:
        return partial(self.host.open_rule, rule)

    def _relay(self) -> None:
        if not self.host.stage.busy:
            self.host.stage.rearrange(poses.layout(self, self.view))
        self.host.relay()

    # ---- the keyboard, and hints

    def first_focus(self) -> list[str]:
        """What the keyboard should be on when the turn has come this far; the first that is there counts."""
        if self.view.phase == m.Phase.BID and not switches(self.view.options).tricky_bids:
            return ["sign:0"]
        if self.card != m.HIDDEN:
            return ["play"]
        return [f"hand:{card}" for card in self.view.hand if card in self.legal]

    def key(self, event: pygame.event.Event) -> bool:
        """Digits pick signs or hand cards; U and P go through the huffs and puffs."""
        view = self.view
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        place = event.key - pygame.K_1
        if view.phase == m.Phase.BID and not switches(view.options).tricky_bids:
            if 0 <= place < len(BOX.bids):
                self.press_sign(place)
                return True
            return False
        if 0 <= place < min(9, len(view.hand)):
            self.press_card(view.hand[place])
            return True
        if self.play is not None and event.key in (pygame.K_u, pygame.K_p):
            values, now = (self.huffs, self.huff) if event.key == pygame.K_u else (self.puffs, self.puff)
            wheel = [0, *values]
            following = wheel[(wheel.index(now) + 1) % len(wheel)]
            if event.key == pygame.K_u:
                self.huff = following
            else:
                self.puff = following
            self._relay()
            return True
        return False

    def show_hint(self, action: m.Action) -> tuple[float, float]:
        at = self.plan(self.view)
        match action:
            case m.Bid(bid):
                self._bid = bid
                self._relay()
                return at.panels[bid].cx, at.panels[bid].y + 30
            case m.BidCard(card):
                self._card = card
            case m.Play(card, huff, puff):
                self._card, self.huff, self.puff = card, huff, puff
        self._relay()
        x, y = at.slots[at.bottom]
        return x, y - 40
