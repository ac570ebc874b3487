"""The pictures and fonts that the program ships: found, rastered at the size in use, replaced where missing."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import font_fredoka_one
import pygame

from game.ui import ahead, palette
from game.ui import paper as pp

Face = Literal["d", "r", "b"]  # display, regular, bold

_GUI = find_spec("pygame_gui")  # only its fonts: importing all of it would hold up the first picture
_NOTO = Path(_GUI.origin if _GUI and _GUI.origin else "").parent / "data"
_FONTS = {
    "d": resources.files(font_fredoka_one).joinpath("files/FredokaOne-Regular.ttf"),
    "r": _NOTO.joinpath("NotoSans-Regular.ttf"),
    "b": _NOTO.joinpath("NotoSans-Bold.ttf"),
}
VIEW = re.compile(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"')
_PICTURES = resources.files("assets").joinpath("pictures")
_font_files: dict[str, bytes] = {}
_missed: set[str] = set()  # pictures and fonts that were missing and are told of

log = logging.getLogger("bigbadbox")


def seen(svg: str, view: tuple[float, float, float, float], size: tuple[int, int]) -> str:
    """The SVG that shows a box (x, y, w, h) of another at a size in real pixels."""
    head = 'width="{}" height="{}" viewBox="{:.4f} {:.4f} {:.4f} {:.4f}"'.format(*size, *view)
    return VIEW.sub(head, svg, count=1)


def read_picture(name: str) -> bytes:
    """The SVG of a picture. Raises FileNotFoundError."""
    return _PICTURES.joinpath(f"{name}.svg").read_bytes()


def begin_pictures(wanted: Iterable[tuple[str, tuple[int, int]]], change: Callable[[str], str] | None = None) -> None:
    """Raster pictures, each at a size in real pixels, beside whatever is done before they are drawn."""
    found = []
    for name, size in wanted:
        with suppress(OSError, ValueError):  # told when it is drawn
            svg = read_picture(name)
            found.append((name, change(svg.decode()).encode() if change else svg, size))
    ahead.begin(found)


def load_picture(name: str, size: tuple[int, int], change: Callable[[str], str] | None = None) -> pygame.Surface:
    """A picture at a size in real pixels; `change` may give its SVG other colours or another view.

    For one that is missing or damaged there is a sheet of plain paper, and a line in the log.
    """
    try:
        coming = None if change else ahead.take(name, size)
        if coming:
            return coming.convert_alpha()
        svg = read_picture(name)
        return raster(change(svg.decode()).encode() if change else svg, size)
    except (OSError, ValueError, pygame.error) as error:
        _miss(f"picture {name}.svg", error)
        return stand_in(size)


def _font_file(file: Traversable) -> bytes:
    """Read once: a new size may be needed in any frame."""
    name = str(file)
    if name not in _font_files:
        _font_files[name] = file.read_bytes()
    return _font_files[name]


def load_font(face: Face, size: int) -> pygame.font.Font:
    """A face at a size in real pixels; for one that is missing or damaged another, and a line in the log."""
    for other in (face, *_FONTS):
        try:
            font = pygame.font.Font(io.BytesIO(_font_file(_FONTS[other])), size)
            font.size("A")  # only now does a damaged one complain
            return font
        except (OSError, pygame.error) as error:
            _miss(f"font {_FONTS[other].name}", error)
    return pygame.font.Font(None, size)


def stand_in(size: tuple[int, int]) -> pygame.Surface:
    """Plain paper with a dashed edge, for a picture that can't be shown."""
    w, h = size
    inset = min(w, h) / 12
    sheet = pp.rrect(inset / 2, inset / 2, w - inset, h - inset, inset)
    edge = pp.rrect(inset, inset, w - 2 * inset, h - 2 * inset, inset)
    body = pp.fill(sheet, palette.C["cream"]) + pp.line(edge, palette.INK, inset / 4, 0.6, (inset, inset))
    return raster(pp.svg(w, h, body).encode(), size)


def _miss(what: str, error: Exception) -> None:
    """Tell once what the program does without."""
    if what not in _missed:
        _missed.add(what)
        log.warning("%s is missing or damaged (%s); plain paper or another font takes its place", what, error)


@cache
def variants(theme: str) -> frozenset[str]:
    """The names of the pictures that a theme has in tones of its own, in a folder of its name."""
    own = _PICTURES.joinpath(theme)
    if not own.is_dir():
        return frozenset()
    return frozenset(
        f"{folder.name}/{file.name.removesuffix('.svg')}" for folder in own.iterdir() for file in folder.iterdir()
    )


def raster(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg), size).convert_alpha()
