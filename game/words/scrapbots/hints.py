"""What the things on the table are and do, with their values now. Reads views alone."""

from game.content.scrapbots import Scrapbot
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.threats import Threats
from game.rules.scrapbots.view import TableView
from game.words.scrapbots.asleep import UNKNOWN, Cause
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.threats import defended_lane, open_lane


class Hints:
    """Hints as sentences, for whoever sits at `seat`."""

    def __init__(self, words: TableWords, seat: Seat) -> None:
        self.words = words
        self.seat = seat

    def _say(self, key: str, **facts: object) -> str:
        return self.words.texts.say("hints", key, **facts)

    def lane(self, view: TableView, seat: Seat, lane: int, threats: Threats, cause: Cause = UNKNOWN) -> str:
        """A side of a lane, who defends it, and what the other side threatens there; `cause` is why whoever
        stands there is exhausted.
        """
        bot, own = view.players[seat].lanes[lane], seat != self.seat
        if bot is None:
            told = [self._say("lane_empty", lane=lane + 1), open_lane(self.words, threats, own=own)]
            if threats.worst is not None:
                told.append(self.words.texts.say("threats", "energy", energy=threats.worst.energy))
            return " ".join([*told, self.words.texts.say("threats", "counted")])
        card = self.words.cards_of.cards[bot.card]
        assert isinstance(card, Scrapbot)
        facts = {"card": card.name, "health": card.health - bot.damage, "full": card.health}
        why = {
            "why": cause.why,
            "by": self.words.names[opponent(seat)],
            "with": self.words.card(cause.card) if cause.card else "",
            "own": seat == self.seat,
            "name": self.words.names[seat],
        }
        text = self._say("bot", lane=lane + 1, exhausted=bot.exhausted, **facts, **why)
        again = self._say("again") if view.players[seat].ready_after_attack[lane] else ""
        threat = defended_lane(self.words, threats, card.health - bot.damage, own=own)
        return " ".join(filter(None, (text, again, threat)))

    def attack(self, view: TableView, seat: Seat, lane: int, card_id: str, number: int) -> str:
        """What an attack does, and why it cannot be made now."""
        card, side = self.words.cards_of.cards[card_id], view.players[seat]
        assert isinstance(card, Scrapbot)
        cost, bot = card.attacks[number].energy, side.lanes[lane]
        asleep = bot is not None and bot.exhausted
        after = "again" if side.ready_after_attack[lane] else "yes"
        now = "exhausted" if asleep else "energy" if cost > side.energy and view.active == seat else after
        facts = {"cost": cost, "effects": self.words.effects(card_id, number), "now": now}
        facts["energy"] = side.energy
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
