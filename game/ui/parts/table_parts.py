"""A table with its parts numbered: discs on a picture of it, pieces of it enlarged, and what each part is."""

from collections.abc import Callable

import pygame

from game.content.rulebook import TableDetail, TablePart, TableParts
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Column, Node, Row, Space
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.materials.skins import shadow, sunk_skin
from game.ui.paint.palette import TEXT
from game.ui.paint.scenery.book import BODY, HEAD, numbered_disc
from game.ui.paint.text import draw_line
from game.words.messages import SCREENS, shipped_messages

TablePicture = Callable[[], pygame.Surface | None]
"""Gives the table in any size, or None as long as it is not painted."""

SHAPE = 9 / 16
"""Height of the picture, of its width."""
_ON_PICTURE = 19.0


def draw_disc(surface: pygame.Surface, number: int, middle: tuple[int, int], pixels: int) -> None:
    """The red disc of a call-out with its number."""
    disc = numbered_disc(pixels, False)
    surface.blit(disc, disc.get_rect(center=middle))
    draw_line(surface, str(number), "title", round(pixels * 0.62), TEXT, middle, "center")


class TablePartsPicture(Widget):
    """The table, with a disc on each of its parts."""

    focusable = False

    def __init__(self, parts: TableParts, picture: TablePicture) -> None:
        super().__init__(name="the table")
        self.parts = parts.parts
        self.picture = picture

    def places(self) -> list[tuple[int, int]]:
        """The middle of each disc."""
        rect = self.rect
        return [
            (rect.left + round(part.at[0] * rect.width), rect.top + round(part.at[1] * rect.height))
            for part in self.parts
        ]

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        blur = unit(6)
        surface.blit(shadow(*rect.size, unit(3), blur, 110), (rect.left - blur, rect.top - blur + unit(2)))
        picture = self.picture()
        if picture is None:
            surface.blit(sunk_skin(*rect.size, self.scale), rect)
            waits = shipped_messages(SCREENS).say("rulebook", "table_waits")
            draw_line(surface, waits, "italic", unit(15), TEXT, rect.center, "center")
        else:
            surface.blit(pygame.transform.smoothscale(picture, rect.size), rect)
            pen.rect(surface, HEAD, rect, max(1, unit(1.6)))
        for number, place in enumerate(self.places(), start=1):
            draw_disc(surface, number, place, unit(_ON_PICTURE))


def detail_shape(detail: TableDetail) -> float:
    """The height of an enlarged piece of the table, of its width."""
    left, top, right, foot = detail.of
    return (foot - top) * SHAPE / max(0.01, right - left)


def paint_detail(
    detail: TableDetail, picture: TablePicture, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """A piece of the table that fills a size; its edges may be cut where the shapes differ."""
    image = pygame.Surface(size)
    whole = picture()
    if whole is None:
        image.blit(sunk_skin(*size, scale), (0, 0))
        return image
    left, top, right, foot = (
        round(share * length) for share, length in zip(detail.of, whole.get_size() * 2, strict=True)
    )
    piece = pygame.Rect(left, top, max(2, right - left), max(2, foot - top))
    grain = max(size[0] / piece.width, size[1] / piece.height)
    shown = pygame.Rect(0, 0, round(size[0] / grain), round(size[1] / grain))
    shown.center = piece.center
    shown.clamp_ip(whole.get_rect())
    pygame.transform.smoothscale(whole.subsurface(shown.clip(whole.get_rect())), size, image)
    pen.rect(image, HEAD, image.get_rect(), max(1, round(1.6 * scale)))
    return image


class TablePartsList(TreeWidget):
    """What each numbered part is, in two columns."""

    focusable = False

    def __init__(self, parts: TableParts) -> None:
        super().__init__(name="table parts")
        self.parts = parts.parts

    def body(self) -> Node:
        rows = [_part(number, part) for number, part in enumerate(self.parts, start=1)]
        half = -(-len(rows) // 2)
        return Row(Column(*rows[:half], share=1), Column(*rows[half:], share=1))


def _part(number: int, part: TablePart) -> Node:
    def disc(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_disc(surface, number, rect.center, rect.height)

    words = Column(
        Text(part.name, "item", lambda: HEAD),
        Text(part.note, "explained", lambda: BODY),
        justify="center",
        grow=1,
    )
    return Row(Picture(disc, width=23, height=23), words, Space(width=4), gap=8, height=37, align="center")
