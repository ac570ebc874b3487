"""The table of 3 Tricky Pigs: a barn floor, the trick in the middle, signs at the plates, a hand on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import cast

import pygame

from game.core.game import Event, Seat
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, HUFF, KINDS, SUITS
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.table import (
    bid_items,
    card_art,
    felt_items,
    fence,
    help_panel,
    plates,
    round_sheet,
    scores,
    scripts,
    tray,
)
from game.games.three_tricky_pigs.table.plan import CHOSEN, Plan, around, plan
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, PUFFS, RANK, SUITED
from game.i18n import _
from game.ui.canvas import record
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item
from game.ui.painter import Painter, Sprite
from game.ui.table import HAND, Confirm, Host, Look, Person

LEAST_W = 560.0  # of the felt, below which the log starts folded away


class PigsTable:
    """Implements `game.ui.table.Table`. What is selected is kept by card, never by place."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._card: m.Card = m.HIDDEN  # picked up
        self._let_go = False  # of the only card that may be played
        self.huff = self.puff = 0  # added to it
        self._bid = m.HIDDEN
        self.scores_open = self.last_open = False
        self._broke = False  # seen already, while things still move
        self._before: m.View | None = None  # what is still shown while things move
        self._plan: tuple[tuple[m.View, object, Seat], Plan] | None = None
        # the scoreboard lies under the log, and a deal is one motion
        self.look = Look(LEAST_W, self._under_log, lambda view: view.phase == m.Phase.DEAL)

    # ---- what there is

    @property
    def view(self) -> m.View:
        """What everything but the pieces tells: while they move, the table as it was before."""
        now = cast(m.View, self.host.view)
        if self.host.stage.busy and self._before is not None and self._before.seat == now.seat:
            return self._before
        return now

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
            self.host.stage.rearrange(self.layout(self.view))
        self.host.relay()

    # ---- where things lie

    def _under_log(self, text: float) -> float:
        return scores.height(self.view.seats, text) + 16

    def plan(self, view: m.View) -> Plan:
        key = (view, self.host.felt, self.host.bottom)
        if self._plan is None or self._plan[0] != key:
            self._plan = (key, plan(view, self.host.felt, self.host.bottom))
        return self._plan[1]

    @property
    def tray_width(self) -> float:
        """Room for the choices beside the chosen card, 0 when there are none."""
        if self.play is None:
            return 0.0
        return tray.width(len(self.huffs), len(self.puffs)) + 8

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        at = self.plan(view)
        poses = scripts.trick_poses(view.trick, at)
        if view.phase == m.Phase.TRICK:
            poses["banner"] = scripts.banner_pose(view.trick, at)
        for seat, has in enumerate(view.has_bid):
            if has:
                own = seat == view.seat and view.bid != m.HIDDEN
                poses[f"sign:{seat}"] = scripts.sign_pose(seat, BOX.bids[view.bid].name if own else "back", at)
        if view.phase == m.Phase.OVER and view.scores:
            for seat, score in enumerate(view.scores[-1]):
                if score.bid != m.HIDDEN:
                    poses[f"sign:{seat}"] = scripts.sign_pose(seat, BOX.bids[score.bid].name, at)
        self._lay_hand(view, at, poses)
        return poses

    def _lay_hand(self, view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
        if view.phase == m.Phase.DEAL:
            return  # dealt in one sweep
        if view.seat != self.host.bottom:
            backs = (m.HIDDEN,) * view.hand_sizes[self.host.bottom]
            for place, (x, y, k) in enumerate(at.hand_slots(backs, None, 0)):
                poses[f"back:{place}"] = Pose(x, y, ("card", m.HIDDEN, False), k, HAND + place * 0.1)
            return
        current = view is self.view
        card = self.card if current else m.HIDDEN
        chosen = view.hand.index(card) if card in view.hand else None
        # with signs no card is asked for, so none steps back
        choosing = current and bool(self.legal)
        added = self.added if current else set()
        tray = self.tray_width if current else 0.0
        for place, (x, y, k) in enumerate(at.hand_slots(view.hand, chosen, tray)):
            held = view.hand[place]
            lifted = place == chosen
            fits = held in self.legal or (self.play is not None and not SUITED >> held & 1)
            grey = choosing and not fits and not lifted
            z = HAND + place * 0.1 + (2 if lifted else 0)
            up = 10.0 if held in added else 4.0 if choosing and not grey and not lifted else 0.0
            face = ("play", held, self.huff, self.puff, "") if lifted and added else ("card", held, grey)
            poses[f"card:{held}"] = Pose(x, y - up, face, k, z, lift=float(lifted))

    def moods(self, event: Event) -> Mapping[int, Mood]:
        """Broken wolves startle everybody; points please or sadden."""
        match event:
            case m.Broke():
                return dict.fromkeys(range(len(self.host.people)), "startled")
            case m.Scored(seat, _round, score) if score.points:
                return {seat: "glad" if score.points > 0 else "sad"}
        return {}

    def piece_of(self, id: str) -> str:
        """The piece an item stands for."""
        kind, _colon, rest = id.partition(":")
        return f"card:{rest}" if kind == "hand" else ""

    # ---- events

    def script(self, event: Event, before: m.View, after: m.View) -> Callable[[], Script] | None:
        self._before = before
        if isinstance(event, m.Broke):
            return lambda: fence.breaks(self.host.stage, self.plan(before), self._breaks)
        self._broke = False
        plays = before.trick
        if isinstance(event, m.Played):
            plays = (*plays, m.Laid(event.seat, event.card, event.huff, event.puff, event.total))
        elif isinstance(event, m.Won) and after.last is not None and not after.trick:
            plays = after.last.plays
        # a trick ends on the table it was played on, whatever comes next
        at = self.plan(before) if before.phase in (m.Phase.TRICK, m.Phase.BID) else self.plan(after)
        way = scripts.Way(self.host.stage, at, self.layout(after), before, after)
        return scripts.script(event, way, plays)

    def _breaks(self) -> None:
        self._broke = True
        self.host.relay()

    def log_face(self, event: Event) -> str:
        match event:
            case m.Began(seat) | m.HasBid(seat) | m.Played(seat) | m.Won(seat) | m.Scored(seat):
                return self.host.people[seat].face
            case m.RoundBegan(_round, leader):
                return self.host.people[leader].face
            case m.Ended(_scores, winners):
                return self.host.people[winners[0]].face
        return ""

    # ---- painting

    def ground(self, p: Painter) -> None:
        edge = self.plan(self.view).edge

        def make(p: Painter) -> None:
            p.backdrop("barn-table")
            p.grain(2)
            p.table_edge(edge)

        p.ground(("barn", round(edge)), make)

    def pictures(self, p: Painter) -> Iterable[Callable[[], object]]:
        """What makes, one by one, the pictures that pieces will need during the game."""
        view = self.view
        deck = BOX.deck(view.seats, switches(view.options).chinny)
        at = self.plan(view)
        for high in (False, True):
            yield partial(card_art.ribbon, p, high)
        for goal in BOX.bids:
            yield partial(record, p, partial(bid_items.paint_sign, p, goal.name, 0, 0))
        for broken in (False, True):
            yield partial(record, p, partial(fence.paint_wolves, p, broken, 0, 0))
        for card in map(KIND.index, range(len(KINDS))):
            yield partial(card_art.sprite, p, card, help_panel.SMALL)
            yield partial(card_art.sprite, p, card, CHOSEN, lift=True)
        for high in (False, True):
            yield partial(record, p, partial(help_panel.paint_rank, p, high, 0, 0))
        cards = [card for card in range(len(BOX.cards)) if deck >> card & 1]
        for card in cards:
            yield partial(card_art.sprite, p, card, 1.0)
        for kind in range(len(SUITS)):  # the play that takes the trick is a little larger
            yield partial(card_art.sprite, p, KIND.index(kind), round(at.k * scripts.WINNER_K, 3))
        for card in cards:
            if KIND[card] < len(SUITS):
                yield partial(card_art.sprite, p, card, at.k)
        for card in cards:
            yield partial(card_art.sprite, p, card, 1.0, grey=True)

    def sprite(self, p: Painter, pose: Pose) -> Sprite:
        match pose.face:
            case ("card", int(card), bool(grey)):
                return card_art.sprite(p, card, pose.k, lift=pose.lift > 0.5, grey=grey)
            case ("play", int(card), int(huff), int(puff), str(told)):
                return card_art.play(p, card, huff, puff, told, pose.k)
            case ("sign", str(name)):
                return card_art.sign(p, name, pose.k)
            case ("led", str(suit)):
                return card_art.led(p, suit, self.plan(self.view).tag)
            case ("ribbon", bool(high)):
                return card_art.ribbon(p, high)
            case ("pill", str(words)):
                return card_art.pill(p, words)
            case ("fence",):
                return fence.sprite(p)
            case ("round", int(number)):
                wide = self.host.felt.right - self.host.felt.left
                table = cast(m.View, self.host.view).scores[number - 1]  # told while it is counted
                return round_sheet.sprite(p, number, table, self.seats_down(), self.host.people, wide)
        raise TypeError(f"no picture for {pose.face!r}")

    def phases(self, view: m.View) -> Sequence[tuple[str, bool]]:
        view = self.view
        number = max(1, view.round)
        rounds = _("Round {n} of {m}").format(n=number, m=BOX.rounds)
        if view.phase == m.Phase.TRICK:
            return [(_("Trick {n}").format(n=len(view.tricks) + 1), True), (rounds, False)]
        return [(texts.phase_name(view.phase), True), (rounds, False)]

    # ---- items

    def items(self, p: Painter) -> list[Item]:
        at = self.plan(self.view)
        items = plates.others(self, at)
        items += bid_items.items(self, at)
        items += felt_items.trick(self, at)
        if self.view.phase == m.Phase.TRICK:
            items += fence.items(self, at)
        items += plates.undealt(self, at)
        items += felt_items.last_trick(self, at)
        items += plates.own(self, at)
        items += felt_items.hand(self, at)
        items += scores.items(self, self._score_box(at))
        if self.host.help_shown:
            items += help_panel.items(self, self.host.help_box)
        return items

    def _score_box(self, at: Plan) -> Box | None:
        """Under the log, when the log is open."""
        if self.host.felt.left < 100:
            return None
        high = scores.height(self.view.seats, self.host.felt.text)
        return Box(16, at.edge - 20 - high, self.host.felt.left - 32, high)

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

    def commits(self, action: m.Action) -> Confirm:
        return "never"  # what is shown is shown (TTP-25), and a bid that is laid stays (TTP-14)

    def people(self, seated: Sequence[Person]) -> list[Person]:
        return list(seated)
