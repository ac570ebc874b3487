"""The table of The Three Little Wolves: streets of houses on a meadow, a hand on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import cast

import pygame

from game.core.game import Event, Seat
from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX, PASS_LEFT
from game.games.three_little_wolves.table import card_art, choices, felt_items, help_panel, house_art, plates, scripts
from game.games.three_little_wolves.table.choices import Choice
from game.games.three_little_wolves.table.odds_page import Odds
from game.games.three_little_wolves.table.plan import CHOSEN, Plan, plan, sorted_hand
from game.games.three_little_wolves.words import owner_names
from game.i18n import _
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item
from game.ui.odds import Count, Part
from game.ui.painter import Painter, Sprite
from game.ui.palette import SEATS
from game.ui.table import HAND, HOUSES, PANELS, TRAY, Confirm, Host, Look, Person
from game.ui.widgets import button

TRAY_W = 96.0
WALKS = tuple(product((1, 2), (True, False)))  # pictures of the Big Bad Pig on its way


def _deals(view: m.View) -> bool:
    return view.phase == m.Phase.DEAL


class WolvesTable:
    """Implements `game.ui.table.Table`. What is selected is kept by card, never by place."""

    look = Look(sweeps=_deals)  # a deal is one motion

    def __init__(self, host: Host) -> None:
        self.host = host
        self.selected: m.Card = m.HIDDEN
        self.chosen = 0  # into choices.choices(card)
        self.wolf = 0  # the Wolf to send when there is a choice
        self._plan: tuple[tuple[m.View, object, Seat], Plan] | None = None
        self._odds = Odds(self)

    # ---- what is selected

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

    # ---- the odds

    @property
    def counting(self) -> Count | None:
        return self._odds.counting()

    def odds(self, p: Painter, w: float) -> list[Part]:
        return self._odds.parts(p, w)

    # ---- where things lie

    def plan(self, view: m.View) -> Plan:
        key = (view, self.host.felt, self.host.bottom)
        if self._plan is None or self._plan[0] != key:
            self._plan = (key, plan(view, self.host.felt, self.host.bottom))
        return self._plan[1]

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        at = self.plan(view)
        poses: dict[str, Pose] = {}
        crowned = set(hs.crowned(view.houses))
        fallen = hs.fallen(view.houses) if view.phase == m.Phase.OVER else {}
        held = self.card != m.HIDDEN and self.choice is not None and view.seat is not None
        builder = choices.builder(view)
        for owner, street in enumerate(view.houses):
            lane = at.streets[owner]
            for place, house in enumerate(street):
                shut = held and owner == builder and not self._allowed(owner, place)
                look = house_art.Look(
                    house, round(lane.room, 1), (owner, place) in crowned, shut or (owner, place) in fallen
                )
                poses[f"house:{owner}:{place}"] = Pose(
                    lane.axes[place], lane.ground, ("house", look), round(lane.k, 3), HOUSES + place * 0.01
                )
        self._lay_hand(view, at, poses)
        for place, card in enumerate(view.discards[-2:]):
            piece = f"card:{card}"
            poses[piece] = Pose(at.discard.cx, at.discard.cy, ("card", card), 0.8, HAND + place * 0.1)
        if view.phase == m.Phase.PLACE and view.placing != m.HIDDEN:
            x, y = self.placing_at(at)
            poses[f"card:{view.placing}"] = Pose(x, y, ("card", view.placing), 1.2, TRAY, lift=1.0)
        return poses

    def _lay_hand(self, view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
        if view.seat != self.host.bottom:
            for place, (x, y, k) in enumerate(at.hand_slots(view.hand_sizes[self.host.bottom], None, 0)):
                poses[f"back:{place}"] = Pose(x, y, ("card", m.HIDDEN), k, HAND + place * 0.1)
            return
        hand = sorted_hand(view.hand)
        chosen = hand.index(self.selected) if self.selected in hand else None
        back = 56.0 if view.phase == m.Phase.PLACE and view.mover == view.seat else 0.0
        for place, (x, y, k) in enumerate(at.hand_slots(len(hand), chosen, self.tray_width)):
            lifted = place == chosen
            z = HAND + place * 0.1 + (2 if lifted else 0)
            poses[f"card:{hand[place]}"] = Pose(x, y + back, ("card", hand[place]), k, z, lift=float(lifted))

    @property
    def tray_width(self) -> float:
        """Room for the choices beside the selected card, 0 when there are none."""
        if self.selected == m.HIDDEN or self.host.felt.folded:
            return 0.0
        if self.view.phase == m.Phase.PASS:
            return TRAY_W + 40
        many = self.view.phase == m.Phase.USE and len(choices.choices(self.selected)) > 1
        return TRAY_W if many else 0.0

    def placing_at(self, at: Plan) -> tuple[float, float]:
        """Where Smooki's White card waits for the Mustache holder: over the holder's own cards, which step back."""
        return at.hand.cx - 46, at.edge + (56 if not at.felt.folded else -40)

    def _allowed(self, owner: m.Owner, place: int) -> bool:
        return self.action_for(owner, place) in self.actions

    def action_for(self, owner: m.Owner, place: int) -> m.Action | None:
        return choices.on_house(self.view, self.card, self.choice, self.next_wolf, owner, place)

    def moods(self, event: Event) -> Mapping[int, Mood]:
        """Guests startle, falling houses sadden, tokens and crowns please."""
        match event:
            case m.Sent(seat, _wolf, owner) if seat != owner:
                return {seat: "glad", owner: "startled"}
            case m.PigCame():
                return dict.fromkeys(range(len(self.host.people)), "startled")
            case m.Pinned(owner) | m.Crowned(owner):
                return {owner: "glad"}
            case m.Fell(owner):
                return {owner: "sad"}
        return {}

    def piece_of(self, id: str) -> str:
        """The piece an item stands for."""
        kind, _colon, rest = id.partition(":")
        return f"card:{rest}" if kind == "hand" else id if kind == "house" else ""

    # ---- events

    def script(self, event: Event, before: m.View, after: m.View) -> Callable[[], Script] | None:
        way = scripts.Way(self.host.stage, self.plan(after), self.layout(after), before, after)
        return scripts.script(event, way)

    def log_face(self, event: Event) -> str:
        match event:
            case m.PigCame() | m.Pinned() | m.TokenLost() | m.EffectBegan() | m.EffectIgnored() | m.LastTurns():
                return "big-bad-pig"
            case m.Built(owner) | m.Dug(owner) | m.Discarded(owner):
                return self.host.people[owner].face
            case m.Sent(seat) | m.Kept(seat) | m.Drew(seat) | m.Picked(seat) | m.Skipped(seat) | m.MustacheMoved(seat):
                return self.host.people[seat].face
            case m.Fell(owner) | m.Crowned(owner):
                return self.host.people[owner].face
            case m.Passed(giver):
                return self.host.people[giver].face
            case m.Began(seat):
                return self.host.people[seat].face
            case m.Revealed():
                return self.host.people[-1].face
        return ""

    # ---- painting

    def ground(self, p: Painter) -> None:
        edge = self.plan(self.view).edge

        def make(p: Painter) -> None:
            # the meadow's own ground lines are drawn for the design size; a folded hand shows more of its foot
            p.backdrop("meadow")
            p.grain(2)
            p.table_edge(edge)

        p.ground(("meadow", round(edge)), make)

    def sprite(self, p: Painter, pose: Pose) -> Sprite:
        match pose.face:
            case ("card", int(card)):
                return card_art.sprite(p, card, pose.k, lift=pose.lift > 0.5)
            case ("house", house_art.Look() as look):
                return house_art.sprite(p, look, pose.k)
            case ("house", house_art.Look() as look, before) if before is None or isinstance(before, house_art.Look):
                return house_art.growing(p, before, look, pose.k, pose.grown)
            case ("art", str(name), float(w), float(h)):
                return felt_items.picture(p, name, w * pose.k, h * pose.k)
            case ("leap", int(seat), int(wolf), bool(right)):
                return felt_items.leaper(p, seat, wolf, right)
            case ("walk", int(step), bool(right)):
                return felt_items.walker(p, step, right, pose.k)
            case ("banner", str(words)):
                return felt_items.banner(p, words)
        raise TypeError(f"no picture for {pose.face!r}")

    def pictures(self, p: Painter) -> Iterable[Callable[[], object]]:
        yield from card_art.pictures(p, (1.0, CHOSEN, scripts.SHOWN, 0.8, 0.5), pigs=1.4)
        seats = SEATS[: self.view.seats]
        sizes = list(dict.fromkeys(street.k for street in self.plan(self.view).streets))
        yield from house_art.pictures(p, sizes, seats)
        for k in dict.fromkeys((0.55, *(max(0.55, k) for k in sizes))):  # streets become smaller as they fill
            yield from (partial(felt_items.walker, p, step, right, k) for step, right in WALKS)
        for k in sizes:
            for token in dict.fromkeys(BOX.tokens):
                side = house_art.TOKEN * k
                yield partial(felt_items.picture, p, f"tokens/pig-{token}", side, side)
        for seat, wolf, right in product(range(self.view.seats), BOX.wolves, (True, False)):
            yield partial(felt_items.leaper, p, seat, wolf, right)
        yield partial(felt_items.prepare_banners, p)

    def phases(self, view: m.View) -> Sequence[tuple[str, bool]]:
        usual = (m.Phase.USE, m.Phase.WOLF, m.Phase.DRAW)
        if view.phase in usual:
            return [(texts.phase_name(phase), phase == view.phase) for phase in usual]
        return [(texts.phase_name(view.phase), True)]

    # ---- items

    def items(self, p: Painter) -> list[Item]:
        view = self.view
        at = self.plan(view)
        items = plates.others(self, at)
        items += felt_items.houses(self, at)
        items += plates.own(self, at)
        items += felt_items.hand(self, at)
        items += felt_items.tray(p, self, at)
        items += felt_items.piles(self, at)
        items += felt_items.prompt(p, self, at)
        if self.host.help_shown:
            items += self._help()
        return items

    def _help(self) -> list[Item]:
        box = self.host.help_box
        card, choice = self.card, self.choice
        names = self.host.names

        def paint(p: Painter, box: Box, _state: object) -> None:
            results = self.results() if choice else []
            step = _("Confirm, or undo.") if self.host.waits else texts.next_step(self.view, names, self.selected)
            help_panel.paint(p, box, self.view, self.host.people, card, choice, results, self.pointed(), step)

        items = [Item("help", box, paint, z=PANELS)]
        if card != m.HIDDEN:
            rule = texts.card_help(card, dict(self.view.options)).rule
            at = Box(box.x + 16, box.bottom - 48, box.w - 32, 36)
            label = _("Rule {rule}").format(rule=rule)
            items.append(
                button("rule", at, lambda: self.host.open_rule(rule), label, "help", "quiet", size=16, z=PANELS + 1)
            )
        return items

    def results(self) -> list[help_panel.Result]:
        """What the selected card would do on each plot where it is allowed, with the choice made."""
        choice = self.choice
        if choice is None:
            return []
        found = []
        street = self.view.houses[choices.builder(self.view)]
        for place in (*range(len(street)), m.NEW):
            action = choices.build(self.card, choice, place)
            if action in self.actions:
                found.append(help_panel.preview(self.view, action))
        return found

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

    def commits(self, action: m.Action) -> Confirm:
        match action:
            case m.Discard():
                return "always"
            case m.Build() | m.Dig() | m.Send():
                return "wish"
        return "never"

    def people(self, seated: Sequence[Person]) -> list[Person]:
        names = owner_names([person.name for person in seated])
        return [*seated, *(Person(name, "smooki", "face_hay", "wood") for name in names[len(seated) :])]
