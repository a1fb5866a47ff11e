"""Chips: small buttons of a filter; the chosen ones are teal and have a tick."""

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Text
from game.ui.layout.nodes import Node, Row
from game.ui.layout.painted import Pressable


def chip(
    name: str,
    command: Command,
    *,
    chosen: bool,
    words: str = "",
    symbol: str = "",
    count: int | None = None,
    hint: str = "",
) -> Node:
    """A chip with an icon, words and the number of cards that it leaves."""
    tones = ("chip chosen", "chip chosen lit") if chosen else ("chip", "chip lit")
    tint = "on gold" if chosen else "text"
    row = Row(
        Icon(symbol, 16) if symbol else None,
        Text(words, "item", tint, anchor="center") if words else None,
        Icon("check", 13) if chosen and count is not None else None,
        Text(str(count), "small", tint if chosen else "soft", anchor="center") if count is not None else None,
        gap=5,
        align="center",
        justify="center",
    )
    button = Pressable(name, tones, command, hint=hint)
    button.group = name.rpartition(" ")[0] or name
    return Part(button, row, pad=(7, 3), height=(26, 30))
