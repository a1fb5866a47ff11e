"""What is still wrong with a side, on paper: a sign of its own shape and a sentence."""

from dataclasses import dataclass
from typing import Literal

from game.ui.layout.leaves import Icon, Prose
from game.ui.layout.nodes import Box, Node, Row
from game.ui.parts.grounds import ground

State = Literal["complete", "missing", "illegal"]
SIGNS: dict[State, str] = {"complete": "complete", "missing": "warning", "illegal": "illegal"}
"""The icon of each state: a tick in a disc, a triangle, an octagon with a cross."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a side can be played; if not, its first problem as a sentence, and how many more there are."""

    state: State
    sentence: str
    more: str = ""


def verdict_paper(verdict: Verdict) -> Node:
    """The paper above the gold button."""
    more = Prose(verdict.more, "paper note") if verdict.more else None
    words = Prose(f"*{verdict.sentence}*", "paper text", "ink", name="verdict", grow=1, middle=True)
    row = Row(Icon(SIGNS[verdict.state], 24), words, more, gap=10, align="center")
    return Box(row, pad=(14, 6), ground=ground("paper"))
