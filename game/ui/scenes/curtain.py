"""The shutter between two turns: it falls over the table, and rises for whoever says who they are."""

import pygame

from game.engine.seats import Seat, opponent
from game.ui.context import Context
from game.ui.keys import is_key, label, pressed
from game.ui.kit.area import Area
from game.ui.kit.hold_button import HOLD as HOLD
from game.ui.kit.hold_button import HoldButton
from game.ui.kit.widget import Command
from game.ui.layout.floating import at_the_right, place_anyway
from game.ui.layout.host import Host
from game.ui.layout.theme import PAPER
from game.ui.motion import Timeline, Tween, ease_in_out
from game.ui.paint.materials.skins import shadow
from game.ui.paint.scenery.shutter import shutter
from game.ui.parts.fact_plate import FactPlate
from game.ui.parts.handover_panel import Ribbon, Sign, handover_panel, tip_slip
from game.ui.scene import Scene
from game.ui.tables.session.handover import Handover

FALL, RISE = 380, 420
"""Milliseconds."""
_BOUNCE, _BOUNCING = 14, 140
"""Pixels of a window 1080 high that it springs back after its fall, and for how long."""


_TIP = 300, 240, 400
"""Units: how wide the slip with a tip may be."""


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
        self.sign = Sign(say("curtain", "pass_to"), names[seat], seat)
        self.ribbon = Ribbon(facts.ribbon)
        self.host, self.slip = Host(), Host()
        self.form.fill([self.button])
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
        larger = max(1.0, min(1.25, self.scale / scale))
        self.figures = self._standing(area.rect.size)
        tree = handover_panel(
            self.handover.title,
            self.sign,
            self.ribbon,
            self.button,
            self.plates,
            self._room_between,
            area.rect.height / scale,
            larger,
        )
        self.form.fill(self.host.lay(tree, area.rect, scale))
        self._lay_tip(area.rect, scale * larger)
        self._picture = None

    def _lay_tip(self, window: pygame.Rect, scale: float) -> None:
        """The first curtain's tip, where it hides nothing that stands before the shutter."""
        if self.handover.tip is None:
            return
        tree, margin = tip_slip(*self.handover.tip), round(12 * scale)
        widths = [round(wide * scale) for wide in _TIP]
        sizes = [(wide, self.slip.height(tree, wide, scale)) for wide in widths]
        told = [one.rect for one in self.form.widgets if one.visible]
        figures = [rect for _, rect in self.figures]
        room = window.inflate(-2 * margin, -2 * margin)
        placed = place_anyway(room, sizes, None, [told, figures], at_the_right, gap=margin)
        self.slip.lay(tree, placed.rect, scale, PAPER)

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
            for widget in (*self.form.widgets, *self.slip.leaves):
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
            # A long animal is smaller, or the edge of the window would cut its head off.
            room, taken = (1 - x, image.get_width() + dx) if awake else (x, -dx)
            if taken > room * width:
                image, (dx, dy) = self.handover.figure(seat, size * room * width / taken, True, awake)
            found.append((image, image.get_rect(topleft=(round(width * x) + dx, foot + dy))))
        return found

    def _draw_figures(self, surface: pygame.Surface) -> None:
        foot = surface.get_height() - _foot(surface.get_height())
        for image, rect in self.figures:
            wide = rect.width * 11 // 10
            soft = pygame.transform.smoothscale(shadow(200, 40, 20, 20, 230), (wide, wide // 6))
            surface.blit(soft, soft.get_rect(center=(rect.centerx, foot + 6)))
            surface.blit(image, rect)


def _foot(height: int) -> int:
    """How far above the lower edge of a window the figures stand."""
    return round(70 * height / 1080)
