"""How commands speak: one sentence on stderr for bad input, plain or JSON results on stdout."""

import json
import sys
from typing import Any

DONE, FAILED, BAD_USAGE = 0, 1, 2


class UsageError(Exception):
    """Bad usage or bad input: one clear sentence, exit status 2."""


class CommandFailed(Exception):
    """The thing asked for failed: one clear sentence, exit status 1."""


def show(data: dict[str, Any], *, as_json: bool) -> None:
    """A result as JSON, or as one "name  value" line each."""
    if as_json:
        print(json.dumps(data, indent=2))
        return
    width = max(len(name) for name in data)
    for name, value in data.items():
        if isinstance(value, dict):
            value = ", ".join(f"{key} {part}" for key, part in value.items())
        print(f"{name.ljust(width)}  {value}")


def complain(sentence: object) -> None:
    print(sentence, file=sys.stderr)
