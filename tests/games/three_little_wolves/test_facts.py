"""What a refusal states is true: every fact is recounted from the cards in the view, without the engine's help."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.core.game import Fact, Options, Refusal
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Action, House, Phase, Pin, View
from game.games.three_little_wolves.refusals import REFUSALS
from game.games.three_little_wolves.rules import GAME
from tests.contract.walks import label, option_sets, random_match, states


def colours(house: House) -> set[str]:
    cards = [floor.card for floor in house.floors] + list(house.basements)
    return {BOX.colours[BOX.cards[card].colour] for card in cards} - {"white"}


def height(house: House) -> int:
    top = BOX.cards[house.floors[-1].card].number
    return len(house.floors) + len(house.basements) + {7: 2, 13: 1, 14: 1}.get(top, 0)


def basements(house: House) -> list[int]:
    return [BOX.cards[card].number for card in house.basements]


def false_facts(refusal: Refusal, action: Action, view: View) -> str | None:
    """The claim of a refusal that does not hold, or None."""
    facts = dict(refusal.facts)
    assert view.seat is not None
    builder = view.smooki if view.phase == Phase.PLACE and view.mover == view.seat else view.seat
    street = view.houses[builder]

    def number(fact: str) -> int:
        return int(facts[fact])

    def house(fact: str = "house") -> House:
        return view.houses[number("owner")][number(fact)] if "owner" in facts else street[number(fact)]

    card = BOX.cards[number("card")] if "card" in facts else None
    claims: dict[str, bool] = {}
    match refusal.key:
        case "over":
            claims = {"phase": view.phase == Phase.OVER}
        case "not_your_turn":
            claims = {"seat": number("seat") == view.mover != view.seat}
        case "already_picked":
            claims = {"card": view.pick == number("card") and view.picked[view.seat]}
        case "use_a_card_first" | "nothing_to_keep" | "no_pass_now" | "no_token_now":
            claims = {"phase": view.phase in (Phase.USE, Phase.WOLF, Phase.FORCED, Phase.PASS)}
        case "card_already_used":
            claims = {"phase": view.phase == Phase.WOLF}
        case "must_send":
            claims = {"phase": view.phase == Phase.FORCED, "wolf": bool(view.wolves[view.seat])}
        case "pass_a_card":
            claims = {"phase": view.phase == Phase.PASS}
        case "place_token":
            claims = {"phase": view.phase == Phase.PIN and len(view.tied) > 1}
        case "place_smooki" | "not_smookis_card" | "smooki_must_build":
            claims = {"card": number("card") == view.placing, "mustache": view.mustache == view.seat}
        case "not_higher":
            assert card is not None
            top = house().floors[-1].value
            claims = {
                "top": number("top") == top,
                "value": number("value") in card.values,
                "never fits": max(card.values) <= top,
            }
        case "not_higher_but":
            assert card is not None
            top = house().floors[-1].value
            claims = {
                "top": number("top") == top,
                "value": number("value") in card.values and number("value") <= top,
                "other": number("other") in card.values and number("other") > top,
            }
        case "wrong_colour":
            assert card is not None
            other = BOX.colours[card.colour]
            claims = {"colour": colours(house()) == {facts["colour"]}, "card": other not in ("white", facts["colour"])}
        case "colour_elsewhere" | "colour_exists":
            assert card is not None
            claims = {
                "colour": BOX.colours[card.colour] == facts["colour"],
                "home": colours(house("home")) == {facts["colour"]},
                "elsewhere": facts.get("house") != facts["home"],
            }
        case "too_many_white":
            whites = sum(not colours(built) for built in street)
            claims = {"most": whites == number("most") == 3, "card": card is not None and card.colour == BOX.wild}
        case "no_basement":
            claims = {"card": card is not None and card.number > 3}
        case "basement_first":
            claims = {"card": card is not None and card.number <= 3}
        case "basement_there":
            claims = {"basement": number("basement") in basements(house())}
        case "basement_order":
            dug = basements(house())
            claims = {"needed": number("needed") == len(dug) + 1 != number("basement"), "in order": dug == sorted(dug)}
        case "basement_too_high":
            deepest = max(basements(house()))
            claims = {"deepest": number("deepest") == deepest > number("basement")}
        case "wolf_gone":
            claims = {"wolf": number("wolf") not in view.wolves[view.seat]}
        case "wolf_not_next":
            claims = {"next": number("next") == min(view.wolves[view.seat]) != number("wolf")}
        case "own_house":
            claims = {"house": number("house") < len(view.houses[view.seat])}
        case "no_room":
            room = 2 if 3 in basements(house()) else 1
            claims = {"room": number("room") == room == len(house().wolves)}
        case "not_highest":
            free = [h for homes in view.houses for h in homes if not (once(view) and h.tokens)]
            most = max(map(height, free))
            claims = {
                "height": number("height") == height(house()) < number("most"),
                "most": number("most") == most,
            }
        case "has_token":
            claims = {"token": bool(house().tokens) and once(view)}
        case "token_elsewhere":
            claims = {"winner": {owner for owner, _ in view.tied} == {number("winner")} != {number("owner")}}
        case "wait_for_chance":
            claims = {"phase": view.phase in (Phase.FIRST, Phase.DEAL, Phase.DRAW, Phase.REVEAL)}
    if not claims:
        return f"{refusal.key} was not looked at"
    wrong = [claim for claim, holds in claims.items() if not holds]
    return f"{action}: {refusal} is wrong about {', '.join(wrong)}" if wrong else None


def once(view: View) -> bool:
    return bool(dict(view.options)["pig_token_once_per_house"])


SETTINGS = [(seats, options) for seats in GAME.seats for options in option_sets(GAME, seats)]


@pytest.mark.rules(
    "TLW-35", "TLW-39", "TLW-44", "TLW-45", "TLW-46", "TLW-50", "TLW-55", "TLW-56", "TLW-57", "TLW-58", "TLW-73",
    "TLW-74", "TLW-79",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=label)
def test_every_stated_fact_is_true(seats: int, options: Options) -> None:
    rng = Random(f"{seats} {options}")
    keys: Counter[str] = Counter()
    for seed in range(3):
        for state in states(random_match(GAME, seats, options, f"facts {seed}")):
            for seat in {state.mover % seats, rng.randrange(seats)}:
                view = GAME.view(state, seat)
                candidates = GAME.candidates(view)
                if view.phase == Phase.PIN:
                    candidates = [action for action in candidates if isinstance(action, Pin)] + candidates[:5]
                else:
                    most = 25 if seat == view.mover else 2
                    candidates = rng.sample(candidates, min(most, len(candidates)))
                for action in candidates:
                    refusal = GAME.refusal(view, action)
                    if refusal is not None:
                        keys[refusal.key] += 1
                        assert [fact for fact, _ in refusal.facts] == list(REFUSALS[refusal.key])
                        complaint = false_facts(refusal, action, view)
                        assert complaint is None, complaint
    assert {"not_higher", "not_higher_but", "wrong_colour", "colour_elsewhere", "colour_exists", "no_basement"} <= set(
        keys
    )
    assert {"own_house", "no_room", "wolf_gone", "pass_a_card", "basement_first"} <= set(keys)


@pytest.mark.parametrize("fact", ["top", "value", "other", "needed", "next", "room", "home", "most"])
def test_a_wrong_fact_is_noticed(fact: str) -> None:
    """The check above would notice if a refusal stated something else."""
    noticed = 0
    for seed in range(4):
        for state in states(random_match(GAME, 3, {}, f"facts {seed}")):
            for seat in range(3):
                view = GAME.view(state, seat)
                for action in GAME.candidates(view):
                    refusal = GAME.refusal(view, action)
                    if refusal is None or fact not in dict(refusal.facts):
                        continue
                    if fact == "home" and refusal.key == "colour_exists":
                        continue  # it has no second house to mistake it for
                    assert false_facts(refusal, action, view) is None
                    assert false_facts(change(refusal, fact), action, view) is not None
                    noticed += 1
            if noticed > 20:
                return
    assert noticed or fact == "most"  # three White houses are rare in random games


def change(refusal: Refusal, fact: str) -> Refusal:
    """The refusal with one fact off by one; a home becomes the other house."""
    facts: list[tuple[str, Fact]] = []
    for key, value in refusal.facts:
        if key == fact and fact == "home":
            value = dict(refusal.facts)["house"]
        elif key == fact:
            value = int(value) + 1
        facts.append((key, value))
    return Refusal(refusal.rule, refusal.key, tuple(facts))
