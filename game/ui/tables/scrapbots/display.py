"""What the table shows at one moment: a view, carried forward event by event. No pygame here."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.engine.events import Event
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.view import SeatView, TableView


@dataclass
class BotPicture:
    """A Scrapbot in its lane."""

    card: str
    damage: int = 0
    exhausted: bool = True
    again: bool = False


@dataclass
class Side:
    """One side of the table. `hand` holds ids, or None for each card that is face down for the viewer."""

    hand: list[str | None]
    deck: int
    discard: list[str]
    lanes: list[BotPicture | None]
    scrap: int
    energy: int
    removed: list[str]
    wounds: int | None


@dataclass
class Display:
    """The whole table as `viewer` (None: nobody in particular) sees it.

    `coin` is the last one flipped. `in_play` is the card whose text is being followed: it lies with the
    discards already, but no shuffle takes it.
    """

    viewer: Seat | None
    turn: int
    active: Seat
    wounds_left: int
    market: list[str]
    main_deck: int
    sides: tuple[Side, Side]
    coin: bool | None = None
    outcome: dict[str, Any] | None = None
    in_play: list[str] = field(default_factory=list)

    def show(self, event: Event) -> None:
        """Carries the picture forward by one event, as this viewer may know it."""
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.masked(self.viewer).facts)

    def keep_history(self, earlier: Any) -> None:
        """The last coin stays to be seen."""
        self.coin = earlier.coin

    def facts(self) -> dict[str, Any]:
        """What must agree with a fresh view once all events are shown."""
        return {
            "turn": self.turn,
            "active": self.active,
            "wounds_left": self.wounds_left,
            "market": self.market,
            "main_deck": self.main_deck,
            "outcome": self.outcome,
            "sides": [
                {
                    "hand": sorted(card or "" for card in side.hand),
                    "deck": side.deck,
                    "discard": sorted(side.discard),
                    "lanes": [bot and (bot.card, bot.damage, bot.exhausted) for bot in side.lanes],
                    "pools": (side.scrap, side.energy),
                    "removed": side.removed,
                    "wounds": side.wounds,
                }
                for side in self.sides
            ],
        }


def from_view(view: TableView, viewer: Seat | None, sealed: tuple[Seat, ...] = ()) -> Display:
    """The picture of a view."""
    first, second = (_side(view.players[seat]) for seat in SEATS)
    return Display(
        viewer,
        view.turn,
        view.active,
        view.wounds_left,
        list(view.market),
        view.main_deck_size,
        (first, second),
        outcome=view.outcome.to_dict() if view.outcome else None,
    )


def _side(view: SeatView) -> Side:
    lanes = [
        None if bot is None else BotPicture(bot.card, bot.damage, bot.exhausted, again)
        for bot, again in zip(view.lanes, view.ready_after_attack, strict=True)
    ]
    return Side(
        hand=list(view.hand) if view.hand is not None else [None] * view.hand_size,
        deck=view.deck_size,
        discard=list(view.discard),
        lanes=lanes,
        scrap=view.scrap,
        energy=view.energy,
        removed=list(view.removed),
        wounds=view.wounds,
    )


def _play_from_hand(side: Side, card: str) -> None:
    side.hand.remove(card if card in side.hand else None)


def _pool(name: str) -> Callable[[Display, dict[str, Any]], None]:
    """A card goes for Scrap or Energy; one that says so itself (activated) is gone from the hand already."""

    def put(display: Display, facts: dict[str, Any]) -> None:
        side = display.sides[facts["seat"]]
        setattr(side, name, facts[name])
        if facts.get("from_hand"):
            _play_from_hand(side, facts["card"])
            side.discard.append(facts["card"])
            display.in_play = [facts["card"]] if facts["in_play"] else []

    return put


def _turn(display: Display, facts: dict[str, Any]) -> None:
    display.turn, display.active, display.coin = facts["turn"], facts["seat"], None


def _activate(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    _play_from_hand(side, facts["card"])
    side.discard.append(facts["card"])
    display.in_play = [facts["card"]]


def _removed(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.discard.remove(facts["card"])
    side.removed.append(facts["card"])
    display.in_play = []


def _build(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    _play_from_hand(side, facts["card"])
    side.lanes[facts["lane"]] = BotPicture(facts["card"])


def _attack(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.energy = facts["energy"]
    display.in_play = []
    _bot(side, facts["lane"]).exhausted = True


def _bot(side: Side, lane: int) -> BotPicture:
    bot = side.lanes[lane]
    assert bot is not None
    return bot


def _buy(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.scrap = facts["scrap"]
    side.discard.append(facts["card"])
    del display.market[facts["index"]]


def _market(display: Display, facts: dict[str, Any]) -> None:
    display.market.insert(facts["index"], facts["card"])
    display.main_deck = facts["main_deck_size"]


def _draw(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.deck -= facts["count"]
    side.hand += facts["cards"] or [None] * facts["count"]


def _shuffle(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.deck += facts["count"]
    side.discard = list(display.in_play)


def _discard(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.hand.clear()
    display.in_play = []
    side.discard += facts["cards"]


def _clean_up(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.scrap = side.energy = 0
    display.in_play = []
    for bot in side.lanes:
        if bot is not None:
            bot.exhausted = False


def _wounds_shed(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    for _ in range(facts["count"]):
        _play_from_hand(side, facts["card"])
        side.discard.append(facts["card"])
    side.energy = facts.get("energy", side.energy)


def _coin(display: Display, facts: dict[str, Any]) -> None:
    display.coin = facts["heads"]


def _damage(display: Display, facts: dict[str, Any]) -> None:
    _bot(display.sides[facts["seat"]], facts["lane"]).damage = facts["damage"]


def _destroy(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.lanes[facts["lane"]] = None
    side.discard.append(facts["card"])


def _wound(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    side.discard += [facts["card"]] * facts["count"]
    display.wounds_left = facts["wounds_left"]
    if side.wounds is not None:
        side.wounds += facts["count"]


def _return_wound(display: Display, facts: dict[str, Any]) -> None:
    side = display.sides[facts["seat"]]
    if facts["zone"] == "hand":
        _play_from_hand(side, facts["card"])
    else:
        side.discard.remove(facts["card"])
    display.wounds_left = facts["wounds_left"]
    if side.wounds is not None:
        side.wounds -= 1


def _turned(exhausted: bool) -> Callable[[Display, dict[str, Any]], None]:
    def turn(display: Display, facts: dict[str, Any]) -> None:
        bot = _bot(display.sides[facts["seat"]], facts["lane"])
        bot.exhausted = exhausted
        bot.again = bot.again and exhausted

    return turn


def _ready_after_attack(display: Display, facts: dict[str, Any]) -> None:
    _bot(display.sides[facts["seat"]], facts["lane"]).again = True


def _over(display: Display, facts: dict[str, Any]) -> None:
    display.outcome = {"winner": facts["winner"], "reason": facts["reason"]}
    for side, wounds in zip(display.sides, facts["wounds"], strict=True):
        side.wounds = wounds


def _conceded(display: Display, facts: dict[str, Any]) -> None:
    """The table stays as it is, so that the concession can be taken back."""
    display.outcome = {"winner": facts["winner"], "reason": "conceded"}


_HANDLERS: dict[str, Callable[[Display, dict[str, Any]], None]] = {
    "turn": _turn,
    "scrap": _pool("scrap"),
    "energy": _pool("energy"),
    "activate": _activate,
    "removed": _removed,
    "build": _build,
    "attack": _attack,
    "buy": _buy,
    "market": _market,
    "draw": _draw,
    "shuffle": _shuffle,
    "discard": _discard,
    "clean_up": _clean_up,
    "wounds_drawn": _wounds_shed,
    "shed_wounds": _wounds_shed,
    "coin": _coin,
    "damage": _damage,
    "destroy": _destroy,
    "wound": _wound,
    "return_wound": _return_wound,
    "exhaust": _turned(True),
    "ready": _turned(False),
    "repair": _damage,
    "ready_after_attack": _ready_after_attack,
    "over": _over,
    "conceded": _conceded,
}
