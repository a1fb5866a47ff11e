"""The note of a first-time tip: a slip of paper where it covers nothing that can be worked."""

from collections.abc import Iterator, Sequence

import pygame

from game.content.tips import Tip
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command, Widget
from game.ui.layout.floating import Rects, at_the_edge, beside, place_floating
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.theme import PAPER
from game.ui.parts.grounds import shaded
from game.words.messages import SHARED, shipped_messages

_WIDTHS = (244.0, 300.0, 380.0, 520.0, 640.0)
"""Units: the note is broad and low where it has no room otherwise."""
_SHADOW = 8
"""Units."""
_HIDES = 0.2
"""The share of the note that may lie over something; where it would be more, the note is folded."""


class _NoteButton(Button):
    """Drawn with the note alone: where an overlay hides the note, no button is left behind."""

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing: it would be painted with what stands, below the note."""

    def draw_on_note(self, surface: pygame.Surface) -> None:
        """Draws it on the paper."""
        super().draw(surface)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Nothing, for the same reason."""

    def draw_focus_on_note(self, surface: pygame.Surface) -> None:
        """Draws the ring over the paper."""
        super().draw_focus(surface)


class TipNote:
    """The words of a tip on paper, drawn over what moves; its buttons are controls of the table."""

    def __init__(self, tip: Tip, more: Command, put_away: Command, tell: Command) -> None:
        self.shown_tip = tip
        self.host = Host()
        self.scale = 1.0
        texts = shipped_messages(SHARED)
        self.more = _NoteButton("", more, symbol="book", size=15, hint=texts.say("tip", "more"))
        self.more.visible = bool(tip.entry)
        self.more.name = "read more"
        self.close = _NoteButton("", put_away, symbol="check", size=15, hint=texts.say("tip", "close"))
        self.close.name = "put tip away"
        self.title = _NoteButton(tip.title, tell, symbol="hint", size=15, hint=tip.text)
        self.title.name = "tip"
        self.folded = False
        """Whether it is a line with its title; its words are that line's hint."""

    @property
    def widgets(self) -> list[Widget]:
        return [self.close, self.more, *([self.title] if self.folded else [])]

    @property
    def rect(self) -> pygame.Rect:
        """Where the paper lies."""
        return self.host.rect

    def _tree(self) -> Node:
        tip = self.shown_tip
        buttons = [Part(one, width=28, height=28) for one in (self.more, self.close) if one.visible]
        if self.folded:
            line = Row(Part(self.title, height=28, grow=1), *buttons, gap=6)
            return Box(line, pad=4, ground=shaded("paper", _SHADOW, 3))
        title = Text(tip.title, "section", "text", grow=1)
        head = Row(Icon("hint", 20), title, *buttons, gap=6, align="center", height=28)
        inside = Column(head, Box(Prose(tip.text, "told", name="tip"), pad=(5, 0)), gap=4)
        return Box(inside, pad=8, ground=shaded("paper", _SHADOW, 3))

    def draw_over(self, surface: pygame.Surface, meant: Widget | None) -> pygame.Rect:
        """Draws it; `meant` is what the one ring is around. Returns where."""
        for widget in self.host.leaves:
            if widget.visible and isinstance(widget, _NoteButton):
                widget.draw_on_note(surface)
            elif widget.visible:
                widget.draw(surface)
        if isinstance(meant, _NoteButton) and meant in self.widgets:
            meant.draw_focus_on_note(surface)
        blur = 2 * round(_SHADOW * self.scale)
        return self.rect.inflate(blur, blur)

    def find_place(
        self,
        room: pygame.Rect,
        near: pygame.Rect | None,
        keep: Sequence[Rects],
        scales: Sequence[float],
    ) -> bool:
        """Places it inside `room`, beside what it speaks of (`near`); False where it has no place.

        It covers nothing of the first kind that it has to `keep` free. Where it would hide much of the others
        it is folded to a line.
        """
        placed = self.rect.width > 0 and self.scale in scales and room.contains(self.rect)
        if placed and self.rect.collidelist(keep[0]) < 0:
            # It stays where it was read.
            return True
        for self.folded in (False, True):
            sizes = dict(self._sizes(scales))
            margin, ways = round(6 * scales[0]), at_the_edge if near is None else beside
            inside = room.inflate(-2 * margin, -2 * margin)
            found = place_floating(inside, [*sizes], near, keep, ways, never=1, gap=2 * margin)
            if found is not None and found.covered < (1 if self.folded else _HIDES):
                self.scale = sizes[found.rect.size]
                self.host.lay(self._tree(), found.rect, self.scale, PAPER)
                return True
        return False

    def lie_in(self, rooms: Rects, taken: Rects, scales: Sequence[float]) -> None:
        """A line goes into the first of the rooms that it fits into, in the middle; all else stays."""
        for room in rooms if self.folded else ():
            for size, scale in self._sizes(scales):
                place = pygame.Rect((0, 0), size)
                place.center = room.center
                if room.contains(place) and place.collidelist([*taken]) < 0:
                    self.scale = scale
                    self.host.lay(self._tree(), place, scale, PAPER)
                    return

    def height_in(self, width: int, scale: float, *, folded: bool) -> int:
        """Pixels that it needs in a row of so many."""
        self.folded = folded
        return self.host.height(self._tree(), width, scale)

    def lay_in(self, row: pygame.Rect, scale: float) -> None:
        """Lays it into a row that is kept free for it."""
        self.folded = row.height < self.height_in(row.width, scale, folded=False)
        self.scale = scale
        self.host.lay(self._tree(), row, scale, PAPER)

    def _sizes(self, scales: Sequence[float]) -> Iterator[tuple[tuple[int, int], float]]:
        """The sizes that it may have, each with its scale."""
        tree = self._tree()
        for scale in dict.fromkeys(scales):
            for wide in (0,) if self.folded else _WIDTHS:
                width = round(wide * scale) or self.host.width(tree, scale)
                yield (width, self.host.height(tree, width, scale)), scale


def is_rectangle(widget: Widget) -> bool:
    """Whether all of a control's rectangle can be hit."""
    return type(widget).hit is Widget.hit
