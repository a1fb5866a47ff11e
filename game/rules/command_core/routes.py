"""The programs worth a look for one mech: for each position that it can reach, those that pay best."""

from functools import lru_cache
from typing import NamedTuple

from game.content.command_core import Half
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.deltas import held_combo
from game.rules.command_core.movement import after_icon
from game.rules.command_core.state import Slot
from game.rules.command_core.topology import Cell

WIDTH = 400
"""Unfinished programs that are carried on from slot to slot."""
_ALIKE = 2
"""Programs that are kept for one position."""
_LOCK = 0.6
"""What a targeting token counts beside the delta when programs for one position are compared."""
_MOST_MECHS = 1 << 5

Cards = tuple[str, ...]
_Move = tuple[Cell, int, tuple[Cell, ...], int]
_Key = tuple[str, int, Cell, int]


class Route(NamedTuple):
    """A whole program that ends in a position if nobody stands in the way, and what it counts."""

    program: tuple[Slot | None, ...]
    cell: Cell
    facing: int
    delta: int
    locks: int
    path: frozenset[Cell]


class _Part(NamedTuple):
    """A program up to some slot. `settled` is the delta of all cards but the last one."""

    worth: float
    settled: int
    cell: Cell
    facing: int
    colours: tuple[str | None, str | None]
    """Of the two cards before the last one."""
    last: Half | None
    counts: tuple[int, ...]
    program: tuple[Slot | None, ...]
    path: tuple[Cell, ...]
    locks: int


class Routes:
    """Finds programs by going on from slot to slot with the best ones for each position so far."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._moves: dict[_Key, _Move | None] = {}
        self._counted: dict[tuple[int, str | None, str | None, str | None], int] = {}
        self.of = lru_cache(_MOST_MECHS)(self._of)

    def _of(
        self,
        map_id: str,
        cell: Cell,
        facing: int,
        directives: Cards,
        slots: int,
        given: tuple[Slot | None, ...] = (),
        width: int = WIDTH,
    ) -> tuple[Route, ...]:
        """The programs of so many slots from a position, the first of which may be `given` already.

        Only walls and the edge stop a mech here. One that is stopped by them whatever it does keeps what it
        has programmed so far and leaves the other slots empty. `width` programs are followed at a time.
        """
        cards = tuple(dict.fromkeys(directives))
        counts = tuple([directives.count(card) for card in cards])
        parts = [_Part(0.0, 0, cell, facing, (None, None), None, counts, (), (), 0)]
        for slot in given:
            grown = [] if slot is None else self._grown(map_id, cards, parts, slot)
            if not grown:
                return (_ended(parts[0], given, slots),)
            parts = grown
        for _ in range(len(given), slots):
            grown = self._grown(map_id, cards, parts)
            if not grown:
                return tuple([_ended(part, part.program, slots) for part in parts])
            parts = _best(grown, width)
        return tuple([_ended(part, part.program, slots) for part in parts])

    def _grown(self, map_id: str, cards: Cards, parts: list[_Part], only: Slot | None = None) -> list[_Part]:
        """All programs with one more card, or with the given one."""
        split, half_of, count = self._catalogue.split, self._catalogue.half, self._count
        placed = [
            (number, slot, half_of(slot))
            for number, card in enumerate(cards)
            for slot in ([Slot(card), Slot(card, True)] if split[card] else [Slot(card)])
            if only is None or slot == only
        ]
        grown = []
        for part in parts:
            _, settled, cell, facing, colours, last, counts, program, path, locks = part
            earlier, before = colours[1], None if last is None else last.colour
            for number, slot, half in placed:
                if not counts[number]:
                    continue
                move = self._move(map_id, slot, half, cell, facing)
                if move is None:
                    continue
                done = settled if last is None else settled + count(last, *colours, half.colour)
                here, looking, passed, more = move
                worth = done + count(half, earlier, before, None) + _LOCK * (locks + more)
                left = (*counts[:number], counts[number] - 1, *counts[number + 1 :])
                grown.append(
                    _Part(
                        worth,
                        done,
                        here,
                        looking,
                        (earlier, before),
                        half,
                        left,
                        (*program, slot),
                        (*path, *passed),
                        locks + more,
                    )
                )
        return grown

    def _move(self, map_id: str, slot: Slot, half: Half, cell: Cell, facing: int) -> _Move | None:
        """Where a card leads, over which cells, and its locks; None where it cannot be completed."""
        key = map_id, id(half), cell, facing
        if key in self._moves:
            return self._moves[key]
        board = self._catalogue.board(map_id)
        here, looking, passed, found = cell, facing, [], None
        for icon in half.icons:
            after = after_icon(board, (), here, looking, icon)
            if after is None:
                break
            if after[0] != here:
                passed.append(after[0])
            here, looking = after
        else:
            found = here, looking, tuple(passed), half.icons.count("lock")
        self._moves[key] = found
        return found

    def _count(self, half: Half, earlier: str | None, before: str | None, after: str | None) -> int:
        """What a card counts between completed cards of these colours."""
        key = id(half), earlier, before, after
        found = self._counted.get(key)
        if found is None:
            held = held_combo(half, earlier, before, after)
            found = self._counted[key] = half.delta if held is None else half.combos[held].delta
        return found


def _ended(part: _Part, program: tuple[Slot | None, ...], slots: int) -> Route:
    empty: tuple[Slot | None, ...] = (None,) * (slots - len(program))
    delta = round(part.worth - _LOCK * part.locks)
    return Route((*program, *empty), part.cell, part.facing, delta, part.locks, frozenset(part.path))


def _best(parts: list[_Part], width: int) -> list[_Part]:
    """The best few for each position, and of all of them no more than the width."""
    parts.sort(key=lambda part: -part.worth)
    found: dict[tuple[Cell, int], list[_Part]] = {}
    for part in parts:
        alike = found.setdefault((part.cell, part.facing), [])
        if len(alike) < _ALIKE and all(part.path != other.path or part.last != other.last for other in alike):
            alike.append(part)
    first = [alike[0] for alike in found.values()]
    rest = [part for alike in found.values() for part in alike[1:]]
    rest.sort(key=lambda part: -part.worth)
    return (first + rest)[:width]
