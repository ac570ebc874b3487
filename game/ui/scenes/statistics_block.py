"""A part of the statistics screen: so high, and what it shows in a box of that height; and sheets to lie on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.item import Box, Item, State
from game.ui.painter import Painter

PAD = 20.0  # of a sheet
BELOW = 12.0  # a heading


@dataclass(frozen=True, slots=True)
class Block:
    """So high, and the items it has in a box of that height."""

    h: float
    items: Callable[[Box], list[Item]]


def on_sheet(id: str, block: Block, least: float = 0.0) -> Block:
    """The block on a sheet of paper of its own, at least so high."""

    def items(at: Box) -> list[Item]:
        def paper(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.3, 8)

        inside = Box(at.x + PAD, at.y + PAD - 4, at.w - 2 * PAD, at.h - 2 * PAD + 4)
        return [Item(f"sheet:{id}", at, paper, z=40), *block.items(inside)]

    return Block(max(least, block.h + 2 * PAD - 4), items)


def heading(p: Painter, words: str, width: float, beside: str = "") -> tuple[float, Callable[[Painter, Box], None]]:
    """How high a heading is, and what paints it into the top of a box; `beside` stands small at the right."""
    small = p.big(16)
    note = p.width(beside, small) + 16 if beside else 0.0
    lines, size = p.fold(words, width - note, p.big(22), "d")

    def paint(p: Painter, box: Box) -> None:
        p.block(lines, box.x, box.y + len(lines) * size * 0.6, size, "d", "brown", lead=1.2)
        if beside:
            p.text(beside, box.right, box.y + size * 0.64, small, "r", "soft", "r")

    return len(lines) * size * 1.2 + BELOW, paint
