"""How a duel ended, how it came to that, and what next."""

from dataclasses import dataclass

import pygame

from game.engine.seats import SEATS as BOTH
from game.engine.seats import Seat, opponent
from game.ui.ambience import SILENCE
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box
from game.ui.motion import ease_out
from game.ui.paint import ending as paint
from game.ui.paint.ending_figures import Role
from game.ui.paint.figures import shadow
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT, Color
from game.ui.paint.stages import stage_light
from game.ui.paint.steel import INK, blend, plate, seat_tone
from game.ui.paint.text import draw_line, fits, text_width
from game.ui.scene import DESIGN_SIZE, Scene
from game.ui.tables.launch import new_match
from game.ui.tables.outcome import Count, Ending
from game.ui.tables.session import Session
from game.ui.tables.sitting import PERSON

TITLE = 260
"""Milliseconds in which the title comes up."""
COUNTING = 500
BUTTONS = 700
"""Milliseconds after which there is something to press."""
SETTLED = TITLE + COUNTING


@dataclass(frozen=True, slots=True)
class Tone:
    """Colours: the title's top and foot and its outer outline, the ribbon's top, foot and ends."""

    top: str
    foot: str
    outline: Color
    ribbon: tuple[str, str, str]


_PLAIN = ("#7d90a0", "#3a4a57", "#27333d")
_PLATE = ("#495a68", "#222d38")
_REASON = 16.5


def _broken(text: str, pixels: int, width: int) -> tuple[str, ...]:
    """A sentence in one line, or in two of about the same length where one would be too long."""
    if fits(text, "bold", pixels, width):
        return (text,)
    words = text.split(" ")
    halves = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return min(halves, key=lambda two: max(map(len, two)), default=(text,))


class ResultScene(Scene):
    """Names the winner and the reason; a rematch is the next click.

    One person against the computer reads VICTORY or DEFEAT; else the winner's name is the title. It comes up
    in `SETTLED` milliseconds; whoever presses something earlier has it at once.
    """

    ambience = SILENCE
    largest_scale = 1.5

    def __init__(self, context: Context, session: Session, ending: Ending) -> None:
        super().__init__(context)
        self.session = session
        self.ending = ending
        winner = ending.winner
        people = [seat for seat in BOTH if session.seats[seat] == PERSON]
        self.person: Seat | None = people[0] if len(people) == 1 else None
        self.lost = winner is not None and self.person is not None and self.person != winner
        self.title = self._title_text(winner)
        reason = ending.reason[:1].upper() + ending.reason[1:]
        self.reason = reason if winner is None else f"{session.names[winner]} wins: {reason}"
        self.buttons = [
            Button("Rematch", self._rematch, primary=True, size=22, key_name="Enter"),
            Button("New duel", self._new, size=20),
            Button("Look at the table", self._look, size=20),
            Button("Title", self._leave_for_title, size=20, key_name="Esc"),
        ]
        for button in self.buttons:
            button.capitals = True
        self.form.fill(self.buttons)
        self.form.set_focus(self.buttons[0])
        self._time = 0.0
        self._entered = self._appeared = False
        self._confetti = None if self.lost or winner is None else paint.Confetti()
        self._ground: pygame.Surface | None = None
        self._lettering: pygame.Surface | None = None

    def _title_text(self, winner: Seat | None) -> str:
        if winner is None:
            return "DRAW"
        if self.person is not None:
            return "DEFEAT" if self.lost else "VICTORY"
        return f"{self.session.names[winner]} wins".upper()

    def enter(self) -> None:
        if self._entered:
            return
        self._entered = True
        if not self.context.ahead.helps:
            self._appear()
            return
        # The table stays in sight until the picture is painted, which takes a moment.
        self.overlay = True
        self.context.ahead.prepare("result", [self._paint_ahead])

    def _paint_ahead(self) -> None:
        self._ground = self._paint_ground()

    def _appear(self) -> None:
        self._appeared = True
        self.overlay = False
        self.stale = True
        self.context.sound.play("over" if self.ending.winner is None else "lose" if self.lost else "win")
        if self.context.settings.reduce_motion:
            self._confetti = None
            self._time = SETTLED

    def leave(self) -> None:
        self.context.ahead.prepare("result", [])
        self._ground = self._lettering = None

    # Where everything lies

    def arrange(self, area: Area) -> None:
        width, height = self.size
        self.middle = round(width * 0.746)
        room = 2 * (width - self.middle) - round(44 * self.scale)
        unit = self.scale
        self.heading = pygame.Rect(0, 0, min(room, round(560 * unit)), round(112 * unit))
        self.heading.midtop = self.middle, round(height * 0.068)
        self.lines = _broken(self.reason, self._px(_REASON), room * 10 // 11)
        long = max(text_width(line, "bold", self._px(_REASON)) for line in self.lines) * 11 // 10
        high = round((40 if len(self.lines) == 1 else 62) * unit)
        self.ribbon = pygame.Rect(0, 0, min(room, max(long, round(494 * unit))), high)
        self.ribbon.midtop = self.middle, self.heading.bottom + round(8 * unit)
        gap = round(13 * unit)
        wide = min(round(152 * unit), (room - 2 * gap) // 3)
        self.plates = [
            pygame.Rect(
                self.middle - (3 * wide + 2 * gap) // 2 + number * (wide + gap),
                self.ribbon.bottom + round(18 * unit),
                wide,
                round(79 * unit),
            )
            for number in range(len(self.ending.counts))
        ]
        high, space = round(51 * unit), round(10 * unit)
        lengths = [round((button.length(unit) + 30) * unit) for button in self.buttons]
        right = width - round(36 * unit)
        # Where the UI scale makes them higher, they still stand clear of the window's foot.
        top = min(round(height * 0.895), height - high - round(16 * unit))
        for button, length in zip(reversed(self.buttons), reversed(lengths), strict=True):
            rect = pygame.Rect(right - length, top, length, high)
            button.place(rect, unit)
            right = rect.left - space
        self._ground = self._lettering = None

    def boxes(self) -> list[Box]:
        ribbon_room = self.ribbon.width * 10 // 11
        return [
            Box("title", self.heading),
            Box(
                "ribbon",
                self.ribbon,
                all(fits(line, "bold", self._px(_REASON), ribbon_room) for line in self.lines),
            ),
            *(
                Box(count.name, rect, fits(count.name, "title", self._px(15.5), rect.width - self._px(45)))
                for count, rect in zip(self.ending.counts, self.plates, strict=True)
            ),
            *super().boxes(),
        ]

    def _px(self, units: float) -> int:
        return round(units * self.scale)

    # What stands

    def still(self, surface: pygame.Surface) -> None:
        if not self._appeared:
            return
        if self._ground is None or self._ground.get_size() != self.size:
            self._ground = self._paint_ground()
        surface.blit(self._ground, (0, 0))
        if self._time >= TITLE:
            self._draw_title(surface, 1)
        if self._time >= SETTLED:
            self._draw_numbers(surface, 1)
        if self._time >= BUTTONS:
            super().still(surface)

    def _paint_ground(self) -> pygame.Surface:
        """The place, both sides, and the plates without their numbers: painted once a size."""
        ground = pygame.Surface(self.size)
        paint.draw_place(ground, self.ending.place, dark=self.lost)
        self._draw_sides(ground)
        tone = self._tone()
        ground.blit(paint.ribbon(self.ribbon.size, *tone.ribbon), self.ribbon)
        band, room = round(self.ribbon.height * 0.82), self.ribbon.width * 10 // 11
        for number, line in enumerate(self.lines):
            place = self.ribbon.centerx, self.ribbon.top + band * (2 * number + 1) // (2 * len(self.lines))
            draw_line(ground, line, "bold", self._px(_REASON), TEXT, place, "center", 1, room)
        for count, rect in zip(self.ending.counts, self.plates, strict=True):
            self._draw_plate(ground, count, rect)
        return ground

    def _draw_sides(self, ground: pygame.Surface) -> None:
        winner = self.ending.winner
        first: Seat = winner if winner is not None else 0
        width, height = self.size
        # Pixels to one of 1080 lines: figures follow the window, whatever size type has.
        line = min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1]) / 1.5
        light = stage_light(self.ending.place) if not self.lost else (223, 255, 244)
        roles: tuple[Role, Role] = ("won", "lost") if winner is not None else ("drew", "drew")
        far, near = self.feet()
        if winner is not None:
            paint.draw_wreck_smoke(ground, far, line)
        for seat, foot, scale, role, shade in (
            (opponent(first), far, 1.62, roles[1], 430),
            (first, near, 2.18 if winner is not None else 1.9, roles[0], 760),
        ):
            dark = shadow(round(shade * line))
            ground.blit(dark, dark.get_rect(center=foot))
            if role == "won":
                color = "#a8e6da" if self.lost else "#ffd98a"
                paint.draw_glow(ground, (foot[0], round(height * 0.52)), round(420 * line), color)
            image, rect = self.stand(seat, foot, scale * line, role, light)
            ground.blit(image, rect)
            if role == "won":
                self._draw_glint(ground, image, rect, round(180 * line))
        if winner is not None:
            paint.draw_wreck_fire(ground, far, line)

    def stand(
        self, seat: Seat, foot: tuple[int, int], scale: float, role: Role, light: Color
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """A side's figures and their place; smaller than `scale` where there is not so much room."""
        line = min(self.size[0] / DESIGN_SIZE[0], self.size[1] / DESIGN_SIZE[1]) / 1.5
        first = seat == (self.ending.winner or 0)
        small, (left, top) = self.ending.figure(seat, scale / 4, role, light, not first)
        # No head is behind the plates with the numbers; a raised spear may be longer than there is room
        # for, and a row of robots wider.
        head = self.plates[0].bottom + 10 * line if self.plates and not first else 14 * line
        ends = (0.01, 0.545) if first else (0.56, 0.99)
        rooms = (
            (foot[1] - head, -top),
            (foot[0] - ends[0] * self.size[0], -left),
            (ends[1] * self.size[0] - foot[0], left + small.get_width()),
        )
        scale *= min(1.0, *(room / max(1, 4 * needed) for room, needed in rooms))
        image, corner = self.ending.figure(seat, scale, role, light, not first)
        return image, image.get_rect(topleft=(foot[0] + corner[0], foot[1] + corner[1]))

    def feet(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where the loser stands, and the winner, who is nearer."""
        width, height = self.size
        return (
            (round(width * 0.77), round(height * 0.807)),
            (round(width * 0.292), round(height * 0.868)),
        )

    def _draw_glint(
        self, ground: pygame.Surface, image: pygame.Surface, rect: pygame.Rect, size: int
    ) -> None:
        """On the highest point of the winner, which is a blade as a rule."""
        if not self.lost:
            seen = image.get_bounding_rect(min_alpha=128)
            strip = pygame.Rect(0, seen.top, rect.width, max(1, rect.height // 60)).clip(image.get_rect())
            top = image.subsurface(strip).get_bounding_rect(min_alpha=128)
            paint.draw_glint(ground, (rect.left + top.centerx, rect.top + seen.top + size // 14), size)

    def _draw_plate(self, ground: pygame.Surface, count: Count, rect: pygame.Rect) -> None:
        ground.blit(plate(*rect.size, self.scale, _PLATE), rect)
        mark = icon(count.symbol, self._px(20))
        ground.blit(mark, mark.get_rect(center=(rect.left + self._px(21), rect.top + self._px(19))))
        place = rect.left + self._px(36), rect.top + self._px(19)
        draw_line(ground, count.name, "title", self._px(15.5), TEXT, place, width=rect.width - self._px(45))
        draw_line(ground, "to", "italic", self._px(14.5), TEXT_SOFT, self._number_line(rect), "center")

    def _number_line(self, rect: pygame.Rect) -> tuple[int, int]:
        return rect.centerx, rect.top + self._px(53)

    # What moves

    def _tone(self) -> Tone:
        winner = self.ending.winner
        if winner is None:
            return Tone("#f4f8fb", "#8fa3b2", (30, 40, 50), _PLAIN)
        top, foot = seat_tone(winner)
        ribbon = top, foot, blend(foot, INK, 0.25)
        if self.lost:
            return Tone("#ffd0c4", "#c2382e", (60, 14, 20), ribbon)
        return Tone("#fff6d0", "#f2a02c", (90, 34, 20), ribbon)

    def _draw_title(self, surface: pygame.Surface, share: float) -> pygame.Rect:
        if self._lettering is None:
            tone = self._tone()
            self._lettering, _ = paint.lettering(
                self.title, self._px(142), self.heading.width, tone.top, tone.foot, tone.outline
            )
        image = self._lettering
        if share < 1:
            # A little too large on the way, then back: it lands.
            size = 0.4 + 0.6 * ease_out(share) + 0.35 * share * (1 - share)
            image = pygame.transform.smoothscale_by(image, size)
        return surface.blit(image, image.get_rect(center=self.heading.center))

    def _draw_numbers(self, surface: pygame.Surface, share: float) -> list[pygame.Rect]:
        drawn = []
        order = (self.person, opponent(self.person)) if self.person is not None else BOTH
        for count, rect in zip(self.ending.counts, self.plates, strict=True):
            x, y = self._number_line(rect)
            for seat, side in zip(order, (-1, 1), strict=True):
                drawn.append(
                    draw_line(
                        surface,
                        str(round(count.numbers[seat] * share)),
                        "title",
                        self._px(37),
                        SEATS[seat],
                        (x + side * self._px(16), y),
                        "right" if side < 0 else "left",
                        max(1, self._px(1.4)),
                        rect.width // 2 - self._px(22),
                    )
                )
        return drawn

    def update(self, milliseconds: int) -> bool:
        if self._entered and not self._appeared:
            # A window that changed its size meanwhile has lost the picture: it is painted when it is shown.
            if self._ground is not None or not self.context.ahead.busy:
                self._appear()
            return True
        before = self._time
        end = paint.Confetti.LENGTH if self._confetti is not None else SETTLED
        self._time = min(end, before + milliseconds) if before < end else before
        if any(before < moment <= self._time for moment in (TITLE, BUTTONS, SETTLED)):
            self.stale = True
        return before < end

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self._appeared:
            return []
        drawn = []
        if self._confetti is not None and self._time < paint.Confetti.LENGTH:
            drawn += self._confetti.draw(surface, self._time, self.scale)
        if self._time < TITLE:
            drawn.append(self._draw_title(surface, self._time / TITLE))
        if self._time < SETTLED:
            drawn += self._draw_numbers(surface, max(0.0, (self._time - TITLE) / COUNTING))
        return drawn

    # What next

    def _rematch(self) -> None:
        match = self.session.match
        # The next seed, so that a rematch is another duel, and one that can be played again.
        new_match(
            self.context,
            match.rules.id,
            dict(match.options),
            match.seed + 1,
            self.session.seats,
            self.session.names,
        )

    def _new(self) -> None:
        self._leave_for_title()
        self.context.navigator.push(self.session.game_ui.setup_scene(self.context))

    def _look(self) -> None:
        self.context.navigator.pop()

    def _leave_for_title(self) -> None:
        self.context.navigator.go_home()

    def handle(self, event: pygame.event.Event) -> bool:
        if not self._appeared:
            return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if self._time < BUTTONS and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            # Nobody waits for the show; but what was pressed was not meant for what comes after it.
            self.update(SETTLED)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave_for_title()
            return True
        return super().handle(event)
