"""The drama of each event on the way to the layout. Scripts may do anything; the stage settles afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.core.game import Event, Seat
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.table import fall, house_art, paths
from game.games.three_little_wolves.table.plan import Plan
from game.i18n import _, ngettext
from game.ui.cues import Cue, Move, Pose, Script, Seen, Sound, Wait, carry
from game.ui.curves import ease_back, ease_in, ease_in_out, ease_out, ease_out_quart
from game.ui.paths import hopping, puffing
from game.ui.stage import Stage
from game.ui.table import FLYING, RINGS

SHORT = 160.0  # from a wing: the Big Bad Pig comes from the other one
HOP = 7.0  # of a house that is glad of a guest
DUST = ("art", "tokens/dust", 76.0, 48.0)
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
            return lambda: fall.fell(owner, house, way)
    return None


def _effect(card: m.Card) -> str:
    return _("The pig says: {effect}.").format(effect=texts.card_effect(card))


def _drew(event: m.Drew, way: Way) -> Script:
    """A card from the pile to a hand; in the deal the next one leaves while this one is still on its way."""
    deck, stage = way.plan.deck, way.stage
    dealing = way.before.phase in (m.Phase.FIRST, m.Phase.DEAL)
    start = Pose(deck.cx, deck.cy, ("card", m.HIDDEN), 0.8, FLYING, lift=1.0)
    piece, go_on = f"card:{event.card}", "deal_stagger" if dealing else ""
    if not dealing or event.seat == 0:  # one slide a round: all of them would be a hiss
        yield Sound("slide")
    if event.card != m.HIDDEN and piece in way.goal:
        stage.put(piece, start)
        goal = replace(way.goal[piece], z=FLYING)
        yield Move(piece, goal, "deck_to_hand", ease_out_quart, arc=20, flip=True, go_on=go_on)
        return
    x, y = way.hand_of(event.seat)
    flying = f"flying:{sum(piece.startswith('flying') for piece in stage.poses)}"
    stage.put(flying, start)
    gone = replace(start, x=x, y=y, k=0.5, alpha=0.0)
    yield Move(flying, gone, "deck_to_hand", ease_out_quart, arc=20, go_on=go_on)
    if not dealing:
        stage.drop(flying)


def _bring(owner: m.Owner, card: m.Card, x: float, y: float, way: Way) -> Script:
    """A card comes to (x, y): from where it lies, or out of its owner's hand; one that was hidden is shown a while."""
    piece, stage = f"card:{card}", way.stage
    known = stage.poses.get(piece)
    if known is None:
        hx, hy = way.hand_of(owner)
        stage.put(piece, replace(way.card(card, hx, hy, 0.5), alpha=0.0))
    yield [Sound("slide"), carry(piece, way.card(card, x, y))]
    if known is None:
        yield Wait("show")


def _built(owner: m.Owner, card: m.Card, house: int, way: Way) -> Script:
    """The card becomes a storey: the house grows out of its own walls, and dust puffs out where it sits down."""
    stage, place = way.stage, len(way.after.houses[owner]) - 1 if house == m.NEW else house
    x, y = way.roof(owner, place)
    yield from _bring(owner, card, x, y, way)
    piece, goal = f"house:{owner}:{place}", way.goal.get(f"house:{owner}:{place}")
    if goal is None:
        stage.drop(f"card:{card}")
        return
    street, shown = way.plan.streets[owner], stage.poses.get(f"card:{card}")
    before = stage.poses.get(piece)
    was, now = (before.face[1] if before and isinstance(before.face, tuple) else None), goal.face[1]  # type: ignore[index]
    foot = street.ground - house_art.seam(was, now) * street.k
    grown = replace(goal, face=("house", now, was))
    stage.put(piece, replace(grown, grown=0.0))
    if shown:
        into = replace(shown, y=foot - 20 * street.k, k=0.4 * shown.k, alpha=0.0, lift=0.0)
        yield Move(f"card:{card}", into, "press_in", ease_in, go_on="land")
    yield [
        Move(piece, grown, "grow", ease_back),
        Sound("knock", "land"),
        *_dust(street.axes[place], foot, street.k, "land", way),
    ]
    stage.put(piece, goal)
    stage.drop(f"card:{card}")
    _sweep(way)


def _dust(x: float, foot: float, k: float, delay: str, way: Way) -> list[Cue]:
    """Two puffs, one to each side, from where something sits down or falls."""
    cues: list[Cue] = []
    for side in (-1, 1):
        piece = f"dust:{side}"
        start = Pose(
            x + side * 48 * k, foot - 10 * k, ("art", "tokens/dust", 76.0, 48.0), k, FLYING, zoom=0.4, alpha=0.0
        )
        way.stage.put(piece, start)
        cues.append(Move(piece, replace(start, x=x + side * 84 * k), "dust", path=puffing, delay=delay))
    return cues


def _sweep(way: Way) -> None:
    """Take away what only flew about."""
    for piece in [piece for piece in way.stage.poses if piece.startswith("dust:")]:
        way.stage.drop(piece)


def _discarded(owner: m.Owner, card: m.Card, way: Way) -> Script:
    pile = way.plan.discard
    yield from _bring(owner, card, pile.cx, pile.cy, way)
    yield Move(f"card:{card}", Pose(pile.cx, pile.cy, ("card", card), 0.8, FLYING), "settle", ease_out, lands="snap")


def _sent(seat: Seat, wolf: int, owner: m.Owner, house: int, way: Way) -> Script:
    """It leaps from its owner's plate over the roofs and looks out of a window."""
    plan = way.plan
    plate = plan.plate if seat == plan.bottom else plan.streets[seat].plate
    x, y = way.roof(owner, house)
    left = plate.x + plate.w * 0.7
    start = Pose(left, plate.cy, ("leap", seat, wolf, left <= x + 8), 1.0, FLYING, lift=1.0, alpha=0.0)
    way.stage.put("wolf", start)
    yield Move("wolf", replace(start, x=x + 8, y=y + 24, alpha=1.0), "wolf", ease_in_out, arc=60, lands="howl", tilt=12)
    yield Seen()
    yield [*_greets(f"house:{owner}:{house}", way), Move("wolf", replace(way.stage.poses["wolf"], alpha=0.0), "dust")]
    way.stage.drop("wolf")


def _greets(piece: str, way: Way) -> list[Cue]:
    """A house shows who has come, and hops a little."""
    goal = way.goal.get(piece)
    if goal is None or piece not in way.stage.poses:
        return []
    way.stage.put(piece, goal)
    return [Move(piece, goal, "settle", path=hopping(HOP))]


def _pig(card: m.Card, number: int, token: int, way: Way) -> Script:
    """The card everybody fears is turned up on its way to the middle."""
    deck, stage = way.plan.deck, way.stage
    x, y = way.plan.felt.w / 2, way.plan.felt.h * 0.44
    stage.put("pigcard", Pose(deck.cx, deck.cy, ("card", m.HIDDEN), 0.8, FLYING, lift=1.0))
    shown = Pose(x, y, ("card", card), 1.4, FLYING, lift=1.0)
    yield [Sound("flip"), Move("pigcard", shown, "flip", ease_out, arc=24, lands="snort", flip=True)]
    words = _("Big Bad Pig number {n}! {points} points for the tallest house.").format(n=number, points=token)
    banner = Pose(x, y + 128, ("banner", words), 1.0, FLYING)
    stage.put("banner", replace(banner, y=banner.y + 10, alpha=0.0))
    yield Move("banner", banner, "settle", ease_out)
    yield Seen()
    yield Wait("reveal")
    yield [
        Move("pigcard", replace(shown, y=y - 30, alpha=0.0), curve=ease_in),
        Move("banner", replace(banner, alpha=0.0)),
    ]
    stage.drop("pigcard")
    stage.drop("banner")


def _pinned(owner: m.Owner, house: int, token: int, way: Way) -> Script:
    """The pig comes from the wings with alternating steps, pins its token to the house and walks off again."""
    street, stage = way.plan.streets[owner], way.stage
    x, ground, k = street.axes[house], street.ground, street.k
    size, felt = max(0.55, k), way.plan.felt
    left = x < (felt.left + felt.right) / 2
    if min(x - felt.left, felt.right - x) < SHORT:
        left = not left  # a way worth walking
    wing = felt.left - 70 * size if left else felt.right + 70 * size
    goal_x = x + (-64 * k if left else 78 * k)
    # drawn behind the panels: it comes from the wings
    comes = Pose(wing, ground + 4, ("walk", 1, not left), size, RINGS)
    stage.put("pig", comes)
    yield [Move("pig", replace(comes, x=goal_x), "walk", path=paths.walking), *_steps()]
    here = stage.poses["pig"]
    token_face = ("art", f"tokens/pig-{token}", 54.0, 54.0)
    hand = goal_x + (24 if left else -24) * size
    start = Pose(hand, ground - 64 * size, token_face, k, FLYING, lift=1.0)
    stage.put("token", start)
    yield [
        Move("pig", here, "pin", path=hopping(HOP)),
        Move(
            "token", replace(start, x=x + 70 * k, y=ground - 24 * k, lift=0.0), "pin", ease_in_out, arc=24, lands="tock"
        ),
    ]
    stage.drop("token")
    yield Seen()
    yield _greets(f"house:{owner}:{house}", way)
    stage.put("pig", replace(here, face=("walk", 1, left)))
    yield Move("pig", replace(here, x=wing, face=("walk", 1, left)), "walk", path=paths.walking, go_on="pin")


def _steps() -> list[Cue]:
    """The heavy feet of the Big Bad Pig."""
    return [Sound("step", "pig_step", step) for step in range(1, paths.STEPS + 1)]


def _mustache(seat: Seat, way: Way) -> Script:
    x0, y0 = way.hand_of(way.before.mustache)
    x1, y1 = way.hand_of(seat)
    start = Pose(x0, y0, ("art", "tokens/mustache", 48.0, 48.0), 1.0, FLYING, lift=1.0, alpha=0.0)
    way.stage.put("mustache", start)
    moved = replace(start, x=x1, y=y1, alpha=1.0)
    yield [Sound("slide"), Move("mustache", moved, "wolf", ease_in_out, arc=40, lands="tock", tilt=8)]
    yield Seen()
    yield Move("mustache", replace(start, x=x1, y=y1), "dust")
    way.stage.drop("mustache")


def _revealed(card: m.Card, way: Way) -> Script:
    deck, piece = way.plan.deck, f"card:{card}"
    x, y = way.hand_of(way.after.smooki)
    way.stage.put(piece, Pose(deck.cx, deck.cy, ("card", m.HIDDEN), 0.8, FLYING, lift=1.0))
    yield [Sound("flip"), Move(piece, way.card(card, x, y + 110), "flip", ease_out, arc=24, flip=True)]
    yield Seen()
    yield Wait("show")


def _passed(giver: Seat, receiver: Seat, card: m.Card, way: Way) -> Script:
    piece = f"card:{card}" if card != m.HIDDEN else f"passed:{giver}"
    x0, y0 = way.hand_of(giver)
    x1, y1 = way.hand_of(receiver)
    if piece not in way.stage.poses:
        way.stage.put(piece, replace(way.card(card, x0, y0, 0.6), alpha=0.0))
    known = way.goal.get(piece)
    to = replace(known, z=FLYING) if known else replace(way.card(m.HIDDEN, x1, y1, 0.5), alpha=0.0)
    yield [Sound("slide"), Move(piece, to, "pass", ease_in_out, arc=24, tilt=4, flip=True)]
    if not known:
        way.stage.drop(piece)


def _banner(words: str, way: Way) -> Script:
    banner = Pose(way.plan.felt.w / 2, way.plan.felt.h * 0.45, ("banner", words), 1.0, FLYING)
    way.stage.put("banner", replace(banner, y=banner.y + 10, alpha=0.0))
    yield [Sound("page"), Move("banner", banner, "settle", ease_out)]
    yield Seen()
    yield Wait("banner")
    yield Move("banner", replace(banner, alpha=0.0), "settle")
    way.stage.drop("banner")
