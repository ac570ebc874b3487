"""3 Tricky Pigs at the table: bidding, choosing, adding a huff and a puff, being told why not, and whole games."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pygame
import pytest

from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.box import BIDS, BOX, HUFF, KINDS, PUFF
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.table.pigs_table import PigsTable
from game.games.three_tricky_pigs.table.plan import plan
from game.games.three_tricky_pigs.tricks import KIND, SUITED
from game.ui.item import Item
from game.ui.table import Felt
from saves.record import SeatInfo
from tests.games.three_tricky_pigs.positions import CARD, position
from tests.ui.conftest import SIZES
from tests.ui.hands import FRAME, Hands, best

FACES = ("wolf-scarf", "wolf-builder", "wolf-glasses", "pig-sticks", "pig-bricks")
AnyMatch: TypeAlias = Match[Any, Any, Any]
NAMES = ("Ada", "Bruno", "Nina", "Otto", "Rosa")


def seated(seats: int, persons: int = 1) -> list[SeatInfo]:
    return [SeatInfo(NAMES[i], None if i < persons else "random", FACES[i]) for i in range(seats)]


def at(state: m.State) -> AnyMatch:
    """A match that begins in this position."""
    match: AnyMatch = Match(GAME, state.seats, dict(state.options), "7KQ4-M2XR")
    match._start, match._state = state, state.clone()
    return match


def played(seats: int, until: Callable[[AnyMatch], bool], **options: bool | int | str) -> AnyMatch:
    """A match that random players have brought to a moment of the first seat."""
    match: AnyMatch = Match(GAME, seats, options, f"P1GS-{seats:04}")
    rng = Random(seats)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        elif turn.seat == 0 and until(match):
            return match
        else:
            match.play(rng.choice(turn.actions))
    raise AssertionError("that moment never came")


class PigHands(Hands):
    """Hands on a game of 3 Tricky Pigs."""

    @property
    def pigs(self) -> PigsTable:
        table = self.play.table
        assert isinstance(table, PigsTable)
        return table

    def presses(self, action: Any) -> list[str]:
        """The ids to press, one after the other, when nothing was chosen yet."""
        match action:
            case m.Bid(bid):
                return [f"sign:{bid}", "hang"]
            case m.BidCard(card):
                return [f"hand:{card}", "hang"]
            case m.Play(card, huff, puff):
                pick = [] if self.pigs.card == card else [f"hand:{card}"]
                added = [f"add:{KINDS[kind]}:{value}" for kind, value in ((HUFF, huff), (PUFF, puff)) if value]
                return [*pick, *added, "play"]
        raise TypeError(action)

    def do(self, action: Any, *, by_key: bool = False) -> None:
        for id in self.presses(action):
            self._press(id, by_key)


def trick_hands(folder: Path, **settings: object) -> PigHands:
    """Ada holds straw, bricks, two wolves, a huff and a puff; straw was led."""
    state = position(
        ["S3 S7 B24 W14 W31 H2 P5", "T1 T2 T4", "T5 T7 B21"],
        "1:S5 2:S8",
        ["0:B22 1:B25 2:B27 -> 0"],
        bids=["work", "sleep", "eat"],
    )
    return PigHands(folder, at(state), seated(3), **settings)  # type: ignore[arg-type]


# ---- the choice of a play


def test_a_card_its_huff_and_its_puff_show_their_sum_before_they_are_played(tmp_path: Path) -> None:
    hands = trick_hands(tmp_path)
    assert not hands.ids & {"play", "tray"}
    hands.click(f"hand:{CARD['S7']}")
    assert hands.items["play"].label == "Play 7"
    hands.click("add:huff:2")
    assert hands.items["play"].label == "Play 9"
    hands.click(f"hand:{CARD['P5']}")  # the card itself works like its chip
    assert hands.items["play"].label == "Play 14"
    assert hands.items["add:puff:5"].label == "puff +5, added"
    hands.click("add:huff:2")
    assert hands.items["play"].label == "Play 12"
    assert not hands.match.steps, "looking changes nothing"
    hands.click("play")
    (step,) = hands.match.steps[:1]
    assert step.action == m.Play(CARD["S7"], 0, 5)


def test_the_other_huff_takes_the_place_of_the_first(tmp_path: Path) -> None:
    state = position(["S3 S7 H1 H2 H3 P5", "T1 T2", "T5 T7"], "1:S5 2:S8", bids=["work", "sleep", "eat"])
    hands = PigHands(tmp_path, at(state), seated(3))
    hands.click(f"hand:{CARD['S3']}")
    hands.click("add:huff:1")
    hands.click("add:huff:3")
    assert (hands.pigs.huff, hands.pigs.puff) == (3, 0)
    assert hands.items["play"].label == "Play 6"
    hands.key(pygame.K_u)  # after the last one: none
    hands.key(pygame.K_p)
    assert hands.items["play"].label == "Play 8"
    hands.key(pygame.K_ESCAPE)
    assert "play" not in hands.ids
    assert (hands.pigs.huff, hands.pigs.puff) == (0, 0)


@pytest.mark.parametrize(("card", "rule"), [("B24", "TTP-30"), ("W31", "TTP-30"), ("H2", "TTP-21"), ("P5", "TTP-21")])
def test_what_may_not_be_played_says_why(tmp_path: Path, card: str, rule: str) -> None:
    hands = trick_hands(tmp_path)
    hands.click(f"hand:{CARD[card]}")
    assert hands.bubble.endswith(rule)
    assert not hands.match.steps
    hands.click("bubble")
    assert hands.screen == "Rules"


def test_why_not_is_said_close_by_and_not_across_the_fence(tmp_path: Path) -> None:
    state = position(
        ["S3 T7 T10 B24 W13 W15 W18 H3 P4", "S6 S8 S9 T1 T2", "S10 T5 T6 B22", "S6b B26 B27"],
        "1:T4 2:T8+P5 3:W12",
        bids=["play", "sleep", "work", "eat"],
        broken=True,
    )
    hands = PigHands(tmp_path, at(state), seated(4))
    hands.click(f"hand:{CARD['T10']}")
    hands.click(f"hand:{CARD['W15']}")
    bubble = hands.play._bubble
    assert bubble
    box = hands.item("bubble").box
    left, top = min(max(bubble.x, box.x), box.right), min(max(bubble.y, box.y), box.bottom)
    assert hypot(bubble.x - left, bubble.y - top) < 80, "the tail is short"


def test_exactly_what_is_allowed_glows(tmp_path: Path) -> None:
    hands = trick_hands(tmp_path)
    glows = {id.removeprefix("glow:") for id in hands.ids if id.startswith("glow:")}
    assert glows == {str(CARD["S3"]), str(CARD["S7"])}


def test_the_only_card_is_picked_up_but_not_played(tmp_path: Path) -> None:
    state = position(["S3 B24 W14 H2", "T1 T2", "T5 T7"], "1:S5 2:S8", bids=["work", "sleep", "eat"])
    hands = PigHands(tmp_path, at(state), seated(3))
    assert hands.items["play"].label == "Play 3"
    hands.wait(1)
    assert not hands.match.steps
    hands.key(pygame.K_ESCAPE)
    assert "play" not in hands.ids


def test_the_help_tells_what_each_sum_would_do(tmp_path: Path) -> None:
    from game.games.three_tricky_pigs.table import help_panel

    hands = trick_hands(tmp_path)
    hands.click(f"hand:{CARD['S3']}")
    told = [(way.play.huff, way.play.puff, way.words) for way in help_panel.ways(hands.pigs.view, hands.pigs.ways())]
    assert told == [(0, 0, "wins"), (2, 0, "tie, wins"), (0, 5, "loses"), (2, 5, "loses")]


# ---- bids


def test_a_sign_is_chosen_then_hung_and_only_its_owner_sees_it(tmp_path: Path) -> None:
    match = played(4, lambda match: match.state.phase == m.Phase.BID)
    hands = PigHands(tmp_path, match, seated(4))
    before = len(match.steps)
    hands.click("sign:0")
    hands.click("sign:2")
    assert len(match.steps) == before, "choosing is not hanging"
    assert "hang" in hands.ids
    hands.click("hang")
    assert match.steps[before].action == m.Bid(BIDS.index("work"))
    poses = hands.play.stage.poses
    assert poses["sign:0"].face == ("sign", "work")
    assert {poses[f"sign:{seat}"].face for seat in range(1, 4) if f"sign:{seat}" in poses} <= {("sign", "back")}
    told = " ".join(hands.log)
    assert "You hung the sign Work." in told
    assert not any(f"{name} hung" in told for name in NAMES)


def test_with_tricky_bids_a_card_is_laid(tmp_path: Path) -> None:
    match = played(3, lambda match: match.state.phase == m.Phase.BID, bids="tricky_bids")
    hands = PigHands(tmp_path, match, seated(3))
    hands.click("sign:1")
    assert hands.bubble.endswith("TTP-58")
    card = next(card for card in hands.pigs.view.hand if KIND[card] == 0)
    hands.click(f"hand:{card}")
    assert hands.pigs.bid == BIDS.index("sleep")
    before = len(match.steps)
    hands.click("hang")
    assert match.steps[before].action == m.BidCard(card)


# ---- time


@pytest.mark.parametrize("clicked", [False, True])
def test_a_finished_trick_stays_long_enough_to_be_read_or_until_a_click(tmp_path: Path, clicked: bool) -> None:
    hands = trick_hands(tmp_path, speed=1)
    hands.settle()
    hands.do(m.Play(CARD["S3"], 0, 0))
    cards = {f"card:{CARD[name]}" for name in ("S5", "S8", "S3")}

    def lies() -> bool:
        poses = hands.play.stage.poses
        return cards <= set(poses) and all(poses[card].alpha > 0.9 for card in cards)

    for _ in range(120):
        hands.frame()
        if lies() and hands.play.stage.poses[f"card:{CARD['S3']}"].face == ("play", CARD["S3"], 0, 0, "best"):
            break
    seen = 0.0
    while lies() and seen < 5:
        hands.frame()
        seen += FRAME
        if clicked and seen > 0.3:
            hands.press_at(640, 300)
            hands.frame()
            break
    if clicked:
        assert not lies()
        assert not hands.play.stage.busy
    else:
        assert seen >= 1.2


def test_the_last_trick_can_be_looked_at_again(tmp_path: Path) -> None:
    hands = trick_hands(tmp_path)
    hands.click("last")
    words = hands.items["last:sheet"].label
    assert "brick 22" in words
    assert "the best so far" in words
    hands.key(pygame.K_ESCAPE)
    assert "last:sheet" not in hands.ids
    assert hands.screen == "Play"


def test_the_count_of_a_round_waits_for_a_click(tmp_path: Path) -> None:
    state = position(["S3", "T1 T2", "T5 T7"], "1:S5 2:S8", bids=["work", "sleep", "eat"])
    hands = PigHands(tmp_path, at(state), seated(3), speed=1)
    hands.settle()
    hands.click("play")
    hands.wait(6)
    assert "round" in hands.play.stage.poses
    assert hands.match.state.phase == m.Phase.DEAL
    hands.press_at(640, 300)
    hands.frame()
    assert "round" not in hands.play.stage.poses


def test_the_banner_flips_when_a_wolf_falls(tmp_path: Path) -> None:
    state = position(["B24 W14 W31", "T1 T2", "T5 T7"], "1:S5 2:S8", bids=["work", "sleep", "eat"])
    hands = PigHands(tmp_path, at(state), seated(3), speed=1)
    hands.settle()
    assert hands.play.stage.poses["banner"].face == ("ribbon", False)
    hands.do(m.Play(CARD["W14"], 0, 0))
    hands.wait(1.0)
    assert hands.play.stage.poses["banner"].face == ("ribbon", True)


# ---- whole games


@pytest.mark.parametrize(("seats", "by_key", "options"), [
    (3, False, {}),
    (4, True, {}),
    (5, False, {"bids": "tricky_bids", "chinny_chin_chin": True}),
    (3, True, {"bids": "little_pigs"}),
])  # fmt: skip
def test_a_whole_game_by_hand(tmp_path: Path, seats: int, by_key: bool, options: dict[str, Any]) -> None:
    match: AnyMatch = Match(GAME, seats, options, "WH0L-EG4M")
    hands = PigHands(tmp_path, match, seated(seats))
    mine = 0
    while hands.screen == "Play":
        hands.settle()
        if hands.screen != "Play":
            break
        action = best(match)
        before = len(match.steps)
        hands.do(action, by_key=by_key)
        assert match.steps[before].action == action
        assert match.steps[before].actor == 0
        mine += 1
    assert isinstance(match.turn, Over)
    assert mine > 12
    assert hands.screen == "Result"
    assert len(match.state.scores) == BOX.rounds


def test_people_at_one_keyboard_see_no_hand_but_their_own(tmp_path: Path) -> None:
    match: AnyMatch = Match(GAME, 3, {}, "H0TS-EAT1")
    hands = PigHands(tmp_path, match, seated(3, persons=3))
    curtains = 0
    for _ in range(400):
        if curtains > 9:
            break
        if hands.screen == "Handover":
            curtains += 1
            assert hands.pigs.view.seat is None
            assert not any(name.startswith("card:") and pose.z >= 50 for name, pose in hands.play.stage.poses.items())
            hands.key(pygame.K_RETURN)
            hands.frame(60)
            continue
        if hands.asked:
            turn = match.turn
            assert isinstance(turn, Decide)
            assert hands.pigs.view.seat == turn.seat
            shown = {int(name[5:]) for name in hands.play.stage.poses if name.startswith("card:")}
            open_cards = {laid.card for laid in hands.pigs.view.trick}
            assert shown <= set(hands.pigs.view.hand) | open_cards
            hands.do(best(match))
        hands.frame()
    assert curtains > 9


# ---- layout


def overlaps(items: list[Item]) -> list[tuple[str, str]]:
    """Items of the same layer that lie on each other, hand cards aside."""
    loose = [item for item in items if not item.id.startswith(("hand:", "glow:", "play:", "led", "slot", "tray"))]
    return [
        (one.id, other.id)
        for place, one in enumerate(loose)
        for other in loose[place + 1 :]
        if one.z == other.z and one.box.grown(-2).meets(other.box.grown(-2))
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("phase", [m.Phase.BID, m.Phase.TRICK])
def test_everything_is_inside_and_apart(
    tmp_path: Path, size: tuple[int, int], text: int, seats: int, phase: m.Phase
) -> None:
    match = played(seats, lambda match: match.state.phase == phase and match.state.round == 2)
    hands = PigHands(tmp_path, match, seated(seats), size=size, text_size=text)
    hands.settle()
    p = hands.app.painter
    for item in hands.items.values():
        box = item.box
        assert box.x >= -1, item.id
        assert box.y >= -1, item.id
        assert box.right <= p.w + 1, item.id
        assert box.bottom <= p.h + 1, item.id
    assert not overlaps(list(hands.items.values()))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("wide", [640.0, 800.0, 1400.0])
def test_played_cards_do_not_cover_each_other(seats: int, wide: float) -> None:
    state = position(["S1", "S2", "S4", "S5", "S7"][:seats])
    for bottom in range(seats):
        at = plan(GAME.view(state, None), Felt(wide + 480, 720, 232, 232 + wide, False), bottom)
        for seat, (x, y) in enumerate(at.slots):
            for ox, oy in at.slots[:seat]:
                assert abs(x - ox) >= 96 * at.k or abs(y - oy) >= 120 * at.k


def test_all_cards_can_be_told_apart_by_words() -> None:
    from game.games.three_tricky_pigs import texts

    words = [texts.card_name(card) for card in range(len(BOX.cards)) if not BOX.cards[card].copy]
    assert len(set(words)) == len(words)
    assert sum(1 for card in range(len(BOX.cards)) if SUITED >> card & 1) == 54
