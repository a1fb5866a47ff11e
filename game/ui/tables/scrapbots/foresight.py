"""What an attack would do, written on the lanes that it strikes before it is confirmed."""

import pygame

from game.rules.scrapbots.preview import LaneResult, Preview
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, TEXT
from game.ui.paint.text import draw_line


def _words(result: LaneResult) -> str:
    if result.destroyed:
        return "destroyed"
    parts = [f"−{result.damage}"] if result.damage else []
    if result.wounds:
        parts.append(f"{result.wounds} Wound" + ("s" if result.wounds > 1 else ""))
    return ", ".join(parts)


def draw_foresight(
    surface: pygame.Surface, halves: list[pygame.Rect], preview: Preview, scale: float
) -> list[pygame.Rect]:
    """A plate on each lane that something comes down on; two lines where a coin decides."""
    touched = []
    for half, tails, heads in zip(halves, preview.tails, preview.heads, strict=True):
        lines: list[tuple[str, str]] = []
        if tails == heads:
            lines.append(("", _words(tails)))
        else:
            lines += [("heads", _words(heads) or "nothing"), ("tails", _words(tails) or "nothing")]
        if lines == [("", "")]:
            continue
        touched.append(_plate(surface, half, lines, scale))
    return touched


def _plate(
    surface: pygame.Surface, half: pygame.Rect, lines: list[tuple[str, str]], scale: float
) -> pygame.Rect:
    line = round(30 * scale)
    plate = pygame.Rect(
        0, 0, min(half.width - round(8 * scale), round(210 * scale)), line * len(lines) + round(12 * scale)
    )
    plate.center = half.center
    veil = pygame.Surface(plate.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (40, 8, 10, 225), veil.get_rect(), border_radius=round(10 * scale))
    surface.blit(veil, plate)
    pygame.draw.rect(surface, DANGER, plate, max(2, round(2.5 * scale)), border_radius=round(10 * scale))
    for number, (side, words) in enumerate(lines):
        y = plate.top + round(6 * scale) + line * number + line // 2
        x = plate.centerx
        if side:
            mark = icon("coin", round(20 * scale))
            surface.blit(mark, mark.get_rect(midleft=(plate.left + round(8 * scale), y)))
            draw_line(surface, side, "bold", round(15 * scale), GOLD, (plate.left + round(32 * scale), y))
            x += round(34 * scale)
        draw_line(
            surface,
            words,
            "title",
            round(24 * scale),
            TEXT,
            (x, y),
            "center",
            width=plate.width - round((90 if side else 12) * scale),
        )
    return plate
