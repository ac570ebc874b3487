"""Looking back: it waits without holding anything up, can be left at any time, and shows what was found."""

from __future__ import annotations

import re
from multiprocessing.connection import wait
from typing import Any

import pygame
import pytest

from ai.analysis import Analysis, Played, Tell, judge_of, played
from ai.analyst import Analyst
from ai.arena import play_out
from ai.knowing import known, last_round
from game import games, shots
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.look_back import REST, LookBack
from game.ui.scenes.look_chart import spread
from game.ui.scenes.look_known import told_values
from game.ui.scenes.look_round import LookRound
from game.ui.scenes.look_story import moments
from game.ui.scenes.result import Result
from game.ui.scenes.seats import level_name
from tests.ai.test_analyst import dies, finished, hangs
from tests.ui.blank import Blank
from tests.ui.conftest import Desk, drawn_words

GAMES = ("three_little_wolves", "three_tricky_pigs", "flitting_bad_wolf")
PATIENCE = 60.0


class Told(shots.Still):
    """Notes what it is asked, and answers here."""

    def __init__(self, game: Played) -> None:
        super().__init__(game)
        self.asked: list[int] = []
        self.closed = 0
        self.news = False

    def ask(self, step: int) -> None:
        self.asked.append(step)
        self.known[step] = known(self.game, self.game.match(), step)
        self.news = True

    def hear(self) -> bool:
        news, self.news = self.news, False
        return news

    def close(self) -> None:
        self.closed += 1


def looking(desk: Desk, game_id: str) -> LookBack:
    """A finished game with its analysis there."""
    seats = games.load(game_id).seats[-1]
    match = shots.finished(game_id, seats)
    analyst = Told(played(match, [None] * seats))
    analyst.analysis = shots.analysed(game_id, seats)
    desk.open(Blank(desk.app))
    scene = LookBack(desk.app, match, shots.seated(game_id, seats), analyst)
    desk.open(scene)
    return scene


def label(desk: Desk, id: str) -> str:
    return desk.item(id).label


def told(scene: LookBack) -> Told:
    assert isinstance(scene.analyst, Told)
    return scene.analyst


def story(scene: LookBack) -> Any:
    assert scene.story is not None
    return scene.story


@pytest.mark.parametrize("game_id", GAMES)
def test_the_numbers_of_every_row_add_up_at_every_moment(desk: Desk, game_id: str) -> None:
    scene = looking(desk, game_id)
    last = len(story(scene).moments)
    for spot in (0, 1, last // 3, last // 2, last - 1, last):
        scene.go(spot)
        desk.frame()
        now = []
        for seat in range(scene.match.seats):
            numbers = [int(word.replace("−", "-")) for word in re.findall(r"[-−]?\d+", label(desk, f"seat:{seat}"))]
            start, own, others, luck, end = numbers[-5:]
            assert start + own + others + luck == end
            now.append(end)
        assert abs(sum(now) - 100) <= scene.match.seats / 2, "somebody wins"
    assert sorted(now)[-1] == 100 or now.count(max(now)) > 1


def test_steps_go_through_the_game_and_stop_at_its_ends(desk: Desk) -> None:
    scene = looking(desk, "flitting_bad_wolf")
    last = len(story(scene).moments)
    assert scene.spot == last
    desk.click("onward")
    assert scene.spot == last
    desk.click("previous")
    assert scene.spot == last - 1
    desk.click("first")
    assert scene.spot == 0
    desk.click("previous")
    assert scene.spot == 0
    desk.click("onward")
    assert scene.spot == 1
    desk.key(pygame.K_END)
    assert scene.spot == last
    desk.key(pygame.K_HOME)
    assert scene.spot == 0
    desk.tab_to("rail")
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_LEFT)
    assert scene.spot == 1
    assert "1" in label(desk, "rail")


def test_a_turning_point_is_reached_from_list_number_button_and_key(desk: Desk) -> None:
    scene = looking(desk, "flitting_bad_wolf")
    flags = scene.flags
    assert len(flags) > 1
    desk.key(pygame.K_HOME)
    desk.key(pygame.K_PERIOD)
    assert scene.spot == flags[0].at + 1
    desk.click("next")
    assert scene.spot == flags[1].at + 1
    desk.key(pygame.K_COMMA)
    assert scene.spot == flags[0].at + 1
    desk.key(pygame.K_END)
    desk.click("flag:1")
    assert scene.spot == flags[1].at + 1
    desk.click("disc:0")
    assert scene.spot == flags[0].at + 1


def test_a_click_or_drag_on_the_curve_goes_to_that_moment(desk: Desk) -> None:
    scene = looking(desk, "three_little_wolves")
    assert scene.chart is not None
    field = scene.chart.field
    desk.click_at(field.x + 1, field.cy)
    assert scene.spot == 0
    desk.click_at(field.cx, field.cy)
    assert scene.spot == pytest.approx(len(story(scene).moments) / 2, abs=1)
    desk.send(pygame.MOUSEBUTTONDOWN, pos=desk._pixel(field.cx, field.cy), button=1)
    desk.send(pygame.MOUSEMOTION, pos=desk._pixel(field.right, field.bottom + 300), rel=(0, 0), buttons=(1, 0, 0))
    desk.send(pygame.MOUSEBUTTONUP, pos=desk._pixel(field.right, field.cy), button=1)
    assert scene.spot == len(story(scene).moments)
    desk.send(pygame.MOUSEMOTION, pos=desk._pixel(field.x, field.cy), rel=(0, 0), buttons=(0, 0, 0))
    assert scene.spot == len(story(scene).moments), "let go"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_flags_are_the_chosen_seats_own(desk: Desk, game_id: str) -> None:
    scene = looking(desk, game_id)
    for seat in range(scene.match.seats):
        desk.click(f"seat:{seat}")
        assert scene.seat == seat
        own = [flag.turning for flag in scene.flags if flag.turning is not None]
        assert own == [one for one in story(scene).analysis.turnings if one.seat == seat]
        assert [flag.at for flag in scene.flags] == sorted(flag.at for flag in scene.flags)
        for flag in scene.flags:
            assert flag.change == story(scene).change(flag.at, seat)


def test_a_mistake_is_told_with_what_was_better(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = looking(desk, "flitting_bad_wolf")
    turning = next(one for one in story(scene).analysis.turnings if one.better is not None)
    scene.choose(turning.seat)
    scene.go(story(scene).at(turning.step) + 1)
    desk.frame(3)
    words = " ".join(word for word, *_box in drawn_words(desk, monkeypatch))
    better = story(scene).action(turning.step, turning.better)
    assert f"Better: {better}" in words
    assert story(scene).action(turning.step) in words
    assert scene.names[turning.seat] in words


@pytest.mark.parametrize("game_id", GAMES)
def test_heads_are_looked_into_only_when_a_decision_is_looked_at_for_a_moment(desk: Desk, game_id: str) -> None:
    scene = looking(desk, game_id)
    told(scene).asked.clear()
    decided = next(at for at, moment in enumerate(story(scene).moments) if moment.actor is not None)
    by_chance = next(at for at, moment in enumerate(story(scene).moments) if moment.actor is None)
    for spot in range(decided + 1, decided + 4):
        scene.go(spot)
        desk.frame(dt=REST / 4)
    assert told(scene).asked == [], "passing by"
    scene.go(by_chance + 1)
    desk.frame(10)
    assert told(scene).asked == [], "nobody thought of anything"
    scene.go(decided + 1)
    desk.frame(10)
    assert told(scene).asked == [story(scene).moments[decided].first]
    said = [item.label for item in scene.items if item.id.startswith("part:")]
    assert any("believe" in words for words in said)
    assert any("think" in words for words in said)


def test_when_nobody_can_say_what_was_known_that_is_told_and_tried_again_at_the_next_step(desk: Desk) -> None:
    scene = looking(desk, "flitting_bad_wolf")
    decided = next(at for at, moment in enumerate(story(scene).moments) if moment.actor is not None)
    desk.frame(10)
    told(scene).trouble, told(scene).known = "ended", {}
    starts: list[int] = []
    told(scene).start = lambda: starts.append(1)  # type: ignore[method-assign]
    scene.go(decided + 1)
    desk.frame(10)
    assert starts
    assert any("cannot be told" in item.label for item in scene.items)
    told(scene).trouble = None
    desk.frame(10)
    assert any("believe" in item.label for item in scene.items)


def test_what_was_thought_is_told_best_first_with_the_action_taken(desk: Desk) -> None:
    game = finished("three_little_wolves")
    match = game.match()
    seen = 0
    for number, step in enumerate(match.steps):
        if step.actor is None or number % 3:
            continue
        thought = known(game, match, number).thought
        shown = told_values(thought, step.action)
        values = [value for _action, value in shown]
        assert values == sorted(values, reverse=True)
        tried = [action for action, _value in thought.values]
        assert (step.action in tried) == (step.action in [action for action, _value in shown])
        seen += 1
    assert seen > 5


def test_moments_are_decisions_and_what_chance_does_between_them() -> None:
    found = moments([None, None, 0, 1, None, 1, None, None])
    assert [(one.first, one.last, one.actor) for one in found] == [
        (0, 1, None), (2, 2, 0), (3, 3, 1), (4, 4, None), (5, 5, 1), (6, 7, None),
    ]  # fmt: skip


def test_numbers_above_the_curve_keep_apart_and_inside() -> None:
    assert spread([10, 12, 14], 30, 0, 200) == [10, 40, 70]
    assert spread([190, 195, 200], 30, 0, 200) == [140, 170, 200]
    assert spread([], 30, 0, 200) == []


# ---- after a round


def test_after_a_round_the_pause_leads_into_the_heads_of_that_round(desk: Desk) -> None:
    match, people = between_rounds(), shots.seated("flitting_bad_wolf", 2)
    desk.open(Blank(desk.app))
    desk.open(play_scene(desk.app, match, people))
    play = desk.top
    play.menu()
    desk.frame()
    place = next(at for at in range(7) if "heads" in label(desk, f"choice:{at}"))
    desk.click(f"choice:{place}")
    scene = desk.top
    assert isinstance(scene, LookRound)
    assert scene.steps == last_round(match)
    while scene.step not in scene.analyst.known:
        hear(desk, scene.analyst)
    said = [item.label for item in scene.items if item.id.startswith("part:")]
    assert scene.tale.action(scene.step) in said
    assert any("believe" in words for words in said)
    desk.click("onward")
    assert scene.place == 1
    desk.click("last")
    desk.click("onward")
    assert scene.step == last_round(match)[-1]
    desk.key(pygame.K_ESCAPE)
    assert desk.top is play
    assert scene.analyst.pid is None


def test_in_the_first_round_there_is_nothing_to_look_into(desk: Desk) -> None:
    match: Match[Any, Any, Any] = Match(games.load("flitting_bad_wolf"), 2, {}, "first")
    while isinstance(match.turn, Chance):
        match.roll()
    desk.open(Blank(desk.app))
    desk.open(play_scene(desk.app, match, shots.seated("flitting_bad_wolf", 2)))
    desk.top.menu()
    desk.frame()
    assert not any("heads" in item.label for item in desk.top.items)


def between_rounds() -> Match[Any, Any, Any]:
    """At a person's decision in the second round."""
    match: Match[Any, Any, Any] = Match(games.load("flitting_bad_wolf"), 2, {}, "rounds")
    while not (isinstance(match.turn, Decide) and match.turn.seat == 0 and match.state.round == 2):
        if isinstance(match.turn, Chance):
            match.roll()
        else:
            assert isinstance(match.turn, Decide)
            match.play(match.turn.actions[0])
    return match


def test_behind_the_door_of_a_finished_game_of_luck_its_curve_can_be_seen(desk: Desk) -> None:
    match, people = shots.finished("tre_porcellini", 2), shots.seated("tre_porcellini", 2)
    desk.open(Blank(desk.app))
    desk.open(play_scene(desk.app, match, people))
    table = desk.top
    table.pause()
    desk.frame()
    desk.click(next(item.id for item in desk.top.items if item.label == "Look back"))
    scene = desk.top
    assert isinstance(scene, LookBack)
    while scene.story is None:
        hear(desk, scene.analyst)
    assert all(scene.story.analysis.split(seat).skill == 0 for seat in range(2))
    desk.key(pygame.K_ESCAPE)
    assert desk.top is table


# ---- waiting


def waiting(desk: Desk, work: Any) -> tuple[LookBack, Analyst]:
    game = finished()
    match = game.match()
    analyst = Analyst(game, work)
    desk.open(Blank(desk.app))
    scene = LookBack(desk.app, match, shots.seated("flitting_bad_wolf", 2), analyst)
    desk.open(scene)
    return scene, analyst


def hear(desk: Desk, analyst: Analyst) -> None:
    """The loop goes on when the child has said something."""
    assert analyst._pipe is not None
    assert wait([analyst._pipe], PATIENCE), "the child says nothing"
    desk.frame()


def test_while_it_is_worked_out_a_bar_moves_and_cancel_ends_it(desk: Desk) -> None:
    _scene, analyst = waiting(desk, hangs)
    assert "0 %" in label(desk, "wait")
    while not analyst.done:
        hear(desk, analyst)
    assert "25 %" in label(desk, "wait")
    assert analyst.pid is not None
    desk.click("cancel")
    assert isinstance(desk.top, Blank)
    assert analyst.pid is None


def test_when_its_process_dies_a_sentence_says_so_and_it_can_be_tried_again(desk: Desk) -> None:
    scene, analyst = waiting(desk, dies)
    while analyst.trouble is None:
        hear(desk, analyst)
    assert "ended" in label(desk, "wait")
    analyst._analyse = quick
    desk.click("again")
    while scene.story is None:
        hear(desk, analyst)
    assert desk.has("rail")
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Blank)
    assert analyst.pid is None


def quick(game: Played, tell: Tell) -> Analysis:
    """Nothing changes before the last step."""
    match = game.match()
    over = match.turn
    end = tuple(2 // len(over.winners) if seat in over.winners else 0 for seat in range(2))  # type: ignore[union-attr]
    curve = ((1, 1),) * len(match.steps) + (end,)
    return Analysis(2, curve, tuple(step.actor for step in match.steps))


def test_the_result_leads_there_and_keeps_what_was_found(desk: Desk) -> None:
    match: Match[Any, Any, Any] = Match(games.load("flitting_bad_wolf"), 2, {}, "result")
    play_out(match, ["rules", "rules"])
    desk.open(Blank(desk.app))
    result = Result(desk.app, match, shots.seated("flitting_bad_wolf", 2), 21)
    desk.open(result)
    desk.click_at(5, 5)  # it has counted
    desk.click("look-back")
    scene = desk.top
    assert isinstance(scene, LookBack)
    while scene.story is None:
        hear(desk, scene.analyst)
    desk.key(pygame.K_ESCAPE)
    assert desk.top is result
    assert scene.analyst.pid is None
    desk.click("look-back")
    again = desk.top
    assert isinstance(again, LookBack)
    assert again.story is not None, "at once"
    desk.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("game_id", games.catalogue())
def test_whoever_says_what_was_better_has_a_name_in_words(game_id: str) -> None:
    assert level_name(judge_of(game_id)) in ("Fair", "Hard", "Expert", "the coach")


def test_the_bar_says_whose_points_are_whose(desk: Desk) -> None:
    looking(desk, "three_little_wolves")
    match, people = shots.finished("three_little_wolves", 4), shots.seated("three_little_wolves", 4)
    assert isinstance(match.turn, Over)
    said = label(desk, "top").split(". ")
    assert sorted(said[2:]) == sorted(
        f"{one.name}: {score}" for one, score in zip(people, match.turn.scores, strict=True)
    )
