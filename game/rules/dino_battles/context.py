"""What all rules work through: the state, its cards, and the events that report each change."""

from typing import Any

from msgspec.structs import replace

from game.content.dino_battles.statuses import Status, count_of
from game.engine.events import Emit, Event, unheard
from game.engine.rules import Outcome
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import (
    WHOLE_PHASE,
    Catalogue,
    Figures,
    SwitchPrice,
    switch_price,
)
from game.rules.dino_battles.state import Dino, Player, State


class GameContext:
    """The changes that moves and phases are made of, each followed by its event."""

    __slots__ = ("catalogue", "emit", "emitting", "state")

    def __init__(self, catalogue: Catalogue, state: State, emit: Emit = unheard) -> None:
        self.catalogue = catalogue
        self.state = state
        self.emit = emit
        self.emitting = emit is not unheard

    def report(self, kind: str, *, reveals: bool = False, **facts: Any) -> None:
        """Emit an event. Call it right after the change, so that a view taken now shows it."""
        if self.emitting:
            self.emit(Event(kind, facts, reveals=reveals))

    def report_hidden(
        self, kind: str, seat: Seat, hidden: str, *, reveals: bool = False, **facts: Any
    ) -> None:
        """Emit an event of which one fact is for one seat alone."""
        if self.emitting:
            self.emit(Event(kind, {"seat": seat, **facts}, (hidden,), (seat,), reveals))

    def report_of(self, kind: str, seat: Seat, place: int, **facts: Any) -> None:
        """Emit an event about a Dinosaur in play."""
        if self.emitting:
            dino = self.state.players[seat].dinos[place]
            assert dino is not None
            self.emit(Event(kind, {"seat": seat, "place": place, "dino": dino.card, **facts}))

    def figures(self, seat: Seat, place: int = 0) -> Figures:
        """A Dinosaur's figures as they are now."""
        player = self.state.players[seat]
        dino = player.dinos[place]
        assert dino is not None
        return self.catalogue.figures(dino.card, dino.bears, () if place else player.permanents)

    def switch_price(self, seat: Seat) -> SwitchPrice:
        """What a switch of the active Dinosaur costs."""
        others = self.state.players[opponent(seat)].permanents
        more = self.catalogue.side(others).enemy_retreat if others else 0
        return switch_price(self.figures(seat), self.dino(seat).upgrades, more)

    def can_pay_switch(self, seat: Seat) -> bool:
        """Whether the hand has the cards, or the active Dinosaur the HP, for a switch."""
        price = self.switch_price(seat)
        if price.hp:
            return self.figures(seat).hp - self.dino(seat).damage > price.hp
        return price.cards <= len(self.state.players[seat].hand)

    def dino(self, seat: Seat, place: int = 0) -> Dino:
        """A Dinosaur that is there."""
        dino = self.state.players[seat].dinos[place]
        assert dino is not None
        return dino

    def set_dino(self, seat: Seat, place: int, dino: Dino | None) -> None:
        """Put a Dinosaur, or none, into a place."""
        player = self.state.players[seat]
        dinos = player.dinos
        player.dinos = (*dinos[:place], dino, *dinos[place + 1 :])

    def lose(self, seat: Seat, place: int, amount: int, why: str) -> None:
        """Lose HP. Knock-outs are counted later, when all of an exchange or of Startup is done."""
        if amount > 0:
            dino = self.dino(seat, place)
            self.set_dino(seat, place, replace(dino, damage=dino.damage + amount))
            if self.emitting:
                left = max(0, self.figures(seat, place).hp - dino.damage - amount)
                self.report_of("damage", seat, place, amount=amount, left=left, why=why)

    def heal(self, seat: Seat, place: int, amount: int) -> None:
        """Get HP back, as far as there is damage."""
        dino = self.dino(seat, place)
        amount = min(amount, dino.damage)
        if amount > 0:
            self.set_dino(seat, place, replace(dino, damage=dino.damage - amount))
            self.report_of("heal", seat, place, amount=amount)

    def inflict(self, seat: Seat, place: int, status: Status, count: int) -> None:
        """So much of a condition on a Dinosaur."""
        if not count:
            return
        dino = self.dino(seat, place)
        before = count_of(dino, status)
        after = status.joined(before, count)
        if after > before and status.id not in self.figures(seat, place).immune:
            self.set_dino(seat, place, replace(dino, **{status.id: after}))
            self.report_of(status.event, seat, place, **{status.counts: count})

    def paralyze(self, seat: Seat, rounds: int) -> None:
        """Paralyze the active Dinosaur; the longer of old and new."""
        dino = self.dino(seat)
        if dino.paralyzed and (dino.paralyzed_rounds == 0 or 0 < rounds <= dino.paralyzed_rounds):
            return
        if rounds and "paralysis" not in self.figures(seat).immune:
            left = 0 if rounds >= WHOLE_PHASE else rounds
            self.set_dino(seat, 0, replace(dino, paralyzed=True, paralyzed_rounds=left))
            self.report_of("paralyze", seat, 0, rounds=left)

    def take_from_hand(self, seat: Seat, card: str) -> None:
        """One card leaves the hand; of those that the opponent knows, it may be one."""
        player = self.state.players[seat]
        player.hand = without(player.hand, card)
        if card in player.known:
            player.known = without(player.known, card)

    def discard(self, seat: Seat, card: str) -> None:
        """One card of the hand goes to the Junk area."""
        self.take_from_hand(seat, card)
        self.state.players[seat].junk += (card,)

    def draw(self, seat: Seat, count: int) -> None:
        """Draw cards, as many as there are."""
        player = self.state.players[seat]
        drawn, player.deck = player.deck[:count], player.deck[count:]
        if drawn:
            player.hand += drawn
            self.report_hidden("draw", seat, "cards", reveals=True, count=len(drawn), cards=list(drawn))

    def take_comp(self, seat: Seat, count: int) -> None:
        """Take Comp Cards into the hand, as many as there are."""
        player = self.state.players[seat]
        taken, player.comp = player.comp[:count], player.comp[count:]
        if taken:
            player.hand += taken
            self.report_hidden("comp_cards", seat, "cards", reveals=True, count=len(taken), cards=list(taken))

    def muster(self, seat: Seat, count: int) -> None:
        """Of the top cards of the deck Combat Cards are loaded before all eyes, the others shuffled back."""
        player = self.state.players[seat]
        turned = player.deck[:count]
        if not turned:
            return
        loaded = [card for card in turned if self.catalogue.group[card] == "combat"]
        others = [card for card in turned if self.catalogue.group[card] != "combat"]
        for card in loaded:
            player.combat_deck = player.combat_deck.plus(card, 1)
        player.deck = player.deck[count:]
        if others:
            player.deck = self.state.dice.shuffled((*player.deck, *others))
        self.report("muster", seat=seat, count=len(turned), loaded=len(loaded), cards=loaded, reveals=True)

    def finish(self, winner: Seat | None, reason: str) -> None:
        """End the game."""
        state = self.state
        state.outcome = Outcome(winner, reason)
        state.window = state.exchange = state.payment = None
        knockouts = [player.knockouts for player in state.players]
        self.report("over", winner=winner, reason=reason, knockouts=knockouts)


def targetable(context: GameContext, seat: Seat, place: int) -> bool:
    """Whether the opponent's cards may target a Dinosaur of `seat`."""
    dino = context.state.players[seat].dinos[place]
    return dino is not None and not context.figures(seat, place).camouflaged


def has_hidden_card(player: Player) -> bool:
    """Whether there is a card that the opponent does not see."""
    return bool(player.hand or player.items)


def unknown(player: Player) -> tuple[str, ...]:
    """The cards of a hand that the opponent has not seen."""
    hand = player.hand
    for card in player.known:
        hand = without(hand, card)
    return hand


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
