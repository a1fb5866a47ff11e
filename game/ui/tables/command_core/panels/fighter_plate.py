"""A mech of an attack on a plate: the figures of the ladder, and all its weapons and upgrades."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Command
from game.ui.paint.ahead import Job
from game.ui.paint.memory import kept, pixels_of
from game.ui.tables.command_core.map.faded import gun_picture
from game.ui.tables.command_core.panels.arm_row import SMALL_ROW, Arm, draw_arm
from game.ui.tables.command_core.panels.ladder import Entry, MechPlate

_TOP, _ROW, _STRIP = 94, SMALL_ROW + 3, 26
Unit = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class Kit:
    """What a mech carries: weapons, and the pictures of its upgrades with whether each is lost."""

    arms: tuple[Arm, ...]
    upgrades: tuple[tuple[str, bool], ...]


def _upgrade_size(unit: Unit) -> tuple[int, int]:
    return unit(40), unit(_STRIP - 3)


def upgrade_job(art: str, area: Area) -> Job:
    return partial(gun_picture, art, _upgrade_size(area.unit), area.unit(4))


def kit_height(kit: Kit) -> float:
    """Units of a plate that shows all of it."""
    return _TOP + _ROW * len(kit.arms) + (_STRIP + 5 if kit.upgrades else 4)


class FighterPlate(MechPlate):
    """A click shows the mech's sheet."""

    def __init__(self, entry: Entry, kit: Kit, command: Command, *, near: bool) -> None:
        super().__init__(entry, command, near=near)
        self.kit = kit

    def draw(self, surface: pygame.Surface) -> None:
        picture = _fighter_picture(self.entry, self.kit, self.rect.size, self.scale, self.near)
        surface.blit(picture, self.rect)

    def _draw_guns(self, surface: pygame.Surface, top: int) -> None:
        unit, rect = self.unit, self.rect
        row = pygame.Rect(rect.left + unit(8), rect.top + unit(_TOP), rect.width - unit(14), unit(SMALL_ROW))
        for arm in self.kit.arms:
            draw_arm(surface, arm, row, self.scale, "lost" if arm.lost else "")
            row = row.move(0, unit(_ROW))
        if row.top + unit(_STRIP) > rect.bottom:
            return
        size = _upgrade_size(unit)
        wide = size[0]
        for place, (art, lost) in enumerate(self.kit.upgrades):
            image = gun_picture(art, size, unit(4), "lost") if lost else gun_picture(art, size, unit(4))
            surface.blit(image, (row.left + unit(4) + place * (wide + unit(6)), row.top + unit(3)))

    def _draw_foot(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What the mech does is said beside its owner's name."""


@kept(1_200_000, pixels_of)
def _fighter_picture(
    entry: Entry, kit: Kit, size: tuple[int, int], scale: float, near: bool
) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    alone = FighterPlate(entry, kit, lambda: None, near=near)
    alone.place(pygame.Rect((0, 0), size), scale)
    alone.paint(image)
    return image
