"""Every word on the screen can be read in every theme: measured from the pixels that lie under its letters.

Each screen is drawn twice, once with every word in a colour of its own and a pixel wider all round, once without any
words. Where the first picture shows a word's colour, the second one shows what the word lies on. A word on a greyed
piece is information still: it has a colour of its own in the first picture, and is measured as grey ink on grey paper.
Words under veils are not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from sys import byteorder
from typing import Any

import pygame
import pytest

from game import games
from game.app import App
from game.core.game import Decide, Over
from game.core.match import Match
from game.games.three_little_wolves.table import card_art as wolves_cards
from game.games.three_little_wolves.table import house_art as houses
from game.games.three_tricky_pigs.table import card_art as tricky_cards
from game.settings import THEMES, SettingsFile
from game.shots import hint_here, looking_back
from game.ui import brush, shadows
from game.ui.painter import Painter
from game.ui.paper import rgb
from game.ui.pictures import Face, load_picture
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.bare import BarePlay
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.gate import Gate
from game.ui.scenes.handover import Handover
from game.ui.scenes.menu import Menu
from game.ui.scenes.opponents import Opponents
from game.ui.scenes.play import Play
from game.ui.scenes.result import Result
from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.who import Who
from game.ui.theme import LEAST_LARGE, LEAST_STRONG, LEAST_TEXT, Theme, luminance
from saves.replay import record_of
from saves.store import Store
from tests.contract.walks import play_on, random_match
from tests.pictures.screens import recorded
from tests.ui.hands import seated

SIZE = (960, 600)
LARGE, LARGE_BOLD = 24, 19  # design pixels from which text is large, as the web's guidelines count it
EDGE = 0.1  # of the pixels round a word may be worse: it may cross the edge of a picture
CHUNK = 4 * 16  # bytes, 16 pixels in a row
LEAST_PIXELS = 30  # of a word that is seen


@dataclass(frozen=True)
class Word:
    text: str
    size: float  # in design pixels
    face: Face
    ink: str
    dulled: bool = False  # it stands on a piece that is greyed

    def least(self, theme: Theme) -> float:
        """The contrast it must have."""
        if self.ink == theme["disabled"]:  # of a control that can't be used
            return LEAST_LARGE
        if theme.strong:
            return LEAST_TEXT if self.dulled else LEAST_STRONG
        return LEAST_LARGE if self.large else LEAST_TEXT

    @property
    def large(self) -> bool:
        return self.size >= (LARGE if self.face == "r" else LARGE_BOLD)


class Bare(Painter):
    """Draws all but words."""

    def words(self, t: str, size: float, face: Face, c: str) -> pygame.Surface:
        return pygame.Surface(self.font(size, face).size(t), pygame.SRCALPHA)


class Marked(Painter):
    """Draws each word in a colour that nothing else has, a pixel wider all round."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.marks: dict[Word, tuple[int, int, int]] = {}

    def shadow_of(self, im: pygame.Surface, blur: float = 8, dy: float = 3, alpha: int = 56) -> pygame.Surface:
        """None: it would change the colours of the words it falls on. A line round a piece hides them and stays."""
        if self.theme.strong:
            return super().shadow_of(im, blur, dy, alpha)
        margin = self.shadow_margin(blur)
        return pygame.Surface((im.get_width() + 2 * margin, im.get_height() + 2 * margin), pygame.SRCALPHA)

    def _mark(self, word: Word) -> tuple[int, int, int]:
        n = len(self.marks)
        return self.marks.setdefault(word, (255 - n % 8, n // 8 % 200, 255 - n // 1600))

    def dulled(self, im: pygame.Surface, wash: str, alpha: int = 118) -> pygame.Surface:
        """The picture, its words marked as those of a greyed piece."""
        out = im.copy()
        shown = {(r, g, b) for r, g, b, a in _quads(pygame.image.tobytes(im, "RGBA")) if a}
        for word, mark in list(self.marks.items()):
            if mark in shown:
                spot = pygame.Surface((1, 1), pygame.SRCALPHA)
                spot.fill(word.ink)
                r, g, b, _a = shadows.dull(spot, wash, alpha).get_at((0, 0))
                other = self._mark(replace(word, ink=f"#{r:02X}{g:02X}{b:02X}", dulled=True))
                pygame.PixelArray(out).replace(mark, other)
        return out

    def words(self, t: str, size: float, face: Face, c: str) -> pygame.Surface:
        mark = self._mark(Word(t, round(size, 1), face, self.tone(c)))
        shape = pygame.mask.from_surface(self.font(size, face).render(t, False, "black"))
        wider = pygame.Mask(shape.get_size())
        for x in (-1, 0, 1):
            for y in (-1, 0, 1):
                wider.draw(shape, (x, y))
        return wider.to_surface(setcolor=mark, unsetcolor=(0, 0, 0, 0), surface=None).convert_alpha()


def _quads(data: bytes) -> set[tuple[int, ...]]:
    return {tuple(pixel.to_bytes(4, byteorder)) for pixel in set(memoryview(data).cast("I"))}


def table(app: App, game_id: str, seats: int, phase: str, seed: str) -> Scene:
    """A table where the first seat is asked in this phase, somewhat into a random game."""
    match: Match[Any, Any, Any] = Match(games.load(game_id), seats, {}, seed)
    rng = Random(seed)
    while True:
        turn = match.turn
        assert not isinstance(turn, Over), (game_id, phase)
        now = getattr(getattr(match.state, "phase", None), "name", phase).lower()
        if isinstance(turn, Decide) and turn.seat == 0 and len(match.steps) > 30 and now == phase:
            return play_scene(app, match, seated(seats))
        play_on(match, rng)


def greyed(scene: Scene) -> Scene:
    """A card is held that does not fit on some house."""
    assert isinstance(scene, Play)
    scene.layout(scene.app.painter)
    for id in [item.id for item in scene.items if item.id.startswith("hand:")]:
        scene.press(scene.focus.get(id))
        scene.layout(scene.app.painter)
        faces = [pose.face for pose in scene.stage.poses.values()]
        if any(face[0] == "house" and face[1].grey for face in faces):  # type: ignore[index]
            return scene
    raise AssertionError("every card fits everywhere")


def tables(app: App, game_id: str) -> Iterator[tuple[str, Scene]]:
    """What can be seen of a game: its tables, chosen pieces and refusals, the setup, the end."""
    seats, phases = {
        "three_little_wolves": (3, ("use", "wolf")),
        "three_tricky_pigs": (4, ("bid", "trick")),
        "flitting_bad_wolf": (2, ("act", "answer")),
        "tre_porcellini": (3, ("throw",)),
    }[game_id]
    for phase in phases:
        scene = table(app, game_id, seats, phase, "CNTR-ST01")
        if isinstance(scene, Play):
            hint_here(scene)
            hint_here(scene)
        yield phase, scene
    if game_id == "three_little_wolves":
        match, people, _record = recorded(game_id)
        yield "greyed houses", greyed(play_scene(app, match, people))
    yield "setup", Setup(app, game_id)
    over = random_match(games.load(game_id), seats, {}, "CNTR-ST02")
    yield (
        "end",
        play_scene(app, over, seated(seats)) if isinstance(scene, BarePlay) else Result(app, over, seated(seats)),
    )


def shell(app: App) -> Iterator[tuple[str, Scene]]:
    yield "shelf", Shelf(app)
    yield "settings", Settings(app)
    over = random_match(games.load("three_tricky_pigs"), 3, {}, "CNTR-ST03")
    assert isinstance(over.turn, Over)
    app.statistics.add(record_of(over, seated(3)), over.turn.winners)
    statistics = Statistics(app)
    statistics.game = "three_tricky_pigs"
    yield "statistics", statistics
    alone = Setup(app, "three_tricky_pigs")
    for place in range(1, len(alone.seating.places)):
        alone.set_kind(place, "empty")
    yield "start that can't be pressed", alone
    yield "rules", Rules(app, "three_little_wolves")
    curtain = Handover(app, seated(3, 2), 1, lambda: None, lambda: None)
    curtain.update(0)
    yield "handover", curtain
    choices = [("Computer", "computer", lambda: None), ("Empty seat", "close", lambda: None)]
    yield "menu", Menu(app, alone, "kind:0", choices, 0)
    yield "dialog", Dialog(app, "Pause", "The game is saved after every action.", choices)
    yield "opponents", Opponents(app, "three_tricky_pigs", seated(3), lambda _seat, _level: None)
    yield "who", Who(app, "Ada", "wolf-scarf", lambda _name, _face: None, {"pig-straw": "Pippa"})
    yield "gate", Gate(app, lambda: None)
    yield from looking_back("flitting_bad_wolf", lambda: app)


def seen(app: App, scene: Scene, p: Painter, patch: pytest.MonkeyPatch) -> pygame.Surface:
    app.painter = p
    for module in (wolves_cards, houses, tricky_cards):
        patch.setattr(module, "dull", p.dulled if isinstance(p, Marked) else shadows.dull)
    app.stack = [scene]
    scene.relay()
    for _ in range(2):
        scene.dirty = True
        app.draw()
    return p.target


def worst(marked: Marked, bare: Bare) -> Iterator[tuple[float, Word]]:
    """Each word that is seen and its contrast to what it lies on, but for its worst pixels."""
    words = {int.from_bytes((*mark, 255), byteorder): word for word, mark in marked.marks.items()}
    under: dict[Word, Counter[int]] = {}
    pairs = Counter(zip(*(memoryview(part).cast("I") for part in unlike(marked.target, bare.target)), strict=True))
    for (mark, ground), n in pairs.items():
        if mark in words:
            under.setdefault(words[mark], Counter())[ground] += n
    for word, grounds in under.items():
        if grounds.total() >= LEAST_PIXELS:
            yield contrast_to(rgb(word.ink), grounds), word


def unlike(one: pygame.Surface, other: pygame.Surface) -> tuple[bytes, bytes]:
    """The pixels of both where they differ, and some beside them: most of a screen holds no words."""
    a, b = pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(other, "RGBA")
    starts = [i for i in range(0, len(a), CHUNK) if a[i : i + CHUNK] != b[i : i + CHUNK]]
    return b"".join(a[i : i + CHUNK] for i in starts), b"".join(b[i : i + CHUNK] for i in starts)


def contrast_to(ink: tuple[int, int, int], grounds: Counter[int]) -> float:
    """The least contrast of a colour to the pixels that are counted, when EDGE of them are left out."""
    light = luminance(ink)
    reached = {ground: contrast(light, luminance(_rgb(ground))) for ground in grounds}
    spare = EDGE * grounds.total()
    for ground in sorted(grounds, key=reached.__getitem__):
        spare -= grounds[ground]
        if spare < 0:
            return reached[ground]
    return 0


def _rgb(pixel: int) -> tuple[int, int, int]:
    red, green, blue, _alpha = pixel.to_bytes(4, byteorder)
    return red, green, blue


def contrast(a: float, b: float) -> float:
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


@cache
def rastered(name: str, size: tuple[int, int]) -> pygame.Surface:
    return load_picture(name, size)


@pytest.fixture(autouse=True)
def _rastered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both painters may share what they only copy."""

    def load(name: str, size: tuple[int, int], change: Any = None) -> pygame.Surface:
        return load_picture(name, size, change) if change else rastered(name, size)

    monkeypatch.setattr(brush, "load_picture", load)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("what", ["shell", *games.catalogue()])
def test_every_word_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theme: str, what: str) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    file = SettingsFile(tmp_path, theme=theme)
    app = App(file, Store(tmp_path, tmp_path), target=pygame.Surface(SIZE), clock=lambda: 0.0)
    app.tempo.speed = 0
    marked, bare = Marked(pygame.Surface(SIZE), app.theme), Bare(pygame.Surface(SIZE), app.theme)
    poor = set()
    words = dulled = 0
    for name, scene in shell(app) if what == "shell" else tables(app, what):
        seen(app, scene, marked, monkeypatch)
        seen(app, scene, bare, monkeypatch)
        for reached, word in worst(marked, bare):
            words += 1
            dulled += word.dulled
            if reached < word.least(app.theme):
                poor.add((name, f"{reached:.2f}", word.text, word.size, word.face, word.ink, word.dulled))
    assert words > 20 or what == "tre_porcellini"
    assert dulled or what not in ("three_little_wolves", "three_tricky_pigs")
    assert not poor, "\n".join(str(line) for line in sorted(poor))
