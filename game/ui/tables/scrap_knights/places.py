"""Where everything lies on the table, for a window and a scale."""

from dataclasses import dataclass

import pygame

from game.rules.scrap_knights.state import MAX_DISTANCE
from game.ui.kit.area import Area
from game.ui.paint.cards.cards import full_height
from game.ui.paint.scenery import lane
from game.ui.tables.frame import Frame, make_frame

HAND_CARD, ACT, SMALL_ACT, HELD_CARD = 136, 155, 100, 104
"""Widths in units: a card of the hand, an ACT on the felt, one behind it, a card of the hand put aside."""
_SIX = (1 + 5 * 0.64) * HAND_CARD
"""Units that the six ACTs of a hand take at least: of each but the last more than its half is seen."""
_ACTS = 884
"""Units that the ACTs of both sides take on the felt."""
_LARGE_ACT = 1.25
"""How much the first ACT may grow."""
_BEHIND = 58.5, 71, 50
"""Units from the outer edge of the first ACT to the middle of the card behind it, and on to each next one."""
_ASIDE, _NARROW_ASIDE = 410, 290
"""Units that the hand put aside is wide, and beside ACTs that grow: these stay nearer to the mechs."""
_ARENA_KEPT = 0.84
"""Of the arena at least: plates and benches hang in its upper part."""
ANNOUNCED = 430
"""Width in units of the stage of what is announced in its middle."""
_TOLD_SHARE = 0.6
"""Of the stage's width at most, where it is larger at a larger UI scale."""
_BLOWS = 78, 92, 112, 140, 168
"""Heights in units of the number that a blow of 1, 2, 3, 4, and of more takes."""
_STANDS_IN = 0.9
"""Of the mechs and their floor where benches are broader for larger words: none stands behind them."""
REVEALED = 214
"""Width in units of the stage of an ACT that turns over."""
_COIN = 110
"""Width of a tossed coin, in units of the stage."""
_TALL = 352
"""Height of a mech's picture, in units of the stage."""
_STAGE = (1008, 518.4, 201.6)
"""Units: the stage's width, the arena's height, the felt's height, of a window of 16 by 9."""


def blow_size(amount: int) -> int:
    """Units of the number that a blow takes: the harder the larger."""
    return _BLOWS[min(amount, len(_BLOWS)) - 1]


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels.

    `near`, at the left, and `far` are the ACTs on the felt, the first one the largest.
    `aside_scale` is how many pixels a unit of the hand put aside has.
    `grain` is how many pixels a unit of the stage has: mechs and cards grow with the stage, writing does not.
    """

    frame: Frame
    grain: float
    near: tuple[pygame.Rect, ...]
    far: tuple[pygame.Rect, ...]
    hand: pygame.Rect
    aside: pygame.Rect
    medallion: pygame.Rect
    aside_scale: float

    @property
    def growth(self) -> float:
        """How much larger than the stage its writing is, where it has room."""
        return self.frame.console.scale / self.frame.stage.scale

    @property
    def told(self) -> float:
        """Pixels a unit of what is told in the middle of the stage."""
        room = _TOLD_SHARE * self.frame.stage.rect.width / ANNOUNCED
        return max(self.grain, min(self.frame.console.scale, room))

    @property
    def axis(self) -> int:
        """The middle of the stage."""
        return self.frame.stage.rect.centerx

    @property
    def feet(self) -> int:
        """Where the mechs stand."""
        return self.frame.arena.rect.bottom - self.unit((lane.HEIGHT - lane.FEET) / 1.5)

    @property
    def lane_top(self) -> int:
        """Above it lies nothing of the plates on the floor."""
        return self.frame.arena.rect.bottom - self.unit((lane.HEIGHT - lane.PLATES) / 1.5)

    @property
    def lane_strip(self) -> pygame.Rect:
        """Where the plates on the floor lie."""
        arena, top = self.frame.arena.rect, self.lane_top
        return pygame.Rect(arena.left, top, arena.width, arena.bottom - top)

    @property
    def coin(self) -> pygame.Rect:
        """Where a tossed coin comes to lie: between the two ACTs."""
        side = self.unit(_COIN)
        return pygame.Rect(0, 0, side, side).move(
            self.medallion.centerx - side // 2, self.medallion.centery - side // 2
        )

    def revealed(self, *, near: bool) -> pygame.Rect:
        """Where an ACT turns over before all eyes, at its own side below the distance."""
        width = self.unit(REVEALED)
        rect = pygame.Rect(0, 0, width, full_height(width))
        away = width // 2 + self.unit(30)
        rect.midbottom = self.axis + (-away if near else away), self.frame.rail.rect.top - self.unit(10)
        return rect

    @property
    def tall(self) -> int:
        return self.unit(_TALL)

    def unit(self, amount: float) -> int:
        return round(amount * self.grain)

    def apart(self, distance: float) -> float:
        """How far from the axis each mech stands, in pixels."""
        return (lane.CLOSEST + lane.STEP * lane.drawn(min(distance, MAX_DISTANCE))) / 3 * self.grain


def lay_out(area: Area, wanted: float = 1.0) -> Places:
    """Stage and console side by side, the arena above the felt; `wanted` is the UI scale above 100 %."""
    frame = make_frame(area, wanted, arena_kept=_ARENA_KEPT)
    scale = frame.stage.scale
    stage, felt = frame.stage.rect, frame.felt.rect
    wide, arena, high = (part * scale for part in _STAGE)
    grain = min(stage.width / wide, frame.arena.rect.height / arena) * scale
    grain *= _STANDS_IN if wanted > 1 else 1
    own = min(felt.height / high * scale, (stage.width - 8 * scale) / _SIX)
    small = min(scale, stage.width / _ACTS, felt.height / high * scale)

    axis, margin = stage.centerx, round(8 * scale)
    hand = pygame.Rect(0, 0, min(stage.width - margin, round(980 * own)), full_height(round(HAND_CARD * own)))
    hand.midbottom = (axis, stage.bottom - round(9 * small))
    first = max(small, min(felt.height / high * scale, _LARGE_ACT * small))
    # The hand put aside grows with the ACTs: both give up their place in the middle for it.
    edge, wide_aside = _edge(small, first), round((_NARROW_ASIDE if wanted > 1 else _ASIDE) * first)
    wide_aside -= margin
    lacking = round(edge) + wide_aside - (stage.width // 2 - margin)
    middle = axis - max(0, min(lacking, stage.width // 2 - margin - round(edge)))
    aside = pygame.Rect(middle + round(edge + 22 * small), 0, 0, full_height(round(HELD_CARD * first)))
    aside.width = min(stage.right - margin, aside.left + wide_aside) - aside.left
    aside.bottom = stage.bottom - round(8 * small)
    medallion = pygame.Rect(0, 0, round(92 * small), round(92 * small))
    medallion.center = (middle, felt.centery)
    near, far = (_acts(stage, middle, small, first, mirrored) for mirrored in (False, True))
    return Places(frame, grain, near, far, hand, aside, medallion, first)


def _edge(small: float, first: float) -> float:
    """How far the first ACT reaches from the middle: a large one lies nearer to the medallion."""
    return 55.5 * small + ACT * first


def _acts(
    stage: pygame.Rect, middle: int, small: float, first: float, mirrored: bool
) -> tuple[pygame.Rect, ...]:
    """The ACTs left of the middle, or their mirror image; the others slip under a large `first`."""
    acts, edge = [], _edge(small, first)
    room = (stage.right - middle if mirrored else middle - stage.left) - (SMALL_ACT / 2 + 8) * small
    start, *steps = _BEHIND
    nearest = min(edge + start * small, room)
    # Where the last one would not fit, those behind the first move closer to one another.
    closer = min(1.0, (room - nearest) / (sum(steps) * small))
    second = nearest + steps[0] * small * closer
    for away, width, lift, unit in (
        (edge - ACT / 2 * first, ACT, 7, first),
        (nearest, SMALL_ACT, 20, small),
        (second, SMALL_ACT, 12, small),
        (second + steps[1] * small * closer, SMALL_ACT, 16, small),
    ):
        size = round(width * unit), full_height(round(width * unit))
        rect = pygame.Rect((0, 0), size)
        way = 1 if mirrored else -1
        rect.midbottom = (middle + way * round(away), stage.bottom - round(lift * small))
        acts.append(rect)
    return tuple(acts)
