"""The names of a theme's colours, and which of them must be told apart from which."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_NAMES = """
    ink soft paper cream bubble field knob brown tan rule edge pale faint disabled dull dull_on_wood
    wood on_wood pale_on_wood brick on_brick gold good bad on_mark focus lamp on_lamp lamp_edge lit glow ring ring_light
    title leaf leaf_ink leaf_pale leaf_hill veil tooltip on_tooltip light soil cord
    face_sage face_sand face_mist face_rose face_hay face_leaf house_red house_yellow house_green house_white
    pay_ink best_glow best_edge floor_light floor_dark navy chart on_chart orange plum teal frost
    night_title night_row night_text night_soft night_edge night_spot night_ghost night_lamp night_sky night_hill
    howl howl_ink howl_text note stripe zero on_seat navy_pale plum_pale
    lid_wolves lid_porcellini lid_tricky lid_flitting
    mark_book mark_book_edge mark_book_ink mark_source mark_source_edge mark_source_ink
    mark_ruling mark_ruling_edge mark_ruling_ink mark_rebuilt mark_rebuilt_edge mark_rebuilt_ink
    mark_follows mark_follows_edge mark_follows_ink
"""
TOKENS: Final = frozenset(_NAMES.split())


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Lines of "front front: back back": each front on each back."""
    for line in text.strip().splitlines():
        fronts, backs = line.split(":")
        yield from ((front, back) for front in fronts.split() for back in backs.split())


# text on what it is written on
TEXTS: Final = tuple(
    _pairs(
        """
        ink soft brown: paper cream bubble field lit
        tan bad good: paper bubble lit
        ink: stripe zero
        on_lamp: lamp gold
        on_mark: bad
        on_seat: navy
        on_chart: chart
        on_brick: brick
        on_wood pale_on_wood: wood
        on_tooltip: tooltip
        leaf_ink: leaf_pale
        pay_ink: bubble paper
        night_text night_soft night_lamp: night_row
        night_text night_lamp: night_spot
        howl_ink howl_text: howl
        mark_book_ink: mark_book
        mark_source_ink: mark_source
        mark_ruling_ink: mark_ruling
        mark_rebuilt_ink: mark_rebuilt
        mark_follows_ink: mark_follows
        """
    )
)
LARGE: Final = tuple(
    _pairs(
        """
        faint disabled: paper cream
        """
    )
)
# signs and the edges of what can be pressed
EDGES: Final = tuple(
    _pairs(
        """
        edge: paper cream field
        focus: paper cream
        on_mark: good bad
        lamp_edge: lamp
        chart: paper cream
        note: paper
        """
    )
)
