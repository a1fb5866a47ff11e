"""A seat's corner of the set-up: the place with a figure on its pad, a big name, and a sentence on paper."""

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part, Prose
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.paint import pen
from game.ui.paint.materials.felt import rail
from game.ui.paint.materials.skins import paper_skin
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import SEATS
from game.ui.paint.scenery.corners import big_name, corner_foot, corner_ground, side_ground
from game.ui.paint.text import shortened, text_width
from game.ui.parts.flag import SIZE as FLAG_SIZE
from game.ui.parts.flag import draw_flag
from game.ui.parts.grounds import Backdrop

SCENE, _LOW_SCENE = 0.57, 0.47
"""The share of a corner's height that is the place, and where the window is low."""
_RAIL, _PLATE, _NAME = 14, 53, 41
_TAG, _LONGEST_TAG, _EDGES = FLAG_SIZE * 1.2, 190, 26
"""Units of a tag's letters, of its longest words, and beside them."""
_BARS, _LONGEST = 42, 10_000
"""Units beside the words of a name plate, and pixels in which every name has room."""
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

    def wants(self, scale: float) -> tuple[int, int]:
        size, edges = round(_TAG * scale), round(_EDGES * scale)
        wide = text_width(self.words.upper(), "title", size)
        return edges, min(wide, round(_LONGEST_TAG * scale)) + edges

    def draw(self, surface: pygame.Surface) -> None:
        room = self.rect.width - self.unit(_EDGES)
        words = shortened(self.words.upper(), "title", self.unit(_TAG), room)
        draw_flag(surface, self.rect, self.scale, self.seat, words, 1.2)


class NamePlate(Widget):
    """The name of who stands on the pad, on a plate across the rail."""

    focusable = False

    def __init__(self, seat: int) -> None:
        super().__init__(name=f"headline {seat}")
        self.seat = seat
        self.words = ""

    def wants(self, scale: float) -> tuple[int, int]:
        edges = round(_BARS * scale)
        return edges, self._image(_LONGEST, scale).get_width() + edges

    def _image(self, room: int, scale: float) -> pygame.Surface:
        words = shortened(self.words.upper(), "title", round(_NAME * scale), room)
        return big_name(words, round(_NAME * scale), SEATS[self.seat], room)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        surface.blit(plate(*rect.size, self.scale * 1.2, ("#41505d", "#161e26")), rect)
        for x in (rect.left + self.unit(8), rect.right - self.unit(11)):
            bar = (x, rect.top + self.unit(10), self.unit(3), rect.height - self.unit(20))
            pen.rect(surface, SEATS[self.seat], bar)
        image = self._image(rect.width - self.unit(_BARS), self.scale)
        surface.blit(image, image.get_rect(center=rect.center))


def _paper(seat: int) -> Backdrop:
    """Paper with the seat's stripe."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(paper_skin(*rect.size, scale), rect)
        stripe = pygame.Rect(0, 0, round(6 * scale), rect.height - round(16 * scale))
        stripe.midleft = rect.left + round(3 * scale), rect.centery
        pen.rect(surface, SEATS[seat], stripe)

    return Backdrop(paint)


class Corner:
    """Lays out and paints one side of the window; what is below the paper is the game's own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tag = SeatTag(seat)
        self.plate = NamePlate(seat)
        self.note = ""
        self.low = False
        self.scene = pygame.Rect(0, 0, 0, 0)
        self.below = pygame.Rect(0, 0, 0, 0)

    @property
    def foot(self) -> tuple[int, int]:
        """Where a figure stands."""
        x, y = corner_foot(self.scene.size, self.seat)
        return self.scene.left + x, self.scene.top + y

    def tree(self, below: Node, head: float, aside: float) -> Node:
        """The tag, `head` units below the top and `aside` from the side; the name on the rail; the paper."""
        share = self._share
        tag = Row(Part(self.tag), justify="end" if self.seat else "start", height=28, grow=1)
        above = Column(Space(height=head), Row(Space(width=aside), Column(tag, grow=1)))
        words = Prose(self.note, "told", "ink", name=f"note {self.seat}", middle=True)
        under = Column(
            Space(height=27),
            Box(words, pad=(20, 4), ground=_paper(self.seat), height=54),
            Space(height=10),
            Box(below, grow=1),
            Space(height=14),
        )
        name = Box(Part(self.plate), pad=(34, 0), align="center", height=_PLATE)
        return Stack(
            Column(
                Box(above, pad=(22, 0), share=share),
                Box(under, pad=(12 if self.low else 22, 0), share=1 - share),
            ),
            Column(Space(share=share), name, Space(share=1 - share)),
        )

    @property
    def _share(self) -> float:
        return _LOW_SCENE if self.low else SCENE

    def lie_in(self, rect: pygame.Rect) -> None:
        """Where the grounds are painted: the place above, and what is below it."""
        self.scene, self.below = rect.copy(), rect.copy()
        self.scene.height = round(rect.height * self._share)
        self.below.top, self.below.height = self.scene.bottom, rect.bottom - self.scene.bottom

    def paint(self, surface: pygame.Surface, stage: str, scale: float) -> None:
        """Paints the grounds that everything stands on."""
        surface.blit(corner_ground(stage, self.scene.size, self.seat), self.scene)
        surface.blit(side_ground(*self.below.size), self.below)
        high = round(_RAIL * scale)
        surface.blit(rail(self.scene.width, high, scale), (self.scene.left, self.scene.bottom - high // 2))
