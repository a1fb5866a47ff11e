"""Where something may lie on the board and cover neither mechs nor the line of a shot."""

import math
from collections.abc import Collection, Iterable, Sequence

import pygame

from game.ui.kit.toast import FOOT, MARGIN, WIDE
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.shows.battlefield import Battlefield

_OVERHEAD = 0.6
_NOTICE = 66
"""Units of the height of a sentence, two lines."""
_LEVELS = 10
"""Heights that are tried for a sentence."""
"""The room above a mech that fights for its number, in heights of the mech."""


def shooting(board: Battlefield) -> tuple[int, ...]:
    """The mechs of the attack that is made, or the one that a crit has hit."""
    attack, crit = board.view.attack, board.view.crit
    if attack is not None:
        return attack.attacker, attack.target
    return (crit.mech,) if crit is not None else ()


def best_place(
    board: Battlefield,
    places: Iterable[pygame.Rect],
    pair: Collection[int],
    others: Sequence[pygame.Rect] | None = None,
) -> pygame.Rect:
    """The first of the places that covers least of the mechs of a `pair`, then of the line between them; then
    of `others` and of the other mechs, unless `others` is None.
    """
    camera, fighting, rest = board.field.camera, [], list(others or ())
    for one in board.field.standing:
        if one.number in pair:
            fighting.append(body(one, camera))
        elif others is not None:
            rest.append(body(one, camera))
    ends = [mech.center for mech in fighting]
    kept = [mech.union(mech.move(0, -round(mech.height * _OVERHEAD))) for mech in fighting]

    def costs(place: pygame.Rect) -> tuple[int, float, int]:
        inside = place.clipline(*ends) if len(ends) == 2 else ()
        return _covered(place, kept), 1 + math.dist(*inside) if inside else 0.0, _covered(place, rest)

    return min(places, key=costs)


def notice_field(board: Battlefield, others: Sequence[pygame.Rect], scale: float) -> pygame.Rect:
    """Where a sentence has room on the board and covers no mech; `others` are covered by none either."""
    rect = board.field.rect
    size = rect.width, round(_NOTICE * scale)
    free = rect.height - size[1]
    tops = [rect.top + round(free * step / _LEVELS) for step in range(_LEVELS, -1, -1)]
    mechs = [body(one, board.field.camera) for one in board.field.standing]
    place = min(
        (pygame.Rect((rect.left, top), size) for top in tops),
        key=lambda one: _covered(one, [*mechs, *others]),
    )
    # A sentence is as wide as a share of its field, and lies above a free foot.
    wide = round((rect.width - 2 * MARGIN * scale) / WIDE) - 1
    left = rect.centerx - wide // 2
    return pygame.Rect(left, place.top, wide, place.height + round(FOOT * scale))


def _covered(place: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    clips = [one.clip(place) for one in rects]
    return sum(clip.width * clip.height for clip in clips)
