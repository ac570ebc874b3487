"""Positions of 3 Tricky Pigs in short notation, and a second judge who was written without the rules' code.

A card is its name in records (`S5`, `T10`, `B27`, `W0`, `H2`, `P3`); a name that comes twice is the second copy too.
A play is `T10+H2+P5`, a trick `0:T10 1:T9+P2`: seats count from 0, play goes clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.game import Event, OptionValue, Refusal, Seat
from game.games.three_tricky_pigs.box import BIDS, BOX
from game.games.three_tricky_pigs.model import HIDDEN, Action, Laid, Phase, Play, Score, State, Trick
from game.games.three_tricky_pigs.rules import GAME

CARD = {face.name: card for card, face in enumerate(BOX.cards)}
USUAL: dict[str, OptionValue] = {"bids": "signs", "chinny_chin_chin": False}


def card_of(name: str, used: set[str] | None = None) -> int:
    """The card of a name; with `used` the second copy when the first was used before."""
    if used is not None:
        if name in used:
            name += "b"
        used.add(name)
    return CARD[name]


def play_of(text: str, used: set[str] | None = None) -> Play:
    """A play from "S4+P5"."""
    name, *extra = text.split("+")
    added = {word[0]: int(word[1:]) for word in extra}
    return Play(card_of(name, used), added.get("H", 0), added.get("P", 0))


def trick_of(text: str, used: set[str] | None = None) -> tuple[Laid, ...]:
    """The plays of a trick from "0:T10 1:T9+P2"."""
    found = []
    for word in text.split():
        seat, _, what = word.partition(":")
        play = play_of(what, used)
        face = BOX.cards[play.card]
        found.append(Laid(int(seat), play.card, play.huff, play.puff, face.rank + play.huff + play.puff))
    return tuple(found)


def position(
    hands: Sequence[str],
    trick: str = "",
    done: Sequence[str] = (),
    *,
    bids: Sequence[str] = (),
    broken: bool = False,
    leader: Seat = 0,
    round: int = 1,
    scores: Sequence[Sequence[Score]] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> State:
    """A state in the middle of a trick. `done` are finished tricks with their winner: "0:T1 1:T2 2:T3 -> 0"."""
    seats = len(hands)
    state = GAME.start(seats, {**USUAL, **(options or {})})
    used: set[str] = set()
    tricks = []
    for line in done:
        text, _, winner = line.partition(" -> ")
        tricks.append(Trick(trick_of(text, used), int(winner)))
    state.trick = trick_of(trick, used)
    state.hands = [sum(1 << card_of(name, used) for name in hand.split()) for hand in hands]
    dealt = sum(state.hands)
    for laid in (*state.trick, *(laid for one in tricks for laid in one.plays)):
        dealt |= 1 << laid.card
        for letter, value in (("H", laid.huff), ("P", laid.puff)):
            dealt |= 1 << CARD[f"{letter}{value}"] if value else 0
    state.unseen &= ~dealt
    state.tricks, state.last = tuple(tricks), tricks[-1] if tricks else None
    state.won = [sum(one.winner == seat for one in tricks) for seat in range(seats)]
    state.bids = [BIDS.index(bid) for bid in bids] if bids else [HIDDEN] * seats
    state.broken = broken
    state.phase, state.round = Phase.TRICK, round
    state.leader = state.trick[0].seat if state.trick else leader
    state.mover = (state.leader + len(state.trick)) % seats
    state.scores = tuple(tuple(row) for row in scores)
    return state


def play(state: State, *texts: str) -> list[Event]:
    """Play one after the other; fails when one is not allowed."""
    events: list[Event] = []
    for text in texts:
        action = play_of(text)
        assert action in GAME.turn(state).actions, f"{text} is not allowed"  # type: ignore[union-attr]
        GAME.apply(state, action, events.append)
    return events


def allowed(state: State) -> set[str]:
    """The cards the mover may play, by name."""
    return {BOX.cards[action.card].name for action in GAME.turn(state).actions}  # type: ignore[union-attr]


def refusal(state: State, action: Action | str, seat: Seat | None = None) -> Refusal:
    """Why the seat (usually the mover) may not do this; fails when it may."""
    found = GAME.refusal(
        GAME.view(state, state.mover if seat is None else seat),
        play_of(action) if isinstance(action, str) else action,
    )
    assert found is not None, "it is allowed"
    return found


# ---- the second judge: names and totals only


def judge_total(text: str) -> int:
    """S10+P5 is 15."""
    return sum(int(part.lstrip("STBWHP").rstrip("b")) for part in text.split("+"))


def judge_winner(trick: Sequence[str]) -> int:
    """The place of the winning play: from the last to the first, whoever is strictly better takes over."""
    wolf = any(text.startswith("W") for text in trick)
    champion = len(trick) - 1
    for place in reversed(range(len(trick))):
        one, other = judge_total(trick[place]), judge_total(trick[champion])
        if (one > other) if wolf else (one < other):
            champion = place
    return champion


def judge_cards(hand: set[str], suit: str, broken: bool) -> set[str]:
    """The pigs and wolves that may be played; `suit` is the letter that was led, or empty for the leader."""
    pigs = {name for name in hand if name[0] in "STB"}
    wolves = {name for name in hand if name[0] == "W"}
    if not suit:
        return pigs | wolves if broken or not pigs else pigs
    same = {name for name in hand if name[0] == suit}
    return same if same else pigs | wolves
