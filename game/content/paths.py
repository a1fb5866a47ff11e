"""Paths of the shipped files: beside the package in a checkout, inside it when installed."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def shipped(name: str) -> Path:
    """The path of the folder "data" or "assets"."""
    checkout = _PACKAGE.parent / name
    return checkout if checkout.is_dir() else _PACKAGE / "shipped" / name
