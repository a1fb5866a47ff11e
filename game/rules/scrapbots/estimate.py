"""How a position looks for a seat, as the logarithm of its odds of winning, term by term.

The factors come from a logistic regression over positions at the end of a turn in games of searching players
against each other; those of what is left in the middle of a turn (pools, hand), of Energy
to come and of empty lanes are set by hand.
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
    "energy",  # the Energy of a mean hand that the Scrapbots in their lanes can use
    "lanes",  # empty lanes that an enemy Scrapbot faces
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
_DRAWN, _FIRE = 5, 0.28
"""Cards of a hand, and the share of a Wound that each point of Energy deals which Scrapbots can use. Without
it a deck was worth its Scrap alone: Energy was sold for Scrap, and Scrapbots in their lanes had nothing to
attack with.
"""
_OPEN, _ANY_ENEMY = 0.15, 0.5
"""The share of each Wound of an enemy's strongest attack that an empty lane before it costs; and what is
added to those Wounds, because Components can be activated on any enemy. With 0.4 it won less.
"""


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
    wound = _WOUND / (state.wounds_left + _WOUNDS_TO_COME)
    prices = catalogue.scrap
    cards = player.deck + player.hand + player.discard
    wounds = cards.count(catalogue.wound)
    playable = max(1, len(cards) - wounds)
    quality = sum([prices[card] for card in cards]) / playable
    price = health = ready = wanted = 0
    threat = 0.0
    for bot, enemy in zip(player.lanes, state.players[opponent(seat)].lanes, strict=True):
        if bot is None:
            threat += catalogue.wounds[enemy.card] + _ANY_ENEMY if enemy is not None else 0.0
        else:
            wanted += catalogue.most_energy[bot.card]
            price += prices[bot.card]
            health += catalogue.health[bot.card] - bot.damage
            ready += not bot.exhausted
    energy = catalogue.energy
    drawn = _DRAWN * sum([energy[card] for card in cards]) / max(_DRAWN, playable) if wanted else 0.0
    in_turn = state.active == seat
    return (
        -wound * wounds,
        _QUALITY * quality * fading,
        _PRICE * price * fading,
        _HEALTH * health * fading,
        _READY * (ready + sum(player.ready_after_attack)),
        _pools(catalogue, state, player) if in_turn and (player.scrap or player.energy) else 0.0,
        _HAND * len(player.hand) if in_turn else 0.0,
        _FIRE * wound * min(drawn, wanted),
        -_OPEN * wound * threat,
    )


def _pools(catalogue: Catalogue, state: State, player: Player) -> float:
    """Energy is worth what ready Scrapbots can use of it, Scrap what the market has to sell for it."""
    wanted = 0
    for lane, bot in enumerate(player.lanes):
        if bot is not None:
            attacks = (not bot.exhausted) + player.ready_after_attack[lane]
            wanted += attacks * catalogue.most_energy[bot.card]
    prices = sorted([catalogue.scrap[card] for card in state.market], reverse=True)
    value = _ENERGY * (min(player.energy, wanted) + _SPARE * player.energy)
    return value + _SCRAP * (min(player.scrap, sum(prices[:2])) + _SPARE * player.scrap)
