"""What a Cleanup did to the marks of a mech, told from its marks before and after."""

from typing import NamedTuple

from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.marks import MARKS, Mark, count_of
from game.rules.command_core.view import MechView


class Cleaned(NamedTuple):
    """How much of a mark was lost, how much turned into the mark that it becomes, and how much is new."""

    mark: Mark
    lost: int
    turned: int
    new: int


def cleaned(catalogue: Catalogue, before: MechView, after: MechView) -> list[Cleaned]:
    """The marks that a Cleanup changed, in their order; none of a mech that is destroyed."""
    staying = catalogue.figures_of(before.chassis, tuple(before.upgrades)).staying
    found = []
    for mark, most in zip(MARKS, staying, strict=True):
        had = count_of(before, mark)
        kept = had if mark.becomes == mark.id else min(had, most)
        gone = had - kept
        lost, turned = (0, gone) if mark.becomes else (gone, 0)
        found.append(Cleaned(mark, lost, turned, count_of(after, mark) - kept))
    return [one for one in found if after.structure and (one.lost or one.turned or one.new)]
