"""How long things take, in seconds at normal speed, in one place; speed and reduced motion act here only."""

from __future__ import annotations

from dataclasses import dataclass

DURATIONS: dict[str, float] = {
    # cards
    "hover": 0.12,  # under the pointer a card rises
    "pick": 0.14,  # a card picked up, and its neighbours that make room
    "card_to_table": 0.24,
    "deck_to_hand": 0.22,
    "deal_stagger": 0.04,
    "flip": 0.26,
    "turn_over": 0.4,  # of the banner that says what wins
    "pass": 0.42,
    "think": 0.35,  # the least time an opponent is seen to think
    "show": 0.45,  # what an opponent played stays in the middle of things
    "afterglow": 0.9,  # a person sees the card drawn before the curtain falls
    "mood": 1.6,  # somebody is glad, sad or startled
    "settle": 0.2,
    "shake": 0.18,  # what was refused
    "outline": 0.3,  # round what was refused
    # houses and those who visit them
    "grow": 0.28,
    "press_in": 0.2,  # a card becomes part of a house
    "land": 0.14,  # from when a storey rises until it sits
    "dust": 0.2,
    "wolf": 0.42,
    "pig_step": 0.12,
    "walk": 0.96,  # eight steps
    "pin": 0.32,
    "reveal": 0.6,
    "fall": 0.7,
    "cloud": 0.5,  # over what has fallen
    "crown": 0.32,
    # for small children: slow on purpose
    "windup": 0.1,  # a die is lifted before it is thrown
    "die_rest": 0.8,  # the last face lies still
    "throw": 1.05,  # until it lies
    "turn": 0.5,  # of a tile about its upright axis
    "turn_stagger": 0.06,
    "child_hop": 0.16,
    "child_hops": 0.32,  # two of them
    "wolf_rise": 0.5,
    "breathe_in": 0.3,
    "puff": 0.14,  # he throws himself into it
    "gust": 0.36,  # the wind's way to the house
    "lull": 0.14,  # it stays a little
    "splinter": 0.7,
    "frame": 0.24,
    "frame_edge": 0.06,  # each of its four edges, one after the other
    "tap": 0.16,
    "wave": 1.2,
    # tricks are slow enough to be read
    "trick": 1.2,  # a complete trick stays to be read
    "collect": 0.32,
    "round": 7.0,  # the count of a round stays, or until a click
    "climb": 0.7,  # a face on the ladder of points
    # screens
    "banner": 0.6,
    "dialog": 0.18,
    "dialog_out": 0.13,
    "screen": 0.24,  # half of it the old one goes, half of it the new one comes
    "curtain_close": 0.32,
    "curtain_open": 0.48,
    "count": 0.04,  # a point
    "count_most": 0.9,
    "win": 1.6,
}

FADE = 0.12  # the longest that anything moves with reduced motion


@dataclass(slots=True)
class Tempo:
    """The player's speed: 0 jumps, 1 is normal, 2 is twice as fast. With reduced motion every move is a short fade.

    `trick` is for how long a complete trick lies open at normal speed.
    """

    speed: float = 1.0
    reduced: bool = False
    trick: float = DURATIONS["trick"]

    def seconds(self, name: str) -> float:
        """Real seconds of a move."""
        seconds = self.rest(name)
        return min(seconds, FADE) if self.reduced else seconds

    def rest(self, name: str) -> float:
        """Real seconds for which something is left to be looked at: no motion, so reduced motion keeps it."""
        whole = self.trick if name == "trick" else DURATIONS[name]
        return whole / self.speed if self.speed else 0.0
