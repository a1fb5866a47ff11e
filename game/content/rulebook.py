"""Rulebooks: chapters of rich text with links, rulings, and what is shown beside the words."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import LANGUAGE, Shape, read_entries_with_prose, text_file

LINK = re.compile(r"\[([^\[\]]+)\]")
"""A word in a text that leads to another chapter: one of the chapter's `links`."""

_WORD_AND_KEY = re.compile(r"\[([^\[\]]+)\](?:\(([^()]*)\))?")
"""How a file of texts writes a link: "[the far lane](lanes)"."""
_NUMBER = re.compile(r"\s*[+−-]?\d+$")

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
    """A `word` that a chapter explains. `at` is the paragraph, the one of the entry's own id if it is left
    out; without such a paragraph the whole chapter explains it.

    Cards show that they use it by the word itself, by other `words` for it, or by one of the `icons`. `verbs`
    are the names of what cards do, and `phases` the decisions and phases of a match, that it is the page of.
    """

    word: str
    at: str = ""
    words: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What this program does where the game's own rules are silent; `source` says what is left open."""

    id: str
    text: str
    title: str = ""
    source: str = ""


class CardPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card: `at` is where it lies, in shares of the card's width and height."""

    id: str
    name: str
    at: tuple[Share, Share]
    note: str = ""


class CardParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with its parts numbered and named."""

    card: str
    parts: Annotated[tuple[CardPart, ...], Meta(min_length=1, max_length=8)]


class TablePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table: `at` is where it lies, in shares of the picture's width and height."""

    id: str
    name: str
    at: tuple[Share, Share]
    note: str


class TableDetail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the table, enlarged: left, top, right and foot in shares of the picture."""

    id: str
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

    id: str
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

    `paragraphs` are the ids of its text's paragraphs. `links` are the words in brackets of its texts, in
    lower case, and `entries` by their ids what it explains. `figures`, `parts` and the whole `board` are
    shown beside the text too, under the heading `figures_title`; `keyboard` are the keys to light on a
    keyboard, and `picture` is the game whose box is shown.
    """

    id: str
    title: str
    text: str
    paragraphs: tuple[str, ...] = ()
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


PARTS = Shape(inside={"parts": ("card", Shape(needs=("name",), may=("note",)))})
BOARD = Shape(
    inside={
        "parts": ("part", Shape(needs=("name", "note"))),
        "details": ("detail", Shape(needs=("caption",))),
    }
)
CHAPTER = Shape(
    needs=("title",),
    may=("figures_title", "figures_note"),
    paragraphs=True,
    inside={
        "links": ("link", Shape(needs=("note",), by_id=True)),
        "entries": ("entry", Shape(needs=("word",), words=("words",), by_id=True)),
        "rulings": ("ruling", Shape(needs=("text",), may=("title", "source"))),
        "figures": ("figure", Shape(needs=("caption",))),
        "parts": ("", PARTS),
        "board": ("", BOARD),
    },
)


def load_rulebook(
    folder: Path, game: str, problems: Problems, language: str = LANGUAGE
) -> tuple[Chapter, ...]:
    """Reads `folder`/rulebook/GAME.yaml with its texts, adding every mistake to `problems`; a game may have
    none.
    """
    name = f"rulebook/{game}"
    if not (folder / f"{name}.yaml").exists():
        return ()
    written = read_entries_with_prose(folder, name, Chapter, CHAPTER, problems, language).values()
    read = [_with_words(chapter, f"{name}.yaml", text_file(name, language), problems) for chapter in written]
    chapters = tuple(_with_all_rulings(chapter, read) for chapter in read)
    for chapter in chapters:
        _check_entries(chapter, chapters, f"{name}.yaml", problems)
    return chapters


def _with_words(chapter: Chapter, file: str, texts: str, problems: Problems) -> Chapter:
    """The chapter with its links by their words, as its pages show them, and the paragraph of each entry."""
    links: dict[str, Link] = {}
    used: set[str] = set()

    def shown(match: re.Match[str]) -> str:
        word, key = match[1], match[2]
        if key not in chapter.links:
            what = f"the chapter has no link '{key}'" if key else f"has no link: write [{word}](KEY)"
            problems.add(texts, chapter.id, "", f"'[{word}]' {what}" if not key else f"'{match[0]}': {what}")
            return word
        used.add(key)
        if links.setdefault(word.lower(), chapter.links[key]) is not chapter.links[key]:
            problems.add(texts, chapter.id, "", f"'[{word}]' leads to two places in one chapter")
        return f"[{word}]"

    text = _WORD_AND_KEY.sub(shown, chapter.text)
    rulings = tuple(replace(one, text=_WORD_AND_KEY.sub(shown, one.text)) for one in chapter.rulings)
    # Without a text, that is the mistake.
    for key in sorted(chapter.links.keys() - used) if chapter.text.strip() else ():
        problems.add(file, chapter.id, f"links.{key}", f"no text of the chapter has a link [...]({key})")
    entries = {
        key: replace(entry, at=key) if not entry.at and key in chapter.paragraphs else entry
        for key, entry in chapter.entries.items()
    }
    return replace(chapter, text=text, rulings=rulings, links=links, entries=entries)


def _with_all_rulings(chapter: Chapter, chapters: Sequence[Chapter]) -> Chapter:
    """Adds the rulings of all chapters to the one that lists them; the chapter's title is the default one."""
    if chapter.id != RULINGS:
        return chapter
    others = [
        replace(ruling, title=ruling.title or one.title)
        for one in chapters
        if one.id != RULINGS
        for ruling in one.rulings
    ]
    return replace(chapter, rulings=(*chapter.rulings, *others))


def _check_entries(chapter: Chapter, chapters: tuple[Chapter, ...], file: str, problems: Problems) -> None:
    """Reports links to no chapter, what two chapters explain, and paragraphs that are not there."""
    ids = {one.id for one in chapters}
    for word, link in chapter.links.items():
        if link.to not in ids:
            problems.add(file, chapter.id, f"links.{word}.to", f"unknown chapter '{link.to}'")
    before = chapters[: chapters.index(chapter)]
    for key, entry in chapter.entries.items():
        if entry.at and entry.at not in chapter.paragraphs:
            problems.add(file, chapter.id, f"entries.{key}.at", f"unknown paragraph '{entry.at}'")
        if find_id(before, key) is not None:
            problems.add(file, chapter.id, f"entries.{key}", f"'{key}' is an entry of another chapter")
        for name in (entry.word, *entry.words):
            if name and find_word(before, name) is not None:
                problems.add(file, chapter.id, f"entries.{key}", f"'{name}' is explained in two chapters")


class Found(NamedTuple):
    """Where an entry is: the number of its chapter, its word, and the number of the paragraph (None: all)."""

    chapter: int
    word: str
    paragraph: int | None


def paragraph_of(chapter: Chapter, entry: Entry) -> int | None:
    """The number of the paragraph in which an entry is explained; None for the chapter as a whole."""
    return chapter.paragraphs.index(entry.at) if entry.at in chapter.paragraphs else None


def find_entry(chapters: Sequence[Chapter], fits: Callable[[str, Entry], bool]) -> Found | None:
    """The first entry that fits by its id and what it is."""
    for number, chapter in enumerate(chapters):
        for key, entry in chapter.entries.items():
            if fits(key, entry):
                return Found(number, entry.word, paragraph_of(chapter, entry))
    return None


def find_id(chapters: Sequence[Chapter], key: str) -> Found | None:
    """The entry of an id.

    >>> shield = Entry("Block", at="stop")
    >>> book = (Chapter("block", "Block", "It stops damage.", ("stop",), entries={"shield": shield}),)
    >>> find_id(book, "shield")
    Found(chapter=0, word='Block', paragraph=0)
    """
    return find_entry(chapters, lambda name, _: name == key)


def find_word(chapters: Sequence[Chapter], word: str) -> Found | None:
    """Where a word is explained; its numbers and whether it is written large do not matter.

    >>> book = (Chapter("block", "Block", "It stops damage.", entries={"shield": Entry("Block")}),)
    >>> find_word(book, "block 3")
    Found(chapter=0, word='Block', paragraph=None)
    """
    wanted = _bare(word)
    return find_entry(chapters, lambda _, entry: wanted in map(_bare, (entry.word, *entry.words)))


def find_phase(chapters: Sequence[Chapter], phase: str) -> Found | None:
    """The page of a decision or phase."""
    return find_entry(chapters, lambda _, entry: phase in entry.phases)


def _bare(word: str) -> str:
    return _NUMBER.sub("", word).strip().lower()


@cache
def shipped_rulebook(game: str, language: str = LANGUAGE) -> tuple[Chapter, ...]:
    """The shipped rulebook of a game; empty where none is written yet. Raises `ContentError`."""
    problems = Problems()
    chapters = load_rulebook(shipped("data"), game, problems, language)
    problems.raise_if_any()
    return chapters
