"""When everybody can see that an answer to a played card does no more than the same card a moment later."""

from game.content.dino_battles import shipped_library
from game.content.dino_battles.verbs import Discard
from game.engine.rules import Decision
from game.rules.dino_battles.actions import PASS, Action
from game.rules.dino_battles.view import BattleView


def idle_choice(view: BattleView, decision: Decision) -> Action | None:
    """No answer to a card of a main phase, unless that card takes cards from the hand.

    Whoever may answer there has their own turn before the phase ends, for every card that is played takes
    back the passes; and no card undoes another before it happens. Only what would be discarded is better used
    at once.
    """
    window = view.question
    if decision.kind != "respond" or window is None or window.kind != "main" or PASS not in decision.actions:
        return None
    card = shipped_library().cards[window.played[-1].card]
    takes = any(isinstance(step.verb, Discard) for step in getattr(card, "do", ()))
    return None if takes else PASS
