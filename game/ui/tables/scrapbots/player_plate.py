"""The plate of a player: portrait, name, what decides the game, and counts of cards."""

import pygame

from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.robots import standing_robot
from game.ui.paint.schemes import with_shapes
from game.ui.paint.seat_mark import seat_mark
from game.ui.paint.skins import box
from game.ui.paint.steel import INK, plate
from game.ui.paint.text import SMALLEST, draw_line, fits, text_width
from game.ui.parts.drawn import UNIT, Drawn

_LEAST_WHO = 16


@kept(200_000, pixels_of)
def _portrait(look: str, size: tuple[int, int], scale: float, *, left: bool) -> pygame.Surface:
    """A player's robot, from the waist up."""
    image = box(*size, round(10 * scale), "#26384a", "#121a22", INK, 1).copy()
    robot, (dx, dy) = standing_robot(look, scale * 0.7, "rest", left=left)
    image.blit(robot, (size[0] // 2 + dx, size[1] + round(64 * scale) + dy))
    return image


class PlayerPlate(Drawn):
    """A player: portrait, name, Wounds, which decide the game. The counts of cards lie on it."""

    def __init__(self, seat: int, near: bool, name: str, who: str, wounds: int | None, look: str) -> None:
        super().__init__(f"plate {seat}")
        self.seat, self.near, self.title, self.who = seat, near, name, who
        self.wounds, self.look = wounds, look
        self.active = False

    def draw(self, surface: pygame.Surface) -> None:
        rect, px = self.rect, self.px
        surface.blit(plate(*rect.size, self.scale), rect)
        portrait = pygame.Rect(0, rect.top + px(12), px(92), px(112))
        portrait.left = rect.left + px(12) if self.near else rect.right - px(104)
        picture = _portrait(self.look, portrait.size, self.scale / UNIT, left=not self.near)
        surface.blit(picture, portrait)
        color = SEATS[self.seat]
        pen.rect(surface, color, portrait, max(2, px(2.5)), border_radius=px(10))
        left = rect.left + px(116 if self.near else 16)
        wide = rect.width - px(132)
        start, end = left, left + wide
        if with_shapes():
            mark = seat_mark(self.seat, px(23))
            start = surface.blit(mark, mark.get_rect(midleft=(left, rect.top + px(24)))).right + px(7)
        place = (start, rect.top + px(24))
        name = draw_line(surface, self.title, "title", px(29), color, place, width=end - start)
        room = end - name.right - px(8)
        place = (end, rect.top + px(26))
        draw_line(
            surface,
            self.who_shown(room),
            "italic",
            max(SMALLEST, px(17)),
            TEXT_SOFT,
            place,
            "right",
            width=room,
        )
        bar = pygame.Rect(left, rect.top + px(42), px(196), px(44))
        surface.blit(box(*bar.size, px(8), "#3a1526", "#260a18", "#8a3a5c", max(1, px(2))), bar)
        mark = icon("wound", px(34))
        surface.blit(mark, mark.get_rect(center=(bar.left + px(26), bar.centery)))
        count = "?" if self.wounds is None else str(self.wounds)
        draw_line(surface, count, "title", px(38), TEXT, (bar.left + px(66), bar.centery), "center")
        words = "Wound" if self.wounds == 1 else "Wounds"
        draw_line(surface, words, "title", px(21), (255, 176, 204), (bar.left + px(94), bar.centery))
        if self.active:
            edge = rect.inflate(px(6), px(6))
            pen.rect(surface, color, edge, max(2, px(4)), border_radius=px(14))

    def who_shown(self, room: int) -> str:
        """Who plays, in words that can be read in so many pixels: "computer (hard)", "hard", or nothing.

        >>> PlayerPlate(0, True, "Ada", "", None, "").who_shown(90)
        ''
        """
        smallest = max(SMALLEST, self.px(_LEAST_WHO))
        short = self.who.partition("(")[2].rstrip(")")
        return next((one for one in (self.who, short) if text_width(one, "italic", smallest) <= room), "")

    def boxes(self) -> list[Box]:
        """Counts lie on its lower part."""
        rect = self.rect.copy()
        rect.height = self.px(88)
        return [Box(self.name, rect, fits(self.title, "title", self.px(29), rect.width - self.px(132)))]


class Count(Drawn):
    """A number of cards on a player's plate; `command` looks through them."""

    def __init__(self, symbol: str, count: int, name: str, command: Command | None = None) -> None:
        super().__init__(name, command)
        self.symbol, self.count = symbol, count

    def draw(self, surface: pygame.Surface) -> None:
        rect, px = self.rect, self.px
        if self.focusable:
            edge = "#ffe290" if self.lit else "#4c5d6b"
            surface.blit(box(*rect.size, px(6), "#2a3742", "#1a242c", edge, max(1, px(2))), rect)
        mark = icon(self.symbol, px(25))
        surface.blit(mark, mark.get_rect(center=(rect.left + px(17), rect.centery)))
        place = (rect.left + px(34), rect.centery)
        draw_line(surface, str(self.count), "title", px(22), TEXT, place, width=px(28))
