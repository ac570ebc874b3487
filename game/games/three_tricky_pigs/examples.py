"""The examples of the rules that can be tried: one trick of three players, of whom the first is on turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.game import Options
from game.examples import Example
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.box import BIDS, BOX
from game.games.three_tricky_pigs.rules import GAME
from game.i18n import _

_CARD = {face.name: card for card, face in enumerate(BOX.cards)}


def examples() -> Sequence[Example]:
    return (
        Example(
            "TTP-30",
            _("Straw was led. Which card may you play?"),
            _trick("S5 T3 B22 W14", "S8 S10+P5"),
            _play,
        ),
        Example(
            "TTP-36",
            _("You have no straw. Which card takes the trick?"),
            _trick("T2 B30 W14 H2", "S5 S10+P5"),
            _play,
            because={_hand("T2"): "TTP-35", _hand("B30"): "TTP-35"},
        ),
        Example(
            "TTP-28",
            _("You lead, and no wolf has been played. Which card may you lead?"),
            _trick("S9 T4 W13 H2"),
            _play,
        ),
    )


def _hand(name: str) -> str:
    return f"hand:{_CARD[name]}"


def _laid(seat: int, text: str) -> m.Laid:
    """A play by its names, such as "S10+P5"."""
    name, _plus, added = text.partition("+")
    huff, puff = (int(added[1:]) if added[:1] == letter else 0 for letter in "HP")
    card = _CARD[name]
    return m.Laid(seat, card, huff, puff, BOX.cards[card].rank + huff + puff)


def _trick(cards: str, laid: str = "") -> Callable[[Options], m.State]:
    """The first seat holds these cards, the others have played so; a trick was taken before."""

    def start(options: Options) -> m.State:
        state = GAME.start(3, options)
        state.phase, state.round, state.mover = m.Phase.TRICK, 1, 0
        state.bids = [BIDS.index("work")] * 3
        state.trick = tuple(_laid(seat, text) for seat, text in enumerate(laid.split(), 1))
        state.leader = 1 if laid else 0
        before = tuple(_laid(seat, text) for seat, text in enumerate(("B21", "B23", "B25")))
        state.tricks, state.won = (m.Trick(before, 0),), [1, 0, 0]
        state.hands = [sum(1 << _CARD[name] for name in hand.split()) for hand in (cards, "T7 B28", "T8 B29")]
        gone = [_CARD[text.partition("+")[0]] for text in ("B21", "B23", "B25", *laid.split())]
        gone += [_CARD[text.partition("+")[2]] for text in laid.split() if "+" in text]
        state.unseen &= ~(sum(state.hands) | sum(1 << card for card in gone))
        return state

    return start


def _play(view: m.View) -> Mapping[str, m.Action]:
    """Each card alone."""
    return {f"hand:{card}": m.Play(card, 0, 0) for card in view.hand}
