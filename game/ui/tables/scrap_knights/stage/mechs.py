"""Mechs on a stage: each on its shadow, in the light of the place, warm when it is hot, breathing at rest."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.engine.seats import Seat
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.figures import KNEEL, Drawn, flashed, shadow, silhouette, standing
from game.ui.paint.palette import Color, mixed
from game.ui.paint.svg import circle, picture, radial_gradient
from game.ui.tables.shows.breathing import chest, draw_raised, uncovered
from game.ui.tables.shows.stage import Stage

HOTTEST = 7
_PAINTED = 128
"""Pixels of the square on which light is painted."""
_SHADOW = 300 / 528
"""Width of the shadow to the height that a figure is asked for."""

_GHOSTS, _GHOST, _GHOST_TIME = ((-0.55, 0.2), (0.15, 0.38)), (255, 106, 74), 260
"""Where afterimages stay, in shares of the strike, how bright; their colour, and how long they fade."""
_MARGIN = 8
"""Pixels around what lies over a mech: its shadow, its ring."""


@kept(2_000_000, pixels_of)
def glow(size: int, heat: int) -> pygame.Surface:
    """A soft light for heat 1..7 on a square of `size` pixels."""
    share = heat / HOTTEST
    color = "#{:02x}{:02x}{:02x}".format(*mixed((255, 190, 70), (255, 54, 24), share))
    stops = (0.15 + 0.6 * share, 0.3 * share, 0.0)
    light = radial_gradient((50, 50), 50, *(f"{color}/{stop:.2f}" for stop in stops))
    # It is soft: a large one is quicker enlarged than painted.
    small = picture(circle(50, 50, 50, light), (100, 100), (_PAINTED, _PAINTED))
    return pygame.transform.smoothscale(small, (size, size))


@dataclass(frozen=True, slots=True)
class Mech:
    """One mech: `tall` as painters measure it, its `foot` in pixels, facing right, or left."""

    look: str
    seat: Seat
    tall: int
    left: bool
    light: Color
    pose: str
    foot: tuple[int, int] = (0, 0)
    heat: float = 0.0
    turned: bool = False
    """Whether it looks the other way for a moment."""
    struck: bool = False
    """Whether it is lit up by a blow."""
    worn: tuple[str, ...] = ()
    """The palettes of its parts, where they are not those of its look."""
    weapon: str = ""
    """What it holds instead of its own weapon."""

    @property
    def down(self) -> bool:
        return self.pose == KNEEL

    def paint(self) -> Drawn:
        """Its picture, and where the corner lies from its foot; burnt out when it kneels."""
        return standing(
            self.look,
            self.seat,
            self.tall,
            self.pose,
            left=self.left,
            light=self.light,
            burnt=self.down,
            worn=self.worn,
            weapon=self.weapon,
        )

    def paint_struck(self) -> Drawn:
        """Its picture as a blow lights it up."""
        return _lit(replace(self, struck=True, turned=False, foot=(0, 0), heat=0.0))

    def figure(self) -> Drawn:
        """Its picture, and the corner's place."""
        image, (x, y) = self.paint_struck() if self.struck else self.paint()
        if self.turned:
            image, x = pygame.transform.flip(image, True, False), -x - image.get_width()
        return image, (self.foot[0] + x, self.foot[1] + y)

    def leave_behind(self, stage: Stage, pose: str, reach: int, wait: float) -> None:
        """Two afterimages of a strike that goes `reach` pixels ahead."""
        way = -1 if self.left else 1
        for share, alpha in _GHOSTS:
            place = self.foot[0] + round(way * reach * share), self.foot[1]
            image, corner = replace(self, pose=pose, foot=place).figure()
            ghost = silhouette(image, _GHOST, 255)
            stage.ghost(ghost, ghost.get_rect(topleft=corner).center, _GHOST_TIME, alpha=alpha, wait=wait)

    def draw(self, surface: pygame.Surface, up: int) -> list[pygame.Rect]:
        below = shadow(round(self.tall * _SHADOW))
        x, y = self.foot
        touched = [surface.blit(below, below.get_rect(center=(x, y + self.tall // 176)))]
        if self.heat > 0 and not self.down:
            warm = glow(round(self.tall * 1.15), min(HOTTEST, round(self.heat)))
            touched.append(surface.blit(warm, warm.get_rect(center=(x, y - self.tall * 2 // 5))))
        return [*touched, draw_raised(surface, *self.figure(), 0 if self.down else up)]


def _weight(drawn: Drawn) -> int:
    return pixels_of(drawn[0])


@kept(1_500_000, _weight)
def _lit(mech: Mech) -> Drawn:
    image, corner = mech.paint()
    return flashed(image), corner


def poses_of(mechs: Iterable[Mech], poses: Sequence[str], struck: str = "") -> list[Callable[[], object]]:
    """Jobs that paint all mechs in all poses, and in the one in which they are `struck`."""
    posed = [replace(mech, pose=pose) for mech in mechs for pose in poses]
    jobs: list[Callable[[], object]] = [mech.paint for mech in posed]
    return jobs + [mech.paint_struck for mech in posed if mech.pose == struck]


def breathe(
    surface: pygame.Surface,
    ground: pygame.Surface,
    draw: Callable[[pygame.Surface], object],
    moved: Iterable[Mech],
    covers: Iterable[pygame.Rect],
) -> list[pygame.Rect]:
    """Draws the ground and whatever `draw` draws anew where some mechs have moved and nothing lies over them.

    Returns where that was.
    """
    over = [cover.inflate(_MARGIN * 2, _MARGIN * 2) for cover in covers]
    pieces = [piece for mech in moved for piece in uncovered(chest(*mech.figure()), over)]
    for piece in pieces:
        surface.set_clip(piece)
        surface.blit(ground, piece, piece)
        draw(surface)
    surface.set_clip(None)
    return pieces
