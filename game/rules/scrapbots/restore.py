"""A state from plain data: saves, scenario set-ups."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from game.content.scrapbots import Library, Scrapbot, Set
from game.content.scrapbots.cards import WOUNDS
from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.scrapbots.state import Bot, Lanes, Player, State

_Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class _OutcomeData(msgspec.Struct, forbid_unknown_fields=True):
    winner: _Seat | None
    reason: str


class _BotData(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    damage: Annotated[int, msgspec.Meta(ge=0, multiple_of=10)] = 0
    exhausted: bool = False


class _PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `Player.to_dict`."""

    deck: tuple[str, ...]
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    lanes: tuple[_BotData | None, _BotData | None, _BotData | None]
    scrap: _Number
    energy: _Number
    readied: tuple[bool, bool, bool]
    removed: tuple[str, ...]


class _StateData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `State.to_dict`."""

    edition: str
    score: str
    turn: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    active: _Seat
    wounds_left: Annotated[int, msgspec.Meta(ge=0, le=WOUNDS)]
    market: tuple[str, ...]
    main_deck: tuple[str, ...]
    dice: dict[str, Any]
    outcome: _OutcomeData | None
    players: Annotated[list[_PlayerData], msgspec.Meta(min_length=2, max_length=2)]


def restore(data: Mapping[str, Any], library: Library) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    try:
        fields = msgspec.convert(data, _StateData)
        dice = Dice.from_dict(fields.dice)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    except (KeyError, TypeError) as error:
        raise ValueError(f"dice: a field is missing or of the wrong kind: {error}") from None
    cards = library.sets.get(fields.edition)
    if cards is None:
        raise ValueError(f"there is no edition '{fields.edition}'")
    players = [_player(player, seat, cards) for seat, player in enumerate(fields.players)]
    _check_cards(fields.market + fields.main_deck, cards, "market or main_deck")
    state = State(dice, fields.edition, fields.score, players)
    state.turn = fields.turn
    state.active = fields.active
    state.wounds_left = fields.wounds_left
    state.market = fields.market
    state.main_deck = fields.main_deck
    if fields.outcome is not None:
        state.outcome = Outcome(fields.outcome.winner, fields.outcome.reason)
    return state


def _check_cards(names: tuple[str, ...], cards: Set, where: str) -> None:
    for name in names:
        if name not in cards.cards:
            raise ValueError(f"{where}: there is no card '{name}' in this edition")


def _player(data: _PlayerData, seat: Seat, cards: Set) -> Player:
    where = f"players.{seat}"
    _check_cards(data.deck + data.hand + data.discard + data.removed, cards, where)
    player = Player(data.deck)
    player.hand, player.discard, player.removed = data.hand, data.discard, data.removed
    player.scrap, player.energy, player.readied = data.scrap, data.energy, data.readied
    player.lanes = _lanes(data, cards, where)
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
