"""The tools in the bar of a running game, and the menu of its pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ai.analysis import played
from ai.knowing import last_round
from game.i18n import _
from game.ui.cast import sitter
from game.ui.painter import Painter
from game.ui.scenes import pause_picture, top_bar
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.opens import ahead
from game.ui.scenes.pause_picture import waiting
from game.ui.scenes.seats import levels_offered

if TYPE_CHECKING:
    from game.ui.scenes.play import Play

SPEEDS = (1.0, 2.0, 4.0, 0.0)  # normal, twice, four times, at once


def pause(play: Play) -> Dialog:
    """The menu of a table with bar and log."""
    from game.ui.scenes.settings import Settings

    choices: list[tuple[str, str, Callable[[], None]]] = [
        (_("Play on"), "play", lambda: None),
        (_("Settings"), "settings", lambda: play.app.push(Settings(play.app))),
        (_("Rules"), "book", lambda: play.open_rule("")),
        (_("Back to the shelf"), "box", play.app.home),
    ]
    if levels_offered(play.match.game, play.seats):
        choices.insert(-1, (_("Opponents"), "computer", play.open_opponents))
    if last_round(play.match) and play.turn_shown is play.match.turn:  # its end may still be on its way
        choices.insert(-1, (_("The last round in their heads"), "eye", lambda: look_round(play)))
    text = _("The game is saved after every action.")
    return Dialog(play.app, _("Pause"), text, choices, picture=waiting(play.match.game.id, play.seats))


def make_pause_ahead(play: Play, p: Painter, paused: Dialog) -> None:
    """Plan what makes the pictures of a pause, so that it opens at once."""
    steps = list(ahead(p, paused))  # lays it out first
    if paused.pictured:
        steps = [*pause_picture.ahead(p, paused.pictured, play.match.game.id, play.seats), *steps]
    play.later.extendleft(reversed(steps))


def look_round(play: Play) -> None:
    """What everybody thought and could know in the round that is over."""
    from ai.analyst import Analyst
    from game.ui.scenes.look_round import LookRound

    sitters = [sitter(person) for person in play.seats]
    play.app.push(LookRound(play.app, play.match, play.seats, Analyst(played(play.match, sitters), None)))


def next_speed(play: Play) -> None:
    """The next speed of the pieces."""
    now = play.app.settings.speed
    place = SPEEDS.index(now) if now in SPEEDS else 0
    play.app.change(speed=int(SPEEDS[(place + 1) % len(SPEEDS)]))
    play.relay()


def _speed(play: Play) -> top_bar.Tool:
    """How fast pieces move: at once is a picture, since no word is as short as a number in every language."""
    speed = play.app.settings.speed
    times = f"×{speed:g}"
    tip = _("Speed of the pieces: {speed}").format(speed=times if speed else _("at once"))
    icon, badge = ("speed" if speed else "to-end"), times if speed not in (0, 1) else ""
    return top_bar.Tool("speed", icon, tip, lambda: next_speed(play), badge=badge, lit=speed != 1)


def tools(play: Play) -> list[top_bar.Tool]:
    """What the bar offers now, from left to right."""
    settings = play.app.settings
    can_undo = play.eyes is not None and not play.stage.busy and play.match.can_undo(play.eyes)
    found = [top_bar.Tool("undo", "undo", _("Undo (Ctrl+Z)"), play.undo, can_undo)]
    if settings.hints:
        found.append(top_bar.Tool("hint", "hint", _("Hint (H)"), play.hint, bool(play.actions)))
    found += play.odds.tools()
    found.append(_speed(play))
    icon, tip = ("sound-off", _("Sound on (M)")) if settings.muted else ("sound-on", _("Sound off (M)"))
    found.append(top_bar.Tool("sound", icon, tip, play.app.toggle_sound))
    found.append(top_bar.Tool("rules", "help", _("Rules (F1)"), lambda: play.open_rule("")))
    return found
