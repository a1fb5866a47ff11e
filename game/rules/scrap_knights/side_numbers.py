"""What a mech adds up to in plain numbers, which lessons can name."""

from typing import Any

from game.content.scrap_knights import MechSide, shipped_library
from game.rules.scrap_knights.side_measures import best_acts, linking_acts, sums


def side_numbers(side: MechSide) -> dict[str, Any]:
    """How many ACTs and BOTs are in, damage at each distance, heat of all ACTs, and what they do together.

    >>> from game.content.scrap_knights import shipped_library
    >>> side_numbers(MechSide(acts=("stonewall", "slash")))["damage"]
    [3, 3, 0, 0, 0, 0]
    """
    library = shipped_library()
    acts = [library.acts[act] for act in side.acts if act in library.acts]
    added = sums(acts)
    return {
        "acts": len(side.acts),
        "bots": len(side.bots),
        "damage": [best.damage for best in best_acts(acts)],
        "heat": added.heat_left,
        "block": added.block,
        "move": added.move,
        "vent": added.vent,
        "links": len(linking_acts(library.ults.get(side.ult), acts) or ()),
    }
