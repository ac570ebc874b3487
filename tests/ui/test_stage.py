"""Pieces on the move: whatever happens on the way, they end on the layout, and never late."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from game.ui.cues import Cue, Move, Pose, Script, Sound, Wait
from game.ui.curves import ease_back, ease_in, ease_in_out, ease_out, linear, shake
from game.ui.stage import Stage
from game.ui.tempo import DURATIONS, Tempo

PIECES = ["a", "b", "c", "d"]
SPANS = sorted(DURATIONS)
CURVES = [linear, ease_in, ease_out, ease_in_out, ease_back]

places = st.floats(-2000, 4000, allow_nan=False)
poses = st.builds(Pose, places, places, st.integers(0, 3), k=st.floats(0.3, 2), alpha=st.floats(0, 1))
layouts = st.dictionaries(st.sampled_from(PIECES), poses)
moves = st.builds(
    Move,
    st.sampled_from([*PIECES, "extra"]),
    poses,
    st.sampled_from(SPANS),
    st.sampled_from(CURVES),
    arc=st.sampled_from([0.0, 30.0]),
    delay=st.sampled_from(["", "deal_stagger", "think"]),
    times=st.integers(1, 4),
)
cues = st.one_of(moves, st.builds(Wait, st.sampled_from(SPANS)))
# what a script does: cues one after another, several at once, pieces put or dropped between them
deeds = st.one_of(
    cues,
    st.lists(cues, max_size=4),
    st.tuples(st.sampled_from([*PIECES, "extra"]), st.none() | poses),
)
scripts = st.lists(st.lists(deeds, max_size=5), max_size=3)
acts = st.lists(st.tuples(layouts, scripts), min_size=1, max_size=4)
frames = st.lists(st.floats(0, 0.4, allow_nan=False), max_size=30)
tempos = st.builds(Tempo, st.sampled_from([0, 0.5, 1, 2, 4]), st.booleans())


def script_of(stage: Stage, deeds: list[object]) -> Callable[[], Script]:
    def script() -> Script:
        for deed in deeds:
            if isinstance(deed, tuple):
                piece, pose = deed
                if pose is None:
                    stage.drop(piece)
                else:
                    stage.put(piece, pose)
            else:
                yield deed  # type: ignore[misc]

    return script


def show(stage: Stage, plays: list[tuple[dict[str, Pose], list[list[object]]]]) -> None:
    for layout, parts in plays:
        stage.show(layout, [script_of(stage, deeds) for deeds in parts])


@settings(deadline=None, max_examples=60)
@given(layouts, acts, tempos, frames, st.booleans())
def test_it_always_ends_on_the_last_layout(
    start: dict[str, Pose],
    plays: list[tuple[dict[str, Pose], list[list[object]]]],
    tempo: Tempo,
    steps: list[float],
    skip: bool,
) -> None:
    stage = Stage(tempo, dict(start))
    show(stage, plays)
    for dt in steps:
        stage.update(dt)
    if skip:
        stage.skip()
    for _ in range(10_000):
        if not stage.busy:
            break
        stage.update(0.1)
    assert not stage.busy
    assert stage.poses == plays[-1][0]
    stage.update(1)
    assert stage.poses == plays[-1][0]


@settings(deadline=None, max_examples=60)
@given(layouts, acts, tempos)
def test_skipping_and_waiting_end_alike(
    start: dict[str, Pose], plays: list[tuple[dict[str, Pose], list[list[object]]]], tempo: Tempo
) -> None:
    patient, hurried = Stage(tempo, dict(start)), Stage(tempo, dict(start))
    for stage in (patient, hurried):
        show(stage, plays)
    hurried.skip()
    for _ in range(10_000):
        if not patient.busy:
            break
        patient.update(0.1)
    assert not hurried.busy
    assert patient.poses == hurried.poses


@settings(deadline=None, max_examples=60)
@given(layouts, acts)
def test_with_motion_off_the_first_frame_is_the_end(
    start: dict[str, Pose], plays: list[tuple[dict[str, Pose], list[list[object]]]]
) -> None:
    stage = Stage(Tempo(0), dict(start))
    show(stage, plays)
    stage.update(1e-6)
    assert not stage.busy
    assert stage.poses == plays[-1][0]


def seconds(make: Callable[[Stage], None], fps: float, tempo: Tempo) -> float:
    """How long it takes at so many frames a second."""
    stage = Stage(tempo)
    make(stage)
    count = 0
    while stage.busy:
        stage.update(1 / fps)
        count += 1
        assert count < 100_000
    return count / fps


def drama(stage: Stage) -> None:
    """Everything that scripts do: moves in a row, at once, after a delay, waits, pieces that come and go."""

    def script() -> Script:
        for step in range(8):
            yield Move("a", Pose(10.0 * step, 0, 1), "pig_step", linear)
        stage.put("b", Pose(0, 0, 2))
        together: list[Cue] = [
            Move("b", Pose(50, 50, 2), "card_to_table", arc=30.0),
            Move("c", Pose(9, 9, 3), "deck_to_hand", delay="deal_stagger", times=5),
            Wait("reveal"),
        ]
        yield together
        stage.drop("b")
        yield Wait("banner")

    for _ in range(3):
        stage.show({"a": Pose(0, 0, 1), "d": Pose(5, 5, 4)}, [script])
        stage.show({"d": Pose(6, 6, 4)})


@pytest.mark.parametrize("speed", [0.5, 1, 2, 4])
def test_it_takes_equally_long_at_every_frame_rate(speed: float) -> None:
    tempo = Tempo(speed)
    times = [seconds(drama, fps, tempo) for fps in (30, 60, 144, 240, 1000)]
    assert max(times) - min(times) <= 0.05 * min(times)
    assert times[-1] == pytest.approx(seconds(drama, 1000, Tempo(1)) / speed, rel=0.01)


def test_every_named_duration_obeys_the_one_speed_table() -> None:
    for name, usual in DURATIONS.items():
        assert Tempo(1).seconds(name) == usual
        assert Tempo(2).seconds(name) == usual / 2
        assert Tempo(0).seconds(name) == 0
        assert Tempo(1, reduced=True).seconds(name) == min(usual, 0.12)
        assert Tempo(2, reduced=True).rest(name) == usual / 2, "what is there to be read stays as long"


def test_pieces_move_only_towards_their_goal_once_a_step_is_shown() -> None:
    stage = Stage(Tempo(1), {"a": Pose(0, 0, 1), "b": Pose(0, 50, 1)})
    stage.show({"a": Pose(100, 0, 1)})
    last, faded = 0.0, 1.0
    while stage.busy:
        stage.update(1 / 60)
        assert stage.poses["a"].x >= last
        last = stage.poses["a"].x
        if "b" in stage.poses:
            assert stage.poses["b"].alpha <= faded
            faded = stage.poses["b"].alpha
    assert (last, faded < 0.5, "b" in stage.poses) == (100, True, False)


def test_steps_are_shown_one_after_the_other() -> None:
    stage = Stage(Tempo(1), {"a": Pose(0, 0, 1)})
    begun: list[int] = []
    stage.show({"a": Pose(100, 0, 1)}, begin=lambda: begun.append(1))
    stage.show({"a": Pose(0, 0, 1)}, begin=lambda: begun.append(2))
    stage.update(0.05)
    assert begun == [1]
    assert 0 < stage.poses["a"].x < 100
    stage.skip()
    assert begun == [1, 2]
    assert stage.poses["a"].x == 0


def test_settling_forgets_what_was_queued_but_not_what_it_meant() -> None:
    stage = Stage(Tempo(1))
    begun: list[int] = []
    stage.show({"a": Pose(100, 0, 1)}, begin=lambda: begun.append(1))
    stage.show({"a": Pose(50, 0, 1)}, begin=lambda: begun.append(2))
    stage.update(0.01)
    stage.settle({"z": Pose(1, 1, 1)})
    assert begun == [1, 2]
    assert not stage.busy
    assert stage.poses == {"z": Pose(1, 1, 1)}


@pytest.mark.parametrize("curve", CURVES)
def test_curves_begin_and_end_where_they_should(curve: Callable[[float], float]) -> None:
    assert curve(0) == pytest.approx(0)
    assert curve(1) == pytest.approx(1)


def test_a_shake_comes_back() -> None:
    assert shake(0) == pytest.approx(0)
    assert shake(1) == pytest.approx(0)
    assert max(shake(t / 100) for t in range(100)) > 0.5


def heard_at(tempo: Tempo, script: Callable[[], Script], fps: int) -> dict[str, float]:
    """The real time at which each sound was heard."""
    heard: dict[str, float] = {}
    now = 0.0

    def hear(name: str) -> None:
        heard.setdefault(name, now)

    stage = Stage(tempo, {"a": Pose(0, 0, 1)}, hear=hear)
    stage.show({"a": Pose(90, 0, 1)}, [script])
    while stage.busy:
        now += 1 / fps
        stage.update(1 / fps)
    return heard


def noisy() -> Script:
    yield [Sound("slide"), Move("a", Pose(50, 0, 1), "wolf", lands="knock"), Sound("late", "dust", 1)]
    yield Sound("after")
    yield Wait("reveal")
    yield Move("a", Pose(70, 0, 1), "settle", lands="snap")


@pytest.mark.parametrize("speed", [0.5, 1, 4])
@pytest.mark.parametrize("fps", [30, 144])
def test_sounds_come_within_a_frame_of_the_contact(speed: float, fps: int) -> None:
    heard = heard_at(Tempo(speed), noisy, fps)
    landing = DURATIONS["wolf"] / speed
    snap = landing + (DURATIONS["reveal"] + DURATIONS["settle"]) / speed
    due = {"slide": 0.0, "late": DURATIONS["dust"] / speed, "knock": landing, "after": landing, "snap": snap}
    assert list(heard) == list(due)
    for name, at in due.items():
        assert -1e-9 <= heard[name] - at <= 1.01 / fps + (1 / fps if name == "snap" else 0), name


@pytest.mark.parametrize("jump", ["off", "skip"])
def test_when_things_jump_the_last_sounds_are_heard_once_each(jump: str) -> None:
    heard: list[str] = []
    stage = Stage(Tempo(0 if jump == "off" else 1), {"a": Pose(0, 0, 1)}, hear=heard.append)
    for _ in range(4):
        stage.show({"a": Pose(90, 0, 1)}, [noisy])
    stage.skip()
    assert heard == ["knock", "after", "snap"]


def test_settling_at_once_is_silent() -> None:
    heard: list[str] = []
    stage = Stage(Tempo(1), {"a": Pose(0, 0, 1)}, hear=heard.append)
    stage.show({"a": Pose(90, 0, 1)}, [noisy])
    stage.settle({"a": Pose(90, 0, 1)})
    stage.update(1)
    assert heard == []


# ---- reduced motion, holding, going on


def film(stage: Stage, fps: float = 240) -> list[dict[str, Pose]]:
    """The poses of each frame until nothing moves."""
    frames = [dict(stage.poses)]
    while stage.moving:
        stage.update(1 / fps)
        frames.append(dict(stage.poses))
        assert len(frames) < 100_000
    return frames


@settings(deadline=None, max_examples=40, phases=[Phase.generate])
@given(layouts, layouts, st.lists(st.lists(cues, max_size=4), max_size=3))
def test_with_reduced_motion_nothing_travels_while_it_is_seen(
    start: dict[str, Pose], end: dict[str, Pose], scripts: list[list[Cue]]
) -> None:
    stage = Stage(Tempo(1, reduced=True), dict(start))
    show(stage, [(end, [list(script) for script in scripts])])
    frames = film(stage, 1000)
    for before, after in pairwise(frames):
        for piece in start.keys() & before.keys() & after.keys():
            one, two = before[piece], after[piece]
            if (one.x, one.y) != (two.x, two.y):
                assert two.alpha < 0.05, "it is not seen yet where it is going"
                ghost = after.get(f"~{piece}", one)
                assert (ghost.x, ghost.y) == (one.x, one.y), "and still seen where it was"
                assert f"~{piece}" in after or one.alpha < 0.05


def test_a_fade_takes_no_longer_than_a_wink() -> None:
    stage = Stage(Tempo(1, reduced=True), {"a": Pose(0, 0, 1)})
    stage.show({"a": Pose(500, 0, 1)}, [script_of(stage, [Move("a", Pose(300, 0, 1), "fall", arc=40)])])
    assert len(film(stage, 1000)) <= 242


def test_a_click_stops_at_what_is_held_to_be_read_and_the_next_one_goes_on() -> None:
    def script() -> Script:
        yield Move("a", Pose(50, 0, 1), "fall")
        yield [Wait("trick", held=True), Move("a", Pose(60, 0, 1), "win")]
        yield Move("a", Pose(90, 0, 1), "fall")

    stage = Stage(Tempo(1), {"a": Pose(0, 0, 1)})
    stage.show({"a": Pose(100, 0, 1)}, [script])
    stage.update(0.01)
    stage.skip()
    assert stage.busy
    assert stage.poses["a"].x == 60
    stage.skip()
    assert not stage.busy
    assert stage.poses["a"].x == 100


def test_a_script_may_go_on_while_a_piece_still_moves() -> None:
    """Cards are dealt 40 ms apart, each on its way for 220."""

    def deal(piece: str) -> Callable[[], Script]:
        def script() -> Script:
            stage.put(piece, Pose(0, 0, 1))
            yield Move(piece, Pose(100, 0, 1), "deck_to_hand", go_on="deal_stagger")

        return script

    hand = {f"card:{place}": Pose(100, 0, 1) for place in range(10)}
    stage = Stage(Tempo(1))
    stage.show(hand, [deal(piece) for piece in hand])
    stage.update(0.2)
    assert [piece in stage.poses for piece in hand] == [True] * 6 + [False] * 4
    assert stage.poses["card:0"].x > stage.poses["card:3"].x > stage.poses["card:5"].x
    count = len(film(stage, 1000)) / 1000 + 0.2
    assert count == pytest.approx(10 * 0.04 + 0.22 - 0.04, abs=0.005)


def test_a_card_that_turns_over_shows_its_other_side_when_only_its_edge_is_seen() -> None:
    stage = Stage(Tempo(1), {"a": Pose(0, 0, "back", k=1.0)})
    front = Pose(100, 0, "front", k=2.0)
    stage.show({"a": front}, [script_of(stage, [Move("a", front, flip=True)])])
    frames = [frame["a"] for frame in film(stage, 240)]
    edge = next(place for place, pose in enumerate(frames) if pose.face == "front")
    assert all(pose.face == "back" for pose in frames[:edge])
    assert abs(frames[edge].turn) > 80
    assert abs(frames[edge - 1].turn) > 80
    sizes = [pose.k * pose.zoom for pose in frames]
    assert sizes == sorted(sizes), "it grows on the way, without a jump"
    assert max(b - a for a, b in pairwise(sizes)) < 0.05


def test_what_the_viewer_rearranges_glides_without_making_anybody_wait() -> None:
    stage = Stage(Tempo(1), {"a": Pose(0, 0, 1), "b": Pose(10, 0, 1)})
    stage.rearrange({"a": Pose(0, -24, 1), "b": Pose(10, 0, 1)})
    assert not stage.busy
    assert stage.moving
    stage.update(0.05)
    assert -24 < stage.poses["a"].y < 0
    stage.rearrange({"a": Pose(0, -24, 1), "b": Pose(30, 0, 1)})
    assert -24 < stage.poses["a"].y < 0, "it goes on from where it was"
    film(stage)
    assert stage.poses == {"a": Pose(0, -24, 1), "b": Pose(30, 0, 1)}
    for quiet in (Tempo(0), Tempo(1, reduced=True)):
        stage.tempo = quiet
        stage.rearrange({"a": Pose(0, 0, 1)})
        assert (stage.moving, stage.poses) == (False, {"a": Pose(0, 0, 1)})


def test_what_is_refused_shakes_its_head_and_lies_as_before() -> None:
    stage = Stage(Tempo(1), {}, {})
    stage.settle({"a": Pose(50, 0, 1)})
    stage.shake("a")
    xs = [frame["a"].x for frame in film(stage, 1000)]
    assert 4 < max(xs) - 50 <= 6
    assert -6 <= min(xs) - 50 < -2
    assert (xs[0], xs[-1]) == (50, 50)
    stage.tempo = Tempo(1, reduced=True)
    stage.shake("a")
    assert not stage.moving
