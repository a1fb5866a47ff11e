"""The games as boxes on a shelf: art, name, a line; those still to come are shut and say so."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.boxes import (
    HEIGHT,
    RIM,
    RISE,
    SIDE,
    WIDTH,
    BoxPicture,
    Drawn,
    paint_attack,
    paint_box,
    plain_case,
)
from game.ui.paint.late import LatePictures
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.paint.shelf import label_stripe
from game.ui.paint.skins import paper_skin, shadow, steel_skin
from game.ui.paint.text import draw_line, fits
from game.ui.tables.game_ui import COMING, all_games


@dataclass(frozen=True, slots=True)
class Title:
    """A game of the shelf; `ready` ones can be played."""

    game: str
    name: str
    line: str
    ready: bool


def shelf() -> tuple[Title, ...]:
    """The games that can be played, then those to come."""
    return (
        *(Title(game.id, game.name, game.line, True) for game in all_games()),
        *(Title(game.id, game.name, IN_WORK, False) for game in COMING),
    )


IN_WORK = "In the workshop"
FORWARD = 9.3
"""Units that a box comes forward while it is meant."""
_FORWARD_TIME = 110
_LABEL, _LABEL_FOOT = 68, 11
"""Height of the label and its distance from the foot of the box, in units."""
_BREATH, _DEEP = 2400, 1.4
"""Milliseconds that a breath takes, and how far it moves a figure, in units."""


class GameBox(Widget):
    """One box; a click opens the set-up of a game that is ready."""

    def __init__(self, title: Title, number: int, command: Command, pictures: LatePictures) -> None:
        super().__init__(name=f"box {title.game}")
        self.title = title
        self.number = number
        self.command = command
        self.pictures = pictures
        self.lively = True
        self.meant = False
        self._forward = 0.0
        self._clock = number * _BREATH // 8
        self._offsets: tuple[int, ...] = ()
        self.enable(title.ready, f"{title.name} is still in the workshop.")

    def activate(self) -> None:
        self.command()

    @property
    def reach(self) -> pygame.Rect:
        """All that the box, its figures, shadow and ring may touch."""
        sides, above, below = self.unit(SIDE + 14), self.unit(RISE + FORWARD), self.unit(20)
        rect = self.rect
        return pygame.Rect(
            rect.left - sides, rect.top - above, rect.width + 2 * sides, rect.height + above + below
        )

    @property
    def living(self) -> pygame.Rect:
        """Where its figures are seen while it stands: all that a breath changes."""
        rise = self.unit(RISE + FORWARD * self._forward)
        label = self._label_rect(self._front())
        return pygame.Rect(
            self.rect.left,
            self.rect.top - rise,
            self.rect.width,
            label.top - self.rect.top + rise + self.unit(4),
        )

    def live(self, milliseconds: int) -> bool:
        """Carries breath and steps on; True while the box comes forward or goes back."""
        if not self.lively:
            self._forward, self._offsets = 0.0, ()
            return False
        self._clock += milliseconds
        target = 1.0 if self.meant and self.enabled else 0.0
        step = milliseconds / _FORWARD_TIME
        before = self._forward
        self._forward = min(target, before + step) if target else max(target, before - step)
        return self._forward != before

    def breathes(self) -> bool:
        """Whether a figure has moved since the last time that this was asked."""
        if not self.lively or not self.enabled:
            return False
        before, self._offsets = self._offsets, self._breath()
        return before != self._offsets

    def _breath(self) -> tuple[int, ...]:
        """Pixels that each figure is lower: one breathes in while the next breathes out.

        So all of a box move at the same moments, and few pictures a second are enough.
        """
        deep = max(1, self.unit(_DEEP))
        offsets = []
        for place in range(4):
            share = (self._clock / _BREATH + place / 2) % 1
            offsets.append(round(deep * (2 * share if share < 0.5 else 2 - 2 * share)))
        return tuple(offsets)

    def _front(self) -> pygame.Rect:
        return self.rect.move(0, -self.unit(FORWARD * self._forward))

    def draw(self, surface: pygame.Surface) -> None:
        front = self._front()
        self._shadow(surface, front)
        picture = self._picture()
        surface.blit(picture.case if picture else plain_case(self.scale), front)
        self._figures(surface, front)
        self._label(surface, front)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring lies behind the heads that rise over it."""
        front = self._front()
        self.draw_ring(surface, front)
        self._figures(surface, front)
        self._label(surface, front)

    def _picture(self) -> BoxPicture | None:
        """None while it is being painted."""
        game, scale = self.title.game, self.scale
        return self.pictures.get((game, scale), partial(paint_box, game, scale))

    def _shadow(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        blur = max(3, self.unit(12))
        size = front.width + self.unit(SIDE + 4), self.unit(20)
        image = shadow(*size, self.unit(7), blur, 170)
        surface.blit(image, (front.left - blur - self.unit(2), self.rect.bottom - self.unit(16) - blur))

    def _drawn(self) -> tuple[Drawn, ...]:
        """The figures as they stand now, as far as they are painted."""
        game, scale = self.title.game, self.scale
        if self.lively and self.meant and self.enabled:
            attack = self.pictures.get((game, scale, "attack"), partial(paint_attack, game, scale))
            if attack is not None:
                return attack
        picture = self._picture()
        return picture.figures if picture else ()

    def _figures(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        """Kept in by the sides and the foot of the box, free above it."""
        rim = self.unit(RIM) + 1
        inside = front.inflate(-2 * rim, -2 * rim)
        above = pygame.Rect(front.left, front.top - self.unit(RISE), front.width, 0)
        above.height = inside.top - above.top
        before = surface.get_clip()
        offsets = self._offsets or (0,) * 4
        for part in (above, inside):
            surface.set_clip(part.clip(before))
            for (image, corner), lower in zip(self._drawn(), offsets, strict=False):
                surface.blit(image, (front.left + corner[0], front.top + corner[1] + lower))
        surface.set_clip(before)

    def _label_rect(self, front: pygame.Rect) -> pygame.Rect:
        height = self.unit(_LABEL)
        top = front.bottom - self.unit(_LABEL_FOOT) - height
        return pygame.Rect(front.left - self.unit(4), top, front.width + self.unit(8), height)

    def _label(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        plate = self._label_rect(front)
        blur = max(3, self.unit(7))
        shade = shadow(*plate.size, self.unit(6), blur)
        surface.blit(shade, (plate.left - blur, plate.top - blur + self.unit(3)))
        surface.blit(steel_skin(*plate.size, self.scale), plate)
        picture = self._picture()
        if picture is not None:
            edge = self.unit(2.4)
            stripe = label_stripe(self.unit(11), plate.height - 2 * edge, *picture.colors)
            surface.blit(stripe, (plate.left + edge, plate.top + edge))
        ready = self.title.ready
        left = plate.left + self.unit(21)
        right = plate.right - self.unit(12)
        if ready:
            cap = pygame.Rect(0, 0, self.unit(22), self.unit(21))
            cap.midright = right, plate.top + self.unit(24)
            surface.blit(paper_skin(*cap.size, self.scale * 0.7), cap)
            draw_line(surface, str(self.number), "bold", self.unit(13), (38, 30, 28), cap.center, "center")
            right = cap.left - self.unit(6)
        draw_line(
            surface,
            self.title.name.upper(),
            "title",
            self.unit(28),
            TEXT if ready else TEXT_SOFT,
            (left, plate.top + self.unit(24)),
            outline=self.unit(2) if ready else 0,
            width=right - left,
        )
        draw_line(
            surface,
            self.title.line,
            "text" if ready else "italic",
            self.unit(13),
            TEXT,
            (left, plate.top + self.unit(50)),
            width=plate.right - self.unit(12) - left,
        )

    def boxes(self) -> list[Box]:
        room = self._label_rect(self.rect).width - self.unit(33)
        name = fits(self.title.name.upper(), "title", self.unit(28), room - self.unit(28))
        return [Box(self.name, self.rect, name and fits(self.title.line, "text", self.unit(13), room))]


def box_size() -> tuple[float, float, float]:
    """Width and height of a box's front, and the width of its side, in units."""
    return WIDTH, HEIGHT, SIDE
