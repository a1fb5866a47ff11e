"""Statistics of a mech while a squad is built: its colours and deltas, and the cells that it can hit."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import get_args

from game.content.command_core import Directive, Weapon
from game.content.command_core.cards import Colour
from game.rules.command_core.topology import Cell, Topology

REACH = 6
"""Cells from the mech to the edge of the picture of its reach."""
_HERE = (0, 0)


@dataclass(frozen=True, slots=True)
class DirectiveMeasures:
    """The directives of a mech: cards of each colour and delta, and the sums of their deltas.

    A split card counts for both of its colours, and with the delta of its first half. `best_sum` is the sum
    where each card meets its best combo.
    """

    colours: Mapping[str, int]
    deltas: Mapping[int, int]
    delta_sum: int
    best_sum: int


def directive_measures(directives: Iterable[Directive]) -> DirectiveMeasures:
    """Adds up directives; a card is given once for each copy."""
    colours: Counter[str] = Counter(dict.fromkeys(get_args(Colour), 0))
    deltas: Counter[int] = Counter()
    delta_sum = best_sum = 0
    for card in directives:
        colours.update({half.colour for half in card.halves})
        first = card.halves[0]
        deltas[first.delta] += 1
        delta_sum += first.delta
        best_sum += max([first.delta, *[combo.delta for combo in first.combos]])
    return DirectiveMeasures(dict(colours), dict(sorted(deltas.items())), delta_sum, best_sum)


def dice_by_cell(weapons: Iterable[Weapon], board: Topology) -> dict[Cell, int]:
    """Attack dice that all weapons together may throw at each cell within `REACH`.

    The mech is at (0, 0) and looks up; walls and targets are left out, and so are cells without dice.
    """
    given = tuple(weapons)
    steps = range(-REACH, REACH + 1)
    dice: dict[Cell, int] = {}
    for cell in ((x, y) for y in steps for x in steps):
        distance = board.distance(_HERE, cell)
        if not 1 <= distance <= REACH:
            continue
        arc = board.arc(0, _HERE, cell)
        reaching = [one for one in given if arc in one.arcs and one.range[0] <= distance <= one.range[1]]
        if reaching:
            dice[cell] = sum(weapon.dice for weapon in reaching)
    return dice
