"""The command line. Without a command the window opens; the commands work without a display.

Every complaint is one sentence on standard error, and the exit code is 0 only on success.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game import i18n
from game.core.codec import shorten
from game.core.data import BoxError
from game.core.dice import tidy_code
from game.settings import THEMES
from game.ui.theme import ThemeError
from saves.files import is_clean
from saves.record import MAX_SEED, app_version

PROGRAM = "bigbadbox"
MAX_GAMES = 1_000_000
SMALLEST, LARGEST = (960, 600), (7680, 4320)  # of a picture, pixels
LONGEST = 400  # characters of a complaint, however long its cause


class Complaint(Exception):
    """What the user must be told instead of a result: one sentence. `code` is the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


class Parser(argparse.ArgumentParser):
    """Complains in one sentence and takes no shortened options, which would change meaning as options are added."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(message.removeprefix("argument "))


class _Version(argparse.Action):
    """Tells the version when asked: finding it out is slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_rest: object, **_more: object) -> NoReturn:
        print(f"{PROGRAM} {app_version()}".strip())
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (None: the command line's) and return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may lack the minus sign
    try:
        code = _run(argv)
    except SystemExit as done:  # --help and --version
        code = done.code if isinstance(done.code, int) else 0
    except Complaint as complaint:
        code = _complain(str(complaint), complaint.code)
    except BrokenPipeError:
        code = 1
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        code = _complain(f"{error.filename}: {why}" if error.filename else why)
    except (BoxError, ThemeError) as error:
        code = _complain(str(error))
    except KeyboardInterrupt:
        code = 130
    return _flush() or code


def parser() -> Parser:
    """Everything the command line takes."""
    top = Parser(prog=PROGRAM, description="Four small games of wolves and pigs in one box.", allow_abbrev=False)
    top.set_defaults(run=_window, lang=None)
    top.add_argument("--version", action=_Version, nargs=0, help="show program's version number and exit")
    top.add_argument("--data-dir", type=_folder, metavar="DIR", help="keep settings and games in this folder")
    languages = i18n.languages()
    top.add_argument(
        "--lang", choices=(*languages, i18n.LONG), metavar=f"{{{','.join(languages)}}}", help="language of all words"
    )
    shape = top.add_mutually_exclusive_group()
    shape.add_argument("--windowed", action="store_true", help="open in a window")
    shape.add_argument("--fullscreen", action="store_true", help="open on the full screen")
    top.add_argument("--no-audio", action="store_true", help="begin without sound")
    top.add_argument("--verbose", action="store_true", help="tell more on the terminal")
    top.add_argument("--seed", type=_seed, help="deal code of the next game")
    top.add_argument("--trace", type=Path, metavar="FILE", help="write there what each frame shows, for tests")
    commands = top.add_subparsers(metavar="COMMAND", title="commands, which need no display")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str, *, json: bool = True) -> Parser:
        added: Parser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        added.set_defaults(run=run)
        if json:
            added.add_argument("--json", action="store_true", help="one JSON object a line")
        return added

    command("games", _games, "List the games with their seats and options.")

    simulate = command("simulate", _simulate, "Let the computer play against itself, a line a game.")
    simulate.add_argument("game", metavar="GAME", help="a game's id, as `games` lists it")
    simulate.add_argument("--seats", type=_number(1, 8), required=True, metavar="N")
    simulate.add_argument("--bots", default="random", metavar="LEVEL[,LEVEL...]", help="the last one fills the seats")
    simulate.add_argument("--games", type=_number(1, MAX_GAMES), default=1, metavar="K")
    simulate.add_argument("--seed", type=_seed, default=argparse.SUPPRESS, help="deal code of the first game")
    simulate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="may be given again")
    simulate.add_argument("--records", type=_folder, metavar="DIR", help="write each game's record there")

    arena = command("arena", _arena, "Let opponents play each other, and tell how each fared.")
    arena.add_argument("game", metavar="GAME", help="a game's id, as `games` lists it")
    arena.add_argument(
        "--agents", default="", metavar="A,B[,C...]", help="level or level:temper; of two, A sits alone among B"
    )
    arena.add_argument("--seats", type=_number(1, 8), metavar="N")
    arena.add_argument("--games", type=_number(1, MAX_GAMES), default=100, metavar="K", help="at least so many")
    arena.add_argument("--ladder", action="store_true", help="each level among the next lower one, at every table")
    arena.add_argument("--seed", type=_seed, default=argparse.SUPPRESS, help="the same seed gives the same figures")
    arena.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="may be given again")
    arena.add_argument("--jobs", type=_number(1, 256), metavar="N", help="worker processes (default: one a core)")

    replay = command("replay", _replay, "Play a record step by step and judge it.")
    replay.add_argument("file", type=Path, metavar="FILE")

    analyse = command("analyse", _analyse, "Look back at a record: luck, skill and turning points of each seat.")
    analyse.add_argument("file", type=Path, metavar="FILE")

    shots = command("shots", _shots, "Draw every screen into PNG files.", json=False)
    shots.add_argument("--out", type=_folder, required=True, metavar="DIR")
    shots.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="pixels, such as 1920x1080")

    shots.add_argument("--theme", choices=THEMES, default="day")

    command("bench", _bench, "Measure speed, each figure with its floor.")
    return top


def _run(argv: Sequence[str] | None) -> int:
    arguments = parser().parse_args(argv)
    if arguments.lang is not None:
        i18n.use(arguments.lang)
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)


# each command is imported when it is asked for: no display, and a quick start, for those that draw nothing


def _window(arguments: argparse.Namespace) -> int:
    if arguments.seed is not None and tidy_code(arguments.seed) is None:
        raise Complaint(f"--seed: needs a deal code such as 7KQ4-M2XR, not {shorten(arguments.seed)}")
    from game import start

    return start.main(arguments)


def _games(arguments: argparse.Namespace) -> int:
    from game import headless

    return headless.list_games(arguments.json)


def _simulate(arguments: argparse.Namespace) -> int:
    from game import headless

    return headless.simulate(
        arguments.game,
        seats=arguments.seats,
        bots=arguments.bots.split(","),
        games_wanted=arguments.games,
        seed=arguments.seed,
        options=arguments.option,
        records=arguments.records,
        as_json=arguments.json,
    )


def _arena(arguments: argparse.Namespace) -> int:
    from game import arena

    return arena.arena(
        arguments.game,
        agents=arguments.agents.split(",") if arguments.agents else (),
        seats=arguments.seats,
        games_wanted=arguments.games,
        seed=arguments.seed,
        options=arguments.option,
        jobs=arguments.jobs,
        ladder=arguments.ladder,
        as_json=arguments.json,
    )


def _replay(arguments: argparse.Namespace) -> int:
    from game import headless

    return headless.replay(arguments.file, arguments.json)


def _analyse(arguments: argparse.Namespace) -> int:
    from game import analyse

    return analyse.analyse(arguments.file, arguments.json)


def _shots(arguments: argparse.Namespace) -> int:
    from game import shots

    return shots.main(arguments.out, arguments.size, arguments.theme)


def _bench(arguments: argparse.Namespace) -> int:
    from game import bench

    return bench.main(arguments.json)


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if re.fullmatch(r"[0-9]{1,9}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"needs a whole number from {least} to {most}, not {text!r}")

    return number


def _seed(text: str) -> str:
    # room for the numbers that `simulate` appends
    if not is_clean(text, MAX_SEED - 10):
        raise argparse.ArgumentTypeError(f"needs text of 1 to {MAX_SEED - 10} characters")
    return text


def _folder(text: str) -> Path:
    path = Path(text)
    # the nearest thing that exists on the way there decides whether it can be a folder
    nearest = next((place for place in (path, *path.absolute().parents) if place.exists()), path)
    if not text or not nearest.is_dir():
        raise argparse.ArgumentTypeError(f"needs a folder, which {text!r} can't be")
    return path


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})[x×]([0-9]{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True)):
        least, most = "x".join(map(str, SMALLEST)), "x".join(map(str, LARGEST))
        raise argparse.ArgumentTypeError(f"needs a size from {least} to {most}, not {text!r}")
    return size


def _complain(sentence: str, code: int = 2) -> int:
    line = " ".join(sentence.split())
    if len(line) > LONGEST:
        line = line[: LONGEST - 3] + "..."
    _flush()  # what was told before comes first
    print(f"{PROGRAM}: {line.rstrip('.')}.", file=sys.stderr)
    return code


def _flush() -> int:
    """Send out what was printed: 0, or 1 when that fails."""
    try:
        if sys.stdout is not None:  # a windowed program on Windows has none
            sys.stdout.flush()
    except OSError as error:
        # the interpreter flushes again at its end and must not complain then
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            _complain(f"the output can't be written: {error.strerror}")
        return 1
    return 0
