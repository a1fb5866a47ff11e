"""One side of a lane: a Scrapbot in its lane with the plate on its shed, or an empty lane."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box
from game.ui.paint import pen
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import FOCUS, GOLD, SEATS
from game.ui.paint.scenery.pads import ZS_SIZE, pad, sleep
from game.ui.paint.text import fits
from game.ui.tables.scrapbots.lanes.figure_plate import FigurePlate

_GHOST = (110, 175)
"""How much of a Scrapbot is seen where it would be built, and where the pointer means that place."""
_HEAD, _NAME = 64, 118
"""The plate's part above the attacks, and the room for a name, in pixels of the drawing."""


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
        rect = pygame.Rect(0, 0, round(210 * self.size), round(215 * self.size))
        rect.midbottom = self.foot
        return rect


def robots_of(look: str, size: float, *, near: bool) -> list[Job]:
    """Paints a robot as it stands in a lane, ready and exhausted."""
    return [
        partial(standing_robot, look, size, "rest", left=not near, exhausted=tired) for tired in (True, False)
    ]


_ZS = (76, 50)
"""How far the Zs of a sleeper lie beside its middle, and below the top of its head, in its units."""


class LaneWidget(CardWidget):
    """`half` says where. A Scrapbot is given by its `face`, its state `bot` and its `full` health.

    `action` is what a click would settle, `ghost` a Scrapbot that would be built here.
    """

    def __init__(
        self,
        gallery: Gallery,
        half: Half,
        scale: float,
        seat: int,
        near: bool,
        face: CardFace | None,
        bot: Any,
    ) -> None:
        super().__init__(gallery, face)
        self.half, self.seat, self.near, self.bot = half, seat, near, bot
        self.full = 0
        self.again = self.hidden = self.awake = False
        self.action: Any = None
        self.ghost = ""
        self.state = ""
        """The word for how it is: ready, exhausted, destroyed."""
        self.nobody = ("", "")
        """What the plate of an empty lane says: a word, and a sentence or two."""
        self.plate = FigurePlate(half.plate, scale, seat, near=near)
        head = half.plate.copy()
        if bot is not None:
            head.height = self.plate.px(_HEAD)
        self.place(head, scale)

    @property
    def look(self) -> str:
        return str(self.bot.card) if self.bot is not None else ""

    @property
    def health(self) -> int:
        return max(0, self.full - self.bot.damage) if self.bot is not None else 0

    @property
    def exhausted(self) -> bool:
        """Not while it is still at the attack that exhausts it."""
        return self.bot is not None and bool(self.bot.exhausted) and not self.awake

    @property
    def tip_rect(self) -> pygame.Rect:
        """Below the whole plate, so that its attacks stay in sight."""
        return self.half.plate

    def hit(self, point: tuple[int, int]) -> bool:
        return self.half.plate.collidepoint(point) or self.half.field.collidepoint(point)

    def draw(self, surface: pygame.Surface) -> None:
        half = self.half
        state = "empty" if self.bot is None else "exhausted" if self.exhausted else "ready"
        ringed = self.picked or self.awake or bool(self.ghost) or self.focused or (self.lit and self.pickable)
        ring = hex_of(FOCUS if self.lit else GOLD) if ringed else ""
        ground = pad(half.size, SEATS[self.seat], state, ring)
        surface.blit(ground, ground.get_rect(center=half.foot))
        if (self.bot is not None and not self.hidden) or self.ghost:
            self.draw_figure(surface)
        if self.bot is not None and self.face is not None:
            facts = self.face.title, self.state, self.health, self.full
            self.plate.draw(surface, *facts, ready=not self.exhausted, again=self.again)
        else:
            self.plate.draw_empty(surface, *self.nobody)
        if ring:
            edge = half.plate.inflate(self.unit(5), self.unit(5))
            pen.rect(surface, ring, edge, max(2, self.unit(3.4)), border_radius=self.unit(8))

    def draw_figure(self, surface: pygame.Surface) -> None:
        """The Scrapbot, or the ghost of one that would be built."""
        half, look = self.half, self.look or self.ghost
        facing = {"left": not self.near, "exhausted": self.exhausted}
        image, (dx, dy) = standing_robot(look, half.size, "rest", **facing)
        if not self.look:
            image = image.copy()
            image.set_alpha(_GHOST[self.lit])
        rect = surface.blit(image, (half.foot[0] + dx, half.foot[1] + dy))
        if self.exhausted:
            surface.blit(sleep(half.size, self.near), self.sleep_place(rect.top))

    def sleep_place(self, head: int) -> tuple[int, int]:
        """Where the Zs of a sleeper lie whose head ends at `head`: beside it, below the lane behind."""
        half = self.half
        beside, below = _ZS
        x = half.foot[0] + round((-beside - ZS_SIZE if self.near else beside) * half.size)
        return x, head + round(below * half.size)

    def draw_cells(self, surface: pygame.Surface, loss: int) -> pygame.Rect:
        """The health with what a preview would take."""
        return self.plate.draw_cells(surface, self.health, self.full, loss)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring is drawn with the lane, under what stands before it."""

    def boxes(self) -> list[Box]:
        title = self.face.title if self.face is not None else ""
        return [Box(self.name, self.rect, fits(title, "title", self.plate.px(24), self.plate.px(_NAME)))]
