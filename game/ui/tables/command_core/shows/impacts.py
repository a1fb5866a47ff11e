"""Where a shot leaves and lands: the flash at the muzzle, sparks and debris, a glance off armor, dust."""

import math
from dataclasses import dataclass
from random import Random
from typing import Literal

import pygame

from game.ui.paint import pen
from game.ui.paint.cache.memory import kept
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import circle, group, polygon, radial_gradient
from game.ui.parts.grid import Point
from game.ui.tables.command_core.map.overlay import Layer, cropped, pixels, stroke

Landing = Literal["hit", "block", "miss"]
Tone = Literal["hot", "cold"]

_C = art_colors("command_core/shots")
_COLORS: dict[Tone, tuple[str, str, str]] = {
    "hot": (_C["fire"], _C["hot"], _C["core"]),
    "cold": (_C["guard"], _C["cold"], _C["cold core"]),
}
"""The colours of a flash, from its rim inwards."""
_TURN = 15
_FALL = 1.1
"""How far debris falls, in heights of a cell."""
_SPARKS, _CHIPS = 9, 6
_FLASH_UNTIL = 0.4
"""The share of an impact for which its flash is seen."""


@dataclass
class Muzzle:
    """A flash that leaps out of a gun, and the smoke that it leaves; `share` of it is over."""

    place: Point
    degrees: float
    cell: float
    tone: Tone = "hot"
    share: float = 0.0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        x, y = self.place
        cell, turn = round(self.cell), round(self.degrees / _TURN) * _TURN
        found = pygame.Rect(round(x), round(y), 1, 1)
        if self.share > 0.2:
            rise = self.cell * 0.3 * self.share
            found.union_ip(put_layer(surface, smoke_layer(cell, min(3, int(self.share * 4))), (x, y - rise)))
        if self.share < 0.5:
            found.union_ip(
                put_layer(surface, muzzle_layer(cell, turn, int(self.share * 4), self.tone), (x, y))
            )
        return found


@dataclass
class Impact:
    """What is seen where a shot lands that came at so many `degrees`; `share` of it is over."""

    place: Point
    degrees: float
    cell: float
    lands: Landing
    seed: int = 0
    tone: Tone = "hot"
    share: float = 0.0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        if self.lands == "miss":
            return self._draw_dust(surface)
        cell, found = round(self.cell), self._draw_sparks(surface)
        if self.share < _FLASH_UNTIL:
            if self.lands == "block":
                layer = glance_layer(cell, round(self.degrees / _TURN) * _TURN)
            else:
                layer = burst_layer(cell, self.seed % 3, int(self.share / _FLASH_UNTIL * 3), self.tone)
            found.union_ip(put_layer(surface, layer, self.place))
        return found

    def _draw_sparks(self, surface: pygame.Surface) -> pygame.Rect:
        """Sparks that fly back along the shot, and chips of armor that fall."""
        random, cell, blocked = Random(self.seed), self.cell, self.lands == "block"
        found = pygame.Rect(round(self.place[0]), round(self.place[1]), 1, 1)
        away = self.share**0.6
        colors = (_C["guard"], _C["core"]) if blocked else _COLORS[self.tone][::-1]
        for _ in range(_SPARKS):
            angle = math.radians(self.degrees + 180 + random.uniform(-75, 75))
            far, color = cell * random.uniform(0.45, 1.0), rgb(random.choice(colors))
            head = self._flown(angle, far * away)
            tail = self._flown(angle, far * max(0.0, away - 0.3 * (1 - self.share)))
            if self.share < 0.8:
                pen.line(surface, color, tail, head, max(1, round(cell * 0.05)))
            found.union_ip(pygame.Rect(round(head[0]), round(head[1]), 1, 1))
        for _ in range(0 if blocked else _CHIPS):
            angle = math.radians(random.uniform(180, 360))
            far, size = cell * random.uniform(0.3, 0.9), cell * random.uniform(0.05, 0.09)
            x, y = self._flown(angle, far * away)
            y += cell * _FALL * self.share * self.share
            turn = random.uniform(0, 6) + self.share * 9
            corners = [
                (x + math.cos(turn + corner) * size, y + math.sin(turn + corner) * size)
                for corner in (0, 1.3, 3.1, 4.6)
            ]
            pen.polygon(surface, rgb(INK), [(cx + (cx - x) * 0.5, cy + (cy - y) * 0.5) for cx, cy in corners])
            pen.polygon(surface, rgb(_C["metal"]), corners)
            found.union_ip(pygame.Rect(round(x), round(y), 1, 1))
        return found.inflate(round(cell * 0.5), round(cell * 0.5))

    def _flown(self, angle: float, far: float) -> Point:
        return self.place[0] + math.cos(angle) * far, self.place[1] + math.sin(angle) * far

    def _draw_dust(self, surface: pygame.Surface) -> pygame.Rect:
        age = min(4, int(self.share * 5))
        return put_layer(surface, dust_layer(round(self.cell), self.seed % 3, age), self.place)


def put_layer(surface: pygame.Surface, layer: Layer, place: Point) -> pygame.Rect:
    """Draws a picture whose origin is at a place; returns where."""
    image, (left, top) = layer
    return surface.blit(image, (round(place[0]) + left, round(place[1]) + top))


def _around(radius: float) -> list[Point]:
    return [(-radius, -radius), (radius, radius)]


def _star(points: int, inner: float, outer: float, seed: int) -> list[Point]:
    random, found = Random(seed), []
    for number in range(2 * points):
        angle = math.pi * number / points + random.uniform(-0.15, 0.15)
        far = (inner if number % 2 else outer) * random.uniform(0.8, 1.15)
        found.append((math.cos(angle) * far, math.sin(angle) * far))
    return found


def _glow(radius: float, color: str) -> str:
    """Light that fades outwards."""
    return circle(
        0, 0, radius, radial_gradient((0, 0), radius, f"{color}/0.7", f"{color}/0.22", f"{color}/0")
    )


@kept(600_000, pixels)
def muzzle_layer(cell: int, degrees: int, age: int, tone: Tone) -> Layer:
    """A flash whose tongues are longest ahead."""
    size, (_, outer, inner) = cell * (0.6, 0.42)[min(1, age)], _COLORS[tone]
    body = _glow(size * 1.1, outer)
    for color, grown in ((outer, 1.0), (inner, 0.6)):
        points = []
        for number, long in enumerate((1.3, 0.3, 0.75, 0.22, 0.5, 0.18, 0.3, 0.18, 0.5, 0.22, 0.75, 0.3)):
            angle, far = math.tau * number / 12, long * size * grown
            points.append((math.cos(angle) * far, math.sin(angle) * far * 0.8))
        body += polygon(points, color, INK, 0.03 * cell if grown == 1 else 0)
    return cropped(group(body, turn=degrees), _around(size * 1.3), 2)


@kept(300_000, pixels)
def smoke_layer(cell: int, age: int) -> Layer:
    radius, opacity = cell * (0.1 + 0.04 * age), 0.6 - 0.14 * age
    body = circle(0, 0, radius, _C["smoke"], opacity=opacity)
    body += circle(radius, -radius * 0.5, radius * 0.7, _C["smoke"], opacity=opacity)
    return cropped(body, _around(2 * radius), 2)


@kept(600_000, pixels)
def burst_layer(cell: int, seed: int, age: int, tone: Tone) -> Layer:
    """A burst of fire, smaller as it ages."""
    size, colors = cell * (0.5, 0.4, 0.26)[min(2, age)], _COLORS[tone]
    body = _glow(size * 1.3, colors[1])
    for color, grown in zip(colors, (1.0, 0.74, 0.42), strict=True):
        edge = 0.035 * cell if grown == 1 else 0
        body += polygon(_star(8, 0.5 * size * grown, size * grown, seed), color, INK, edge)
    return cropped(body, _around(size * 1.3), 2)


@kept(600_000, pixels)
def glance_layer(cell: int, degrees: int) -> Layer:
    """A plate of light, across the way of the shot that it turned aside."""
    radius = 0.46 * cell
    arc = [
        (-math.cos(math.radians(turn)) * radius + 0.16 * cell, math.sin(math.radians(turn)) * radius)
        for turn in range(-60, 61, 10)
    ]
    body = ""
    for color, width, opacity in (("guard", 0.26, 0.35), ("guard", 0.13, 1.0), ("core", 0.05, 1.0)):
        body += stroke(arc, _C[color], width * cell, opacity=opacity)
    return cropped(group(body, turn=degrees), _around(radius), 0.3 * cell)


@kept(600_000, pixels)
def dust_layer(cell: int, seed: int, age: int) -> Layer:
    """Dust that a shot beside its target throws up."""
    random, body = Random(seed), ""
    grown, opacity = 0.5 + 0.16 * age, 0.85 - 0.16 * age
    for _ in range(6):
        x, y = random.uniform(-0.3, 0.3) * cell * grown, random.uniform(-0.45, 0.05) * cell * grown
        body += circle(x, y, cell * 0.15 * grown, _C["dust"], opacity=opacity)
    return cropped(body, _around(0.6 * cell * grown), 0.2 * cell)
