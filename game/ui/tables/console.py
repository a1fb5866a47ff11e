"""The console at the right of every table: tools, the well, the prompt on paper, the answers, a bay below.

From the top: the tools; the well, where a game shows its chain or the last turn; what is expected, on paper;
the buttons that answer it; and, where a game has one, the bay of the button that ends a turn. No other
button is ever put into the bay, so that no second click meets it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Picture, Text
from game.ui.layout.nodes import Box, Child, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.theme import STEEL
from game.ui.paint import pen
from game.ui.paint.cache.ahead import Job
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import CONSOLE, hazard_band, rivet
from game.ui.paint.materials.steel import INK as EDGE
from game.ui.paint.palette import FOCUS, INK, SEATS
from game.ui.paint.text import Layout, fit
from game.ui.parts.grounds import ground, name_tab, toned
from game.ui.tables.answers import answers_grid, waiting_row
from game.ui.tables.overlays.menu import Tool, tools_row
from game.ui.tables.thinking import ThinkingMark

_LEAST_PROMPT, _MOST_PROMPT = 54, 104
_ROOMY = 240
"""Units of height that leave a well enough room under a head that could be lower."""
_AROUND = 18
"""Units above and below the words of the prompt together."""
_PAPER = STEEL.tones["paper"]
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
    `silent`: nothing is said for a while, so that the well has the room of the prompt.
    `heads` are variants of what stands below the tools, the roomiest first; `well` is what fills the well.
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
    heads: Callable[[], Sequence[Node]]
    well: Callable[[], Node]
    silent: bool = False


class PromptPaper(Widget):
    """What is expected, on paper, with the stripe of a seat and a sign; `pointed` down at its answers."""

    focusable = False

    def __init__(
        self, text: str, symbol: str, seat: Seat | None, *, pointed: bool, silent: bool = False
    ) -> None:
        super().__init__(name="prompt")
        self.text = text
        self.symbol = symbol
        self.seat = seat
        self.pointed = pointed
        self.silent = silent

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        if self.silent:
            return 0, 0
        words = written(self.text, width, scale, symbol=bool(self.symbol)).height if self.text else 0
        high = max(round(_LEAST_PROMPT * scale), words + round(_AROUND * scale))
        return high, high

    def draw(self, surface: pygame.Surface) -> None:
        if not self.text:
            return
        unit, paper = self.unit, self.rect
        left = draw_sheet(surface, paper, self.scale, self.seat, self.symbol)
        if self.pointed:
            x, y, half = paper.centerx, paper.bottom - max(1, unit(2.5)), unit(10)
            point = [(x - half, y), (x + half, y), (x, y + half)]
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
    left, edge = paper.left + unit(18), unit(3)
    if seat is not None:
        stripe = pygame.Rect(paper.left + edge, paper.top + edge, 2 * edge, paper.height - 2 * edge)
        pen.rect(surface, SEATS[seat], stripe)
    if symbol:
        mark = sign(symbol, unit(SYMBOL - 4))
        surface.blit(mark, mark.get_rect(midleft=(left - edge, paper.centery)))
        left += unit(SYMBOL)
    return left


def answers_node(asked: Asked, mark: ThinkingMark) -> Node:
    """The buttons under the prompt, or who thinks; the room of one row where there is nothing to answer."""
    if asked.waits:
        return waiting_row(mark, asked.answers)
    return answers_grid(asked.answers, (4, 3, 2, 1))


def bay_node(button: Button, note: str) -> Node:
    """The button that ends a turn, under a hazard band, with what is still to be said about it."""
    band = Box(Picture(_draw_hazard, height=7), pad=(4, 0))
    told = Text(note, "caption", anchor="center", grow=1) if note else None
    inside = Column(Space(height=3), band, Space(height=4), Box(Part(button, height=48), pad=(8, 0)), told)
    return Box(inside, ground=toned("well", 6), height=92)


def _draw_hazard(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(hazard_band(*rect.size, round(8 * scale)), rect)


def rivets(height: float) -> Node:
    """Two rivets, one at each edge of the console."""
    return Picture(_draw_rivets, height=height)


def _draw_rivets(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    head, aside = rivet(round(4.6 * scale)), round(5.5 * scale)
    for x in (rect.left + aside, rect.right - aside):
        surface.blit(head, head.get_rect(center=(x, rect.centery)))


def heading_row(heading: tuple[str, str]) -> Node:
    """A title on brass, and a note at its right."""
    title, note = heading
    tab = Box(name_tab(title, "well title") if title else None, justify="start")
    aside = Text(note, "well note", anchor="right") if note else None
    return Row(tab, Box(aside, pad=(2, 12), justify="start", grow=1), gap=4, height=36)


def well_node(asked: Asked, ground: Widget, least: float) -> Node:
    """What a game shows between the tools and the prompt: all the room that they leave, rivets around it."""
    sunk = Column(rivets(9), Box(Box(ground=ground), pad=(10, 0), grow=1), rivets(12))
    inside = Column(heading_row(asked.heading), Space(height=7), _rest(asked.well()), Space(height=20))
    return _rest(Stack(sunk, Box(inside, pad=(18, 0))), least)


def _rest(node: Node, least: float = 0) -> Node:
    """A node that takes the room which others leave, however much it needs."""
    return Box(node, width=0, height=least, grow=1)


class Console:
    """Lays itself out anew with each prompt: the well has all the room that the answers leave.

    `asked` says what it shows. `column`: it is a column with a well; else a bar that stands in for one.
    """

    column = True
    foot: float = 22
    """Units of height of the note below the answers, or of a button in its place."""

    def __init__(self, asked: Callable[[], Asked]) -> None:
        self.asked = asked
        self.host = Host()
        self.tools: list[Tool] = []
        self.answers: list[Button] = []
        self.bay: Button | None = None
        self.mark = ThinkingMark()
        self._whole = Area(pygame.Rect(0, 0, 0, 0), 1.0)
        self._heading = "", ""
        self._well: Widget = toned("well", 8)
        self._sheet = PromptPaper("", "", None, pointed=False)

    def arrange(self, area: Area) -> None:
        """`area` is the console's part of the frame."""
        self._whole = area

    def widgets(self) -> list[Widget]:
        """All of it for what is asked now; in tab order the answers come first, then well, head and tools."""
        asked = self.asked()
        placed = self.host.lay(self._tree(asked), self._whole.rect, self._whole.scale)
        plate, *above = placed[: placed.index(self._well)]
        well = placed[placed.index(self._well) : placed.index(self._sheet)]
        below = placed[placed.index(self._sheet) :]
        self.tools = [one for one in above if isinstance(one, Tool)]
        self.answers = [one for one in below if isinstance(one, Button)]
        self.bay = self.answers.pop() if asked.bay is not None else None
        return [plate, *below, *well, *[one for one in above if not isinstance(one, Tool)], *self.tools]

    def _tree(self, asked: Asked) -> Node:
        """With the first of the heads that leaves enough room for the well."""
        for button in (*asked.answers, asked.bay):
            if button is not None:
                button.capitals = True
        self._heading, self._well = asked.heading, toned("well", 8)
        how = {"pointed": bool(asked.answers), "silent": asked.silent}
        self._sheet = PromptPaper(asked.text, asked.symbol, asked.seat, **how)
        tools, below = Box(tools_row(asked.tools), height=36), Box(self._below(asked), pad=(10, 0))

        def column(head: Child, least: float) -> Node:
            above = Box(Column(tools, head, gap=10), pad=(10, 0))
            well = well_node(asked, self._well, least)
            return Column(Space(height=10), above, Space(height=5 if head else 1), well, below, rivets(10))

        heads: list[Child] = [*asked.heads()] or [None]
        variants = [*[column(head, _ROOMY) for head in heads[:-1]], column(heads[-1], 0)]
        return Box(Fits(*variants) if variants[1:] else variants[0], ground=ground(_plate))

    def _below(self, asked: Asked) -> Node:
        """The prompt, its answers, and the bay or a note, which gives way to a button at the foot."""
        bay, note, high = asked.bay, asked.note, self.foot
        foot = next((one for one in asked.answers if one.at_the_foot), None)
        asked = replace(asked, answers=[one for one in asked.answers if one is not foot])
        told: Child = Text(note, "caption", anchor="center", name="note", height=high) if note else None
        told = Column(Space(height=4), Part(foot, height=high - 4)) if foot is not None else told
        # Above a bay the note stands over the answers, so that the gold one keeps its place.
        return Column(
            Part(self._sheet),
            Space(height=10),
            told if bay is not None else None,
            answers_node(asked, self.mark),
            (told or Space(height=high)) if bay is None else None,
            Space(height=8) if bay is not None else None,
            bay_node(bay, asked.bay_note) if bay is not None else None,
        )

    def job(self, text: str, *, symbol: bool) -> Job:
        """Lays out what the prompt will say in a show."""
        return partial(written, text, self._sheet.rect.width, self.scale, symbol=symbol)

    @property
    def well(self) -> pygame.Rect:
        """The sunken ground between the tools and the prompt."""
        return self._well.rect

    @property
    def free_part(self) -> pygame.Rect:
        """The highest strip of the well in which nothing lies."""
        well, inside = self.well, [one.rect for one in self.host.leaves if one.visible]
        inside = [one for one in inside if one.colliderect(well) and not one.contains(well)]
        edges = sorted((one.top, one.bottom) for one in inside)
        free, top = pygame.Rect(well.left, well.top, well.width, 0), well.top
        for above, below in [*edges, (well.bottom, well.bottom)]:
            if above - top > free.height:
                free.top, free.height = top, above - top
            top = max(top, below)
        return free

    def draw_beat(self, surface: pygame.Surface, share: float) -> list[pygame.Rect]:
        """Fills a line along the foot of the button that is about to be pressed by itself."""
        buttons = [one for one in (*self.answers, self.bay) if one is not None and one.enabled]
        if not buttons:
            return []
        button = next((one for one in buttons if one.primary), buttons[0])
        line = button.rect.inflate(-button.unit(16), 0)
        line.height, line.bottom = max(3, button.unit(4)), button.rect.bottom - button.unit(5)
        pen.rect(surface, EDGE, line, border_radius=line.height // 2)
        done = pygame.Rect(line.topleft, (round(line.width * share), line.height))
        if done.width:
            pen.rect(surface, FOCUS, done, border_radius=line.height // 2)
        return [line]

    @property
    def heading(self) -> list[pygame.Rect]:
        """Where the title of the well stands, and the note beside it."""
        return [one.rect for one in self.host.leaves if one.name and one.name in self._heading]

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


def _plate(width: int, height: int, scale: float) -> pygame.Surface:
    return box(width, height, 0, *CONSOLE, EDGE, max(1, round(2.5 * scale)))
