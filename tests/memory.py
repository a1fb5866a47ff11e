"""How much memory a process uses now."""

import resource
import sys
from pathlib import Path


def memory() -> float:
    """MiB in use now."""
    if sys.platform.startswith("linux"):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
