"""How a position looks for a seat, as the logarithm of its odds of winning, term by term.

The factors come from a logistic regression over positions at the end of a turn in games of searching players
against each other; those of what is left in the middle of a turn (pools, hand) are set by hand.
"""

import math

from game.content.scrapbots.cards import WOUNDS
from game.engine.seats import Seat, opponent
from game.engine.thinking import EVEN, Weights
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.state import Player, State

TERMS = (
    "wounds",  # the Wounds owned, more heavily the fewer are left on the stack
    "deck",  # how good the cards are that a hand is drawn from
    "scrapbots",  # the prices of the Scrapbots in their lanes
    "health",  # how much damage they can still take
    "ready",  # how many of them can attack
    "pools",  # Scrap that can buy something, Energy that can be used
    "hand",  # cards that the seat in turn has not played yet
)

_WOUND, _WOUNDS_TO_COME = 3.5, 3
"""A Wound weighs more the fewer of them are left to turn the game."""
_QUALITY = 1.78
"""The mean Scrap value of the cards owned, Wounds left out: what a hand can do. Wounds draw others."""
_PRICE = 0.06
"""Each point of the price of a Scrapbot in its lane: how strong it attacks."""
_HEALTH = 0.015
"""Each point of health that a Scrapbot has left."""
_FADING, _FADING_FROM = 6, WOUNDS + 6
"""Deck and Scrapbots matter less as the game runs out."""
_READY = 0.08
"""A Scrapbot that can attack; one that will be readied counts twice."""
_SCRAP, _ENERGY, _SPARE = 0.03, 0.05, 0.1
"""Scrap that can buy something and Energy that can be used; of what is beyond that, `_SPARE` counts."""
_HAND = 0.01
"""A card in the hand of the seat in turn."""


def estimate(catalogue: Catalogue, state: State, seat: Seat, weights: Weights = EVEN) -> float:
    """-1 (lost) .. 1 (won)."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
    own = _side(catalogue, state, seat)
    other = _side(catalogue, state, opponent(seat))
    if weights:
        factors = [weights.get(name, 1.0) for name in TERMS]
        odds = sum(
            [(mine - theirs) * factor for mine, theirs, factor in zip(own, other, factors, strict=True)]
        )
    else:
        odds = sum(own) - sum(other)
    return math.tanh(odds / 2)


def terms(catalogue: Catalogue, state: State, seat: Seat) -> dict[str, float]:
    """What speaks for `seat`, by name: its own less the other's."""
    own, other = _side(catalogue, state, seat), _side(catalogue, state, opponent(seat))
    return {name: mine - theirs for name, mine, theirs in zip(TERMS, own, other, strict=True)}


def _side(catalogue: Catalogue, state: State, seat: Seat) -> tuple[float, ...]:
    """One seat's share of each term, in the order of `TERMS`."""
    player = state.players[seat]
    fading = (state.wounds_left + _FADING) / _FADING_FROM
    prices = catalogue.scrap
    cards = player.deck + player.hand + player.discard
    wounds = cards.count(catalogue.wound)
    quality = sum([prices[card] for card in cards]) / max(1, len(cards) - wounds)
    price = health = ready = 0
    for bot in player.lanes:
        if bot is not None:
            price += prices[bot.card]
            health += catalogue.health[bot.card] - bot.damage
            ready += not bot.exhausted
    in_turn = state.active == seat
    return (
        -_WOUND * wounds / (state.wounds_left + _WOUNDS_TO_COME),
        _QUALITY * quality * fading,
        _PRICE * price * fading,
        _HEALTH * health * fading,
        _READY * (ready + sum(player.ready_after_attack)),
        _pools(catalogue, state, player) if in_turn and (player.scrap or player.energy) else 0.0,
        _HAND * len(player.hand) if in_turn else 0.0,
    )


def _pools(catalogue: Catalogue, state: State, player: Player) -> float:
    """Energy is worth what ready Scrapbots can use of it, Scrap what the market has to sell for it."""
    wanted = 0
    for lane, bot in enumerate(player.lanes):
        if bot is not None:
            attacks = (not bot.exhausted) + player.ready_after_attack[lane]
            wanted += attacks * max(energy for energy, _ in catalogue.attacks[bot.card])
    prices = sorted([catalogue.scrap[card] for card in state.market], reverse=True)
    value = _ENERGY * (min(player.energy, wanted) + _SPARE * player.energy)
    return value + _SCRAP * (min(player.scrap, sum(prices[:2])) + _SPARE * player.scrap)
