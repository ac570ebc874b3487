"""The pages of rules among the pictures of every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.try_page import TryPage

if TYPE_CHECKING:
    from game.app import App


def rules_pages(game_id: str, app: Callable[[], App]) -> Iterator[tuple[str, Scene]]:
    """The book as it opens, a rule with all about it, and each example before and after everything it has to press.

    With large text the examples have pages of their own.
    """
    yield f"{game_id}-rules", Rules(app(), game_id)
    examples = Rules(app(), game_id).tries.trials
    if examples:
        yield f"{game_id}-rule", Rules(app(), game_id, examples[0].example.rule)
    for place, trial in enumerate(examples):
        for number, thing in enumerate((None, *trial.things)):
            rules = Rules(app(), game_id)
            rules.tries.place = place
            if thing is not None:
                rules.tries.press(thing)
            large = rules.app.painter.text_scale >= Rules.LARGE
            scene = TryPage(rules.app, rules.tries) if large else rules
            yield f"{game_id}-try-{place + 1}-{number}", scene
