"""One judgement everywhere: hints, key moments and reviews ask the strongest player the same question.

So a choice that a hint called best is never called a mistake, and the chances to win that both tell agree.
"""

import msgspec

from game.ai.information_set import InformationSet
from game.ai.players import LEVELS
from game.ai.question import Question, make_question
from game.ai.thought import Thought
from game.content.levels import shipped_levels
from game.engine.dice import Dice

JUDGE = LEVELS[-1]
"""Who judges choices."""
TOLD = 3
"""Choices of which the judge says why they are good."""
_SEED = 0x41D7
_SECONDS = 600.0
"""Its iterations end a judgement: where seconds did, a slow or busy machine would judge otherwise."""


def judgement(
    known: InformationSet, seed: int, made: int, played: tuple[str, ...] = (), kept: Thought | None = None
) -> Question:
    """Asks about a choice of a match with this `seed`, before which its seat had `made` so many choices.

    The answer has a value for what was `played` as well. A `kept` answer to the same question is not looked
    for again.
    """
    dice = Dice(Dice(seed ^ _SEED).below(1 << 62) ^ (2 * made + known.seat))
    level = msgspec.structs.replace(shipped_levels(known.rules.id)[JUDGE], seconds=_SECONDS)
    asked = make_question(known, JUDGE, dice, level, TOLD, played)
    return msgspec.structs.replace(asked, kept=kept) if kept is not None else asked
