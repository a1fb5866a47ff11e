"""The note of a first-time tip: a slip of paper where it covers nothing that can be worked."""

from collections.abc import Sequence

import pygame

from game.content.tips import Tip
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import paper_skin, shadow
from game.ui.paint.palette import INK
from game.ui.paint.text import Layout, draw_line, lay_out
from game.words.messages import SHARED, shipped_messages

_WIDTHS = (300.0, 244.0, 380.0, 520.0, 640.0)
"""Units: the note is broad and low where it has no room otherwise."""
_EDGE, _HEAD, _TEXT, _TITLE, _BUTTON, _SYMBOL = 13.0, 28.0, 14.5, 17.0, 28.0, 20.0
_SAMPLE = 16
"""Units between two points at which a control of another shape is tried."""
_LESS_LIKED, _HIDES = 0.03, 0.2
"""What each further width costs, and from when on it hides something: shares of the note."""
_STEP = 16
"""Units between two places that are tried."""


class TipNote(Widget):
    """The words of a tip; its buttons are controls of their own."""

    focusable = False

    def __init__(self, tip: Tip, more: Command, put_away: Command) -> None:
        super().__init__(name="tip")
        self.shown_tip = tip
        texts = shipped_messages(SHARED)
        self.more = Button("", more, symbol="book", size=15, hint=texts.say("tip", "more"))
        self.more.visible = bool(tip.entry)
        self.more.name = "read more"
        self.close = Button("", put_away, symbol="check", size=15, hint=texts.say("tip", "close"))
        self.close.name = "put tip away"

    @property
    def widgets(self) -> list[Widget]:
        return [self, self.close, self.more]

    def draw_over(self, surface: pygame.Surface, meant: Widget | None) -> pygame.Rect:
        """Draws all of it again, over what moves; `meant` is what the one ring is around. Returns where."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
        if meant is not None and meant in self.widgets:
            meant.draw_focus(surface)
        blur = 2 * self.unit(8)
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
        self.place(best[1], best[2])
        self._place_buttons()
        return True

    def _best_place(
        self, room: pygame.Rect, taken: Sequence[pygame.Rect], covered: Sequence[pygame.Rect], scale: float
    ) -> tuple[float, pygame.Rect] | None:
        """What it costs there, as a share of its room, and where it is."""
        best: tuple[float, pygame.Rect] | None = None
        step, margin = max(4, round(_STEP * scale)), round(6 * scale)
        room, seen = room.inflate(-2 * margin, -2 * margin), list(covered)
        for place, wide in enumerate(_WIDTHS):
            width = round(wide * scale)
            size = width, self._height(width, scale)
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

    def _layout(self, width: int, scale: float) -> Layout:
        return lay_out(self.shown_tip.text, round(_TEXT * scale), width - round(2 * _EDGE * scale), INK)

    def _height(self, width: int, scale: float) -> int:
        return self._layout(width, scale).height + round((_HEAD + 1.5 * _EDGE) * scale)

    def _place_buttons(self) -> None:
        unit, rect = self.unit, self.rect
        high, right, top = unit(_BUTTON), rect.right - unit(_EDGE * 0.6), rect.top + unit(_EDGE * 0.5)
        for button in (self.close, self.more):
            place = pygame.Rect(right - high, top, high, high)
            button.place(place, self.scale)
            right = place.left - unit(5)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        blur = unit(8)
        surface.blit(shadow(*rect.size, unit(6), blur, 150), (rect.left - blur, rect.top - blur + unit(3)))
        surface.blit(paper_skin(*rect.size, self.scale), rect)
        left, middle = rect.left + unit(_EDGE), rect.top + unit(_EDGE * 0.6 + _HEAD / 2)
        mark = icon("hint", unit(_SYMBOL))
        surface.blit(mark, mark.get_rect(midleft=(left, middle)))
        room = rect.right - unit(_EDGE + 2 * _BUTTON) - left - unit(_SYMBOL + 7)
        at = left + unit(_SYMBOL + 7), middle
        draw_line(surface, self.shown_tip.title, "title", unit(_TITLE), INK, at, width=room)
        self._layout(rect.width, self.scale).draw(surface, left, rect.top + unit(_EDGE * 0.6 + _HEAD + 2))

    def boxes(self) -> list[Box]:
        # It lies over the picture of the table, on nothing that can be worked.
        return []


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
