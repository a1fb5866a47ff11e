"""The colour schemes side by side, each with the colours of the seats, of HP and of heat."""

from collections.abc import Callable

import pygame

from game.ui.kit.buttons import Choice
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Node
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import TEAL, steel_skin, teal_skin
from game.ui.paint.materials.steel import INK, cut_frame, hex_of
from game.ui.paint.schemes import SCHEMES, Scheme
from game.ui.paint.svg import circle, picture, rect
from game.words.messages import SCREENS, shipped_messages

_GAP, _TICK = 6, 22
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
        count, gap = len(self.ids), self.unit(_GAP)
        wide = (self.rect.width - (count - 1) * gap) // count
        return pygame.Rect(self.rect.left + index * (wide + gap), self.rect.top, wide, self.rect.height)

    def press(self, place: tuple[int, int]) -> None:
        self._aimed = next((n for n in range(len(self.ids)) if self.tile(n).collidepoint(place)), self.index)

    def activate(self) -> None:
        if self._aimed is None:
            self._turn(1)
        elif self._aimed != self.index:
            self._turn(self._aimed - self.index)
        self._aimed = None

    def draw(self, surface: pygame.Surface) -> None:
        for number, (scheme, name) in enumerate(zip(SCHEMES.values(), self.values, strict=True)):
            tile, chosen = self.tile(number), number == self.index
            surface.blit(steel_skin(*tile.size, self.scale, lit=chosen and self.lit), tile)
            draw_tree(surface, _tile(scheme, name), tile, self.scale)
            if chosen:
                self._draw_chosen(surface, tile)

    def _draw_chosen(self, surface: pygame.Surface, tile: pygame.Rect) -> None:
        """A frame, and a tick that reaches over its corner."""
        surface.blit(cut_frame(*tile.size, 7 * self.scale, TEAL[0], 2.6 * self.scale), tile)
        size = self.unit(_TICK)
        knob = pygame.Rect(tile.right - size + self.unit(3), tile.top - self.unit(5), size, size)
        surface.blit(teal_skin(*knob.size, self.scale), knob)
        mark = icon("check", round(size * 0.7))
        surface.blit(mark, mark.get_rect(center=knob.center))

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface, self.tile(self.index))

    def wants(self, scale: float) -> tuple[int, int]:
        count, between = len(self.ids), round(_GAP * scale) * (len(self.ids) - 1)
        trees = [_tile(scheme, name) for scheme, name in zip(SCHEMES.values(), self.values, strict=True)]
        widths = [Engine(scale, STEEL, {}).wide(tree) for tree in trees]
        return max(one[0] for one in widths) * count + between, max(
            one[1] for one in widths
        ) * count + between


def _tile(scheme: Scheme, name: str) -> Node:
    """The colours of a scheme above its name."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        chips = chips_image(scheme, rect.height)
        surface.blit(chips, chips.get_rect(center=rect.center))

    words = Text(name, "scheme", anchor="center")
    return Box(Column(Picture(paint, grow=1), words, gap=3), pad=(5, 8))


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
