"""The plate of a figure on a table: name, ready or exhausted, health in cells of ten; or an empty place."""

import pygame

from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT, bad
from game.ui.paint.skins import box
from game.ui.paint.steel import INK, STEEL, plate
from game.ui.paint.text import draw_line, fit, text_width
from game.ui.parts.drawn import UNIT
from game.ui.parts.gauge_paint import CellState, cell_image

_TIRED = ("#3a424b", "#23292f")
_EMPTY = ("#2a2f36", "#1a1e24")
_PILLS = {
    "READY": ("#a8f0b4", "#3fa65c", (10, 44, 22)),
    "EXHAUSTED": ("#59626c", "#363d45", (214, 222, 228)),
    "DESTROYED": ("#e8503f", "#8c1f22", (255, 246, 238)),
}
_GREY = (150, 160, 168)
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
        self, surface: pygame.Surface, title: str, health: int, full: int, *, ready: bool, again: bool
    ) -> None:
        """`again` marks one that is readied after its next attack."""
        self._ground(surface, STEEL if ready else _TIRED, ready)
        px, x, y = self.px, self.left, self.rect.top + self.px(20)
        words = "DESTROYED" if health <= 0 else "READY" if ready else "EXHAUSTED"
        top, low, ink = _PILLS[words]
        pill = pygame.Rect(0, 0, text_width(words, "title", px(18)) + px(14), px(23))
        pill.midright = self.rect.right - px(13), y
        surface.blit(box(*pill.size, pill.height // 2, top, low, INK, max(1, px(2))), pill)
        draw_line(surface, words, "title", px(18), ink, pill.center, "center")
        left = pill.left
        if again:
            mark = icon("ready", px(26))
            left = surface.blit(mark, mark.get_rect(midright=(pill.left - px(3), y))).left
        color = TEXT if ready else _GREY
        draw_line(surface, title, "title", px(24), color, (x, y), width=left - x - px(6))
        y = self.rect.top + px(50)
        mark = icon("hp", px(23))
        surface.blit(mark, mark.get_rect(midleft=(x, y)))
        color = bad() if health * 3 <= full else TEXT
        number = draw_line(surface, str(health), "title", px(27), color, (x + px(28), y))
        draw_line(surface, f"/{full}", "label", px(18), TEXT_SOFT, (number.right + px(1), y + px(3)))
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
        px, x, y = self.px, self.left + self.px(4), self.rect.top + self.px(30)
        mark = icon("warning", px(27))
        surface.blit(mark, mark.get_rect(midleft=(x, y)))
        room = self.rect.right - x - px(48)
        draw_line(surface, title, "title", px(24), bad(), (x + px(36), y), width=room)
        layout = fit(words, px(18), (self.rect.width - px(36), px(62)), TEXT)
        layout.draw(surface, x, self.rect.top + px(52))
        foot, high = self.rect.bottom - px(18), px(12)
        for stripe in range(x, self.rect.right - px(36), px(25)):
            points = [(stripe, foot + high), (stripe + high, foot), (stripe + 2 * high, foot)]
            pen.polygon(surface, "#b8912f", [*points, (stripe + high, foot + high)])
