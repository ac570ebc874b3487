"""What is printed on cards follows the text size as far as a card has room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.flitting_bad_wolf.box import BOX as FLITTING
from game.games.flitting_bad_wolf.table import card_art as flitting
from game.games.flitting_bad_wolf.table.plan import SMALL_HAND
from game.games.three_little_wolves import texts as wolves_texts
from game.games.three_little_wolves.box import BOX as WOLVES
from game.games.three_little_wolves.table import card_art as wolves
from game.games.three_little_wolves.table.plan import CHOSEN
from game.games.three_tricky_pigs.table import card_art as pigs
from game.games.three_tricky_pigs.tricks import KIND
from game.ui.painter import Painter
from tests.ui.conftest import Desk

LEAST = 18.0  # design pixels at 200 %: half as much again as the least at 100 %, 27 px at 1080p
SIZES = ((960, 600), (1280, 720), (1920, 1080))


def printed(p: Painter, monkeypatch: pytest.MonkeyPatch, draw: Any) -> dict[str, float]:
    """The words that are drawn, with their size in design pixels."""
    seen: dict[str, float] = {}
    plain = p.words

    def words(t: str, size: float, *args: Any) -> pygame.Surface:
        seen[t] = min(size, seen.get(t, size))
        return plain(t, size, *args)

    with monkeypatch.context() as patch:
        patch.setattr(p, "words", words)
        draw()
    return {t: size for t, size in seen.items() if t}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_no_word_on_a_hand_card_is_small_at_200(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = Desk(tmp_path, size, text_size=200).app.painter
    faces: list[tuple[str, Any]] = []
    for k in (1.0, CHOSEN):
        faces += [(f"wolves {card}", (wolves.face, card, k)) for card in range(WOLVES.floors)]
        faces += [(f"pigs {card}", (pigs.face, card, k)) for card in map(KIND.index, set(KIND))]
    for k in (SMALL_HAND, 1.0):
        faces += [(f"flitting {card}", (flitting.hand, card, k, False)) for card in range(len(FLITTING.cards))]
    for name, (face, *args) in faces:
        for word, high in printed(p, monkeypatch, lambda face=face, args=args: face(p, *args)).items():
            assert high >= LEAST - 0.01, f"{name}: “{word}” is {high:.1f}"


@pytest.mark.parametrize("text", [125, 150, 200])
def test_a_card_loses_no_word_to_large_text(text: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    p = Desk(tmp_path, text_size=text).app.painter
    for card in range(WOLVES.floors):
        effect = wolves_texts.card_effect(card)
        said = " ".join(printed(p, monkeypatch, lambda card=card: wolves.face(p, card, 1.0)))
        assert str(WOLVES.cards[card].number) in said
        assert set(effect.split()) <= set(said.split())


def test_at_100_nothing_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Larger text is what is asked for, not what is given."""
    small, large = (Desk(tmp_path / str(text), text_size=text).app.painter for text in (100, 200))
    for card in range(WOLVES.floors):
        at_100 = printed(small, monkeypatch, lambda card=card: wolves.face(small, card, 1.0))
        at_200 = printed(large, monkeypatch, lambda card=card: wolves.face(large, card, 1.0))
        assert max(at_200.values()) > 1.3 * max(at_100.values())
