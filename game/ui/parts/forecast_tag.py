"""A tag that points at a gauge and says what a preview would make of it: "5 > 7: you would lose"."""

from typing import Literal

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DISABLED, FOCUS, TEXT
from game.ui.paint.steel import INK, hex_of, seat_tone, shape
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.text import draw_line, text_width
from game.ui.parts.entries import STATES, Entry, Section

Tone = Literal["warning", "hit", "nothing", "copy", "ult", "seat_0", "seat_1"]

GROUNDS: dict[str, tuple[str, str]] = {
    "warning": ("#e8503f", "#8c1f22"),
    "hit": ("#d9802c", "#8a4310"),
    "nothing": ("#6b7986", "#39454f"),
    "copy": ("#a878e0", "#5a2f8c"),
    "ult": ("#c98f22", "#7a5010"),
}
_SEATS: dict[str, int] = {"seat_0": 0, "seat_1": 1}
_POINTER = 7
"""Height of the pointer above the tag, in units."""


def tag_ground(tone: str) -> tuple[str, str]:
    """Light and dark of a tag; that of an owner is in the seat's colours."""
    if tone not in _SEATS:
        return GROUNDS[tone]
    return seat_tone(_SEATS[tone], 0.62)


@kept(1_000_000, pixels_of)
def tag_image(width: int, height: int, pointer: int, scale: float, tone: Tone, lit: bool) -> pygame.Surface:
    """The ground of a tag; the pointer stands above its middle."""
    edge, cut = 2.4 * scale, 5 * scale
    i, middle = edge / 2, width / 2
    points = [
        *((i + cut, pointer), (middle - pointer, pointer), (middle, i), (middle + pointer, pointer)),
        *((width - i - cut, pointer), (width - i, pointer + cut), (width - i, height - i - cut)),
        *((width - i - cut, height - i), (i + cut, height - i), (i, height - i - cut), (i, pointer + cut)),
    ]
    body = linear("t", (0, pointer), (0, height), *tag_ground(tone))
    body += shape(points, "url(#t)", hex_of(FOCUS) if lit else INK, edge)
    return rasterise(document(body, width, height), (width, height))


class ForecastTag(Widget):
    """From one number to another with a few words; hangs below what it speaks of."""

    focusable = False

    def __init__(
        self,
        before: int,
        after: int,
        words: str = "",
        *,
        tone: Tone = "warning",
        name: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name=name or f"forecast {words}", hint=hint)
        self.before = before
        self.after = after
        self.words = words
        self.tone: Tone = tone

    def _runs(self) -> tuple[str, str]:
        return str(self.before), f"{self.after}: {self.words}" if self.words else str(self.after)

    def length(self, scale: float) -> float:
        """Units that the tag needs at a scale."""
        wide = sum(text_width(run, "title", round(16 * scale)) for run in self._runs())
        return wide / scale + 40

    def draw(self, surface: pygame.Surface) -> None:
        pointer = self.unit(_POINTER)
        tone: Tone = self.tone if self.enabled else "nothing"
        surface.blit(tag_image(*self.rect.size, pointer, self.scale, tone, self.lit), self.rect)
        color = TEXT if self.enabled else DISABLED
        first, second = self._runs()
        y = self.rect.centery + pointer // 2
        pixels = self.unit(16)
        left = draw_line(surface, first, "title", pixels, color, (self.rect.left + self.unit(10), y))
        # The typeface has no arrow.
        arrow = icon("right", self.unit(13))
        spot = surface.blit(arrow, arrow.get_rect(midleft=(left.right + self.unit(3), y)))
        draw_line(surface, second, "title", pixels, color, (spot.right + self.unit(3), y))

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, self.length(self.scale) * self.scale <= self.rect.width + 1)]


def gallery() -> Section:
    """The three tones, then the states."""
    tones: list[tuple[str, ForecastTag]] = [
        ("warning", ForecastTag(5, 7, "you would lose", hint="Heat 7 is too much")),
        ("hit", ForecastTag(9, 5, hint="Hit points", tone="hit")),
        ("does nothing", ForecastTag(3, 3, "blocked", hint="Prevented", tone="nothing")),
    ]
    shown = [Entry(label, tag, tag.length(1.5) + 6, 32) for label, tag in tones]
    for state in STATES:
        tag = ForecastTag(6, 9, name=f"forecast {state}", hint="Heat", tone="warning")
        shown.append(Entry(state or "normal", tag, tag.length(1.5) + 6, 32, state))
    return Section("Forecast tags", shown)
