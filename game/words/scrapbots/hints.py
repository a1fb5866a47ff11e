"""What the things on the table are and do, with their values now. Reads views alone."""

from collections.abc import Mapping

from game.content.scrapbots import Scrapbot
from game.engine.seats import Seat
from game.rules.scrapbots.view import TableView
from game.words.scrapbots.log_text import TableWords

HINTS: Mapping[str, tuple[str, ...]] = {
    "wounds": ("name", "count"),
    "wounds_hidden": ("name",),
    "hand": ("name", "count"),
    "deck": ("name", "count"),
    "discard": ("name", "count", "wounds"),
    "scrap": ("amount",),
    "energy": ("amount",),
    "enemy_scrap": ("amount", "name"),
    "enemy_energy": ("amount", "name"),
    "price": ("cost", "card"),
    "main_deck": ("count",),
    "main_deck_empty": (),
    "wound_board": ("count",),
    "bot": ("card", "health", "full", "lane"),
    "bot_exhausted": ("card", "health", "full", "lane"),
    "again": (),
    "lane_empty": ("lane",),
    "attack": ("cost", "effects"),
    "enemy_attack": ("cost", "effects", "name"),
    "end_turn": (),
}
"""What things on the table are and do, with the facts that they are given."""


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
        text = self._say("bot_exhausted" if bot.exhausted else "bot", lane=lane + 1, **facts)
        return f"{text} {self._say('again')}" if view.players[seat].ready_after_attack[lane] else text

    def attack(self, seat: Seat, card_id: str, number: int) -> str:
        card = self.words.cards_of.cards[card_id]
        assert isinstance(card, Scrapbot)
        key = "attack" if seat == self.seat else "enemy_attack"
        facts = {"cost": card.attacks[number].energy, "effects": self.words.effects(card_id, number)}
        return self._say(key, name=self.words.names[seat], **facts)

    def player(self, view: TableView, seat: Seat) -> str:
        name, wounds = self.words.names[seat], view.players[seat].wounds
        if wounds is None:
            return self._say("wounds_hidden", name=name)
        return self._say("wounds", name=name, count=self.words.counted("wound", wounds))

    def cards(self, seat: Seat, key: str, count: int, wounds: int = 0) -> str:
        """A hand, deck or discard pile of so many cards."""
        facts = {"count": self.words.counted("card", count), "wounds": self.words.counted("wound", wounds)}
        return self._say(key, name=self.words.names[seat], **facts)

    def pool(self, view: TableView, seat: Seat, kind: str) -> str:
        key = kind if seat == self.seat else f"enemy_{kind}"
        return self._say(key, amount=getattr(view.players[seat], kind), name=self.words.names[seat])

    def price(self, card: str) -> str:
        return self._say("price", cost=self.words.cards_of.cards[card].scrap, card=self.words.card(card))

    def main_deck(self, count: int) -> str:
        return self._say("main_deck" if count else "main_deck_empty", count=self.words.counted("card", count))

    def wound_board(self, count: int) -> str:
        return self._say("wound_board", count=self.words.counted("wound", count))

    def end_turn(self) -> str:
        return self._say("end_turn")
