"""Marks in the colour of what they mean: round ones on a ring, and pills with a count."""

from collections.abc import Sequence

import pygame

from game.content.dino_battles.statuses import count_of
from game.rules.dino_battles.harm import Harm
from game.rules.dino_battles.view import DinoView
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import TEXT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import OUTLINE, circle, path, picture
from game.ui.paint.text import SMALLEST, draw_line
from game.ui.tables.dino_battles.statuses import ICONS, LOOKS

_COLORS = art_colors("dino_battles/marks")
_OTHERS = ("initiative", "paralysis", "knockout", "comp", "spikes", "camouflage")
RINGS = {name: art_colors("dino_battles/rings")[name] for name in (*ICONS.values(), *_OTHERS)}
"""The colour of the ring by the icon's name; a missing one is noticed at once."""
_PILL, _NARROW, _DIGIT = 1.9, 1.45, 0.3
"""How much wider than high a pill is: usually, in a narrow row, and more for each further digit."""


Marks = tuple[tuple[str, int | None], ...]
"""Names of icons, each with its count if it has one."""


def marks_of(dino: DinoView) -> list[tuple[str, int | None]]:
    """The marks that a Dinosaur bears, each with its count if it has one."""
    found: list[tuple[str, int | None]] = []
    for status, look in LOOKS:
        if count := count_of(dino, status):
            found.append((look.icon, count))
    if dino.paralyzed:
        found.append(("paralysis", dino.paralyzed_rounds or None))
    if dino.spiked:
        found.append(("spikes", dino.spiked))
    if dino.camouflaged:
        found.append(("camouflage", None))
    return found


def marks_by(harm: Harm) -> Marks:
    """The marks that a hit brings."""
    found = [(look.icon, count) for (_, look), count in zip(LOOKS, harm.counts, strict=True) if count]
    return (*found, *([("paralysis", harm.rounds or None)] if harm.paralyzed else []))


@kept(600_000, pixels_of)
def mark(name: str, pixels: int, count: int | None = None) -> pygame.Surface:
    """The mark of an icon of `RINGS`, `pixels` wide, with a count in its lower right corner if it has one."""
    ring = RINGS[name]
    body = circle(32, 32, 30, OUTLINE) + circle(32, 32, 27.5, ring) + circle(32, 32, 23, _COLORS["disc"])
    body += path("M12 28 A21 21 0 0 1 52 28 L46 30 A15 15 0 0 0 18 30Z", _COLORS["gloss"], opacity=0.1)
    image = picture(body, (64, 64), (pixels, pixels))
    drawn = icon(name, round(pixels * 0.56))
    image.blit(drawn, drawn.get_rect(center=(pixels // 2, pixels // 2)))
    if count is not None:
        badge = circle(50, 50, 13.5, OUTLINE) + circle(50, 50, 11.2, ring)
        image.blit(picture(badge, (64, 64), (pixels, pixels)), (0, 0))
        place = round(pixels * 50 / 64), round(pixels * 50 / 64)
        size = max(SMALLEST, round(pixels * 0.32))
        draw_line(image, str(count), "title", size, rgb(_COLORS["count"]), place, "center")
    return image


@kept(300_000, pixels_of)
def pill(name: str, high: int, count: int, ratio: float = _PILL) -> pygame.Surface:
    """The icon of a mark of `RINGS` with its count beside it, `ratio` times wider than high."""
    wide = round(high * (ratio + _DIGIT * (len(str(count)) - 1)))
    top, low = _COLORS.ramp("pill")
    image = box(wide, high, high // 2, top, low, RINGS[name], max(1, high // 13)).copy()
    drawn = icon(name, round(high * 0.72))
    image.blit(drawn, drawn.get_rect(center=(round(high * ratio * 0.305), high // 2)))
    place = round(high * ratio * 0.685 + (wide - high * ratio) / 2), high // 2
    draw_line(image, str(count), "title", max(SMALLEST, round(high * 0.72)), TEXT, place, "center")
    return image


def status(name: str, high: int, count: int | None) -> pygame.Surface:
    """How a Dinosaur shows a mark: as a pill where it has a count."""
    return mark(name, high) if count is None else pill(name, high, count)


def statuses(marks: Sequence[tuple[str, int | None]], high: int, gap: int, room: int) -> list[pygame.Surface]:
    """The marks of a Dinosaur for a row that is `room` wide, with a `gap` between them.

    Where they have no room there, pills become narrower, and then all of them smaller.
    """
    found = [status(name, high, count) for name, count in marks]
    while found and sum(image.get_width() + gap for image in found) > room + gap and high > SMALLEST:
        found = [
            mark(name, high) if count is None else pill(name, high, count, _NARROW) for name, count in marks
        ]
        high -= 1
    return found
