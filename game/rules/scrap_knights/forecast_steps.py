"""What each verb adds to a forecast, and how far its conditions are sure to hold."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from game.content.scrap_knights import conditions as when
from game.content.scrap_knights import verbs
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.distances import ANYWHERE, at_most, shifted
from game.rules.scrap_knights.state import Effect

NO, MAYBE, YES = 0, 1, 2
ANY_AMOUNT = 99


class Outlook(ABC):
    """What may hold at one moment of a forecast, and how the verbs change it.

    `distances` is a bit mask of what the distance may be, `distance_was` that of the running effect.
    `damaged`, `moved` and `missed` are NO, MAYBE or YES for each seat; `heat` holds its lowest and highest.
    `blocks` are each seat's lowest, then each seat's highest Block of the priority step. `loose` says that
    effects may come in which are not on the chain yet; `tied` are the lines that may come in any order.
    """

    distances: int
    distance_was: int
    damaged: list[int]
    moved: list[int]
    missed: list[int]
    heat: tuple[list[int], list[int]]
    blocks: list[int]
    dealt: list[int]
    prevented: int
    loose: bool
    tied: Sequence[Any]

    @abstractmethod
    def bring_in(self, effect: Effect) -> None:
        """All that an effect's line can cause may happen, now or later."""

    @abstractmethod
    def used_by(self, seat: Seat) -> Collection[str]:
        """The cards that a seat has used this turn."""

    def hurt(self, target: Seat, lowest: int, highest: int, *, surely: bool) -> None:
        """Damage between two amounts, less what the target blocks in this step."""
        if highest <= 0:
            return
        self.dealt[target] += highest
        if self.dealt[target] <= self.blocks[target]:
            return
        certain = surely and lowest > self.blocks[2 + target]
        self.damaged[target] = max(self.damaged[target], YES if certain else MAYBE)

    def warm(self, seat: Seat, lowest: int, highest: int, *, surely: bool) -> None:
        """Heat gained, or lost where the numbers are below 0."""
        heat = self.heat[seat]
        heat[0] = max(0, heat[0] + (lowest if surely else min(0, lowest)))
        heat[1] = max(0, heat[1] + (highest if surely else max(0, highest)))

    def shift(self, seat: Seat, distances: int, *, surely: bool, moves: bool) -> None:
        self.distances = distances if surely else self.distances | distances
        if moves:
            self.moved[seat] = max(self.moved[seat], YES if surely else MAYBE)


def _amount(forecast: Outlook, effect: Effect, amount: verbs.Amount) -> tuple[int, int]:
    if isinstance(amount, int):
        return amount, amount
    base, word = verbs.split_amount(amount)
    if word == "secret":
        return effect.manoeuvre.number, effect.manoeuvre.number
    if word.endswith("distance"):
        near = [distance for distance in range(ANYWHERE.bit_length()) if forecast.distances >> distance & 1]
        return (near[0], near[-1]) if word == "distance" else (base - near[-1], base - near[0])
    return 0, ANY_AMOUNT


def _deal(forecast: Outlook, effect: Effect, verb: verbs.Deal, surely: bool) -> None:
    lowest, highest = _amount(forecast, effect, verb.amount)
    bonus = effect.bonus
    forecast.hurt(opponent(effect.seat), max(0, lowest) + bonus, max(0, highest) + bonus, surely=surely)


def _suffer(forecast: Outlook, effect: Effect, verb: verbs.Suffer, surely: bool) -> None:
    forecast.hurt(effect.seat, *_amount(forecast, effect, verb.amount), surely=surely)


def _heat(forecast: Outlook, effect: Effect, verb: verbs.Heat, surely: bool) -> None:
    seat = effect.seat if verb.who == "you" else opponent(effect.seat)
    forecast.warm(seat, *_amount(forecast, effect, verb.amount), surely=surely)


def _vent(forecast: Outlook, effect: Effect, verb: verbs.Vent, surely: bool) -> None:
    gone = ANY_AMOUNT if isinstance(verb.amount, str) else verb.amount
    forecast.warm(effect.seat, -gone, -gone, surely=surely)


def _set_heat(forecast: Outlook, effect: Effect, verb: verbs.SetHeat, surely: bool) -> None:
    heat = forecast.heat[effect.seat]
    heat[0], heat[1] = min(heat[0], verb.amount), max(heat[1], verb.amount)
    if surely:
        heat[0] = heat[1] = verb.amount


def _forward(forecast: Outlook, effect: Effect, verb: verbs.Forward, surely: bool) -> None:
    forecast.shift(effect.seat, shifted(forecast.distances, -verb.amount), surely=surely, moves=True)


def _back(forecast: Outlook, effect: Effect, verb: verbs.Back, surely: bool) -> None:
    forecast.shift(effect.seat, shifted(forecast.distances, verb.amount), surely=surely, moves=True)


def _move(forecast: Outlook, effect: Effect, verb: verbs.Move, surely: bool) -> None:
    amount, _ = _amount(forecast, effect, verb.amount)
    by = amount * effect.manoeuvre.direction
    forecast.shift(effect.seat, shifted(forecast.distances, by), surely=surely, moves=True)


def _widen(forecast: Outlook, effect: Effect, verb: verbs.Widen, surely: bool) -> None:
    forecast.shift(effect.seat, shifted(forecast.distances, verb.amount), surely=surely, moves=False)


def _set_distance(forecast: Outlook, effect: Effect, verb: verbs.SetDistance, surely: bool) -> None:
    if not isinstance(verb.distance, str):
        forecast.shift(effect.seat, 1 << verb.distance, surely=surely, moves=False)


def _bring_in(forecast: Outlook, effect: Effect, verb: verbs.Verb, surely: bool) -> None:
    forecast.bring_in(effect)


def _prevent(forecast: Outlook, effect: Effect, verb: verbs.PreventTurn, surely: bool) -> None:
    forecast.prevented = max(forecast.prevented, YES if surely and not forecast.tied else MAYBE)
    forecast.blocks[0] = forecast.blocks[1] = 0


VERBS: Mapping[type, Callable[[Outlook, Effect, Any, bool], None]] = {
    verbs.Deal: _deal,
    verbs.Suffer: _suffer,
    verbs.Heat: _heat,
    verbs.Vent: _vent,
    verbs.SetHeat: _set_heat,
    verbs.Forward: _forward,
    verbs.Back: _back,
    verbs.Move: _move,
    verbs.Widen: _widen,
    verbs.SetDistance: _set_distance,
    verbs.CopyFromHand: _bring_in,
    verbs.CopyPrepared: _bring_in,
    verbs.PlayFromHand: _bring_in,
    verbs.PreventTurn: _prevent,
}
"""The verbs that bear on a trigger."""


def _maybe(forecast: Outlook, effect: Effect, condition: object) -> int:
    return MAYBE


def _uninterrupted(forecast: Outlook, effect: Effect, condition: object) -> int:
    damaged = forecast.damaged[effect.seat]
    return MAYBE if forecast.tied and damaged != YES else YES - damaged


def _interrupted(forecast: Outlook, effect: Effect, condition: object) -> int:
    damaged = forecast.damaged[effect.seat]
    return MAYBE if forecast.tied else damaged


def _among(distances: int, wanted: int) -> int:
    fitting = distances & wanted
    return NO if not fitting else YES if fitting == distances else MAYBE


def _distance_was(forecast: Outlook, effect: Effect, condition: when.DistanceWas) -> int:
    return _among(forecast.distance_was, 1 << condition.distance)


def _distance_was_at_most(forecast: Outlook, effect: Effect, condition: when.DistanceWasAtMost) -> int:
    return _among(forecast.distance_was, at_most(condition.distance))


def _distance_is(forecast: Outlook, effect: Effect, condition: when.DistanceIs) -> int:
    return _among(forecast.distances, 1 << condition.distance)


def _distance_is_at_most(forecast: Outlook, effect: Effect, condition: when.DistanceIsAtMost) -> int:
    return _among(forecast.distances, at_most(condition.distance))


def _opponent_played_named(forecast: Outlook, effect: Effect, condition: object) -> int:
    used = forecast.used_by(opponent(effect.seat))
    return YES if effect.manoeuvre.named in used else MAYBE if forecast.loose else NO


CONDITIONS: Mapping[type, Callable[[Outlook, Effect, Any], int]] = {
    when.Hit: _maybe,
    when.Uninterrupted: _uninterrupted,
    when.Interrupted: _interrupted,
    when.Original: _maybe,
    when.DistanceWas: _distance_was,
    when.DistanceWasAtMost: _distance_was_at_most,
    when.DistanceIs: _distance_is,
    when.DistanceIsAtMost: _distance_is_at_most,
    when.OpponentUsed: _maybe,
    when.OpponentPlayedNamed: _opponent_played_named,
    when.HpAtMost: _maybe,
}
"""NO, MAYBE or YES for each condition."""

Holds = Callable[[Outlook, Effect, Any], int]
ForecastStep = tuple[Callable[[Outlook, Effect, Any, bool], None], Any, tuple[tuple[Holds, Any], ...]]
"""How a step is foreseen: the handler of its verb, the verb, and its conditions with how they are judged."""


def bind_steps(steps: Iterable[Any]) -> tuple[ForecastStep, ...]:
    """The steps of a line whose verbs bear on a trigger."""
    return tuple(
        (
            VERBS[type(step.verb)],
            step.verb,
            tuple((CONDITIONS[type(condition)], condition) for _, condition in step.tests),
        )
        for step in steps
        if type(step.verb) in VERBS
    )
