"""What every control is: a rectangle that can be drawn, pointed at, focused and worked."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Self

import pygame

from game.ui.paint.materials.skins import ring_margin, ring_skin
from game.ui.paint.palette import INK, TEXT, Color


@dataclass(frozen=True, slots=True)
class Box:
    """Where something was drawn, for the test that nothing is cut or overlaps."""

    name: str
    rect: pygame.Rect
    fits: bool = True


Command = Callable[[], None]
Text = str | Callable[[], str]
"""A sentence, or what makes it anew each time that it is shown."""


def words_of(text: Text) -> str:
    """The sentence as it stands now."""
    return text if isinstance(text, str) else text()


_SAMPLE = 16
"""Units between two points at which a control of another shape is tried."""
_IN_USE = ("rect", "scale", "hovered", "focused", "pressed")
"""Attributes that stay when a control takes over the values of a new one."""


class Widget:
    """Base of all controls.

    `hint` says what the control shows or does; a disabled control says there why it is. `refusal` answers a
    click on a control that cannot be worked now; without one the reason of a disabled control does.
    """

    focusable = True
    group = ""
    """Controls of one group are one stop for Tab; arrows go from one to the other."""
    tab_stop = True
    """Whether Tab stops here, coming from outside the group."""
    tab_rank = 0
    """Tab comes to controls of a lower rank first; to those of one rank in their order."""
    in_background = False
    """Whether the pointer means any other control at the same place rather than this one."""
    solid = True
    """Whether other things may not lie on it."""
    hint_beside = False
    """Whether its hint comes up right or left of it: what is above and below is needed."""
    keeps: ClassVar[tuple[str, ...]] = ()
    """More attributes that stay in `take_over`: an offset of scrolling, a cursor."""
    on_paper = False
    """Whether what it says stands on paper, in ink."""

    def __init__(self, name: str = "", hint: Text = "") -> None:
        self.name = name
        self.hint = hint
        self.refusal: Text = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = 1.0
        self.enabled = True
        self.reason = ""
        self.visible = True
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.cut = False
        """Whether the layout engine had too little room for it."""
        self.about: object = None
        """The value that it shows, for tests and tips."""
        self.pane: Widget | None = None
        """The pane that scrolls it."""

    def wants(self, scale: float) -> tuple[int, int]:
        """The least and the best width in pixels."""
        return 0, 0

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        """The least and the best height in pixels, at a width in pixels."""
        return 0, 0

    def take_over(self, fresh: Self) -> None:
        """Takes the values of a new control of the same name; place, focus and hover stay."""
        kept = {name: self.__dict__[name] for name in (*_IN_USE, *self.keeps)}
        self.__dict__.clear()
        self.__dict__.update(fresh.__dict__)
        self.__dict__.update(kept)

    def place(self, rect: pygame.Rect, scale: float) -> None:
        """Puts the control there; sizes inside it follow `scale` (pixels a unit)."""
        self.rect = rect.copy()
        self.scale = scale

    def slide(self, by: int) -> None:
        """A pane scrolls it by so many pixels downwards."""
        self.rect.move_ip(0, by)

    def unit(self, amount: float) -> int:
        return round(amount * self.scale)

    @property
    def reach(self) -> pygame.Rect:
        """All that it may paint: more than its rectangle, for its ring and its shadow."""
        margin = 2 * ring_margin(self.scale)
        return self.rect.inflate(2 * margin, 2 * margin)

    @property
    def ink(self) -> Color:
        """The colour of its words on the ground that they stand on."""
        return INK if self.on_paper else TEXT

    @property
    def reachable(self) -> bool:
        return self.visible and self.enabled and self.focusable

    @property
    def pointable(self) -> bool:
        """Whether the mouse over it means this control."""
        return self.visible and (self.focusable or bool(self.hint) or bool(self.refusal))

    @property
    def workable(self) -> bool:
        """Whether a click or Enter does something now."""
        return self.enabled and type(self).activate is not Widget.activate

    @property
    def refused(self) -> str:
        """Why a click or Enter does nothing now; "" where it does something or there is nothing to say."""
        if self.workable or (self.enabled and not self.refusal):
            return ""
        return words_of(self.refusal) or self.reason

    @property
    def tip(self) -> str:
        """The words of its hint; none if it has nothing to say."""
        hint = words_of(self.hint)
        if self.enabled:
            return hint
        return "\n".join(part for part in (self.reason or words_of(self.refusal), hint) if part)

    @property
    def tip_rect(self) -> pygame.Rect:
        """What its tooltip stands beside."""
        return self.rect

    def hit(self, point: tuple[int, int]) -> bool:
        """Whether a point of the screen lies on the control; one that is no rectangle says so here."""
        return self.rect.collidepoint(point)

    def work_places(self) -> list[pygame.Rect]:
        """Where a click does something, or says why it does nothing; no rectangle is made of small ones."""
        if type(self).hit is Widget.hit:
            return [self.rect]
        rect, step = self.rect, max(8, self.unit(_SAMPLE))
        squares = (
            pygame.Rect(x, y, step, step)
            for y in range(rect.top, rect.bottom, step)
            for x in range(rect.left, rect.right, step)
        )
        return [one for one in squares if self.hit(one.center)]

    def enable(self, on: bool = True, reason: str = "") -> None:
        """Makes the control usable, or not, and then says why in a sentence."""
        self.enabled, self.reason = on, reason

    @property
    def lit(self) -> bool:
        return self.enabled and (self.hovered or self.focused)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the control as it stands; changes nothing."""

    def activate(self) -> None:
        """Enter, a click, the gamepad's first button."""

    def nudge(self, by: int) -> bool:
        """Left or right on a focused control; True when it took the key."""
        return False

    def scroll(self, by: int) -> bool:
        """The mouse wheel over the control."""
        return False

    @property
    def bar(self) -> pygame.Rect:
        """The strip by which a pane that scrolls can be dragged; empty for all other controls."""
        return pygame.Rect(0, 0, 0, 0)

    def turn_page(self, way: int) -> bool:
        """Scrolls by nearly its height, forwards or back; True if anything moved."""
        return False

    def reveal(self, widget: "Widget") -> None:
        """Brings a control that it scrolls into sight."""

    def shows(self, widget: "Widget") -> bool:
        """Whether a control that it scrolls is drawn where it is now, perhaps in part."""
        return True

    def point(self, place: tuple[int, int]) -> bool:
        """The mouse moves over the control; True when it now means another part of it."""
        return False

    def press(self, place: tuple[int, int]) -> None:
        """The mouse button goes down at `place`."""

    def drag(self, place: tuple[int, int]) -> None:
        """The mouse moves with its button held, having gone down here."""

    def let_go(self) -> None:
        """The mouse button that went down on it comes up, wherever the pointer is."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key or text while focused; True when it was taken."""
        return False

    def boxes(self) -> list[Box]:
        """Where it is, and whether it is whole; a pixel may be missing by rounding."""
        if not self.solid:
            return []
        wide, high = self.wants(self.scale)[0], self.wants_high(self.rect.width, self.scale)[0]
        whole = not self.cut and wide <= self.rect.width + 1 and high <= self.rect.height + 1
        return [Box(self.name or type(self).__name__, self.rect, whole)]

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The one ring, around what the keys or the pointer mean."""
        self.draw_ring(surface, self.rect)

    def draw_ring(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The ring around a place."""
        margin = ring_margin(self.scale)
        surface.blit(ring_skin(*rect.size, self.scale), (rect.left - margin, rect.top - margin))
