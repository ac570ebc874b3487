"""The meadow of I tre porcellini: three puzzle houses for each child, one big die, and a wolf behind the hill.

Nothing on it depends on a letter or a digit; only the grown-up view, a switch behind the door, writes the odds down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Literal, cast

import pygame

from game.core.game import Event, Seat
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.table import art, layout, odds_tags, scripts
from game.games.tre_porcellini.table.plan import Plan
from game.i18n import _
from game.ui.cast import CHILDREN
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item, State
from game.ui.painter import Painter, Sprite
from game.ui.stage import Stage
from game.ui.table import BAR, Confirm, Host, Person
from game.ui.widgets import button

MEADOW_H = 320.0  # of the near meadow's picture


class PorcelliniTable:
    """Implements `game.ui.table.BareTable`."""

    bare: ClassVar[Literal[True]] = True

    def __init__(self, host: Host) -> None:
        self.host = host
        self._children: tuple[tuple[str, ...], tuple[str, ...]] | None = None

    @property
    def grown_up(self) -> bool:
        """Whether the odds are shown."""
        return self.host.is_on("odds")

    @property
    def view(self) -> m.View:
        return cast(m.View, self.host.view)

    def plan(self, view: m.View) -> Plan:
        return Plan(self.host.felt.w, self.host.felt.h, view.seats)

    # ---- who sits where

    def people(self, seated: Sequence[Person]) -> list[Person]:
        return list(seated)

    @property
    def children(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The animal and the colour of each seat: by its face, or a free one for a face that is no child."""
        if self._children is None:
            chosen = [person.face for person in self.host.people]
            known = {child.face: child for child in CHILDREN}
            free = [child for child in CHILDREN if child.face not in chosen]
            seen: set[str] = set()
            found = []
            for face in chosen:
                child = known.get(face) if face not in seen else None
                if child is None:
                    child = free.pop(0)
                seen.add(child.face)
                found.append(child)
            animals = tuple(child.face.removeprefix("child-") for child in found)
            self._children = animals, tuple(child.colour for child in found)
        return self._children

    # ---- the pieces

    def layout(self, view: m.View) -> Mapping[str, Pose]:
        return layout.layout(view, self.plan(view), *self.children)

    def script(self, event: Event, before: m.View, after: m.View) -> Callable[[], Script] | None:
        way = scripts.Way(self.host.stage, self.plan(after), self.layout(after), before, after, *self.children)
        return scripts.script(event, way)

    def sprite(self, p: Painter, pose: Pose) -> Sprite:
        return art.sprite(p, pose)

    def pictures(self, p: Painter) -> Iterable[Callable[[], object]]:
        return (partial(art.sprite, p, pose) for pose in layout.all_pieces(self.plan(self.view), *self.children))

    def ground(self, p: Painter) -> None:
        def make(p: Painter) -> None:
            p.backdrop("high-meadow")
            p.grain(2)

        p.ground("high-meadow", make)

    # ---- the items

    def items(self, p: Painter) -> list[Item]:
        view = self.view
        at = self.plan(view)
        window = Box(0, 0, p.w, p.h)
        items = [Item("meadow", window, lambda p, box, state: _near_meadow(p), z=layout.NEAR_MEADOW)]
        colours = self.children[1]
        for seat in range(view.seats):
            place = at.place(seat)
            plot = Box(place.x, place.foot - 20, place.w, 40)
            z = layout.PLOT if place.row else layout.FAR_PLOT

            def paint(p: Painter, box: Box, state: State, colour: str = colours[seat]) -> None:
                p.draw(f"ground/plot-{colour}", *box, shadow=5)

            items.append(Item(f"plot:{seat}", plot, paint, z=z))
        if self.grown_up:
            items += odds_tags.items(p, at, view, self.children[1])
        door = button("door", at.door, self.host.menu, "", "door", "disc", icon_size=24, z=BAR)
        door.label, door.tip, door.hit = _("For grown-ups"), False, at.door.grown(28)
        items.append(door)
        return items

    # ---- presses

    def press_anywhere(self) -> None:
        self.host.play(self.host.actions[0])

    def beckon(self, second: int, stage: Stage) -> Callable[[], Script] | None:
        return scripts.beckon(second, stage, self.host.stage.poses, self.view.mover)

    def switches(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        words = _("Hide the odds") if self.grown_up else _("Show the odds")
        return [(words, "eye", self.switch_odds)]

    def switch_odds(self) -> None:
        self.host.switch("odds")

    # ---- what a table with a hand of cards would need

    def phases(self, view: m.View) -> Sequence[tuple[str, bool]]:
        return ()

    def reset(self) -> None:
        """Nothing is ever selected."""

    def escape(self) -> bool:
        return False

    def first_focus(self) -> list[str]:
        return []

    def key(self, event: pygame.event.Event) -> bool:
        return False

    def show_hint(self, action: Any) -> tuple[float, float]:
        return self.plan(self.view).die

    def commits(self, action: Any) -> Confirm:
        return "never"

    def log_face(self, event: Event) -> str:
        seat: Seat | None = getattr(event, "seat", None)
        return "wolf-calm" if isinstance(event, m.Blew) or seat is None else self.host.people[seat].face


def _near_meadow(p: Painter) -> None:
    """The grass in front, as wide as the window."""
    width = p.target.get_width()

    def make() -> pygame.Surface:
        im = p.art("ground/high-meadow-front", 1600, MEADOW_H)
        out = pygame.Surface((width, im.get_height()), pygame.SRCALPHA)
        x = (width - im.get_width()) // 2
        if x > 0:  # wider than the picture: its outermost columns go on
            for column, left, span in ((0, 0, x), (im.get_width() - 1, x + im.get_width(), width - x - im.get_width())):
                strip = im.subsurface((column, 0, 1, im.get_height()))
                out.blit(pygame.transform.scale(strip, (span, im.get_height())), (left, 0))
        out.blit(im, (x, 0))
        whole, p.target = p.target, out
        p.grain(2)
        p.target = whole
        return out

    im = p.keep(("near meadow", width), make)
    p.target.blit(im, (0, p.target.get_height() - im.get_height()))
