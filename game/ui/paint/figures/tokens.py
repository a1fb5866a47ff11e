"""Mechs on a board, seen from above in any direction: whose they are and where they look is plain at once.

Facing shows three times (the white nose of the plate, the barrels, the window) and the seat twice (its
colour, and its plate: round for seat 0, square for seat 1). Light falls from above left.
"""

import math
from typing import Literal

import pygame

from game.content.art import shipped_art
from game.content.tokens import TokenPart
from game.ui.paint.cache.memory import kept, pixels_of, pixels_of_drawn
from game.ui.paint.figures.figures import Drawn, silhouette
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.solids import PRESSED, Polygon, Turned, box, disc, seen, shadow, solid
from game.ui.paint.svg import OUTLINE, Point, group, outline, path, picture, polygon, stroke

_C = art_colors("tokens")

TokenState = Literal["", "ghost", "wreck"]
"""As it stands; where it will be; destroyed."""

UNITS = 240
"""Drawing units in the size that a token is asked for."""
ACROSS_SQUARE, ACROSS_HEX = 1.3, 1.13
"""Size of a token in widths of a square cell, and of a hexagon."""
TURN_STEPS = 3
"""Pictures between two facings while a mech turns."""

_NAMES = ("base", "shade", "dark", "trim", "glow", "metal", "steel", "ring")
_TONES = tuple(dict(zip(_NAMES, _C.ramp(f"seat {seat}"), strict=True)) for seat in (0, 1))
"""The colours of each seat: those of parts, and that of the plate's rim."""
_PLATES: tuple[tuple[Polygon, Polygon], ...] = (
    (disc(0, 0, 84, 28), disc(0, 0, 68, 28)),
    (box(-76, -76, 76, 76, 16), box(-60, -60, 60, 60, 12)),
)
PORTRAIT = (35.0, 145.0)
"""Degrees that a mech looks on a plate: a near one, and a far one."""
_PORTRAITS = 64
"""Sizes that portraits are painted in are multiples of so many pixels."""
_HIGH = 8
"""Height of the plate."""
_NOSE, _LONGER = 118, 26
"""How far the nose reaches, and by how much more where the body would hide it."""
_LAYER = 12
"""Parts that begin within such a height are drawn from back to front."""
_GHOST, _GHOST_EDGE = (*rgb(_C["ghost"]), 190), rgb(_C["ghost edge"])
_CRACKS = (
    ((-52, -64), (-18, -22), (-30, 6), (8, 20), (2, 52), (26, 78)),
    ((-18, -22), (24, -40), (40, -76)),
    ((8, 20), (46, 8), (66, 22)),
)


def token_size(cell: float, *, hexagon: bool) -> int:
    """The size of a token on cells that are so many pixels wide."""
    return round(cell * (ACROSS_HEX if hexagon else ACROSS_SQUARE))


def screen_turn(facing: float, facings: int, viewer: int = 0) -> float:
    """Degrees clockwise from up of a facing of 6 or 8, as the viewer's seat sees it.

    >>> screen_turn(2, 8), screen_turn(1, 6, viewer=1)
    (90.0, 240.0)
    """
    return (facing * 360 / facings + 180 * viewer) % 360


def turning(start: int, by: int, facings: int) -> tuple[float, ...]:
    """The facings to show while a mech turns by so many (negative: to the left), the last one included.

    >>> turning(0, 1, 8)
    (0.25, 0.5, 0.75, 1.0)
    >>> turning(0, -1, 6)[-1]
    5.0
    """
    steps = abs(by) * (TURN_STEPS + 1)
    return tuple((start + by * step / steps) % facings for step in range(1, steps + 1))


@kept(3_000_000, pixels_of_drawn)
def token(chassis: str, seat: int, degrees: float, size: int, *, state: TokenState = "") -> Drawn:
    """A mech that looks `degrees` clockwise from up (see `screen_turn`), about `size` pixels wide.

    `chassis` is an entry of data/art/tokens.yaml; an unknown one is the plate alone. Blit it at the corner
    that is returned, counted from the middle of its cell on the screen. About 3 ms once.
    """
    turned, scale = Turned(degrees), size / UNITS
    cast, body, points = _body(chassis, seat, turned, broken=state == "wreck")
    left, top = (min(point[axis] for point in points) - 6 for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) + 6 for axis in (0, 1))
    corner = math.floor(left * scale), math.floor(top * scale)
    area = math.ceil(right * scale) - corner[0], math.ceil(bottom * scale) - corner[1]
    shown = group(body if state == "ghost" else cast + body, (-corner[0] / scale, -corner[1] / scale))
    image = picture(shown, (area[0] / scale, area[1] / scale), area)
    if state == "ghost":
        image = _ghost(image, size)
    return (_wreck(image) if state == "wreck" else image), corner


@kept(600_000, pixels_of_drawn)
def portrait(chassis: str, seat: int, size: int, *, near: bool, state: TokenState = "") -> Drawn:
    """A mech on a plate, `near` ones from behind. All sizes come from a few larger pictures: those of a mech
    on a row, on a plate and as a target are the same one.
    """
    source = math.ceil(size / _PORTRAITS) * _PORTRAITS
    turn = PORTRAIT[0 if near else 1]
    image, (left, top) = token(chassis, seat, turn, source, state=state)
    share = size / source
    area = max(1, round(image.get_width() * share)), max(1, round(image.get_height() * share))
    return pygame.transform.smoothscale(image, area), (round(left * share), round(top * share))


def _body(
    chassis: str, seat: int, turned: Turned, *, broken: bool
) -> tuple[str, str, list[tuple[float, float]]]:
    """The shadow and the token as SVG, and points that its picture reaches."""
    tones = _TONES[seat]
    plate, inner = _PLATES[seat]
    nose = _nose(turned)
    shadows = []
    points: list[tuple[float, float]] = []
    drawn = ""
    for shape, top in ((plate, tones["ring"]), (nose, _C["gloss"])):
        flat = turned.flat(shape)
        high = seen(flat, _HIGH)
        drawn += solid(seen(flat), high, top, tones["shade"], pen=4)
        shadows.append(shadow(flat, 0, _HIGH + 6))
        points += [*high, *shadows[-1]]
    ground = blend(tones["dark"], _C["ground"], 0.45)
    drawn += polygon(seen(turned.flat(inner), _HIGH), ground)
    found = shipped_art().tokens.get(chassis)
    parts: list[tuple[int, float, str]] = []
    for part in found.parts if found else ():
        side, layer = _side(tones, part.tone), int(part.heights[0] // _LAYER)
        inset = tones[part.inset] if part.inset else ""
        for shape in _polygons(part, found.size if found else 1, found.shift if found else 0):
            flat = turned.flat(shape)
            low, high = (seen(flat, height) for height in part.heights)
            shadows.append(shadow(flat, *part.heights))
            points += [*high, *shadows[-1]]
            middle = sum(y for _, y in flat) / len(flat)
            parts.append((layer, middle, solid(low, high, tones[part.tone], side, inset)))
    drawn += "".join(text for *_, text in sorted(parts, key=lambda entry: entry[:2]))
    if broken:
        drawn += _cracks()
    covered = " ".join(map(outline, shadows))
    return path(covered, _C["body fill"], opacity=0.42), drawn, points


def _nose(turned: Turned) -> Polygon:
    """The triangle on the plate that points ahead, before it is turned."""
    ahead = math.cos(math.radians(turned.degrees))
    return (-46.0, -66.0), (0.0, -_NOSE - _LONGER * max(0.0, ahead)), (46.0, -66.0)


def nose_middle(degrees: float, size: int) -> Point:
    """Where the middle of a token's nose is, in pixels from the middle of its cell."""
    turned = Turned(degrees)
    corners = seen(turned.flat(_nose(turned)), _HIGH)
    x, y = (sum(corner[axis] for corner in corners) / len(corners) for axis in (0, 1))
    return x * size / UNITS, y * size / UNITS


Outline = tuple[pygame.Surface, pygame.Surface, tuple[int, int]]
"""Pictures of a rim and a nose, and where their corner lies from the middle of the cell."""


def _pixels_of_outline(found: Outline) -> int:
    return 2 * pixels_of(found[0])


@kept(1_000_000, _pixels_of_outline)
def base_outline(seat: int, degrees: float, size: int) -> Outline:
    """The rim of a token's plate and its nose as two pictures, to be seen through what stands before them.

    Blit them at the corner that is returned, as a token.
    """
    turned, scale = Turned(degrees), size / UNITS
    rim = seen(turned.flat(_PLATES[seat][0]), _HIGH)
    nose = seen(turned.flat(_nose(turned)), _HIGH)
    left, top = (min(point[axis] for point in (*rim, *nose)) - 10 for axis in (0, 1))
    right, bottom = (max(point[axis] for point in (*rim, *nose)) + 10 for axis in (0, 1))
    corner = math.floor(left * scale), math.floor(top * scale)
    area = math.ceil(right * scale) - corner[0], math.ceil(bottom * scale) - corner[1]
    edge = outline(rim)
    bodies = (
        stroke(edge, OUTLINE, 15) + stroke(edge, _TONES[seat]["ring"], 7),
        polygon(nose, _C["gloss"], OUTLINE, 7),
    )
    shift, whole = (-corner[0] / scale, -corner[1] / scale), (area[0] / scale, area[1] / scale)
    images = [picture(group(body, shift), whole, area) for body in bodies]
    return images[0], images[1], corner


def _polygons(part: TokenPart, size: float, shift: float) -> list[Polygon]:
    """A part, and its mirror image, at the size of its mech."""
    if part.box is not None:
        shape = box(*part.box)
    elif part.disc is not None:
        shape = disc(*part.disc)
    else:
        shape = part.points
    placed = tuple((x * size, y * size + shift) for x, y in shape)
    mirrored = tuple((-x, y) for x, y in reversed(placed))
    return [placed, mirrored] if part.mirror else [placed]


def _side(tones: dict[str, str], tone: str) -> str:
    """The colour of a part's sides."""
    if tone == "base":
        return tones["shade"]
    if tone == "glow":
        return blend(tones["glow"], _C["side"], 0.5)
    return blend(tones[tone], OUTLINE, 0.5)


def _cracks() -> str:
    """Breaks over the whole token, the same from every side."""
    lines = [outline([(x, y * PRESSED - 26) for x, y in points], closed=False) for points in _CRACKS]
    return "".join(
        stroke(line, color, width)
        for color, width in ((_C["crack edge"], 12), (_C["crack"], 2.5))
        for line in lines
    )


def _wreck(image: pygame.Surface) -> pygame.Surface:
    grey = pygame.transform.grayscale(image)
    grey.fill(_C["wreck"], special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _ghost(image: pygame.Surface, size: int) -> pygame.Surface:
    """One colour, half clear, with a bright edge; it throws no shadow."""
    ghost = pygame.transform.grayscale(image)
    ghost.fill((62, 62, 62, 0), special_flags=pygame.BLEND_RGBA_ADD)
    ghost.fill(_GHOST, special_flags=pygame.BLEND_RGBA_MULT)
    edge, width = silhouette(image, _GHOST_EDGE, 255), max(1, size // 60)
    whole = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    for x, y in ((-width, 0), (width, 0), (0, -width), (0, width)):
        whole.blit(edge, (x, y))
    whole.blit(silhouette(image, (0, 0, 0), 255), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    whole.blit(ghost, (0, 0))
    return whole
