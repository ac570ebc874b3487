"""Every screen as a PNG, without a display: for those who want to look at the whole program at once.

Tables are moments of real games between computers, found by playing deals until one shows what is wanted.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from ai import agent as agents
from ai import coach
from ai.analysis import Analysis, analyse, played
from ai.analyst import Analyst
from ai.brain import Question, think
from ai.knowing import known, last_round
from game import games
from game.app import App
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.settings import SettingsFile
from game.shots_rules import rules_pages
from game.ui import cast
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.bare import BarePlay
from game.ui.scenes.coach import Objection
from game.ui.scenes.handover import Handover
from game.ui.scenes.look_back import LookBack
from game.ui.scenes.look_round import LookRound
from game.ui.scenes.play import Play
from game.ui.scenes.result import Result
from game.ui.scenes.scene import Scene
from game.ui.scenes.seats import levels_offered
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.who import Who
from saves.record import SeatInfo
from saves.replay import record_of
from saves.store import Store

AnyMatch = Match[Any, Any, Any]
DEALS = 40  # tried before a moment is given up
FRUITLESS = 6  # deals one after the other that show nothing new: there is nothing more to find
COUNTED = 300  # play-outs or deals for the odds
LEAST_STEPS = 45  # so that there is something on the table


def main(out: Path, size: tuple[int, int], theme: str = "day") -> int:
    """Write the pictures into `out`, each `size` pixels, and print their names. Returns the exit code."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    target = pygame.display.set_mode(size)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, scene in screens(Path(folder), target, theme):
            mark = "" if theme == "day" else f"-{theme}"
            path = out / f"{name}{mark}-{size[0]}x{size[1]}.png"
            _draw(scene)
            pygame.image.save(target, str(path))
            print(path)
    pygame.quit()
    return 0


def screens(folder: Path, target: pygame.Surface, theme: str = "day") -> Iterator[tuple[str, Scene]]:
    """Each screen with its name, ready to be drawn on its app's painter."""

    def app() -> App:
        made = App(SettingsFile(folder, theme=theme), Store(folder, folder), target=target)
        made.tempo.speed = 0
        return made

    yield "shelf-new", Shelf(app())
    yield "statistics-new", Statistics(app())
    for game_id in games.catalogue():
        game = games.load(game_id)
        yield f"{game_id}-setup", Setup(app(), game_id)
        for seats in game.seats:
            people = seated(game_id, seats)
            for name, match in moments(game_id, seats):
                play = play_scene(app(), _copy(match), people)
                yield f"{game_id}-{seats}-{name}", play
                yield from _variations(f"{game_id}-{seats}-{name}", play)
            over = finished(game_id, seats)
            turn = over.turn
            assert isinstance(turn, Over)
            record = record_of(over, people)
            end = play_scene(app(), over, people)
            if not isinstance(end, BarePlay):  # where nobody chooses, nobody counts who won
                end.app.statistics.add(record, turn.winners)
            Store(folder, folder).add_finished(record)
            yield (
                f"{game_id}-{seats}-result",
                end if isinstance(end, BarePlay) else _counted(Result(app(), over, people, 21)),
            )
        yield f"{game_id}-curtain", Handover(app(), seated(game_id, game.seats[-1]), 1, lambda: None, lambda: None)
        yield from rules_pages(game_id, app)
        yield from _beside(game_id, app)
        match = moments(game_id, game.seats[-1])[0][1]
        Store(folder, folder).save_running(record_of(match, seated(game_id, game.seats[-1])))
    yield "shelf-continue", Shelf(app())
    for place, name in enumerate(("", *Statistics(app()).counted)):
        statistics = Statistics(app())
        statistics.choose(place)
        statistics.finish_counting()
        yield f"statistics-{name or 'all'}", statistics
    for group in Settings(app()).groups():
        settings = Settings(app())
        settings.page = group.id
        yield f"settings-{group.id}", settings
    yield "who", Who(app(), "Ada", "wolf-scarf", lambda name, face: None)


def _beside(game_id: str, app: Callable[[], App]) -> Iterator[tuple[str, Scene]]:
    """What opens over a game or beside its table: the pause, the way there, the odds, the points of a result."""
    seats = games.load(game_id).seats[-1]
    people = seated(game_id, seats)
    match = moments(game_id, seats)[0][1]
    play = play_scene(app(), _copy(match), people)
    _draw(play)
    play.menu()
    yield f"{game_id}-{'gate' if isinstance(play, BarePlay) else 'pause'}", play.app.stack.pop()
    if isinstance(play, BarePlay):
        play.pause()
        yield f"{game_id}-pause", play.app.stack.pop()
        odds = play_scene(app(), _copy(match), people)
        odds.switch("odds")
        yield f"{game_id}-odds", odds
        odds.switch("odds")  # settings keep it
        return
    if levels_offered(match.game, people):
        _draw(play)
        play.open_opponents()
        yield f"{game_id}-opponents", play.app.stack.pop()
    if coach.limits(game_id):
        _draw(play)
        yield f"{game_id}-coach", _questioned(play)
    folded = play_scene(app(), _copy(match), people)
    _draw(folded)
    folded.fold()
    folded.fold_log()
    yield f"{game_id}-folded", folded
    yield from looking_back(game_id, app)
    yield f"{game_id}-points", Result(app(), finished(game_id, seats), people).sheet("total", None)
    if hasattr(folded.table, "odds"):
        for name, match in moments(game_id, seats):
            play = play_scene(app(), _copy(match), people)
            play.app.change(odds=True)
            _draw(play)
            play.odds.count_here(COUNTED)
            yield f"{game_id}-{seats}-{name}-odds", play
            play.app.change(odds=False)  # settings keep it


def _counted(result: Result) -> Result:
    """With the crown on its head."""
    result.finish()
    return result


def looking_back(game_id: str, app: Callable[[], App]) -> Iterator[tuple[str, Scene]]:
    """A finished game looked back at: while that is worked out, at its end, and at a move that cost something."""
    seats = games.load(game_id).seats[-1]
    match, people = finished(game_id, seats), seated(game_id, seats)
    half = Still(played(match, [cast.sitter(one) for one in people]))
    half.done = 0.4
    yield f"{game_id}-looking", LookBack(app(), match, people, half)
    half.trouble = "ended"
    yield f"{game_id}-trouble", LookBack(app(), match, people, half)
    whole = Still(half.game)
    whole.analysis = analysed(game_id, seats)
    scene = LookBack(app(), match, people, whole)
    yield f"{game_id}-back", scene
    scene.choose(next((turning.seat for turning in whole.analysis.turnings if turning.better is not None), 1))
    spot = next((flag.at + 1 for flag in scene.flags if flag.turning and flag.turning.better), scene.spot)
    scene.go(spot)
    step = scene.step()
    whole.known[step] = known(whole.game, match, step)
    yield f"{game_id}-turning", scene
    if scene.scroller.to(scene.scroller.most) | scene.beside.to(scene.beside.most):
        yield f"{game_id}-turning-below", scene
    if last_round(match):
        yield f"{game_id}-heads", _heads(app(), match, people)


def _heads(app: App, match: AnyMatch, people: tuple[SeatInfo, ...]) -> LookRound:
    """The last round, at the last decision of somebody else in its first half."""
    still = Still(played(match, [cast.sitter(one) for one in people]))
    scene = LookRound(app, match, people, still)
    early = range(len(scene.steps) // 2)
    scene.go(max((place for place in early if match.steps[scene.steps[place]].actor != 0), default=0))
    still.known[scene.step] = known(still.game, match, scene.step)
    return scene


class Still(Analyst):
    """Starts no process: what it knows was worked out here."""

    def start(self) -> None:
        pass


@cache
def analysed(game_id: str, seats: int) -> Analysis:
    """What a short look back finds."""
    return analyse(played(finished(game_id, seats), [None] * seats), share=0.1)


def seated(game_id: str, seats: int) -> tuple[SeatInfo, ...]:
    """A person and computers."""
    return tuple(
        SeatInfo(one.name, None if seat == 0 else "rules", one.face)
        for seat, one in enumerate(cast.of(game_id)[:seats])
    )


@cache
def moments(game_id: str, seats: int) -> tuple[tuple[str, AnyMatch], ...]:
    """One moment of a real game for each kind of decision that the person's seat meets; play on in a copy."""
    return tuple(_moments(game_id, seats))


def _moments(game_id: str, seats: int) -> Iterator[tuple[str, AnyMatch]]:
    game = games.load(game_id)
    seen: set[str] = set()
    last = 0  # deal that showed something
    for deal in range(DEALS):
        if seen and deal - last > FRUITLESS:
            return
        match: AnyMatch = Match(game, seats, {}, f"shots-{deal}")
        while not isinstance(match.turn, Over):
            turn = match.turn
            if isinstance(turn, Decide) and turn.seat == 0 and len(match.steps) > LEAST_STEPS:
                kind = getattr(getattr(match.state, "phase", None), "name", type(turn.actions[0]).__name__).lower()
                if kind not in seen:
                    seen.add(kind)
                    last = deal
                    yield kind, _copy(match)
            _advance(match)


@cache
def finished(game_id: str, seats: int) -> AnyMatch:
    """A whole game. There is no playing on, so it needs no copy."""
    match: AnyMatch = Match(games.load(game_id), seats, {}, "shots")
    while not isinstance(match.turn, Over):
        _advance(match)
    return match


def _advance(match: AnyMatch) -> None:
    turn = match.turn
    if isinstance(turn, Chance):
        match.roll()
    elif isinstance(turn, Decide):
        view = match.view(turn.seat)
        seed = agents.thinking_seed(match.seed, len(match.steps), turn.seat)
        question = Question(match.game.id, agents.STAND_IN, view, turn.actions, seed, agents.RULES_ONLY)
        match.play(think(question).action)


def _copy(match: AnyMatch) -> AnyMatch:
    again: AnyMatch = Match(match.game, match.seats, match.options, match.seed)
    for step in match.steps:
        again.play(step.action)
    return again


def hint_here(play: Play) -> None:
    """Press for a hint and think about it at once."""
    turn = play.match.turn
    if isinstance(turn, Decide) and play.actions:
        play.hints.think_here(play.question(turn, agents.teacher_for(play.match.game.id)), play.names)


def _questioned(play: Play) -> Scene:
    """What the coach asks before the worst that could be done."""
    turn = play.match.turn
    assert isinstance(turn, Decide)
    question = play.question(turn, agents.teacher_for(play.match.game.id))
    thought = think(question)
    worst = max(turn.actions, key=lambda action: coach.loss(thought, action))
    words = play.coach.words(question, thought, worst)
    return Objection(play.app, words, lambda: play.about(worst), lambda: None)


def _variations(name: str, play: Play) -> Iterator[tuple[str, Scene]]:
    """The same moment after each step of a hint, and after an action while it waits to be confirmed."""
    _draw(play)
    for step in ("idea", "hint", "why"):
        hint_here(play)
        yield f"{name}-{step}", play
    actions = play.actions
    if actions:
        play.play(actions[0])
        play.stage.skip()
        play.relay()
        yield f"{name}-done", play


def _draw(scene: Scene) -> None:
    """Draw as the loop would; twice, since the first layout settles what lies on the table."""
    scene.app.stack = [scene]
    if not isinstance(scene, Play):  # a table would start the child process of its opponents
        scene.arrive()
    for _ in range(2):
        scene.dirty = True
        scene.app.draw()
