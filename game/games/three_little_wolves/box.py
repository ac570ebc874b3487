"""What is in the box: `cards.json`, read once and checked. Code holds none of its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core import data
from game.core.data import BoxError, Node
from game.core.game import OptionValue

NO_COLOUR = -1  # of a pig, of a White-only house
PASS_LEFT, PASS_RIGHT, SEND_WOLF = "pass_left", "pass_right", "send_wolf"
PIG_NAMES = {PASS_LEFT: "left", PASS_RIGHT: "right", SEND_WOLF: "wolf"}

B3 = 3  # the basement of the key with_b3

SWITCHES: Mapping[str, tuple[OptionValue, ...]] = {
    "basement_strict_sequence": (True, False),
    "wolf_order": ("ascending", "free"),
    "pig_token_once_per_house": (False, True),
    "final_rounds_mode": ("two_turns_each", "finish_round_then_two"),
    "mustache_start": ("second_player", "first_player"),
    "mustache_transfer": ("pig_drawer", "pig_token_owner", "fixed"),
}
FOR_TWO = ("mustache_start", "mustache_transfer")  # switches that matter with two players only


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card. A pig has an `effect` and NO_COLOUR; a Floor card has no effect."""

    name: str  # "R9", "W10", "left": as records write it
    colour: int
    number: int
    values: tuple[int, ...]  # it may be built at, rising
    basement: int = 0  # its B number, 0 when it is no basement
    extra: int = 0  # height it adds on top beyond its own 1
    points: int = 0  # it scores on top at the end
    effect: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything `cards.json` says, ready for the rules."""

    seats: range
    age: int  # of the youngest players
    minutes: int  # a game takes about
    hand_size: int
    colours: tuple[str, ...]
    wild: int  # the colour that fits every house
    cards: tuple[Face, ...]  # Floor cards, then pigs
    floors: int  # how many of them are Floor cards
    top_value: int  # the highest value a Floor can have
    deepest: int  # the highest B number
    bottom_floors: int
    bottom_pigs: int
    tokens: tuple[int, ...]
    wolves: tuple[int, ...]  # rising
    room: tuple[int, ...]  # for Wolves, by the B number of the deepest basement
    white_only: int  # White-only houses a player may have at a time
    houses: int | None  # houses a player may have at all
    last_turns: int
    house_points: int
    demolished_points: int
    token_on_demolished: int
    tallest_points: int
    switches: tuple[tuple[str, OptionValue], ...]

    @property
    def street(self) -> int:
        """The most houses an owner can have."""
        most = len(self.colours) - 1 + self.white_only
        return most if self.houses is None else min(most, self.houses)

    @property
    def bottom(self) -> int:
        """Cards in the bottom packet."""
        return self.bottom_floors + self.bottom_pigs


def check(file: Node) -> Box:
    """The box a parsed `cards.json` describes. Raises BoxError."""
    keys = (
        "version", "players", "on_the_box", "hand_size", "floor_cards", "double_values", "basements", "roofs",
        "pig_cards", "bottom_packet", "pig_tokens", "wolf_tokens", "wolf_room", "house_limits", "final_turns_each",
        "points", "switches",
    )  # fmt: skip
    (version, players, printed, hand, floors, doubles, basements, roofs) = (entries := file.fields(*keys))[:8]
    (pigs, bottom, tokens, wolves, room, limits, last, points, switches) = entries[8:]
    version.whole(1, 1)
    least, most = (node.whole(2, 9) for node in sourced(players, "min", "max"))
    if least > most:
        raise players.error("has a min above its max")
    age, minutes = (node.whole(1, 999) for node in sourced(printed, "age", "minutes"))
    hand_size = sourced(hand, "value")[0].whole(1, 20)
    colours, wild, cards = check_floors(floors, doubles, basements, roofs)
    effects = [str(node.one_of(tuple(PIG_NAMES))) for node in sourced(pigs, "effects")[0].items()]
    names = unique_names([PIG_NAMES[effect] for effect in effects])
    packet = sourced(bottom, "floors", "pigs")
    bottom_floors, bottom_pigs = packet[0].whole(0, len(cards)), packet[1].whole(0, len(effects))
    if hand_size * most + bottom_floors > len(cards):
        needed = hand_size * most + bottom_floors
        raise hand.error(f"needs {needed} Floor cards with the bottom packet, but floor_cards has {len(cards)}")
    token_values, wolf_values = sourced(tokens, "values")[0], sourced(wolves, "values")[0]
    values = [node.whole(0, 99) for node in token_values.items()]
    if len(values) != len(effects):
        raise token_values.error(f"needs {len(effects)} entries, one for each effect of pig_cards")
    packs = [node.whole(1, 99) for node in wolf_values.items()]
    if packs != sorted(set(packs)):
        raise wolf_values.error("must rise")
    deepest = max((card.basement for card in cards), default=0)
    normal, with_b3 = (node.whole(0, 9) for node in sourced(room, "normal", "with_b3"))
    white_only, total = sourced(limits, "white_only", "total")
    house, fallen, token, tallest = (
        node.whole(-99, 99) for node in sourced(points, "house", "demolished", "token_on_demolished", "tallest")
    )
    chosen = switches.fields(*SWITCHES)
    return Box(
        seats=range(least, most + 1),
        age=age,
        minutes=minutes,
        hand_size=hand_size,
        colours=colours,
        wild=wild,
        cards=(*cards, *(Face(name, NO_COLOUR, 0, (), effect=e) for name, e in zip(names, effects, strict=True))),
        floors=len(cards),
        top_value=max(max(card.values) for card in cards),
        deepest=deepest,
        bottom_floors=bottom_floors,
        bottom_pigs=bottom_pigs,
        tokens=tuple(values),
        wolves=tuple(packs),
        room=tuple(with_b3 if depth >= B3 else normal for depth in range(deepest + 1)),
        white_only=white_only.whole(0, 9),
        houses=None if total.value is None else total.whole(1, 99),
        last_turns=sourced(last, "value")[0].whole(1, 9),
        house_points=house,
        demolished_points=fallen,
        token_on_demolished=token,
        tallest_points=tallest,
        switches=tuple(
            (key, node.one_of(choices)) for node, (key, choices) in zip(chosen, SWITCHES.items(), strict=True)
        ),
    )


def check_floors(
    floors: Node, doubles: Node, basements: Node, roofs: Node
) -> tuple[tuple[str, ...], int, tuple[Face, ...]]:
    """Colours, the wild one's index, and the Floor cards by colour and number."""
    colour_list, wild_name, copies, total, source = floors.fields(
        "colours", "wild_colour", "copies_per_colour", "total", "source"
    )
    source.text()
    colours = tuple(node.text() for node in colour_list.items())
    if len({colour[0] for colour in colours}) != len(colours):
        raise colour_list.error("needs a different first letter for each colour")
    wild = colours.index(str(wild_name.one_of(colours)))
    counts = {number: node.whole(0, 9) for number, node in copies.numbered().items()}
    if not counts or sorted(counts) != list(range(1, len(counts) + 1)):
        raise copies.error("must list every number from 1 on")
    if sum(counts.values()) * len(colours) != total.whole(1, 999):
        raise copies.error(f"gives {sum(counts.values()) * len(colours)} cards, not the {total.value} of total")

    def printed(node: Node) -> dict[int, Node]:
        for number, entry in node.numbered().items():
            if not counts.get(number):
                raise entry.error("is the number of no card")
        return node.numbered()

    values = {n: tuple(v.whole(1, len(counts)) for v in node.items()) for n, node in printed(doubles).items()}
    for number, chosen in values.items():
        if number not in chosen or list(chosen) != sorted(set(chosen)):
            raise doubles.error(f"must give rising values for {number}, {number} itself among them")
    depths = {number: node.whole(1, 9) for number, node in printed(basements).items()}
    if sorted(depths.values()) != list(range(1, len(depths) + 1)):
        raise basements.error("must hold B1, B2 and so on, each once")
    roof = {number: node.fields("height", "points") for number, node in printed(roofs).items()}
    heights = {number: height.whole(1, 9) for number, (height, _) in roof.items()}
    points = {number: node.whole(-99, 99) for number, (_, node) in roof.items()}
    kinds = [(c, n) for c in range(len(colours)) for n, count in counts.items() for _ in range(count)]
    names = unique_names([f"{colours[c][0].upper()}{n}" for c, n in kinds])
    cards = tuple(
        Face(name, c, n, values.get(n, (n,)), depths.get(n, 0), heights.get(n, 1) - 1, points.get(n, 0))
        for name, (c, n) in zip(names, kinds, strict=True)
    )
    return colours, wild, cards


def sourced(node: Node, *names: str) -> list[Node]:
    """The values of these keys of an object that also tells its source."""
    *values, source = node.fields(*names, "source")
    source.text()
    return values


def unique_names(names: list[str]) -> list[str]:
    """Second and later copies get a letter: R1, R1b, R1c."""
    return [
        name + "abcdefghi"[copy] if (copy := names[:place].count(name)) else name for place, name in enumerate(names)
    ]


BOX = check(data.read("game.games.three_little_wolves", "cards.json"))

__all__ = ["BOX", "Box", "BoxError", "Face", "check"]
