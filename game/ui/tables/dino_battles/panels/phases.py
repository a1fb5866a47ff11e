"""The phases of a turn as arrows in a row: past ones green, the running one gold."""

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DISABLED, ON_GOLD, TEXT
from game.ui.paint.steel import INK, shape
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.text import draw_line, fits

PHASES = ("startup", "precombat", "combat", "postcombat", "end")
_TONES = {"past": ("#2f7a5c", "#1a4a3a"), "now": ("#ffe390", "#e8942a"), "coming": ("#33414d", "#222c35")}
_WORDS = {"past": TEXT, "now": ON_GOLD, "coming": DISABLED}
_TIP, _SIZE = 9, 15.5


@kept(600_000, pixels_of)
def _arrow(width: int, height: int, scale: float, tone: str) -> pygame.Surface:
    tip, i = _TIP * scale, 1.2 * scale
    points = [(i, i), (width - tip, i), (width - i, height / 2), (width - tip, height - i), (i, height - i)]
    points.append((i + tip * 0.8, height / 2))
    body = linear("p", (0, 0), (0, height), *_TONES[tone]) + shape(points, "url(#p)", INK, 2.2 * scale)
    return rasterise(document(body, width, height), (width, height))


class PhaseArrow(Widget):
    """One phase; `later` is how many phases after the running one it is."""

    focusable = False
    in_background = True

    def __init__(self, phase: str, words: str, hint: str, later: int) -> None:
        super().__init__(name=f"phase {phase}", hint=hint)
        self.words = words
        self.tone = "now" if later == 0 else "past" if later < 0 else "coming"

    @property
    def shown(self) -> str:
        """The words as they are drawn: those of the current phase in capitals."""
        return self.words.upper() if self.tone == "now" else self.words

    @property
    def _room(self) -> int:
        return self.rect.width - self.unit(2 * _TIP)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(_arrow(*self.rect.size, self.scale, self.tone), self.rect)
        place = self.rect.centerx + self.unit(1), self.rect.centery
        size = self.unit(_SIZE)
        draw_line(surface, self.shown, "title", size, _WORDS[self.tone], place, "center", width=self._room)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, fits(self.shown, "title", self.unit(_SIZE * 0.7), self._room))]
