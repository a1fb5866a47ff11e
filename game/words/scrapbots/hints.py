"""What the things on the table are and do, with their values now. Reads views alone."""

from game.content.scrapbots import Scrapbot
from game.engine.seats import Seat
from game.rules.scrapbots.view import TableView
from game.words.scrapbots.log_text import TableWords


class Hints:
    """Hints as sentences, for whoever sits at `seat`."""

    def __init__(self, words: TableWords, seat: Seat) -> None:
        self.words = words
        self.seat = seat

    def _say(self, key: str, **facts: object) -> str:
        return self.words.texts.say("hints", key, **facts)

    def lane(self, view: TableView, seat: Seat, lane: int) -> str:
        """A side of a lane, and who defends it."""
        bot = view.players[seat].lanes[lane]
        if bot is None:
            return self._say("lane_empty", lane=lane + 1)
        card = self.words.cards_of.cards[bot.card]
        assert isinstance(card, Scrapbot)
        facts = {"card": card.name, "health": card.health - bot.damage, "full": card.health}
        text = self._say("bot", lane=lane + 1, exhausted=bot.exhausted, **facts)
        return f"{text} {self._say('again')}" if view.players[seat].ready_after_attack[lane] else text

    def attack(self, seat: Seat, card_id: str, number: int) -> str:
        card = self.words.cards_of.cards[card_id]
        assert isinstance(card, Scrapbot)
        facts = {"cost": card.attacks[number].energy, "effects": self.words.effects(card_id, number)}
        return self._say("attack", own=seat == self.seat, name=self.words.names[seat], **facts)

    def player(self, view: TableView, seat: Seat) -> str:
        name, wounds = self.words.names[seat], view.players[seat].wounds
        return self._say("wounds", name=name, hidden=wounds is None, count=wounds or 0)

    def cards(self, seat: Seat, key: str, count: int, wounds: int = 0) -> str:
        """A hand, deck or discard pile of so many cards."""
        return self._say(key, name=self.words.names[seat], count=count, wounds=wounds)

    def pool(self, view: TableView, seat: Seat, kind: str) -> str:
        amount = getattr(view.players[seat], kind)
        return self._say(kind, own=seat == self.seat, amount=amount, name=self.words.names[seat])

    def price(self, card: str) -> str:
        return self._say("price", cost=self.words.cards_of.cards[card].scrap, card=self.words.card(card))

    def main_deck(self, count: int) -> str:
        return self._say("main_deck", count=count)

    def wound_board(self, count: int) -> str:
        return self._say("wound_board", count=count)

    def end_turn(self) -> str:
        return self._say("end_turn")
