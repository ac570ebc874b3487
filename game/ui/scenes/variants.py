"""The variants of a game as switches and rows of choices, made from its options; a long list scrolls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from game import games
from game.core.game import AnyGame, Option, OptionValue
from game.i18n import _, ngettext
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scroll import Scroller
from game.ui.widgets import paint_switch, segments

HEAD = 54.0  # of the panel, above the rows
PAD = 24.0
TIGHT, LOOSE = 4.0, 14.0  # air in a row


@dataclass(frozen=True, slots=True)
class Row:
    """An option as it stands in the list. `why` tells why it can't be chosen now."""

    option: Option
    name: str
    lines: tuple[str, ...]
    why: str
    height: float  # without air


class Variants:
    """The values chosen so far; `rows` and `items` show them for a number of players."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.values: dict[str, OptionValue] = {option.key: option.default for option in game.options}
        self.scroller = Scroller()
        try:
            self.texts: ModuleType | None = games.part(game.id, "texts")
        except KeyError:
            self.texts = None

    def chosen(self, seats: int) -> dict[str, OptionValue]:
        """Every option's value for so many players: what can't be chosen then has its usual value."""
        return {
            option.key: self.values[option.key] if applies(option, seats) else option.default
            for option in self.game.options
            if not option.seat
        }

    def on(self, option: Option) -> bool:
        return self.values[option.key] != option.default

    def flip(self, option: Option) -> None:
        """The other one of two values."""
        now = self.values[option.key]
        self.values[option.key] = next(value for value in option.choices if value != now)

    # ---- words

    def _name(self, option: Option) -> str:
        return str(self.texts.option_name(option.key)) if self.texts else option.key.replace("_", " ")

    def _line(self, option: Option) -> str:
        return str(self.texts.option_line(option.key)) if self.texts else str(self.values[option.key])

    def _choice(self, option: Option, value: OptionValue) -> str:
        return str(self.texts.choice_name(option.key, value)) if self.texts else str(value)

    # ---- layout

    def rows(self, p: Painter, width: float, seats: int) -> list[Row]:
        """What stands in the list of a panel of this width."""
        found = []
        for option in self.game.options:
            if option.seat:  # asked at the seats
                continue
            why = "" if applies(option, seats) else only_with(option)
            wide = len(option.choices) > 2
            room = width - 2 * PAD - (0 if wide and not why else 76)
            lines = tuple(p.lines(why or self._line(option), room, p.big(14)))
            height = p.big(18) * 1.3 + len(lines) * p.big(14) * 1.26
            if wide and not why:
                height += 4 + _choice_height(p) * self._choice_rows(p, width - 2 * PAD, option)
            found.append(Row(option, self._name(option), lines, why, height))
        return found

    def _choice_rows(self, p: Painter, room: float, option: Option) -> int:
        """One, or as many as there are choices when they don't fit side by side."""
        return 1 if sum(self._choice_widths(p, option)) + 8 <= room else len(option.choices)

    def _choice_widths(self, p: Painter, option: Option) -> list[float]:
        return [p.width(self._choice(option, value), p.big(14), "b") + 12 for value in option.choices]

    def least(self, rows: list[Row]) -> float:
        """The height of a panel that shows these rows without scrolling."""
        return HEAD + sum(row.height + TIGHT for row in rows) + 8

    def most(self, rows: list[Row]) -> float:
        return HEAD + sum(row.height + LOOSE for row in rows) + 8

    def items(self, p: Painter, at: Box, rows: list[Row], seats: int, changed: Callable[[], None]) -> list[Item]:
        """The panel and its rows; `changed` is called after a choice."""
        count = sum(self.on(row.option) for row in rows if not row.why)

        def paint(p: Painter, at: Box, state: State) -> None:
            p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
            head = min(p.big(22), 30)
            p.text(_("Variants"), at.x + PAD, at.y + 28, head, "d")
            words = _("{n} of {m} on").format(n=count, m=len(rows)) if rows else _("This game has none.")
            small = p.fit(words, at.w - 2 * PAD - p.width(_("Variants"), head, "d") - 16, p.big(14), "r", 14)
            p.text(words, at.right - PAD, at.y + 30, small, "r", "soft", "r")

        items = [Item("variants", at, paint, z=45)]
        if not rows:
            return items
        content = sum(row.height for row in rows)
        air = min(LOOSE, max(TIGHT, (at.h - HEAD - 8 - content) / len(rows)))
        view = Box(at.x + 8, at.y + HEAD, at.w - 28, at.h - HEAD - 8)
        self.scroller.fit(view, content + air * len(rows))
        y = view.y - self.scroller.offset
        for row in rows:
            box = Box(at.x + PAD, y, at.w - 2 * PAD, row.height + air)
            items += self._row(p, row, box, air, changed)
            y = box.bottom
        if self.scroller.needed:
            items.append(self.scroller.item("variants-bar"))
        return items

    def _row(self, p: Painter, row: Row, at: Box, air: float, changed: Callable[[], None]) -> list[Item]:
        option = row.option
        wide = len(option.choices) > 2
        on = self.on(option)

        def paint(p: Painter, at: Box, state: State) -> None:
            p.rule_line(at.x, at.y, at.w)
            y = at.y + air / 2 + p.big(18) * 0.65
            ink = "soft" if row.why else "ink"
            room = at.w - (0 if wide and not row.why else 76)
            size = p.fit(row.name, room, p.big(18), "b", 14)
            p.text(row.name, at.x, y, size, "b", ink)
            y += p.big(18) * 0.65 + p.big(14) * 0.63
            for line in row.lines:
                p.text(line, at.x, y, p.big(14), "r", "soft")
                y += p.big(14) * 1.26
            if row.why or not wide:
                shown: State = "disabled" if row.why else state
                paint_switch(p, at.right - 56, at.cy - 16, on and not row.why, shown, locked=bool(row.why))

        def flip() -> None:
            if not row.why and not wide:
                self.flip(option)
                changed()

        said = f"{row.name}: {row.why}" if row.why else f"{row.name}: {_('on') if on else _('off')}"
        press = None if wide and not row.why else flip
        main = Item(f"option:{option.key}", at, paint, press, said, not row.why, radius=12, ring=at.grown(-1))
        items = [main]
        if wide and not row.why:
            items += self._choices(p, row, at, air, changed)
        return [self._seen(item) for item in items]

    def _choices(self, p: Painter, row: Row, at: Box, air: float, changed: Callable[[], None]) -> list[Item]:
        """The values of an option with more than two: side by side, or below each other for want of room."""
        option = row.option
        names = [self._choice(option, value) for value in option.choices]
        chosen = option.choices.index(self.values[option.key])
        id = f"choice:{option.key}"

        def choose(i: int) -> None:
            self.values[option.key] = option.choices[i]
            changed()

        bottom, high = at.bottom - air / 2 - 2, _choice_height(p)
        if self._choice_rows(p, at.w, option) == 1:
            box = Box(at.x, bottom - high, at.w, high)
            return segments(id, box, names, chosen, choose, row.name, self._choice_widths(p, option))
        items = []
        for i, name in enumerate(names):
            box = Box(at.x, bottom - high * (len(names) - i), at.w, high - 8)

            def take(_only: int, i: int = i) -> None:
                choose(i)

            items += segments(f"{id}:{i}", box, [name], 0 if i == chosen else -1, take, row.name)
        return items

    def _seen(self, item: Item) -> Item:
        """The item, painted and hit inside the window of the list only."""
        paint = item.paint

        def clipped(p: Painter, at: Box, state: State) -> None:
            if self.scroller.shown(at.y, at.h):
                with self.scroller.clip(p):
                    paint(p, at, state)

        item.paint = clipped
        item.hit = self.scroller.cropped(item.area)
        if item.ring:
            item.ring = self.scroller.cropped(item.ring)
        elif item.press:
            item.ring = self.scroller.cropped(item.box)
        return item

    def show(self, item: Item | None) -> bool:
        """Scroll so that a row which got the focus can be seen; tells whether anything moved."""
        if item is None or not item.id.startswith(("option:", "choice:")):
            return False
        top = item.box.y - self.scroller.view.y + self.scroller.offset
        return self.scroller.show(top, top + item.box.h)


def _choice_height(p: Painter) -> float:
    """Of a row of choices, with the air below it."""
    return max(46.0, p.big(18) * 1.5 + 16)


def applies(option: Option, seats: int) -> bool:
    return option.seats is None or seats in option.seats


def only_with(option: Option) -> str:
    """With how many players an option matters."""
    counts = [str(count) for count in option.seats or ()]
    if len(counts) == 1:
        return ngettext("Only with {n} player.", "Only with {n} players.", int(counts[0])).format(n=counts[0])
    return _("Only with {most} or {last} players.").format(most=", ".join(counts[:-1]), last=counts[-1])
