"""The drama of each event on the way to the layout, slow enough for a child of three."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.game import Event, Seat
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import BOX, MATERIALS, SYMBOLS
from game.games.tre_porcellini.table import layout as lay
from game.games.tre_porcellini.table.art import picture
from game.games.tre_porcellini.table.plan import Plan
from game.games.tre_porcellini.table.tumble import ENDS, tumbling
from game.ui.cues import Cue, Move, Pose, Script, Sound, Wait
from game.ui.curves import ease_back, ease_in, ease_in_out, ease_out
from game.ui.paths import hopping, puffing, waving
from game.ui.stage import Stage

LIPS = (134.0, 56.0)  # of the blowing wolf, from his middle
BITS = ((-92, 236, -30), (-44, 262, 24), (-96, 118, -64), (40, 108, -24), (-128, 214, 10))  # around a blown house

BEHIND = 132.0  # by how much the wolf is lower when nothing of him looks over his hill


@dataclass(frozen=True, slots=True)
class Way:
    """What scripts know: where things lie afterwards, and who sits where."""

    stage: Stage
    plan: Plan
    goal: Mapping[str, Pose]
    before: m.View
    after: m.View
    animals: Sequence[str]
    colours: Sequence[str]

    def mood(self, seat: Seat, mood: str) -> None:
        """A child makes another face where it stands."""
        piece = f"child:{seat}"
        if piece in self.stage.poses:
            self.stage.put(piece, replace(self.stage.poses[piece], face=("child", self.animals[seat], mood)))

    def moods(self, mood: str) -> None:
        for seat in range(self.after.seats):
            self.mood(seat, mood)


def script(event: Event, way: Way) -> Callable[[], Script] | None:
    """How an event is played, or None when the layout alone tells it."""
    match event:
        case m.Began(seat):
            return lambda: _step_forward(seat, way)
        case m.Threw(_, die):
            return lambda: _lift(die, way)
        case m.Landed(_, die, symbol):
            return lambda: _tumble(die, symbol, way)
        case m.TurnedUp(seat, material, floor):
            return lambda: _turn_up(seat, material, floor, way)
        case m.Stood(seat, material):
            return lambda: _nothing(seat, material, way)
        case m.WolfCame(seat):
            return lambda: _wolf_comes(seat, way)
        case m.Blew(seat, symbol, floors):
            return lambda: _blow(seat, symbol, floors, way)
        case m.TurnBegan(seat):
            return lambda: _step_forward(seat, way)
        case m.Won(seat):
            return lambda: _feast(seat, way)
    return None


# ---- dice


def _piece(die: int) -> str:
    return f"die:{m.DICE[die]}"


def _lift(die: int, way: Way) -> Script:
    """The hand is gone and the die is taken up: the throw is felt at once, whatever will come of it."""
    stage, piece = way.stage, _piece(die)
    stage.drop("hand")
    stage.drop("rays")
    yield Sound("rattle")
    yield [Move(name, way.goal[name], "windup", ease_out) for name in (piece, "shade") if name in way.goal]


def _tumble(die: int, symbol: int, way: Way) -> Script:
    """Hops that die away, another face each time, and the one that counts lies still for a while."""
    piece = _piece(die)
    x, y = way.plan.grey_die if die == m.GREY else way.plan.die
    if die == m.WHITE:
        y += 14
    shown = BOX.grey if die == m.GREY else BOX.white
    others = [other for other in dict.fromkeys(shown) if other != symbol] or [symbol]
    faces = [lay.die_face(die, other) for other in others]
    lies = Pose(x, y, lay.die_face(die, symbol), 1, lay.DIE)
    cues: list[Cue] = [Sound("bounce", "throw", end) for end in ENDS[:-1]]
    if shade := way.stage.poses.get("shade"):
        cues.append(Move("shade", replace(shade, alpha=0.0), "throw"))
    yield [*cues, Move(piece, lies, "throw", path=tumbling(faces), lands="land")]
    yield Wait("die_rest")


# ---- tiles


def _turn_up(seat: Seat, material: int, floor: int, way: Way) -> Script:
    """The tile turns over on its plot, the pile behind it rises, and the child is glad."""
    stage = way.stage
    way.mood(seat, "glad")
    yield _turn([(seat, material, floor)], way)
    x, foot = way.plan.place(seat).house(material)
    rising: list[Cue] = [
        Move(piece, way.goal[piece], "settle", ease_out)
        for deeper in range(floor + 1, BOX.floors[material] + 1)
        if (piece := f"tile:{seat}:{material}:{deeper}") in way.goal
    ]
    child = f"child:{seat}"
    done = floor == BOX.floors[material]
    joy = Move(child, stage.poses[child], "child_hops" if done else "child_hop", path=hopping(18, 2 if done else 1))
    yield [*_hops(2 if done else 1), joy, *rising, *_dust(x, foot, way)]
    _sweep(way)
    yield Wait("show")


def _turn(tiles: Sequence[tuple[Seat, int, int]], way: Way, down: bool = False) -> list[Cue]:
    """These tiles turn one after the other, 60 ms apart: narrow, another picture, wide again, a little askew."""
    cues: list[Cue] = []
    for place, (seat, material, floor) in enumerate(tiles):
        piece = f"tile:{seat}:{material}:{floor}"
        here = way.stage.poses.get(piece)
        if here is None:
            continue
        way.stage.put(piece, replace(here, z=lay.TOP))
        lift, tilt = (22, 14) if down else (10, 8)
        goal = replace(way.goal[piece], z=lay.TOP)
        cues.append(Sound("flip", "turn_stagger", place))
        turning = Move(piece, goal, "turn", arc=lift, tilt=tilt, flip=True, delay="turn_stagger", times=place)
        turning.lands = "knock"
        cues.append(turning)
    return cues


def _hops(times: int) -> list[Cue]:
    """What is heard when a child hops."""
    return [Sound("hop", "child_hop", hop) for hop in range(times)]


def _dust(x: float, foot: float, way: Way, wide: float = 1.0) -> list[Cue]:
    """Two puffs at the foot of a house."""
    cues: list[Cue] = []
    for side in (-1, 1):
        piece = f"dust:{side}"
        start = Pose(x + side * 20, foot - 18, picture("tokens/dust", 92, 58, 4), 1, lay.TOP + 1, alpha=0.0, zoom=0.5)
        way.stage.put(piece, start)
        cues.append(Move(piece, replace(start, x=x + side * 56 * wide, zoom=1.1), "fall", path=puffing))
    return cues


def _sweep(way: Way) -> None:
    """Take away what only flew about."""
    for piece in [piece for piece in way.stage.poses if piece.partition(":")[0] in ("dust", "bit", "wind")]:
        way.stage.drop(piece)


def _nothing(seat: Seat, material: int, way: Way) -> Script:
    """The house is complete already: it says so with a little hop."""
    stage = way.stage
    tiles = [
        piece
        for floor in range(1, BOX.floors[material] + 1)
        if (piece := f"tile:{seat}:{material}:{floor}") in stage.poses
    ]
    way.mood(seat, "rest")
    hops: list[Cue] = [Move(piece, stage.poses[piece], "child_hops", path=hopping(12, 2)) for piece in tiles]
    yield [Sound("tock"), Sound("tock", "child_hop"), *hops]
    yield Wait("show")


# ---- the wolf


def _wolf_comes(seat: Seat, way: Way) -> Script:
    """He ducks and comes up large behind his hill, everybody is startled, and the grey die hops to the middle."""
    stage, goal = way.stage, way.goal
    way.moods("startled")
    here, up = stage.poses["wolf"], goal["wolf"]
    startled = lay.wolf(way.plan, lay.looking("startled", way.plan.place(seat).side < 0))
    low = replace(here, y=here.y + 46, face=startled.face)
    paw = stage.poses["paw"]
    yield [
        Move("wolf", low, "settle", ease_in),
        Move("paw", replace(paw, y=paw.y + 40, alpha=0.0), "settle", ease_in),
    ]
    stage.drop("paw")
    stage.put("die:grey", replace(stage.poses["die:grey"], z=lay.DIE))
    yield [
        Sound("rise"),
        Move("wolf", up, "wolf_rise", ease_back, lands="howl"),
        Move("hill", goal["hill"], "wolf_rise", ease_in_out),
        Move("die:white", goal["die:white"], "wolf_rise", ease_in_out),
        Move(f"child:{seat}", goal[f"child:{seat}"], "wolf_rise", ease_in_out, arc=20),
        Move("die:grey", goal["die:grey"], "wolf_rise", ease_in_out, arc=70, flip=True),
    ]


def _blow(seat: Seat, symbol: int, floors: int, way: Way) -> Script:
    """A deep breath, a gust over the meadow, and down it comes; or nothing does, and everybody laughs."""
    stage, plan = way.stage, way.plan
    place = plan.place(seat)
    left = place.side < 0
    material = symbol if symbol < len(MATERIALS) else 0
    calm = lay.wolf(plan, lay.looking("glad", left))
    yield [Sound("huff"), Move("wolf", replace(calm, y=calm.y - 14, zoom=1.08), "breathe_in", ease_in_out)]
    blowing = lay.wolf(plan, lay.looking("blow", left), -6 if left else 6)
    lips = calm.x + place.side * LIPS[0], calm.y + LIPS[1]
    x, foot = place.house(material)
    # to the near side of a house in front; in the far row over the whole house, behind the child who stands there
    ahead = 84 if place.row else -20
    up = 168 if floors > 1 else 110
    if SYMBOLS[symbol] not in MATERIALS:
        up = 260
    aim = x - place.side * ahead * place.k, foot - up * place.k
    z = lay.TOP + 2 if place.row else lay.FAR + 1.5
    reach = ("wind", round(aim[0] - lips[0], 1), round(aim[1] - lips[1], 1))
    wind = Pose(*lips, reach, 1, z)
    stage.put("wind", replace(wind, grown=0.0))
    yield [Sound("blow"), Move("wolf", blowing, "puff", ease_out), Move("wind", wind, "gust", ease_in_out)]
    strain = Move("wolf", blowing, "splinter", path=waving(1.5, 4))
    if floors:
        stage.poses.update(_bits(x, foot, place.k, material))
        tiles = _turn([(seat, symbol, floor) for floor in range(floors, 0, -1)], way, down=True)
        yield [Sound("crumble"), strain, *tiles, *_dust(x, foot, way, 1.3), *_fall(way, foot)]
    else:
        standing = [
            piece
            for floor in range(1, BOX.floors[material] + 1)
            if (piece := f"tile:{seat}:{material}:{floor}") in stage.poses
        ]
        trembling = [Move(piece, stage.poses[piece], "splinter", path=hopping(4, 4)) for piece in standing]
        yield [strain, *trembling, *_dust(x, foot, way, 1.5)]
        way.moods("glad")
        yield Sound("snort")  # nothing has fallen, and everybody laughs
    if floors:
        way.mood(seat, "sad")
    yield Wait("lull")
    stage.put("wolf", lay.wolf(plan, lay.looking("glad" if floors else "startled", left)))
    yield [Move("wind", replace(wind, alpha=0.0), "settle"), Wait("die_rest")]
    _sweep(way)
    stage.drop("wind")


def _bits(x: float, foot: float, k: float, material: int) -> dict[str, Pose]:
    """Splinters or stalks at the moment they fly up."""
    bits = {}
    for place, (dx, up, angle) in enumerate(BITS):
        wood = MATERIALS[material] == "wood"
        face = picture(f"tokens/splinter-{place % 3 + 1}", 38, 21, 4) if wood else ("bit", place % 3)
        bits[f"bit:{place}"] = Pose(x + dx * k * 0.5, foot - up * k * 0.6, face, 1, lay.TOP + 3, angle=angle)
    return bits


def _fall(way: Way, foot: float) -> list[Cue]:
    """They turn over and fall to the grass."""
    cues: list[Cue] = []
    for place, (dx, _up, angle) in enumerate(BITS):
        here = way.stage.poses[f"bit:{place}"]
        down = replace(here, x=here.x + dx * 0.7, y=foot - 4 - place * 3, angle=angle * 4, alpha=0.0)
        cues.append(Move(f"bit:{place}", down, "splinter", ease_in, arc=70))
    return cues


# ---- whose turn it is


def _step_forward(seat: Seat, way: Way) -> Script:
    """Everything goes home, the frame takes the next child's colour, and that child hops to the front.

    The new cloth is laid over the old one edge by edge, which is seen better than a change of all at once, and a
    frame has to draw one edge instead of two whole frames.
    """
    stage, goal = way.stage, way.goal
    home: list[Cue] = []
    for piece, pose in goal.items():
        kind = piece.partition(":")[0]
        if piece == f"child:{seat}" or kind in ("hand", "rays", "tile"):
            continue
        if kind == "frame":
            turn = lay.EDGES.index(piece.split(":")[1])
            home.append(Move(piece, pose, "frame_edge", delay="frame_edge", times=turn))
        elif kind == "pool":
            home.append(Move(piece, pose, "frame"))
        elif piece in stage.poses and stage.poses[piece] != pose:
            home += _home(piece, pose, way)
    old = [piece for piece in stage.poses if piece.startswith("frame:") and piece not in goal]
    for piece in old:
        stage.put(piece, replace(stage.poses[piece], z=lay.FRAME_Z - 0.1))
    for piece, pose in stage.poses.items():
        if piece.startswith("pool:") and piece not in goal:
            home.append(Move(piece, replace(pose, alpha=0.0, z=pose.z - 0.1), "frame"))
    yield home
    for piece in old:
        stage.drop(piece)
    if stage.poses["wolf"].face != goal["wolf"].face:  # he has turned behind his hill
        stage.put("wolf", replace(goal["wolf"], y=goal["wolf"].y + BEHIND))
    peek = Move("wolf", goal["wolf"], "child_hops", ease_out)
    child, to = f"child:{seat}", goal[f"child:{seat}"]
    if child not in stage.poses:
        yield peek
        return
    yield [*_hops(2), peek, Move(child, to, "child_hops", path=hopping(16, 2))]


def _home(piece: str, pose: Pose, way: Way) -> list[Cue]:
    """How a piece goes back to where it waits."""
    here = way.stage.poses[piece]
    if piece == "wolf" and here.k != pose.k:
        return [Move(piece, replace(here, x=pose.x, y=pose.y + BEHIND, k=pose.k, angle=0), "wolf_rise")]
    if piece == "die:grey" and here.face != pose.face:
        way.stage.put(piece, replace(here, z=lay.DIE))
        return [Move(piece, pose, "wolf_rise", ease_in_out, arc=60, flip=True)]
    if piece == "die:white" and here.face != pose.face:
        return [Move(piece, pose, "wolf_rise", ease_in_out, arc=30, flip=True)]
    if piece.startswith("child"):
        return [Move(piece, pose, "child_hop", path=hopping(12))]
    return [Move(piece, pose, "wolf_rise" if piece == "hill" else "settle", ease_in_out)]


# ---- the end


def _feast(seat: Seat, way: Way) -> Script:
    """The winner jumps for joy, then all come to the stage."""
    stage, goal = way.stage, way.goal
    way.moods("glad")
    child = f"child:{seat}"
    yield [Sound("feast"), Move(child, stage.poses[child], "wolf_rise", path=hopping(26, 3))]
    stage.put("wolf", replace(stage.poses["wolf"], face=goal["wolf"].face))
    stage.drop("paw")
    cues: list[Cue] = [
        Move("die:white", goal["die:white"], "wolf_rise", ease_in_out, flip=True),
        Move("wolf", goal["wolf"], "wolf_rise"),
        Move("die:grey", goal["die:grey"], "wolf_rise", ease_in_out, arc=40),
    ]
    for place in range(way.after.seats):
        piece = f"child:{place}"
        cues.append(Move(piece, goal[piece], "wolf_rise", path=hopping(60)))
    for piece in ("stage", "bunting", "confetti", "pool:die", "hill"):
        cues.append(Move(piece, goal[piece], "wolf_rise"))
    for piece, pose in stage.poses.items():
        if piece.partition(":")[0] == "pool" and piece not in goal:
            cues.append(Move(piece, replace(pose, alpha=0.0), "frame"))
    yield cues
    yield [
        Move(f"child:{place}", goal[f"child:{place}"], "child_hops", path=hopping(16, 2))
        for place in range(way.after.seats)
    ]


# ---- while a person is waited for


def beckon(second: int, stage: Stage, poses: Mapping[str, Pose], mover: Seat) -> Callable[[], Script] | None:
    """The hand taps twice every few seconds; after a while the child waves, and later everything is quiet."""
    if second in (8, 16) and f"child:{mover}" in poses:
        return lambda: _wave(f"child:{mover}", stage, poses)
    if second % 3 == 1 and second <= 25 and "hand" in poses:
        return lambda: _tap(stage, poses["hand"])
    return None


def _tap(stage: Stage, here: Pose) -> Script:
    stage.put("hand", here)
    for _time in range(2):
        yield Move("hand", replace(here, x=here.x + 3, y=here.y + 8), "tap", ease_in_out)
        yield Move("hand", here, "tap", ease_in_out)
    stage.drop("hand")


def _wave(piece: str, stage: Stage, poses: Mapping[str, Pose]) -> Script:
    here = poses[piece]
    stage.put(piece, here)
    yield Move(piece, here, "wave", path=waving(6, 2))
    stage.drop(piece)
