"""The panel while programs are written that are not to be seen here: each mech's slots, face down."""

from typing import TYPE_CHECKING

import pygame

from game.engine.seats import opponent
from game.ui.kit.area import Area
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import Words
from game.ui.kit.widget import Widget
from game.ui.layout.painted import Ground
from game.ui.paint.palette import GOLD, SEATS, TEXT
from game.ui.tables.command_core.panels.order_tag import OrderTag
from game.ui.tables.command_core.panels.picture_row import Picture
from game.ui.tables.command_core.planning.directive_card import DirectiveCard
from game.ui.tables.command_core.planning.directive_image import FULL_RATIO

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_NOTE, _ROW, _GAP = 72, 78, 6
_NUMBER, _FIGURE, _NAME = 34, 62, 86
_LEAST = 46
"""Units of a row that is still told from the next one; with less room there are none."""


def waiting_widgets(board: "Board", area: Area) -> list[Widget]:
    """Who writes now; then a row a mech in the order in which they will run."""
    scene, view, words = board.scene, board.view, board.scene.words
    title = Label(words.panel("programming").upper(), "title", 23, GOLD)
    title.place(area.top(32, 4).rect, area.scale)
    names = scene.session.names
    writer = board.header_seat
    said = words.notice("watch_all") if writer is None else words.notice("watch_programs", name=names[writer])
    if scene.handed is not None:
        said = words.notice("now_writes", name=names[scene.handed], other=names[opponent(scene.handed)])
    note = RichText(said, 17, TEXT)
    note.place(area.top(_NOTE, _GAP).rect, area.scale)
    order = sorted((mech.order, number) for number, mech in enumerate(view.mechs) if mech.order)
    tall = min(_ROW, area.rect.height / area.scale / max(1, len(order)) - _GAP)
    found: list[Widget] = [title, note]
    for _, number in order if tall >= _LEAST else ():
        found += _row(board, number, area.top(tall, _GAP))
    return found


def _row(board: "Board", number: int, row: Area) -> list[Widget]:
    """A mech with a card face down for each slot, or with empty slots while its side writes."""
    words, mech = board.scene.words, board.view.mechs[number]
    ground = Ground(f"ground {number + 1}", "dark")
    ground.place(row.rect, row.scale)
    inside = row.inset(8, 5)
    tag = OrderTag(mech.order or 0, mech.seat, name=f"order of {number + 1}")
    high = inside.rect.height / row.scale
    tag.place(inside.left(min(_NUMBER, high), 4).rect, row.scale)
    side = inside.left(min(_FIGURE, high), 6).rect
    figure = Picture(board.mech_picture(number, min(side.size)))
    figure.place(side, row.scale)
    name = Words(f"name {number + 1}", [(words.mech(number), SEATS[mech.seat])], 16)
    name.place(inside.left(_NAME, 6).rect, row.scale)
    return [ground, tag, figure, name, *_slots(board, number, inside)]


def _slots(board: "Board", number: int, room: Area) -> list[Widget]:
    view, mech = board.view, board.view.mechs[number]
    written = view.turn != view.first and mech.seat == view.first
    units = room.rect.width / room.scale
    wide = min((units + 5) / max(4, mech.slots) - 5, room.rect.height / room.scale / FULL_RATIO)
    size = room.unit(wide), room.unit(wide * FULL_RATIO)
    found: list[Widget] = []
    for slot in range(mech.slots):
        place = pygame.Rect(room.rect.left + room.unit((wide + 5) * slot), 0, *size)
        place.centery = room.rect.centery
        name = f"secret {number + 1} {slot + 1}"
        card: Widget = Picture(board.gallery.back(size[0]))
        if not written:
            card = empty = DirectiveCard(board.gallery, name, "", None)
            empty.words = (str(slot + 1),)
        card.place(place, room.scale)
        found.append(card)
    return found
