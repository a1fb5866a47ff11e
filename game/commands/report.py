"""Output of commands: results on stdout as text or JSON, one sentence on stderr for an error."""

import json
import os
import sys
from contextlib import suppress
from typing import Any, TextIO

from game.engine.quoting import quote

DONE, FAILED, BAD_USAGE = 0, 1, 2
_MAX_LINE = 600


class UsageError(Exception):
    """Bad usage or bad input: one clear sentence, exit status 2."""


class CommandFailed(Exception):
    """The thing asked for failed: one clear sentence, exit status 1."""


def show(data: dict[str, Any], *, as_json: bool) -> None:
    """A result as JSON, or as one "name  value" line each."""
    if as_json:
        put(json.dumps(data, indent=2))
        return
    width = max(len(name) for name in data)
    for name, value in data.items():
        if isinstance(value, dict):
            value = ", ".join(f"{key} {part}" for key, part in value.items())
        put(f"{name.ljust(width)}  {value}")


def put(text: str, *, flush: bool = False) -> None:
    """Writes lines to stdout as they are. Raises `CommandFailed` when nothing can be written there."""
    try:
        print(text, flush=flush)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CommandFailed(f"the output cannot be written: {error.strerror}") from None


def tell(line: str) -> None:
    """Writes one shortened line to stdout."""
    put(quote(line, _MAX_LINE))


def complain(sentence: object) -> None:
    """Writes one shortened line to stderr, if possible."""
    if sys.stderr is None:
        return
    with suppress(OSError, ValueError):
        print(quote(sentence, _MAX_LINE), file=sys.stderr, flush=True)


def prepare_streams() -> None:
    """Writes characters that the terminal cannot encode as backslash escapes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def flush_output(status: int) -> int:
    """Flushes stdout and returns the exit status: a failure if that is impossible."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        discard_output(sys.stdout)
        return FAILED
    except (OSError, ValueError) as error:
        discard_output(sys.stdout)
        complain(f"the output cannot be written: {getattr(error, 'strerror', error)}")
        return FAILED
    return status


def discard_output(stream: TextIO) -> None:
    """Redirects the stream to the null device, so that Python reports no error at its exit."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
