"""Tanks: an amount of something that is gained and spent, as a liquid behind glass; or as a small plate."""

import pygame

from game.ui.kit.widget import Command
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import TEXT
from game.ui.paint.skins import box
from game.ui.paint.steel import plate, well
from game.ui.paint.text import draw_line
from game.ui.parts.drawn import Drawn

_LIQUID = {"scrap": ("#f4b06a", "#5a2c18"), "energy": ("#9ff0c0", "#0f4a34")}
_LEVEL = 12
"""What fills a tank to the brim."""


@kept(200_000, pixels_of)
def _liquid(kind: str, size: tuple[int, int], radius: int, alpha: int) -> pygame.Surface:
    level = box(*size, radius, *_LIQUID[kind], _LIQUID[kind][0], 1, 0.2).copy()
    level.set_alpha(alpha)
    return level


class Tank(Drawn):
    """An amount; `gain` is what a choice would add."""

    def __init__(
        self, kind: str, amount: int, name: str, command: Command | None = None, gain: int = 0
    ) -> None:
        super().__init__(name, command)
        self.kind, self.amount, self.gain = kind, amount, gain

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.rect
        small = rect.height < rect.width
        surface.blit(plate(*rect.size, self.scale, ("#5b6b78", "#2a3641")), rect)
        if small:
            mark = icon(self.kind, px(24))
            surface.blit(mark, mark.get_rect(center=(rect.left + px(27), rect.centery)))
            color = TEXT if self.amount else (150, 160, 168)
            place = (rect.left + px(62), rect.centery)
            draw_line(surface, str(self.amount), "title", px(27), color, place, "center", width=px(40))
            return
        glass = pygame.Rect(rect.left + px(14), rect.top + px(16), rect.width - px(28), rect.height - px(62))
        surface.blit(well(*glass.size, self.scale), glass)
        inner = glass.inflate(-px(10), -px(10))
        for amount, alpha in ((self.amount + self.gain, 80), (self.amount, 255)):
            high = round(inner.height * min(1.0, amount / _LEVEL))
            if high > px(6):
                level = _liquid(self.kind, (inner.width, high), px(6), alpha)
                surface.blit(level, (inner.left, inner.bottom - high))
        outline = max(1, px(3))
        place = glass.center
        draw_line(surface, str(self.amount), "title", px(58), TEXT, place, "center", outline, glass.width)
        mark = icon(self.kind, px(28))
        surface.blit(mark, mark.get_rect(center=(rect.left + px(28), rect.bottom - px(26))))
        place = (rect.left + px(46), rect.bottom - px(25))
        draw_line(surface, self.kind.title(), "title", px(22), TEXT, place, width=rect.width - px(56))
