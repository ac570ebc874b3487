"""The program's entry. It imports no pygame, so that the headless commands start at once and anywhere."""

from __future__ import annotations

import multiprocessing
import os
import sys


def main() -> int:
    multiprocessing.freeze_support()  # first of all: in a frozen build the thinking child starts here too
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a terminal stays silent
    from game import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
