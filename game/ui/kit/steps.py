"""Where an arrow key leads from a control."""

from collections.abc import Iterable

from game.ui.kit.widget import Widget


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
