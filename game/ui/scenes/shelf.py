"""The games as boxes on a shelf: art, name, a line; those still to come are shut and say so."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.fonts import Face
from game.ui.paint.materials.skins import paper_skin, shadow, steel_skin
from game.ui.paint.palette import INK, TEXT, TEXT_SOFT
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
from game.ui.paint.text import Layout, draw_line, fit, fits
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


FORWARD = 9.3
"""Units that a box comes forward while it is meant."""
_FORWARD_TIME = 110
_LABEL, _HIGH_LABEL, _LABEL_FOOT = 68, 80, 11
"""Height of the label, and of one with two lines, and its distance from the foot of the box, in units."""
_LEAST_LABEL = 0.78
"""Share of its full size below which the words of a label could not be read."""
_BREATH, _DEEP = 4000, 1.4
"""Milliseconds that a breath takes, and how far it moves a figure, in units."""
_NOBODY = Figures((), ())
_PULSE, _BRIGHTEST = 3 * _BREATH, 3
"""Milliseconds from one glow of the eyes to the next, and how often their light is added then."""


class GameBox(Widget):
    """One box; a click opens the set-up of a game that is ready.

    `share` is how large the box is drawn; its label then shrinks by less, and is higher.
    """

    def __init__(self, title: Title, number: int, command: Command, pictures: LatePictures) -> None:
        super().__init__(name=f"box {title.game}")
        self.title = title
        self.number = number
        self.command = command
        self.pictures = pictures
        self.share = 1.0
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
        lights = [light for light in self._painted().lights if light is not None]
        if not lights:
            return None
        front, deep = self._front(), max(1, self.unit(_DEEP))
        rects = [image.get_rect(topleft=(front.left + x, front.top + y)) for image, (x, y) in lights]
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
        """None while it is being painted."""
        game, scale = self.title.game, self.art_scale
        return self.pictures.get((game, scale), partial(paint_box, game, scale))

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

    def _figures(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        """Kept in by the sides and the foot of the box, free above it."""
        rim = self.art(RIM) + 1
        inside = front.inflate(-2 * rim, -2 * rim)
        above = pygame.Rect(front.left, front.top - self.art(RISE), front.width, 0)
        above.height = inside.top - above.top
        before = surface.get_clip()
        offsets = self._offsets or (0,) * 4
        now, levels = self._painted(), self._glow or (_BRIGHTEST // 2,) * 4
        for part in (above, inside):
            surface.set_clip(part.clip(before))
            for (image, at), light, lower, level in zip(now.drawn, now.lights, offsets, levels, strict=False):
                x, y = front.left, front.top + lower
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

    def _px(self, amount: float) -> int:
        """Pixels of an amount in units of the label."""
        return round(amount * self._label_scale)

    def _label_rect(self, front: pygame.Rect) -> pygame.Rect:
        height = self._px(_LABEL if self.share == 1 else _HIGH_LABEL)
        top = front.bottom - self.art(_LABEL_FOOT) - height
        return pygame.Rect(front.left - self.unit(4), top, front.width + self.unit(8), height)

    def _label(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        plate, px = self._label_rect(front), self._px
        blur = max(3, px(7))
        shade = shadow(*plate.size, px(6), blur)
        surface.blit(shade, (plate.left - blur, plate.top - blur + px(3)))
        surface.blit(steel_skin(*plate.size, self._label_scale), plate)
        picture = self._picture()
        if picture is not None:
            edge = px(2.4)
            stripe = label_stripe(px(11), plate.height - 2 * edge, *picture.colors)
            surface.blit(stripe, (plate.left + edge, plate.top + edge))
        ready = self.title.ready
        left, right = plate.left + px(21), plate.right - px(12)
        if ready:
            cap = pygame.Rect(0, 0, px(22), px(21))
            cap.midright = right, plate.top + px(24)
            surface.blit(paper_skin(*cap.size, self._label_scale * 0.7), cap)
            draw_line(surface, str(self.number), "bold", px(13), INK, cap.center, "center")
            right = cap.left - px(6)
        name, place = self.title.name.upper(), (left, plate.top + px(24))
        color, line = (TEXT, px(2)) if ready else (TEXT_SOFT, 0)
        draw_line(surface, name, "title", px(28), color, place, outline=line, width=right - left)
        if self.share < 1:
            layout = self._layout()
            middle = plate.top + px(44) + (plate.height - px(52)) // 2
            layout.draw(surface, left, middle - layout.height // 2)
            return
        face: Face = "text" if ready else "italic"
        place = left, plate.top + px(50)
        draw_line(surface, self.title.line, face, px(13), TEXT, place, width=plate.right - px(12) - left)

    def _layout(self) -> Layout:
        """The line below the name of a small box: it takes two lines rather than become too small."""
        plate, px = self._label_rect(self._front()), self._px
        room = plate.width - px(33), plate.height - px(42)
        return fit(self.title.line, px(13), room, TEXT, px(10))

    def boxes(self) -> list[Box]:
        plate, px = self._label_rect(self.rect), self._px
        room = plate.width - px(33)
        name = fits(self.title.name.upper(), "title", px(28), room - px(28 if self.title.ready else 0))
        if self.share < 1:
            line = self._layout().height <= plate.height - px(40)
        else:
            line = fits(self.title.line, "text", px(13), room)
        return [Box(self.name, self.rect, name and line)]


def box_size() -> tuple[float, float, float]:
    """Width and height of a box's front, and the width of its side, in units."""
    return WIDTH, HEIGHT, SIDE
