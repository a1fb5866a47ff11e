"""The content as the rules use it: boards of the maps, and a mech's figures with its upgrades."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from game.content.command_core import Half, Library
from game.content.command_core.cards import Arc
from game.content.command_core.side import slots_of
from game.content.command_core.verbs import (
    Armor,
    Bulkhead,
    Close,
    Drag,
    Evasion,
    FluxEvade,
    FreeReroll,
    MoreDice,
    MoreShields,
    MoreSlots,
    MoreTokens,
    Reach,
    Smooth,
    Steady,
)
from game.rules.command_core.actions import Action, Program
from game.rules.command_core.board import Board
from game.rules.command_core.marks import BY_VERB, NO_MARKS, STAYING, Counts, more_marks
from game.rules.command_core.state import Mech, Slot

_MOST_PROGRAMS = 1 << 12
SIDES: Mapping[Arc, str] = {"front": "front", "left": "side", "right": "side", "rear": "rear"}


Gearing = tuple[int, int]
"""How much lower a program's delta is, and how much of what it then costs is spared."""


class Figures(msgspec.Struct):
    """What a mech can do with the upgrades that it has now.

    `armor` and `more_dice` are by arc: armor dice against an attack out of that arc of this mech, and more
    attack dice against that arc of a target.
    """

    armor: dict[Arc, int]
    more_dice: dict[Arc, int]
    evasion: int
    reach: int = 0
    close: int = 0
    steady: int = 0
    smooth: int = 0
    drag: int = 0
    bulkhead: int = 0
    free_rerolls: int = 0
    flux_evades: bool = False
    more_shields: int = 0
    """Faces of its armor dice that are shields beside the usual ones."""
    tokens: int = 2
    """Targeting tokens that it holds at most."""
    slots: int = 0
    gains: Counts = NO_MARKS
    """The marks that it gains at cleanup."""
    staying: Counts = NO_MARKS
    """How much of each mark does not turn at cleanup."""

    @property
    def gearing(self) -> Gearing:
        """What changes the delta of its programs."""
        return self.drag, self.smooth


class Catalogue:
    """Everything that can be worked out once."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.faces = {key: faces.faces for key, faces in library.dice.items()}
        self.slots = {key: chassis.slots for key, chassis in library.chassis.items()}
        self.split = {key: directive.split for key, directive in library.directives.items()}
        self._boards: dict[str, Board] = {}
        self.programs = lru_cache(_MOST_PROGRAMS)(self._programs)
        self._figures: dict[tuple[str, tuple[str, ...]], Figures] = {}

    def board(self, key: str) -> Board:
        """The board of a map; made once, since its tables are worked out on the way."""
        if key not in self._boards:
            self._boards[key] = Board(self.library.maps[key])
        return self._boards[key]

    def half(self, slot: Slot) -> Half:
        """What a placed directive executes."""
        return self.library.directives[slot.card].halves[slot.flipped]

    def _programs(self, number: int, slot: int, free: tuple[str, ...]) -> tuple[Action, ...]:
        """What a mech may do with a slot: each free directive, split ones either way up, or nothing."""
        actions: list[Action] = []
        for card in dict.fromkeys(free):
            actions.append(Program(number, slot, card))
            if self.split[card]:
                actions.append(Program(number, slot, card, True))
        return (*actions, Program(number, slot))

    def figures(self, mech: Mech) -> Figures:
        """A mech's figures as its upgrades make them now."""
        return self.figures_of(mech.chassis, mech.upgrades)

    def figures_of(self, chassis: str, upgrades: tuple[str, ...]) -> Figures:
        """The figures of a chassis with these upgrades."""
        key = chassis, upgrades
        found = self._figures.get(key)
        if found is None:
            found = self._figures[key] = self._work_out(*key)
        return found

    def _work_out(self, chassis_id: str, upgrades: tuple[str, ...]) -> Figures:
        chassis = self.library.chassis[chassis_id]
        armor = {arc: getattr(chassis.armor, side) for arc, side in SIDES.items()}
        figures = Figures(armor, dict.fromkeys(SIDES, 0), chassis.evasion)
        figures.slots = slots_of(chassis, [self.library.upgrades[key] for key in upgrades])
        for key in upgrades:
            for step in self.library.upgrades[key].does:
                _add(figures, step.verb)
        return figures


def _add(figures: Figures, verb: object) -> None:
    """One verb of an upgrade on a mech's figures."""
    index = BY_VERB.get(type(verb))
    if index is not None:
        figures.gains = more_marks(figures.gains, index, getattr(verb, "amount", 1))
        return
    index = STAYING.get(type(verb))
    if index is not None:
        figures.staying = more_marks(figures.staying, index, getattr(verb, "amount", 1))
        return
    match verb:
        case Evasion(amount):
            figures.evasion += amount
        case Armor(side, amount):
            _add_by_side(figures.armor, side, amount)
        case MoreDice(side, amount):
            _add_by_side(figures.more_dice, side, amount)
        case Reach(amount):
            figures.reach += amount
        case Close(amount):
            figures.close += amount
        case Steady(amount):
            figures.steady += amount
        case Smooth(amount):
            figures.smooth += amount
        case Bulkhead(amount):
            figures.bulkhead += amount
        case Drag(amount):
            figures.drag += amount
        case FreeReroll(amount):
            figures.free_rerolls += amount
        case FluxEvade():
            figures.flux_evades = True
        case MoreShields(amount):
            figures.more_shields += amount
        case MoreTokens(amount):
            figures.tokens += amount
        case MoreSlots():
            # `slots_of` has counted it.
            pass
        case _:
            raise AssertionError(f"no upgrade does {verb}")


def _add_by_side(dice: dict[Arc, int], side: str, amount: int) -> None:
    for arc, of in SIDES.items():
        if of == side:
            dice[arc] += amount
