"""What the player can choose, in groups of rows: a group is a page of the settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game import i18n
from game.i18n import _
from game.settings import COACHES, SPEEDS, TEXT_SIZES, TRICK_STAYS, Settings
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.scenes.slider import End
from game.ui.scenes.swatch import paint_swatch
from game.ui.theme import Theme

VOLUMES = (0, 20, 40, 60, 80, 100)  # percent
THEME_NAMES: Mapping[str, Callable[[], str]] = {
    "day": lambda: _("Day"),
    "night": lambda: _("Night"),
    "contrast": lambda: _("Contrast"),
}
COACH_NAMES: Mapping[str, Callable[[], str]] = {
    "off": lambda: _("Off"),
    "big": lambda: _("Big"),
    "every": lambda: _("All"),
}
LANGUAGES = {"en": "English", "it": "Italiano"}


@dataclass(frozen=True, slots=True)
class Row:
    """One choice. With `choices` a row of segments, or a rail with a knob where they have an order; else a switch."""

    key: str
    name: str
    line: str
    set: Callable[[Any], None]
    value: Any
    choices: Sequence[tuple[Any, str]] = ()
    pictures: Sequence[Callable[[Painter, Box], None]] = ()  # of the choices
    rail: bool = False
    ends: tuple[End | None, End | None] = (None, None)  # of the rail


@dataclass(frozen=True, slots=True)
class Group:
    """A page of the settings, behind a tab of this name and icon."""

    id: str
    name: str
    icon: str
    rows: tuple[Row, ...]


def groups(
    now: Settings, themes: Sequence[Theme], choose: Callable[[str, Any], None], *, silent: bool
) -> tuple[Group, ...]:
    """All choices as they are; `choose` is called with a key and its new value. `silent`: there is no sound device."""
    return (
        Group(
            "play",
            _("Play"),
            "cards",
            (
                Row(
                    "hints",
                    _("Hints"),
                    _("One comes only when you ask. Key: H."),
                    partial(choose, "hints"),
                    now.hints,
                ),
                Row(
                    "odds",
                    _("Odds"),
                    _("Unseen cards and chances, in a panel beside the table."),
                    partial(choose, "odds"),
                    now.odds,
                ),
                Row(
                    "coach",
                    _("Coach"),
                    _("Asks before big mistakes, or before all."),
                    partial(choose, "coach"),
                    now.coach,
                    [(degree, COACH_NAMES[degree]()) for degree in COACHES],
                ),
                Row(
                    "confirm_build",
                    _("Confirm each built card"),
                    _("Undo a build until your turn ends. Off: faster turns."),
                    partial(choose, "confirm_build"),
                    now.confirm_build,
                ),
                Row(
                    "card_help",
                    _("Selected card help text"),
                    _("Off hides preview and help. Choice buttons stay."),
                    partial(choose, "card_help"),
                    now.card_help,
                ),
            ),
        ),
        Group(
            "tempo",
            _("Tempo"),
            "clock",
            (
                Row(
                    "speed",
                    _("Speed"),
                    _("How fast cards, wolves and pigs move."),
                    partial(choose, "speed"),
                    now.speed,
                    [(speed, f"×{speed:g}" if speed else _("Off")) for speed in SPEEDS],
                    rail=True,
                ),
                Row(
                    "trick_stays",
                    _("A trick stays"),
                    _("How long a full trick lies open."),
                    partial(choose, "trick_stays"),
                    now.trick_stays,
                    [(seconds, _("{n} s").format(n=seconds)) for seconds in TRICK_STAYS],
                    rail=True,
                ),
                Row(
                    "reduced_motion",
                    _("Reduced motion"),
                    _("Things fade in place and nothing sways."),
                    partial(choose, "reduced_motion"),
                    now.reduced_motion,
                ),
            ),
        ),
        Group(
            "look",
            _("Look"),
            "eye",
            (
                Row(
                    "theme",
                    _("Theme"),
                    _("By day, by lamplight, or plain with strong edges."),
                    partial(choose, "theme"),
                    now.theme,
                    [(theme.name, THEME_NAMES[theme.name]()) for theme in themes],
                    [partial(paint_swatch, theme=theme) for theme in themes],
                ),
                Row(
                    "text_size",
                    _("Text size"),
                    _("All words grow, up to twice as large."),
                    partial(choose, "text_size"),
                    now.text_size,
                    [(size, f"{size} %") for size in TEXT_SIZES],
                    rail=True,
                    ends=(partial(_letter, size=15), partial(_letter, size=25)),
                ),
                Row(
                    "fullscreen",
                    _("Full screen"),
                    _("Fill the screen, without a frame. Key: F11."),
                    partial(choose, "fullscreen"),
                    now.fullscreen,
                ),
            ),
        ),
        Group("sound", _("Sound"), "sound-on", _sound_rows(now, choose, silent)),
        Group("keys", _("Keys"), "keyboard", ()),
        *_language_group(now, choose),
    )


def _language_group(now: Settings, choose: Callable[[str, Any], None]) -> tuple[Group, ...]:
    """Nothing where there is only one language: that is no choice."""
    codes = i18n.languages()
    if len(codes) < 2:
        return ()
    row = Row(
        "language",
        _("Words"),
        _("The language of the program."),
        partial(choose, "language"),
        now.language or "en",
        [(code, LANGUAGES.get(code, code)) for code in codes],
    )
    return (Group("language", _("Language"), "globe", (row,)),)


def _sound_rows(now: Settings, choose: Callable[[str, Any], None], silent: bool) -> tuple[Row, ...]:
    usual = _("Music, effects and voices. Key: M.")
    on = Row(
        "muted",
        _("Sound on"),
        _("No sound device was found, so the game is silent.") if silent else usual,
        lambda value: choose("muted", not value),
        not now.muted,
    )
    volumes = (
        ("volume", _("Volume"), _("How loud everything is.")),
        ("music_volume", _("Music"), _("A calm tune for each box.")),
        ("effects_volume", _("Effects"), _("Cards, wood, dice, wolves and pigs.")),
        ("voice_volume", _("Voice"), _("Lines that are spoken; music gives way.")),
    )
    steps = [(step, _("{n} %").format(n=step) if step else _("Off")) for step in VOLUMES]
    return (
        on,
        *(
            Row(
                key,
                name,
                line,
                partial(choose, key),
                _nearest(getattr(now, key)),
                steps,
                rail=True,
                ends=(partial(_speaker, on=bool(getattr(now, key))), None),
            )
            for key, name, line in volumes
        ),
    )


def _letter(p: Painter, x: float, y: float, size: float) -> None:
    """How large words are at an end of the rail."""
    p.text("A", x, y, size, "d", "brown", "c")


def _speaker(p: Painter, x: float, y: float, on: bool) -> None:
    p.icon("sound-on" if on else "sound-off", x, y, 24, "brown")


def _nearest(volume: int) -> int:
    return min(VOLUMES, key=lambda step: abs(step - volume))
