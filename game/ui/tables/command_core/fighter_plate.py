"""A mech of an attack on a plate: the figures of the ladder, and all its weapons and upgrades."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

import pygame

from game.rules.command_core.card_text import signed
from game.ui.kit.area import Area
from game.ui.kit.widget import Command
from game.ui.paint.ahead import Job
from game.ui.paint.compass import compass
from game.ui.paint.faded import gun_picture
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DANGER, DISABLED, GOLD, GOOD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line
from game.ui.parts.plates import GOLD_TONE
from game.ui.tables.command_core.ladder import Entry, MechPlate

_TOP, _ROW, _STRIP, _COMPASS = 94, 37, 26, 26
Unit = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon on the plate: picture, name, figures, arcs and delta; `fires` marks the one of this attack."""

    art: str
    name: str
    figures: str
    arcs: tuple[str, ...]
    delta: int
    lost: bool = False
    fires: bool = False


@dataclass(frozen=True, slots=True)
class Kit:
    """What a mech carries: weapons, and the pictures of its upgrades with whether each is lost."""

    arms: tuple[Arm, ...]
    upgrades: tuple[tuple[str, bool], ...]


def _arm_size(unit: Unit) -> tuple[int, int]:
    return unit(42), unit(_ROW - 3) - unit(8)


def _upgrade_size(unit: Unit) -> tuple[int, int]:
    return unit(40), unit(_STRIP - 3)


def arm_jobs(art: str, arcs: Collection[str], area: Area) -> list[Job]:
    """Paints what stands in the row of a weapon on the plate."""
    return [
        partial(gun_picture, art, _arm_size(area.unit), area.unit(4)),
        partial(compass, arcs, area.unit(_COMPASS), dark=True),
    ]


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
        row = pygame.Rect(rect.left + unit(8), rect.top + unit(_TOP), rect.width - unit(14), unit(_ROW - 3))
        for arm in self.kit.arms:
            self._draw_arm(surface, arm, row)
            row = row.move(0, unit(_ROW))
        if row.top + unit(_STRIP) > rect.bottom:
            return
        size = _upgrade_size(unit)
        wide = size[0]
        for place, (art, lost) in enumerate(self.kit.upgrades):
            image = gun_picture(art, size, unit(4), "lost") if lost else gun_picture(art, size, unit(4))
            surface.blit(image, (row.left + unit(4) + place * (wide + unit(6)), row.top + unit(3)))

    def _draw_arm(self, surface: pygame.Surface, arm: Arm, row: pygame.Rect) -> None:
        unit = self.unit
        if arm.fires:
            surface.blit(box(*row.size, unit(6), *GOLD_TONE, max(1, unit(1.5))), row)
        # Pictures are kept by how they are asked for: those painted ahead are asked for in the same way.
        how = arm.art, _arm_size(unit), unit(4)
        image = gun_picture(*how, "lost") if arm.lost else gun_picture(*how)
        surface.blit(image, (row.left + unit(4), row.top + unit(4)))
        left, right = row.left + unit(52), row.right - unit(8 if arm.lost else 52)
        color = DISABLED if arm.lost else GOLD if arm.fires else TEXT
        upper, lower = row.centery - unit(7.5), row.centery + unit(8)
        draw_line(surface, arm.name, "title", unit(15.5), color, (left, upper), width=right - left)
        tint = DANGER if arm.lost else TEXT_SOFT
        draw_line(surface, arm.figures, "label", unit(13), tint, (left, lower), width=right - left)
        if not arm.lost:
            rose = compass(arm.arcs, unit(_COMPASS), dark=True)
            surface.blit(rose, rose.get_rect(center=(row.right - unit(38), row.centery)))
            color = GOOD if arm.delta > 0 else DANGER if arm.delta < 0 else TEXT
            place = row.right - unit(12), row.centery
            draw_line(surface, signed(arm.delta), "title", unit(16), color, place, "center")

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
