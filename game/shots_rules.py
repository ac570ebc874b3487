"""The pages of rules among the pictures of every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.examples import Trial
from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.try_page import TryPage

if TYPE_CHECKING:
    from game.app import App


def rules_pages(game_id: str, app: Callable[[], App]) -> Iterator[tuple[str, Scene]]:
    """The book as it opens, a rule with all about it, and each example before and after a press.

    With large text the examples have pages of their own.
    """
    yield f"{game_id}-rules", Rules(app(), game_id)
    examples = Rules(app(), game_id).tries.trials
    if examples:
        yield f"{game_id}-rule", Rules(app(), game_id, examples[0].example.rule)
    for place, trial in enumerate(examples):
        for thing in ("", _wordiest(trial)):
            rules = Rules(app(), game_id)
            rules.tries.place = place
            if thing:
                rules.tries.press(thing)
            large = rules.app.painter.text_scale >= Rules.LARGE
            name = f"{game_id}-try-{trial.example.rule}{'-answer' if thing else ''}"
            yield name, TryPage(rules.app, rules.tries) if large else rules


def _wordiest(trial: Trial) -> str:
    """What has the longest answer."""

    def words(thing: str) -> int:
        trial.start_over()
        return len(trial.press(thing).words)

    return max(list(trial.things), key=words)
