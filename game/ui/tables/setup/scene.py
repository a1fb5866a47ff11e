"""The set-up screen of every game: two corners, and between them the console with all choices."""

import random
from functools import partial

import pygame

from game.rules import load
from game.storage.names import clean_names, default_name
from game.storage.settings import GameSetup
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.corners import console_ground, side_shade
from game.ui.paint.palette import GOLD, TEXT, TEXT_SOFT
from game.ui.paint.text import shortened
from game.ui.scene import Scene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.seats import last_seats, offered_players
from game.ui.tables.setup import seat as seats
from game.ui.tables.setup.big_button import BigButton
from game.ui.tables.setup.closer_look import draw_closer_look
from game.ui.tables.setup.corner import Corner
from game.ui.tables.setup.options import HEIGHT, SeedWell, arrange_wells, option_wells
from game.ui.tables.setup.part import MakePart
from game.ui.tables.setup.seat import SeatControls, SeatTab
from game.words.messages import SHARED, shipped_messages

_SEED_LIMIT = 10**9
_SIDE = 0.323
"""The share of the width that each corner takes."""
_LARGEST = 1.25
"""The UI scale up to which all of it has room in the window; beyond it nothing grows any more."""
_LOW, _NARROW = 640.0, 1150.0
"""A window of fewer units is short of room: its fields stand closer together."""
_WIDEST = 620
"""Units that the console is never wider than."""
_BACK, _TITLE, _BEGIN, _PROMPT, _KEYS = 36, 44, 60, 18, 18
_BACK_WIDTH, _LOW_BEGIN, _RING = 104, 48, 4
_LONGEST_NAME = 100
_SHADE = 16
_GAP, _TALLER = 30, 40
"""Units of spare height that go between the fields at most, and into those of the seat."""


class GameSetupScene(Scene):
    """Begins as it was left the last time; what is chosen is remembered when the screen is left."""

    largest_scale = _LARGEST

    def __init__(self, context: Context, game: str, make_part: MakePart) -> None:
        super().__init__(context)
        settings = context.settings
        players, offered = last_seats(settings.setups, game), offered_players(game)
        options = settings.setups[game].options if game in settings.setups else {}
        self.game = game
        self.part = make_part(context.gallery, self._changed, options)
        self.corners = [Corner(seat) for seat in (0, 1)]
        self.seats = [
            SeatControls(seat, settings.names[seat], players[seat], offered, self._renamed) for seat in (0, 1)
        ]
        self.tabs = [SeatTab(seat, partial(self.turn_to, seat)) for seat in (0, 1)]
        self.rows = option_wells(load(game), shipped_messages(game), self.part.own_options, options)
        self.seed = SeedWell(self.part.seed_title, random.randrange(_SEED_LIMIT), self.part.seed_note)
        self.seed_note = RichText(self.part.seed_note, 12, TEXT_SOFT, middle=True)
        self.heading = Label(self.part.title, "title", 32, TEXT, outline=2)
        self.prompt = Label("", "bold", 13.3, TEXT)
        self.then = Label("", "italic", 12.7, TEXT_SOFT, "right")
        self.texts = shipped_messages(SHARED)
        self.watching = Label(self.texts.say("setup", "watch"), "italic", 13.3, GOLD, "right")
        self.keys = Label(self.part.keys, "italic", 12, TEXT_SOFT, "center")
        self.prompt.name, self.then.name = "prompt", "then"
        self.back_button = Button("Back", self.back, symbol="back", key_name=label("back"), size=17)
        self.chance_button = BigButton(
            "",
            self.by_chance,
            symbol="dice",
            key_name=label("by_chance"),
            hint=self.part.chance_hint,
            size=36,
        )
        self.chance_button.name = "by chance"
        self.start_button = BigButton(
            self.part.begin, self.begin, primary=True, symbol="play", key_name=label("begin"), size=26
        )
        self.console = pygame.Rect(0, 0, 0, 0)
        self._looked_at: Widget | None = None
        self._turned_to = self.part.seat
        self._who = 1
        """The seat whose player is being chosen: the opponent's, until a tab turns the console."""
        self._low = self._close = False
        self._fill()
        self._changed()
        self.form.set_focus(self.part.first_focus() or self.start_button)

    def _fill(self) -> None:
        left, right = ([*self.corners[seat].widgets(), *self.part.corner_widgets(seat)] for seat in (0, 1))
        chance = [self.chance_button] if self.part.chance_hint else []
        options: list[Widget] = [*self.rows, self.seed, self.seed_note]
        seats = [widget for seat in self.seats for widget in seat.widgets()]
        self.form.fill(
            [
                *(self.heading, *self.tabs, *self.part.widgets(), *seats, self.watching, *options),
                *(self.prompt, self.then, *chance, self.start_button, self.keys),
                *(*left, *right, self.back_button),
            ]
        )

    def turn_to(self, seat: int) -> None:
        """Turns the console to a seat."""
        self._who = seat
        self.part.turn_to(seat)
        self._changed()

    def _renamed(self) -> None:
        self._changed()

    def _changed(self) -> None:
        """What is shown of the choices follows them."""
        names = clean_names([seat.called for seat in self.seats])
        self.part.tell_names(names)
        if self.part.seat == 1 and self._turned_to == 0:
            # The first seat has picked.
            self._who = 1
        named = self._named()
        for seat, (controls, tab, corner) in enumerate(zip(self.seats, self.tabs, self.corners, strict=True)):
            tab.words, tab.open = names[seat], seat == self.part.seat
            controls.show(seat == self._who, seat == named)
            controls.heading.text = self._question(seat)
            controls.name.title = self.texts.say("setup", "name" if seat == self._who else "own_name")
            corner.tag.words = f"{names[seat]}: {controls.chosen.role}"
            corner.plate.words = self.part.headline(seat) or names[seat]
            corner.note.text = self.part.note(seat)
        self.watching.visible = all(seat.by_computer for seat in self.seats)
        short = [self._short(name) for name in names]
        self.prompt.text, self.then.text = self.part.prompt(short)
        if self._turned_to != self.part.seat:
            self._turned_to = self.part.seat
            self.form.set_focus(self.part.first_focus() or self.form.focus)
            self._prepare()
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def _question(self, seat: int) -> str:
        if seat == 1 and not self.seats[0].by_computer:
            return self.texts.say("setup", "opponent").upper()
        return self.texts.say("setup", "player", seat=default_name(seat)).upper()

    def _named(self) -> int | None:
        """The seat whose name can be typed: beside a computer opponent, that is the person's own."""
        for seat in (self._who, 0):
            if not self.seats[seat].by_computer:
                return seat
        return None

    def _short(self, name: str) -> str:
        return shortened(name, "bold", 14, _LONGEST_NAME)

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        return super().needed(window, min(factor, _LARGEST))

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        super().resize(window, min(factor, _LARGEST), canvas)

    def arrange(self, area: Area) -> None:
        width, height = (length / area.scale for length in area.rect.size)
        self._low, self._close = height < _LOW, height < _LOW or width < _NARROW
        side_share = self.part.close_side if self._close else _SIDE
        console = area.rect.copy()
        console.width = min(round(area.rect.width * (1 - 2 * side_share)), area.unit(_WIDEST))
        console.centerx = area.rect.centerx
        self.console = console
        for seat, corner in enumerate(self.corners):
            side = area.rect.copy()
            side.width = console.left if seat == 0 else area.rect.right - console.right
            side.left = 0 if seat == 0 else console.right
            corner.low = self._low
            beside = self._low and seat == 0
            head, aside = (22, _BACK_WIDTH + 10) if beside else (22 if seat else 70, 0)
            below = corner.arrange(Area(side, area.scale), head, aside)
            self.part.arrange_corner(seat, below)
        back = Area(self.corners[0].scene, area.scale).inset(20, 18)
        self.back_button.place(back.top(_BACK).left(_BACK_WIDTH).rect, area.scale)
        self._arrange_console(Area(console, area.scale).inset(10 if self._close else 14, 10))

    def _arrange_console(self, inside: Area) -> None:
        scale = inside.scale
        head = inside.top(_TITLE, 4 if self._low else 8)
        tabs = head.right(min(232, head.rect.width / scale * 0.54), 10).inset(0, 4)
        for tab, cell in zip(self.tabs, tabs.columns(2, 9), strict=True):
            tab.place(cell.rect, scale)
        self.heading.place(head.rect, scale)
        self.keys.visible = not self._low
        if self._low:
            inside.bottom(_RING)
        else:
            self.keys.place(inside.bottom(_KEYS, 4).rect, scale)
        foot = inside.bottom(_LOW_BEGIN if self._low else _BEGIN, 6 if self._low else 8)
        if self.part.chance_hint:
            self.chance_button.place(foot.left(80, 8).rect, scale)
        self.start_button.place(foot.rect, scale)
        words = inside.bottom(_PROMPT, 9)
        self.prompt.place(words.left(words.rect.width / scale * 0.5, 6).rect, scale)
        self.then.place(words.rect, scale)
        arrange_wells([*self.rows, self.seed], self.seed_note, inside.bottom(HEIGHT, 6 if self._low else 8))
        fields = seats.LOW_HEIGHT if self._low else seats.HEIGHT
        free = inside.rect.height / scale - fields - 8
        spare = max(0.0, free - self.part.tallest(inside.rect.width / scale))
        inside.bottom(min(_GAP, spare / 3))
        below = inside.bottom(fields + min(_TALLER, spare / 3), 8 + min(_GAP, spare / 3))
        for seat in self.seats:
            seat.arrange(Area(below.rect, scale))
        self.watching.place(self.seats[0].name.rect, scale)
        self.part.arrange(inside)

    def enter(self) -> None:
        self._prepare()

    def _prepare(self) -> None:
        """Has the helper thread paint what the player may look at next."""
        self.context.ahead.prepare(self, self.part.jobs(self.corners[0].scene))

    def still(self, surface: pygame.Surface) -> None:
        for seat, corner in enumerate(self.corners):
            corner.paint(surface, self.part.stage, self.scale)
            clip = surface.get_clip()
            surface.set_clip(corner.scene)
            self.part.paint_figure(surface, seat, corner.scene, corner.foot)
            surface.set_clip(clip)
        console = self.console
        for left in (True, False):
            shade = side_shade(round(_SHADE * self.scale), console.height, left=left)
            surface.blit(shade, (console.left - shade.get_width() if left else console.right, 0))
        surface.blit(console_ground(*console.size, self.scale), console)
        self.part.paint(surface, self.scale)
        super().still(surface)

    def update(self, milliseconds: int) -> bool:
        looked_at = self.form.looked_at
        if looked_at is not self._looked_at:
            self._looked_at = looked_at
            self.part.look_at(looked_at)
        return False

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        card = self.form.looked_at
        if not isinstance(card, CardWidget) or card.face is None or not card.visible:
            return []
        notes = self.part.notes(card.face)
        gallery = self.context.gallery
        fields = self.seats[0].heading.rect.top
        return [
            draw_closer_look(surface, gallery, card.face, notes, card.rect, self.console, fields, self.scale)
        ]

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if pressed(event, "back"):
            self.back()
        elif pressed(event, "begin"):
            self.begin()
        elif pressed(event, "by_chance") and self.part.chance_hint:
            self.by_chance()
        else:
            return False
        return True

    def back(self) -> None:
        self.context.sound.play("click")
        self.context.navigator.pop()

    def by_chance(self) -> None:
        """The button with the die."""
        self.context.sound.play("click")
        self.part.by_chance()

    def begin(self) -> None:
        """Opens the table."""
        seed = int(self.seed.value or random.randrange(_SEED_LIMIT))
        options = {row.spec.key: row.value for row in self.rows} | self.part.options(seed)
        names = clean_names([seat.called for seat in self.seats])
        self.context.sound.play("click")
        new_match(self.context, self.game, options, seed, [seat.player for seat in self.seats], names)

    def leave(self) -> None:
        """Remembers the names and choices, whichever way the screen is left."""
        self.context.ahead.prepare(self, ())
        settings = self.context.settings
        seats = self.seats[0].player, self.seats[1].player
        options = {row.spec.key: row.value for row in self.rows} | self.part.choices()
        others = {game: setup for game, setup in settings.setups.items() if game != self.game}
        # The last one is the one that was set up last.
        setups = {**others, self.game: GameSetup(seats, options)}
        names = self.seats[0].name.value, self.seats[1].name.value
        if (list(setups.items()), names) != (list(settings.setups.items()), settings.names):
            self.context.change(setups=setups, names=names)
