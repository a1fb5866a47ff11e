"""The games as boxes on a shelf: art, name, a line; those still to come are shut and say so."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.materials.skins import paper_skin, shadow, steel_skin
from game.ui.paint.scenery.box_sheets import shipped_sheet
from game.ui.paint.scenery.boxes import (
    HEIGHT,
    RIM,
    RISE,
    SIDE,
    WIDTH,
    BoxPicture,
    Figures,
    paint_attack,
    paint_box,
    plain_case,
)
from game.ui.paint.scenery.shelf import label_stripe
from game.ui.tables.game_ui import COMING, all_games
from game.words.messages import SCREENS, shipped_messages


@dataclass(frozen=True, slots=True)
class Title:
    """A game of the shelf; `ready` ones can be played."""

    game: str
    name: str
    line: str
    ready: bool


def shelf() -> tuple[Title, ...]:
    """The games that can be played, then those to come."""
    in_work = shipped_messages(SCREENS).say("title", "in_work")
    return (
        *(Title(game.id, game.name, game.line, True) for game in all_games()),
        *(Title(game.id, game.name, in_work, False) for game in COMING),
    )


CELL = WIDTH + SIDE, HEIGHT
"""Width and height of a box with its side, in units."""
FORWARD = 9.3
"""Units that a box comes forward while it is meant."""
_FORWARD_TIME = 110
_LABEL, _HIGH_LABEL, _LABEL_FOOT = 68, 80, 11
"""Height of the label, and of one with two lines, and its distance from the foot of the box, in units."""
_LEAST_LABEL = 0.78
"""Share of its full size below which the words of a label could not be read."""
_EDGE = 2.4
"""Units of steel around the stripe of a label."""
_BREATH, _DEEP = 4000, 1.4
"""Milliseconds that a breath takes, and how far it moves a figure, in units."""
_NOBODY = Figures((), ())
_PULSE, _BRIGHTEST = 3 * _BREATH, 3
"""Milliseconds from one glow of the eyes to the next, and how often their light is added then."""


class GameBox(Plate):
    """One box; a click opens the set-up of a game that is ready.

    Its place is as wide as the box with its side; `rect` is the front. `share` is how large the box is drawn;
    its label, on which its words stand, then shrinks by less, and is higher.
    """

    def __init__(self, title: Title, number: int, command: Command, pictures: LatePictures) -> None:
        super().__init__(name=f"box {title.game}")
        self.title = title
        self.number = number
        self.command = command
        self.pictures = pictures
        self.share = 1.0
        self.ceiling = 0
        """In pixels: figures that would rise above this line stand lower."""
        self.lively = True
        self.meant = False
        self._forward = 0.0
        # All move at the same moments: few pictures a second are enough.
        self._clock = number * _BREATH
        self._offsets: tuple[int, ...] = ()
        self._glow: tuple[int, ...] = ()
        self.enable(title.ready, shipped_messages(SCREENS).say("title", "in_work_why", game=title.name))

    def activate(self) -> None:
        self.command()

    def place(self, rect: pygame.Rect, scale: float) -> None:
        share = min(rect.width / CELL[0], rect.height / CELL[1]) / scale
        # At its full size rounding does not make it smaller.
        self.share = 1.0 if rect.height >= round(HEIGHT * scale) else share
        wide = round(WIDTH * self.share * scale)
        super().place(pygame.Rect(rect.topleft, (wide, rect.height)), scale)

    @property
    def art_scale(self) -> float:
        """Pixels a unit of the box and its figures."""
        return self.scale * self.share

    def art(self, amount: float) -> int:
        """Pixels of an amount in units of the box."""
        return round(amount * self.art_scale)

    @property
    def reach(self) -> pygame.Rect:
        """All that the box, its figures, shadow and ring may touch."""
        sides, above, below = self.unit(SIDE + 14), self.art(RISE + FORWARD), self.unit(20)
        rect = self.rect
        return pygame.Rect(
            rect.left - sides, rect.top - above, rect.width + 2 * sides, rect.height + above + below
        )

    @property
    def living(self) -> pygame.Rect:
        """Where its figures are seen while it stands: all that a breath changes."""
        rise = self.art(RISE + FORWARD * self._forward)
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
            self._forward, self._offsets, self._glow = 0.0, (), ()
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

    def changed(self) -> pygame.Rect | None:
        """What has to be painted anew since this was last asked: all figures, their eyes, or nothing."""
        before, self._glow = self._glow, self._pulse() if self.lively and self.enabled else ()
        if self.breathes():
            return self.living
        return self.shining if before != self._glow else None

    @property
    def shining(self) -> pygame.Rect | None:
        """Where eyes and lamps shed their light."""
        front, deep, now = self._front(), max(1, self.unit(_DEEP)), self._painted()
        rects = [
            light[0].get_rect(topleft=light[1]).move(front.topleft).move(0, self._duck(front, now))
            for light in now.lights
            if light is not None
        ]
        if not rects:
            return None
        rect = rects[0].unionall(rects[1:])
        rect.height += deep
        return rect.clip(self.living)

    def _pulse(self) -> tuple[int, ...]:
        """How often the light of each figure's eyes is added: those of one rise while the next one's fall."""
        share = self._clock / _PULSE % 1
        level = round(_BRIGHTEST * (2 * share if share < 0.5 else 2 - 2 * share))
        return (level, _BRIGHTEST - level) * 2

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
        return self.rect.move(0, -self.art(FORWARD * self._forward))

    def draw(self, surface: pygame.Surface) -> None:
        front = self._front()
        self._shadow(surface, front)
        picture = self._picture()
        surface.blit(picture.case if picture else plain_case(self.art_scale), front)
        self._figures(surface, front)
        self._label(surface, front)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring lies behind the heads that rise over it."""
        front = self._front()
        self.draw_ring(surface, front)
        self._figures(surface, front)
        self._label(surface, front)

    def _picture(self) -> BoxPicture | None:
        """While it is being painted the one before, or the shipped one, in this size; None without either."""
        game, scale = self.title.game, self.art_scale
        return self.pictures.sized(("box", game), scale, partial(paint_box, game, scale), self._other)

    def _other(self, before: BoxPicture | None) -> BoxPicture | None:
        sheet = shipped_sheet(self.title.game) if before is None and self.title.ready else None
        other = sheet.box if sheet is not None else before
        return other.at(self.art_scale) if other is not None else None

    def _shadow(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        blur = max(3, self.unit(12))
        size = front.width + self.art(SIDE + 4), self.unit(20)
        image = shadow(*size, self.unit(7), blur, 170)
        surface.blit(image, (front.left - blur - self.unit(2), self.rect.bottom - self.unit(16) - blur))

    def _drawn(self) -> tuple[Drawn, ...]:
        """The pictures of the figures as they stand now."""
        return self._painted().drawn

    def _painted(self) -> Figures:
        """The figures as they stand now, as far as they are painted."""
        game, scale = self.title.game, self.art_scale
        if self.lively and self.meant and self.enabled:
            attack = self.pictures.get((game, scale, "attack"), partial(paint_attack, game, scale))
            if attack is not None:
                return attack
        picture = self._picture()
        return picture.figures if picture else _NOBODY

    def _duck(self, front: pygame.Rect, figures: Figures) -> int:
        """Pixels by which all figures stand lower than painted, so that no head rises above the ceiling."""
        heads = [
            front.top + y + image.get_bounding_rect(min_alpha=128).top
            for image, (_, y) in figures.drawn
            if front.top + y < self.ceiling
        ]
        return max(0, self.ceiling - min(heads)) if heads else 0

    def _figures(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        """Kept in by the sides and the foot of the box, free above it."""
        rim = self.art(RIM) + 1
        inside = front.inflate(-2 * rim, -2 * rim)
        above = pygame.Rect(front.left, front.top - self.art(RISE), front.width, 0)
        above.height = inside.top - above.top
        before = surface.get_clip()
        offsets = self._offsets or (0,) * 4
        now, levels = self._painted(), self._glow or (_BRIGHTEST // 2,) * 4
        duck = self._duck(front, now)
        for part in (above, inside):
            surface.set_clip(part.clip(before))
            for (image, at), light, lower, level in zip(now.drawn, now.lights, offsets, levels, strict=False):
                x, y = front.left, front.top + lower + duck
                surface.blit(image, (x + at[0], y + at[1]))
                for _ in range(level if light else 0):
                    assert light is not None
                    place = x + light[1][0], y + light[1][1]
                    surface.blit(light[0], place, special_flags=pygame.BLEND_RGB_ADD)
        surface.set_clip(before)

    @property
    def _label_scale(self) -> float:
        """A small box has a large label: what is read must not shrink with the picture."""
        return self.scale * min(1.0, max(_LEAST_LABEL, self.share * 1.22))

    def _label_rect(self, front: pygame.Rect) -> pygame.Rect:
        height = round((_LABEL if self.share == 1 else _HIGH_LABEL) * self._label_scale)
        top = front.bottom - self.art(_LABEL_FOOT) - height
        return pygame.Rect(front.left - self.unit(4), top, front.width + self.unit(8), height)

    def room(self) -> tuple[pygame.Rect, float]:
        return self._label_rect(self.rect), self._label_scale

    def looks(self) -> Hashable:
        return self.title, self.share

    def body(self) -> Node:
        """The label: a stripe in the game's colour, the name with its key, and a line in one row or two."""
        name = Text(self.title.name.upper(), "box name" if self.title.ready else "shut box name", grow=1)
        key = Stack(
            Picture(_draw_cap), Text(str(self.number), "box key", anchor="center"), width=22, height=21
        )
        line = Fits(
            Text(self.title.line, "box line" if self.title.ready else "shut box line"),
            Prose(self.title.line, "box line", middle=True),
        )
        heading = Row(name, key if self.title.ready else None, gap=6, align="center", grow=1)
        return Row(
            Box(Picture(self._draw_stripe), pad=(_EDGE, _EDGE), width=11 + 2 * _EDGE),
            Space(width=10 - 2 * _EDGE),
            Column(
                Space(height=8),
                Row(heading, Space(width=6), height=32),
                Box(line, justify="center", grow=1),
                Space(height=8 if self.share == 1 else 2),
                grow=1,
            ),
            Space(width=6),
        )

    def _draw_stripe(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        picture = self._picture()
        if picture is not None:
            surface.blit(label_stripe(*rect.size, *picture.colors), rect)

    def _label(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        plate, scale = self._label_rect(front), self._label_scale
        blur = max(3, round(7 * scale))
        shade = shadow(*plate.size, round(6 * scale), blur)
        surface.blit(shade, (plate.left - blur, plate.top - blur + round(3 * scale)))
        surface.blit(steel_skin(*plate.size, scale), plate)
        place, self.rect = self.rect, front
        try:
            self.draw_body(surface)
        finally:
            self.rect = place


def _draw_cap(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(paper_skin(*rect.size, scale * 0.7), rect)
