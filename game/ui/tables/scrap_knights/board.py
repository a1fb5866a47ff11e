"""The table as it is drawn: cards as controls, buttons, gauges, arena and chain, each in its place."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Widget
from game.ui.paint.backdrop import backdrop
from game.ui.paint.cards import compact_height, full_height
from game.ui.paint.palette import GOLD, TEAL, TEXT, TEXT_SOFT
from game.ui.paint.skins import box, panel
from game.ui.paint.text import draw_line
from game.ui.tables.scrap_knights import arena, side_panel
from game.ui.tables.scrap_knights.beats import Float
from game.ui.tables.scrap_knights.faces import face, keywords
from game.ui.tables.scrap_knights.gauges import draw_link, draw_tokens
from game.ui.tables.scrap_knights.places import Places, fan, lay_out, strip
from game.ui.tables.scrap_knights.ribbon import draw_ribbon
from game.ui.tables.zoom import WIDTH as ZOOM_WIDTH
from game.ui.tables.zoom import draw_zoom

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.table import DuelScene

HAND_CARD = 138
RISING = 1100
_PHASES = (("act", "Choose"), ("flip", "Flip"), ("bots", "BOTs"), ("tokens", "Tokens"), ("resolve", "Chain"))


@dataclass
class _Rising:
    """A word on its way up; `left` milliseconds remain."""

    word: Float
    left: float
    lane: int


class Board:
    """Builds the controls from the scene's picture and draws everything."""

    def __init__(self, scene: "DuelScene") -> None:
        self.scene = scene
        self.gallery = scene.context.gallery
        self.area = Area(pygame.Rect(0, 0, 1280, 720), 1.0)
        self.places: Places = lay_out(self.area)
        self._hand: list[CardWidget] = []
        self.rising: list[_Rising] = []
        self._menu = self._make_menu()

    def _make_menu(self) -> list[Button]:
        scene = self.scene
        return [
            Button("Undo", scene.undo, symbol="undo", key_name="U", size=18),
            Button("Log", scene.open_log, symbol="log", key_name="L", size=18),
            Button("Rules", scene.open_rules, symbol="card", key_name="F1", size=18),
            Button("1×", scene.change_speed, symbol="skip", size=18),
            Button("Menu", scene.pause, symbol="menu", key_name="Esc", size=18),
        ]

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(Area(area.rect, area.scale))
        self.rebuild()
        self._prepare_zoom()

    def _prepare_zoom(self) -> None:
        """Has the closer looks painted before somebody asks for one."""
        width = round(ZOOM_WIDTH * self.area.scale)
        cards = [widget for widget in self.scene.form.widgets if isinstance(widget, CardWidget)]
        faces = dict.fromkeys(card.face for card in cards if card.face)
        self.gallery.prepare((shown, width, "full") for shown in faces)

    def rebuild(self) -> None:
        """Makes the controls anew; the focus stays where it was if it can."""
        self._place_menu()
        widgets: list[Widget] = [*self._hand_widgets(), *self._near_widgets(), *self._prompt_buttons()]
        widgets += [*self._far_widgets(), *self._arena_widgets(), *self._menu]
        self.scene.form.fill(widgets)

    def hand_cards(self) -> list[CardWidget]:
        return self._hand

    def is_other_card(self, widget: Widget, cards: tuple[str, ...]) -> bool:
        """Whether a control is a pickable card other than those already picked."""
        return (
            isinstance(widget, CardWidget)
            and widget.pickable
            and not any(widget.name == face(card).key for card in cards)
        )

    def _place_menu(self) -> None:
        speed = self.scene.context.settings.speed
        self._menu[3].text = f"{speed:g}×"
        area = Area(self.places.bar.rect, self.area.scale)
        for button, width in zip(reversed(self._menu), (112, 84, 102, 92, 102), strict=True):
            button.place(area.right(width, 8).rect, self.area.scale)

    def _card(self, card: str, *, compact: bool, rect: pygame.Rect, hand: bool = False) -> CardWidget:
        narrowing = self.scene.narrowing
        pick = None
        if narrowing is not None and (
            card in narrowing.pickable
            or card in narrowing.cards
            or (hand and narrowing.decision.kind == "act")
        ):
            pick = self._picking(card)
        widget = CardWidget(self.gallery, face(card), pick, compact=compact)
        widget.picked = narrowing is not None and card in narrowing.cards
        widget.place(rect, self.area.scale)
        return widget

    def _picking(self, card: str):  # type: ignore[no-untyped-def]
        return lambda: self.scene.pick(card)

    def _hand_widgets(self) -> list[Widget]:
        scene = self.scene
        side = scene.picture.sides[scene.bottom]
        unit = self.area.unit
        width = unit(HAND_CARD)
        height = full_height(width)
        asked = scene.narrowing is not None and scene.narrowing.decision.seat == scene.sitting.viewer
        self._hand = []
        for card, left in zip(side.hand, fan(self.places.hand, len(side.hand), width, unit(8)), strict=True):
            rect = pygame.Rect(left, self.places.hand.rect.bottom - height, width, height)
            if card is None:
                widget = CardWidget(self.gallery, None)
                widget.place(rect, self.area.scale)
            else:
                widget = self._card(card, compact=False, rect=rect, hand=asked)
                if widget.picked:
                    widget.place(rect.move(0, -unit(30)), self.area.scale)
                widget.dim = asked and not widget.pickable and scene.narrowing is not None
            self._hand.append(widget)
        return list(self._hand)

    def _near_widgets(self) -> list[Widget]:
        side = self.scene.picture.sides[self.scene.bottom]
        cards = side_panel.near_cards(self.places.near)
        width = self.area.unit(side_panel.NEAR_CARD)
        return self._row(
            strip(cards, 4, width, self.area.unit(6)), width, side.ult, side.bots, side.spent_bots
        )

    def _far_widgets(self) -> list[Widget]:
        scene = self.scene
        side = scene.picture.sides[1 - scene.bottom]
        ult, _, bots, hand = side_panel.far_cards(self.places.far)
        width = self.area.unit(side_panel.FAR_CARD)
        rects = [*strip(ult, 1, width, 0), *strip(bots, 3, width, self.area.unit(6))]
        widgets = self._row(rects, width, side.ult, side.bots, side.spent_bots)
        back = self.area.unit(52)
        height = full_height(back)
        for card, left in zip(side.hand, fan(hand, len(side.hand), back, -self.area.unit(16)), strict=True):
            widget = CardWidget(self.gallery, face(card) if card else None)
            widget.place(pygame.Rect(left, hand.rect.top + self.area.unit(4), back, height), self.area.scale)
            widgets.append(widget)
        return widgets

    def _row(
        self, rects: list[pygame.Rect], width: int, ult: str, bots: list[str], spent: list[str]
    ) -> list[Widget]:
        widgets: list[Widget] = []
        for card, rect in zip([ult, *bots, *spent], rects, strict=False):
            place = pygame.Rect(rect.left, rect.top, width, compact_height(width))
            widget = self._card(card, compact=True, rect=place)
            widget.dim = card in spent
            widgets.append(widget)
        return widgets

    def _arena_widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        for _, card, rect in arena.card_places(self.places.arena, self.scene.bottom, self.scene.picture):
            if card is not None:
                widget = CardWidget(self.gallery, face(card), compact=True)
                widget.place(rect, self.area.scale)
                widgets.append(widget)
        return widgets

    def _prompt_buttons(self) -> list[Widget]:
        prompt = self.scene.prompt()
        if prompt is None:
            return []
        buttons = prompt.buttons()
        area = Area(self.places.prompt.rect, self.area.scale).inset(10, 4)
        several = len(buttons) > 8
        for button in reversed(buttons):
            long = 60 if several else 84 if len(button.text) < 4 else 110 + 9 * max(0, len(button.text) - 6)
            if button.symbol:
                long += 22
            button.place(area.right(long + (26 if button.key_name else 0), 8).rect, self.area.scale)
        return list(buttons)

    def rise(self, floating: Float) -> None:
        """Lets a word rise beside a seat's mech."""
        lane = sum(other.word.seat == floating.seat and other.left > RISING * 0.6 for other in self.rising)
        self.rising.append(_Rising(floating, RISING, lane))

    def update(self, milliseconds: int) -> bool:
        """True while words are rising."""
        for rising in self.rising:
            rising.left -= milliseconds * max(1.0, self.scene.context.settings.speed)
        had = bool(self.rising)
        self.rising = [rising for rising in self.rising if rising.left > 0]
        return had

    def draw(self, surface: pygame.Surface) -> None:
        scene, places, picture = self.scene, self.places, self.scene.picture
        names = scene.session.names
        surface.blit(backdrop(*surface.get_size()), (0, 0))
        self._draw_bar(surface)
        far, near = 1 - scene.bottom, scene.bottom
        side_panel.draw_far(surface, places.far, picture.sides[far], far, names[far], scene.who(far))
        side_panel.draw_near(surface, places.near, picture.sides[near], near, names[near], scene.who(near))
        self._draw_far_marks(surface, far)
        arena.draw_arena(surface, places.arena, picture, near, self.gallery, names, scene.session.looks)
        draw_ribbon(surface, places.ribbon, picture, scene.words)
        self._draw_prompt(surface)
        scene.form.draw(surface)

    def _draw_far_marks(self, surface: pygame.Surface, far: int) -> None:
        side = self.scene.picture.sides[far]
        unit = self.area.unit
        _, _, _, hand = side_panel.far_cards(self.places.far)
        line = pygame.Rect(
            hand.rect.left + unit(4), hand.rect.bottom - unit(26), hand.rect.width - unit(8), unit(22)
        )
        lamps = pygame.Rect(line.left, line.top, unit(84), line.height)
        draw_link(surface, lamps, side.link)
        draw_tokens(
            surface,
            pygame.Rect(line.left + unit(92), line.top, line.width - unit(92), line.height),
            side.tokens,
        )

    def _draw_bar(self, surface: pygame.Surface) -> None:
        unit, bar = self.area.unit, self.places.bar.rect
        picture = self.scene.picture
        used = draw_line(surface, f"ROUND {picture.round}", "title", unit(26), TEXT, bar.midleft)
        left = used.right + unit(24)
        for key, name in _PHASES:
            on = key == picture.phase
            width = unit(92)
            rect = pygame.Rect(left, bar.centery - unit(15), width, unit(30))
            colors = ("#ffd872", "#e08a1e", "#fff0b8") if on else ("#18242d", "#121b22", "#35505c")
            surface.blit(box(*rect.size, unit(8), *colors, max(1, unit(1.5))), rect)
            draw_line(
                surface, name, "title", unit(18), (50, 26, 6) if on else TEXT_SOFT, rect.center, "center"
            )
            left += width + unit(6)

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        rect, unit = self.places.prompt.rect, self.area.unit
        asked = self.scene.narrowing is not None
        surface.blit(panel(*rect.size, self.area.scale, 0.96), rect)
        if asked:
            pygame.draw.rect(surface, GOLD, rect, max(1, unit(2)), border_radius=unit(16))
        room = min([button.rect.left for button in self.answers()] or [rect.right]) - rect.left - unit(36)
        draw_line(
            surface,
            self.scene.prompt_text(),
            "bold",
            unit(21),
            TEXT if asked else TEAL,
            (rect.left + unit(20), rect.centery),
            width=room,
        )

    def answers(self) -> list[Widget]:
        """The buttons on the prompt line."""
        prompt = self.places.prompt.rect
        return [
            widget
            for widget in self.scene.form.widgets
            if isinstance(widget, Button) and prompt.contains(widget.rect)
        ]

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        touched = [self._draw_rising(surface, rising) for rising in self.rising]
        form = self.scene.form
        card = form.hover if isinstance(form.hover, CardWidget) else form.focus
        if isinstance(card, CardWidget) and card.face is not None and not self.scene.playing:
            notes = keywords(card.face.key.rpartition("/")[2])
            near = card.rect
            if near.top > self.places.prompt.rect.top:
                # A hand card's closer look must leave the prompt and its buttons in sight.
                near = near.union(pygame.Rect(near.left, self.places.prompt.rect.top, near.width, 1))
            touched.append(draw_zoom(surface, self.gallery, card.face, notes, near, self.area.scale))
        return touched

    def _draw_rising(self, surface: pygame.Surface, rising: _Rising) -> pygame.Rect:
        unit, field = self.area.unit, self.places.arena.rect
        side = -1 if rising.word.seat == self.scene.bottom else 1
        share = 1 - rising.left / RISING
        x = field.centerx + side * unit(150)
        y = field.centery - unit(10) - round(unit(54) * share) + rising.lane * unit(28)
        return draw_line(
            surface, rising.word.text, "title", unit(30), rising.word.color, (x, y), "center", unit(2)
        )

    def boxes(self) -> list[Box]:
        return self.scene.form.boxes()
