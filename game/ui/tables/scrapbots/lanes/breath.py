"""Scrapbots that are ready breathe while a choice is awaited: little of the still picture is drawn anew."""

from collections.abc import Callable, Sequence

import pygame

from game.content.scrapbots.cards import LANES
from game.engine.seats import SEATS
from game.ui.kit.card import CardWidget
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.shows.breathing import breaths, chest, uncovered

_LATE = 700
"""Milliseconds by which each lane breathes later than the one behind it."""


def breath_of(clock: float, lane: int, seat: int, tall: int) -> int:
    """How many pixels the Scrapbot of a seat in a lane is raised."""
    return breaths(clock + lane * _LATE, tall)[seat]


def resting(board: LaneTable) -> bool:
    """Whether Scrapbots may breathe now: nothing is shown, aimed, foreseen or explained in the lanes."""
    scene, chooser = board.scene, board.scene.chooser
    if scene.context.settings.reduce_motion or scene.guide.active or scene.recap or board.showing:
        return False
    aims = scene.dragging.moving or (chooser is not None and bool(chooser.given))
    return not aims and not isinstance(scene.form.looked_at, CardWidget)


def next_breath(board: LaneTable) -> list[LaneWidget]:
    """Raises those who breathe, and returns them as far as that is seen."""
    moved: list[LaneWidget] = []
    places = [(seat, lane) for seat in SEATS for lane in range(LANES)] if resting(board) else []
    for seat, lane in places:
        one = board.lane_widget(seat, lane)
        up = breath_of(board.stage.clock, lane, seat, one.half.figure.height)
        if one.breathes and one.up != up:
            one.up = board.raised[seat, lane] = up
            moved.append(one)
    return moved


def breathe(
    surface: pygame.Surface,
    ground: Callable[[pygame.Surface], object],
    lanes: Sequence[LaneWidget],
    moved: Sequence[LaneWidget],
    covers: Sequence[pygame.Rect],
) -> list[pygame.Rect]:
    """Draws all `lanes` anew where those that `moved` are seen; returns where."""
    pieces = [piece for one in moved for piece in uncovered(chest(*one.figure()), covers)]
    clip = surface.get_clip()
    for piece in pieces:
        surface.set_clip(piece.clip(clip))
        ground(surface)
        for lane in lanes:
            lane.draw_ground(surface)
    surface.set_clip(clip)
    return pieces
