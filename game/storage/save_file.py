"""Save files: the engine's record of a match, its players and the time."""

import uuid
from collections.abc import Container, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game import __version__
from game.engine.faults import Fault, FaultError
from game.engine.quoting import quote
from game.engine.record import FORMAT
from game.rules import GAMES
from game.storage.names import clean_names
from game.storage.reading import Unusable, field_fault, read_json, shown_name, system_fault

SIZE_LIMIT = 8 * 1024 * 1024
YEARS = range(1971, 3000)
"""The years for which every system can compute the local time."""

_SEEDS = range(-(2**63), 2**64)
_LONGEST_QUOTE = 40

# Part of a file name, so only characters that are safe in every file system.
MatchId = Annotated[str, Meta(pattern="^[0-9a-f]{8,64}$")]

_ShortText = Annotated[str, Meta(max_length=64)]
_Move = Annotated[str, Meta(max_length=200)]
_Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SaveError(FaultError):
    """A file that is not a playable save; the fault has its name."""


class ToldHint(msgspec.Struct, frozen=True):
    """What a hint called best when `seat` had made `made` choices: each plan is a choice with the own choices
    that belong to it. `thought` is the whole answer of the player that gave the hint, as plain data.
    """

    seat: Annotated[int, Meta(ge=0, le=1)]
    made: _Count
    plans: Annotated[tuple[Annotated[tuple[_Move, ...], Meta(min_length=1)], ...], Meta(max_length=1000)]
    thought: dict[str, Any] = {}


class SaveFile(msgspec.Struct, frozen=True, kw_only=True):
    """All fields of a save, in the order of the file.

    `seats` says who chooses for each seat: "person", or the name of a computer player. `match` is the same
    in all saves of one match. `hints` and `taken_back` count the hints that each seat was given and its
    choices that were taken back, `told` is what the hints said, `seconds` the time at the table; `stop` names
    the stop of the circuit that the match is played for, if any. From `options` on, the fields are the
    engine's; a home-made side is among the options with all its cards. Names are cleaned when read and when
    written.
    """

    format: Annotated[int, Meta(ge=1)]
    program: str
    game: _ShortText
    match: MatchId
    saved_at: Annotated[datetime, Meta(tz=True)]
    seats: tuple[_ShortText, _ShortText]
    names: tuple[str, str]
    finished: bool
    round: Annotated[int, Meta(ge=0, le=100_000)]
    hints: tuple[_Count, _Count] = (0, 0)
    taken_back: tuple[_Count, _Count] = (0, 0)
    told: tuple[ToldHint, ...] = ()
    seconds: _Count = 0
    stop: _ShortText | None = None
    options: dict[_ShortText, _ShortText | dict[str, Any]]
    seed: int
    record: list[_Move]
    sealed: Annotated[list[_Move], Meta(max_length=2)] = []
    conceded: Annotated[int, Meta(ge=0, le=1)] | None = None
    digest: _ShortText
    start_digest: _ShortText | None = None
    state: dict[str, Any]

    def __post_init__(self) -> None:
        if self.saved_at.year not in YEARS:
            raise ValueError(f"saved_at: the year is {YEARS[0]}..{YEARS[-1]}, not {self.saved_at.year}")
        if self.seed not in _SEEDS:
            raise ValueError("seed: it has more than 64 bits")
        dice = self.state.get("dice")
        if isinstance(dice, dict) and dice.get("script") is not None:
            raise ValueError("state.dice.script: only scenarios have scripted dice")
        msgspec.structs.force_setattr(self, "names", clean_names(self.names))

    def engine_record(self) -> dict[str, Any]:
        """The engine's part, as `game.engine.record.from_save` takes it."""
        return {
            "format": self.format,
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "record": self.record,
            "sealed": self.sealed,
            "conceded": self.conceded,
            "digest": self.digest,
            "start_digest": self.start_digest,
            "state": self.state,
        }


def new_match_id() -> str:
    """32 hex digits, different for each match."""
    return uuid.uuid4().hex


def new_save(
    engine_record: Mapping[str, Any],
    *,
    match: str,
    seats: tuple[str, str],
    names: tuple[str, str],
    finished: bool,
    round: int,
    hints: tuple[int, int] = (0, 0),
    taken_back: tuple[int, int] = (0, 0),
    told: tuple[ToldHint, ...] = (),
    seconds: int = 0,
    stop: str | None = None,
    saved_at: datetime | None = None,
) -> SaveFile:
    """A save of what `game.engine.record.to_save` gives, written by this program now (or `saved_at`)."""
    return SaveFile(
        program=__version__,
        match=match,
        saved_at=saved_at or datetime.now(UTC),
        seats=seats,
        names=names,
        finished=finished,
        round=round,
        hints=hints,
        taken_back=taken_back,
        told=told,
        seconds=seconds,
        stop=stop,
        **engine_record,
    )


def encode_save(save: SaveFile) -> bytes:
    """The bytes of the file: JSON with a line for each value.

    Raises `SaveError` when it could not be read back.
    """
    try:
        data = msgspec.json.encode(save)
        msgspec.json.decode(data, type=SaveFile)
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError) as error:
        if isinstance(error, msgspec.ValidationError):
            raise SaveError("game_not_saved", reason=field_fault(error)) from None
        raise SaveError("game_not_saved", reason=system_fault(str(error))) from None
    return msgspec.json.format(data, indent=1) + b"\n"


def read_save(path: Path, players: Container[str] | None = None) -> SaveFile:
    """Reads a save and leaves the file unchanged. Raises `SaveError`.

    `players` are the allowed values of `seats`: "person" and the names of the computer players.
    """
    name = shown_name(path)
    try:
        value = read_json(path, SIZE_LIMIT)
    except Unusable as error:
        raise SaveError("save_unusable", name=name, problem=error.fault) from None
    file_format, game = _format_and_game(value)
    if file_format is None or game is None:
        raise SaveError("not_a_save", name=name)
    if file_format > FORMAT:
        shown = quote(file_format, _LONGEST_QUOTE)
        raise SaveError("newer_save", name=name, format=shown, known=FORMAT)
    if game not in GAMES:
        shown = quote(game, _LONGEST_QUOTE)
        raise SaveError("unknown_game", name=name, game=shown)
    try:
        save = msgspec.convert(value, SaveFile)
    except msgspec.ValidationError as error:
        problem = Fault("wrong_field", reason=field_fault(error))
        raise SaveError("save_unusable", name=name, problem=problem) from None
    for seat, player in enumerate(save.seats):
        if players is not None and player not in players:
            reason = Fault("unknown_player", field=f"seats[{seat}]", player=quote(player))
            problem = Fault("wrong_field", reason=reason)
            raise SaveError("save_unusable", name=name, problem=problem)
    return save


def _format_and_game(value: Any) -> tuple[int | None, str | None]:
    """The format and the game, which identify a save of this program; None for a missing one."""
    if not isinstance(value, dict):
        return None, None
    file_format, game = value.get("format"), value.get("game")
    return (
        file_format if type(file_format) is int else None,
        game if isinstance(game, str) else None,
    )
