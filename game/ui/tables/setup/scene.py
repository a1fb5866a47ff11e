"""The set-up screen of every game: two corners, and between them the console with all choices."""

import random
from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.rules import SideError
from game.rules import load
from game.storage.names import clean_names, default_name
from game.storage.settings import GameSetup
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.hints import worked
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll, Space, Stack
from game.ui.paint.scenery.corners import console_ground, corner_foot, corner_ground, side_shade
from game.ui.paint.text import shortened
from game.ui.parts.grounds import ground
from game.ui.scene import Scene
from game.ui.tables.overlays.zoom import Look
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.seats import last_seats, offered_players
from game.ui.tables.setup.big_button import BigButton
from game.ui.tables.setup.closer_look import corner_look, page_look
from game.ui.tables.setup.corner import Corner
from game.ui.tables.setup.options import SeedWell, option_rows, option_wells
from game.ui.tables.setup.part import MakePart
from game.ui.tables.setup.seat import SeatControls, SeatTab
from game.ui.tables.setup.seat_marks import seat_stripe
from game.ui.tables.setup.task_paper import task_paper
from game.words.messages import shipped_messages
from game.words.side_text import first_problem_text

_SEED_LIMIT = 10**9
_SIDE = 0.323
"""The share of the width that each corner takes."""
_LEAST_WIDE, _LEAST_HIGH = 1000.0, 560.0
"""Units that the console takes with both corners; with fewer the corners go, and the console scrolls."""
_CARDS, _NOTE, _BANNER = 190, 46, 112
"""Units of height, where the console scrolls: of a seat's cards, of its paper, and of the figures."""
_LOW, _NARROW, _LOWEST = 640.0, 1150.0, 440.0
"""A window of fewer units is short of room: its fields stand closer together, and in the lowest who may play
is told by name alone.
"""
_RING = 14
"""Units at the window's edge that the ring of a button at the foot takes."""
_WIDEST, _WIDEST_ALONE = 620, 820
"""Units that the console is never wider than, between the corners and without them."""
_BACK_WIDTH, _LONGEST_NAME, _SHADE = 104, 100, 16


class GameSetupScene(Scene):
    """Begins as it was left the last time; what is chosen is remembered when the screen is left."""

    def __init__(self, context: Context, game: str, make_part: MakePart) -> None:
        super().__init__(context)
        settings = context.settings
        players, offered = last_seats(settings.setups, game), offered_players(game)
        options = settings.setups[game].options if game in settings.setups else {}
        self.game = game
        self.texts = texts = shipped_messages(game)
        self.part = make_part(context.gallery, texts, self._changed, options)
        self.corners = [Corner(seat) for seat in (0, 1)]
        self.seats = [
            SeatControls(seat, settings.names[seat], players[seat], offered, texts, self._changed)
            for seat in (0, 1)
        ]
        turned = texts.say("setup", "tab_hint")
        self.tabs = [SeatTab(seat, turned, partial(self.turn_to, seat)) for seat in (0, 1)]
        self.rows = option_wells(load(game), texts, self.part.own_options, options, self._heed_options)
        self.part.heed({row.spec.key: row.value for row in self.rows})
        self.seed = SeedWell(texts, random.randrange(_SEED_LIMIT))
        self.prompt = self.then = self.task = ""
        back = texts.say("setup", "back")
        self.back_button = Button(back, self.back, symbol="back", key_name=label("back"), size=17)
        self.chance_button = BigButton(
            "",
            self.by_chance,
            symbol="dice",
            key_name=label("by_chance"),
            hint=texts.say("setup", "chance_hint") if self.part.has_chance else "",
            size=36,
        )
        self.chance_button.name = "by chance"
        self.start_button = BigButton(
            texts.say("setup", "begin"),
            self.begin,
            primary=True,
            symbol="play",
            key_name=label("begin"),
            size=26,
        )
        self.console = pygame.Rect(0, 0, 0, 0)
        self._looked_at: Widget | None = None
        self._turned_to = self.part.seat
        self._who = 1
        """The seat whose player is being chosen: the opponent's, until a tab turns the console."""
        self._low = self._close = False
        self._alone = False
        """Whether there is no room for the corners."""
        self._kept: dict[str, Widget] = {}
        """The pane that scrolls the console, from one layout to the next."""
        self._changed()
        self.form.set_focus(self.part.first_focus() or self.start_button)

    def turn_to(self, seat: int) -> None:
        """Turns the console to a seat."""
        self._who = seat
        self.part.turn_to(seat)
        self._changed()

    def _changed(self) -> None:
        """What is shown of the choices follows them."""
        names = clean_names([seat.called for seat in self.seats])
        self.part.tell_names(names)
        if self.part.seat == 1 and self._turned_to == 0:
            # The first seat has picked.
            self._who = 1
        for seat, (controls, tab, corner) in enumerate(zip(self.seats, self.tabs, self.corners, strict=True)):
            tab.words, tab.open = names[seat], seat == self.part.seat
            controls.name.title = self.texts.say("setup", "name" if seat == self._who else "own_name")
            corner.tag = f"{names[seat]}: {controls.chosen.role}"
            corner.plate.words = self.part.headline(seat) or names[seat]
            corner.note = self.part.note(seat)
        short = [self._short(name) for name in names]
        self.prompt, self.then = self.part.prompt(short)
        self.task = self.part.task(short)
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

    def _short(self, name: str) -> str:
        return shortened(name, "bold", 14, _LONGEST_NAME)

    def arrange(self, area: Area) -> None:
        width, height = (length / area.scale for length in area.rect.size)
        self._low, self._close = height < _LOW, height < _LOW or width < _NARROW
        self._alone = width < _LEAST_WIDE or height < _LEAST_HIGH
        self.part.on_page = self._alone
        if self._alone:
            self._arrange_alone(area)
            return
        side_share = self.part.close_side if self._close else _SIDE
        self.console = area.rect.copy()
        self.console.width = min(round(area.rect.width * (1 - 2 * side_share)), area.unit(_WIDEST))
        self.console.centerx = area.rect.centerx
        # A control that stays may show another card and have its name, so that names are no identity here.
        widgets = Host().lay(self._console(), self.console, area.scale)
        for seat, corner in enumerate(self.corners):
            side = area.rect.copy()
            side.width = self.console.left if seat == 0 else area.rect.right - self.console.right
            side.left = 0 if seat == 0 else self.console.right
            corner.low = self._low
            corner.lie_in(side)
            # Where the window is low, a figure's head is beside the way back: the tag stands there too.
            beside = self._low and seat == 0
            head, aside = (22, _BACK_WIDTH + 10) if beside else (22 if seat else 70, 0)
            widgets += Host().lay(corner.tree(self.part.corner(seat), head, aside), side, area.scale)
        back = Column(Row(Part(self.back_button, width=_BACK_WIDTH, height=36)), Space(grow=1))
        widgets += Host().lay(Box(back, pad=(20, 18)), self.corners[0].scene, area.scale)
        self.form.fill(widgets)

    def _arrange_alone(self, area: Area) -> None:
        self.console = area.rect.copy()
        self.console.width = min(area.rect.width, area.unit(_WIDEST_ALONE))
        self.console.centerx = area.rect.centerx
        host = Host()
        host.named = self._kept
        self.form.fill(host.lay(self._console_alone(area), self.console, area.scale))
        pane = host.named.get("set-up")
        self._kept = {"set-up": pane} if pane is not None else {}

    def _console_alone(self, area: Area) -> Node:
        """What is chosen, the paper and the cards of the seat that chooses, and all else, scrolling."""
        part, seat = self.part, self.part.seat
        very_low = area.rect.height < area.unit(_LOWEST)
        back = Part(self.back_button, width=_BACK_WIDTH, height=(30, 36))
        edge = 38 if very_low else 44
        titled = Text(part.title.upper(), "set-up", grow=0 if part.figures_in_head else 1)
        pair = Picture(self._draw_banner, name="pair", grow=1) if part.figures_in_head else None
        head = Row(back, titled, pair, Box(self._tabs(), pad=(0, 4)), gap=10, height=edge)
        note = Prose(part.note(seat), "told", "ink", name=f"note {seat}", middle=True)
        stripe = Stack(seat_stripe(seat, 6), Box(note, pad=(20, 4)))
        paper: Node | None = Box(stripe, ground=ground("paper"), height=_NOTE)
        who = self.seats[self._who].tree(self._question(self._who), self._name_field(), low=very_low)
        high = min(part.low_height, part.lowest_height) if very_low else part.low_height
        if self.task:  # What is picked stands over the roster, with its plan.
            high, paper = min(part.low_height, part.lowest_height), None
        own = Box(part.tree(low=True), height=high), paper, Box(part.corner(seat), height=_CARDS)
        banner = Picture(self._draw_banner, name="banner", height=_BANNER)
        choices = Column(
            *((banner, who, *own) if part.opponent_first else self._with_opponent(own, who)),
            part.below(),
            option_rows([*self.rows, self.seed], self.texts.say("setup", "seed_note")),
            Space(height=2),
            gap=10,
        )
        margin = 8 if very_low else 11
        # The ring of the main button is wider than that margin.
        words = None if self.task else self._words()
        below = Column(Column(words, self._foot(edge), gap=9), Space(height=_RING - margin))
        task = task_paper(self.task, seat, part.note(seat)) if self.task else None
        inside = Column(head, task, Scroll(choices, "set-up", grow=1), below, gap=6)
        return Box(inside, pad=(_RING, margin))

    def _with_opponent(self, own: Sequence[Node | None], who: Node) -> Sequence[Node | None]:
        """The opponent below all that a seat brings, or right below what is picked from."""
        return [own[0], who, *own[1:]] if self.part.opponent_next else [*own, who]

    def _draw_banner(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """The figures of both seats side by side, each before its end of the place."""
        clip = surface.get_clip()
        for seat in (0, 1):
            half = pygame.Rect(rect.left, rect.top, rect.width // 2, rect.height)
            half.left += seat * half.width
            surface.set_clip(half.clip(clip))
            surface.blit(corner_ground(self.part.stage, half.size, seat), half)
            x, y = corner_foot(half.size, seat)
            self.part.paint_figure(surface, seat, half, (half.left + x, half.top + y))
        surface.set_clip(clip)

    def _tabs(self) -> Node:
        return Row(*[Box(Part(tab), share=1) for tab in self.tabs], gap=9, width=(180, 232))

    def _words(self) -> Node:
        """What is to be done, and what comes then."""
        return Row(
            Box(Text(self.prompt, "asked of", f"seat {self.part.seat}", name="prompt"), share=1),
            Box(Text(self.then, "then", anchor="right", name="then"), share=1),
            gap=6,
            height=18,
        )

    def _foot(self, high: float) -> Node:
        chance = Part(self.chance_button, width=80) if self.part.has_chance else None
        return Row(chance, Part(self.start_button, grow=1), gap=8, height=high)

    def _console(self) -> Node:
        """Everything that is chosen, and the gold button."""
        low, part = self._low, self.part
        title = Text(part.title.upper(), "set-up", grow=1)
        who, near = self.seats[self._who], 6 if low else 8
        inside = Column(
            Row(title, Box(self._tabs(), pad=(0, 4)), gap=10, height=44),
            Space(height=near - 2 * low),
            task_paper(self.task, part.seat) if self.task else None,
            Space(height=near - 2 * low) if self.task else None,
            Box(part.tree(low=low), grow=1),
            Space(height=8, grow=1, most=38),
            who.tree(self._question(self._who), self._name_field()),
            Space(height=near, grow=1, most=38),
            part.below(),
            Space(height=near) if part.has_below else None,
            option_rows([*self.rows, self.seed], self.texts.say("setup", "seed_note")),
            Space(height=9),
            self._words(),
            Space(height=near),
            self._foot(48 if low else 60),
            Space(height=4),
            None if low else Text(part.keys, "aside", anchor="center", height=18),
        )
        return Box(inside, pad=(10 if self._close else 14, 10))

    def _name_field(self) -> Node:
        """The name that can be typed: beside a computer opponent, that is the person's own."""
        for seat in (self._who, 0):
            if not self.seats[seat].by_computer:
                return Part(self.seats[seat].name)
        return Text(self.texts.say("setup", "watch"), "asked of", "gold", "watching", anchor="right")

    def enter(self) -> None:
        self._prepare()

    def _prepare(self) -> None:
        """Has the helper thread paint what the player may look at next."""
        jobs = () if self._alone else self.part.jobs(self.corners[0].scene)
        self.context.ahead.prepare(self, jobs)

    def still(self, surface: pygame.Surface) -> None:
        if self._alone:
            surface.blit(console_ground(*surface.get_size(), self.scale), (0, 0))
            super().still(surface)
            return
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
        return [self.look(card).draw(surface, self.context.gallery, card.face)]

    def look(self, card: CardWidget) -> Look:
        """Where the card is shown large: over nothing that can be worked or shows another card."""
        assert card.face is not None
        notes = self.part.notes(card.face)
        if self._alone:
            fixed = [
                one.rect for one in (self.back_button, self.start_button, self.chance_button, *self.tabs)
            ]
            return page_look(pygame.Rect((0, 0), self.size), notes, card.rect, self.scale, fixed)
        shown = [one for one in self.form.widgets if one.visible and one is not card]
        used = worked([one for one in shown if one.reachable and one.workable])
        cards = [one.rect for one in shown if isinstance(one, CardWidget)]
        corners = [corner.scene.union(corner.below) for corner in self.corners]
        return corner_look(notes, card.rect, corners, self.scale, [*used, *cards])

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "confirm") and self.part.is_settled(self.form.focus):
            self.begin()
            return True
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if pressed(event, "back"):
            self.back()
        elif pressed(event, "begin"):
            self.begin()
        elif pressed(event, "by_chance") and self.part.has_chance:
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

    def _heed_options(self) -> None:
        self.part.heed({row.spec.key: row.value for row in self.rows})
        self._changed()

    def begin(self) -> None:
        """Opens the table."""
        seed = int(self.seed.value or random.randrange(_SEED_LIMIT))
        options = {**{row.spec.key: row.value for row in self.rows}, **self.part.options(seed)}
        names = clean_names([seat.called for seat in self.seats])
        self.context.sound.play("click")
        try:
            new_match(self.context, self.game, options, seed, [seat.player for seat in self.seats], names)
        except SideError as error:
            # A squad with more points than were agreed on.
            name, reason = names[int(error.option[-1])], first_problem_text(self.game, error)
            self.context.notify(self.texts.say("setup", "refused", name=name, reason=reason))

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
