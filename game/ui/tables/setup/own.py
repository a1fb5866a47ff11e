"""The player's own sides as a set-up offers them, and how the settings remember one that was chosen."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from game.content.game_library import Sides
from game.content.sides import Side
from game.engine.rules import Options, SideError
from game.rules import CONTENTS, load
from game.storage.settings import GameSetup
from game.storage.sides import list_sides, sides_folder
from game.ui.context import Context
from game.ui.tables.session.seats import last_seats
from game.words.side_text import first_problem_text, side_problem_text

_PREFIX = "own_"
_PLAIN = re.compile("[a-z0-9_]{1,28}")
"""Names of files that the settings can hold behind the prefix."""


@dataclass(frozen=True, slots=True)
class OwnSide:
    """A side of the player's own. `key` stands for it in the settings; a match gets the side itself."""

    game: str
    key: str
    side: Any

    @property
    def look(self) -> str:
        """Who stands for it in pictures; "" where it has nobody yet."""
        return sides_of(self.game).look(self.side)

    @property
    def name(self) -> str:
        """Its own name, or that of its leading card; "" where it has neither."""
        shown = CONTENTS[self.game].side_of(self.side)
        return shown.name if shown is not None else ""

    def problem(self, options: Mapping[str, object]) -> str:
        """The first thing that keeps it from being played with these options; "" if it can be played."""
        agreed = {
            spec.key: options[spec.key]
            for spec in load(self.game).options
            if spec.side is None and options.get(spec.key) in spec.choices
        }
        problems = sides_of(self.game).problems(self.side, agreed)
        return side_problem_text(self.game, problems[0]) if problems else ""


def sides_of(game: str) -> Sides:
    """The content of a game whose seats bring sides."""
    sides = CONTENTS[game].sides
    assert sides is not None
    return sides


def own_sides(data: Path, game: str) -> tuple[OwnSide, ...]:
    """The sides in the player's data folder by their names; files that cannot be read are left out."""
    found = list_sides(sides_folder(data, game), sides_of(game).kind).sides
    return tuple(OwnSide(game, own_key(kept.path), kept.side) for kept in found)


def own_key(path: Path) -> str:
    """What the settings remember a file by: its name, or a digest of a long or unusual one.

    >>> own_key(Path("sides/scrap_knights/zoes_knight.yaml")), len(own_key(Path("Zoë's knight.yaml")))
    ('own_zoes_knight', 20)
    """
    if _PLAIN.fullmatch(path.stem):
        return _PREFIX + path.stem
    return _PREFIX + sha256(path.stem.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def ready_problem(game: str, key: str, options: Mapping[str, object]) -> str:
    """What keeps a ready side from being played with these options; "" if it can be played."""
    for spec in load(game).options:
        if spec.side is not None:
            problems = spec.side.problems(key, cast(Options, options))
            return first_problem_text(game, SideError(spec.key, problems)) if problems else ""
    return ""


def choose_side(context: Context, game: str, key: str, side: Side) -> None:
    """Remembers a side for the first seat: the set-up opens with it and the options for it."""
    sides, setups = sides_of(game), context.settings.setups
    before = setups[game].options if game in setups else {}
    options = {**before, **sides.options_for(side), f"{sides.option}_0": key}
    chosen = GameSetup(last_seats(setups, game), options)
    others = {other: setup for other, setup in setups.items() if other != game}
    context.change(setups={**others, game: chosen})
