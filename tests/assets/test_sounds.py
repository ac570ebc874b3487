"""The sounds: every file is what the code made, sounds as a sound should, and music is music."""

import shutil
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from assets.sounding import build, lint, ogg, tunes
from assets.sounding.effect import Effect
from assets.sounding.score import Tune, harmony, length, melody, strict
from assets.sounding.wave import RATE, Wave, dice, modes, noise, peak

SOUNDS = build.SOUNDS
EFFECTS = {effect.name: effect for module in build.MODULES for effect in module.EFFECTS}
TUNES = (tunes.SHELF, tunes.WOLVES, tunes.MEADOW, tunes.BARN, tunes.FOREST)
FREQUENT = ("slide", "snap", "flip", "knock", "tock", "bounce", "land", "press", "snort", "howl", "huff", "puff")


def test_committed_files_are_what_the_code_made() -> None:
    assert build.differences(SOUNDS, build.names(), build.code_hash()) == []


def test_every_sound_is_as_a_sound_must_be() -> None:
    assert build.faults(SOUNDS) == []


@pytest.mark.parametrize("name", ["press", "snap", "land", "no", "coin7"])
def test_the_note_of_what_was_made_is_true(name: str) -> None:
    """The check trusts hashes; these are made anew and compared as waves."""
    effect: Effect = EFFECTS[name]
    wave = effect.wave(0)
    stored, rate = ogg.decode(SOUNDS / f"{name}-1.ogg")
    assert rate == RATE
    assert len(stored) == len(wave)
    assert np.corrcoef(stored, wave)[0, 1] > 0.95


@pytest.mark.parametrize("name", FREQUENT)
def test_frequent_sounds_have_variants_that_differ(name: str) -> None:
    assert 3 <= EFFECTS[name].variants <= 5
    datas = {path.read_bytes() for path in SOUNDS.glob(f"{name}-*.ogg")}
    assert len(datas) == EFFECTS[name].variants


def test_the_same_wave_is_the_same_file() -> None:
    wave = peak(modes(0.2, [(440, 1, 0.03)]), -10)
    assert ogg.encode(wave, 0.7) == ogg.encode(wave, 0.7)


def test_coins_climb_by_semitones() -> None:
    pitches = []
    for step in range(13):
        wave, _rate = ogg.decode(SOUNDS / f"coin{step}-1.ogg")
        spectrum = np.abs(np.fft.rfft(wave, 2**17))
        pitches.append(float(spectrum.argmax()) * RATE / 2**17)
    ratios = np.array(pitches[1:]) / np.array(pitches[:-1])
    assert ratios == pytest.approx(2 ** (1 / 12), rel=0.004)


# ---- the lint


def _effect(seconds: float = 0.3) -> Wave:
    return peak(modes(seconds, [(440, 1, 0.02)]), -9)


def _loop() -> Wave:
    turns = np.arange(RATE * 32) / RATE
    return np.stack([0.2 * np.sin(2 * np.pi * 110 * turns)] * 2, axis=1)


def test_the_lint_likes_what_is_fine() -> None:
    assert lint.problems(_effect(), RATE, loop=False) == []
    assert lint.problems(_loop(), RATE, loop=True) == []


@pytest.mark.parametrize(
    ("wave", "rate", "word"),
    [
        (_effect() * 2, RATE, "peak"),
        (_effect()[425:], RATE, "begins"),
        (_effect()[:1500], 11025, "samples"),
        (_effect()[:2600], RATE, "ends"),
        (_effect() + 0.01, RATE, "constant"),
        (_effect() * 0.001, RATE, "heard"),
        (_effect(6.0), RATE, "lasts"),
        (_loop()[: RATE // 2], RATE, "channels"),
        (np.zeros(0), RATE, "lasts"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_lint_names_what_is_wrong_with_an_effect(wave: Wave, rate: int, word: str) -> None:
    assert any(word in problem for problem in lint.problems(wave, rate, loop=False))


def test_the_lint_hears_a_seam() -> None:
    assert any("step" in problem for problem in lint.problems(_loop()[:-95], RATE, loop=True))
    silent = _loop()
    silent[-RATE // 4 :] = 0
    assert any("silent" in problem for problem in lint.problems(silent, RATE, loop=True))


# ---- the check


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "sounds"
    shutil.copytree(SOUNDS, copy)
    return copy


def test_the_check_names_every_difference(folder: Path) -> None:
    (folder / "knock-1.ogg").unlink()
    (folder / "snap-2.ogg").write_bytes(b"OggS and nothing")
    shutil.copy(folder / "snap-1.ogg", folder / "ghost-1.ogg")
    lines = build.differences(folder, build.names(), "another code")
    assert [line.split()[0] for line in lines] == ["The", "ghost-1.ogg", "knock-1.ogg", "snap-2.ogg"]
    shutil.rmtree(folder / build.MUSIC)
    assert [line for line in build.faults(folder) if "snap-2.ogg" in line]


@pytest.mark.parametrize("text", ["", "[]", '{"files": 3, "code": ""}', '{"code": ""}'])
def test_a_damaged_note_is_one_sentence(folder: Path, text: str) -> None:
    (folder / build.MADE).write_text(text)
    assert len(build.differences(folder, build.names(), build.code_hash())) == 1


# ---- the music


@pytest.mark.parametrize("tune", TUNES, ids=lambda tune: f"{tune.tempo:g}")
def test_long_notes_belong_to_their_chord(tune: Tune) -> None:
    """A note of a beat and a half or more, or one at the head of a bar, is a tone of the chord it stands over."""
    chords = harmony(tune)
    wrong = []
    for note in melody(tune):
        name = next(name for start, beats, name in chords if start <= note.beat < start + beats)
        base, kinds = strict(name)
        step = round(57 + 12 * np.log2(note.pitch / 440)) % 12
        if (note.beats >= 1.5 or note.beat % tune.bar == 0) and step not in {(base + kind) % 12 for kind in kinds}:
            wrong.append((note.beat, name))
    assert wrong == []


def test_every_loop_has_its_own_time_and_length() -> None:
    assert len({tune.tempo for tune in TUNES}) == len(TUNES)
    assert len({tune.chords.split("|")[0] for tune in TUNES}) == len(TUNES)
    assert all(30 <= length(tune) <= 60 for tune in TUNES)


def test_a_bar_that_is_not_full_is_refused() -> None:
    with pytest.raises(ValueError, match="bar 2"):
        melody(Tune(100, 4, "C|C", "c5:4|c5:3"))


def test_noise_is_the_same_at_every_build() -> None:
    assert (noise(0.1, dice("a")) == noise(0.1, dice("a"))).all()
    assert (noise(0.1, dice("a")) != noise(0.1, dice("b"))).any()


def test_sounds_load_as_package_data() -> None:
    assert files("assets").joinpath("sounds", "knock-1.ogg").is_file()
    assert files("assets").joinpath("sounds", "music", "shelf.ogg").is_file()
