"""The key screens look as they did when somebody last looked at them; see `compare` for what counts as the same.

A screen that was changed on purpose gets a new reference by `make references`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame
import pytest

from game.ui.painter import Painter
from game.ui.pictures import Face
from game.ui.scenes.scene import Scene
from game.ui.theme import Theme
from tests.pictures.compare import Change, changes, difference, small
from tests.pictures.renew import REFERENCES
from tests.pictures.screens import (
    FLITTING,
    HERE,
    KEY_SCREENS,
    PIGS,
    PORCELLINI,
    RESULT,
    SETUP,
    SHELF,
    WOLVES,
    KeyScreen,
    draw,
    opened,
)  # fmt: skip

FAILED = HERE.parents[1] / "build" / "pictures"  # where what looks different is put, for the eye


def differing(screen: KeyScreen, picture: pygame.Surface) -> list[Change]:
    return changes(small(picture), pygame.image.load(REFERENCES / screen.file))


@pytest.mark.parametrize("screen", KEY_SCREENS, ids=lambda screen: Path(screen.file).stem)
def test_a_key_screen_looks_as_it_did(tmp_path: Path, screen: KeyScreen) -> None:
    picture = opened(screen, tmp_path).app.painter.target
    name = Path(screen.file).stem
    again = f"make references NAMES={name}"
    if not (REFERENCES / screen.file).exists():
        pytest.fail(f"{screen.file} has no reference yet; {again}")
    found = differing(screen, picture)
    if not found:
        return
    FAILED.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, FAILED / screen.file)
    now, then = small(picture), pygame.image.load(REFERENCES / screen.file)
    pygame.image.save(difference(now, then, found), FAILED / f"{name}-difference.png")
    lines = [f"{name} looks different in {len(found)} places:", *map(str, found[:8])]
    lines += [f"See {FAILED / screen.file} and {name}-difference.png beside it (reference, now, where)."]
    pytest.fail("\n".join([*lines, f"If it is meant, renew the reference: {again}"]), pytrace=False)


def test_there_is_no_reference_too_many_and_all_are_small() -> None:
    files = sorted(REFERENCES.iterdir())
    assert [file.name for file in files] == sorted(screen.file for screen in KEY_SCREENS)
    assert sum(file.stat().st_size for file in files) < 1_000_000


# ---- it finds what it is there to find

Break = Callable[[Scene, pytest.MonkeyPatch], None]


def moved(id: str, x: float, y: float) -> Break:
    def change(scene: Scene, patch: pytest.MonkeyPatch) -> None:
        build = scene.build

        def built(p: Painter) -> Any:
            items = build(p)
            for item in items:
                if item.id == id:
                    item.box = item.box._replace(x=item.box.x + x, y=item.box.y + y)
            assert any(item.id == id for item in items)
            return items

        patch.setattr(scene, "build", built)
        scene.relay()

    return change


def without(name: str) -> Break:
    """A picture is not drawn any more."""

    def change(scene: Scene, patch: pytest.MonkeyPatch) -> None:
        p = scene.app.painter
        for method in ("draw", "icon", "avatar"):
            plain = getattr(p, method)

            def drawn(what: str, *args: Any, plain: Any = plain, **choices: Any) -> None:
                if what != name:
                    plain(what, *args, **choices)

            patch.setattr(p, method, drawn)
        _afresh(scene, p)

    return change


def recoloured(token: str, colour: str) -> Break:
    def change(scene: Scene, patch: pytest.MonkeyPatch) -> None:
        theme = scene.app.theme
        p = Painter(scene.app.painter.target, Theme(theme.name, {**theme.tokens, token: colour}, theme.strong))
        _afresh(scene, p)

    return change


def _afresh(scene: Scene, p: Painter) -> None:
    p._kept.clear()
    scene.app.painter = p
    scene.relay()
    if hasattr(scene, "_painter"):
        scene._painter = None


BREAKS = {
    "a panel lies elsewhere": (SETUP, moved("deal", 8, 0)),
    "a small button lies elsewhere": (SETUP, moved("new-code", 0, 8)),
    "a plate lies elsewhere": (WOLVES, moved("plate:2", 0, 6)),
    "a sheet lies elsewhere": (FLITTING, moved("knows", 0, -6)),
    "an icon is gone": (SHELF, without("statistics")),
    "a face is gone": (RESULT, without("wolf-builder")),
    "a token is gone": (WOLVES, without("tokens/crown")),
    "a figure is gone": (RESULT, without("characters/wolf-builder-whole-glad")),
    "buttons have another colour": (RESULT, recoloured("brick", "#C4703D")),
    "panels have another colour": (PIGS, recoloured("paper", "#F3E6C8")),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_picture_test_fails_when(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    screen, change = BREAKS[what]
    scene = opened(screen, tmp_path)
    before = small(scene.app.painter.target)
    change(scene, monkeypatch)
    assert changes(small(draw(scene)), before)


class Shaky(Painter):
    """Draws like other versions of SDL and FreeType might: words a pixel aside and softer, pictures a little paler."""

    def words(self, t: str, size: float, face: Face, c: str) -> pygame.Surface:
        rng = Random(f"{t} {size}")
        im = super().words(t, size, face, c)
        out = pygame.Surface(im.get_size(), pygame.SRCALPHA)
        for x, y, alpha in ((rng.choice((-1, 0, 1)), rng.choice((-1, 0, 1)), 230), (0, 0, 90)):
            part = im.copy()
            part.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            out.blit(part, (x, y))
        return out

    def _art(self, name: str, size: tuple[int, int], *args: Any, **choices: Any) -> pygame.Surface:
        im = super()._art(name, size, *args, **choices).copy()
        im.fill((3, 2, 1, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return im


@pytest.mark.parametrize("screen", [SETUP, WOLVES, PORCELLINI], ids=lambda screen: screen.name)
def test_a_picture_test_does_not_mind_other_edges(tmp_path: Path, screen: KeyScreen) -> None:
    scene = opened(screen, tmp_path)
    before = small(scene.app.painter.target)
    _afresh(scene, Shaky(scene.app.painter.target, scene.app.theme))
    assert changes(small(draw(scene)), before) == []
