"""The bar above the table: the turn, who acts, the phases."""

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint.palette import SEATS, TEXT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.dino_battles.panels.phases import PHASES, PhaseArrow
from game.ui.tables.dino_battles.places import Places

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_STEEL = ("#22303a", "#151d24", "#0d0e16")
_LEFT, _TITLE, _WHO, _AIR = 8, 74, 132, 8
"""Units before the turn, that it and who acts take, and behind each."""
_ARROW, _CURRENT = 92, 1.42
"""Units that a phase is wide at the most, and how much wider the current one is."""


class TurnBar:
    """Lays itself out anew with each view; the tools at its right belong to the panel."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._bar = self._title = self._who = board.area

    def widgets(self, places: Places, right: int) -> list[Widget]:
        """The phases, from left to right, and what a guide puts behind them, as far as `right`."""
        self._bar = places.bar
        bar = Area(places.bar.rect.copy(), places.bar.scale)
        bar.left(_LEFT)
        bar.rect.width = right - bar.rect.left - bar.unit(_AIR)
        self._title, self._who = bar.left(_TITLE, _AIR), bar.left(_WHO, _AIR)
        words, now = self._board.scene.words, self._board.view.phase
        current = PHASES.index(now) if now in PHASES else -1
        arrows = [
            PhaseArrow(phase, words.phase(phase), words.phase_hint(phase), number - current)
            for number, phase in enumerate(PHASES)
        ]
        shares = [_CURRENT if arrow.tone == "now" else 1.0 for arrow in arrows]
        wide = min(_ARROW, bar.rect.width / bar.scale / (len(arrows) - 1 + _CURRENT))
        for arrow, share in zip(arrows, shares, strict=True):
            arrow.place(bar.left(wide * share).inset(0, 3).rect, bar.scale)
        return [*arrows, *self._board.scene.guide.bar(bar.inset(3, 2))]

    def draw(self, surface: pygame.Surface) -> None:
        bar, unit = self._bar, self._bar.unit
        head = pygame.Rect(0, 0, surface.get_width(), bar.rect.bottom + unit(3))
        surface.blit(box(*head.size, 0, *_STEEL, max(1, unit(2))), head)
        title, seat, who = self._board.turn_shown()
        place = self._title.rect
        draw_line(surface, title, "title", unit(20), TEXT, place.midleft, width=place.width)
        if who and seat is not None:
            left = place.left + text_width(title, "title", unit(20)) + unit(12)
            room = self._who.rect.right - left
            draw_line(surface, who, "title", unit(18), SEATS[seat], (left, place.centery), width=room)

    def boxes(self) -> list[Box]:
        return [Box("turn", self._title.rect)]
