"""The panel of the table: what the phase needs, or the sheet of a mech."""

from game.ui.layout.nodes import Column, Node
from game.ui.tables.command_core.panels.cleaning import cleaning_panel
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
from game.ui.tables.command_core.snapshot import Snapshot

MARGIN = 10
"""Units between the edge of the panel and what is on it."""


def panel(snapshot: Snapshot) -> Node:
    """The panel for what is shown now."""
    view = snapshot.view
    if snapshot.inspected is not None:
        return sheet_panel(snapshot, snapshot.inspected)
    if snapshot.at_rest_after and snapshot.outcome is not None:
        return over_panel(snapshot, snapshot.outcome)
    if view.crit is not None:
        return crit_panel(snapshot, view.crit)
    if snapshot.plans is not None:
        return planner_panel(snapshot, snapshot.plans)
    match view.phase:
        case "placement":
            return placement_panel(snapshot)
        case "ordering":
            return ordering_panel(snapshot)
        case "programming":
            return waiting_panel(snapshot)
    if snapshot.battle is not None and (
        view.attack is not None or snapshot.playing or view.outcome is not None
    ):
        return tray_panel(snapshot, snapshot.battle)
    if snapshot.phase == "cleanup":
        return cleaning_panel(snapshot)
    if view.phase != "combat":
        return running_panel(snapshot)
    attacker = snapshot.holding if snapshot.holding is not None else view.next_attacker
    if attacker is not None:
        return attack_panel(snapshot, attacker)
    return Column(heading(snapshot, "combat"), recap(snapshot), gap=4)
