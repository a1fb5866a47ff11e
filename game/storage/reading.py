"""JSON files that anyone may have touched: every way to be unusable becomes half a sentence."""

import errno
import stat
from pathlib import Path
from typing import Any

import msgspec

from game.storage.names import is_visible

_REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is used up",
    errno.EROFS: "the disk can only be read",
    errno.EACCES: "permission denied",
    errno.EPERM: "permission denied",
    errno.ENOENT: "it does not exist",
}
_LONGEST_REASON = 160
_LONGEST_NAME = 60


class Unusable(ValueError):
    """Why a file cannot be used, to stand behind its name: "breaks off in the middle"."""


def read_json(path: Path, size_limit: int) -> Any:
    """The plain values of a JSON file of at most `size_limit` bytes. Raises `Unusable`."""
    try:
        # Asked first, because opening a pipe would wait for ever.
        if not stat.S_ISREG(path.stat().st_mode):
            raise Unusable("is not a file")
        with path.open("rb") as file:
            data = file.read(size_limit + 1)
    except OSError as error:
        raise Unusable(f"cannot be read: {os_reason(error)}") from None
    except Unusable:
        raise
    except ValueError as error:  # a name with a NUL in it
        raise Unusable(f"cannot be read: {error}") from None
    if len(data) > size_limit:
        raise Unusable(f"is larger than {size_limit // 1024} KiB")
    if not data:
        raise Unusable("is empty")
    return _decoded(data)


def _decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except UnicodeDecodeError:
        raise Unusable("is damaged: it is not UTF-8 text") from None
    except RecursionError:
        raise Unusable("is damaged: it is nested too deeply") from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise Unusable("is damaged: it breaks off in the middle") from None
        detail = str(error).removeprefix("JSON is malformed: ")
        raise Unusable(f"is damaged: it is not JSON ({detail})") from None


def field_reason(error: msgspec.ValidationError) -> str:
    """What is wrong with which field: "record[3]: expected `str`, got `int`"."""
    message, _, path = str(error).partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    _, missing, name = message.partition("missing required field ")
    if missing:
        path = ".".join(part for part in (path, name.strip("`")) if part)
        message = "is missing"
    text = f"{path}: {message[:1].lower()}{message[1:]}" if path else message
    return shown_reason(text)


def shown_reason(text: str) -> str:
    """A reason that may quote a file, cut and made printable."""
    text = _printable(text[: _LONGEST_REASON + 1])
    return text if len(text) <= _LONGEST_REASON else text[:_LONGEST_REASON] + "…"


def os_reason(error: OSError) -> str:
    """Why the system refused, in words for players."""
    reason = _REASONS.get(error.errno or 0) or error.strerror or str(error)
    return reason[:1].lower() + reason[1:]


def _printable(text: str) -> str:
    return "".join(letter if is_visible(letter) else "?" for letter in text)


def shown_name(path: Path) -> str:
    """A file's name as it can be drawn and printed: cut when it is long, even when it is not valid text."""
    name = path.name.encode("utf-8", "replace").decode("utf-8")
    name = _printable(name)
    if len(name) <= _LONGEST_NAME:
        return name
    return f"{name[: _LONGEST_NAME // 2]}…{name[-_LONGEST_NAME // 2 :]}"
