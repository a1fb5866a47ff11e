"""What an attack comes to as its dice lie: the pairs of the rules, and what is left."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.command_core.odds import leftovers
from game.rules.command_core.pairs import Pair, pair_dice
from game.ui.tables.command_core.progress import Battle

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board


@dataclass(frozen=True, slots=True)
class Count:
    """What an attack comes to as its dice lie."""

    pairs: tuple[Pair, ...]
    hits: int
    crits: int

    @property
    def damage(self) -> int:
        return self.hits + self.crits


def count_up(board: "Board", battle: Battle) -> Count:
    """The pairs, and what is left."""
    faces = board.catalogue.faces
    shown = {kind: [faces[kind][result - 1] for result in battle.dice.get(kind, ())] for kind in faces}
    pairs = pair_dice(shown["attack"], shown["armor"], shown["evade"])
    hits, crits = leftovers(
        shown["attack"].count("hit"),
        shown["attack"].count("crit"),
        shown["armor"].count("shield"),
        shown["evade"].count("dodge"),
    )
    return Count(pairs, hits, crits)
