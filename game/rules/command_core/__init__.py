"""Command Core: mechs that run secret programs on a board.

Begin with `rules.py`. `choices` lists what is legal, `action_handlers` has what each action does, `phases`
goes on from phase to phase: `placing`, `programs`, `execution` (with `movement`), `combat` (with `shots`,
`rerolls`, `crits`). `catalogue` is the content as the rules use it; `board`, `topology` and `sight` are the
ground.
"""

from game.content.command_core import CONTENT, points_limit, shipped_library
from game.rules.command_core.figures import TABLES, contradictions
from game.rules.command_core.idle import idle_choice
from game.rules.command_core.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS, PHASES
from game.rules.command_core.random_side import random_side
from game.rules.command_core.refusals import REFUSALS
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.side_numbers import side_numbers
from game.rules.command_core.thinking import Thinking
from game.rules.command_core.trial_facts import TRIAL
from game.rules.spec import GameSpec

__all__ = ["SPEC"]


def _make_rules() -> CommandCore:
    return CommandCore(shipped_library())


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
    idle_choice=idle_choice,
    random_side=lambda dice, options: random_side(
        shipped_library(), dice, points_limit(options, shipped_library())
    ),
    side_numbers=side_numbers,
    trial=TRIAL,
)
