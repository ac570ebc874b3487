"""The grounds once more in the tones of each theme: the same shapes, other paper. Pieces look alike in every theme, but
for those on which a number must be read with strong contrast.

A theme names, for each paper that a ground is cut from, the paper that takes its place; tones between two papers
(edges, shades, boards) go to where those went.
"""

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import NamedTuple

from assets.drawing import backdrops, cards_tricky, cards_wolves, houses, porcellini, roofs, stamps, theatre
from assets.drawing.hand import Picture
from game.ui.palette import INK, PAPER, C
from game.ui.paper import mix, rgb

_HEX = re.compile(r"#[0-9A-F]{6}")


class Tones(NamedTuple):
    """`papers`: the tone of day and the one in its place. `relief`: how much a shade still differs from its paper."""

    papers: Mapping[str, str]
    relief: float


LAND = "meadow high-meadow high-meadow-front wolf-hill ground-line"
PLOTS = "plot-navy plot-orange plot-plum plot-teal"
BARN = "barn-table"
WOOD = "shelf-board table-edge round-table stage-floor soil"
WOODS = "night-clearing"
HOUSE = "shelf-wall"
STAGE = "curtain stage-arch"
ALBUM = "stamp-empty"

NIGHT = {
    LAND: {
        "#BBDADB": "#243444",
        "#A9D3DC": "#22303D",
        "#F4F4E8": "#34465A",
        "#F8F6EC": "#34465A",
        "#F5E9BE": "#8F8C70",
        "#F7E7B0": "#D8D0A4",
        "#F7EBC0": "#8F8C70",
        "#F3DC93": "#D8D0A4",
        "#A9C79A": "#31493F",
        "#A6C9A4": "#31493F",
        "#9DC3A0": "#31493F",
        "#C6D6B0": "#41594B",
        "#93BA7C": "#33492F",
        "#93BC88": "#324A38",
        "#86B081": "#324A38",
        "#84B07C": "#3B5440",
        "#AEC79C": "#566F56",
        "#B8CE9C": "#46603F",
        "#B8CFA4": "#46603F",
        "#7FA66A": "#33462F",
        "#ABC190": "#4A6141",
        "#91B17A": "#425A38",
        "#A0BA87": "#566A3E",
        "#6B9458": "#283A26",
        "#7FA96B": "#2A3E2A",
        "#7EAA74": "#2A3E30",
        "#73A06B": "#2E4534",
        "#5F8A4D": "#2E4A2B",
        "#9CB283": "#4E6B43",
        "#F3D9D2": "#9A7F86",
        "#F4E6AE": "#A79A6A",
        "#FFF3C4": "#C9B878",
        "#7A5236": "#3E2E24",
        "#8DB383": "#2C4236",
    },
    WOOD: {
        "#8A5A3C": "#4A3224",
        "#BF9F83": "#8A6A4C",
        "#5F3B32": "#2E1D15",
        "#AC8D76": "#7A5A40",
        "#7A5A41": "#463226",
        "#A08163": "#5C4534",
        "#FFD98A": "#FFD98A",
        "#FFE3A8": "#FFE3A8",
        "#DDE7D2": "#38462F",
        "#EAECD5": "#55654A",
        "#8FAF7C": "#7C9A68",
    },
    PLOTS: {"#34507A": "#2A3F60", "#DB7F3A": "#A05A2A", "#7A4E74": "#593A56", "#2E7F86": "#225C62"},
    BARN: {
        "#88483C": "#532A21",
        "#AF6E59": "#6B3A2C",
        "#6B3935": "#371B16",
        "#E5B63C": "#B08A34",
        "#FFD9A0": "#FFC87A",
    },
    WOODS: {
        "#22383F": "#172328",
        "#27434B": "#1C2D34",
        "#2D4E58": "#22373F",
        "#335762": "#263E46",
        "#29474A": "#1C3032",
        "#2F4A47": "#1E312F",
        "#2C4A49": "#1E3230",
        "#3F6664": "#5C5A3A",
        "#35585A": "#3A4636",
        "#DCD6B4": "#E8DDAA",
        "#213B3C": "#132425",
    },
    HOUSE: {"#EBD9B6": "#3D322A", "#E6D2AB": "#382D26", "#DCC596": "#483B31"},
    STAGE: {
        "#A33C3B": "#722A2A",
        "#883436": "#4E1C1E",
        "#943738": "#5C2224",
        "#B25954": "#8C3A36",
        "#D9A321": "#B98A22",
        "#E7C267": "#DDB45A",
        "#AD8022": "#7E5C1A",
        "#F0D9A4": "#644C32",
        "#F7E8C0": "#80623E",
        "#FBF0D0": "#C49A5A",
        "#E6C98A": "#8E6A3A",
        "#93BA7C": "#3F5638",
        "#7FA66A": "#354A30",
        "#8A5A3C": "#4A3224",
        "#BF9F83": "#8A6A4C",
    },
    ALBUM: {C["cream"]: "#37322C", "#7F6B4E": "#A39273"},
}
CONTRAST = {
    LAND: {
        "#BBDADB": "#DDEEF6",
        "#A9D3DC": "#DDEEF6",
        "#F4F4E8": "#EEF7FB",
        "#F8F6EC": "#EEF7FB",
        "#F5E9BE": "#DDEEF6",
        "#F7E7B0": "#FFF6D0",
        "#F7EBC0": "#FFF6D0",
        "#F3DC93": "#FFF0B0",
        "#A9C79A": "#D6EAC4",
        "#A6C9A4": "#D6EAC4",
        "#9DC3A0": "#D6EAC4",
        "#C6D6B0": "#33502A",
        "#C4D8B6": "#33502A",
        "#93BA7C": "#CCE4B8",
        "#93BC88": "#CCE4B8",
        "#86B081": "#CCE4B8",
        "#84B07C": "#C2DFAC",
        "#AEC79C": "#33502A",
        "#B8CE9C": "#33502A",
        "#B8CFA4": "#33502A",
        "#7FA66A": "#BEDCA6",
        "#ABC190": "#33502A",
        "#91B17A": "#CBE4B6",
        "#A0BA87": "#D8ECC8",
        "#6B9458": "#A9CB8F",
        "#7FA96B": "#B9D8A2",
        "#7EAA74": "#B9D8A2",
        "#73A06B": "#AFD298",
        "#5F8A4D": "#4F7F3A",
        "#9CB283": "#33502A",
        "#7A5236": "#7E9A6C",
        "#AD9074": "#7E9A6C",
        "#8DB383": "#A9CB8F",
    },
    WOOD: {
        "#8A5A3C": "#3E2718",
        "#BF9F83": "#6B4A34",
        "#5F3B32": "#2A190F",
        "#7A5A41": "#6A4A33",
        "#FFD98A": "#FFD21F",
        "#DDE7D2": "#F2F7EC",
        "#8FAF7C": "#33502A",
    },
    BARN: {"#88483C": "#5E2519", "#6B3935": "#3C120A", "#E5B63C": "#8A5A26", "#FFD9A0": "#5E2519"},
    WOODS: {
        "#22383F": "#0E1B1F",
        "#2C4A49": "#10211F",
        "#213B3C": "#081314",
        "#DCD6B4": "#C9D6D0",
    },
    HOUSE: {"#EBD9B6": "#FBF6EA", "#E6D2AB": "#F8F1E2", "#DCC596": "#EFE5D0"},
    STAGE: {
        "#A33C3B": "#7E1F1D",
        "#883436": "#5C1212",
        "#D9A321": "#F0B41C",
        "#AD8022": "#3A2600",
        "#F0D9A4": "#FFF3D2",
        "#F7E8C0": "#FFECBC",
        "#FBF0D0": "#FFFBF0",
        "#E6C98A": "#8A6A20",
        "#93BA7C": "#CCE4B8",
        "#7FA66A": "#BEDCA6",
        "#BCD0A0": "#33502A",
        "#B0C495": "#33502A",
        "#8A5A3C": "#6A4228",
        "#BF9F83": "#6A4228",
    },
}
# numbers are read with strong contrast on darker paper, and houses keep to their cards
PIECES = "tricky-face-* *-red *-red-* *-green *-green-*"
DARKER = {
    **{colour: colour for colour in (*C.values(), "#FFF6E4", "#FFFFFF")},
    C["red"]: "#9A2C1E",
    C["green"]: "#1F5B42",
    C["brick"]: "#922F1C",
    C["sticks"]: "#74471F",
    C["wolf"]: "#49535F",
    mix(PAPER, C["red"], 0.55): mix(PAPER, C["red"], 0.3),  # what a word lies on
    mix(PAPER, C["green"], 0.4): mix(PAPER, C["green"], 0.2),
    "#467589": "#2D5768",
    "#7D5E93": "#65487A",
}

THEMES = {
    "night": {names: Tones(papers, 0.35) for names, papers in NIGHT.items()},
    "contrast": {names: Tones(papers, 0) for names, papers in CONTRAST.items()} | {PIECES: Tones(DARKER, 1)},
}
SOURCES = (backdrops, theatre, porcellini, houses, roofs, cards_wolves, cards_tricky, stamps)
FOLDERS = ("ground", "houses", "cards")


def toned(body: str, tones: Tones) -> str:
    """The picture in other tones."""
    seen = {INK: INK, **tones.papers}

    def replace(found: re.Match[str]) -> str:
        if found[0] not in seen:
            seen[found[0]] = _between(found[0], tones)
        return seen[found[0]]

    return _HEX.sub(replace, body)


def _between(colour: str, tones: Tones) -> str:
    """Near papers count most: their weight falls with the fourth power of the distance. No relief: the nearest one."""
    here = rgb(colour)
    found = [
        (sum((a - b) ** 2 for a, b in zip(here, rgb(day), strict=True)), rgb(day), rgb(new))
        for day, new in tones.papers.items()
    ]
    if not tones.relief:
        found = [min(found)]
    weights = [1 / max(1, square) ** 2 for square, _day, _new in found]
    mixed = (
        sum(
            weight * (new[i] + tones.relief * (here[i] - day[i]))
            for weight, (_square, day, new) in zip(weights, found, strict=True)
        )
        / sum(weights)
        for i in range(3)
    )
    return "#" + "".join(f"{min(255, max(0, round(value))):02X}" for value in mixed)


def pictures() -> Iterator[Picture]:
    drawn = [picture for module in SOURCES for picture in module.pictures()]
    for theme, groups in THEMES.items():
        for (folder, name), picture in ((picture.name.split("/"), picture) for picture in drawn):
            found = [tones for names, tones in groups.items() if any(fnmatchcase(name, one) for one in names.split())]
            if found and (folder in FOLDERS or name in ALBUM.split()):
                yield picture._replace(name=f"{theme}/{picture.name}", body=toned(picture.body, found[0]))
