"""The one door for words: gettext, the program's own catalogue first, then the English of the source."""

from __future__ import annotations

import gettext
from pathlib import Path

_LOCALES = Path(__file__).parent.parent / "assets" / "locale"
_current: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str) -> None:
    """Speak this language from now on ("en", "it"); what has no translation stays English."""
    global _current
    _current = gettext.translation("bigbadbox", str(_LOCALES), [language], fallback=True)


def _(text: str) -> str:
    return _current.gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    return _current.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    return _current.pgettext(context, text)
