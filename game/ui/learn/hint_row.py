"""A hint of a lesson as a control: open on paper, or shut on steel."""

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import DISABLED, INK, TEXT, TEXT_SOFT
from game.ui.paint.skins import off_skin, paper_skin, steel_skin
from game.ui.paint.text import Layout, draw_line, fit


class HintRow(Widget):
    """One of the hints: open it says its `text` on paper; the `next` one can be opened, others not yet."""

    def __init__(self, title: str, text: str, note: str, command: Command | None) -> None:
        super().__init__(name=f"hint {title}")
        self.title = title
        self.text = text
        self.note = note
        self.command = command
        self.focusable = command is not None

    @property
    def open(self) -> bool:
        return bool(self.text)

    @property
    def workable(self) -> bool:
        return self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()

    def high(self, width: float, scale: float) -> float:
        """Units that it needs."""
        if not self.open:
            return 36
        return (
            34 + fit(self.text, round(13.5 * scale), (round((width - 24) * scale), 999), INK).height / scale
        )

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        mark = icon("hint", unit(20))
        if self.open:
            surface.blit(paper_skin(*rect.size, self.scale, 6), rect)
            surface.blit(mark, (rect.left + unit(9), rect.top + unit(6)))
            draw_line(
                surface, self.title, "title", unit(15), INK, (rect.left + unit(34), rect.top + unit(16))
            )
            self._words().draw(surface, rect.left + unit(12), rect.top + unit(28))
            return
        usable = self.command is not None
        skin = (
            steel_skin(*rect.size, self.scale, lit=self.lit) if usable else off_skin(*rect.size, self.scale)
        )
        surface.blit(skin, rect)
        surface.blit(mark, mark.get_rect(midleft=(rect.left + unit(9), rect.centery)))
        color = TEXT if usable else DISABLED
        draw_line(surface, self.title, "title", unit(17), color, (rect.left + unit(36), rect.centery))
        right = rect.right - unit(10)
        if usable:
            right = draw_line(
                surface, "H", "bold", unit(13), TEXT_SOFT, (right, rect.centery), "right"
            ).left - unit(10)
        soft = TEXT_SOFT if usable else DISABLED
        draw_line(surface, self.note, "italic", unit(12.5), soft, (right, rect.centery), "right")

    def _words(self) -> Layout:
        size = self.rect.width - self.unit(24), self.rect.height - self.unit(32)
        return fit(self.text, self.unit(13.5), size, INK)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, not self.open or self._words().height <= self.rect.height)]
