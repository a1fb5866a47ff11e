"""The shutter between two turns: it falls over the table, and rises for whoever says who they are."""

import pygame

from game.engine.seats import Seat, opponent
from game.ui.context import Context
from game.ui.keys import is_key, label, pressed
from game.ui.kit.area import Area
from game.ui.kit.hold_button import HOLD as HOLD
from game.ui.kit.hold_button import HoldButton
from game.ui.kit.widget import Box, Command, Widget
from game.ui.motion import Timeline, Tween, ease_in_out
from game.ui.paint.lettering import fitting, lettering
from game.ui.paint.materials.skins import shadow
from game.ui.paint.palette import TEXT
from game.ui.paint.scenery.shutter import ribbon, shutter, sign, sign_face, sign_head, sign_letters
from game.ui.paint.text import draw_line, fit, text_width
from game.ui.parts.fact_plate import SIZE as FACT
from game.ui.parts.fact_plate import FactPlate
from game.ui.scene import Scene
from game.ui.tables.session.handover import Handover

FALL, RISE = 380, 420
"""Milliseconds."""
_BOUNCE, _BOUNCING = 14, 140
"""Pixels of a window 1080 high that it springs back after its fall, and for how long."""
_TOP, _SIGN, _RIBBON, _BUTTON = 112, (507, 220), (480, 38), (347, 88)
_GAPS = (20, 32, 26)
_GROWTH = 1.25
"""Lengths in units: the sign's top, sizes, the gaps below sign, ribbon and button; and how much larger the
small print gets at the most."""

_MANY = (3, 190)
"""From so many facts on, their plates are so wide, in units."""
_APART, _BELOW, _BESIDE = 13, 8, 6
"""Units between two plates, between two rows of them, and between a plate and a figure."""
_WORTH = 1.08
"""One row more has to make the plates so much larger."""


class CurtainScene(Scene):
    """Depends on what everyone may know alone, so that no frame of it can tell a secret.

    While it falls the table behind it is still the one that both watched; `lift` changes it to the next seat
    once nothing of it can be seen, and then the shutter rises. It opens by a click on the name, or by Enter
    held down. A key that was down before the curtain came is not seen here at all (`App` drops its repeats),
    and the second click of a double click comes too early. Undo, log and pause wait until somebody sits
    down.
    """

    def __init__(
        self, context: Context, seat: Seat, names: tuple[str, str], facts: Handover, lift: Command
    ) -> None:
        super().__init__(context)
        self.seat, self.names, self.handover = seat, names, facts
        self._lift = lift
        self._above = 1.0
        """How much of the shutter is still, or again, above the window."""
        self._timeline = Timeline(context.settings.speed, still=context.settings.reduce_motion)
        self._opened = False
        self._picture: pygame.Surface | None = None
        self.figures: list[tuple[pygame.Surface, pygame.Rect]] = []
        """Both of them, and where they stand."""
        say = context.words.say
        self.button = HoldButton(
            say("curtain", "i_am", name=names[seat]).upper(),
            say("curtain", "how", shortcut=label("confirm")),
            label("confirm"),
            seat,
            self._lifted,
        )
        self.button.name = "lift the curtain"
        self.plates = [FactPlate(fact.symbol, fact.label, fact.values, names) for fact in facts.facts]
        widgets: list[Widget] = [self.button, *self.plates]
        self.form.fill(widgets)
        self.form.set_focus(self.button)
        self._timeline.add(Tween(self._drop, 0, 1, FALL + _BOUNCING, lambda share: share))

    @property
    def overlay(self) -> bool:  # type: ignore[override]
        """Whether something of the table is seen beside it."""
        return self._above > 0

    def _drop(self, share: float) -> None:
        """The fall speeds up; then the foot springs back once."""
        passed = share * (FALL + _BOUNCING)
        if passed < FALL:
            self._above = 1 - (passed / FALL) ** 2
        elif share < 1:
            rest = (passed - FALL) / _BOUNCING
            self._above = _BOUNCE / 1080 * 4 * rest * (1 - rest)
        else:
            self._above = 0.0
            self._landed()

    def _landed(self) -> None:
        self.stale = True
        self.form.settle()

    def enter(self) -> None:
        self.button.release()
        self.form.settle()

    def _lifted(self) -> None:
        if self._above > 0 or self._opened:
            return
        self._opened = self.stale = True
        self._lift()
        self._timeline.add(Tween(self._raise, 0, 1, RISE, ease_in_out))

    def _raise(self, share: float) -> None:
        self._above = share
        if share == 1:
            self.context.navigator.pop()

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        """It covers the window, and is never larger."""
        return window

    def arrange(self, area: Area) -> None:
        # Only the small print grows with a scale above what the window has room for.
        scale = min(self.scale, area.rect.height / 720, area.rect.width / 960)
        self.small = max(1.0, min(_GROWTH, self.scale / scale))
        self.unit = scale
        high = area.rect.height / scale
        whole = Area(area.rect, scale)
        whole.top(_TOP + max(0.0, high - 720) * 0.4)
        self.sign = whole.top(_SIGN[1], _GAPS[0]).centered(*_SIGN).rect
        grown = Area(whole.rect, scale * self.small)
        self.ribbon = grown.top(_RIBBON[1]).centered(*_RIBBON).rect
        whole.top(_RIBBON[1] * self.small, _GAPS[1])
        self.button.place(whole.top(_BUTTON[1], _GAPS[2]).centered(*_BUTTON).rect, scale)
        self.figures = self._standing(area.rect.size)
        self._place_facts(whole)
        self._picture = None

    def _place_facts(self, rest: Area) -> None:
        """Between the two figures, in as many rows as let the plates be largest."""
        count = len(self.plates)
        wide = FACT[0] if count < _MANY[0] else _MANY[1]
        best, columns = 0.0, 1
        for across in range(count, 0, -1):
            scale = self._fact_scale(rest, across, across * wide + _APART * (across - 1))
            if scale > best * _WORTH:
                best, columns = scale, across
        grown = Area(rest.rect, best)
        for first in range(0, count, columns):
            plates = self.plates[first : first + columns]
            row = grown.top(FACT[1], _BELOW).centered(len(plates) * (wide + _APART) - _APART, FACT[1])
            for plate, part in zip(plates, row.columns(len(plates), _APART), strict=True):
                plate.place(part.rect, best)

    def _fact_scale(self, rest: Area, across: int, long: int) -> float:
        """How large plates may be that stand so many `across`, which is so `long`, in units."""
        rows = -(-len(self.plates) // across)
        high = rows * (FACT[1] + _BELOW) - _BELOW
        scale = min(rest.scale * self.small, rest.rect.height / (high + _BELOW))
        for _ in range(2):
            # Smaller plates end higher up, where an arm may leave more room.
            band = pygame.Rect(rest.rect.left, rest.rect.top, rest.rect.width, round(high * scale))
            scale = min(scale, (self._room_between(band) - 2 * rest.unit(_BESIDE)) / long)
        return scale

    def _room_between(self, band: pygame.Rect) -> int:
        """How wide the middle of a band across the window is that no figure reaches into."""
        half = band.width // 2
        for image, rect in self.figures:
            within = band.clip(rect)
            if within.height:
                part = image.subsurface(within.move(-rect.left, -rect.top)).get_bounding_rect()
                part.move_ip(within.topleft)
                half = min(half, max(part.left - band.centerx, band.centerx - part.right))
        return 2 * max(0, half)

    def receive(self, event: pygame.event.Event) -> bool:
        if self._opened:
            return True
        # A held Enter is deliberate however early it begins; clicks go by the form's guard.
        return self._hold(event) or (self._above == 0 and super().receive(event))

    def _hold(self, event: pygame.event.Event) -> bool:
        """Takes Enter going down and coming up; no other key works the button."""
        if pressed(event, "confirm", "press"):
            self.button.holding = self.button.holding or pressed(event, "confirm")
            return True
        released = event.type == pygame.KEYUP and is_key(event.key, "confirm")
        if (released or event.type == pygame.WINDOWFOCUSLOST) and self.button.holding:
            self.button.release()
            if released and not self.button.full and not self.context.settings.reduce_motion:
                self.form.shake.start(self.button)
        return released

    def update(self, milliseconds: int) -> bool:
        moving = self._timeline.update(milliseconds)
        if self._above == 0 and not self._opened:
            moving = self.button.update(milliseconds) or moving
            if self.button.full:
                self._lifted()
        return moving

    def still(self, surface: pygame.Surface) -> None:
        if self._above > 0:
            return
        surface.blit(self._whole(surface.get_size()), (0, 0))
        self.form.shake.draw(self.button, surface)
        self.button.draw_focus(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if self._above > 0:
            height = surface.get_height()
            place = (0, -round(self._above * height))
            return [surface.blit(self._whole(surface.get_size()), place)]
        return [self.button.draw_progress(surface)] if self.button.share else []

    def _whole(self, size: tuple[int, int]) -> pygame.Surface:
        """The shutter with all that stands before it. As large as the window, it goes with this scene."""
        if self._picture is None or self._picture.get_size() != size:
            self._picture = shutter(*size)
            self._draw_figures(self._picture)
            self._draw_sign(self._picture)
            self._draw_ribbon(self._picture)
            for widget in self.form.widgets:
                widget.draw(self._picture)
        return self._picture

    def _standing(self, window: tuple[int, int]) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Who hands over sleeps in the dark at the left; who takes the screen stands at the right."""
        width, height = window
        size = min(width / 1920, height / 1080) if width / height > 1.5 else width / 2100
        foot = height - _foot(height)
        found = []
        for seat, x, awake in ((opponent(self.seat), 0.161, False), (self.seat, 0.86, True)):
            image, (dx, dy) = self.handover.figure(seat, size, True, awake)
            found.append((image, image.get_rect(topleft=(round(width * x) + dx, foot + dy))))
        return found

    def _draw_figures(self, surface: pygame.Surface) -> None:
        foot = surface.get_height() - _foot(surface.get_height())
        for image, rect in self.figures:
            wide = rect.width * 11 // 10
            soft = pygame.transform.smoothscale(shadow(200, 40, 20, 20, 230), (wide, wide // 6))
            surface.blit(soft, soft.get_rect(center=(rect.centerx, foot + 6)))
            surface.blit(image, rect)

    def _draw_sign(self, surface: pygame.Surface) -> None:
        unit, rect, seat = self.unit, self.sign, self.seat
        chain = rect.top - round(88 * surface.get_height() / 1080)
        surface.blit(
            shadow(*rect.size, round(16 * unit), round(16 * unit), 190), rect.move(-16 * unit, -8 * unit)
        )
        board = sign(*rect.size, unit / 1.5, sign_face(seat), max(0, chain))
        surface.blit(board, (rect.left, rect.bottom - board.get_height()))
        place = rect.centerx, rect.top + round(41 * unit)
        draw_line(
            surface,
            self.context.words.say("curtain", "pass_to").upper(),
            "title",
            round(36 * unit),
            sign_head(seat),
            place,
            "center",
            round(2 * unit),
        )
        size = self._name[0]
        image = lettering(self.names[seat].upper(), size, sign_letters(seat), max(2, size // 23))
        surface.blit(image, image.get_rect(center=(rect.centerx, rect.top + round(131 * unit))))
        place = rect.centerx, round(40 * surface.get_height() / 1080)
        size = round(27 * unit)
        draw_line(surface, self.handover.title.upper(), "title", size, TEXT, place, "center", round(2 * unit))

    @property
    def _name(self) -> tuple[int, int]:
        """The size of the name on the sign, and how wide it is there."""
        name = self.names[self.seat].upper()
        size = fitting(name, round(152 * self.unit), round(427 * self.unit))
        return size, text_width(name, "title", size)

    def _draw_ribbon(self, surface: pygame.Surface) -> None:
        surface.blit(ribbon(*self.ribbon.size), self.ribbon)
        size = round(16.5 * self.unit * self.small)
        room = self.ribbon.width - self.ribbon.height * 3 // 2, self.ribbon.height
        layout = fit(self.handover.ribbon, size, room, TEXT)
        left = self.ribbon.centerx - layout.width // 2
        layout.draw(surface, left, self.ribbon.centery - layout.height // 2)

    def boxes(self) -> list[Box]:
        return [
            Box("sign", self.sign, self._name[1] <= round(427 * self.unit)),
            Box("ribbon", self.ribbon),
            *super().boxes(),
        ]


def _foot(height: int) -> int:
    """How far above the lower edge of a window the figures stand."""
    return round(70 * height / 1080)
