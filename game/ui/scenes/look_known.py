"""One moment of a finished game in full: what happened, what was better, what its player thought and knew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ai import agent as agents
from ai.agent import Thought
from ai.analysis import are_chances
from ai.knowing import Belief, Knowing, Knowledge, part_of
from ai.thumb import ONLY
from game.core.game import Seat
from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.look_story import Story, Tale, percent
from game.ui.scenes.seats import level_name
from game.ui.scenes.statistics_block import Block
from saves.record import SeatInfo

Waits: TypeAlias = Literal["waits", "lost", ""]  # still worked out; not to be had; nobody thought of anything

BEST = 3  # actions that are told with what was thought of them
FACE = 56.0
CELL = 30.0


@dataclass(frozen=True, slots=True)
class Part:
    """Something so high that paints itself at a place."""

    h: float
    paint: Callable[[Painter, Box], None]
    said: str = ""

    def item(self, p: Painter, box: Box, state: State) -> None:
        self.paint(p, box)


def block(
    p: Painter,
    story: Story,
    people: Sequence[SeatInfo],
    seat: Seat,
    spot: int,
    knowledge: Knowledge | None,
    waits: Waits,
    width: float,
) -> Block:
    """The moment before `spot` as the chosen seat sees it; `waits`: why there is no knowledge."""
    parts = _start(p, story, width) if spot == 0 else _moment(p, story, people, seat, spot - 1, width)
    return _stacked(parts + heads(p, story, knowledge, waits, width))


def heads(p: Painter, story: Tale, knowledge: Knowledge | None, waits: Waits, width: float) -> list[Part]:
    """What was thought and believed, or that it is still worked out."""
    if knowledge is None:
        words = {
            "waits": _("Looking into the heads of that moment …"),
            "lost": _("What was thought here cannot be told now. Step on and back to try again."),
        }.get(waits)
        return [_words(p, words, width, 16, "r", "soft", 16)] if words else []
    parts = _thought(p, story, knowledge, width)
    part = part_of(story.match.game.id)
    if part is None or not knowledge.beliefs:
        return parts
    head = _("What {name} believed") if knowledge.own else _("What {name} could believe")
    parts.append(_words(p, head.format(name=story.names[knowledge.seat]), width, 20, "d", "brown", 18))
    parts.append(_words(p, _("From what could be seen. Lit is how it truly was."), width, 14, "r", "soft", 2))
    for belief in knowledge.beliefs:
        parts += _belief(p, story, part, belief, width)
    return parts


def decision(
    p: Painter, tale: Tale, people: Sequence[SeatInfo], step: int, place: str, known: Knowledge | None, width: float
) -> Block:
    """A decision of a game that may still go on: what was done, thought and believed."""
    actor = tale.match.steps[step].actor
    assert actor is not None
    parts = [_title(p, people, actor, tale.names[actor], place, width)]
    parts.append(_words(p, tale.action(step), width, 18, "b", "ink", 6))
    return _stacked(parts + heads(p, tale, known, "waits", width))


def _stacked(parts: Sequence[Part]) -> Block:
    def items(at: Box) -> list[Item]:
        found, y = [], at.y
        for number, part in enumerate(parts):
            box = Box(at.x, y, at.w, part.h)
            found.append(Item(f"part:{number}", box, part.item, label=part.said, z=45))
            y += part.h
        return found

    return Block(sum(part.h for part in parts), items)


def _words(
    p: Painter, text: str, width: float, size: float, face: Any = "r", c: str = "ink", above: float = 0, left: float = 0
) -> Part:
    fit = p.big(size)
    lines = p.lines(text, width - left, fit, face)
    lead = 1.2 if face == "d" else 1.3

    def paint(p: Painter, box: Box) -> None:
        p.block(lines, box.x + left, box.y + above + len(lines) * fit * lead / 2, fit, face, c, lead=lead)

    return Part(above + len(lines) * fit * lead + 3, paint, text)


def _start(p: Painter, story: Story, width: float) -> list[Part]:
    return [
        _words(p, _("The start"), width, 22, "d", "brown"),
        _words(p, _("Nothing is dealt yet. Step on, or press a turning point."), width, 16, "r", "soft", 8),
    ]


def _moment(p: Painter, story: Story, people: Sequence[SeatInfo], seat: Seat, at: int, width: float) -> list[Part]:
    moment = story.moments[at]
    name = story.actor(at)
    place = _("Move {n} of {of}").format(n=at + 1, of=len(story.moments))
    parts = [_title(p, people, moment.actor, name, place, width)]
    parts.append(_words(p, story.told(at), width, 18, "b", "ink", 6))
    whole = story.analysis.whole
    before, after = (percent(story.parts(spot, seat), whole) for spot in (at, at + 1))
    line = _("Chance of {name}: {before} % before, {after} % after.").format(
        name=story.names[seat], before=before, after=after
    )
    parts.append(_words(p, line, width, 16, "r", "soft", 4))
    turning = next((one for one in story.analysis.turnings if one.step == moment.first), None)
    if turning is not None and turning.better is None:
        parts.append(
            _words(
                p,
                _("It cost {n} % of a win, but nothing better could be known then.").format(
                    n=percent(turning.loss, whole)
                ),
                width,
                16,
                "r",
                "ink",
                10,
            )
        )
    elif turning is not None:
        better = story.action(turning.step, turning.better)
        parts.append(
            _words(p, _("It cost {n} % of a win.").format(n=percent(turning.loss, whole)), width, 16, "b", "bad", 10)
        )
        parts.append(_words(p, _("Better: {what}").format(what=better), width, 16, "b", "good", 2))
        reason = agents.sentence(story.match.game.id, turning.reason)
        if reason:
            parts.append(_words(p, reason, width, 16, "r", "ink", 2))
        if turning.gain is not None:
            n = f"{turning.gain:.1f}"
            parts.append(
                _words(
                    p, _("By {n} points, as far as the cards could be known.").format(n=n), width, 14, "r", "soft", 2
                )
            )
    return parts


def _title(p: Painter, people: Sequence[SeatInfo], actor: Seat | None, name: str, place: str, width: float) -> Part:
    size, small = p.big(22), p.big(14)
    shown, font = cast.printable(p, name)
    fit = p.fit(shown, width - FACE - 14, size, font, 16)

    def paint(p: Painter, box: Box) -> None:
        if actor is None:
            p.icon("die", box.x + FACE / 2, box.cy, 40, "brown")
        else:
            face = cast.character(people[actor].face)
            p.avatar(face.face, box.x + FACE / 2, box.cy, FACE, face.ground, 4)
        x = box.x + FACE + 14
        p.text(p.clip(shown, width - FACE - 14, fit, font), x, box.cy - small * 0.7, fit, font, "brown")
        p.text(place, x, box.cy + fit * 0.62, small, "r", "soft")

    return Part(max(FACE + 8, fit * 1.2 + small * 1.4 + 8), paint, f"{name}. {place}")


# ---- what was thought


def _thought(p: Painter, story: Tale, knowledge: Knowledge, width: float) -> list[Part]:
    """What the computer that sat there thought, or what the judge thinks in a person's place."""
    name, thought = story.names[knowledge.seat], knowledge.thought
    if thought.reason == ONLY:
        return [_words(p, _("There was nothing to choose."), width, 16, "r", "soft", 12)]
    head = _("What {name} thought") if knowledge.own else _("What {level} would think there")
    parts = [_words(p, head.format(name=name, level=level_name(knowledge.level)), width, 20, "d", "brown", 18)]
    taken = story.match.steps[knowledge.step].action
    reason = agents.sentence(story.match.game.id, thought.reason)
    if reason:
        parts.append(_words(p, reason, width, 16, "r", "ink", 4))
    shown = told_values(thought, taken)
    if len(shown) > 1:
        parts.append(_words(p, unit(knowledge), width, 14, "r", "soft", 4))
        for action, value in shown:
            words = spelled(value, knowledge, [one for _action, one in shown])
            parts.append(_value(p, story.action(knowledge.step, action), words, action == taken, width))
    if knowledge.own and thought.action != taken:
        parts.append(_words(p, _("It played something else: its level was another then."), width, 14, "r", "soft", 4))
    return parts


def told_values(thought: Thought[Any], taken: Any) -> list[tuple[Any, float]]:
    """The best few actions with their values, and the one taken if it was looked at."""
    ranked = sorted(thought.values, key=lambda one: one[1], reverse=True)
    return ranked[:BEST] + [one for one in ranked[BEST:] if one[0] == taken]


def unit(knowledge: Knowledge) -> str:
    """What the values are."""
    if are_chances(knowledge.thought):
        return _("How often it does what:")
    if knowledge.points:
        return _("Points expected, its own less the best rival’s or of the round:")
    return _("What its rules of thumb give to each:")


def spelled(value: float, knowledge: Knowledge, among: Sequence[float]) -> str:
    """A value: how often it is done, or a number with as many digits as tell it from the others."""
    if are_chances(knowledge.thought):
        return _("{n} %").format(n=round(100 * value))
    rounded = [round(one, 1) for one in among]
    words = f"{abs(value):.{1 if len(set(rounded)) == len(rounded) else 2}f}"
    return f"−{words}" if value < 0 and float(words) else words


def _value(p: Painter, words: str, value: str, taken: bool, width: float) -> Part:
    size = p.big(16)
    amount = p.width("−88.88", size, "d") + 14
    lines = p.lines(words, width - amount - 26, size, "b" if taken else "r")
    high = max(30.0, len(lines) * size * 1.25 + 8)

    def paint(p: Painter, box: Box) -> None:
        p.rule_line(box.x, box.y + 2, box.w)
        if taken:
            p.icon("check", box.x + 9, box.cy + 1, 18, "good")
        p.block(lines, box.x + 26, box.cy + 1, size, "b" if taken else "r", lead=1.25)
        p.text(value, box.right - 6, box.cy + 1, size, "d", "ink", "r")

    return Part(high, paint, f"{words}: {value}")


# ---- what was believed


def _belief(p: Painter, story: Tale, part: Knowing, belief: Belief, width: float) -> list[Part]:
    """A table of what was believed; what is true is lit."""
    names = story.names
    size, small = p.big(15), p.big(14)
    size = max(size, 14.0)
    rows, columns = ([part.label(mark, names) for mark in marks] for marks in (belief.rows, belief.columns))
    rows, columns = [_capital(one) for one in rows], [_capital(one) for one in columns]
    cell = max([p.width(one, small) + 8 for one in columns] + [p.width(_("{n} %").format(n=100), size) + 12])
    label = max(p.width(one, small) for one in rows) + 10
    stacked = label + cell * len(columns) > width
    cell = min(cell * 1.5, (width if stacked else width - label) / len(columns))
    many = not belief.chances
    line = max(CELL, size * 1.5) * (1.0 if not many else 1.75) + 4
    row_h = line + (small * 1.5 if stacked else 0)
    head = small * 1.6
    title = _words(p, part.heading(belief.table), width, 16, "b", "ink", 12)

    def paint(p: Painter, box: Box) -> None:
        left = box.right - cell * len(columns)
        for x, words in enumerate(columns):
            fit = p.fit(words, cell - 4, small, "r", 14)
            p.text(words, left + cell * (x + 0.5), box.y + head / 2, fit, "r", "soft", "c")
        for y, words in enumerate(rows):
            top = box.y + head + row_h * y
            p.rule_line(box.x, top, box.w)
            middle = top + row_h - line / 2
            p.text(words, box.x, top + small * 0.85 if stacked else middle, small, "r")
            for x in range(len(columns)):
                at = Box(left + cell * x, middle - line / 2 + 2, cell, line - 4)
                _paint_cell(p, at, belief.believed[y][x], belief.true[y][x], size, chances=belief.chances)

    said = _spoken(belief, rows, columns)
    return [title, Part(head + row_h * len(rows), paint, said)]


def _paint_cell(p: Painter, at: Box, believed: float, true: float, size: float, *, chances: bool) -> None:
    if chances:
        lit = true > 0
        if lit:
            _chip(p, at.cx, at.cy, at.w - 4, min(at.h, size * 1.7))
        n = round(100 * believed)
        words = _("{n} %").format(n=n) if believed >= 0.005 else "–"
        ink = "on_lamp" if lit else "ink" if believed >= 0.005 else "soft"
        p.text(
            words, at.cx, at.cy, p.fit(words, at.w - 6, size, "b" if lit else "r", 14), "b" if lit else "r", ink, "c"
        )
        return
    words = f"{believed:.1f}"
    p.text(words, at.cx, at.cy - size * 0.72, size, "r", "ink", "c")
    _chip(p, at.cx, at.cy + size * 0.72, max(28.0, size * 1.7), size * 1.35)
    p.text(f"{round(true)}", at.cx, at.cy + size * 0.72, size, "b", "on_lamp", "c")


def _chip(p: Painter, cx: float, cy: float, w: float, h: float) -> None:
    body = pp.fill(pp.rrect(0, 0, w, h, 7), p.tone("lamp")) + pp.line(
        pp.rrect(1, 1, w - 2, h - 2, 6), p.tone("lamp_edge"), 1.4
    )
    p.shape(cx - w / 2, cy - h / 2, w, h, body)


def _spoken(belief: Belief, rows: Sequence[str], columns: Sequence[str]) -> str:
    """The table in words: what was true, and how far it was believed."""
    found = []
    for y, row in enumerate(rows):
        for x, column in enumerate(columns):
            if belief.true[y][x]:
                amount = f"{round(100 * belief.believed[y][x])} %" if belief.chances else f"{belief.believed[y][x]:.1f}"
                found.append(f"{row}, {column}: {amount}")
    return "; ".join(found)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
