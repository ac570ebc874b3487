"""The drama of each event on the way to the layout. Scripts may do anything; the stage settles afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.core.game import Event, Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.scoring import worths
from game.games.flitting_bad_wolf.table import plates
from game.games.flitting_bad_wolf.table.plan import CARD_W, SHOWN, SPOT_K, TURNED_K, Plan
from game.i18n import _
from game.ui.cues import Cue, Move, Pose, Script, Seen, Sound, Wait, carry
from game.ui.curves import ease_back, ease_in_out, ease_out, ease_out_quart
from game.ui.stage import Stage
from game.ui.table import FLYING

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable

BACK = ("back", m.HIDDEN, -1, 0)


@dataclass(frozen=True, slots=True)
class Way:
    """What scripts know: where things lie afterwards, and who looks."""

    table: FlittingTable
    stage: Stage
    plan: Plan
    goal: Mapping[str, Pose]
    before: m.View
    after: m.View

    @property
    def rows(self) -> tuple[m.Row, m.Row]:
        """The rows as the step left them; a round that ended in it is off the table already."""
        if len(self.after.past) > len(self.before.past):
            return self.after.past[-1].rows
        return self.after.rows

    def name(self, seat: Seat) -> str:
        return self.table.host.names[seat]

    def hand_of(self, seat: Seat) -> tuple[float, float]:
        """Where the cards of a seat come from and go to: never a place that tells which card it is."""
        if seat == self.plan.bottom:
            return self.plan.hand.cx, self.plan.edge + 70
        return self.plan.hers.cx, self.plan.hers.cy

    def spot(self, face: tuple[object, ...], k: float) -> Pose:
        return Pose(self.plan.spot.cx, self.plan.spot.cy, face, k, FLYING, lift=1.0)

    @property
    def k(self) -> float:
        """Scale of a card in the middle."""
        return self.plan.spot.w / (SPOT_K * 80)

    def lying(self, token: int) -> Pose | None:
        """Where the card of this token lies in its row afterwards."""
        for seat, row in enumerate(self.rows):
            shown = max(SHOWN, len(row))
            for place, laid in enumerate(row):
                if laid.token == token:
                    box = self.plan.slot(seat, place, shown)
                    up = laid.up
                    known = laid.card if up or self.after.seat == laid.by else m.HIDDEN
                    return Pose(box.cx, box.cy, ("row" if up else "back", known, place, seat), self.plan.k, FLYING)
        return None


def script(event: Event, way: Way) -> Callable[[], Script] | None:
    """How an event is played, or None when the layout alone tells it."""
    match event:
        case m.RoundBegan(number, starter):
            return lambda: _round(number, starter, way)
        case m.Dealt(seat, card):
            return lambda: _dealt(seat, card, way)
        case m.DealHowls(seats):
            return lambda: _howls(seats, way, deal=True)
        case m.Howled(seat):
            return lambda: _howls((seat,), way, deal=False)
        case m.Offered(seat, card, token):
            return lambda: _offered(seat, card, token, way)
        case m.Answered(seat, took, _owner, token):
            return lambda: _answered(seat, took, token, way)
        case m.Played(seat, card):
            return lambda: _played(seat, card, way)
        case m.Looked(seat):
            return lambda: _tag(_("{name} looks at the centre").format(name=way.name(seat)), way, seat)
        case m.Kept(seat, card):
            return lambda: _kept(seat, card, way)
        case m.TurnedUp(_seat, _owner, _place, card, token):
            return lambda: _turned(card, token, way)
        case m.Shot(_seat, _owner, card, token):
            return lambda: _shot(card, token, way)
        case m.Moved(_seat, _row, _card, token):
            return lambda: _moved(token, way)
        case m.Gave(giver, receiver, card):
            return lambda: _gave(giver, receiver, card, way)
        case m.NoEffect():
            return lambda: _middle_tag(_("Nothing to do"), way)
        case m.Placed():
            return lambda: _placed(way)
        case m.Skipped(seat):
            return lambda: _tag(_("No card, no turn"), way, seat)
        case m.Counted():
            return lambda: _counted(event, way)
        case m.Ended():
            return lambda: _banner(_("The game is over"), 0, way)
    return None


# ---- words on the table


def _banner(words: str, moon: int, way: Way) -> Script:
    banner = Pose(way.plan.felt.w / 2, way.plan.spot.cy, ("banner", words, moon), 1.0, FLYING)
    way.stage.put("banner", replace(banner, y=banner.y + 10, alpha=0.0))
    yield [Sound("page"), Move("banner", banner, "settle", ease_out)]
    yield Seen()
    yield Wait("banner")
    yield Move("banner", replace(banner, alpha=0.0), "settle")
    way.stage.drop("banner")


def _round(number: int, starter: Seat, way: Way) -> Script:
    way.table.host.reveal()
    if starter == way.after.seat:
        words = _("Round {n}: you start").format(n=number)
    else:
        words = _("Round {n}: {name} starts").format(n=number, name=way.name(starter))
    yield from _banner(words, min(number, 5), way)


def _tag(words: str, way: Way, seat: Seat) -> Script:
    """A word beside the row of a seat, unless it is the viewer's own look."""
    strip = way.plan.strips[seat]
    tag = Pose(strip.x + min(strip.w / 2, 250), strip.cy, ("tag", words), 1.0, FLYING)
    way.stage.put("tag", replace(tag, alpha=0.0))
    yield Move("tag", tag, "settle")
    yield Seen()
    yield Wait("banner")
    yield Move("tag", replace(tag, alpha=0.0), "settle")
    way.stage.drop("tag")


def _middle_tag(words: str, way: Way) -> Script:
    tag = Pose(way.plan.spot.cx, way.plan.spot.y - 4, ("tag", words), 1.0, FLYING + 1)
    way.stage.put("tag", replace(tag, alpha=0.0))
    yield Move("tag", tag, "settle")
    yield Wait("show")
    yield Move("tag", replace(tag, alpha=0.0), "dust", go_on="land")


def _howls(seats: tuple[Seat, ...], way: Way, *, deal: bool) -> Script:
    """All howls at once; silence at the deal is told too, and takes as long."""
    cues: list[Cue] = [Sound("howl")] if seats else []
    pieces = []
    for seat in range(2):
        strip = way.plan.strips[seat]
        if seat in seats:
            face: tuple[object, ...] = ("howl", _("HOWL!"))
        elif deal:
            face = ("tag", _("silent"))
        else:
            continue
        pose = Pose(strip.x + min(strip.w * 0.45, 260), strip.cy, face, 1.0, FLYING)
        piece = f"howl:{seat}"
        way.stage.put(piece, replace(pose, y=pose.y + 14, zoom=0.7, alpha=0.0))
        cues.append(Move(piece, pose, "grow", ease_back))
        pieces.append((piece, pose))
    yield list(cues)
    yield Seen()
    yield Wait("reveal")
    yield [Move(piece, replace(pose, alpha=0.0), "settle") for piece, pose in pieces]
    for piece, _pose in pieces:
        way.stage.drop(piece)


# ---- cards


def _dealt(seat: Seat, card: m.Card, way: Way) -> Script:
    """From the pile to a hand; the next card leaves while this one is still on its way."""
    stage = way.stage
    x = (way.plan.centre[0].cx + way.plan.centre[1].cx) / 2
    start = Pose(x, way.plan.centre[0].cy - 8, BACK, way.k, FLYING, lift=1.0)
    piece = f"hand:{card}"
    if card != m.HIDDEN and piece in way.goal:
        goal = replace(way.goal[piece], z=FLYING)
    else:
        hx, hy = way.hand_of(seat)
        piece = f"dealt:{sum(name.startswith('dealt') for name in stage.poses)}"
        goal = replace(start, x=hx, y=hy, k=0.75, lift=0.0, alpha=0.0)
    stage.put(piece, start)
    if seat == way.plan.bottom:  # one slide a round: all of them would be a hiss
        yield Sound("slide")
    dealt = Move(piece, goal, "deck_to_hand", ease_out_quart, arc=16, flip=True, go_on="deal_stagger")
    yield [dealt, *_make_room(way, piece)]


def _make_room(way: Way, piece: str) -> list[Cue]:
    """The other cards of the hand go where they will lie beside this one."""
    here = way.stage.poses
    return [
        Move(name, goal, "pick", ease_out, go_on="deal_stagger")
        for name, goal in way.goal.items()
        if name.startswith("hand:")
        and name != piece
        and name in here
        and (here[name].x, here[name].y) != (goal.x, goal.y)
    ]


def _leaves(seat: Seat, card: m.Card, way: Way) -> Pose:
    """A card on its way out of a hand: from its place if the viewer holds it, else the last one of that hand."""
    last = f"{'mine' if seat == way.plan.bottom else 'hers'}:{way.before.hand_sizes[seat] - 1}"
    name = f"hand:{card}" if f"hand:{card}" in way.stage.poses else last
    here = way.stage.poses.get(name)
    way.stage.drop(name)
    if here is not None:
        return replace(here, z=FLYING)
    x, y = way.hand_of(seat)
    return Pose(x, y, BACK, 0.75, FLYING)


def _offered(seat: Seat, card: m.Card, token: int, way: Way) -> Script:
    piece = f"laid:{token}"
    way.stage.put(piece, _leaves(seat, card, way))
    offered = way.spot(("back", card, -1, 0), way.k * SPOT_K)
    yield [Sound("slide"), carry(piece, offered, flip=True, lands="snap")]


def _answered(seat: Seat, took: bool, token: int, way: Way) -> Script:
    if seat != way.after.seat:
        text = _("{name} takes it") if took else _("{name} refuses")
        yield from _middle_tag(text.format(name=way.name(seat)), way)
    goal = way.lying(token)
    if goal is not None:
        yield [Sound("slide"), carry(f"laid:{token}", goal, lands="snap")]


def _played(seat: Seat, card: m.Card, way: Way) -> Script:
    piece = f"laid:{way.before.serial + 1}"
    way.stage.put(piece, _leaves(seat, card, way))
    shown = way.spot(("hand", card), way.plan.spot.w / CARD_W)
    yield [Sound("slide"), carry(piece, shown, flip=seat != way.after.seat, lands="snap")]
    yield Seen()
    yield Wait("reveal" if seat != way.after.seat else "flip")


def _placed(way: Way) -> Script:
    token = max(laid.token for row in way.rows for laid in row)  # the card laid last
    goal = way.lying(token)
    if goal is not None:
        yield [Sound("slide"), carry(f"laid:{token}", goal, flip=True, lands="snap")]


def _is_back(pose: Pose) -> bool:
    return isinstance(pose.face, tuple) and pose.face[0] == "back"


def _kept(seat: Seat, card: m.Card, way: Way) -> Script:
    """A card leaves the centre: the viewer's own choice from where it lay, another's from the centre as a whole."""
    stage, plan = way.stage, way.plan
    known = way.before.centre_known
    place = known.index(card) if card in known else 1
    box = plan.centre[place]
    own = card != m.HIDDEN and f"hand:{card}" in way.goal
    stage.drop(f"centre:{place}")
    if place == 0 and "centre:1" in stage.poses:  # the other one becomes the first
        stage.put("centre:0", stage.poses["centre:1"])
        stage.drop("centre:1")
    if own:
        piece = f"hand:{card}"
        stage.put(piece, Pose(box.cx, box.cy, ("row", card, -1, 0), way.k, FLYING, lift=1.0))
        taken = Move(piece, replace(way.goal[piece], z=FLYING), "deck_to_hand", ease_out_quart, arc=24)
        yield [Sound("slide"), taken, *_make_room(way, piece)]
        return
    x, y = way.hand_of(seat)
    stage.put("kept", Pose(box.cx, box.cy, BACK, way.k, FLYING, lift=1.0))
    gone = Pose(x, y, BACK, 0.75, FLYING, alpha=0.0)
    yield [Sound("slide"), Move("kept", gone, "deck_to_hand", ease_out_quart, arc=24)]
    stage.drop("kept")


def _turned(card: m.Card, token: int, way: Way) -> Script:
    piece = f"laid:{token}"
    here = way.stage.poses.get(piece)
    if here is None:
        return
    shown = replace(here, face=("row", card, -1, 0), k=way.plan.k * TURNED_K, z=FLYING, lift=1.0, y=here.y - 8)
    yield [Sound("flip"), Move(piece, shown, "flip", ease_in_out, arc=10, flip=True)]
    yield Seen()
    yield Wait("reveal")


def _shot(card: m.Card, token: int, way: Way) -> Script:
    piece = f"laid:{token}"
    here = way.stage.poses.get(piece)
    if here is None:
        return
    name = texts.card_title(card)
    yield from _middle_tag(_("{card} is shot").format(card=name), way)
    goal = Pose(way.plan.shot.cx, way.plan.shot.cy, ("row", card, -1, 0), way.plan.shot.w / CARD_W, FLYING)
    away = Move(piece, goal, "pass", ease_in_out, arc=24, lands="snap", tilt=4, flip=_is_back(here))
    yield [Sound("knock"), away]


def _moved(token: int, way: Way) -> Script:
    goal = way.lying(token)
    piece = f"laid:{token}"
    if goal is not None and piece in way.stage.poses:
        yield [Sound("slide"), Move(piece, goal, "pass", ease_in_out, arc=24, lands="snap", tilt=4)]


def _gave(giver: Seat, receiver: Seat, card: m.Card, way: Way) -> Script:
    start, piece = _leaves(giver, card, way), f"hand:{card}"
    if card != m.HIDDEN and piece in way.goal:
        way.stage.put(piece, start)
        given = replace(way.goal[piece], z=FLYING)
        gift = Move(piece, given, "pass", ease_in_out, arc=24, tilt=4, flip=True)
        yield [Sound("slide"), gift, *_make_room(way, piece)]
        yield Seen()
        yield Wait("show")
        return
    x, y = way.hand_of(receiver)
    way.stage.put("gift", start)
    gone = Pose(x, y, BACK, 0.75, FLYING, lift=1.0, alpha=0.0)
    yield [Sound("slide"), Move("gift", gone, "pass", ease_in_out, arc=24, tilt=4, flip=True)]
    way.stage.drop("gift")


# ---- the count


def _counted(event: m.Counted, way: Way) -> Script:
    """Cards turn from the left, points appear, faces climb the ladder; a click goes on at once."""
    stage, plan = way.stage, way.plan
    pieces: list[str] = []
    counted = [worths(tuple(laid.card for laid in row)) for row in event.rows]
    for place in range(max(len(row) for row in event.rows)):
        cues: list[Cue] = [Sound("flip")]
        for seat, row in enumerate(event.rows):
            if place >= len(row):
                continue
            laid = row[place]
            box = plan.slot(seat, place, max(SHOWN, len(row)))
            pose = Pose(box.cx, box.cy, ("row", laid.card, place, seat), plan.k, FLYING)
            cues.append(Move(f"laid:{laid.token}", pose, "flip", ease_in_out, arc=10, flip=True))
            points = counted[seat][place]
            chip = Pose(box.cx, box.bottom - 8, ("points", texts.gain(points), points < 0), 1.0, FLYING + 1)
            pieces.append(f"points:{seat}:{place}")
            stage.put(pieces[-1], replace(chip, y=chip.y + 10, alpha=0.0))
            coin = f"coin{min(place, 12)}" if points > 0 else ""
            cues.append(Move(pieces[-1], chip, "flip", ease_out, lands=coin))
        yield list(cues)
        yield Wait("flip")
    sums: list[Cue] = []
    for seat in range(2):
        strip = plan.strips[seat]
        total = event.points[seat]
        pose = Pose(strip.right - 52, strip.cy, ("points", texts.gain(total), total < 0), 1.0, FLYING + 1)
        pieces.append(f"sum:{seat}")
        stage.put(pieces[-1], replace(pose, zoom=0.6, alpha=0.0))
        sums.append(Move(pieces[-1], pose, "grow", ease_back, lands="tock"))
    yield list(sums)
    yield Seen()
    yield Wait("reveal")
    climbs: list[Cue] = []
    for seat in range(2):
        piece = f"marker:{seat}"
        here = stage.poses.get(piece)
        if here is not None:
            goal = replace(way.goal.get(piece, here), y=plates.rung(plan, event.totals[seat]))
            climbs.append(Move(piece, goal, "climb", ease_in_out, lands="tock"))
    yield list(climbs)
    yield Wait("win", held=True)
    for piece in pieces:
        stage.drop(piece)
