"""The small table of an example: one child's houses on the meadow, and both dice."""

from __future__ import annotations

from functools import partial

from game.examples import Trial
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import BOX, MATERIALS
from game.games.tre_porcellini.table.art import sprite
from game.games.tre_porcellini.table.layout import CUBE, GREY_CUBE, die_face
from game.games.tre_porcellini.table.plan import ROWS, STEP, Place
from game.ui.cues import Pose
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.small_table import Small, Thing, put, scale

EDGE = 0.86  # part of the height
TILE_K = 0.5
DIE, GREY_DIE = 104.0, 84.0
BACK = "navy"


def small(p: Painter, w: float, h: float, trial: Trial) -> Small:
    view: m.View = trial.view
    u = scale(w, h)
    k = TILE_K * u
    left = (w - 350 * u) / 2
    lefts = tuple((len(MATERIALS) - 1 - material) * STEP * ROWS[0].k for material in range(len(MATERIALS)))
    nowhere = (0.0, 0.0, 0.0)
    foot = h * EDGE - 14 * u

    def standing() -> None:
        for material, floors in enumerate(BOX.floors):
            built = view.built[0][material]
            tiles = []
            for floor in range(1, floors + 1):
                # a corner of the meadow at scale 1, made smaller
                corner = Place(-1, 0, 0, 0, 0, lefts, nowhere, nowhere)
                x, y, z = corner.tile(material, floor, built)
                side = "front" if floor <= built else BACK
                tiles.append(
                    (z, Pose(left + x * k / corner.k, foot + y * k / corner.k, ("tile", material, floor, side), k))
                )
            for _z, pose in sorted(tiles, key=lambda tile: tile[0]):
                put(p, sprite(p, pose), pose.x, pose.y)

    x = left + 3 * STEP * k + (350 * u - 3 * STEP * k) / 2
    white, grey = DIE * u, GREY_DIE * u
    things = {
        "die:white": Thing(Box(x - white / 2, h * 0.10, white, white), partial(_die, m.WHITE, view.white, white)),
        "die:grey": Thing(Box(x - grey / 2, h * 0.50, grey, grey), partial(_die, m.GREY, view.grey, grey)),
    }
    return Small(h * EDGE, standing, {id: thing for id, thing in things.items() if id in trial.things})


def _die(die: int, symbol: int, side: float, p: Painter, cx: float, cy: float, grey: bool) -> None:
    """One that was not thrown shows no face in particular."""
    cube = CUBE if die == m.WHITE else GREY_CUBE
    face = cube if symbol == m.NONE else die_face(die, symbol)
    put(p, sprite(p, Pose(cx, cy, face, side / face[2])), cx, cy)
