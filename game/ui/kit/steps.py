"""Where an arrow key leads from a control."""

from collections.abc import Callable, Iterable, Sequence

from game.ui.kit.widget import Widget

StepAhead = Callable[[Widget, Iterable[Widget], int, int], Widget | None]
"""From a control to one of these in the direction (x, y); None: it stays."""


def nearest_ahead(start: Widget, widgets: Iterable[Widget], x: int, y: int) -> Widget | None:
    """The nearest control in the direction (x, y); straight ahead counts three times as near."""
    here = start.rect.center
    best: tuple[float, Widget] | None = None
    for widget in widgets:
        dx, dy = widget.rect.centerx - here[0], widget.rect.centery - here[1]
        ahead = dx * x + dy * y
        if widget is start or ahead <= 0:
            continue
        cost = ahead + 3 * abs(dx * y + dy * x)
        if best is None or cost < best[0]:
            best = (cost, widget)
    return None if best is None else best[1]


def to_next_row(rows: Sequence[Sequence[Widget]], focus: Widget | None, by: int) -> Widget | None:
    """The nearest control of the next row; the last row leads to the first."""
    row = next((number for number, one in enumerate(rows) if focus in one), None)
    if row is None or focus is None:
        return None
    middle = focus.rect.centerx
    return min(rows[(row + by) % len(rows)], key=lambda widget: abs(widget.rect.centerx - middle))


def along_row(rows: Sequence[Sequence[Widget]], focus: Widget | None, by: int) -> Widget | None:
    """The next control of the same row; the last one leads to the first."""
    for row in rows:
        if focus is not None and focus in row:
            return row[(row.index(focus) + by) % len(row)]
    return None
