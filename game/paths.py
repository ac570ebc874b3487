"""Where a player's files belong on this system. Nothing is made until somebody writes there."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

NAME = "bigbadbox"
VARIABLE = "BIGBADBOX_DATA_DIR"


@dataclass(frozen=True, slots=True)
class Paths:
    """One folder for each kind of file; wiping `cache` or `log` loses nothing that matters."""

    config: Path
    data: Path
    state: Path
    log: Path
    cache: Path


def folders(data_dir: Path | None = None) -> Paths:
    """The folders: inside `data_dir` if given, else inside $BIGBADBOX_DATA_DIR if set, else where the system says."""
    chosen = data_dir or os.environ.get(VARIABLE)
    if chosen:
        root = Path(chosen).expanduser().absolute()
        return Paths(root / "config", root / "data", root / "state", root / "log", root / "cache")
    system = PlatformDirs(NAME, appauthor=False)
    return Paths(
        system.user_config_path,
        system.user_data_path,
        system.user_state_path,
        system.user_log_path,
        system.user_cache_path,
    )
