"""A state from plain data: saves, scenario set-ups.

Everything is checked that the rules rely on. What is not checked is how many copies of a card there are: a
scenario's set-up deals itself whatever cards it needs.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from game.content.scrapbots import Component, Library, Scrapbot, Set
from game.content.scrapbots.cards import LANES, MARKET, WOUNDS
from game.content.scrapbots.verbs import RemoveThis
from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.scrapbots.state import PLAY_LIMIT, TURN_LIMIT, Bot, Lanes, Player, State

_MOST_CARDS = 200
"""More than a whole game has."""
_MOST_DICE = 10_000
_WORDS = 1 << 64
"""The dice word is a 64-bit integer."""

_Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
_Pool = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
_Cards = Annotated[tuple[str, ...], msgspec.Meta(max_length=_MOST_CARDS)]
_Roll = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class _OutcomeData(msgspec.Struct, forbid_unknown_fields=True):
    winner: _Seat | None
    reason: Literal["last_wound", "turn_limit"]


class _BotData(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    damage: Annotated[int, msgspec.Meta(ge=0, multiple_of=10)] = 0
    exhausted: bool = False


class _DiceData(msgspec.Struct, forbid_unknown_fields=True):
    word: int
    script: Annotated[tuple[_Roll, ...], msgspec.Meta(max_length=_MOST_DICE)] | None = None


class _PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `Player.to_dict`."""

    deck: _Cards
    hand: _Cards
    discard: _Cards
    lanes: tuple[_BotData | None, _BotData | None, _BotData | None]
    scrap: _Pool
    energy: _Pool
    readied: tuple[bool, bool, bool]
    removed: _Cards


class _StateData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `State.to_dict`."""

    edition: str
    score: Literal["shown", "hidden"]
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURN_LIMIT)]
    active: _Seat
    plays: Annotated[int, msgspec.Meta(ge=0, le=PLAY_LIMIT)]
    wounds_left: Annotated[int, msgspec.Meta(ge=0, le=WOUNDS)]
    market: Annotated[tuple[str, ...], msgspec.Meta(max_length=MARKET)]
    main_deck: _Cards
    dice: _DiceData
    outcome: _OutcomeData | None
    players: tuple[_PlayerData, _PlayerData]


def restore(data: Mapping[str, object], library: Library) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    try:
        fields = msgspec.convert(data, _StateData)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    if not 0 <= fields.dice.word < _WORDS:
        raise ValueError("dice.word: a 64-bit integer that is not negative is needed")
    cards = library.sets.get(fields.edition)
    if cards is None:
        raise ValueError(f"there is no edition '{fields.edition}'")
    players = [_player(player, seat, cards) for seat, player in enumerate(fields.players)]
    for where, names in (("market", fields.market), ("main_deck", fields.main_deck)):
        _check_cards(names, cards, where)
        _refuse_wounds(names, cards, where)
    state = State(Dice(fields.dice.word, fields.dice.script), fields.edition, fields.score, players)
    state.turn = fields.turn
    state.active = fields.active
    state.plays = fields.plays
    state.wounds_left = fields.wounds_left
    state.market = fields.market
    state.main_deck = fields.main_deck
    if fields.outcome is not None:
        state.outcome = Outcome(fields.outcome.winner, fields.outcome.reason)
    _check_end(state, cards)
    return state


def _check_end(state: State, cards: Set) -> None:
    """Whether the game is over, why, and who has won must agree with the Wounds and the turn."""
    outcome = state.outcome
    if outcome is None:
        if not state.wounds_left:
            raise ValueError("outcome: with no Wound left the game is over")
        return
    if outcome.reason == "last_wound" and state.wounds_left:
        raise ValueError("outcome: the last Wound has not been dealt")
    if outcome.reason == "turn_limit" and state.turn != TURN_LIMIT:
        raise ValueError(f"outcome: turn {TURN_LIMIT} has not been played")
    if outcome.winner != state.fewest_wounds(cards.wound):
        raise ValueError("outcome.winner: the fewest Wounds win, and equal Wounds are a draw")


def _check_cards(names: tuple[str, ...], cards: Set, where: str) -> None:
    for name in names:
        if name not in cards.cards:
            raise ValueError(f"{where}: there is no card '{name}' in this edition")


def _refuse_wounds(names: tuple[str, ...], cards: Set, where: str) -> None:
    if cards.wound in names:
        raise ValueError(f"{where}: a Wound cannot lie here")


def _player(data: _PlayerData, seat: Seat, cards: Set) -> Player:
    where = f"players.{seat}"
    _check_cards(data.deck + data.hand + data.discard, cards, where)
    for name in data.removed:
        card = cards.cards.get(name)
        steps = card.activate if isinstance(card, Component) else ()
        if not any(isinstance(step.verb, RemoveThis) for step in steps):
            raise ValueError(f"{where}.removed: '{name}' cannot leave the game in this edition")
    player = Player(data.deck)
    player.hand, player.discard, player.removed = data.hand, data.discard, data.removed
    player.scrap, player.energy, player.readied = data.scrap, data.energy, data.readied
    player.lanes = _lanes(data, cards, where)
    for lane in range(LANES):
        if player.readied[lane] and player.lanes[lane] is None:
            raise ValueError(f"{where}.readied: there is no Scrapbot in lane {lane + 1}")
    return player


def _lanes(data: _PlayerData, cards: Set, where: str) -> Lanes:
    lanes: list[Bot | None] = []
    for bot in data.lanes:
        if bot is None:
            lanes.append(None)
            continue
        card = cards.cards.get(bot.card)
        if not isinstance(card, Scrapbot):
            raise ValueError(f"{where}.lanes: there is no Scrapbot '{bot.card}' in this edition")
        if bot.damage >= card.health:
            raise ValueError(f"{where}.lanes: a {card.name} with {bot.damage} damage is destroyed")
        lanes.append(Bot(bot.card, bot.damage, bot.exhausted))
    first, second, third = lanes
    return first, second, third
