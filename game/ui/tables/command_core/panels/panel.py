"""The panel of the table: what the phase needs, or the sheet of a mech."""

from game.ui.layout.leaves import Prose
from game.ui.layout.nodes import Column, Node
from game.ui.tables.command_core.panels.drafting import ordering_panel, placement_panel
from game.ui.tables.command_core.panels.fighting import attack_panel
from game.ui.tables.command_core.panels.losing import crit_panel
from game.ui.tables.command_core.panels.over import over_panel
from game.ui.tables.command_core.panels.parts import heading, recap
from game.ui.tables.command_core.panels.running import running_panel
from game.ui.tables.command_core.panels.sheet import sheet_panel
from game.ui.tables.command_core.panels.tray import tray_panel
from game.ui.tables.command_core.panels.waiting import waiting_panel
from game.ui.tables.command_core.planning.planner import planner_panel
from game.ui.tables.command_core.shown import TableFacts

MARGIN = 10
"""Units between the edge of the panel and what is on it."""


def panel(v: TableFacts) -> Node:
    """The panel for what is shown now."""
    view = v.view
    if v.inspected is not None:
        return sheet_panel(v, v.inspected)
    if v.at_rest_after and v.outcome is not None:
        return over_panel(v, v.outcome)
    if view.crit is not None:
        return crit_panel(v, view.crit)
    if v.plans is not None:
        return planner_panel(v, v.plans)
    match view.phase:
        case "placement":
            return placement_panel(v)
        case "ordering":
            return ordering_panel(v)
        case "programming":
            return waiting_panel(v)
    if v.battle is not None and (view.attack is not None or v.playing or view.outcome is not None):
        return tray_panel(v, v.battle)
    if v.phase == "cleanup":
        note = Prose(v.words.notice("cleanup_note"), "read", "soft", height=72)
        return Column(heading(v, "cleanup"), note, recap(v), gap=4)
    if view.phase != "combat":
        return running_panel(v)
    attacker = v.holding if v.holding is not None else view.next_attacker
    if attacker is not None:
        return attack_panel(v, attacker)
    return Column(heading(v, "combat"), recap(v), gap=4)
