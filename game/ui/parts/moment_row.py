"""A choice that cost something: what was played, what was better and why, and what it cost."""

from functools import partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.paint.figures.thumbnails import art_strip, robot_head
from game.ui.paint.materials.steel import INK, cut_frame
from game.ui.parts.grounds import SkinButton
from game.ui.parts.paper_choice import draw_bar

_ART = 54
"""Units: the width of the picture of a card."""


class MomentRow(SkinButton):
    """Worked by a click or Enter: opens the position. `share` is the chance to win afterwards, 0..1.

    `arts` are the pictures of the cards that the two lines name, by their keys in data/art.
    """

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
        arts: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(name, "choice", command)
        self.when = when
        self.lines = lines
        self.why = why
        self.chance = chance
        self.change = change
        self.share = share
        self.opens = opens
        self.arts = arts


def _line(words: str, art: str, pictured: bool) -> Node:
    """What was chosen, or better, beside its picture; beside room for one where only the other has one."""
    told = Prose(words, "paper text", middle=True, grow=1)
    if not pictured:
        return Row(told, grow=1)
    picture = Picture(partial(_draw_art, art), width=_ART) if art else Space(width=_ART)
    return Row(picture, told, gap=9, grow=1)


def _draw_art(art: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(art_strip(art, rect.size, round(4 * scale)), rect)


def draw_face(look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """The head of who looks back, in a frame."""
    size, cut = min(rect.size), round(8 * scale)
    face = pygame.Rect(0, 0, size, size)
    face.center = rect.center
    surface.blit(robot_head(look, size, cut), face)
    surface.blit(cut_frame(size, size, cut, INK, round(2.4 * scale)), face)


def moment_node(row: MomentRow) -> Node:
    """The row with all that is written on it."""

    def bar(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_bar(surface, rect, row.share)

    told = Column(
        Text(row.when, "paper label"),
        *[_line(line, art, any(row.arts)) for line, art in zip(row.lines, row.arts, strict=True)],
        Prose(row.why, "paper note", middle=True, grow=1),
        gap=2,
        grow=1,
    )
    cost = Column(
        Text(row.chance, "paper label", anchor="center"),
        Text(row.change, "paper sum", anchor="center"),
        Picture(bar, height=7),
        # A plate, so that one sees where to click; the whole row is the button.
        Box(
            Row(
                Icon("play", 14),
                Text(row.opens, "small", "text", anchor="center", grow=1),
                gap=4,
                align="center",
            ),
            pad=(8, 2),
            ground=Ground(tone="take"),
            height=24,
        ),
        gap=5,
        justify="center",
        width=150,
    )
    return Part(row, Row(told, cost, gap=10), pad=(10, 6))
