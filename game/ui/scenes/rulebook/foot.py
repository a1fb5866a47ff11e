"""The foot of two open pages: their numbers, and the keys that turn them with the chapters they lead to."""

from collections.abc import Callable

import pygame

from game.ui.keys import label
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Row, Space
from game.ui.paint.scenery.book import FAINT
from game.ui.parts.contents import TurnKey
from game.words.messages import Messages


class PageFoot:
    """`turned` is called with -1 or 1."""

    def __init__(self, turned: Callable[[int], None], words: Messages) -> None:
        self._words = words
        self._host = Host()
        self.before = TurnKey(label("page_up"), -1, lambda: turned(-1))
        self.after = TurnKey(label("page_down"), 1, lambda: turned(1))
        self.numbers = Label("", "title", 15, FAINT, "center"), Label("", "title", 15, FAINT, "center")

    @property
    def widgets(self) -> list[Widget]:
        return [*self.numbers, self.before, self.after]

    def arrange(self, book: pygame.Rect, first: int, scale: float, *, alone: bool) -> None:
        """Puts everything in its place; `first` is the number of the left page."""
        for shown, number in zip(self.numbers, (first, first + 1), strict=True):
            shown.text = shown.name = str(number)
        self.numbers[1].visible = not alone
        left, right = (Part(one, width=32) for one in self.numbers)
        numbers = left if alone else Row(left, right, gap=28)
        foot = Row(Part(self.before, share=1), numbers, Part(self.after, share=1), gap=30, height=28)
        self._host.lay(Box(Column(Space(grow=1), foot, Space(height=12)), pad=(14, 0)), book, scale)

    def name(self, before: str, after: str) -> None:
        """Names the chapters that both keys lead to; "" at either end of the book."""
        self.before.title, self.after.title = before, after
        self.before.enable(bool(before), self._words.say("rulebook", "first_page"))
        self.after.enable(bool(after), self._words.say("rulebook", "last_page"))
