"""Where one stands in a lesson: its title, its steps as dots, and the stars that are left."""

from dataclasses import dataclass

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box, brass_tab, gold_skin, off_skin, teal_skin
from game.ui.paint.stars import star
from game.ui.paint.text import Layout, draw_line, fit, fits, text_width

MOST_STARS = 3
_WELL = ("#101820", "#17222b", "#0d0e16")
_DOT, _NOW, _GAP = 20, 36, 5
_TITLE, _LEAST_TITLE = 25, 18
"""Units: the title's size, and the least that it shrinks to where it would not have room."""
_LEAST = 11
"""Pixels of height in which a number can still be read."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the learner stands: the lesson, its step, and the stars that are left."""

    heading: str
    game: str
    title: str
    line: str
    step: str
    steps: int
    done: int
    stars: int
    stars_text: str


def draw_dots(surface: pygame.Surface, rect: pygame.Rect, scale: float, steps: int, done: int) -> None:
    """Teal with a tick for what is done, gold and wider for now; as wide as `rect` allows."""
    room = rect.width / scale
    dot = min(_DOT, (room - _NOW) / max(1, steps - 1) - _GAP) if steps > 1 else _DOT
    gap = _GAP if dot > 8 else 2
    dot = max(5.0, dot)
    left, high = float(rect.left), rect.height
    for number in range(steps):
        wide = (_NOW if number == done else dot) * scale
        place = pygame.Rect(round(left), rect.top, max(3, round(wide)), high)
        left += wide + gap * scale
        if place.right > rect.right + 2:
            break
        skin = teal_skin if number < done else gold_skin if number == done else off_skin
        surface.blit(skin(*place.size, scale * 0.8), place)
        if number < done and place.width > high * 0.8:
            mark = icon("check", round(high * 0.72))
            surface.blit(mark, mark.get_rect(center=place.center))
        elif number == done and high > _LEAST:
            draw_line(surface, str(number + 1), "title", round(high * 0.86), ON_GOLD, place.center, "center")


def draw_stars(
    surface: pygame.Surface, right: int, y: int, size: int, got: int, most: int = MOST_STARS
) -> pygame.Rect:
    """In a row that ends at `right`."""
    whole = pygame.Rect(right - most * size, y - size // 2, most * size, size)
    for number in range(most):
        surface.blit(star(size, lit=number < got), (whole.left + number * size, whole.top))
    return whole


class LessonPlate(Widget):
    """The head of a console: the lesson, what it teaches, its steps as dots, the stars."""

    focusable = False
    in_background = True

    def __init__(self, standing: Standing, hint: str, beside: float = 0) -> None:
        """`beside` units at the right of the title are another control's."""
        super().__init__(name="lesson", hint=hint)
        self.standing = standing
        self.beside = beside

    def _title(self) -> tuple[int, int]:
        """The size of the title and the room that it has, in pixels."""
        room = self.rect.width - self.unit(24) - self.unit(self.beside)
        sizes = [self.unit(size) for size in range(_TITLE, _LEAST_TITLE - 1, -1)]
        fitting = (size for size in sizes if fits(self.standing.title, "title", size, room))
        return next(fitting, sizes[-1]), room

    def _line(self) -> Layout:
        size = self.rect.width - self.unit(24), self.unit(36)
        return fit(self.standing.line, self.unit(13.5), size, TEXT_SOFT)

    def _place(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        return pygame.Rect(
            self.rect.left + self.unit(left),
            self.rect.top + self.unit(top),
            self.unit(width),
            self.unit(height),
        )

    def draw(self, surface: pygame.Surface) -> None:
        unit, one = self.unit, self.standing
        well = self.rect.copy()
        well.top += unit(9)
        well.height -= unit(9)
        surface.blit(box(*well.size, unit(8), *_WELL, max(1, unit(2))), well)
        words = one.heading.upper()
        wide = min(text_width(words, "title", unit(16)) + unit(32), self.rect.width - unit(90))
        tab = pygame.Rect(well.left + unit(8), self.rect.top, wide, unit(24))
        surface.blit(brass_tab(*tab.size, self.scale), tab)
        draw_line(
            surface, words, "title", unit(16), ON_GOLD, tab.center, "center", width=tab.width - unit(20)
        )
        place = well.right - unit(10), well.top + unit(10)
        draw_line(surface, one.game, "italic", unit(12.5), TEXT_SOFT, place, "right")
        left = well.left + unit(12)
        room = well.width - unit(24)
        size, wide = self._title()
        draw_line(surface, one.title, "title", size, TEXT, (left, well.top + unit(36)), width=wide)
        if not self._low:
            self._line().draw(surface, left, well.top + unit(50))
        foot = self.rect.height / self.scale
        dots = self._place(12, foot - 46, room / self.scale, 18)
        draw_dots(surface, dots, self.scale, one.steps, one.done)
        y = self.rect.bottom - unit(13)
        draw_line(surface, one.step, "label", unit(13), TEXT_SOFT, (left, y))
        stars = draw_stars(surface, well.right - unit(10), y, unit(20), one.stars)
        draw_line(
            surface, one.stars_text, "italic", unit(12.5), TEXT_SOFT, (stars.left - unit(6), y), "right"
        )

    def boxes(self) -> list[Box]:
        size, room = self._title()
        whole = fits(self.standing.title, "title", size, room)
        told = self._low or self._line().height <= self.unit(36)
        return [Box(self.name, self.rect, whole and told)]

    @property
    def _low(self) -> bool:
        """Whether there is no room for what the lesson teaches; its hint says it too."""
        return self.rect.height < self.unit(130)


class LessonBar(Widget):
    """The same in the bar of a table that has no console: title, dots and stars in a line."""

    focusable = False
    in_background = True

    def __init__(self, standing: Standing, hint: str) -> None:
        super().__init__(name="lesson", hint=hint)
        self.standing = standing

    def draw(self, surface: pygame.Surface) -> None:
        unit, one, rect = self.unit, self.standing, self.rect
        surface.blit(box(*rect.size, unit(6), *_WELL, max(1, unit(1.6))), rect)
        stars = draw_stars(surface, rect.right - unit(8), rect.top + rect.height // 3, unit(14), one.stars)
        room = stars.left - rect.left - unit(14)
        place = rect.left + unit(9), rect.top + rect.height // 3
        draw_line(surface, one.title, "title", unit(16), TEXT, place, width=room)
        dots = pygame.Rect(rect.left + unit(9), 0, rect.width - unit(18), unit(11))
        dots.bottom = rect.bottom - unit(3)
        draw_dots(surface, dots, self.scale, one.steps, one.done)

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(60)
        return [Box(self.name, self.rect, fits(self.standing.title, "title", self.unit(16), room))]
