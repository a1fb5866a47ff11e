"""What each verb adds to a forecast, and how far its conditions are sure to hold."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.content.scrap_knights import conditions as when
from game.content.scrap_knights import verbs
from game.engine.seats import opponent
from game.rules.scrap_knights.distances import ANYWHERE, at_most, shifted
from game.rules.scrap_knights.state import Effect

if TYPE_CHECKING:
    from game.rules.scrap_knights.forecast import Forecast

NO, MAYBE, YES = 0, 1, 2
ANY_AMOUNT = 99


def _amount(forecast: "Forecast", effect: Effect, amount: verbs.Amount) -> tuple[int, int]:
    if isinstance(amount, int):
        return amount, amount
    base, word = verbs.split_amount(amount)
    if word == "secret":
        return effect.manoeuvre.number, effect.manoeuvre.number
    if word.endswith("distance"):
        near = [distance for distance in range(ANYWHERE.bit_length()) if forecast.distances >> distance & 1]
        return (near[0], near[-1]) if word == "distance" else (base - near[-1], base - near[0])
    return 0, ANY_AMOUNT


def _deal(forecast: "Forecast", effect: Effect, verb: verbs.Deal, surely: bool) -> None:
    lowest, highest = _amount(forecast, effect, verb.amount)
    bonus = effect.bonus
    forecast.hurt(opponent(effect.seat), max(0, lowest) + bonus, max(0, highest) + bonus, surely=surely)


def _suffer(forecast: "Forecast", effect: Effect, verb: verbs.Suffer, surely: bool) -> None:
    forecast.hurt(effect.seat, *_amount(forecast, effect, verb.amount), surely=surely)


def _heat(forecast: "Forecast", effect: Effect, verb: verbs.Heat, surely: bool) -> None:
    seat = effect.seat if verb.who == "you" else opponent(effect.seat)
    forecast.warm(seat, *_amount(forecast, effect, verb.amount), surely=surely)


def _vent(forecast: "Forecast", effect: Effect, verb: verbs.Vent, surely: bool) -> None:
    gone = ANY_AMOUNT if isinstance(verb.amount, str) else verb.amount
    forecast.warm(effect.seat, -gone, -gone, surely=surely)


def _set_heat(forecast: "Forecast", effect: Effect, verb: verbs.SetHeat, surely: bool) -> None:
    heat = forecast.heat[effect.seat]
    heat[0], heat[1] = min(heat[0], verb.amount), max(heat[1], verb.amount)
    if surely:
        heat[0] = heat[1] = verb.amount


def _forward(forecast: "Forecast", effect: Effect, verb: verbs.Forward, surely: bool) -> None:
    forecast.shift(effect.seat, shifted(forecast.distances, -verb.amount), surely=surely, moves=True)


def _back(forecast: "Forecast", effect: Effect, verb: verbs.Back, surely: bool) -> None:
    forecast.shift(effect.seat, shifted(forecast.distances, verb.amount), surely=surely, moves=True)


def _move(forecast: "Forecast", effect: Effect, verb: verbs.Move, surely: bool) -> None:
    amount, _ = _amount(forecast, effect, verb.amount)
    by = amount * effect.manoeuvre.direction
    forecast.shift(effect.seat, shifted(forecast.distances, by), surely=surely, moves=True)


def _widen(forecast: "Forecast", effect: Effect, verb: verbs.Widen, surely: bool) -> None:
    forecast.shift(effect.seat, shifted(forecast.distances, verb.amount), surely=surely, moves=False)


def _set_distance(forecast: "Forecast", effect: Effect, verb: verbs.SetDistance, surely: bool) -> None:
    if not isinstance(verb.distance, str):
        forecast.shift(effect.seat, 1 << verb.distance, surely=surely, moves=False)


def _bring_in(forecast: "Forecast", effect: Effect, verb: verbs.Verb, surely: bool) -> None:
    forecast.expect_anything(effect.seat, forecast.context.catalogue.lines[effect.card][effect.line])


def _prevent(forecast: "Forecast", effect: Effect, verb: verbs.PreventTurn, surely: bool) -> None:
    forecast.prevented = max(forecast.prevented, YES if surely and not forecast.tied else MAYBE)
    forecast.blocks[0] = forecast.blocks[1] = 0


VERBS: Mapping[type, Callable[["Forecast", Effect, Any, bool], None]] = {
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


def _maybe(forecast: "Forecast", effect: Effect, condition: object) -> int:
    return MAYBE


def _uninterrupted(forecast: "Forecast", effect: Effect, condition: object) -> int:
    damaged = forecast.damaged[effect.seat]
    return MAYBE if forecast.tied and damaged != YES else YES - damaged


def _interrupted(forecast: "Forecast", effect: Effect, condition: object) -> int:
    damaged = forecast.damaged[effect.seat]
    return MAYBE if forecast.tied else damaged


def _among(distances: int, wanted: int) -> int:
    fitting = distances & wanted
    return NO if not fitting else YES if fitting == distances else MAYBE


def _distance_was(forecast: "Forecast", effect: Effect, condition: when.DistanceWas) -> int:
    return _among(forecast.distance_was, 1 << condition.distance)


def _distance_was_at_most(forecast: "Forecast", effect: Effect, condition: when.DistanceWasAtMost) -> int:
    return _among(forecast.distance_was, at_most(condition.distance))


def _distance_is(forecast: "Forecast", effect: Effect, condition: when.DistanceIs) -> int:
    return _among(forecast.distances, 1 << condition.distance)


def _distance_is_at_most(forecast: "Forecast", effect: Effect, condition: when.DistanceIsAtMost) -> int:
    return _among(forecast.distances, at_most(condition.distance))


def _opponent_played_named(forecast: "Forecast", effect: Effect, condition: object) -> int:
    used = forecast.context.player(opponent(effect.seat)).used
    return YES if effect.manoeuvre.named in used else MAYBE if forecast.loose else NO


CONDITIONS: Mapping[type, Callable[["Forecast", Effect, Any], int]] = {
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

Holds = Callable[["Forecast", Effect, Any], int]
ForecastStep = tuple[Callable[["Forecast", Effect, Any, bool], None], Any, tuple[tuple[Holds, Any], ...]]
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
