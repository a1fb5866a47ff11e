"""Figures for the end of a duel: the winner in the light, the loser burnt and on its knees."""

from collections.abc import Mapping
from typing import Literal

import pygame
from msgspec.structs import replace

from game.content.art import NOTHING, Palette, Pose, shipped_art
from game.ui.paint.art import standing
from game.ui.paint.memory import kept
from game.ui.paint.palette import Color, mixed
from game.ui.paint.rig import Canvas, mech, robot
from game.ui.paint.svg import document, rasterise
from game.ui.parts.steel import color_of, hex_of

Drawn = tuple[pygame.Surface, tuple[int, int]]
"""A picture with nothing around it, and where its corner lies from the foot's middle."""

Role = Literal["won", "lost", "drew"]
"""How it ended for a figure. Losers look to the left, others to the right unless they are told."""

_LARGEST, _BELOW, _SMALLER = (1000, 720), 80, 5
"""Units that any drawing lies within, those below its foot, and units a pixel of the small picture."""
_PORTRAIT_UNITS = 290
"""How high a mech stands in its drawing, for one that is drawn as a plain knight."""
_SOOT: Color = (40, 29, 30)
_BLADE = (163, -132, 1.1, 190)
"""A weapon in the ground, from the foot: where it is held, its size, its turn."""
_BLADE_ROOM = (40, -280, 290, 2)
"""Its room: left, top, right, and the ground."""
_POSES: dict[Role, str] = {"won": "triumph", "lost": "collapse", "drew": "guard"}
_LEGS = (0.0, 0.0)
_ROBOT_POSES: dict[Role, Pose] = {
    "won": Pose("won", -4, (150, 160), (-60, 10), _LEGS, _LEGS, hold=20, rear_hold=-30),
    "lost": Pose("lost", 40, (64, 34), (-58, -20), _LEGS, _LEGS, hold=52, rear_hold=-110),
    "drew": Pose("drew", 2, (34, 66), (-30, 20), _LEGS, _LEGS, hold=40, rear_hold=-20),
}
_TILT = 16
"""Degrees by which a robot that is broken leans."""


def burnt(palette: Palette) -> Palette:
    """The colours of what has burnt: soot over all, and no light any more."""
    soot = (0.58, 0.6, 0.62, 0.62, 0.93)
    colors = tuple(
        hex_of(mixed(color_of(color), _SOOT, share))
        for color, share in zip(palette.colors, soot, strict=True)
    )
    return replace(palette, colors=colors)


def _palettes(name: str, role: Role) -> Mapping[str, Palette]:
    palettes = shipped_art().palettes
    return {**palettes, name: burnt(palettes[name])} if role == "lost" else palettes


def _pixels(drawn: Drawn) -> int:
    return drawn[0].get_width() * drawn[0].get_height()


@kept(500_000, _pixels)
def ending_mech(look: str, seat: int, scale: float, role: Role, light: Color, *, left: bool) -> Drawn:
    """A mech, `scale` pixels a drawing unit; one without a drawing is a plain knight."""
    art = shipped_art()
    if look not in art.looks:
        pose = "stand" if role == "drew" else _POSES[role]
        return standing(look, seat, round(_PORTRAIT_UNITS * scale), pose, left=left)
    held = (NOTHING, NOTHING) if role == "lost" else ("", "")
    figure = art.looks[look]
    palettes = _palettes(figure.palette, role)
    body = _turned(mech(figure, art.poses[_POSES[role]], palettes, *held), left=left)
    planted = role == "lost" and figure.weapon != NOTHING
    sheet = _Sheet(body, scale, _BLADE_ROOM if planted else None)
    _rim(sheet.image, light, scale, role)
    if planted:
        _plant(sheet, figure.weapon, palettes[figure.palette])
    return sheet.cropped()


@kept(500_000, _pixels)
def ending_robots(looks: tuple[str, ...], scale: float, role: Role, light: Color, *, left: bool) -> Drawn:
    """Robots side by side, the first one in front, `scale` pixels a drawing unit."""
    art = shipped_art()
    body = ""
    for (x, y, size), look in reversed(list(zip(_ROW, looks, strict=False))):
        one = art.robots[look]
        drawn = robot(one, _ROBOT_POSES[role], _palettes(one.palette, role))
        turn = f" scale(0.86) rotate({_TILT})" if role == "lost" else ""
        body += f'<g transform="translate({x} {y}) scale({size}){turn}">{drawn}</g>'
    sheet = _Sheet(_turned(body, left=left), scale)
    _rim(sheet.image, light, scale, role)
    return sheet.cropped()


_ROW = ((0, 0, 1.1), (-190, -14, 0.78), (185, -14, 0.78))
"""Where robots stand, and how large: the first in the middle and in front."""


def _turned(drawn: str, *, left: bool) -> str:
    return f'<g transform="scale(-1 1)">{drawn}</g>' if left else drawn


class _Sheet:
    """A drawing in pixels, no larger than it must be: its foot at `foot`, `scale` pixels a unit.

    `more` is room for something else: left, top, right, foot, in units from the drawing's foot.
    """

    def __init__(self, body: str, scale: float, more: tuple[int, int, int, int] | None = None) -> None:
        self.scale = scale
        left, top, right, foot = _extent(body)
        if more is not None:
            left, top = min(left, more[0]), min(top, more[1])
            right, foot = max(right, more[2]), max(foot, more[3])
        size = right - left, foot - top
        drawn = f'<g transform="translate({-left} {-top})">{body}</g>'
        self.image = rasterise(document(drawn, *size), (round(size[0] * scale), round(size[1] * scale)))
        self.foot = round(-left * scale), round(-top * scale)

    def cropped(self) -> Drawn:
        rect = self.image.get_bounding_rect()
        return self.image.subsurface(rect).copy(), (rect.left - self.foot[0], rect.top - self.foot[1])


def _extent(body: str) -> tuple[int, int, int, int]:
    """Left, top, right and foot of a drawing in units from its foot, found in a small picture of it."""
    wide, high = _LARGEST
    drawn = f'<g transform="translate({wide // 2} {high - _BELOW})">{body}</g>'
    small = rasterise(document(drawn, wide, high), (wide // _SMALLER, high // _SMALLER))
    rect = small.get_bounding_rect()
    left, top = rect.left - 2 - wide // 2 // _SMALLER, rect.top - 2 - (high - _BELOW) // _SMALLER
    return tuple(  # type: ignore[return-value]
        number * _SMALLER for number in (left, top, left + rect.width + 4, top + rect.height + 4)
    )


def _rim(image: pygame.Surface, light: Color, scale: float, role: Role) -> None:
    """Light along the edge: from the upper left, and weaker from the right on whoever lies there."""
    edge = image.copy()
    edge.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    gone = edge.copy()
    edge.fill((*light, 0), special_flags=pygame.BLEND_RGBA_ADD)
    shift = (2.4, -1.9) if role == "lost" else (-1.5, -1.5)
    # What is left of the outline where it is not covered by itself, moved away from the light.
    edge.blit(gone, (round(-shift[0] * scale), round(-shift[1] * scale)), special_flags=pygame.BLEND_RGBA_SUB)
    edge.set_alpha(150 if role == "lost" else 225)
    image.blit(edge, (0, 0))


def _plant(sheet: _Sheet, weapon: str, palette: Palette) -> None:
    """Draws the weapon beside the figure; what would lie below the ground is not drawn."""
    x, y, size, turn = _BLADE
    left, top, right, foot = _BLADE_ROOM
    canvas = Canvas()
    canvas.add("weapons", weapon, palette, (x - left, y - top), turn, size)
    wide, high = right - left, foot - top
    whole = document("".join(canvas.parts), wide, high)
    blade = rasterise(whole, (round(wide * sheet.scale), round(high * sheet.scale)))
    corner = sheet.foot[0] + round(left * sheet.scale), sheet.foot[1] + round(top * sheet.scale)
    sheet.image.blit(blade, corner)
