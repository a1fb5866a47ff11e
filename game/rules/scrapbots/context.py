"""What all rules work through: the state, its cards, and the events that report each change."""

from game.engine.events import Emit, Event, unheard
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.state import DAMAGE_FOR_A_WOUND, Bot, Player, State


class GameContext:
    """The changes that cards and phases are made of, each followed by its event.

    `card_in_play` says that the top card of the active seat's discard pile is still being followed: it stays
    on top, and a shuffle leaves it there.
    """

    __slots__ = ("card_in_play", "catalogue", "emit", "emitting", "state")

    def __init__(self, catalogue: Catalogue, state: State, emit: Emit = unheard) -> None:
        self.catalogue = catalogue
        self.state = state
        self.emit = emit
        self.emitting = emit is not unheard
        self.card_in_play = False

    @property
    def active_player(self) -> Player:
        return self.state.players[self.state.active]

    @property
    def last_wound_dealt(self) -> bool:
        """Whether the stack is empty: nothing further on a card is followed."""
        return self.state.wounds_left == 0

    def report(self, kind: str, *, reveals: bool = False, **facts: object) -> None:
        """Emit an event. Call it right after the change, so that a view taken now shows it."""
        if self.emitting:
            self.emit(Event(kind, facts, reveals=reveals))

    def draw(self, seat: Seat, count: int) -> None:
        """Move cards from the deck to the hand, fewer if deck and discard pile hold fewer."""
        player = self.state.players[seat]
        if len(player.deck) < count:
            self._shuffle_discards(seat)
        drawn, player.deck = player.deck[:count], player.deck[count:]
        player.hand += drawn
        if self.emitting and drawn:
            facts = {"seat": seat, "count": len(drawn), "cards": list(drawn)}
            self.emit(Event("draw", facts, hidden=("cards",), seen_by=(seat,), reveals=True))

    def _shuffle_discards(self, seat: Seat) -> None:
        """Put the shuffled discard pile under what is left of the deck.

        That draws the same cards as emptying the deck first, and `draw` can report all of them at once.
        """
        player = self.state.players[seat]
        staying = 1 if self._is_in_play(seat) else 0
        cards = player.discard[: len(player.discard) - staying]
        if cards:
            player.discard = player.discard[len(cards) :]
            player.deck += self.state.dice.shuffled(cards)
            self.report("shuffle", seat=seat, count=len(cards), reveals=True)

    def _is_in_play(self, seat: Seat) -> bool:
        return self.card_in_play and seat == self.state.active

    def put_on_discard(self, seat: Seat, cards: tuple[str, ...]) -> None:
        """Add cards to the top of the discard pile, below a card in play."""
        player = self.state.players[seat]
        if self._is_in_play(seat):
            player.discard = player.discard[:-1] + cards + player.discard[-1:]
        else:
            player.discard += cards

    def discard_wounds(self, seat: Seat) -> int:
        """Move all Wounds from the hand to the discard pile; how many there were."""
        player, wound = self.state.players[seat], self.catalogue.wound
        count = player.hand.count(wound)
        if count:
            player.hand = tuple([card for card in player.hand if card != wound])
            self.put_on_discard(seat, (wound,) * count)
        return count

    def take_from_hand(self, seat: Seat, card: str) -> None:
        """Remove one card of that name from the hand; the caller puts it somewhere else."""
        player = self.state.players[seat]
        index = player.hand.index(card)
        player.hand = player.hand[:index] + player.hand[index + 1 :]

    def put_bot(self, seat: Seat, lane: int, bot: Bot | None) -> None:
        """Replace the Scrapbot of a lane. None clears its ready-after-attack flag."""
        player = self.state.players[seat]
        lanes = list(player.lanes)
        lanes[lane] = bot
        player.lanes = (lanes[0], lanes[1], lanes[2])
        if bot is None and player.ready_after_attack[lane]:
            self.set_ready_after_attack(seat, lane, False)

    def set_ready_after_attack(self, seat: Seat, lane: int, flag: bool) -> None:
        """Set whether the Scrapbot there is readied after its next attack."""
        player = self.state.players[seat]
        flags = list(player.ready_after_attack)
        flags[lane] = flag
        player.ready_after_attack = (flags[0], flags[1], flags[2])

    def set_exhausted(self, seat: Seat, lane: int, exhausted: bool) -> None:
        """Exhaust or ready the Scrapbot there, if there is one."""
        bot = self.state.players[seat].lanes[lane]
        if bot is not None and bot.exhausted != exhausted:
            self.put_bot(seat, lane, Bot(bot.card, bot.damage, exhausted))

    def damage(self, seat: Seat, lane: int, amount: int, *, wounds: bool) -> None:
        """Damage a seat's half of a lane: its Scrapbot, or with `wounds` the seat where there is none."""
        bot = self.state.players[seat].lanes[lane]
        if bot is not None:
            damaged = Bot(bot.card, bot.damage + amount, bot.exhausted)
            self.put_bot(seat, lane, damaged)
            self.report("damage", seat=seat, lane=lane, card=bot.card, amount=amount, damage=damaged.damage)
        elif wounds:
            self.deal_wounds(seat, lane, amount)
        else:
            self.report("spared", seat=seat, lane=lane, amount=amount)

    def deal_wounds(self, seat: Seat, lane: int, amount: int) -> None:
        """Move Wounds for so much damage from the stack to a discard pile, at most those that are left."""
        state, card = self.state, self.catalogue.wound
        count = min(amount // DAMAGE_FOR_A_WOUND, state.wounds_left)
        state.wounds_left -= count
        self.put_on_discard(seat, (card,) * count)
        self.report("wound", seat=seat, lane=lane, card=card, count=count, wounds_left=state.wounds_left)

    def destroy(self, seat: Seat, lane: int) -> None:
        """Move the Scrapbot there, if there is one, to its owner's discard pile."""
        bot = self.state.players[seat].lanes[lane]
        if bot is not None:
            self.put_bot(seat, lane, None)
            self.put_on_discard(seat, (bot.card,))
            self.report("destroy", seat=seat, lane=lane, card=bot.card)

    def destroy_fallen(self, seat: Seat) -> None:
        """Destroy all of a seat's Scrapbots with as much damage as health."""
        health = self.catalogue.health
        for lane, bot in enumerate(self.state.players[seat].lanes):
            if bot is not None and bot.damage >= health[bot.card]:
                self.destroy(seat, lane)

    def finish(self, reason: str) -> None:
        """End the game. The fewest Wounds win; equal is a draw."""
        wound = self.catalogue.wound
        winner = self.state.fewest_wounds(wound)
        self.state.outcome = Outcome(winner, reason)
        wounds = [player.wounds(wound) for player in self.state.players]
        self.report("over", winner=winner, reason=reason, wounds=wounds)
