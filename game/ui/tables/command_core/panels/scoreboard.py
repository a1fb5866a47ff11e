"""The scoreboard over the arena: the share of its structure that each squad has left."""

from functools import partial

import pygame

from game.engine.seats import Seat, opponent
from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.painted import Ground
from game.ui.paint import pen
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors, rgb
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.snapshot import Snapshot

_EMPTY = rgb(art_colors("command_core/planner")["empty slot"])
_WIDE, _HIGH, _LEAST, _RIM, _GAP = 320, 34, 24, 22, 5
"""Units: of the board, of its height at best and at least, of the arena's rim, and to the upper edge."""
_SHARE = 0.7
"""The most of the arena's width."""
_BAR, _MIDDLE, _NUMBER = 12, 2, 42
"""Units: height of the bars, between them, and of a number's place."""


def score_place(arena: pygame.Rect, cells_top: int, scale: float) -> pygame.Rect | None:
    """Above the cells in the middle; None where there is no room, as when the board is enlarged."""
    gap = round(_GAP * scale)
    high = min(round(_HIGH * scale), cells_top - arena.top - round(_RIM * scale) - gap)
    if high < round(_LEAST * scale):
        return None
    place = pygame.Rect(0, arena.top + gap, min(round(_WIDE * scale), round(_SHARE * arena.width)), high)
    place.centerx = arena.centerx
    return place


def score_widgets(host: Host, snapshot: Snapshot, field: Field, arena: Area) -> list[Widget]:
    """What is laid over the cells once all mechs stand there."""
    place = score_place(arena.rect, min(one.top for one in field.all_cells()), arena.scale)
    if place is None or snapshot.view.phase == "placement":
        return []
    return host.lay(scoreboard(snapshot), place, arena.scale)


def scoreboard(snapshot: Snapshot) -> Node:
    """Both shares with a bar that shrinks outwards from the middle, the near side at the left."""
    near, far = snapshot.near, opponent(snapshot.near)
    bars = Picture(
        partial(_draw_bars, near, left_of(snapshot, near), left_of(snapshot, far)), grow=1, height=_BAR
    )
    inside = Row(
        _face(snapshot.faces[near]),
        Icon("structure", 14),
        _percent(snapshot, near),
        bars,
        _percent(snapshot, far),
        Icon("structure", 14),
        _face(snapshot.faces[far]),
        gap=7,
        align="center",
    )
    return Box(inside, pad=(9, 2), ground=Ground("score", "dark"))


def left_of(snapshot: Snapshot, seat: Seat) -> float:
    """What share of its structure a side has left."""
    numbers = [number for number, mech in enumerate(snapshot.view.mechs) if mech.seat == seat]
    whole = sum(snapshot.whole(number) for number in numbers)
    return sum(snapshot.view.mechs[number].structure for number in numbers) / whole


def _percent(snapshot: Snapshot, seat: Seat) -> Node:
    words = snapshot.words.notice("score", percent=round(100 * left_of(snapshot, seat)))
    return Text(words, "figures", f"seat {seat}", f"score {seat}", anchor="center", width=_NUMBER)


def _face(look: str) -> Node | None:
    return Picture(partial(_draw_face, look), width=_LEAST, height=_LEAST) if look else None


def _draw_face(look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    face = sign(look, min(rect.size))
    surface.blit(face, face.get_rect(center=rect.center))


def _draw_bars(
    near: Seat, near_left: float, far_left: float, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    apart = round(_MIDDLE * scale)
    half = rect.width // 2 - apart
    for seat, share, left in ((near, near_left, True), (opponent(near), far_left, False)):
        place = pygame.Rect(0, 0, half, rect.height)
        place.centery = rect.centery
        place.left = rect.left if left else rect.right - half
        pen.rect(surface, _EMPTY, place)
        full = place.copy()
        full.width = round(half * share)
        full.right = place.right if left else full.right
        if not left:
            full.left = place.left
        pen.rect(surface, SEATS[seat], full)
        pen.rect(surface, rgb(INK), place, max(1, round(scale)))
