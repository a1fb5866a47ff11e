"""What the parts of a table have in common: their lengths are pixels of a window of 1920 x 1080."""

from game.ui.kit.widget import Command, Widget

UNIT = 1.5
"""Pixels of that window to a unit of the kit."""


class Drawn(Widget):
    """A part; with a `command` it can be worked."""

    def __init__(self, name: str, command: Command | None = None) -> None:
        super().__init__(name=name)
        self.command = command
        self.focusable = command is not None

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()

    def px(self, amount: float) -> int:
        """Pixels for pixels of the drawing."""
        return round(amount * self.scale / UNIT)
