"""How a position looks for a seat: Wounds, Scrapbots, what its deck is worth, what its pools can still do."""

import math

from game.engine.seats import Seat, opponent
from game.rules.scrapbots.cards import Catalogue
from game.rules.scrapbots.state import Player, State

_WOUND = 1.0
_BOT = 0.16
_READY = 0.12
_CARD = 0.075
_POOL = 0.055
_HAND = 0.01
_SCALE = 7.0


def estimate(catalogue: Catalogue, state: State, seat: Seat) -> float:
    """-1 (lost) .. 1 (won)."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
    own, other = (_side(catalogue, state, state.players[side]) for side in (seat, opponent(seat)))
    own += _pools(catalogue, state, state.players[state.active]) * (1 if state.active == seat else -1)
    return math.tanh((own - other) / _SCALE)


def _side(catalogue: Catalogue, state: State, player: Player) -> float:
    value = -_WOUND * player.wounds(catalogue.wound)
    for bot in player.lanes:
        if bot is not None:
            value += _BOT * catalogue.scrap[bot.card] * (1 - 0.5 * bot.damage / catalogue.health[bot.card])
            value += 0.5 + (0 if bot.exhausted else _READY)
    worth = catalogue.worth
    value += _CARD * sum([worth[card] for card in (*player.deck, *player.discard, *player.hand)])
    value += _HAND * len(player.hand)
    return value


def _pools(catalogue: Catalogue, state: State, player: Player) -> float:
    """Energy is worth what ready Scrapbots can use of it, Scrap what the market has to sell for it."""
    wanted = 0
    for bot in player.lanes:
        if bot is not None and not bot.exhausted:
            wanted += max(energy for energy, _ in catalogue.attacks[bot.card])
    value = 1.4 * _POOL * min(player.energy, wanted) + 0.1 * _POOL * player.energy
    prices = sorted((catalogue.scrap[card] for card in state.market), reverse=True)
    value += _POOL * min(player.scrap, sum(prices[:2])) + 0.1 * _POOL * player.scrap
    return value
