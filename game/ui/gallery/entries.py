"""What a part shows of itself on the gallery sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.ui.kit.widget import Widget

State = Literal["", "hover", "focus", "disabled"]
STATES: tuple[State, ...] = ("", "hover", "focus", "disabled")


@dataclass(frozen=True, slots=True)
class Entry:
    """A widget with its label below it; sizes in units of a 1280 x 720 screen."""

    label: str
    widget: Widget
    width: float
    height: float
    state: State = ""

    def prepare(self) -> Widget:
        """The widget in the state that the entry shows."""
        self.widget.hovered = self.state == "hover"
        self.widget.focused = self.state == "focus"
        self.widget.enable(self.state != "disabled", "not now")
        return self.widget


@dataclass(frozen=True, slots=True)
class Section:
    """All entries of one part; `states` are those of a control that it shows."""

    title: str
    entries: Sequence[Entry]
    states: Sequence[str] = STATES


def nothing() -> None:
    """What a click on an exhibit does."""
