"""What can be done with the things of a seat now: picked, put back, or refused."""

from dataclasses import dataclass

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.ui.kit.widget import Command
from game.ui.tables.table_scene import TableScene


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices at a table as its panels ask for them."""

    scene: TableScene

    def pick_of(self, seat: Seat, part: Pick) -> Command | None:
        """What a thing of a seat does now, if it can be picked or put back."""
        chooser = self.scene.chooser
        if chooser is None or seat != chooser.decision.seat:
            return None
        things = (*chooser.things, *chooser.first_things, *chooser.answers)
        return self.scene.picking(part) if chooser.has(part) or part in things else None

    def has(self, part: Pick) -> bool:
        return self.scene.chooser is not None and self.scene.chooser.has(part)

    def refusal(self, seat: Seat, own: Pick, other: str) -> str:
        """Why a thing of a seat cannot be used: by its owner, or as `other` by whoever looks at it.

        While both watch and nobody is asked, each thing speaks to its owner.
        """
        asked, viewer = self.scene.asked, self.scene.sitting.viewer
        if viewer is None:
            viewer = asked.seat if asked is not None else seat
        return self.scene.refusal(own if viewer == seat else Pick(other, own.value), viewer)
