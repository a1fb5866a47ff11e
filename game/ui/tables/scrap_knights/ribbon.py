"""The chain as a queue: every effect in order, which one is running, and what each came to."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, GOOD, SEATS, TEXT, TEXT_SOFT, Color
from game.ui.paint.skins import box
from game.ui.paint.text import Layout, draw_line, lay_out
from game.ui.tables.scrap_knights.turn import ChainStep
from game.ui.tables.scrap_knights.words import TableWords

_BAD = {"nothing", "miss"}
_STRIKES = {"damage"}


Sentence = tuple[str, Color]
Row = tuple[ChainStep, list[Sentence], int]
"""An effect, what is told under its name, and the height of it all."""


def draw_ribbon(surface: pygame.Surface, area: Area, steps: Sequence[ChainStep], words: TableWords) -> None:
    """One row for each effect on a panel; the running one is always among those shown."""
    inside = area.inset(12, 10)
    head = inside.top(26, 4)
    draw_line(surface, "THE CHAIN", "title", area.unit(20), GOLD, head.rect.midleft)
    resolved = steps and all(step.status == "done" for step in steps)
    note = "last round" if resolved else "top resolves first" if steps else ""
    draw_line(surface, note, "italic", area.unit(15), TEXT_SOFT, head.rect.midright, "right")
    if not steps:
        hint = "The effects of both players appear here in the order in which they resolve."
        lay_out(hint, area.unit(16), inside.rect.width, TEXT_SOFT).draw(surface, *inside.rect.topleft)
        return
    gap = area.unit(5)
    rows = [_row(step, words, inside, full=True) for step in steps]
    if sum(height + gap for _, _, height in rows) > inside.rect.height:
        rows = [_row(step, words, inside, full=False) for step in steps]
    first = _first_shown(rows, inside.rect.height, gap)
    top = inside.rect.top
    for row in rows[first:]:
        height = row[2]
        if top + height > inside.rect.bottom:
            break
        _draw_row(surface, pygame.Rect(inside.rect.left, top, inside.rect.width, height), row, words, area)
        top += height + gap
    if first:
        draw_line(
            surface,
            f"+{first}",
            "bold",
            area.unit(14),
            TEXT_SOFT,
            (head.rect.centerx, head.rect.centery),
            "center",
        )


def _first_shown(rows: list[Row], room: int, gap: int) -> int:
    """So many of the oldest rows are left out that the running (or last done) one has its place."""
    begun = max((place for place, (step, _, _) in enumerate(rows) if step.status != "waiting"), default=0)
    first = 0
    while first < begun and sum(height + gap for _, _, height in rows[first : begun + 1]) > room:
        first += 1
    return first


def _row(step: ChainStep, words: TableWords, inside: Area, *, full: bool) -> Row:
    """What came of an effect; `full` also tells what those will do that have not resolved yet."""
    sentences: list[Sentence] = []
    results = [(event.kind, sentence) for event in step.results if (sentence := words.result(event))]
    if (full and step.status != "done") or (not results and (full or step.status == "running")):
        sentences.append((words.effect(step), TEXT_SOFT))
    for kind, sentence in results:
        sentences.append((sentence, DANGER if kind in _BAD else TEXT if kind in _STRIKES else GOOD))
    heights = [_told(sentence, inside).height for sentence in sentences]
    return step, sentences, inside.unit(28) + sum(heights) + inside.unit(3)


def _told(sentence: Sentence, area: Area) -> Layout:
    text, color = sentence
    return lay_out(text, area.unit(14), area.rect.width - area.unit(20), color)


def _draw_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, words: TableWords, area: Area) -> None:
    unit = area.unit
    step, sentences, _ = row
    running = step.status == "running"
    colors = ("#4a3c14", "#33290e", "#ffc531") if running else ("#1a2731", "#131d25", "#35505c")
    surface.blit(box(*rect.size, unit(7), *colors, max(1, unit(1.5))), rect)
    pygame.draw.rect(
        surface, SEATS[step.seat], (rect.left, rect.top, unit(5), rect.height), border_radius=unit(3)
    )
    middle = rect.top + unit(14)
    mark = icon(words.kind(step.card), unit(20))
    surface.blit(mark, mark.get_rect(midleft=(rect.left + unit(11), middle)))
    color = TEXT_SOFT if step.status == "waiting" else TEXT
    name = words.card(step.card) + (" (copy)" if step.role == "copy" else "")
    priority = words.priority(step)
    priority = f"Priority {priority}" if priority else ""
    used = draw_line(surface, priority, "bold", unit(13), GOLD, (rect.right - unit(8), middle), "right")
    draw_line(
        surface,
        name,
        "title",
        unit(18),
        color,
        (rect.left + unit(36), middle),
        width=used.left - rect.left - unit(42),
    )
    top = rect.top + unit(28)
    for sentence in sentences:
        layout = _told(sentence, Area(rect, area.scale))
        layout.draw(surface, rect.left + unit(12), top)
        top += layout.height
