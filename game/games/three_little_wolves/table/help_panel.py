"""The panel at the right: the selected card, what it does, what each plot would give, and the next step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

from game.core.game import Seat
from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import scoring, texts
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.table import card_art, choices
from game.games.three_little_wolves.table.choices import Choice
from game.i18n import _
from game.ui import paper as pp
from game.ui.canvas import record
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.palette import SEATS
from game.ui.table import Person

NEXT = 12.0  # above what to do next, a line included


@dataclass(frozen=True, slots=True)
class Result:
    """What an action would do to a house: heights before and after, the crown, points if the game ended now."""

    action: m.Action
    colour: str
    place: int  # in the builder's street, NEW for a new house
    before: int
    after: int
    crown: bool
    points: int


def preview(view: m.View, action: m.Build | m.Dig) -> Result:
    """The result of an allowed building action, from public facts alone."""
    owner = choices.builder(view)
    street = view.houses[owner]
    built = hs.after(street, action)
    new = action.house == m.NEW
    place = len(street) if new else action.house
    streets = list(view.houses)
    streets[owner] = (*street, built) if new else (*street[:place], built, *street[place + 1 :])
    colour = BOX.colours[built.colour] if built.colour != m.NO_COLOUR else BOX.colours[BOX.wild]
    before = 0 if new else street[place].height
    points = _points(replace(view, houses=tuple(streets))) - _points(view)
    return Result(action, colour, action.house, before, built.height, (owner, place) in hs.crowned(streets), points)


def _points(view: m.View) -> int:
    """The viewer's points if the game ended now."""
    return scoring.scores(view)[view.seat if view.seat is not None else view.mover]


def paint(
    p: Painter,
    box: Box,
    view: m.View,
    people: Sequence[Person],
    card: m.Card,
    choice: Choice | None,
    results: list[Result],
    pointed: int | None,
    step: str,
) -> None:
    """The whole panel but its rule button; `pointed` is the place under the pointer, `step` what to do next."""
    p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
    y = _picture(p, box, view, card, choice)
    left, wide = box.x + 16, box.w - 32
    options = dict(view.options)
    foot = box.bottom - 56
    if card == m.HIDDEN:
        title = texts.phase_name(view.phase)
        lines: tuple[str, ...] = ()
    else:
        help_text = texts.card_help(card, options)
        title, lines = help_text.title, help_text.lines
    title_size = p.fit(title, wide, p.big(28))
    p.text(title, left, y + title_size * 0.5, title_size, "d")
    y += title_size * 1.15

    def needed(size: float) -> float:
        rows = sum(len(p.lines(line, wide, size)) for line in (*lines, step))
        return size * (2.3 + 1.36 * rows) + (60 if results else 0)

    size = p.big(16)
    while size > 14 and y + needed(size) > foot:
        size -= 0.5
    steps = len(p.lines(step, wide, size))
    for line in lines:
        if y + size * 1.36 * len(p.lines(line, wide, size)) <= foot:
            y = p.para(line, left, y, wide, size, lead=1.36)
    if results and y < foot - 110:
        y = _results(p, left, y + 8, wide, choice, results, pointed, foot, NEXT + size * (1.35 + 1.36 * steps))
    if y + NEXT + size * (1.35 + 1.36 * steps) <= (foot if card != m.HIDDEN else box.bottom):
        p.rule_line(left, y + NEXT - 8, wide)
        y += NEXT + size * 0.6
        p.text(_("Next"), left, y, size, "b", "soft")
        y = p.para(step, left, y + size * 0.75, wide, size, lead=1.36)
    if card == m.HIDDEN:
        _standings(p, left, y + 8, wide, view, people, box.bottom - 8)


def _picture(p: Painter, box: Box, view: m.View, card: m.Card, choice: Choice | None) -> float:
    """The scene at the top: the card on a hill, with its values; returns the y below it."""
    high = 140.0 if box.h > 330 * p.text_scale**0.75 else 0.0
    if not high:
        return box.y + 12
    w = box.w
    sky = pp.fill(
        f"M0 {high - 4:g}V14A14 14 0 0 1 14 0H{w - 14:g}A14 14 0 0 1 {w:g} 14V{high - 4:g}Z", p.tone("leaf_pale")
    )
    hill = pp.fill(
        f"M0 {high - 34:g}Q{w * 0.32:g} {high - 50:g} {w * 0.65:g} {high - 36:g}Q{w * 0.88:g} {high - 28:g} {w:g} "
        f"{high - 40:g}V{high - 4:g}H0Z",
        p.tone("leaf_hill"),
    )
    p.shape(box.x, box.y, w, high, sky + hill)
    if card == m.HIDDEN:
        _hero(p, box, view, high)
        return box.y + high + 8
    ways = choices.choices(card)
    two = len(ways) > 1
    shown = card_art.sprite(p, card, 0.8)
    x = box.x + 64 if two else box.cx
    p.target.blit(shown.surface, (p.px(x) - shown.ax, p.px(box.y + 70) - shown.ay))
    if two:
        fork = pp.line("M6 48C18 46 18 26 30 24M6 52C18 54 18 74 30 76", p.tone("leaf"), 3)
        p.shape(box.x + 112, box.y + 20, 40, 104, fork)
        for place, way in enumerate(ways):
            y = box.y + 44 + place * 52
            lit = choice == way
            p.panel(box.x + 146, y - 20, box.w - 160, 40, "lamp" if lit else "paper", 10, 1.1, 4)
            words = texts.choice_label(choices.build(card, way, 0))
            fit = p.fit(words, box.w - 168, 24, "d")
            p.text(words, box.x + 146 + (box.w - 160) / 2, y, fit, "d", "on_lamp" if lit else "ink", "c")
    return box.y + high + 8


def pictures(p: Painter, seats: int) -> Iterator[Callable[[], object]]:
    """What makes the pictures of those who may act."""
    for seat, wolf in product(range(seats), BOX.wolves):
        yield partial(record, p, partial(_sent, p, seat, wolf, 0, 0))
    yield partial(record, p, partial(_pig, p, 0, 0))


def _sent(p: Painter, seat: Seat, wolf: int, x: float, foot: float) -> None:
    p.draw(f"characters/wolf-sent-{SEATS[seat]}-{wolf}", x - 66, foot - 122, 132, 124, 5)


def _pig(p: Painter, x: float, foot: float) -> None:
    p.draw("characters/big-bad-pig-walks-1", x - 42, foot - 122, 84, 131, 5)


def _hero(p: Painter, box: Box, view: m.View, high: float) -> None:
    """Who acts now, on the hill of the panel; a crown while it is all about houses."""
    x, foot = box.cx, box.y + high - 8
    match view.phase:
        case m.Phase.WOLF | m.Phase.FORCED if view.mover < view.seats and view.wolves[view.mover]:
            _sent(p, view.mover, view.wolves[view.mover][0], x, foot)
        case m.Phase.PIN:
            _pig(p, x, foot)
        case m.Phase.PASS:
            for i, angle in enumerate((12, 0, -12)):
                p.draw("cards/wolves-back", x - 62 + i * 32, foot - 100 - (i == 1) * 6, 60, 84, 5, angle=angle)
        case m.Phase.PLACE:
            p.draw("characters/smooki", x - 52, box.y + high - 4 - 103, 104, 104, 0)
        case _:
            p.draw("tokens/crown", x - 44, box.y + 44, 88, 66, 4)


def _results(
    p: Painter,
    x: float,
    y: float,
    wide: float,
    choice: Choice | None,
    results: list[Result],
    pointed: int | None,
    foot: float,
    next: float,
) -> float:
    """A row for each plot: colour, height before and after, crown, points if the game ended now.

    The rows move together where that leaves room for what to do next.
    """
    size = p.big(16)
    p.rule_line(x, y, wide)
    y += 10 + size * 0.6
    if choice and not choice.digs and len(BOX.cards[_card(results[0].action)].values) > 1:
        head = _("As {value} it would give").format(value=choice.value)
    else:
        head = _("It would give")
    p.text(head, x, y, p.fit(head, wide, size, "b"), "b", "soft")
    y += size * 1.5
    c = min(max(1.0, size / 16), wide / 190)
    usual, least = max(26.0, size * 1.6), max(23.0, size * 1.4)
    pitch = (foot - next - y - 3) / max(1.0, len(results) - 0.5)
    pitch = usual if not least <= pitch <= usual else pitch
    for row in results:
        if y > foot - size * 2:
            break
        if row.place == pointed:
            lit = pp.fill(pp.rrect(0, 0, wide + 16, pitch, 9), p.tone("lit"))
            p.shape(x - 8, y - pitch / 2, wide + 16, pitch, lit)
        p.draw(f"houses/glyph-{row.colour}", x, y - 10 * c, 20 * c, 20 * c)
        number = 18 * c
        if row.place == m.NEW:
            words = _("new")
            p.text(words, x + 42 * c, y, p.fit(words, 36 * c, size, "r"), "r", "soft", "c")
        else:
            p.text(str(row.before), x + 42 * c, y, number, "d", "soft", "c")
        p.icon("arrow-right", x + 70 * c, y, 16 * c, "soft")
        p.text(str(row.after), x + 96 * c, y, number, "d", "good", "c")
        if row.crown:
            p.draw("tokens/crown", x + 112 * c, y - 11 * c, 28 * c, 21 * c)
        if row.points:
            tone = "good" if row.points > 0 else "bad"
            change = f"+{row.points}" if row.points > 0 else texts.signed(row.points)
            p.text(change, x + wide, y, 16 * c, "d", tone, "r")
        y += pitch
    return y - pitch / 2 + 3


def _standings(
    p: Painter, x: float, y: float, wide: float, view: m.View, people: Sequence[Person], foot: float
) -> None:
    """Everybody's points if the game ended now, the leaders under a crown."""
    totals = scoring.scores(view)

    def needed(size: float) -> float:
        return 10 + size * 2.2 + max(30.0, size * 1.7) * view.seats - size * 0.5

    size = p.big(16)
    while size > 16 and y + needed(size) > foot:
        size -= 0.5
    if not any(view.houses) or y + needed(size) > foot:
        return
    p.rule_line(x, y, wide)
    y += 10 + size * 0.6
    head = _("If it ended now")
    p.text(head, x, y, p.fit(head, wide, size, "b"), "b", "soft")
    y += size * 1.6
    best = scoring.winners(totals)
    for seat in sorted(range(view.seats), key=lambda seat: -totals[seat]):
        p.draw(f"characters/{people[seat].face}", x - 2, y - 14, 26, 26)
        name = p.clip(people[seat].name, wide - 100, size)
        p.text(name, x + 32, y, size)
        p.text(
            texts.signed(totals[seat]),
            x + wide,
            y,
            size * 1.12,
            "d",
            "ink",
            "r",
        )
        if seat in best:
            p.draw(
                "tokens/crown", x + wide - p.width(texts.signed(totals[seat]), size * 1.12, "d") - 38, y - 11, 28, 21
            )
        y += max(30.0, size * 1.7)


def _card(action: m.Action) -> m.Card:
    assert isinstance(action, m.Build | m.Dig)
    return action.card
