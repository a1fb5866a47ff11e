"""A switch: on or off."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.kit.widget import Text as Sentence
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Node, Row, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.skins import steel_skin, sunk_skin, teal_skin


class Toggle(TreeWidget):
    """A track with a knob, and its words at the right."""

    def __init__(self, text: str, value: bool, changed: Callable[[bool], None], hint: Sentence = "") -> None:
        super().__init__(name=text, hint=hint)
        self.text = text
        self.value = value
        self.changed = changed

    def activate(self) -> None:
        self.value = not self.value
        self.changed(self.value)

    def nudge(self, by: int) -> bool:
        if self.value != (by > 0):
            self.activate()
        return True

    def looks(self) -> Hashable:
        return self.value, self.text, self.enabled, self.on_paper

    def body(self) -> Node:
        # A tick or a cross beside the knob: on and off are not told by colour alone.
        mark = Box(Icon("check" if self.value else "cross", 15), justify="center", align="center", grow=1)
        knob = Picture(self._draw_knob, width=24)
        both = (mark, knob) if self.value else (knob, mark)
        track = Stack(Picture(self._draw_track), Box(Row(*both), pad=2), width=54, height=28)
        tint = "text" if self.enabled else "off"
        return Row(
            track, Text(self.text, "toggle", tint, grow=1) if self.text else None, gap=14, align="center"
        )

    def _draw_track(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit((teal_skin if self.value else sunk_skin)(*rect.size, scale), rect)

    def _draw_knob(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(steel_skin(*rect.size, scale * 0.6, lit=self.lit), rect)
