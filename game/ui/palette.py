"""The colours of the pieces, by the name of what they are, each as `#RRGGBB`.

Pieces keep these colours in every theme; text and panels take theirs from `assets/themes`. Shades are not listed: they
come from `game.ui.paper.light` and `dark` alone, so that all tones belong together.
"""

from typing import Final

C: Final[dict[str, str]] = {
    # the paper theatre
    "ink": "#2B2118",
    "paper": "#FBF3E1",
    "cream": "#F1E2C4",
    "wood": "#8A5A3C",
    "meadow": "#7FA66A",
    "sky": "#A9D3DC",
    "barn": "#B7604A",
    "forest": "#2F4A47",
    "night": "#1D2C33",
    "moon": "#F6E7B8",
    "memory": "#C9D6CF",  # what a player remembers of a card
    # who plays
    "pig": "#F0A79D",
    "snout": "#E58D84",
    "nostril": "#8C433E",
    "blush": "#E4796F",
    "mouth": "#6E2B2B",
    "tongue": "#E0736B",
    "wolf": "#586374",
    "smooki": "#8C8F98",  # the cloth cat, and the seat that nobody sits on
    "hide": "#C99A6B",
    "cloth": "#4D7C8A",
    # what houses are made of
    "straw": "#E5B63C",
    "sticks": "#96643A",
    "brick": "#BD4C36",
    "lamp": "#FFD98A",  # lamplight: alive, chosen, now; nothing else
    "glass": "#4A5A66",
    # what the program says
    "gold": "#D9A321",  # points and crowns only
    "good": "#3F7D4E",
    "bad": "#B23A3A",
    "focus": "#1B5FB8",
    # houses of The Three Little Wolves
    "red": "#C2483A",
    "yellow": "#EBBB45",
    "green": "#2B6B50",
    "white": "#F3ECDC",
    # cards of 3 Tricky Pigs that belong to no suit
    "huff": "#467589",
    "puff": "#7D5E93",
    # seats: wolves sent, scarves on sills, backs of tiles; never a house colour, each a step lighter
    "navy": "#2B446E",
    "plum": "#80507B",
    "teal": "#338F99",
    "orange": "#E28C46",
    "frost": "#B2D6E2",
}

# what lights and darkens every tone, see `game.ui.paper`
WARM_WHITE: Final = "#FFF4DA"
PLUM_BLACK: Final = "#2A1626"
WHITE: Final = "#FFFFFF"  # of masks and of the breath

# words and numbers printed on pieces
BARK: Final = "#5A3423"
PLASTER: Final = "#BFB5A0"  # behind the words of white cards
MINUS: Final = "#8E2F2B"  # points lost
_CREAM, _DARK = "#FFF6E4", "#3A2306"

INK: Final = C["ink"]
PAPER: Final = C["paper"]

# what is legible on the tab of a card of this colour or suit
INKS: Final = {
    **dict.fromkeys(("red", "green", "sticks", "bricks", "wolf", "huff", "puff"), _CREAM),
    **dict.fromkeys(("yellow", "straw"), _DARK),
    "white": INK,
}

HOUSES: Final = ("red", "yellow", "green", "white")
SEATS: Final = ("navy", "orange", "plum", "teal", "frost")
