"""How a duel ended, how it came to that, and what next."""

from collections.abc import Sequence

import pygame

from game.engine.seats import SEATS as BOTH
from game.engine.seats import Seat
from game.ui.ambience import SILENCE
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box as Placed
from game.ui.kit.widget import Widget
from game.ui.layout.engine import Amount
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Zoom
from game.ui.paint.materials.steel import INK, blend, seat_tone
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery import ending as paint
from game.ui.scene import Scene
from game.ui.scenes.banner import Ribbon, Verdict, title_tone
from game.ui.scenes.count_plate import CountPlate
from game.ui.scenes.key_moments import KeyMomentsScene, reviewed_seats
from game.ui.scenes.result_sides import Sides
from game.ui.scenes.said_last import SaidLast
from game.ui.tables.session.outcome import Ending
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.shows.quips import last_words
from game.words.messages import SHARED, shipped_messages

TITLE = 260
"""Milliseconds in which the title comes up."""
COUNTING = 500
BUTTONS = 700
"""Milliseconds after which there is something to press."""
SETTLED = TITLE + COUNTING

_HELD = 900
"""Milliseconds for which the buttons take nothing: what is still pressed was meant for the match."""
_CLOSE = 0.72
"""How large the buttons are at least, where in two rows they would hide who lost."""

_C = art_colors("result")


def result_panel(
    verdict: Widget,
    ribbon: Widget,
    ending: Ending,
    order: tuple[Seat, Seat],
    buttons: Sequence[Button],
    said: Widget,
    high: float,
    scale: float,
) -> Node:
    """The right half of a window `high` units high: who won, why, by how much; at its foot, what next.

    What a computer player has `said` is in the upper left corner.
    """

    def counts(plate: Amount) -> Node:
        ways = [[CountPlate(one, order, marked=marked) for one in ending.counts] for marked in (True, False)]
        rows = [Row(*[Part(one, share=1) for one in way], gap=13) for way in ways]
        count = len(ending.counts)
        return Fits(*rows, width=(0, 152 * count + 13 * (count - 1)), height=plate)

    def head(above: float, title: Amount, gaps: tuple[float, float], plate: Amount, below: float) -> Node:
        return Column(
            Space(height=above),
            Part(verdict, width=(0, 560), height=title),
            Space(height=gaps[0]),
            Part(ribbon),
            Space(height=gaps[1]),
            counts(plate),
            Space(height=below),
            align="center",
        )

    # The figures need the lower half; where the window is low, numbers and letters take part of it.
    roomy = head(0.068 * high, (100, 112), (8, 18), 79, 0.445 * high)
    low = min(112, 0.156 * high)
    tight = head(0.03 * high, (0.6 * low, low), (5, 9), (68, 74), 0)
    right = Box(Fits(roomy, tight), pad=(22, 0), share=0.508)
    foot = Space(height=max(0.105 * high - 51, 16))
    corner = Box(Part(said), pad=18, align="start", justify="start", share=0.492)
    return Column(Row(corner, right, grow=1), _foot(buttons, scale), foot)


def _foot(buttons: Sequence[Button], scale: float) -> Node:
    """The buttons in one row, smaller if need be; in two where their words would be hard to read."""
    lengths = [one.length(scale) for one in buttons]
    parts = [
        Part(one, width=(long, long + 30), height=51) for one, long in zip(buttons, lengths, strict=True)
    ]
    half = (len(parts) + 1) // 2
    one_row, first, second = [Row(*row, gap=10, justify="end") for row in (parts, parts[:half], parts[half:])]
    return Box(Fits(one_row, Zoom(one_row, _CLOSE), Column(first, second, gap=10)), pad=(36, 0))


class ResultScene(Scene):
    """Names the winner and the reason; a rematch is the next click.

    One person against the computer reads VICTORY or DEFEAT; else the winner's name is the title. It comes up
    in `SETTLED` milliseconds; whoever presses something earlier has it at once.
    """

    ambience = SILENCE
    largest_scale = 1.5
    """Beyond that the words would leave no room for who lost: they grow no further."""

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
        tone = "drew" if winner is None else "lost" if self.lost else "won"
        self.verdict = Verdict(self.title, title_tone(tone))
        self.ribbon = Ribbon(self.reason, self._ribbon_colors(winner))
        self.said = SaidLast(*last_words(session))
        self.plates: list[CountPlate] = []
        self.host = Host()
        self.form.fill(self.buttons)
        self.form.set_focus(self.buttons[0])
        self._moments: KeyMomentsScene | None = None
        self._time = 0.0
        self._entered = self._appeared = False
        self._confetti = None if self.lost or winner is None else paint.Confetti()
        self._ground: pygame.Surface | None = None

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
            self.form.guard.ask_anew(_HELD)

    def leave(self) -> None:
        self.context.ahead.prepare("result", [])
        self._ground = None
        self.verdict.release()

    # Where everything lies

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        return super().needed(window, min(factor, self.largest_scale))

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        super().resize(window, min(factor, self.largest_scale), canvas)

    def arrange(self, area: Area) -> None:
        panel = result_panel(
            self.verdict,
            self.ribbon,
            self.ending,
            (1, 0) if self.person == 1 else (0, 1),
            self.buttons,
            self.said,
            area.rect.height / area.scale,
            area.scale,
        )
        self.host.lay(panel, area.rect, area.scale)
        self.plates = [one for one in self.host.leaves if isinstance(one, CountPlate)]
        self._ground = None

    def boxes(self) -> list[Placed]:
        return [box for one in self.host.leaves for box in one.boxes()]

    # What stands

    def still(self, surface: pygame.Surface) -> None:
        if not self._appeared:
            return
        if self._ground is None or self._ground.get_size() != self.size:
            self._ground = self._paint_ground()
        surface.blit(self._ground, (0, 0))
        if self._time >= TITLE:
            self.verdict.draw(surface)
        if self._time >= SETTLED:
            self._draw_numbers(surface, 1)
            self.said.draw(surface)
        if self._time >= BUTTONS:
            super().still(surface)

    def _paint_ground(self) -> pygame.Surface:
        """The place, both sides, and the plates without their numbers: painted once a size."""
        ground = pygame.Surface(self.size)
        paint.draw_place(ground, self.ending.place, dark=self.lost)
        self.sides.draw(ground)
        self.ribbon.draw(ground)
        for one in self.plates:
            one.draw(ground)
        return ground

    @property
    def sides(self) -> Sides:
        numbers = self.plates[0].rect.bottom if self.plates else None
        floor = min(one.rect.top for one in self.buttons)
        words = min(one.rect.left for one in (*self.plates, self.ribbon))
        return Sides(self.ending, self.size, self.lost, numbers, words, floor)

    # What moves

    def _ribbon_colors(self, winner: Seat | None) -> tuple[str, str, str]:
        if winner is None:
            top, foot, ends = _C.ramp("ribbon drew")
            return top, foot, ends
        top, foot = seat_tone(winner)
        return top, foot, blend(foot, INK, 0.25)

    def _draw_numbers(self, surface: pygame.Surface, share: float) -> list[pygame.Rect]:
        return [rect for one in self.plates for rect in one.draw_numbers(surface, share)]

    def _show_held(self) -> None:
        """Buttons are grey until they can be pressed."""
        held = self.form.guard.up
        if held != self.buttons[0].held:
            for button in self.buttons:
                button.held = held
            self.stale = True

    def update(self, milliseconds: int) -> bool:
        moving = self._carry_on(milliseconds)
        self._show_held()
        return moving

    def _carry_on(self, milliseconds: int) -> bool:
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
        if before < BUTTONS <= self._time:
            self.form.guard.ask_anew(_HELD)
        return before < end

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self._appeared:
            return []
        drawn = []
        if self._confetti is not None and self._time < paint.Confetti.LENGTH:
            drawn += self._confetti.draw(surface, self._time, self.scale)
        if self._time < TITLE:
            drawn.append(self.verdict.draw_rising(surface, self._time / TITLE))
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
        # Closed again, the focus is where it was: Enter opens them once more, and begins no other match.
        self.form.set_focus(next(one for one in self.buttons if one.command == self._key_moments))
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
        if pressed(event, "rules"):
            # Its first chapter says what the battle was about.
            game = self.session.match.rules.id
            self.context.navigator.push(self.context.screens.rulebook(self.context, game, None))
            return True
        if pressed(event, "press") and self.form.focus is self.buttons[0]:
            # Space plays the last steps on; pressed once too often it does not begin another match.
            return True
        return super().handle(event)
