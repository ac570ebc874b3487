"""What the play scene asks of a game's table, and what a table may ask of the play scene."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias, TypeVar

from game.core.game import Event, Seat
from game.ui import cast
from game.ui.cast import Mood
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item
from game.ui.painter import Painter, Sprite
from game.ui.stage import Stage

if TYPE_CHECKING:
    import pygame

V = TypeVar("V", contravariant=True)
Confirm: TypeAlias = Literal["always", "wish", "never"]

# drawing order, from the ground up
PLOTS, HOUSES, RINGS, EDGE, HAND, PANELS, TRAY, BUBBLES, FLYING, BAR = range(10, 110, 10)


@dataclass(frozen=True, slots=True)
class Felt:
    """The room a table has: the window in design pixels and what is left of it between the side panels."""

    w: float
    h: float
    left: float
    right: float
    folded: bool  # the hand is folded away
    text: float = 1.0  # the player's text size


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at the table, as the table shows them. Owners that are no seats (a dummy) are people too."""

    name: str
    face: str
    ground: str  # theme token behind the face
    colour: str  # of the seat
    mood: Mood = "calm"  # for a moment, when something happens to them

    @property
    def shown(self) -> str:
        """The picture of the face as it is now."""
        return cast.picture(self.face, self.mood) if self.mood != "calm" else self.face


def _never(view: Any) -> bool:
    return False


def _nothing(text: float) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Look:
    """What a table may say about itself, as its attribute `look`; one without has this one."""

    needed: float = 0.0  # width below which the log starts folded away; 0: as wide as the streets of the others
    under_log: Callable[[float], float] = _nothing  # height at the foot of the log's column, by text size
    sweeps: Callable[[Any], bool] = _never  # by the view: whether chance goes on at once, as one motion
    steps: bool = True  # whether what `phases` tells follows each other


class Host(Protocol):
    """The play scene, as its table sees it."""

    people: Sequence[Person]
    stage: Stage
    felt: Felt

    @property
    def view(self) -> Any:
        """What may be shown now: while a step is on its way, the table before it."""
        ...

    def reveal(self) -> None:
        """For scripts: from now on `view` is the table after the step that is on its way."""
        ...

    @property
    def bottom(self) -> Seat:
        """The seat at the lower edge."""
        ...

    @property
    def actions(self) -> tuple[Any, ...]:
        """What the person whose eyes these are may do now; empty when it is not their turn or things move."""
        ...

    @property
    def help_shown(self) -> bool: ...

    @property
    def waits(self) -> bool:
        """True while an action waits to be confirmed or undone."""
        ...

    @property
    def unconfirmed(self) -> bool:
        """True from the moment at which an action is taken that will wait, while it moves as well."""
        ...

    @property
    def odds_shown(self) -> bool:
        """Whether the odds lie where the log and what is under it are else."""
        ...

    @property
    def names(self) -> list[str]: ...

    @property
    def pointed_id(self) -> str | None:
        """The id of the item under the pointer, or of the one the keyboard is on."""
        ...

    @property
    def help_box(self) -> Box:
        """Where the help panel goes."""
        ...

    def confirm(self) -> None:
        """Let the waiting action stand."""
        ...

    def undo(self) -> None: ...

    def fold(self) -> None:
        """Fold the hand away, or open it."""
        ...

    def play(self, action: Any) -> None: ...

    def refuse(self, action: Any, x: float, y: float) -> None:
        """Say why this action is not allowed, in a bubble that points to (x, y)."""
        ...

    def open_rule(self, rule: str) -> None: ...

    def is_on(self, switch: str) -> bool:
        """Whether a switch of this game's table is on; it stays so from game to game."""
        ...

    def switch(self, switch: str) -> None:
        """Turn a switch of this game's table over."""
        ...

    def menu(self) -> None:
        """The pause menu, behind whatever guards it."""
        ...

    def relay(self) -> None: ...


class Table(Protocol[V]):
    """One game's table. `layout` says where every piece lies; everything else on the felt are items.

    Besides what stands here a table may have `look` (a `Look`), `headline(view) -> str` (what the top row says in
    place of whose turn it is, or ""), `piece_of(id) -> str` (the piece that an item stands for, or "": it shakes
    when it is refused, and cards of "hand:" items rise under the pointer), `moods(event) -> Mapping[int, Mood]` (how
    those at the table look for a moment, by owner), `log_mark(event) -> tuple[str, bool]` (an icon for an event's line
    in the log, and whether the line is a loud one), `odds(p, w) -> list[Part]` (what the odds panel shows at this
    width) and `counting` (a `Count` of chances that the panel shows, or None); see `game.ui.odds`.
    """

    def layout(self, view: V) -> Mapping[str, Pose]:
        """Where every piece lies for this view. Pure: it reads nothing that moves."""
        ...

    def script(self, event: Event, before: V, after: V) -> Callable[[], Script] | None:
        """The drama of an event on the way from one view to the next, or None."""
        ...

    def items(self, p: Painter) -> list[Item]:
        """Everything that is no moving piece, in reading order."""
        ...

    def sprite(self, p: Painter, pose: Pose) -> Sprite:
        """How a piece is painted."""
        ...

    def pictures(self, p: Painter) -> Iterable[Callable[[], object]]:
        """What makes, one by one, the pictures that pieces will need during the game."""
        ...

    def ground(self, p: Painter) -> None: ...

    def phases(self, view: V) -> Sequence[tuple[str, bool]]:
        """The steps of a turn for the top bar, each with whether it is now; the name of a token is drawn as it."""
        ...

    def reset(self) -> None:
        """Let go of whatever was selected; something has happened."""
        ...

    def escape(self) -> bool:
        """Esc: let go of what is selected; tells whether anything was."""
        ...

    def first_focus(self) -> list[str]:
        """What the keyboard should be on when the turn has come this far; the first that is there counts."""
        ...

    def key(self, event: pygame.event.Event) -> bool: ...

    def show_hint(self, action: Any) -> tuple[float, float]:
        """Make a suggested action visible, by selecting its card, and tell where it would happen."""
        ...

    def people(self, seated: Sequence[Person]) -> list[Person]:
        """The owners of what lies on the table: who is seated, and any dummy after them."""
        ...

    def commits(self, action: Any) -> Confirm:
        """Whether this action waits to be confirmed before the game goes on ("wish": if the player likes that)."""
        ...

    def log_face(self, event: Event) -> str:
        """The character beside an event's line in the log."""
        ...


class BareTable(Table[V], Protocol[V]):
    """A table that brings its own frame and has the whole window: nothing but `items` lies on it, no bar, log or help.

    A press anywhere, by mouse or key, is a press of the table; only items with a press of their own are pointed at.
    When the game is over the table stays and shows the end itself. Played by `game.ui.scenes.bare`.
    """

    bare: ClassVar[Literal[True]]

    def press_anywhere(self) -> None:
        """The one thing to do now; `host.actions` has something in it."""
        ...

    def beckon(self, second: int, stage: Stage) -> Callable[[], Script] | None:
        """Drama while a person is waited for, asked for once a second; on a stage over the table's own."""
        ...

    def switches(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """More choices of the pause menu: words, icon, action."""
        ...
