"""Samples of the shared parts for the gallery sheet: a new part is one function here."""

from collections.abc import Callable
from functools import partial

from game.ui.gallery.entries import STATES, Entry, Section, nothing
from game.ui.parts.gauge import BarGauge, CellGauge, Gauge
from game.ui.parts.grid import Cell, Grid, HexGrid, SquareGrid
from game.ui.parts.status_marks import StatusMark
from game.ui.tables.command_core.map.cell_marks import CellMark
from game.ui.tables.command_core.map.grid import BoardGrid
from game.ui.tables.command_core.panels.order_tag import OrderTag


def board_grid() -> Section:
    """Both shapes from both seats with all marks, near and far; then the states."""
    entries = []
    for grid, label in ((SquareGrid(), "square"), (HexGrid(), "hex")):
        for seat in (0, 1):
            entries.append(Entry(f"{label}, seat {seat}", _exhibit(grid, seat), 184, 160))
    for state in STATES:
        board = _exhibit(SquareGrid(4, 3), 0)
        board.cursor = (2, 1) if state in ("hover", "focus") else None
        entries.append(Entry(state or "normal", board, 80, 64, state))
    return Section("Board grid", entries)


def _exhibit(grid: Grid, seat: int) -> BoardGrid:
    """Some cells of each mark, on the same sides as seat 0 sees them."""
    marks: dict[Cell, CellMark] = {}
    for cell in grid.cells():
        column, row = grid.position(cell)
        if row < grid.rows // 3:
            marks[cell] = "target" if column < grid.columns * 0.6 else "blind"
        elif row < grid.rows // 2 and column < grid.columns * 0.6:
            marks[cell] = "near"
        elif row >= grid.rows - 2 and column >= grid.columns // 2:
            marks[cell] = "reach"
    board = BoardGrid(
        grid,
        seat=seat,
        hint="The board",
        marks=marks,
        choices=frozenset(marks),
        picked=lambda cell: nothing(),
    )
    return board


def gauges() -> Section:
    """Each style full, low, foretold both ways, mirrored; then the states."""
    points = partial(CellGauge, "hp", full=12, symbol="hp", hint="Hit points", low=3)
    heat = partial(CellGauge, "heat", full=7, symbol="heat", hint="Heat", low=-1, high=5, warns=True)
    pips = partial(CellGauge, "pips", symbol="block", hint="Structure")
    bar = partial(BarGauge, symbol="hp", hint="Hit points", low=20)
    gauges: list[tuple[str, Gauge, int]] = [
        ("hit points, three or less", points(3), 330),
        ("would lose 4", points(9, forecast=5), 330),
        ("mirrored, would gain 2", points(6, forecast=8, mirrored=True), 330),
        ("heat", heat(3), 184),
        ("would gain 2", heat(3, forecast=5), 184),
        ("would vent 3", heat(5, forecast=2), 184),
        ("would overheat", heat(5, forecast=7), 184),
        ("large number", bar(58, full=70, ticks=7), 184),
        ("would lose 26", bar(84, full=120, ticks=12, forecast=58), 184),
        ("would gain 20", bar(40, full=70, ticks=7, forecast=60), 184),
        ("low", bar(15, full=110, ticks=11), 184),
        ("structure, seat 0", pips(7, full=8), 184),
        ("seat 1, would lose 3", pips(9, full=11, forecast=6, seat=1), 184),
    ]
    shown = [Entry(label, gauge, width, 23) for label, gauge, width in gauges]
    for state in STATES:
        gauge = heat(4, command=nothing)
        shown.append(Entry(state or "normal", gauge, 184, 23, state))
    return Section("Gauges", shown)


def status_marks() -> Section:
    """Counts from none to many, then the states."""
    counts = [
        Entry(f"{count}", StatusMark(symbol, count, hint=f"{count} here", command=nothing), 36, 36)
        for symbol, count in (("block", 0), ("energy", 1), ("heat", 2), ("wound", 12))
    ]
    states = [
        Entry(state or "normal", StatusMark("special", 3, hint="Special", command=nothing), 36, 36, state)
        for state in STATES
    ]
    return Section("Status marks", counts + states)


def order_tags() -> Section:
    """Owners and values, then the states."""
    kinds: list[tuple[str, int | str, int | None]] = [
        *(
            ("seat 0", 1, 0),
            ("seat 1", 12, 1),
            ("neutral", 3, None),
            ("a delta", "+3", None),
        ),
    ]
    tags = [
        Entry(label, OrderTag(number, seat, hint=label, command=nothing), 34, 34)
        for label, number, seat in kinds
    ]
    states = [
        Entry(state or "normal", OrderTag(4, 0, hint="Acts fourth", command=nothing), 34, 34, state)
        for state in STATES
    ]
    return Section("Order tags", tags + states)


PARTS: tuple[Callable[[], Section], ...] = (board_grid, gauges, status_marks, order_tags)
