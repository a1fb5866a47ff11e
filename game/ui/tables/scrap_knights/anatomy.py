"""How the parts of a Scrap Knights action are picked: cards on the table, all else by answers."""

from game.rules.scrap_knights.picks import parts
from game.ui.tables.chooser import Anatomy

ANATOMY = Anatomy(parts, things=frozenset({"card"}), locks=frozenset({"act", "bots", "tokens"}))
"""Neither a secret choice nor a BOT or token can be taken back once the other has seen it: they are picked,
which shows what they would do, and then locked in by hand."""
