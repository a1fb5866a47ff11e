"""What is still wrong with a side, on paper: a sign of its own shape and a sentence."""

from dataclasses import dataclass
from typing import Literal

from game.ui.layout.leaves import Icon, Prose
from game.ui.layout.nodes import Box, Node, Row
from game.ui.parts.grounds import ground

State = Literal["complete", "missing", "illegal"]
SIGNS: dict[State, str] = {"complete": "complete", "missing": "warning", "illegal": "illegal"}
"""The icon of each state: a tick in a disc, a triangle, an octagon with a cross."""


TINTS: dict[State, str] = {"complete": "good", "missing": "gold", "illegal": "bad"}
"""The colour of each state's line."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a side can be played; if not, its first problem as a sentence, and how many more there are.

    `note` is said after the sentence: why cards were suggested.
    """

    state: State
    sentence: str
    more: str = ""
    note: str = ""


def verdict_paper(verdict: Verdict) -> Node:
    """The paper above the gold button."""
    more = Prose(verdict.more, "paper note") if verdict.more and not verdict.note else None
    # What is suggested answers the problem, and both together would be small type where the paper is low.
    said = (
        verdict.note
        if verdict.note and verdict.state != "complete"
        else f"*{verdict.sentence}* {verdict.note}"
    )
    words = said.strip()
    told = Prose(words, "paper text", "ink", name="verdict", grow=1, middle=True)
    row = Row(Icon(SIGNS[verdict.state], 24), told, more, gap=10, align="center")
    return Box(row, pad=(14, 6), ground=ground("paper"))
