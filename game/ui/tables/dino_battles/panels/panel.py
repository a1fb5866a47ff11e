"""What is asked, and the buttons that answer it: in a panel beside the hand, in combat across the table.

It stands in for the console of the other tables, whose place the far bench has.
"""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box as Drawn
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Prose
from game.ui.layout.nodes import Box, Column, Free, Zoom
from game.ui.paint import pen
from game.ui.paint.ahead import Job
from game.ui.paint.palette import INK, SEATS
from game.ui.paint.skins import box
from game.ui.paint.steel import CONSOLE, plate
from game.ui.paint.text import Layout, fit
from game.ui.paint.thumbnails import sign
from game.ui.tables.console import Console
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.panels.answers import answers_row
from game.ui.tables.dino_battles.panels.turn_bar import TurnBar
from game.ui.tables.dino_battles.places import Places
from game.ui.tables.overlays.menu import worded_length

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_ANSWER, _FLAT, _GAP = 38, 30, 5
_AROUND = 8
"""Units that tools have to spare where something else stands beside them."""
_ROWS = 3
"""So many rows of answers are high ones; with more they are flat."""
_INSET, _LOW = 8, 4
"""Units of the panel around the paper, and of the strip above and below it."""
_WORDS, _LARGE, _LINE = 15.5, 18, 26.7
"""Units of the letters on paper, where there is more room; height of the line above the answers."""
_HIGH = 96
"""From this height in units on there is much room on the paper: what it is about is drawn above the words."""
_SYMBOL, _ABOVE, _STRIPE = 24, 44, 12
"""Units of an icon beside the words and above them, and of the seat's stripe with what is beside it."""
_ASIDE = 190
"""Units that the buttons of a show take in the strip."""


class Panel(Console):
    """The prompt on paper above its answers; in combat in a strip beside them, or a line above a fight's."""

    column = False

    def __init__(self, board: "Board") -> None:
        super().__init__(board.asked)
        self._board = board
        self.scene = board.scene
        self._whole = self._paper = board.area
        self._words: Layout | None = None
        self._symbol = ""
        self._bar = TurnBar(board)
        self._line = False
        self.host = Host()
        self._told = "", ""

    @property
    def places(self) -> Places:
        """Where everything is."""
        return self._board.places

    def widgets(self) -> list[Widget]:
        self.bay = None
        tools, offered = Area(self.places.tools.rect, self.places.tools.scale), self.scene.tools()
        if self.scene.guide.active:
            tools = tools.right(worded_length(offered, tools.scale) + _AROUND)
        self.lay_tools(offered, tools.inset(0, 1))
        self.answers = self.scene.offered_answers()
        foot = self._board.foot
        self._line = foot == "answers"
        self._whole = self.places.panel if foot == "main" else self.places.strip
        rest = Area(self._whole.rect.copy(), self._whole.scale)
        rest = rest.inset(_INSET, _INSET if foot == "main" else _LOW)
        if self._line:
            answers = self._fight()
        elif foot == "main":
            self._place_answers(rest)
            self._place_prompt(rest)
        else:
            self._place_aside(rest)
            self._place_prompt(rest)
        if not self._line:
            answers = [*self.answers]
        return [*answers, *self._bar.widgets(self.places, tools.rect.left), *self.tools]

    def _fight(self) -> list[Widget]:
        """The line of what is asked across the table, below it the answers."""
        self._words, self._symbol = None, ""
        places, text = self.places, self.scene.line()
        fight = [one for one in self.answers if isinstance(one, AnswerButton)]
        waits = self.scene.thinking is not None
        line = Zoom(Prose(text, "asked", name="prompt", middle=True), places.line.scale / places.scale)
        tree = Column(
            Box(line if text else None, pad=(4, 0), height=_LINE),
            Free(self._wait, height=30) if waits else None,
            answers_row(fight) if fight and not waits else None,
            gap=4,
        )
        widgets = self.host.lay(tree, places.line.rect.union(places.answers), places.scale)
        found = [one for one in widgets if isinstance(one, Button)]
        self.answers = sorted(found, key=lambda one: isinstance(one, AnswerButton) and one.small)
        return widgets

    def _wait(self, rect: pygame.Rect, scale: float) -> list[Widget]:
        self.place_waiting(Area(rect, scale))
        return [*self.answers]

    def _place_answers(self, rest: Area) -> None:
        """At the foot of the panel; a show keeps their room free also where it has none."""
        if self.scene.thinking is not None:
            self.place_waiting(rest.bottom(_ANSWER, 6))
            return
        if not self.answers:
            if self.scene.playing:
                rest.bottom(2 * (_ANSWER + _GAP) - _GAP, 6)
            return
        for button in self.answers:
            button.capitals = True
        two = self._columns(rest)
        rows = -(-len(self.answers) // two)
        height = _ANSWER if rows < _ROWS else _FLAT
        cells = rest.bottom(rows * (height + _GAP) - _GAP, 6).grid(two, rows, _GAP)
        for button, cell in zip(self.answers, cells, strict=False):
            self._shrink(button, cell.rect.width / cell.scale - 4, cell.scale)
            button.place(cell.rect, cell.scale)

    def _place_aside(self, rest: Area) -> None:
        """At the right end of the strip, the gold one last."""
        if self.scene.thinking is not None:
            self.place_waiting(rest.right(2 * _ASIDE + _GAP, _GAP))
            return
        if self.scene.playing:
            aside = rest.right(2 * _ASIDE + _GAP, _GAP)
        else:
            wanted = [self._capital(button).length(rest.scale) + 22 for button in self.answers]
            most = rest.rect.width / rest.scale * 0.62
            aside = rest.right(min(most, sum(wanted) + _GAP * max(0, len(wanted) - 1)), _GAP)
        if not self.answers:
            return
        ordered = sorted(self.answers, key=lambda button: button.primary)
        for button, cell in zip(ordered, aside.columns(len(ordered), _GAP), strict=True):
            self._shrink(self._capital(button), cell.rect.width / cell.scale - 4, cell.scale)
            button.place(cell.rect, cell.scale)

    @staticmethod
    def _capital(button: Button) -> Button:
        button.capitals = True
        return button

    @staticmethod
    def _shrink(button: Button, room: float, scale: float) -> None:
        """Smaller letters where the words of a button are longer than its room in units."""
        button.size = min(button.size, button.size * room / max(1.0, button.length(scale)))

    def _columns(self, rest: Area) -> int:
        """Two side by side where there are many, or where they are short."""
        half = rest.rect.width / rest.scale / 2 - _GAP
        short = all(button.length(rest.scale) <= half for button in self.answers)
        return 2 if len(self.answers) > 1 and (short or len(self.answers) > _ROWS) else 1

    def _place_prompt(self, rest: Area) -> None:
        text, symbol = self.scene.line(), self.scene.line_symbol()
        if self.scene.playing and not text:
            # A step without words follows from the one before: the paper is not emptied for it.
            text, symbol = self._told
        self._told = text, symbol
        self._symbol = symbol if text else ""
        self._paper = rest
        self._words = self._written(text, rest, symbol=bool(self._symbol)) if text else None

    def _is_high(self, paper: Area) -> bool:
        return paper.rect.height >= paper.unit(_HIGH)

    def _written(self, text: str, paper: Area, *, symbol: bool) -> Layout:
        """Words on a paper, with an icon beside or above them or without one."""
        high, low = self._is_high(paper), self._board.foot == "strip"
        width = paper.rect.width - paper.unit(2 * _STRIPE)
        height = paper.rect.height - paper.unit(2 if low else 8)
        if symbol and high:
            height -= paper.unit(_ABOVE + 8)
        elif symbol:
            width -= paper.unit(_SYMBOL + 8)
        return fit(text, paper.unit(_LARGE if high or low else _WORDS), (width, height), INK)

    def job(self, text: str, *, symbol: bool) -> Job:
        """Lays out what the prompt says in a show, as long as the foot of the table stays as it is."""
        return partial(self._written, text, self._paper, symbol=symbol)

    @property
    def well(self) -> pygame.Rect:
        return self._whole.rect

    @property
    def ground(self) -> None:
        """A closer look lies on no plate of its own."""

    @property
    def prompt(self) -> pygame.Rect:
        return self.places.answers if self._line else self._whole.rect

    def draw(self, surface: pygame.Surface) -> None:
        whole = self._whole
        self._bar.draw(surface)
        if self._line:
            return
        surface.blit(plate(*whole.rect.size, whole.scale, CONSOLE, 8), whole.rect)
        if self._words is not None:
            self._draw_words(surface, self._words)

    def _draw_words(self, surface: pygame.Surface, words: Layout) -> None:
        paper, unit = self._paper.rect, self._paper.unit
        surface.blit(box(*paper.size, unit(5), "#fffaf0", "#e8dcc0", "#0d0e16", max(1, unit(2))), paper)
        seat = self.scene.prompt_seat
        if seat is not None:
            stripe = pygame.Rect(paper.left + unit(3), paper.top + unit(3), unit(5), paper.height - unit(6))
            pen.rect(surface, SEATS[seat], stripe)
        left, top = paper.left + unit(_STRIPE + 3), paper.centery - words.height // 2
        if self._symbol and self._is_high(self._paper):
            mark, gap = sign(self._symbol, unit(_ABOVE)), unit(8)
            top = paper.centery - (mark.get_height() + gap + words.height) // 2
            top = surface.blit(mark, (left, top)).bottom + gap
        elif self._symbol:
            mark = sign(self._symbol, unit(_SYMBOL))
            left = surface.blit(mark, mark.get_rect(midleft=(left - unit(2), paper.centery))).right + unit(7)
        words.draw(surface, left, top)

    def boxes(self) -> list[Drawn]:
        found = self._bar.boxes()
        if self._words is not None:
            found.append(Drawn("prompt", self._paper.rect, self._words.height <= self._paper.rect.height))
        return [*found, *(self.mark.boxes() if self.scene.thinking is not None else [])]
