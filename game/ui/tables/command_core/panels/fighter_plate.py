"""A mech of an attack on a plate: the figures of the ladder, and all its weapons and upgrades."""

from dataclasses import dataclass
from functools import lru_cache, partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Fits, Node, Row
from game.ui.layout.theme import STEEL
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.schemes import with_shapes
from game.ui.tables.command_core.map.faded import gun_picture
from game.ui.tables.command_core.panels.arm_row import SMALL_ROW, Arm, arm_row
from game.ui.tables.command_core.panels.ladder import Entry, MechPlate, paint_plate, wide_plate


@dataclass(frozen=True, slots=True)
class Kit:
    """What a mech carries: weapons, and pictures and names of its upgrades with whether each is lost."""

    arms: tuple[Arm, ...] = ()
    upgrades: tuple[tuple[str, str, bool], ...] = ()


class FighterPlate(MechPlate):
    """A click shows the mech's sheet."""

    def __init__(self, entry: Entry, kit: Kit, command: Command) -> None:
        super().__init__(entry, command)
        self.kit = kit

    @property
    def tree(self) -> Node:
        return _fighter(self.entry, self.kit)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(_fighter_picture(self.entry, self.kit, self.rect.size, self.scale), self.rect)

    def wants(self, scale: float) -> tuple[int, int]:
        return _width(self.entry, self.kit, scale, with_shapes())

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        return _height(self.entry, self.kit, width, scale)


def _fighter(entry: Entry, kit: Kit) -> Node:
    """What the mech does is said beside its owner's name."""
    arms = [Box(arm_row(arm, "lost" if arm.lost else "", small=True), height=SMALL_ROW) for arm in kit.arms]
    named = Row(*[_upgrade(*upgrade, named=True) for upgrade in kit.upgrades], gap=6, height=23)
    unnamed = Row(*[_upgrade(*upgrade, named=False) for upgrade in kit.upgrades], gap=6, height=23)
    return wide_plate(entry, *arms, *([Fits(named, unnamed)] if kit.upgrades else []))


def _upgrade(art: str, name: str, lost: bool, *, named: bool) -> Node:
    picture = Picture(partial(_draw_upgrade, art, lost), width=(20, 40))
    if not named:
        return picture
    return Row(picture, Text(name, "small", "off" if lost else "", grow=1), gap=4, share=1)


def _draw_upgrade(art: str, lost: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    how = art, rect.size, round(4 * scale)
    surface.blit(gun_picture(*how, "lost") if lost else gun_picture(*how), rect)


@lru_cache(maxsize=32)
def _width(entry: Entry, kit: Kit, scale: float, shapes: bool) -> tuple[int, int]:
    """The least width of a plate and the best; `shapes` are those of the seats."""
    least, _, best = Engine(scale, STEEL, {}).wide(_fighter(entry, kit))
    return least, best


@lru_cache(maxsize=32)
def _height(entry: Entry, kit: Kit, width: int, scale: float) -> tuple[int, int]:
    """The height of a plate that shows all of it."""
    least, _, best = Engine(scale, STEEL, {}).high(_fighter(entry, kit), width)
    return least, best


@kept(1_200_000, pixels_of)
def _fighter_picture(entry: Entry, kit: Kit, size: tuple[int, int], scale: float) -> pygame.Surface:
    return paint_plate(entry, _fighter(entry, kit), size, scale)
