"""What is asked, and the buttons that answer it: in a panel beside the hand, in combat across the table.

It stands in for the console of the other tables, whose place the far bench has.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Picture, Prose
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack, Zoom
from game.ui.layout.theme import PAPER, STEEL
from game.ui.paint import pen
from game.ui.paint.cache.ahead import Job
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import CONSOLE, plate
from game.ui.paint.palette import SEATS
from game.ui.paint.text import measured
from game.ui.tables.answers import answers_grid, answers_row, waiting_row
from game.ui.tables.console import Asked, Console
from game.ui.tables.dino_battles.hand import Foot
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.panels.answer_row import answers_row as fight_row
from game.ui.tables.overlays.menu import Tool

_HIGH, _FLAT, _ROWS = 38, 30, 3
"""Units: the height of a button, and of one where there are so many rows."""
_HALF = 134
"""Units of length beyond which the words of a button would be small in half of the panel."""
_PAIRED = 106
"""Units that a button has in half of the panel."""
_KEPT = 18
"""Units of the gold place that stay free where nothing is gold: the words of the prompt need the rest."""
_LOW = 150
"""Units: a panel that is not so high lies at the low foot of a combat."""
_BELOW_LINE = 7
"""Units from the line of a fight to its answers: the ring around one of these cuts none of its letters."""
_LEAST_KEPT = 4
"""Below two long answers, of which the lower one must not lie where a show goes on."""
_STEP = 22
"""Units: the height of the button that goes on with a show."""
_STEP_WORDS = 15
"""Units: the letters of such a low button, which stand inside its rim."""
_BESIDE: dict[Foot, str] = {"main": "prompt", "strip": "large prompt", "answers": "asked"}
"""The style of words beside an icon, by what the foot of the table is for."""
_ENDLESS = 100_000
_ASIDE = 385
"""Units that the buttons of a show take in the strip."""


def main_panel(paper: Node, answers: Node | None, *, playing: bool) -> Node:
    """What is asked above its answers; a show keeps their room free also where it has none."""
    room = Space(height=81) if playing else None
    return _on_plate(Column(paper, answers or room, gap=6), 8)


def strip_panel(paper: Node, buttons: Node) -> Node:
    """What is asked, and its answers at the right."""
    return _on_plate(Row(Box(paper, width=(340, 400), grow=1), buttons, gap=5), (8, 4))


def fight_panel(text: str, larger: float, below: Node | None, hand: Node | None = None) -> Node:
    """The line of what is asked across the table with the own `hand` beside it, below it the answers."""
    line: Node | None = Zoom(Prose(text, "asked", name="prompt", middle=True), larger) if text else None
    if hand is not None and line is not None:
        size = STEEL.styles["asked"].size
        wide = measured(text, round(4 * size), _ENDLESS)[0] / 4 + 2
        whole = Zoom(Prose(text, "asked", name="prompt", middle=True, width=wide), larger)
        line = Fits(Row(whole, Space(width=12), Space(grow=1), hand, align="center"), line)
    return Column(Box(line, pad=(4, 0), height=80 / 3), below, gap=_BELOW_LINE)


def answer_rows(buttons: Sequence[Button], *, in_steps: bool = False, low: bool = False) -> Node:
    """Two buttons side by side where there are many, or where they are short; long ones are flat.

    What goes on with a show is as low as the room that is kept free, so that no answer lies there later. In a
    `low` panel the words of the prompt have that room.
    """
    if in_steps:
        return answers_grid(buttons, (2, 1), _STEP, _FLAT, _ROWS, gap=8)
    if len(buttons) > _ROWS:
        # Names side by side have letters of one size.
        longest = max(one.length(1) for one in buttons)
        for one in buttons:
            one.size *= min(1, _PAIRED / longest)
    columns = (2,) if len(buttons) > _ROWS or len(buttons) == 2 else (2, 1)
    if len(buttons) == 2 and any(one.length(1) > _HALF for one in buttons):
        return answers_grid(buttons, (1,), _FLAT, _FLAT, _ROWS, gap=5, kept=_LEAST_KEPT)
    return answers_grid(buttons, columns, _HIGH, _FLAT, _ROWS, gap=5, kept=0 if low else _KEPT)


def answers_aside(buttons: Sequence[Button], room: float, *, playing: bool) -> Node:
    """In a row, the gold one last."""
    row = answers_row(buttons, room, 5)
    return Box(row, width=_ASIDE, align="end") if playing else row


def sheet(text: str, symbol: str, seat: Seat | None, beside: str = "prompt") -> Node:
    """What is asked, on paper with the stripe of a seat: below its icon where there is much room.

    `beside` is the style of the words beside the icon.
    """
    ground = Picture(partial(_paint_sheet, seat))
    if not text:
        return Space(grow=1)
    large = Prose(text, "large prompt", name="prompt", middle=not symbol)
    small = Prose(text, beside, name="prompt", middle=True, grow=1)
    if not symbol:
        return Stack(ground, Box(Fits(large, small), pad=(13, 3)), grow=1)
    high = Column(Row(_symbol(symbol, 44)), large, gap=8, justify="center")
    low = Row(_symbol(symbol, 24), small, gap=7, align="center")
    return Stack(ground, Box(Fits(high, low), pad=(13, 3)), grow=1)


def _symbol(symbol: str, size: float) -> Node:
    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        mark = sign(symbol, rect.height)
        surface.blit(mark, mark.get_rect(midleft=rect.midleft))

    return Picture(paint, width=size, height=size)


def _paint_sheet(seat: Seat | None, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(box(*rect.size, round(5 * scale), *STEEL.tones["paper"], max(1, round(2 * scale))), rect)
    if seat is not None:
        three = round(3 * scale)
        stripe = pygame.Rect(rect.left + three, rect.top + three, round(5 * scale), rect.height - 2 * three)
        pen.rect(surface, SEATS[seat], stripe)


def _on_plate(inside: Node, pad: float | tuple[float, float]) -> Node:
    return Stack(Picture(_paint_plate), Box(inside, pad=pad))


def _paint_plate(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(plate(*rect.size, scale, CONSOLE, 8), rect)


class Panel(Console):
    """The prompt on paper above its answers; in combat in a strip beside them, or a line above a fight's.

    The board says with each view where the panel lies and what the foot of the table is for.
    """

    column = False

    def __init__(self, asked: Callable[[], Asked]) -> None:
        super().__init__(asked)
        self.host = Host()
        self._foot: Foot = "main"
        self._larger = 1.0
        self._told = "", ""
        self._bar: Sequence[Widget] = ()
        self._hand: Node | None = None
        self._hand_host, self._hand_room = Host(), pygame.Rect(0, 0, 0, 0)

    def show_hand(self, hand: Node | None, foot: pygame.Rect) -> None:
        """The own hand beside what is asked in a fight, or below the strip in the `foot` of the table."""
        self._hand, self._hand_room = hand, foot

    def settle(self, foot: Foot, room: Area, larger: float, bar: Sequence[Widget]) -> None:
        """From now on it lies there; words of what is asked are so much `larger` than the answers to a fight.

        The widgets of the `bar` above the table follow in the tab order.
        """
        self._foot, self._whole, self._larger, self._bar = foot, room, larger, bar
        self.tools = [one for one in bar if isinstance(one, Tool)]

    def widgets(self) -> list[Widget]:
        asked = self.asked()
        fight = self._foot == "answers"
        tree, theme = (self._fight(asked), STEEL) if fight else (self._panel(asked), PAPER)
        widgets = self.host.lay(tree, self._whole.rect, self._whole.scale, theme)
        if self._foot == "strip" and self._hand is not None:
            strip, scale = self._whole.rect, self._whole.scale
            room = pygame.Rect(strip.left, strip.bottom, strip.width, self._hand_room.bottom - strip.bottom)
            room = room.inflate(-2 * self._whole.unit(14), 0)
            widgets += self._hand_host.lay(self._hand, room, scale, STEEL)
        found = [one for one in widgets if isinstance(one, Button)]
        self.answers = sorted(found, key=lambda one: isinstance(one, AnswerButton) and one.small)
        return [*widgets, *self._bar]

    def _panel(self, asked: Asked) -> Node:
        text, symbol = asked.text, asked.symbol
        if asked.in_steps and not text:
            # A step without words follows from the one before: the paper is not emptied for it.
            text, symbol = self._told
        self._told = text, symbol
        paper = sheet(text, symbol, asked.seat, _BESIDE[self._foot])
        for button in asked.answers:
            button.capitals = True
        if self._foot == "strip":
            units = self._whole.rect.width / self._whole.scale
            aside = Box(waiting_row(self.mark, asked.answers), width=_ASIDE) if asked.waits else None
            return strip_panel(paper, aside or answers_aside(asked.answers, units, playing=asked.in_steps))
        if asked.waits:
            return main_panel(paper, waiting_row(self.mark, asked.answers, _HIGH), playing=asked.in_steps)
        if asked.in_steps:
            for button in asked.answers:
                button.size = _STEP_WORDS
        low = self._whole.rect.height < _LOW * self._whole.scale
        answers = answer_rows(asked.answers, in_steps=asked.in_steps, low=low) if asked.answers else None
        return main_panel(paper, answers, playing=asked.in_steps)

    def _fight(self, asked: Asked) -> Node:
        if asked.waits:
            return fight_panel(asked.text, self._larger, waiting_row(self.mark, asked.answers, 30))
        buttons = [one for one in asked.answers if isinstance(one, AnswerButton)]
        return fight_panel(
            asked.text,
            self._larger,
            fight_row(buttons, self._whole.rect.width / self._whole.scale) if buttons else None,
            self._hand,
        )

    def job(self, text: str, *, symbol: bool) -> Job:
        """Lays out what the prompt says in a show, as long as the foot of the table stays as it is."""
        paper = sheet(text, "card" if symbol else "", None, _BESIDE[self._foot])
        low = self._foot == "strip"
        tree = strip_panel(paper, Space(width=_ASIDE)) if low else main_panel(paper, None, playing=True)
        return partial(_paint_ahead, tree, self._whole)

    @property
    def ground(self) -> None:
        """A closer look lies on no plate of its own."""

    @property
    def prompt(self) -> pygame.Rect:
        return self._whole.rect


def _paint_ahead(tree: Node, room: Area) -> None:
    """Paints the words of a tree to have them at hand."""
    scratch = pygame.Surface(room.rect.size)
    for one in Host().lay(tree, scratch.get_rect(), room.scale, PAPER):
        one.draw(scratch)
