"""A choice of one of several values."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.kit.widget import Text as Sentence
from game.ui.layout.leaves import Icon, Text
from game.ui.layout.nodes import Box, Node, Row, Shown, Stack, Themed
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.skins import sunk_skin


class Choice(TreeWidget):
    """One of several values, stepped through: kinder to keys and gamepads than a drop-down."""

    def __init__(
        self,
        values: Sequence[str],
        index: int,
        changed: Callable[[int], None],
        name: str = "",
        hint: Sentence = "",
    ) -> None:
        super().__init__(name=name, hint=hint)
        self.values = list(values)
        self.index = index
        self.changed = changed
        self._step = 1

    def activate(self) -> None:
        self._turn(self._step)
        self._step = 1

    def press(self, place: tuple[int, int]) -> None:
        self._step = -1 if place[0] < self.rect.left + self.rect.width // 3 else 1

    def nudge(self, by: int) -> bool:
        self._turn(by)
        return True

    def _turn(self, by: int) -> None:
        self.index = (self.index + by) % len(self.values)
        self.changed(self.index)

    def looks(self) -> Hashable:
        return self.index, tuple(self.values), self.enabled

    def body(self) -> Node:
        tint = "text" if self.enabled else "off"
        # Room for the longest value, so that nothing moves while one goes through them.
        values = [
            Shown(Text(one, "choice", tint, anchor="center"), when=number == self.index)
            for number, one in enumerate(self.values)
        ]
        row = Row(Icon("left", 18), Stack(*values, grow=1), Icon("right", 18), gap=10)
        # Its own ground is dark, whatever it stands on.
        return Themed(Box(row, pad=(8, 0)), STEEL)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(sunk_skin(*self.rect.size, self.scale), self.rect)
