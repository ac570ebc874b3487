"""The table of 3 Tricky Pigs: a barn floor, the trick in the middle, signs at the plates, a hand on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.core.game import Event
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, KINDS, SUITS
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.table import (
    bid_items,
    card_art,
    felt_items,
    fence,
    help_panel,
    plates,
    poses,
    round_sheet,
    scores,
    scripts,
)
from game.games.three_tricky_pigs.table.choosing import Choosing
from game.games.three_tricky_pigs.table.odds_page import Odds
from game.games.three_tricky_pigs.table.plan import CHOSEN, Plan
from game.games.three_tricky_pigs.tricks import KIND
from game.i18n import _
from game.ui.canvas import record
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item
from game.ui.odds import Count, Part
from game.ui.painter import Painter, Sprite
from game.ui.table import Confirm, Host, Look, Person

LEAST_W = 640.0  # of the felt, below which the log starts folded away


class PigsTable(Choosing):
    """Implements `game.ui.table.Table`."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._odds = Odds(self)
        # the scoreboard lies under the log, and a deal is one motion
        self.look = Look(LEAST_W, self._under_log, lambda view: view.phase == m.Phase.DEAL, steps=False)

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        return poses.layout(self, view)

    # ---- the odds

    @property
    def counting(self) -> Count | None:
        return self._odds.counting()

    def odds(self, p: Painter, w: float) -> list[Part]:
        return self._odds.parts(p, w)

    # ---- events

    def script(self, event: Event, before: m.View, after: m.View) -> Callable[[], Script] | None:
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
        slot = felt_items.slot(at)
        yield partial(record, p, partial(slot.paint, p, slot.box, "rest"))
        for broken in (False, True):
            yield partial(record, p, partial(fence.paint_wolves, p, broken, 0, 0))
        for card in map(KIND.index, range(len(KINDS))):
            yield partial(card_art.sprite, p, card, help_panel.SMALL)
            for k, lift in ((CHOSEN, True), (CHOSEN, False), (1.0, True)):
                yield partial(card_art.sprite, p, card, k, lift=lift)
        for high in (False, True):
            yield partial(record, p, partial(help_panel.paint_rank, p, high, 0, 0))
        cards = [card for card in range(len(BOX.cards)) if deck >> card & 1]
        yield partial(card_art.play, p, cards[0], 0, 0, "best", round(at.k * scripts.WINNER_K, 3))
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
            case ("fence", float(wide)):
                return fence.sprite(p, wide)
            case ("round", int(number), tuple(table)):
                wide = self.host.felt.right - self.host.felt.left
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
        if not self.host.odds_shown:
            items += scores.items(self, self._score_box(at))
        if self.host.help_shown:
            items += help_panel.items(self, self.host.help_box)
        return items

    def _under_log(self, text: float) -> float:
        return scores.height(self.view.seats, text) + 16

    def _score_box(self, at: Plan) -> Box | None:
        """Under the log, when the log is open."""
        if self.host.felt.left < 100:
            return None
        high = scores.height(self.view.seats, self.host.felt.text)
        return Box(16, at.edge - 20 - high, self.host.felt.left - 32, high)

    def commits(self, action: m.Action) -> Confirm:
        return "never"  # what is shown is shown (TTP-25), and a bid that is laid stays (TTP-14)

    def people(self, seated: Sequence[Person]) -> list[Person]:
        return list(seated)
