"""The foot of two open pages: their numbers, and the keys that turn them with the chapters they lead to."""

from collections.abc import Callable

import pygame

from game.ui.keys import label
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.scenery.book import FAINT
from game.ui.parts.contents import TurnKey
from game.words.messages import Messages


class PageFoot:
    """`turned` is called with -1 or 1."""

    def __init__(self, turned: Callable[[int], None], words: Messages) -> None:
        self._words = words
        self.before = TurnKey(label("page_up"), -1, lambda: turned(-1))
        self.after = TurnKey(label("page_down"), 1, lambda: turned(1))
        self.numbers = Label("", "title", 15, FAINT, "center"), Label("", "title", 15, FAINT, "center")

    @property
    def widgets(self) -> list[Widget]:
        return [*self.numbers, self.before, self.after]

    def arrange(self, book: pygame.Rect, fold: int, first: int, scale: float, *, alone: bool) -> None:
        """Puts everything in its place; `first` is the number of the left page."""

        def unit(amount: float) -> int:
            return round(amount * scale)

        row = book.bottom - unit(40)
        half = (book.width if alone else 2 * (fold - book.left)) // 2
        for key, x in ((self.before, book.left + unit(14)), (self.after, book.right - half + unit(76))):
            key.place(pygame.Rect(x, row, half - unit(90), unit(28)), scale)
        middle = book.centerx if alone else fold
        for shown, x, number in zip(
            self.numbers, (-16 if alone else -46, 14), (first, first + 1), strict=True
        ):
            shown.text = shown.name = str(number)
            shown.place(pygame.Rect(middle + unit(x), row, unit(32), unit(28)), scale)
        self.numbers[1].visible = not alone

    def name(self, before: str, after: str) -> None:
        """Names the chapters that both keys lead to; "" at either end of the book."""
        self.before.title, self.after.title = before, after
        self.before.enable(bool(before), self._words.say("rulebook", "first_page"))
        self.after.enable(bool(after), self._words.say("rulebook", "last_page"))
