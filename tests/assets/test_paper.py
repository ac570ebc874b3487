"""Cut paper as text: what panels, rings and bubbles are drawn with."""

import io
import itertools
import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assets.drawing import lint
from game.ui import paper
from game.ui.palette import HOUSES, SEATS, C

colours = st.integers(0, 0xFFFFFF).map(lambda value: f"#{value:06X}")
lengths = st.floats(10, 400)


def brightness(colour: str) -> int:
    return sum(paper.rgb(colour))


def image(body: str, size: int = 100) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(paper.svg(size, size, body).encode()), (size, size))


@given(colours, colours)
def test_mix_goes_from_one_colour_to_the_other(a: str, b: str) -> None:
    assert (paper.mix(a, b, 0), paper.mix(a, b, 1)) == (a, b)


@pytest.mark.parametrize("name", [*HOUSES, *SEATS, "meadow", "pig", "wolf", "straw", "sticks", "brick"])
def test_light_is_lighter_and_dark_is_darker(name: str) -> None:
    assert brightness(paper.dark(C[name])) < brightness(C[name]) < brightness(paper.light(C[name]))


def test_rounded_corners_never_exceed_half_a_side() -> None:
    assert paper.rrect(0, 0, 10, 6, 50) == paper.rrect(0, 0, 10, 6, 3)


@given(lengths, lengths, st.floats(0, 20), st.floats(2, 12), st.floats(2, 12))
def test_dashes_stay_on_the_line_and_leave_no_seam(w: float, h: float, r: float, on: float, off: float) -> None:
    ring = paper.rrect(5, 5, w, h, r)
    outline = sum(math.dist(a, b) for run in paper.flatten(ring) for a, b in itertools.pairwise(run))
    strokes = paper.flatten(paper.cut(ring, on, off))
    assert len(strokes) == max(1, round(outline / (on + off)))
    longest = on * outline / len(strokes) / (on + off)
    for stroke in strokes:
        assert sum(math.dist(a, b) for a, b in itertools.pairwise(stroke)) <= longest + 0.1
        for x, y in stroke:
            inside = min(x - 5, w + 5 - x, y - 5, h + 5 - y)
            assert -0.1 <= inside <= 0.3 * r + 0.1


def test_a_dash_is_as_long_as_asked_on_a_straight_line() -> None:
    strokes = paper.flatten(paper.cut("M10 50H110", 6, 4))
    assert [(stroke[0][0], stroke[-1][0]) for stroke in strokes] == [(10 + 10 * i, 16 + 10 * i) for i in range(10)]


@pytest.mark.parametrize("path", ["m0 0l9 9", "M0 0S1 1 2 2", "M0 0T2 2"])
def test_a_path_that_cannot_be_cut_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="has only the commands"):
        paper.cut(path, 3, 3)


def test_a_ring_is_flattened_to_points_on_the_ring() -> None:
    (points,) = paper.flatten(paper.ell(50, 40, 30, 20))
    assert len(points) > 40
    assert all(((x - 50) / 30) ** 2 + ((y - 40) / 20) ** 2 == pytest.approx(1, abs=0.01) for x, y in points)


def test_a_sheet_is_light_at_the_upper_left_and_dark_at_the_lower_right() -> None:
    sheet = paper.paper(paper.rrect(20, 20, 60, 60, 4), "#7FA66A", rim=3, drop=0)
    for body in (sheet, paper.mirrored(sheet, 100)):
        drawn = image(body)
        face = sum(drawn.get_at((50, 50))[:3])
        assert sum(drawn.get_at((50, 18))[:3]) > face > sum(drawn.get_at((50, 82))[:3])
        assert sum(drawn.get_at((18, 50))[:3]) > face > sum(drawn.get_at((82, 50))[:3])


def test_mirrored_turns_the_shape() -> None:
    drawn = image(paper.mirrored(paper.fill("M0 0H20V20H0Z", "#112233"), 100))
    assert drawn.get_at((90, 10))[:3] == (0x11, 0x22, 0x33)
    assert drawn.get_at((10, 10))[3] == 0


def test_a_whole_picture_is_turned_and_lit_as_before() -> None:
    sheet = paper.paper(paper.rrect(10, 20, 50, 60, 4), "#7FA66A", rim=3, drop=0)
    text = paper.turned(paper.svg(100, 100, sheet))
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (100, 100))
    assert drawn.get_at((5, 50))[3] == 0
    face = sum(drawn.get_at((65, 50))[:3])
    assert sum(drawn.get_at((38, 50))[:3]) > face > sum(drawn.get_at((92, 50))[:3])
    assert lint.problems(text) == []
    with pytest.raises(ValueError, match="no picture"):
        paper.turned("<html/>")


def test_everything_passes_the_lint() -> None:
    body = paper.paper(paper.arch(2, 2, 30, 40), C["red"]) + paper.line(paper.ell(50, 50, 20), C["ink"], dash=(3, 4))
    body += paper.at(paper.fill(paper.poly(paper.star(0, 0, 9, 4)), C["gold"], 0.5, soft=2), 30, 30, (1, 0.5), 12)
    body += paper.rot(paper.line(paper.smooth([(0, 0), (9, 4, "c"), (20, 0)], closed=False), C["bad"], op=0.4), 7, 3, 3)
    assert lint.problems(paper.svg(100, 100, body)) == []
