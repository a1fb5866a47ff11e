"""The bar above this table and the prompt below it: round, phases and tools; what is asked, and the answers.

It stands in for the console of the other tables, whose place the panel has.
"""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Box, Fits, Free, Node, Row, Space
from game.ui.paint.cache.ahead import Job
from game.ui.paint.materials.skins import box, gold_skin, off_skin
from game.ui.paint.materials.steel import CONSOLE
from game.ui.paint.materials.steel import INK as STEEL_INK
from game.ui.paint.palette import DISABLED, INK, ON_GOLD, ON_PAPER_SOFT
from game.ui.paint.text import TIGHTEST, Layout, draw_line, fit, measured, text_width
from game.ui.tables.answers import answers_row, waiting_row
from game.ui.tables.command_core.panels import prompt
from game.ui.tables.command_core.places import Places
from game.ui.tables.command_core.snapshot import Snapshot
from game.ui.tables.console import SYMBOL, Asked, Console, draw_sheet
from game.ui.tables.overlays.menu import Tool
from game.words.command_core.table_text import PHASES

_ANSWER, _TOOLS = 38, 278
_LEAST_TEXT = 250
"""Units that the words of the prompt have at least."""
_CHIP = (66, 92)
_BESIDE, _AROUND, _GAP = 18, 8, 18
"""Units beside the words on the paper, above and below them together, and before the note."""
_LEAST_NOTE = 12
"""Pixels of the note at least: it is for who does not know the game yet."""

GuideBar = Callable[[Area], list[Widget]]


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
        color, size, room = ON_GOLD if self.now else DISABLED, self.unit(17), self.rect.width - self.unit(10)
        draw_line(surface, self.words, "title", size, color, self.rect.center, "center", width=room)

    def wants(self, scale: float) -> tuple[int, int]:
        sizes, around = (max(TIGHTEST, round(17 * scale) * 2 // 3), round(17 * scale)), round(10 * scale)
        least, best = (text_width(self.words, "title", size) + around for size in sizes)
        return least, best


class BarPaper(Widget):
    """The prompt on paper, with a quieter note beside it where there is room."""

    focusable = False

    def __init__(self, text: str, symbol: str, seat: Seat | None, note: str) -> None:
        super().__init__(name="prompt")
        self.text = text
        self.symbol = symbol
        self.seat = seat
        self.note = note

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        if not self.text:
            return 0, 0
        high = measured(self.text, TIGHTEST, max(1, _room(width, scale, symbol=bool(self.symbol))))[1]
        return high, high

    def draw(self, surface: pygame.Surface) -> None:
        if not self.text:
            return
        rect, scale = self.rect, self.scale
        left = draw_sheet(surface, rect, scale, self.seat, self.symbol)
        words = written(self.text, rect.size, scale, symbol=bool(self.symbol))
        words.draw(surface, left, rect.centery - words.height // 2)
        note = self._beside(words)
        if note is not None:
            note.draw(surface, left + words.width + self.unit(_GAP), rect.centery - note.height // 2)

    def _beside(self, words: Layout) -> Layout | None:
        """The note, if the words leave room on their line."""
        room = _room(self.rect.width, self.scale, symbol=bool(self.symbol)) - words.width - self.unit(_GAP)
        if not self.note or words.height >= self.unit(30) or room <= self.unit(120):
            return None
        size = room, self.rect.height - self.unit(_AROUND)
        note = fit(self.note, self.unit(14.5), size, ON_PAPER_SOFT, max(_LEAST_NOTE, self.unit(11.5)))
        return note if note.height <= self.rect.height - self.unit(_AROUND / 2) else None


def _room(width: int, scale: float, *, symbol: bool) -> int:
    """Pixels for the words on paper of a width in pixels."""
    return width - round((2 * _BESIDE + SYMBOL * symbol) * scale)


def written(text: str, size: tuple[int, int], scale: float, *, symbol: bool) -> Layout:
    """The words of the prompt on paper of a size in pixels, beside a symbol or not."""
    room = _room(size[0], scale, symbol=symbol), size[1] - round(_AROUND * scale)
    return fit(text, round(18 * scale), room, INK)


def bar(snapshot: Snapshot, tools: list[Tool], guide: GuideBar | None) -> Node:
    """The round, the phases and the tools; with a lesson its plate, and else the tools with words as soon as
    there is room beside all phases.
    """
    words, now = snapshot.words, snapshot.phase
    chips = [
        PhaseChip(phase, words.phase(phase), words.phase_hint(phase), now=phase == now) for phase in PHASES
    ]

    def row(phases: list[PhaseChip], width: tuple[float, float], tools: Node, middle: Node) -> Node:
        parts = [Box(Part(chip, width=width), pad=(0, 6)) for chip in phases]
        return Row(_round(snapshot), *parts, middle, tools, gap=5)

    worded = Row(*[Part(tool.with_word(), grow=1) for tool in tools], gap=6, grow=50, most=500)
    plain = Row(*[Part(tool.with_word_below(), grow=1) for tool in tools], gap=6, width=_TOOLS)
    current = [chip for chip in chips if chip.now]
    if guide is None:
        rest = Space(grow=1)
        full = row(chips, (_CHIP[1], _CHIP[1]), worded, rest)
        rows = full, row(chips, _CHIP, plain, rest), row(current, _CHIP, plain, rest)
    else:
        lesson = Box(_free(guide), pad=(4, 2), width=170, grow=1)
        short = Row(*worded.children, gap=6)
        rows = (
            row(chips, _CHIP, short, lesson),
            row(current, _CHIP, short, lesson),
            row(current, _CHIP, plain, lesson),
        )
    return Fits(*rows)


def _free(guide: GuideBar) -> Node:
    return Free(lambda rect, scale: guide(Area(rect, scale)))


def _round(snapshot: Snapshot) -> Node:
    """The round, and how many there are."""
    words, view = snapshot.words, snapshot.view
    note = words.notice("of_rounds", rounds=view.rounds) if view.rounds else words.notice("no_limit")
    title = Text(words.notice("round", round=view.round).upper(), "round", name="round")
    return Box(Row(title, Text(note, "label"), Space(grow=1), gap=6), pad=(4, 0), width=168)


def prompt_row(paper: BarPaper, answers: Node) -> Node:
    """The prompt, and the answers at the right."""
    return Row(Part(paper, width=_LEAST_TEXT, grow=1), Box(answers, align="end", justify="center"), gap=8)


class Footer(Console):
    """`snapshot` gives what the table shows now, `guide` what lays a lesson's plate, or None."""

    column = False

    def __init__(
        self,
        asked: Callable[[], Asked],
        snapshot: Callable[[], Snapshot],
        guide: Callable[[], GuideBar | None],
        places: Places,
    ) -> None:
        super().__init__(asked)
        self._places = places
        self._snapshot = snapshot
        self._guide = guide
        self._bar_host, self._prompt_host = Host(), Host()
        self._paper_size = (0, 0)
        """The size of the paper in a show."""

    def lay(self, places: Places) -> None:
        """Sets the places of bar and prompt."""
        self._places = places

    def widgets(self) -> list[Widget]:
        places, asked, snapshot = self._places, self.asked(), self._snapshot()
        above, below = places.bar, places.prompt
        placed = self._bar_host.lay(bar(snapshot, list(asked.tools), self._guide()), above.rect, above.scale)
        self.tools = [one for one in placed if isinstance(one, Tool)]
        note = "" if snapshot.playing else prompt.note(snapshot)
        paper = BarPaper(asked.text, asked.symbol, asked.seat, note)
        for button in asked.answers:
            button.capitals = True
        # The gold one stands in the corner, where no other button ever is.
        answers = answers_row(asked.answers, below.rect.width / below.scale, 8, _ANSWER)
        if asked.waits:
            answers = waiting_row(self.mark, asked.answers, _ANSWER)
        found = self._prompt_host.lay(prompt_row(paper, answers), below.rect, below.scale)
        if snapshot.playing:
            self._paper_size = paper.rect.size
        self.answers = [one for one in found if isinstance(one, Button)]
        rest = [one for one in found if not isinstance(one, Button)]
        others = [one for one in placed if not isinstance(one, Tool)]
        return [*self.answers, *rest, *others, *self.tools]

    def job(self, text: str, *, symbol: bool) -> Job:
        """Measures a text ahead, in the room that the last show had."""
        return partial(written, text, self._paper_size, self._places.prompt.scale, symbol=symbol)

    @property
    def well(self) -> pygame.Rect:
        return self._places.panel.rect

    @property
    def ground(self) -> None:
        """None: a closer look has no plate of its own."""

    @property
    def prompt(self) -> pygame.Rect:
        return self._places.prompt.rect

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the steel behind both."""
        above, below, whole = self._places.bar, self._places.prompt, surface.get_rect()
        unit, edge = above.unit, max(1, above.unit(2))
        head = pygame.Rect(0, 0, whole.width, above.rect.bottom + unit(3))
        foot = pygame.Rect(0, below.rect.top - unit(4), whole.width, whole.height)
        foot.height = whole.bottom - foot.top
        for rect in (head, foot):
            surface.blit(box(*rect.size, 0, *CONSOLE, STEEL_INK, edge), rect)
