"""What a mech has of Surge, Flux and Targeting, on its plate: in words where there is room."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.rules.command_core.marks import MARKS, Mark, count_of
from game.rules.command_core.view import MechView
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Fits, Node, Row
from game.ui.paint.icons import icon
from game.ui.tables.command_core.map.faded import faint_icon

_ICON = 16


def counted(mech: MechView) -> list[tuple[Mark, int]]:
    """All marks, with how many of each a mech has."""
    return [(mark, count_of(mech, mark)) for mark in MARKS]


def counters(
    mech: MechView, number: int, names: Sequence[str], style: str = "small", *, only: bool = False
) -> Node:
    """A line of a plate; `names` are those of the marks. Without any their icons stand there, faint; `only`
    those of which it has some.
    """
    bare = Row(*held(mech, number), gap=8) if only else Row(*[_bare(*one) for one in counted(mech)])
    said = [
        Row(
            Picture(partial(draw_mark, mark.id, True), width=_ICON),
            Text(f"{count} {name}", style, name=f"{mark.id} of {number + 1}"),
            gap=3,
        )
        for (mark, count), name in zip(counted(mech), names or [""] * len(MARKS), strict=True)
        if count
    ]
    return Fits(Row(*said, gap=7), bare) if names and said else bare


def held(mech: MechView, number: int) -> list[Node]:
    """Icon and number of each mark that a mech has any of."""
    return [
        Row(
            Picture(partial(draw_mark, mark.id, True), width=15),
            Text(str(count), "figures", name=f"{mark.id} of {number + 1}"),
            gap=2,
        )
        for mark, count in counted(mech)
        if count
    ]


def _bare(mark: Mark, count: int) -> Node:
    """An icon and a number."""
    return Row(
        Picture(partial(draw_mark, mark.id, count > 0), width=_ICON),
        Text(str(count), "figures", "" if count else "off", grow=1),
        gap=4,
        share=1,
    )


def draw_mark(name: str, counts: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    mark = (icon if counts else faint_icon)(name, rect.width)
    surface.blit(mark, mark.get_rect(center=rect.center))
