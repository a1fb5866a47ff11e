"""The way of the keys over the table: where an arrow leads, and where the focus goes on."""

from collections.abc import Hashable, Iterable, Sequence

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget
from game.ui.tables.hands.fan_card import FanCard
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.panels.board_card import BoardCard

_ASIDE = 3
"""How much farther than straight ahead a control counts that lies beside the way."""


def step_ahead(start: Widget, widgets: Iterable[Widget], x: int, y: int) -> Widget | None:
    """The nearest control that begins beyond the focus, first among those that lie straight ahead.

    >>> def control(*rect):
    ...     made = Widget()
    ...     made.rect = pygame.Rect(rect)
    ...     return made
    >>> card, next_card, bot = control(0, 100, 30, 50), control(25, 102, 30, 50), control(10, 20, 40, 40)
    >>> step_ahead(card, [card, next_card, bot], 0, -1) is bot
    True
    """
    here = _reach(start, widgets)
    if y < 0 and isinstance(start, CardWidget) and not isinstance(start, LaneWidget):
        widgets = _own_first(widgets)
    if x and isinstance(start, BoardCard | LaneWidget | CostChip):
        # The hand is below them, and begins farther at the side than the market does.
        widgets = [one for one in widgets if not isinstance(one, FanCard)]
    best: tuple[bool, float, float] | None = None
    found: Widget | None = None
    for one in widgets:
        if one is start:
            continue
        there = _reach(one, widgets)
        ahead, aside, off = _distances(here, there, x, y)
        # Cards of a hand overlap a little.
        if ahead < -_overlap(here, there, x):
            continue
        cost = aside > 0, ahead + _ASIDE * aside, off
        if best is None or cost < best:
            best, found = cost, one
    return found


def _own_first(widgets: Iterable[Widget]) -> list[Widget]:
    """Up from the hand: to the own side, unless the other one's lanes are what can be chosen now."""
    every = list(widgets)
    lanes = [one for one in every if isinstance(one, LaneWidget)]
    if any(one.pickable for one in lanes if not one.near):
        return every
    own = [one for one in lanes if one.near]
    chips = [one for one in every if isinstance(one, CostChip)]
    return [*own, *[one for one in chips if any(lane.half.plate.contains(one.rect) for lane in own)]] or every


def _distances(here: pygame.Rect, there: pygame.Rect, x: int, y: int) -> tuple[int, int, int]:
    """From edge to edge in the direction, how far it lies beside the way, and how far from its middle."""
    if x:
        ahead = there.left - here.right if x > 0 else here.left - there.right
        aside = max(0, there.top - here.bottom + 1, here.top - there.bottom + 1)
        return ahead, aside, abs(there.centery - here.centery)
    ahead = there.top - here.bottom if y > 0 else here.top - there.bottom
    aside = max(0, there.left - here.right + 1, here.left - there.right + 1)
    return ahead, aside, abs(there.centerx - here.centerx)


def _overlap(here: pygame.Rect, there: pygame.Rect, x: int) -> int:
    """How far two controls of a row may lie on each other."""
    return min(here.width, there.width) // 2 if x else 0


def _reach(widget: Widget, widgets: Iterable[Widget]) -> pygame.Rect:
    """The place of a control as arrows see it: of a lane its whole side, of an attack as wide."""
    if isinstance(widget, LaneWidget):
        half = widget.half
        below = [one for one in widgets if isinstance(one, CostChip) and half.plate.contains(one.rect)]
        high = widget.rect if below else half.plate
        wide = half.plate.union(half.field)
        return pygame.Rect(wide.left, high.top, wide.width, high.height)
    if isinstance(widget, CostChip):
        lane = next(
            (one for one in widgets if isinstance(one, LaneWidget) and one.half.plate.contains(widget.rect)),
            None,
        )
        if lane is not None:
            wide = lane.half.plate.union(lane.half.field)
            return pygame.Rect(wide.left, widget.rect.top, wide.width, widget.rect.height)
    return widget.rect


class FocusLead:
    """Leads the focus on while the keys are used: to what is asked next, and off a control that is gone."""

    def __init__(self) -> None:
        self._last: tuple[type[Widget], pygame.Rect] | None = None
        self._begun: Hashable = ()
        self._asked = False
        self._turn: int | None = None
        """The turn in which something was asked last."""

    def follow(
        self, form: Form, *, asked: bool, begun: Hashable, first: Widget | None, turn: int | None = None
    ) -> None:
        """The controls were made anew. `begun` is what has been picked so far, `first` what may follow it."""
        if asked and turn != self._turn:
            # Of the turn before no card stays enlarged over what the other side did meanwhile.
            if self._turn is not None and form.by_keys and isinstance(form.focus, CardWidget):
                form.set_focus(None)
            self._turn = turn
        focus, anew, goes_on = form.focus, begun != self._begun, self._asked
        self._begun, self._asked = begun, asked
        if focus is not None and not isinstance(focus, Button):
            self._last = type(focus), focus.rect.copy()
        if not (asked and form.by_keys):
            return
        picked = isinstance(focus, CardWidget) and focus.picked
        # As a turn begins nothing is looked at, so that what the other side did stays in sight.
        lost = focus is None and not begun and goes_on
        found = self._next(form.widgets) if lost else None
        if begun and anew and not picked:
            found = first
        if found is not None:
            form.go(found)

    def _next(self, widgets: Sequence[Widget]) -> Widget | None:
        """The nearest card or attack of the kind that had the focus, else the nearest of any kind."""
        able = [
            one
            for one in widgets
            if isinstance(one, CardWidget | CostChip) and one.reachable and one.workable
        ]
        if not able:
            return None
        kind, place = self._last or (CardWidget, able[0].rect)
        alike = [one for one in able if type(one) is kind] or able
        middle = pygame.Vector2(place.center)
        return min(alike, key=lambda one: middle.distance_squared_to(one.rect.center))
