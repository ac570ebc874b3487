"""Who can sit at a table: six wolves and six pigs, each with one thing on the head and one colour on the body.

Each has a bust in four moods and a whole figure that cheers, 160 x 240, feet at y 232.
"""

from collections.abc import Iterator
from functools import partial
from typing import Literal, NamedTuple

from assets.drawing import costumes as wear
from assets.drawing.faces import moods, shoulders, tilt
from assets.drawing.hand import Picture, curve
from assets.drawing.pigs import collar, mason_cap, pig_head, straps, straw_hat, twig
from assets.drawing.wolves import builder_cap, glasses, scarf, wolf_head
from game.ui.palette import C
from game.ui.paper import at, dark, ell, fill, g, light, line, n, paper, rot, rrect


class Player(NamedTuple):
    """`hat` sits on the head, `under` lies on the cloth below it, `over` above all. `skin` is the fur of a wolf.

    `tall`: the hat needs room, so the bust is a little smaller.
    """

    kind: Literal["wolf", "pig"]
    skin: str
    cloth: str
    trousers: str
    hat: str = ""
    under: str = ""
    over: str = ""
    pale: str = "#D5D3CB"
    ear_bend: bool = True
    tall: bool = False


def mason_bib() -> str:
    c = "#4E5F86"
    bib = paper("M64 197L68 170Q100 163 132 170L137 197Z", c, 1.4, 2)
    bib += line("M70 172L60 155M130 172L140 155", c, 8)
    return bib + fill(rrect(88, 178, 26, 19, 3), dark(c, 0.2))


def tie_and_collar() -> str:
    s = paper("M70 154L100 178L84 190L60 164Z", "#F4ECDA", 1.2, 2, 2)
    s += paper("M132 154L100 178L116 190L140 164Z", "#F4ECDA", 1.2, 2, 2)
    return s + paper("M92 176L108 176L112 184L106 197L95 197L89 184Z", C["gold"], 1.2, 2, 2)


VEST = line("M66 156L76 197M128 156L120 197", "#F3D98C", 8)
PLAYERS = {
    "wolf-scarf": Player("wolf", "#7F8DA0", "#6C7C63", "#53614D", over=scarf(C["brick"], "#F3DFB6"), pale="#EBE6DA"),
    "wolf-builder": Player("wolf", "#5B677B", "#C9763F", "#56606E", builder_cap(), VEST, ear_bend=False),
    "wolf-glasses": Player("wolf", "#83705F", "#41647C", "#3A4757", glasses(), tie_and_collar(), pale="#E6D9C4"),
    "wolf-cook": Player(
        "wolf",
        "#5A5452",
        wear.WHITE,
        "#6C5A55",
        wear.toque(),
        wear.cook_jacket(),
        pale="#D9CFC2",
        ear_bend=False,
        tall=True,
    ),
    "wolf-sailor": Player(
        "wolf",
        "#8E99A6",
        "#F1EBDD",
        "#2F5D86",
        wear.sailor_cap(),
        wear.sailor_shirt("#2F5D86"),
        pale="#F0ECE2",
        ear_bend=False,
        tall=True,
    ),
    "wolf-nightcap": Player(
        "wolf",
        "#97805F",
        "#A9B7D6",
        "#A9B7D6",
        wear.nightcap(),
        wear.nightshirt("#A9B7D6"),
        pale="#EADFC8",
        ear_bend=False,
        tall=True,
    ),
    "pig-straw": Player("pig", "#F3B2A6", "#5E8FA3", "#46748A", straw_hat(), straps("#5E8FA3"), tall=True),
    "pig-sticks": Player("pig", "#EE9F92", "#7C9A58", "#7A5B3E", twig(), collar("#E9DFC5"), tall=True),
    "pig-bricks": Player("pig", "#E8988C", "#E9DEC6", "#4E5F86", mason_cap(), mason_bib(), tall=True),
    "pig-post": Player("pig", "#F1A899", "#4F7BA6", "#38465C", wear.post_cap(), wear.post_bag(), tall=True),
    "pig-garden": Player("pig", "#F4B8AC", "#C98F4E", "#6E8A5A", wear.headscarf(), wear.apron("#E9DEC6"), tall=True),
    "pig-fiddle": Player(
        "pig", "#E9958B", "#5B4456", "#3F3342", wear.beret(), wear.tie("#C9A23E"), wear.violin(), tall=True
    ),
}


def head(player: Player, mood: str) -> str:
    """The head with what it wears, in a bust's place."""
    lean = -5 if player.kind == "pig" else tilt(mood, -2) if mood != "sad" else 7
    worn = rot(player.hat, lean, 100, 110) if player.hat else ""
    if player.kind == "pig":
        return pig_head(mood, player.skin) + worn
    return wolf_head(mood, player.skin, player.pale, ear_bend=player.ear_bend) + worn


def bust(name: str, mood: str = "calm") -> str:
    """The picture of a player in a mood, 200 x 200."""
    player = PLAYERS[name]
    pig = player.kind == "pig"
    lift = {"startled": -3, "sad": 4}.get(mood, 0)
    s = shoulders(player.cloth, 66, 150 if pig else 148) + player.under
    s += g(head(player, mood), f"translate({0 if pig else -4} {lift})") + player.over
    return at(s, 11, 22, 0.89) if player.tall else s


def limb(d: str, c: str, w: float) -> str:
    """An arm or a leg along a path, with its edges."""
    return at(line(d, light(c, 0.38), w), -0.9, -1.2) + at(line(d, dark(c, 0.26), w), 0.9, 1.2) + line(d, c, w)


def whole(name: str) -> str:
    """The whole figure, on one leg, both arms up."""
    player = PLAYERS[name]
    pig = player.kind == "pig"
    paw = dark(player.skin, 0.1 if pig else 0.16)
    s = ""
    if pig:
        s += line("M124 204C138 206 142 194 133 191C126 190 124 200 134 204", dark(player.skin, 0.12), 4)
    else:
        brush = curve("52 206, 30 214, 8 202, 4 176 c, 18 180, 34 178, 50 192")
        s += paper(brush, player.skin, 1.8, 0) + fill(curve("4 176 c, 14 180, 20 186, 18 194, 8 192"), player.pale, 0.9)
    for x, y, angle, dx in ((64, 236, 0, -3), (98, 228, -20, 8)):
        s += limb(f"M{x} 208L{x + dx} {y - 6}", player.trousers, 17)
        s += rot(paper(ell(x + dx + 4, y, 15, 8.5), paw, 1.4, 0, 1), angle, x + dx, y)
    coat = curve("80 134, 104 142, 118 172, 118 204, 102 220, 58 220, 42 204, 42 172, 56 142")
    legs = curve("42 190, 80 184, 118 190, 119 206, 102 222, 80 224, 58 222, 41 206")
    s += paper(coat, player.cloth, 1.9, 0) + paper(legs, player.trousers, 1.5, 2)
    s += at(player.under, 2, 22, 0.78)
    sleeve = light(player.cloth, 0.12)
    for x0, ex, ey, x, y in ((52, 26, 160, 18, 130), (108, 136, 160, 144, 128)):
        s += limb(f"M{x0} 166Q{n(ex)} {n(ey)} {n(x)} {n(y)}", sleeve, 17)
        s += paper(ell(x, y - 3, 9.5), player.skin if pig else paw, 1.3, 0, 1)
    return at(s + at(head(player, "glad") + player.over, -1 if pig else -5, 20, 0.78), 10, 15, 0.889)


def three_little_pigs(mood: str = "calm") -> str:
    """While all is calm, each is in a mood of its own."""
    top, right, left = ("calm", "startled", "glad") if mood == "calm" else (mood, mood, mood)
    s = at(bust("pig-bricks", top), 38, -2, 0.64) + at(bust("pig-sticks", right), 76, 64, 0.665)
    return s + at(bust("pig-straw", left), -12, 61, 0.68)


def pictures() -> Iterator[Picture]:
    for name in PLAYERS:
        yield from moods(name, partial(bust, name))
        yield Picture(f"characters/{name}-whole-glad", 160, 240, whole(name))
    yield from moods("three-little-pigs", three_little_pigs)
