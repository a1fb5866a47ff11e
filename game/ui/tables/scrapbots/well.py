"""The console's well: the other's last turn, and one's own turn so far, each step in a row."""

from collections.abc import Sequence

from game.engine.seats import Seat, opponent
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEAL, TEXT_SOFT
from game.ui.tables.books import CardBook
from game.ui.tables.scrapbots.step_row import StepRow, place_steps
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import Step, Turn, last_turn, result_text, step_text

_HEAD, _NOTE, _OWN, _LEAST = 24, 18, 84, 160
"""Heights of the second heading, of a note, what one's own steps have at least, and the whole well if they
are shown; in units."""


def _rows(
    gallery: Gallery, book: CardBook, words: TableWords, steps: Sequence[Step], now: Step | None = None
) -> list[StepRow]:
    rows = []
    for number, step in enumerate(steps, start=1):
        face = book.face(step.cards[0]) if step.cards else None
        fields = [result_text(words, step.lanes[lane]) for lane in sorted(step.lanes)]
        text = step_text(words, step)
        rows.append(StepRow(gallery, number, step.seat, text, face, "card", fields, now=step is now))
    return rows


def well_widgets(
    area: Area,
    gallery: Gallery,
    book: CardBook,
    words: TableWords,
    turns: Sequence[Turn],
    viewer: Seat,
    now: Step | None = None,
) -> list[Widget]:
    """`turns` are the latest ones; while the viewer's own runs, its steps stand below the other's.

    An attack that is being shown is `now`: its turn has the well alone.
    """
    if now is not None:
        steps = turns[-1].steps
        return _placed(_rows(gallery, book, words, steps, now), Area(area.rect, area.scale), words, "")
    other = last_turn(turns, opponent(viewer))
    running = turns[-1] if turns and turns[-1].seat == viewer else None
    own = _rows(gallery, book, words, running.steps) if running else []
    theirs = _rows(gallery, book, words, other.steps) if other else []
    room = Area(area.rect, area.scale)
    below: list[Widget] = []
    if running and area.rect.height > area.unit(_LEAST):
        wanted = sum(row.height(area.rect.width, area.scale) + area.unit(4) for row in own) / area.scale
        used = sum(row.height(area.rect.width, area.scale) + area.unit(4) for row in theirs) / area.scale
        free = area.rect.height / area.scale - used - _HEAD - _NOTE
        # The last thing that one did is always told.
        last = own[-1].height(area.rect.width, area.scale) / area.scale + _NOTE + 8 if own else 0
        foot = room.bottom(min(max(wanted, _NOTE), max(_OWN, last, free)) + _HEAD, 4)
        head = Label(words.notice("own_turn").upper(), "title", 16, TEAL)
        head.place(foot.top(_HEAD).rect, area.scale)
        below = [head, *_placed(own, foot, words, words.notice("nothing_yet"))]
    nothing = words.notice("no_turn", name=words.names[opponent(viewer)])
    return [*_placed(theirs, room, words, words.notice("nothing_yet") if other else nothing), *below]


def _placed(rows: list[StepRow], area: Area, words: TableWords, nothing: str) -> list[Widget]:
    """The last rows that there is room for, with a note where some are left out or there is none."""
    if area.rect.height < area.unit(_NOTE):
        return []
    shown = place_steps(rows, area.rect, area.scale)
    if rows and len(shown) == len(rows):
        return list(shown)
    note = Label(nothing, "italic", 14, TEXT_SOFT)
    note.place(area.top(_NOTE).rect, area.scale)
    if rows:
        shown = place_steps(rows, area.rect, area.scale)
        note.text = words.notice("earlier", count=len(rows) - len(shown))
    note.name = f"note {note.text}"
    return [note, *shown]
