"""What a weapon sends to its target: bullets, pellets, shells, rockets, beams and bolts, one class each."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pygame

from game.ui.paint.cache.memory import kept
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, ellipse, group, polygon
from game.ui.parts.grid import Point
from game.ui.tables.command_core.map.overlay import Layer, cropped, pixels, stroke
from game.ui.tables.command_core.shows.impacts import Tone, put_layer

_C = art_colors("command_core/shots")
_TURN = 3
"""Degrees between two pictures of a shot."""
_PUFFS, _PUFF_GAP = 5, 0.07
"""Puffs of smoke behind a shell, and how far they are apart as shares of its way."""
_JAGS, _FLICKERS = 9, 4
"""Corners of a bolt, and how often it looks new on its way."""


@dataclass
class Projectile:
    """A shot on its way, `share` of it done; `cell` is the height of a cell in pixels."""

    start: Point
    end: Point
    cell: float
    share: float = 0.0
    kick: ClassVar[float] = 0.14
    """How far it throws its mech back, in heights of a cell."""
    sound: ClassVar[str] = "volley_swing"
    tone: ClassVar[Tone] = "hot"

    @property
    def head(self) -> Point:
        return self.at(self.share)

    def at(self, share: float) -> Point:
        (x0, y0), (x1, y1) = self.start, self.end
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    @property
    def degrees(self) -> int:
        """Where it flies, clockwise from the right."""
        (x0, y0), (x1, y1) = self.start, self.end
        return round(math.degrees(math.atan2(y1 - y0, x1 - x0)) / _TURN) * _TURN

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        return put_layer(surface, streak_layer(round(self.cell), self.degrees, 0.62), self.head)


class Bullet(Projectile):
    """A bright streak."""


class Pellets(Projectile):
    """Four short streaks that spread as they fly."""

    kick = 0.22

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        x, y = self.head
        aside = math.radians(self.degrees + 90)
        image, found = (
            streak_layer(round(self.cell), self.degrees, 0.3),
            pygame.Rect(round(x), round(y), 1, 1),
        )
        for number in (-1.5, -0.5, 0.5, 1.5):
            far = number * self.cell * 0.14 * (0.3 + self.share)
            back = abs(number) * self.cell * 0.1
            ahead = math.radians(self.degrees)
            place = x + math.cos(aside) * far - math.cos(ahead) * back, y + math.sin(aside) * far
            found.union_ip(put_layer(surface, image, (place[0], place[1] - math.sin(ahead) * back)))
        return found


class Shell(Projectile):
    """A heavy round that rises and falls over its shadow, with smoke behind it."""

    kick = 0.3
    sound = "shell_swing"
    arc: ClassVar[float] = 0.22
    """How high it rises, in parts of its way."""

    def lifted(self, share: float) -> Point:
        x, y = self.at(share)
        return x, y - math.sin(math.pi * share) * self.arc * math.dist(self.start, self.end)

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        x, y = self.head
        cell = round(self.cell)
        found = put_layer(surface, shadow_layer(cell), (x, y + self.cell * 0.3))
        for number in range(_PUFFS, 0, -1):
            share = self.share - number * _PUFF_GAP
            if share > 0:
                found.union_ip(put_layer(surface, puff_layer(cell, number), self.lifted(share)))
        return found.union(put_layer(surface, self.body(cell), self.lifted(self.share)))

    def body(self, cell: int) -> Layer:
        return shell_layer(cell)


class Rocket(Shell):
    """A rocket, lower and faster than a shell."""

    kick = 0.18
    sound = "volley_swing"
    arc = 0.08

    def body(self, cell: int) -> Layer:
        return rocket_layer(cell, self.degrees)


class Beam(Projectile):
    """Light along the whole way: it reaches its end at once, widens and goes out."""

    kick = 0.1
    sound = "beam_swing"
    tone = "cold"

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        wide = round(1 + 12 * self.share if self.share < 0.25 else 4 * (1 - self.share))
        if not wide:
            return pygame.Rect(round(self.start[0]), round(self.start[1]), 1, 1)
        return put_layer(surface, beam_layer(round(self.cell), *_way(self), wide), self.start)


class Bolt(Projectile):
    """Lightning that looks new again and again."""

    kick = 0.06
    sound = "splash_swing"
    tone = "cold"

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        look = int(self.share * _FLICKERS)
        return put_layer(surface, bolt_layer(round(self.cell), *_way(self), look), self.start)


PROJECTILES: Mapping[str, type[Projectile]] = {
    "bullet_hit": Bullet,
    "pellet_hit": Pellets,
    "shell_hit": Shell,
    "rocket_hit": Rocket,
    "beam_hit": Beam,
    "shock_hit": Bolt,
}
"""By the family of effects that shows where it lands."""


def _way(shot: Projectile) -> tuple[int, int]:
    (x0, y0), (x1, y1) = shot.start, shot.end
    return round(x1 - x0), round(y1 - y0)


@kept(600_000, pixels)
def streak_layer(cell: int, degrees: int, long: float) -> Layer:
    """A streak of light whose head is at the origin."""
    tail, wide = -long * cell, 0.1 * cell
    body = circle(0, 0, 2.2 * wide, _C["hot"], opacity=0.35)
    for color, half in ((INK, 1.1 * wide), (_C["fire"], 0.85 * wide), (_C["core"], 0.45 * wide)):
        body += polygon([(tail * half / wide, 0), (-wide, -half), (half, 0), (-wide, half)], color)
    return cropped(group(body, turn=degrees), _around(long * cell), 0.3 * cell)


@kept(200_000, pixels)
def shadow_layer(cell: int) -> Layer:
    return cropped(ellipse(0, 0, 0.17 * cell, 0.09 * cell, INK, opacity=0.35), _around(0.2 * cell), 2)


@kept(200_000, pixels)
def puff_layer(cell: int, age: int) -> Layer:
    """A puff of smoke, the older the larger and the thinner."""
    radius = cell * (0.06 + 0.026 * age)
    return cropped(circle(0, 0, radius, _C["smoke"], opacity=0.75 - 0.12 * age), _around(radius), 2)


@kept(200_000, pixels)
def shell_layer(cell: int) -> Layer:
    radius = 0.15 * cell
    body = circle(0, 0, 2 * radius, _C["hot"], opacity=0.3)
    body += circle(0, 0, radius, _C["metal"], INK, 0.05 * cell)
    body += circle(-radius * 0.35, -radius * 0.35, radius * 0.4, _C["core"], opacity=0.9)
    return cropped(body, _around(2 * radius), 2)


@kept(400_000, pixels)
def rocket_layer(cell: int, degrees: int) -> Layer:
    """A rocket whose nose is at the origin, and its flame."""
    long, half = 0.34 * cell, 0.075 * cell
    flame = [(-long, -half), (-1.9 * long, 0), (-long, half)]
    body = circle(-1.2 * long, 0, 2.4 * half, _C["hot"], opacity=0.4) + polygon(flame, _C["hot"])
    body += polygon([(-1.1 * long, -half), (-1.5 * long, 0), (-1.1 * long, half)], _C["core"])
    shape = [(0, 0), (-0.3 * long, -half), (-long, -half), (-long, half), (-0.3 * long, half)]
    body += polygon(shape, _C["metal"], INK, 0.035 * cell)
    body += polygon([(0, 0), (-0.3 * long, -half), (-0.3 * long, half)], _C["fire"])
    return cropped(group(body, turn=degrees), _around(2 * long), 0.1 * cell)


@kept(1_500_000, pixels)
def beam_layer(cell: int, x: int, y: int, wide: int) -> Layer:
    """A beam from the origin to a point, one of four widths."""
    line, body = ((0.0, 0.0), (float(x), float(y))), ""
    for color, width, opacity in (("cold", 0.3, 0.22), ("cold", 0.17, 0.7), ("cold core", 0.08, 1.0)):
        body += stroke(line, _C[color], width * cell * wide / 3, opacity=opacity)
    body += circle(0, 0, 0.13 * cell * wide / 3, _C["cold core"])
    return cropped(body, line, 0.3 * cell)


@kept(1_500_000, pixels)
def bolt_layer(cell: int, x: int, y: int, look: int) -> Layer:
    """Lightning from the origin to a point; another one for each look."""
    random, points = Random(look), [(0.0, 0.0)]
    way = max(1.0, math.hypot(x, y))
    for step in range(1, _JAGS):
        aside = random.uniform(-0.17, 0.17) * cell
        share = step / _JAGS
        points.append((x * share - y / way * aside, y * share + x / way * aside))
    points.append((float(x), float(y)))
    body = ""
    for color, width, opacity in (("cold", 0.22, 0.3), ("cold", 0.1, 1.0), ("cold core", 0.05, 1.0)):
        body += stroke(points, _C[color], width * cell, opacity=opacity)
    return cropped(body, points, 0.3 * cell)


def _around(radius: float) -> list[Point]:
    return [(-radius, -radius), (radius, radius)]
