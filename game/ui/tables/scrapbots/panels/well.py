"""The console's well: the other's last turn, and one's own turn so far, each step in a row."""

from collections.abc import Collection, Sequence

from game.content.scrapbots.cards import WOUNDS
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.view import TableView
from game.ui.layout.leaves import Icon, Part, Prose, Text
from game.ui.layout.nodes import Box, Child, Column, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.books import CardBook
from game.ui.tables.scrapbots.panels.step_row import StepRow, fitting
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import (
    Step,
    Turn,
    brief_text,
    concerns,
    last_turn,
    result_text,
    step_text,
    weight,
)

_GUIDE = {"play": "hand", "buy": "scrap", "build": "scrapbot", "attack": "energy"}
"""What is said of one's turn, each with its icon."""
_KEPT = 2
"""Rows of the other side that are kept beside what is in reach."""
_LIGHT = 2
"""What a step tells at most that gives way before what is in reach: the end of a turn, cards for a pool."""


def _rows(
    gallery: Gallery, book: CardBook, words: TableWords, steps: Sequence[Step], now: Step | None = None
) -> list[StepRow]:
    rows = []
    for number, step in enumerate(steps, start=1):
        face = book.face(step.cards[0]) if step.cards else None
        fields = [result_text(words, step.lanes[lane]) for lane in sorted(step.lanes)]
        text = step_text(words, step)
        row = StepRow(
            gallery,
            number,
            step.seat,
            text,
            face,
            "card",
            fields,
            now=step is now,
            brief=brief_text(words, step),
        )
        rows.append(row)
    return rows


def _told(words: TableWords, step: str) -> Node:
    return Prose(words.notice("guide_step", step=step), "told", name=f"note {step}", grow=1)


def _guide(words: TableWords) -> list[Node]:
    """A row for each thing that one can do in a turn."""
    return [
        Box(
            Row(Icon(icon, 22), _told(words, step), gap=8, align="center"),
            pad=(8, 5),
            ground=Ground(tone="well"),
        )
        for step, icon in _GUIDE.items()
    ]


def well(
    gallery: Gallery,
    book: CardBook,
    words: TableWords,
    turns: Sequence[Turn],
    viewer: Seat,
    now: Step | None = None,
    *,
    first: bool = False,
    reach: Node | None = None,
) -> list[Node]:
    """Variants of the well, the roomiest first. `turns` are the latest ones; while the viewer's own runs, its
    steps stand below the other's, and between them what is in `reach` of the viewer's hand.

    An attack that is being shown is `now`: its turn has the well alone. In the `first` turn of the viewer the
    well says what the game is about. Steps keep their order; what says least gives way first, whosever it is,
    and what concerns the viewer last.
    """
    other, nothing_yet = last_turn(turns, opponent(viewer)), words.notice("nothing_yet")
    if now is not None:
        rows = _rows(gallery, book, words, turns[-1].steps, now)
        notes = [words.notice("more", count=count) for count in range(1, len(rows))]
        return [fitting(rows, "", rows, [*notes, words.notice("folded", count=len(rows))], 1, running=True)]
    running = turns[-1] if turns and turns[-1].seat == viewer else None
    own_steps = running.steps if running is not None else []
    own = _rows(gallery, book, words, own_steps)
    own_head = Text(words.notice("own_turn"), "well head", height=24)
    goal = Prose(words.notice("goal", full=WOUNDS), "told", name="note goal")
    if other is None:
        below = [own_head, fitting(own, nothing_yet, own, _notes(words, own), 1, running=True)] if own else []
        bare = Column(*below) if below else Space(height=0)
        whole = [goal, *_guide(words), Space(grow=1), *below]
        return [Column(*whole, gap=5), Column(goal, Space(grow=1), *below, gap=4), bare]
    theirs = _rows(gallery, book, words, other.steps)
    for row, step in zip(theirs, other.steps, strict=True):
        row.tone = "harm" if concerns(step, viewer) else row.tone
    theirs_head = None
    if running is not None:
        name = words.notice("last_turn_of", name=words.names[other.seat or 0])
        theirs_head = Text(name, "well head", height=24)

    def column(between: Sequence[Node], gone: Collection[StepRow], *, brief: bool) -> Node:
        """All rows but those that are `gone`; between those of both sides stands what is `between`."""
        parts: list[Child] = [theirs_head, *left(words, theirs, gone, nothing_yet, brief=brief)]
        for one in between:
            parts += [Space(grow=1), one]
        if own:
            parts += [Space(grow=1), own_head, *left(words, own, gone, "", brief=brief)]
        return Column(*parts, gap=4)

    goes = _order(theirs, other.steps, own, own_steps, viewer)
    light = sum(1 for value, _ in goes if value <= _LIGHT)
    dropped = [row for _, row in goes]
    while len(theirs) - sum(row in theirs for row in dropped[:light]) < min(_KEPT, len(theirs)):
        light -= 1
    found: list[Node] = []
    told = [one for one in (goal if first else None, reach) if one is not None]
    for between in ([told] if told else []) + ([[goal]] if first and reach is not None else []):
        found.append(column(between, (), brief=False))
        found += [column(between, dropped[:count], brief=True) for count in range(light + 1)]
    found.append(column((), (), brief=False))
    if not own:
        # Rows rather than their heading.
        found += [
            Column(*left(words, theirs, (), nothing_yet, brief=brief), gap=4) for brief in (False, True)
        ]
    found += [column((), dropped[:count], brief=True) for count in range(len(dropped) + 1)]
    # In the lowest wells headings go, then rows of the other side, then one's own.
    folded = [row for row in dropped if row in theirs] + [row for row in theirs if row not in dropped]
    rest = fitting(theirs, nothing_yet, folded, _notes(words, theirs))
    if own:
        latest = fitting(own, "", own, _notes(words, own), 1, running=True)
        last = Part(own[-1].in_brief())
        for count in range(len(folded)):
            kept = left(words, theirs, folded[:count], "", brief=True)
            found.append(Column(*kept, Space(grow=1), last, gap=4))
        found += [Column(rest, Space(grow=1), own_head, latest, gap=4), latest]
    return [*found, rest]


def _notes(words: TableWords, rows: Sequence[StepRow]) -> list[str]:
    """What is said of so many rows that are left out; the last one of all of them."""
    told = [words.notice("more", count=count) for count in range(1, len(rows))]
    return [*told, words.notice("folded", count=len(rows))]


def left(
    words: TableWords, rows: Sequence[StepRow], gone: Collection[StepRow], nothing: str, *, brief: bool
) -> list[Node]:
    """The rows that are not gone, and how many are."""
    kept = [row for row in rows if row not in gone]
    found: list[Node] = [Part(row.in_brief() if brief else row) for row in kept]
    count = len(rows) - len(kept)
    if count:
        told = words.notice("more" if kept else "folded", count=count)
        found.append(Text(told, "caption", name=f"note {told}", height=18))
    if not rows and nothing:
        found.append(Text(nothing, "caption", name=f"note {nothing}", height=18))
    return found


def _order(
    theirs: Sequence[StepRow],
    their_steps: Sequence[Step],
    own: Sequence[StepRow],
    own_steps: Sequence[Step],
    viewer: Seat,
) -> list[tuple[int, StepRow]]:
    """The rows that may go, with what they tell, the least first: one's own before the other's that tell as
    much. The latest of one's own and the most telling one of the other stay.
    """

    def told(rows: Sequence[StepRow], steps: Sequence[Step], side: int) -> list[tuple[int, int, int]]:
        return [(weight(step, viewer), side, place) for place, step in enumerate(steps[: len(rows)])]

    may = [*sorted(told(theirs, their_steps, 1))[:-1], *told(own, own_steps, 0)[:-1]]
    return [(value, (own, theirs)[side][place]) for value, side, place in sorted(may)]


def heading(words: TableWords, view: TableView, turns: Sequence[Turn], viewer: Seat) -> tuple[str, str]:
    """Whose turn it is, and the how manieth: it stays while cards are looked at."""
    running = turns[-1] if turns else None
    if view.outcome is None and view.active == viewer:
        note = words.notice("turn", turn=view.turn) if last_turn(turns, opponent(viewer)) else ""
        return words.notice("guide"), note
    if running is None:
        return words.notice("guide"), ""
    note = words.notice("turn", turn=running.number) if running.number else ""
    return words.notice("turn_of", name=words.names[opponent(viewer)]), note
