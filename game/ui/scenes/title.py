"""The first screen: a shelf of games before a window in the evening; go on, begin, look around."""

from datetime import datetime
from functools import partial

import pygame

from game import __version__
from game.rules import GAMES
from game.storage.saves import SaveSummary, latest_game, latest_unfinished
from game.ui.context import Context
from game.ui.keys import arrow, digit, label, pressed
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.modal import Modal
from game.ui.kit.steps import along_row, to_next_row
from game.ui.kit.widget import Command, Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Row, Space
from game.ui.learn import open_next_lesson, open_overview
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.dusk import giants
from game.ui.paint.scenery.logo import logo
from game.ui.paint.scenery.shelf import paint_ground
from game.ui.paint.text import draw_line, text_width
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.drawer import Drawer
from game.ui.scenes.load import LoadScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.saved import ContinueTicket, FirstTicket, Ticket
from game.ui.scenes.settings.scene import SettingsScene
from game.ui.scenes.shelf import GameBox, box_size, shelf
from game.ui.scenes.title_layout import TitleLayout
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.seats import SITTERS
from game.ui.tables.session.summaries import describe

_TAGLINE_SIZE = 18
_RESTING_TICK = 240
"""Milliseconds."""
_WIDEST_DRAWER = 230.0
_MANY = 6
"""Boxes of which more have no room to be larger than the window makes them."""
_SHADE = rgb(art_colors("screens")["tagline"])


class TitleScene(Scene):
    """The ticket is the first control: Continue where there is a duel to go on with, else a first duel.

    At the very first start it asks once whether to show how the games are played. Costly pictures come after
    the first frame; until then plain boxes stand on the shelf.
    """

    ambience = "workshop"
    largest_scale = 1.5

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.latest: SaveSummary | None = None
        self.latest_game = ""
        self.pictures = LatePictures(context.ahead)
        self.drawers: list[Drawer] = []
        self.shelf = [
            GameBox(title, number, self._opening(title.game), self.pictures)
            for number, title in enumerate(shelf(), 1)
        ]
        if len(self.shelf) > _MANY:
            self.largest_scale = 1.0
        self.ticket: Ticket = self._first_ticket()
        self.version = Label(__version__, "label", 12, TEXT_SOFT, "right")
        self._name = context.words.say("title", "logo")
        self._tagline = context.words.say("title", "tagline")
        self._plain_ground: pygame.Surface | None = None
        self._moved: list[pygame.Rect] = []
        self._sky, self._board = 0, 0
        self.layout = TitleLayout(1280, 720, len(self.shelf))

    @property
    def resting_tick(self) -> int:
        """Seldom: figures and eyes change every two seconds. Pictures still to come are not kept waiting."""
        return super().resting_tick if self.pictures.waiting else _RESTING_TICK

    def enter(self) -> None:
        self.latest = latest_unfinished(self.context.saves, SITTERS)
        self.latest_game = latest_game(self.context.saves)
        say = self.context.words.say
        self.drawers = [
            Drawer(say("title", "new"), self._new, "plus", say("title", "new_note")),
            Drawer(say("title", "learn"), self._learn, "hint", say("title", "learn_note")),
            Drawer(say("title", "load"), self._load, "folder", say("title", "load_note")),
            Drawer(say("title", "rulebook"), self._rules, "book", label("rules")),
            Drawer(say("title", "settings"), self._settings, "gear", say("title", "settings_note")),
            Drawer(say("title", "credits"), self._credits, "star", say("title", "credits_note")),
            Drawer(say("title", "quit"), self.context.navigator.quit, "door", label("back")),
        ]
        if self.latest is not None:
            words = describe(self.latest, datetime.now().astimezone())
            self.ticket = ContinueTicket(self.context.words, words, self._continue, self.pictures)
        else:
            self.ticket = self._first_ticket()
        for box in self.shelf:
            box.lively = not self.context.settings.reduce_motion
        widgets: list[Widget] = [self.ticket, *self.shelf, *self.drawers, self.version]
        self.form.fill(widgets)
        self.form.set_focus(self.form.focus or self.ticket)
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def _first_ticket(self) -> FirstTicket:
        """The first game of the shelf is the one to learn first; who has begun goes on with the last one."""
        last = self.context.progress.last
        boxes = [box.title for box in self.shelf]
        game = next((one for one in boxes if last.startswith(f"{one.game}/")), boxes[0])
        return FirstTicket(
            self.context.words, game.game, game.name, self._learn_next, self.pictures, begun=bool(last)
        )

    def arrange(self, area: Area) -> None:
        self._plain_ground = None
        width, height = (length / self.scale for length in area.rect.size)
        layout = self.layout = TitleLayout(width, height, len(self.shelf))
        self._board, self._sky = area.unit(layout.board), area.unit(layout.sky)
        wide, high, _ = (length * layout.box for length in box_size())
        left, pitch = layout.row
        for place, box in enumerate(self.shelf):
            corner = area.unit(left + place * pitch), area.unit(layout.shelf_top)
            box.share = layout.box
            box.place(pygame.Rect(corner, (area.unit(wide), area.unit(high))), self.scale)
        ticket = pygame.Rect((0, 0), [area.unit(length) for length in layout.ticket_size])
        middle = max(self._sky // 2, ticket.height // 2 + area.unit(6))
        ticket.midright = area.rect.right - area.unit(18 if layout.close else 40), middle
        self.ticket.place(ticket, self.scale * layout.ticket)
        self._logo = area.unit(18 if layout.close else 38), middle - area.unit(27 * layout.ticket)
        self._place_drawers(area, layout)
        foot = pygame.Rect(area.rect.right - area.unit(100), area.rect.bottom - area.unit(18), 0, 0)
        foot.size = area.unit(92), area.unit(15)
        self.version.place(foot, self.scale)

    def _place_drawers(self, area: Area, layout: TitleLayout) -> None:
        """All equally wide, in the middle of the window's foot."""
        count, gap = len(self.drawers), 8 if layout.close else 12
        high, foot = layout.drawers
        row = Row(
            *[Part(drawer, share=1) for drawer in self.drawers],
            gap=gap,
            width=(0, count * _WIDEST_DRAWER + (count - 1) * gap),
        )
        tree = Column(
            Space(grow=1),
            Box(row, pad=(18 if layout.close else 40, 0), align="center", height=high),
            Space(height=foot),
        )
        # Each visit has drawers of its own, so none of the last layout lives on.
        Host().lay(tree, area.rect, self.scale)

    def still(self, surface: pygame.Surface) -> None:
        self._behind(surface)
        super().still(surface)

    def _behind(self, surface: pygame.Surface) -> None:
        """The room and the name of the program."""
        surface.blit(self._ground(), (0, 0))
        image = logo(self._name, round(self.layout.logo * self.scale))
        surface.blit(image, image.get_rect(midleft=self._logo))
        size, line = round(_TAGLINE_SIZE * self.scale * self.layout.ticket), round(2 * self.scale)
        draw_line(surface, self._tagline, "title", size, _SHADE, self.tagline.midleft, outline=line)

    @property
    def tagline(self) -> pygame.Rect:
        """Below the right end of the logo, where no blade that is raised out of the first box meets it."""
        above = logo(self._name, round(self.layout.logo * self.scale)).get_rect(midleft=self._logo)
        size = round(_TAGLINE_SIZE * self.scale * self.layout.ticket)
        rect = pygame.Rect(0, 0, text_width(self._tagline, "title", size, round(2 * self.scale)), size)
        rect.midright = above.right - round(14 * self.scale), above.bottom + round(3 * self.scale)
        return rect

    def _ground(self) -> pygame.Surface:
        """The room; nothing is seen outside but the evening as long as the rest is being painted."""
        size, scale, sky, board = self.size, self.scale, self._sky, self._board
        lamps = tuple(box.rect.centerx for box in self.shelf)

        def paint() -> pygame.Surface:
            return paint_ground(size, scale, sky, board, lamps, tuple(giants(size[0], sky, scale)))

        ground = self.pictures.get(("ground", size, scale), paint)
        if ground is not None:
            self._plain_ground = None
            return ground
        if self._plain_ground is None:
            self._plain_ground = paint_ground(size, scale, sky, board, lamps)
        return self._plain_ground

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Where boxes moved, with all that lies under and over them."""
        moved, self._moved = self._moved, []
        return [self._patch(surface, part.clip(surface.get_rect())) for part in moved]

    def _patch(self, surface: pygame.Surface, part: pygame.Rect) -> pygame.Rect:
        surface.set_clip(part)
        self._behind(surface)
        self.form.draw(surface, part)
        surface.set_clip(None)
        return part

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if super().handle(event):
            return True
        if pressed(event, "back"):
            self.context.navigator.quit()
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        number = digit(event.key)
        if pressed(event, "rules"):
            self._rules()
        elif number is not None and number <= len(self.shelf):
            box = self.shelf[number - 1]
            if box.reachable:
                self.form.go(box)
            else:
                self.form.refuse(box)
        elif (way := arrow(event)) is not None:
            go = along_row if way[0] else to_next_row
            return self._step(go(self._rows(), self.form.focus, sum(way)))
        else:
            return False
        return True

    def _rows(self) -> list[list[Widget]]:
        boxes: list[Widget] = [box for box in self.shelf if box.reachable]
        rows: list[list[Widget]] = [[self.ticket], boxes, [*self.drawers]]
        return [row for row in rows if row]

    def _step(self, widget: Widget | None) -> bool:
        if widget is not None:
            self.form.go(widget)
        return widget is not None

    def update(self, milliseconds: int) -> bool:
        # Not with the first frame, which takes no time: the title is seen first, and at once.
        # Nor before the pictures: what a question covers is not carried on.
        asks = self.context.first_start and not self.context.settings.welcomed
        if milliseconds and asks and not self.pictures.waiting:
            self.context.change(welcomed=True)
            self.context.navigator.push(welcome(self.context, self._learn_next))
        if self.pictures.arrived():
            self.stale = True
        meant = self.form.meant
        moving = False
        for box in self.shelf:
            box.meant = box is meant
            comes = box.live(milliseconds)
            moving = moving or comes
            part = box.changed()
            if comes:
                self._moved.append(box.reach)
            elif part is not None:
                self._moved.append(part)
        return moving

    def hidden(self) -> None:
        self._forget()

    def leave(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.pictures.forget()
        self._plain_ground = None

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        before = self.size, self.scale
        # Its boxes fill the window: smaller ones would only be harder to read.
        super().resize(window, max(1.0, factor), canvas)
        if before != (self.size, self.scale):
            self._forget()

    def _continue(self) -> None:
        if self.latest is not None:
            self.context.screens.resume_match(self.context, self.latest.path)

    def _opening(self, game: str) -> Command:
        return partial(self._open, game)

    def _open(self, game: str) -> None:
        self.context.navigator.push(game_ui(game).setup_scene(self.context))

    def _new(self) -> None:
        """To the boxes: the one played last, or the first."""
        playable = [box for box in self.shelf if box.reachable]
        last = [box for box in playable if box.title.game == self.latest_game]
        self.form.go((last or playable)[0])

    def _load(self) -> None:
        self.context.navigator.push(LoadScene(self.context))

    def _learn(self) -> None:
        open_overview(self.context)

    def _learn_next(self) -> None:
        open_next_lesson(self.context)

    def _rules(self) -> None:
        self.context.navigator.push(RulebookScene(self.context, next(iter(GAMES))))

    def _settings(self) -> None:
        self.context.navigator.push(SettingsScene(self.context))

    def _credits(self) -> None:
        self.context.navigator.push(CreditsScene(self.context))


def welcome(context: Context, show: Command) -> Modal:
    """The question of the very first start."""
    words = context.words
    answers: list[tuple[str, Command]] = [
        (words.say("welcome", "show"), show),
        (words.say("welcome", "not_now"), lambda: None),
    ]
    return Modal(context, words.say("welcome", "title"), words.say("welcome", "text"), answers)
