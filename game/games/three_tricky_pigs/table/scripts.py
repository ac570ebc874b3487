"""The drama of each event on the way to the layout. Scripts may do anything; the stage settles afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.core.game import Event, Seat
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, SUITS
from game.games.three_tricky_pigs.table.plan import CARD_W, Plan
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, PUFFS, best, is_high
from game.ui.cues import Cue, Move, Pose, Script, Seen, Sound, Wait, carry
from game.ui.curves import ease_back, ease_in, ease_in_out, ease_out, ease_out_quart
from game.ui.stage import Stage
from game.ui.table import FLYING, HAND, HOUSES, PANELS

WINNER_K = 1.06
LED_W = 72.0  # of the tag with the suit that was led
OWN_SIGN = 1.3  # yours is larger


@dataclass(frozen=True, slots=True)
class Way:
    """What scripts know: where things lie before and afterwards, and who looks."""

    stage: Stage
    plan: Plan  # of the trick that is played, or of the table afterwards
    goal: Mapping[str, Pose]
    before: m.View
    after: m.View

    def home(self, seat: Seat) -> tuple[float, float]:
        """Where a seat's cards come from and its tricks go to."""
        plate = self.plan.plates[seat]
        return plate.x + 40, plate.cy


def piece_of(card: m.Card) -> str:
    return f"card:{card}"


def trick_poses(plays: tuple[m.Laid, ...], at: Plan) -> dict[str, Pose]:
    """The plays of a trick as they lie: each shows its sum if it was raised, the best is crowned."""
    poses = {}
    winning = best(plays) if plays else -1
    if plays:
        x, y = led_at(plays[0], at)
        poses["led"] = Pose(x, y, ("led", SUITS[KIND[plays[0].card]]), 1.0, HOUSES + 0.9)
    for place, laid in enumerate(plays):
        told = "best" if place == winning else "sum" if laid.huff or laid.puff else ""
        x, y = at.slots[laid.seat]
        face = ("play", laid.card, laid.huff, laid.puff, told)
        poses[piece_of(laid.card)] = Pose(
            x, y, face, at.k, HOUSES + 0.5 + place * 0.01 + (0.2 if told == "best" else 0)
        )
    return poses


def led_at(laid: m.Laid, at: Plan) -> tuple[float, float]:
    """The middle of the tag with the suit that was led: beside its card, away from the banner and the plates."""
    x, y = at.slots[laid.seat]
    half = LED_W * at.tag / 2
    outer = CARD_W / 2 * at.k + half - 10
    x = x - outer if x <= at.area.cx + 1 else x + outer
    inside = max(at.area.x + half, min(at.area.right - half, x))  # on the card's picture rather than under a panel
    return inside, y + (40 if y < at.area.cy - 60 else -28 if inside == x else 26) * at.k


def banner_pose(plays: tuple[m.Laid, ...], at: Plan) -> Pose:
    x, y = at.banner
    return Pose(x, y, ("ribbon", is_high(plays)), 1.0, HOUSES + 0.3)


def sign_pose(seat: Seat, name: str, at: Plan) -> Pose:
    """A sign at a seat's plate; yours is larger."""
    box = at.sign(seat)
    z = HAND + 1 if seat == at.bottom else HOUSES + 0.4
    return Pose(box.cx, box.cy, ("sign", name), OWN_SIGN if seat == at.bottom else 1.0, z)


def script(event: Event, way: Way, trick_so_far: tuple[m.Laid, ...]) -> Callable[[], Script] | None:
    """How an event is played, or None when the layout alone tells it. `trick_so_far` includes the event's own play."""
    match event:
        case m.RoundBegan():
            return lambda: _deal(way)
        case m.HasBid():
            return lambda: _has_bid(event, way)
        case m.Played():
            return lambda: _played(event, trick_so_far, way)
        case m.Won(seat):
            return lambda: _won(seat, trick_so_far, way)
        case m.Scored():
            return lambda: _scored(event, way)
    return None


def _deal(way: Way) -> Script:
    """Your cards fly in one after the other and turn over."""
    own = [(piece, pose) for piece, pose in way.goal.items() if piece.startswith(("card:", "back:")) and pose.z >= HAND]
    x, y = way.plan.undealt.cx, way.plan.undealt.cy
    moves: list[Cue] = []
    for place, (piece, pose) in enumerate(own):
        way.stage.put(piece, Pose(x, y, ("card", m.HIDDEN, False), pose.k, FLYING, lift=1.0, alpha=0.0))
        moves.append(
            Move(
                piece,
                replace(pose, z=FLYING + place * 0.01),
                "deck_to_hand",
                ease_out_quart,
                20,
                "deal_stagger",
                place,
                flip=True,
            )
        )
        if place % 3 == 0:
            moves.append(Sound("slide", "deal_stagger", place))
    if moves:
        yield moves


def _has_bid(event: m.HasBid, way: Way) -> Script:
    """The sign goes to its plate: yours from the rail, face up for you; others' turned down."""
    piece = f"sign:{event.seat}"
    goal = way.goal.get(piece)
    if goal is None:
        box = way.plan.sign(event.seat)
        goal = Pose(box.cx, box.cy, ("sign", "back"), 1.0, PANELS)
    if event.bid != m.HIDDEN:
        if event.card != m.HIDDEN:
            way.stage.drop(piece_of(event.card))
        panel = way.plan.panels[event.bid]
        way.stage.put(piece, replace(goal, x=panel.cx, y=panel.y + 36, z=FLYING))
        yield carry(piece, replace(goal, z=FLYING), lands="tock")
    else:
        way.stage.put(piece, replace(goal, y=goal.y - 26, alpha=0.0))
        yield Move(piece, goal, "grow", ease_back, lands="tock")


def _played(event: m.Played, plays: tuple[m.Laid, ...], way: Way) -> Script:
    stage, piece = way.stage, piece_of(event.card)
    goal = trick_poses(plays, way.plan)
    mine = goal[piece]
    # a card alone flies as one: its picture is much smaller than that of a play, and quickly turned
    alone = not (event.huff or event.puff)
    face = ("card", event.card, False) if alone else ("play", event.card, event.huff, event.puff, "")
    bare = replace(mine, face=face, z=FLYING, lift=1.0)
    if piece not in stage.poses:
        x, y = way.home(event.seat)
        stage.put(piece, Pose(x, y, bare.face, way.plan.k, FLYING, lift=1.0, alpha=0.0))
    else:
        stage.put(piece, replace(stage.poses[piece], face=bare.face, k=way.plan.k, z=FLYING))
    for name in [
        name for name in stage.poses if name.startswith("card:") and name not in goal and name not in way.goal
    ]:
        # the huff and puff that went along are part of the play now
        if int(name[5:]) in _added(event):
            stage.drop(name)
    yield [Sound("slide"), carry(piece, bare, lands="snap")]
    yield from _breath(event)
    if event.turned:
        yield from _flip(plays, way)
    for name, pose in goal.items():
        stage.put(name, pose)


def _breath(event: m.Played) -> Script:
    """A huff and a puff are heard as well, one after the other."""
    if event.huff:
        yield Sound("huff")
    if event.puff:
        yield Sound("puff", "flip" if event.huff else "")


def _added(event: m.Played) -> set[m.Card]:
    return {HUFFS.get(event.huff, m.HIDDEN), PUFFS.get(event.puff, m.HIDDEN)}


def _flip(plays: tuple[m.Laid, ...], way: Way) -> Script:
    """The banner turns from low to high."""
    pose = banner_pose(plays, way.plan)
    way.stage.put("banner", replace(pose, face=("ribbon", False)))
    yield [Sound("howl"), Move("banner", pose, "turn_over", ease_in_out, arc=16, lands="tock", flip=True)]


def _won(seat: Seat, plays: tuple[m.Laid, ...], way: Way) -> Script:
    """The complete trick stays to be read, then goes to its winner."""
    stage = way.stage
    poses = trick_poses(plays, way.plan)
    for name, pose in poses.items():
        stage.put(name, pose)
    stage.put("banner", banner_pose(plays, way.plan))
    taker = next(laid for laid in plays if laid.seat == seat)
    winner = piece_of(taker.card)
    taken = replace(poses[winner], k=way.plan.k * WINNER_K, z=PANELS)
    yield Seen()
    yield [Move(winner, taken, "settle", ease_back), Wait("trick", held=True)]
    stage.drop("led")
    yield Sound("slide")
    x, y = way.home(seat)
    yield [
        Move(name, replace(_bare(pose), x=x, y=y, alpha=0.0, z=FLYING), "collect", ease_in)
        for name, pose in poses.items()
        if name != "led"
    ]
    for name in poses:
        stage.drop(name)


def _bare(pose: Pose) -> Pose:
    """A play without its sum and crown."""
    match pose.face:
        case (_play, card, huff, puff, _told):
            return replace(pose, face=("play", card, huff, puff, ""))
    return pose


def _scored(event: m.Scored, way: Way) -> Script:
    """A sign is turned and its points pop up; after the last one everything is on a sheet until a click."""
    stage, at, score = way.stage, way.plan, event.score
    pose = sign_pose(event.seat, "back", at)
    if score.bid != m.HIDDEN:
        name = BOX.bids[score.bid].name
        up = replace(pose, face=("sign", name), k=pose.k * 1.2, z=FLYING)
        if f"sign:{event.seat}" not in stage.poses:
            stage.put(f"sign:{event.seat}", pose)
        yield [Sound("flip"), Move(f"sign:{event.seat}", up, "flip", ease_in_out, arc=10, lands="tock", flip=True)]
    box = at.plates[event.seat]
    words = texts.signed(score.points, plus=True) or "0"
    pill = Pose(box.x + 40, box.bottom + 2 if event.seat != at.bottom else box.y - 8, ("pill", words), 1.0, FLYING)
    stage.put(f"got:{event.seat}", replace(pill, alpha=0.0, y=pill.y + 12))
    if score.points > 0:
        yield Sound(f"coin{min(score.points - 1, 12)}")
    yield Move(f"got:{event.seat}", pill, "settle", ease_back)
    yield Seen()
    if event.seat < way.after.seats - 1:
        return
    yield Wait("reveal")
    middle = Pose(
        at.area.cx,
        max(at.area.y + 170, at.area.cy),
        ("round", event.round, way.after.scores[event.round - 1]),
        1.0,
        FLYING + 1,
    )
    stage.put("round", replace(middle, alpha=0.0, y=middle.y + 24))
    yield [Sound("page"), Move("round", middle, "grow", ease_out)]
    yield Wait("round", held=True)
    for seat in range(way.after.seats):
        stage.drop(f"got:{seat}")
    yield Move("round", replace(middle, alpha=0.0), "settle")
    stage.drop("round")
