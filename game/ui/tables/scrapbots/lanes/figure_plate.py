"""What a lane's plate says: name, ready or exhausted, health in cells of ten; or that nobody stands there."""

from functools import partial
from typing import Literal

import pygame

from game.ui.layout.leaves import Icon, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.paint import pen
from game.ui.paint.materials.steel import STEEL, Tone, plate
from game.ui.paint.palette import SEATS, bad
from game.ui.paint.roles import art_colors
from game.ui.parts.gauge_paint import CellState, cell_image
from game.ui.tables.scrapbots.filling import filling
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip

Danger = Literal["threatened", "chance", "quiet"]
"""An empty lane: the enemy can hit it, one's own Scrapbots can, or nobody can."""

_C = art_colors("scrapbots/plates")
TONES: dict[str, Tone] = {"ready": STEEL, "exhausted": _C.ramp("exhausted"), "empty": _C.ramp("empty")}
CELLS = "cells"
"""The name of the health on a plate."""
_TEN = 10
_STRIPE = 3
"""Units for the stripe of the seat, which a near plate has at the left."""
_HEAD = 42.667


def plate_node(head: Node, chips: list[CostChip], *, near: bool, large: bool = False) -> Node:
    """A figure's head, and its attacks below."""
    if large:
        attacks = Column(*[filling(chip, height=16.4) for chip in chips], gap=1)
        return Column(Box(head, height=33.4), beside_stripe(Box(attacks, pad=(6, 0)), near=near), gap=1)
    attacks = Column(*[filling(chip, height=18.667) for chip in chips], gap=2)
    return Column(
        Box(head, height=_HEAD),
        beside_stripe(Box(attacks, pad=(8, 0)), near=near) if chips else None,
        gap=2.667,
    )


def beside_stripe(inside: Node, *, near: bool) -> Node:
    stripe = Space(width=_STRIPE)
    return Row(stripe, Box(inside, grow=1)) if near else Row(Box(inside, grow=1), stripe)


def figure_head(title: str, state: str, tone: str, health: int, full: int, *, again: bool) -> Node:
    """`state` says in a word how it is; `again` marks one that is readied after its next attack."""
    pill = Box(
        Text(state, "bot state", tone, anchor="center"), pad=(5, 0), ground=Ground(tone=tone), height=15
    )
    name = Text(title, "bot", "off" if tone == "exhausted" else "text", grow=1)
    head = Row(name, Icon("ready", 17) if again else None, pill, gap=3, align="center", height=19)
    tint = bad if health * 3 <= full else "text"
    count = Row(
        Icon("hp", 15), Text(str(health), "bot health", tint), Text(f"/{full}", "bot full health"), gap=2
    )
    cells = Picture(partial(_draw_health, health, full), name=CELLS, grow=1, height=12)
    return Box(Column(head, Row(Box(count, width=61), cells, align="center", height=20)), pad=(8, 2))


def low_head(title: str, state: str, tone: str, health: int, full: int, *, again: bool) -> Node:
    """The same in two low rows, for large type."""
    pill = Box(
        Text(state, "bot state", tone, anchor="center"), pad=(4, 0), ground=Ground(tone=tone), height=15
    )
    name = Text(title, "bot", "off" if tone == "exhausted" else "text", grow=1)
    tint = bad if health * 3 <= full else "text"
    count = Row(Icon("hp", 15), Text(str(health), "bot health", tint), gap=2)
    ready = Icon("ready", 15) if again else None
    head = Row(name, count, ready, pill, gap=4, align="center", height=20)
    cells = Picture(partial(_draw_health, health, full), name=CELLS, height=7)
    return Box(Column(head, cells, gap=1), pad=(6, 3))


def nobody(title: str, words: str, danger: Danger, *, large: bool = False) -> Node:
    """What the other side threatens in an empty lane; a stripe of hazard paint where that is anything.

    Where nothing threatens it, a word is enough: the sentence is in the hint.
    """
    tint = bad if danger == "threatened" else "gold" if danger == "chance" else "soft"
    head = Row(
        Icon("warning", 18) if danger == "threatened" else None,
        Text(title, "bot", tint, grow=1),
        gap=6,
        height=20,
    )
    if danger == "quiet":
        return Box(head, pad=(11, 2.5), justify="end")
    told = Prose(words, "no bot", "text", grow=1)
    stripe = Picture(_draw_hazard, height=6) if not large else None
    return Box(Column(head, told, stripe, gap=2), pad=(8, 3) if large else (11, 5))


def draw_plate(
    surface: pygame.Surface, rect: pygame.Rect, scale: float, seat: int, tone: str, *, near: bool
) -> None:
    """The steel with the seat's stripe, which is bright where a ready figure stands."""
    surface.blit(plate(*rect.size, scale, TONES[tone]), rect)
    color = SEATS[seat] if tone == "ready" else tuple(part // 2 for part in SEATS[seat])
    stripe = rect.inflate(0, -round(16 * scale))
    stripe.width = round(4 * scale)
    stripe.left = rect.left + round(2.667 * scale) if near else rect.right - round(6.667 * scale)
    pen.rect(surface, color, stripe)


def cells_of(rect: pygame.Rect, full: int) -> list[pygame.Rect]:
    """A place for each ten of the health, in the room of all of them."""
    count = full // _TEN
    step = min(round(rect.height * 19 / 18), rect.width // max(1, count))
    size = max(3, step - rect.height // 6), rect.height
    return [pygame.Rect((rect.left + number * step, rect.top), size) for number in range(count)]


def lost_cells(
    rect: pygame.Rect, before: int, after: int, full: int
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The cells between two healths as they go, each with its middle, the last first."""
    cells = cells_of(rect, full)[max(0, after) // _TEN : before // _TEN]
    return [(_cell(cell.size, "lost"), cell.center) for cell in reversed(cells)]


def draw_cells(surface: pygame.Surface, rect: pygame.Rect, health: int, full: int, loss: int = 0) -> None:
    """A cell for each ten; those that a preview would take are orange."""
    left, shown = health // _TEN, "low" if health * 3 <= full else "full"
    for number, cell in enumerate(cells_of(rect, full)):
        state = "empty" if number >= left else "loss" if number >= left - loss // _TEN else shown
        surface.blit(_cell(cell.size, state), cell)  # type: ignore[arg-type]


def _cell(size: tuple[int, int], state: CellState) -> pygame.Surface:
    return cell_image("hp", *size, state, 0.0, _C["tint"], 0, False)


def _draw_health(health: int, full: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    draw_cells(surface, rect, health, full)


def _draw_hazard(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Slanted stripes."""
    high = rect.height
    for x in range(rect.left, rect.right - 2 * high, 2 * high + 1):
        points = [(x, rect.bottom), (x + high, rect.top), (x + 2 * high, rect.top), (x + high, rect.bottom)]
        pen.polygon(surface, _C["hazard"], points)
