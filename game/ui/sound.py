"""What is heard. Everybody asks for sounds by short names; whether anything comes out is decided here alone."""

from __future__ import annotations


class Sounds:
    """Plays sounds by name."""

    def play(self, name: str) -> None:
        """Let a sound be heard now."""
