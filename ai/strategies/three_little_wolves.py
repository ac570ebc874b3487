"""Rules of thumb for The Three Little Wolves: each has a name, a weight and a sentence.

Early they are about room to grow, in the last turns about the points of the count; in between they are mixed.
What an action would lose goes by the name "loses" whatever it is, so that the other names always speak for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.strategies import three_little_wolves_weights as weights
from ai.strategies.three_little_wolves_reading import ALONE, NOTHING, NUMBERS, ROOFS, Reading, receiver, useful
from ai.strategies.three_little_wolves_weights import Stages, Weights
from ai.thumb import ONLY, Weighed
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import Place, after, room
from game.games.three_little_wolves.model import (
    NEW,
    NO_COLOUR,
    Action,
    Build,
    Card,
    Dig,
    Discard,
    House,
    Keep,
    Pass,
    Pin,
    Send,
    View,
)
from game.i18n import _

NEARLY_LAST = 2 * BOX.last_turns  # own turns left from which the last ones begin to count


class WolvesStrategy:
    """What `ai.thumb` asks for, by these weights."""

    def __init__(self, stages: Stages) -> None:
        self.stages = stages

    def weigh(self, view: View, actions: Sequence[Action]) -> list[Weighed]:
        reading = Reading(view)
        stages = self.stages
        late = reading.turns <= BOX.last_turns
        chosen = stages.late if late else stages.near if reading.turns <= NEARLY_LAST else stages.early
        weighing = Weighing(reading, chosen, actions)
        return [weighing.weigh(action) for action in actions]

    def sentence(self, reason: str) -> str:
        return sentences()[reason]


class Weighing:
    """What each rule of thumb gives to each action of one decision."""

    def __init__(self, reading: Reading, weights: Weights, actions: Sequence[Action]) -> None:
        self.reading, self.weights = reading, weights
        self.buildable = {action.card for action in actions if isinstance(action, Build | Dig)}
        self._wolf: float | None = None

    def weigh(self, action: Action) -> Weighed:
        if isinstance(action, Build | Dig):
            return self.build(action)
        if isinstance(action, Discard):
            return self.discard(action.card)
        if isinstance(action, Send):
            return self.send(action.wolf, (action.owner, action.house))
        if isinstance(action, Keep):
            return {"keep": self.weights.keep}
        if isinstance(action, Pass):
            return self.give(action.card)
        if isinstance(action, Pin):
            return self.pin((action.owner, action.house))
        raise TypeError(f"no seat takes {action!r}")

    def build(self, action: Build | Dig) -> Weighed:
        reading, weights = self.reading, self.weights
        old = None if action.house == NEW else reading.street[action.house]
        new = after(reading.street, action)
        found: Weighed = {}
        if new.colour == NO_COLOUR and not (reading.missing and reading.grows):
            found["least_bad"] = 0.0  # it can never get a colour, so nothing that is built there counts
        elif isinstance(action, Dig):
            found["basement"] = weights.basement
        elif old is None:
            if new.colour == NO_COLOUR:
                found["white"] = weights.white - weights.white_start * action.value
            elif reading.grows:
                found["start"] = -weights.start * action.value
        else:
            if new.height > old.height:
                found["floor"] = weights.floor
            elif reading.grows:
                found["covers"] = weights.floor
            if reading.grows:
                found["step"] = -weights.step * (action.value - old.top - 1)
        if isinstance(action, Build):
            cost = weights.bad_roof if ROOFS[action.card] < 0 else 0.0
            if action.value < NUMBERS[action.card]:
                cost += weights.double
            self.note(found, "loses", -cost)
        if new.colour != NO_COLOUR and (old is None or old.colour == NO_COLOUR):
            found["colour"] = weights.colour
        if reading.prize and new.height > reading.highest:
            found["highest"] = weights.highest * reading.prize
        self.count(found, (reading.owner, action.house), old, new)
        return found

    def count(self, found: Weighed, place: Place, old: House | None, new: House) -> None:
        """What building changes in the points, were the game to end then."""
        reading, weights = self.reading, self.weights
        opens = old is None or old.colour == NO_COLOUR
        before = reading.white_only(old) if opens else NOTHING
        if new.colour == NO_COLOUR:
            was, will = NOTHING, reading.white_only(new)
        else:
            was, will = reading.worth(new.colour, place), reading.worth_with(new, place)
        # who builds gets the points of the house: Smooki's too, since only the Mustache holder builds there
        stands = will.stands - was.stands - before.stands
        self.note(found, "opens" if opens else "saves", weights.stands * stands)
        self.note(found, "crown", weights.crown * (will.crown - was.crown))
        pays = ROOFS[new.floors[-1].card] > 0
        self.note(found, "roof" if pays else "sheds", weights.roof * (will.roof - was.roof))
        self.note(found, "guests", weights.guests * (will.guests - was.guests - before.guests))
        self.note(found, "rest", weights.rest * (will.rest - was.rest - before.rest))

    def note(self, found: Weighed, name: str, worth: float) -> None:
        if worth > 0:
            found[name] = worth
        elif worth < 0:
            found["loses"] = found.get("loses", 0.0) + worth

    def discard(self, card: Card) -> Weighed:
        use = useful(card, self.reading.street, self.reading.strict, self.weights)
        found: Weighed = {"spare" if card in self.buildable else "dead": self.weights.spare * (1 - use)}
        if self._wolf is None:
            self._wolf = self.best_wolf()
        if self._wolf:
            found["wolf"] = self._wolf
        return found

    def best_wolf(self) -> float:
        """What the Wolf is worth that a discard lets go, 0 when it had better stay."""
        reading = self.reading
        wolves = reading.view.wolves[reading.me]
        if not wolves:
            return 0.0
        best = max(
            (
                sum(self.send(wolves[0], (owner, place)).values())
                for owner, street in enumerate(reading.view.houses)
                if owner != reading.me
                for place, house in enumerate(street)
                if room(house) > 0
            ),
            default=0.0,
        )
        return best if best > self.weights.keep else 0.0

    def send(self, wolf: int, place: Place) -> Weighed:
        reading, weights = self.reading, self.weights
        house = reading.view.houses[place[0]][place[1]]
        found: Weighed = {"safest": 0.0}
        if house.colour == NO_COLOUR:
            found["safest"] = weights.white_host
        else:
            margin = reading.margin(place, house)
            if margin == ALONE:
                found["alone"] = weights.alone
            elif margin > 0:
                found["margin"] = weights.margin * min(margin, weights.margin_cap)
        if reading.stands(place, house):
            found["prey"] = weights.prey * wolf
        else:
            found["safest"] += weights.prey * BOX.token_on_demolished
        return found

    def give(self, card: Card) -> Weighed:
        reading, weights = self.reading, self.weights
        theirs = reading.view.houses[receiver(reading.view, reading.me)]
        return {
            "give": 0.0,
            "own_use": -weights.own_use * useful(card, reading.street, reading.strict, weights),
            "their_use": -weights.their_use * useful(card, theirs, reading.strict, weights),
        }

    def pin(self, place: Place) -> Weighed:
        """A token is best on the safer of two own houses, and on the less safe of two others."""
        reading = self.reading
        house = reading.view.houses[place[0]][place[1]]
        margin = -ALONE if house.colour == NO_COLOUR else reading.margin(place, house)
        if reading.payees[place[0]] == reading.me:
            return {"own_pin": float(margin)}
        return {"their_pin": float(-margin)}


def sentences() -> dict[str, str]:
    """Every reason in the player's language."""
    points = BOX.house_points
    return {
        ONLY: _("There is nothing else to do."),
        "floor": _("A higher house stands more safely and may become the tallest."),
        "covers": _("It covers the roof, so the house can grow on."),
        "least_bad": _("No other place is better for this card."),
        "step": _("A smaller step leaves room for more floors."),
        "start": _("A house begun lower has more room to grow."),
        "colour": _("It opens a missing colour: each house that stands is worth {points}.").format(points=points),
        "opens": _("It opens a missing colour: each house that stands is worth {points}.").format(points=points),
        "white": _("A White house can still take a missing colour."),
        "basement": _("A basement adds height and uses up no number."),
        "highest": _("It becomes the highest house, and a Big Bad Pig may come soon."),
        "saves": _("It saves the house from being the only shortest of its colour."),
        "crown": _("It makes the house the tallest of its colour."),
        "roof": _("The card on top is worth points at the end."),
        "sheds": _("It covers a card that costs points at the end."),
        "guests": _("It keeps the house of your Wolf standing."),
        "rest": _("It changes the ranks of other houses in your favour."),
        "loses": _("It costs less than other moves would."),
        "spare": _("Of your cards this one fits your houses worst."),
        "dead": _("This card can’t be built now."),
        "wolf": _("A discard lets your Wolf into a house that stands."),
        "margin": _("This house is higher than the shortest of its colour."),
        "alone": _("It is the only house of its colour, so it stands."),
        "prey": _("This house stands as things are now."),
        "safest": _("No other house is safer for your Wolf."),
        "keep": _("No house is safe enough for your Wolf."),
        "own_use": _("You have less use for this card than for others."),
        "their_use": _("It helps your neighbour less than another card."),
        "give": _("No other card is better to give away."),
        "own_pin": _("None of these houses is safer."),
        "their_pin": _("None of these houses is likelier to fall."),
    }


STRATEGY = WolvesStrategy(weights.load())
