"""What all scenes share: the settings, the sound, the saves, and the way from scene to scene."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pygame

from game.ai.computer import Computer, InProcess
from game.engine.faults import Fault
from game.storage.progress import Progress, load_progress, progress_file, save_progress
from game.storage.seen_tips import SeenTips
from game.storage.settings import Settings, save_settings
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.cards.card_store import CardStore
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.schemes import show_scheme
from game.ui.screen import Screen
from game.ui.sound import Sound
from game.words.fault_text import fault_text
from game.words.messages import SCREENS, Messages, shipped_messages


class Navigator:
    """The stack of scenes; the last one is on top."""

    def __init__(self) -> None:
        self.stack: list[Screen] = []
        self.changed = True
        self.running = True
        self.home: Callable[[], Screen]
        """Makes the first screen; the application sets it."""

    @property
    def top(self) -> Screen:
        return self.stack[-1]

    def push(self, scene: Screen) -> None:
        self.stack.append(scene)
        self.changed = True

    def pop(self) -> None:
        """Back to the scene beneath; the last one leaves the program."""
        self.stack.pop().leave()
        self.changed = True
        if not self.stack:
            self.running = False

    def pop_to(self, scene: Screen) -> None:
        """Back to a scene somewhere beneath."""
        while self.top is not scene:
            self.pop()

    def replace(self, scene: Screen) -> None:
        """The new scene alone, everything before it gone."""
        while self.stack:
            self.stack.pop().leave()
        self.push(scene)

    def go_home(self) -> None:
        """To the first screen, everything else gone."""
        self.replace(self.home())

    def quit(self) -> None:
        self.running = False


class Context:
    """Shared by reference; a scene changes settings only through `change`.

    `saves` is the folder of saved matches, `cards` that of painted cards (None: they are not stored, and no
    helper thread paints ahead). `first_start` says that the program was never started here before.
    `tips` knows which first-time tips were shown (None: tables give none).
    `computer` thinks for the computer players (None: this process does, and the window waits for it).
    """

    screens: "Screens"
    """What opens the other screens; the application sets it."""

    def __init__(
        self,
        settings: Settings,
        saves: Path,
        save: Callable[[Settings], Fault | None] = save_settings,
        cards: Path | None = None,
        first_start: bool = False,
        computer: Computer | None = None,
        tips: SeenTips | None = None,
    ) -> None:
        self.settings = settings
        self.saves = saves
        self.first_start = first_start
        self.sound = Sound(settings.volume, settings.mute, settings.ambience)
        self.computer = computer or InProcess()
        self.tips = tips
        self.ahead = Ahead(helper=cards is not None)
        show_scheme(settings.colors, shapes=settings.shapes)
        self.gallery = Gallery(store=CardStore(cards) if cards else None, ahead=self.ahead)
        self.navigator = Navigator()
        self.notices: list[str] = []
        self.notices_forgotten = False
        self.rescaled = False
        self.full_screen_toggled = False
        self._save = save
        self._progress: Progress | None = None

    @property
    def words(self) -> Messages:
        """What the screens say that belong to no game."""
        return shipped_messages(SCREENS)

    @property
    def progress(self) -> Progress:
        """What was learned, read when it is first asked for."""
        if self._progress is None:
            self._progress, problem = load_progress(progress_file(self.saves))
            if problem:
                self.notify(problem)
        return self._progress

    def save_progress(self) -> None:
        """Writes what was learned to disk."""
        problem = save_progress(self.progress, progress_file(self.saves))
        if problem:
            self.notify(problem)

    def change(self, **fields: object) -> None:
        """New values for settings: used at once and written to disk."""
        self.settings = msgspec.structs.replace(self.settings, **fields)
        self.sound.adjust(self.settings.volume, self.settings.mute, self.settings.ambience)
        show_scheme(self.settings.colors, shapes=self.settings.shapes)
        self.rescaled = True
        problem = self._save(self.settings)
        if problem:
            self.notify(problem)

    def notify(self, told: str | Fault) -> None:
        """A sentence for the player, shown for a while above whatever scene is on top."""
        sentence = fault_text(told) if isinstance(told, Fault) else told
        if sentence not in self.notices:
            self.notices.append(sentence)

    def forget_notices(self) -> None:
        """Takes back what is shown or waits to be shown: it was about a moment that is over."""
        self.notices.clear()
        self.notices_forgotten = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Screens:
    """What makes the screens over a table, and the tables, so that neither has to know the other.

    Each is called as the class or the function of that name.
    """

    rulebook: Callable[..., Screen]
    card: Callable[..., Screen]
    curtain: Callable[..., Screen]
    pause: Callable[..., Screen]
    result: Callable[..., Screen]
    new_match: Callable[..., None]
    resume_match: Callable[[Context, Path], None]
    hangar: Callable[..., Screen]
    records: Callable[..., Screen]
    table_at_moment: Callable[..., Screen]
    table_picture: Callable[..., pygame.Surface]
