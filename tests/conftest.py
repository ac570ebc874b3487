"""What is loaded once for all tests of a process."""

from __future__ import annotations

import gc
import io
from collections.abc import Iterator
from functools import lru_cache

import pygame
import pytest

from game.ui import lettering, pictures
from game.ui.pictures import Face, load_font

KEPT = 400  # pictures, and fonts


def pytest_collection_finish() -> None:
    """Thousands of tests live to the end: looking through them again and again for waste takes time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _loaded_once() -> Iterator[None]:
    """A picture is rastered and a font loaded once at each size. The program draws on copies of pictures only."""
    load = pygame.image.load_sized_svg

    @lru_cache(KEPT)
    def rastered(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
        return load(io.BytesIO(svg), size)

    def once(file: object, size: tuple[int, int]) -> pygame.Surface:
        return rastered(file.getvalue(), size) if isinstance(file, io.BytesIO) else load(file, size)  # type: ignore[arg-type]

    @lru_cache(KEPT)
    def loaded(face: Face, size: int, _files: str) -> pygame.font.Font:
        return load_font(face, size)

    def font(face: Face, size: int) -> pygame.font.Font:
        try:
            loaded(face, size, str(pictures._FONTS)).get_height()
        except pygame.error:  # pygame was ended and begun again meanwhile
            loaded.cache_clear()
        return loaded(face, size, str(pictures._FONTS))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", once)
        patch.setattr(lettering, "load_font", font)
        yield
