"""What a person does at the table for a picture of a moment."""

from game.ui.tables.dino_battles.table import DinoScene


def pose(scene: DinoScene, moment: str) -> None:
    """An Upgrade is picked, so that its targets are seen."""
    if moment != "upgrade" or scene.chooser is None:
        return
    group = scene.catalogue.group
    upgrades = [pick for pick in scene.chooser.first_things if group.get(str(pick.value)) == "upgrade"]
    if upgrades:
        scene.pick(upgrades[0])
