"""The pictures: every file is what the code draws, has only what SDL_image draws rightly, and shows something."""

import re
from importlib.resources import files
from pathlib import Path

import pygame
import pytest

from assets.drawing import build, lint
from game.ui import program_icon
from game.ui.palette import HOUSES, SEATS

PICTURES = build.PICTURES
NAMES = sorted(path.relative_to(PICTURES).as_posix() for path in PICTURES.rglob("*.svg"))
KILOBYTES = {"ground/lid": 120}  # a lid is a scene of a dozen other pictures
MOST_KILOBYTES = 60


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return build.drawn()


def raster(name: str, longest: int) -> pygame.Surface:
    """The picture as the program loads it: its longer side is `longest` pixels."""
    head = (PICTURES / name).read_text(encoding="utf-8")[:200]
    width, height = (float(re.findall(rf'{side}="([^"]+)"', head)[0]) for side in ("width", "height"))
    k = longest / max(width, height)
    return pygame.image.load_sized_svg(PICTURES / name, (max(1, round(width * k)), max(1, round(height * k))))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_committed_files_are_what_the_code_draws(texts: dict[str, str]) -> None:
    assert build.differences(PICTURES, texts) == []


def test_every_picture_has_only_what_is_drawn_rightly(texts: dict[str, str]) -> None:
    assert [f"{name}: {problem}" for name, text in texts.items() for problem in lint.problems(text)] == []


@pytest.mark.parametrize(
    "body",
    [
        "<text>5</text>",
        '<use href="#a"/>',
        '<g opacity="0.5"></g>',
        '<path d="M0 0H9" stroke="gold"/>',
        '<path d="M0 0H9" fill="rgba(1,2,3,0.5)"/>',
        '<path d="M0 0H9" stroke="#000000" stroke-dasharray="2 3"/>',
        '<path d="M0 0Hnan" fill="#000000"/>',
        '<path d="M0 0H1e-5" fill="#000000"/>',
        '<path d="M0 0H9" fill="#000000" opacity="half"/>',
        '<path d="M0 0H9" style="fill:#000000"/>',
        "<!-- a remark -->",
    ],
)
def test_lint_refuses_what_is_drawn_wrongly(body: str) -> None:
    assert lint.problems(f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{body}</svg>')


def test_every_picture_shows_something_at_32_pixels_and_the_same_at_each_load() -> None:
    blank, unsteady = [], []
    for name in NAMES:
        image = raster(name, 32)
        if len(set(pygame.image.tobytes(image, "RGBA"))) < 4 or image.get_bounding_rect(40).width < 3:
            blank.append(name)
        if pixels(image) != pixels(raster(name, 32)):
            unsteady.append(name)
    assert (blank, unsteady) == ([], [])


@pytest.mark.parametrize("name", ["houses/storey-white-lit.svg", "houses/roof-14-white.svg", "tokens/stamp-empty.svg"])
def test_dashes_are_the_same_at_each_load(name: str) -> None:
    for longest in (120, 180, 333):
        assert len({pixels(raster(name, longest)) for _ in range(8)}) == 1


def test_no_file_is_large() -> None:
    sizes = {name: (PICTURES / name).stat().st_size / 1000 for name in NAMES}
    limits = {name: KILOBYTES.get(name.partition("-")[0], MOST_KILOBYTES) for name in NAMES}
    assert {name: size for name, size in sizes.items() if size > limits[name]} == {}


def test_pictures_load_as_package_data() -> None:
    package = files("assets")
    assert all(package.joinpath("pictures", name).is_file() for name in NAMES)
    assert package.joinpath("pictures/icons/menu.svg").read_text(encoding="utf-8").startswith("<svg")


def test_pieces_of_the_three_little_wolves_are_complete() -> None:
    wanted = [
        f"houses/{part}-{house}" for house in HOUSES for part in ("cap", "basement", "basement-3", "door", "glyph")
    ]
    wanted += [f"houses/storey-{house}-{light}" for house in HOUSES for light in ("lit", "dark", "low")]
    wanted += [f"houses/roof-{number}-{house}" for house in HOUSES for number in (7, 11, 12, 13, 14)]
    wanted += [
        f"{kind}-{seat}-{v}"
        for kind in ("tokens/wolf", "houses/wolf-in-window", "characters/wolf-sent")
        for seat in SEATS
        for v in (1, 2, 3)
    ]
    wanted += [f"cards/wolves-face-{house}{size}" for house in HOUSES for size in ("", "-effect", "-small")]
    wanted += [f"tokens/crown-{house}" for house in ("red", "yellow", "green")]
    wanted += [f"tokens/pig-{v}" for v in (2, 3, 4)] + ["tokens/mustache", "tokens/crown"]
    wanted += [f"characters/smooki{mood}" for mood in ("", "-glad", "-sad", "-startled")]
    assert [name for name in wanted if f"{name}.svg" not in NAMES] == []


def test_the_icon_is_drawn_for_every_size() -> None:
    for side in program_icon.SIZES:
        name = f"{program_icon.drawing(side)}.svg"
        image = raster(name, side)
        assert image.get_size() == (side, side)
        tones = {tuple(image.get_at((x, y)))[:3] for x in range(side) for y in range(side)}
        assert len(tones) >= 5, "wolf, eyes, box and clasp"
    paths = [(PICTURES / f"{program_icon.drawing(side)}.svg").read_text().count("<path") for side in (16, 24, 48, 512)]
    assert paths == sorted(paths), "the smaller, the simpler"


def test_cards_of_three_tricky_pigs_have_two_faces_each() -> None:
    suits = ("straw", "sticks", "bricks", "wolf", "huff", "puff")
    wanted = [f"cards/tricky-face-{suit}{size}.svg" for suit in suits for size in ("", "-small")]
    assert [name for name in wanted if name not in NAMES] == []


def test_the_wolf_of_i_tre_porcellini_looks_both_ways() -> None:
    wanted = [
        f"characters/wolf-{mood}{way}.svg" for mood in ("calm", "glad", "blow", "startled") for way in ("", "-left")
    ]
    assert [name for name in wanted if name not in NAMES] == []


def test_differences_tell_missing_changed_and_forgotten_files(tmp_path: Path) -> None:
    build.write(tmp_path, {"icons/a.svg": "<svg/>", "icons/b.svg": "<svg/>", "icons/old.svg": "<svg/>"})
    (tmp_path / "icons/a.svg").write_text("<svg></svg>", encoding="utf-8")
    (tmp_path / "icons/b.svg").unlink()
    texts = {"icons/a.svg": "<svg/>", "icons/b.svg": "<svg/>"}
    assert build.differences(tmp_path, texts) == [
        "icons/a.svg is not what the code draws.",
        "icons/b.svg is missing.",
        "icons/old.svg is drawn by nobody.",
    ]
    build.write(tmp_path, texts)
    assert build.differences(tmp_path, texts) == []
