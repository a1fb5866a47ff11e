"""The note of a first-time tip: a slip of paper where it covers nothing that can be worked."""

from collections.abc import Sequence

import pygame

from game.content.tips import Tip
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command, Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.theme import PAPER
from game.ui.parts.grounds import shaded
from game.words.messages import SHARED, shipped_messages

_WIDTHS = (300.0, 244.0, 380.0, 520.0, 640.0)
"""Units: the note is broad and low where it has no room otherwise."""
_SHADOW = 8
"""Units."""
_SAMPLE = 16
"""Units between two points at which a control of another shape is tried."""
_LESS_LIKED, _HIDES = 0.03, 0.2
"""What each further width costs, and from when on it hides something: shares of the note."""
_STEP = 16
"""Units between two places that are tried."""


class TipNote:
    """The words of a tip on paper, drawn over what moves; its buttons are controls of the table."""

    def __init__(self, tip: Tip, more: Command, put_away: Command) -> None:
        self.shown_tip = tip
        self.host = Host()
        self.scale = 1.0
        texts = shipped_messages(SHARED)
        self.more = Button("", more, symbol="book", size=15, hint=texts.say("tip", "more"))
        self.more.visible = bool(tip.entry)
        self.more.name = "read more"
        self.close = Button("", put_away, symbol="check", size=15, hint=texts.say("tip", "close"))
        self.close.name = "put tip away"

    @property
    def widgets(self) -> list[Widget]:
        return [self.close, self.more]

    @property
    def rect(self) -> pygame.Rect:
        """Where the paper lies."""
        return self.host.rect

    def _tree(self) -> Node:
        tip = self.shown_tip
        title = Text(tip.title, "section", "text", grow=1)
        buttons = [Part(one, width=28, height=28) for one in (self.more, self.close)]
        head = Row(Icon("hint", 20), title, *buttons, gap=6, align="center", height=28)
        inside = Column(head, Box(Prose(tip.text, "told", name="tip"), pad=(5, 0)), gap=4)
        return Box(inside, pad=8, ground=shaded("paper", _SHADOW, 3))

    def draw_over(self, surface: pygame.Surface, meant: Widget | None) -> pygame.Rect:
        """Draws it; `meant` is what the one ring is around. Returns where."""
        for widget in self.host.leaves:
            if widget.visible:
                widget.draw(surface)
        if meant is not None and meant in self.widgets:
            meant.draw_focus(surface)
        blur = 2 * round(_SHADOW * self.scale)
        return self.rect.inflate(blur, blur)

    def find_place(
        self,
        room: pygame.Rect,
        taken: Sequence[pygame.Rect],
        covered: Sequence[pygame.Rect],
        scales: Sequence[float],
    ) -> bool:
        """Places it inside `room` where it covers nothing that is `taken`, and as little as can be of what
        is better seen (`covered`); False where there is no such place.

        It is as large as the first of the `scales` at which it hides hardly anything.
        """
        placed = self.rect.width > 0 and self.scale in scales and room.contains(self.rect)
        if placed and self.rect.collidelist(taken) < 0:
            # It stays where it was read.
            return True
        best: tuple[float, pygame.Rect, float] | None = None
        for scale in dict.fromkeys(scales):
            found = self._best_place(room, taken, covered, scale)
            if found is not None and (best is None or found[0] < best[0]):
                best = *found, scale
            if best is not None and best[0] < _HIDES:
                break
        if best is None:
            return False
        self.scale = best[2]
        self.host.lay(self._tree(), best[1], self.scale, PAPER)
        return True

    def _best_place(
        self, room: pygame.Rect, taken: Sequence[pygame.Rect], covered: Sequence[pygame.Rect], scale: float
    ) -> tuple[float, pygame.Rect] | None:
        """What it costs there, as a share of its room, and where it is."""
        best: tuple[float, pygame.Rect] | None = None
        step, margin = max(4, round(_STEP * scale)), round(6 * scale)
        room, seen, tree = room.inflate(-2 * margin, -2 * margin), list(covered), self._tree()
        for place, wide in enumerate(_WIDTHS):
            width = round(wide * scale)
            size = width, self.host.height(tree, width, scale)
            for top in range(room.top, room.bottom - size[1] + 1, step):
                for left in range(room.left, room.right - size[0] + 1, step):
                    rect = pygame.Rect((left, top), size)
                    if rect.inflate(margin, margin).collidelist(taken) >= 0:
                        continue
                    hidden = sum(_area(rect.clip(seen[number])) for number in rect.collidelistall(seen))
                    cost = hidden / _area(rect) + _LESS_LIKED * place
                    if best is None or cost < best[0]:
                        best = cost, rect
        return best


def is_rectangle(widget: Widget) -> bool:
    """Whether all of a control's rectangle can be hit."""
    return type(widget).hit is Widget.hit


def taken_places(widgets: Sequence[Widget], scale: float) -> list[pygame.Rect]:
    """Where something can be worked, or says why it cannot be; only there where a control is no rectangle."""
    found: list[pygame.Rect] = []
    for widget in widgets:
        if not widget.visible or not (widget.reachable or widget.workable or widget.refused):
            continue
        if is_rectangle(widget):
            found.append(widget.rect)
        else:
            found += _hit_places(widget, max(8, round(_SAMPLE * scale)))
    return found


def _hit_places(widget: Widget, step: int) -> list[pygame.Rect]:
    """Small squares all over a control of another shape."""
    rect = widget.rect
    return [
        pygame.Rect(x, y, step, step)
        for y in range(rect.top, rect.bottom, step)
        for x in range(rect.left, rect.right, step)
        if widget.hit((x + step // 2, y + step // 2))
    ]


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
