"""The panel at the right: what the chosen card or sign would do, or how the trick stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, EXACTLY, SUITS, WOLF
from game.games.three_tricky_pigs.table import card_art
from game.games.three_tricky_pigs.table.plan import CARD_H
from game.games.three_tricky_pigs.tricks import KIND, best, is_high, lay, led
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PANELS
from game.ui.widgets import button, paint_nope, paint_tick

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

HEAD = 136.0
MOST_ROWS = 5

LEAD, BETWEEN, LEAST_BODY = 1.36, 8.0, 14.0  # of running text
USUAL_BODY = 22.0  # rather fewer ways are told than smaller
SMALL, SMALLER = 0.66, 0.52  # scale of a card in the panel, and of one with both huff and puff


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play the chosen card, and how the trick would stand."""

    play: m.Play
    words: str
    good: bool


def ways(view: m.View, plays: list[m.Play]) -> list[Way]:
    """How each play would fare against what lies there."""
    assert view.seat is not None
    last = len(view.trick) == view.seats - 1
    found = []
    for play in plays:
        laid = lay(view.seat, play)
        after = (*view.trick, laid)
        top = best(after) == len(after) - 1
        tie = top and any(other.total == laid.total for other in view.trick)
        if last:
            words = _("tie, wins") if tie else _("wins") if top else _("loses")
        else:
            words = _("tie, leads") if tie else _("leads") if top else _("trails")
        found.append(Way(play, words, top))
    return found


def items(table: PigsTable, box: Box) -> list[Item]:
    view = table.view
    if table.bid != m.HIDDEN and view.phase == m.Phase.BID:
        return _for_bid(table, box)
    if table.play is not None and table.card in view.hand and view.phase == m.Phase.TRICK:
        return _for_play(table, box, table.play)
    return _for_trick(table, box)


def _rule(table: PigsTable, box: Box, rule: str) -> Item:
    at = Box(box.x + 16, box.bottom - 48, box.w - 32, 36)
    label = _("Rule {rule}").format(rule=rule)
    return button(
        "rule",
        at,
        table.open_rule(rule),
        label,
        "help",
        "quiet",
        size=16 * min(1.4, table.host.felt.text),
        z=PANELS + 1,
    )


def _head(p: Painter, box: Box, h: float) -> None:
    """A little barn floor behind the picture."""
    w = box.w
    one, two = p.tone("floor_light"), p.tone("floor_dark")
    body = pp.fill(f"M0 {h - 4:g}V14A14 14 0 0 1 14 0H{w - 14:g}A14 14 0 0 1 {w:g} 14V{h - 4:g}Z", one)
    k = w / 216
    body += pp.fill(
        f"M0 {h - 32:g}Q{70 * k:g} {h - 48:g} {140 * k:g} {h - 34:g}"
        f"Q{190 * k:g} {h - 26:g} {w:g} {h - 38:g}V{h - 4:g}H0Z",
        two,
    )
    p.shape(box.x, box.y, w, h, body)


def _for_play(table: PigsTable, box: Box, play: m.Play) -> list[Item]:
    view = table.view
    found = ways(view, table.ways())
    total = texts.total_of(play)
    title = texts.card_name(play.card)
    title = title[0].upper() + title[1:]

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        _head(p, box, HEAD)
        added = bool(play.huff) + bool(play.puff)
        k = (SMALL, SMALL, SMALLER)[added]
        art = card_art.play(p, play.card, play.huff, play.puff, "", k)
        foot = box.y + HEAD - 8
        p.target.blit(art.surface, (p.px(box.x + 62) - art.ax, p.px(foot - CARD_H / 2 * k) - art.ay))
        p.icon("arrow-right", (box.x + 104 + box.right - 76) / 2, box.y + 72, 20, "brown")
        p.panel(box.right - 76, box.y + 48, 60, 48, "lamp", 12, 1.1, 4)
        p.text(str(total), box.right - 46, box.y + 72, 30, "d", "on_lamp", "c")
        y = _title(p, box, title, HEAD)
        words, size = situation(view, play), p.big(16)
        while size > min(p.big(16), USUAL_BODY) and _high(p, box, words, len(found), size) > box.bottom - 56 - y:
            size -= 0.5
        y = p.para(words, box.x + 16, y, box.w - 32, size, lead=LEAD)
        _paint_ways(p, box, found, play, y, min(p.big(14), max(14.0, size * 0.864)))

    return [Item("help", box, paint, z=PANELS), _rule(table, box, rule_for(view, play, found))]


def _title(p: Painter, box: Box, title: str, head: float) -> float:
    size = p.fit(title, box.w - 32, min(p.big(28), 34), "d", 14)
    p.text(title, box.x + 16, box.y + head + 22, size, "d")
    return box.y + head + 22 + size * 0.7


def _high(p: Painter, box: Box, words: str, ways: int, size: float) -> float:
    """How high the body and that many ways would be, about, with a body of this size."""
    rows = 1.55 + min(MOST_ROWS, ways)
    return len(p.lines(words, box.w - 32, size)) * size * LEAD + rows * size * 0.864 * 1.95


def _paint_ways(p: Painter, box: Box, found: list[Way], play: m.Play, y: float, size: float) -> None:
    """Every sum the chosen card can have, as far as there is room."""
    foot = box.bottom - 56
    added = [" ".join(f"+{value}" for value in (way.play.huff, way.play.puff) if value) or _("alone") for way in found]
    sizes = [p.fit(words, max(72.0, size * 3.8), size, "b") for words in added]
    sums = max(p.width(str(texts.total_of(way.play)), size + 4, "d") for way in found)
    # the sums stand in a column at the right of all that is added
    column = max(124.0, 44 + max(p.width(words, fit, "b") for words, fit in zip(added, sizes, strict=True)) + 10 + sums)
    told = {way.words: p.fold(way.words, box.w - column - 18, size) for way in found}
    row = size * (1.95 if all(len(rows) == 1 for rows, _size in told.values()) else 2.6)
    y += 8
    if y + row * 2 > foot:
        return
    p.rule_line(box.x + 16, y, box.w - 32)
    words = _("What it would do")
    p.text(words, box.x + 16, y + row * 0.6, p.fit(words, box.w - 32, size + 2, "b"), "b", "soft")
    y += row * 1.55
    shown = list(zip(found, added, sizes, strict=True))
    most = min(MOST_ROWS, int((foot - y) // row) + 1)
    if len(shown) > most:  # the chosen one and its neighbours
        at = next(i for i, way in enumerate(found) if way.play == play)
        start = max(0, min(at - most // 2, len(found) - most))
        shown = shown[start : start + most]
    for way, words, fit in shown:
        if way.play == play:
            lit = pp.fill(pp.rrect(1, 1, box.w - 18, row - 2, 8), p.tone("lit"))
            p.shape(box.x + 8, y - row / 2, box.w - 16, row, lit)
        (paint_tick if way.good else paint_nope)(p, box.x + 26, y, 20)
        p.text(words, box.x + 44, y, fit, "b" if words[0] == "+" else "r")
        p.text(str(texts.total_of(way.play)), box.x + column, y, size + 4, "d", "ink", "r")
        rows, fit = told[way.words]
        p.block(rows, box.x + column + 10, y, fit, lead=1.1)
        y += row


def situation(view: m.View, play: m.Play) -> str:
    """What the card has to do with the trick."""
    suit = led(view.trick)
    left = view.seats - 1 - len(view.trick)
    if suit < 0:
        first = _("You lead. Nobody has played yet.")
    elif KIND[play.card] == suit:
        first = _("It follows the suit that was led, {suit}.").format(suit=texts.suit_name(SUITS[suit]))
    else:
        first = _("You have none of the suit that was led, {suit}.").format(suit=texts.suit_name(SUITS[suit]))
    if KIND[play.card] == WOLF and not is_high(view.trick):
        return first + " " + _("A wolf: the highest will win.")
    if not left:
        return first + " " + _("You play last.")
    return first


def rule_for(view: m.View, play: m.Play, found: list[Way]) -> str:
    """The rule that decides here."""
    if any(way.play == play and way.words in (_("tie, wins"), _("tie, leads")) for way in found):
        return "TTP-38"
    if KIND[play.card] == WOLF or is_high(view.trick):
        return "TTP-36"
    if not view.trick:
        return "TTP-28" if view.tricks else "TTP-27"
    return "TTP-35"


def _for_bid(table: PigsTable, box: Box) -> list[Item]:
    bid = table.bid
    goal = BOX.bids[bid]
    lines = [bid_words(bid)]
    notes = [_("Once hung, it stays."), _("A miss costs nothing more.")]

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        _head(p, box, 108)
        p.draw(f"cards/bid-{goal.name}", box.x + 16, box.y + 4, 76, 91.2, 5)
        for i in range(2):
            p.draw("cards/tricky-back", box.right - 108 + i * 46, box.y + 24, 42, 58.8, 5, angle=4 - i * 7)
        y = _title(p, box, texts.bid_name(bid), 108)
        size = _fitting(p, [*lines, *notes], box.w - 32, box.bottom - 76 - y)
        y = p.para(lines[0], box.x + 16, y, box.w - 32, size, lead=LEAD) + 10
        p.rule_line(box.x + 16, y, box.w - 32)
        size *= 0.875
        y += 10
        for note in notes:
            if y + size * 2.8 < box.bottom - 56:
                y = p.para(note, box.x + 16, y, box.w - 32, size, "b", "soft")

    return [Item("help", box, paint, z=PANELS), _rule(table, box, "TTP-16")]


def bid_words(bid: int) -> str:
    """What a bid wants and brings, in two sentences."""
    goal = BOX.bids[bid]
    need = texts.bid_need(bid)
    if goal.points_per_trick:
        return _("Take {need}. Each of yours then brings {n} more.").format(need=need, n=goal.points_per_trick)
    if goal.needs == EXACTLY and not goal.tricks:
        return _("Take {need}. The sign then brings {n} points.").format(need=need, n=goal.points)
    return _("Take {need}. Each is 1 point, the sign adds {n}.").format(need=need, n=goal.points)


def paint_rank(p: Painter, high: bool, cx: float, y: float) -> None:
    """What the trick is about: a wolf when high wins, else a straw."""
    p.draw("cards/" + ("picture-wolf" if high else "picture-straw"), cx - 41, y, 82, 82, 4)


def _for_trick(table: PigsTable, box: Box) -> list[Item]:
    view, names = table.view, table.host.names
    high = is_high(view.trick)
    lines = []
    if view.phase == m.Phase.TRICK:
        title = _("Trick {n}").format(n=len(view.tricks) + 1)
        lines.append(_("A wolf is in it: the highest wins.") if high else _("Without a wolf the lowest wins."))
        if view.trick:
            laid = view.trick[best(view.trick)]
            who = _("you") if laid.seat == view.seat else names[laid.seat]
            lines.append(_("Best so far: {name} with {n}.").format(name=who, n=laid.total))
        lines.append(_("Among equals the last one wins."))
    elif view.phase == m.Phase.OVER:
        title = _("The end")
    else:
        title = _("Round {n}").format(n=max(1, view.round))
        lines.append(_("Everybody tells in secret how many tricks to take."))
    lines.append(texts.next_step(view, names))
    rule = "TTP-36" if high else "TTP-35" if view.phase == m.Phase.TRICK else "TTP-12"

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        _head(p, box, 108)
        if view.phase == m.Phase.TRICK:
            paint_rank(p, high, box.cx, box.y + 16)
        else:
            for i, goal in enumerate(BOX.bids):
                p.draw(f"cards/bid-{goal.name}", box.x + 10 + i * (box.w - 20) / 4, box.y + 24, 44, 52.8, 4)
        y = _title(p, box, title, 108)
        size = _fitting(p, lines, box.w - 32, box.bottom - 52 - y)
        for line in lines:
            y = p.para(line, box.x + 16, y, box.w - 32, size, lead=LEAD) + BETWEEN

    return [Item("help", box, paint, z=PANELS), _rule(table, box, rule)]


def _fitting(p: Painter, lines: list[str], width: float, room: float) -> float:
    """The size at which all these sentences have room above the rule."""
    size = p.big(16)
    while size > LEAST_BODY and sum(len(p.lines(t, width, size)) * size * LEAD + BETWEEN for t in lines) > room:
        size -= 0.5
    return size
