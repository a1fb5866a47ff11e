"""What a choice is, in plain words: "Play Slash", "Attack in lane 2 with Golem"."""

from collections.abc import Sequence
from importlib import import_module

from game.engine.rules import Action, Decision, Rules, View


def action_text(rules: Rules, view: View, decision: Decision, action: Action, names: Sequence[str]) -> str:
    """One of the actions of a decision as a short sentence to whoever decides, without a full stop.

    `view` is what that seat sees then, `names` are those of the two seats.

    >>> from game.rules import load
    >>> rules = load("scrap_knights")
    >>> state = rules.new_game({"deck_0": "ronin", "deck_1": "bulwark"}, 7)
    >>> decision = rules.decisions(state)[0]
    >>> action_text(rules, rules.view(state, 0), decision, rules.parse("act slash"), ("Ada", "Brunel"))
    'Play Slash'
    """
    words: str = import_module(f"game.rules.{rules.id}.action_text").action_text(
        rules, view, decision, action, names
    )
    return words
