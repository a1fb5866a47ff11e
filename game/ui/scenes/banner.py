"""The head of a result: the verdict in large letters, and the reason on a ribbon."""

from dataclasses import dataclass
from itertools import combinations, pairwise

import pygame

from game.ui.kit.widget import Widget
from game.ui.motion import ease_out
from game.ui.paint.palette import TEXT, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery import ending as paint
from game.ui.paint.text import draw_line, fits, text_width

_C = art_colors("result")
_REASON = 16.5
_INSIDE = 0.84
"""Share of the width of the ribbon that lies within its frame."""
_MOST = 3
"""Lines on a ribbon."""
_DOUBLE = 142 / 112
"""Size of the letters of a verdict to the height of its place."""


@dataclass(frozen=True, slots=True)
class Tone:
    """Colours of letters: their top and foot, and their outer outline."""

    top: str
    foot: str
    outline: Color


def title_tone(end: str) -> Tone:
    """The colours of a verdict: `end` is "won", "lost" or "drew"."""
    top, foot, outline = _C.ramp(f"title {end}")
    return Tone(top, foot, rgb(outline))


class Verdict(Widget):
    """How the match ended, in one or two words; they come up and land."""

    focusable = False

    def __init__(self, words: str, tone: Tone) -> None:
        super().__init__(name="title")
        self.words, self.tone = words, tone
        self._letters: pygame.Surface | None = None

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        self.release()

    def release(self) -> None:
        """Gives the picture of the letters back."""
        self._letters = None

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_rising(surface, 1)

    def draw_rising(self, surface: pygame.Surface, share: float) -> pygame.Rect:
        """Draws the letters on their way, from a `share` of 0 to 1; returns where."""
        if self._letters is None:
            tone, high = self.tone, round(self.rect.height * _DOUBLE)
            self._letters, _ = paint.verdict(
                self.words, high, self.rect.width, tone.top, tone.foot, tone.outline
            )
        image = self._letters
        if share < 1:
            # A little too large on the way, then back: it lands.
            size = 0.4 + 0.6 * ease_out(share) + 0.35 * share * (1 - share)
            image = pygame.transform.smoothscale_by(image, size)
        return surface.blit(image, image.get_rect(center=self.rect.center))


def _broken(text: str, pixels: int, width: int) -> tuple[str, ...]:
    """A sentence in as few lines of about the same length as have room; letters get smaller only then."""
    words = text.split(" ")
    ways = []
    for count in range(1, min(_MOST, len(words)) + 1):
        cuts = [(0, *inner, len(words)) for inner in combinations(range(1, len(words)), count - 1)]
        broken = [tuple(" ".join(words[one:two]) for one, two in pairwise(cut)) for cut in cuts]
        ways.append(min(broken, key=lambda lines: max(map(len, lines))))
    whole = [way for way in ways if all(text_width(line, "bold", pixels) <= width for line in way)]
    smaller = [way for way in ways if all(fits(line, "bold", pixels, width) for line in way)]
    return next(iter(whole or smaller), ways[-1])


class Ribbon(Widget):
    """A band with one sentence in up to three lines; `colors` are its top, its foot and its ends."""

    focusable = False
    shortest = 494
    """Units of a band with few words."""

    def __init__(self, words: str, colors: tuple[str, str, str]) -> None:
        super().__init__(name="ribbon")
        self.words, self.colors = words, colors

    def _lines(self, width: int, scale: float) -> tuple[str, ...]:
        return _broken(self.words, round(_REASON * scale), round(width * _INSIDE))

    def wants(self, scale: float) -> tuple[int, int]:
        long = text_width(self.words, "bold", round(_REASON * scale))
        return 0, max(round(long / _INSIDE), round(self.shortest * scale))

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        pixels, lines = round(_REASON * scale), self._lines(width, scale)
        high = round((18 + 22 * len(lines)) * scale)
        whole = all(fits(line, "bold", pixels, round(width * _INSIDE)) for line in lines)
        # Letters that would be too small to read are as bad as a band that is too low.
        return high if whole else 2 * high, high

    def draw(self, surface: pygame.Surface) -> None:
        lines, pixels = self._lines(self.rect.width, self.scale), self.unit(_REASON)
        long = max(text_width(line, "bold", pixels) for line in lines) / _INSIDE
        band = pygame.Rect(
            0, 0, min(self.rect.width, max(round(long), self.unit(self.shortest))), self.rect.height
        )
        band.center = self.rect.center
        surface.blit(paint.ribbon(band.size, *self.colors), band)
        high, room = round(band.height * 0.82), round(band.width * _INSIDE)
        step = min(high / len(lines), 1.2 * pixels)
        for number, line in enumerate(lines):
            place = band.centerx, band.top + round(high / 2 + (number - (len(lines) - 1) / 2) * step)
            draw_line(surface, line, "bold", pixels, TEXT, place, "center", 1, room)
