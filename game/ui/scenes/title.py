"""The first screen: go on, begin, look around."""

from datetime import datetime

import pygame

from game import __version__
from game.rules import GAMES
from game.storage.saves import SaveSummary, latest_game, latest_unfinished
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.modal import Modal
from game.ui.kit.widget import Command, Widget
from game.ui.paint.backdrop import backdrop
from game.ui.paint.palette import GOLD, TEAL, TEXT, TEXT_SOFT
from game.ui.paint.text import draw_line
from game.ui.scene import Scene
from game.ui.scenes.choose_game import ChooseGameScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.saved import ContinueTicket
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import GameBox, shelf
from game.ui.tables.game_ui import game_ui
from game.ui.tables.launch import resume_match
from game.ui.tables.seats import SITTERS
from game.ui.tables.summaries import describe

_WELCOME = "Play a short guided duel.\nYou find the rules of all games under Rulebook (F1) at any time."


class TitleScene(Scene):
    """Continue (when there is a duel to go on with) is the first control, else a new duel.

    At the very first start it asks once whether to show how the games are played.
    """

    ambience = "workshop"
    largest_scale = 1.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.latest: SaveSummary | None = None
        self.latest_game = ""
        self.ticket: ContinueTicket | None = None
        self.menu: list[Button] = []
        self.shelf = [GameBox(title, self._opening(title.game)) for title in shelf()]
        self.version = Label(f"version {__version__}", "text", 14, TEXT_SOFT)

    def enter(self) -> None:
        self.latest = latest_unfinished(self.context.saves, SITTERS)
        self.latest_game = latest_game(self.context.saves)
        buttons = [
            Button("New duel", self._new, size=28),
            Button("Load", self._load, size=24),
            Button("Rulebook", self._rules, size=24),
            Button("Settings", self._settings, size=24),
            Button("Credits", self._credits, size=24),
            Button("Quit", self.context.navigator.quit, size=24, key_name="Esc"),
        ]
        self.ticket = None
        if self.latest is not None:
            words = describe(self.latest, datetime.now().astimezone())
            self.ticket = ContinueTicket(words, self._continue)
        buttons[0].primary = self.ticket is None
        self.menu = buttons
        tickets = [self.ticket] if self.ticket else []
        widgets: list[Widget] = [*tickets, *buttons, *self.shelf, self.version]
        self.form.fill(widgets)
        self.form.set_focus(self.ticket or buttons[0])
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def arrange(self, area: Area) -> None:
        inside = area.inset(64, 40)
        head = inside.top(150, 14)
        if self.ticket:
            self.ticket.place(head.right(580, 20).rect, self.scale)
        self.logo = head.rect
        foot = inside.bottom(20)
        self.version.place(foot.rect, self.scale)
        left = inside.left(300, 56)
        for button in self.menu:
            button.place(left.top(58 if button.size > 24 else 48, 11).rect, self.scale)
        shelf = inside.inset(0, 2)
        gap = 20
        height = (shelf.rect.height / self.scale - gap) / 2
        for row in (self.shelf[:2], self.shelf[2:]):
            for box, part in zip(row, shelf.top(height, gap).columns(2, gap), strict=True):
                box.place(part.rect, self.scale)

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop(*surface.get_size()), (0, 0))
        size = round(92 * self.scale)
        middle = self.logo.top + size // 2
        outline = max(2, round(4 * self.scale))
        first = draw_line(surface, "IRON", "title", size, TEXT, (self.logo.left, middle), outline=outline)
        draw_line(
            surface,
            "& SCALE",
            "title",
            size,
            GOLD,
            (first.right + round(14 * self.scale), middle),
            outline=outline,
        )
        draw_line(
            surface,
            "FOUR DUELS · ONE TABLE",
            "title",
            round(26 * self.scale),
            TEAL,
            (self.logo.left, self.logo.top + round(116 * self.scale)),
        )
        super().still(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.context.navigator.quit()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._rules()
            return True
        return False

    def update(self, milliseconds: int) -> bool:
        # Not with the first frame, which takes no time: the title is seen first, and at once.
        if milliseconds and self.context.first_start and not self.context.settings.welcomed:
            self.context.change(welcomed=True)
            self.context.navigator.push(welcome(self.context, self._rules))
        return False

    def _continue(self) -> None:
        if self.latest is not None:
            resume_match(self.context, self.latest.path)

    def _opening(self, game: str) -> Command:
        return lambda: self.context.navigator.push(game_ui(game).setup_scene(self.context))

    def _new(self) -> None:
        self.context.navigator.push(ChooseGameScene(self.context, self.latest_game))

    def _load(self) -> None:
        self.context.navigator.push(LoadScene(self.context))

    def _rules(self) -> None:
        self.context.navigator.push(RulebookScene(self.context, next(iter(GAMES))))

    def _settings(self) -> None:
        self.context.navigator.push(SettingsScene(self.context))

    def _credits(self) -> None:
        self.context.navigator.push(CreditsScene(self.context))


def welcome(context: Context, show: Command) -> Modal:
    """The question of the very first start."""
    answers: list[tuple[str, Command]] = [("Show me", show), ("Not now", lambda: None)]
    return Modal(context, "New here?", _WELCOME, answers)
