"""A game's rulebook, read from `seeds/<id>.<language>.md`: numbered rules in chapters, with where each comes from.

The file is plain Markdown. `## 4. Building` opens a chapter and `### Floors` a part of it; the line after a heading
introduces it. `- **TLW-35** [book] text` is a rule, `- **E-4** [TLW-35, TLW-39] text` a worked example and
`- **ruling** text` explains a mark. A line that names an example, such as `The houses of E-8.`, continues it to the
end of the section or the next such line, tables included. All other lines are for readers alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources

EXAMPLE = "E-"  # how the number of a worked example begins
MARKS = ("book", "source", "ruling", "reconstructed", "follows")

_ENTRY = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)\*\* \[(?P<bracket>[^\]]+)\] (?P<text>\S.*)")
_CHAPTER = re.compile(r"(?P<number>\d+)\. (?P<title>.+)")
_LEGEND = re.compile(r"- \*\*(?P<mark>[a-z]+)\*\* (?P<text>\S.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `mark` is one of MARKS; `note` says more about it (the source's name), or is empty."""

    id: str
    mark: str
    note: str
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """Rules under one heading and the line that introduces them."""

    title: str
    line: str = ""
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A numbered chapter. One without headings inside is a single part of the same title."""

    number: int
    title: str
    line: str = ""
    parts: tuple[Part, ...] = ()

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for part in self.parts for rule in part.rules)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example and the ids of the rules it shows. `more` are the lines that continue it, in plain words."""

    id: str
    rules: tuple[str, ...]
    text: str
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    title: str
    chapters: tuple[Chapter, ...]
    examples: tuple[Example, ...]
    legend: tuple[tuple[str, str], ...]  # each mark and what it means

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def rule(self, id: str) -> Rule:
        """Raises KeyError for a number that does not exist."""
        for rule in self.rules:
            if rule.id == id:
                return rule
        raise KeyError(id)


@cache
def load(game_id: str, language: str = "en") -> Rulebook:
    """The rulebook of a game, in English where the language has none. Raises KeyError when there is none at all."""
    for name in (f"{game_id}.{language}.md", f"{game_id}.en.md"):
        file = resources.files("seeds") / name
        if file.is_file():
            return parse(file.read_text(encoding="utf-8"))
    raise KeyError(game_id)


def parse(text: str) -> Rulebook:
    """The rulebook a Markdown text holds. Raises ValueError for an unknown mark, a double number or a stray rule."""
    title, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    chapters = [_chapter(found, section) for section in sections if (found := _CHAPTER.match(section))]
    entries = [_ENTRY.fullmatch(line) for line in text.splitlines()]
    numbers = [entry["id"] for entry in entries if entry]
    for number in numbers:
        if numbers.count(number) > 1:
            raise ValueError(f"{number} is used twice")
    examples = [
        Example(entry["id"], tuple(entry["bracket"].split(", ")), entry["text"], _more(entry["id"], text))
        for entry in entries
        if entry and entry["id"].startswith(EXAMPLE)
    ]
    legend = [_LEGEND.fullmatch(line) for line in text.splitlines()]
    book = Rulebook(
        title.splitlines()[0].removeprefix("# "),
        tuple(chapters),
        tuple(examples),
        tuple((entry["mark"], entry["text"]) for entry in legend if entry and entry["mark"] in MARKS),
    )
    placed = {rule.id for rule in book.rules} | {example.id for example in examples}
    for number in numbers:
        if number not in placed:
            raise ValueError(f"{number} stands outside a chapter")
    return book


def _more(example: str, text: str) -> tuple[str, ...]:
    """What continues an example; each row of a table becomes a line, its cells named by the head of the table."""
    opened = re.search(rf"^(?!- )[^\n|]*\b{example}\.[^\n]*$", text, re.MULTILINE)
    if opened is None:
        return ()
    rest = re.split(rf"^##|^(?!- )[^\n|]*\b{EXAMPLE}\d+\.", text[opened.end() :], maxsplit=1, flags=re.MULTILINE)[0]
    lines = [opened[0]]
    heads: list[str] = []
    for line in filter(None, rest.splitlines()):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
            lines.append(line.replace("**", ""))
        elif not heads:
            heads = cells
        elif set(line) - set("|- "):
            named = [f"{head} {cell}" if cell.isdecimal() else cell for head, cell in zip(heads, cells, strict=False)]
            lines.append(f"{cells[0]}: {'; '.join(filter(None, named[1:]))}.")
    return tuple(lines)


def _chapter(found: re.Match[str], section: str) -> Chapter:
    whole, *rest = re.split(r"^### ", section, flags=re.MULTILINE)
    chapter = _part(whole)
    parts = [_part(text) for text in rest]
    if chapter.rules:
        parts.insert(0, replace(chapter, title=found["title"]))
    return Chapter(int(found["number"]), found["title"], chapter.line, tuple(parts))


def _part(text: str) -> Part:
    """The part a heading opens: its first line is the title, the first other line introduces it."""
    title, *lines = [line for line in text.splitlines() if line]
    entries = [_ENTRY.fullmatch(line) for line in lines]
    line = lines[0] if lines and not entries[0] else ""
    return Part(title, line, tuple(_rule(entry) for entry in entries if entry))


def _rule(entry: re.Match[str]) -> Rule:
    mark, _colon, note = entry["bracket"].partition(": ")
    if mark not in MARKS:
        raise ValueError(f"{entry['id']} has the unknown mark {mark!r}")
    return Rule(entry["id"], mark, note, entry["text"])
