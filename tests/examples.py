"""How many examples a test is tried with: few by default, all in a thorough run.

`HYPOTHESIS_PROFILE=thorough python -m pytest` is a thorough run, which is done by hand.
"""

import os
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "steady")
THOROUGH = PROFILE == "thorough"
SHARE = 8
FEWEST = 5


def examples(thorough: int, share: int = SHARE) -> settings:
    """Settings for `thorough` examples in a thorough run, an eighth of them by default, or less."""
    return settings(max_examples=thorough if THOROUGH else max(FEWEST, thorough // share))


def first_by_default(cases: Sequence[Any]) -> list[Any]:
    """The cases of a test that takes long: the first one by default, the others among the slow tests."""
    return [cases[0], *(pytest.param(case, marks=pytest.mark.slow) for case in cases[1:])]
