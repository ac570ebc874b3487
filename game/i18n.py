"""The one door for words: gettext, the program's own catalogue first, then the English of the source."""

from __future__ import annotations

import gettext
import re
from functools import cache
from pathlib import Path

_LOCALES = Path(__file__).parent.parent / "assets" / "locale"
_current: gettext.NullTranslations = gettext.NullTranslations()
LONG = "x-long"  # no language: the English words with accents, two fifths longer, to see whether screens have room
_VOWELS = str.maketrans("aeiouAEIOU", "àèìòùÀÈÌÒÙ")
_PLACEHOLDER = re.compile(r"(\{[^}]*\})")


class _Long(gettext.NullTranslations):
    def gettext(self, text: str) -> str:
        return lengthened(text)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return lengthened(super().ngettext(one, many, n))

    def pgettext(self, context: str, text: str) -> str:
        return lengthened(text)


@cache
def lengthened(text: str) -> str:
    """The text with accents and more letters, two fifths as many again; placeholders stay."""
    parts = _PLACEHOLDER.split(text)
    owed, out = 0.0, []
    for place, part in enumerate(parts):
        if place % 2:
            out.append(part)
            continue
        for letter in part:
            out.append(letter.translate(_VOWELS))
            owed += 0.4
            if owed >= 0.5 and letter.isalpha():
                again = out[-1].lower() * round(owed)
                out.append(again)
                owed -= len(again)
    return "".join(out)


def use(language: str) -> None:
    """Speak this language from now on ("en", "it"; "" is the system's); what has no translation stays English."""
    global _current
    if language == LONG:
        _current = _Long()
        return
    _current = gettext.translation("bigbadbox", str(_LOCALES), [language] if language else None, fallback=True)


def _(text: str) -> str:
    return _current.gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    return _current.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    return _current.pgettext(context, text)


def languages() -> tuple[str, ...]:
    """The languages there are words for, English first."""
    found = _LOCALES.glob("*/LC_MESSAGES/bigbadbox.mo")
    return ("en", *sorted({path.parts[-3] for path in found} - {"en"}))
