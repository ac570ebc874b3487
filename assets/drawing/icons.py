"""Icons: 48 x 48, of ink, with holes of paper; strokes are 5 wide. They are used at 18 to 28 pixels.

The program paints them in the colours of a theme by putting others for ink and paper into the text of the SVG.
"""

from collections.abc import Iterator

from assets.drawing.big_bad import MUSTACHE
from assets.drawing.hand import Picture, curve
from assets.drawing.suits import suit_mark
from game.ui.palette import INK, PAPER
from game.ui.paper import arch, at, ell, fill, line, poly, rot, rrect, star


def ink(path: str, w: float = 5) -> str:
    return line(path, INK, w)


def solid(path: str, soft: float = 0) -> str:
    return fill(path, INK, soft=soft)


def gap(path: str, w: float = 3) -> str:
    return line(path, PAPER, w)


def hole(path: str) -> str:
    return fill(path, PAPER)


def card(x: float, y: float, angle: float) -> str:
    """A card 20 x 28 with a gap around it, so that it parts from one below."""
    return rot(solid(rrect(x, y, 20, 28, 4)) + gap(rrect(x, y, 20, 28, 4), 2), angle, x + 10, y + 14)


def arrows() -> dict[str, str]:
    return {
        "arrow-right": ink("M21 9L36 24L21 39M35 24H9"),
        "arrow-up": ink("M9 27L24 12L39 27M24 13V39"),
        "arrow-down": ink("M9 21L24 36L39 21M24 35V9"),
        "back": ink("M27 9L12 24L27 39M13 24H39"),
        "chevron-down": ink("M11 17L24 30L37 17", 5.5),
        "chevron-left": ink("M30 10L17 24L30 38", 5.5),
        "chevron-right": ink("M18 10L31 24L18 38", 5.5),
        "chevron-up": ink("M11 31L24 18L37 31", 5.5),
        "redo": ink("M31 10L40 18L31 26M39 18H20A10 10 0 0 0 20 38H30"),
        "undo": ink("M17 10L8 18L17 26M9 18H28A10 10 0 0 1 28 38H18"),
    }


def playback() -> dict[str, str]:
    return {
        "pause": solid(rrect(11, 9, 9, 30, 3)) + solid(rrect(28, 9, 9, 30, 3)),
        "play": solid("M15 9L38 24L15 39Z", 5),
        "replay": ink("M37 16A15 15 0 1 0 39 26") + ink("M38 7V17H28") + solid("M20 18L31 25L20 32Z", 2),
        "speed": solid("M8 12L24 24L8 36Z", 4) + solid("M25 12L41 24L25 36Z", 4),
        "step": solid("M10 9L30 24L10 39Z", 4) + solid(rrect(34, 8, 6, 32, 2.5)),
        "step-back": solid("M38 9L18 24L38 39Z", 4) + solid(rrect(8, 8, 6, 32, 2.5)),
        "to-end": solid("M7 12L21 24L7 36Z", 4) + solid("M23 12L37 24L23 36Z", 4) + solid(rrect(39, 10, 5, 28, 2.2)),
        "to-start": solid("M41 12L27 24L41 36Z", 4) + solid("M25 12L11 24L25 36Z", 4) + solid(rrect(4, 10, 5, 28, 2.2)),
    }


def signs() -> dict[str, str]:
    """Yes, no, attention, and what stands before a word."""
    eye = ink("M5 24Q24 4 43 24Q24 44 5 24Z", 4.5) + solid(ell(24, 24, 7.5)) + hole(ell(21.5, 21.5, 2.2))
    lock = solid(rrect(9, 21, 30, 21, 5)) + ink("M15 21V15A9 9 0 0 1 33 15V21")
    return {
        "check": ink("M9 25L20 36L39 13", 6),
        "close": ink("M12 12L36 36M36 12L12 36", 5.5),
        "cross": solid(ell(24, 24, 19)) + gap("M17 17L31 31M31 17L17 31", 5),
        "eye": eye,
        "eye-off": eye + gap("M18 14L36 32", 4) + ink("M8 10L38 40"),
        "flag": ink("M12 6V43", 5.5) + solid("M14 8H39L33 17L39 26H14Z", 3),
        "help": ink("M16 17A8.500 8 0 1 1 27 25C24.500 26.500 24 28 24 31") + solid(ell(24, 39.5, 3.4)),
        "hint": ink("M18 34C18 29 11 26 11 18.500A13 13 0 0 1 37 18.500C37 26 30 29 30 34Z")
        + ink("M19 41H29")
        + ink("M24 33V22L19.500 18M24 22L28.500 18", 3),
        "info": solid(ell(24, 24, 19)) + hole(ell(24, 14.5, 3)) + gap("M24 22V34", 5.5),
        "odds": ink(ell(14, 14.5, 6.6)) + ink(ell(34, 33.5, 6.6)) + ink("M37 9L11 39"),
        "lock": lock + hole(ell(24, 30, 3.2)) + gap("M24 31V36"),
        "minus": ink("M11 24H37", 5.5),
        "plus": ink("M11 24H37M24 11V37", 5.5),
        "reconstructed": solid("M8 17H16C13 8 26 8 23.500 17H32V25C41 22.500 41 35 32 32.500V41H8Z", 3.4),
        "ruling": rot(
            solid(rrect(19, 3, 11, 27, 3)) + solid("M19.500 32.500H29.500L24.500 42Z", 2) + gap("M19 9.500H30", 2.6),
            38,
            24,
            24,
        )
        + ink("M6 42H21", 4.5),
        "star": solid(poly(star(24, 25, 19, 8.4)), 3),
        "target": ink(ell(24, 24, 17.5)) + solid(ell(24, 24, 7.5)),
        "tick-ring": solid(ell(24, 24, 19)) + gap("M15 25L22 32L34 17", 5.5),
        "warn": solid("M24 9L42 39H6Z", 6) + gap("M24 18V28", 5) + hole(ell(24, 35.5, 2.9)),
    }


def program() -> dict[str, str]:
    """What the program itself does."""
    speaker = solid("M6 19H13L22 11V37L13 29H6Z", 3)
    teeth = "".join(rot(solid(rrect(20.5, 4, 7, 10, 2)), k * 45, 24, 24) for k in range(8))
    keys = "".join(hole(rrect(x, y, 4.4, 4.4, 1.4)) for y in (17, 24) for x in (11, 18.5, 26, 33.5))
    return {
        "book": solid("M23 13C18 9 11 8 5 9V37C11 36 18 37 23 40ZM25 13C30 9 37 8 43 9V37C37 36 30 37 25 40Z", 2.4)
        + gap("M10 17Q15 17 19 19M10 24Q15 24 19 26M38 17Q33 17 29 19M38 24Q33 24 29 26", 2.6),
        "clock": ink(ell(24, 24, 17)) + ink("M24 14V25L31.500 29.500", 4.6),
        "copy": solid(rrect(7, 7, 22, 28, 4))
        + gap(rrect(17, 13, 24, 30, 5), 4)
        + solid(rrect(18, 14, 22, 28, 4))
        + gap("M24 23H34M24 31H34", 3.4),
        "door": solid(arch(11, 6, 26, 37), 3)
        + gap(arch(17, 12, 14, 31), 2.4)
        + hole(ell(28, 28, 2.4))
        + ink("M6 43H42", 4),
        "drop": solid("M24 5C33 16 37 21 37 28.500A13 13 0 0 1 11 28.500C11 21 15 16 24 5Z", 2),
        "folder": solid("M5 13C5 10 7 9 9 9H18L23 14H39C42 14 43 16 43 18V35C43 38 41 39 39 39H9C7 39 5 38 5 35Z", 1.6)
        + gap("M6 20H42", 2.6),
        "fullscreen": ink("M8 18V8H18M30 8H40V18M40 30V40H30M18 40H8V30"),
        "globe": ink(ell(24, 24, 18), 4.4)
        + ink("M24 6C14 16 14 32 24 42C34 32 34 16 24 6M7.500 18H40.500M7.500 30H40.500", 3.4),
        "keyboard": solid(rrect(4, 11, 40, 28, 6)) + keys + hole(rrect(15, 30.5, 19, 3.6, 1.6)),
        "menu": ink("M9 14H39M9 24H39M9 34H39"),
        "moon": solid("M30 7A18 18 0 1 0 41 32A15 15 0 0 1 30 7Z", 2),
        "save": ink("M24 7V28M15 20L24 29L33 20") + ink("M8 29V40H40V29"),
        "search": ink(ell(20.5, 20.5, 12.5)) + ink("M30.500 30.500L41 41", 6.5),
        "settings": teeth + ink(ell(24, 24, 11), 7),
        "share": ink("M24 30V7M15 15L24 6.500L33 15") + ink("M14 22H9V41H39V22H34"),
        "sound-off": speaker + ink("M30 19L41 30M41 19L30 30", 4.5),
        "sound-on": speaker + ink("M29 18Q33 24 29 30M35 13Q42 24 35 35", 4.5),
        "statistics": solid(rrect(7, 25, 9, 16, 2.5))
        + solid(rrect(19.5, 8, 9, 33, 2.5))
        + solid(rrect(32, 17, 9, 24, 2.5)),
        "trash": ink("M8 13H40M19 12V7H29V12", 4.6) + solid("M12 19H36L34 41H14Z", 3) + gap("M20 24V36M28 24V36"),
        "trophy": solid("M14 7H34V17C34 26 30 30 24 30C18 30 14 26 14 17Z", 3)
        + ink("M13 11H7C7 18 10 22 15 22M35 11H41C41 18 38 22 33 22", 4)
        + ink("M24 30V38")
        + ink("M15 40H33", 5.5),
    }


def table() -> dict[str, str]:
    """Players, cards and pieces."""
    fan = rot(solid(rrect(9, 25, 14, 21, 3)), -16, 16, 44) + rot(solid(rrect(25, 25, 14, 21, 3)), 16, 32, 44)
    fan += solid(rrect(16.5, 22, 15, 22, 3)) + gap("M15 44V25A4 4 0 0 1 19 20.500H29A4 4 0 0 1 33 25V44", 2.4)
    trick = rot(solid(rrect(10, 12, 22, 30, 4)), -14, 21, 27) + solid(rrect(17, 6, 25, 34, 4.5))
    leaf = "M24 23C14 21 12 7 20 7C22 7 24 9 24 11C24 9 26 7 28 7C36 7 34 21 24 23Z"
    clover = "".join(rot(solid(leaf, 1.5), angle, 24, 24) for angle in (0, 90, 180, 270))
    pips = ((16.5, 16.5), (31.5, 16.5), (24, 24), (16.5, 31.5), (31.5, 31.5))
    howl = "5 44 c, 6 31, 11 22, 8 10 c, 16 15, 22 15, 31 4 c, 35 7 c, 30 17, 27 24, 24 30, 27 44 c"
    return {
        "box": solid("M7 20H41V38C41 40 40 41 38 41H10C8 41 7 40 7 38Z", 2)
        + solid(rrect(4, 8, 40, 9, 3))
        + hole(ell(24, 30, 5.5))
        + solid(ell(22.2, 30, 1.3))
        + solid(ell(25.8, 30, 1.3)),
        "cards": card(12, 12, -12) + card(18, 9, 8),
        "computer": solid(rrect(5, 8, 38, 26, 5))
        + hole(rrect(10, 13, 28, 16, 2))
        + ink("M24 34V40M14 41H34")
        + solid(ell(19, 20, 2.2))
        + solid(ell(29, 20, 2.2))
        + ink("M18 24.500Q24 28 30 24.500", 2.2),
        "die": solid(rrect(7, 7, 34, 34, 8)) + "".join(hole(ell(x, y, 3.6)) for x, y in pips),
        "discard": solid(rrect(6, 8, 22, 32, 4)) + ink("M38 10V36M31 29L38 37L45 29", 4.6),
        "draw": solid(rrect(6, 8, 22, 32, 4)) + ink("M38 38V12M31 19L38 11L45 19", 4.6),
        "fold": fan + ink("M14 6L24 15L34 6"),
        "house": solid("M6 24L24 8L42 24Z", 4) + solid("M11 26H37V41H11Z", 3) + hole(arch(20, 29, 8, 14)),
        "howl": solid(curve(howl), 2) + ink("M35 15Q38 19 36 24M40 9Q46 18 41 29", 4),
        "luck": clover + gap("M24 14V34M14 24H34", 2) + ink("M25 25Q30 36 36 43", 4),
        "mustache": at(fill(MUSTACHE, INK, soft=14), -5, -17, 0.29),
        "offer": solid(rrect(7, 10, 22, 31, 4))
        + fill(poly(star(18, 25, 7, 2.6, 4)), PAPER, soft=1)
        + ink("M34 18L42 26L34 34M41 26H31", 4.5),
        "person": solid(ell(24, 15, 9)) + solid("M7 42C7 30 14 26 24 26C34 26 41 30 41 42Z", 3),
        "pig": solid("M10 22L9 7L24 12Z", 4)
        + solid("M38 22L39 7L24 12Z", 4)
        + solid(ell(24, 26, 17, 16))
        + gap(ell(24, 31, 8.5, 6), 2.6)
        + hole(ell(21, 31, 1.6, 2.4))
        + hole(ell(27, 31, 1.6, 2.4))
        + hole(ell(16.5, 20, 2.2))
        + hole(ell(31.5, 20, 2.2)),
        "take-over": solid(ell(17, 14, 8))
        + solid("M3 41C3 30 8 25 17 25C22 25 25 26.500 27.500 29.500L21 36V41Z", 2.4)
        + ink("M30 38H43M38 31L45 38L38 45", 4.6),
        "trick": trick + gap(rrect(15, 4, 29, 38, 6.5)) + gap("M22.500 24L28 29.500L37 17", 4.6),
        "unfold": fan + ink("M14 15L24 6L34 15"),
        "wolf": at(suit_mark("wolf", INK), 24, 23.5, 1.65),
    }


def pictures() -> Iterator[Picture]:
    for group in (arrows(), playback(), signs(), program(), table()):
        for name, body in group.items():
            yield Picture(f"icons/{name}", 48, 48, body)
