"""The table of Flitting Bad Wolf: a clearing at night, two rows that keep their order, a hand on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import cast

import pygame

from game.core.game import Event, Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.table import (
    card_art,
    felt_items,
    flying,
    help_panel,
    knows,
    last_round,
    plates,
    scripts,
)
from game.games.flitting_bad_wolf.table.plan import CARD_W, HAND_W, LARGER, SHOWN, SPOT_K, TURNED_K, Plan, plan
from game.games.flitting_bad_wolf.words import owner_names
from game.i18n import _
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Item
from game.ui.painter import Painter, Sprite
from game.ui.table import HAND, HOUSES, Confirm, Host, Look, Person

TRAY_W = 184.0
LEANS = -5.0  # degrees: the cards in the other hand


def _deals(view: m.View) -> bool:
    return view.phase == m.Phase.DEAL


class FlittingTable:
    """Implements `game.ui.table.Table`. What is selected is kept by card, never by place."""

    look = Look(needed=640.0, sweeps=_deals)  # a deal is one motion

    def __init__(self, host: Host) -> None:
        self.host = host
        self.selected: m.Card = m.HIDDEN
        self.plays = False  # use the ability of the selected card instead of offering it
        self.reading: m.Card = m.HIDDEN  # the card looked up on the summary card
        self.aid = False  # mark what can be worked out
        self.looks_back = False  # the last round is shown over the table
        self._counted: m.View | None = None  # the end of the round that is counted now

    # ---- what is selected

    @property
    def view(self) -> m.View:
        """What everything but the pieces tells: while a round is counted, the table as it was."""
        now = cast(m.View, self.host.view)
        if self.host.stage.busy and self._counted is not None and self._counted.seat == now.seat:
            return self._counted
        return now

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
    def next_step(self) -> str:
        if self.view is not self.host.view:
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
            self.host.stage.rearrange(self.layout(self.view))
        self.host.relay()

    # ---- where things lie

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        at = self.at
        poses: dict[str, Pose] = {}
        for seat in range(BOX.players):
            poses.update(self.row_poses(view.rows[seat], seat, at))
            box = at.ladder
            total = view.totals[seat]
            beyond = texts.signed(total) if not BOX.low <= total <= BOX.high else ""
            z = plates.MARKERS + (seat == at.bottom) * 0.1
            poses[f"marker:{seat}"] = Pose(box.cx, plates.rung(at, total), ("marker", seat, beyond), 1.0, z)
        poses.update(self._middle(view, at))
        self._hands(view, at, poses)
        return poses

    def row_poses(self, row: m.Row, seat: Seat, at: Plan) -> Iterator[tuple[str, Pose]]:
        """A row as it lies; each card carries its place."""
        shown = max(SHOWN, len(row) + (seat in self.ghosts))
        for place, laid in enumerate(row):
            box = at.slot(seat, place, shown)
            face = ("row" if laid.up else "back", laid.card, place, seat)
            yield f"laid:{laid.token}", Pose(box.cx, box.cy, face, at.k, HOUSES + place * 0.1)

    def _middle(self, view: m.View, at: Plan) -> Iterator[tuple[str, Pose]]:
        """Centre, spot and what is out of the round."""
        k = at.spot.w / (SPOT_K * 80)
        dealing = view.phase in (m.Phase.FIRST, m.Phase.DEAL)
        for place in range(view.centre):
            if dealing:
                x = (at.centre[0].cx + at.centre[1].cx) / 2 + place * 1.5
                yield (
                    f"centre:{place}",
                    Pose(x, at.centre[0].cy - place * 1.5, ("back", m.HIDDEN, -1, 0), k, HOUSES + place * 0.1),
                )
                continue
            known = view.centre_known[place] if place < len(view.centre_known) else m.HIDDEN
            looked_at = view.phase == m.Phase.KEEP and known != m.HIDDEN
            face = ("row" if looked_at else "back", known, -1, 0)
            box = at.centre[place]
            yield f"centre:{place}", Pose(box.cx, box.cy, face, k, HOUSES + place * 0.1, lift=float(looked_at))
        if view.phase == m.Phase.ANSWER:
            face = ("back", view.offered, -1, 0)
            yield f"laid:{view.serial}", Pose(at.spot.cx, at.spot.cy, face, k * SPOT_K, HOUSES + 1, lift=1.0)
        elif view.playing != m.HIDDEN:
            scale = at.spot.w / CARD_W
            yield (
                f"laid:{view.serial}",
                Pose(at.spot.cx, at.spot.cy, ("hand", view.playing), scale, HOUSES + 1, lift=1.0),
            )
        for laid in view.shot:
            yield (
                f"laid:{laid.token}",
                Pose(at.shot.cx, at.shot.cy, ("row", laid.card, -1, 0), at.shot.w / CARD_W, HOUSES),
            )

    def _hands(self, view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
        for place in range(view.hand_sizes[m.other(at.bottom)]):
            x, y = self.hers_at(at, place)
            k = at.hers.w / 80
            poses[f"hers:{place}"] = Pose(x, y, ("back", m.HIDDEN, -1, 0), k, HOUSES + place * 0.1, angle=LEANS)
        if view.seat != at.bottom:
            for place, box in enumerate(at.hand_slots(view.hand_sizes[at.bottom], None, 0)):
                poses[f"mine:{place}"] = Pose(box.cx, box.cy, ("hand", m.HIDDEN), box.w / CARD_W, HAND + place * 0.1)
            return
        chosen = view.hand.index(self.selected) if self.selected in view.hand else None
        slots = at.hand_slots(len(view.hand), chosen, self.tray_width)
        for place, (card, box) in enumerate(zip(view.hand, slots, strict=True)):
            lifted = place == chosen
            z = HAND + place * 0.1 + (2 if lifted else 0)
            poses[f"hand:{card}"] = Pose(box.cx, box.cy, ("hand", card), box.w / CARD_W, z, lift=float(lifted))

    @staticmethod
    def hers_at(at: Plan, place: int) -> tuple[float, float]:
        """The middle of a card of the other hand."""
        return at.hers.cx - place * 11, at.hers.cy + place * 1.5

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

    # ---- events

    def script(self, event: Event, before: m.View, after: m.View) -> Callable[[], Script] | None:
        self._counted = before if len(after.past) > len(before.past) else None
        way = scripts.Way(self, self.host.stage, self.at, self.layout(after), before, after)
        return scripts.script(event, way)

    def counted(self) -> None:
        """From now on the table is that of the next round."""
        self._counted = None
        self.host.relay()

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
        if self.view is not view:
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
        items += felt_items.hand(self, at)
        items += felt_items.tray(p, self, at)
        items += plates.own(self, at)
        items += knows.items(self, at)
        if self.looks_back:
            items += last_round.items(self, at)
        return items

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

    def commits(self, action: m.Action) -> Confirm:
        return "never"  # each takes two presses, or is one of two large buttons

    def people(self, seated: Sequence[Person]) -> list[Person]:
        assert len(owner_names([person.name for person in seated])) == len(seated)
        return list(seated)
