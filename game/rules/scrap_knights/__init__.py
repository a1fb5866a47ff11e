"""Scrap Knights: Machina Deus, a game by Draner of Lytel Saffron.

Begin with `rules.py`. `choices` lists what is legal, `action_handlers` has what each action does, `phases`
goes through a round, `chain` resolves its effects in priority order. `effects` has a handler for each verb
and `conditions` for each condition; `catalogue` has the cards with both bound. `forecast` says what a chain
would do.
"""

from game.content.scrap_knights import CONTENT, shipped_library
from game.rules.scrap_knights.figures import TABLES, contradictions
from game.rules.scrap_knights.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS, PHASES
from game.rules.scrap_knights.random_side import random_side
from game.rules.scrap_knights.refusals import REFUSALS
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.side_numbers import side_numbers
from game.rules.scrap_knights.thinking import Thinking
from game.rules.scrap_knights.trial_facts import TRIAL
from game.rules.spec import GameSpec

__all__ = ["SPEC", "ScrapKnights"]


def _make_rules() -> ScrapKnights:
    return ScrapKnights(shipped_library())


SPEC = GameSpec(
    make_rules=_make_rules,
    content=CONTENT,
    thinking=Thinking,
    events=EVENT_KINDS,
    decisions=DECISION_KINDS,
    phases=PHASES,
    endings=OUTCOME_REASONS,
    refusals=REFUSALS,
    figures=TABLES,
    contradictions=contradictions,
    random_side=lambda dice, options: random_side(shipped_library(), dice),
    side_numbers=side_numbers,
    trial=TRIAL,
)
