"""How a duel ended, how it came to that, and what next."""

from dataclasses import dataclass

import pygame

from game.engine.seats import SEATS as BOTH
from game.engine.seats import Seat
from game.ui.ambience import SILENCE
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box
from game.ui.motion import ease_out
from game.ui.paint.materials.steel import INK, blend, seat_tone
from game.ui.paint.palette import TEXT, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery import ending as paint
from game.ui.paint.text import draw_line, fits, text_width
from game.ui.scene import Scene
from game.ui.scenes.count_plate import CountPlate
from game.ui.scenes.key_moments import KeyMomentsScene, reviewed_seats
from game.ui.scenes.result_sides import Sides
from game.ui.tables.session.outcome import Ending
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.words.messages import SHARED, shipped_messages

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


_C = art_colors("result")
_REASON = 16.5
_INSIDE = 0.84
"""Of the width of the ribbon, what lies within its frame."""


def _title_tone(end: str, ribbon: tuple[str, str, str]) -> Tone:
    """The colours of a title by how the match ended: won, lost, drew."""
    top, foot, outline = _C.ramp(f"title {end}")
    return Tone(top, foot, rgb(outline), ribbon)


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
        say = context.words.say
        self.reason = ending.reason[:1].upper() + ending.reason[1:]
        if winner is not None:
            self.reason = say("result", "why", name=session.names[winner], reason=self.reason)
        self.buttons = [
            Button(
                say("result", "rematch"),
                self._rematch,
                primary=True,
                size=22,
                key_name=label("confirm"),
            ),
            Button(say("result", "new"), self._new, size=20),
            *self._look_back(),
            Button(say("result", "look"), self._look, size=20),
            Button(say("result", "title"), self._leave_for_title, size=20, key_name=label("back")),
        ]
        if not session.saved:
            back = shipped_messages(SHARED).say("key_moments", "back_to")
            self.buttons[:3] = [Button(back, self._back, primary=True, size=22, key_name=label("confirm"))]
        for button in self.buttons:
            button.capitals = True
        self.form.fill(self.buttons)
        self.form.set_focus(self.buttons[0])
        self._moments: KeyMomentsScene | None = None
        self._time = 0.0
        self._entered = self._appeared = False
        self._confetti = None if self.lost or winner is None else paint.Confetti()
        self._ground: pygame.Surface | None = None
        self._lettering: pygame.Surface | None = None

    def _look_back(self) -> list[Button]:
        """The way to the choices that decided the match, where a person has made any.

        Between two people it is shut after a concession: that can be taken back, and what both held and
        chose in secret would have come to light.
        """
        reviewed, texts = reviewed_seats(self.session), shipped_messages(SHARED)
        if not reviewed:
            return []
        button = Button(texts.say("key_moments", "button"), self._key_moments, size=20)
        if len(reviewed) > 1 and self.session.match.conceded is not None:
            button.enable(False, texts.say("key_moments", "conceded"))
        return [button]

    def _title_text(self, winner: Seat | None) -> str:
        say = self.context.words.say
        if winner is None:
            return say("result", "draw").upper()
        if self.person is not None:
            return say("result", "defeat" if self.lost else "victory").upper()
        return say("result", "wins", name=self.session.names[winner]).upper()

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
        # The title is large already: what the UI scale enlarges is what has to be read.
        self.heading = pygame.Rect(
            0, 0, min(room, round(560 * unit)), min(self._px(112), height * 156 // 1000)
        )
        low = self.heading.height < self._px(100)
        self.heading.midtop = self.middle, round(height * (0.03 if low else 0.068))
        self.lines = _broken(self.reason, self._px(_REASON), round(room * _INSIDE))
        long = max(text_width(line, "bold", self._px(_REASON)) for line in self.lines) / _INSIDE
        high = round((40 if len(self.lines) == 1 else 62) * unit)
        self.ribbon = pygame.Rect(0, 0, min(room, max(round(long), round(494 * unit))), high)
        self.ribbon.midtop = self.middle, self.heading.bottom + round((5 if low else 8) * unit)
        gap = round(13 * unit)
        wide = min(round(152 * unit), (room - 2 * gap) // 3)
        left, top = (
            self.middle - (3 * wide + 2 * gap) // 2,
            self.ribbon.bottom + round((9 if low else 18) * unit),
        )
        order: tuple[Seat, Seat] = (1, 0) if self.person == 1 else (0, 1)
        self.plates = [
            CountPlate(
                count,
                pygame.Rect(left + number * (wide + gap), top, wide, round((74 if low else 79) * unit)),
                unit,
                order,
            )
            for number, count in enumerate(self.ending.counts)
        ]
        high, space = round(51 * unit), round(10 * unit)
        edge = round(36 * unit)
        words = [button.length(unit) * unit for button in self.buttons]
        # In a narrow window with large type they have less beside their words.
        spare = (width - 2 * edge - sum(words)) / len(words) - space
        lengths = [round(long + min(30 * unit, spare)) for long in words]
        right = width - edge
        # Where the UI scale makes them higher, they still stand clear of the window's foot.
        top = min(round(height * 0.895), height - high - round(16 * unit))
        for button, length in zip(reversed(self.buttons), reversed(lengths), strict=True):
            rect = pygame.Rect(right - length, top, length, high)
            button.place(rect, unit)
            right = rect.left - space
        self._ground = self._lettering = None

    def boxes(self) -> list[Box]:
        ribbon_room = round(self.ribbon.width * _INSIDE)
        return [
            Box("title", self.heading),
            Box(
                "ribbon",
                self.ribbon,
                all(fits(line, "bold", self._px(_REASON), ribbon_room) for line in self.lines),
            ),
            *(one.box() for one in self.plates),
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
        self.sides.draw(ground)
        tone = self._tone()
        ground.blit(paint.ribbon(self.ribbon.size, *tone.ribbon), self.ribbon)
        band, room = round(self.ribbon.height * 0.82), round(self.ribbon.width * _INSIDE)
        for number, line in enumerate(self.lines):
            place = self.ribbon.centerx, self.ribbon.top + band * (2 * number + 1) // (2 * len(self.lines))
            draw_line(ground, line, "bold", self._px(_REASON), TEXT, place, "center", 1, room)
        for one in self.plates:
            one.draw(ground)
        return ground

    @property
    def sides(self) -> Sides:
        numbers = self.plates[0].rect.bottom if self.plates else None
        return Sides(self.ending, self.size, self.lost, numbers)

    # What moves

    def _tone(self) -> Tone:
        winner = self.ending.winner
        if winner is None:
            return _title_tone("drew", _C.ramp("ribbon drew"))
        top, foot = seat_tone(winner)
        ribbon = top, foot, blend(foot, INK, 0.25)
        if self.lost:
            return _title_tone("lost", ribbon)
        return _title_tone("won", ribbon)

    def _draw_title(self, surface: pygame.Surface, share: float) -> pygame.Rect:
        if self._lettering is None:
            tone = self._tone()
            self._lettering, _ = paint.verdict(
                self.title,
                self.heading.height * 142 // 112,
                self.heading.width,
                tone.top,
                tone.foot,
                tone.outline,
            )
        image = self._lettering
        if share < 1:
            # A little too large on the way, then back: it lands.
            size = 0.4 + 0.6 * ease_out(share) + 0.35 * share * (1 - share)
            image = pygame.transform.smoothscale_by(image, size)
        return surface.blit(image, image.get_rect(center=self.heading.center))

    def _draw_numbers(self, surface: pygame.Surface, share: float) -> list[pygame.Rect]:
        return [rect for one in self.plates for rect in one.draw_numbers(surface, share)]

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
        self.context.screens.new_match(
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

    def _key_moments(self) -> None:
        if self._moments is None:
            self._moments = KeyMomentsScene(self.context, self.session)
        # Enter does what its button says when the moments are closed again.
        self.form.set_focus(self.buttons[0])
        self.context.navigator.push(self._moments)

    def _back(self) -> None:
        """From a line of play that is not saved to the moments where it was begun."""
        self.context.navigator.pop()
        self.context.navigator.pop()

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
        if pressed(event, "back"):
            self._leave_for_title()
            return True
        return super().handle(event)
