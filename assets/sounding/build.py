"""Writes every sound: `python -m assets.sounding.build`. With `--check` it writes nothing and fails when one is wrong.

Making all takes a minute, so the check compares hashes instead: `made.json` tells which code the files came from and
what they were. Sounds that nobody makes any more are removed, so `assets/sounds` holds exactly what the code makes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from assets.sounding import beasts, jingles, lint, ogg, paper_wood, tunes

SOUNDS = Path(__file__).parent.parent / "sounds"
MUSIC = "music"  # the folder of loops in there
MADE = "made.json"
NO_SOUND = ("build.py", "lint.py")  # code that changes no sound
MODULES = (paper_wood, beasts, jingles)
SQUEEZE, SQUEEZE_MUSIC = 0.7, 0.85


def made() -> Iterator[tuple[str, bytes]]:
    """Every file's name below `assets/sounds` and what is in it. Variants are numbered from 1: "knock-1.ogg"."""
    for module in MODULES:
        for effect in module.EFFECTS:
            for variant in range(effect.variants):
                yield f"{effect.name}-{variant + 1}.ogg", ogg.encode(effect.wave(variant), SQUEEZE)
    for name, loop in tunes.LOOPS.items():
        yield f"{MUSIC}/{name}.ogg", ogg.encode(loop(), SQUEEZE_MUSIC)


def names() -> set[str]:
    """Every file's name below `assets/sounds`, without making any."""
    effects = [effect for module in MODULES for effect in module.EFFECTS]
    found = {f"{effect.name}-{variant + 1}.ogg" for effect in effects for variant in range(effect.variants)}
    return found | {f"{MUSIC}/{name}.ogg" for name in tunes.LOOPS}


def code_hash() -> str:
    """Of all code that has a say in how anything sounds."""
    sha = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path.name not in NO_SOUND:
            sha.update(path.name.encode() + path.read_text(encoding="utf-8").encode())
    return sha.hexdigest()


def write(folder: Path) -> int:
    """Makes the folder hold exactly these sounds, and tells how many."""
    files = dict(made())
    for path in folder.rglob("*.ogg"):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in sorted(files.items())}
    text = json.dumps({"code": code_hash(), "files": hashes}, indent=1) + "\n"
    (folder / MADE).write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def differences(folder: Path, wanted: set[str], code: str) -> list[str]:
    """One line for each file that is missing, nobody's, or not what was made; and one when the code has changed."""
    try:
        note = json.loads((folder / MADE).read_text(encoding="utf-8"))
        hashes: dict[str, str] = dict(note["files"])
        written_by = note["code"]
    except (OSError, ValueError, KeyError, TypeError):
        return [f"{MADE} is missing or damaged; run make sounds."]
    there = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.ogg")}
    lines = [f"{name} is missing." for name in wanted if name not in there]
    lines += [f"{name} is made by nobody." for name in there if name not in wanted]
    lines += [
        f"{name} is not what the code made."
        for name, path in there.items()
        if name in wanted and hashlib.sha256(path.read_bytes()).hexdigest() != hashes.get(name)
    ]
    if written_by != code:
        lines.append("The code has changed since the sounds were made; run make sounds.")
    return sorted(lines)


def faults(folder: Path) -> list[str]:
    """One line for each thing that is wrong with how a file sounds, or with their size together."""
    lines, total = [], 0
    for path in sorted(folder.rglob("*.ogg")):
        name = path.relative_to(folder).as_posix()
        total += path.stat().st_size
        try:
            wave, rate = ogg.decode(path)
        except ValueError as error:
            lines.append(str(error))
            continue
        lines += [f"{name}: {problem}" for problem in lint.problems(wave, rate, loop=name.startswith(MUSIC))]
    if total > lint.TOTAL:
        lines.append(f"All sounds together have {total} bytes; {lint.TOTAL} are allowed.")
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0 when all is well."""
    parser = argparse.ArgumentParser(prog="python -m assets.sounding.build", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a sound is wrong")
    if not parser.parse_args(arguments).check:
        write(SOUNDS)
    wrong = differences(SOUNDS, names(), code_hash()) + faults(SOUNDS)
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(names())} sounds, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
