"""`value`: a frozen dataclass for things that games make by the million.

The type checker sees `dataclass` itself and forbids every change. At run time nothing guards the fields: that guard
makes an object three to six times as slow to build, which play-outs would feel more than anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as value
else:
    from dataclasses import dataclass

    def value(*, frozen, slots):
        """The decorator, written `@value(frozen=True, slots=True)`."""
        assert frozen
        return dataclass(slots=slots, unsafe_hash=True)


__all__ = ["value"]
