"""What is in the box: `cards.json`, read once and checked. Code holds none of its numbers, the dice's faces least."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import data
from game.core.data import BoxError, Node

MATERIALS = ("straw", "wood", "brick")  # of houses; a symbol of the same name builds or blows that house
WOLF, BLANK = "wolf", "blank"
SYMBOLS = (*MATERIALS, WOLF, BLANK)  # what a face of a die can show; records write these names
DOT_COLOURS = ("yellow", "brown", "red")
MOST_FACES = 20


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a set. Its front is a floor of a house, its back has dots."""

    name: str
    material: int  # into MATERIALS
    floor: int  # from 1
    dots: int
    dot_colour: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything `cards.json` says, ready for the rules. Faces are indices into SYMBOLS."""

    seats: range
    age: int  # of the youngest players
    minutes: int  # a game takes about
    sets: int
    tiles: tuple[Tile, ...]  # of one set, house by house, lowest floor first
    floors: tuple[int, ...]  # of each material's house
    falls: tuple[bool, ...]  # whether the wolf can blow the house of a material down
    white: tuple[int, ...]
    grey: tuple[int, ...]


def check(file: Node) -> Box:
    """The box a parsed `cards.json` describes. Raises BoxError."""
    version, players, printed, tiles, falls, white, grey = file.fields(
        "version", "players", "on_the_box", "tiles", "falls", "white_die", "grey_die"
    )
    version.whole(1, 1)
    least, most = (node.whole(2, 4) for node in _sourced(players, "min", "max"))
    if least > most:
        raise players.error("has a min above its max")
    age, minutes = (node.whole(1, 99) for node in _sourced(printed, "age", "minutes"))
    sets, one_set = _sourced(tiles, "sets", "set")
    found = _check_tiles(one_set)
    count = sets.whole(1, 9)
    if count < most:
        raise sets.error(f"gives {count} sets, too few for {most} players")
    fallen = {str(node.one_of(MATERIALS)) for node in _sourced(falls, "materials")[0].items()}
    return Box(
        seats=range(least, most + 1),
        age=age,
        minutes=minutes,
        sets=count,
        tiles=found,
        floors=tuple(sum(tile.material == place for tile in found) for place in range(len(MATERIALS))),
        falls=tuple(material in fallen for material in MATERIALS),
        white=_check_die(white, MATERIALS, (*MATERIALS, WOLF)),
        grey=_check_die(grey, (), (*MATERIALS, BLANK)),
    )


def _check_tiles(node: Node) -> tuple[Tile, ...]:
    """The tiles of a set: every house has floors 1, 2 and so on, each with as many dots (TP-6, TP-23)."""
    found: list[Tile] = []
    for entry in node.items():
        name, material, floor, dots, colour = entry.fields("tile", "material", "floor", "dots", "dot_colour")
        tile = Tile(
            name.text(),
            MATERIALS.index(str(material.one_of(MATERIALS))),
            floor.whole(1, 3),
            dots.whole(1, 3),
            str(colour.one_of(DOT_COLOURS)),
        )
        if any(tile.name == other.name for other in found):
            raise name.error("is the name of an earlier tile")
        expected = 1 + sum(tile.material == other.material for other in found)
        if tile.floor != expected:
            raise floor.error(f"must be {expected}, the next floor of that house")
        if tile.dots != tile.floor:
            raise dots.error("must be the number of the floor")
        found.append(tile)
    for place, material_name in enumerate(MATERIALS):
        if not any(tile.material == place for tile in found):
            raise node.error(f"has no tile of {material_name}")
    return tuple(sorted(found, key=lambda tile: (tile.material, tile.floor)))


def _check_die(node: Node, needed: tuple[str, ...], allowed: tuple[str, ...]) -> tuple[int, ...]:
    """The faces of a die, each one of `allowed`; a die without one of `needed` could never end a game."""
    (faces,) = _sourced(node, "faces")
    names = [str(face.one_of(allowed)) for face in faces.items()]
    if not 1 <= len(names) <= MOST_FACES:
        raise faces.error(f"must list 1 to {MOST_FACES} faces")
    for name in needed:
        if name not in names:
            raise faces.error(f"has no {name}, so no game could end")
    return tuple(SYMBOLS.index(name) for name in names)


def _sourced(node: Node, *names: str) -> list[Node]:
    """The values of these keys of an object that also tells its source."""
    *values, source = node.fields(*names, "source")
    source.text()
    return values


BOX = check(data.read("game.games.tre_porcellini", "cards.json"))

__all__ = ["BLANK", "BOX", "MATERIALS", "SYMBOLS", "WOLF", "Box", "BoxError", "Tile", "check"]
