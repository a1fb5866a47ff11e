"""The log, opened wide: every sentence so far as the viewer may know it; a line opens its card."""

from collections.abc import Sequence

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.list_box import ListBox
from game.ui.overlay import OverlayScene
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.tables.picker import Keywords
from game.ui.tables.zoom import draw_zoom


class LogScene(OverlayScene):
    """`lines` are (sentence, face of the card it is about or None), the oldest first."""

    largest_scale = 1.0
    veil = 150

    def __init__(
        self,
        context: Context,
        gallery: Gallery,
        lines: Sequence[tuple[str, CardFace | None]],
        keywords: Keywords,
    ) -> None:
        super().__init__(context)
        self.gallery = gallery
        self.lines = list(lines)
        self.keywords = keywords
        self.heading = Label("Log", "title", 34, TEXT)
        note = "A line with a card shows it at the side." if self.lines else "Nothing has happened yet."
        self.note = Label(note, "italic", 16, TEXT_SOFT)
        self.close_button = Button("Close", context.navigator.pop, symbol="back", key_name="Esc", size=20)
        self.list = ListBox(
            [sentence for sentence, _ in self.lines],
            lambda index: None,
            index=max(0, len(self.lines) - 1),
            row_height=27,
            size=16,
            name="log",
        )
        self.form.fill([self.heading, self.note, self.close_button, self.list])
        self.form.set_focus(self.list)

    def arrange(self, area: Area) -> None:
        frame = area.inset(24, 18).left(820)
        self.frame = frame.rect
        inside = frame.inset(24, 16)
        head = inside.top(44, 8)
        self.close_button.place(head.right(140).rect, self.scale)
        self.heading.place(head.left(90).rect, self.scale)
        self.note.place(head.rect, self.scale)
        self.list.place(inside.rect, self.scale)
        self.list.first = max(0, len(self.lines) - self.list.fitting)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self.lines:
            return []
        _, face = self.lines[self.list.index]
        if face is None:
            return []
        return [draw_zoom(surface, self.gallery, face, self.keywords(face), self.frame, self.scale * 0.8)]

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_l):
            self.context.navigator.pop()
            return True
        return super().handle(event)
