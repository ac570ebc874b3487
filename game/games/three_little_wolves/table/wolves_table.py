"""The table of The Three Little Wolves: streets of houses on a meadow, a hand on the wooden edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product

from game.core.game import Event
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.table import (
    card_art,
    choices,
    flying,
    hand_items,
    heap,
    help_panel,
    house_art,
    house_marks,
    pile_items,
    plates,
    prompt,
    scripts,
    street_items,
)
from game.games.three_little_wolves.table.choosing import Choosing
from game.games.three_little_wolves.table.odds_page import Odds
from game.games.three_little_wolves.table.plan import CHOSEN
from game.games.three_little_wolves.words import owner_names
from game.i18n import _
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item
from game.ui.odds import Count, Part
from game.ui.painter import Painter, Sprite
from game.ui.palette import SEATS
from game.ui.table import PANELS, Confirm, Host, Look, Person
from game.ui.widgets import button

WALKS = tuple(product((1, 2), (True, False)))  # pictures of the Big Bad Pig on its way


def _deals(view: m.View) -> bool:
    return view.phase == m.Phase.DEAL


class WolvesTable(Choosing):
    """Implements `game.ui.table.Table`."""

    look = Look(sweeps=_deals)  # a deal is one motion

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._odds = Odds(self)

    # ---- the odds

    @property
    def counting(self) -> Count | None:
        return self._odds.counting()

    def odds(self, p: Painter, w: float) -> list[Part]:
        return self._odds.parts(p, w)

    # ---- events

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
            case ("stump", house_art.Look() as look):
                return house_art.stump(p, look, pose.k)
            case ("part", heap.Part() as part):
                return heap.sprite(p, part, pose.k)
            case ("badge", house_art.Look() as look):
                return house_art.badge(p, look, pose.k)
            case ("art", str(name), float(w), float(h)):
                return flying.picture(p, name, w * pose.k, h * pose.k)
            case ("leap", int(seat), int(wolf), bool(right)):
                return flying.leaper(p, seat, wolf, right)
            case ("walk", int(step), bool(right)):
                return flying.walker(p, step, right, pose.k)
            case ("banner", str(words)):
                return flying.banner(p, words)
        raise TypeError(f"no picture for {pose.face!r}")

    def pictures(self, p: Painter) -> Iterable[Callable[[], object]]:
        yield from card_art.pictures(p, (1.0, CHOSEN, scripts.SHOWN, 0.8, 0.5), pigs=1.4)
        seats = SEATS[: self.view.seats]
        sizes = list(dict.fromkeys(street.k for street in self.plan(self.view).streets))
        yield from house_art.pictures(p, sizes, seats)
        for k in dict.fromkeys((0.55, *(max(0.55, k) for k in sizes))):  # streets become smaller as they fill
            yield from (partial(flying.walker, p, step, right, k) for step, right in WALKS)
        for k in sizes:
            for token in dict.fromkeys(BOX.tokens):
                side = house_marks.TOKEN * k
                yield partial(flying.picture, p, f"tokens/pig-{token}", side, side)
        for seat, wolf, right in product(range(self.view.seats), BOX.wolves, (True, False)):
            yield partial(flying.leaper, p, seat, wolf, right)
        yield partial(flying.prepare_banners, p)
        if self.host.help_shown:
            yield from help_panel.pictures(p, self.view.seats)

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
        items += street_items.houses(self, at)
        items += plates.own(self, at)
        items += hand_items.hand(self, at)
        items += hand_items.tray(p, self, at)
        items += pile_items.piles(self, at)
        items += prompt.prompt(p, self, at)
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
                button(
                    "rule",
                    at,
                    lambda: self.host.open_rule(rule),
                    label,
                    "help",
                    "quiet",
                    size=16 * min(1.4, self.host.felt.text),
                    z=PANELS + 1,
                )
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
