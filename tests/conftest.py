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

KEPT = 400  # fonts
SMALL = 75_000  # pixels of a picture that takes little room
MANY, FEW = 8000, 60  # small pictures, and large ones, that are kept


def pytest_collection_finish() -> None:
    """Thousands of tests live to the end: looking through them again and again for waste takes time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _loaded_once() -> Iterator[None]:
    """A picture is rastered and a font loaded once at each size. The program draws on copies of pictures only."""
    load = pygame.image.load_sized_svg

    def rastered(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
        return load(io.BytesIO(svg), size)

    small, large = lru_cache(MANY)(rastered), lru_cache(FEW)(rastered)

    def once(file: object, size: tuple[int, int]) -> pygame.Surface:
        if not isinstance(file, io.BytesIO):
            return load(file, size)  # type: ignore[arg-type]
        return (small if size[0] * size[1] < SMALL else large)(file.getvalue(), size)

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
