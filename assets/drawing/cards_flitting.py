"""Cards of Flitting Bad Wolf: the face, over it a bust, over that the front for where the card lies."""

from collections.abc import Iterator

from assets.drawing.cards import card_back
from assets.drawing.hand import Picture, curve
from assets.drawing.land import pine
from game.ui.palette import PAPER, C
from game.ui.paper import ell, fill, light, line, paper, poly, rrect, star


def flitting_face() -> str:
    """Border and night scene; the bust stands on it, then comes the front."""
    c = C["forest"]
    s = paper(rrect(1.2, 1.2, 117.6, 165.6, 10), c, 1, 0, 0, 0.35, 0.3)
    s += paper(rrect(8, 8, 104, 118, 6), "#3E5E66", 0.8, 0, 0, 0.2, 0.2)
    s += fill(ell(66, 62, 44), "#56787C", 0.65) + fill(ell(66, 62, 33), "#7A9993", 0.55)
    s += fill("M8 104Q30 88 60 98Q90 88 112 100V126H8Z", "#24403F")
    return s + fill("M8 84L18 60L28 88L36 70L44 92L30 112H8ZM112 80L104 56L94 84L86 72L78 96L92 112H112Z", "#2A4A49")


def flitting_front(blue: bool = False) -> str:
    """What lies over the bust: text panel, corner for the points, sign of the ability."""
    s = paper(rrect(8, 116, 104, 44, 6), PAPER, 0.8, 2.5, 0)
    s += paper("M8 8H50V30Q50 42 38 42H8Z", PAPER, 0.8, 2.4, 1)
    return s + (ability(98, 23, 14) if blue else "")


def ability(x: float, y: float, r: float) -> str:
    """The sign of an ability: a blue disc with a star."""
    b = "#2F6FB5"
    s = paper(ell(x, y, r), b, 1, 2.2, 1) + line(ell(x, y, r - 3), light(b, 0.5), 1.4)
    return s + fill(poly(star(x, y, r * 0.62, r * 0.22, 4)), "#FFFDF4", soft=1.5)


def flitting_back() -> str:
    """A wolf howls at the moon."""
    c = "#22383F"
    s = fill(ell(60, 62, 34), "#31505A") + paper(ell(60, 62, 25), C["moon"], 1.2, 0, 1)
    s += fill(ell(52, 56, 4.5), "#E4CF98") + fill(ell(67, 70, 6), "#E4CF98")
    s += fill(ell(64, 52, 2.5), "#E4CF98")
    for x, y in ((22, 26), (96, 28), (30, 48), (100, 60), (18, 80), (88, 20), (102, 92), (40, 22)):
        s += fill(poly(star(x, y, 2.6, 1, 4)), "#F1E6C4", soft=0.5)
    for x, h, t in ((27, 46, 0.2), (43, 60, 0.1), (94, 52, 0.2), (79, 62, 0.1)):
        s += paper(pine(x, 150, h), light("#1E3A38", t), 1, 0, 2)
    s += fill("M7 140Q40 128 72 134Q96 138 113 132V155Q113 161 107 161H13Q7 161 7 155Z", "#172A2B")
    # he sits on the hill, seen from the side
    w = curve(
        "47 140 c, 44 128, 49 114, 58 106, 61 98, 57 95, 55 86 c, 62 89, 70 84, 81 71 c, 84 75 c, 80 84, 79 92, 74 98, "
        "76 110, 75 122, 77 140 c, 71 140 c, 69 126, 64 132, 64 140 c"
    )
    s += paper(w, "#0F1B1E", 1, 0, 2, 0.3)
    s += paper(curve("50 139 c, 38 140, 31 132, 30 120 c, 38 128, 48 131 c"), "#0F1B1E", 1, 0, 2, 0.3)
    return card_back(c, s)


def flitting_front_hand(blue: bool = False) -> str:
    """For cards from 132 wide on: the text panel holds a name and two lines of 14."""
    s = paper(rrect(4.5, 104, 111, 58, 6), PAPER, 0.8, 2.5, 0)
    s += paper("M8 8H52V32Q52 44 40 44H8Z", PAPER, 0.8, 2.4, 1)
    return s + (ability(97, 24, 15) if blue else "")


def flitting_front_corner(blue: bool = False) -> str:
    """For large text in the hand: the panel is as high as its words need and drawn with them."""
    s = paper("M8 8H58V36Q58 50 44 50H8Z", PAPER, 0.8, 2.4, 1)
    return s + (ability(97, 24, 15) if blue else "")


def flitting_front_row(blue: bool = False) -> str:
    """For 80 wide: points as large as they go, a strip for a short name."""
    s = paper(rrect(8, 132, 104, 28, 6), PAPER, 0.8, 2.5, 0)
    s += paper("M8 8H62V40Q62 54 48 54H8Z", PAPER, 0.8, 2.4, 1)
    return s + (ability(95, 26, 17) if blue else "")


def pictures() -> Iterator[Picture]:
    yield Picture("cards/flitting-face", 120, 168, flitting_face())
    yield Picture("cards/flitting-back", 120, 168, flitting_back())
    fronts = (
        ("", flitting_front),
        ("-hand", flitting_front_hand),
        ("-corner", flitting_front_corner),
        ("-row", flitting_front_row),
    )
    for suffix, front in fronts:
        yield Picture(f"cards/flitting-front{suffix}", 120, 168, front())
        yield Picture(f"cards/flitting-front{suffix}-ability", 120, 168, front(True))
    yield Picture("tokens/ability", 40, 40, ability(20, 20, 14))
