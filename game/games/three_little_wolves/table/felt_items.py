"""Houses, hand, piles, tray and prompt as items, and the pictures of what flies over the felt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.game import Seat
from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.table import card_art, choices, rings
from game.games.three_little_wolves.table.plan import Plan, seats_around, sorted_hand
from game.games.three_little_wolves.table.plates import owner_house
from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter, Sprite
from game.ui.palette import SEATS
from game.ui.table import HAND, PLOTS, RINGS, TRAY
from game.ui.widgets import LEAST, button

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable


def houses(table: WolvesTable, at: Plan) -> list[Item]:
    """Every house can be pointed at; those that may be chosen glow and are ringed."""
    items: list[Item] = []
    crowned = set(hs.crowned(table.view.houses))
    plot = _plot(table, at)
    boxes = at.houses(choices.builder(table.view) if plot else None)
    for owner in (*seats_around(table.view, at.bottom), at.bottom):  # from the upper edge down
        for place in range(len(table.view.houses[owner])):
            box = boxes[owner, place]
            legal = table.action_for(owner, place) in table.actions
            if legal:
                items.append(Item(f"glow:{owner}:{place}", box, lambda p, b, s: rings.paint_glow(p, b), z=PLOTS))
            label = owner_house(table, owner, place)
            if (owner, place) in crowned:
                label += ", " + _("crown")
            items.append(
                Item(
                    f"house:{owner}:{place}",
                    box,
                    rings.paint_ring if legal else _nothing,
                    lambda owner=owner, place=place: table.press_house(owner, place),  # type: ignore[misc]
                    label,
                    z=RINGS,
                    hit=_reached(box),
                    radius=14,
                )
            )
    return items + plot


def _plot(table: WolvesTable, at: Plan) -> list[Item]:
    """The free plot of the street in which the viewer builds, while a card is in play."""
    action = choices.on_plot(table.card, table.choice)
    if action is None or not table.actions:
        return []
    lane = at.streets[choices.builder(table.view)]
    box = at.houses(lane.owner)[lane.owner, len(lane.shapes)]
    legal = action in table.actions

    def paint(p: Painter, box: Box, state: State) -> None:
        rings.paint_plot(p, box, lane.k, legal)
        if legal:
            rings.paint_ring(p, box, state)

    items = [Item("plot", box, paint, table.press_plot, _("New house"), z=RINGS, radius=14)]
    if legal:
        items.insert(0, Item("glow:plot", box, lambda p, b, s: rings.paint_glow(p, b), z=PLOTS))
    return items


def _nothing(p: Painter, box: Box, state: State) -> None:
    """Painted by the stage."""


def hand(table: WolvesTable, at: Plan) -> list[Item]:
    """Your cards, when they are yours to see."""
    view = table.view
    if view.seat != at.bottom:
        return []
    cards = sorted_hand(view.hand)
    chosen = cards.index(table.selected) if table.selected in cards else None
    items = []
    for place, (x, y, k) in enumerate(at.hand_slots(len(cards), chosen, table.tray_width)):
        card = cards[place]
        w, h = card_art.WIDTH * k, card_art.HEIGHT * k
        seen = _seen(table, Box(x - w / 2, y - h / 2, w, h))
        effect = texts.card_effect(card)
        label = texts.card_name(card) + (f", {effect}" if effect else "")
        items.append(
            Item(
                f"hand:{card}",
                seen,
                _nothing,
                lambda card=card: table.select(card),  # type: ignore[misc]
                label,
                z=HAND + place * 0.1,
                hit=_reached(seen),
                radius=10,
            )
        )
    return items


def _seen(table: WolvesTable, box: Box) -> Box:
    """What the foot of the window leaves of a card when the hand is folded away."""
    return box._replace(h=min(box.h, table.host.felt.h - box.y - 2))


def _reached(seen: Box) -> Box | None:
    """A larger area to press where little is seen."""
    more = LEAST - seen.h
    return seen._replace(y=seen.y - more, h=LEAST) if more > 0 else None


def tray(p: Painter, table: WolvesTable, at: Plan) -> list[Item]:
    """The choices beside the card in play: 5 or 9, Floor or basement, which Wolf, Pass."""
    view = table.view
    if not table.actions:
        return []
    if view.phase == m.Phase.PLACE:
        x, y = table.placing_at(at)
        words = _("For {name}").format(name=table.host.names[view.smooki])
        return _chips(p, table, Box(x + 68, y - 84, 92, 168), table.card, words)
    cards = sorted_hand(view.hand)
    if table.selected not in cards or not table.tray_width:
        return []
    slots = at.hand_slots(len(cards), cards.index(table.selected), table.tray_width)
    x, y, _k = slots[cards.index(table.selected)]
    if view.phase == m.Phase.PASS:
        return _pass_button(table, Box(x + 66, y - 84, table.tray_width - 8, 168))
    return _chips(p, table, Box(x + 66, y - 84, table.tray_width - 8, 168), table.selected, _("Build as"))


def _chips(p: Painter, table: WolvesTable, box: Box, card: m.Card, words: str) -> list[Item]:
    ways = choices.choices(card)

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        p.block(lines, box.cx, box.y + head / 2 + 1, size, "b", "brown", "c", 1.1)

    lines, size = p.fold(words, box.w - 8, min(p.big(14), 17), "b")
    head = 30.0 if len(lines) == 1 else 42.0
    items = [Item("tray", box, sheet, z=TRAY)]
    high = (box.h - head - 8) / len(ways) - 6
    for place, way in enumerate(ways):
        at = Box(box.x + 8, box.y + head + place * (high + 8), box.w - 16, high)
        label = texts.choice_label(choices.build(card, way, 0))

        def paint(p: Painter, at: Box, state: State, words: str = label, place: int = place) -> None:
            rings.paint_chip(p, at, words, place == table.chosen, state)

        items.append(
            Item(
                f"choice:{place}",
                at,
                paint,
                lambda place=place: table.choose(place),  # type: ignore[misc]
                label,
                z=TRAY + 1,
                quick=True,
            )
        )
    return items


def _pass_button(table: WolvesTable, box: Box) -> list[Item]:
    """Who gets the card, and the button that says so."""
    view, host = table.view, table.host
    card = table.selected
    action = m.Pass(card)
    left = table.passes_left
    receiver = host.people[(at_seat(view) + (1 if left else -1)) % view.seats].name

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        p.draw(f"cards/pass-{'left' if left else 'right'}", box.cx - 26, box.y + 14, 52, 52)
        words = _("to {name}").format(name=receiver)
        lines, size = p.fold(words, box.w - 12, min(p.big(15), 19), "b")
        p.block(lines, box.cx, box.y + 86, size, "b", "brown", "c")

    at = Box(box.x + 8, box.bottom - 58, box.w - 16, 50)
    label = _("Pass")
    return [
        Item("tray", box, sheet, z=TRAY),
        button("pass", at, lambda: host.play(action), label, None, "primary", z=TRAY + 1),
    ]


def at_seat(view: m.View) -> int:
    """The viewer's seat; whoever must act when there is no viewer."""
    return view.seat if view.seat is not None else view.mover


def piles(table: WolvesTable, at: Plan) -> list[Item]:
    """Draw pile, discards and the Pig tokens still to come, each with its count."""
    view = table.view

    def deck(p: Painter, box: Box, state: State) -> None:
        for place in range(min(3, view.pile), 0, -1):
            step = (place - 1) * 2
            p.draw(
                "cards/wolves-back", box.x + 6 - step, box.y + 2 - step, 80, 112, 4 if place == min(3, view.pile) else 0
            )
        if not view.pile:
            _empty(p, box)

    def discards(p: Painter, box: Box, state: State) -> None:
        if not view.discards:
            _empty(p, box)

    def ring(p: Painter, box: Box, state: State) -> None:
        if legal:
            rings.paint_ring(p, box.grown(4), state)

    def pigs(p: Painter, box: Box, state: State) -> None:
        for place, token in enumerate(BOX.tokens):
            y = box.y + place * 38
            if place < len(view.pigs):
                rings.paint_gone(p, box.cx, y + 20, 15, "pale_on_wood")
            else:
                p.draw(f"tokens/pig-{token}", box.cx - 19, y + 1, 38, 38, 4, dy=2)

    action = choices.on_discards(view, table.card)
    legal = action is not None and action in table.actions
    left = len(BOX.tokens) - len(view.pigs)
    pig_words = ngettext("{n} Big Bad Pig to come", "{n} Big Bad Pigs to come", left).format(n=left)
    pile_words = ngettext("Draw pile: {n} card", "Draw pile: {n} cards", view.pile).format(n=view.pile)
    top = texts.card_name(view.discards[-1]) if view.discards else _("empty")
    items = [
        Item("deck", at.deck, deck, z=HAND - 1, label=pile_words),
        Item("discard:sheet", at.discard, discards, z=HAND - 1),
        Item(
            "discard",
            _seen(table, at.discard),
            ring,
            table.press_discards,
            _("Discard pile: {n} cards, top {card}").format(n=len(view.discards), card=top),
            z=HAND + 3,
            hit=_reached(_seen(table, at.discard)),
            radius=12,
        ),
        Item("pigs", at.pigs, pigs, z=HAND - 1, label=pig_words),
    ]
    if not table.host.felt.folded:
        count = len(view.discards)
        gone = _("or discard") if legal else ngettext("{n} discarded", "{n} discarded", count).format(n=count)
        items += [
            _caption("deck", at.deck, 4, ngettext("{n} left", "{n} left", view.pile).format(n=view.pile), view.pile),
            _caption("discard", at.discard, 0, gone, count),
            _caption("pigs", at.pigs, 0, _("pigs"), left),
        ]
    if legal:
        items.insert(0, Item("glow:discard", at.discard.grown(4), lambda p, b, s: rings.paint_glow(p, b), z=HAND - 2))
    return items


def _caption(id: str, pile: Box, aside: float, words: str, count: int) -> Item:
    """What is written on the wood below a pile; the number alone where the words have no room."""
    box = Box(pile.cx + aside - 53, pile.bottom, 106, 36)

    def paint(p: Painter, box: Box, state: State) -> None:
        room = box.w - 2
        fits = len(p.lines(words, room, 14, "b")) <= 2 and max(p.width(w, 14, "b") for w in words.split()) <= room
        told = words if fits else str(count)
        lines, size = p.fold(told, room, min(p.big(14), 20), "b")
        p.block(lines, box.cx, box.cy, size, "b", "on_wood", "c", 1.0)

    return Item(f"{id}:words", box, paint, z=HAND - 1)


def _empty(p: Painter, box: Box) -> None:
    d = pp.rrect(3, 3, box.w - 6, box.h - 6, 10)
    p.shape(box.x, box.y, box.w, box.h, pp.line(d, p.tone("pale_on_wood"), 2.2, 0.8, (7, 6)))


def prompt(p: Painter, table: WolvesTable, at: Plan) -> list[Item]:
    """The pill over your hand: confirm or undo, keep the Wolf at home, or what is asked of you."""
    view, host = table.view, table.host
    buttons: list[tuple[str, str, str, str]] = []  # id, label, icon, kind
    words = ""
    presses = {"undo-here": host.undo, "confirm": host.confirm, "keep": lambda: host.play(m.Keep())}
    if host.waits:
        buttons = [("undo-here", _("Undo"), "undo", "paper"), ("confirm", _("Confirm"), "check", "primary")]
    elif not table.actions:
        return []
    elif view.phase == m.Phase.WOLF:
        words = _("Send wolf {n}?").format(n=table.next_wolf)
        buttons = [("undo-here", _("Undo"), "undo", "paper"), ("keep", _("No wolf"), "check", "primary")]
    elif view.phase == m.Phase.FORCED:
        words = _("The pig says: send wolf {n}.").format(n=table.next_wolf)
    elif view.phase == m.Phase.PIN:
        words = _("Which house gets the pig token?")
    elif view.phase == m.Phase.PASS and not table.tray_width:
        words = _("Choose a card to pass.")
    if not words and not buttons:
        return []
    free = view.phase in (m.Phase.WOLF, m.Phase.FORCED) and not host.waits and table.wolves_to_choose
    size = 18.0 * min(1.4, host.felt.text)
    tokens = 56.0 * len(free) if free else 0.0
    most = min(at.hand.w, table.host.felt.w - 640) - tokens - 152.0 * len(buttons) - 40  # between plate and piles
    lines, size = p.fold(words, most, size, "b") if words else ([], size)
    wide_words = max((p.width(line, size, "b") for line in lines), default=-24.0) + 40
    w = wide_words + tokens + sum(152.0 for _b in buttons) + 8
    # over the feet of the cards, which nobody needs just then; a card to pass must stay free
    y = (
        at.edge - 46
        if view.phase == m.Phase.PASS and not host.waits
        else at.edge + (98 if not host.felt.folded else -2)
    )
    box = Box(at.hand.cx - w / 2, y, w, 60)

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 30, 1.3, 10)
        p.block(lines, box.x + 20, box.cy, size, "b", "brown")

    items = [Item("prompt", box, sheet, z=TRAY)]
    x = box.x + wide_words
    for wolf in free or ():
        items.append(_wolf_chip(table, Box(x, box.y + 6, 48, 48), wolf))
        x += 56
    for id, label, icon, kind in buttons:
        at_box = Box(x, box.y + 6, 144, 48)
        items.append(button(id, at_box, presses[id], label, icon, kind, z=TRAY + 1))  # type: ignore[arg-type]
        x += 152
    return items


def _wolf_chip(table: WolvesTable, box: Box, wolf: int) -> Item:
    """One of the Wolves that may go, when the player may choose which."""
    seat = at_seat(table.view)

    def paint(p: Painter, box: Box, state: State) -> None:
        if wolf == table.next_wolf:
            p.panel(box.x, box.y, box.w, box.h, "lamp", 24, 1.1, 4)
        p.draw(f"tokens/wolf-{SEATS[seat]}-{wolf}", box.x + 4, box.y + 4, 40, 40, 3)

    label = _("Wolf {wolf}").format(wolf=wolf)
    return Item(f"wolf:{wolf}", box, paint, lambda: table.choose_wolf(wolf), label, z=TRAY + 1, radius=24, quick=True)


# ---- what flies


def picture(p: Painter, name: str, w: float, h: float) -> Sprite:
    """A token in the air, by its middle."""
    im = p.keep(("flying", name, p.px(w), p.px(h)), lambda: p.with_shadow(p.part_of(name, w, h), 8, 6))
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def leaper(p: Painter, seat: Seat, wolf: int, right: bool) -> Sprite:
    """A Wolf on its way to somebody's house, by its middle."""
    w, h = 80.0, 75.0
    name = f"characters/wolf-sent-{SEATS[seat]}-{wolf}"
    im = p.keep(("leaper", name, right, p.px(w)), lambda: p.with_shadow(p.part_of(name, w, h, flip=not right), 8, 6))
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def walker(p: Painter, step: int, right: bool, k: float) -> Sprite:
    """The Big Bad Pig on its way, by its feet."""
    w, h = 120 * k, 187.5 * k

    def make() -> pygame.Surface:
        return p.with_shadow(p.part_of(f"characters/big-bad-pig-walks-{step}", w, h, flip=not right), 6, 3)

    im = p.keep(("walker", step, right, round(k * 1000)), make)
    b = p.shadow_margin(6)
    return Sprite(im, im.get_width() // 2, im.get_height() - b - p.px(h * 6 / 250))


def prepare_banners(p: Painter) -> None:
    """Make the paper of all banners."""
    size = p.big(24)
    p.prepare_sheets(64, size * 2.2, "paper", size * 1.1, 1.4, 12, 6)


def banner(p: Painter, words: str) -> Sprite:
    """One sentence across the table, by its middle."""
    size = p.big(24)
    w = min(p.w - 80, p.width(words, size, "d") + 64)
    h = size * 2.2

    def make() -> pygame.Surface:
        im = p.sheet(w, h, "paper", h / 2, 1.4, 12, 6).copy()
        fit = p.fit(words, w - 40, size)
        text = p.words(p.clip(words, w - 40, fit, "d"), fit, "d", "brown")
        im.blit(text, ((im.get_width() - text.get_width()) // 2, (im.get_height() - text.get_height()) // 2))
        return im

    im = p.keep(("banner", words, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)
