"""The panel while mechs are placed, and while they are given their numbers."""

from functools import partial
from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.rules.command_core.view import MechView
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.layout.painted import Ground
from game.ui.paint.palette import GOLD, SEATS, TEXT_SOFT
from game.ui.paint.text import shortened, text_width
from game.ui.tables.command_core.panels.order_strip import HIGH, Link, OrderStrip, picture_size
from game.ui.tables.command_core.panels.order_tag import OrderTag
from game.ui.tables.command_core.panels.picture_row import PICTURE, Picture, PictureRow
from game.words.command_core.card_text import chassis_text

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _TALL, _LOW, _GAP = 32, 96, 62, 8
_NUMBER, _MOST = 54, 1.3


def _heading(board: "Board", key: str, area: Area, said: str) -> list[Widget]:
    """The panel's name, and who does what in the colour of that seat."""
    row = area.top(_HEAD, 4)
    title = Label(board.scene.words.panel(key).upper(), "title", 23, GOLD)
    title.place(row.left(120, 6).rect, row.scale)
    seat = board.view.turn
    notice = partial(board.scene.words.notice, said)
    room = row.rect.width - text_width(notice(name=""), "bold", row.unit(16))
    name = shortened(board.scene.session.names[seat], "bold", row.unit(16), room)
    who = Label(notice(name=name), "bold", 16, SEATS[seat], "right")
    who.name = "whose turn"
    who.place(row.rect, row.scale)
    return [title, who]


def _own_first(board: "Board", numbers: list[int]) -> list[int]:
    return sorted(numbers, key=lambda number: board.view.mechs[number].seat != board.asked_seat)


def _described(board: "Board", mech: MechView, *, brief: bool) -> str:
    """A mech's figures, in few words if `brief`, and what it carries."""
    words, chassis = board.scene.words, board.scene.library.chassis[mech.chassis]
    text = chassis_text(chassis, words.texts)
    if brief:
        armor = chassis.armor
        sides = {"front": armor.front, "side": armor.side, "rear": armor.rear}
        text = words.notice("armor", **sides, evasion=chassis.evasion) + "."
    carried = [words.card(card) for card in dict.fromkeys((*mech.weapons, *mech.upgrades))]
    return words.notice("carries", words=text, cards=", ".join(carried)) if carried else text


def placement_widgets(board: "Board", area: Area) -> list[Widget]:
    """Every mech of both sides, one's own first; those that are still to be placed can be picked."""
    scene, words, view = board.scene, board.scene.words, board.view
    chooser = scene.chooser
    deciding = scene.asked is not None and scene.asked.kind == "begin"
    said = "decides" if deciding else "turns_mech" if view.placing is not None else "places_mech"
    found = _heading(board, "placement", area, said)
    order = _own_first(board, list(range(len(view.mechs))))
    tall = min(_TALL * _MOST, area.rect.height / area.scale / max(1, len(order)) - _GAP)
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
        image = board.mech_picture(number, min(area.unit(PICTURE), area.unit(tall)))
        title = words.mech(number), SEATS[mech.seat]
        body = _described(board, mech, brief=tall < _TALL)
        command = partial(scene.pick, pick) if may else None
        row = PictureRow(f"row {number + 1}", image, title, note, body, command, picked=picked)
        row.refusal = partial(scene.why_not, pick)
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
    # In later rounds there is a recap below.
    most = _MOST if view.round == 1 else 1.0
    squeeze = min(most, room / (own * _TALL + (len(standing) - own) * _LOW))
    for number in standing:
        near = view.mechs[number].seat == board.asked_seat
        found += _number_row(board, number, area.top((_TALL if near else _LOW) * squeeze, _GAP), standing)
    return found


def _taken(board: "Board", area: Area, standing: list[int]) -> list[Link]:
    """A cell a number, with the mech that has it; what the first and the last are good for."""
    words, mechs = board.scene.words, board.view.mechs
    owner = {mechs[number].order: number for number in standing}
    size = picture_size(area, len(standing))
    links = []
    for value in range(1, len(standing) + 1):
        number = owner.get(value)
        said = words.notice("moves_first") if value == 1 else ""
        if value == len(standing) > 1:
            said = words.notice("shoots_first")
        picture = board.mech_picture(number, size) if number is not None else None
        seat = mechs[number].seat if number is not None else None
        links.append(Link(value, seat, picture, said, color=TEXT_SOFT))
    return links


def _number_row(board: "Board", number: int, row: Area, standing: list[int]) -> list[Widget]:
    """A mech with its number, or with those that it may be given."""
    scene, view, words = board.scene, board.view, board.scene.words
    chooser, mech = scene.chooser, view.mechs[number]
    ground = Ground(f"ground {number + 1}", "dark")
    ground.place(row.rect, row.scale)
    inside = row.inset(10, 6)
    side = inside.left(74, 12).rect
    figure = Picture(board.mech_picture(number, min(side.size)))
    figure.place(side, row.scale)
    fitting = chooser.fitting if chooser is not None else ()
    free = {way.picks[1].value for way in fitting if way.picks[0] == Pick("mech", number)}
    parts: list[Piece] = [(words.mech(number), SEATS[mech.seat])]
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
