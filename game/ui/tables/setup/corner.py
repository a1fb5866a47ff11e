"""A seat's corner of the set-up: the place with a figure on its pad, a big name, and a sentence on paper."""

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.corners import big_name, corner_foot, corner_ground, side_ground
from game.ui.paint.felt import rail
from game.ui.paint.palette import INK, SEATS
from game.ui.paint.skins import paper_skin
from game.ui.paint.steel import plate
from game.ui.paint.text import Layout, fit, shortened, text_width
from game.ui.parts.flag import SIZE as FLAG_SIZE
from game.ui.parts.flag import draw_flag

SCENE, _LOW_SCENE = 0.57, 0.47
"""The share of a corner's height that is the place, and where the window is low."""
_RAIL, _PLATE, _NAME = 14, 53, 41
_PAPER, _PLAN = 54, 14.7
_LONGEST_TAG = 190
_WIDE = 1.0
"""How high a figure may be for each pixel that its place is wide."""


def figure_room(size: tuple[int, int]) -> float:
    """Pixels that a figure may be high in a place of that size: a narrow one has room for less."""
    return min(size[1], size[0] * _WIDE)


class SeatTag(Widget):
    """Who sits here, on a plate in the seat's colour."""

    focusable = False

    def __init__(self, seat: int) -> None:
        super().__init__(name=f"tag {seat}")
        self.seat = seat
        self.words = ""
        self._room = 0

    def lay(self, outer: pygame.Rect, scale: float) -> None:
        """As wide as its words, at the outer end of a strip."""
        size = round(FLAG_SIZE * 1.2 * scale)
        self._room = min(round(_LONGEST_TAG * scale), outer.width - round(26 * scale))
        wide = min(self._room, text_width(self._said(size), "title", size)) + round(26 * scale)
        rect = pygame.Rect(0, outer.top, min(wide, outer.width), outer.height)
        rect.left = outer.left
        if self.seat:
            rect.right = outer.right
        self.place(rect, scale)

    def _said(self, size: int) -> str:
        return shortened(self.words.upper(), "title", size, self._room)

    def draw(self, surface: pygame.Surface) -> None:
        size = self.unit(FLAG_SIZE * 1.2)
        draw_flag(surface, self.rect, self.scale, self.seat, self._said(size), 1.2)


class NamePlate(Widget):
    """The name of who stands on the pad, on a plate across the rail."""

    focusable = False

    def __init__(self, seat: int) -> None:
        super().__init__(name=f"headline {seat}")
        self.seat = seat
        self.words = ""

    def lay(self, middle: tuple[int, int], room: int, scale: float) -> None:
        image = self._image(room, scale)
        rect = pygame.Rect(0, 0, image.get_width() + round(42 * scale), round(_PLATE * scale))
        rect.center = middle
        self.place(rect, scale)

    def _image(self, room: int, scale: float) -> pygame.Surface:
        words = shortened(self.words.upper(), "title", round(_NAME * scale), room)
        return big_name(words, round(_NAME * scale), SEATS[self.seat], room)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        surface.blit(plate(*rect.size, self.scale * 1.2, ("#41505d", "#161e26")), rect)
        for x in (rect.left + self.unit(8), rect.right - self.unit(11)):
            bar = (x, rect.top + self.unit(10), self.unit(3), rect.height - self.unit(20))
            pen.rect(surface, SEATS[self.seat], bar)
        image = self._image(rect.width - self.unit(42), self.scale)
        surface.blit(image, image.get_rect(center=rect.center))


class PaperNote(Widget):
    """A sentence on paper with the seat's stripe."""

    focusable = False

    def __init__(self, seat: int) -> None:
        super().__init__(name=f"note {seat}")
        self.seat = seat
        self.text = ""

    def _layout(self) -> Layout:
        room = self.rect.width - self.unit(36), self.rect.height - self.unit(10)
        return fit(self.text, self.unit(_PLAN), room, INK, self.unit(_PLAN * 0.75))

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        surface.blit(paper_skin(*rect.size, self.scale), rect)
        edge = self.unit(3)
        stripe = (rect.left + edge, rect.top + self.unit(8), self.unit(6), rect.height - self.unit(16))
        pen.rect(surface, SEATS[self.seat], stripe)
        layout = self._layout()
        layout.draw(surface, rect.left + self.unit(20), rect.centery - layout.height // 2)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, self._layout().height <= self.rect.height - self.unit(8))]


class Corner:
    """Lays out and paints one side of the window; what is below the paper is the game's own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tag = SeatTag(seat)
        self.plate = NamePlate(seat)
        self.note = PaperNote(seat)
        self.low = False
        self.scene = pygame.Rect(0, 0, 0, 0)
        self.below = pygame.Rect(0, 0, 0, 0)

    def widgets(self) -> list[Widget]:
        return [self.tag, self.plate, self.note]

    @property
    def foot(self) -> tuple[int, int]:
        """Where a figure stands."""
        x, y = corner_foot(self.scene.size, self.seat)
        return self.scene.left + x, self.scene.top + y

    def arrange(self, area: Area, head: int, aside: int = 0) -> Area:
        """Puts everything in its place, the tag `head` units below the top and `aside` from the side.

        Returns what is left below.
        """
        scale = area.scale
        self.scene = area.rect.copy()
        self.scene.height = round(area.rect.height * (_LOW_SCENE if self.low else SCENE))
        self.below = pygame.Rect(area.rect.left, self.scene.bottom, area.rect.width, 0)
        self.below.height = area.rect.bottom - self.scene.bottom
        strip = Area(self.scene, scale).inset(22, 0)
        strip.top(head)
        # Where the window is low, a figure's head is beside the way back: the tag stands there too.
        strip.left(aside)
        self.tag.lay(strip.top(28).rect, scale)
        middle = self.scene.centerx, self.scene.bottom - area.unit(4)
        self.plate.lay(middle, area.rect.width - area.unit(110), scale)
        inside = Area(self.below, scale).inset(12 if self.low else 22, 0)
        inside.top(27)
        inside.bottom(14)
        self.note.place(inside.top(_PAPER, 10).rect, scale)
        return inside

    def paint(self, surface: pygame.Surface, stage: str, scale: float) -> None:
        """Paints the grounds that everything stands on."""
        surface.blit(corner_ground(stage, self.scene.size, self.seat), self.scene)
        surface.blit(side_ground(*self.below.size), self.below)
        high = round(_RAIL * scale)
        surface.blit(rail(self.scene.width, high, scale), (self.scene.left, self.scene.bottom - high // 2))
