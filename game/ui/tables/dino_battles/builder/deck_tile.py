"""A card of the deck's pool: its picture, its name, and its numbers or what it does in a few words."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace, DinosaurFace
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon
from game.ui.paint.legible import least_type
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import SMALLEST, cut_off, draw_line, shortened
from game.ui.tables.dino_battles.faces import face
from game.ui.workshop.pool_tile import PoolTile

ASPECT = 1.0
"""Height of a tile by its width."""
_C = art_colors("workshop/tile")
_EDGE = rgb(_C["edge"])
(_TOP, _FOOT, _INK), _OPEN = _C.ramp("sign"), rgb(_C["open"])
_ART, _NAME, _LINE = 0.55, 0.64, 0.84
"""Where the picture ends, and the middles of the name and of what is below it, as shares of the height."""
_STATS = ("atk", "eva", "def")


class HandTile(CardWidget):
    """A card of the test hand: looking at it shows it in full."""

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        surface.blit(_tile(self.face.key, self.rect.size, round(self.scale, 3)), self.rect)


class DeckTile(PoolTile):
    """Its copies are pips at the top; those of a Combat Card, which has no limit, are a number."""

    count, most = 0, 0

    def set_copies(self, count: int, most: int) -> None:
        """Says how many copies are in, and how many may be; 0 for any number."""
        self.count, self.most = count, most

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        surface.blit(_tile(self.face.key, self.rect.size, round(self.scale, 3)), self.rect)
        if self.count:
            pen.rect(surface, _EDGE, self.rect, max(2, self.unit(2)), border_radius=self.unit(6))
            self._draw_copies(surface)

    def _draw_copies(self, surface: pygame.Surface) -> None:
        pips = copy_pips(self.count, self.most, self.unit(14)) if self.most else None
        words = "" if pips is not None else self.words
        size = self.unit(15)
        wide = pips.get_width() if pips is not None else max(size, round(len(words) * size * 0.5))
        plate = pygame.Rect(0, 0, wide + self.unit(12), self.unit(20))
        plate.topright = self.rect.right - self.unit(4), self.rect.top + self.unit(4)
        surface.blit(box(*plate.size, self.unit(4), _TOP, _FOOT, _INK, max(1, self.unit(1.5))), plate)
        if pips is not None:
            surface.blit(pips, pips.get_rect(center=plate.center))
        else:
            draw_line(surface, words, "title", size, GOLD, plate.center, "center", width=plate.width)

    def looks(self) -> tuple[str, bool]:
        return f"{self.words} {self.count} of {self.most}", self.dim


@kept(200_000, pixels_of)
def copy_pips(count: int, most: int, high: int) -> pygame.Surface:
    """A small bar a copy that is allowed, gold for each that is in; red for each that is too many."""
    wide, gap = max(3, round(high * 0.38)), max(1, round(high * 0.2))
    number = max(count, most)
    image = pygame.Surface((number * (wide + gap) - gap, high), pygame.SRCALPHA)
    for at in range(number):
        place = pygame.Rect(at * (wide + gap), 0, wide, high)
        color = _OPEN if at >= count else GOLD if at < most else rgb(_C["too many"])
        pen.rect(image, color, place, 0, border_radius=1)
    return image


@kept(4_000_000, pixels_of)
def _tile(key: str, size: tuple[int, int], scale: float) -> pygame.Surface:
    shown = face(key.rpartition("/")[2])
    image = pygame.Surface(size, pygame.SRCALPHA)
    radius, edge = round(6 * scale), max(1, round(2 * scale))
    dark, base, _, _ = PALETTES[shown.palette]
    image.blit(box(*size, radius, base, dark, _INK, edge), (0, 0))
    image.blit(art_strip(shown.art, (size[0] - 2 * edge, round(size[1] * _ART) - edge), radius), (edge, edge))
    _paint_corner(image, shown, scale)
    _paint_name(image, shown, scale)
    if isinstance(shown, DinosaurFace):
        _paint_stats(image, shown, scale)
    else:
        _paint_words(image, shown, scale)
    return image


def _paint_corner(image: pygame.Surface, shown: CardFace, scale: float) -> None:
    """HP of a Dinosaur, what an Upgrade adds."""
    if not shown.corner:
        return
    size, middle, left = round(16 * scale), round(13 * scale), round(6 * scale)
    mark = icon(shown.corner_icon, size)
    image.blit(mark, mark.get_rect(midleft=(left, middle)))
    place = left + mark.get_width() + round(3 * scale), middle
    draw_line(image, shown.corner, "title", size, TEXT, place, outline=max(1, round(2 * scale)))


def _paint_name(image: pygame.Surface, shown: CardFace, scale: float) -> None:
    size, left = max(least_type(), round(14 * scale)), round(6 * scale)
    room = image.get_width() - 2 * left
    words = shortened(shown.title, "title", size, room, SMALLEST)
    place = left, round(image.get_height() * _NAME)
    draw_line(image, words, "title", size, TEXT, place, outline=max(1, round(1.4 * scale)), width=room)


def _paint_stats(image: pygame.Surface, shown: DinosaurFace, scale: float) -> None:
    """Attack, evasion and defence side by side, each behind its icon."""
    numbers = {name: value for name, value, _ in shown.plates}
    left, size = round(6 * scale), max(least_type(), round(14 * scale))
    wide, middle = (image.get_width() - 2 * left) / len(_STATS), round(image.get_height() * _LINE)
    for at, name in enumerate(_STATS):
        mark = icon(name, round(13 * scale))
        place = mark.get_rect(midleft=(round(left + at * wide), middle))
        image.blit(mark, place)
        start = place.right + round(2 * scale), middle
        draw_line(image, numbers[name], "title", size, TEXT, start, width=round(wide) - mark.get_width())


def _paint_words(image: pygame.Surface, shown: CardFace, scale: float) -> None:
    """The beginning of what it does: when it is played is on the card in full."""
    size, left = max(least_type(), round(11 * scale)), round(5 * scale)
    room = image.get_width() - 2 * left, round(image.get_height() * 2 * (1 - _LINE)) - round(3 * scale)
    words = shown.body.rpartition(":* ")[2] or shown.body
    words = words.replace("*", "").replace("\n", " ")
    layout = cut_off(words[:1].upper() + words[1:], size, room, TEXT)
    middle = round(image.get_height() * _LINE)
    layout.draw(image, left, middle - layout.height // 2)
