"""The panel while programs are written that are not to be seen here: each mech's slots, face down."""

from game.engine.seats import opponent
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Line, Part, Prose
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.painted import Ground
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.panels.order_tag import OrderTag
from game.ui.tables.command_core.panels.parts import heading, mech_figure, recap
from game.ui.tables.command_core.planning.directive_card import DirectiveCard
from game.ui.tables.command_core.planning.directive_image import FULL_RATIO
from game.ui.tables.command_core.snapshot import Snapshot


def waiting_panel(snapshot: Snapshot) -> Node:
    """Who writes now; then a row a mech in the order in which they will run."""
    words, names = snapshot.words, snapshot.names
    said = words.notice("watch_programs", name=names[snapshot.writer]) if snapshot.writer is not None else ""
    if snapshot.handed is not None:
        said = words.notice("now_writes", name=names[snapshot.handed], other=names[opponent(snapshot.handed)])
    order = sorted((mech.order, number) for number, mech in enumerate(snapshot.view.mechs) if mech.order)
    return Column(
        heading(snapshot, "programming"),
        Prose(said or words.notice("watch_all"), "read", height=72),
        *[_row(snapshot, number) for _, number in order],
        recap(snapshot),
        gap=6,
    )


def _row(snapshot: Snapshot, number: int) -> Node:
    """A mech with a card face down for each slot, or with empty slots while its side writes."""
    mech = snapshot.view.mechs[number]
    tag = OrderTag(mech.order or 0, mech.seat, name=f"order of {number + 1}")
    name = [(snapshot.words.mech(number), SEATS[mech.seat])]
    cards = [
        Part(_slot(snapshot, number, slot), aspect=FULL_RATIO, width=(20, 36), height=(28, 56))
        for slot in range(mech.slots)
    ]
    inside = Row(
        Part(tag, width=34),
        mech_figure(snapshot, number, width=62, height=(40, 62)),
        Line(name, "count", name=f"name {number + 1}", width=86),
        Row(*cards, gap=5, align="center", grow=1),
        gap=6,
    )
    ground = Ground(f"ground {number + 1}", "dark")
    return Box(inside, pad=(8, 5), ground=ground, height=(46, 78))


def _slot(snapshot: Snapshot, number: int, slot: int) -> Widget:
    view, mech = snapshot.view, snapshot.view.mechs[number]
    if view.turn != view.first and mech.seat == view.first:
        return CardWidget(snapshot.gallery, None)
    empty = DirectiveCard(snapshot.gallery, f"secret {number + 1} {slot + 1}", "", None)
    empty.words = (str(slot + 1),)
    return empty
