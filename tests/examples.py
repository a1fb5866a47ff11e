"""How many examples a property is tried with: few by default, all in a thorough run.

`HYPOTHESIS_PROFILE=thorough python -m pytest` is a thorough run; .ci/run does it after the default one.
"""

import os

from hypothesis import settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "steady")
THOROUGH = PROFILE == "thorough"
SHARE = 5
FEWEST = 5


def examples(thorough: int) -> settings:
    """Settings for `thorough` examples in a thorough run, a fifth of them by default."""
    return settings(max_examples=thorough if THOROUGH else max(FEWEST, thorough // SHARE))
