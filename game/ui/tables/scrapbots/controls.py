"""The table's own controls: Scrapbots in lanes, free lanes, pools, and piles that open."""

from typing import Any

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, FOCUS, GOLD, TEAL, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line

_HEALTH = ((0.5, (88, 178, 110)), (0.25, (222, 158, 60)), (-1.0, (206, 72, 60)))
"""The bar's colour while more than such a share is left."""


class BotWidget(CardWidget):
    """A Scrapbot in its lane: on its side when exhausted, with its damage; `again` after a Servomotor.

    `action` is what aiming at it would settle.
    """

    def __init__(
        self,
        gallery: Gallery,
        face: CardFace,
        name: str,
        *,
        damage: int,
        health: int,
        exhausted: bool,
        again: bool,
        pick: Command | None = None,
    ) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.name = name
        self.action: Any = None
        self.damage = damage
        self.health = health
        self.exhausted = exhausted
        self.again = again

    def _image(self) -> pygame.Surface:
        if not self.exhausted or self.face is None:
            return super()._image()
        state = "dim compact" if self.dim else "compact"
        upright = self.gallery.card(self.face, self.rect.height, state)  # type: ignore[arg-type]
        return pygame.transform.rotate(upright, -90)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._draw_health(surface)
        if self.again:
            mark = icon("ready", self.unit(30))
            surface.blit(
                mark, mark.get_rect(topright=(self.rect.right + self.unit(8), self.rect.top - self.unit(6)))
            )

    def _draw_health(self, surface: pygame.Surface) -> None:
        """A bar of what is left, with a counter where there is damage; as large as the card is."""
        wide = max(self.rect.size)

        def part(share: float) -> int:
            return max(1, round(wide * share))

        left = self.health - self.damage
        bar = pygame.Rect(0, 0, round(self.rect.width * 0.88), part(0.145))
        bar.midbottom = (self.rect.centerx, self.rect.bottom - part(0.03))
        pygame.draw.rect(surface, (10, 14, 20), bar, border_radius=bar.height // 2)
        full = bar.inflate(-part(0.024), -part(0.024))
        full.width = max(full.height, round(full.width * left / self.health))
        color = next(color for share, color in _HEALTH if left > self.health * share)
        pygame.draw.rect(surface, color, full, border_radius=full.height // 2)
        mark = icon("hp", part(0.1))
        words, outline = f"{left} / {self.health}", part(0.01)
        text = draw_line(surface, words, "title", part(0.108), TEXT, bar.center, "center", outline=outline)
        surface.blit(mark, mark.get_rect(midright=(text.left - part(0.024), bar.centery)))
        if self.damage:
            spot = pygame.Rect(0, 0, part(0.28), part(0.18))
            spot.center = (self.rect.right - part(0.1), self.rect.bottom - part(0.25))
            pygame.draw.rect(surface, (70, 14, 16), spot, border_radius=spot.height // 2)
            pygame.draw.rect(surface, DANGER, spot, part(0.012), border_radius=spot.height // 2)
            draw_line(surface, f"−{self.damage}", "title", part(0.115), TEXT, spot.center, "center")


class Spot(Widget):
    """A place that a choice can go to: a free half of a lane."""

    def __init__(self, name: str, pick: Command | None, words: str) -> None:
        super().__init__(name=name)
        self.pick = pick
        self.words = words
        self.focusable = pick is not None

    def activate(self) -> None:
        if self.pick is not None:
            self.pick()

    def draw(self, surface: pygame.Surface) -> None:
        if self.pick is None:
            return
        color = FOCUS if self.lit else GOLD
        inside = self.rect.inflate(-self.unit(10), -self.unit(10))
        veil = pygame.Surface(inside.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, (*color, 38), veil.get_rect(), border_radius=self.unit(14))
        surface.blit(veil, inside)
        pygame.draw.rect(surface, color, inside, max(2, self.unit(3)), border_radius=self.unit(14))
        draw_line(surface, self.words, "title", self.unit(22), color, inside.center, "center", outline=2)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect)]


class Pool(Widget):
    """Scrap or Energy: a vessel that fills and empties; a place for a card while one is picked or dragged."""

    def __init__(self, kind: str, amount: int, name: str) -> None:
        super().__init__(name=name, hint=f"{kind.title()} in the pool this turn.")
        self.kind = kind
        self.amount = amount
        self.focusable = False
        self.lighted = False

    def draw(self, surface: pygame.Surface) -> None:
        liquid = ("#e6b45a", "#8a5a1c") if self.kind == "scrap" else ("#5fd7ff", "#1a6fa8")
        edge = "#ffc531" if self.lighted else "#35505c"
        radius = self.unit(12)
        surface.blit(
            box(*self.rect.size, radius, "#0b1116", "#101a22", edge, max(1, self.unit(2))), self.rect
        )
        share = min(1.0, self.amount / 12)
        inside = self.rect.inflate(-self.unit(6), -self.unit(6))
        level = round(inside.height * share)
        if level > self.unit(8):
            filled = pygame.Rect(inside.left, inside.bottom - level, inside.width, level)
            surface.blit(box(*filled.size, self.unit(9), *liquid, liquid[1], 1, 0.2), filled)
        size = self.unit(30)
        mark = icon(self.kind, size)
        surface.blit(mark, mark.get_rect(midleft=(self.rect.left + self.unit(8), self.rect.centery)))
        draw_line(
            surface,
            str(self.amount),
            "title",
            self.unit(32),
            TEXT,
            (self.rect.right - self.unit(12), self.rect.centery),
            "right",
            outline=self.unit(2),
        )


class Pile(Widget):
    """A deck or a discard pile with its count; a click looks through it."""

    def __init__(
        self,
        gallery: Gallery,
        title: str,
        count: int,
        top: CardFace | None,
        command: Command | None,
        name: str,
    ) -> None:
        super().__init__(name=name)
        self.gallery = gallery
        self.title = title
        self.count = count
        self.top = top
        self.command = command
        self.focusable = command is not None
        self.lighted = False

    def activate(self) -> None:
        if self.command is not None:
            self.command()

    def draw(self, surface: pygame.Surface) -> None:
        height = self.rect.height - self.unit(18)
        width = round(height * 0.72)
        place = pygame.Rect(0, 0, width, height)
        place.midtop = self.rect.midtop
        if self.count == 0:
            pygame.draw.rect(surface, (52, 74, 84), place, max(1, self.unit(1.5)), border_radius=self.unit(6))
        else:
            for shift in range(min(2, self.count - 1), -1, -1):
                image = self._image(width)
                surface.blit(image, image.get_rect(midtop=(place.centerx + self.unit(2) * shift, place.top)))
        if self.lit or self.lighted:
            pygame.draw.rect(
                surface, GOLD, place.inflate(6, 6), max(2, self.unit(2)), border_radius=self.unit(7)
            )
        words = f"{self.title} {self.count}"
        color = TEAL if self.lit else TEXT_SOFT
        middle = (self.rect.centerx, self.rect.bottom - self.unit(8))
        draw_line(surface, words, "bold", self.unit(14), color, middle, "center", width=self.rect.width)

    def _image(self, width: int) -> pygame.Surface:
        return self.gallery.back(width) if self.top is None else self.gallery.card(self.top, width)
