"""What the other side does in an attack, as a plate in the middle of the board: who, what, and why now."""

from typing import Any

import pygame

from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Prose, Text
from game.ui.layout.nodes import Box, Column, Node
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint.palette import SEATS
from game.ui.parts.grid import Cell
from game.ui.tables.command_core.shows import walks
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage_pieces import Piece, setter

READ = 1500
"""Milliseconds for which a plate can be read, unless the next one takes its place."""
_WIDE = 470
"""Units of a plate, where the board is as wide."""
_IN, _OUT = 140, 200


class Plate(Piece):
    """A plate that is gone once another one has come."""

    gone = False

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0) if self.gone else super().draw(surface)


def tell(board: Battlefield, now: Happening, why: str, by: int | None = None, **facts: Any) -> None:
    """Shows an answer of the other side; `why` is the key of the note below it. One's own is not told.

    It is by the mech of the event, unless another one is named.
    """
    mech = now.before.mechs[now.facts["mech"] if by is None else by]
    sentence = board.words.sentence(now.event)
    if mech.seat == board.words.near or not sentence:
        return
    note = board.words.answer(why, **facts)
    scale, field = board.area.scale, board.field.rect
    image = _paint(_tree(board.words.names[mech.seat], mech.seat, sentence, note), scale, field)
    plate = Plate(image, *_middle(board, image.get_height()))
    clear(board)
    board.plate = plate
    if board.stage.timeline.still:
        board.stage.add(plate, Pause(READ), calm=True)
        return
    plate.alpha = 0.0
    come = Together(
        Tween(setter(plate, "alpha"), 0, 1, _IN, linear), Tween(setter(plate, "size"), 0.7, 1, _IN, ease_out)
    )
    board.stage.add(plate, InTurn(come, Pause(READ), Tween(setter(plate, "alpha"), 1, 0, _OUT, linear)))


def clear(board: Battlefield) -> None:
    """Takes the last plate away: something else is to be seen."""
    if board.plate is not None:
        board.plate.gone = True


def _tree(name: str, seat: int, sentence: str, note: str) -> Node:
    lines = Column(
        Text(name, "name", lambda: SEATS[seat]),
        Prose(sentence, "asked", middle=True),
        Text(note, "caption"),
        gap=4,
    )
    return Box(lines, pad=(16, 10), ground=Ground("answer", "dark"))


def _paint(tree: Node, scale: float, field: pygame.Rect) -> pygame.Surface:
    width = min(round(_WIDE * scale), field.width - 8)
    height = Engine(scale, STEEL, {}).high(tree, width)[2]
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale)
    return image


def _middle(board: Battlefield, height: int) -> tuple[int, int]:
    """The middle of the board, higher or lower where the mechs of the attack would lie under the plate."""
    field, attack, crit = board.field, board.view.attack, board.view.crit
    numbers = [attack.attacker, attack.target] if attack is not None else []
    numbers += [crit.mech] if crit is not None else []
    cells: list[Cell] = [cell for one in numbers if (cell := board.view.mechs[one].cell) is not None]
    levels = [field.cell_point(cell)[1] for cell in cells]
    room = height / 2 + walks.cell_size(board)
    rect = field.rect
    places = [rect.centery, rect.top + rect.height // 4, rect.bottom - rect.height // 4]

    def covered(y: int) -> float:
        return sum(max(0.0, room - abs(y - level)) for level in levels)

    return rect.centerx, min(places, key=covered)
