"""The sides of one game on the workshop's shelf: those of the player's own, unreadable files, ready ones."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from game.content.game_library import Sides
from game.content.sides import LONGEST_NAME, Side
from game.engine.faults import Fault
from game.rules import CONTENTS
from game.storage.reading import shown_name
from game.storage.sides import (
    BrokenSide,
    KeptSide,
    Mistake,
    RemovedSide,
    SideFileError,
    bring_back,
    keep_side,
    list_sides,
    remove_side,
    set_side_aside,
    sides_folder,
)
from game.storage.trials import KeptTrial, keep_trial, read_trials, side_key, trials_file
from game.ui.tables.game_ui import GameUI, all_games
from game.ui.tables.setup.own import own_key
from game.ui.workshop.workshop_ui import WorkshopUI


@dataclass(frozen=True, slots=True)
class Shown:
    """A side that the hangar can show: its own file, or the id of a ready one; broken files have neither."""

    key: str
    side: Any
    path: Path | None = None
    broken: Fault | None = None
    mistake: Mistake | None = None
    """Where a broken file is no side; None where it cannot be read at all."""
    likeness: Any = None
    """A ready side whose shadow stands for a broken file."""

    @property
    def option_value(self) -> str:
        """What the settings remember when it is chosen in a set-up."""
        return self.key.removeprefix("ready ") if self.path is None else own_key(self.path)

    @property
    def own(self) -> bool:
        """Whether it can be changed, renamed and deleted."""
        return self.path is not None and self.broken is None

    @property
    def newer(self) -> bool:
        """Whether a later version has written its file."""
        problem = self.broken.facts.get("problem") if self.broken is not None else None
        return isinstance(problem, Fault) and problem.kind == "newer"

    @property
    def file_name(self) -> str:
        """The name of a broken file, "" where the folder itself cannot be read."""
        is_file = self.path is not None and self.broken is not None and self.broken.kind == "side_unusable"
        return shown_name(self.path) if is_file and self.path is not None else ""


class OwnSides:
    """Lists, keeps, copies and deletes the sides of a game. Every method that writes may return a fault."""

    def __init__(self, game: GameUI, data: Path) -> None:
        content = CONTENTS[game.id].sides
        assert content is not None and game.workshop is not None
        self.game = game
        self.sides: Sides = content
        self.folder = sides_folder(data, game.id)
        self._trials = trials_file(data, game.id)
        self.trials: tuple[KeptTrial, ...] = ()
        """Trials of sides that can be seen again."""
        self.own: tuple[Shown, ...] = ()
        self.ready = tuple(Shown(f"ready {key}", side) for key, side in content.ready().items())
        self.read()

    @property
    def ui(self) -> WorkshopUI:
        """What the workshop shows of the game."""
        assert self.game.workshop is not None
        found: WorkshopUI = self.game.workshop.get()
        return found

    def read(self) -> None:
        """Reads the files anew."""
        found = list_sides(self.folder, self.sides.kind)
        self.trials = read_trials(self._trials)
        shadow = self.ready[0].side if self.ready else None
        self.own = (*map(_kept, found.sides), *(_broken(one, shadow) for one in found.broken))

    def keep(self, side: Side, path: Path | None) -> tuple[Path | None, Fault | None]:
        """Writes a side into its file, or a new one; returns the file and what went wrong."""
        try:
            return keep_side(self.folder, side, path), None
        except SideFileError as error:
            return path, error.fault

    def trial_of(self, side: Side, level: str) -> KeptTrial | None:
        """The last trial of the same cards by players of a level."""
        key = side_key(side)
        return next((one for one in self.trials if (one.side, one.level) == (key, level)), None)

    def keep_trial(self, trial: KeptTrial) -> Fault | None:
        """Keeps a trial so that it can be seen again; returns what went wrong."""
        fault = keep_trial(self._trials, trial)
        self.trials = read_trials(self._trials)
        return fault

    def empty(self) -> Any:
        """A side without cards, with a name that no other one has: "Mech 1"."""
        names = {one.side.name for one in self.own if one.side is not None}
        number = 1
        while f"{self.ui.name} {number}" in names:
            number += 1
        return self.sides.kind(name=f"{self.ui.name} {number}")

    def copy(self, side: Any) -> Any:
        """The same side with a name of its own: "Ronin 2"."""
        taken = {one.side.name for one in self.own if one.side is not None}
        return msgspec.structs.replace(side, name=_next_name(side.name, taken))

    def remove(self, shown: Shown) -> tuple[RemovedSide | None, Fault | None]:
        """Deletes a side; it can be brought back."""
        assert shown.path is not None
        try:
            return remove_side(shown.path), None
        except SideFileError as error:
            return None, error.fault

    def set_aside(self, shown: Shown) -> tuple[RemovedSide | None, Fault | None]:
        """Renames a broken file, so that it is listed no more; it can be brought back."""
        assert shown.path is not None
        try:
            return set_side_aside(shown.path), None
        except SideFileError as error:
            return None, error.fault

    def replace(self, shown: Shown, side: Side) -> tuple[RemovedSide | None, Fault | None]:
        """Writes a side into the file of another one, which is deleted and can be brought back."""
        assert shown.path is not None
        removed, fault = self.remove(shown)
        if removed is None:
            return None, fault
        _, fault = self.keep(side, shown.path)
        if fault is not None:
            self.bring_back(removed)
            return None, fault
        return removed, None

    def bring_back(self, removed: RemovedSide) -> tuple[Path | None, Fault | None]:
        """Brings a deleted side back; returns its file and what went wrong."""
        try:
            return bring_back(removed), None
        except SideFileError as error:
            return None, error.fault


def workshop_games() -> tuple[GameUI, ...]:
    """The games in which sides are built, in the order of the shelf."""
    return tuple(game for game in all_games() if game.workshop is not None)


def _kept(kept: KeptSide[Any]) -> Shown:
    return Shown(f"own {kept.path.name}", kept.side, kept.path)


def _broken(broken: BrokenSide, likeness: Any) -> Shown:
    key = f"own {broken.path.name}"
    return Shown(key, None, broken.path, broken.problem, broken.mistake, likeness)


def _next_name(name: str, taken: set[str]) -> str:
    """A name that no other side has.

    >>> _next_name("Ronin", set()), _next_name("Ronin 2", {"Ronin 3"})
    ('Ronin 2', 'Ronin 4')
    """
    stem, _, number = name.rpartition(" ")
    if not stem or not number.isdigit():
        stem, number = name, "1"
    count = int(number) + 1
    while f"{stem} {count}" in taken:
        count += 1
    return f"{stem[: LONGEST_NAME - len(str(count)) - 1].rstrip()} {count}"
