"""The console at the right of every table: tools, the well, the prompt on paper, the answers, a bay below.

From the top: the tools; the well, where a game shows its chain or the last turn; what is expected, on paper;
the buttons that answer it; and, where a game has one, the bay of the button that ends a turn. No other
button is ever put into the bay, so that no second click meets it.
"""

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.ahead import Job
from game.ui.paint.palette import INK, ON_GOLD, SEATS, TEXT_SOFT
from game.ui.paint.skins import box, brass_tab
from game.ui.paint.steel import hazard_band, rivet
from game.ui.paint.text import Layout, draw_line, fit, fits, text_width
from game.ui.paint.thumbnails import sign
from game.ui.tables.overlays.menu import make_tools, place_tools
from game.ui.tables.thinking import WIDTH, ThinkingMark
from game.words.messages import SHARED, shipped_messages

if TYPE_CHECKING:
    from game.ui.tables.table_board import TableBoard

_EDGE = "#0d0e16"
_STEEL = ("#33414d", "#202a33", _EDGE)
_WELL = ("#101820", "#17222b", _EDGE)
_PAPER = ("#fffaf0", "#e8dcc0", _EDGE)
_ANSWER, _FLAT_ANSWER, _GAP = 42, 30, 6
"""Heights of an answer's button, and of one where there are many."""
_RIVET = 4.6
_MANY = 5
_COLUMNS = ((58, 4), (120, 2))
"""How many buttons of such a width stand side by side; wider ones have a row each."""
_BAY, _PROMPT, _HEAD, _NOTE = 92, (54, 104), 30, 22
SYMBOL = 34
"""Units that the sign before the prompt takes."""


def with_name(sentence: str) -> str:
    """What is asked, with the name in bold that it begins with: a player's or a card's.

    >>> with_name("Ada: choose an ACT in secret.")
    '*Ada:* choose an ACT in secret.'
    """
    name, colon, rest = sentence.partition(": ")
    return f"*{name}:* {rest}" if colon and "*" not in name and ":" not in name else sentence


class Console:
    """Lays itself out anew with each prompt: the well has all the room that the answers leave.

    `column`: it is a column with a well; else a bar that stands in for one.
    """

    column = True

    def __init__(self, board: "TableBoard[Any]") -> None:
        self.board = board
        self.scene = board.scene
        self.tools = make_tools(self.scene)
        self.answers: list[Button] = []
        self.mark = ThinkingMark()
        self.bay: Button | None = None
        self._whole = board.area
        self._well = self._inside = self._paper = self._below = board.area
        self._note = self._symbol = ""
        self._words: Layout | None = None
        self._fits = True

    def arrange(self, area: Area) -> None:
        """`area` is the console's part of the frame."""
        self._whole = Area(area.rect, area.scale)

    def widgets(self) -> list[Widget]:
        """The console's controls for what is asked now, answers first."""
        rest = self._whole.inset(10, 10)
        place_tools(self.tools, self.scene, rest.top(36, 10))
        head = self.scene.guide.head(rest)
        self._place_bay(rest)
        self._place_answers(rest)
        self._place_prompt(rest)
        self._well = rest
        self._inside = Area(rest.rect, rest.scale).inset(8, 8)
        self._inside.top(_HEAD - 8, 4)
        bays = [self.bay] if self.bay is not None else []
        guided = self.scene.guide.well(self._inside)
        well = self.board.well_widgets(self._inside) if guided is None else guided
        return [*self.answers, *bays, *well, *head, *self.tools]

    def _place_bay(self, rest: Area) -> None:
        self.bay = self.board.bay_button()
        if self.bay is not None:
            self.bay.capitals = True
            bay = rest.bottom(_BAY, 8).inset(8, 0)
            bay.top(14)
            self.bay.place(bay.top(48).rect, bay.scale)

    def _place_answers(self, rest: Area) -> None:
        self.answers = self._buttons()
        for button in self.answers:
            button.capitals = True
        self._note = self.board.answers_note() if self.bay is None or self.scene.playing else ""
        if self._note or self.bay is None:
            self._below = rest.bottom(_NOTE)
        if self.scene.thinking is not None:
            self.place_waiting(rest.bottom(_ANSWER, 8))
            return
        if not self.answers:
            rest.bottom(_ANSWER, 8)
            return
        if self.scene.in_steps:
            row, long = rest.bottom(_ANSWER, 10), self.answers[1].length(rest.scale) + 8
            for button, cell in zip(self.answers[::-1], (row.right(long, 8), row), strict=True):
                button.place(cell.rect, cell.scale)
            return
        widest = max(button.length(rest.scale) for button in self.answers)
        columns = next((count for width, count in _COLUMNS if widest <= width), 1)
        rows = -(-len(self.answers) // columns)
        columns = -(-len(self.answers) // rows)
        height = _ANSWER if rows < _MANY else _FLAT_ANSWER
        cells = rest.bottom(rows * (height + _GAP) - _GAP, 10).grid(columns, rows, _GAP)
        for button, cell in zip(self.answers, cells, strict=False):
            button.place(cell.rect, cell.scale)

    def place_waiting(self, row: Area) -> None:
        """The mark at the right, where the gold button will be again; at the left what hurries."""
        self.mark.place(row.right(WIDTH, 8))
        room = row.rect.width / row.scale
        for button in self.answers:
            button.capitals = True
            button.size *= min(1.0, room / button.length(row.scale))
            button.place(row.left(min(room, button.length(row.scale) + 8)).rect, row.scale)

    def _buttons(self) -> list[Button]:
        if self.scene.can_hurry:
            texts = shipped_messages(SHARED)
            now, hint = texts.say("thinking", "now"), texts.say("thinking", "now_hint")
            return [Button(now, self.scene.move_now, key_name="N", hint=hint, size=20)]
        if self.scene.playing:
            if not self.scene.playback.long:
                return []
            text = self.scene.next_step_text
            return [
                Button(text, self.scene.next_step, primary=True, key_name="Space", size=22),
                Button("To end", self.scene.skip, key_name="E", size=20),
            ]
        if self.scene.guide.speaking:
            guided: list[Button] = self.scene.guide.buttons()
            return guided
        if self.scene.over:
            return [Button("To the result", self.scene.open_result, primary=True, key_name="Enter", size=22)]
        buttons: list[Button] = self.scene.answer_buttons()
        return buttons

    def _place_prompt(self, rest: Area) -> None:
        scale, text = rest.scale, with_name(self.scene.line()) if self.scene.asked else self.scene.line()
        self._symbol = self.scene.line_symbol()
        self._words = self.written(text, symbol=bool(self._symbol)) if text else None
        height = self._words.height / scale + 18 if self._words is not None else 0
        self._paper = rest.bottom(min(_PROMPT[1], max(_PROMPT[0], height)), 12)

    def job(self, text: str, *, symbol: bool) -> Job:
        """Lays out what the prompt will say in a show."""
        return partial(self.written, text, symbol=symbol)

    def written(self, text: str, *, symbol: bool) -> Layout:
        """Words of the prompt as they are written there, beside a symbol or not."""
        paper = self._whole.inset(10, 10)
        width = paper.rect.width - paper.unit(32 + SYMBOL * symbol)
        return fit(text, paper.unit(17), (width, paper.unit(_PROMPT[1] - 18)), INK)

    @property
    def well(self) -> pygame.Rect:
        """The sunken ground between the tools and the prompt."""
        return self._well.rect

    @property
    def heading(self) -> pygame.Rect:
        """What stands over the well."""
        unit, well = self._well.unit, self._well.rect
        return pygame.Rect(well.left, well.top - unit(9), well.width, unit(_HEAD + 6))

    @property
    def scale(self) -> float:
        """Pixels a unit of what stands in the well."""
        return self._well.scale

    @property
    def ground(self) -> pygame.Rect | None:
        """The plate on which a closer look may lie."""
        return self._whole.rect

    @property
    def prompt(self) -> pygame.Rect:
        """Where the prompt and its answers are."""
        whole = self._paper.rect.copy()
        whole.height = self._whole.rect.bottom - whole.top
        return whole

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, the well with its heading, and the prompt; the controls are drawn by the form."""
        unit, rect = self._whole.unit, self._whole.rect
        surface.blit(box(*rect.size, 0, *_STEEL, max(1, unit(2.5))), rect)
        well = self._well.rect
        surface.blit(box(*well.size, unit(8), *_WELL, max(1, unit(2))), well)
        self._draw_rivets(surface)
        self._draw_heading(surface)
        if self.bay is not None:
            self._draw_bay(surface)
        if self._words is not None:
            self._draw_paper(surface, self._words)
        if self._note:
            below, pixels = self._below.rect, self._below.unit(13)
            draw_line(
                surface, self._note, "italic", pixels, TEXT_SOFT, below.center, "center", width=below.width
            )

    def _draw_rivets(self, surface: pygame.Surface) -> None:
        """At both edges: where the well begins and ends, and at the foot."""
        unit, whole, well = self._whole.unit, self._whole.rect, self._well.rect
        head, aside = rivet(unit(_RIVET)), unit(5.5)
        for y in (well.top - unit(4), well.bottom + unit(6), whole.bottom - unit(7)):
            for x in (whole.left + aside, whole.right - aside):
                surface.blit(head, head.get_rect(center=(x, y)))

    def _draw_heading(self, surface: pygame.Surface) -> None:
        title, note = self.scene.guide.well_heading() or self.board.well_heading()
        unit, well = self._well.unit, self._well.rect
        tab = pygame.Rect(well.left + unit(8), well.top - unit(9), unit(118), unit(24))
        if title:
            tab.width = min(text_width(title, "title", unit(17)) + unit(32), well.width - unit(90))
            surface.blit(brass_tab(*tab.size, self._well.scale), tab)
            draw_line(
                surface, title, "title", unit(17), ON_GOLD, tab.center, "center", width=tab.width - unit(20)
            )
        place = (well.right - unit(10), well.top + unit(11))
        draw_line(surface, note, "italic", unit(13), TEXT_SOFT, place, "right", width=well.right - tab.right)

    def _draw_paper(self, surface: pygame.Surface, words: Layout) -> None:
        left, paper = self.draw_sheet(surface), self._paper.rect
        if self.answers:
            unit = self._paper.unit
            x, y = paper.centerx, paper.bottom - max(1, unit(2.5))
            point = [(x - unit(10), y), (x + unit(10), y), (x, y + unit(9))]
            pen.polygon(surface, _PAPER[1], point)
        words.draw(surface, left, paper.centery - words.height // 2)

    def draw_sheet(self, surface: pygame.Surface) -> int:
        """The paper of the prompt with the seat's stripe and the symbol; returns where its words begin."""
        unit, paper = self._paper.unit, self._paper.rect
        surface.blit(box(*paper.size, unit(5), *_PAPER, max(1, unit(2.5))), paper)
        seat, left = self.scene.prompt_seat, paper.left + unit(18)
        if seat is not None:
            stripe = pygame.Rect(paper.left + unit(3), paper.top + unit(3), unit(6), paper.height - unit(6))
            pen.rect(surface, SEATS[seat], stripe)
        if self._symbol:
            mark = sign(self._symbol, unit(SYMBOL - 4))
            surface.blit(mark, mark.get_rect(midleft=(left - unit(3), paper.centery)))
            left += unit(SYMBOL)
        return left

    def _draw_bay(self, surface: pygame.Surface) -> None:
        assert self.bay is not None
        unit = self._whole.unit
        bay = self.bay.rect.inflate(unit(16), 0)
        bay.top -= unit(14)
        bay.height = unit(_BAY)
        surface.blit(box(*bay.size, unit(6), *_WELL, max(1, unit(2))), bay)
        band = pygame.Rect(bay.left + unit(4), bay.top + unit(3), bay.width - unit(8), unit(7))
        surface.blit(hazard_band(*band.size, unit(8)), band)
        note = self.board.bay_note()
        place = (bay.centerx, bay.bottom - unit(14))
        draw_line(surface, note, "italic", unit(13), TEXT_SOFT, place, "center", width=bay.width - unit(12))

    def boxes(self) -> list[Box]:
        """The prompt's paper, for the test that nothing is cut or overlaps."""
        found = []
        if self._words is not None:
            found.append(Box("prompt", self._paper.rect, self._words.height <= self._paper.rect.height))
        if self._note:
            below = self._below.rect
            found.append(Box("note", below, fits(self._note, "italic", self._below.unit(13), below.width)))
        return [*found, *self.mark_boxes()]

    def mark_boxes(self) -> list[Box]:
        """The mark of a computer that thinks, while there is one."""
        return [self.mark.box()] if self.scene.thinking is not None else []
