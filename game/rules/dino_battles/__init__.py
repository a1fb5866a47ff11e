"""Biomechanic Dino Battles: a deck of 60 cards, an active Dinosaur, a bench and dice.

Begin with `rules.py`. `choices` lists what is legal, `action_handlers` has what each action does, `phases`
goes on from phase to phase: `set_up`, `main_phase`, `combat` (with `exchange`), `windows`, `knock_outs`.
`effects` has a handler for each verb, `catalogue` what cards give.
"""

from game.content.dino_battles import CONTENT, shipped_library
from game.rules.dino_battles.figures import TABLES, contradictions
from game.rules.dino_battles.idle import idle_choice
from game.rules.dino_battles.in_the_open import in_the_open
from game.rules.dino_battles.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS, PHASES
from game.rules.dino_battles.random_side import random_side
from game.rules.dino_battles.refusals import REFUSALS
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.side_numbers import side_numbers
from game.rules.dino_battles.thinking import Thinking
from game.rules.dino_battles.trial_facts import TRIAL
from game.rules.spec import GameSpec

__all__ = ["SPEC"]


def _make_rules() -> DinoBattles:
    return DinoBattles(shipped_library())


SPEC = GameSpec(
    make_rules=_make_rules,
    content=CONTENT,
    thinking=Thinking,
    events=EVENT_KINDS,
    decisions=DECISION_KINDS,
    phases=PHASES,
    in_the_open=in_the_open,
    idle_choice=idle_choice,
    passes_alone=True,
    endings=OUTCOME_REASONS,
    refusals=REFUSALS,
    figures=TABLES,
    contradictions=contradictions,
    random_side=lambda dice, options: random_side(shipped_library(), dice),
    side_numbers=side_numbers,
    trial=TRIAL,
)
