"""Reading of untrusted JSON files: each error becomes the end of a sentence."""

import errno
import stat
from pathlib import Path
from typing import Any

import msgspec

from game.storage.names import is_visible

_REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your disk quota is used up",
    errno.EROFS: "the disk is read-only",
    errno.EACCES: "permission denied",
    errno.EPERM: "permission denied",
    errno.ENOENT: "it does not exist",
}
_MAX_REASON = 160
_MAX_NAME = 60


class Unusable(ValueError):
    """Why a file cannot be used, to follow its name: "is damaged: it is truncated"."""


def read_json(path: Path, size_limit: int) -> Any:
    """The plain values of a JSON file of at most `size_limit` bytes. Raises `Unusable`."""
    try:
        # Checked first, because opening a pipe would block.
        if not stat.S_ISREG(path.stat().st_mode):
            raise Unusable("is not a file")
        with path.open("rb") as file:
            data = file.read(size_limit + 1)
    except OSError as error:
        raise Unusable(f"cannot be read: {os_reason(error)}") from None
    except Unusable:
        raise
    except ValueError as error:  # the name has a NUL character
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
            raise Unusable("is damaged: it is truncated") from None
        detail = str(error).removeprefix("JSON is malformed: ")
        raise Unusable(f"is damaged: it is not JSON ({detail})") from None


def field_reason(error: msgspec.ValidationError) -> str:
    """The field and its error: "record[3]: expected `str`, got `int`"."""
    message, _, path = str(error).partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    _, missing, name = message.partition("missing required field ")
    if missing:
        path = ".".join(part for part in (path, name.strip("`")) if part)
        message = "is missing"
    text = f"{path}: {message[:1].lower()}{message[1:]}" if path else message
    return shown_reason(text)


def shown_reason(text: str) -> str:
    """A reason that may quote a file, shortened and made printable."""
    text = _printable(text[: _MAX_REASON + 1])
    return text if len(text) <= _MAX_REASON else text[:_MAX_REASON] + "…"


def os_reason(error: OSError) -> str:
    """The reason of an error of the system, for players."""
    reason = _REASONS.get(error.errno or 0) or error.strerror or str(error)
    return reason[:1].lower() + reason[1:]


def _printable(text: str) -> str:
    return "".join(letter if is_visible(letter) else "?" for letter in text)


def shown_name(path: Path) -> str:
    """A file's name, shortened and made printable even if it is not valid text."""
    name = path.name.encode("utf-8", "replace").decode("utf-8")
    name = _printable(name)
    if len(name) <= _MAX_NAME:
        return name
    return f"{name[: _MAX_NAME // 2]}…{name[-_MAX_NAME // 2 :]}"
