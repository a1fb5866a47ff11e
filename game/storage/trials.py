"""What trials of sides came to, so that they can be seen again: one file a game, beside the sides.

A file that cannot be read counts as empty: at worst a side is tried once more.
"""

import hashlib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game.content.sides import Side
from game.engine.faults import Fault
from game.storage.atomic import write_bytes
from game.storage.reading import Unusable, os_reason, read_json

FORMAT = 1
MOST_TRIALS = 24
"""Trials of a game that are kept; the oldest go first."""
SIZE_LIMIT = 8 * 1024 * 1024
_LONGEST = 100

_Count = Annotated[int, Meta(ge=0, le=1_000_000)]
_Word = Annotated[str, Meta(max_length=_LONGEST)]


class KeptScore(msgspec.Struct, frozen=True):
    """The games against one opponent; wins count 1 point, draws one half."""

    games: _Count
    points: Annotated[float, Meta(ge=0, le=1_000_000)]
    draws: _Count
    turns: _Count


class KeptGame(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended for the side, and what was counted in it."""

    result: Literal["won", "drawn", "lost"]
    facts: tuple[_Word, ...] = ()


class KeptTrial(msgspec.Struct, frozen=True):
    """The trial of the cards `side` by players of a level."""

    side: _Word
    level: _Word
    unit: _Word
    scores: dict[_Word, KeptScore]
    games: tuple[KeptGame, ...] = ()

    @property
    def played(self) -> int:
        """Games in all."""
        return sum(one.games for one in self.scores.values())

    @property
    def share(self) -> float:
        """Points of a game on average."""
        return sum(one.points for one in self.scores.values()) / max(1, self.played)


class _TrialsFile(msgspec.Struct):
    format: int
    trials: list[KeptTrial]


def trials_file(data: Path, game: str) -> Path:
    """The file of a game's trials in the player's data folder."""
    return data / "sides" / f"{game}_trials.json"


def side_key(side: Side) -> str:
    """What the cards of a side are known by, whatever it is called."""
    cards = {name: value for name, value in side.to_dict().items() if name not in ("name", "plan")}
    return hashlib.sha256(msgspec.json.encode(cards, order="deterministic")).hexdigest()[:24]


def read_trials(path: Path) -> tuple[KeptTrial, ...]:
    """All trials that are kept, the newest last."""
    try:
        found = msgspec.convert(read_json(path, SIZE_LIMIT), _TrialsFile)
    except (Unusable, msgspec.ValidationError):
        return ()
    return tuple(found.trials[-MOST_TRIALS:]) if found.format == FORMAT else ()


def keep_trial(path: Path, trial: KeptTrial) -> Fault | None:
    """Keeps a trial in the place of an older one of the same cards and level; returns what went wrong."""
    others = [one for one in read_trials(path) if (one.side, one.level) != (trial.side, trial.level)]
    kept = [*others, trial][-MOST_TRIALS:]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, msgspec.json.encode(_TrialsFile(FORMAT, kept)))
    except OSError as error:
        return Fault("trial_not_kept", reason=os_reason(error))
    return None
