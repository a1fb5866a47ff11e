"""How a duel ended, how it came to that, and what next."""

import pygame

from game.engine.seats import SEATS as BOTH
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.backdrop import backdrop
from game.ui.paint.palette import GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.skins import panel
from game.ui.paint.text import Anchor, draw_line
from game.ui.scene import Scene
from game.ui.tables.launch import new_match
from game.ui.tables.outcome import Ending
from game.ui.tables.session import Session


class ResultScene(Scene):
    """Names the winner and the reason; a rematch is the next click."""

    largest_scale = 1.0

    def __init__(self, context: Context, session: Session, ending: Ending) -> None:
        super().__init__(context)
        self.session = session
        self.ending = ending
        winner = ending.winner
        title = f"{session.names[winner]} wins" if winner is not None else "A draw"
        self.heading = Label(title, "title", 60, GOLD, "center", outline=2)
        self.reason = Label(ending.reason[:1].upper() + ending.reason[1:], "text", 23, TEXT, "center")
        self.buttons = [
            Button("Rematch", self._rematch, primary=True, size=26),
            Button("New duel", self._new, size=24),
            Button("Look at the table", self._look, size=24),
            Button("Title", self._title, size=24, key_name="Esc"),
        ]
        widgets: list[Widget] = [self.heading, self.reason, *self.buttons]
        self.form.fill(widgets)
        self.form.set_focus(self.buttons[0])

    def enter(self) -> None:
        self.context.sound.play("win")

    def arrange(self, area: Area) -> None:
        inside = area.inset(60, 36)
        self.heading.place(inside.top(80, 4).rect, self.scale)
        self.reason.place(inside.top(36, 18).rect, self.scale)
        row = inside.bottom(60, 20)
        for button, part in zip(self.buttons, row.centered(1000, 60).columns(4, 16), strict=True):
            button.place(part.rect, self.scale)
        self.left = inside.left(300, 20).rect
        self.right = inside.right(300, 20).rect
        self.table = inside.rect

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop(*surface.get_size()), (0, 0))
        surface.blit(panel(*self.table.size, self.scale), self.table)
        for seat, rect in zip(BOTH, (self.left, self.right), strict=True):
            image = _within(self.ending.figure(seat, min(rect.height, round(320 * self.scale))), rect)
            surface.blit(image, image.get_rect(midbottom=rect.midbottom))
        self._draw_figures(surface)
        super().still(surface)

    def _draw_figures(self, surface: pygame.Surface) -> None:
        unit = round(10 * self.scale)
        rows = Area(self.table, self.scale).inset(28, 22).rows(len(self.ending.rows) + 1)
        for seat, x in self._ends():
            draw_line(
                surface,
                self.session.names[seat],
                "title",
                round(26 * self.scale),
                SEATS[seat],
                (x, rows[0].rect.centery),
                "left" if seat == 0 else "right",
                width=self.table.width * 2 // 5,
            )
        for (name, numbers), row in zip(self.ending.rows, rows[1:], strict=True):
            pygame.draw.line(surface, (44, 66, 78), row.rect.topleft, row.rect.topright)
            draw_line(surface, name, "text", round(20 * self.scale), TEXT_SOFT, row.rect.center, "center")
            for seat, x in self._ends():
                number = str(numbers[seat])
                anchor: Anchor = "left" if seat == 0 else "right"
                draw_line(
                    surface,
                    number,
                    "title",
                    round(30 * self.scale),
                    TEXT,
                    (x + (unit if seat == 0 else -unit), row.rect.centery),
                    anchor,
                )

    def _ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        margin = round(28 * self.scale)
        return (0, self.table.left + margin), (1, self.table.right - margin)

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
        self._title()
        self.context.navigator.push(self.session.game_ui.setup_scene(self.context))

    def _look(self) -> None:
        self.context.navigator.pop()

    def _title(self) -> None:
        self.context.navigator.go_home()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._title()
            return True
        return super().handle(event)


def _within(image: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    """The image, made smaller where a raised arm or a long weapon would leave its place."""
    share = min(1.0, rect.width / image.get_width(), rect.height / image.get_height())
    return image if share == 1 else pygame.transform.smoothscale_by(image, share)
