"""The plate of a player: portrait, name, what decides the game, and counts of cards."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Icon, Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.painted import Carrier, Ground
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.figures.thumbnails import robot_head
from game.ui.paint.materials.seat_mark import seat_mark
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK, plate
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.schemes import with_shapes
from game.ui.parts.drawn import UNIT, Drawn
from game.ui.tables.scrapbots.filling import filling
from game.ui.tables.scrapbots.handover import PORTRAITS
from game.ui.tables.session.seats import LOOKS

_C = art_colors("scrapbots/players")
_LOW = 65.333
"""Units of height of a plate without a portrait."""
_WHOLE = "#ffffff"
"""The colour through which a picture is seen as it is."""


def look_of(player: str, seat: Seat) -> str:
    """The robot that stands for a seat: the face of a computer player, else one for each seat."""
    return LOOKS.get(player, PORTRAITS[seat])


@kept(200_000, pixels_of)
def portrait(look: str, size: tuple[int, int], scale: float, *, left: bool) -> pygame.Surface:
    """A player's robot, from the waist up; of a computer player the face that it has everywhere."""
    if look in LOOKS.values():
        head = robot_head(look, max(size), 0)
        image = box(*size, round(10 * scale), _WHOLE, _WHOLE, _WHOLE, 1).copy()
        place = head.get_rect(center=image.get_rect().center)
        image.blit(pygame.transform.flip(head, left, False), place, special_flags=pygame.BLEND_RGBA_MULT)
        return image
    light, dark = _C.ramp("portrait")
    image = box(*size, round(10 * scale), light, dark, INK, 1).copy()
    robot, (dx, dy) = standing_robot(look, scale * 0.7, "rest", left=left)
    image.blit(robot, (size[0] // 2 + dx, size[1] + round(64 * scale) + dy))
    return image


def player_corner(
    plate: "PlayerPlate", counts: Sequence[Widget], hanging: Sequence[Widget] = (), *, large: bool = False
) -> Node:
    """The plate with its counts of cards; of the other player, with the pools that hang below it."""
    plates = [filling(one, width=61.333) for one in hanging]
    pools = Row(*plates, None if large else Space(width=69.333), gap=5.333, justify="end")
    body = plate.low_body(counts) if large else plate.body(counts)
    return Column(
        Part(plate, body, pad=(8, 4), height=_LOW if large else 90.667),
        Box(pools, height=22.667 if large else 26.667) if hanging else None,
        gap=2.667,
    )


class PlayerPlate(Carrier, Drawn):
    """A player: portrait, name, Wounds, which decide the game. The counts of cards lie on it.

    `who` says who plays, in words from the longest to the shortest; the longest that can be read is shown.
    """

    def __init__(
        self,
        seat: int,
        near: bool,
        name: str,
        who: tuple[str, ...],
        wounds: tuple[str, str],
        look: str,
        *,
        active: bool = False,
    ) -> None:
        Drawn.__init__(self, f"plate {seat}")
        Carrier.__init__(self)
        self.seat, self.near, self.title, self.who = seat, near, name, who
        self.wounds, self.look, self.active = wounds, look, active

    def body(self, counts: Sequence[Widget]) -> Node:
        """Its words, and the counts of cards below them."""
        color = f"seat {self.seat}"
        mark = Picture(self._draw_mark, width=16) if with_shapes() else None
        names = [
            Row(mark, Text(self.title, "name", color), Space(grow=1), Text(who, "who plays"), gap=5)
            for who in self.who
            if who
        ]
        alone = Row(mark, Text(self.title, "name", color), Space(grow=1), gap=5)
        number, words = self.wounds
        count = Text(number, "player wounds", anchor="center", width=30)
        named = Row(Icon("wound", 23), count, Text(words, "player wounds name", grow=1), gap=3)
        # The number and its icon stay where there is no room for the word.
        wounds = Fits(named, Row(Icon("wound", 23), count, Space(grow=1), gap=3))
        bar = Box(wounds, pad=(6, 0), ground=Ground(tone="wounds bar"), width=131)
        cards = [filling(one, width=42.667) for one in counts]
        told = Column(
            Box(Fits(*names, alone), height=25),
            Row(bar, height=29),
            Row(*cards, gap=2.667, justify="start" if self.near else "end", height=25.333),
            gap=1,
            grow=1,
        )
        face = Picture(self._draw_portrait, width=61)
        parts = [face, told] if self.near else [told, face]
        return Row(*parts, gap=8)

    def low_body(self, counts: Sequence[Widget]) -> Node:
        """Name and Wounds on one line, the counts of cards below: for large type, without a portrait."""
        mark = Picture(self._draw_mark, width=16) if with_shapes() else None
        name = Name(self.title, "name", f"seat {self.seat}", grow=1)
        count = Text(self.wounds[0], "player wounds", anchor="center", width=30)
        bar = Box(Row(Icon("wound", 23), count, gap=3), pad=(4, 0), ground=Ground(tone="wounds bar"))
        cards = [filling(one, width=40) for one in counts]
        return Column(Row(mark, name, bar, gap=5, height=29), Row(*cards, gap=2.667, height=25.333), gap=2)

    def _draw_mark(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        mark = seat_mark(self.seat, rect.width)
        surface.blit(mark, mark.get_rect(center=rect.center))

    def _draw_portrait(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        place = rect.inflate(0, -self.px(12))
        surface.blit(portrait(self.look, place.size, scale / UNIT, left=not self.near), place)
        pen.rect(surface, SEATS[self.seat], place, max(2, self.px(2.5)), border_radius=self.px(10))

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(plate(*self.rect.size, self.scale), self.rect)
        if self.active:
            edge = self.rect.inflate(self.px(6), self.px(6))
            pen.rect(surface, SEATS[self.seat], edge, max(2, self.px(4)), border_radius=self.px(14))
        self.draw_inside(surface)


class Count(TreeWidget, Drawn):
    """A number of cards on a player's plate; `command` looks through them."""

    def __init__(self, symbol: str, count: int, name: str, command: Command | None = None) -> None:
        super().__init__(name, command)
        self.symbol, self.count = symbol, count

    def draw_ground(self, surface: pygame.Surface) -> None:
        if self.focusable:
            tone = self.theme.tones["counter lit" if self.lit else "counter"]
            surface.blit(box(*self.rect.size, self.px(6), *tone, max(1, self.px(2))), self.rect)

    def body(self) -> Node:
        return Box(Row(Icon(self.symbol, 17), Text(str(self.count), "pile count", grow=1), gap=3), pad=(3, 0))
