"""Shots that fly from a mech to its target one after the other; each throws the mech back."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.motion import Call, InTurn, Pause, Tween, ease_in, ease_out, linear
from game.ui.paint import pen
from game.ui.paint.figures.art import effect_image
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors, rgb
from game.ui.parts.grid import Point
from game.ui.tables.command_core.map.overlay import FIRE
from game.ui.tables.command_core.shows import walks
from game.ui.tables.command_core.shows.battlefield import Battlefield

APART, FLIGHT = 90, 180
"""Milliseconds from one shot to the next, and those that each is on its way."""
_KICK, _BACK = 30, 55
"""Milliseconds in which a mech is thrown back, and in which it comes forward again."""
_REACH = 0.12
"""How far it is thrown, in heights of a cell."""
_LONG, _WIDE = 0.55, 0.065
"""How long and how wide a shot is, in heights of a cell."""
_SPREAD, _BEYOND = 0.16, 1.4
"""How far shots land from each other, and how far one that misses flies on, in heights of a cell."""
_SPARK, _FLASH = 0.6, 0.42
_BRIGHT = rgb(art_colors("command_core/overlay")["tracer"])


def volley_length(count: int) -> int:
    """Milliseconds from the first shot to where the last one lands."""
    return APART * (count - 1) + FLIGHT if count else 0


@dataclass
class Tracer:
    """A shot on its way: a bright streak, `share` of the way from start to end."""

    start: Point
    end: Point
    long: float
    width: int
    share: float = 0.0

    @property
    def head(self) -> Point:
        (x0, y0), (x1, y1) = self.start, self.end
        return x0 + (x1 - x0) * self.share, y0 + (y1 - y0) * self.share

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        (x0, y0), (x1, y1) = self.start, self.end
        way = max(1.0, math.dist(self.start, self.end))
        head, tail = self.head, min(self.long, way * self.share)
        foot = head[0] - (x1 - x0) / way * tail, head[1] - (y1 - y0) / way * tail
        for color, width in ((rgb(INK), 3 * self.width), (rgb(FIRE), 2 * self.width), (_BRIGHT, self.width)):
            pen.line(surface, color, foot, head, max(1, width))
        covered = pygame.Rect(round(head[0]), round(head[1]), 1, 1)
        covered.union_ip(pygame.Rect(round(foot[0]), round(foot[1]), 1, 1))
        return covered.inflate(6 * self.width, 6 * self.width)


def fire(
    board: Battlefield,
    attacker: int,
    start: tuple[int, int],
    end: tuple[int, int],
    landing: Sequence[str],
    wait: float,
) -> None:
    """A shot for each entry of `landing`: it hits ("hit"), glances off ("block"), or flies past ("miss")."""
    if board.stage.timeline.still:
        return
    cell, count = walks.cell_size(board), len(landing)
    way = max(1.0, math.dist(start, end))
    ahead = (end[0] - start[0]) / way, (end[1] - start[1]) / way
    muzzle = round(start[0] + ahead[0] * cell * 0.4), round(start[1] + ahead[1] * cell * 0.4)
    for number, lands in enumerate(landing):
        aside = (number - (count - 1) / 2) * _SPREAD * cell * (2 if lands == "miss" else 1)
        on = cell * _BEYOND if lands == "miss" else 0.0
        there = end[0] - ahead[1] * aside + ahead[0] * on, end[1] + ahead[0] * aside + ahead[1] * on
        _shoot(board, muzzle, there, lands, wait + number * APART)
    _recoil(board, attacker, ahead, count, wait)


def _shoot(board: Battlefield, muzzle: Point, there: Point, lands: str, wait: float) -> None:
    stage, cell = board.stage, walks.cell_size(board)
    shot = Tracer(muzzle, there, _LONG * cell, max(1, round(_WIDE * cell)))

    def go(share: float) -> None:
        shot.share = share

    stage.run(shot, Tween(go, 0, 1, FLIGHT, linear), wait)
    flash = effect_image("burst", "amber", max(4, round(_FLASH * cell)))
    stage.flash(flash, (round(muzzle[0]), round(muzzle[1])), _KICK + _BACK, wait=wait)
    if lands != "miss":
        tone = "amber" if lands == "hit" else "teal"
        spark = effect_image("burst", tone, max(4, round(_SPARK * cell)))
        stage.flash(spark, (round(there[0]), round(there[1])), APART + 60, wait=wait + FLIGHT)


def _recoil(board: Battlefield, number: int, ahead: Point, count: int, wait: float) -> None:
    """The mech is thrown back by each of its shots, and comes forward again."""
    mech = board.view.mechs[number]
    if mech.cell is None:
        return
    moving, far = walks.moving(board, number, mech.cell, mech.facing), walks.cell_size(board) * _REACH
    x, y = moving.x, moving.y

    def go(share: float) -> None:
        moving.x, moving.y = x - ahead[0] * far * share, y - ahead[1] * far * share

    rest = APART - _KICK - _BACK
    kicks = [
        InTurn(Tween(go, 0, 1, _KICK, ease_out), Tween(go, 1, 0, _BACK, ease_in), Pause(rest))
        for _ in range(count)
    ]
    start = Call(partial(moving.play, board.stage, InTurn(*kicks), ("token", number)))
    board.stage.play(InTurn(Pause(wait), start))
