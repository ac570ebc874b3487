"""Writes every picture: `python -m assets.drawing.build`. With `--check` it writes nothing and fails when one differs.

Pictures that nobody draws any more are removed, so `assets/pictures` holds exactly what the code draws.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from assets.drawing import (
    app_icon,
    backdrops,
    beasts,
    big_bad,
    cards_flitting,
    cards_tricky,
    cards_wolves,
    children,
    houses,
    icons,
    lids,
    lint,
    people,
    pigs,
    players,
    porcellini,
    roofs,
    sent,
    signs,
    stamps,
    suits,
    theatre,
    tiles,
    tokens,
    tones,
    wolves,
)
from assets.drawing.hand import Picture
from game.ui.paper import svg

PICTURES = Path(__file__).parent.parent / "pictures"
MODULES = (
    app_icon,
    backdrops,
    beasts,
    big_bad,
    cards_flitting,
    cards_tricky,
    cards_wolves,
    children,
    houses,
    icons,
    lids,
    people,
    pigs,
    players,
    porcellini,
    roofs,
    sent,
    signs,
    stamps,
    suits,
    theatre,
    tiles,
    tokens,
    tones,
    wolves,
)


def pictures() -> Iterator[Picture]:
    """Every picture of the program."""
    for module in MODULES:
        yield from module.pictures()


def drawn() -> dict[str, str]:
    """The text of every picture by its file name below `assets/pictures`; ValueError when two have the same name."""
    texts: dict[str, str] = {}
    for picture in pictures():
        name = f"{picture.name}.svg"
        if name in texts:
            raise ValueError(f"Two pictures are called {name}.")
        texts[name] = svg(picture.width, picture.height, picture.body)
    return texts


def differences(folder: Path, texts: dict[str, str]) -> list[str]:
    """One line for each file of the folder that is missing, differs from its text, or has none."""
    there = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.svg")}
    lines = [f"{name} is missing." for name in texts if name not in there]
    lines += [f"{name} is drawn by nobody." for name in there if name not in texts]
    lines += [
        f"{name} is not what the code draws."
        for name, path in there.items()
        if name in texts and path.read_text(encoding="utf-8") != texts[name]
    ]
    return sorted(lines)


def write(folder: Path, texts: dict[str, str]) -> None:
    """Makes the folder hold exactly these pictures."""
    for path in folder.rglob("*.svg"):
        if path.relative_to(folder).as_posix() not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0 when all is well."""
    parser = argparse.ArgumentParser(prog="python -m assets.drawing.build", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a picture differs")
    check = parser.parse_args(arguments).check
    texts = drawn()
    wrong = [f"{name}: {problem}" for name, text in texts.items() for problem in lint.problems(text)]
    if check:
        wrong += differences(PICTURES, texts)
    elif not wrong:
        write(PICTURES, texts)
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(texts)} pictures, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
