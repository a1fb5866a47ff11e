"""The grounds of panels and controls: steel is pressed, paper speaks, gold is next, brass names things."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.slices import narrow, stretched
from game.ui.paint.materials.steel import BRASS, CONSOLE, INK, Tone, plate
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import cut_corners, picture, polygon, rect, stroke, vertical

_C = art_colors("skins")

STEEL: Tone = _C.ramp("steel")
STEEL_LIT: Tone = _C.ramp("steel lit")
STEEL_OFF: Tone = _C.ramp("steel off")
GOLD: Tone = _C.ramp("gold")
GOLD_LIT: Tone = _C.ramp("gold lit")
DANGER: Tone = _C.ramp("danger")
DANGER_LIT: Tone = _C.ramp("danger lit")
PAPER: Tone = _C.ramp("paper")
TEAL: Tone = _C.ramp("teal")
NOTE: Tone = _C.ramp("note")
SUNK: Tone = _C.ramp("sunk")
RING = _C["ring"]


def panel(width: int, height: int, scale: float) -> pygame.Surface:
    """The big plate that groups of controls and text stand on, with a rivet in each corner."""
    return plate(width, height, scale, CONSOLE, 14, rivets=True)


def steel_skin(width: int, height: int, scale: float, *, lit: bool = False) -> pygame.Surface:
    """What can be pressed."""
    return plate(width, height, scale, STEEL_LIT if lit else STEEL)


def off_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """What cannot be pressed now."""
    return plate(width, height, scale, STEEL_OFF)


def gold_skin(width: int, height: int, scale: float, *, lit: bool = False) -> pygame.Surface:
    """What is next; one a screen."""
    return plate(width, height, scale, GOLD_LIT if lit else GOLD)


def danger_skin(width: int, height: int, scale: float, *, lit: bool = False) -> pygame.Surface:
    """What destroys something."""
    return plate(width, height, scale, DANGER_LIT if lit else DANGER)


def note_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """A hint beside a control: dark, so that it stands out from the steel around it."""
    return plate(width, height, scale, NOTE, 5)


def paper_skin(width: int, height: int, scale: float, cut: float = 7) -> pygame.Surface:
    """The ground of what is open or speaks; text on it is ink."""
    return plate(width, height, scale, PAPER, cut)


def teal_skin(width: int, height: int, scale: float, cut: float = 5) -> pygame.Surface:
    """What is done, chosen or filled."""
    return plate(width, height, scale, TEAL, cut)


def brass_skin(width: int, height: int, scale: float, cut: float = 5) -> pygame.Surface:
    """What names things."""
    return plate(width, height, scale, BRASS, cut)


@kept(300_000, pixels_of)
def brass_tab(width: int, height: int, scale: float) -> pygame.Surface:
    """The plate that names what hangs below it, narrower at its foot."""
    i = 1.2 * scale
    points = [(i, i), (width - i, i), (width - 9 * scale, height - i), (9 * scale, height - i)]
    body = polygon(points, vertical(0, height, *BRASS), INK, 2.3 * scale)
    return picture(body, (width, height))


@kept(3_000_000, pixels_of)
def sunk_skin(width: int, height: int, scale: float, radius: float = 7) -> pygame.Surface:
    """A sunken ground, for what is typed, chosen or listed: shade under its upper edge."""
    edge, rx = max(1.0, 1.6 * scale), min(radius * scale, height / 2)
    ground = vertical(0, height, *SUNK)
    body = rect(edge / 2, edge / 2, width - edge, height - edge, ground, INK, edge, rx=rx)
    deep = min(12 * scale, height / 2)
    shade = vertical(0, deep, f"{_C['shadow']}/.5", f"{_C['shadow']}/0")
    body += rect(edge, edge, width - 2 * edge, deep, shade, rx=rx * 0.9)
    line = f"M{rx:.1f} {height - edge * 0.6:.1f} H{width - rx:.1f}"
    body += stroke(line, _C["sunk skin stroke"], max(0.8, 1.1 * scale), opacity=0.4)
    return picture(body, (width, height))


RING_GAP, RING_GLOW = 3.5, 10.0
"""Units between a control and its ring, and as far as the ring's light reaches."""
_RING_LIGHT = 16
"""Units that the light is wide."""


def ring_margin(scale: float) -> int:
    """By how many pixels the ring's picture is larger than its control, on every side."""
    return round((RING_GAP + RING_GLOW) * scale)


@kept(3_000_000, pixels_of)
def ring_skin(width: int, height: int, scale: float, cut: float = 9) -> pygame.Surface:
    """The one ring around what the keys or the pointer mean."""
    margin = ring_margin(scale)
    wide, high = width + 2 * margin, height + 2 * margin
    short = narrow(wide, (RING_GLOW + RING_GAP + cut + _RING_LIGHT) * scale)
    return stretched(_ring(short, high, scale, cut), wide)


@kept(300_000, pixels_of)
def _ring(wide: int, high: int, scale: float, cut: float) -> pygame.Surface:
    edge = cut_corners(wide, high, (cut + RING_GAP * 0.42) * scale, RING_GLOW * scale)
    lines = ((_RING_LIGHT, RING, 0.07), (10, RING, 0.14), (6.6, INK, 1), (3.6, RING, 1))
    body = "".join(
        polygon(edge, "none", color, pen * scale, opacity=opacity) for pen, color, opacity in lines
    )
    return picture(body, (wide, high))


@kept(3_000_000, pixels_of)
def box(
    width: int,
    height: int,
    radius: float,
    top: str,
    bottom: str,
    edge: str,
    edge_width: float = 2,
    gloss: float = 0.0,
    opacity: float = 1.0,
) -> pygame.Surface:
    """A rounded box, shaded from `top` to `bottom`."""
    short = narrow(width, max(radius, edge_width) + edge_width + 1)
    return stretched(_box(short, height, radius, (top, bottom, edge), edge_width, gloss, opacity), width)


@kept(500_000, pixels_of)
def _box(
    width: int,
    height: int,
    radius: float,
    colors: tuple[str, str, str],
    edge_width: float,
    gloss: float,
    opacity: float,
) -> pygame.Surface:
    top, bottom, edge = colors
    inset, ground = edge_width / 2, vertical(0, height, top, bottom)
    wide, high = width - edge_width, height - edge_width
    body = rect(inset, inset, wide, high, ground, edge, edge_width, rx=radius, fill_opacity=opacity)
    if gloss:
        left = edge_width + 1
        light, rx = (left, left, width - 2 * left, height * 0.42), radius * 0.8
        body += rect(*light, _C["gloss"], rx=rx, opacity=gloss)
    return picture(body, (width, height))


@kept(4_000_000, pixels_of)
def shadow(width: int, height: int, radius: int, blur: int, alpha: int = 150) -> pygame.Surface:
    """A soft shadow, `blur` pixels wider on every side."""
    image = pygame.Surface((width + 2 * blur, height + 2 * blur), pygame.SRCALPHA)
    pygame.draw.rect(image, (0, 0, 0, alpha), (blur, blur, width, height), border_radius=radius)
    soft = pygame.transform.box_blur(image, max(1, blur // 2))
    return pygame.transform.box_blur(soft, max(1, blur // 2))
