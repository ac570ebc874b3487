"""The frame all cards share: 120 x 168, radius 10."""

from game.ui.palette import PAPER, C
from game.ui.paper import ell, fill, light, line, mix, paper, rrect


def card_base(c: str, pat: str = "", panel: str = PAPER) -> str:
    """The empty front: border in tone c with the pattern `pat` on it, and the panel."""
    s = paper(rrect(1.2, 1.2, 117.6, 165.6, 10), c, 1, 0, 0, 0.4, 0.28)
    s += pat
    return s + paper(rrect(8, 8, 104, 152, 6), panel, 0.8, 1.8, 0, 0.5, 0.1)


def number_tab(c: str, turned: bool = True) -> str:
    """The tab for number and glyph, with a little one for the turned number at the lower right."""
    s = paper("M8 8H46V52Q46 66 32 66H8Z", c, 0.8, 2.4, 1)
    if turned:
        s += paper("M112 160H88V134Q88 126 96 126H112Z", c, 0.8, 2, 1)
    return s


def small_tab(c: str) -> str:
    """The tab of a card of size S: the number, 52 high, has its middle at (39, 38)."""
    return paper("M8 8H72V54Q72 70 56 70H8Z", c, 1, 2.8, 1)


def large_tab(c: str) -> str:
    """The tab for large text: the number, up to 46 high, has its middle at (35, 34), the glyph at (35, 78)."""
    return paper("M8 8H62V86Q62 100 48 100H8Z", c, 1, 2.6, 1)


def scene(c: str, band: str = "") -> str:
    """A little hill and sky behind the picture; the hill carries the pattern of the suit or house."""
    t = mix(PAPER, c, 0.2)
    return fill(ell(66, 86, 40, 44), t) + fill("M12 134Q66 118 108 132V156H12Z", mix(PAPER, c, 0.34), soft=4) + band


def card_back(c: str, inner: str) -> str:
    """The back of a card in tone c, with `inner` on it inside a dotted line."""
    s = paper(rrect(1.2, 1.2, 117.6, 165.6, 10), C["cream"], 1, 0, 0, 0.5, 0.2)
    s += fill(rrect(7, 7, 106, 154, 6), c) + inner
    return s + line(rrect(11.5, 11.5, 97, 145, 4), light(c, 0.4), 1.6, 0.8, dash=(2, 5))
