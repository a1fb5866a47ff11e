"""A state from plain data (saves, scenario set-ups), checked whole before anything acts on it."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.cards import Catalogue
from game.rules.scrap_knights.checks import LONGEST_LIST, check_state, quoted
from game.rules.scrap_knights.phases import ROUND_LIMIT
from game.rules.scrap_knights.state import MAX_DISTANCE, TOKENS, Ask, Effect, Frame, Phase, Player, State

_Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_Effects = Annotated[tuple[Effect, ...], msgspec.Meta(max_length=LONGEST_LIST)]
_WORDS = range(2**64)


class _OutcomeData(msgspec.Struct, forbid_unknown_fields=True):
    winner: _Seat | None
    reason: str


class _DiceData(msgspec.Struct, forbid_unknown_fields=True):
    word: int
    script: tuple[int, ...] | None = None


class _FrameData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `Frame.to_dict`."""

    effect: Effect
    calls: _Effects
    next_step: _Number
    distance_was: Annotated[int, msgspec.Meta(ge=-1, le=MAX_DISTANCE)]
    hit: bool
    vented: _Number
    count: _Number
    damaged: Annotated[int, msgspec.Meta(ge=0, le=3)]
    moved: bool
    missed: bool
    started: bool
    ended: bool


class _StateData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `State.to_dict`."""

    round: Annotated[int, msgspec.Meta(ge=0, le=ROUND_LIMIT)]
    phase: Phase
    distance: Annotated[int, msgspec.Meta(ge=0, le=MAX_DISTANCE)]
    speaker: _Seat
    turn: _Seat
    passes: Annotated[int, msgspec.Meta(ge=0, le=len(SEATS))]
    usable: tuple[tuple[str, ...], tuple[str, ...]]
    hand_judged: tuple[bool, bool]
    step: Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
    blocks: tuple[_Number, _Number]
    prevented: bool
    chain: _Effects
    tags: _Effects
    called: _Effects
    stack: Annotated[list[_FrameData], msgspec.Meta(max_length=LONGEST_LIST)]
    ask: Ask | None
    dice: _DiceData
    outcome: _OutcomeData | None
    players: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=2, max_length=2)]


_PLAIN_FIELDS = tuple(
    name for name in _StateData.__struct_fields__ if name not in ("stack", "dice", "outcome", "players")
)


class _Tokens(msgspec.Struct, forbid_unknown_fields=True):
    frame_advantage: _Number = 0
    armored: _Number = 0
    blitz: _Number = 0


_KNOWN_FIELDS = set(Player.__struct_fields__) - set(TOKENS) | {"tokens"}


def restore(data: Mapping[str, Any], catalogue: Catalogue) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    try:
        fields = msgspec.convert(data, _StateData)
        players = [_player(player, seat) for seat, player in enumerate(fields.players)]
    except msgspec.ValidationError as error:
        raise ValueError(quoted(str(error), 160)) from None
    state = State(_dice(fields.dice), players)
    for name in _PLAIN_FIELDS:
        setattr(state, name, getattr(fields, name))
    state.stack = [_frame(frame) for frame in fields.stack]
    if fields.outcome is not None:
        state.outcome = Outcome(fields.outcome.winner, fields.outcome.reason)
    for seat, player in enumerate(players):
        _complete_held(player, seat)
    check_state(state, catalogue)
    return state


def _dice(data: _DiceData) -> Dice:
    if data.word not in _WORDS:
        raise ValueError("dice.word is a number of 64 bits")
    return Dice(data.word, data.script)


def _frame(data: _FrameData) -> Frame:
    frame = Frame(data.effect)
    for name in _FrameData.__struct_fields__:
        setattr(frame, name, getattr(data, name))
    return frame


def _player(data: dict[str, Any], seat: Seat) -> Player:
    unknown = sorted(set(data) - _KNOWN_FIELDS)
    if unknown:
        raise ValueError(f"players.{seat} has no field '{quoted(unknown[0])}'")
    flat = dict(data)
    tokens = msgspec.convert(flat.pop("tokens", {}), _Tokens)
    flat.update(msgspec.structs.asdict(tokens))
    return msgspec.convert(flat, Player)


def _complete_held(player: Player, seat: Seat) -> None:
    """Held cards of which a set-up does not say where they lie are under the opponent's ULT."""
    missing = len(player.held) - len(player.held_under)
    player.held_under += (opponent(seat),) * missing
