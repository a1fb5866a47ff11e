"""Rivet at the edge of the table, and the paper that he speaks on, beside what he speaks of."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.paint import pen
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.materials.skins import brass_skin, paper_skin, shadow
from game.ui.paint.materials.steel import INK as EDGE
from game.ui.paint.palette import INK, ON_GOLD
from game.ui.paint.roles import art_colors
from game.ui.paint.text import Layout, draw_line, lay_out, text_width
from game.words.messages import SHARED, shipped_messages

_FIGURE, _POSE = 0.56, "rest"
"""Pixels a unit of Rivet's drawing at scale 1."""
_PAPER, _NARROW, _MARGIN, _ABOVE = 272, 226, 18, 14
"""Units: the paper's width, that of a paper which makes room, the margin of its words, and from its foot
to his head.
"""
_TYPE, _NAME = 18, 14
_ASIDE = (0.905, 0.095)
"""Where he may stand, as shares of the place's width; the first is his usual one."""
_EDGE = art_colors("learn")["speech edge"]


def _name() -> str:
    """Who speaks, in capitals."""
    return shipped_messages(SHARED).say("learn", "teacher").upper()


@dataclass(frozen=True, slots=True)
class Speech:
    """Words laid out at a place: where the paper is, where he stands, which way he looks, how tall he is."""

    words: Layout
    paper: pygame.Rect
    foot: tuple[int, int]
    head: tuple[int, int]
    left: bool
    scale: float
    stature: float = 1.0

    def _rivet(self) -> tuple[pygame.Surface, tuple[int, int]]:
        return standing_robot("rivet", _FIGURE * self.scale * self.stature, _POSE, left=self.left)

    @property
    def figure(self) -> pygame.Rect:
        """Where he stands."""
        image, (x, y) = self._rivet()
        return image.get_rect(topleft=(self.foot[0] + x, self.foot[1] + y))

    @property
    def tab(self) -> pygame.Rect:
        """The plate with his name, over the upper edge of the paper."""
        unit = self.scale
        tab = pygame.Rect(self.paper.left + round(15 * unit), self.paper.top - round(12 * unit), 0, 0)
        tab.size = text_width(_name(), "title", round(_NAME * unit)) + round(24 * unit), round(23 * unit)
        return tab

    @property
    def covers(self) -> tuple[pygame.Rect, ...]:
        """All that lies under it."""
        return self.paper, self.tab, self.figure

    def draw(self, surface: pygame.Surface) -> None:
        """Rivet first, then the paper with its tail, its name plate and its words."""
        unit = self.scale
        surface.blit(self._rivet()[0], self.figure)
        blur = round(10 * unit)
        surface.blit(
            shadow(*self.paper.size, round(8 * unit), blur),
            (self.paper.left - blur, self.paper.top - blur + round(4 * unit)),
        )
        surface.blit(paper_skin(*self.paper.size, unit, 9), self.paper)
        self._draw_tail(surface)
        tab = self.tab
        surface.blit(brass_skin(*tab.size, unit), tab)
        draw_line(surface, _name(), "title", round(_NAME * unit), ON_GOLD, tab.center, "center")
        top = self.paper.centery - self.words.height // 2 + round(2 * unit)
        self.words.draw(surface, self.paper.left + round(_MARGIN * unit), top)

    def _draw_tail(self, surface: pygame.Surface) -> None:
        unit, foot = self.scale, self.paper.bottom - max(2, round(2.4 * self.scale))
        x = max(self.paper.left + round(26 * unit), min(self.head[0], self.paper.right - round(26 * unit)))
        wide = round(10 * unit)
        ink = max(1, round(2 * unit))
        tip = self.head[0], self.head[1] - ink
        pen.polygon(surface, EDGE, [(x - wide - ink, foot), (x + wide + ink, foot), self.head])
        pen.polygon(surface, _EDGE, [(x - wide + ink, foot - ink), (x + wide - ink, foot - ink), tip])

    @property
    def whole(self) -> bool:
        """Whether all words are on the paper."""
        return self.words.height <= self.paper.height - round(18 * self.scale) and not self.words.cut


def speak(
    text: str, place: pygame.Rect, scale: float, spared: Sequence[pygame.Rect], least: float | None = None
) -> Speech:
    """The speech inside a place, where it covers least of what is to be spared: on its usual side, on the
    other one, or on a narrower paper.

    Where all of these cover some, Rivet is as small as for words of the scale `least`: they lie lower.
    """
    found: list[Speech] = []
    for tall in (1.0, (least or scale) / scale):
        for units in (_PAPER, _NARROW):
            wide = min(round(units * scale), place.width)
            words = lay_out(text, round(_TYPE * scale), wide - round(2 * _MARGIN * scale), INK)
            size = wide, words.height + round(30 * scale)
            found += [_stand(words, place, scale, size, share, tall) for share in _ASIDE]
        if not all(_covered(one, spared) for one in found):
            break
    return min(found, key=lambda one: _covered(one, spared))


def _stand(
    words: Layout, place: pygame.Rect, scale: float, size: tuple[int, int], share: float, tall: float
) -> Speech:
    left = share > 0.5
    image, (_, y) = standing_robot("rivet", _FIGURE * scale * tall, _POSE, left=left)
    foot = place.left + round(place.width * share), place.bottom - round(4 * scale)
    half = image.get_width() // 2
    foot = max(place.left + half, min(foot[0], place.right - half - round(4 * scale))), foot[1]
    head = foot[0], foot[1] + y
    paper = pygame.Rect((0, 0), size)
    paper.midbottom = head[0], head[1] - round(_ABOVE * scale)
    paper.clamp_ip(place.inflate(-round(16 * scale), -round(40 * scale)))
    return Speech(words, paper, foot, head, left, scale, tall)


def _covered(one: Speech, spared: Sequence[pygame.Rect]) -> int:
    return sum(rect.clip(cover).width * rect.clip(cover).height for rect in spared for cover in one.covers)
