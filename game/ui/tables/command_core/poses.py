"""Actions of a person before a picture of the table is taken."""

from game.ui.tables.command_core.table import BoardScene


def pose(scene: BoardScene, moment: str) -> None:
    """Lays a program down where one is written."""
    if moment == "programming" and scene.plans is not None:
        plan = scene.plans.plan
        for card in dict.fromkeys(scene.view.mechs[scene.plans.mech].directives):
            if plan.next_slot() is None:
                break
            scene.lay_down(card)
