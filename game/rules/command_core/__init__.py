"""Command Core: mechs that run secret programs on a board."""

from game.content.command_core import shipped_library
from game.rules.command_core.rules import CommandCore


def make_rules() -> CommandCore:
    """The rules with the shipped content."""
    return CommandCore(shipped_library())
