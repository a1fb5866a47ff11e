"""Sentences about files that cannot be read or written."""

from game.engine.faults import Fault
from game.words.messages import SCREENS, shipped_messages


def fault_text(fault: Fault) -> str:
    """A fault as a sentence, or as the part of one.

    >>> fault_text(Fault("game_not_saved", reason=Fault("disk_full")))
    'The game could not be saved: the disk is full.'
    """
    facts = {name: fault_text(one) if isinstance(one, Fault) else one for name, one in fault.facts.items()}
    return shipped_messages(SCREENS).say("files", fault.kind, **facts)
