"""The gallery sheet: every shared part in every state, labelled, to see at a glance whether all is well."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.context import Context
from game.ui.gallery.entries import Entry, Section
from game.ui.gallery.exhibits import TABLE_PARTS
from game.ui.gallery.parts import PARTS
from game.ui.gallery.scene_exhibits import places
from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint.fonts import Face
from game.ui.paint.materials.steel import CONSOLE, plate
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.text import draw_line, line, text_width
from game.ui.scene import Scene

SHEET = (*PARTS, *TABLE_PARTS, places)
COLUMNS = 4
_SMALLER = 0.62
"""Of the size that parts have at a table."""
_MARGIN, _GAP, _PADDING = 12, 12, 11
_TITLE, _LABEL = 21, 13
"""Heights of type, in units."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A line of words and where its middle is."""

    text: str
    middle: tuple[int, int]
    face: Face = "label"

    @property
    def size(self) -> int:
        return _TITLE if self.face == "title" else _LABEL


class GalleryScene(Scene):
    """Sections stand below one another in columns, each in the column that is shortest so far."""

    least_scale = 0.0

    def __init__(
        self, context: Context, parts: Sequence[Callable[[], Section]] = SHEET, columns: int = COLUMNS
    ) -> None:
        super().__init__(context)
        self.num_columns = columns
        self.sections = [part() for part in parts]
        for section in self.sections:
            for entry in section.entries:
                entry.prepare()
        self.panels: list[pygame.Rect] = []
        self.captions: list[Caption] = []

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        super().resize(window, factor * _SMALLER, canvas)

    @property
    def exhibits(self) -> list[Widget]:
        return [entry.widget for section in self.sections for entry in section.entries]

    def arrange(self, area: Area) -> None:
        self.panels, self.captions = [], []
        columns = area.inset(_MARGIN).columns(self.num_columns, _GAP)
        feet = [column.rect.top for column in columns]
        for section in self.sections:
            index = feet.index(min(feet))
            feet[index] = self._arrange_section(section, columns[index], feet[index]) + area.unit(_GAP)

    def _arrange_section(self, section: Section, column: Area, top: int) -> int:
        """Places a section's widgets row by row; returns where it ends."""
        unit = column.unit
        left, right = column.rect.left + unit(_PADDING), column.rect.right - unit(_PADDING)
        title = line(section.title, "title", unit(_TITLE), GOLD)
        middle = left + title.get_width() // 2, top + unit(_PADDING + _TITLE / 2)
        self.captions.append(Caption(section.title, middle, "title"))
        x, y, high = left, top + unit(_PADDING + _TITLE + 9), 0
        for entry in section.entries:
            wide = max(unit(entry.width), text_width(entry.label, "label", unit(_LABEL)))
            if x > left and x + wide > right:
                x, y, high = left, y + high + unit(_LABEL + 15), 0
            self._arrange_entry(entry, x, y, wide, column.scale)
            x += wide + unit(_GAP)
            high = max(high, unit(entry.height))
        foot = y + high + unit(_LABEL + 8 + _PADDING)
        self.panels.append(pygame.Rect(column.rect.left, top, column.rect.width, foot - top))
        return foot

    def _arrange_entry(self, entry: Entry, x: int, y: int, wide: int, scale: float) -> None:
        rect = pygame.Rect(0, y, round(entry.width * scale), round(entry.height * scale))
        rect.centerx = x + wide // 2
        entry.widget.place(rect, scale)
        below = rect.bottom + round((6 + _LABEL / 2) * scale)
        self.captions.append(Caption(entry.label, (rect.centerx, below)))

    def still(self, surface: pygame.Surface) -> None:
        for rect in self.panels:
            surface.blit(plate(*rect.size, self.scale, CONSOLE), rect)
        for caption in self.captions:
            self._draw_caption(surface, caption)
        for widget in self.exhibits:
            widget.draw(surface)
            if widget.focused:
                widget.draw_focus(surface)

    def _draw_caption(self, surface: pygame.Surface, caption: Caption) -> None:
        color = GOLD if caption.face == "title" else TEXT
        pixels = round(caption.size * self.scale)
        draw_line(surface, caption.text, caption.face, pixels, color, caption.middle, "center")

    def boxes(self) -> list[Box]:
        boxes = []
        for number, caption in enumerate(self.captions):
            image = line(caption.text, caption.face, round(caption.size * self.scale), TEXT)
            boxes.append(Box(f"caption {number} {caption.text}", image.get_rect(center=caption.middle)))
        return boxes + [box for widget in self.exhibits for box in widget.boxes()]
