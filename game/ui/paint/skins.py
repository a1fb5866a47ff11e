"""The grounds of panels and controls, drawn once for each size."""

import pygame

from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.svg import document, linear, rasterise


@kept(8_000_000, pixels_of)
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
    inset = edge_width / 2
    body = linear("g", (0, 0), (0, height), top, bottom) + (
        f'<rect x="{inset}" y="{inset}" width="{width - edge_width}" height="{height - edge_width}" '
        f'rx="{radius}" fill="url(#g)" fill-opacity="{opacity}" stroke="{edge}" stroke-width="{edge_width}"/>'
    )
    if gloss:
        body += (
            f'<rect x="{edge_width + 1}" y="{edge_width + 1}" width="{width - 2 * edge_width - 2}" '
            f'height="{height * 0.42:.1f}" rx="{radius * 0.8:.1f}" fill="#ffffff" opacity="{gloss}"/>'
        )
    return rasterise(document(body, width, height), (width, height))


def panel(width: int, height: int, scale: float, opacity: float = 0.94) -> pygame.Surface:
    """The ground that groups of controls and text stand on."""
    return box(
        width,
        height,
        round(16 * scale),
        "#131d26",
        "#0d151c",
        "#3f6675",
        max(1, round(2 * scale)),
        0,
        opacity,
    )


@kept(4_000_000, pixels_of)
def shadow(width: int, height: int, radius: int, blur: int, alpha: int = 150) -> pygame.Surface:
    """A soft shadow, `blur` pixels wider on every side."""
    image = pygame.Surface((width + 2 * blur, height + 2 * blur), pygame.SRCALPHA)
    pygame.draw.rect(image, (0, 0, 0, alpha), (blur, blur, width, height), border_radius=radius)
    soft = pygame.transform.box_blur(image, max(1, blur // 2))
    return pygame.transform.box_blur(soft, max(1, blur // 2))


def _cut(width: int, height: int, cut: float, line: float) -> str:
    inset = line / 2
    return (
        f"M{inset + cut} {inset} H{width - inset - cut} L{width - inset} {inset + cut} "
        f"V{height - inset - cut} L{width - inset - cut} {height - inset} H{inset + cut} "
        f"L{inset} {height - inset - cut} V{inset + cut}Z"
    )


@kept(6_000_000, pixels_of)
def _plate(width: int, height: int, scale: float, top: str, bottom: str) -> pygame.Surface:
    line, cut = max(1.5, 2.6 * scale), 9 * scale
    body = linear("g", (0, 0), (0, height), top, bottom) + (
        f'<path d="{_cut(width, height, cut, line)}" fill="url(#g)" stroke="#0d0e16" stroke-width="{line}"/>'
        f'<path d="M{cut + line} {line * 1.4} H{width - cut - line}" stroke="#ffffff" '
        f'stroke-width="{scale * 1.3}" opacity=".3"/>'
    )
    return rasterise(document(body, width, height), (width, height))


def steel_skin(width: int, height: int, scale: float) -> pygame.Surface:
    return _plate(width, height, scale, "#4c5d6b", "#26323d")


def gold_skin(width: int, height: int, scale: float) -> pygame.Surface:
    return _plate(width, height, scale, "#ffe390", "#e8942a")


def paper_skin(width: int, height: int, scale: float) -> pygame.Surface:
    return _plate(width, height, scale, "#fffaf0", "#e8dcc0")


def teal_skin(width: int, height: int, scale: float) -> pygame.Surface:
    return _plate(width, height, scale, "#8fe6da", "#2b8f86")


def sunk_skin(width: int, height: int, scale: float) -> pygame.Surface:
    return _plate(width, height, scale, "#101820", "#17222b")
