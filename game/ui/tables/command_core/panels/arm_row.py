"""A weapon in a row: its picture, figures, arcs and delta; as a control or on a plate."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.kit.widget import Text as Sentence
from game.ui.layout.engine import Amount
from game.ui.layout.leaves import Icon, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.painted import Carrier, Ground
from game.ui.layout.theme import STEEL
from game.ui.paint.cards.compass import compass
from game.ui.paint.cards.directives import signed
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import box
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.map.faded import Condition, gun_picture
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import range_text

ROW, SMALL_ROW = 52, 34
"""Heights of a row where there is room, and on a plate."""


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon: name, figures in words, arcs and delta; `fires` marks the one of an attack."""

    id: str
    art: str
    name: str
    figures: str
    arcs: tuple[str, ...]
    delta: int
    lost: bool = False
    fires: bool = False
    told: bool = False
    """Whether its figures say where its dice come from; arcs and delta, which count no more, make room."""


def arms_of(snapshot: Snapshot, number: int, fires: str = "") -> list[Arm]:
    """A mech's weapons, lost ones last; `fires` is the one of its attack."""
    mech, library = snapshot.view.mechs[number], snapshot.library.weapons
    lost = [card for card in mech.depleted if card in library]
    found: list[Arm] = []
    for place, key in enumerate([*dict.fromkeys(mech.weapons), *lost]):
        entry, gone = library[key], place >= len(set(mech.weapons))
        figures = snapshot.words.notice("depleted") if gone else _figures(snapshot, number, key)
        fired = key == fires and not any(arm.fires for arm in found)
        found.append(Arm(key, face(key).art, entry.name, figures, entry.arcs, entry.delta, gone, fired))
    return found


def _figures(snapshot: Snapshot, number: int, weapon: str) -> str:
    """The dice and the range of a mech's weapon, in words."""
    reach = range_text(*snapshot.preview.range_of(snapshot.view.mechs[number], weapon))
    return snapshot.words.notice("dice", dice=snapshot.library.weapons[weapon].dice, range=reach)


def arm_row(arm: Arm, condition: Condition = "", *, small: bool = False) -> Node:
    """A weapon without a ground, unless it fires."""
    tint = "off" if arm.lost else "gold" if arm.fires else ""
    sign = "good" if arm.delta > 0 else "bad" if arm.delta < 0 else ""
    size, rose, width, sign_width = ("count", 26, 42, 17) if small else ("figures", 32, 57, 24)
    row = Row(
        Box(Picture(partial(_draw_gun, arm.art, condition), width=width), pad=(0, 4)),
        Column(
            Text(arm.name, size, tint, name="fires" if arm.fires else ""),
            Text(arm.figures, "small", "bad" if arm.lost else ""),
            justify="center",
            grow=1,
        ),
        None if arm.lost or arm.told else Picture(partial(_draw_arcs, arm.arcs), width=rose),
        None if arm.lost or arm.told else _price(arm.delta, Text(signed(arm.delta), size, sign), sign_width),
        gap=4,
    )
    ground = Ground(tone="gold") if arm.fires else None
    return Box(row, pad=(3, 0), ground=ground)


def _price(delta: int, words: Text, width: float) -> Node:
    """What firing gains or costs, with the mark that it is paid in; nothing for a weapon that is free."""
    if not delta:
        return Box(Space(), width=(width, width * 1.9))
    mark = replace(Icon("surge", width * 0.75), name="price mark")
    return Box(Row(words, mark, gap=1, align="center"), width=width * 1.9)


def _draw_gun(
    art: str, condition: Condition, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    # Pictures are kept by how they are asked for: those painted ahead are asked for in the same way.
    how = art, rect.size, round(4 * scale)
    surface.blit(gun_picture(*how, condition) if condition else gun_picture(*how), rect)


def _draw_arcs(arcs: Collection[str], surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    rose = compass(arcs, min(rect.size), dark=True)
    surface.blit(rose, rose.get_rect(center=rect.center))


class ArmRow(Carrier, CardWidget):
    """A weapon of a mech; a closer look shows its card."""

    def __init__(self, gallery: Gallery, card: CardFace, arm: Arm, command: Command | None) -> None:
        CardWidget.__init__(self, gallery, card, command)
        Carrier.__init__(self)
        self.name = f"weapon {arm.id}"
        self.arm = arm

    def draw(self, surface: pygame.Surface) -> None:
        tone = "gold" if self.picked else "dark" if not self.pickable else "lit" if self.lit else "plain"
        colors = STEEL.tones[tone]
        surface.blit(box(*self.rect.size, self.unit(7), *colors, max(1, self.unit(1.5))), self.rect)
        self.draw_inside(surface)


def arm_part(
    snapshot: Snapshot,
    arm: Arm,
    height: Amount,
    command: Command | None = None,
    *,
    picked: bool = False,
    refusal: Sentence = "",
) -> Part:
    """The row as a control."""
    row = ArmRow(snapshot.gallery, face(arm.id), arm, command)
    row.picked, row.refusal = picked, refusal
    condition: Condition = "lost" if arm.lost else "" if row.pickable else "idle"
    return Part(row, arm_row(arm, condition), height=height)
