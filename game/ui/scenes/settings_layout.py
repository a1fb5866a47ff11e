"""Where tabs, page and monitor of the settings stand; in little room the page is tight, or has all of it."""

from dataclasses import dataclass

import pygame

_LOW, _NARROW = 620.0, 1060.0
"""A window of fewer units is short of room."""
_LEAST_MONITOR = 300.0
"""Units: a narrower monitor shows nothing well, and the page takes its place."""


@dataclass(frozen=True, slots=True)
class Spacing:
    """In units: heights of a row and a heading, what is below them and below a section, and the margins."""

    row: float
    below_row: float
    heading: float
    below_section: float
    margins: tuple[float, float]


ROOMY = Spacing(60.0, 8.0, 34.0, 14.0, (24.0, 20.0))
TIGHT = Spacing(44.0, 4.0, 26.0, 5.0, (20.0, 8.0))


class SettingsLayout:
    """For a window of a size; `monitor` is empty where there is no room for it."""

    def __init__(self, size: tuple[int, int], scale: float) -> None:
        width, height = size
        self.scale = scale
        self.tight = height < self.unit(_LOW) or width < self.unit(_NARROW)
        self.spacing = TIGHT if self.tight else ROOMY
        margin = self.unit(14 if self.tight else 24)
        head = self.unit(50 if self.tight else 76)
        self.head = pygame.Rect(margin, 0, width - 2 * margin, head)
        top = head + (0 if self.tight else self.unit(2))
        gap = self.unit(16 if self.tight else 22)
        tabs = max(self.unit(170 if self.tight else 200), round(width * 0.155))
        page = max(self.unit(430 if self.tight else 520), round(width * 0.406))
        left = margin + tabs
        beside = width - margin - left - page - gap
        shown = beside >= self.unit(_LEAST_MONITOR)
        low = height - (self.unit(26) if shown else self.unit(8))
        self.tabs = pygame.Rect(margin, top, tabs, low - top)
        self.page = pygame.Rect(left, top, page if shown else width - margin - left, low - top)
        above = self.unit(10)
        self.monitor = pygame.Rect(
            self.page.right + gap, top + above, beside if shown else 0, low - top - above
        )

    def unit(self, amount: float) -> int:
        return round(amount * self.scale)

    @property
    def has_monitor(self) -> bool:
        return self.monitor.width > 0

    def tab(self, number: int) -> pygame.Rect:
        """The place of a tab."""
        high, gap = (58, 7) if self.tight else (74, 9)
        top = self.tabs.top + number * self.unit(high + gap)
        return pygame.Rect(self.tabs.left, top, self.tabs.width, self.unit(high))

    @property
    def control(self) -> float:
        """Units that a control takes beside the words of its row."""
        return 276.0 if self.page.width >= self.unit(500) else 200.0
