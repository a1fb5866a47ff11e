"""Scrapbots: a deck, three lanes, and Wounds that clog it.

Begin with `rules.py`. `choices` lists what is legal, `action_handlers` has what each action does, `phases`
deals and cleans up. `effects` has a handler for each verb, `catalogue` the cards with them bound. `payments`
finds ways to pay, `steps` what is worth a search.
"""

from game.content.scrapbots import CONTENT, shipped_library
from game.rules.scrapbots.figures import TABLES, contradictions
from game.rules.scrapbots.in_the_open import in_the_open
from game.rules.scrapbots.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS, PHASES
from game.rules.scrapbots.refusals import REFUSALS
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.thinking import Thinking
from game.rules.spec import GameSpec

__all__ = ["SPEC"]


def _make_rules() -> Scrapbots:
    return Scrapbots(shipped_library())


SPEC = GameSpec(
    make_rules=_make_rules,
    content=CONTENT,
    thinking=Thinking,
    events=EVENT_KINDS,
    decisions=DECISION_KINDS,
    phases=PHASES,
    in_the_open=in_the_open,
    endings=OUTCOME_REASONS,
    refusals=REFUSALS,
    figures=TABLES,
    contradictions=contradictions,
)
