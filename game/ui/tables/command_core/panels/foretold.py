"""What a choice of a hint comes to, in a sentence: who is near or in front, what a shot does."""

from game.engine.rules import Action
from game.rules.command_core.actions import Fire, Number, Place, Turn
from game.rules.command_core.topology import Cell
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.lists import joined


def foretold(snapshot: Snapshot, action: Action) -> str:
    """The sentence below a choice; "" where there is nothing to tell yet."""
    match action:
        case Place(mech, cell):
            return _place(snapshot, mech, cell)
        case Turn(facing):
            return _turn(snapshot, facing)
        case Number(mech, number):
            return _number(snapshot, mech, number)
        case Fire(weapon, target):
            return _fire(snapshot, weapon, target)
    return ""


def _enemies(snapshot: Snapshot, number: int) -> list[tuple[int, Cell]]:
    """The mechs of the other side that stand on the board."""
    seat = snapshot.view.mechs[number].seat
    mechs = enumerate(snapshot.view.mechs)
    return [(other, mech.cell) for other, mech in mechs if mech.seat != seat and mech.cell is not None]


def _place(snapshot: Snapshot, number: int, cell: Cell) -> str:
    enemies = [(snapshot.map.distance(cell, there), other) for other, there in _enemies(snapshot, number)]
    if not enemies:
        return ""
    away, nearest = min(enemies)
    return snapshot.words.notice("would_be_away", distance=away, mech=snapshot.words.mech(nearest))


def _turn(snapshot: Snapshot, facing: int) -> str:
    number = snapshot.view.placing
    here = snapshot.view.mechs[number].cell if number is not None else None
    if number is None or here is None:
        return ""
    words, enemies = snapshot.words, _enemies(snapshot, number)
    front = [other for other, there in enemies if snapshot.map.arc(facing, here, there) == "front"]
    named = joined(words.texts, map(words.mech, front))
    return words.notice("would_face", count=len(front), mechs=named) if enemies else ""


def _number(snapshot: Snapshot, mech: int, number: int) -> str:
    """Before which enemies it moves and shoots, of those that have a number already."""
    words, mechs = snapshot.words, snapshot.view.mechs
    numbered = [(other, mechs[other].order) for other, _ in _enemies(snapshot, mech)]
    after = [words.mech(other) for other, order in numbered if order is not None and order > number]
    before = [words.mech(other) for other, order in numbered if order is not None and order < number]
    told = [
        words.notice(key, mechs=joined(words.texts, names))
        for key, names in (("would_move", after), ("would_shoot", before))
        if names
    ]
    return " ".join(told)


def _fire(snapshot: Snapshot, weapon: str, target: int) -> str:
    number = snapshot.view.next_attacker
    if number is None:
        return ""
    odds = snapshot.preview.odds(snapshot.view, number, weapon, target)
    gone = round(100 * odds.destroys(snapshot.view.mechs[target].structure))
    damage = f"{odds.damage:.1f}"
    return snapshot.words.notice("would_do", damage=damage, hit=round(100 * odds.hit), gone=gone)
