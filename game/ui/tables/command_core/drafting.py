"""The panel while mechs are placed, and while they are given their numbers."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.command_core.card_text import chassis_text
from game.ui.kit.area import Area
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Box, Widget
from game.ui.paint.palette import GOLD, SEATS, TEXT_SOFT
from game.ui.parts.order_strip import HIGH, Link, OrderStrip
from game.ui.parts.order_tag import OrderTag
from game.ui.parts.plates import DARK, GOLD_TONE, PLAIN, Chip, Ground, Part, Words
from game.ui.tables.chooser import Pick

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _TALL, _LOW, _GAP = 32, 96, 62, 8
_NUMBER = 46
ROW_TOKEN = 74
"""Size of a mech on a row."""


class MechRow(Chip):
    """A mech that may be picked: its token beside its name, what it is, and what is to be said of it."""

    def __init__(self, board: "Board", number: int, note: str, *, picked: bool, may: bool) -> None:
        mech, words = board.view.mechs[number], board.scene.words
        command = partial(board.scene.pick, Pick("mech", number)) if may else None
        super().__init__(f"row {number + 1}", [], command, tone=GOLD_TONE if picked else PLAIN)
        self._board, self._number = board, number
        self._name = Words("", [(words.mech(number), SEATS[mech.seat])], 19)
        self._note = Label(note, "label", 15, GOLD if picked else TEXT_SOFT, "right")
        body = chassis_text(board.scene.library.chassis[mech.chassis], words.texts)
        self._text = RichText(body, 13.5, TEXT_SOFT)

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        inside = Area(rect, scale).inset(8, 5)
        inside.left(84)
        head = inside.top(25)
        self._note.place(head.right(130).rect, scale)
        self._name.place(head.rect, scale)
        self._text.place(inside.rect, scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        image = self._board.mech_picture(self._number, min(self.unit(ROW_TOKEN), self.rect.height))
        surface.blit(image, image.get_rect(center=(self.rect.left + self.unit(48), self.rect.centery)))
        for part in (self._name, self._note, self._text):
            part.draw(surface)


class TokenPicture(Widget):
    """A mech's token, for show."""

    focusable = False
    in_background = True

    def __init__(self, board: "Board", number: int) -> None:
        super().__init__()
        self._board, self._number = board, number

    def draw(self, surface: pygame.Surface) -> None:
        image = self._board.mech_picture(self._number, min(self.rect.size))
        surface.blit(image, image.get_rect(center=self.rect.center))

    def boxes(self) -> list[Box]:
        return []


def _heading(board: "Board", key: str, area: Area, said: str) -> list[Widget]:
    """The panel's name, and who does what in the colour of that seat."""
    row = area.top(_HEAD, 4)
    title = Label(board.scene.words.panel(key).upper(), "title", 23, GOLD)
    title.place(row.left(120, 6).rect, row.scale)
    seat = board.view.turn
    name = board.scene.session.names[seat]
    who = Label(board.scene.words.notice(said, name=name), "bold", 16, SEATS[seat], "right")
    who.name = "whose turn"
    who.place(row.rect, row.scale)
    return [title, who]


def _own_first(board: "Board", numbers: list[int]) -> list[int]:
    return sorted(numbers, key=lambda number: board.view.mechs[number].seat != board.asked_seat)


def placement_widgets(board: "Board", area: Area) -> list[Widget]:
    """Every mech of both sides, one's own first; those that are still to be placed can be picked."""
    scene, words, view = board.scene, board.scene.words, board.view
    chooser = scene.chooser
    deciding = scene.asked is not None and scene.asked.kind == "begin"
    said = "decides" if deciding else "turns_mech" if view.placing is not None else "places_mech"
    found = _heading(board, "placement", area, said)
    order = _own_first(board, list(range(len(view.mechs))))
    tall = min(_TALL, area.rect.height / area.scale / max(1, len(order)) - _GAP)
    for number in order:
        mech = view.mechs[number]
        pick = Pick("mech", number)
        may = chooser is not None and (pick in chooser.first_things or chooser.has(pick))
        picked = (chooser is not None and chooser.has(pick)) or view.placing == number
        note = words.notice("not_placed")
        if picked:
            note = words.notice("to_face" if view.placing == number else "to_place")
        elif mech.cell is not None:
            note = words.notice("stands_on", cell=words.cell(mech.cell))
        row = MechRow(board, number, note, picked=picked, may=may)
        row.refusal = partial(scene.why_no_mech, number)
        row.place(area.top(tall, _GAP).rect, area.scale)
        found.append(row)
    return found


def ordering_widgets(board: "Board", area: Area) -> list[Widget]:
    """The numbers as they are taken so far; then a row a mech with the ones that it could take."""
    view = board.view
    found = _heading(board, "ordering", area, "gives_number")
    standing = _own_first(board, [number for number, mech in enumerate(view.mechs) if mech.structure])
    strip = OrderStrip("taken", _taken(board, area, standing))
    strip.place(area.top(HIGH, _GAP).rect, area.scale)
    found.append(strip)
    own = sum(view.mechs[number].seat == board.asked_seat for number in standing)
    room = area.rect.height / area.scale - len(standing) * _GAP
    squeeze = min(1.0, room / (own * _TALL + (len(standing) - own) * _LOW))
    for number in standing:
        near = view.mechs[number].seat == board.asked_seat
        found += _number_row(board, number, area.top((_TALL if near else _LOW) * squeeze, _GAP), standing)
    return found


def _taken(board: "Board", area: Area, standing: list[int]) -> list[Link]:
    """A cell a number, with the mech that has it; what the first and the last are good for."""
    words, mechs = board.scene.words, board.view.mechs
    owner = {mechs[number].order: number for number in standing}
    links = []
    for value in range(1, len(standing) + 1):
        number = owner.get(value)
        said = words.notice("moves_first") if value == 1 else ""
        if value == len(standing) > 1:
            said = words.notice("shoots_first")
        picture = board.mech_picture(number, area.unit(HIGH * 0.86)) if number is not None else None
        seat = mechs[number].seat if number is not None else None
        links.append(Link(value, seat, picture, said, color=TEXT_SOFT))
    return links


def _number_row(board: "Board", number: int, row: Area, standing: list[int]) -> list[Widget]:
    """A mech with its number, or with those that it may be given."""
    scene, view, words = board.scene, board.view, board.scene.words
    chooser, mech = scene.chooser, view.mechs[number]
    ground = Ground(f"ground {number + 1}", DARK)
    ground.place(row.rect, row.scale)
    inside = row.inset(10, 6)
    figure = TokenPicture(board, number)
    figure.place(inside.left(74, 12).rect, row.scale)
    fitting = chooser.fitting if chooser is not None else ()
    free = {way.picks[1].value for way in fitting if way.picks[0] == Pick("mech", number)}
    parts: list[Part] = [(words.mech(number), SEATS[mech.seat])]
    if mech.order is None and not free:
        parts.append((words.notice("to_number"), TEXT_SOFT))
    name = Words(f"name {number + 1}", parts, 19)
    found: list[Widget] = [ground, figure, name]
    if mech.order is not None:
        size = min(_NUMBER, inside.rect.height / row.scale)
        tag = OrderTag(mech.order, mech.seat, name=f"number {number + 1} {mech.order}")
        tag.place(inside.right(size, 8).rect, row.scale)
        name.place(inside.rect, row.scale)
        return [*found, tag]
    if not free:
        name.place(inside.rect, row.scale)
        return found
    name.place(inside.top(24, 2).rect, row.scale)
    across = inside.rect.width / row.scale / len(standing) - 8
    size = min(_NUMBER, inside.rect.height / row.scale, across)
    for value in range(1, len(standing) + 1):
        place = inside.left(size, 8)
        if value in free:
            command = partial(scene.give_number, number, value)
            tag = OrderTag(value, name=f"number {number + 1} {value}", color=GOLD, command=command)
            tag.hint = words.hint("number", mech=words.mech(number), number=value)
            tag.place(place.rect, row.scale)
            found.append(tag)
    return found
