"""Gauges: a number with its icon, and beside it cells or a bar that show it, now and as foretold."""

from typing import TypedDict, Unpack

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import DISABLED, FOCUS, SEATS, TEXT, TEXT_SOFT, bad
from game.ui.paint.text import draw_line, line_widths
from game.ui.parts.gauge_paint import CellState, Style, bar_image, cell_image

_GAP = 0.14
"""Between cells, in cells' heights."""
_NARROWEST = 3
"""Pixels that a cell is wide at least."""


class GaugeOptions(TypedDict, total=False):
    """What every gauge takes by name: see `Gauge`."""

    name: str
    hint: str
    forecast: int | None
    low: int
    high: int | None
    mirrored: bool
    command: Command | None


class Gauge(Widget):
    """A number out of `full`. `forecast` is what a preview would make of it; None foretells nothing.

    At `low` or less, or at `high` or more, the number is red. `mirrored` puts the icon on the right.
    """

    def __init__(
        self,
        value: int,
        full: int,
        symbol: str,
        *,
        name: str = "",
        hint: str = "",
        forecast: int | None = None,
        low: int = 0,
        high: int | None = None,
        mirrored: bool = False,
        command: Command | None = None,
    ) -> None:
        super().__init__(name=name or symbol, hint=hint)
        self.value = value
        self.full = full
        self.symbol = symbol
        self.forecast = forecast
        self.low = low
        self.high = high
        self.mirrored = mirrored
        self.command = command
        self.focusable = command is not None

    @property
    def foretold(self) -> int:
        """The value after the preview; the present one where there is none."""
        return self.value if self.forecast is None else self.forecast

    @property
    def alarming(self) -> bool:
        return self.value <= self.low or (self.high is not None and self.value >= self.high)

    def activate(self) -> None:
        if self.enabled and self.command is not None:
            self.command()

    def label_width(self) -> int:
        """Pixels that icon and number take."""
        return round(self.rect.height * 2.35)

    def field(self) -> pygame.Rect:
        """Where the cells or the bar are drawn."""
        used = self.label_width()
        left = self.rect.left if self.mirrored else self.rect.left + used
        return pygame.Rect(left, self.rect.top, self.rect.width - used, self.rect.height)

    def draw(self, surface: pygame.Surface) -> None:
        height = self.rect.height
        size = round(height * 0.9)
        mark = icon(self.symbol, size)
        if not self.enabled:
            mark = pygame.transform.grayscale(mark)
        way = -1 if self.mirrored else 1
        edge = self.rect.right if self.mirrored else self.rect.left
        center = edge + way * size // 2, self.rect.centery
        surface.blit(mark, mark.get_rect(center=center))
        color = DISABLED if not self.enabled else bad() if self.alarming else FOCUS if self.lit else TEXT
        place = edge + way * round(height * 1.6), self.rect.centery
        number = round(height * 1.02)
        draw_line(surface, str(self.value), "title", number, color, place, "center", 1, round(height * 1.2))


class CellGauge(Gauge):
    """One cell for each point, `full` of them at most; `warns` puts a sign on the last one.

    Hit points lean, heat grows redder, pips are in the colour of a seat.
    """

    def __init__(
        self,
        style: Style,
        value: int,
        full: int,
        symbol: str,
        *,
        seat: int = 0,
        warns: bool = False,
        **options: Unpack[GaugeOptions],
    ) -> None:
        super().__init__(value, full, symbol, **options)
        self.style = style
        self.seat = seat
        self.warns = warns

    def state_of(self, number: int) -> CellState:
        """What the cell with this number, from 0, shows."""
        if number < min(self.value, self.foretold):
            return "low" if self.style == "hp" and self.alarming else "full"
        if number < self.value:
            return "loss"
        return "gain" if number < self.foretold else "empty"

    def _high(self) -> int:
        """Pixels that a cell is high."""
        share = 0.8 if self.style == "hp" else 0.56 if self.style == "heat" else 0.7
        return round(self.rect.height * share)

    def _spacing(self) -> int:
        """Pixels between two cells; below 0 where they overlap."""
        high = self._high()
        return max(1, round(high * _GAP)) - (round(high * 0.2) if self.style == "hp" else 0)

    def cell_rects(self) -> list[pygame.Rect]:
        """Where the cells stand, in the order in which they fill."""
        field = self.field()
        high = self._high()
        step = self._spacing()
        room = (field.width - step * (self.full - 1)) / self.full
        wide = min(room, high * (1.25 if self.style == "hp" else 3.2 if self.style == "heat" else 0.8))
        rects = []
        for number in range(self.full):
            start = number * (wide + step)
            stop = start + wide
            x = field.right - stop if self.mirrored else field.left + start
            rects.append(pygame.Rect(round(x), field.centery - high // 2, max(_NARROWEST, int(wide)), high))
        return rects

    def cell_picture(self, number: int, state: CellState, size: tuple[int, int]) -> pygame.Surface:
        """One cell in a state of its own, as large as its place."""
        lean = (-1 if self.mirrored else 1) if self.style == "hp" else 0
        share = number / max(1, self.full - 1) if self.style == "heat" else 0.0
        tint = hex_of(SEATS[self.seat])
        return cell_image(self.style, *size, state, share, tint, lean, not self.enabled)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for number, rect in enumerate(self.cell_rects()):
            surface.blit(self.cell_picture(number, self.state_of(number), rect.size), rect)
            if self.warns and number == self.full - 1 and self.state_of(number) == "empty":
                sign = icon("warning", round(rect.height * 0.95))
                surface.blit(sign, sign.get_rect(center=rect.center))

    def wants(self, scale: float) -> tuple[int, int]:
        """The label, and cells that are wide enough to be told apart."""
        least = self.label_width() + (_NARROWEST + self._spacing()) * self.full - self._spacing()
        return least, least


class BarGauge(Gauge):
    """A bar for numbers too large for cells: "58 / 70"; `ticks` cut it into equal parts."""

    def __init__(
        self, value: int, full: int, symbol: str, *, ticks: int = 1, **options: Unpack[GaugeOptions]
    ) -> None:
        super().__init__(value, full, symbol, **options)
        self.ticks = ticks

    def label_width(self) -> int:
        return round(self.rect.height * 3.9)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        height = self.rect.height
        way = -1 if self.mirrored else 1
        edge = self.rect.right if self.mirrored else self.rect.left
        place = edge + way * round(height * 2.95), self.rect.centery + height // 12
        color = TEXT_SOFT if self.enabled else DISABLED
        words = f"/ {self.full}"
        draw_line(
            surface, words, "label", round(height * 0.72), color, place, "center", width=round(height * 1.4)
        )
        field = self.field()
        high = round(height * 0.62)
        now, after = (max(0.0, min(1.0, value / self.full)) for value in (self.value, self.foretold))
        image = bar_image(field.width, high, now, after, self.ticks, self.alarming, not self.enabled)
        if self.mirrored:
            image = pygame.transform.flip(image, True, False)
        surface.blit(image, image.get_rect(center=field.center))

    def wants(self, scale: float) -> tuple[int, int]:
        """The full number has its place, which is as wide as the gauge is high."""
        least, best = line_widths(f"/ {self.full}", "label", round(self.rect.height * 0.72))
        beside = self.rect.width - round(self.rect.height * 1.4)
        return least + beside, best + beside
