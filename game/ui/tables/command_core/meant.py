"""What a key or the right button means at this table: the mech that is pointed at, or a slot of a program."""

import pygame

from game.engine.refusals import Pick
from game.ui.keys import pressed
from game.ui.kit.card import RIGHT_BUTTON
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget
from game.ui.parts.grid import Cell
from game.ui.tables.chooser import Chooser
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.panels.fighter_plate import FighterPlate
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.planning.directive_card import SlotCard
from game.ui.tables.command_core.planning.plan import Plans


def meant_mech(form: Form, field: Field, event: pygame.event.Event) -> int | None:
    """The mech whose sheet is asked for: by I the one looked at, by the right button the one it is on."""
    if pressed(event, "open_card"):
        return _mech_of(form.looked_at, field, field.cursor)
    if event.type != pygame.MOUSEBUTTONDOWN or event.button != RIGHT_BUTTON:
        return None
    on = next((one for one in reversed(form.widgets) if one.visible and one.hit(event.pos)), None)
    return _mech_of(on, field, field.camera.cell_at(event.pos))


def _mech_of(widget: Widget | None, field: Field, cell: Cell | None) -> int | None:
    if isinstance(widget, MechPlate | FighterPlate):
        return widget.entry.number
    if widget is not field or cell is None:
        return None
    return next((one.number for one in field.standing if one.cell == cell), None)


def meant_slot(form: Form, plans: Plans) -> int | None:
    """The slot that keys are for: the one that was named or has the focus, else the last filled one."""
    if plans.slot is not None:
        return plans.slot
    if isinstance(form.focus, SlotCard):
        return form.focus.slot
    filled = [place for place, card in enumerate(plans.plan.slots) if card is not None]
    return filled[-1] if filled else None


def only_weapon(chooser: Chooser) -> Pick | None:
    """The weapon of a mech that can fire no other one."""
    weapons = [pick for pick in chooser.first_things if pick.slot == "weapon"]
    return weapons[0] if len(weapons) == 1 else None
