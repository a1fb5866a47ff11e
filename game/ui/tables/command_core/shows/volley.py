"""Shots that fly from a mech to its target one after the other; each throws the mech back."""

import math
from collections.abc import Sequence
from functools import partial

from game.ui.motion import Call, InTurn, Pause, Tween, ease_in, ease_out, linear
from game.ui.parts.grid import Point
from game.ui.tables.command_core.shows import walks
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.command_core.shows.impacts import Impact, Landing, Muzzle
from game.ui.tables.command_core.shows.projectiles import Bullet, Projectile

APART, FLIGHT = 110, 240
"""Milliseconds from one shot to the next, and those that each is on its way."""
_KICK, _BACK = 35, 70
"""Milliseconds in which a mech is thrown back, and in which it comes forward again."""
_SPREAD, _BEYOND = 0.16, 1.4
"""How far shots land from each other, and how far one that misses flies on, in heights of a cell."""
_MUZZLE, _NEAREST = 0.42, 0.4
"""Where a shot begins ahead of its mech, in heights of a cell; of a short way it is no larger share."""
_FLASH, _IMPACT = 240, 420
"""Milliseconds for which the flash of a gun and what a shot throws up are seen."""
_STILL, _STILL_SHARE = 420, 0.45
"""Milliseconds for which a shot stands where nothing may move, and where on its way."""
_DODGE, _JOLT = 0.3, 0.09
"""How far a target goes out of a shot's way, and how far one that lands pushes it, in heights of a cell."""


def volley_length(count: int) -> int:
    """Milliseconds from the first shot to where the last one lands."""
    return APART * (count - 1) + FLIGHT if count else 0


def fire(
    board: Battlefield,
    pair: tuple[int, int],
    start: tuple[int, int],
    end: tuple[int, int],
    landing: Sequence[Landing],
    wait: float,
    kind: type[Projectile] = Bullet,
) -> None:
    """A shot for each entry of `landing`: it hits, glances off ("block"), or flies past ("miss").

    `pair` are the numbers of the attacker and of its target.
    """
    cell, count = walks.cell_size(board), len(landing)
    way = max(1.0, math.dist(start, end))
    ahead = (end[0] - start[0]) / way, (end[1] - start[1]) / way
    # Between neighbours a shot still leaves on the near side.
    gun = min(cell * _MUZZLE, way * _NEAREST)
    muzzle = start[0] + ahead[0] * gun, start[1] + ahead[1] * gun
    for number, lands in enumerate(landing):
        aside = (number - (count - 1) / 2) * _SPREAD * cell * (2 if lands == "miss" else 1)
        on = cell * _BEYOND if lands == "miss" else 0.0
        there = end[0] - ahead[1] * aside + ahead[0] * on, end[1] + ahead[0] * aside + ahead[1] * on
        _shoot(board, kind(muzzle, there, cell), lands, wait + number * APART, number)
    if board.stage.timeline.still:
        return
    board.stage.play(InTurn(Pause(wait), Call(partial(board.scene.context.sound.play, kind.sound))))
    _push(board, pair[0], (-ahead[0] * kind.kick, -ahead[1] * kind.kick), count, wait)
    if "hit" not in landing and "block" not in landing:
        _dodge(board, pair[1], (-ahead[1], ahead[0]), wait + FLIGHT / 3)
    else:
        _push(board, pair[1], (ahead[0] * _JOLT, ahead[1] * _JOLT), count, wait + FLIGHT)


def _shoot(board: Battlefield, shot: Projectile, lands: Landing, wait: float, number: int) -> None:
    stage, cell = board.stage, shot.cell
    muzzle = Muzzle(shot.start, shot.degrees, cell, shot.tone)
    if stage.timeline.still:
        if number == 0:
            shot.share, muzzle.share = _STILL_SHARE, 0.1
            for piece in (shot, muzzle):
                stage.add(piece, InTurn(Pause(wait), Pause(_STILL)), calm=True)
        return
    impact = Impact(shot.end, shot.degrees, cell, lands, number, shot.tone)
    _play(board, shot, FLIGHT, wait)
    _play(board, muzzle, _FLASH, wait)
    _play(board, impact, _IMPACT, wait + FLIGHT)


def _play(board: Battlefield, piece: Projectile | Muzzle | Impact, length: float, wait: float) -> None:
    def go(share: float) -> None:
        piece.share = share

    board.stage.run(piece, Tween(go, 0, 1, length, linear), wait)


def _push(board: Battlefield, number: int, by: Point, count: int, wait: float) -> None:
    """A mech is thrown by each of so many shots, and comes back; `by` is in heights of a cell."""
    go = _mover(board, number, by)
    if go is None:
        return
    moving, put = go
    rest = APART - _KICK - _BACK
    kicks = [
        InTurn(Tween(put, 0, 1, _KICK, ease_out), Tween(put, 1, 0, _BACK, ease_in), Pause(rest))
        for _ in range(count)
    ]
    start = Call(partial(moving.play, board.stage, InTurn(*kicks), ("token", number)))
    board.stage.play(InTurn(Pause(wait), start))


def _dodge(board: Battlefield, number: int, aside: Point, wait: float) -> None:
    """A mech that is missed goes aside, and back to its place."""
    go = _mover(board, number, (aside[0] * _DODGE, aside[1] * _DODGE))
    if go is None:
        return
    moving, put = go
    motion = InTurn(Tween(put, 0, 1, 90, ease_out), Pause(140), Tween(put, 1, 0, 160, ease_in))
    start = Call(partial(moving.play, board.stage, motion, ("token", number)))
    board.stage.play(InTurn(Pause(wait), start))


def _mover(board: Battlefield, number: int, by: Point) -> tuple[walks.MovingToken, "partial[None]"] | None:
    """A mech that stands on the board, and what moves it so many heights of a cell from its place."""
    mech, cell = board.view.mechs[number], walks.cell_size(board)
    if mech.cell is None:
        return None
    moving = walks.moving(board, number, mech.cell, mech.facing)
    return moving, partial(_put, moving, (moving.x, moving.y), (by[0] * cell, by[1] * cell))


def _put(moving: walks.MovingToken, home: Point, by: Point, share: float) -> None:
    moving.x, moving.y = home[0] + by[0] * share, home[1] + by[1] * share
