"""What the mouse takes along at the table of Command Core beside directives, and where it may be dropped."""

from collections.abc import Sequence

import pygame

from game.engine.refusals import Pick, Picks
from game.ui.kit.widget import Widget
from game.ui.paint.figures.tokens import portrait
from game.ui.parts.dice_paint import die_image
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.map.faded import gun_picture
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.panels.arm_row import ArmRow
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.panels.order_tag import OrderTag, order_image
from game.ui.tables.command_core.panels.target_row import Target
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.snapshot import Snapshot

Taken = tuple[Pick, pygame.Surface]
"""What is taken along, and its picture."""
_GUN = 96, 56


class Drags:
    """Remembers which number is dragged, since it is the mech beside it that is picked first."""

    def __init__(self) -> None:
        self._number = 0

    def taken_at(
        self, snapshot: Snapshot, widgets: Sequence[Widget], place: tuple[int, int], scale: float
    ) -> Taken | None:
        """What a drag that begins there takes along: a mech to be placed, a number, a weapon, or a die."""
        under = [one for one in widgets if one.visible and not one.in_background and one.hit(place)]
        if not under:
            return None
        widget = under[-1]
        match snapshot.kind:
            case "place":
                number = _mech_of(widget)
                return _mech(snapshot, number, scale) if number is not None else None
            case "order" if isinstance(widget, OrderTag) and widget.command is not None:
                self._number = int(widget.number)
                return _number(snapshot, widget, scale)
            case "attack":
                return _weapon(snapshot, widget, scale)
            case "reroll" | "defend":
                return _die(snapshot, widget)
        return None

    def dropped_at(
        self,
        snapshot: Snapshot,
        widgets: Sequence[Widget],
        field: Field,
        part: Pick,
        place: tuple[int, int],
    ) -> Picks:
        """What dropping it there picks: a cell for a mech, its mech for a number, a target for a weapon.

        A die is dropped anywhere beside itself, a card on the board.
        """
        under = [one for one in widgets if one.visible and one.hit(place)]
        match part.slot:
            case "mech" if snapshot.kind == "order":
                there = _mechs_at(snapshot, under, field, place)
                return (Pick("number", self._number),) if part.value in there else ()
            case "mech":
                cell = field.camera.cell_at(place)
                return (Pick("cell", cell),) if cell is not None else ()
            case "weapon":
                return tuple(Pick("target", number) for number in _mechs_at(snapshot, under, field, place))
            case "die":
                own = [one for one in under if isinstance(one, TrayDie) and _die_pick(one) == part]
                return () if own else (part,)
            case "card":
                return (part,) if field.rect.collidepoint(place) else ()
        return ()


def _mech_of(widget: Widget) -> int | None:
    """The mech of a plate, or of a row of the panel."""
    if isinstance(widget, MechPlate):
        return widget.entry.number
    word, _, number = widget.name.partition(" ")
    return int(number) - 1 if word == "row" and number.isdigit() else None


def _mech(snapshot: Snapshot, number: int, scale: float) -> Taken | None:
    pick, mech = Pick("mech", number), snapshot.view.mechs[number]
    if not snapshot.may(pick):
        return None
    return pick, portrait(mech.chassis, mech.seat, round(96 * scale), near=snapshot.is_near(number))[0]


def _number(snapshot: Snapshot, tag: OrderTag, scale: float) -> Taken:
    """A number is beside the mech that it may be given to."""
    mech = int(tag.name.split()[1]) - 1
    return Pick("mech", mech), order_image(tag.number, snapshot.asked_seat, round(48 * scale))


def _weapon(snapshot: Snapshot, widget: Widget, scale: float) -> Taken | None:
    if not isinstance(widget, ArmRow) or not snapshot.may(pick := Pick("weapon", widget.arm.id)):
        return None
    size = round(_GUN[0] * scale), round(_GUN[1] * scale)
    return pick, gun_picture(face(widget.arm.id).art, size, round(8 * scale))


def _die_pick(die: TrayDie) -> Pick:
    return Pick("die", (die.kind, die.number - 1))


def _die(snapshot: Snapshot, widget: Widget) -> Taken | None:
    if not isinstance(widget, TrayDie) or widget.command is None or not snapshot.may(_die_pick(widget)):
        return None
    return _die_pick(widget), die_image(widget.die.kind, widget.die.face, widget.die_rect.width)


def _mechs_at(snapshot: Snapshot, under: Sequence[Widget], field: Field, place: tuple[int, int]) -> list[int]:
    """The mechs whose plates, rows or cells are there."""
    found = [number for one in under if (number := _mech_of(one)) is not None]
    found += [one.about.number for one in under if isinstance(one.about, Target)]
    # Panels of numbers have a name for each mech.
    found += [int(one.name.split()[1]) - 1 for one in under if one.name.startswith("ground ")]
    cell = field.camera.cell_at(place)
    if cell is not None:
        found += [number for number, mech in enumerate(snapshot.view.mechs) if mech.cell == cell]
    return found
