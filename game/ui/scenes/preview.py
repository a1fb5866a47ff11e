"""What the settings do, seen at once: a card is played at the speed chosen, and strikes."""

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.paint.art import effect_image, portrait
from game.ui.paint.cards import compact_height
from game.ui.paint.palette import DANGER, TEXT_SOFT
from game.ui.paint.scenery import scenery
from game.ui.paint.text import draw_line
from game.ui.tables.game_ui import game_ui
from game.ui.tables.stage import Stage

_GAME, _CARD = "scrap_knights", "slash"
_FLIGHT, _BLOW = 700, 420
"""Milliseconds at speed 1."""
_CARD_WIDTH = 128


class Preview:
    """A little arena at the foot of the settings."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.stage = Stage()
        self.area = Area(pygame.Rect(0, 0, 1, 1), 1.0)
        self.face = game_ui(_GAME).cards().face(_CARD)

    def arrange(self, area: Area) -> None:
        self.area = area
        self.stage.skip()

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, tuple[int, int]]:
        """From where the card comes, where it lands, and where it strikes."""
        unit, rect = self.area.unit, self.area.rect
        width = unit(_CARD_WIDTH)
        height = compact_height(width)
        start = pygame.Rect(rect.left + unit(14), rect.centery - unit(40), unit(58), unit(80))
        land = pygame.Rect(0, 0, width, height)
        land.center = rect.centerx - unit(30), rect.centery
        return start, land, (rect.right - unit(96), rect.centery)

    def play(self) -> None:
        """Plays the card anew, as the settings are now."""
        settings = self.context.settings
        self.stage.skip()
        self.stage.pace(settings.speed, still=settings.reduce_motion)
        start, land, target = self._places()
        gallery, unit = self.context.gallery, self.area.unit
        front = gallery.card(self.face, land.width, "compact")
        self.stage.fly(gallery.back(start.width), start, land, _FLIGHT, hides="card", turns_into=front)
        self.stage.flash(effect_image("burst", "amber", unit(120)), target, _BLOW, wait=_FLIGHT)
        self.stage.rise("−3 HP", DANGER, (target[0], target[1] - unit(20)), unit(28), 900, wait=_FLIGHT)

    def update(self, milliseconds: int) -> bool:
        return self.stage.update(milliseconds)

    def take_stale(self) -> bool:
        """Whether what stands has changed since this was last asked."""
        stale, self.stage.stale = self.stage.stale, False
        return stale

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.area.unit, self.area.rect
        if rect.height < unit(90):
            return
        surface.blit(scenery("arena", rect.size, unit(12)), rect)
        start, land, target = self._places()
        surface.blit(self.context.gallery.back(start.width), start)
        if "card" not in self.stage.hidden:
            surface.blit(self.context.gallery.card(self.face, land.width, "compact"), land)
        mech = portrait("bulwark", min(rect.height - unit(12), unit(150)), left=True)
        surface.blit(mech, mech.get_rect(midbottom=(target[0], rect.bottom - unit(4))))
        draw_line(
            surface,
            "This is how it will look.",
            "italic",
            unit(14),
            TEXT_SOFT,
            (rect.left + unit(12), rect.top + unit(14)),
        )
