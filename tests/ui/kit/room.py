"""A form of its own to try controls in, worked by real pygame events."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget

SIZE = (800, 600)


class Room:
    """Lays widgets out in a grid, row by row."""

    def __init__(self, widgets: Sequence[Widget], columns: int = 2, scale: float = 1.0) -> None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        self.form = Form(widgets)
        rows = -(-len(widgets) // columns)
        area = Area(pygame.Rect((0, 0), SIZE), scale).inset(40)
        for widget, cell in zip(widgets, area.grid(columns, rows, 20), strict=False):
            widget.place(pygame.Rect(cell.rect.topleft, (cell.rect.width, min(60, cell.rect.height))), scale)

    def event(self, kind: int, **facts: object) -> bool:
        event = pygame.event.Event(kind, **facts)
        return self.form.intercept(event) or self.form.handle(event)

    def rest(self, milliseconds: int = 500) -> None:
        """Lets time pass, frame by frame."""
        for _ in range(0, milliseconds, 20):
            self.form.update(20)

    def move(self, place: tuple[int, int]) -> None:
        self.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, place: tuple[int, int]) -> None:
        self.drag(place, place)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self.move(end)
        self.event(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def key(self, key: int, mod: int = 0) -> bool:
        return self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def type(self, text: str) -> None:
        for letter in text:
            self.event(pygame.TEXTINPUT, text=letter)

    def picture(self) -> bytes:
        surface = pygame.Surface(SIZE)
        self.form.draw(surface)
        self.form.draw_hint(surface, surface.get_rect())
        return pygame.image.tobytes(surface, "RGB")
