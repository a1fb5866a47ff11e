"""The player's own sides in a roster: tabs, pages, and the tiles of those that cannot be played."""

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.paint.materials.skins import off_skin
from game.ui.parts.grounds import SkinButton
from game.ui.tables.setup.own import OwnSide
from game.ui.tables.setup.roster import GAP, FigureTile
from game.words.messages import Messages

_TAB_HIGH = (24, 30)
_LEAST = 2
"""Rows that have room, however few sides there are."""


class UnplayableTile(FigureTile):
    """A side that cannot be played: its name and the sentence that says why, on a dull plate."""

    def __init__(self, key: str, title: str, refusal: str) -> None:
        super().__init__(key, title, lambda: None)
        self.problem = refusal
        self.refusal = refusal
        self.hint = refusal

    @property
    def workable(self) -> bool:
        return False

    def painting(self, seat: int) -> Callable[[], pygame.Surface]:
        size, scale = self.rect.size, self.scale
        return lambda: off_skin(*size, scale)

    def looks(self) -> Hashable:
        return self.title, self.problem

    def body(self) -> Node:
        title = Row(
            Icon("warning", 14),
            Text(self.title, "plan name", shorten=self.may_cut, grow=1),
            gap=5,
            align="center",
        )
        said = Column(title, Prose(self.problem, "small told", grow=1), gap=2)
        return Box(Fits(said, Column(Space(grow=1), title, Space(grow=1))), pad=(8, 5))

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(off_skin(*self.rect.size, self.scale), self.rect)


class RosterTab(SkinButton):
    """Shows the ready-made sides, or the player's own; the open one is of paper."""

    def __init__(self, name: str, words: str, command: Command) -> None:
        super().__init__(name, "steel", command)
        self.words = words
        self.open = False

    def draw_ground(self, surface: pygame.Surface) -> None:
        self.skin = "paper" if self.open else "steel"
        super().draw_ground(surface)


class OwnRoster:
    """What is shown of the own sides, in as many rows and columns as `ready` sides take.

    `turned` is called when the player asks for another tab or page.
    """

    def __init__(
        self, texts: Messages, sides: Sequence[OwnSide], ready: int, columns: int, turned: Command
    ) -> None:
        self.texts, self.turned = texts, turned
        self.sides = {one.key: one for one in sides}
        self.columns = columns
        self.per_page = -(-ready // columns) * columns
        self.open = False
        self.page = 0
        self.tiles: list[FigureTile] = []
        say = texts.say
        self.tabs = [
            RosterTab("tab ready", say("setup", "ready_made", count=ready), lambda: self._turn(False)),
            RosterTab("tab own", say("setup", "yours", count=len(sides)), lambda: self._turn(True)),
        ]
        self.arrows = [self._arrow(-1), self._arrow(1)]

    def fill(self, options: Mapping[str, object], make_tile: Callable[[OwnSide], FigureTile]) -> None:
        """Makes the tiles anew: what can be played depends on the options of the match."""
        self.tiles = []
        for one in self.sides.values():
            problem = one.problem(options)
            name = one.name or self.texts.say("setup", "no_name")
            tile = UnplayableTile(one.key, name, problem) if problem else make_tile(one)
            tile.shortens = True
            self.tiles.append(tile)

    def _arrow(self, by: int) -> Button:
        def turn() -> None:
            self.page += by
            self.turned()

        button = Button("", turn, symbol="left" if by < 0 else "right", size=14)
        button.name, button.hint = f"own page {by}", self.texts.say("setup", "other_page")
        return button

    def _turn(self, own: bool) -> None:
        self.open = own
        self.turned()

    def show(self, key: str) -> None:
        """Opens the tab and the page that a choice is on."""
        self.open = key in self.sides
        if self.open:
            self.page = list(self.sides).index(key) // self.per_page

    @property
    def shown(self) -> list[FigureTile]:
        """The tiles of the page."""
        return self.tiles[self.page * self.per_page :][: self.per_page]

    def head(self) -> Node:
        """The tabs, and arrows where there are more own sides than have room."""
        parts: list[Node] = []
        for tab, own in zip(self.tabs, (False, True), strict=True):
            tab.open = self.open is own
            words = Text(tab.words, "player", "ink" if tab.open else "text", anchor="center")
            parts.append(Box(Part(tab, words, pad=(9, 0)), share=1))
        last = (len(self.tiles) - 1) // self.per_page
        if self.open and last > 0:
            for arrow, possible in zip(self.arrows, (self.page > 0, self.page < last), strict=True):
                arrow.enable(possible, self.texts.say("setup", "why_no_page"))
                parts.append(Part(arrow, width=34))
        return Row(*parts, gap=GAP, height=_TAB_HIGH)

    def grid(self) -> Node:
        """The tiles of the page; a few are larger than those of the ready-made sides."""
        places: list[Node] = [Box(Part(one), share=1) for one in self.shown]
        room = self.per_page if len(self.tiles) > self.per_page else max(len(places), _LEAST * self.columns)
        places += [Box(Space(), share=1)] * (-(-room // self.columns) * self.columns - len(places))
        starts = range(0, len(places), self.columns)
        return Column(*[Row(*places[at : at + self.columns], gap=GAP, share=1) for at in starts], gap=GAP)
