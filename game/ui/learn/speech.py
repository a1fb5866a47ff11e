"""Rivet at the edge of the table, and the paper that he speaks on, beside what he speaks of."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.layout.floating import Rects, at_the_edge, beside, place_floating
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
_BROAD = 340, 460, 600, 800
"""Units: broader papers, for where he does not stand."""
_TYPE, _NAME, _TAB = 18, 14, 12
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
    stands: bool = True
    """Whether he is seen; else there is only his paper."""

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
        tab = pygame.Rect(self.paper.left + round(15 * unit), self.paper.top - round(_TAB * unit), 0, 0)
        tab.size = text_width(_name(), "title", round(_NAME * unit)) + round(24 * unit), round(23 * unit)
        return tab

    @property
    def covers(self) -> tuple[pygame.Rect, ...]:
        """All that lies under it."""
        return (self.paper, self.tab, self.figure) if self.stands else (self.paper, self.tab)

    def draw(self, surface: pygame.Surface) -> None:
        """Rivet first, then the paper with its tail, its name plate and its words."""
        unit = self.scale
        if self.stands:
            surface.blit(self._rivet()[0], self.figure)
        blur = round(10 * unit)
        surface.blit(
            shadow(*self.paper.size, round(8 * unit), blur),
            (self.paper.left - blur, self.paper.top - blur + round(4 * unit)),
        )
        surface.blit(paper_skin(*self.paper.size, unit, 9), self.paper)
        if self.stands:
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
    text: str,
    place: pygame.Rect,
    scale: float,
    keep: Sequence[Rects],
    least: float | None = None,
    room: pygame.Rect | None = None,
) -> Speech:
    """The speech inside a place, where it covers nothing of what is to be kept free, the weightiest first.

    Rivet stands on his usual side, on the other one, or has a narrower paper, or is as small as for words of
    the scale `least`. Where all of these cover something, the paper lies anywhere in the `room` and he does
    not stand there; smaller words come last.
    """
    standing: list[Speech] = []
    for tall in (1.0, (least or scale) / scale):
        for units in (_PAPER, _NARROW):
            words, size = _written(text, units, scale, place.width)
            standing += [_stand(words, place, scale, size, share, tall) for share in _ASIDE]
    # A long paper of large words would be pushed down over his face: then only the paper is there.
    faces = [one for one in standing if one.paper.bottom <= one.head[1]]
    if not faces:
        keep = keep or [[]]
    if keep:
        about = keep[0][0] if keep[0] else None
        for never in range(len(keep), 0, -1):
            for one in faces:
                if not any(_covered(one, kind) for kind in keep[:never]):
                    return one
            alone = _alone(text, room or place, scale, keep[:never], about, least or scale)
            if alone is not None:
                return alone
    return min(faces or standing, key=lambda one: [_covered(one, kind) for kind in keep])


def _written(text: str, units: float, scale: float, most: int) -> tuple[Layout, tuple[int, int]]:
    """The words and the size of their paper, so many units wide."""
    wide = min(round(units * scale), most)
    words = lay_out(text, round(_TYPE * scale), wide - round(2 * _MARGIN * scale), INK)
    return words, (wide, words.height + round(30 * scale))


def _alone(
    text: str,
    room: pygame.Rect,
    scale: float,
    keep: Sequence[Rects],
    about: pygame.Rect | None,
    least: float,
) -> Speech | None:
    """The paper without Rivet, beside what he speaks of; None where it has no free place."""
    for each in dict.fromkeys((scale, (scale + least) / 2, least)):
        written = [_written(text, units, each, room.width) for units in (_PAPER, _NARROW, *_BROAD)]
        # The plate with his name lies over the upper edge.
        over = round(_TAB * each)
        sizes = [(wide, high + over) for _, (wide, high) in written]
        ways = beside if about is not None else at_the_edge
        found = place_floating(room, sizes, about, keep, ways, gap=round(8 * each))
        if found is not None:
            words, size = written[found.variant]
            paper = pygame.Rect((found.rect.left, found.rect.top + over), size)
            return Speech(words, paper, paper.midbottom, paper.midbottom, True, each, stands=False)
    return None


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
