"""What the turn has brought so far, beside the hand; the last first."""

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.palette import TEAL
from game.ui.tables.recap_rows import place_rows
from game.words.dino_battles.recap import RecapLine, turn_lines

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_LEAST, _MOST = 158, 240
"""Units of width that it needs, and that it takes."""
_HEAD, _BESIDE = 22, 12


def recap_widgets(board: "Board") -> list[Widget]:
    """A heading and a row for each sentence, right of the hand; nothing where that leaves little room."""
    scene, places = board.scene, board.places
    area = Area(places.lower.copy(), places.scale)
    rights = [card.rect.right for card in board.hand_cards()]
    left = max([places.panel.rect.right, *rights]) + area.unit(_BESIDE)
    wide = min(area.unit(_MOST), area.rect.right - left)
    if board.foot != "main" or not scene.view.turn or wide < area.unit(_LEAST):
        return []
    area.rect = pygame.Rect(area.rect.right - wide, area.rect.top, wide, area.rect.height)
    heading, lines = _told(board)
    if not lines:
        return []
    title = Label(scene.words.notice(heading).upper(), "title", 16, TEAL)
    title.name = "recap"
    title.place(area.top(_HEAD, 2).rect, area.scale)
    faces = [board.face(line.card) if line.card else None for line in lines]
    rows = [(line.symbol, line.seat, line.text) for line in lines]
    return [title, *place_rows(rows, faces, board.gallery, area)]


def _told(board: "Board") -> tuple[str, list[RecapLine]]:
    """What has happened in this turn; at its beginning that is nothing, and the one before is told."""
    words, sitting = board.scene.words, board.scene.sitting
    this_turn = sitting.log_from("turn", 1)
    lines = turn_lines(words, this_turn)
    if lines:
        return "this_turn", lines
    both = sitting.log_from("turn", 2)
    return "last_turn", turn_lines(words, both[: len(both) - len(this_turn)])
