"""Mechs face to face: who fires at the left, who is fired at the right; with what, against which armor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.engine import Engine
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Line, Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.materials.steel import cut_frame, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import horizontal, picture, rect, vertical
from game.ui.tables.command_core.panels.arm_row import SMALL_ROW, Arm, arm_row, arms_of
from game.ui.tables.command_core.panels.ladder import Entry, MechPlate, draw_cells, entries, plate_hint
from game.ui.tables.command_core.panels.mark_counters import counted
from game.ui.tables.command_core.panels.on_ground import STANDS, on_ground
from game.ui.tables.command_core.panels.reroll_odds import throws_of
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.snapshot import Snapshot

_C = art_colors("command_core/face_off")

_AT = 0.61
"""How far towards the other one they stand, as a share of the plate."""
_SHADE, _SHADE_FOOT, _BESIDE = 0.5, 0.4, 0.5
"""How far down, up and inwards the dark reaches on which words are read."""
_HIGHEST = 190
"""Units of a plate's height at most."""
_CELL, _CELLS = 12.5, 118
"""Units of one point of structure, and of all at most."""
AIMS, STRUCK = "aim", "reel"


@dataclass(frozen=True, slots=True)
class Stance:
    """How a mech of an attack is shown: its pose, and whether it is the one at the right."""

    pose: str
    right: bool


class FighterPlate(MechPlate):
    """A mech large, its face to the other's; a click shows its sheet."""

    def __init__(self, entry: Entry, stance: Stance, command: Command) -> None:
        super().__init__(entry, command)
        self.stance = stance
        self.name = f"fighter {entry.number + 1}"

    @property
    def tree(self) -> Node:
        return _words(self.entry, right=self.stance.right)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(_facing(self.entry, self.stance, self.rect.size, self.scale), self.rect)

    def wants(self, scale: float) -> tuple[int, int]:
        return _width(self.entry, self.stance.right, scale)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        return 0, 0


def fighters(
    snapshot: Snapshot,
    roles: Mapping[int, str],
    high: tuple[float, float],
    *,
    struck: bool = False,
    grow: float = 0,
) -> Node:
    """One or two mechs, each with its role: the first aims, the second is `struck` or stands."""
    known = {entry.number: entry for entry in entries(snapshot)}
    stances = Stance(AIMS, False), Stance(STRUCK if struck else STANDS, True)
    plates = [
        Part(_plate(snapshot, known[number], role, stance), share=1)
        for (number, role), stance in zip(roles.items(), stances, strict=False)
    ]
    return Row(*plates, gap=2, height=high, grow=grow, most=_HIGHEST)


def face_off(snapshot: Snapshot, battle: Battle, high: tuple[float, float], *, armed: bool = True) -> Node:
    """Both mechs of an attack; if `armed`, below them the weapon, and the armor that it meets."""
    roles = {battle.attacker: "role_attacks", battle.target: "role_defends"}
    struck = battle.result is not None and sum(battle.result) > 0
    both = fighters(snapshot, roles, high, struck=struck, grow=1)
    if not armed:
        return both
    arm = next(one for one in arms_of(snapshot, battle.attacker, battle.weapon) if one.fires)
    against = Row(_arm(arm), _armor(snapshot, battle), gap=6, height=SMALL_ROW + 6)
    return Column(both, against, gap=4)


def _plate(snapshot: Snapshot, entry: Entry, role: str, stance: Stance) -> FighterPlate:
    hint = plate_hint(snapshot, entry)
    # The face of a computer in the order says whose mech it is.
    known = "yes" if entry.look else "no"
    owner = snapshot.words.notice(role, name=entry.owner, face=known)
    plate = FighterPlate(
        replace(entry, owner=owner), stance, partial(snapshot.commands.inspect, entry.number)
    )
    plate.hint = hint
    return plate


def _arm(arm: Arm) -> Node:
    return Box(Box(arm_row(arm, small=True), height=SMALL_ROW), share=1)


def _armor(snapshot: Snapshot, battle: Battle) -> Node:
    """What the target defends with on the side that is hit, beside its best shield."""
    met = throws_of(snapshot, battle)
    if met is None:
        return Space(share=1)
    side = snapshot.words.texts.section("arcs")[met.arc]
    told = Line([":armor:", str(met.armor), "  ", ":evade:", str(met.evade)], "figures", name="meets")
    words = Text(snapshot.words.notice("defence_dice", arc=side), "count", name="hit arc")
    inside = Box(Column(words, told, justify="center"), pad=(9, 0))
    return Box(inside, ground=Ground(tone="dark"), share=1)


def _words(entry: Entry, *, right: bool) -> Node:
    """Name and owner above, structure and counters below, at the outer edge."""
    mech, tint = entry.mech, f"seat {entry.mech.seat}"
    anchor = "right" if right else "left"
    name = Text(entry.name, "title", anchor=anchor)  # type: ignore[arg-type]
    owner = Name(entry.owner, "small", tint, anchor=anchor)  # type: ignore[arg-type]
    paint = partial(draw_cells, mech.structure, entry.whole, mech.seat)
    cells = Picture(paint, width=min(_CELLS, _CELL * entry.whole), height=13)
    structure = [Icon("structure", 15), Text(str(mech.structure), "figures", width=18), cells]
    line = Row(*_outwards(structure, right=right), gap=3, align="center", height=18)
    marks = [
        Row(Icon(mark.id, 16), Text(str(count), "figures"), gap=3) for mark, count in counted(mech) if count
    ]
    had = Row(*_outwards(marks, right=right), gap=9, height=18)
    inside = Column(name, owner, Space(grow=1), had, line, gap=1)
    return Box(inside, pad=(10, 6))


def _outwards(parts: Sequence[Node], *, right: bool) -> list[Node]:
    return [Space(grow=1), *parts] if right else [*parts, Space(grow=1)]


@lru_cache(maxsize=32)
def _width(entry: Entry, right: bool, scale: float) -> tuple[int, int]:
    least, _, best = Engine(scale, STEEL, {}).wide(_words(entry, right=right))
    return least, best


@kept(1_500_000, pixels_of)
def _facing(entry: Entry, stance: Stance, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The mech on its half of a common ground, with its words over a dark edge."""
    (wide, high), mech = size, entry.mech
    at, wreck = 1 - _AT if stance.right else _AT, not mech.structure
    pose = stance.pose
    image = on_ground(mech.chassis, mech.seat, pose, size, at, left=stance.right, wreck=wreck).copy()
    above, below = round(high * _SHADE), round(high * _SHADE_FOOT)
    night = _C["night"]
    shade = rect(0, 0, wide, above, vertical(0, above, f"{night}/.85", f"{night}/.45", f"{night}/0"))
    shade += rect(0, high - below, wide, below, vertical(high - below, high, f"{night}/0", f"{night}/.85"))
    dark, reach = f"{night}/.7", wide * _BESIDE
    beside = horizontal(0, reach, dark, f"{night}/0")
    if stance.right:
        beside = horizontal(wide - reach, wide, f"{night}/0", dark)
    shade += rect(0, 0, wide, high, beside)
    image.blit(picture(shade, size), (0, 0))
    for widget in Host().lay(_words(entry, right=stance.right), image.get_rect(), scale):
        widget.draw(image)
    cut = round(7 * scale)
    image = cut_off(image, cut)
    image.blit(cut_frame(*size, cut, hex_of(SEATS[mech.seat]), max(2, round(2 * scale))), (0, 0))
    return image
