"""A row with a picture: a name, what is to be said of it, and a few sentences; it can be clicked."""

import pygame

from game.ui.kit.area import Area
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import Words
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.palette import GOLD, TEXT_SOFT, Color
from game.ui.tables.command_core.plates import GOLD_TONE, PLAIN, Chip

PICTURE = 74
"""Units that a picture on a row is high, at most."""


class Picture(Widget):
    """A picture in the middle of its place, for show."""

    focusable = False
    in_background = True

    def __init__(self, image: pygame.Surface) -> None:
        super().__init__()
        self.image = image

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.image, self.image.get_rect(center=self.rect.center))

    def boxes(self) -> list[Box]:
        return []


class PictureRow(Chip):
    """`note` stands at the right, golden while the row is `picked`; `body` are sentences in rich text."""

    def __init__(
        self,
        name: str,
        image: pygame.Surface,
        title: tuple[str, Color],
        note: str,
        body: str,
        command: Command | None,
        *,
        picked: bool,
    ) -> None:
        super().__init__(name, [], command, tone=GOLD_TONE if picked else PLAIN)
        self._picture = Picture(image)
        self._title = Words("", [title], 19)
        self._note = Label(note, "label", 15, GOLD if picked else TEXT_SOFT, "right")
        self.body = body
        self._body = RichText(body, 15, TEXT_SOFT)

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        inside = Area(rect, scale).inset(8, 5)
        self._picture.place(inside.left(78, 6).rect, scale)
        head = inside.top(25)
        self._note.place(head.right(130).rect, scale)
        self._title.place(head.rect, scale)
        self._body.place(inside.rect, scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for part in (self._picture, self._title, self._note, self._body):
            part.draw(surface)

    def boxes(self) -> list[Box]:
        whole = all(box.fits for part in (self._title, self._note, self._body) for box in part.boxes())
        return [Box(self.name, self.rect, whole)]
