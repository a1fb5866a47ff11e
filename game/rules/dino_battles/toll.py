"""What an exchange costs both sides: once its dice lie, and with cards that are still to be played on it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.content.dino_battles import verbs as v
from game.content.dino_battles.statuses import STATUSES, count_of
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.preview import Forecast, Preview
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.view import BattleView, SeatView


class Toll(NamedTuple):
    """By seat, the HP that the active Dinosaur loses: to the other one, to its spikes, by its own special
    attack; and whether that knocks it out. `gained` is what an evasion adds to the next attack. Before the
    dice (`mean`) all are averages.
    """

    hit: tuple[float, float]
    spikes: tuple[float, float]
    recoil: tuple[float, float]
    out: tuple[bool, bool]
    gained: float
    mean: bool

    def lost(self, seat: Seat) -> float:
        """All HP that a seat's Dinosaur loses."""
        return self.hit[seat] + self.spikes[seat] + self.recoil[seat]


def wins_by_knock_out(view: BattleView, seat: Seat) -> bool:
    """Whether one more knock-out of the other's active Dinosaur wins the battle for a seat."""
    other = view.players[opponent(seat)].dinos
    return view.players[seat].knockouts + 1 >= view.to_win or not any(dino is not None for dino in other[1:])


def falls_at_startup(preview: Preview, view: BattleView, seat: Seat) -> tuple[str, int] | None:
    """A seat's Dinosaur that its conditions will knock out at the next Startup, the active one before those
    on the bench, and the HP that they take from it; None where all stand.
    """
    for place, dino in enumerate(view.players[seat].dinos):
        figures = preview.figures(view, seat, place)
        if dino is None or figures is None:
            continue
        loss = sum([status.loss(count_of(dino, status)) for status in STATUSES])
        if loss and loss >= figures.hp - dino.damage:
            return dino.card, loss
    return None


def with_cards(catalogue: Catalogue, view: BattleView, cards: Sequence[tuple[Seat, str]]) -> BattleView:
    """The view with what Items and Actions, each of a seat, change in its exchange."""
    exchange = view.exchange
    if exchange is None:
        return view
    change, shield, players = list(exchange.change), list(exchange.shield), list(view.players)
    for seat, card in cards:
        for deed in catalogue.played[card].deeds:
            match deed:
                case v.Total(amount):
                    change[seat] += amount
                case v.EnemyTotal(amount):
                    change[opponent(seat)] -= amount
                case v.Shield(amount):
                    shield[seat] += amount
                case v.Boost(boost):
                    players[seat] = _with_boost(players[seat], boost)
    changed = replace(exchange, change=(change[0], change[1]), shield=(shield[0], shield[1]))
    return replace(view, exchange=changed, players=(players[0], players[1]))


def _with_boost(side: SeatView, card: str) -> SeatView:
    """The side with a card on its active Dinosaur until the end of the turn."""
    active = side.dinos[0]
    if active is None or card in active.boosts:
        return side
    return replace(side, dinos=(replace(active, boosts=(*active.boosts, card)), *side.dinos[1:]))


def toll(preview: Preview, view: BattleView) -> Toll | None:
    """What the exchange of a view costs; one that is not answered yet costs what taking it would."""
    exchange = view.exchange
    if exchange is None:
        return None
    answer: Answer = exchange.answer or "take"
    forecast = preview.forecast(view, answer, exchange.answer_special if answer == "attack" else 0)
    if forecast is None:
        return None
    thrown = bool(exchange.dice[exchange.mover])
    worked_out = _thrown(forecast, answer) if thrown else _average(forecast)
    hits = forecast.odds.hit, forecast.odds.other_hit
    if exchange.mover:
        hits = hits[1], hits[0]
    return _with_the_rest(preview, view, answer, hits, *worked_out, mean=not thrown)


def _thrown(forecast: Forecast, answer: Answer) -> tuple[float, float, float]:
    """What the mover and the other lose to each other, and what an evasion gains."""
    total, other = max(0, forecast.totals[0]), forecast.other_totals[0]
    match answer:
        case "attack":
            return max(0, other), total, 0
        case "evade":
            return (0, 0, other - total) if other > total else (0, total, 0)
        case "defend":
            return max(0, other - total), max(0, total - other), 0
    return 0, total, 0


def _average(forecast: Forecast) -> tuple[float, float, float]:
    odds = forecast.odds
    return odds.loss, odds.other_loss, odds.gained


def _with_the_rest(
    preview: Preview,
    view: BattleView,
    answer: Answer,
    hits: tuple[float, float],
    loss: float,
    other_loss: float,
    gained: float,
    *,
    mean: bool,
) -> Toll:
    exchange = view.exchange
    assert exchange is not None
    mover, other = exchange.mover, opponent(exchange.mover)
    hit = [max(0.0, one - exchange.shield[seat]) for one, seat in ((loss, mover), (other_loss, other))]
    if mover:
        hit.reverse()
    spikes, recoil, out = [0.0, 0.0], [0.0, 0.0], [False, False]
    for seat in SEATS:
        figures, foe = (preview.figures(view, one, 0) for one in (seat, opponent(seat)))
        dino = view.players[seat].dinos[0]
        if figures is None or foe is None or dino is None:
            continue
        if hit[opponent(seat)]:
            spikes[seat] = foe.spiked * (hits[opponent(seat)] if mean else 1)
        special = exchange.special if seat == mover else exchange.answer_special if answer == "attack" else 0
        recoil[seat] = figures.specials[special].recoil if special < len(figures.specials) else 0
        out[seat] = not mean and hit[seat] + spikes[seat] + recoil[seat] >= figures.hp - dino.damage
    return Toll(
        (hit[0], hit[1]), (spikes[0], spikes[1]), (recoil[0], recoil[1]), (out[0], out[1]), gained, mean
    )
