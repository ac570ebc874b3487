"""A contact sheet of every picture: `python -m assets.drawing.sheet out.png`. Small sizes show what still reads."""

import argparse
import io
import os
import sys
from itertools import groupby

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from assets.drawing.build import pictures
from assets.drawing.hand import Picture
from game.ui.paper import svg

WIDTH, MARGIN, GAP = 1800, 24, 12
LARGEST = {"characters": 128, "ground": 360, "icons": 48}  # pixels of the longer side; 120 for the others
SMALL = {"characters": (64, 32), "icons": (24, 18), "tokens": (36,)}
GROUND, INK = (241, 226, 196), (90, 52, 35)


def raster(picture: Picture, longest: float) -> pygame.Surface:
    """The picture, its longer side being `longest` pixels."""
    k = longest / max(picture.width, picture.height)
    size = (max(1, round(picture.width * k)), max(1, round(picture.height * k)))
    text = svg(picture.width, picture.height, picture.body)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def kind(picture: Picture) -> str:
    """The folder of a picture."""
    return picture.name.rpartition("/")[0]


def sheet() -> pygame.Surface:
    """All pictures with their names, folder by folder."""
    font = pygame.font.Font(None, 16)
    page = pygame.Surface((WIDTH, 12000))
    page.fill(GROUND)
    y = MARGIN
    for folder, group in groupby(sorted(pictures(), key=lambda picture: (kind(picture), picture.name)), kind):
        page.blit(pygame.font.Font(None, 32).render(folder or "program", True, INK), (MARGIN, y))
        x, y, row = MARGIN, y + 36, 0
        for picture in group:
            longest = min(LARGEST.get(folder, 120), max(picture.width, picture.height))
            images = [raster(picture, size) for size in (longest, *SMALL.get(folder, ()))]
            label = font.render(picture.name.rpartition("/")[2], True, INK)
            width = max(label.get_width(), sum(image.get_width() + 4 for image in images))
            height = images[0].get_height()
            if x + width > WIDTH - MARGIN:
                x, y, row = MARGIN, y + row + 28, 0
            page.blit(label, (x, y + height + 2))
            left = x
            for image in images:
                page.blit(image, (left, y + height - image.get_height()))
                left += image.get_width() + 4
            x, row = x + width + GAP, max(row, height)
        y += row + 48
    return page.subsurface((0, 0, WIDTH, y)).copy()


def main() -> int:
    """Writes the sheet to the file that is named."""
    parser = argparse.ArgumentParser(prog="python -m assets.drawing.sheet", description=__doc__)
    parser.add_argument("file", help="where to write the PNG")
    path = parser.parse_args().file
    pygame.font.init()
    pygame.image.save(sheet(), path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
