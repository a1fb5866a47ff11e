"""A seat's corner of the set-up: the place with a figure on its pad, a big name, and a sentence on paper."""

import pygame

from game.ui.layout.leaves import Part, Picture, Prose
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.felt import rail
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery.corners import big_name, corner_foot, corner_ground, side_ground
from game.ui.paint.text import shortened
from game.ui.parts.grounds import ground
from game.ui.tables.setup.seat_marks import seat_bar, seat_flag, seat_stripe

SCENE, _LOW_SCENE = 0.57, 0.47
"""The share of a corner's height that is the place, and where the window is low."""
_RAIL, _NAME = 14, 41
_NAME_PLATE = art_colors("corners").ramp("name plate")
_BARS, _LONGEST = 42, 10_000
"""Units beside the words of a name plate, and pixels in which every name has room."""
_WIDE = 1.0
"""How high a figure may be for each pixel that its place is wide."""


def figure_room(size: tuple[int, int]) -> float:
    """Pixels that a figure may be high in a place of that size: a narrow one has room for less."""
    return min(size[1], size[0] * _WIDE)


class NamePlate(TreeWidget):
    """The name of who stands on the pad, on a plate across the rail."""

    focusable = False

    def __init__(self, seat: int) -> None:
        super().__init__(name=f"headline {seat}")
        self.seat = seat
        self.words = ""

    def wants(self, scale: float) -> tuple[int, int]:
        edges = round(_BARS * scale)
        return edges, self._image(_LONGEST, scale).get_width() + edges

    def body(self) -> Node:
        bar = seat_bar(self.seat, width=3)
        return Box(Row(bar, Picture(self._paint_name, grow=1), bar, gap=10), pad=(8, 10))

    def _image(self, room: int, scale: float) -> pygame.Surface:
        words = shortened(self.words.upper(), "title", round(_NAME * scale), room)
        return big_name(words, round(_NAME * scale), SEATS[self.seat], room)

    def _paint_name(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        image = self._image(rect.width, scale)
        surface.blit(image, image.get_rect(center=rect.center))

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(plate(*self.rect.size, self.scale * 1.2, _NAME_PLATE), self.rect)


class Corner:
    """Lays out and paints one side of the window; what is below the paper is the game's own.

    `tag` says who sits here.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tag = ""
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
        flag, rest = seat_flag(self.seat, self.tag.upper(), large=True), Space(grow=1)
        tag = Row(Space(width=aside), *((rest, flag) if self.seat else (flag, rest)), height=28)
        above = Column(Space(height=head), tag)
        words = Prose(self.note, "told", "ink", name=f"note {self.seat}", middle=True)
        under = Column(
            Space(height=27),
            Box(Stack(seat_stripe(self.seat, 6), Box(words, pad=(20, 4))), ground=ground("paper"), height=54),
            Space(height=10),
            Box(below, grow=1),
            Space(height=14),
        )
        name = Box(Part(self.plate), pad=(34, 0), align="center", height=53)
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
