"""One side of a lane: a Scrapbot in its lane with the plate on its shed, or an empty lane."""

from typing import Any

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.pads import pad, sleep
from game.ui.paint.palette import DANGER, FOCUS, GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.robots import standing_robot
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fit, fits, text_width
from game.ui.parts.drawn import UNIT
from game.ui.parts.gauge_paint import CellState, cell_image
from game.ui.parts.steel import INK, hex_of, plate
from game.ui.tables.scrapbots.places import Half

_TIRED = ("#3a424b", "#23292f")
_EMPTY = ("#2a2f36", "#1a1e24")
_PILLS = {"READY": ("#a8f0b4", "#3fa65c", (10, 44, 22)), "EXHAUSTED": ("#59626c", "#363d45", (214, 222, 228))}
_GREY = (150, 160, 168)
_HEAD = 64
"""The plate's part above the attacks, of its 136 pixels."""


class LaneWidget(CardWidget):
    """One side of a lane. `half` says where; a Scrapbot is given by `bot`, its full health and its name.

    `action` is what a click would settle, `ghost` a Scrapbot that would be built here.
    """

    def __init__(
        self,
        gallery: Gallery,
        name: str,
        half: Half,
        seat: int,
        *,
        near: bool,
        face: CardFace | None = None,
        bot: Any = None,
        full: int = 0,
        again: bool = False,
        pick: Command | None = None,
    ) -> None:
        super().__init__(gallery, face, pick)
        self.name = name
        self.half, self.seat, self.near = half, seat, near
        self.bot, self.full, self.again = bot, full, again
        self.action: Any = None
        self.ghost = ""
        self.hidden = False
        self.focusable = bot is not None or pick is not None

    @property
    def look(self) -> str:
        return str(self.bot.card) if self.bot is not None else ""

    @property
    def health(self) -> int:
        return self.full - self.bot.damage if self.bot is not None else 0

    @property
    def exhausted(self) -> bool:
        return self.bot is not None and bool(self.bot.exhausted)

    def px(self, amount: float) -> int:
        """Pixels for pixels of the drawing."""
        return round(amount * self.scale / UNIT)

    def chip_rect(self, number: int) -> pygame.Rect:
        """Where on the plate an attack stands."""
        left = self.half.plate.left + self.px(17 if self.near else 11)
        return pygame.Rect(left, self.half.plate.top + self.px(68 + 31 * number), self.px(218), self.px(28))

    def hit(self, point: tuple[int, int]) -> bool:
        return self.half.plate.collidepoint(point) or self.half.field.collidepoint(point)

    @property
    def tip_rect(self) -> pygame.Rect:
        """Below the whole plate, so that its attacks stay in sight."""
        return self.half.plate

    def place_here(self, scale: float) -> None:
        """The control is the plate's head where attacks stand below it, else the whole plate."""
        self.place(self.half.plate, scale)
        if self.bot is not None:
            self.rect.height = self.px(_HEAD)

    def figure(self, pose: str = "rest") -> tuple[pygame.Surface, pygame.Rect]:
        """The Scrapbot's picture, and where it stands."""
        image, (dx, dy) = standing_robot(
            self.look or self.ghost, self.half.size, pose, left=not self.near, exhausted=self.exhausted
        )
        x, y = self.half.foot
        return image, image.get_rect(topleft=(x + dx, y + dy))

    def draw(self, surface: pygame.Surface) -> None:
        state = "empty" if self.bot is None else "exhausted" if self.exhausted else "ready"
        ring = (
            hex_of(FOCUS if self.lit else GOLD)
            if self.picked or self.focused or (self.lit and self.pickable)
            else ""
        )
        ground = pad(self.half.size, SEATS[self.seat], state, ring)
        surface.blit(ground, ground.get_rect(center=self.half.foot))
        if self.bot is not None and not self.hidden:
            image, rect = self.figure()
            surface.blit(image, rect)
            if self.exhausted:
                zs = sleep(self.half.size, self.near)
                corner = (self.half.foot[0] + round((-92 if self.near else 20) * self.half.size), rect.top)
                surface.blit(zs, zs.get_rect(topleft=corner).move(0, -round(30 * self.half.size)))
        elif self.ghost and self.lit:
            image, rect = self.figure()
            image.set_alpha(165)
            surface.blit(image, rect)
            image.set_alpha(255)
        if self.bot is not None:
            self._draw_plate(surface)
        else:
            self._draw_empty(surface)
        if ring:
            edge = self.half.plate.inflate(self.px(8), self.px(8))
            pygame.draw.rect(surface, ring, edge, max(2, self.px(5)), border_radius=self.px(12))

    def _ground(self, surface: pygame.Surface, tone: tuple[str, str], bright: bool) -> int:
        """Draws the steel and the seat's stripe; returns where the words begin."""
        surface.blit(plate(*self.half.plate.size, self.scale, tone), self.half.plate)
        x = self.half.plate.left + self.px(4) if self.near else self.half.plate.right - self.px(10)
        stripe = pygame.Rect(
            x, self.half.plate.top + self.px(12), self.px(6), self.half.plate.height - self.px(24)
        )
        color = SEATS[self.seat]
        pygame.draw.rect(surface, color if bright else tuple(part // 2 for part in color), stripe)
        return self.half.plate.left + self.px(17 if self.near else 11)

    def _draw_plate(self, surface: pygame.Surface) -> None:
        ready, px = not self.exhausted, self.px
        x = self._ground(surface, ("#4c5d6b", "#26323d") if ready else _TIRED, ready)
        right, y = self.half.plate.right - px(13), self.half.plate.top + px(20)
        words = "READY" if ready else "EXHAUSTED"
        top, low, ink = _PILLS[words]
        pill = pygame.Rect(0, 0, text_width(words, "title", px(16)) + px(16), px(22))
        pill.midright = right, y
        surface.blit(box(*pill.size, pill.height // 2, top, low, INK, max(1, px(2))), pill)
        draw_line(surface, words, "title", px(16), ink, pill.center, "center")
        left = pill.left
        if self.again:
            mark = icon("ready", px(26))
            left = surface.blit(mark, mark.get_rect(midright=(pill.left - px(3), y))).left
        assert self.face is not None
        color = TEXT if ready else _GREY
        draw_line(surface, self.face.title, "title", px(24), color, (x, y), width=left - x - px(6))
        y = self.half.plate.top + px(50)
        mark = icon("hp", px(23))
        surface.blit(mark, mark.get_rect(midleft=(x, y)))
        color = DANGER if self.health * 3 <= self.full else TEXT
        number = draw_line(surface, str(self.health), "title", px(27), color, (x + px(28), y))
        draw_line(surface, f"/{self.full}", "label", px(16), TEXT_SOFT, (number.right + px(1), y + px(3)))
        self.draw_cells(surface)

    def draw_cells(self, surface: pygame.Surface, loss: int = 0) -> pygame.Rect:
        """A cell for each 10 health; those that a preview would take are orange."""
        px, count, left = self.px, self.full // 10, self.health // 10
        x = self.half.plate.left + px(17 if self.near else 11) + px(94)
        room = self.half.plate.right - px(15) - x
        step = min(px(19), room // max(1, count))
        low = self.health * 3 <= self.full
        for number in range(count):
            state: CellState = "empty"
            if number < left:
                state = "loss" if number >= left - loss // 10 else "low" if low else "full"
            cell = cell_image("hp", max(3, step - px(3)), px(18), state, 0.0, "#ffffff", 0, False)
            surface.blit(cell, (x + number * step, self.half.plate.top + px(41)))
        return pygame.Rect(x, self.half.plate.top + px(40), room, px(20))

    def _draw_empty(self, surface: pygame.Surface) -> None:
        px = self.px
        x = self._ground(surface, _EMPTY, False) + px(4)
        mark = icon("warning", px(27))
        surface.blit(mark, mark.get_rect(midleft=(x, self.half.plate.top + px(30))))
        room = self.half.plate.right - x - px(48)
        draw_line(
            surface,
            "UNDEFENDED",
            "title",
            px(24),
            DANGER,
            (x + px(36), self.half.plate.top + px(30)),
            width=room,
        )
        words = "10 damage = 1 :wound:\nNo Scrapbot here"
        layout = fit(words, px(18), (self.half.plate.width - px(36), px(62)), TEXT)
        layout.draw(surface, x, self.half.plate.top + px(52))
        foot = self.half.plate.bottom - px(18)
        for stripe in range(x, self.half.plate.right - px(36), px(25)):
            points = [(stripe, foot + px(12)), (stripe + px(12), foot), (stripe + px(24), foot)]
            pygame.draw.polygon(surface, "#b8912f", [*points, (stripe + px(12), foot + px(12))])

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring is drawn with the lane, under what stands before it."""

    def boxes(self) -> list[Box]:
        title = self.face.title if self.face is not None else ""
        return [Box(self.name, self.rect, fits(title, "title", self.px(24), self.px(118)))]
