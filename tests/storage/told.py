"""What players are told of files that cannot be read or written."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.engine.faults import Fault
from game.storage.save_file import SaveError
from game.words.fault_text import fault_text


def told(fault: Fault | None) -> str:
    """The sentence of a fault; "" for none."""
    return "" if fault is None else fault_text(fault)


@contextmanager
def refused(pattern: str) -> Iterator[None]:
    """A save that is refused in a sentence of that pattern."""
    with pytest.raises(SaveError) as refusal:
        yield
    assert re.search(pattern, told(refusal.value.fault))
