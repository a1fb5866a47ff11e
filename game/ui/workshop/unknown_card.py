"""A card of a side that this version does not have: its id in the place of the card."""

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part
from game.ui.layout.nodes import Node, Row
from game.ui.layout.painted import Pressable


def unknown_row(
    name: str, group: str, words: str, hint: str, command: Command, high: tuple[int, int]
) -> Node:
    """A dashed place with a sign; pressed it does what a card there would do, such as come out."""
    button = Pressable(name, ("open slot", "open slot lit"), command)
    button.group, button.hint = group, hint
    row = Row(Icon("illegal", 14), Name(words, "slot", "gold", grow=1), gap=6, align="center")
    return Part(button, row, pad=(8, 2), height=high)
