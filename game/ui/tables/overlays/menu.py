"""The tools at the head of every console: take back, a hint, log, rules, speed, menu."""

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.paint.text import draw_line, fits, text_width
from game.words.messages import SHARED, shipped_messages

if TYPE_CHECKING:
    from game.ui.tables.table_scene import TableScene

_GAP, _EDGE, _APART, _NEAR = 5, 8, 6, 2
"""Units between tools, from a tool's edge to what is on it, and between its icon, word and key; without a
word edges are half as wide, and the key is near the icon.
"""
_ICON, _WORD, _KEY = 15, 17, 12


class Tool(Button):
    """An icon with its key beside it and, where the row has room, its word between them; the hint says what
    it does. What stands in the key's place on one that is no key becomes its word.
    """

    worded = False
    keyless = False
    asks_computer = False
    """Whether it is shown only where the computer may be asked for a hint."""

    def __init__(self, name: str, command: Command, symbol: str, key_name: str, hint: str) -> None:
        super().__init__("", command, symbol=symbol, key_name=key_name, hint=hint)
        self.name = name

    @property
    def _parts(self) -> tuple[str, str]:
        """The word and the key as they are shown with words."""
        return (self.key_name, "") if self.keyless else (self.name, self.key_name)

    def worded_length(self, scale: float) -> float:
        """Units that icon, word and key need beside each other."""
        word, key = self._parts
        drawn = [text_width(word, "title", round(_WORD * scale)) / scale]
        drawn += [text_width(key, "bold", round(_KEY * scale)) / scale] if key else []
        return 2 * _EDGE + _ICON + sum(drawn) + _APART * len(drawn)

    def short_length(self, scale: float) -> float:
        """Units that icon and key need beside each other."""
        return _EDGE + _ICON + _NEAR + text_width(self.key_name, "bold", round(_KEY * scale)) / scale

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        size, edge = self.unit(_ICON), self.unit(_EDGE if self.worded else _EDGE / 2)
        mark = icon(self.symbol, size)
        left = surface.blit(mark, mark.get_rect(midleft=(self.rect.left + edge, self.rect.centery))).right
        key = self.key_name
        if self.worded:
            word, key = self._parts
            place = left + self.unit(_APART), self.rect.centery
            left = draw_line(surface, word, "title", self.unit(_WORD), TEXT, place).right
        if key:
            place = self.rect.right - edge, self.rect.centery
            room = place[0] - left - self.unit(1)
            draw_line(surface, key, "bold", self.unit(_KEY), TEXT_SOFT, place, "right", width=room)

    def boxes(self) -> list[Box]:
        word, key = self._parts
        if not self.worded:
            return [
                Box(self.name, self.rect, self.rect.width + 1 >= self.unit(self.short_length(self.scale)))
            ]
        used = self.unit(2 * _EDGE + _ICON + _APART)
        used += self.unit(_APART) + text_width(key, "bold", self.unit(_KEY)) if key else 0
        room = self.rect.width - used
        return [Box(self.name, self.rect, fits(word, "title", self.unit(_WORD), room))]


def make_tools(scene: "TableScene") -> list[Tool]:
    """From left to right."""
    texts = shipped_messages(SHARED)
    tools = [
        Tool("Undo", scene.undo, "undo", "U", "Takes your last choice back (U)."),
        Tool(texts.say("hint", "tool"), scene.open_hint, "hint", "H", texts.say("hint", "tool_hint")),
        Tool("Log", scene.open_log, "log", "L", "All that has happened, in sentences (L)."),
        Tool("Rules", scene.open_rules, "card", "F1", "The rulebook (F1)."),
        Tool("Speed", scene.change_speed, "skip", "1×", "How fast things are shown."),
        Tool("Menu", scene.pause, "menu", "Esc", "Settings, conceding, leaving (Esc)."),
    ]
    _, hint, _, _, speed, _ = tools
    hint.asks_computer = True
    # How fast it is says more than that it is a speed.
    speed.keyless = True
    return tools


def worded_length(tools: list[Tool], scale: float) -> float:
    """Units that all tools need side by side with their words."""
    return sum(tool.worded_length(scale) for tool in tools) + _GAP * (len(tools) - 1)


def offered_tools(tools: list[Tool], scene: "TableScene") -> list[Tool]:
    """Those that are shown: the computer's hint only where it may be asked for."""
    return [tool for tool in tools if not tool.asks_computer or scene.offers_hints]


def place_tools(tools: list[Tool], scene: "TableScene", row: Area) -> None:
    """Side by side, with the speed as it is; with their words if there is room for all of them."""
    for tool in tools:
        if tool.keyless:
            tool.key_name = f"{scene.context.settings.speed:g}×"
        tool.visible = not tool.asks_computer or scene.offers_hints
    tools = offered_tools(tools, scene)
    room, scale = row.rect.width / row.scale, row.scale
    worded = worded_length(tools, scale) <= room
    lengths = [tool.worded_length(scale) if worded else tool.short_length(scale) for tool in tools]
    spare = (room - sum(lengths) - _GAP * (len(tools) - 1)) / len(tools)
    left = 0.0
    for tool, length in zip(tools, lengths, strict=True):
        tool.worded = worded
        right = left + length + spare
        # Ends are rounded, not widths, so that the last one ends with the row.
        start, end = (row.rect.left + round(units * scale) for units in (left, right))
        tool.place(pygame.Rect(start, row.rect.top, end - start, row.rect.height), scale)
        left = right + _GAP
