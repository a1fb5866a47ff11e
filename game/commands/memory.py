"""How much memory this process has used at most."""

import resource
import sys

_UNIT = 1024 * 1024 if sys.platform == "darwin" else 1024
"""How many of what the system counts are a MiB."""


def most_memory() -> float:
    """MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _UNIT
