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
_ICON, _WORD, _KEY, _BELOW = 15, 17, 12, 13.5
"""Units: icon, word, key, and a word below its icon."""
_SMALLER = 0.85
"""Of the size of the console's words, where those are large and the console narrow."""
_FEW = 3


class Tool(Button):
    """An icon with its key beside it and its word between them, or below them where the row is too short; the
    hint says what it does.
    """

    def __init__(self, name: str, command: Command, symbol: str, key_name: str, hint: str) -> None:
        super().__init__("", command, symbol=symbol, key_name=key_name, hint=hint)
        self.name = self.word = name
        self.worded = self.stacked = False

    def with_word(self) -> Self:
        """The same tool with its word."""
        tool = copy(self)
        tool.worded = True
        return tool

    def with_word_below(self) -> Self:
        """The same tool with its word below icon and key."""
        tool = copy(self)
        tool.stacked = True
        return tool

    def _word_below(self, scale: float) -> int:
        """The size of a word below its icon."""
        return max(SMALLEST, round(_BELOW * scale))

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
        elif self.stacked:
            above = round((_ICON + _NEAR) * scale) + text_width(self.key_name, "bold", key)
            below = text_width(self.word, "title", self._word_below(scale))
            wide = round(_EDGE * scale) + max(above, below)
        else:
            wide = round((_EDGE + _ICON + _NEAR) * scale) + text_width(self._short, "bold", key)
        return wide, wide

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        if self.stacked:
            self._draw_stacked(surface)
            return
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

    def _draw_stacked(self, surface: pygame.Surface) -> None:
        mark, word = icon(self.symbol, self.unit(_ICON)), self._word_below(self.scale)
        size, key = max(SMALLEST, self.unit(_KEY)), self.key_name
        wide = mark.get_width() + (self.unit(_NEAR) + text_width(key, "bold", size) if key else 0)
        left, line = self.rect.centerx - wide // 2, self.rect.centery - self.unit(_ICON / 2)
        right = surface.blit(mark, mark.get_rect(midleft=(left, line))).right
        if key:
            draw_line(surface, key, "bold", size, TEXT_SOFT, (right + self.unit(_NEAR), line))
        foot = self.rect.centerx, self.rect.centery + self.unit(_BELOW * 0.55)
        draw_line(surface, self.word, "title", word, TEXT, foot, "center", width=self.rect.width)


def tools_row(tools: Sequence[Tool]) -> Node:
    """Tools side by side with their words, below their icons where the row is short: an icon alone has to be
    guessed. Without words if even these have no room.

    A few keep their words beside them where these have room in smaller letters.
    """
    rows = [one.with_word() for one in tools], [one.with_word_below() for one in tools], tools
    words, stacked, keys = (Row(*[Part(tool, grow=1) for tool in row], gap=_GAP) for row in rows)
    few = [Zoom(words, _SMALLER)] if len(tools) <= _FEW else []
    return Fits(words, *few, stacked, Zoom(stacked, _SMALLER), keys, Zoom(keys, _SMALLER))


def stacked_length(tools: Sequence[Tool], scale: float) -> float:
    """Units in which all tools stand well side by side with their words below."""
    needed = sum(tool.with_word_below().wants(scale)[0] for tool in tools) / scale
    return needed + _GAP * (len(tools) - 1) + _EDGE * len(tools)


def worded_length(tools: Sequence[Tool], scale: float) -> float:
    """Units that all tools need side by side with their words."""
    return sum(tool.with_word().wants(scale)[0] for tool in tools) / scale + _GAP * (len(tools) - 1)
