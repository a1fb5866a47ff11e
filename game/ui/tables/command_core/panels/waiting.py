"""The panel while programs are written that are not to be seen here: each mech with its slots, face down,
and what is known of it.
"""

from functools import partial

import pygame

from game.engine.seats import opponent
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Line, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.painted import Ground
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.panels.ladder import Entry, draw_cells, draw_gun, entries
from game.ui.tables.command_core.panels.on_ground import STANDS, draw_on_ground
from game.ui.tables.command_core.panels.order_tag import OrderTag
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.planning.directive_card import DirectiveCard
from game.ui.tables.command_core.planning.directive_image import FULL_RATIO
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.recap import RecapLine, round_events, round_lines

_BARE, _ARMED, _SENTENCE, _TALLEST = 60, 26, 18, 130
"""Units of a row's height with name and structure, of its weapons and of a sentence; of the best height."""
_CARD = 32
_FIGURE, _AT, _FACE = 104, 0.5, 44
"""Width of the mech at the left and where it stands there; size of the face of a computer that writes."""
_GUNS, _TOLD = 2, 2
"""So many weapons and sentences are shown of each mech where there is room."""


def waiting_panel(snapshot: Snapshot) -> Node:
    """Who writes now; then a row a mech in the order in which they will run, which fill the room."""
    words, names = snapshot.words, snapshot.names
    writer = snapshot.writer
    said = words.notice("watch_programs", name=names[writer]) if writer is not None else ""
    if writer is not None and writer == snapshot.near and snapshot.guided:
        said = words.notice("write_next")
    if snapshot.handed is not None:
        said = words.notice("now_writes", name=names[snapshot.handed], other=names[opponent(snapshot.handed)])
    look = snapshot.faces[writer] if writer is not None and snapshot.handed is None else ""
    face = Picture(partial(_draw_face, look), width=_FACE) if look else None
    told = Prose(said or words.notice("watch_all"), "read", middle=True, grow=1)
    top = heading(snapshot, "programming"), Row(face, told, gap=10, height=(44, 56))
    lines = round_lines(words, round_events(snapshot.events), short=True)
    order = sorted(entries(snapshot), key=lambda one: one.mech.order or 0)
    mechs = [one for one in order if one.mech.order]

    def rows(sentences: int, *, armed: bool = True) -> Node:
        return Column(*top, *[_row(snapshot, one, lines, sentences, armed=armed) for one in mechs], gap=6)

    most = _TOLD if lines else 0
    return Fits(*[rows(sentences) for sentences in range(most, -1, -1)], rows(0, armed=False))


def _row(snapshot: Snapshot, entry: Entry, lines: list[RecapLine], sentences: int, *, armed: bool) -> Node:
    """A mech with a card face down for each slot, or with empty slots while its side writes."""
    mech, number = entry.mech, entry.number
    tag = OrderTag(mech.order or 0, mech.seat, name=f"order of {number + 1}")
    left = mech.seat != snapshot.near
    figure = Picture(
        partial(draw_on_ground, mech.chassis, mech.seat, STANDS, _AT, left=left), name=f"figure {number + 1}"
    )
    corner = Box(Part(tag, width=34, height=34), pad=4, align="start", justify="start")
    seen = Stack(figure, corner, width=_FIGURE)
    structure = Row(
        Icon("structure", 15),
        Text(str(mech.structure), "figures", width=20),
        Picture(partial(draw_cells, mech.structure, entry.whole, mech.seat), grow=1, height=13),
        gap=3,
        align="center",
        height=18,
    )
    guns = [
        Row(Picture(partial(draw_gun, gun), width=42), Text(gun.words, "small"), gap=4)
        for gun in entry.guns[:_GUNS]
    ]
    slots = range(mech.slots)
    cards = [Part(_slot(snapshot, number, one), aspect=FULL_RATIO, width=_CARD) for one in slots]
    name = Line([(entry.name, SEATS[mech.seat])], "title", name=f"name {number + 1}")
    about = [line for line in lines if line.mech == number][:sentences]
    said = [_known(number, place, line) for place, line in enumerate(about)]
    upper = Row(
        Column(name, structure, gap=3, justify="center", grow=1),
        Row(*cards, gap=4, align="center"),
        gap=8,
        grow=1,
    )
    carried = Row(*guns, gap=10, height=23) if armed else None
    facts = Column(upper, carried, *said, *[Space(height=_SENTENCE)] * (sentences - len(said)), gap=2)
    inside = Row(seen, Box(facts, pad=(0, 4), grow=1), gap=9)
    least = _BARE + _ARMED * armed + (_SENTENCE + 2) * sentences
    ground = Ground(f"ground {number + 1}", "dark")
    return Box(inside, pad=(4, 4), ground=ground, height=(least, max(least, _TALLEST)), grow=1)


def _known(number: int, place: int, line: RecapLine) -> Node:
    """What the mech did in the last round, in a sentence."""
    told = Text(line.text, "small", name=f"known of {number + 1} {place + 1}", grow=1)
    return Row(Icon(line.symbol, 15), told, gap=5, align="center", height=_SENTENCE)


def _draw_face(look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """The robot that writes."""
    face = sign(look, min(rect.size))
    surface.blit(face, face.get_rect(center=rect.center))


def _slot(snapshot: Snapshot, number: int, slot: int) -> Widget:
    view, mech = snapshot.view, snapshot.view.mechs[number]
    if view.turn != view.first and mech.seat == view.first:
        return CardWidget(snapshot.gallery, None)
    empty = DirectiveCard(snapshot.gallery, f"secret {number + 1} {slot + 1}", "", None)
    empty.words = (str(slot + 1),)
    return empty
