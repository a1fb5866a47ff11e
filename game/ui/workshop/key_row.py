"""The keys at the foot of a screen of the workshop."""

from collections.abc import Sequence

from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Box, Node, Row, Space
from game.ui.parts.grounds import ground

Hint = tuple[str, str]
"""What stands on a key, and what it does."""


def key_row(hints: Sequence[Hint]) -> Node:
    """Keys with what they do, side by side."""
    shown = [
        Row(
            Box(Text(key, "key", anchor="center"), pad=(6, 1), ground=ground("steel")),
            Text(words, "small"),
            gap=6,
        )
        for key, words in hints
    ]
    return Row(*shown, Space(grow=1), gap=16, align="center")
