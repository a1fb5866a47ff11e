"""How a state looks for a seat: score, HP that are left, Upgrades, Combat Cards and what lies on the table.

All is counted in HP: what a side has, and what it may expect from the attack that is being made.
"""

import math

from game.content.dino_battles.statuses import STATUSES, Counts, count_of
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import Blow, Catalogue, Figures
from game.rules.dino_battles.combat import blow_of
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.fighting import answers_to
from game.rules.dino_battles.odds import Odds, odds, odds_of
from game.rules.dino_battles.state import HAND, TO_WIN, Answer, Dino, Exchange, Player

_KNOCK_OUT = 130.0
"""Where three win."""
_DINOSAUR = 15.0
"""A Dinosaur in play, beside its HP."""
_STAT, _BENCH_STAT = 1.2, 1.0
"""A point of ATK, EVA or DEF."""
_PARALYZED = 6.0
_CARD, _HIDDEN_ITEM, _PERMANENT = 3.0, 4.0, 9.0
_LOADED, _ATTACK, _SPARED = 2.6, 0.22, 0.12
"""A Combat Card in the Combat Deck: for itself, and shares of the hit, or of what is kept off or gained."""
_CARDS_THAT_COUNT, _BEYOND = 3, 0.15
"""So many cards of a kind are soon spent; what each one beyond them is worth, as a share."""
_CLOGGED, _SPARE = 3.0, 3
"""What each card of a full hand costs, since it keeps a new one from being drawn."""
_PAID = 2.4
"""A card that is still to be discarded for a switch."""
_BONUS = 0.8
_ABILITY = 3.0
_SWITCHING = {"": 1.0, "hp": 0.8, "upgrade": 0.6, "deck": 1.2}
"""What a card of the Retreat Cost counts, by what pays for it instead."""
_DARING, _A_WHOLE_ONE = 0.5, 80.0
"""What harm done counts more than harm suffered, or nobody would attack; HP of a Dinosaur knocked out."""
_LENGTH = 1.0
"""What a deck is worth: this times the square root of its cards, so the last ones count most."""
_INITIATIVE, _KNOWN = 0.5, 0.2
"""To act first where both are alike; each card that is known of the other side's hand."""
_CARD_BEHIND = 2.5
"""Each card that a deck is behind the other one, beyond a whole hand."""
_LATE = 10
"""The turn from which on everything is risked."""
SCALE = 460.0
"""The HP that a sure win is worth."""
SIDE_TERMS = ("knock_outs", "dinosaurs", "hand", "items", "attacks", "guards", "lead")
TERMS = (*SIDE_TERMS, "harm", "race", "exchange")
"""The names of all terms."""
_KEPT = 1 << 15
"""Values that are kept for the next time, at most."""
_IN_HAND = {"dinosaur": 2.2, "upgrade": 2.4, "item": 2.6, "combat": 2.4}
_FIRST_HAND = (1.0, 0.4, 0.1)
"""Shares of what the best Dinosaurs of a first hand will be worth in play."""
_FIRST_CARD, _NEXT_HAND = 12.0, 120.0
"""Each card of a first hand; the Dinosaurs of the hand that follows one without any."""

_Bearer = tuple[str, tuple[str, ...], tuple[str, ...]]
"""A Dinosaur, its Upgrades, and its side's permanent Items."""


class Evaluator:
    """Estimates states; what a card is worth in the Combat Deck depends on both active Dinosaurs."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._worths: dict[tuple[Dino, tuple[str, ...] | None], float] = {}
        self._shares: dict[tuple[_Bearer, _Bearer], tuple[float, float, float]] = {}

    def estimate(self, context: GameContext, seat: Seat) -> float:
        """-1 (lost) .. 1 (won)."""
        state = context.state
        if state.outcome is not None:
            winner = state.outcome.winner
            return 0.0 if winner is None else (1.0 if winner == seat else -1.0)
        other = opponent(seat)
        value = self._side(context, seat) - self._side(context, other)
        value += _daring(context) * self._harm(context, other) - _race(context, seat)
        exchange = state.exchange
        if exchange is not None:
            expected = self._expected(context, exchange)
            value += expected if exchange.mover == seat else -expected
        return max(-0.99, min(0.99, value / SCALE))

    def _side(self, context: GameContext, seat: Seat) -> float:
        """What a side has, in HP."""
        player = context.state.players[seat]
        group = self._catalogue.group
        if not context.state.turn and not any(player.dinos):
            return self._first_hand(player)
        value = _knock_out(context) * player.knockouts + _BONUS * player.bonus
        for place, dino in enumerate(player.dinos):
            if dino is not None:
                value += self._worth(player, place, dino)
        for card in player.hand:
            value += _IN_HAND.get(group[card], _CARD)
        value += _HIDDEN_ITEM * len(player.items) + _PERMANENT * len(player.permanents)
        payment = context.state.payment
        due = payment.left if payment is not None and context.state.active == seat else 0
        value -= _PAID * due
        if context.state.turn:
            value -= _CLOGGED * max(0, len(player.hand) - due - _SPARE)
        value += _lead(context, seat)
        return value + self._combat_deck(context, seat, player)

    def terms(self, context: GameContext, seat: Seat) -> dict[str, float]:
        """What `estimate` adds up, by name, in HP and own less other; nothing when the game is over."""
        state = context.state
        if state.outcome is not None:
            return {}
        other = opponent(seat)
        found = self._side_terms(context, seat)
        for name, value in self._side_terms(context, other).items():
            found[name] -= value
        # Harm done counts beyond the HP that the other side has lost: a player who hangs back gets nowhere.
        found["harm"] = _daring(context) * self._harm(context, other)
        # To run out of cards first without being ahead loses.
        found["race"] = -_race(context, seat)
        # The attack that is being made, answered as it is best for the other side.
        found["exchange"] = 0.0
        if state.exchange is not None:
            expected = self._expected(context, state.exchange)
            found["exchange"] = expected if state.exchange.mover == seat else -expected
        return found

    def _side_terms(self, context: GameContext, seat: Seat) -> dict[str, float]:
        """The parts of `_side`, each with what it stands for."""
        player, group = context.state.players[seat], self._catalogue.group
        if not context.state.turn and not any(player.dinos):
            return dict.fromkeys(SIDE_TERMS, 0.0) | {"dinosaurs": self._first_hand(player)}
        payment = context.state.payment
        due = payment.left if payment is not None and context.state.active == seat else 0
        clogged = _CLOGGED * max(0, len(player.hand) - due - _SPARE) if context.state.turn else 0.0
        attacks, guards = self._loaded(context, seat, player)
        return {
            # Three of them win, or two.
            "knock_outs": _knock_out(context) * player.knockouts,
            # HP that are left, less what its conditions will take, and the figures with their Upgrades.
            "dinosaurs": sum(
                [
                    self._worth(player, place, dino)
                    for place, dino in enumerate(player.dinos)
                    if dino is not None
                ]
            ),
            # Cards that are still to be played; too many of them keep new ones from being drawn.
            "hand": sum([_IN_HAND.get(group[card], _CARD) for card in player.hand]) - _PAID * due - clogged,
            # What lies face down for later, and what works already.
            "items": _HIDDEN_ITEM * len(player.items) + _PERMANENT * len(player.permanents),
            # Attacks that can be made with the Dinosaurs that are active now.
            "attacks": attacks,
            # Evasions and defences: what they keep off.
            "guards": guards,
            # What makes the next attack stronger, comes first, lasts longer or is known.
            "lead": _BONUS * player.bonus + _lead(context, seat),
        }

    def _worth(self, player: Player, place: int, dino: Dino) -> float:
        """What a Dinosaur in play is worth; kept, since most of them stay as they are for many choices."""
        key = dino, None if place else player.permanents
        found = self._worths.get(key)
        if found is None:
            figures = self._catalogue.figures(dino.card, dino.bears, () if place else player.permanents)
            found = _worth(figures, dino, _BENCH_STAT if place else _STAT)
            if len(self._worths) >= _KEPT:
                self._worths.clear()
            self._worths[key] = found
        return found

    def _first_hand(self, player: Player) -> float:
        """A hand to begin with: a strong Dinosaur and a second one behind it, and how many cards."""
        group, figures = self._catalogue.group, self._catalogue.figures
        dinos = [card for card in player.hand if group[card] == "dinosaur"]
        worths = sorted((_worth(figures(card, (), ()), Dino(card), _STAT) for card in dinos), reverse=True)
        value = sum(share * worth for share, worth in zip(_FIRST_HAND, worths, strict=False))
        return value + _FIRST_CARD * len(player.hand) + (0.0 if dinos else _NEXT_HAND)

    def _harm(self, context: GameContext, seat: Seat) -> float:
        """The HP that a side has lost in play, and with knocked out Dinosaurs."""
        dinos = context.state.players[seat].dinos
        lost = sum([dino.damage for dino in dinos if dino is not None])
        return lost + _A_WHOLE_ONE * context.state.players[opponent(seat)].knockouts

    def _combat_deck(self, context: GameContext, seat: Seat, player: Player) -> float:
        """What the Combat Cards may do with the Dinosaurs that are active now."""
        attacks, guards = self._loaded(context, seat, player)
        return attacks + guards

    def _loaded(self, context: GameContext, seat: Seat, player: Player) -> tuple[float, float]:
        """What the Attack cards are worth, and the others."""
        other, deck = opponent(seat), player.combat_deck
        if player.dinos[0] is None or context.state.players[other].dinos[0] is None:
            return 4.0 * deck.attack, 4.0 * (deck.evade + deck.defend)
        attack, evade, defend = self._card_shares(player, context.state.players[other])
        attacks = attack * _counted(deck.attack) if deck.attack else 0.0
        guards = evade * _counted(deck.evade) if deck.evade else 0.0
        if deck.defend:
            guards += defend * _counted(deck.defend)
        early = max(0.0, 1 - context.state.turn / _LATE)
        return (
            _LOADED * deck.attack + attacks * early,
            _LOADED * (deck.evade + deck.defend) + guards * early,
        )

    def _card_shares(self, player: Player, enemy: Player) -> tuple[float, float, float]:
        """What an Attack, an Evade and a Defend are worth with the Dinosaurs that are active now."""
        own, other = player.dinos[0], enemy.dinos[0]
        assert own is not None
        assert other is not None
        key = (
            (own.card, own.bears, player.permanents),
            (other.card, other.bears, enemy.permanents),
        )
        found = self._shares.get(key)
        if found is None:
            figures, enemies = self._catalogue.figures(*key[0]), self._catalogue.figures(*key[1])
            hit, hurt = figures.atk + 3.5 + _burden(figures), enemies.atk + 3.5
            evaded = odds("evade", enemies.atk, figures.eva, 999, 999)
            defended = odds("defend", enemies.atk, figures.defence, 999, 999)
            found = (
                _ATTACK * hit,
                _SPARED * (hurt - evaded.other_loss + evaded.gained),
                _SPARED * (hurt - defended.other_loss),
            )
            if len(self._shares) >= _KEPT:
                self._shares.clear()
            self._shares[key] = found
        return found

    def answered(self, context: GameContext, answer: Answer, special: int) -> float:
        """What an answer to the attack at hand is expected to come to for the side that gives it, in HP."""
        assert context.state.exchange is not None
        return -self._after(context, context.state.exchange, answer, special) - _spent(answer, special)

    def attacked(self, context: GameContext, seat: Seat, special: int) -> float:
        """What an attack that is not declared yet is expected to come to for its seat, in HP."""
        return self._expected(context, Exchange(seat, special))

    def _expected(self, context: GameContext, exchange: Exchange) -> float:
        """What the mover may expect: the other side gives the answer that is best for itself."""
        other = opponent(exchange.mover)
        if exchange.stage == "rolled":
            return 0.0
        if exchange.answer:
            return self._after(context, exchange, exchange.answer, exchange.answer_special)
        answers = answers_to(context, other)
        return min([self._after(context, exchange, *answer) + _spent(*answer) for answer in answers])

    def _after(self, context: GameContext, exchange: Exchange, answer: Answer, special: int) -> float:
        """What an answer comes to for the mover, in HP."""
        seat, other = exchange.mover, opponent(exchange.mover)
        found: Odds = odds_of(context, exchange, answer, special)
        figures, others = context.figures(seat), context.figures(other)
        blow = blow_of(context, seat, exchange.special)
        value = (
            (1 + _daring(context)) * found.other_loss
            - found.loss
            + _knock_out(context) * (found.other_out - found.out)
        )
        value += found.other_hit * (_burden(figures) + _extra(blow) - others.spiked)
        value -= found.hit * (_burden(others) - figures.spiked) + _BONUS * found.gained + blow.recoil
        if answer == "attack":
            value -= found.hit * _extra(blow_of(context, other, special))
        return value


def _knock_out(context: GameContext) -> float:
    """What a knock-out is worth: the more, the fewer win."""
    return _KNOCK_OUT * TO_WIN / context.state.to_win


def _lead(context: GameContext, seat: Seat) -> float:
    """Comp Cards, who comes first, how long the deck lasts, and what is known of the other hand."""
    state = context.state
    player, known = state.players[seat], state.players[opponent(seat)].known
    value = 1.5 * len(player.comp) + 2.0 * player.first_move + _INITIATIVE * (state.initiative == seat)
    if state.phase == "precombat" and not player.switched and player.dinos[0] is not None:
        value += _BONUS * context.figures(seat).steady
    return value + _LENGTH * math.sqrt(len(player.deck)) + _KNOWN * len(known)


def _race(context: GameContext, seat: Seat) -> float:
    """What it costs to come out of cards long before the other side without being ahead."""
    own, other = context.state.players[seat], context.state.players[opponent(seat)]
    if own.knockouts > other.knockouts or not context.state.turn:
        return 0.0
    own_deck, other_deck = (len(one.deck) - max(0, HAND - len(one.hand)) for one in (own, other))
    return _CARD_BEHIND * max(0, other_deck - own_deck - HAND)


def _daring(context: GameContext) -> float:
    """How much more harm done counts: more and more, since the decks run out."""
    return _DARING * (1 + min(1.0, context.state.turn / _LATE))


def _worth(figures: Figures, dino: Dino, stat: float) -> float:
    """A Dinosaur in play: its HP less what its conditions will take, and its figures."""
    left = figures.hp - dino.damage
    if left <= 0:
        return 0.0
    counts = [(status, count_of(dino, status)) for status in STATUSES]
    coming = sum([status.hp * count * status.ticks for status, count in counts])
    next_tick = sum([status.loss(count) for status, count in counts])
    value = _DINOSAUR + left - min(left, coming) * 0.8
    if next_tick >= left:
        value -= 0.7 * _KNOCK_OUT
    value += (
        stat * (figures.atk + 0.8 * figures.eva + 0.8 * figures.defence) * min(1.0, 0.3 + left / figures.hp)
    )
    value += _ABILITY * (2 * figures.camouflaged + len(figures.immune)) + 1.5 * figures.regenerate
    value += 1.2 * figures.steady
    value += _burden(figures) + figures.spiked
    return value - _PARALYZED * dino.paralyzed - figures.retreat * _SWITCHING[figures.retreat_by]


def _burden(figures: Figures) -> float:
    """What the abilities add to each hit."""
    return _harm(figures.inflicts) + min(_PARALYZED, 3.0 * figures.paralyze)


def _extra(blow: Blow) -> float:
    """What a special attack adds to a hit."""
    return _harm(blow.inflicts) + min(_PARALYZED, 3.0 * blow.stun) + blow.drain


def _harm(counts: Counts) -> float:
    """What conditions will take from a Dinosaur that gets them."""
    each = zip(STATUSES, counts, strict=True)
    return sum([status.hp * count * status.ticks * status.worth for status, count in each])


def _spent(answer: Answer, special: int) -> float:
    """What the cards of an answer are worth to the side that spends them."""
    return 0.0 if answer == "take" else 12.0 if special else 6.0


def _counted(cards: int) -> float:
    """Cards beyond a number are seldom spent."""
    return min(cards, _CARDS_THAT_COUNT) + _BEYOND * max(0, cards - _CARDS_THAT_COUNT)
