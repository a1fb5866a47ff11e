"""What every table has alike: the menu, the prompt line, the closer look, a stage for what moves."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Widget
from game.ui.paint.faces import CardFace
from game.ui.paint.palette import GOLD, TEAL, TEXT, TEXT_SOFT
from game.ui.paint.text import draw_line
from game.ui.tables.chooser import Pick, Picks
from game.ui.tables.console import Console
from game.ui.tables.menu import make_tools, place_tools
from game.ui.tables.stage import Stage
from game.ui.tables.zoom import draw_zoom

if TYPE_CHECKING:
    from game.ui.tables.table_scene import TableScene


_WIDE, _NARROW, _SEVERAL = 84, 60, 8
"""Units that an answer's button has at least, and when there are more of them than so many."""


class TableBoard(ABC):
    """A game's board says where things lie (`places`, with `bar` and `prompt` among them), makes the controls
    and draws what is the game's own.
    """

    places: Any

    def __init__(self, scene: "TableScene") -> None:
        self.table = scene
        self.gallery = scene.context.gallery
        self.area = Area(pygame.Rect(0, 0, 1280, 720), 1.0)
        self.stage = Stage()
        self._hand: list[CardWidget] = []
        self._menu = make_tools(scene)
        self.console: Console | None = None

    @property
    def bottom(self) -> Seat:
        return self.table.bottom

    @abstractmethod
    def arrange(self, area: Area) -> None:
        """Lays everything out anew for a size."""

    @abstractmethod
    def make_widgets(self) -> list[Widget]:
        """The game's own controls, in their tab order."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, controls and all."""

    def rebuild(self) -> None:
        """Makes the controls anew; the focus stays where it was if it can."""
        if self.console is not None:
            self.table.form.fill([*self.make_widgets(), *self.console.widgets()])
            return
        place_tools(self._menu, self.table, Area(self.places.bar.rect, self.area.scale).right(5 * 60))
        self.table.form.fill([*self.make_widgets(), *self._menu])

    def well_heading(self) -> tuple[str, str]:
        """What stands over the console's well: a title, and a note at its right."""
        return "", ""

    def well_widgets(self, area: Area) -> list[Widget]:
        """What stands in the console's well, placed inside the area."""
        return []

    def bay_button(self) -> Button | None:
        """The button that ends a turn, where a game has one; it stands alone in the console's bay."""
        return None

    def bay_note(self) -> str:
        """What is still to be said about ending the turn, under its button."""
        return ""

    def hand_cards(self) -> list[CardWidget]:
        """The near hand, from left to right."""
        return self._hand

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        """What dragging a card picks; None for one that stays where it is."""
        return None

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        """What dropping something there picks, any of these."""
        return ()

    def prompt_buttons(self) -> list[Button]:
        """A button for everything that can be answered now, at the right end of the prompt line."""
        buttons = self.table.answer_buttons()
        area = Area(self.places.prompt.rect, self.area.scale).inset(10, 4)
        least = _NARROW if len(buttons) > _SEVERAL else _WIDE
        for button in reversed(buttons):
            button.place(area.right(max(least, button.length(area.scale)), 8).rect, area.scale)
        return buttons

    def answers(self) -> list[Button]:
        """The buttons on the prompt line."""
        if self.console is not None:
            return [] if self.table.playing else self.console.answers
        prompt = self.places.prompt.rect
        return [
            widget
            for widget in self.table.form.widgets
            if isinstance(widget, Button) and prompt.contains(widget.rect)
        ]

    def draw_prompt(self, surface: pygame.Surface) -> None:
        """What is expected, left of its buttons."""
        rect, unit = self.places.prompt.rect, self.area.unit
        asked = self.table.asked is not None
        if asked:
            pygame.draw.rect(surface, GOLD, rect, max(1, unit(2)), border_radius=unit(16))
        room = min([button.rect.left for button in self.answers()] or [rect.right]) - rect.left - unit(36)
        place = (rect.left + unit(20), rect.centery)
        if self.table.playing:
            middle = rect.right - unit(20), rect.centery
            skip = draw_line(surface, "Space skips ahead", "italic", unit(16), TEXT_SOFT, middle, "right")
            room = skip.left - rect.left - unit(36)
        draw_line(surface, self.table.line(), "bold", unit(21), TEXT if asked else TEAL, place, width=room)

    def draw_closer_look(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """The card that is looked at, enlarged where it covers neither itself nor the prompt."""
        card = self.table.form.looked_at
        if self.console is not None:
            return self._docked_look(surface, card)
        if self.table.playing or not isinstance(card, CardWidget) or card.face is None:
            return []
        prompt, near = self.places.prompt.rect, card.rect
        if near.top > prompt.top:
            # A hand card's closer look must leave the prompt and its buttons in sight.
            near = pygame.Rect(near.left, prompt.top, near.width, near.bottom - prompt.top)
        above = pygame.Rect(0, 0, surface.get_width(), prompt.top)
        notes = self.table.book.notes(card.face)
        face = self.closer_face(card, card.face)
        return [draw_zoom(surface, self.gallery, face, notes, near, self.area.scale, above)]

    def keep_free(self) -> list[pygame.Rect]:
        """What a closer look covers only if it must: plates and whatever else is read meanwhile."""
        return []

    def _docked_look(self, surface: pygame.Surface, card: Widget | None) -> list[pygame.Rect]:
        """A card enlarged at the edge of the window away from it; nothing while events are shown."""
        if self.table.playing or not isinstance(card, CardWidget) or card.face is None:
            return []
        assert self.console is not None
        free = [self.console.prompt, *self.keep_free()]
        notes, face = self.table.book.notes(card.face), self.closer_face(card, card.face)
        scale = self.table.scale * self.table.enlarged
        return [draw_zoom(surface, self.gallery, face, notes, card.rect, scale, None, free)]

    def closer_face(self, card: CardWidget, face: CardFace) -> CardFace:
        """What the closer look of a card shows; a game may know more of it than its face tells."""
        return face

    def update(self, milliseconds: int) -> bool:
        """Carries the motions on; True while something moves."""
        moving = self.stage.update(milliseconds)
        if self.stage.stale:
            self.stage.stale = False
            self.rebuild()
            self.table.stale = True
        return moving

    @abstractmethod
    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws what moves or hovers over the still picture; returns where."""

    def boxes(self) -> list[Box]:
        prompt = self.console.boxes() if self.console is not None else []
        return [*self.table.form.boxes(), *prompt]
