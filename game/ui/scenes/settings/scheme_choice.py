"""The colour schemes side by side, each with the colours of the seats, of HP and of heat."""

from collections.abc import Callable

import pygame

from game.ui.kit.choice import Choice
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Stack, Themed
from game.ui.layout.theme import STEEL
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import TEAL, steel_skin, teal_skin
from game.ui.paint.materials.steel import INK, cut_frame, hex_of
from game.ui.paint.schemes import SCHEMES, Scheme
from game.ui.paint.svg import circle, picture, rect
from game.words.messages import SCREENS, shipped_messages

_CHIP = 100


class SchemeChoice(Choice):
    """A click takes a scheme; arrows go from one to the next."""

    def __init__(self, chosen: str, changed: Callable[[str], None]) -> None:
        self.ids = list(SCHEMES)
        super().__init__(
            [shipped_messages(SCREENS).section("schemes")[scheme] for scheme in SCHEMES],
            self.ids.index(chosen),
            lambda index: changed(self.ids[index]),
            name="schemes",
        )
        self._aimed: int | None = None

    def tile(self, index: int) -> pygame.Rect:
        """Where a scheme is."""
        return self.place_of(self.ids[index])

    def press(self, place: tuple[int, int]) -> None:
        self._aimed = next((n for n in range(len(self.ids)) if self.tile(n).collidepoint(place)), self.index)

    def activate(self) -> None:
        if self._aimed is None:
            self._turn(1)
        elif self._aimed != self.index:
            self._turn(self._aimed - self.index)
        self._aimed = None

    def body(self) -> Node:
        return Row(*[Stack(*self._tile(number), share=1) for number in range(len(self.ids))], gap=6)

    def _tile(self, number: int) -> list[Node]:
        """The colours of a scheme above its name, on steel."""
        scheme, chosen = SCHEMES[self.ids[number]], number == self.index

        def paint_plate(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            surface.blit(steel_skin(*rect.size, scale, lit=chosen and self.lit), rect)

        def paint_chips(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            chips = chips_image(scheme, rect.height)
            surface.blit(chips, chips.get_rect(center=rect.center))

        words = Themed(Text(self.values[number], "scheme", anchor="center"), STEEL)
        inside = Box(Column(Picture(paint_chips, grow=1), words, gap=3), pad=(5, 8))
        return [Picture(paint_plate, self.ids[number]), inside, *([Picture(_draw_chosen)] if chosen else [])]

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Its tiles have grounds of their own."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface, self.tile(self.index))


def _draw_chosen(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """A frame, and a tick that reaches over its corner."""
    surface.blit(cut_frame(*rect.size, 7 * scale, TEAL[0], 2.6 * scale), rect)
    size = round(22 * scale)
    knob = pygame.Rect(rect.right - size + round(3 * scale), rect.top - round(5 * scale), size, size)
    surface.blit(teal_skin(*knob.size, scale), knob)
    mark = icon("check", round(size * 0.7))
    surface.blit(mark, mark.get_rect(center=knob.center))


@kept(200_000, pixels_of)
def chips_image(scheme: Scheme, high: int) -> pygame.Surface:
    """A disc and a square in the seats' colours, a heart and a flame in those of HP and heat."""
    grounds = (hex_of(scheme.seats[0]), hex_of(scheme.seats[1]), scheme.hp[0], scheme.heat[1][0])
    body = ""
    for number, ground in enumerate(grounds):
        x = number * (_CHIP + 8)
        body += rect(x + 4, 4, 84, _CHIP - 8, ground, INK, 7, rx=16)
    body += circle(46, 50, 18, INK) + rect(_CHIP + 8 + 29, 33, 34, 34, INK)
    wide = 4 * (_CHIP + 8) - 16
    image = picture(body, (wide, _CHIP), (round(wide * high / _CHIP), high))
    for number, symbol in ((2, "hp"), (3, "heat")):
        mark = icon(symbol, round(high * 0.62))
        middle = round((number * (_CHIP + 8) + 46) * high / _CHIP), high // 2
        image.blit(mark, mark.get_rect(center=middle))
    return image
