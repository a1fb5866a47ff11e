"""The two sides as a match left them: who won stands near, who lost lies or burns behind."""

from dataclasses import dataclass

import pygame

from game.engine.seats import Seat, opponent
from game.ui.paint.figures.ending_figures import Role
from game.ui.paint.figures.figures import shadow
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery import ending as paint
from game.ui.paint.scenery.stages import stage_light
from game.ui.scene import DESIGN_SIZE
from game.ui.tables.session.outcome import Ending

_C = art_colors("result")
_ALIKE = 1.3
"""How much larger the nearer of two sides is that nobody has beaten."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Both sides on a ground of a size; `lost` says that whoever looks has lost.

    No head of whoever stands at the right is behind the numbers, and no arm of whoever stands at the left:
    they end at `numbers` and begin at `words`. The winner stands above the buttons, which begin at `floor`.
    """

    ending: Ending
    size: tuple[int, int]
    lost: bool
    numbers: int | None
    words: int
    floor: int

    @property
    def line(self) -> float:
        """Pixels to one of 1080 lines: figures follow the window, whatever size type has."""
        return min(self.size[0] / DESIGN_SIZE[0], self.size[1] / DESIGN_SIZE[1]) / 1.5

    def draw(self, ground: pygame.Surface) -> None:
        """Both, with their shadows, the light on the winner, and the fire of the wreck."""
        winner = self.ending.winner
        first: Seat = winner if winner is not None else 0
        line = self.line
        light = stage_light(self.ending.place) if not self.lost else rgb(_C["light lost"])
        roles: tuple[Role, Role] = ("won", "lost") if winner is not None else ("drew", "drew")
        far, near = self.feet()
        if winner is not None:
            paint.draw_wreck_smoke(ground, far, line)
        behind = self._possible(opponent(first), far, 1.62 * line, roles[1], light)
        largest = 2.18 * line if winner is not None else min(1.9 * line, _ALIKE * behind)
        for seat, foot, scale, role, shade in (
            (opponent(first), far, behind, roles[1], 430),
            (first, near, largest, roles[0], 760),
        ):
            dark = shadow(round(shade * line))
            ground.blit(dark, dark.get_rect(center=foot))
            if role == "won":
                color = _C["glow lost" if self.lost else "glow won"]
                paint.draw_glow(ground, (foot[0], round(self.size[1] * 0.52)), round(420 * line), color)
            image, rect = self.stand(seat, foot, scale, role, light)
            ground.blit(image, rect)
            if role == "won":
                self._draw_glint(ground, image, rect, round(180 * line))
        if winner is not None:
            paint.draw_wreck_fire(ground, far, line)

    def stand(
        self, seat: Seat, foot: tuple[int, int], scale: float, role: Role, light: Color
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """A side's figures and their place; smaller than `scale` where there is not so much room."""
        first = seat == (self.ending.winner or 0)
        scale = self._possible(seat, foot, scale, role, light)
        image, corner = self.ending.figure(seat, scale, role, light, not first)
        return image, image.get_rect(topleft=(foot[0] + corner[0], foot[1] + corner[1]))

    def _possible(self, seat: Seat, foot: tuple[int, int], scale: float, role: Role, light: Color) -> float:
        """The scale that there is room for, at most `scale`."""
        line, first = self.line, seat == (self.ending.winner or 0)
        small, (left, top) = self.ending.figure(seat, scale / 4, role, light, not first)
        # A raised spear may be longer than there is room for, and a row of robots wider.
        head = self.numbers + 10 * line if self.numbers is not None and not first else 14 * line
        width = self.size[0]
        ends = (
            (0.01 * width, min(0.545 * width, self.words - 8 * line))
            if first
            else (0.56 * width, 0.99 * width)
        )
        rooms = (
            (foot[1] - head, -top),
            (foot[0] - ends[0], -left),
            (ends[1] - foot[0], left + small.get_width()),
        )
        return scale * min(1.0, *(room / max(1, 4 * needed) for room, needed in rooms))

    def feet(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where the loser stands, and the winner, who is nearer."""
        width, height = self.size
        # Where large numbers leave little room below them, the loser comes nearer, and both stand
        # clear of the buttons.
        far, near = (0.807, 0.868) if self._much_room(height) else (0.84, 0.845)
        ground = min(height * near, self.floor - 10 * self.line)
        wreck = min(height * far, self.floor - 2 * self.line)
        return (round(width * 0.77), round(wreck)), (round(width * 0.292), round(ground))

    def _much_room(self, height: int) -> bool:
        """Whether the numbers end high enough for a whole figure above the buttons."""
        return self.numbers is None or self.numbers < height * 0.45

    def _draw_glint(
        self, ground: pygame.Surface, image: pygame.Surface, rect: pygame.Rect, size: int
    ) -> None:
        """On the highest point of the winner, which is a blade as a rule."""
        if not self.lost:
            seen = image.get_bounding_rect(min_alpha=128)
            strip = pygame.Rect(0, seen.top, rect.width, max(1, rect.height // 60)).clip(image.get_rect())
            top = image.subsurface(strip).get_bounding_rect(min_alpha=128)
            paint.draw_glint(ground, (rect.left + top.centerx, rect.top + seen.top + size // 14), size)
