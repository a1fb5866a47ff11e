"""Where a reader of the rulebook came from: links and looked-up words lead away, and back again."""

from typing import NamedTuple

from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.words.messages import Messages

_LONGEST = 50


class Stop(NamedTuple):
    """An open page: the game, the numbers of the chapter and of its pages, and the marked paragraph."""

    game: str
    chapter: int
    spread: int
    marked: int | None


class Trail:
    """The stops before the open page, the last one last.

    >>> trail = Trail()
    >>> trail.leave(Stop("scrapbots", 2, 0, None))
    >>> trail.back()
    Stop(game='scrapbots', chapter=2, spread=0, marked=None)
    >>> trail.back() is None
    True
    """

    def __init__(self) -> None:
        self._stops: list[Stop] = []

    @property
    def last(self) -> Stop | None:
        """Where the way back leads; None at its beginning."""
        return self._stops[-1] if self._stops else None

    def leave(self, stop: Stop) -> None:
        """A link leads away from a page."""
        self._stops = [*self._stops, stop][-_LONGEST:]

    def back(self) -> Stop | None:
        """One step back; None at the beginning."""
        return self._stops.pop() if self._stops else None


class WayBack(Button):
    """The button that leads back, with the title of the chapter that it leads to."""

    def __init__(self, command: Command, words: Messages) -> None:
        super().__init__("", command, symbol="undo", key_name=label("last_place"), size=17)
        self.name = "return"
        self._words = words
        self.visible = False

    def show(self, title: str) -> None:
        """Names the chapter; "" where there is no way back."""
        self.visible = bool(title)
        self.text = title
        self.hint = self._words.say("rulebook", "back_to", chapter=title, shortcut=label("last_place"))
