"""The plate of a figure on a table: name, ready or exhausted, health in cells of ten; or an empty place."""

import pygame

from game.ui.layout.leaves import Icon, Prose, Text
from game.ui.layout.nodes import Box, Column, Row
from game.ui.layout.painted import Ground
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.materials.steel import STEEL, plate
from game.ui.paint.palette import SEATS, bad
from game.ui.parts.drawn import UNIT
from game.ui.parts.gauge_paint import CellState, cell_image

_TIRED = ("#3a424b", "#23292f")
_EMPTY = ("#2a2f36", "#1a1e24")
_TEN = 10


class FigurePlate:
    """Draws into `rect`; `near` plates have the seat's stripe at the left. Lengths are as in `Drawn`."""

    def __init__(self, rect: pygame.Rect, scale: float, seat: int, *, near: bool) -> None:
        self.rect, self.scale, self.seat, self.near = rect, scale, seat, near

    def px(self, amount: float) -> int:
        return round(amount * self.scale / UNIT)

    @property
    def left(self) -> int:
        """Where the words begin."""
        return self.rect.left + self.px(17 if self.near else 11)

    def chip_rect(self, number: int) -> pygame.Rect:
        """Where a chip stands, below the head."""
        return pygame.Rect(self.left, self.rect.top + self.px(68 + 31 * number), self.px(218), self.px(28))

    def _ground(self, surface: pygame.Surface, tone: tuple[str, str], bright: bool) -> None:
        px = self.px
        surface.blit(plate(*self.rect.size, self.scale, tone), self.rect)
        x = self.rect.left + px(4) if self.near else self.rect.right - px(10)
        color = SEATS[self.seat] if bright else tuple(part // 2 for part in SEATS[self.seat])
        pen.rect(surface, color, (x, self.rect.top + px(12), px(6), self.rect.height - px(24)))

    def draw(
        self,
        surface: pygame.Surface,
        title: str,
        state: str,
        health: int,
        full: int,
        *,
        ready: bool,
        again: bool,
    ) -> None:
        """`state` says in a word how it is; `again` marks one that is readied after its next attack."""
        self._ground(surface, STEEL if ready else _TIRED, ready)
        tone = "destroyed" if health <= 0 else "ready" if ready else "exhausted"
        pill = Box(
            Text(state, "bot state", tone, anchor="center"), pad=(5, 0), ground=Ground(tone=tone), height=15
        )
        name = Text(title, "bot", "text" if ready else "off", grow=1)
        head = Row(name, Icon("ready", 17) if again else None, pill, gap=3, align="center", height=19)
        tint = bad if health * 3 <= full else "text"
        left = Row(
            Icon("hp", 15),
            Text(str(health), "bot health", tint),
            Text(f"/{full}", "bot full health"),
            gap=2,
            height=20,
        )
        room = self.rect.inflate(-self.px(28), 0)
        room.height, room.left = self.px(64), self.left
        draw_tree(surface, Box(Column(head, left), pad=(0, 3)), room, self.scale)
        self.draw_cells(surface, health, full)

    def _cells(self, full: int) -> list[pygame.Rect]:
        count, px = full // _TEN, self.px
        x = self.left + px(94)
        room = self.rect.right - px(15) - x
        step, top = min(px(19), room // max(1, count)), self.rect.top + px(41)
        return [pygame.Rect(x + n * step, top, max(3, step - px(3)), px(18)) for n in range(count)]

    def lost_cells(self, before: int, after: int, full: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """The cells between two healths as they go, each with its middle, the last first."""
        cells = self._cells(full)[max(0, after) // _TEN : before // _TEN]
        return [
            (cell_image("hp", *cell.size, "lost", 0.0, "#ffffff", 0, False), cell.center)
            for cell in reversed(cells)
        ]

    def draw_cells(self, surface: pygame.Surface, health: int, full: int, loss: int = 0) -> pygame.Rect:
        """A cell for each ten; those that a preview would take are orange."""
        px, left, cells = self.px, health // _TEN, self._cells(full)
        for number, rect in enumerate(cells):
            state: CellState = "empty"
            if number < left:
                low = "low" if health * 3 <= full else "full"
                state = "loss" if number >= left - loss // _TEN else low  # type: ignore[assignment]
            cell = cell_image("hp", *rect.size, state, 0.0, "#ffffff", 0, False)
            surface.blit(cell, rect)
        whole = pygame.Rect(self.left + px(94), self.rect.top + px(40), px(20), px(20))
        return whole.unionall(cells) if cells else whole

    def draw_empty(self, surface: pygame.Surface, title: str, words: str) -> None:
        """Nobody stands here: what that means, over a stripe of hazard paint."""
        self._ground(surface, _EMPTY, False)
        px, x = self.px, self.left + self.px(4)
        head = Row(Icon("warning", 18), Text(title, "bot", bad, grow=1), gap=6, height=22)
        told = Column(head, Prose(words, "no bot", height=41))
        room = self.rect.inflate(-px(36), -px(18))
        room.left = x
        draw_tree(surface, told, room, self.scale)
        foot, high = self.rect.bottom - px(18), px(12)
        for stripe in range(x, self.rect.right - px(36), px(25)):
            points = [(stripe, foot + high), (stripe + high, foot), (stripe + 2 * high, foot)]
            pen.polygon(surface, "#b8912f", [*points, (stripe + high, foot + high)])
