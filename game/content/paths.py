"""Paths of the shipped files: beside the package in a checkout, inside it when installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


_other: list[Path] = []
"""Folders that stand in for the shipped one, the last one first."""


def shipped(name: str) -> Path:
    """The path of the folder "data" or "assets"."""
    return _other[-1] / name if _other else _found(name)


@cache
def _found(name: str) -> Path:
    checkout = _PACKAGE.parent / name
    return checkout if checkout.is_dir() else _PACKAGE / "shipped" / name


@contextmanager
def shipped_from(folder: Path) -> Iterator[None]:
    """Reads what is not read yet from `folder`/data and `folder`/assets for a while: tests add a game so."""
    _other.append(folder)
    try:
        yield
    finally:
        _other.pop()
