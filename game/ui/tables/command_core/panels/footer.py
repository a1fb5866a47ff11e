"""The bar above this table and the prompt below it: round, phases and tools; what is asked, and the answers.

It stands in for the console of the other tables, whose place the panel has.
"""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint.ahead import Job
from game.ui.paint.palette import DISABLED, INK, ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box, gold_skin, off_skin
from game.ui.paint.text import Layout, draw_line, fit, fits, text_width
from game.ui.tables.command_core.places import Places
from game.ui.tables.console import SYMBOL, Console, draw_sheet
from game.ui.tables.overlays.menu import Tool, worded_length
from game.words.command_core.table_text import PHASES

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_EDGE = "#0d0e16"
_STEEL = ("#33414d", "#202a33", _EDGE)
_TOOLS, _TOOLS_MOST, _TITLE, _CHIP = 278, 500, 168, 92
_BESIDE, _CHIP_GAP = 8, 5
_LESSON = 170
"""Units that the plate of a lesson needs beside the chips."""
_ANSWER = 38
_LEAST_TEXT = 250
"""Units that the words of the prompt have at least."""


class PhaseChip(Widget):
    """One phase of the round; the one that is being played is gold."""

    focusable = False
    in_background = True

    def __init__(self, name: str, words: str, hint: str, *, now: bool) -> None:
        super().__init__(name=f"phase {name}", hint=hint)
        self.words = words
        self.now = now

    def draw(self, surface: pygame.Surface) -> None:
        skin = gold_skin if self.now else off_skin
        surface.blit(skin(*self.rect.size, self.scale), self.rect)
        color = ON_GOLD if self.now else DISABLED
        room = self.rect.width - self.unit(10)
        draw_line(surface, self.words, "title", self.unit(17), color, self.rect.center, "center", width=room)

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(10)
        return [Box(self.name, self.rect, fits(self.words, "title", self.unit(17), room))]


class Footer(Console):
    """Places tools and chips in the bar, words and answers in the prompt; `note` is said more quietly."""

    column = False

    def __init__(self, board: "Board") -> None:
        super().__init__(board.asked)
        self._board = board
        self.scene = board.scene
        self._words: Layout | None = None
        self._symbol = ""
        self._bar = self._line = self._paper = board.area
        self._room = board.area.rect.width
        """How wide the words may be in a show."""
        self._title = board.area
        self._note_words: Layout | None = None

    def lay(self, places: Places) -> None:
        """Where the bar and the prompt are."""
        self._bar, self._line = places.bar, places.prompt

    def widgets(self) -> list[Widget]:
        bar = Area(self._bar.rect, self._bar.scale)
        tools = self.scene.tools()
        self.lay_tools(tools, bar.right(self._tools_width(bar, tools), _BESIDE).inset(0, 3))
        self._title = bar.left(_TITLE, _BESIDE)
        chips = self._chips(bar)
        guided = self.scene.guide.bar(bar.inset(4, 2))
        self.bay = None
        # The gold one stands in the corner, where no other button ever is.
        self.answers = sorted(self.scene.offered_answers(), key=lambda button: button.primary)
        rest = Area(self._line.rect, self._line.scale)
        self._place(rest)
        self._word(rest)
        return [*self.answers, *chips, *guided, *self.tools]

    def _tools_width(self, bar: Area, tools: list[Tool]) -> float:
        """Units for the tools: as many as their words need, where title and chips still have theirs."""
        if self.scene.guide.active:
            return worded_length(tools, bar.scale) + _BESIDE
        left = bar.rect.width / bar.scale - _TITLE - len(PHASES) * (_CHIP + _CHIP_GAP) - 2 * _BESIDE
        enough = left >= worded_length(tools, bar.scale)
        return max(_TOOLS, min(_TOOLS_MOST, left)) if enough else _TOOLS

    def _chips(self, room: Area) -> list[Widget]:
        words, now = self._board.scene.words, self._board.phase_shown
        chips = [
            PhaseChip(phase, words.phase(phase), words.phase_hint(phase), now=phase == now)
            for phase in PHASES
        ]
        left = room.rect.width - (room.unit(_LESSON) if self.scene.guide.active else 0)
        if left < room.unit(len(chips) * 66):
            chips = [chip for chip in chips if chip.now]
        wide = min(_CHIP, left / room.scale / max(1, len(chips)) - _CHIP_GAP)
        for chip in chips:
            chip.place(room.left(wide, _CHIP_GAP).inset(0, 6).rect, room.scale)
        return list(chips)

    def _place(self, rest: Area) -> None:
        """From the right: the last answer stands in the corner."""
        if self.scene.thinking is not None:
            long = sum(button.length(rest.scale) + 16 for button in self.answers)
            row = rest.right(long + self.mark.wants(rest.scale)[1] / rest.scale + 8, 4)
            self.place_waiting(row.inset(0, (row.rect.height / row.scale - _ANSWER) / 2))
            return
        for button in self.answers:
            button.capitals = True
        lengths = [button.length(rest.scale) + 6 for button in self.answers]
        room = rest.rect.width / rest.scale - _LEAST_TEXT - 8 * len(lengths)
        squeeze = min(1.0, room / max(1.0, sum(lengths)))
        inside = rest.rect.height / rest.scale - _ANSWER
        for button, length in zip(self.answers[::-1], lengths[::-1], strict=True):
            button.size *= squeeze
            button.place(rest.right(length * squeeze, 8).inset(0, inside / 2).rect, rest.scale)

    def _word(self, rest: Area) -> None:
        text = self.scene.line()
        self._symbol = self.scene.line_symbol()
        self._paper = rest
        room = rest.rect.width - rest.unit(36 + SYMBOL * bool(self._symbol))
        note = "" if self.scene.playing else self._board.note()
        self._words = self._written(text, room) if text else None
        if self.scene.playing:
            self._room = room
        self._note_words = None
        used = self._words.width if self._words is not None and self._words.height < rest.unit(30) else room
        left = room - used - rest.unit(18)
        if note and left > rest.unit(120):
            quiet = (96, 78, 64)
            self._note_words = fit(note, rest.unit(14.5), (left, rest.rect.height - rest.unit(8)), quiet)
            if self._note_words.height > rest.rect.height - rest.unit(4):
                self._note_words = None

    def _written(self, text: str, room: int) -> Layout:
        rest = self._paper
        return fit(text, rest.unit(18), (room, rest.rect.height - rest.unit(8)), INK)

    def job(self, text: str, *, symbol: bool) -> Job:
        """The room for the words is that of the last show."""
        return partial(self._written, text, self._room)

    @property
    def well(self) -> pygame.Rect:
        return self._board.places.panel.rect

    @property
    def ground(self) -> None:
        """A closer look lies on no plate of its own."""

    @property
    def prompt(self) -> pygame.Rect:
        return self._line.rect

    def draw(self, surface: pygame.Surface) -> None:
        bar, line = self._bar, self._line
        unit, whole = bar.unit, surface.get_rect()
        head = pygame.Rect(0, 0, whole.width, bar.rect.bottom + unit(3))
        surface.blit(box(head.width, head.height, 0, *_STEEL, max(1, unit(2))), head)
        foot = pygame.Rect(0, line.rect.top - unit(4), whole.width, whole.bottom - line.rect.top + unit(4))
        surface.blit(box(foot.width, foot.height, 0, *_STEEL, max(1, unit(2))), foot)
        title, note = self._board.round_shown()
        place = self._title.rect.left + unit(4), self._title.rect.centery
        size, small = unit(25), unit(15)
        room = self._title.rect.width - unit(4)
        used = text_width(title, "title", size) + unit(7) + text_width(note, "label", small)
        shrink = min(1.0, room / max(1, used))
        first = draw_line(surface, title, "title", int(size * shrink), TEXT, place)
        place = first.right + unit(6), self._title.rect.centery + unit(2)
        draw_line(surface, note, "label", int(small * shrink), TEXT_SOFT, place)
        if self._words is not None:
            self._draw_prompt(surface, self._words)

    def _draw_prompt(self, surface: pygame.Surface, words: Layout) -> None:
        unit, paper = self._paper.unit, self._paper.rect
        left = draw_sheet(surface, paper, self._paper.scale, self.scene.prompt_seat, self._symbol)
        words.draw(surface, left, paper.centery - words.height // 2)
        if self._note_words is not None:
            left += words.width + unit(18)
            self._note_words.draw(surface, left, paper.centery - self._note_words.height // 2)

    def boxes(self) -> list[Box]:
        found = [Box("round", self._title.rect)]
        if self._words is not None:
            found.append(Box("prompt", self._paper.rect, self._words.height <= self._paper.rect.height))
        return [*found, *(self.mark.boxes() if self.scene.thinking is not None else [])]
