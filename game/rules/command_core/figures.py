"""What the figures of the rulebook show, compared with the match that leads to it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from game.content.rulebook import Figure, Place
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.odds import leftovers
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.topology import Cell
from game.rules.played_figure import PlayedFigure

Shown = tuple[str, Place, int, int, int]
"""A mech on a cut-out: chassis, place, facing, seat and number, 0 where numbers are not shown."""


def contradictions(played: PlayedFigure) -> Iterator[str]:
    """A sentence for each thing in a figure that its match contradicts."""
    return _CHECKS[played.figure.table](played)


def _catalogue(played: PlayedFigure) -> Catalogue:
    return cast(CommandCore, played.match.rules).catalogue


def _check_board(played: PlayedFigure) -> Iterator[str]:
    """Cells with their walls and mechs, and the way or the line of sight between two of them.

    A way is shown from where the mech stood before.
    """
    figure, board = played.figure, _catalogue(played).board(played.after["map"])
    if board.topology.id != figure.grid:
        yield f"the board is {board.topology.id}, not {figure.grid}"
        return
    walls = {
        place for place in (_place(played, board, cell) for cell in board.walls) if _inside(figure, place)
    }
    if walls != set(figure.walls):
        yield f"the walls are at {sorted(walls)}, not at {sorted(figure.walls)}"
    mechs = (played.before if figure.shown == "way" else played.after)["mechs"]
    standing = _standing(played, board, mechs)
    shown = {_piece(number, figure): number for number in range(len(figure.pieces))}
    if set(standing) != set(shown):
        yield f"the mechs are {sorted(standing)}, not {sorted(shown)}"
        return
    numbers = [standing[_piece(number, figure)] for number in range(len(figure.pieces))]
    if figure.shown == "way":
        steps = [tuple(facts["cell"]) for facts in played.facts("step") if facts["mech"] == numbers[0]]
        way = (figure.pieces[0].at, *(_place(played, board, cell) for cell in steps))
        if way != figure.way:
            yield f"the way is {way}, not {figure.way}"
    elif figure.shown == "sight":
        sees = board.sees(*(tuple(mechs[number]["cell"]) for number in numbers[:2]))
        fires = played.happened("attack", mech=numbers[0], target=numbers[1])
        if not sees == fires == (figure.tone != "bad"):
            yield f"the first mech {'sees' if sees else 'does not see'} the second, and {fires=}"


def _place(played: PlayedFigure, board: Board, cell: Cell) -> Place:
    """Column and row of a cell on the cut-out."""
    left, top = played.figure.plays.corner
    return cell[0] - left, board.topology.row(cell) - top


def _inside(figure: Figure, place: Place) -> bool:
    return all(0 <= at < size for at, size in zip(place, figure.size, strict=True))


def _piece(number: int, figure: Figure) -> Shown:
    piece = figure.pieces[number]
    return piece.look, piece.at, piece.facing, piece.seat, piece.order


def _standing(played: PlayedFigure, board: Board, mechs: list[dict[str, Any]]) -> dict[Shown, int]:
    """The number of each mech on the cut-out."""
    numbered = any(piece.order for piece in played.figure.pieces)
    found: dict[Shown, int] = {}
    for number, mech in enumerate(mechs):
        if mech["cell"] is not None:
            place = _place(played, board, tuple(mech["cell"]))
            if _inside(played.figure, place):
                order = (mech["order"] or 0) if numbered else 0
                found[mech["chassis"], place, mech["facing"], mech["seat"], order] = number
    return found


def _check_program(played: PlayedFigure) -> Iterator[str]:
    """Cards in the slots of a mech."""
    programs = [
        tuple(slot and slot["card"] + " flipped" * slot["flipped"] for slot in mech["program"])
        for mech in played.after["mechs"]
    ]
    if played.figure.cards not in programs:
        yield f"no mech has the program {played.figure.cards}: {programs}"


def _check_dice(played: PlayedFigure) -> Iterator[str]:
    """Dice as they were thrown at last, and what each of them cancels."""
    columns = played.figure.dice
    thrown = _thrown(played)
    shown: dict[str, list[str]] = {}
    for kind, _, face in (column[0].partition(" ") for column in columns):
        shown.setdefault(kind, []).append(face)
    for kind, faces in shown.items():
        if faces != thrown.get(kind):
            yield f"the {kind} dice show {thrown.get(kind)}, not {faces}"
    pairs = Counter(column for column in columns if len(column) > 1)
    if not pairs:
        return
    attack, armor, evade = (Counter(thrown.get(kind, ())) for kind in ("attack", "armor", "evade"))
    before = attack["hit"], attack["crit"]
    shielded = leftovers(*before, armor["shield"], 0)
    left = leftovers(*before, armor["shield"], evade["dodge"])
    expected: Counter[tuple[str, ...]] = Counter()
    for defence, more, fewer in (("armor shield", before, shielded), ("evade dodge", shielded, left)):
        for face, count, rest in zip(("hit", "crit"), more, fewer, strict=True):
            expected[f"attack {face}", defence] += count - rest
    if pairs != +expected:
        yield f"{_told(+expected)}; the figure has {_told(pairs)}"
    if not played.happened("result", hits=left[0], crits=left[1], cancelled=pairs.total()):
        yield f"{left[0]} hits and {left[1]} crits are not the result: {played.facts('result')}"


def _told(pairs: Counter[tuple[str, ...]]) -> str:
    return ", ".join(f"{count} × {other} cancels {one}" for (one, other), count in sorted(pairs.items()))


def _thrown(played: PlayedFigure) -> dict[str, list[str]]:
    """The faces of the last attack's dice, after all rerolls."""
    found: dict[str, list[int]] = {}
    for event in played.match.events:
        facts = event.facts
        if event.kind == "roll":
            found = {"attack": list(facts["dice"])}
        elif event.kind == "defend":
            found |= {kind: list(facts[kind]) for kind in ("armor", "evade")}
        elif event.kind == "reroll":
            found[facts["dice_kind"]][facts["die"]] = facts["result"]
    faces = _catalogue(played).faces
    return {kind: [faces[cast(DiceKind, kind)][one - 1] for one in dice] for kind, dice in found.items()}


def _check_counters(played: PlayedFigure) -> Iterator[str]:
    """Counters of a mech, each of which becomes the next."""
    first, second = played.figure.counters
    pairs = zip(played.before["mechs"], played.after["mechs"], strict=True)
    if not any(
        before[first] and (after[first], after[second]) == (0, before[first]) for before, after in pairs
    ):
        yield f"no mech's {first} becomes {second}"


_CHECKS: Mapping[str, Callable[[PlayedFigure], Iterator[str]]] = {
    "board": _check_board,
    "program": _check_program,
    "dice": _check_dice,
    "counters": _check_counters,
}
TABLES = tuple(_CHECKS)
"""The figures that this game has."""
