"""The numbers of one side: HP as two dice, heat with its danger mark, link lamps, tokens."""

import pygame

from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, OVERHEAT, START_HP, TOKENS, Tokens
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, TEXT, TEXT_SOFT, mixed
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}


def draw_die(surface: pygame.Surface, rect: pygame.Rect, value: int) -> None:
    """A die showing 0 (blank, dark) to 6."""
    colors = ("#fffdf4", "#ded3ba", "#14121d") if value else ("#37424a", "#262f36", "#14121d")
    surface.blit(box(*rect.size, rect.width * 0.2, *colors, max(1, rect.width // 18)), rect)
    for x, y in _PIPS[value]:
        center = (rect.left + round(x * rect.width), rect.top + round(y * rect.height))
        pygame.draw.circle(surface, (168, 42, 42), center, max(2, round(rect.width * 0.105)))


def draw_hp(surface: pygame.Surface, rect: pygame.Rect, hp: int) -> None:
    """HP as two dice of six, and as a number."""
    size = min(rect.height, round(rect.width * 0.3))
    first = pygame.Rect(rect.left, rect.centery - size // 2, size, size)
    draw_die(surface, first, min(6, hp))
    second = first.move(size + max(3, size // 8), 0)
    draw_die(surface, second, max(0, hp - 6))
    color = DANGER if hp <= START_HP // 4 else TEXT
    mark = icon("hp", round(size * 0.62))
    left = second.right + round(size * 0.2)
    surface.blit(mark, mark.get_rect(midleft=(left, rect.centery)))
    draw_line(
        surface,
        str(hp),
        "title",
        round(size * 0.84),
        color,
        (left + mark.get_width() + 3, rect.centery),
        outline=1,
    )


def draw_heat(surface: pygame.Surface, rect: pygame.Rect, heat: int) -> None:
    """Heat 0..7 and beyond as rising cells; the seventh is the end."""
    size = rect.height
    mark = icon("heat", size)
    surface.blit(mark, mark.get_rect(midleft=rect.midleft))
    number = draw_line(
        surface,
        str(heat),
        "title",
        round(size * 0.86),
        DANGER if heat >= OVERHEAT - 2 else TEXT,
        (rect.left + size + 2, rect.centery),
        outline=1,
    )
    left = max(number.right, rect.left + round(size * 1.9)) + size // 4
    gap = max(2, size // 12)
    width = (rect.right - left - gap * (OVERHEAT - 1)) // OVERHEAT
    for cell in range(1, OVERHEAT + 1):
        place = pygame.Rect(left + (cell - 1) * (width + gap), rect.centery - size // 3, width, size * 2 // 3)
        glow = mixed((255, 214, 102), (232, 54, 36), (cell - 1) / (OVERHEAT - 1))
        color = glow if heat >= cell else (28, 38, 46)
        pygame.draw.rect(surface, color, place, border_radius=max(2, size // 8))
        if cell == OVERHEAT:
            pygame.draw.rect(surface, DANGER, place, max(1, size // 12), border_radius=max(2, size // 8))
            skull = icon("warning", round(size * 0.62))
            surface.blit(skull, skull.get_rect(center=place.center))


def draw_link(surface: pygame.Surface, rect: pygame.Rect, link: int) -> None:
    """Three lamps; lit ones are link tokens, a number follows where there are more."""
    size = min(rect.height, rect.width // 4)
    for lamp in range(LINKS_TO_TRIGGER):
        center = (rect.left + size // 2 + lamp * round(size * 1.15), rect.centery)
        lit = link > lamp
        pygame.draw.circle(surface, (13, 14, 22), center, size // 2)
        pygame.draw.circle(
            surface, (202, 150, 255) if lit else (46, 42, 60), center, size // 2 - max(1, size // 9)
        )
        if lit:
            spark = (center[0] - size // 8, center[1] - size // 8)
            pygame.draw.circle(surface, (244, 232, 255), spark, max(1, size // 8))
    if link > LINKS_TO_TRIGGER:
        draw_line(surface, f"+{link - LINKS_TO_TRIGGER}", "bold", size, GOLD, rect.midright, "right")


def draw_tokens(surface: pygame.Surface, rect: pygame.Rect, tokens: Tokens) -> None:
    """How many of each token; the ones that are not there are pale."""
    size = rect.height
    step = rect.width // len(TOKENS)
    for place, name in enumerate(TOKENS):
        count = getattr(tokens, name)
        mark = icon(name, size)
        left = rect.left + place * step
        if count:
            surface.blit(mark, (left, rect.top))
        else:
            pale = mark.copy()
            pale.set_alpha(70)
            surface.blit(pale, (left, rect.top))
        draw_line(
            surface,
            f"×{count}",
            "bold",
            round(size * 0.62),
            TEXT if count else TEXT_SOFT,
            (left + size + 3, rect.centery),
        )
