"""The table of Flitting Bad Wolf: a clearing at night, two rows that keep their order, a hand on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.core.game import Event
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.table import (
    card_art,
    felt_items,
    flying,
    hand_items,
    help_panel,
    knows,
    last_round,
    marks,
    plates,
    poses,
    scripts,
)
from game.games.flitting_bad_wolf.table.choosing import Choosing
from game.games.flitting_bad_wolf.table.odds_page import Odds
from game.games.flitting_bad_wolf.table.plan import CARD_W, HAND_W, LARGER, TURNED_K
from game.games.flitting_bad_wolf.words import owner_names
from game.i18n import _
from game.ui.canvas import record
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Item
from game.ui.odds import Part
from game.ui.painter import Painter, Sprite
from game.ui.table import Confirm, Host, Look, Person


def _deals(view: m.View) -> bool:
    return view.phase == m.Phase.DEAL


class FlittingTable(Choosing):
    """Implements `game.ui.table.Table`."""

    look = Look(needed=640.0, sweeps=_deals)  # a deal is one motion

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._odds = Odds(self)

    def odds(self, p: Painter, w: float) -> list[Part]:
        return self._odds.parts(p, w)

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        return poses.layout(self, view)

    # ---- events

    def script(self, event: Event, before: m.View, after: m.View) -> Callable[[], Script] | None:
        self._count = len(before.past) if len(after.past) > len(before.past) else None
        way = scripts.Way(self, self.host.stage, self.at, self.layout(after), before, after)
        return scripts.script(event, way)

    def moods(self, event: Event) -> Mapping[int, Mood]:
        """A howl and a shot startle; the count of a round pleases one and saddens the other."""
        match event:
            case m.Howled(seat):
                return {m.other(seat): "startled"}
            case m.Shot(seat, owner):
                return {owner: "startled"} if owner != seat else {}
            case m.Counted(points=(one, other)) if one != other:
                return {0: "glad", 1: "sad"} if one > other else {0: "sad", 1: "glad"}
        return {}

    def piece_of(self, id: str) -> str:
        """The piece an item stands for."""
        kind, _colon, rest = id.partition(":")
        if kind == "card":  # of a row
            row, _colon, place = rest.partition(":")
            return f"laid:{self.view.rows[int(row)][int(place)].token}"
        return id if kind in ("hand", "centre") else ""

    def log_face(self, event: Event) -> str:
        match event:
            case m.DealHowls(seats):
                return self.host.people[seats[0]].face if len(seats) == 1 else ""
            case m.Shot(_seat, _owner, card):
                return BOX.cards[card].picture
            case m.Gave(giver):
                return self.host.people[giver].face
            case m.RoundBegan(_number, starter):
                return self.host.people[starter].face
            case (
                m.Howled(seat) | m.Offered(seat) | m.Answered(seat) | m.Played(seat) | m.Looked(seat) | m.Kept(seat)
                | m.TurnedUp(seat) | m.Moved(seat) | m.NoEffect(seat) | m.Placed(seat) | m.Skipped(seat)
            ):  # fmt: skip
                return self.host.people[seat].face
        return ""

    def log_mark(self, event: Event) -> tuple[str, bool]:
        """Howls are loud; an eye marks what only the viewer knows."""
        you = self.view.seat
        match event:
            case m.DealHowls(seats):
                return ("howl", True) if seats else ("", False)
            case m.Howled():
                return "howl", True
            case m.Offered(seat) | m.Looked(seat) | m.Kept(seat) if seat == you:
                return "eye", False
            case m.Gave(giver, receiver) if you in (giver, receiver):
                return "eye", False
        return "", False

    def headline(self, view: m.View) -> str:
        names = self.host.names
        if self.counts:
            return _("The count")
        if view.phase == m.Phase.ANSWER and view.mover == view.seat:
            return _("Your answer")
        if view.phase == m.Phase.ANSWER:
            return _("{name} answers").format(name=names[view.mover])
        return _("The deal") if view.phase in (m.Phase.FIRST, m.Phase.DEAL) else ""

    # ---- painting

    def ground(self, p: Painter) -> None:
        edge = self.at.edge

        def make(p: Painter) -> None:
            p.backdrop("night-clearing")
            p.grain(2)
            p.table_edge(edge)

        p.ground(("clearing", round(edge)), make)

    def sprite(self, p: Painter, pose: Pose) -> Sprite:
        lift = pose.lift > 0.5
        match pose.face:
            case ("hand", int(card)):
                return card_art.hand(p, card, pose.k * CARD_W / HAND_W, lift)
            case (("row" | "back") as side, int(card), int(place), int(seat)):
                return flying.laid(p, side == "row", card, pose.k, lift, place, seat)
            case ("marker", int(seat), str(beyond)):
                person = self.host.people[seat]
                return plates.marker(p, person.face, person.ground, seat, seat == self.host.bottom, beyond)
            case ("howl", str(words)):
                return flying.howl(p, words)
            case ("tag", str(words)):
                return flying.tag(p, words)
            case ("points", str(words), bool(bad)):
                return flying.points(p, words, bad)
            case ("banner", str(words), int(moon)):
                return flying.banner(p, words, moon)
        raise TypeError(f"no picture for {pose.face!r}")

    def pictures(self, p: Painter) -> Iterable[Callable[[], object]]:
        at = self.at
        cards = range(len(BOX.cards))
        own = at.hand_k
        for k, lift in ((own, False), (own * LARGER, True), (at.spot.w / HAND_W, True), (own, True)):
            yield from (partial(card_art.hand, p, card, k, lift) for card in cards)
        small, large = CARD_W * at.k, at.spot.w
        for wide, lift in ((small, False), (large, True), (large, False), (small, True), (CARD_W * 0.75, True)):
            yield from (partial(card_art.back, p, card, wide, lift) for card in (m.HIDDEN, *cards))
        for k, lift in ((at.k, False), (large / CARD_W, True), (at.k * TURNED_K, True), (at.k, True)):
            yield from (partial(card_art.row, p, card, k, lift) for card in cards)
        yield partial(record, p, partial(marks.paint_ring, p, at.spot))
        yield from flying.prepare(p)
        for number in range(1, min(5, BOX.rounds) + 1):
            yield partial(record, p, partial(help_panel.paint_moon, p, number, 0, 0))

    def phases(self, view: m.View) -> Sequence[tuple[str, bool]]:
        view = self.view
        moons = [(f"tokens/moon-{min(n, 5)}", n == view.round) for n in range(1, BOX.rounds + 1)]
        return [*moons, (_("{n} of {most}").format(n=view.round, most=BOX.rounds), False)]

    # ---- items

    def items(self, p: Painter) -> list[Item]:
        at = self.at
        other = m.other(at.bottom)
        items = plates.ladder(self, at)
        items += plates.rows(self, at, other)
        items += felt_items.row(p, self, at, other)
        items += felt_items.middle(self, at)
        items += plates.rows(self, at, at.bottom)
        items += felt_items.row(p, self, at, at.bottom)
        if self.host.help_shown:
            items += help_panel.items(self)
        items += hand_items.items(self, at)
        items += hand_items.tray(p, self, at)
        items += plates.own(self, at)
        items += knows.items(self, at)
        if self.looks_back:
            items += last_round.items(self, at)
        return items

    def commits(self, action: m.Action) -> Confirm:
        return "never"  # each takes two presses, or is one of two large buttons

    def people(self, seated: Sequence[Person]) -> list[Person]:
        assert len(owner_names([person.name for person in seated])) == len(seated)
        return list(seated)
