"""Positions of The Three Little Wolves from a line of notation for each owner, and short names for actions.

    A: red: R3 W10=4 / R1 (tokens 2 3, wolf B1); W4
    B: G11

An owner's houses stand between semicolons: floors from the ground up (`W10=4`: built as a 4), basements after a
slash, Pig tokens and Wolves (sender and value) in brackets. A colour and a height may be given and are then checked.
Owners are A, B, C, D, and S for Smooki. Whatever is not said about the other cards is filled in so that every
card is somewhere exactly once.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.core.game import Chance, Decide, Event, Over, Refusal, Seat
from game.games.three_little_wolves import houses
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import (
    HIDDEN,
    NEW,
    NO_COLOUR,
    NO_ONE,
    Action,
    Build,
    Card,
    Dig,
    Discard,
    Draw,
    Guest,
    House,
    Owner,
    Pass,
    Phase,
    Pin,
    Send,
    State,
    TurnBegan,
)
from game.games.three_little_wolves.rules import GAME

A, B, C, D = range(4)
CARD = {face.name: card for card, face in enumerate(BOX.cards)}
PIGS = tuple(range(BOX.floors, len(BOX.cards)))


def owner_of(letter: str, seats: int) -> Owner:
    return seats if letter == "S" else "ABCD".index(letter)


def house(text: str, seats: int = 4) -> House:
    """One house from its notation."""
    text, _, bracket = text.partition("(")
    colour, colon, cards = text.rpartition(":")
    floors, _, basements = cards.partition("/")
    built: House | None = None
    for word in floors.split():
        name, _, low = word.partition("=")
        value = int(low) if low else BOX.cards[CARD[name]].number
        built = houses.add_floor(built, CARD[name], value) if built else houses.start(CARD[name], value)
    assert built is not None, f"no floor in {text!r}"
    for name in basements.split():
        built = houses.dig(built, CARD[name])
    if colon:
        is_colour = "White-only" if built.colour == NO_COLOUR else BOX.colours[built.colour]
        assert colour.strip() == is_colour, f"{text!r} is {is_colour}"
    for note in bracket.strip(" )").split(","):
        match note.split():
            case ["height", height]:
                assert built.height == int(height), f"{text!r} has height {built.height}"
            case ["tokens" | "token", *values]:
                for value_text in values:
                    built = houses.hang(built, int(value_text))
            case ["wolf", name]:
                built = houses.host(built, Guest(owner_of(name[0], seats), int(name[1:])))
            case []:
                pass
            case other:
                raise AssertionError(f"unknown note {other}")
    return built


def street(text: str, seats: int = 4) -> list[House]:
    return [house(part, seats) for part in text.split(";") if part.strip() not in ("", "no house")]


def position(
    table: str = "",
    seats: int = 3,
    *,
    mover: str = "A",
    phase: Phase = Phase.USE,
    first: str = "A",
    hands: Mapping[str, str] | None = None,
    hand_size: int = BOX.hand_size,
    discards: str = "",
    pigs: str = "",
    pile: int | None = None,
    turns: int | None = None,
    turns_left: int = -1,
    mustache: str = "B",
    placing: str = "",
    effects: str = "",
    drawer: str | None = None,
    options: Mapping[str, bool | int | str] | None = None,
) -> State:
    """A state in which the mover must act. Hands not given are dealt from what is left; the rest is the pile.

    `pile`: so many cards are left, unseen pigs among them; the other cards lie in the discards.
    """
    state = GAME.start(seats, options or {})
    state.phase = phase
    state.first = owner_of(first, seats)
    state.mover = owner_of(mover, seats)
    state.drawer = owner_of(drawer, seats) if drawer else state.mover
    for line in table.strip().splitlines():
        letter, _, text = line.strip().lstrip("- ").partition(":")
        name = "S" if letter == "Smooki" else letter
        state.houses[owner_of(name, seats)] = street(text, seats)
    for built in (h for homes in state.houses for h in homes):
        for guest in built.wolves:
            state.wolves[guest.seat] = tuple(w for w in state.wolves[guest.seat] if w != guest.value)
    seen = set(used_cards(state))
    state.discards = tuple(CARD[name] for name in discards.split())
    state.placing = CARD[placing] if placing else HIDDEN
    given = {owner_of(letter, seats): [CARD[n] for n in text.split()] for letter, text in (hands or {}).items()}
    shown = [CARD[placing]] if placing else []
    for card in [*state.discards, *shown, *(card for cards in given.values() for card in cards)]:
        assert card not in seen, f"{BOX.cards[card].name} is there twice"
        seen.add(card)
    rest = [card for card in range(BOX.floors) if card not in seen]
    dealt = hand_size * (seats - len(given))
    assert dealt <= len(rest), f"{dealt} cards are to be dealt, {len(rest)} are left: say a smaller hand_size"
    for seat in range(seats):
        cards = given[seat] if seat in given else [rest.pop() for _ in range(hand_size)]
        state.hands[seat] = sum(1 << card for card in cards)
    state.pigs = tuple(CARD[name] for name in pigs.split())
    state.effects = tuple(CARD[name] for name in effects.split())
    state.pigs_unseen = tuple(card for card in PIGS if card not in state.pigs)
    if pile is not None:
        floors = pile - len(state.pigs_unseen)
        assert 0 <= floors <= len(rest), f"{len(rest)} cards are left for the pile"
        state.discards += tuple(rest[floors:])
        rest = rest[:floors]
    state.unseen = sum(1 << card for card in rest)
    left = len(rest) + len(state.pigs_unseen)
    state.bottom_left = min(left, BOX.bottom)
    state.top_left = left - state.bottom_left
    lag = seats if state.drawer == seats else (state.drawer - state.first) % seats
    state.turns = lag if turns is None else turns
    if state.phase in (Phase.USE, Phase.WOLF, Phase.DRAW):
        assert (state.first + state.turns) % seats == state.drawer, "that seat is not due after so many turns"
    state.turns_left = turns_left
    state.mustache = owner_of(mustache, seats) if seats == 2 else NO_ONE
    return state


def drawing(table: str = "", seats: int = 3, mover: str = "A", **more: object) -> State:
    """The mover has used a card, so one is to be drawn."""
    state = position(table, seats, mover=mover, phase=Phase.DRAW, **more)  # type: ignore[arg-type]
    if state.hands[state.mover].bit_count() == BOX.hand_size:
        low = state.hands[state.mover] & -state.hands[state.mover]
        state.hands[state.mover] ^= low
        state.discards += (low.bit_length() - 1,)
    return state


def used_cards(state: State) -> list[Card]:
    """Every Floor card in a house."""
    return [
        card for homes in state.houses for h in homes for card in (*(floor.card for floor in h.floors), *h.basements)
    ]


# ---- actions by name


def build(name: str, place: int = NEW, value: int | None = None) -> Build:
    """At its printed number unless another value is said."""
    return Build(CARD[name], place, BOX.cards[CARD[name]].number if value is None else value)


def dig(name: str, place: int) -> Dig:
    return Dig(CARD[name], place)


def discard(name: str) -> Discard:
    return Discard(CARD[name])


def draw(name: str) -> Draw:
    return Draw(CARD[name])


def give(name: str) -> Pass:
    return Pass(CARD[name])


def send(wolf: int, owner: Owner, place: int) -> Send:
    return Send(wolf, owner, place)


def pin(owner: Owner, place: int) -> Pin:
    return Pin(owner, place)


# ---- playing


def play(state: State, *actions: Action) -> list[Event]:
    """Apply allowed actions one after another; the events of all of them."""
    events: list[Event] = []
    for action in actions:
        match GAME.turn(state):
            case Decide(seat, allowed):
                why = GAME.refusal(GAME.view(state, seat), action)
                assert action in allowed, f"{action} is refused: {why}"
            case Chance(outcomes, _):
                assert action in outcomes, f"chance has no {action}"
            case Over():
                raise AssertionError("the game is over")
        GAME.apply(state, action, events.append)
    return events


def run(state: State, seed: int = 1) -> list[Event]:
    """Play on at random to the end; every event of it."""
    rng = Random(seed)
    events: list[Event] = []
    while not isinstance(turn := GAME.turn(state), Over):
        GAME.apply(state, choose(turn, rng), events.append)
    return events


def choose(turn: Decide[Action] | Chance[Action], rng: Random) -> Action:
    """Any allowed action; chance keeps to its odds."""
    if isinstance(turn, Decide):
        return turn.actions[int(rng.random() * len(turn.actions))]
    if len(set(turn.weights)) == 1:
        return turn.outcomes[int(rng.random() * len(turn.outcomes))]
    return rng.choices(turn.outcomes, turn.weights)[0]


def turns(events: list[Event]) -> list[int]:
    """Who began a turn, in order."""
    return [event.seat for event in events if isinstance(event, TurnBegan)]


def its_turn(state: State, seat: Seat = A) -> None:
    """Let this seat use a card next, whatever was going on."""
    state.phase, state.mover, state.drawer = Phase.USE, seat, seat


def allowed(state: State) -> set[Action]:
    """What the mover may do."""
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    return set(turn.actions)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the mover may not do this; held against the list of allowed actions."""
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    found = GAME.refusal(GAME.view(state, turn.seat), action)
    assert (found is None) == (action in turn.actions), f"{action}: {found}"
    return found


def rule(state: State, action: Action) -> str | None:
    """The number of the rule that forbids an action, None when it is allowed."""
    found = refusal(state, action)
    return found.rule if found else None


def facts(state: State, action: Action) -> dict[str, int | str]:
    found = refusal(state, action)
    assert found is not None, f"{action} is allowed"
    return dict(found.facts)


def names(cards: int | list[Card] | tuple[Card, ...]) -> set[str]:
    """The names of cards, given as a list or a bit set."""
    if isinstance(cards, int):
        cards = [card for card in range(BOX.floors) if cards >> card & 1]
    return {BOX.cards[card].name for card in cards}


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]
