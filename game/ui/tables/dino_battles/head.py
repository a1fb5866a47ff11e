"""The head of a bench: whose side it is, who has the initiative, and the knock-outs."""

import pygame

from game.engine.seats import Seat
from game.rules.dino_battles.state import TO_WIN
from game.ui.kit.widget import Box
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.schemes import with_shapes
from game.ui.paint.seat_mark import seat_mark
from game.ui.paint.skins import box
from game.ui.paint.steel import hex_of
from game.ui.paint.text import SMALLEST, draw_line, fits, shortened
from game.ui.parts.drawn import Drawn
from game.ui.tables.dino_battles.arena.marks import mark

NAME, _SMALL, _PIP, _GAP, _TOKEN, _SCORE = 28, 16, 27, 3, 44, 62
_WIDE, _ABOVE = 250, 6
"""How wide a head is drawn, and how far below its upper edge the token lies."""


@kept(600_000, pixels_of)
def side_ground(width: int, height: int, radius: int, tint: str) -> pygame.Surface:
    """A dark plate with an edge in a seat's colour."""
    return box(width, height, radius, "#1d2c3a", "#101a24", tint, max(1, radius // 5))


INITIATIVE = "initiative"
"""What the token on its way hides."""


def initiative_place(head: pygame.Rect) -> pygame.Rect:
    """Where the token of the initiative lies on a head."""
    factor = head.width / _WIDE
    size = round(_TOKEN * factor)
    return pygame.Rect(
        head.right - round(_SCORE * factor) - size, head.top + round(_ABOVE * factor), size, size
    )


class SideHead(Drawn):
    """`role` is what stands under the name ("computer · hard"), `label` over the knock-outs; `first` has the
    initiative.
    """

    def __init__(self, seat: Seat, title: str, role: str, label: str, knockouts: int, *, first: bool) -> None:
        super().__init__(f"side {seat}")
        self.label = label
        self.seat, self.title, self.role, self.knockouts, self.first = seat, title, role, knockouts, first

    @property
    def token(self) -> pygame.Rect:
        """Where the mark of the initiative lies."""
        return initiative_place(self.rect)

    def pip(self, number: int) -> pygame.Rect:
        """The place of a knock-out."""
        size = self.px(_PIP)
        left = self.rect.right - self.px(12) - (TO_WIN - number) * (size + self.px(_GAP)) + self.px(_GAP)
        return pygame.Rect(left, self.rect.bottom - self.px(6) - size, size, size)

    def draw(self, surface: pygame.Surface) -> None:
        px, rect, color = self.px, self.rect, SEATS[self.seat]
        surface.blit(side_ground(*rect.size, px(12), hex_of(color)), rect)
        left, y = rect.left + px(14), rect.top + px(28)
        if with_shapes():
            sign = seat_mark(self.seat, px(16))
            left = surface.blit(sign, sign.get_rect(midleft=(left, y))).right + px(6)
        corner, small = (rect.right - px(12), rect.top + px(22)), max(SMALLEST, px(18))
        end = draw_line(surface, self.label, "label", small, TEXT_SOFT, corner, "right").left
        room = (self.token.left if self.first else end) - left - px(6)
        name = shortened(self.title, "title", px(NAME), room)
        draw_line(surface, name, "title", px(NAME), color, (left, y), width=room)
        if self.first:
            surface.blit(mark("initiative", self.token.width), self.token)
        foot = self.pip(0).centery
        small, room = max(SMALLEST, px(_SMALL)), self.pip(0).left - rect.left - px(16)
        # Where there is no room for its level, a computer is called one.
        role = shortened(self.role, "italic", small, room)
        if role != self.role:
            role = shortened(self.role.partition(" ")[0], "italic", small, room)
        draw_line(surface, role, "italic", small, TEXT_SOFT, (rect.left + px(14), foot), width=room)
        for number in range(TO_WIN):
            place = self.pip(number)
            if number < self.knockouts:
                surface.blit(icon("knockout", place.width), place)
            else:
                pen.circle(surface, (74, 92, 106), place.center, place.width // 2 - 1, max(1, px(2.5)))

    def boxes(self) -> list[Box]:
        room = self.pip(0).left - self.rect.left - self.px(16)
        return [Box(self.name, self.rect, fits(self.role, "italic", self.px(_SMALL * 0.85), room))]
