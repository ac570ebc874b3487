"""What makes a text for players good enough."""

from __future__ import annotations

import re
from collections.abc import Sequence


def complain(text: str, names: Sequence[str], sentence: bool) -> str | None:
    """What is wrong with a text for a player, or None. Names are theirs and may hold anything."""
    plain = text
    for name in sorted(names, key=len, reverse=True):
        plain = plain.replace(name, "Name")
    if not plain.strip() or plain != plain.strip() or "  " in plain:
        return "blank"
    if re.search(r"[{}<>_]|None|-\d|'|\"|\bYou’s\b|\.\.", plain):
        return "not filled in, or typed with the wrong signs"
    if plain[0].islower():
        return "starts small"
    if re.search(r"\byou (has|is|was|draws|sends|wears)\b|\bName (have|are|were|wear)\b", plain, re.IGNORECASE):
        return "bad grammar"
    if max(len(part.split()) for part in re.split(r"(?<=[.:!?]) ", plain)) > 15:
        return "too long"
    if sentence and plain[-1] not in ".!?":
        return "has no full stop"
    if not sentence and plain[-1] == ".":
        return "has a full stop"
    return None
