"""The trick, the hand with its tray, and the trick before, as items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import SUITS
from game.games.three_tricky_pigs.table import card_art, rings, scripts, tray
from game.games.three_tricky_pigs.table.plan import CARD_H, CARD_W, Plan, bidding
from game.games.three_tricky_pigs.tricks import KIND, best, is_high
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import BUBBLES, HAND, PANELS, PLOTS, RINGS
from game.ui.widgets import button, paint_tick

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

PANEL_W = 744.0
LARGER = 20.0  # design pixels by which the chosen card covers more of the one before it


def _nothing(p: Painter, box: Box, state: State) -> None:
    """Painted by the stage."""


# ---- the trick


def trick(table: PigsTable, at: Plan) -> list[Item]:
    """Each play in words, which suit was led, and the empty place of yours."""
    view = table.view
    items: list[Item] = []
    winning = best(view.trick) if view.trick else -1
    for place, laid in enumerate(view.trick):
        x, y = at.slots[laid.seat]
        box = Box(x - CARD_W / 2 * at.k, y - CARD_H / 2 * at.k, CARD_W * at.k, CARD_H * at.k)
        items.append(
            Item(f"play:{laid.seat}", box, _nothing, z=RINGS, label=_play_words(table, laid, place == winning))
        )
    if view.trick:
        items.append(_led(at, view.trick[0]))
    if view.phase == m.Phase.TRICK and view.mover == at.bottom and not table.host.stage.busy:
        items.append(slot(at))
    return items


def _play_words(table: PigsTable, laid: m.Laid, wins: bool) -> str:
    what = texts.play_name(laid)
    if laid.huff or laid.puff:
        what = _("{play}: {total}").format(play=what, total=laid.total)
    name = table.host.people[laid.seat].name
    text = _("{name} played {what}, the best so far") if wins else _("{name} played {what}")
    return text.format(name=name, what=what)


def _led(at: Plan, laid: m.Laid) -> Item:
    """Which suit was led, in words; the tag itself is a piece."""
    x, y = scripts.led_at(laid, at)
    label = _("{suit} was led").format(suit=texts.suit_name(SUITS[KIND[laid.card]]).capitalize())
    wide = scripts.LED_W * at.tag
    return Item("led", Box(x - wide / 2, y - 12 * at.tag, wide, 24 * at.tag), _nothing, z=PANELS, label=label)


def slot(at: Plan) -> Item:
    """Where your play goes."""
    x, y = at.slots[at.bottom]
    box = Box(x - CARD_W / 2 * at.k - 4, y - CARD_H / 2 * at.k - 4, CARD_W * at.k + 8, CARD_H * at.k + 8)

    def paint(p: Painter, box: Box, state: State) -> None:
        rings.paint_glow(p, box)
        inner = pp.fill(pp.rrect(7, 7, box.w - 14, box.h - 14, 9), p.tone("bubble"), 0.72)
        p.shape(
            box.x,
            box.y,
            box.w,
            box.h,
            inner + pp.g(rings.dashes(box.w - 8, box.h - 8, 9, p.tone("soil")), "translate(4 4)"),
        )
        rings.paint_ring(p, box, tick=False)
        lines, size = p.fold(_("Your play"), box.w - 24, min(p.big(18), 26), "b", 3, large=True)
        p.block(lines, box.cx, box.cy, size, "b", "brown", "c", 1.3)

    return Item("slot", box, paint, z=PLOTS)


# ---- the hand


def hand(table: PigsTable, at: Plan) -> list[Item]:
    """Your cards, when they are yours to see; the tray follows the card it belongs to."""
    view = table.view
    if view.seat != at.bottom:
        return []
    items: list[Item] = []
    chosen = view.hand.index(table.card) if table.card in view.hand else None
    slots = at.hand_slots(view.hand, chosen, table.tray_width)
    for place, (x, y, k) in enumerate(slots):
        card = view.hand[place]
        seen = min(CARD_W, slots[place + 1][0] - x) if place + 1 < len(slots) else CARD_W
        if place + 1 == chosen:
            seen -= LARGER  # it is larger, and lies on the mark as well
        w, h = CARD_W * k, CARD_H * k
        box = Box(x - w / 2, y - h / 2, w, min(h, at.felt.h - y + h / 2 - 2))
        legal, added = card in table.legal, card in table.added
        addable = not added and table.addable(card)
        z = HAND + place * 0.1 + (2 if place == chosen else 0)

        def paint(
            p: Painter,
            box: Box,
            state: State,
            legal: bool = legal,
            plus: bool = addable,
            on: bool = added,
            at_card: bool = place == chosen,
            seen: float = seen,
        ) -> None:
            if legal and not at_card:
                rings.paint_ring(p, box, state, 12, tick=False)
                paint_tick(p, box.x + seen - 8, box.y + 2, 26)
            elif plus:
                _paint_plus(p, box.x + seen - 8, box.y + 4)
            elif on:
                paint_tick(p, box.x + seen - 8, box.y + 2, 26)

        if (legal or addable) and place != chosen:
            items.append(Item(f"glow:{card}", box, lambda p, b, s: rings.paint_glow(p, b), z=PLOTS))
        label = texts.card_name(card)
        if legal:
            label = _("{card}, can be played").format(card=label)
        items.append(
            Item(
                f"hand:{card}",
                box,
                paint,
                lambda card=card: table.press_card(card),  # type: ignore[misc]
                label,
                z=z + 0.05,
                radius=10,
            )
        )
        if place == chosen:
            items += tray.items(table, x + CARD_W * k / 2 + 8)
    return items


def _paint_plus(p: Painter, cx: float, cy: float) -> None:
    """This huff or puff can be added to the chosen card."""
    body = pp.paper(pp.ell(15, 15, 12), p.tone("lamp"), 1.2, 0, 0) + pp.line(
        "M15 9.5V20.5M9.5 15H20.5", p.tone("on_lamp"), 3.2
    )
    p.shape(cx - 15, cy - 15, 30, 30, body, 4)


# ---- the trick before


def last_trick(table: PigsTable, at: Plan) -> list[Item]:
    """The button, and the sheet it opens over the hand."""
    last = table.view.last
    if last is None:
        return []
    place = at.last
    if bidding(table.view) and table.bid != len(at.panels) - 1:  # below a sign that is not chosen
        place = Box(at.area.right - place.w, place.y, place.w, place.h)
    items = [
        button(
            "last", place, table.toggle_last, _("Last trick"), "trick", "paper", size=18, icon_size=24, r=22, z=PANELS
        )
    ]
    if table.last_open:
        items += _last_sheet(table, at, last)
    return items


def _last_sheet(table: PigsTable, at: Plan, last: m.Trick) -> list[Item]:
    wide = min(at.felt.w - 80, PANEL_W + 110 * max(0, len(last.plays) - 4))
    box = Box(40, at.edge - 44, wide, 190)
    high = is_high(last.plays)
    names = table.host.names
    step = min(112.0, (wide - 264) / len(last.plays))

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.3, 10)
        title = _("Last trick")
        p.text(title, box.x + 24, box.y + 32, p.fit(title, 200, min(p.big(22), 28), "d", 14), "d")
        words = _("High won. {name} took it.") if high else _("Low won. {name} took it.")
        size = min(p.big(16), 20)
        p.para(words.format(name=names[last.winner]), box.x + 24, box.y + 54, 200, size)
        k = 0.66 if any(laid.huff and laid.puff for laid in last.plays) else 0.8
        for place, laid in enumerate(last.plays):
            x = box.x + 256 + step * place
            told = "best" if laid.seat == last.winner else "sum" if laid.huff or laid.puff else ""
            art = card_art.play(p, laid.card, laid.huff, laid.puff, told, k)
            p.target.blit(art.surface, (p.px(x + 40) - art.ax, p.px(box.y + 162 - CARD_H / 2 * k) - art.ay))
        for place, laid in enumerate(last.plays):
            person = table.host.people[laid.seat]
            p.avatar(person.face, box.x + 256 + step * place + 84, box.y + 112, 40, person.ground, 3)

    plays = _(", ").join(_play_words(table, laid, laid.seat == last.winner) for laid in last.plays)
    close = Box(box.x + 24, box.bottom - 64, 144, 46)
    return [
        Item("last:sheet", box, paint, table.toggle_last, plays, z=BUBBLES + 1, radius=16),
        button(
            "last:close", close, table.toggle_last, _("Close"), "close", "quiet", size=18, icon_size=20, z=BUBBLES + 2
        ),
    ]
