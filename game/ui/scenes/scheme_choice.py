"""The colour schemes side by side, each with the colours of the seats, of HP and of heat."""

from collections.abc import Callable

import pygame

from game.ui.kit.buttons import Choice
from game.ui.kit.widget import Box
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import TEAL, steel_skin, teal_skin
from game.ui.paint.materials.steel import INK, cut_frame, hex_of
from game.ui.paint.palette import TEXT
from game.ui.paint.schemes import SCHEMES, Scheme
from game.ui.paint.svg import circle, picture, rect
from game.ui.paint.text import draw_line, fits
from game.words.messages import SCREENS, shipped_messages

_GAP, _NAME, _TICK = 6, 14, 22
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
        for number, scheme in enumerate(SCHEMES.values()):
            tile, chosen = self.tile(number), number == self.index
            surface.blit(steel_skin(*tile.size, self.scale, lit=chosen and self.lit), tile)
            high = round(tile.height * 0.4)
            chips = chips_image(scheme, high)
            surface.blit(chips, chips.get_rect(midtop=(tile.centerx, tile.top + self.unit(9))))
            place = tile.centerx, tile.bottom - self.unit(14)
            draw_line(
                surface,
                self.values[number],
                "title",
                self.unit(_NAME),
                TEXT,
                place,
                "center",
                1,
                self._room(tile),
            )
            if chosen:
                frame = cut_frame(*tile.size, 7 * self.scale, TEAL[0], 2.6 * self.scale)
                surface.blit(frame, tile)
                size = self.unit(_TICK)
                knob = pygame.Rect(tile.right - size + self.unit(3), tile.top - self.unit(5), size, size)
                surface.blit(teal_skin(*knob.size, self.scale), knob)
                mark = icon("check", round(size * 0.7))
                surface.blit(mark, mark.get_rect(center=knob.center))

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface, self.tile(self.index))

    def _room(self, tile: pygame.Rect) -> int:
        return tile.width - self.unit(10)

    def boxes(self) -> list[Box]:
        whole = all(fits(one, "title", self.unit(_NAME), self._room(self.tile(0))) for one in self.values)
        return [Box(self.name, self.rect, whole)]


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
