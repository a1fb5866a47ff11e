"""What the other side does in an attack, as a plate in the middle of the board: who, what, and why now."""

from functools import partial
from typing import Any

import pygame

from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.shows import remarks
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.command_core.shows.free_room import best_place, shooting
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage_pieces import Piece, setter

READ = 1500
"""Milliseconds for which a plate can be read, unless the next one takes its place."""
_WIDE = 470
"""Units of a plate, where the board is as wide."""
_FACE = 46
"""Units of the face on it."""
_IN, _OUT = 140, 200
_RIM, _STEPS = 8, 8
"""Pixels to the rim; levels that are tried."""


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
    look = LOOKS.get(board.scene.session.seats[mech.seat], "")
    image = _paint(_tree(board.words.names[mech.seat], mech.seat, look, sentence, note), scale, field)
    plate = Plate(image, *free_middle(board, image.get_size()))
    clear(board)
    board.plate = plate
    remarks.after_answer(board, mech.seat, why)
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


def _tree(name: str, seat: int, look: str, sentence: str, note: str) -> Node:
    """What is done and why; the face of a computer player stands beside it."""
    lines = Column(
        Row(
            Text(name, "name", lambda: SEATS[seat]),
            Text(note, "caption", anchor="right", grow=1),
            gap=10,
            align="center",
        ),
        Prose(sentence, "asked", middle=True),
        gap=4,
        grow=1,
    )
    face = Box(Picture(partial(_draw_face, look), width=_FACE, height=_FACE), justify="center")
    return Box(Row(face if look else None, lines, gap=12), pad=(14, 10), ground=Ground("answer", "dark"))


def _draw_face(look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    face = sign(look, min(rect.size))
    surface.blit(face, face.get_rect(center=rect.center))


def _paint(tree: Node, scale: float, field: pygame.Rect) -> pygame.Surface:
    width = min(round(_WIDE * scale), field.width - 8)
    height = Engine(scale, STEEL, {}).high(tree, width)[2]
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale)
    return image


def free_middle(board: Battlefield, size: tuple[int, int]) -> tuple[int, int]:
    """Where the plate covers no mech, no shot and none of its labels, near the middle of the board."""
    rect = board.field.rect
    inner = rect.inflate(-size[0] - _RIM, -size[1] - _RIM)
    levels = [inner.top + round(inner.height * step / _STEPS) for step in range(_STEPS + 1)]
    middles = [(x, y) for x in (rect.centerx, inner.left, inner.right) for y in levels]
    middles.sort(key=lambda one: (abs(one[0] - rect.centerx), abs(one[1] - rect.centery)))
    places = [pygame.Rect((x - size[0] // 2, y - size[1] // 2), size) for x, y in middles]
    return best_place(board, places, shooting(board), tuple(board.field.labels.values())).center
