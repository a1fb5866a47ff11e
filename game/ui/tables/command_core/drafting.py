"""The panel while mechs are placed, and while they are given their numbers."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.command_core.card_text import chassis_text
from game.rules.command_core.view import MechView
from game.ui.kit.area import Area
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Box, Widget
from game.ui.paint.palette import GOLD, SEATS, TEXT_SOFT
from game.ui.paint.tokens import portrait
from game.ui.parts.order_tag import OrderTag
from game.ui.parts.plates import DARK, GOLD_TONE, PLAIN, Chip, Ground, Part, Words
from game.ui.tables.chooser import Pick

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _TALL, _GAP = 32, 96, 8
_NUMBER = 46
ROW_TOKEN = 74
"""Size of a mech on a row."""


class MechRow(Chip):
    """A mech that may be picked: its token beside its name and what it is."""

    def __init__(self, board: "Board", number: int, note: str, *, picked: bool, may: bool) -> None:
        mech = board.view.mechs[number]
        command = partial(board.scene.pick, Pick("mech", number)) if may else None
        super().__init__(f"row {number + 1}", [], command, tone=GOLD_TONE if picked else PLAIN)
        words = board.scene.words
        self.mech: MechView = mech
        self.title = words.mech(number)
        self.note = note
        self.body = chassis_text(board.scene.library.chassis[mech.chassis], words.texts)
        self.near = mech.seat == board.bottom
        self._text = RichText(self.body, 13.5, TEXT_SOFT)

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        inside = pygame.Rect(rect.left + self.unit(92), rect.top + self.unit(30), 0, 0)
        inside.size = rect.right - self.unit(8) - inside.left, rect.bottom - self.unit(5) - inside.top
        self._text.place(inside, scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        image, corner = portrait(self.mech.chassis, self.mech.seat, self.unit(ROW_TOKEN), near=self.near)
        center = self.rect.left + self.unit(46), self.rect.centery + self.unit(4)
        surface.blit(image, (center[0] + corner[0], center[1] + corner[1]))
        place = pygame.Rect(
            self._text.rect.left, self.rect.top + self.unit(6), self._text.rect.width, self.unit(24)
        )
        name = Words("", [(self.title, SEATS[self.mech.seat]), (self.note, GOLD)], 19)
        name.place(place, self.scale)
        name.draw(surface)
        self._text.draw(surface)


def _heading(board: "Board", key: str, area: Area, note: str = "") -> list[Widget]:
    row = area.top(_HEAD, 4)
    title = Label(board.scene.words.panel(key).upper(), "title", 23, GOLD)
    title.place(row.left(150, 6).rect, row.scale)
    if not note:
        return [title]
    quiet = Label(note, "italic", 14, TEXT_SOFT, "right")
    quiet.place(row.rect, row.scale)
    return [title, quiet]


def placement_widgets(board: "Board", area: Area) -> list[Widget]:
    """Every mech of both sides, one's own first; those that are still to be placed can be picked."""
    scene, words = board.scene, board.scene.words
    chooser = scene.chooser
    found = _heading(board, "placement", area)
    order = sorted(
        range(len(board.view.mechs)), key=lambda number: board.view.mechs[number].seat != board.asked_seat
    )
    tall = min(_TALL, area.rect.height / area.scale / max(1, len(order)) - _GAP)
    for number in order:
        mech = board.view.mechs[number]
        pick = Pick("mech", number)
        may = chooser is not None and (pick in chooser.first_things or chooser.has(pick))
        picked = (chooser is not None and chooser.has(pick)) or board.view.placing == number
        note = words.notice("not_placed") if mech.cell is None else ""
        row = MechRow(board, number, note, picked=picked, may=may)
        row.refusal = partial(scene.why_no_mech, number)
        row.place(area.top(tall, _GAP).rect, area.scale)
        found.append(row)
    return found


class TokenPicture(Widget):
    """A mech's token, for show."""

    focusable = False
    in_background = True

    def __init__(self, chassis: str, seat: int, *, near: bool) -> None:
        super().__init__()
        self.chassis, self.seat, self.near = chassis, seat, near

    def draw(self, surface: pygame.Surface) -> None:
        size = min(self.rect.size)
        image, corner = portrait(self.chassis, self.seat, size, near=self.near)
        x, y = self.rect.centerx, self.rect.centery + self.unit(4)
        surface.blit(image, (x + corner[0], y + corner[1]))

    def boxes(self) -> list[Box]:
        return []


def ordering_widgets(board: "Board", area: Area) -> list[Widget]:
    """A row a mech with the numbers that it could take; one click gives one."""
    scene, view, words = board.scene, board.view, board.scene.words
    chooser = scene.chooser
    found = _heading(board, "ordering", area, words.notice("first_moves"))
    standing = [number for number, mech in enumerate(view.mechs) if mech.structure]
    standing.sort(key=lambda number: view.mechs[number].seat != board.asked_seat)
    tall = min(98.0, area.rect.height / area.scale / max(1, len(standing)) - _GAP)
    taken = {view.mechs[number].order for number in standing}
    for number in standing:
        mech = view.mechs[number]
        row = area.top(tall, _GAP)
        ground = Ground(f"ground {number + 1}", DARK)
        ground.place(row.rect, row.scale)
        inside = row.inset(10, 6)
        figure = TokenPicture(mech.chassis, mech.seat, near=mech.seat == board.bottom)
        figure.place(inside.left(74, 12).rect, row.scale)
        found.append(figure)
        parts: list[Part] = [(words.mech(number), SEATS[mech.seat])]
        if mech.order is None:
            parts.append((words.notice("to_number"), TEXT_SOFT))
        name = Words(f"name {number + 1}", parts, 19)
        name.place(inside.top(24, 2).rect, row.scale)
        found[-1:-1] = [ground]
        found.append(name)
        across = inside.rect.width / row.scale / len(standing) - 8
        size = min(_NUMBER, inside.rect.height / row.scale, across)
        for value in range(1, len(standing) + 1):
            place = inside.left(size, 8)
            may = chooser is not None and any(
                way.picks == (Pick("mech", number), Pick("number", value)) for way in chooser.fitting
            )
            if mech.order is not None and mech.order != value:
                continue
            if mech.order is None and value in taken:
                continue
            command = partial(scene.give_number, number, value) if may else None
            tag = OrderTag(
                value,
                mech.seat if mech.order == value else None,
                name=f"number {number + 1} {value}",
                command=command,
            )
            tag.enable(may or mech.order == value, words.why_not("not_asked"))
            tag.hint = words.hint("number", mech=words.mech(number), number=value) if may else ""
            tag.place(place.rect, row.scale)
            found.append(tag)
    return found
