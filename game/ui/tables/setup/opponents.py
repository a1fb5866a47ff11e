"""Who plays a seat: a person, or one of the computer players, each with a face and a sentence."""

from collections.abc import Callable

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.palette import INK, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.skins import paper_skin, steel_skin
from game.ui.paint.steel import INK as EDGE
from game.ui.paint.steel import cut_frame, well
from game.ui.paint.text import Layout, draw_line, fit, fits
from game.ui.paint.thumbnails import robot_head
from game.ui.tables.session.seats import Player

_NAME, _LINE, _HEAD = 17, 12, 20
_SOFT_INK = (74, 60, 52)


class PlayerTile(Widget):
    """One who may play a seat; `chosen` is who does."""

    def __init__(self, seat: int, player: Player, choose: Callable[[], None]) -> None:
        super().__init__(name=f"who {seat} {player.id}")
        self.seat = seat
        self.player = player
        self.choose = choose
        self.chosen = False

    def activate(self) -> None:
        self.choose()

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        skin = paper_skin if self.chosen else steel_skin
        surface.blit(skin(*rect.size, self.scale), rect)
        if self.chosen:
            stripe = (
                rect.left + self.unit(3),
                rect.top + self.unit(8),
                self.unit(5),
                rect.height - self.unit(16),
            )
            pen.rect(surface, SEATS[self.seat], stripe)
        face = self._face
        cut = self.unit(6)
        if self.player.look:
            surface.blit(robot_head(self.player.look, face.width, cut + self.unit(1.4)), face)
        else:
            surface.blit(well(*face.size, self.scale * 0.6), face)
            mark = icon("person", round(face.width * 0.66))
            surface.blit(mark, mark.get_rect(center=face.center))
        surface.blit(cut_frame(*face.size, cut, EDGE, self.unit(2.4)), face)
        ink = INK if self.chosen else TEXT
        line = self._layout()
        high = self.unit(_HEAD) + line.height
        left, top = face.right + self.unit(9), rect.centery - high // 2
        place = left, top + self.unit(_HEAD // 2)
        draw_line(surface, self.player.name, "title", self.unit(_NAME), ink, place, width=self._room)
        line.draw(surface, left, top + self.unit(_HEAD))
        if self.chosen:
            mark = icon("check", self.unit(19))
            surface.blit(mark, mark.get_rect(topright=(rect.right - self.unit(5), rect.top + self.unit(4))))

    @property
    def _face(self) -> pygame.Rect:
        size = min(self.unit(46), self.rect.height - self.unit(14), self.rect.width // 4)
        left = self.rect.left + self.unit(12)
        return pygame.Rect(left, self.rect.centery - size // 2, size, size)

    @property
    def _room(self) -> int:
        return self.rect.right - self._face.right - self.unit(34)

    def _layout(self) -> Layout:
        color = _SOFT_INK if self.chosen else TEXT_SOFT
        room = self.rect.right - self._face.right - self.unit(16), self.rect.height - self.unit(29)
        return fit(self.player.line, self.unit(_LINE), room, color, self.unit(_LINE * 0.85))

    def boxes(self) -> list[Box]:
        name = fits(self.player.name, "title", self.unit(_NAME), self._room)
        return [Box(self.name, self.rect, name and self._layout().height <= self.rect.height - self.unit(26))]
