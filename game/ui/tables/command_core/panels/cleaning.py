"""The panel of Cleanup: what each mech lost in the round, and what it takes into the next one."""

from collections.abc import Sequence
from functools import partial

from game.engine.events import Event
from game.rules.command_core.cleaned import cleaned
from game.ui.layout.leaves import Icon, Line, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.panels.ladder import Entry, draw_cells, entries
from game.ui.tables.command_core.panels.mark_counters import counters
from game.ui.tables.command_core.panels.on_ground import STANDS, draw_on_ground
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.recap import RecapLine, round_events, round_lines

_FIGURE, _AT = 104, 0.5
"""Width of the mech at the left and where it stands there."""
_ROW, _TALLEST, _SENTENCE = 62, 150, 20
"""Units of a row's height at least and at best, and of a sentence."""
_MOST_TOLD = 4
"""Sentences of each mech where there is room."""


def cleaning_panel(snapshot: Snapshot) -> Node:
    """The rule, then a row a mech that fill the room."""
    note = Prose(snapshot.words.notice("cleanup_note"), "read", "soft", height=(34, 52))
    told = round_events(snapshot.events)
    lines = round_lines(snapshot.words, told, short=True)
    shown = [one for one in entries(snapshot) if one.mech.structure or _lost(told, one.number)]

    def rows(sentences: int) -> Node:
        mechs = [_row(snapshot, one, told, lines, sentences) for one in shown]
        return Column(heading(snapshot, "cleanup"), note, *mechs, gap=6)

    return Fits(*[rows(sentences) for sentences in range(_MOST_TOLD, -1, -1)])


def _row(
    snapshot: Snapshot, entry: Entry, told: Sequence[Event], lines: list[RecapLine], sentences: int
) -> Node:
    mech, number, words = entry.mech, entry.number, snapshot.words
    wreck = not mech.structure
    left = mech.seat != snapshot.near
    paint = partial(draw_on_ground, mech.chassis, mech.seat, STANDS, _AT, left=left, wreck=wreck)
    figure = Picture(paint, name=f"figure {number + 1}", width=_FIGURE)
    lost = _lost(told, number)
    name = Line([(entry.name, SEATS[mech.seat])], "title", name=f"name {number + 1}", grow=1)
    # More may have come through than a destroyed mech had.
    loss = words.notice("mech_gone") if wreck else words.notice("round_loss", count=lost)
    said = Text(loss, "name", "bad" if lost else "soft", f"lost by {number + 1}", anchor="right")
    structure = Row(
        Icon("structure", 15),
        Text(str(mech.structure), "figures", width=20),
        Picture(partial(draw_cells, mech.structure, entry.whole, mech.seat), grow=1, height=13),
        gap=3,
        align="center",
        height=18,
    )
    carried: Node = Text("" if wreck else words.notice("carries_nothing"), "small", "soft")
    if not wreck and (mech.surge or mech.flux or mech.targeting):
        # Beside what has changed there is no room for those of which it has none.
        carried = counters(mech, number, entry.marks, "figures", only=True)
    changes = _changes(snapshot, number)
    about = [line for line in lines if line.mech == number][:sentences]
    facts = Column(
        Row(name, said, gap=8, height=22),
        structure,
        Box(
            Fits(*[Row(carried, *changes[:many], gap=12) for many in range(len(changes), -1, -1)]), height=20
        ),
        *[
            Row(
                Icon(line.symbol, 15),
                Text(line.text, "small", grow=1),
                gap=5,
                align="center",
                height=_SENTENCE,
            )
            for line in about
        ],
        *[Space(height=_SENTENCE)] * (sentences - len(about)),
        gap=2,
        justify="center",
    )
    inside = Row(figure, Box(facts, pad=(0, 4), grow=1), gap=9)
    least = _ROW + 8 + (_SENTENCE + 2) * sentences
    ground = Ground(f"ground {number + 1}", "dark")
    return Box(inside, pad=(4, 4), ground=ground, height=(least, max(least, _TALLEST)), grow=1)


def _changes(snapshot: Snapshot, number: int) -> list[Node]:
    """What this Cleanup has taken from a mech, and what has turned into something else."""
    if not snapshot.uncleaned:
        return []
    words = snapshot.words
    found: list[Node] = []
    for one in cleaned(snapshot.catalogue, snapshot.uncleaned[number], snapshot.view.mechs[number]):
        mark = words.mark(one.mark.id)
        if one.lost:
            said = words.notice("mark_lost", count=one.lost, mark=mark)
            found.append(Text(said, "small", "bad", f"{one.mark.id} lost by {number + 1}"))
        if one.turned:
            said = words.notice(
                "mark_turned", count=one.turned, mark=mark, other=words.mark(one.mark.becomes)
            )
            found.append(Text(said, "small", "good", f"{one.mark.id} turned by {number + 1}"))
    return found


def _lost(told: Sequence[Event], number: int) -> int:
    """The structure that a mech has lost in the round."""
    return sum(
        int(event.facts["amount"])
        for event in told
        if event.kind == "damage" and event.facts["mech"] == number
    )
