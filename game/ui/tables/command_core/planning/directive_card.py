"""Directives as controls: a pile in the hand of a mech, and a slot of its program."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Box, Column, Node
from game.ui.layout.painted import Ground
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.cards.directive_plan import seam
from game.ui.paint.cards.faces import CardFace, DirectiveFace, Form
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import GOLD as GOLD_PLATE
from game.ui.paint.materials.skins import STEEL as KEY_PLATE
from game.ui.paint.materials.skins import box, shadow
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import DANGER, FOCUS, GOLD, ON_GOLD, TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.text import draw_line
from game.ui.tables.command_core.planning.directive_image import directive_image

_C = art_colors("command_core/directive_card")
_LINK: tuple[str, str, str] = _C.ramp("link")
_BADGE, _RIM, _UPPER, _ON_BAR = 0.42, 0.9, 0.37, 0.15
"""How far down the number of equal cards stands, as a share of the height: over the picture; without one, on
the seam of a split card and at the foot of another. The last ones are for the digit of a split card: between
two deltas, and on the bar that two low halves share.
"""


DIGITS = "1234567890-="
"""What stands on the keys of the directives of a hand: digits, and the two keys right of the 0."""


class DirectiveCard(CardWidget):
    """A directive at its planner size; without a `card` an empty frame that says `words`."""

    in_slot = False
    form: Form = "planner"

    def __init__(
        self, gallery: Gallery, name: str, card: str, face: CardFace | None, pick: Command | None = None
    ) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.name = name
        self.card = card
        self.flipped = False
        self.combo: int | None = None
        """The combo that holds, by its index."""
        self.words: tuple[str, ...] = ()
        self.focusable = face is not None or pick is not None

    @property
    def pointable(self) -> bool:
        return self.visible

    def draw(self, surface: pygame.Surface) -> None:
        if not self.card:
            draw_tree(surface, _frame(self.words), self.rect, self.scale)
            return
        image = directive_image(
            self.card,
            self.rect.width,
            flipped=self.flipped,
            combo=self.combo,
            dim=self.dim,
            in_slot=self.in_slot,
            form=self.form,
        )
        blur = max(3, self.unit(6))
        surface.blit(
            shadow(*image.get_size(), self.unit(7), blur),
            (self.rect.left - blur, self.rect.top - blur + self.unit(2)),
        )
        surface.blit(image, self.rect)
        if self.picked:
            width = max(2, self.unit(3))
            pen.rect(surface, GOLD, self.rect.inflate(width, width), width, border_radius=self.unit(8))


def _frame(words: tuple[str, ...]) -> Node:
    """An empty place with a word or two."""
    lines = [
        Text(one, "empty slot" if place == 0 else "empty slot note", anchor="center", height=17)
        for place, one in enumerate(words)
    ]
    return Box(Column(*lines, justify="center"), pad=(4, 0), ground=Ground(tone="empty slot"))


class PileCard(DirectiveCard):
    """Equal directives of a mech; `free` of them lie in no slot."""

    keeps = ("low",)
    free = 1
    count = 1
    digit = 0
    """The digit that lays it down; 0: none."""
    pick_lower: Command | None = None
    """Lays it down with its lower half up."""

    def __init__(
        self, gallery: Gallery, name: str, card: str, face: CardFace | None, pick: Command | None = None
    ) -> None:
        super().__init__(gallery, name, card, face, pick)
        self.low = False
        """Whether the pointer is on the lower half of a split directive."""

    @property
    def badge(self) -> pygame.Rect:
        """Where the number of equal cards stands: over the picture, or at the rim beside the words."""
        wide = self.bare
        size, out = self.unit(19 if wide else 24), self.unit(10 if self.form == "wide" else 3)
        down = (seam(self.form) if self.split else _RIM) if wide else _BADGE
        if self.split and self.form == "broad":
            down = _ON_BAR
        badge = pygame.Rect(0, 0, size + self.unit(6), size)
        badge.midright = self.rect.right + out, self.rect.top + round(self.rect.height * down)
        return badge

    @property
    def bare(self) -> bool:
        """Whether there is no picture on it."""
        return self.form in ("wide", "broad")

    @property
    def split(self) -> bool:
        return isinstance(self.face, DirectiveFace) and len(self.face.halves) > 1

    @property
    def _seam(self) -> int:
        """Where the halves of a split card meet, in pixels from above."""
        return self.rect.top + round(self.rect.height * seam(self.form))

    @property
    def means_lower(self) -> bool:
        """Whether a click lays it down with its lower half up."""
        return self.low and self.hovered and self.pick_lower is not None

    def point(self, place: tuple[int, int]) -> bool:
        before, self.low = self.low, self.split and place[1] > self._seam
        return self.low != before

    def activate(self) -> None:
        if self.means_lower and self.pick_lower is not None:
            self.pick_lower()
        else:
            super().activate()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.split and self.hovered:
            half = self.rect.copy()
            if self.means_lower:
                half.top = self._seam
                half.height = self.rect.bottom - half.top
            else:
                half.height = self._seam - half.top
            pen.rect(surface, FOCUS, half, max(2, self.unit(2)), border_radius=self.unit(7))
        self._draw_badge(surface)
        self._draw_digit(surface)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The number of equal cards lies on the ring, whole."""
        super().draw_focus(surface)
        self._draw_badge(surface)
        self._draw_digit(surface)

    @property
    def key_cap(self) -> pygame.Rect:
        """Where the digit stands: at the left rim, opposite the number of equal cards."""
        wide = self.bare
        size = max(self.unit(16), 16)
        cap = pygame.Rect(0, 0, size, size)
        down = (_UPPER if self.split else _RIM) if wide else _BADGE
        if self.split and self.form == "broad":
            down = _ON_BAR
        cap.midleft = self.rect.left - self.unit(3), self.rect.top + round(self.rect.height * down)
        return cap

    def _draw_digit(self, surface: pygame.Surface) -> None:
        if self.digit and self.card:
            cap = self.key_cap
            surface.blit(box(*cap.size, self.unit(4), *KEY_PLATE, INK, 2), cap)
            pixels = max(12, round(cap.height * 0.76))
            draw_line(surface, DIGITS[self.digit - 1], "title", pixels, TEXT, cap.center, "center")

    def _draw_badge(self, surface: pygame.Surface) -> None:
        if self.card and self.free > 1:
            badge = self.badge
            size = badge.height
            surface.blit(box(*badge.size, self.unit(6), *GOLD_PLATE, INK, 2), badge)
            draw_line(surface, f"×{self.free}", "title", round(size * 0.67), ON_GOLD, badge.center, "center")


class SlotCard(DirectiveCard):
    """A slot of a program. `decided` ones cannot be changed any more; `mark` is "at work" or "stopped"."""

    in_slot = True
    slot = 0
    decided = False
    mark = ""
    comes_next = False
    """Whether the next directive goes there."""
    linked = False
    """Whether it is linked to the card at its left, because one counts more for the other."""

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.linked:
            size = self.unit(19)
            disc = box(size, size, size / 2, *_LINK, 2)
            place = disc.get_rect(center=(self.rect.left - self.unit(3), self.rect.bottom - size))
            surface.blit(disc, place)
            mark = icon("link", round(size * 0.62))
            surface.blit(mark, mark.get_rect(center=place.center))
        width = max(2, self.unit(3))
        if self.mark:
            color = DANGER if self.mark == "stopped" else GOLD
            pen.rect(surface, color, self.rect.inflate(width, width), width, border_radius=self.unit(8))
        if self.decided and self.card:
            mark = icon("lock", self.unit(18))
            surface.blit(mark, mark.get_rect(topright=self.rect.topright))
        if self.picked and not self.card:
            pen.rect(surface, GOLD, self.rect, width, border_radius=self.unit(7))
        elif self.comes_next and not self.card:
            pen.rect(surface, GOLD, self.rect, max(1, self.unit(1.2)), border_radius=self.unit(7))
        if self.lit and not self.card:
            pen.rect(surface, FOCUS, self.rect, max(1, self.unit(2)), border_radius=self.unit(7))
