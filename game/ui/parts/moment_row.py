"""A choice that cost something: what was played, what was better and why, and what it cost."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Part, Picture, Prose, Text
from game.ui.layout.nodes import Column, Node, Row
from game.ui.parts.grounds import SkinButton
from game.ui.parts.paper_choice import draw_bar


class MomentRow(SkinButton):
    """Worked by a click or Enter: opens the position. `share` is the chance to win afterwards, 0..1."""

    on_paper = True

    def __init__(
        self,
        name: str,
        when: str,
        lines: tuple[str, str],
        why: str,
        chance: str,
        change: str,
        share: float,
        opens: str,
        command: Command,
    ) -> None:
        super().__init__(name, "choice", command)
        self.when = when
        self.lines = lines
        self.why = why
        self.chance = chance
        self.change = change
        self.share = share
        self.opens = opens


def moment_node(row: MomentRow) -> Node:
    """The row with all that is written on it."""

    def bar(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_bar(surface, rect, row.share)

    told = Column(
        Text(row.when, "paper label"),
        *[Prose(line, "paper text", middle=True, grow=1) for line in row.lines],
        Prose(row.why, "paper note", middle=True, grow=1),
        gap=2,
        grow=1,
    )
    cost = Column(
        Text(row.chance, "paper label", anchor="center"),
        Text(row.change, "paper sum", anchor="center"),
        Picture(bar, height=7),
        Text(row.opens, "paper label", anchor="center"),
        gap=6,
        justify="center",
        width=150,
    )
    return Part(row, Row(told, cost, gap=10), pad=(10, 6))
