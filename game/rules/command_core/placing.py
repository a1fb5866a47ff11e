"""Where a mech is placed and how it looks: by the range of its weapons, and not alone."""

from collections.abc import Sequence

from game.engine.rules import Action
from game.engine.seats import opponent
from game.rules.command_core.actions import Place, Turn
from game.rules.command_core.context import GameContext
from game.rules.command_core.state import Mech
from game.rules.command_core.topology import Cell

_MARCH = 6
"""Steps that a mech goes in its first two programs."""
_TOO_FAR, _TOO_NEAR = 0.06, 0.1
"""For each cell that the middle of the enemies is off what a mech wants."""
_ALONE = 0.03
"""For each cell between a mech and the next one of its side beyond two."""
_MIDDLE = 0.02
"""For each cell that a mech stands off the middle column, from where it can turn to either side."""
_LOOKS = {"front": 0.1, "left": 0.0, "right": 0.0, "rear": -0.1}
"""In which arc of a mech the enemies should be; those with guns on one side alone turn by their programs."""


def stand_value(context: GameContext, action: Action) -> float:
    """How well a mech would stand on a cell, or look there; only to be compared with each other."""
    if isinstance(action, Place):
        return _place_value(context, action.mech, action.cell)
    assert isinstance(action, Turn) and context.state.placing is not None
    return _face_value(context, context.state.placing, action.facing)


def _place_value(context: GameContext, number: int, cell: Cell) -> float:
    """By the range of its best weapon, its friends and the way to both sides."""
    state, board = context.state, context.board
    mech = state.mechs[number]
    enemies = _enemies(context, mech)
    reach = _reach(context, mech)
    off = sum(board.steps_between(cell, enemy) for enemy in enemies) / len(enemies) - reach - _MARCH
    value = -_TOO_FAR * off if off > 0 else _TOO_NEAR * min(0.0, off + _MARCH)
    friends = [
        other.cell
        for other in state.mechs
        if other.seat == mech.seat and other is not mech and other.cell is not None
    ]
    if friends:
        value -= _ALONE * max(0, min(board.steps_between(cell, friend) for friend in friends) - 2)
        value -= _ALONE * any(board.steps_between(cell, friend) < 2 for friend in friends)
    columns = [one[0] for one in board.free]
    middle = (min(columns) + max(columns)) / 2
    return value - _MIDDLE * abs(cell[0] - middle)


def _face_value(context: GameContext, number: int, facing: int) -> float:
    """How well a mech would look there, with enough room ahead to go."""
    board = context.board
    mech = context.state.mechs[number]
    cell = mech.cell
    assert cell is not None
    enemies = _enemies(context, mech)
    value = sum(_LOOKS[board.arc(facing, cell, enemy)] for enemy in enemies) / len(enemies)
    ahead, room = cell, 0
    while room < _MARCH and (there := board.steps[ahead][facing]) in board.steps:
        ahead, room = there, room + 1
    nearer = sum(board.steps_between(ahead, enemy) for enemy in enemies) / len(enemies)
    return value + 0.01 * room - 0.005 * nearer


def _enemies(context: GameContext, mech: Mech) -> Sequence[Cell]:
    """Where the other side stands; before it does, everywhere it may be placed."""
    others = [other.cell for other in context.state.mechs if other.seat != mech.seat]
    found = [cell for cell in others if cell is not None]
    return found or context.board.home(opponent(mech.seat))


def _reach(context: GameContext, mech: Mech) -> int:
    """How far its best weapon carries."""
    figures = context.catalogue.figures(mech)
    weapons = [context.catalogue.library.weapons[key] for key in mech.weapons]
    best = max(weapons, key=lambda weapon: weapon.points)
    return best.range[1] + figures.reach
