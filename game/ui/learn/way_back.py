"""After a mistake: an arrow under the phases, back to the one where "Try again" leads."""

import pygame

from game.lessons.run import LessonRun
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.palette import FOCUS, Color
from game.ui.tables.table_scene import TableScene

_INK: Color = (13, 14, 22)
_NAME = "phase "
_HEAD, _THICK, _EDGE = 5, 3, 2
"""Units: half the height of the arrow's head, its shaft, and the dark edge around both."""


def phases_back(table: TableScene, run: LessonRun) -> tuple[Widget, Widget] | None:
    """The phase in which the match stands, or the last of a round that is over, and the phase in which the
    step began; None where a table shows no phases, and where both are the same.
    """
    shown = [one for one in table.form.widgets if one.name.startswith(_NAME) and one.visible]
    shown.sort(key=lambda one: one.rect.left)
    names = [one.name.removeprefix(_NAME) for one in shown]
    before, now = run.changed("phase")
    if before not in names:
        return None
    first, last = names.index(before), names.index(now) if now in names else len(names) - 1
    rounds = [run.changed(path) for path in ("round", "turn")]
    if last <= first and any(one != other for one, other in rounds):
        last = len(names) - 1
    return (shown[last], shown[first]) if last > first else None


def draw_way_back(surface: pygame.Surface, table: TableScene, run: LessonRun) -> None:
    """The arrow, from the middle of the one to the middle of the other, and a frame around the latter."""
    found = phases_back(table, run)
    if found is None:
        return
    start, end = (one.rect for one in found)
    unit = table.scale
    head, thick, edge = (max(1, round(part * unit)) for part in (_HEAD, _THICK, _EDGE))
    frame = end.inflate(2 * edge, 2 * edge)
    pen.rect(surface, FOCUS, frame, thick, border_radius=round(7 * unit))
    y = max(start.bottom, end.bottom) + head + edge
    left, right = end.centerx, start.centerx
    for color, wider in ((_INK, edge), (FOCUS, 0)):
        tip = [(left - wider, y), (left + 2 * head + wider, y - head - wider)]
        pen.polygon(surface, color, [*tip, (left + 2 * head + wider, y + head + wider)])
        shaft = pygame.Rect(left + 2 * head, y - thick // 2, right - left - 2 * head, thick)
        pen.rect(surface, color, shaft.inflate(2 * wider, 2 * wider))
