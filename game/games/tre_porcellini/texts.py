"""The words of I tre porcellini: for the shelf, the setup, the log of a record and whoever listens instead of looking.

The table itself needs none of them. `names` are those of all seats; whoever a view belongs to is "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Event, OptionValue, Refusal
from game.games.tre_porcellini import cover
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import BLANK, BOX, SYMBOLS, WOLF
from game.games.tre_porcellini.rules import DRAWN
from game.i18n import _, ngettext

name = cover.name


def owner_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all who own houses: the players'."""
    return tuple(names)


# ---- the setup screen


def option_name(key: str) -> str:
    return {"youngest": _("The youngest")}[key]


def option_line(key: str) -> str:
    return {"youngest": _("The youngest child begins.")}[key]


def choice_name(key: str, value: OptionValue) -> str:
    """A value of an option; seats are counted from 1 for people."""
    if value == DRAWN:
        return _("Drawn by lot")
    return _("Player {n}").format(n=int(value) + 1)


# ---- things


def house_name(material: int) -> str:
    """A house inside a sentence."""
    return (_("straw house"), _("wooden house"), _("brick house"))[material]


def symbol_name(symbol: int) -> str:
    """What a die shows, inside a sentence."""
    names = {"straw": _("straw"), "wood": _("wood"), "brick": _("bricks"), WOLF: _("the wolf"), BLANK: _("nothing")}
    return names[SYMBOLS[symbol]]


def die_name(die: int) -> str:
    return (_("the white die"), _("the grey die"))[die]


def phase_name(phase: m.Phase) -> str:
    return {
        m.Phase.FIRST: _("Who begins"),
        m.Phase.THROW: _("White die"),
        m.Phase.ROLL: _("White die"),
        m.Phase.WOLF: _("Grey die"),
        m.Phase.BLOW: _("Grey die"),
        m.Phase.OVER: _("The end"),
    }[phase]


# ---- what to do


def next_step(view: m.View, names: Sequence[str]) -> str:
    """What the viewer should do now."""
    if view.phase == m.Phase.OVER:
        return _("The game is over.")
    if view.phase == m.Phase.FIRST:
        return _("Chance picks who begins.")
    if view.phase in (m.Phase.ROLL, m.Phase.BLOW):
        return _("The die rolls.")
    if view.mover != view.seat:
        return _("Wait for {name}.").format(name=names[view.mover])
    return _("Throw the die!") if view.phase == m.Phase.THROW else _("The wolf! Throw the grey die.")


def action_text(action: m.Action, view: m.View, names: Sequence[str]) -> str:
    """An action as a command, for buttons and narration."""
    match action:
        case m.First(seat):
            return _("{name} begins").format(name=names[seat])
        case m.Throw(die):
            return _("Throw {die}").format(die=die_name(die))
        case m.Rolled(symbol):
            return _("The die shows {symbol}").format(symbol=symbol_name(symbol))


# ---- what happened


def sentence(event: Event, view: m.View, names: Sequence[str]) -> str | None:
    """The line for an event, or None when it deserves none. Raises TypeError for an event of another game."""
    you = view.seat
    match event:
        case m.Began(seat, marked):
            return _began(seat, marked, you, names)
        case m.Threw() | m.TurnBegan() | m.Landed():
            return None
        case m.TurnedUp(seat, material, floor):
            return _turned_up(seat, material, floor, you, names)
        case m.Stood(seat, material):
            house = house_name(material)
            if seat == you:
                return _("Your {house} is complete already.").format(house=house)
            return _("The {house} of {name} is complete already.").format(name=names[seat], house=house)
        case m.WolfCame(seat):
            return _("You woke the wolf!") if seat == you else _("{name} woke the wolf!").format(name=names[seat])
        case m.Blew(seat, symbol, floors):
            return _blew(seat, symbol, floors, you, names)
        case m.Won(seat):
            if seat == you:
                return _("All your houses stand. You won!")
            return _("All houses of {name} stand. {name} won!").format(name=names[seat])
    raise TypeError(f"no sentence for {type(event).__name__}")


def _began(seat: int, marked: bool, you: int | None, names: Sequence[str]) -> str:
    if marked:
        if seat == you:
            return _("You are the youngest and begin.")
        return _("{name} is the youngest and begins.").format(name=names[seat])
    return _("You begin.") if seat == you else _("{name} begins.").format(name=names[seat])


def _turned_up(seat: int, material: int, floor: int, you: int | None, names: Sequence[str]) -> str:
    house = house_name(material)
    if floor == BOX.floors[material]:
        if seat == you:
            return _("You finished your {house}.").format(house=house)
        return _("{name} finished the {house}.").format(name=names[seat], house=house)
    if seat == you:
        return _("You built floor {n} of your {house}.").format(n=floor, house=house)
    return _("{name} built floor {n} of the {house}.").format(name=names[seat], n=floor, house=house)


def _blew(seat: int, symbol: int, floors: int, you: int | None, names: Sequence[str]) -> str:
    if SYMBOLS[symbol] == BLANK:
        return _("The wolf blew, and nothing fell.")
    house = house_name(symbol)
    if not floors:
        if seat == you:
            return _("The wolf blew at your {house}, and nothing fell.").format(house=house)
        return _("The wolf blew at the {house} of {name}, and nothing fell.").format(name=names[seat], house=house)
    what = ngettext("{n} tile", "{n} tiles", floors).format(n=floors)
    if seat == you:
        return _("The wolf blew your {house} down: {what}. We build again!").format(house=house, what=what)
    return _("The wolf blew the {house} of {name} down: {what}.").format(name=names[seat], house=house, what=what)


# ---- why not


def refusal_text(refusal: Refusal, view: m.View, names: Sequence[str]) -> str:
    """The reason, told to the owner of `view`. Raises KeyError for a key the game does not have."""
    facts = dict(refusal.facts)
    match refusal.key:
        case "not_your_turn":
            return _("{name} has the die now.").format(name=names[int(facts["seat"])])
        case "first_is_drawn":
            return _("Nobody decides at the table that {name} begins.").format(name=names[int(facts["seat"])])
        case "die_decides":
            return _("Only the die can show {symbol}.").format(symbol=symbol_name(int(facts["symbol"])))
    return {
        "over": _("The game is over."),
        "onlooker": _("You only watch this game."),
        "wait_for_first": _("Wait until it is known who begins."),
        "die_rolls": _("Wait until the die lies still."),
        "no_wolf": _("The grey die is thrown only after a wolf."),
        "no_reroll": _("The white die shows the wolf. Now throw the grey one."),
    }[refusal.key]
