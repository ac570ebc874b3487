"""Setup, building and the wolf (sections 2, 3 and 5)."""

from __future__ import annotations

import pytest

from game.core.game import Chance, Decide, Event
from game.core.match import Match
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import SYMBOLS
from game.games.tre_porcellini.rules import GAME, TrePorcellini
from tests.games.tre_porcellini.walk import Walk, box_with

NOTHING = (0, 0, 0)


def happened(walk: Walk) -> list[Event]:
    """What the last action told."""
    return walk.events[-3:]


# ---- setup


@pytest.mark.rules("TP-12", "TP-13", "TP-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_three_piles_and_nothing_built(seats: int) -> None:
    assert GAME.start(seats, {}).built == [NOTHING] * seats


@pytest.mark.rules("TP-15")
def test_the_grey_die_waits_until_a_wolf_comes() -> None:
    walk = Walk()
    assert walk.state.grey == m.NONE
    assert GAME.turn(walk.state) == Decide(0, (m.Throw(m.WHITE),))


@pytest.mark.rules("TP-16", "TP-17", "TP-41")
def test_the_marked_youngest_begins_and_else_chance_picks() -> None:
    marked = GAME.start(3, {"youngest": 2})
    assert GAME.turn(marked) == Chance((m.First(2),), (1,))
    told: list[object] = []
    GAME.apply(marked, m.First(2), told.append)
    assert (marked.mover, told) == (2, [m.Began(2, True)])
    drawn = GAME.start(3, {})
    assert GAME.turn(drawn) == Chance((m.First(0), m.First(1), m.First(2)), (1, 1, 1))


@pytest.mark.rules("TP-17")
def test_a_mark_on_an_empty_chair_is_refused() -> None:
    with pytest.raises(ValueError, match="option youngest names seat 2, but the last one is 1"):
        Match(GAME, 2, {"youngest": 2}, "x")


@pytest.mark.rules("TP-18", "TP-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_die_goes_round_clockwise(seats: int) -> None:
    walk = Walk(seats, first=1)
    movers = []
    for _turn in range(2 * seats):
        movers.append(walk.state.mover)
        walk.turns("wood")
    assert movers == [(1 + turn) % seats for turn in range(2 * seats)]


# ---- building


@pytest.mark.rules("TP-19", "TP-46")
def test_a_turn_is_one_throw_and_nothing_to_choose() -> None:
    walk = Walk()
    assert GAME.turn(walk.state) == Decide(0, (m.Throw(m.WHITE),))
    walk.do(m.Throw(m.WHITE))
    turn = GAME.turn(walk.state)
    assert isinstance(turn, Chance)
    shown = {SYMBOLS[action.symbol]: weight for action, weight in zip(turn.outcomes, turn.weights, strict=True)}  # type: ignore[union-attr]
    assert shown == {"straw": 1, "wood": 2, "brick": 2, "wolf": 1}
    walk.do(m.Rolled(SYMBOLS.index("brick")))
    assert walk.state.built[0] == (0, 0, 1)
    assert walk.state.mover == 1


@pytest.mark.rules("TP-20", "TP-24")
def test_straw_completes_the_straw_house_and_a_second_one_does_nothing() -> None:
    walk = Walk().alone("straw")
    assert walk.state.built[0] == (1, 0, 0)
    assert m.TurnedUp(0, 0, 1) in happened(walk)
    walk.alone("straw", rivals="brick")
    assert walk.state.built[0] == (1, 0, 0)
    assert happened(walk) == [m.Landed(0, m.WHITE, 0), m.Stood(0, 0), m.TurnBegan(1)]


@pytest.mark.rules("TP-21", "TP-22", "TP-23", "TP-24")
@pytest.mark.parametrize(("material", "floors"), [("wood", 2), ("brick", 3)])
def test_each_throw_builds_one_floor_in_the_order_of_the_dots(material: str, floors: int) -> None:
    walk, place = Walk(), SYMBOLS.index(material)
    for floor in range(1, floors + 1):
        walk.alone(material)
        assert m.TurnedUp(0, place, floor) in happened(walk)
        assert walk.state.built[0][place] == floor
    walk.alone(material)
    assert m.Stood(0, place) in happened(walk)
    assert walk.state.built[0][place] == floors


# ---- the wolf


@pytest.mark.rules("TP-25")
def test_a_wolf_builds_nothing_and_the_same_player_throws_the_grey_die_once() -> None:
    walk = Walk()
    walk.throw(m.WHITE, "wolf")
    assert GAME.turn(walk.state) == Decide(0, (m.Throw(m.GREY),))
    walk.do(m.Throw(m.GREY))
    turn = GAME.turn(walk.state)
    assert turn == Chance((m.Rolled(0), m.Rolled(1)), (3, 3))
    walk.do(m.Rolled(0))
    assert (walk.state.built, walk.state.mover) == ([NOTHING, NOTHING], 1)


@pytest.mark.rules("TP-26", "TP-42")
def test_the_wolf_blows_only_at_who_rolled_him() -> None:
    walk = Walk(3).turns("straw straw straw wood wood wood wolf/straw")
    assert walk.state.built == [(0, 1, 0), (1, 1, 0), (1, 1, 0)]


@pytest.mark.rules("TP-27")
def test_straw_is_turned_back_and_can_be_built_again() -> None:
    walk = Walk().alone("straw wolf/straw")
    assert walk.state.built[0] == NOTHING
    assert m.Blew(0, 0, 1) in happened(walk)
    walk.alone("straw")
    assert walk.state.built[0] == (1, 0, 0)


@pytest.mark.rules("TP-28", "TP-30", "TP-43")
@pytest.mark.parametrize("floors", [1, 2])
def test_all_wooden_floors_go_back(floors: int) -> None:
    walk = Walk().alone("wood " * floors + "wolf/wood", rivals="brick")
    assert walk.state.built[0] == NOTHING
    assert m.Blew(0, 1, floors) in happened(walk)


@pytest.mark.rules("TP-28", "TP-29")
def test_after_the_wolf_wood_starts_at_the_first_floor() -> None:
    walk = Walk().alone("wood wolf/wood wood")
    assert walk.state.built[0] == (0, 1, 0)
    assert m.TurnedUp(0, 1, 1) in happened(walk)


@pytest.mark.rules("TP-31", "TP-45")
@pytest.mark.parametrize("grey", ["straw", "wood"])
def test_a_wolf_who_finds_nothing_ends_the_turn_without_another_throw(grey: str) -> None:
    walk = Walk().alone(f"brick wolf/{grey}")
    assert walk.state.built[0] == (0, 0, 1)
    assert happened(walk)[1:] == [m.Blew(0, SYMBOLS.index(grey), 0), m.TurnBegan(1)]
    assert GAME.turn(walk.state) == Decide(1, (m.Throw(m.WHITE),))


@pytest.mark.rules("TP-32")
def test_bricks_stand_however_often_the_wolf_comes() -> None:
    walk = Walk().alone("brick brick brick wolf/straw wolf/wood wolf/wood wolf/straw")
    assert walk.state.built[0] == (0, 0, 3)


@pytest.mark.rules("TP-44")
def test_beside_a_brick_house_two_wooden_floors_fall() -> None:
    walk = Walk().alone("brick brick brick wood wood wolf/wood")
    assert walk.state.built[0] == (0, 0, 3)
    assert m.Blew(0, 1, 2) in happened(walk)


@pytest.mark.rules("TP-33", "TP-32")
@pytest.mark.parametrize("face", ["brick", "blank"])
def test_another_grey_face_would_do_nothing(face: str) -> None:
    game = TrePorcellini(box_with("grey_die.faces", ["straw", "wood", face]))
    walk = Walk(game=game).alone(f"straw wood brick wolf/{face}")
    assert walk.state.built[0] == (1, 1, 1)
    assert m.Blew(0, SYMBOLS.index(face), 0) in happened(walk)
    assert walk.state.mover == 1


@pytest.mark.rules("TP-34")
def test_the_dice_keep_what_they_showed_until_the_next_throw() -> None:
    walk = Walk().turns("wolf/wood")
    assert (walk.state.white, walk.state.grey) == (SYMBOLS.index("wolf"), SYMBOLS.index("wood"))
    walk.do(m.Throw(m.WHITE))
    assert (walk.state.white, walk.state.grey) == (m.NONE, m.NONE)


@pytest.mark.rules("TP-11")
def test_a_built_tile_shows_its_floor_and_an_unbuilt_one_its_dots() -> None:
    """The two sides of a tile are pictures; each floor of the box has both."""
    from game.games.tre_porcellini.box import BOX, MATERIALS
    from game.ui.palette import SEATS
    from game.ui.pictures import read_picture

    for tile in BOX.tiles:
        name = f"houses/tile-{MATERIALS[tile.material]}-{tile.floor}"
        assert read_picture(f"{name}-front")
        assert len({read_picture(f"{name}-back-{seat}") for seat in SEATS}) == len(SEATS)
