"""Fixtures that the tests of commands share with those of content."""

from tests.content.conftest import data

__all__ = ["data"]
