"""Where every piece lies, for each moment of the game. Pure: a view and the plan decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.game import Seat
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import BOX, SYMBOLS, WOLF
from game.games.tre_porcellini.table.art import CHILD_W, picture
from game.games.tre_porcellini.table.plan import Place, Plan
from game.ui.cues import Pose

# drawing order
SKY, WOLF_Z, HILL, PAW, ON_HILL, FAR_POOL, FAR_PLOT, FAR, NEAR_MEADOW, POOL, PLOT, NEAR = (
    5.0, 10.0, 11.0, 12.0, 13.0, 13.5, 14.0, 15.0, 20.0, 21.0, 22.0, 23.0,
)  # fmt: skip
STAGE, DIE, GO, HAND, TOP, FRAME_Z = 28.0, 30.0, 34.0, 40.0, 50.0, 90.0

EDGES = ("top", "right", "bottom", "left")  # clockwise, as they change
CUBE = picture("tokens/die-white-cube", 192, 204, 10)  # a die that waits to be thrown shows no face in particular
GREY_CUBE = picture("tokens/die-grey-cube", 168, 178, 10)
FLAT, GREY_FLAT, ASIDE, HILL_DIE = 176.0, 168.0, 80.0, 72.0  # sides of the dice
PEEK, TALL = 216.0, 336.0  # the wolf behind his hill, and when he has come up


def die_face(die: int, symbol: int) -> tuple[str, str, float, float, float]:
    """A die that shows a symbol; the grey one shows its first face before it was ever thrown."""
    if symbol == m.NONE:
        symbol = BOX.grey[0] if die == m.GREY else BOX.white[0]
    side = GREY_FLAT if die == m.GREY else FLAT
    return picture(f"tokens/die-{m.DICE[die]}-{SYMBOLS[symbol]}", side, side, 10)


def child(animal: str, mood: str, spot: tuple[float, float, float], z: float) -> Pose:
    x, feet, width = spot
    return Pose(x, feet, ("child", animal, mood), round(width / CHILD_W, 4), z)


def z_of(place: Place) -> float:
    return NEAR if place.row else FAR


def tile_pose(at: Plan, seat: Seat, built: m.Built, material: int, floor: int, colour: str) -> Pose:
    place = at.place(seat)
    x, y, z = place.tile(material, floor, built[material])
    side = "front" if floor <= built[material] else colour
    return Pose(x, y, ("tile", material, floor, side), place.k, z_of(place) + z)


def layout(view: m.View, at: Plan, animals: Sequence[str], colours: Sequence[str]) -> dict[str, Pose]:
    """All pieces. `animals` and `colours` are those of the seats."""
    poses: dict[str, Pose] = {}
    for seat, built in enumerate(view.built):
        for material, floors in enumerate(BOX.floors):
            for floor in range(1, floors + 1):
                poses[f"tile:{seat}:{material}:{floor}"] = tile_pose(at, seat, built, material, floor, colours[seat])
    if view.phase == m.Phase.OVER:
        _feast(view, at, animals, colours, poses)
        return poses
    if view.phase in (m.Phase.WOLF, m.Phase.BLOW):
        _wolf_up(view, at, poses)
    else:
        _wolf_down(view, at, poses)
    startled = view.phase in (m.Phase.WOLF, m.Phase.BLOW)
    for seat, animal in enumerate(animals):
        place = at.place(seat)
        forward = seat == view.mover and view.phase in (m.Phase.THROW, m.Phase.ROLL)
        if forward:
            mood = "go" if place.side < 0 else "go-left"
            poses[f"child:{seat}"] = child(animal, mood, place.go, GO if place.row else STAGE)
        elif startled and seat == view.mover:  # a little nearer than the others: it throws
            x, feet, width = place.rest
            spot = x - place.side * 16, feet + 4, width + 14
            poses[f"child:{seat}"] = child(animal, "startled", spot, z_of(place) + 2)
        else:
            poses[f"child:{seat}"] = child(animal, "startled" if startled else "rest", place.rest, z_of(place) + 2)
    if view.mover != m.NONE:
        _turn(view, at, colours[view.mover], poses)
    return poses


def _wolf_down(view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
    """He peeks over his hill, the grey die lies on it, the white one waits in the middle."""
    poses["wolf"] = replace(wolf(at, facing(view, at, "calm")), y=at.at(0, 226)[1], k=PEEK / TALL)
    poses["hill"] = Pose(*at.at(0, 352), picture("ground/wolf-hill", 560, 240, 0), 1, HILL)
    poses["paw"] = Pose(*at.at(-38, 251.5), picture("characters/wolf-paw", 60, 47, 3), 1, PAW)
    poses["die:grey"] = Pose(*at.at(60, 300), die_face(m.GREY, view.grey), HILL_DIE / GREY_FLAT, ON_HILL, angle=8)
    lifted = view.phase == m.Phase.ROLL
    x, y = at.die
    poses["die:white"] = Pose(x, y - (26 if lifted else 0), CUBE, 1, DIE, angle=-10 if lifted else 0)
    poses["shade"] = _shade(x, y + 92, 92.0, lifted)


def _shade(x: float, y: float, rx: float, lifted: bool) -> Pose:
    """Below a die that stands on a corner or is held up."""
    return Pose(x, y, ("shade", rx), 0.8 if lifted else 1.0, POOL + 0.6)


def _wolf_up(view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
    """He has come up large, and the grey die waits in the middle."""
    mood = facing(view, at, "glad")
    poses["wolf"] = wolf(at, mood)
    aside = -32 if mood.endswith("-left") else 28  # it hides his shoulders
    poses["hill"] = Pose(*at.at(aside, 450), picture("ground/wolf-hill", 560, 240, 0), 1, HILL)
    poses["die:white"] = Pose(*at.at(144, 464), die_face(m.WHITE, SYMBOLS.index(WOLF)), ASIDE / FLAT, DIE, angle=-10)
    lifted = view.phase == m.Phase.BLOW
    x, y = at.grey_die
    poses["die:grey"] = Pose(x, y - (26 if lifted else 0), GREY_CUBE, 1, DIE, angle=-12 if lifted else 0)
    poses["shade"] = _shade(x, y + 80, 80.0, lifted)


def wolf(at: Plan, mood: str, angle: float = 0) -> Pose:
    """The wolf above his hill."""
    return Pose(*at.at(-2, 248), picture(f"characters/wolf-{mood}", TALL, TALL, 6), 1, WOLF_Z, angle=angle)


def facing(view: m.View, at: Plan, mood: str) -> str:
    """The mood of the wolf as he looks at the child whose turn it is."""
    return looking(mood, view.mover != m.NONE and at.place(view.mover).side < 0)


def looking(mood: str, left: bool) -> str:
    return f"{mood}-left" if left else mood


def _turn(view: m.View, at: Plan, colour: str, poses: dict[str, Pose]) -> None:
    """What tells whose turn it is, and what to press."""
    seat = view.mover
    poses[f"pool:{seat}"] = pool(at, seat)
    grey = view.phase in (m.Phase.WOLF, m.Phase.BLOW)
    poses["pool:die"] = Pose(*at.at(0, 600 if grey else 572), ("pool", 176.0, 62.0), 1, POOL + 0.5)
    for edge in EDGES:
        poses[f"frame:{edge}:{colour}"] = Pose(0, 0, ("frame", edge, colour), 1, FRAME_Z)
    if view.phase in (m.Phase.THROW, m.Phase.WOLF):
        poses["hand"] = hand(at, colour, grey)
    if view.phase == m.Phase.THROW:
        poses["rays"] = Pose(*at.at(0, 495), ("rays",), 1, DIE - 0.5)


def pool(at: Plan, seat: Seat) -> Pose:
    """Lamplight under a child's plot."""
    place = at.place(seat)
    height = 34.0 if place.row else 30.0
    x, y = place.x + place.w / 2, place.foot + 2
    return Pose(x, y, ("pool", round(place.w * 0.5, 2), height), 1, POOL if place.row else FAR_POOL)


def hand(at: Plan, colour: str, grey: bool) -> Pose:
    """A paper hand whose finger lies on the die to be thrown."""
    x, y = at.at(84 if grey else 90, 640 if grey else 587.5)
    return Pose(x, y, picture(f"tokens/hand-{colour}", 100, 119, 8), 1, HAND)


def _feast(view: m.View, at: Plan, animals: Sequence[str], colours: Sequence[str], poses: dict[str, Pose]) -> None:
    """Everybody is glad: the winner stands on the big die, which begins a new game; the wolf looks on."""
    poses["stage"] = Pose(*at.at(0, 640), picture("ground/stage-floor", 760, 228, 8), 1, POOL + 0.3)
    poses["pool:die"] = Pose(*at.at(0, 640), ("pool", 420.0, 96.0), 1, POOL)
    poses["die:white"] = Pose(*at.at(0, 556), CUBE, 1, DIE)
    poses[f"child:{view.mover}"] = child(animals[view.mover], "glad", (*at.at(0, 490), 176), DIE + 1)
    others = [seat for seat in range(view.seats) if seat != view.mover]
    spots = {1: ((-178, 652),), 2: ((-178, 652), (178, 652)), 3: ((-172, 668), (172, 668), (-258, 588))}[len(others)]
    for seat, (x, y) in zip(others, spots, strict=True):
        near = y > 640
        poses[f"child:{seat}"] = child(animals[seat], "glad", (*at.at(x, y), 144), STAGE + 1 if near else POOL + 0.4)
    poses["wolf"] = Pose(*at.at(56, 202), picture("characters/wolf-glad", TALL, TALL, 6), PEEK / TALL, WOLF_Z)
    poses["hill"] = Pose(*at.at(0, 352), picture("ground/wolf-hill", 560, 240, 0), 1, HILL)
    poses["die:grey"] = Pose(*at.at(-150, 330), die_face(m.GREY, view.grey), HILL_DIE / GREY_FLAT, ON_HILL, angle=-12)
    poses["bunting"] = Pose(at.cx, 16, ("bunting", at.w), 1, SKY)
    poses["confetti"] = Pose(*at.at(0, 300), ("confetti", min(at.w - 80, 1300.0), 420.0), 1, TOP)
    poses["hand"] = replace(hand(at, colours[view.mover], False), x=at.at(92, 0)[0], y=at.at(0, 650)[1])
    for edge in EDGES:
        poses[f"frame:{edge}:{colours[view.mover]}"] = Pose(0, 0, ("frame", edge, colours[view.mover]), 1, FRAME_Z)


def all_pieces(at: Plan, animals: Sequence[str], colours: Sequence[str]) -> Iterator[Pose]:
    """A pose for each picture that a game needs, so that it can be made before it is wanted."""
    built = BOX.floors
    for die, faces in ((m.WHITE, BOX.white), (m.GREY, BOX.grey)):
        for symbol in dict.fromkeys(faces):
            yield Pose(0, 0, die_face(die, symbol))
    yield Pose(0, 0, GREY_CUBE)
    yield Pose(0, 0, die_face(m.WHITE, SYMBOLS.index(WOLF)), ASIDE / FLAT)
    for mood in ("calm", "glad", "blow", "startled"):
        for left in (False, True):
            yield wolf(at, looking(mood, left))
    for left in (False, True):
        yield replace(wolf(at, looking("calm", left)), k=PEEK / TALL)
    for seat, (animal, colour) in enumerate(zip(animals, colours, strict=True)):
        place = at.place(seat)
        for mood in ("go" if place.side < 0 else "go-left", "rest", "glad"):
            yield child(animal, mood, place.go, 0)
        for mood in ("rest", "startled", "glad", "sad"):
            yield child(animal, mood, place.rest, 0)
        for edge in EDGES:
            yield Pose(0, 0, ("frame", edge, colour))
        yield hand(at, colour, False)
        for material, floors in enumerate(BOX.floors):
            for floor in range(1, floors + 1):
                yield tile_pose(at, seat, built, material, floor, colour)
                yield tile_pose(at, seat, (0,) * len(built), material, floor, colour)
