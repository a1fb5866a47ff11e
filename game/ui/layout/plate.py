"""A widget with a picture that is a tree, and that lives on."""

from collections.abc import Hashable
from typing import Any

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.tree_widget import TreeWidget


class Plate(TreeWidget):
    """Lives on while its values change; it is laid out anew only where it `looks` different.

    For plates that are drawn many times, or are cards as well.
    """

    keeps = ("_laid",)

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._laid = None

    def place(self, rect: pygame.Rect, scale: float) -> None:
        Widget.place(self, rect, scale)

    def wants(self, scale: float) -> tuple[int, int]:
        """Nothing: a place is given to it. To measure its body would cost as much as to lay it out."""
        return 0, 0

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        return 0, 0

    def looks(self) -> Hashable:
        """All that the body depends on."""
        raise NotImplementedError
