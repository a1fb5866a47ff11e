"""What went wrong with a file, without words: `game/words/fault_text.py` makes a sentence of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

FaultFact = Union[str, int, "Fault"]


@dataclass(frozen=True, slots=True, init=False)
class Fault:
    """The key of a message and its facts; a fact may be a fault that is a part of the sentence.

    >>> Fault("not_saved", reason=Fault("disk_full")).facts["reason"].kind
    'disk_full'
    """

    kind: str
    facts: Mapping[str, FaultFact]

    def __init__(self, kind: str, **facts: FaultFact) -> None:
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "facts", facts)


class FaultError(ValueError):
    """An error that is shown to players."""

    def __init__(self, kind: str, **facts: FaultFact) -> None:
        self.fault = Fault(kind, **facts)
        super().__init__(self.fault)
