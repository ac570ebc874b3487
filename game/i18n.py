"""The one door for words: gettext, the program's own catalogue first, then the English of the source."""

from __future__ import annotations

import gettext
from pathlib import Path

_LOCALES = Path(__file__).parent.parent / "assets" / "locale"
_current: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str) -> None:
    """Speak this language from now on ("en", "it"; "" is the system's); what has no translation stays English."""
    global _current
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
