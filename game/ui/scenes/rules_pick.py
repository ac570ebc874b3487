"""Which rules the rules screen shows: a chapter, or those that a search or a mark picks out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rulebook import Chapter, Example, Rule, Rulebook


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under one heading; `chapter` is the index of the chapter they stand in."""

    chapter: int
    title: str
    line: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """What rules must have: all these words, in their number or text, and this mark. Empty ones ask for nothing."""

    words: tuple[str, ...] = ()
    mark: str = ""

    def __bool__(self) -> bool:
        return bool(self.words or self.mark)

    def fits(self, rule: Rule) -> bool:
        text = f"{rule.id} {rule.text} {rule.note}".casefold()
        return self.mark in ("", rule.mark) and all(word in text for word in self.words)


def pick(query: str, mark: str) -> Pick:
    """The pick of a typed query; typographic apostrophes and plain ones are alike."""
    return Pick(tuple(query.casefold().replace("'", "’").split()), mark)


def chapter_sections(book: Rulebook, index: int) -> list[Section]:
    chapter = book.chapters[index]
    return [Section(index, part.title, part.line, part.rules) for part in chapter.parts]


def picked_sections(book: Rulebook, wanted: Pick) -> list[Section]:
    """The rules that fit, chapter by chapter."""
    found = [
        Section(index, chapter.title, "", tuple(rule for rule in chapter.rules if wanted.fits(rule)))
        for index, chapter in enumerate(book.chapters)
    ]
    return [section for section in found if section.rules]


def count_in(chapter: Chapter, wanted: Pick) -> int:
    return sum(wanted.fits(rule) for rule in chapter.rules)


def chapter_of(book: Rulebook, rule_id: str) -> int:
    """The index of the chapter a rule stands in. Raises KeyError."""
    for index, chapter in enumerate(book.chapters):
        if any(rule.id == rule_id for rule in chapter.rules):
            return index
    raise KeyError(rule_id)


def examples_of(book: Rulebook, rule: Rule) -> list[Example]:
    return [example for example in book.examples if rule.id in example.rules]


def spans(line: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where the words stand in a line, each as start and end, in order and apart."""
    low = line.casefold()
    if len(low) != len(line):  # folding changed the length, so positions would be wrong
        return []
    found: list[tuple[int, int]] = []
    for word in words:
        at = low.find(word)
        while at >= 0:
            found.append((at, at + len(word)))
            at = low.find(word, at + len(word))
    apart: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if not apart or start >= apart[-1][1]:
            apart.append((start, end))
    return apart
