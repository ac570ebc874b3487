"""The drama of each event on the way to the layout. Scripts may do anything; the stage settles afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.core.game import Event, Seat
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.table.plan import Plan
from game.i18n import _, ngettext
from game.ui.cues import Move, Pose, Script, Wait
from game.ui.curves import ease_back, ease_in, ease_in_out, ease_out, linear
from game.ui.palette import SEATS
from game.ui.stage import Stage
from game.ui.table import FLYING, RINGS

SHOWN = 0.9  # scale at which a card is shown on its way


@dataclass(frozen=True, slots=True)
class Way:
    """What scripts know: where things lie afterwards, and who looks."""

    stage: Stage
    plan: Plan  # of the table afterwards
    goal: Mapping[str, Pose]
    before: m.View
    after: m.View

    def hand_of(self, owner: m.Owner) -> tuple[float, float]:
        """Where the cards of an owner come from and go to."""
        if owner == self.plan.bottom:
            return self.plan.hand.cx, self.plan.hand.y + 90
        plate = self.plan.streets[owner].plate
        return plate.x + plate.w * 0.55, plate.cy

    def card(self, card: m.Card, x: float, y: float, k: float = SHOWN) -> Pose:
        return Pose(x, y, ("card", card), k, FLYING, lift=1.0)

    def roof(self, owner: m.Owner, house: int) -> tuple[float, float]:
        """A little above a house."""
        box = self.plan.streets[owner].box(house)
        return self.plan.streets[owner].axes[house], max(box.y + 10, 130)


def script(event: Event, way: Way) -> Callable[[], Script] | None:
    """How an event is played, or None when the layout alone tells it."""
    match event:
        case m.Drew():
            return lambda: _drew(event, way)
        case m.Built(owner=owner, card=card, house=house) | m.Dug(owner=owner, card=card, house=house):
            return lambda: _built(owner, card, house, way)
        case m.Discarded(owner, card):
            return lambda: _discarded(owner, card, way)
        case m.Sent(seat, wolf, owner, house):
            return lambda: _sent(seat, wolf, owner, house, way)
        case m.PigCame(_drawer, card, number, token):
            return lambda: _pig(card, number, token, way)
        case m.Pinned(owner, house, token):
            return lambda: _pinned(owner, house, token, way)
        case m.TokenLost(token):
            return lambda: _banner(_("No house stands yet: the pig’s token is lost."), way)
        case m.MustacheMoved(seat):
            return lambda: _mustache(seat, way)
        case m.Revealed(card):
            return lambda: _revealed(card, way)
        case m.EffectBegan(card):
            return lambda: _banner(_effect(card), way)
        case m.EffectIgnored():
            return lambda: _banner(_("The third pig changes nothing else."), way)
        case m.LastTurns(turns):
            words = ngettext("The last turn!", "The last {n} turns!", turns).format(n=turns)
            return lambda: _banner(words, way)
        case m.Passed(giver, receiver, card):
            return lambda: _passed(giver, receiver, card, way)
        case m.Fell(owner, house):
            return lambda: _fell(owner, house, way)
    return None


def _effect(card: m.Card) -> str:
    return _("The pig says: {effect}.").format(effect=texts.card_effect(card))


def _drew(event: m.Drew, way: Way) -> Script:
    deck, stage = way.plan.deck, way.stage
    dealing = way.before.phase == m.Phase.DEAL
    span = "deal_stagger" if dealing else "deck_to_hand"
    start = Pose(deck.cx, deck.cy, ("card", m.HIDDEN), 0.8, FLYING, lift=1.0)
    piece = f"card:{event.card}"
    if event.card != m.HIDDEN and piece in way.goal:
        stage.put(piece, start)
        yield Move(piece, replace(way.goal[piece], z=FLYING), span, ease_out, arc=0 if dealing else 20)
    elif not dealing:
        x, y = way.hand_of(event.seat)
        stage.put("flying", start)
        yield Move("flying", replace(start, x=x, y=y, k=0.5), span, ease_out, arc=20)
        stage.drop("flying")


def _bring(owner: m.Owner, card: m.Card, x: float, y: float, way: Way) -> Script:
    """A card comes to (x, y): from where it lies, or from its owner's hand, shown for a moment if it was hidden."""
    piece, stage = f"card:{card}", way.stage
    known = stage.poses.get(piece)
    if known is None:
        hx, hy = way.hand_of(owner)
        stage.put(piece, way.card(card, hx, hy, 0.5))
        yield Wait("think")
    yield Move(piece, way.card(card, x, y), "card_to_table", ease_in_out, arc=24)
    if known is None:
        yield Wait("show")


def _built(owner: m.Owner, card: m.Card, house: int, way: Way) -> Script:
    place = len(way.after.houses[owner]) - 1 if house == m.NEW else house
    x, y = way.roof(owner, place)
    yield from _bring(owner, card, x, y, way)
    way.stage.drop(f"card:{card}")
    piece = f"house:{owner}:{place}"
    goal = way.goal.get(piece)
    if goal:
        if piece not in way.stage.poses:
            way.stage.put(piece, replace(goal, y=goal.y + 14, alpha=0.0))
        else:
            way.stage.put(piece, replace(way.stage.poses[piece], face=goal.face, k=goal.k, y=goal.y - 8))
        yield Move(piece, goal, "grow", ease_back)


def _discarded(owner: m.Owner, card: m.Card, way: Way) -> Script:
    pile = way.plan.discard
    yield from _bring(owner, card, pile.cx, pile.cy, way)
    yield Move(f"card:{card}", Pose(pile.cx, pile.cy, ("card", card), 0.8, FLYING), "settle", ease_out)


def _sent(seat: Seat, wolf: int, owner: m.Owner, house: int, way: Way) -> Script:
    plan = way.plan
    face = ("art", f"tokens/wolf-{SEATS[seat]}-{wolf}", 44.0, 44.0)
    plate = plan.plate if seat == plan.bottom else plan.streets[seat].plate
    start = Pose(plate.x + plate.w * 0.7, plate.cy, face, 1.0, FLYING, lift=1.0)
    x, y = way.roof(owner, house)
    way.stage.put("wolf", start)
    yield Move("wolf", replace(start, x=x + 8, y=y + 24), "wolf", ease_in_out, arc=60)
    way.stage.drop("wolf")


def _pig(card: m.Card, number: int, token: int, way: Way) -> Script:
    deck, stage = way.plan.deck, way.stage
    x, y = way.plan.felt.w / 2, way.plan.felt.h * 0.44
    stage.put("pigcard", Pose(deck.cx, deck.cy, ("card", m.HIDDEN), 0.8, FLYING, lift=1.0))
    yield Move("pigcard", Pose(x, y, ("card", card), 1.4, FLYING, lift=1.0), "card_to_table", ease_out, arc=40)
    words = _("Big Bad Pig number {n}! {points} points for the tallest house.").format(n=number, points=token)
    banner = Pose(x, y + 128, ("banner", words), 1.0, FLYING)
    stage.put("banner", replace(banner, alpha=0.0))
    yield Move("banner", banner, "settle")
    yield [Wait("reveal"), Wait("banner")]
    yield [
        Move("pigcard", Pose(x, y - 30, ("card", card), 1.4, FLYING, alpha=0.0)),
        Move("banner", replace(banner, alpha=0.0)),
    ]
    stage.drop("pigcard")
    stage.drop("banner")


def _pinned(owner: m.Owner, house: int, token: int, way: Way) -> Script:
    street = way.plan.streets[owner]
    x, ground, k = street.axes[house], street.ground, street.k
    left = x < way.plan.felt.w / 2
    wing = -60.0 if left else way.plan.felt.w + 60
    stage, size = way.stage, max(0.55, k)
    walk = Pose(wing, ground + 4, ("walk", 1, not left), size, RINGS)  # behind the panels: it comes from the wings
    stage.put("pig", walk)
    steps = 8
    goal_x = x + (-64 * k if left else 78 * k)
    for step in range(1, steps + 1):
        at = replace(walk, x=wing + (goal_x - wing) * step / steps, face=("walk", 1 + step % 2, not left))
        yield Move("pig", at, "pig_step", linear, arc=4)
    token_face = ("art", f"tokens/pig-{token}", 54.0, 54.0)
    start = Pose(goal_x, ground - 90 * size, token_face, k, FLYING, lift=1.0)
    stage.put("token", start)
    yield Move("token", replace(start, x=x + 70 * k, y=ground - 24 * k), "pin", ease_in_out, arc=16)
    stage.drop("token")
    piece = f"house:{owner}:{house}"
    if piece in way.goal:
        stage.put(piece, way.goal[piece])
    yield Move("pig", replace(walk, x=wing, alpha=0.0, face=("walk", 2, left)), "settle", ease_in)
    stage.drop("pig")


def _mustache(seat: Seat, way: Way) -> Script:
    x0, y0 = way.hand_of(way.before.mustache)
    x1, y1 = way.hand_of(seat)
    start = Pose(x0, y0, ("art", "tokens/mustache", 48.0, 48.0), 1.0, FLYING, lift=1.0)
    way.stage.put("mustache", start)
    yield Move("mustache", replace(start, x=x1, y=y1), "wolf", ease_in_out, arc=40)
    way.stage.drop("mustache")


def _revealed(card: m.Card, way: Way) -> Script:
    deck, piece = way.plan.deck, f"card:{card}"
    x, y = way.hand_of(way.after.smooki)
    way.stage.put(piece, Pose(deck.cx, deck.cy, ("card", m.HIDDEN), 0.8, FLYING, lift=1.0))
    yield Move(piece, way.card(card, x, y + 110), "deck_to_hand", ease_out, arc=30)
    yield Wait("show")


def _passed(giver: Seat, receiver: Seat, card: m.Card, way: Way) -> Script:
    piece = f"card:{card}" if card != m.HIDDEN else f"passed:{giver}"
    x0, y0 = way.hand_of(giver)
    x1, y1 = way.hand_of(receiver)
    if piece not in way.stage.poses:
        way.stage.put(piece, way.card(card, x0, y0, 0.6))
    known = way.goal.get(piece)
    to = replace(known, z=FLYING) if known else way.card(card, x1, y1, 0.5)
    yield Move(piece, to, "pass", ease_in_out, arc=30)
    if not known:
        way.stage.drop(piece)


def _fell(owner: m.Owner, house: int, way: Way) -> Script:
    piece = f"house:{owner}:{house}"
    here = way.stage.poses.get(piece)
    goal = way.goal.get(piece)
    if here and goal:
        yield Move(piece, replace(goal, y=goal.y + 10, angle=4.0), "fall", ease_in)


def _banner(words: str, way: Way) -> Script:
    banner = Pose(way.plan.felt.w / 2, way.plan.felt.h * 0.45, ("banner", words), 1.0, FLYING)
    way.stage.put("banner", replace(banner, alpha=0.0))
    yield Move("banner", banner, "settle")
    yield [Wait("banner"), Wait("reveal")]
    yield Move("banner", replace(banner, alpha=0.0), "settle")
    way.stage.drop("banner")
