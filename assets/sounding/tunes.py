"""The loops: one for the shelf, one for each game, named as the screens ask for them."""

from __future__ import annotations

import math

from assets.sounding import instruments as ins
from assets.sounding.score import Note, Part, Tune, harmony, melody, nylon, pattern, play, strict, walk
from assets.sounding.wave import Wave

MUSIC_PEAK = -14.0  # dB: under the effects

# a slow waltz at the shelf, where all boxes wait
SHELF = Tune(
    104,
    3,
    "G|Em|C|D7|G|Em|Am7|D7|G|Em|C|D7|Bm|Em|Am7 Am7 D7|G|C|D7|Bm7|Em|C|Cm6|G|D7|G|Em|C|D7|Bm7|E7|Am7 Am7 D7|G",
    "d5:1 b4:.5 d5:.5 g5:1|e5:2 d5:.5 b4:.5|c5:1 e5:.5 g5:.5 e5:1|d5:2 -:1"
    "|d5:1 b4:.5 d5:.5 g5:1|b5:1.5 a5:.5 g5:1|e5:1 g5:.5 e5:.5 c5:1|a4:2 -:1"
    "|d5:1 b4:.5 d5:.5 g5:1|e5:2 d5:.5 b4:.5|c5:1 e5:.5 g5:.5 e5:1|f#5:1.5 e5:.5 d5:1"
    "|d5:1 f#5:.5 d5:.5 b4:1|g5:1.5 f#5:.5 e5:1|c5:1 e5:1 f#4:1|g4:2 -:1"
    "|e5:1.5 g5:.5 c6:1|a5:1.5 f#5:.5 d5:1|f#5:1 d5:.5 f#5:.5 a5:1|g5:2 e5:1"
    "|c5:.5 e5:.5 g5:1 e5:1|eb5:1.5 d5:.5 c5:1|b4:1 d5:1 g5:1|f#5:1 e5:.5 d5:.5 c5:1"
    "|b4:.5 c5:.5 d5:1 g5:1|e5:1.5 f#5:.5 g5:1|c5:1 e5:.5 g5:.5 e5:1|d5:1.5 e5:.5 f#5:1"
    "|a5:1 f#5:.5 d5:.5 f#5:1|g#5:1.5 f#5:.5 e5:1|c5:1 e5:1 f#4:1|g4:2 -:1",
)

# The Three Little Wolves: a sly stroll that climbs like a house
WOLVES = Tune(
    106,
    4,
    "D|D|G|A7|D|Bm7|Em7 A7|D|D|D|G|Gm6|D|B7|Em7 A7|D|Bm|F#m|G|D|Em7|A7|D Bm|Em7 A7",
    "f#4:.5 a4:.5 d5:1 -:.5 d5:.5 e5:1|f#5:1.5 e5:.5 d5:1 a4:1"
    "|g4:.5 b4:.5 d5:1 -:.5 d5:.5 g5:1|e5:2 c#5:.5 e5:.5 -:1"
    "|f#4:.5 a4:.5 d5:1 -:.5 d5:.5 f#5:1|a5:1.5 f#5:.5 d5:1 b4:1|g5:1 e5:.5 b4:.5 c#5:1 e5:1|d5:1.5 a4:.5 d5:1 -:1"
    "|f#4:.5 a4:.5 d5:1 -:.5 d5:.5 e5:1|f#5:1.5 e5:.5 d5:1 f#5:1"
    "|g5:1 d5:.5 b4:.5 d5:1 g5:1|bb5:1 g5:.5 e5:.5 d5:1 bb4:1"
    "|a4:.5 d5:.5 f#5:1 -:.5 f#5:.5 a5:1|f#5:1 d#5:.5 f#5:.5 b4:2|e5:.5 g5:.5 b4:1 c#5:.5 e5:.5 a4:1|d5:2 -:2"
    "|b4:1 -:.5 d5:.5 c#5:.5 b4:.5 f#4:1|a4:1 -:.5 c#5:.5 f#4:2|g4:.5 b4:.5 d5:1 -:.5 b4:.5 d5:1|f#5:1 e5:.5 d5:.5 a4:2"
    "|g5:1 -:.5 e5:.5 d5:.5 b4:.5 e5:1|c#5:1 -:.5 e5:.5 g5:1 e5:1"
    "|f#5:1 d5:1 d5:.5 c#5:.5 b4:1|e5:1 g5:1 e5:.5 c#5:.5 a4:1",
    swing=0.6,
)

# I tre porcellini: a music box on the meadow
MEADOW = Tune(
    96,
    4,
    "C|F|C|G|C|F|G|C|Am|Em|F|C|F|C|Dm7 G7|C",
    "g4:1 e5:1 d5:.5 e5:.5 c5:1|a4:1 c5:1 a4:2|g4:1 e5:1 d5:.5 c5:.5 e5:1|d5:3 -:1"
    "|g4:1 e5:1 g5:.5 e5:.5 c5:1|a5:1 f5:1 c5:2|d5:1 g5:.5 f5:.5 d5:1 b4:1|c5:3 -:1"
    "|e5:1 e5:.5 d5:.5 c5:1 a4:1|b4:1 g4:1 b4:2|a4:1 c5:.5 d5:.5 f5:1 c5:1|e5:3 -:1"
    "|f5:1 a5:1 g5:.5 f5:.5 c5:1|e5:1 g5:1 e5:2|d5:1 f5:1 d5:.5 b4:.5 g4:1|c5:2 g4:1 -:1",
)

# 3 Tricky Pigs: a tune for the barn
BARN = Tune(
    112,
    4,
    "F|F|Bb|F|F|Dm|G7|C7|F|F|Bb|Bbm6|F|D7|Gm7 C7|F|Bb|F|Bb|F|Dm|G7|Gm7|C7",
    "a4:.5 c5:.5 f5:.5 c5:.5 a5:1 f5:1|c5:.5 d5:.5 f5:1 d5:.5 c5:.5 a4:1"
    "|bb4:.5 d5:.5 f5:.5 d5:.5 g5:.5 f5:.5 d5:1|c5:1.5 a4:.5 c5:2"
    "|a4:.5 c5:.5 f5:.5 c5:.5 a5:1 c6:1|a5:.5 f5:.5 d5:1 f5:1 a5:1"
    "|g5:.5 f5:.5 d5:.5 b4:.5 d5:1 g5:1|e5:1 g5:.5 e5:.5 c5:2"
    "|a4:.5 c5:.5 f5:.5 c5:.5 a5:1 f5:1|c5:.5 d5:.5 f5:1 d5:.5 c5:.5 a4:1"
    "|bb4:.5 d5:.5 f5:.5 d5:.5 bb5:1 f5:1|f5:1 db5:.5 f5:.5 bb4:2"
    "|c5:.5 f5:.5 a5:1 c6:1 a5:1|a5:.5 f#5:.5 d5:1 f#5:1 a5:1|bb5:.5 g5:.5 d5:1 e5:.5 g5:.5 c5:1|f5:2 -:2"
    "|d5:1 d5:.5 f5:.5 bb4:1 d5:1|c5:1 c5:.5 f5:.5 a4:2|d5:1 d5:.5 f5:.5 bb5:1 a5:.5 g5:.5|a5:1 f5:1 c5:2"
    "|f5:.5 e5:.5 d5:1 a4:1 d5:1|f5:.5 d5:.5 b4:1 g4:1 b4:1|bb4:.5 d5:.5 g5:1 f5:1 d5:1|e5:.5 g5:.5 e5:1 c5:1 -:1",
    swing=0.54,
)

# Flitting Bad Wolf: footsteps in the forest at night, counted in eighths
FOREST = Tune(
    162,
    6,
    "Am|Am|F|E7|Am|C|Dm|E7|Am|G|F|C|Dm|Am|Bdim7|E7|F|Dm|E7|Am",
    "-:6|e5:3 d5:1 c5:2|c5:3 a4:3|b4:4 g#4:2|a4:3 b4:1 c5:2|e5:3 g5:3|f5:3 e5:1 d5:2|e5:5 -:1"
    "|a5:3 g5:1 e5:2|d5:3 b4:3|c5:2 f5:2 a5:2|g5:5 -:1|f5:2 a5:1 f5:1 d5:2|e5:3 c5:3|d5:2 f5:1 d5:1 b4:2|g#4:3 b4:3"
    "|a4:2 c5:2 f5:2|d5:3 a4:3|b4:2 g#4:1 b4:1 d5:2|a4:4 -:2",
)


def shelf() -> Wave:
    tune = SHELF
    waltz = pattern(tune, [(1, 1, 0.5), (1.03, 2, 0.45), (2, 1, 0.42), (2.03, 3, 0.4)], 50)
    low = walk(tune, [(0, "root", 1.8, 0.8), (2, "fifth", 0.8, 0.45)])
    answer = [note for note in _thirds_below(tune) if 16 * 3 <= note.beat < 24 * 3]
    return play(
        tune,
        [
            Part(ins.marimba, 0.25, 0.55, melody(tune)),
            Part(ins.marimba, -0.1, 0.26, answer),
            Part(nylon(0.35, 1.6), -0.4, 0.62, waltz),
            Part(ins.bass, 0.05, 0.62, low),
        ],
        "shelf",
        MUSIC_PEAK,
    )


def three_little_wolves() -> Wave:
    tune = WOLVES
    chop = pattern(tune, [(1, 1, 0.55), (1, 2, 0.5), (3, 1, 0.5), (3, 3, 0.42)], 50, hold=0.3)
    tiptoe = [note for note in pattern(tune, [(0.5, 2, 0.3), (2.5, 1, 0.3)], 57, hold=0.3) if note.beat >= 64]
    low = walk(tune, [(0, "root", 0.9, 0.8), (1, "octave", 0.5, 0.35), (2, "fifth", 0.9, 0.65), (3, "lead", 0.8, 0.55)])
    return play(
        tune,
        [
            Part(ins.marimba, 0.2, 0.56, melody(tune)),
            Part(nylon(0.3, 0.5), -0.45, 0.6, chop),
            Part(nylon(0.6, 0.5), -0.2, 0.5, tiptoe),
            Part(ins.bass, 0.0, 0.6, low),
        ],
        "three_little_wolves",
        MUSIC_PEAK,
    )


def tre_porcellini() -> Wave:
    tune = MEADOW
    rocking = pattern(tune, [(0, 0, 0.5), (0.5, 1, 0.35), (1, 2, 0.42), (1.5, 1, 0.35)], 48, hold=0.7)
    rocking += [
        Note(note.beat + 2, note.pitch, note.beats, note.strength)
        for note in rocking
        if note.beat // 4 != 14  # that bar has two chords
    ]
    low = walk(tune, [(0, "root", 1.8, 0.75), (2, "fifth", 1.8, 0.55)])
    return play(
        tune,
        [
            Part(ins.bell, 0.25, 0.24, [Note(n.beat, n.pitch * 2, n.beats, n.strength) for n in melody(tune)]),
            Part(ins.marimba, 0.1, 0.46, melody(tune)),
            Part(nylon(0.3, 1.4), -0.4, 0.55, rocking),
            Part(ins.bass, 0.0, 0.55, low),
        ],
        "tre_porcellini",
        MUSIC_PEAK,
        0.2,
    )


def three_tricky_pigs() -> Wave:
    tune = BARN
    roll = pattern(
        tune,
        [
            (0, 0, 0.55), (0.5, 2, 0.36), (1, 3, 0.45), (1.5, 1, 0.36),
            (2, 2, 0.48), (2.5, 0, 0.36), (3, 3, 0.42), (3.5, 2, 0.36),
        ],
        50,
        hold=0.45,
    )  # fmt: skip
    low = walk(tune, [(0, "root", 0.9, 0.85), (2, "fifth", 0.9, 0.7), (3.5, "lead", 0.4, 0.4)])
    return play(
        tune,
        [
            Part(ins.marimba, 0.2, 0.52, melody(tune)),
            Part(nylon(0.8, 0.8), -0.4, 0.56, roll),
            Part(ins.bass, 0.05, 0.6, low),
        ],
        "three_tricky_pigs",
        MUSIC_PEAK,
    )


def flitting_bad_wolf() -> Wave:
    tune = FOREST
    steps = pattern(
        tune, [(0, 0, 0.5), (1, 1, 0.34), (2, 2, 0.4), (3, 3, 0.42), (4, 2, 0.34), (5, 1, 0.32)], 45, hold=1.6
    )
    low = walk(tune, [(0, "root", 2.8, 0.75), (3, "fifth", 1.8, 0.4)])
    echo = [Note(n.beat + 1.5, n.pitch / 2, n.beats, n.strength * 0.5) for n in melody(tune) if n.beats >= 3]
    return play(
        tune,
        [
            Part(ins.marimba, 0.2, 0.55, melody(tune)),
            Part(ins.marimba, -0.35, 0.4, echo),
            Part(nylon(0.25, 2.0), -0.3, 0.55, steps),
            Part(ins.bass, 0.05, 0.6, low),
        ],
        "flitting_bad_wolf",
        MUSIC_PEAK,
        0.28,
    )


def _thirds_below(tune: Tune) -> list[Note]:
    """A second voice: under each note of the melody the nearest tone of the chord that is at least a third away."""
    found = []
    for note in melody(tune):
        name = next(name for start, beats, name in harmony(tune) if start <= note.beat < start + beats)
        base, kinds = strict(name)
        for below in range(3, 13):
            pitch = note.pitch * 2 ** (-below / 12)
            if _step(pitch) % 12 in {(base + kind) % 12 for kind in kinds}:
                found.append(Note(note.beat, pitch, note.beats, note.strength * 0.8))
                break
    return found


def _step(pitch: float) -> int:
    return round(57 + 12 * math.log2(pitch / 440))


LOOPS = {
    "shelf": shelf,
    "three_little_wolves": three_little_wolves,
    "tre_porcellini": tre_porcellini,
    "three_tricky_pigs": three_tricky_pigs,
    "flitting_bad_wolf": flitting_bad_wolf,
}
