"""Command Core: mechs that run secret programs on a board."""

from game.content.command_core import shipped_library
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.thinking import Thinking

__all__ = ["Thinking", "make_rules"]


def make_rules() -> CommandCore:
    """The rules with the shipped content."""
    return CommandCore(shipped_library())
