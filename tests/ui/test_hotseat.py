"""Several people at one keyboard: nobody ever sees a card that is another's secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.rules import GAME
from game.games.three_little_wolves.table import card_art
from game.ui.painter import Painter, Sprite
from game.ui.scenes.handover import Handover
from saves.record import read_record
from saves.replay import resume
from tests.games.three_little_wolves.positions import draw, drawing
from tests.ui.hands import Hands, at, best, seated


class Eyes:
    """Notes which cards' faces are painted, frame by frame."""

    def __init__(self) -> None:
        self.frame: set[int] = set()

    def take(self) -> set[int]:
        seen, self.frame = self.frame, set()
        return seen


@pytest.fixture
def eyes(monkeypatch: pytest.MonkeyPatch) -> Eyes:
    noted = Eyes()
    paint = card_art.sprite

    def note(p: Painter, card: m.Card, *more: Any, **named: Any) -> Sprite:
        if 0 <= card < BOX.floors:
            noted.frame.add(card)
        return paint(p, card, *more, **named)

    monkeypatch.setattr(card_art, "sprite", note)
    return noted


def secrets(match: Match[Any, Any, Any], seat: int) -> set[int]:
    """The cards in this hand that nobody else knows to be there."""
    told = {card for other in range(match.seats) if other != seat for card, _holder in match.view(other).knows}
    return set(match.view(seat).hand) - told


def watch(hands: Hands, eyes: Eyes, sitting: int | None) -> None:
    """One frame, in which whoever sits at the screen sees no secret of the others."""
    hands.play._painter = None  # everything is painted anew, so that all of it is noted
    hands.play.dirty = True
    hands.frame()
    seen = eyes.take()
    if sitting is not None and hands.screen == "Play" and hands.play.eyes == sitting and not hands.play.stage.busy:
        assert set(hands.view.hand) <= seen, "people see their own cards"
    for seat in range(hands.match.seats):
        if seat == sitting or hands.play.seats[seat].bot:
            continue
        leaked = seen & secrets(hands.match, seat)
        assert not leaked, f"{[BOX.cards[c].name for c in leaked]} of seat {seat} seen by {sitting} on {hands.screen}"


@pytest.mark.parametrize(("seats", "persons", "speed"), [(2, 2, 2), (3, 3, 0), (4, 2, 4)], ids=lambda value: str(value))
def test_no_frame_shows_a_hand_to_another(tmp_path: Path, eyes: Eyes, seats: int, persons: int, speed: int) -> None:
    match: Match[Any, Any, Any] = Match(GAME, seats, {}, f"SEAT-000{seats}")
    people = seated(seats, persons, bots="random")
    hands = Hands(tmp_path, match, people, draw=True, size=(960, 600), speed=speed)
    sitting: int | None = None
    curtains = acted = 0
    for _ in range(20_000):
        top = hands.app.top
        if isinstance(top, Handover) and top.phase == "closed":
            # whoever has acted goes away: from here on nobody's hand may be seen
            sitting = None
            hands.wait(0.6)
            assert not eyes.take(), "a face behind the curtain"
            before = hands.screen
            hands.click("ready")
            sitting, curtains = top.seat, curtains + 1
            eyes.take()
            assert before == "Handover"
        elif hands.screen == "Play" and hands.asked:
            assert sitting is not None
            assert hands.play.eyes == sitting
            hands.do_best()
            eyes.take()
            acted += 1
        watch(hands, eyes, sitting)
        if acted == 8:
            break
    assert acted == 8
    assert curtains >= 3


def test_nobodys_hand_is_laid_out_while_the_curtain_is_down(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Match(GAME, 2, {}, "SEAT-0002"), seated(2, 2))
    hands.settle()
    assert hands.screen == "Handover"
    hands.wait(1)
    hands.play.layout(hands.app.painter)
    assert not any(item.id.startswith("hand:") for item in hands.play.items)
    for id, item in hands.items.items():
        assert not any(word in item.label for word in ("Red ", "Yellow ", "Green ", "White ")), id


def test_the_curtain_ignores_a_hurried_double_click(tmp_path: Path) -> None:
    """The second click of a double one must not open the next hand to the one before."""
    hands = Hands(tmp_path, Match(GAME, 2, {}, "SEAT-0002"), seated(2, 2))
    hands.settle()
    x, y = hands.at("ready")
    hands.press_at(x, y)
    hands.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert hands.screen == "Handover"
    assert hands.play.eyes is None
    hands.wait(1)
    hands.click("ready")
    hands.wait(1)
    assert hands.screen == "Play"
    assert hands.play.eyes is not None


def test_the_menu_over_the_curtain_shows_nothing_of_the_hands(tmp_path: Path, eyes: Eyes) -> None:
    """Pause, settings and rules show the same cards whoever holds what, and the curtain hangs as before."""
    shown = []
    for code in ("SEAT-0002", "SEAT-0003"):
        hands = Hands(tmp_path / code, Match(GAME, 2, {}, code), seated(2, 2), draw=True, size=(960, 600))
        hands.settle()
        hands.wait(1)
        seen = []
        for choice in ("Settings", "Rules", "Play on"):
            eyes.take()
            hands.click("menu")
            assert hands.screen == "Dialog"
            hands.click(next(id for id, item in hands.items.items() if item.label == choice))
            hands.wait(1)
            if choice != "Play on":
                hands.app.pop()
            hands.wait(1)
            assert hands.screen == "Handover"
            assert hands.play.eyes is None
            seen.append(eyes.take())
        assert not seen[-1], "a face behind the curtain"
        shown.append((seen, secrets(hands.match, 0) | secrets(hands.match, 1)))
    (one, held), (other, held_too) = shown
    assert held != held_too
    assert one == other


def test_no_curtain_for_one_person_nor_for_computers(tmp_path: Path) -> None:
    for persons in (0, 1):
        hands = Hands(tmp_path / str(persons), Match(GAME, 3, {}, "ALON-0001"), seated(3, persons, bots="random"))
        seen = set()
        for _ in range(4000):
            hands.frame()
            seen.add(hands.screen)
            if hands.screen == "Result":
                break
            if hands.asked:
                hands.do_best()
        assert seen == {"Play", "Result"}


def test_onlookers_see_no_hand_at_all(tmp_path: Path, eyes: Eyes) -> None:
    hands = Hands(tmp_path, Match(GAME, 3, {}, "LOOK-0001"), seated(3, 0, bots="random"), draw=True, size=(960, 600))
    for _ in range(120):
        hands.play._painter = None
        hands.frame()
        seen = eyes.take()
        for seat in range(3):
            assert not seen & secrets(hands.match, seat)


def test_everyone_picks_behind_the_curtain(tmp_path: Path) -> None:
    """A pig lets three people pass cards: each picks alone, and each sees only the cards of their own."""
    match = at(drawing("A: R3 R4\nB: G2\nC: Y8", hands={"A": "R9 W10 G4 Y1"}))
    match.play(draw("left"))
    match.play(draw("Y14"))
    hands = Hands(tmp_path, match, seated(3, 3))
    picked: list[int] = []
    while len(picked) < 3:
        hands.settle()
        if hands.screen == "Handover":
            hands.wait(1)
            hands.click("ready")
            hands.wait(1)
            continue
        assert hands.play.eyes not in picked
        assert hands.play.eyes is not None
        picked.append(hands.play.eyes)
        others = [line for line in hands.log if "picked" in line]
        assert len(others) == len(picked) - 1
        assert not any(BOX.cards[0].name in line or "Red" in line or "Yellow" in line for line in others)
        hands.do(best(match))
    assert picked == [0, 1, 2]


def test_a_game_left_behind_the_curtain_comes_back_behind_it(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Match(GAME, 2, {}, "SEAT-0002"), seated(2, 2))
    hands.settle()
    hands.wait(1)
    again = resume(GAME, read_record(hands.store.running))
    later = Hands(tmp_path, again, seated(2, 2))
    later.settle()
    assert later.screen == "Handover"
    assert later.play.eyes is None
