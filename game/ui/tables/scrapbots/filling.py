"""Controls that fill the room they are given."""

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part


def filling(widget: Widget, *, width: float = 0, height: float = 0, share: float = 0) -> Part:
    """A control whose room is known: it is not measured first, and finds by itself what on it is cut."""
    return Part(widget, width=width, height=height, share=share)
