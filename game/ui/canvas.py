"""What lies on the window, as a list of blits: a frame draws only where it differs from the one before.

While pieces move, nearly everything else stands still. So whatever paints is recorded once, as groups of blits, and
a new frame compares the groups with those that are shown: only the rectangles of groups that came, went or changed
are drawn again, from the ground up. The pixels are the same as if the whole window had been painted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame

if TYPE_CHECKING:
    from game.ui.painter import Painter

Blit: TypeAlias = tuple[pygame.Surface, tuple[int, int], pygame.Rect, int]  # as `Surface.blits` takes them
NEARLY_ALL = 0.7  # of the window: from here on one whole picture is cheaper than its parts


class Group:
    """Blits that come and go together, and the rectangle they cover. Two groups are the same only if identical."""

    __slots__ = ("blits", "rect")

    def __init__(self, blits: tuple[Blit, ...]) -> None:
        self.blits = blits
        self.rect = pygame.Rect(_rect(blits[0])).unionall([_rect(blit) for blit in blits[1:]])


class Recorder(pygame.Surface):
    """Stands in for the painter's target: it has the target's size and notes what is blitted instead of doing it."""

    def __init__(self, like: pygame.Surface) -> None:
        super().__init__((1, 1), 0, like)
        self._size = like.get_size()
        self._clip = self._whole = pygame.Rect(0, 0, *self._size)
        self.blits_made: list[Blit] = []

    def get_size(self) -> tuple[int, int]:
        return self._size

    def get_width(self) -> int:
        return self._size[0]

    def get_height(self) -> int:
        return self._size[1]

    def get_rect(self, **_places: Any) -> pygame.Rect:
        return self._whole.copy()

    def get_clip(self) -> pygame.Rect:
        return self._clip.copy()

    def set_clip(self, rect: Any) -> None:
        self._clip = self._whole if rect is None else pygame.Rect(rect).clip(self._whole)

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        x, y = round(dest[0]), round(dest[1])
        part = source.get_rect() if area is None else pygame.Rect(area).clip(source.get_rect())
        shown = pygame.Rect(x, y, part.w, part.h).clip(self._clip)
        if shown.w and shown.h:
            part = pygame.Rect(part.x + shown.x - x, part.y + shown.y - y, shown.w, shown.h)
            self.blits_made.append((source, shown.topleft, part, special_flags))
        return shown

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        where = self._clip if rect is None else pygame.Rect(rect).clip(self._clip)
        sheet = pygame.Surface(where.size, 0, self)
        sheet.fill(color)
        return self.blit(sheet, where.topleft, None, special_flags)


class Canvas:
    """Remembers which groups lie on the target."""

    def __init__(self) -> None:
        self._shown: list[Group] = []
        self._drawn: list[pygame.Rect] | None = None

    def forget(self) -> None:
        """Somebody else draws on the target: the next picture is drawn whole."""
        self._shown, self._drawn = [], None

    def show(self, target: pygame.Surface, groups: list[Group]) -> None:
        """Make the target show these groups, in this order. The first one must cover it and hide what was there."""
        changed = _changed(self._shown, groups, target.get_rect())
        for rect in changed:
            target.set_clip(rect)
            hit = rect.collidelistall([group.rect for group in groups])
            target.blits([blit for place in hit for blit in groups[place].blits], False)
        target.set_clip(None)
        self._shown = groups
        drawn = [*(self._drawn or ()), *changed]
        self._drawn = drawn if sum(map(_area, drawn)) < _area(target.get_rect()) else [target.get_rect()]

    def take_drawn(self) -> list[pygame.Rect] | None:
        """Where the target has been drawn on since the last call; None where others may have done it, anywhere."""
        drawn, self._drawn = self._drawn, None
        return drawn


def record(p: Painter, paint: Callable[[], None], before: Group | None = None) -> Group | None:
    """What `paint` blits onto the painter's target; the group from before when that is the same, None for nothing."""
    whole = p.target
    p.target = recorder = Recorder(whole)
    try:
        paint()
    finally:
        p.target = whole
    blits = tuple(recorder.blits_made)
    return same(Group(blits), before) if blits else None


def same(made: Group | None, before: Group | None) -> Group | None:
    """The group from before when this one draws the same."""
    return before if made is not None and before is not None and before.blits == made.blits else made


def _rect(blit: Blit) -> pygame.Rect:
    return pygame.Rect(blit[1], blit[2].size)


def _changed(old: Sequence[Group], new: Sequence[Group], whole: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles outside which both lists draw the same."""
    staying = set(old) & set(new)
    if [group for group in old if group in staying] != [group for group in new if group in staying]:
        return [whole]  # two changed places
    if not old:
        return [whole]
    rects = [group.rect.clip(whole) for groups in (old, new) for group in groups if group not in staying]
    parts = _merged([rect for rect in rects if rect.w and rect.h])
    return parts if sum(map(_area, parts)) <= NEARLY_ALL * _area(whole) else [whole]


def _merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same: two become one where that is no more to draw."""
    found: list[pygame.Rect] = []
    for rect in rects:
        for place in reversed(rect.collidelistall(found)):
            both = rect.union(found[place])
            if _area(both) <= _area(rect) + _area(found[place]):
                rect = both
                del found[place]
        found.append(rect)
    return found


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
