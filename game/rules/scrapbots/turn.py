"""What all rules work through: the state, its cards, and what happens told as events."""

from game.engine.events import Emit, Event, unheard
from game.engine.rules import Outcome
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.cards import Catalogue
from game.rules.scrapbots.state import Bot, Player, State


class Turn:
    """Changes a state by the small deeds that cards and phases are made of."""

    __slots__ = ("catalogue", "emit", "loud", "state")

    def __init__(self, catalogue: Catalogue, state: State, emit: Emit = unheard) -> None:
        self.catalogue = catalogue
        self.state = state
        self.emit = emit
        self.loud = emit is not unheard

    @property
    def active(self) -> Player:
        return self.state.players[self.state.active]

    @property
    def over(self) -> bool:
        """Whether the last Wound has been dealt: nothing further on a card is followed."""
        return self.state.wounds_left == 0

    def say(self, kind: str, *, reveals: bool = False, **facts: object) -> None:
        if self.loud:
            self.emit(Event(kind, facts, reveals=reveals))

    def draw(self, seat: Seat, count: int) -> None:
        """Cards from the deck into the hand; an empty deck is made anew of the shuffled discard pile."""
        player, state = self.state.players[seat], self.state
        drawn: tuple[str, ...] = ()
        while len(drawn) < count:
            if not player.deck:
                if not player.discard:
                    break
                player.deck, player.discard = state.dice.shuffled(player.discard), ()
                self.say("shuffle", seat=seat, count=len(player.deck), reveals=True)
            taken = player.deck[: count - len(drawn)]
            player.deck = player.deck[len(taken) :]
            drawn += taken
        player.hand += drawn
        if self.loud and drawn:
            facts = {"seat": seat, "count": len(drawn), "cards": list(drawn)}
            self.emit(Event("draw", facts, hidden=("cards",), seen_by=(seat,), reveals=True))

    def discard(self, seat: Seat, card: str) -> None:
        """One card of that name from the hand to the discard pile."""
        self.take_from_hand(seat, card)
        self.state.players[seat].discard += (card,)

    def take_from_hand(self, seat: Seat, card: str) -> None:
        player = self.state.players[seat]
        place = player.hand.index(card)
        player.hand = player.hand[:place] + player.hand[place + 1 :]

    def put_bot(self, seat: Seat, lane: int, bot: Bot | None) -> None:
        """Replaces the Scrapbot of a lane. None clears its ready-after-attack flag."""
        player = self.state.players[seat]
        lanes = list(player.lanes)
        lanes[lane] = bot
        player.lanes = (lanes[0], lanes[1], lanes[2])
        if bot is None and player.ready_after_attack[lane]:
            self.promise(seat, lane, False)

    def promise(self, seat: Seat, lane: int, ready: bool) -> None:
        """Sets whether the Scrapbot there is readied after its next attack."""
        player = self.state.players[seat]
        flags = list(player.ready_after_attack)
        flags[lane] = ready
        player.ready_after_attack = (flags[0], flags[1], flags[2])

    def hurt(self, seat: Seat, lane: int, amount: int, *, wounds: bool) -> None:
        """Damage to a half of a lane: counters, or Wounds where nobody stands."""
        bot = self.state.players[seat].lanes[lane]
        if bot is not None:
            hurt = Bot(bot.card, bot.damage + amount, bot.exhausted)
            self.put_bot(seat, lane, hurt)
            self.say("damage", seat=seat, lane=lane, card=bot.card, amount=amount, damage=hurt.damage)
        elif wounds:
            self.wound(seat, lane, amount)
        else:
            self.say("spared", seat=seat, lane=lane, amount=amount)

    def wound(self, seat: Seat, lane: int, amount: int) -> None:
        """Wounds from the stack to a discard pile: as many as are left at most."""
        state = self.state
        count = min(amount // 10, state.wounds_left)
        state.players[seat].discard += (self.catalogue.wound,) * count
        state.wounds_left -= count
        card = self.catalogue.wound
        self.say("wound", seat=seat, lane=lane, card=card, count=count, left=state.wounds_left)

    def destroy(self, seat: Seat, lane: int) -> None:
        """A Scrapbot goes to its owner's discard pile."""
        bot = self.state.players[seat].lanes[lane]
        if bot is not None:
            self.put_bot(seat, lane, None)
            self.state.players[seat].discard += (bot.card,)
            self.say("destroy", seat=seat, lane=lane, card=bot.card)

    def bury(self, seat: Seat) -> None:
        """All of a seat's Scrapbots with as much damage as health are destroyed, after an attack is done."""
        health = self.catalogue.health
        for lane, bot in enumerate(self.state.players[seat].lanes):
            if bot is not None and bot.damage >= health[bot.card]:
                self.destroy(seat, lane)

    def exhaust(self, seat: Seat, lane: int, exhausted: bool) -> None:
        bot = self.state.players[seat].lanes[lane]
        if bot is not None and bot.exhausted != exhausted:
            self.put_bot(seat, lane, Bot(bot.card, bot.damage, exhausted))

    def finish(self, reason: str) -> None:
        """The fewest Wounds win; equal is a draw."""
        wound = self.catalogue.wound
        winner = self.state.fewest_wounds(wound)
        self.state.outcome = Outcome(winner, reason)
        wounds = [player.wounds(wound) for player in self.state.players]
        self.say("over", winner=winner, reason=reason, wounds=wounds)

    def enemy(self, seat: Seat) -> Seat:
        return opponent(seat)
