"""When everybody can see that no reroll can do better than the dice as they lie."""

from game.content.command_core import shipped_library
from game.engine.rules import Decision
from game.rules.command_core.actions import KEEP, Action
from game.rules.command_core.odds import leftovers
from game.rules.command_core.view import BoardView


def idle_choice(view: BoardView, decision: Decision) -> Action | None:
    """Keeps the dice of a defence that lets nothing through, and attack dice that are crits one and all."""
    attack, dice = view.attack, shipped_library().dice
    if attack is None or decision.kind not in ("reroll", "defend"):
        return None
    shown = [dice["attack"].faces[die - 1] for die in attack.dice]
    if decision.kind == "reroll":
        return KEEP if shown.count("crit") == len(shown) else None
    shields = sum(dice["armor"].faces[die - 1] == "shield" for die in attack.armor)
    dodges = sum(dice["evade"].faces[die - 1] == "dodge" for die in attack.evade)
    left = leftovers(shown.count("hit"), shown.count("crit"), shields, dodges)
    return None if any(left) else KEEP
