"""The console's well: the other's last turn, and one's own turn so far, each step in a row."""

from collections.abc import Sequence

from game.content.scrapbots.cards import WOUNDS
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.view import TableView
from game.ui.layout.leaves import Icon, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
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
_TELLING = 1
"""Steps of the other side that have a row beside the latest of one's own, where there is room for two."""
_KEPT = 2
"""Steps of one's own at least that have a row beside what is in reach."""


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
) -> Node:
    """`turns` are the latest ones; while the viewer's own runs, its steps stand below the other's, and
    between them, where there is room, what is in `reach` of the viewer's hand.

    An attack that is being shown is `now`: its turn has the well alone. In the `first` turn of the viewer the
    well says what the game is about. Steps keep their order; what says least gives way first, what concerns
    the viewer last, and one's own steps but the latest before the most telling one of the other.
    """

    def told(steps: Sequence[Step], nothing: str, least: int) -> Node:
        """At least so many of the steps have a row."""
        rows = _rows(gallery, book, words, steps, now)
        if now is None:
            for row, step in zip(rows, steps, strict=True):
                row.tone = "harm" if concerns(step, viewer) and step.seat != viewer else row.tone
        weights = {row.number: weight(steps[row.number - 1], viewer) for row in rows}
        latest = now is not None or any(step.seat == viewer for step in steps)
        if latest:
            # Before the step that is shown, and in one's own turn, the first steps give way first.
            weights = dict.fromkeys(weights, 0)
        folded = sorted(rows, key=lambda row: weights[row.number])
        notes = [words.notice("more", count=count) for count in range(1, len(steps))]
        notes.append(words.notice("folded", count=len(steps)))
        return fitting(rows, nothing, folded, notes, least, running=latest)

    def goal() -> Node:
        return Prose(words.notice("goal", full=WOUNDS), "told", name="note goal")

    def guided(below: Sequence[Node] = ()) -> Node:
        """Before the other side has had a turn: how one goes, as far as there is room."""
        whole, bare = _guide(words), Space(height=0)
        return Fits(
            Column(goal(), *whole, Space(grow=1), *below, gap=5),
            Column(goal(), Space(grow=1), *below, gap=4),
            Column(*below) if below else bare,
        )

    if now is not None:
        return told(turns[-1].steps, "", 1)
    other, nothing_yet = last_turn(turns, opponent(viewer)), words.notice("nothing_yet")
    running = turns[-1] if turns and turns[-1].seat == viewer else None
    if other is None:
        steps = running.steps if running is not None else ()
        head = Text(words.notice("own_turn"), "well head", height=24)
        return guided([head, told(steps, nothing_yet, 1)] if steps else ())
    theirs = told(other.steps, nothing_yet, 0)
    steps = other.steps
    if running is None:
        below = [goal()] if first else [reach] if reach is not None else []
        rows = told(steps, nothing_yet, len(steps))
        return Fits(*[Column(rows, Space(grow=1), one, gap=4) for one in below], theirs)
    name = words.notice("last_turn_of", name=words.names[other.seat or 0])
    theirs_head = Text(name, "well head", height=24)
    head = Text(words.notice("own_turn"), "well head", height=24)
    whole = Column(theirs_head, told(steps, nothing_yet, len(steps)), gap=4)
    between: list[Node] = [Space(grow=1), goal()] if first else []
    if reach is not None:
        between += [Space(grow=1), reach]
    if running.steps:
        most = Column(theirs_head, told(steps, nothing_yet, min(_TELLING, len(steps))), gap=4)
        own = told(running.steps, nothing_yet, 1)
        begins = [Column(most, Space(grow=1), goal(), head, own, gap=4)] if first else []
        told_whole = told(running.steps, nothing_yet, min(_KEPT, len(running.steps)))
        ahead = [Column(whole, *between, Space(grow=1), head, told_whole, gap=4)] if between else []
        both = Column(most, Space(grow=1), head, own, gap=4)
        own = Column(theirs, Space(grow=1), head, told(running.steps, nothing_yet, 1), gap=4)
        return Fits(*ahead, *begins, both, own, theirs)
    # An empty turn takes no room from the steps of the other one.
    ahead = [Column(whole, *between, gap=4)] if between else []
    if first:
        return Fits(*ahead, Column(whole, Space(grow=1), goal(), gap=4), whole, theirs)
    least = min(_TELLING, len(steps))
    return Fits(*ahead, whole, Column(theirs_head, told(steps, nothing_yet, least), gap=4), theirs)


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
