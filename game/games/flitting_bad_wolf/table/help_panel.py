"""The panel at the right: a card that is selected or looked up, or what the offer may be, and the next step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.table import card_art, deduce, marks
from game.games.flitting_bad_wolf.table.deduce import Stake
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PANELS
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable

PHASE_RULES = {
    m.Phase.FIRST: "FBW-4",
    m.Phase.DEAL: "FBW-2",
    m.Phase.ACT: "FBW-15",
    m.Phase.ANSWER: "FBW-17",
    m.Phase.KEEP: "FBW-42",
    m.Phase.TURN_UP: "FBW-38",
    m.Phase.MOVE: "FBW-46",
    m.Phase.GIVE: "FBW-47",
    m.Phase.OVER: "FBW-31",
}


def items(table: FlittingTable) -> list[Item]:
    box = table.host.help_box
    card = table.helped
    rule = texts.card_help(card).rule if card != m.HIDDEN else PHASE_RULES[table.view.phase]

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        foot = box.bottom - 56
        if card != m.HIDDEN:
            y = _card(p, box, card, table, foot)
        elif table.answers and table.aid:
            y = _stakes(p, box, table, foot)
        else:
            y = _phase(p, box, table, foot)
        _next(p, box, y, table, foot)

    at = Box(box.x + 16, box.bottom - 48, box.w - 32, 36)
    label = _("Rule {rule}").format(rule=rule)
    press = lambda: table.host.open_rule(rule)  # noqa: E731 - one word for a button
    return [
        Item("help", box, paint, z=PANELS),
        button("rule", at, press, label, "help", "quiet", size=16 * min(1.4, table.host.felt.text), z=PANELS + 1),
    ]


def _next(p: Painter, box: Box, y: float, table: FlittingTable, foot: float) -> None:
    """What to do now."""
    left, wide, size = box.x + 16, box.w - 32, p.big(16)
    step = table.next_step
    if y > foot - size * (2.4 + 1.36 * len(p.lines(step, wide, size))):
        return
    y += 6
    p.rule_line(left, y, wide)
    y += 8 + size * 0.6
    p.text(_("Next"), left, y, size, "b", "soft")
    p.para(step, left, y + size * 0.75, wide, size, lead=1.36)


def _scene(p: Painter, box: Box) -> float:
    """Night sky and a hill at the top of the panel; returns its height, 0 when there is no room for it."""
    if box.h < 330 * p.text_scale**0.75:
        return 0.0
    w, high = box.w, 140.0
    sky = pp.fill(
        f"M0 {high - 4:g}V14A14 14 0 0 1 14 0H{w - 14:g}A14 14 0 0 1 {w:g} 14V{high - 4:g}Z", p.tone("night_sky")
    )
    hill = pp.fill(
        f"M0 {high - 34:g}Q{w * 0.32:g} {high - 50:g} {w * 0.65:g} {high - 36:g}Q{w * 0.88:g} {high - 28:g} {w:g} "
        f"{high - 40:g}V{high - 4:g}H0Z",
        p.tone("night_hill"),
    )
    p.shape(box.x, box.y, w, high, sky + hill)
    return high


def _card(p: Painter, box: Box, card: m.Card, table: FlittingTable, foot: float) -> float:
    """A card: its picture with what it may be used for, its words, what it is when it was offered."""
    high = _scene(p, box)
    left, wide, size = box.x + 16, box.w - 32, p.big(16)
    if high:
        blue = BOX.cards[card].blue
        sprite = card_art.row(p, card, 1.0, False)
        x = box.x + 64 if blue else box.cx
        p.target.blit(sprite.surface, (p.px(x) - sprite.ax, p.px(box.y + 68) - sprite.ay))
        if blue:
            fork = pp.line("M6 48C18 46 18 26 30 24M6 52C18 54 18 74 30 76", p.tone("leaf"), 3)
            p.shape(box.x + 112, box.y + 20, 40, 104, fork)
            for i, icon in enumerate(("offer", "ability")):
                cy = box.y + 44 + i * 52
                lit = card == table.selected and table.plays == bool(i)
                p.panel(box.x + 146, cy - 20, 44, 40, "lamp" if lit else "paper", 10, 1.1, 4)
                if icon == "offer":
                    p.icon("offer", box.x + 168, cy, 26, "on_lamp" if lit else "ink", "lamp" if lit else "paper")
                else:
                    p.draw("tokens/ability", box.x + 154, cy - 14, 28, 28)
    help_text = texts.card_help(card)
    y = box.y + (high or 12) + 8
    title = p.fit(help_text.title, wide, p.big(28), "d", 14)
    p.text(help_text.title, left, y + title * 0.5, title, "d")
    y += title * 1.15
    while size > 14 and y + sum(len(p.lines(t, wide, size)) for t in help_text.lines) * size * 1.36 > foot:
        size -= 0.5
    for line in help_text.lines:
        if y + len(p.lines(line, wide, size)) * size * 1.36 <= foot:
            y = p.para(line, left, y, wide, size, lead=1.36)
    if help_text.offered and y < foot - size * 6:
        y += 6
        p.rule_line(left, y, wide)
        y += 8 + size * 0.6
        head = _("Offered face down")
        rows, fit = p.fold(head, wide, size, "b")
        p.block(rows, left, y + (len(rows) - 1) * fit * 0.55, fit, "b", "soft")
        y += (len(rows) - 1) * fit * 1.15
        y = p.para(help_text.offered, left, y + size * 0.75, wide, size, lead=1.36)
    return y


def paint_moon(p: Painter, number: int, x: float, y: float) -> None:
    p.draw(f"tokens/moon-{number}", x, y, 84, 84, 4)


def _phase(p: Painter, box: Box, table: FlittingTable, foot: float) -> float:
    """The round, who started it, and when the game ends."""
    view, names = table.view, table.host.names
    high = _scene(p, box)
    left, wide, size = box.x + 16, box.w - 32, p.big(16)
    if high:
        number = min(5, max(1, view.round))
        paint_moon(p, number, box.cx - 42, box.y + 22)
    y = box.y + (high or 12) + 8
    title = _("Round {n} of {most}").format(n=view.round, most=BOX.rounds)
    head = p.fit(title, wide, p.big(28), "d", 14)
    p.text(title, left, y + head * 0.5, head, "d")
    y += head * 1.15
    lines: list[str] = []
    if view.starter != m.NO_ONE:
        started = (
            _("You started.") if view.starter == view.seat else _("{name} started.").format(name=names[view.starter])
        )
        lines.append(started)
    limits = _("The game ends at {high} or {low} points, or after round {n}.")
    lines.append(limits.format(high=BOX.high, low=texts.signed(BOX.low), n=BOX.rounds))
    for line in lines:
        if y < foot - size * 1.36 * len(p.lines(line, wide, size)):
            y = p.para(line, left, y, wide, size, lead=1.36) + 4
    return y


def _stakes(p: Painter, box: Box, table: FlittingTable, foot: float) -> float:
    """Every card the offer may be, and the points it would change in either row."""
    view, names = table.view, table.host.names
    me = table.at.bottom
    left, wide = box.x + 16, box.w - 32
    title = _("What can it be?")
    head = p.fit(title, wide, p.big(22), "d")
    p.text(title, left, box.y + 26, head, "d")
    small = p.big(14)
    line = _("Points it would change")
    p.text(line, left, box.y + 30 + head, p.fit(line, wide, small), "r", "soft")
    y = box.y + 62 + head
    columns = (box.right - 92, box.right - 40)
    for x, icon, seat in ((columns[0], "arrow-down", me), (columns[1], "arrow-up", m.other(me))):
        marks.paint_arrow(p, x, y, 30, icon, seat)
        words = _("you") if seat == me else names[seat]
        fit = 14.0
        p.text(p.clip(words, 50, fit, "b"), x, y + 26, fit, "b", "soft", "c")
    y += 40
    found: Sequence[Stake] = deduce.stakes(view)
    high = min(40.0, (foot - y) / max(1, len(found)))
    for i, stake in enumerate(found):
        if i % 2 == 0:
            p.shape(
                box.x + 8,
                y + 1,
                box.w - 16,
                high - 2,
                pp.fill(pp.rrect(0, 0, box.w - 16, high - 2, 10), p.tone("stripe")),
            )
        side = min(34.0, high - 2)
        p.draw(card_art.bust(stake.card), box.x + 12, y + (high - side) / 2, side, side)
        name = texts.card_short(stake.card)
        room = columns[0] - 24 - box.x - 46
        fit = p.fit(name, room, min(p.big(14), 18), "b")
        if p.width(name, fit, "b") <= room:  # else the face says it
            p.text(name, box.x + 46, y + high / 2, fit, "b")
        for x, (least, most) in zip(columns, (stake.mine, stake.theirs), strict=True):
            words = texts.gain(least) if least == most else _("{a}…{b}").format(a=texts.gain(least), b=texts.gain(most))
            tone = "bad" if most < 0 else "ink"
            p.text(words, x, y + high / 2, p.fit(words, 50, min(p.big(20), max(14.0, high * 0.6)), "d"), "d", tone, "c")
        y += high
    return y
