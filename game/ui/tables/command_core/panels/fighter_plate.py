"""Mechs face to face: who fires at the left, who is fired at the right; with what, against which armor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.engine import Engine
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Line, Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.materials.steel import cut_frame, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, rect
from game.ui.tables.command_core.panels.arm_row import SMALL_ROW, Arm, arm_row, arms_of
from game.ui.tables.command_core.panels.ladder import Entry, MechPlate, draw_cells, entries, plate_hint
from game.ui.tables.command_core.panels.mark_counters import counted
from game.ui.tables.command_core.panels.on_ground import STANDS, on_ground
from game.ui.tables.command_core.panels.reroll_odds import throws_of
from game.ui.tables.command_core.panels.sources import more_attack_dice
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.snapshot import Snapshot

_C = art_colors("command_core/face_off")

_AT = 0.61
"""How far towards the other one they stand, as a share of the plate."""
_HEAD, _FOOT, _BESIDE = 24, 22, 3
"""Units of the strip with the name, of a line of the strip with figures, and beside these lines."""
_NEAR, _CLOSEST = 0.4, 1.5
"""How much larger a mech is on a low plate: by its width in heights of the picture, and at most."""
_HIGHEST = 190
"""Units of a plate's height at most."""
_CELL, _CELLS, _LEAST_CELL = 12.5, 118, 4.5
"""Units of one point of structure, of all at most, and of one where there is little room."""
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
    more = more_attack_dice(snapshot, battle)
    if more:
        dice = snapshot.library.weapons[battle.weapon].dice
        arm = replace(arm, figures=snapshot.words.notice("dice_more", dice=dice, more=more), told=True)
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
    """Name and role on a strip above, structure and counters on one below: nothing is written on the mech."""
    return Column(_head(entry, right=right), Space(grow=1), _foot(entry, right=right))


def _head(entry: Entry, *, right: bool) -> Node:
    """The name at the outer edge, the role towards the other mech where there is room for it."""
    role = Name(entry.owner, "small", f"seat {entry.mech.seat}", anchor="left" if right else "right", grow=1)
    written = [Text(entry.name, "title"), role]
    both = Row(*(reversed(written) if right else written), gap=8, height=_HEAD)
    alone = Row(*_outwards([written[0]], right=right), height=_HEAD)
    return Box(Fits(both, alone), pad=(9, 0))


def _foot(entry: Entry, *, right: bool) -> Node:
    """One line; the cells, which only repeat the number, give way before counters need a second one."""
    mech = entry.mech
    paint = partial(draw_cells, mech.structure, entry.whole, mech.seat)
    best = min(_CELLS, _CELL * entry.whole)
    cells = Picture(paint, width=(min(best, _LEAST_CELL * entry.whole), best), height=13)
    structure = [Icon("structure", 15), Text(str(mech.structure), "figures", width=18), cells]
    marks = [
        Row(Icon(mark.id, 16), Text(str(count), "figures"), gap=3) for mark, count in counted(mech) if count
    ]

    def line(parts: Sequence[Node], gap: float) -> Node:
        return Row(*_outwards(parts, right=right), gap=gap, align="center", height=_FOOT)

    had = Row(*marks, gap=8)
    if not marks:
        return Box(line(structure, 3), pad=(9, 0))
    whole = line([*structure, Space(width=8), had], 3)
    short = line([*structure[:2], Space(width=8), had], 3)
    return Box(Fits(whole, short, Column(line(marks, 9), line(structure, 3))), pad=(9, 0))


def _outwards(parts: Sequence[Node], *, right: bool) -> list[Node]:
    return [Space(grow=1), *parts] if right else [*parts, Space(grow=1)]


@lru_cache(maxsize=32)
def _width(entry: Entry, right: bool, scale: float) -> tuple[int, int]:
    least, whole, _ = Engine(scale, STEEL, {}).wide(_words(entry, right=right))
    return least, whole


@kept(1_500_000, pixels_of)
def _facing(entry: Entry, stance: Stance, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The mech on its half of a common ground, between two strips of words."""
    (wide, high), mech = size, entry.mech
    at, wreck = 1 - _AT if stance.right else _AT, not mech.structure
    words = Host().lay(_words(entry, right=stance.right), pygame.Rect((0, 0), size), scale)
    head = round(_HEAD * scale)
    foot = min((one.rect.top for one in words if one.rect.top > head), default=high) - round(_BESIDE * scale)
    image, room = pygame.Surface(size, pygame.SRCALPHA), (wide, high - head)
    # On a low plate it is seen from nearer, or little of it would be seen above the lower strip.
    closer = min(_CLOSEST, max(1.0, _NEAR * wide / room[1]))
    stands = on_ground(
        mech.chassis, mech.seat, stance.pose, room, at, left=stance.right, wreck=wreck, closer=closer
    )
    image.blit(stands, (0, head))
    night = _C["night"]
    strips = rect(0, 0, wide, head, night) + rect(0, foot, wide, high - foot, f"{night}/.85")
    image.blit(picture(strips, size), (0, 0))
    for widget in words:
        widget.draw(image)
    cut = round(7 * scale)
    image = cut_off(image, cut)
    image.blit(cut_frame(*size, cut, hex_of(SEATS[mech.seat]), max(2, round(2 * scale))), (0, 0))
    return image
