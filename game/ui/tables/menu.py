"""The tools at the head of every console: take back, log, rules, speed, menu."""

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.text import draw_line

if TYPE_CHECKING:
    from game.ui.tables.table_scene import TableScene

_SPEED = 3


class Tool(Button):
    """An icon with its key beside it; the hint says what it does."""

    def __init__(self, name: str, command: Command, symbol: str, key_name: str, hint: str) -> None:
        super().__init__("", command, symbol=symbol, key_name=key_name, hint=hint)
        self.name = name

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        size = self.unit(15)
        mark = icon(self.symbol, size)
        surface.blit(mark, mark.get_rect(midleft=(self.rect.left + self.unit(4), self.rect.centery)))
        place = (self.rect.right - self.unit(4), self.rect.centery)
        room = self.rect.width - size - self.unit(9)
        draw_line(surface, self.key_name, "bold", self.unit(12), TEXT_SOFT, place, "right", width=room)


def make_tools(scene: "TableScene") -> list[Tool]:
    """From left to right."""
    return [
        Tool("Undo", scene.undo, "undo", "U", "Takes your last choice back (U)."),
        Tool("Log", scene.open_log, "log", "L", "All that has happened, in sentences (L)."),
        Tool("Rules", scene.open_rules, "card", "F1", "The rulebook (F1)."),
        Tool("Speed", scene.change_speed, "skip", "1×", "How fast things are shown."),
        Tool("Menu", scene.pause, "menu", "Esc", "Settings, conceding, leaving (Esc)."),
    ]


def place_tools(tools: list[Tool], scene: "TableScene", row: Area) -> None:
    """Side by side, with the speed as it is."""
    tools[_SPEED].key_name = f"{scene.context.settings.speed:g}×"
    for tool, cell in zip(tools, row.columns(len(tools), 5), strict=True):
        tool.place(cell.rect, cell.scale)
