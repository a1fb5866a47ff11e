"""How the parts of a Command Core action are picked: nearly all of them lie on the table."""

from game.rules.command_core.picks import parts
from game.ui.tables.chooser import Anatomy

THINGS = frozenset({"mech", "cell", "facing", "number", "weapon", "target", "die", "card"})
ANATOMY = Anatomy(parts, THINGS)
