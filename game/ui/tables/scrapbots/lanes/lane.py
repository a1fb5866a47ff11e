"""One side of a lane: a Scrapbot in its lane with the plate on its shed, or an empty lane."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.ui.kit.card import CardWidget
from game.ui.layout.nodes import Node
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import FOCUS, GOLD, SEATS, TEXT
from game.ui.paint.scenery.pads import ZS_SIZE, pad, sleep
from game.ui.paint.text import Anchor, draw_line
from game.ui.tables.scrapbots.lanes.figure_plate import (
    CELLS,
    Danger,
    beside_stripe,
    draw_cells,
    draw_plate,
    figure_head,
    lost_cells,
    low_head,
    nobody,
)
from game.ui.tables.scrapbots.lanes.outline import outline
from game.ui.tables.scrapbots.lanes.tag import draw_ground, tag_size
from game.ui.tables.shows.breathing import draw_raised

_GHOST = (165, 220)
"""How much of a Scrapbot is seen where it would be built, and where the pointer means that place."""
FIGURE = 210, 215
"""About the size of a Scrapbot in drawing units."""


@dataclass(frozen=True, slots=True)
class Half:
    """One side of a lane: where its Scrapbot stands and is drawn, the plate on its shed, the gate's lamp."""

    foot: tuple[int, int]
    size: float
    field: pygame.Rect
    plate: pygame.Rect
    lamp: tuple[int, int]

    @property
    def figure(self) -> pygame.Rect:
        """About what a Scrapbot covers."""
        rect = pygame.Rect(0, 0, *(round(one * self.size) for one in FIGURE))
        rect.midbottom = self.foot
        return rect


def robots_of(look: str, size: float, *, near: bool) -> list[Job]:
    """Paints a robot as it stands in a lane, ready and exhausted."""
    return [
        partial(standing_robot, look, size, "rest", left=not near, exhausted=tired) for tired in (True, False)
    ]


_OUTLINE, _SEEN = 0.9, (0.5, 0.75)
"""Size of the outline in an empty lane, beside a Scrapbot, and how much it is seen: more of one's own."""
_WAKES, _ASIDE, _UP = (13, 12), 0.36, (90, 60)
"""Units of type for when a sleeper wakes, the second with large type; how far it is from the middle of the
sleeper, in widths of it, and above its feet in its units (the second with large type).
"""
_SIGN = 25
"""Units: height of the plate of a lane that is empty and quiet."""
_TAG = 15
"""Units of type for which the room around the words of a tag is made."""
_BELOW = 14
"""How far a sleeper reaches below its feet at the most, in its units."""
_ZS = (76, 90)
"""How far the Zs of a sleeper lie beside its middle, and below the top of its head, in its units."""


class LaneWidget(TreeWidget, CardWidget):
    """`half` says where. A Scrapbot is given by its `face`, its state `bot` and its `full` health.

    `action` is what a click would settle, `ghost` a Scrapbot that would be built here.
    """

    def __init__(
        self,
        gallery: Gallery,
        half: Half,
        seat: int,
        near: bool,
        face: CardFace | None,
        bot: Any,
    ) -> None:
        super().__init__(gallery, face)
        self.half, self.seat, self.near, self.bot = half, seat, near, bot
        self.full = 0
        self.up = 0
        """How many pixels its Scrapbot is raised by a breath."""
        self.again = self.hidden = self.awake = self.large = False
        self.action: Any = None
        self.ghost = ""
        self.state = ""
        """The word for how it is: ready, exhausted, destroyed."""
        self.wakes = ""
        """When it is ready again, where it is exhausted."""
        self.nobody: tuple[str, str, Danger] = ("", "", "quiet")
        """What the plate of an empty lane says: a word, a sentence or two, and how bad it is."""

    @property
    def look(self) -> str:
        return str(self.bot.card) if self.bot is not None else ""

    @property
    def health(self) -> int:
        return max(0, self.full - self.bot.damage) if self.bot is not None else 0

    @property
    def stands(self) -> bool:
        """A Scrapbot that a blow has felled is gone before its card is."""
        return self.bot is not None and (self.health > 0 or not self.full)

    @property
    def exhausted(self) -> bool:
        """Not while it is still at the attack that exhausts it."""
        return self.bot is not None and bool(self.bot.exhausted) and not self.awake

    @property
    def tip_rect(self) -> pygame.Rect:
        """Below the whole plate, so that its attacks stay in sight."""
        return self.half.plate

    def hit(self, point: tuple[int, int]) -> bool:
        """The plate, the lane, and the Scrapbot, whose head is over the lane behind."""
        body = self.half.figure
        if self.stands and body.inflate(-body.width * 2 // 5, 0).collidepoint(point):
            return True
        return self.half.plate.collidepoint(point) or self.half.field.collidepoint(point)

    def work_places(self) -> list[pygame.Rect]:
        return [self.half.plate, self.half.field]

    def body(self) -> Node:
        if self.face is None:
            return beside_stripe(nobody(*self.nobody, large=self.large), near=self.near)
        tone = "destroyed" if self.health <= 0 else self.condition
        make = low_head if self.large else figure_head
        head = make(self.face.title, self.state, tone, self.health, self.full, again=self.again)
        return beside_stripe(head, near=self.near)

    @property
    def condition(self) -> str:
        """Ready, exhausted or empty: how pad and plate look."""
        return "empty" if self.bot is None else "exhausted" if self.exhausted else "ready"

    @property
    def sign(self) -> pygame.Rect:
        """Its plate: a low one for one word where the lane is empty and quiet, so that the shed is seen."""
        plate = self.half.plate
        if self.bot is not None or self.nobody[2] != "quiet" or self.pickable:
            return plate
        low = plate.copy()
        low.height = self.unit(_SIGN)
        low.bottom = plate.bottom
        return low

    @property
    def health_place(self) -> pygame.Rect | None:
        """Where the health is on the plate."""
        return next((one.rect for one in self.inside if one.name == CELLS), None)

    def draw_ground(self, surface: pygame.Surface) -> None:
        half, state = self.half, self.condition
        ringed = self.picked or self.awake or bool(self.ghost) or self.focused or (self.lit and self.pickable)
        ring = hex_of(FOCUS if self.lit else GOLD) if ringed else ""
        ground = pad(half.size, SEATS[self.seat], state, ring)
        surface.blit(ground, ground.get_rect(center=half.foot))
        if (self.stands and not self.hidden) or self.ghost:
            self.draw_figure(surface)
        elif self.bot is None:
            image = outline(half.size * _OUTLINE, SEATS[self.seat], _SEEN[self.near])
            surface.blit(image, image.get_rect(midbottom=half.foot))
        if self.exhausted and self.wakes and self.stands and not self.hidden:
            self._draw_wakes(surface)
        draw_plate(surface, half.plate if ring else self.sign, self.scale, self.seat, state, near=self.near)
        if ring:
            edge = half.plate.inflate(self.unit(5), self.unit(5))
            pen.rect(surface, ring, edge, max(2, self.unit(3.4)), border_radius=self.unit(8))

    @property
    def breathes(self) -> bool:
        """A Scrapbot that is ready, and seen."""
        return self.condition == "ready" and not self.hidden and self.stands

    def figure(self) -> Drawn:
        """The Scrapbot, or one that would be built, with its corner."""
        half, facing = self.half, {"left": not self.near, "exhausted": self.exhausted}
        image, (dx, dy) = standing_robot(self.look or self.ghost, half.size, "rest", **facing)
        below = dy + image.get_bounding_rect().bottom - round(_BELOW * half.size)
        # Limbs that hang would lie over the rail.
        dy -= max(0, below) if self.exhausted else 0
        return image, (half.foot[0] + dx, half.foot[1] + dy)

    def draw_figure(self, surface: pygame.Surface) -> None:
        """The Scrapbot, or the ghost of one that would be built."""
        image, corner = self.figure()
        if not self.look:
            image = image.copy()
            image.set_alpha(_GHOST[self.lit])
        draw_raised(surface, image, corner, self.up if self.breathes else 0)
        if self.exhausted:
            surface.blit(sleep(self.half.size, self.near), self.sleep_place(corner[1]))

    def _draw_wakes(self, surface: pygame.Surface) -> None:
        """When it wakes, on a small plate."""
        plate = self._wakes_plate
        draw_ground(surface, plate, self.scale, "nothing")
        pixels = self.unit(_WAKES[self.large])
        draw_line(surface, self.wakes, "title", pixels, TEXT, plate.center, "center")

    @property
    def _wakes_plate(self) -> pygame.Rect:
        pixels = self.unit(_WAKES[self.large])
        plate = pygame.Rect((0, 0), tag_size(self.wakes, pixels / _TAG, size=_TAG))
        place, anchor = self._wakes_at()
        plate.midleft = place
        if anchor == "right":
            plate.midright = place
        return plate

    @property
    def read_place(self) -> pygame.Rect:
        """The Scrapbot, with what stands beside a sleeper."""
        figure = self.half.figure
        return figure.union(self._wakes_plate) if self.exhausted and self.wakes else figure

    def _wakes_at(self) -> tuple[tuple[int, int], Anchor]:
        """Beside its chest, towards the middle: above the heads of the next lane."""
        (x, y), aside = self.half.foot, round(self.half.figure.width * _ASIDE)
        y -= round(_UP[self.large] * self.half.size)
        return ((x + aside, y), "left") if self.near else ((x - aside, y), "right")

    def sleep_place(self, head: int) -> tuple[int, int]:
        """Where the Zs of a sleeper lie whose head ends at `head`: beside it, below the lane behind."""
        half = self.half
        beside, below = _ZS
        x = half.foot[0] + round((-beside - ZS_SIZE if self.near else beside) * half.size)
        return x, head + round(below * half.size)

    def draw_loss(self, surface: pygame.Surface, loss: int) -> list[pygame.Rect]:
        """The health with what a preview would take."""
        place = self.health_place
        if place is None:
            return []
        draw_cells(surface, place, self.health, self.full, loss)
        return [place]

    def lost_cells(self, before: int, after: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """The cells between two healths as they go, each with its middle, the last first."""
        place = self.health_place
        return lost_cells(place, before, after, self.full) if place is not None else []

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring is drawn with the lane, under what stands before it."""
