"""Who may be knocked out by an exchange: by hits, by spikes and by the recoil of special attacks."""

from itertools import product
from typing import NamedTuple

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import REGULAR, Blow
from game.rules.dino_battles.preview import Forecast, Preview
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.view import BattleView


class Falls(NamedTuple):
    """How likely the mover's Dinosaur is knocked out, the other one, and both in one exchange."""

    own: float = 0.0
    other: float = 0.0
    both: float = 0.0


class _Fighter(NamedTuple):
    """One side of an exchange: the HP that are left and lost, and what its own attack and its skin do."""

    left: int
    damage: int
    spiked: int
    shield: int
    blow: Blow


def falls(
    preview: Preview, view: BattleView, seat: Seat, answer: Answer, special: int = 0, counter: int = 0
) -> Falls | None:
    """Who falls if a seat attacks and is answered so; `special` and `counter` are the attacks of both.

    Of an attack that is declared already only the answer is open. None where somebody has no Dinosaur.
    """
    exchange = view.exchange
    if exchange is None:
        forecast = preview.attack(view, seat, special, answer, counter)
    else:
        forecast, special = preview.forecast(view, answer, counter), exchange.special
    mine = _fighter(preview, view, seat, special)
    theirs = _fighter(preview, view, opponent(seat), counter if answer == "attack" else 0)
    if forecast is None or mine is None or theirs is None:
        return None
    return _over_all_throws(forecast, answer, mine, theirs)


def _fighter(preview: Preview, view: BattleView, seat: Seat, special: int) -> _Fighter | None:
    dino, figures = view.players[seat].dinos[0], preview.figures(view, seat, 0)
    if dino is None or figures is None:
        return None
    blow = figures.specials[special] if special < len(figures.specials) else REGULAR
    shield = 0 if view.exchange is None else view.exchange.shield[seat]
    return _Fighter(figures.hp - dino.damage, dino.damage, figures.spiked, shield, blow)


def _over_all_throws(forecast: Forecast, answer: Answer, mine: _Fighter, theirs: _Fighter) -> Falls:
    ranges = [range(low, high + 1) for low, high in (forecast.totals, forecast.other_totals)]
    throws = list(product(*ranges))
    own = other = both = 0
    for total, answered in throws:
        lost, dealt = _losses(answer, max(0, total), answered, mine.shield, theirs.shield)
        out = _is_out(mine, lost, dealt, theirs.spiked, strikes=True)
        other_out = _is_out(theirs, dealt, lost, mine.spiked, strikes=answer == "attack")
        own, other, both = own + out, other + other_out, both + (out and other_out)
    return Falls(own / len(throws), other / len(throws), both / len(throws))


def _losses(answer: Answer, total: int, answered: int, shield: int, other_shield: int) -> tuple[int, int]:
    """What the mover and the other lose to each other's hits."""
    lost, dealt = 0, total
    match answer:
        case "attack":
            lost = answered
        case "evade" if answered > total:
            dealt = 0
        case "defend":
            lost, dealt = answered - total, total - answered
    return max(0, lost - shield), max(0, dealt - other_shield)


def _is_out(one: _Fighter, lost: int, dealt: int, spikes: int, *, strikes: bool) -> bool:
    """Whether a Dinosaur is out of HP at the end; what its attack heals comes before its recoil."""
    left = one.left - lost - (spikes if dealt else 0)
    if strikes:
        if left > 0 and dealt:
            left = min(left + one.blow.drain, one.left + one.damage)
        left -= one.blow.recoil
    return left <= 0
