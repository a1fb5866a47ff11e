"""Rulebooks: chapters of rich text with links, rulings, and what is shown beside the words."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.content.entries import read_entries
from game.content.paths import shipped
from game.content.problems import Problems

LINK = re.compile(r"\[([^\[\]]+)\]")
"""A word in a text that leads to another chapter: an entry of the chapter's `links`."""

_MARKUP = re.compile(r":[a-z_0-9]+:|[*\[\]]")
_NUMBER = re.compile(r"\s*[+−-]?\d+$")

OURS = "Our ruling"
"""What stands on every ruling, before its title."""
RULINGS = "rulings"
"""The chapter that lists the rulings of all chapters."""
ROBOT_POSES = ("stand", "aim", "slump")
"""A robot on a cut-out: ready, attacking, exhausted."""

Share = Annotated[float, Meta(ge=0, le=1)]
Few = Annotated[int, Meta(ge=0, le=5)]
Cells = Annotated[int, Meta(ge=2, le=11)]
Place = tuple[Annotated[int, Meta(ge=0, le=10)], Annotated[int, Meta(ge=0, le=10)]]
"""Column and row of a board."""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a word leads, and what it means in one sentence."""

    to: str
    note: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that a chapter explains. `at` is how the paragraph begins, without markup; "" for all of it.

    Cards show that they use it by the word itself, by other `words` for it, or by one of the `icons`. `verbs`
    are the names of what cards do, and `phases` the decisions and phases of a match, that it is the page of.
    """

    at: str = ""
    words: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What this program does where the game's own rules are silent; `source` says what is left open."""

    text: str
    title: str = OURS
    source: str = ""


class CardPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card: `at` is where it lies, in shares of the card's width and height."""

    name: str
    at: tuple[Share, Share]
    note: str = ""


class CardParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with its parts numbered and named."""

    card: str
    parts: Annotated[tuple[CardPart, ...], Meta(min_length=1, max_length=8)]


class TablePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table: `at` is where it lies, in shares of the picture's width and height."""

    name: str
    at: tuple[Share, Share]
    note: str


class TableDetail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the table, enlarged: left, top, right and foot in shares of the picture."""

    caption: str
    of: tuple[Share, Share, Share, Share]


class TableParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with its parts numbered and named: a match from `seed` on, played at random until `asked` is
    asked after at least `moves` choices.
    """

    asked: str
    parts: Annotated[tuple[TablePart, ...], Meta(min_length=4, max_length=12)]
    details: Annotated[tuple[TableDetail, ...], Meta(max_length=2)] = ()
    seed: int = 0
    moves: Annotated[int, Meta(ge=0, le=400)] = 0


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone on a cut-out of the table: a mech or dinosaur in a pose of data/art, or a robot ready or
    exhausted.
    """

    look: str = ""
    pose: str = "stand"


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone on a cut-out of a board, by column and row; facings count clockwise from up. `order` is when
    it acts, 0 where that is not shown.
    """

    look: str
    at: Place
    facing: Annotated[int, Meta(ge=0, le=7)] = 0
    seat: Literal[0, 1] = 0
    order: Annotated[int, Meta(ge=0, le=6)] = 0


class Plays(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The match that leads to what a figure shows; its fields are those of a scenario.

    `events` are facts of events that this figure's moves must bring. With `goes_on` the match is that of the
    figure before, with more dice and moves. `corner` is the column and row of the board in a figure's upper
    left corner.
    """

    options: dict[str, str] = {}
    seed: int = 0
    setup: dict[str, Any] = {}
    dice: tuple[int, ...] = ()
    moves: tuple[str, ...] = ()
    expect: dict[str, Any] = {}
    events: tuple[dict[str, Any], ...] = ()
    illegal: tuple[str, ...] = ()
    goes_on: bool = False
    corner: Place = (0, 0)


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the table, cut out: a duel at a distance, a lane with two sides, cells of a board, cards in
    a row, dice, counters, or an arena with two dinosaurs.

    `reach` colours the plates between the mechs, `effect` bursts between the two, and `tone` colours the
    caption: what is good for whoever acts, what is not, or neither.

    A board has `size` columns and rows of a `grid`, `walls` and `pieces`; it shows the arcs of its first
    piece, the line of sight from the first to the second, or the `way` of the first from cell to cell.
    `cards` lie in a row; "weave flipped" is turned round. `dice` stand in columns, "attack hit" or "armor
    shield": the second one of a column cancels the first. `counters` are icons: each becomes the next. `sums`
    stand above both sides of an arena. `plays` is the match that has all of this.
    """

    table: Literal["duel", "lane", "board", "program", "dice", "counters", "arena"]
    caption: str
    plays: Plays
    near: Standing = Standing()
    far: Standing = Standing()
    distance: Few = 1
    reach: Few = 1
    effect: str = ""
    tone: Literal["good", "bad", "plain"] = "plain"
    grid: Literal["square", "hex"] = "square"
    size: tuple[Cells, Cells] = (5, 4)
    pieces: tuple[Piece, ...] = ()
    walls: tuple[Place, ...] = ()
    shown: Literal["", "arcs", "sight", "way"] = ""
    way: tuple[Place, ...] = ()
    cards: Annotated[tuple[str, ...], Meta(max_length=5)] = ()
    dice: Annotated[tuple[tuple[str, ...], ...], Meta(max_length=8)] = ()
    counters: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    sums: tuple[str, str] = ("", "")


class Chapter(msgspec.Struct, frozen=True):
    """One chapter, which shows `cards`, or all cards of a `kind`, beside its text.

    `links` are the words in brackets of its texts, `entries` the words that it explains. `figures`, `parts`
    and the whole `board` are shown beside the text too, under the heading `figures_title`; `keyboard` are the
    keys to light on a keyboard, and `picture` is the game whose box is shown.
    """

    id: str
    title: str
    text: str
    cards: tuple[str, ...] = ()
    kind: str = ""
    links: dict[str, Link] = {}
    entries: dict[str, Entry] = {}
    rulings: tuple[Ruling, ...] = ()
    parts: CardParts | None = None
    board: TableParts | None = None
    figures: Annotated[tuple[Figure, ...], Meta(max_length=6)] = ()
    figures_title: str = ""
    figures_note: str = ""
    keyboard: tuple[str, ...] = ()
    picture: str = ""

    @property
    def texts(self) -> tuple[tuple[str, str], ...]:
        """Every text that is read on its pages, with the field that it stands in."""
        found = [("title", self.title), ("text", self.text)]
        found += [("links", link.note) for link in self.links.values()]
        for ruling in self.rulings:
            found += [("rulings", part) for part in (ruling.title, ruling.text, ruling.source)]
        if self.parts is not None:
            found += [("parts", part) for one in self.parts.parts for part in (one.name, one.note)]
        if self.board is not None:
            found += [("board", part) for one in self.board.parts for part in (one.name, one.note)]
            found += [("board", detail.caption) for detail in self.board.details]
        found += [("figures", figure.caption) for figure in self.figures]
        found += [("figures_title", self.figures_title), ("figures_note", self.figures_note)]
        return tuple((field, text) for field, text in found if text)

    @property
    def linked_words(self) -> tuple[tuple[str, str], ...]:
        """The words in brackets, with the field that they stand in."""
        fields = [("text", self.text), *(("rulings", ruling.text) for ruling in self.rulings)]
        return tuple((field, word) for field, text in fields for word in LINK.findall(text))


def load_rulebook(folder: Path, game: str, problems: Problems) -> tuple[Chapter, ...]:
    """Reads `folder`/rulebook/GAME.yaml, adding every mistake to `problems`; a game may have none."""
    path = folder / "rulebook" / f"{game}.yaml"
    if not path.exists():
        return ()
    read = tuple(read_entries(path, Chapter, problems, f"rulebook/{game}.yaml").values())
    chapters = tuple(_with_all_rulings(chapter, read) for chapter in read)
    for chapter in chapters:
        _check_links(chapter, chapters, f"rulebook/{game}.yaml", problems)
        _check_entries(chapter, chapters, f"rulebook/{game}.yaml", problems)
    return chapters


def _with_all_rulings(chapter: Chapter, chapters: tuple[Chapter, ...]) -> Chapter:
    """Adds the rulings of all chapters to the chapter that lists them; the default title is the chapter's."""
    if chapter.id != RULINGS:
        return chapter
    others = [
        replace(ruling, title=one.title if ruling.title == OURS else ruling.title)
        for one in chapters
        if one.id != RULINGS
        for ruling in one.rulings
    ]
    return replace(chapter, rulings=(*chapter.rulings, *others))


def _check_links(chapter: Chapter, chapters: tuple[Chapter, ...], file: str, problems: Problems) -> None:
    """Reports words that lead nowhere, and links that no word leads to."""
    ids = {one.id for one in chapters}
    used = {word.lower() for _, word in chapter.linked_words}
    for field, word in chapter.linked_words:
        if word.lower() not in chapter.links:
            problems.add(file, chapter.id, field, f"'[{word}]' is not one of the chapter's links")
    for word, link in chapter.links.items():
        if word not in used:
            problems.add(file, chapter.id, "links", f"no text has '[{word}]' (write links in lower case)")
        if link.to not in ids:
            problems.add(file, chapter.id, f"links.{word}.to", f"unknown chapter '{link.to}'")


def _check_entries(chapter: Chapter, chapters: tuple[Chapter, ...], file: str, problems: Problems) -> None:
    """Reports words that two chapters explain, and paragraphs that are not there."""
    before = chapters[: chapters.index(chapter)]
    for word, entry in chapter.entries.items():
        if entry.at and paragraph_of(chapter, entry) is None:
            problems.add(file, chapter.id, f"entries.{word}.at", f"no paragraph begins with '{entry.at}'")
        for name in (word, *entry.words):
            if find_word(before, name) is not None:
                problems.add(file, chapter.id, f"entries.{word}", f"'{name}' is explained in two chapters")


class Found(NamedTuple):
    """Where an entry is: the number of its chapter, its word, and the number of the paragraph (None: all)."""

    chapter: int
    word: str
    paragraph: int | None


def plain_words(text: str) -> str:
    """A text without its markup and icons.

    >>> plain_words("*Block 3* :block: takes [damage] off.")
    'Block 3 takes damage off.'
    """
    return " ".join(_MARKUP.sub("", text).split())


def paragraph_of(chapter: Chapter, entry: Entry) -> int | None:
    """The number of the paragraph in which an entry is explained; None for the chapter as a whole."""
    if not entry.at:
        return None
    begins = (plain_words(paragraph).startswith(entry.at) for paragraph in chapter.text.split("\n"))
    return next((number for number, found in enumerate(begins) if found), None)


def find_entry(chapters: Sequence[Chapter], fits: Callable[[str, Entry], bool]) -> Found | None:
    """The first entry that fits."""
    for number, chapter in enumerate(chapters):
        for word, entry in chapter.entries.items():
            if fits(word, entry):
                return Found(number, word, paragraph_of(chapter, entry))
    return None


def find_word(chapters: Sequence[Chapter], word: str) -> Found | None:
    """Where a word is explained; its numbers and whether it is written large do not matter.

    >>> book = (Chapter("block", "Block", "A *Block* stops damage.", entries={"Block": Entry("A Block")}),)
    >>> find_word(book, "block 3")
    Found(chapter=0, word='Block', paragraph=0)
    """
    wanted = _bare(word)
    return find_entry(chapters, lambda name, entry: wanted in map(_bare, (name, *entry.words)))


def find_phase(chapters: Sequence[Chapter], phase: str) -> Found | None:
    """The page of a decision or phase."""
    return find_entry(chapters, lambda _, entry: phase in entry.phases)


def _bare(word: str) -> str:
    return _NUMBER.sub("", word).strip().lower()


@cache
def shipped_rulebook(game: str) -> tuple[Chapter, ...]:
    """The shipped rulebook of a game; empty where none is written yet. Raises `ContentError`."""
    if not (shipped("data") / "rulebook" / f"{game}.yaml").exists():
        return ()
    problems = Problems()
    chapters = load_rulebook(shipped("data"), game, problems)
    problems.raise_if_any()
    return chapters
