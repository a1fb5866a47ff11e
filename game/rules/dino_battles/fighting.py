"""What a computer player leaves out of a fight.

A pass before a sure knock-out, an evasion that cannot succeed, Attack cards that pay for a switch, and
switches that gain little.
"""

from collections.abc import Sequence
from typing import TypeVar

from game.content.dino_battles.verbs import EnemyTotal, Total
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import PASS, Attack, Discard, Evade
from game.rules.dino_battles.combat import attacks
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.odds import odds_of
from game.rules.dino_battles.state import Answer, Exchange

_A = TypeVar("_A")
_SURE = 0.6
"""How much likelier than the own Dinosaur the other one must go down, whatever the answer."""
_AFTER_THE_ANSWER = {"answer", "dice"}
_MEAN_DIE, _BEST_DIE = 3.5, 6
_CLEARLY_BETTER = 3.0
"""Hits by which a benched Dinosaur must do better than an active one that is in no danger."""


def moves(context: GameContext, seat: Seat, actions: Sequence[_A]) -> Sequence[_A]:
    """The moves without the pass, where an attack knocks out whatever the answer is."""
    if any(isinstance(one, Attack) and _finishes(context, seat, one.special) for one in actions):
        return [one for one in actions if one != PASS]
    return actions


def answers_to(context: GameContext, seat: Seat) -> list[tuple[Answer, int]]:
    """The answers that a seat's Combat Deck pays for, each with the number of its special attack."""
    deck = context.state.players[seat].combat_deck
    found: list[tuple[Answer, int]] = [("take", 0)]
    found += [("attack", getattr(action, "special", 0)) for action in attacks(context, seat)]
    if deck.evade:
        found.append(("evade", 0))
    if deck.defend:
        found.append(("defend", 0))
    return found


def answers(context: GameContext, actions: Sequence[_A]) -> Sequence[_A]:
    """The answers without an evasion that cannot succeed, not even with a card of the seat."""
    exchange = context.state.exchange
    assert exchange is not None
    if odds_of(context, exchange, "evade").evaded or _can_add(context, opponent(exchange.mover)):
        return actions
    return [one for one in actions if not isinstance(one, Evade)]


def discards(actions: Sequence[_A]) -> Sequence[_A]:
    """The discards without Attack cards, where there is anything else to give up."""
    return [one for one in actions if not (isinstance(one, Discard) and one.card == "attack")] or actions


def in_danger(context: GameContext, seat: Seat) -> bool:
    """Whether one blow may knock out the active Dinosaur."""
    if context.state.players[opponent(seat)].dinos[0] is None:
        return False
    return _left(context, seat, 0) <= context.figures(opponent(seat)).atk + _BEST_DIE


def worth_switching(context: GameContext, seat: Seat, place: int) -> bool:
    """Whether a benched Dinosaur would do better in the arena: at all where one blow may knock out the active
    one, else clearly. One that is likely to knock out the other with its next blow stays in.
    """
    player, other = context.state.players[seat], opponent(seat)
    if context.state.players[other].dinos[0] is None:
        return False
    armed = player.combat_deck.attack or "attack" in player.hand
    if armed and _left(context, other, 0) <= context.figures(seat).atk + _MEAN_DIE:
        return False
    needed = 0.0 if in_danger(context, seat) else _CLEARLY_BETTER
    return _hits_ahead(context, seat, place) > _hits_ahead(context, seat, 0) + needed


def _finishes(context: GameContext, seat: Seat, special: int) -> bool:
    """Whether an attack is all but sure to knock out, and not to cost the own Dinosaur."""
    exchange = Exchange(seat, special)
    found = [odds_of(context, exchange, *answer) for answer in answers_to(context, opponent(seat))]
    return min([one.other_out - one.out for one in found]) >= _SURE


def _can_add(context: GameContext, seat: Seat) -> bool:
    """Whether a seat holds a card that raises its total once the answer is declared."""
    player = context.state.players[seat]
    held = [context.catalogue.played.get(card) for card in (*player.items, *player.hand)]
    return any(
        one is not None and not _AFTER_THE_ANSWER.isdisjoint(one.windows) and any(map(_adds, one.deeds))
        for one in held
    )


def _adds(deed: object) -> bool:
    return isinstance(deed, Total | EnemyTotal)


def _left(context: GameContext, seat: Seat, place: int) -> int:
    return context.figures(seat, place).hp - context.dino(seat, place).damage


def _hits_ahead(context: GameContext, seat: Seat, place: int) -> float:
    """Hits that a Dinosaur outlasts against the other active one, less those that it needs itself."""
    other = opponent(seat)
    hurt = max(1, context.figures(other).atk + _MEAN_DIE)
    hit = max(1, context.figures(seat, place).atk + _MEAN_DIE)
    return _left(context, seat, place) / hurt - _left(context, other, 0) / hit
