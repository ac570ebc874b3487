"""What a player of Flitting Bad Wolf has selected or looks up, and what pressing does to it."""

from __future__ import annotations

from typing import cast

import pygame

from game.core.game import Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.table import poses
from game.games.flitting_bad_wolf.table.plan import SHOWN, Plan, plan
from game.i18n import _
from game.ui.table import Host

TRAY_W = 184.0


class Choosing:
    """What is selected is kept by card, never by place."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.selected: m.Card = m.HIDDEN
        self.plays = False  # use the ability of the selected card instead of offering it
        self.reading: m.Card = m.HIDDEN  # the card looked up on the summary card
        self.aid = False  # mark what can be worked out
        self.looks_back = False  # the last round is shown over the table
        self._count: int | None = None  # rounds that were over before the one that is counted now

    # ---- what there is

    @property
    def view(self) -> m.View:
        return cast(m.View, self.host.view)

    @property
    def actions(self) -> tuple[m.Action, ...]:
        return self.host.actions

    @property
    def at(self) -> Plan:
        return plan(self.host.felt, self.host.bottom)

    @property
    def answers(self) -> bool:
        """Whether the viewer must answer an offer now."""
        return m.Answer(m.TAKE) in self.actions

    @property
    def spot_action(self) -> m.Action | None:
        """What putting the selected card into the middle would mean."""
        if self.selected == m.HIDDEN or self.view.phase == m.Phase.GIVE:
            return None
        return m.Play(self.selected) if self.plays else m.Offer(self.selected)

    @property
    def ghosts(self) -> tuple[Seat, ...]:
        """The rows whose next place a card may come to now."""
        if self.answers or (self.spot_action in self.actions and not self.plays):
            return (0, 1)
        return ()

    @property
    def helped(self) -> m.Card:
        """The card the help panel is about."""
        if self.reading != m.HIDDEN:
            return self.reading
        if self.selected != m.HIDDEN:
            return self.selected
        if self.view.playing != m.HIDDEN:
            return self.view.playing
        kind, _colon, rest = (self.host.pointed_id or "").partition(":")
        if kind == "hand":
            return int(rest)
        return m.HIDDEN

    @property
    def counts(self) -> bool:
        """Whether the points of a round are counted before the viewer's eyes."""
        return self.host.stage.busy and len(self.view.past) == self._count

    @property
    def next_step(self) -> str:
        if self.counts:
            return _("The points of the round are counted.")
        if self.selected != m.HIDDEN and self.actions and self.view.phase == m.Phase.ACT:
            return _("Press the glowing place.")
        return texts.next_step(self.view, self.host.names)

    @property
    def tray_width(self) -> float:
        """Room for the choices beside the selected card, 0 when there are none."""
        if self.selected not in self.view.hand:
            return 0.0
        if self.view.phase == m.Phase.GIVE or BOX.cards[self.selected].blue:
            return TRAY_W
        return 0.0

    # ---- choosing

    def reset(self) -> None:
        self.selected, self.plays, self.looks_back = m.HIDDEN, False, False

    def escape(self) -> bool:
        if self.looks_back:
            self.toggle_last()
            return True
        if self.selected == self.reading == m.HIDDEN:
            return False
        self.selected, self.reading, self.plays = m.HIDDEN, m.HIDDEN, False
        self._relay()
        return True

    def select(self, card: m.Card) -> None:
        """Pick a hand card up; the same one again lets go."""
        if self.view.phase not in (m.Phase.ACT, m.Phase.GIVE) and self.actions:
            x, y = self._hand_at(card)
            self.host.refuse(m.Offer(card), x, y)
            return
        self.selected = m.HIDDEN if card == self.selected else card
        self.reading, self.plays = m.HIDDEN, False
        self._relay()

    def choose(self, plays: bool) -> None:
        self.plays = plays
        self._relay()

    def read(self, card: m.Card) -> None:
        """Look a card up; the same one again closes the book."""
        self.reading = m.HIDDEN if card == self.reading else card
        self._relay()

    def toggle_aid(self) -> None:
        self.aid = not self.aid
        self._relay()

    def toggle_last(self) -> None:
        self.looks_back = not self.looks_back
        self._relay()

    def _relay(self) -> None:
        if not self.host.stage.busy:
            self.host.stage.rearrange(poses.layout(self, self.view))
        self.host.relay()

    # ---- presses

    def target(self, row: Seat, place: int) -> m.Action:
        """What pressing a card of a row would mean now."""
        if self.view.phase == m.Phase.MOVE and place == len(self.view.rows[row]) - 1:
            return m.Move(row)
        return m.TurnUp(row, place)

    def press_laid(self, row: Seat, place: int) -> None:
        at = self.at
        box = at.slot(row, place, max(SHOWN, len(self.view.rows[row])))
        self._try(self.target(row, place), box.right, box.cy)

    def press_centre(self, place: int) -> None:
        known = self.view.centre_known
        box = self.at.centre[place]
        self._try(m.Keep(known[place] if place < len(known) else m.HIDDEN), box.right, box.cy)

    def press_spot(self) -> None:
        action = self.spot_action
        if action is not None:
            self._try(action, self.at.spot.right, self.at.spot.cy)

    def answer(self, answer: int) -> None:
        self.host.play(m.Answer(answer))

    def give(self) -> None:
        self.host.play(m.Give(self.selected))

    def _try(self, action: m.Action, x: float, y: float) -> None:
        """Play it if it is allowed, else say why not."""
        if action in self.actions:
            self.host.play(action)
        elif not self.host.stage.busy:
            self.host.refuse(action, x, y)

    # ---- the keyboard, and hints

    def first_focus(self) -> list[str]:
        """What the keyboard should be on when the turn has come this far; the first that is there counts."""
        view = self.view
        match view.phase:
            case m.Phase.ANSWER:
                return ["take"]
            case m.Phase.KEEP:
                return ["centre:0"]
            case m.Phase.TURN_UP | m.Phase.MOVE:
                return [
                    f"card:{row}:{place}"
                    for row in range(BOX.players)
                    for place in range(len(view.rows[row]))
                    if self.target(row, place) in self.actions
                ]
        return [f"hand:{card}" for card in view.hand]

    def key(self, event: pygame.event.Event) -> bool:
        """Digits pick hand cards; letters are left to the scene."""
        place = event.key - pygame.K_1
        if 0 <= place < len(self.view.hand) and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.select(self.view.hand[place])
            return True
        return False

    def show_hint(self, action: m.Action) -> tuple[float, float]:
        at = self.at
        match action:
            case m.Offer(card) | m.Play(card):
                self.selected, self.plays = card, isinstance(action, m.Play)
            case m.Give(card):
                self.selected = card
        self.reading = m.HIDDEN
        self._relay()
        match action:
            case m.Answer(answer):
                box = at.notes[answer]
                return box.x + 40, box.cy
            case m.Keep(card):
                box = at.centre[self.view.centre_known.index(card)]
            case m.TurnUp(row, place):
                box = at.slot(row, place, max(SHOWN, len(self.view.rows[row])))
            case m.Move(row):
                last = len(self.view.rows[row])
                box = at.slot(row, last - 1, max(SHOWN, last))
            case _:
                return self._hand_at(self.selected)
        return box.right, box.cy

    def _hand_at(self, card: m.Card) -> tuple[float, float]:
        """The upper edge of a hand card."""
        view = self.view
        chosen = view.hand.index(self.selected) if self.selected in view.hand else None
        slots = self.at.hand_slots(len(view.hand), chosen, self.tray_width)
        box = slots[view.hand.index(card)]
        return box.cx, box.y
