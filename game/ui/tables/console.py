"""The console at the right of every table: tools, the well, the prompt on paper, the answers, a bay below.

From the top: the tools; the well, where a game shows its chain or the last turn; what is expected, on paper;
the buttons that answer it; and, where a game has one, the bay of the button that ends a turn. No other
button is ever put into the bay, so that no second click meets it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box as Drawn
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Box, Child, Column, Fits, Free, Grid, Node, Row, Space
from game.ui.layout.painted import Ground
from game.ui.paint import pen
from game.ui.paint.cache.ahead import Job
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.skins import box, brass_tab
from game.ui.paint.materials.steel import CONSOLE, WELL, hazard_band, rivet
from game.ui.paint.palette import INK, ON_GOLD, SEATS, TEXT_SOFT
from game.ui.paint.text import Layout, draw_line, fit, text_width
from game.ui.tables.overlays.menu import Tool, tools_row
from game.ui.tables.thinking import ThinkingMark

_EDGE = "#0d0e16"
_PAPER = ("#fffaf0", "#e8dcc0", _EDGE)
_ANSWER, _FLAT_ANSWER, _GAP = 42, 30, 6
"""Heights of an answer's button, and of one where there are many."""
_RIVET = 4.6
_MANY = 5
_LEAST_PROMPT, _MOST_PROMPT, _HEAD = 54, 104, 30
_AROUND = 18
"""Units above and below the words of the prompt together."""
SYMBOL = 34
"""Units that the sign before the prompt takes."""


def with_name(sentence: str) -> str:
    """What is asked, with the name in bold that it begins with: a player's or a card's.

    >>> with_name("Ada: choose an ACT in secret.")
    '*Ada:* choose an ACT in secret.'
    """
    name, colon, rest = sentence.partition(": ")
    return f"*{name}:* {rest}" if colon and "*" not in name and ":" not in name else sentence


@dataclass(frozen=True, slots=True)
class Asked:
    """What a console says and asks; `seat` is whom the prompt speaks of, `heading` stands over the well.

    `in_steps`: the answers are to go on, and a second one beside it. `waits`: a computer player thinks.
    `head` takes what it needs from the top of the room below the tools; `well` fills the well.
    """

    text: str
    symbol: str
    seat: Seat | None
    answers: Sequence[Button]
    in_steps: bool
    waits: bool
    note: str
    bay: Button | None
    bay_note: str
    heading: tuple[str, str]
    tools: Sequence[Tool]
    head: Callable[[Area], list[Widget]]
    well: Callable[[Area], list[Widget]]


class Well(Ground):
    """The sunken ground between the tools and the prompt, with its title on brass and a note beside it."""

    def __init__(self, heading: tuple[str, str]) -> None:
        super().__init__()
        self.heading = heading

    def draw(self, surface: pygame.Surface) -> None:
        unit, well = self.unit, self.rect
        surface.blit(box(*well.size, unit(8), *WELL, _EDGE, max(1, unit(2))), well)
        title, note = self.heading
        tab = pygame.Rect(well.left + unit(8), well.top - unit(9), unit(118), unit(24))
        if title:
            tab.width = min(text_width(title, "title", unit(17)) + unit(32), well.width - unit(90))
            surface.blit(brass_tab(*tab.size, self.scale), tab)
            room = tab.width - unit(20)
            draw_line(surface, title, "title", unit(17), ON_GOLD, tab.center, "center", width=room)
        place = (well.right - unit(10), well.top + unit(11))
        draw_line(surface, note, "italic", unit(13), TEXT_SOFT, place, "right", width=well.right - tab.right)


class Bay(Ground):
    """The ground of the button that ends a turn, marked with a hazard band."""

    def draw(self, surface: pygame.Surface) -> None:
        unit, bay = self.unit, self.rect
        surface.blit(box(*bay.size, unit(6), *WELL, _EDGE, max(1, unit(2))), bay)
        band = pygame.Rect(bay.left + unit(4), bay.top + unit(3), bay.width - unit(8), unit(7))
        surface.blit(hazard_band(*band.size, unit(8)), band)


class PromptPaper(Widget):
    """What is expected, on paper, with the stripe of a seat and a sign; `pointed` down at its answers."""

    focusable = False

    def __init__(self, text: str, symbol: str, seat: Seat | None, *, pointed: bool) -> None:
        super().__init__(name="prompt")
        self.text = text
        self.symbol = symbol
        self.seat = seat
        self.pointed = pointed

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        words = written(self.text, width, scale, symbol=bool(self.symbol)).height if self.text else 0
        high = max(round(_LEAST_PROMPT * scale), words + round(_AROUND * scale))
        return high, high

    def draw(self, surface: pygame.Surface) -> None:
        if not self.text:
            return
        unit, paper = self.unit, self.rect
        left = draw_sheet(surface, paper, self.scale, self.seat, self.symbol)
        if self.pointed:
            x, y = paper.centerx, paper.bottom - max(1, unit(2.5))
            point = [(x - unit(10), y), (x + unit(10), y), (x, y + unit(9))]
            pen.polygon(surface, _PAPER[1], point)
        words = written(self.text, paper.width, self.scale, symbol=bool(self.symbol))
        words.draw(surface, left, paper.centery - words.height // 2)


def written(text: str, width: int, scale: float, *, symbol: bool) -> Layout:
    """The words of a prompt on paper of so many pixels, beside a symbol or not."""
    room = width - round((32 + SYMBOL * symbol) * scale)
    return fit(text, round(17 * scale), (room, round((_MOST_PROMPT - _AROUND) * scale)), INK)


def draw_sheet(
    surface: pygame.Surface, paper: pygame.Rect, scale: float, seat: Seat | None, symbol: str
) -> int:
    """The paper of a prompt with the seat's stripe and the symbol; returns where its words begin."""

    def unit(amount: float) -> int:
        return round(amount * scale)

    surface.blit(box(*paper.size, unit(5), *_PAPER, max(1, unit(2.5))), paper)
    left = paper.left + unit(18)
    if seat is not None:
        stripe = pygame.Rect(paper.left + unit(3), paper.top + unit(3), unit(6), paper.height - unit(6))
        pen.rect(surface, SEATS[seat], stripe)
    if symbol:
        mark = sign(symbol, unit(SYMBOL - 4))
        surface.blit(mark, mark.get_rect(midleft=(left - unit(3), paper.centery)))
        left += unit(SYMBOL)
    return left


def answers_grid(
    buttons: Sequence[Button],
    columns: Sequence[int],
    high: float = _ANSWER,
    flat: float = _FLAT_ANSWER,
    many: int = _MANY,
    gap: float = _GAP,
) -> Node:
    """Answers in the first number of columns that has room for their words; flat ones in `many` rows."""

    def grid(count: int) -> Node:
        rows = -(-len(buttons) // count)
        height = high if rows < many else flat
        return Grid(-(-len(buttons) // rows), *[Part(one, height=height) for one in buttons], gap=gap)

    return Fits(*[grid(count) for count in columns])


def waiting_row(mark: ThinkingMark, buttons: Sequence[Button], high: float = _ANSWER) -> Node:
    """The mark at the right, where the gold button will be again; at the left what hurries."""
    return Row(*[Part(one) for one in buttons], Space(grow=1), Part(mark), gap=8, height=high)


def answers_node(asked: Asked, mark: ThinkingMark) -> Node:
    """The buttons under the prompt, or who thinks; the room of one row where there is nothing to answer."""
    if asked.waits:
        return waiting_row(mark, asked.answers)
    if not asked.answers:
        return Space(height=_ANSWER)
    if asked.in_steps:
        on, *others = asked.answers
        return Row(Part(on, grow=1), *[Part(one) for one in others], gap=8, height=_ANSWER)
    return answers_grid(asked.answers, (4, 2, 1))


def bay_node(button: Button, note: str) -> Node:
    """The button that ends a turn, with what is still to be said about it."""
    told = Text(note, "caption", anchor="center", grow=1) if note else None
    inside = Column(Space(height=14), Part(button, height=48), told)
    return Box(inside, pad=(8, 0), ground=Bay(), height=92)


class Console:
    """Lays itself out anew with each prompt: the well has all the room that the answers leave.

    `asked` says what it shows. `column`: it is a column with a well; else a bar that stands in for one.
    """

    column = True

    def __init__(self, asked: Callable[[], Asked]) -> None:
        self.asked = asked
        self.tools: list[Tool] = []
        self.answers: list[Button] = []
        self.bay: Button | None = None
        self.mark = ThinkingMark()
        self._whole = Area(pygame.Rect(0, 0, 0, 0), 1.0)
        self._host, self._tool_host, self._wait_host = Host(), Host(), Host()
        self._grounds: list[Widget] = []
        """What is drawn and cannot be worked."""
        self._in_well: list[Widget] = []
        self._well, self._sheet = Well(("", "")), PromptPaper("", "", None, pointed=False)

    def arrange(self, area: Area) -> None:
        """`area` is the console's part of the frame."""
        self._whole = Area(area.rect, area.scale)

    def widgets(self) -> list[Widget]:
        """The console's controls for what is asked now, answers first."""
        asked, rest = self.asked(), self._whole.inset(10, 10)
        self.lay_tools(asked.tools, rest.top(36, 10))
        head = asked.head(rest)
        placed = self._host.lay(self._tree(asked), rest.rect, rest.scale)
        answers = [one for one in placed if isinstance(one, Button)]
        self.bay = answers.pop() if asked.bay is not None else None
        self.answers = answers
        self._grounds = [one for one in placed if not isinstance(one, Button)]
        bays = [self.bay] if self.bay is not None else []
        return [*self.answers, *bays, *self._in_well, *head, *self.tools]

    def _tree(self, asked: Asked) -> Node:
        for button in (*asked.answers, asked.bay):
            if button is not None:
                button.capitals = True
        note, bay = asked.note, asked.bay
        self._well = Well(asked.heading)
        self._sheet = PromptPaper(asked.text, asked.symbol, asked.seat, pointed=bool(asked.answers))

        def lay_well(rect: pygame.Rect, scale: float) -> list[Widget]:
            inside = Area(rect, scale).inset(8, 8)
            inside.top(_HEAD - 8, 4)
            self._in_well = asked.well(inside)
            return []

        below: Child = Space(height=22) if bay is None else None
        if note:
            below = Text(note, "caption", anchor="center", name="note", height=22)
        return Column(
            Box(Free(lay_well), ground=self._well, grow=1),
            Space(height=12),
            Part(self._sheet),
            Space(height=10),
            answers_node(asked, self.mark),
            below,
            Space(height=8) if bay is not None else None,
            bay_node(bay, asked.bay_note) if bay is not None else None,
        )

    def lay_tools(self, tools: Sequence[Tool], row: Area) -> None:
        """Places the tools; they are the same objects as before where they have the same names."""
        placed = self._tool_host.lay(tools_row(tools), row.rect, row.scale)
        self.tools = [one for one in placed if isinstance(one, Tool)]

    def place_waiting(self, row: Area) -> None:
        """The mark of a computer that thinks, and what hurries it, in a row of their own."""
        placed = self._wait_host.lay(waiting_row(self.mark, self.answers), row.rect, row.scale)
        self.answers = [one for one in placed if isinstance(one, Button)]

    def job(self, text: str, *, symbol: bool) -> Job:
        """Lays out what the prompt will say in a show."""
        paper = self._whole.inset(10, 10)
        return partial(written, text, paper.rect.width, paper.scale, symbol=symbol)

    @property
    def well(self) -> pygame.Rect:
        """The sunken ground between the tools and the prompt."""
        return self._well.rect

    @property
    def heading(self) -> pygame.Rect:
        """What stands over the well."""
        unit, well = self._whole.unit, self._well.rect
        return pygame.Rect(well.left, well.top - unit(9), well.width, unit(_HEAD + 6))

    @property
    def scale(self) -> float:
        """Pixels a unit of what stands in the well."""
        return self._whole.scale

    @property
    def ground(self) -> pygame.Rect | None:
        """The plate on which a closer look may lie."""
        return self._whole.rect

    @property
    def prompt(self) -> pygame.Rect:
        """Where the prompt and its answers are."""
        whole = self._sheet.rect.copy()
        whole.height = self._whole.rect.bottom - whole.top
        return whole

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, the well with its heading, and the prompt; the controls are drawn by the form."""
        unit, rect = self._whole.unit, self._whole.rect
        surface.blit(box(*rect.size, 0, *CONSOLE, _EDGE, max(1, unit(2.5))), rect)
        self._draw_rivets(surface)
        for one in self._grounds:
            one.draw(surface)

    def _draw_rivets(self, surface: pygame.Surface) -> None:
        """At both edges: where the well begins and ends, and at the foot."""
        unit, whole, well = self._whole.unit, self._whole.rect, self._well.rect
        head, aside = rivet(unit(_RIVET)), unit(5.5)
        for y in (well.top - unit(4), well.bottom + unit(6), whole.bottom - unit(7)):
            for x in (whole.left + aside, whole.right - aside):
                surface.blit(head, head.get_rect(center=(x, y)))

    def boxes(self) -> list[Drawn]:
        """What is drawn and cannot be worked, for the test that nothing is cut or overlaps."""
        return [box for one in self._grounds for box in one.boxes()]
