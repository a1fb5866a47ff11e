"""The first screen: go on, begin, look around."""

import pygame

from game import __version__
from game.storage.saves import SaveSummary, latest_unfinished
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.art import portrait
from game.ui.paint.backdrop import backdrop
from game.ui.paint.palette import GOLD, TEAL, TEXT, TEXT_SOFT
from game.ui.paint.skins import panel
from game.ui.paint.text import draw_line
from game.ui.scene import Scene

SHELF = (
    ("Scrap Knights: Machina Deus", "Choose in secret, then let the chain decide.", True),
    ("Scrapbots", "Build a deck, hold three lanes. Still in the workshop.", False),
    ("Command Core", "Program your mech. Still in the workshop.", False),
    ("Biomechanic Dino Battles", "Dinosaurs with upgrades. Still in the workshop.", False),
)


class TitleScene(Scene):
    """Continue (when there is a duel to go on with) is the first button, else a new duel."""

    largest_scale = 1.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.latest: SaveSummary | None = None
        self.menu: list[Button] = []
        self.shelf = [
            RichText(f"*{name}*\n{line}", 17, TEXT if ready else TEXT_SOFT) for name, line, ready in SHELF
        ]
        self.shelf_rects: list[pygame.Rect] = []
        self.version = Label(f"version {__version__}", "text", 14, TEXT_SOFT)

    def enter(self) -> None:
        self.latest = latest_unfinished(self.context.saves)
        buttons = [
            Button("New duel", self._new, size=28),
            Button("Load", self._load, size=24),
            Button("Rulebook", self._rules, size=24),
            Button("Settings", self._settings, size=24),
            Button("Credits", self._credits, size=24),
            Button("Quit", self.context.navigator.quit, size=24, key_name="Esc"),
        ]
        if self.latest is not None:
            names = " against ".join(self.latest.names)
            buttons.insert(
                0,
                Button("Continue", self._continue, size=28, hint=f"{names}, round {self.latest.round}"),
            )
        buttons[0].primary = True
        self.menu = buttons
        widgets: list[Widget] = [*buttons, *self.shelf, self.version]
        self.form.fill(widgets)
        self.form.set_focus(buttons[0])
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def arrange(self, area: Area) -> None:
        inside = area.inset(84, 56)
        self.logo = inside.top(150, 20).rect
        foot = inside.bottom(20)
        self.version.place(foot.rect, self.scale)
        left = inside.left(330, 90)
        for button in self.menu:
            button.place(left.top(58 if button.size > 24 else 48, 11).rect, self.scale)
        self.shelf_rects = []
        shelf = inside.inset(0, 2)
        for text in self.shelf:
            plate = shelf.top(92, 14)
            self.shelf_rects.append(plate.rect)
            text.place(plate.inset(24, 16).rect, self.scale)

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
        self._draw_duel(surface)
        for rect in self.shelf_rects:
            surface.blit(panel(*rect.size, self.scale, 0.8), rect)
        super().still(surface)

    def _draw_duel(self, surface: pygame.Surface) -> None:
        """Two knights at it, above the shelf."""
        height = round(206 * self.scale)
        foot = self.shelf_rects[0].top + round(6 * self.scale)
        middle = self.shelf_rects[0].centerx + round(90 * self.scale)
        for look, pose, side in (("duelist", "slash", -1), ("bulwark", "guard", 1)):
            mech = portrait(look, height, pose, left=side > 0)
            surface.blit(mech, mech.get_rect(midbottom=(middle + side * round(92 * self.scale), foot)))

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

    def _continue(self) -> None:
        from game.ui.tables.launch import resume_match

        if self.latest is not None:
            resume_match(self.context, self.latest.path)

    def _new(self) -> None:
        from game.ui.scenes.setup import SetupScene

        self.context.navigator.push(SetupScene(self.context))

    def _load(self) -> None:
        from game.ui.scenes.load import LoadScene

        self.context.navigator.push(LoadScene(self.context))

    def _rules(self) -> None:
        from game.ui.scenes.rulebook import RulebookScene

        self.context.navigator.push(RulebookScene(self.context))

    def _settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.context.navigator.push(SettingsScene(self.context))

    def _credits(self) -> None:
        from game.ui.scenes.credits import CreditsScene

        self.context.navigator.push(CreditsScene(self.context))
