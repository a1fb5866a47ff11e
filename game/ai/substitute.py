"""A choice for a computer player that has none: in this process, at once, and whatever happens."""

import logging

from game.ai.greedy import Greedy
from game.ai.information_set import InformationSet
from game.engine.rules import Action

_log = logging.getLogger(__name__)


def substitute(known: InformationSet, seed: int) -> Action:
    """What looks best at once; the first legal action where even that cannot be found."""
    try:
        return Greedy(seed).choose(known)
    except Exception:
        _log.exception("No quick choice could be made either")
        return known.decision.actions[0]
