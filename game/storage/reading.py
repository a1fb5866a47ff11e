"""Reading of untrusted JSON files: each error becomes a fault that players can be told."""

import errno
import stat
from pathlib import Path
from typing import Any

import msgspec

from game.engine.faults import Fault, FaultError
from game.storage.names import is_visible

_REASONS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "quota",
    errno.EROFS: "read_only",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOENT: "not_there",
}
_MAX_REASON = 160
_MAX_NAME = 60


class Unusable(FaultError):
    """Why a file cannot be used, to follow its name in a sentence: "is damaged: it is truncated"."""


def read_json(path: Path, size_limit: int) -> Any:
    """The plain values of a JSON file of at most `size_limit` bytes. Raises `Unusable`."""
    try:
        # Checked first, because opening a pipe would block.
        if not stat.S_ISREG(path.stat().st_mode):
            raise Unusable("no_file")
        with path.open("rb") as file:
            data = file.read(size_limit + 1)
    except OSError as error:
        raise Unusable("unreadable", reason=os_reason(error)) from None
    except Unusable:
        raise
    except ValueError as error:  # the name has a NUL character
        raise Unusable("unreadable", reason=system_fault(str(error))) from None
    if len(data) > size_limit:
        raise Unusable("too_large", size=size_limit // 1024)
    if not data:
        raise Unusable("empty")
    return _decoded(data)


def _decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except UnicodeDecodeError:
        raise Unusable("not_text") from None
    except RecursionError:
        raise Unusable("too_deep") from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise Unusable("truncated") from None
        # The decoder says "JSON is malformed: ..." first.
        raise Unusable("not_json", detail=str(error).rpartition(": ")[2]) from None


def field_fault(error: msgspec.ValidationError) -> Fault:
    """The field and its error as msgspec reports it: "record[3]: expected `str`, got `int`"."""
    message, _, path = str(error).partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    _, missing, name = message.partition(" required ")
    if missing:
        field = ".".join(part for part in (path, name.partition(" ")[2].strip("`")) if part)
        return Fault("field_missing", field=shown_reason(field))
    text = f"{path}: {message[:1].lower()}{message[1:]}" if path else message
    return system_fault(shown_reason(text))


def shown_reason(text: str) -> str:
    """A reason that may quote a file, shortened and made printable."""
    text = _printable(text[: _MAX_REASON + 1])
    return text if len(text) <= _MAX_REASON else text[:_MAX_REASON] + "…"


def system_fault(detail: str) -> Fault:
    """A reason in the words of the system or of a library."""
    return Fault("system", detail=detail)


def os_reason(error: OSError) -> Fault:
    """The reason of an error of the system, for players."""
    known = _REASONS.get(error.errno or 0)
    if known:
        return Fault(known)
    reason = error.strerror or str(error)
    return system_fault(reason[:1].lower() + reason[1:])


def _printable(text: str) -> str:
    return "".join(letter if is_visible(letter) else "?" for letter in text)


def shown_name(path: Path) -> str:
    """A file's name, shortened and made printable even if it is not valid text."""
    name = path.name.encode("utf-8", "replace").decode("utf-8")
    name = _printable(name)
    if len(name) <= _MAX_NAME:
        return name
    return f"{name[: _MAX_NAME // 2]}…{name[-_MAX_NAME // 2 :]}"
