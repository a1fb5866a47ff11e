"""What a table asks about a view: the odds of each answer, and the figures that a card would change."""

from typing import NamedTuple

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import REGULAR, Blow, Catalogue, Figures, SwitchPrice, switch_price
from game.rules.dino_battles.odds import Odds, odds
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.view import BattleView, DinoView, ExchangeView


class Part(NamedTuple):
    """One summand of a total: "die" (0 before the throw), a stat, "upgrades", "bonus", "special", "cards"."""

    kind: str
    amount: int


class Forecast(NamedTuple):
    """An attack and one answer to it: both sums, lowest and highest totals, and the odds.

    The odds are those of mover and other, as in `Odds`.
    """

    parts: tuple[Part, ...]
    other_parts: tuple[Part, ...]
    totals: tuple[int, int]
    other_totals: tuple[int, int]
    odds: Odds


class FigureChange(NamedTuple):
    """One figure of a Dinosaur, by the name it has in `Figures`, before and after a card."""

    name: str
    before: int
    after: int

    @property
    def is_loss(self) -> bool:
        """Whether the Dinosaur is worse off; a higher Retreat Cost is worse."""
        return self.after > self.before if self.name == "retreat" else self.after < self.before


_CHANGING = ("atk", "eva", "defence", "hp", "retreat")


class Preview:
    """Answers about views of one game's content."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def figures(self, view: BattleView, seat: Seat, place: int) -> Figures | None:
        """A Dinosaur's figures with its Upgrades and, if it is active, its side's permanent Items."""
        side = view.players[seat]
        dino = side.dinos[place]
        if dino is None or not dino.card:
            return None
        return self.catalogue.figures(dino.card, dino.bears, () if place else side.permanents)

    def switch_price(self, view: BattleView, seat: Seat) -> SwitchPrice:
        """What a switch of a seat's active Dinosaur costs; nothing where there is none."""
        figures, dino = self.figures(view, seat, 0), view.players[seat].dinos[0]
        if figures is None or dino is None:
            return SwitchPrice()
        more = self.catalogue.side(view.players[opponent(seat)].permanents).enemy_retreat
        return switch_price(figures, dino.upgrades, more)

    def with_upgrade(self, view: BattleView, seat: Seat, place: int, card: str) -> Figures | None:
        """The figures that a Dinosaur would have with one more Upgrade, or card until the end of the turn."""
        side = view.players[seat]
        dino = side.dinos[place]
        if dino is None or not dino.card:
            return None
        return self.catalogue.figures(dino.card, (*dino.bears, card), () if place else side.permanents)

    def upgrade_changes(
        self, view: BattleView, seat: Seat, place: int, card: str
    ) -> tuple[FigureChange, ...]:
        """All figures that one more Upgrade changes, gains first; HP are those that are left."""
        before, dino = self.figures(view, seat, place), view.players[seat].dinos[place]
        after = self.with_upgrade(view, seat, place, card)
        if before is None or after is None or dino is None:
            return ()
        found = []
        for name in _CHANGING:
            lost = dino.damage if name == "hp" else 0
            change = FigureChange(name, getattr(before, name) - lost, getattr(after, name) - lost)
            if change.before != change.after:
                found.append(change)
        return tuple(sorted(found, key=lambda change: change.is_loss))

    def forecast(self, view: BattleView, answer: Answer, special: int = 0) -> Forecast | None:
        """What an answer to the attack that is declared would come to; None without an exchange."""
        exchange = view.exchange
        return None if exchange is None else self._forecast(view, exchange, answer, special)

    def attack(
        self, view: BattleView, seat: Seat, special: int, answer: Answer, counter: int = 0
    ) -> Forecast | None:
        """What an attack would come to if it were answered so, or by the special attack `counter`."""
        exchange = ExchangeView(seat, special, "", 0, (0, 0), (0, 0), (0, 0), (0, 0))
        return self._forecast(view, exchange, answer, counter)

    def counters(self, view: BattleView, seat: Seat) -> list[int]:
        """The special attacks of a seat's active Dinosaur for which its Combat Deck has the cards."""
        figures, deck = self.figures(view, seat, 0), view.players[seat].combat_deck
        blows = () if figures is None else figures.specials
        return [number for number, blow in enumerate(blows) if number and blow.affordable(deck)]

    def _forecast(
        self, view: BattleView, exchange: ExchangeView, answer: Answer, special: int
    ) -> Forecast | None:
        seat, other = exchange.mover, opponent(exchange.mover)
        figures, others = self.figures(view, seat, 0), self.figures(view, other, 0)
        dino, enemy = view.players[seat].dinos[0], view.players[other].dinos[0]
        if figures is None or others is None or dino is None or enemy is None:
            return None
        blow = figures.specials[exchange.special]
        counter = others.specials[special] if answer == "attack" else REGULAR
        mine = self._attack_parts(view, exchange, seat, blow, counter)
        theirs = self._answer_parts(view, exchange, answer, blow, counter)
        base, other_base = sum(part.amount for part in mine), sum(part.amount for part in theirs)
        left, other_left = figures.hp - dino.damage, others.hp - enemy.damage
        return Forecast(
            mine,
            theirs,
            _range(base, exchange.dice[seat]),
            _range(other_base, exchange.dice[other]) if theirs else (0, 0),
            odds(answer, base, other_base, left, other_left, figures.spiked, others.spiked),
        )

    def _attack_parts(
        self, view: BattleView, exchange: ExchangeView, seat: Seat, blow: Blow, against: Blow
    ) -> tuple[Part, ...]:
        side = view.players[seat]
        parts = self._stat(side.dinos[0], "atk", self.figures(view, seat, 0))
        parts.append(Part("bonus", side.bonus + exchange.bonus[seat]))
        parts.append(Part("special", blow.total - against.guard))
        parts.append(Part("cards", exchange.change[seat]))
        return _shown(parts)

    def _answer_parts(
        self, view: BattleView, exchange: ExchangeView, answer: Answer, blow: Blow, counter: Blow
    ) -> tuple[Part, ...]:
        other = opponent(exchange.mover)
        if answer == "attack":
            return self._attack_parts(view, exchange, other, counter, blow)
        if answer not in ("evade", "defend"):
            return ()
        stat, less = ("eva", blow.track) if answer == "evade" else ("defence", blow.pierce)
        parts = self._stat(view.players[other].dinos[0], stat, self.figures(view, other, 0))
        parts.append(Part("special", -less))
        parts.append(Part("cards", exchange.change[other]))
        return _shown(parts)

    def _stat(self, dino: DinoView | None, stat: str, figures: Figures | None) -> list[Part]:
        """The stat as it is printed, and what Upgrades and permanent Items add."""
        assert dino is not None and figures is not None
        printed = getattr(self.catalogue.library.dinosaurs[dino.card], stat)
        return [Part(stat, printed), Part("upgrades", getattr(figures, stat) - printed)]


def _shown(parts: list[Part]) -> tuple[Part, ...]:
    """The stat, and whatever else adds something."""
    return tuple([part for number, part in enumerate(parts) if part.amount or number == 0])


def _range(base: int, die: int) -> tuple[int, int]:
    return (base + die, base + die) if die else (base + 1, base + 6)
