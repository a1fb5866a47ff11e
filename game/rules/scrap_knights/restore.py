"""A state from plain data: saves, scenario set-ups."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from game.content.scrap_knights import Library
from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.state import (
    MAX_DISTANCE,
    START_HP,
    TOKENS,
    Ask,
    Effect,
    Frame,
    Phase,
    Player,
    State,
)

_Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class _OutcomeData(msgspec.Struct, forbid_unknown_fields=True):
    winner: _Seat | None
    reason: str


class _StateData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `State.to_dict`."""

    round: _Number
    phase: Phase
    distance: Annotated[int, msgspec.Meta(ge=0, le=MAX_DISTANCE)]
    speaker: _Seat
    turn: _Seat
    passes: _Number
    usable: tuple[tuple[str, ...], tuple[str, ...]]
    hand_judged: tuple[bool, bool]
    step: int
    blocks: tuple[_Number, _Number]
    prevented: bool
    chain: tuple[Effect, ...]
    tags: tuple[Effect, ...]
    called: tuple[Effect, ...]
    stack: list[dict[str, Any]]
    ask: Ask | None
    dice: dict[str, Any]
    outcome: _OutcomeData | None
    players: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=2, max_length=2)]


_PLAIN_FIELDS = tuple(
    field.name
    for field in msgspec.structs.fields(_StateData)
    if field.name not in ("stack", "dice", "outcome", "players")
)


class _Tokens(msgspec.Struct, forbid_unknown_fields=True):
    frame_advantage: _Number = 0
    armored: _Number = 0
    blitz: _Number = 0


_KNOWN_FIELDS = {field.name for field in msgspec.structs.fields(Player)} - set(TOKENS) | {"tokens"}


def restore(data: Mapping[str, Any], library: Library) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    try:
        fields = msgspec.convert(data, _StateData)
        players = [_player(player, seat, library) for seat, player in enumerate(fields.players)]
        state = State(Dice.from_dict(fields.dice), players)
        state.stack = [Frame.from_dict(frame) for frame in fields.stack]
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    except (KeyError, TypeError) as error:
        raise ValueError(f"a field is missing or of the wrong kind: {error}") from None
    for name in _PLAIN_FIELDS:
        setattr(state, name, getattr(fields, name))
    if fields.outcome is not None:
        state.outcome = Outcome(fields.outcome.winner, fields.outcome.reason)
    for seat, player in enumerate(players):
        _complete_held(player, players[opponent(seat)], seat)
    return state


def _player(data: dict[str, Any], seat: Seat, library: Library) -> Player:
    unknown = sorted(set(data) - _KNOWN_FIELDS)
    if unknown:
        raise ValueError(f"players.{seat} has no field '{unknown[0]}'")
    flat = dict(data)
    tokens = msgspec.convert(flat.pop("tokens", {}), _Tokens)
    flat.update(msgspec.structs.asdict(tokens))
    player = msgspec.convert(flat, Player)
    if not 0 <= player.hp <= START_HP:
        raise ValueError(f"players.{seat}.hp is 0..{START_HP}, not {player.hp}")
    for name in ("heat", "link"):
        if getattr(player, name) < 0:
            raise ValueError(f"players.{seat}.{name} is not below 0")
    for names, known, what in (
        (player.hand + player.lost + player.held + player.prep, library.acts, "ACT"),
        (player.bots + player.spent_bots, library.bots, "BOT"),
        ((player.ult,), library.ults, "ULT"),
    ):
        for name in names:
            if name not in known:
                raise ValueError(f"players.{seat}: there is no {what} '{name}'")
    return player


def _complete_held(player: Player, other: Player, seat: Seat) -> None:
    """Held cards of which a set-up does not say where they lie are under the opponent's ULT."""
    missing = len(player.held) - len(player.held_under)
    player.held_under += (opponent(seat),) * missing
