"""A hundred thousand tricks and whole games: a second judge agrees, no card is lost, and worlds are fair."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ai.agent import Budget, agent_for
from game.core.game import Decide, Over
from game.games.three_tricky_pigs import views
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.model import Action, Phase, Play, State
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.tricks import cards_in, cards_of
from game.games.three_tricky_pigs.views import hidden_cards, imagine, voids
from tests.games.three_tricky_pigs.positions import judge_cards, judge_winner

TRICKS = 100_000
CHUNKS = 10
SEATS = (3, 4, 5)
NAMES = [face.name for face in BOX.cards]


def dealt(seats: int, rng: Random) -> State:
    """A round after a fair deal and even bids, with as many variants as fit."""
    bids = ("signs", "little_pigs")[rng.random() < 0.2]
    chinny = rng.random() < 0.3
    state = GAME.start(seats, {"bids": bids, "chinny_chin_chin": chinny})
    cards = cards_of(state.unseen)
    rng.shuffle(cards)
    state.hands = [sum(1 << card for card in cards[seat * 12 : seat * 12 + 12]) for seat in range(seats)]
    state.unseen = sum(1 << card for card in cards[seats * 12 :])
    state.round, state.phase = 1, Phase.TRICK
    state.leader = state.mover = rng.randrange(seats)
    if bids == "signs":
        state.bids = [rng.randrange(len(BOX.bids)) for _ in range(seats)]
    return state


def text_of(play: Action) -> str:
    """The play as the second judge reads it."""
    assert isinstance(play, Play)
    extra = (f"+H{play.huff}" if play.huff else "") + (f"+P{play.puff}" if play.puff else "")
    return BOX.cards[play.card].name + extra


def judged_round(state: State, rng: Random, level: str) -> int:
    """Play a round and let the second judge check every list of plays, every winner and the end. Returns its tricks."""
    agent, budget = agent_for(GAME.id, level), Budget(0, 1.0)
    seats = state.seats
    hands = [{BOX.cards[card].name for card in cards_of(hand)} for hand in state.hands]
    leader, broken, tricks = state.leader, False, 0
    while True:
        assert all(any(name[0] in "STBW" for name in hand) for hand in hands), "the round should have ended"
        texts: list[str] = []
        for step in range(seats):
            seat = (leader + step) % seats
            turn = GAME.turn(state)
            assert isinstance(turn, Decide)
            assert turn.seat == seat
            hand = hands[seat]
            cards = judge_cards(hand, texts[0][0] if texts else "", broken)
            huffs = {0, *(int(name[1:]) for name in hand if name[0] == "H")}
            puffs = {0, *(int(name[1:]) for name in hand if name[0] == "P")}
            # as many different plays as there are ways to combine them: so it is all of them
            plays = [action for action in turn.actions if isinstance(action, Play)]
            assert len(set(plays)) == len(turn.actions) == len(cards) * len(huffs) * len(puffs)
            assert {NAMES[play.card] for play in plays} == cards
            assert {play.huff for play in plays} == huffs
            assert {play.puff for play in plays} == puffs
            if level == "random":
                action = turn.actions[int(rng.random() * len(turn.actions))]
            else:
                action = agent.think(GAME.view(state, seat), turn.actions, rng, budget).action
            texts.append(text_of(action))
            hand.difference_update(texts[-1].split("+"))
            broken = broken or texts[-1][0] == "W"
            GAME.apply(state, action)
        leader = (leader + judge_winner(texts)) % seats
        tricks += 1
        assert state.last is not None
        assert state.last.winner == leader
        over = any(all(name[0] in "HP" for name in hand) for hand in hands)
        assert (state.round == 2) == over
        if over:
            return tricks
        assert state.broken == broken


def judged_tricks(seed: int, wanted: int, by_rules: int) -> None:
    """Check so many tricks, at least the first `by_rules` of them by rule-based players."""
    rng, tricks = Random(seed), 0
    while tricks < wanted:
        level = "rules" if tricks < by_rules else "random"
        tricks += judged_round(dealt(SEATS[rng.randrange(3)], rng), rng, level)


@pytest.mark.rules("TTP-20", "TTP-22", "TTP-28", "TTP-30", "TTP-31", "TTP-35", "TTP-36", "TTP-38", "TTP-41")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_hundred_thousand_tricks(chunk: int) -> None:
    judged_tricks(chunk, TRICKS // CHUNKS, by_rules=200)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_half_of_a_hundred_thousand_tricks_by_rule_based_players(chunk: int) -> None:
    judged_tricks(CHUNKS + chunk, TRICKS // CHUNKS, by_rules=TRICKS // CHUNKS // 2)


def everywhere(state: State) -> Counter[int]:
    """Every card of the running round and where it is counted."""
    found: Counter[int] = Counter()
    for hand in (*state.hands, state.unseen):
        found.update(cards_of(hand))
    for laid in (*state.trick, *(laid for trick in state.tricks for laid in trick.plays)):
        found.update(cards_of(cards_in(laid)))
    found.update(card for card in state.bid_cards if card >= 0)
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_somewhere_once(seats: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        chinny = seed % 2 == 1
        state = GAME.start(seats, {"bids": ("signs", "tricky_bids")[seed // 2], "chinny_chin_chin": chinny})
        deck = Counter(cards_of(BOX.deck(seats, chinny)))
        while not isinstance(turn := GAME.turn(state), Over):
            assert everywhere(state) == deck
            GAME.apply(state, rng.choice(turn.actions if isinstance(turn, Decide) else turn.outcomes))


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_hands_respect_what_was_shown(seats: int) -> None:
    """Also that the cards of a void are known to be elsewhere, and that hidden cards really vary."""
    shown = 0
    for seed in range(6):
        rng = Random(seed)
        state = dealt(seats, rng)
        first = state.round
        while state.round == first:
            turn = GAME.turn(state)
            assert isinstance(turn, Decide)
            view = GAME.view(state, turn.seat)
            lacking = voids(view)
            assert not any(hand & lack for hand, lack in zip(state.hands, lacking, strict=True))
            shown += sum(map(bool, lacking))
            worlds = [imagine(view, rng) for _ in range(2)]
            for world in worlds:
                assert not any(hand & lack for hand, lack in zip(world.hands, lacking, strict=True))
                assert world.hands[turn.seat] == state.hands[turn.seat]
            if hidden_cards(view).bit_count() > 20:
                assert worlds[0].hands != worlds[1].hands
            GAME.apply(state, rng.choice(turn.actions))
    assert shown > 20


def test_the_narrowest_world_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where chance would rarely hit on the only possible hands, they are worked out."""
    monkeypatch.setattr(views, "FAIR_TRIES", 0)
    state = dealt(3, Random(1))
    rng = Random(2)
    first = state.round
    while state.round == first:
        view = GAME.view(state, None)
        world = imagine(view, rng)
        assert GAME.view(world, None) == view
        GAME.apply(state, rng.choice(GAME.turn(state).actions))  # type: ignore[union-attr]
