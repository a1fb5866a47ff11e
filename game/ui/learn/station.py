"""A lesson on its path: a hexagon with its number, a tick or a lock, stars above and its name below."""

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.learn.paths import Station
from game.ui.learn.standing import draw_stars
from game.ui.paint.materials.hexagon import station
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import DISABLED, INK, ON_GOLD, TEXT
from game.ui.paint.text import draw_line, line_widths, text_width

WIDE, HIGH = 116, 104
"""Units that a station takes with its stars and its name."""
_SIZE, _NOW, _NAME = 58, 70, 13.5
_MIDDLE = 0.48
_DARK = ("#10171d", "#10171d", "#0d0e16")
_PAPER = ("#fffaf0", "#efe4cc", "#0d0e16")


class StationWidget(Widget):
    """`now` is the lesson to go on with."""

    def __init__(self, number: int, one: Station, command: Command, *, now: bool, reason: str) -> None:
        super().__init__(name=f"lesson {one.key}", hint=one.lesson.line)
        self.number = number
        self.station = one
        self.command = command
        self.now = now
        self.group = one.lesson.game
        self.enable(one.state != "shut", reason)

    def activate(self) -> None:
        self.command()

    @property
    def _middle(self) -> tuple[int, int]:
        return self.rect.centerx, self.rect.top + round(self.rect.height * _MIDDLE)

    @property
    def _state(self) -> str:
        return "now" if self.now and self.station.state != "shut" else self.station.state

    @property
    def label(self) -> pygame.Rect:
        """The plate with its name."""
        words = self.station.lesson.name
        wide = text_width(words, "label", self.unit(_NAME)) + self.unit(14)
        rect = pygame.Rect(0, 0, min(wide, self.rect.width), self.unit(20))
        rect.midbottom = self.rect.centerx, self.rect.bottom
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        unit, one, (x, y) = self.unit, self.station, self._middle
        state = self._state
        size = unit(_NOW if state == "now" else _SIZE)
        image = station(size, state)
        surface.blit(image, image.get_rect(center=(x, y)))
        if state in ("now", "open"):
            color = ON_GOLD if state == "now" else TEXT
            outline = 0 if state == "now" else unit(1.4)
            draw_line(surface, str(self.number), "title", unit(25), color, (x, y), "center", outline)
        if one.stars:
            draw_stars(surface, x + unit(25), y - size // 2 - unit(2), unit(17), one.stars)
        self._draw_label(surface)

    def _draw_label(self, surface: pygame.Surface) -> None:
        one, unit, label = self.station, self.unit, self.label
        lit = self.lit or self._state == "now"
        skin = _PAPER if lit else _DARK
        surface.blit(box(*label.size, unit(5), *skin, max(1, unit(1.6))), label)
        color = INK if lit else DISABLED if one.state == "shut" else TEXT
        room = label.width - unit(8)
        draw_line(surface, one.lesson.name, "label", unit(_NAME), color, label.center, "center", width=room)

    def draw_focus(self, surface: pygame.Surface) -> None:
        size = self.unit(_NOW)
        ring = pygame.Rect(0, 0, size, size)
        ring.center = self._middle
        self.draw_ring(surface, ring)
        self._draw_label(surface)

    def wants(self, scale: float) -> tuple[int, int]:
        words, edge = self.station.lesson.name, round(22 * scale)
        least, best = line_widths(words, "label", round(_NAME * scale))
        return least + edge, best + edge
