"""The tools at the head of every console: take back, a hint, log, rules, speed, menu."""

from collections.abc import Sequence
from copy import copy
from typing import Self

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Fits, Node, Row, Zoom
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.paint.text import SMALLEST, draw_line, text_width

_GAP, _EDGE, _APART, _NEAR = 5, 8, 6, 2
"""Units between tools, from a tool's edge to what is on it, and between its icon, word and key; without a
word edges are half as wide, and the key is near the icon.
"""
_ICON, _WORD, _KEY = 15, 17, 12
_SMALLER = 0.85
"""Of the size of the console's words, where those are large and the console narrow."""
_FEW = 3


class Tool(Button):
    """An icon with its key beside it and, where the row has room, its word between them; the hint says what
    it does. The word of a tool without a key stands in the key's place where there is no room for words.
    """

    def __init__(
        self, name: str, command: Command, symbol: str, key_name: str, hint: str, *, word: str = ""
    ) -> None:
        super().__init__("", command, symbol=symbol, key_name=key_name, hint=hint)
        self.name = name
        self.word = word or name
        self.worded = False

    def with_word(self) -> Self:
        """The same tool with its word."""
        tool = copy(self)
        tool.worded = True
        return tool

    @property
    def _short(self) -> str:
        """What stands beside the icon where there is no room for words."""
        return self.key_name or self.word

    def wants(self, scale: float) -> tuple[int, int]:
        key = max(SMALLEST, round(_KEY * scale))
        if self.worded:
            drawn = [text_width(self.word, "title", round(_WORD * scale))]
            drawn += [text_width(self.key_name, "bold", key)] if self.key_name else []
            wide = round((2 * _EDGE + _ICON + _APART * len(drawn)) * scale) + sum(drawn)
        else:
            wide = round((_EDGE + _ICON + _NEAR) * scale) + text_width(self._short, "bold", key)
        return wide, wide

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        size, edge = self.unit(_ICON), self.unit(_EDGE if self.worded else _EDGE / 2)
        mark = icon(self.symbol, size)
        left = surface.blit(mark, mark.get_rect(midleft=(self.rect.left + edge, self.rect.centery))).right
        key = self._short
        if self.worded:
            key, place = self.key_name, (left + self.unit(_APART), self.rect.centery)
            left = draw_line(surface, self.word, "title", self.unit(_WORD), TEXT, place).right
        if key:
            place = self.rect.right - edge, self.rect.centery
            room = place[0] - left - self.unit(1)
            size = max(SMALLEST, self.unit(_KEY))
            draw_line(surface, key, "bold", size, TEXT_SOFT, place, "right", width=room)


def tools_row(tools: Sequence[Tool]) -> Node:
    """Tools side by side, with their words if there is room for all of them, else smaller if need be.

    A few keep their words where these have room in smaller letters: an icon alone has to be guessed.
    """
    rows = [tool.with_word() for tool in tools], tools
    words, keys = (Row(*[Part(tool, grow=1) for tool in row], gap=_GAP) for row in rows)
    few = [Zoom(words, _SMALLER)] if len(tools) <= _FEW else []
    return Fits(words, *few, keys, Zoom(keys, _SMALLER))


def keys_length(tools: Sequence[Tool], scale: float) -> float:
    """Units that all tools need side by side without their words."""
    return sum(tool.wants(scale)[0] for tool in tools) / scale + _GAP * (len(tools) - 1)


def worded_length(tools: Sequence[Tool], scale: float) -> float:
    """Units that all tools need side by side with their words."""
    return sum(tool.with_word().wants(scale)[0] for tool in tools) / scale + _GAP * (len(tools) - 1)
