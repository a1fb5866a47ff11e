"""The bar above this table and the panel at its lower left: turn, phases, tools; what is asked, answers.

It stands in for the console of the other tables, whose place the far bench has.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.ahead import Job
from game.ui.paint.palette import INK, SEATS, TEXT
from game.ui.paint.skins import box
from game.ui.paint.steel import CONSOLE, plate
from game.ui.paint.text import Layout, draw_line, fit, text_width
from game.ui.tables.console import Console
from game.ui.tables.dino_battles.answers import AnswerButton, place_answers
from game.ui.tables.dino_battles.phases import PHASES, PhaseArrow
from game.ui.tables.dino_battles.places import Places
from game.ui.tables.menu import place_tools

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_STEEL = ("#22303a", "#151d24", "#0d0e16")
_TITLE, _WHO, _ARROW = 74, 132, 92
_ANSWER, _FLAT, _GAP = 38, 30, 5
_ROWS = 3
"""So many rows of answers are high ones; with more they are flat."""
_ASIDE, _BELOW = 4, 6
"""Units around buttons that stand where the answers to an attack do: their ring must have room."""
_SHOWN = 64
"""Units of height for the words of a show."""


class Panel(Console):
    """Tools, turn and phases in the bar; the prompt on paper above the answers in the panel."""

    column = False

    def __init__(self, board: "Board") -> None:
        super().__init__(board)
        self._board = board
        self._bar = self._tools = board.area
        self._title = self._who = board.area

    def lay(self, places: Places) -> None:
        """Where the bar and the panel are."""
        self._bar, self._tools, self._whole = places.bar, places.tools, places.panel

    def widgets(self) -> list[Widget]:
        self.bay = None
        tools = Area(self._tools.rect, self._tools.scale)
        place_tools(self.tools, self.scene, tools.inset(0, 1))
        if self._board.peeks:
            self._place_fight()
        else:
            rest = Area(self._whole.rect, self._whole.scale).inset(8, 8)
            self._place_answers(rest)
            self._place_prompt(rest)
        phases = self._phases()
        return [*self.answers, *phases, *self.scene.guide.bar(self._beside_phases(phases)), *self.tools]

    def _place_fight(self) -> None:
        """The line of what is asked across the table, below it the answers."""
        places = self._board.places
        self.answers = self._buttons()
        self._paper = Area(places.line.rect, places.line.scale)
        text = self.scene.line()
        self._words = self._written(text, self._paper.rect.height) if text else None
        fight = [one for one in self.answers if isinstance(one, AnswerButton)]
        place_answers(fight, places.answers, places.scale)
        rest = Area(places.answers, places.scale).inset(_ASIDE, _BELOW)
        for button in self.answers:
            if not isinstance(button, AnswerButton):
                button.capitals = True
                button.place(rest.left(button.length(rest.scale) + 16, 8).top(44).rect, rest.scale)

    def _phases(self) -> list[Widget]:
        bar = Area(self._bar.rect, self._bar.scale)
        bar.rect.width = self._tools.rect.left - bar.rect.left - bar.unit(8)
        self._title, self._who = bar.left(_TITLE, 8), bar.left(_WHO, 8)
        words, now = self._board.scene.words, self._board.view.phase
        place = PHASES.index(now) if now in PHASES else -1
        arrows = [
            PhaseArrow(phase, words.phase(phase), words.phase_hint(phase), number - place)
            for number, phase in enumerate(PHASES)
        ]
        wide = min(_ARROW, bar.rect.width / bar.scale / len(arrows))
        for arrow in arrows:
            arrow.place(bar.left(wide).inset(0, 3).rect, bar.scale)
        return list(arrows)

    def _place_answers(self, rest: Area) -> None:
        self.answers = self._buttons()
        if not self.answers:
            return
        for button in self.answers:
            button.capitals = True
        two = self._columns(rest)
        rows = -(-len(self.answers) // two)
        height = _ANSWER if rows < _ROWS else _FLAT
        cells = rest.bottom(rows * (height + _GAP) - _GAP, 6).grid(two, rows, _GAP)
        for button, cell in zip(self.answers, cells, strict=False):
            room = cell.rect.width / cell.scale - 4
            button.size = min(button.size, button.size * room / max(1.0, button.length(cell.scale)))
            button.place(cell.rect, cell.scale)

    def _columns(self, rest: Area) -> int:
        """Two side by side where there are many, or where they are short."""
        half = rest.rect.width / rest.scale / 2 - _GAP
        short = all(button.length(rest.scale) <= half for button in self.answers)
        return 2 if len(self.answers) > 1 and (short or len(self.answers) > _ROWS) else 1

    def _place_prompt(self, rest: Area) -> None:
        text = self.scene.line()
        self._symbol = self.scene.line_symbol() if self.scene.telling else ""
        self._paper = rest
        self._words = self._written(text, rest.rect.height) if text else None

    def _written(self, text: str, high: int) -> Layout:
        if self._board.peeks:
            line = self._board.places.line
            return fit(text, line.unit(19), (line.rect.width - line.unit(40), high), TEXT)
        paper = self._whole.inset(8, 8)
        return fit(text, paper.unit(15.5), (paper.rect.width - paper.unit(26), high - paper.unit(10)), INK)

    def job(self, text: str, *, symbol: bool) -> Job:
        return partial(self._written, text, self._whole.unit(_SHOWN))

    @property
    def well(self) -> pygame.Rect:
        return self._whole.rect

    @property
    def ground(self) -> None:
        """A closer look lies on no plate of its own."""

    @property
    def prompt(self) -> pygame.Rect:
        return self._board.places.answers if self._board.peeks else self._whole.rect

    def draw(self, surface: pygame.Surface) -> None:
        bar, whole = self._bar, self._whole
        head = pygame.Rect(0, 0, surface.get_width(), bar.rect.bottom + bar.unit(3))
        surface.blit(box(*head.size, 0, *_STEEL, max(1, bar.unit(2))), head)
        self._draw_turn(surface)
        if self._board.peeks:
            if self._words is not None:
                line = self._paper
                self._words.draw(
                    surface, line.rect.left + line.unit(6), line.rect.centery - self._words.height // 2
                )
            return
        surface.blit(plate(*whole.rect.size, whole.scale, CONSOLE, 8), whole.rect)
        if self._words is not None:
            self._draw_words(surface, self._words)

    def _beside_phases(self, phases: Sequence[Widget]) -> Area:
        """What the bar has left between the phases and the tools."""
        room = pygame.Rect(phases[-1].rect.right, self._bar.rect.top, 0, self._bar.rect.height)
        room.width = max(0, self._tools.rect.left - room.left)
        return Area(room, self._bar.scale).inset(6, 2)

    def _draw_turn(self, surface: pygame.Surface) -> None:
        title, seat, who = self._board.turn_shown()
        unit, place = self._bar.unit, self._title.rect
        draw_line(surface, title, "title", unit(20), TEXT, place.midleft, width=place.width)
        if who and seat is not None:
            left = place.left + text_width(title, "title", unit(20)) + unit(12)
            room = self._who.rect.right - left
            draw_line(surface, who, "title", unit(18), SEATS[seat], (left, place.centery), width=room)

    def _draw_words(self, surface: pygame.Surface, words: Layout) -> None:
        paper, unit = self._paper.rect, self._paper.unit
        surface.blit(box(*paper.size, unit(5), "#fffaf0", "#e8dcc0", "#0d0e16", max(1, unit(2))), paper)
        asked = self.scene.asked
        seat = asked.seat if asked is not None else self.scene.playback.seat if self.scene.telling else None
        if seat is not None:
            stripe = pygame.Rect(paper.left + unit(3), paper.top + unit(3), unit(5), paper.height - unit(6))
            pen.rect(surface, SEATS[seat], stripe)
        words.draw(surface, paper.left + unit(15), paper.centery - words.height // 2)

    def boxes(self) -> list[Box]:
        found = [Box("turn", self._title.rect)]
        if self._words is not None:
            found.append(Box("prompt", self._paper.rect, self._words.height <= self._paper.rect.height))
        return found
