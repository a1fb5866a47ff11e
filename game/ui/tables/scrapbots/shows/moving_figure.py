"""A figure while it moves: drawn above the still table, in its pose, with what it leaves behind."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui.motion import Call, InTurn, Motion, Pause
from game.ui.paint.figures.figures import flashed, silhouette
from game.ui.paint.roles import art_colors, rgb
from game.ui.tables.shows.fighter import Fighter
from game.ui.tables.shows.stage import Stage

_LIGHT = rgb(art_colors("scrapbots/figures")["ghost"])
_GHOSTS = ((0.25, 0.2, 0.35), (0.6, 0.42, 0.55))
"""Afterimages: how far along the way, and their strength for a near and a far one."""

Painted = tuple[pygame.Surface, tuple[int, int]]


@dataclass
class MovingFigure:
    """`paint` gives its picture in a pose, with its corner from the foot; `toward` is 1 for right."""

    paint: Callable[[str], Painted]
    foot: tuple[int, int]
    toward: int
    unit: float
    fighter: Fighter = field(default_factory=Fighter)
    cover: Callable[[pygame.Surface, pygame.Rect], None] | None = None
    """Draws again what stands nearer inside a place."""

    def _place(self) -> tuple[pygame.Surface, tuple[int, int]]:
        image, (dx, dy) = self.paint(self.fighter.pose)
        ahead = round(self.fighter.ahead * self.unit) * self.toward
        return image, (self.foot[0] + dx + ahead, self.foot[1] + dy)

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        image, corner = self._place()
        if self.fighter.struck:
            image = flashed(image)
        touched = surface.blit(image, corner)
        if self.cover is not None:
            self.cover(surface, touched)
        return touched

    def play(self, stage: Stage, motion: Motion, hides: object) -> None:
        """Moves in place of the figure `hides`, which is not drawn meanwhile."""
        stage.stand_in(self, motion, hides)

    def leave_ghosts(self, stage: Stage, pose: str, reach: float, wait: float) -> None:
        """Two afterimages on the way to where it strikes."""
        image, (dx, dy) = self.paint(pose)
        for share, alpha, _ in _GHOSTS:
            x = self.foot[0] + round(reach * self.unit * share) * self.toward
            center = x + dx + image.get_width() // 2, self.foot[1] + dy + image.get_height() // 2
            shape = silhouette(image, _LIGHT, 150)

            def leave(
                shape: pygame.Surface = shape, center: tuple[int, int] = center, alpha: float = alpha
            ) -> None:
                stage.ghost(shape, center, 260, alpha=alpha)

            stage.play(InTurn(Pause(wait), Call(leave)))
