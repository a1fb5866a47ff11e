"""The note of a first-time tip: a slip of paper where it covers nothing that can be worked."""

from collections.abc import Sequence

import pygame

from game.content.tips import Tip
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import INK
from game.ui.paint.skins import paper_skin, shadow
from game.ui.paint.text import Layout, draw_line, lay_out

_WIDTHS = (300.0, 380.0, 520.0, 640.0)
"""Units: the note is broad and low where it has no room otherwise."""
_EDGE, _HEAD, _TEXT, _TITLE, _BUTTON, _SYMBOL = 14.0, 28.0, 14.5, 18.0, 30.0, 20.0
_SAMPLE = 16
"""Units between two points at which a control of another shape is tried."""
_STEP = 12
"""Units between two places that are tried."""


class TipNote(Widget):
    """The words of a tip; its buttons are controls of their own."""

    focusable = False

    def __init__(self, tip: Tip, more: Command, put_away: Command) -> None:
        super().__init__(name="tip")
        self.shown_tip = tip
        self.more = Button("Read more", more, symbol="book", size=15)
        self.more.visible = bool(tip.entry)
        self.close = Button("Got it", put_away, size=15)
        self.close.name = "put the tip away"

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
        self, room: pygame.Rect, taken: Sequence[pygame.Rect], covered: Sequence[pygame.Rect], scale: float
    ) -> bool:
        """Places it inside `room` where it covers nothing that is `taken`, and as little as can be of what
        is better seen (`covered`); False where there is no such place.
        """
        placed = self.rect.width > 0 and self.scale == scale and room.contains(self.rect)
        if placed and self.rect.collidelist(taken) < 0:  # type: ignore[arg-type]
            # It stays where it was read.
            return True
        best: tuple[float, pygame.Rect] | None = None
        step = max(4, round(_STEP * scale))
        margin = round(6 * scale)
        for wide in _WIDTHS:
            width = round(wide * scale)
            size = width, self._height(width, scale)
            if size[0] > room.width or size[1] > room.height:
                continue
            for top in range(room.top, room.bottom - size[1] + 1, step):
                for left in range(room.left, room.right - size[0] + 1, step):
                    rect = pygame.Rect((left, top), size)
                    if rect.inflate(margin, margin).collidelist(taken) >= 0:  # type: ignore[arg-type]
                        continue
                    cost = sum(_area(rect.clip(one)) for one in covered) + 0.02 * _area(rect)
                    if best is None or cost < best[0]:
                        best = cost, rect
        if best is None:
            return False
        self.place(best[1], scale)
        self._place_buttons()
        return True

    def _layout(self, width: int, scale: float) -> Layout:
        return lay_out(self.shown_tip.text, round(_TEXT * scale), width - round(2 * _EDGE * scale), INK)

    def _height(self, width: int, scale: float) -> int:
        return self._layout(width, scale).height + round((_HEAD + _BUTTON + 2.3 * _EDGE) * scale)

    def _place_buttons(self) -> None:
        unit, rect = self.unit, self.rect
        high, right = unit(_BUTTON), rect.right - unit(_EDGE)
        for button in (self.close, self.more):
            wide = unit(button.length(self.scale) + 4)
            place = pygame.Rect(right - wide, rect.bottom - unit(_EDGE * 0.8) - high, wide, high)
            button.place(place, self.scale)
            right = place.left - unit(8)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        blur = unit(8)
        surface.blit(shadow(*rect.size, unit(6), blur, 150), (rect.left - blur, rect.top - blur + unit(3)))
        surface.blit(paper_skin(*rect.size, self.scale), rect)
        left, middle = rect.left + unit(_EDGE), rect.top + unit(_EDGE * 0.6 + _HEAD / 2)
        mark = icon("hint", unit(_SYMBOL))
        surface.blit(mark, mark.get_rect(midleft=(left, middle)))
        room = rect.right - unit(_EDGE) - left - unit(_SYMBOL + 7)
        at = left + unit(_SYMBOL + 7), middle
        draw_line(surface, self.shown_tip.title, "title", unit(_TITLE), INK, at, width=room)
        self._layout(rect.width, self.scale).draw(surface, left, rect.top + unit(_EDGE * 0.6 + _HEAD + 2))

    def boxes(self) -> list[Box]:
        # It lies over the picture of the table, on nothing that can be worked.
        return []


def taken_places(widgets: Sequence[Widget], scale: float) -> list[pygame.Rect]:
    """Where something can be worked, or says why it cannot be; only there where a control is no rectangle."""
    found: list[pygame.Rect] = []
    for widget in widgets:
        if not widget.visible or not (widget.reachable or widget.workable or widget.refused):
            continue
        if type(widget).hit is Widget.hit:
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
