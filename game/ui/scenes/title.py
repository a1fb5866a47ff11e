"""The first screen: a shelf of games before a window in the evening; go on, begin, look around."""

from datetime import datetime
from functools import partial

import pygame

from game import __version__
from game.lessons.library import path_of
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
from game.ui.learn import open_first_lesson, open_next_lesson, open_overview, prepare_lessons
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.scenery.dusk import giants
from game.ui.paint.scenery.shelf import paint_ground
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.drawer import Drawer
from game.ui.scenes.load import LoadScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.saved import ContinueTicket, FirstTicket, Ticket
from game.ui.scenes.settings.scene import SettingsScene
from game.ui.scenes.shelf import GameBox, shelf
from game.ui.scenes.title_layout import SKY, STAND, title_tree
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.seats import SITTERS
from game.ui.tables.session.summaries import describe

_RESTING_TICK = 240
"""Milliseconds."""
_APART = 4
"""Units between the ticket and a head below it."""
_MANY = 6
"""Boxes of which more have no room to be larger than the window makes them."""


class TitleScene(Scene):
    """The ticket is the first control: Continue where there is a duel to go on with, else a first duel.

    It asks nothing by itself: at the very first start the ticket is the way to the first lesson, and each box
    offers its own once. Costly pictures come after the first frame; until then shipped ones in one size, or
    those of the size before, stand on the shelf.
    """

    ambience = "workshop"
    largest_scale = 1.5
    """Beyond that the boxes would not stand side by side: the title grows no further, and never pans."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.latest: SaveSummary | None = None
        self.latest_game = ""
        self.pictures = LatePictures(context.ahead)
        say = context.words.say
        self.drawers = [
            Drawer(say("title", "new"), self._new, "plus", say("title", "new_note")),
            Drawer(say("title", "learn"), self._learn, "hint", say("title", "learn_note")),
            Drawer(say("title", "workshop"), self._workshop, "workshop", say("title", "workshop_note")),
            Drawer(say("title", "load"), self._load, "folder", say("title", "load_note")),
            Drawer(say("title", "rulebook"), self._rules, "book", label("rules")),
            Drawer(say("title", "settings"), self._settings, "gear", say("title", "settings_note")),
            Drawer(say("title", "credits"), self._credits, "star", say("title", "credits_note")),
            Drawer(say("title", "quit"), context.navigator.quit, "door", label("back")),
        ]
        self.shelf = [
            GameBox(title, number, self._opening(title.game), self.pictures)
            for number, title in enumerate(shelf(), 1)
        ]
        if len(self.shelf) > _MANY:
            self.largest_scale = 1.0
        self.ticket: Ticket = self._first_ticket()
        self.version = Label(__version__, "label", 12, TEXT_SOFT, "right")
        self._words = say("title", "logo"), say("title", "tagline")
        self._plain_ground: pygame.Surface | None = None
        self._moved: list[pygame.Rect] = []

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        return super().needed(window, min(factor, self.largest_scale))

    @property
    def resting_tick(self) -> int:
        """Seldom: figures and eyes change every two seconds. Pictures still to come are not kept waiting."""
        return super().resting_tick if self.pictures.waiting else _RESTING_TICK

    def enter(self) -> None:
        self.latest = latest_unfinished(self.context.saves, SITTERS)
        self.latest_game = latest_game(self.context.saves)
        if self.latest is not None:
            words = describe(self.latest, datetime.now().astimezone())
            self.ticket = ContinueTicket(self.context.words, words, self._continue, self.pictures)
        else:
            self.ticket = self._first_ticket()
        for box in self.shelf:
            box.lively = not self.context.settings.reduce_motion
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.form.set_focus(self.form.focus or self.ticket)

    def _first_ticket(self) -> FirstTicket:
        """The first game of the shelf is the one to learn first; who has begun goes on with the last one."""
        last = self.context.progress.last
        boxes = [box.title for box in self.shelf]
        game = next((one for one in boxes if last.startswith(f"{one.game}/")), boxes[0])
        prepare_lessons(self.context, game.game)
        return FirstTicket(
            self.context.words, game.game, game.name, self._learn_next, self.pictures, begun=bool(last)
        )

    def arrange(self, area: Area) -> None:
        self._plain_ground = None
        tree = title_tree(self._words, self.ticket, self.shelf, self.drawers, self.version)
        # A ticket may have come in place of another one, so none of the last layout lives on.
        self.form.fill(Host().lay(tree, area.rect, self.scale))
        paper = self.ticket.rect
        for box in self.shelf:
            below = box.rect.left < paper.right and paper.left < box.rect.right
            box.ceiling = paper.bottom + round(_APART * self.scale) if below else 0

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(self._ground(), (0, 0))
        super().still(surface)

    def _ground(self) -> pygame.Surface:
        """The room; nothing is seen outside but the evening as long as the rest is being painted."""
        size, scale, box = self.size, self.scale, self.shelf[0].rect
        sky, board = box.top - round(SKY * scale), box.bottom + round(STAND * scale)
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
        surface.blit(self._ground(), (0, 0))
        self.form.draw(surface, part)
        surface.set_clip(None)
        return part

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if super().handle(event):
            return True
        if pressed(event, "back"):
            self.context.navigator.push(quit_question(self.context))
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
                box.activate()
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
        if self.context.first_start and not self.context.settings.welcomed:
            self.context.change(welcomed=True)
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
        super().resize(window, max(1.0, min(factor, self.largest_scale)), canvas)
        if before != (self.size, self.scale):
            self.pictures.outdate()
            self._plain_ground = None

    def _continue(self) -> None:
        if self.latest is not None:
            self.context.screens.resume_match(self.context, self.latest.path)

    def _opening(self, game: str) -> Command:
        return partial(self._open, game)

    def _open(self, game: str) -> None:
        """The set-up; who never played the game, nor learned it, is asked once whether to learn it first."""
        if not self._is_new(game):
            self._set_up(game)
            return
        prepare_lessons(self.context, game)
        name = next(box.title.name for box in self.shelf if box.title.game == game)
        learn, play = partial(open_first_lesson, self.context, game), partial(self._set_up, game)
        minutes = path_of(game)[0][1].minutes
        self.context.navigator.push(first_time(self.context, name, minutes, learn, play))

    def _is_new(self, game: str) -> bool:
        settings, progress = self.context.settings, self.context.progress
        learned = (*progress.stars, *progress.left, progress.last)
        return (
            settings.welcomed
            and game not in settings.setups
            and not any(key.startswith(f"{game}/") for key in learned)
        )

    def _set_up(self, game: str) -> None:
        self.context.navigator.push(game_ui(game).setup_scene(self.context))

    def _new(self) -> None:
        """To the boxes: the one played last, or the first."""
        playable = [box for box in self.shelf if box.reachable]
        last = [box for box in playable if box.title.game == self.latest_game]
        self.form.go((last or playable)[0])

    def _load(self) -> None:
        self.context.navigator.push(LoadScene(self.context))

    def _workshop(self) -> None:
        self.context.navigator.push(self.context.screens.hangar(self.context))

    def _learn(self) -> None:
        open_overview(self.context)

    def _learn_next(self) -> None:
        open_next_lesson(self.context)

    def _rules(self) -> None:
        """The book of the box that is pointed at or focused, else of the game played or learned last."""
        meant, last = self.form.meant, self.context.progress.last.partition("/")[0]
        games = (meant.title.game if isinstance(meant, GameBox) else "", self.latest_game, last, *GAMES)
        book = next(game for game in games if game in GAMES)
        self.context.navigator.push(RulebookScene(self.context, book))

    def _settings(self) -> None:
        self.context.navigator.push(SettingsScene(self.context))

    def _credits(self) -> None:
        self.context.navigator.push(CreditsScene(self.context))


def first_time(context: Context, game: str, minutes: int, learn: Command, play: Command) -> Modal:
    """The question of who opens a game for the first time; the key of Begin leads to the set-up, and Esc
    back to the shelf.
    """
    words = context.words
    answers = [(words.say("first_time", "learn"), learn), (words.say("first_time", "play"), play)]
    title = words.say("first_time", "title", game=game)
    text = words.say("first_time", "text", game=game, minutes=minutes)
    return Modal(context, title, text, answers, optional=True, keys=("", "begin"))


def quit_question(context: Context) -> Modal:
    """Asked where a key, which may have been pressed once too often, would end the program."""
    words = context.words
    answers: list[tuple[str, Command]] = [
        (words.say("quit", "quit"), context.navigator.quit),
        (words.say("quit", "stay"), lambda: None),
    ]
    return Modal(context, words.say("quit", "title"), words.say("quit", "text"), answers)
