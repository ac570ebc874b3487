"""What a player of The Three Little Wolves has picked up, and what pressing does with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import cast

import pygame

from game.core.game import Seat
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX, PASS_LEFT
from game.games.three_little_wolves.table import asked, choices, poses
from game.games.three_little_wolves.table.choices import Choice
from game.games.three_little_wolves.table.plan import Plan, plan, sorted_hand
from game.ui.cues import Pose
from game.ui.table import Felt, Host

TRAY_W = 96.0


class Choosing:
    """What is selected is kept by card, never by place."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.selected: m.Card = m.HIDDEN
        self.chosen = 0  # into choices.choices(card)
        self.wolf = 0  # the Wolf to send when there is a choice
        # before a step and after it
        self._plans: deque[tuple[tuple[m.View, Felt, Seat], Plan]] = deque(maxlen=2)

    # ---- what there is

    @property
    def view(self) -> m.View:
        return cast(m.View, self.host.view)

    @property
    def actions(self) -> tuple[m.Action, ...]:
        return self.host.actions

    @property
    def card(self) -> m.Card:
        """The card in play: the selected one, or Smooki's."""
        return choices.card_in_play(self.view, self.selected)

    @property
    def choice(self) -> Choice | None:
        if self.card == m.HIDDEN or self.view.phase not in (m.Phase.USE, m.Phase.PLACE):
            return None
        ways = choices.choices(self.card)
        return ways[min(self.chosen, len(ways) - 1)]

    def reset(self) -> None:
        self.selected, self.wolf = m.HIDDEN, 0
        if self.card != m.HIDDEN:  # Smooki's card needs no selecting
            self.chosen = choices.first_choice(self.card, self.actions)

    def escape(self) -> bool:
        if self.selected == m.HIDDEN:
            return False
        self.select(m.HIDDEN)
        return True

    def select(self, card: m.Card) -> None:
        """Pick a hand card up; the same one again, or HIDDEN, lets go. A folded hand opens for its choices."""
        if self.host.felt.folded and card != m.HIDDEN:
            self.host.fold()
        self.selected = m.HIDDEN if card == self.selected else card
        if self.selected != m.HIDDEN:
            self.chosen = choices.first_choice(card, self.actions)
        self._relay()

    def choose(self, place: int) -> None:
        self.chosen = place
        self._relay()

    def choose_wolf(self, wolf: int) -> None:
        self.wolf = wolf
        self._relay()

    @property
    def next_wolf(self) -> int:
        """The Wolf a click on a house would send, 0 without one."""
        return self.wolf or choices.next_wolf(self.view)

    @property
    def wolves_to_choose(self) -> tuple[int, ...]:
        """The Wolves that may go, when there is more than one to choose from."""
        values = sorted({action.wolf for action in self.actions if isinstance(action, m.Send)})
        return tuple(values) if len(values) > 1 else ()

    @property
    def passes_left(self) -> bool:
        """Whether cards are passed to the left now."""
        return bool(self.view.effects) and BOX.cards[self.view.effects[0]].effect == PASS_LEFT

    def _relay(self) -> None:
        if not self.host.stage.busy:
            self.host.stage.rearrange(self.layout(self.view))
        self.host.relay()

    def plan(self, view: m.View) -> Plan:
        key = (view, self.host.felt, self.host.bottom)
        found = next((made for known, made in self._plans if known == key), None)
        if found is None:
            found = plan(*key)
            self._plans.append((key, found))
        return found

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        return poses.layout(self, view)

    @property
    def tray_width(self) -> float:
        """Room for the choices beside the selected card, 0 when there are none."""
        if self.selected == m.HIDDEN or self.host.felt.folded:
            return 0.0
        if self.view.phase == m.Phase.PASS:
            return TRAY_W + 40
        many = self.view.phase == m.Phase.USE and len(choices.choices(self.selected)) > 1
        return TRAY_W if many else 0.0

    def asked_width(self, view: m.View) -> float:
        """Room for what is asked beside the hand, 0 when nothing is."""
        if view.seat != self.host.bottom or not view.hand:
            return 0.0
        return asked.width(view, self.host.felt, self.host.unconfirmed)

    def placing_at(self, at: Plan) -> tuple[float, float]:
        """Where Smooki's White card waits for the Mustache holder: over the holder's own cards, which step back."""
        return at.hand.cx - 46, at.edge + (56 if not at.felt.folded else -40)

    def allowed(self, owner: m.Owner, place: int) -> bool:
        return self.action_for(owner, place) in self.actions

    def action_for(self, owner: m.Owner, place: int) -> m.Action | None:
        return choices.on_house(self.view, self.card, self.choice, self.next_wolf, owner, place)

    def pointed(self) -> int | None:
        """The plot of the builder's street under the pointer or the focus."""
        id = self.host.pointed_id
        if id == "plot":
            return m.NEW
        kind, _colon, rest = (id or "").partition(":")
        if kind != "house":
            return None
        owner, _colon, place = rest.partition(":")
        return int(place) if int(owner) == choices.builder(self.view) else None

    # ---- presses

    def press_house(self, owner: m.Owner, place: int) -> None:
        lane = self.plan(self.view).streets[owner]
        box = lane.box(place)
        self._try(self.action_for(owner, place), lane.axes[place] + 30, box.y + box.h * 0.3)

    def press_plot(self) -> None:
        lane = self.plan(self.view).streets[choices.builder(self.view)]
        self._try(choices.on_plot(self.card, self.choice), lane.axes[-1], lane.box(len(lane.shapes)).y)

    def press_discards(self) -> None:
        pile = self.plan(self.view).discard
        self._try(choices.on_discards(self.view, self.card), pile.cx, pile.y)

    def _try(self, action: m.Action | None, x: float, y: float) -> None:
        """Play it if it is allowed, else say why not."""
        if action is None:
            return
        if action in self.actions:
            self.host.play(action)
        else:
            self.host.refuse(action, x, y)

    def first_focus(self) -> list[str]:
        """What the keyboard should be on when the turn has come this far; the first that is there counts."""
        view = self.view
        if view.phase in (m.Phase.WOLF, m.Phase.FORCED, m.Phase.PIN):
            targets = [action for action in self.actions if isinstance(action, m.Send | m.Pin)]
            return [*(f"house:{action.owner}:{action.house}" for action in targets[:1]), "keep"]
        if view.phase == m.Phase.PLACE:
            return ["choice:0"]
        return [f"hand:{card}" for card in sorted_hand(view.hand)[:1]]

    def key(self, event: pygame.event.Event) -> bool:
        """Digits pick hand cards; letters are left to the scene."""
        hand = sorted_hand(self.view.hand)
        place = event.key - pygame.K_1
        if 0 <= place < len(hand) and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.select(hand[place])
            return True
        return False

    def show_hint(self, action: m.Action) -> tuple[float, float]:
        match action:
            case m.Build(card, _house, value):
                self._show(card, Choice(value))
            case m.Dig(card):
                self._show(card, Choice(0))
            case m.Discard(card) | m.Pass(card):
                self.selected = card
            case m.Send(wolf):
                self.wolf = wolf
        self._relay()
        return self._hint_at(action)

    def _show(self, card: m.Card, way: Choice) -> None:
        if self.view.phase == m.Phase.USE:
            self.selected = card
        self.chosen = choices.choices(card).index(way)

    def _hint_at(self, action: m.Action) -> tuple[float, float]:
        at = self.plan(self.view)
        lane = at.streets[choices.builder(self.view)]
        match action:
            case m.Build(_, house) | m.Dig(_, house):
                place = len(lane.shapes) if house == m.NEW else house
                return lane.axes[place], lane.box(place).y
            case m.Send(_, owner, house) | m.Pin(owner, house):
                return at.streets[owner].axes[house], at.streets[owner].box(house).y
            case m.Discard():
                return at.discard.cx, at.discard.y
        return at.hand.cx, at.edge
