"""How an attack is timed and where it lands: wind-up, blow, sparks into the lanes beside, what follows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.paint.cache.ahead import Job
from game.ui.paint.figures.robots import standing_robot
from game.ui.tables.scrapbots.lanes.lane import Half, LaneWidget
from game.ui.tables.scrapbots.shows.card_motions import PileBoard
from game.ui.tables.scrapbots.shows.moving_figure import MovingFigure, Painted
from game.ui.tables.scrapbots.shows.rain import APART, LENGTH, flights
from game.ui.tables.scrapbots.shows.ticket import show_ticket
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow
from game.ui.tables.shows.fighter import RECOIL, REST
from game.ui.tables.shows.shows import Shows

LEAD, SPARK = 230, 60
"""Milliseconds before a blow lands that it begins, and that a spark takes into the lane beside."""
_STOP, _HARD_STOP, HARD = 70, 110, 30
FALLS, BURIED = 900, 300
"""Milliseconds for which it is seen that a blow fells somebody, and in which its card goes to its pile."""
_HITS = ("damage", "wound", "spared")
_BEGINS = ("attack", "activate")
_OTHERS = ("scrap", "energy", "text", "build", "buy", "discard", "turn")
_CLOSE = ("slash", "stab", "punch", "charge", "shock")
"""Families of effects for which the attacker goes up to its target."""
_USUAL = "shell"
SIZE = 0.72
"""Of an effect, to that of a duel's."""


@dataclass(frozen=True, slots=True)
class Strike:
    """Who attacks from which lane, and with which card."""

    seat: Seat
    lane: int
    look: str
    card: str
    family: str

    @property
    def close(self) -> bool:
        return self.family in _CLOSE


class LaneBoard(PileBoard, Protocol):
    """A board whose figures stand in lanes; `strike` is the attack that is being shown."""

    strike: Strike | None
    before_rain: Any
    scene: Any
    places: Any

    @property
    def view(self) -> Any: ...

    def half(self, seat: Seat, lane: int) -> Half: ...

    def draw_nearer(self, surface: pygame.Surface, inside: pygame.Rect, feet: int) -> None: ...

    def lane_widget(self, seat: Seat, lane: int) -> LaneWidget: ...


def strike_of(game: str, seat: Seat, lane: int, card: str, kind: str, look: str) -> Strike:
    """An attack of the figure `look` with a card; its own attacks have its own name."""
    family = effects.family_of(game, card, kind)
    return Strike(seat, lane, look, card, _USUAL if family == "none" else family)


def stop(amount: int) -> int:
    """Milliseconds that everything holds still as a blow lands."""
    return _HARD_STOP if amount >= HARD else _STOP


class LaneShows(Shows):
    """Blows begin before they land; what splashes beside follows at once."""

    def schedule(self, events: Sequence[Event]) -> list[tuple[int, int]]:
        found, lane, fell = super().schedule(events), -1, False
        for number, event in enumerate(events):
            if event.kind in (*_BEGINS, *_OTHERS):
                lane, fell = (event.facts["lane"] if event.kind in _BEGINS else -1), False
            if lane < 0 or event.kind not in _HITS:
                continue
            following = events[number + 1] if number + 1 < len(events) else None
            more = following is not None and following.kind in _HITS and following.facts["lane"] != lane
            count = event.facts.get("count", 0)
            # What a blow fells has fallen before a coin is tossed: only its card is still to go.
            falls = _felled(events[number:], event)
            fell = fell or bool(falls)
            if falls:
                found[number + falls] = (0, BURIED)
            rest = stop(event.facts.get("amount", 0)) + RECOIL + REST
            if fell and not more:
                rest = max(rest, FALLS)
            if count:
                rest = max(rest, LENGTH + APART * len(flights(count)))
            found[number] = (SPARK if event.facts["lane"] != lane else LEAD, SPARK if more else rest)
        return found

    def perform(self, board: Any, before: Any, event: Event, after: Any, length: float | None = None) -> None:
        if event.kind in _OTHERS:
            board.strike = None
        super().perform(board, before, event, after, length)
        if board.others_doing(event) and length:
            show_ticket(board, event, length)


def _felled(events: Sequence[Event], blow: Event) -> int:
    """How many events after the blow the Scrapbot that it struck is destroyed; 0 if it is not."""
    for number, event in enumerate(events):
        same = event.facts.get("seat") == blow.facts["seat"] and event.facts.get("lane") == blow.facts["lane"]
        if number and event.kind == blow.kind and same:
            return 0
        if event.kind == "destroy" and same:
            return number if blow.kind == "damage" else 0
        if number and event.kind in (*_BEGINS, "turn"):
            return 0
    return 0


def chest(board: LaneBoard, seat: Seat, lane: int) -> tuple[int, int]:
    """Where a blow lands on whoever stands there, or at the gate of an empty lane."""
    half = board.half(seat, lane)
    if board.view.players[seat].lanes[lane] is None:
        way = 1 if seat == board.bottom else -1
        return half.lamp[0] + way * round(44 * half.size), half.foot[1] - round(56 * half.size)
    return half.foot[0], half.foot[1] - round(110 * half.size)


def blow(board: LaneBoard, strike: Strike, target: tuple[int, int], power: int = 3, family: str = "") -> Blow:
    """The effect of an attack on a place."""
    half = board.half(strike.seat, strike.lane)
    toward = 1 if strike.seat == board.bottom else -1
    start = half.foot[0] + toward * round(120 * half.size), half.foot[1] - round(128 * half.size)
    floor = round(120 * half.size)
    unit, left = board.places.scale, strike.seat != board.bottom
    name = family or strike.family
    return Blow(name, start, target, unit, left, power, size=SIZE, floor=floor)


def figure(board: LaneBoard, seat: Seat, lane: int, look: str, *, exhausted: bool = False) -> MovingFigure:
    """A Scrapbot as it moves in its lane."""
    half, left = board.half(seat, lane), seat != board.bottom

    def paint(pose: str) -> Painted:
        name = "rest" if pose == "stand" else pose
        tired = exhausted and name == "rest"
        return standing_robot(look, half.size, name, left=left, exhausted=tired)

    def cover(surface: pygame.Surface, inside: pygame.Rect) -> None:
        board.draw_nearer(surface, inside, half.foot[1])

    toward = -1 if left else 1
    return MovingFigure(paint, half.foot, toward, board.places.scale, cover=cover)


def reach(board: LaneBoard, strike: Strike) -> tuple[str, float]:
    """The pose of the attacker, and how many units it goes ahead."""
    if not strike.close:
        return "fire", -8
    far = board.half(1 - strike.seat, strike.lane).foot[0]
    near = board.half(strike.seat, strike.lane)
    return "aim", (abs(far - near.foot[0]) - 210 * near.size) / board.places.scale


def prepare(board: LaneBoard, strike: Strike) -> None:
    """Has the pictures of an attack painted before it begins."""
    ahead = board.scene.context.ahead
    target = chest(board, 1 - strike.seat, strike.lane)
    effects.prepare(ahead, blow(board, strike, target))
    ahead.prepare("figures", poses(board, strike), soon=True)


def poses(board: LaneBoard, strike: Strike) -> list[Job]:
    """Paints how the attacker and what it attacks stand in an attack."""
    half = board.half(strike.seat, strike.lane)
    other = board.view.players[1 - strike.seat].lanes[strike.lane]
    left = strike.seat != board.bottom
    jobs: list[Job] = [
        partial(standing_robot, strike.look, half.size, reach(board, strike)[0], left=left, exhausted=False)
    ]
    if other is not None:
        jobs.append(partial(standing_robot, other.card, half.size, "reel", left=not left, exhausted=False))
    return jobs
