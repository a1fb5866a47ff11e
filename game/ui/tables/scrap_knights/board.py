"""The table as it is drawn: cards as controls, buttons, gauges, field and chain, each in its place."""

from typing import TYPE_CHECKING

import pygame

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.view import DuelView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.paint.art import standing
from game.ui.paint.backdrop import backdrop
from game.ui.paint.cards import compact_height, full_height
from game.ui.paint.faces import CardFace
from game.ui.paint.palette import GOLD, ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box, panel
from game.ui.paint.text import draw_line
from game.ui.tables.fan import arc, fan
from game.ui.tables.hands import cards_in_hand
from game.ui.tables.marks import breath, draw_chevron, draw_ring
from game.ui.tables.scrap_knights import anatomy, arena
from game.ui.tables.scrap_knights.actors import POSES, Actors, draw_actors, height
from game.ui.tables.scrap_knights.faces import face, played_face
from game.ui.tables.scrap_knights.places import Places, Plate, lay_out, strip
from game.ui.tables.scrap_knights.plate import draw_backs, draw_plate, hand_place
from game.ui.tables.scrap_knights.ribbon import draw_ribbon
from game.ui.tables.table_board import TableBoard
from game.ui.tables.zoom import WIDTH as ZOOM_WIDTH

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.table import DuelScene

HAND_CARD = 150
RAISED = 16
"""How far a picked card of the hand stands out, and how deep the hand's arc hangs."""
_PHASES = (("act", "Choose"), ("flip", "Flip"), ("bots", "BOTs"), ("tokens", "Tokens"), ("resolve", "Chain"))


class Board(TableBoard):
    """Builds the controls from the scene's picture and draws everything."""

    def __init__(self, scene: "DuelScene") -> None:
        super().__init__(scene)
        self.scene = scene
        self.places: Places = lay_out(self.area)
        self.actors = Actors()
        self._played: list[tuple[CardWidget, str]] = []
        self._row: dict[tuple[Seat, str], pygame.Rect] = {}
        self._words = [0, 0]
        self._ground: pygame.Surface | None = None
        self._unpainted: list[tuple[Seat, str]] = []

    @property
    def view(self) -> DuelView:
        view: DuelView = self.scene.view
        return view

    def plate(self, seat: Seat) -> Plate:
        return self.places.near if seat == self.bottom else self.places.far

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(Area(area.rect, area.scale))
        self._ground = None
        self._unpainted = [(seat, pose) for pose in POSES for seat in SEATS]
        self.stage.skip()
        self.rebuild()
        self._prepare_zoom()

    def _prepare_zoom(self) -> None:
        """Has the closer looks painted before somebody asks for one."""
        width = round(ZOOM_WIDTH * self.area.scale)
        cards = [widget for widget in self.scene.form.widgets if isinstance(widget, CardWidget)]
        faces = dict.fromkeys(card.face for card in cards if card.face)
        slot = self.places.near.slots[0].width
        self.gallery.prepare(
            [(shown, slot, "compact") for shown in faces] + [(shown, width, "full") for shown in faces]
        )

    def make_widgets(self) -> list[Widget]:
        self._row = {}
        near, far = self.bottom, 1 - self.bottom
        widgets: list[Widget] = [*self._hand_widgets(), *self._row_widgets(near), *self.prompt_buttons()]
        return [*widgets, *self._row_widgets(far), *self._field_widgets()]

    def rebuild(self) -> None:
        super().rebuild()
        if not self.scene.playing:
            self.actors.rest(self.view)

    def next_word(self, seat: Seat) -> int:
        """How many words have risen beside a seat's mech since its last effect."""
        self._words[seat] += 1
        return self._words[seat] - 1

    def first_word(self) -> None:
        self._words = [0, 0]

    def leaving(self, seat: Seat, card: str | None) -> pygame.Rect:
        """From where a card of a hand sets out: its own place where it is seen, else the hand as a whole."""
        if seat != self.bottom:
            return hand_place(self.places.far).inflate(-self.area.unit(70), 0)
        for widget in self._hand:
            if (card is not None and widget.name == face(card).key) or (card is None and widget.picked):
                return widget.rect
        place = pygame.Rect(0, 0, self.area.unit(HAND_CARD), full_height(self.area.unit(HAND_CARD)))
        place.midbottom = self.places.hand.rect.midbottom
        return place

    def row_place(self, seat: Seat, card: str) -> pygame.Rect:
        """Where a ULT or BOT lies."""
        return self._row.get((seat, card), self.plate(seat).row.rect)

    def _card(self, seat: Seat, card: str, *, compact: bool, rect: pygame.Rect) -> CardWidget:
        chooser, part = self.scene.chooser, anatomy.card(card)
        pick: Command | None = None
        picked = chooser is not None and chooser.has(part)
        if (
            chooser is not None
            and seat == chooser.decision.seat
            and (picked or part in chooser.things or part in chooser.first_things)
        ):
            pick = self.scene.picking(part)
        widget = CardWidget(self.gallery, face(card), pick, compact=compact)
        widget.picked = picked
        widget.place(rect, self.area.scale)
        return widget

    def _hand_widgets(self) -> list[Widget]:
        scene = self.scene
        side = self.view.players[self.bottom]
        # What lies face down in the field is out of the hand, for the only one who knows which card it is.
        gone = (
            scene.laid_down
            if self.bottom in scene.turn.chosen and scene.sitting.viewer == self.bottom
            else ()
        )
        hand = [card for card in cards_in_hand(side) if card not in gone]
        unit = self.area.unit
        width = unit(HAND_CARD)
        tall = full_height(width)
        asked = scene.asked is not None and scene.asked.seat == scene.sitting.viewer
        self._hand = []
        for number, (card, left) in enumerate(
            zip(hand, fan(self.places.hand, len(hand), width, unit(8)), strict=True)
        ):
            bottom = self.places.hand.rect.bottom - unit(8) + arc(len(hand), number, unit(8))
            rect = pygame.Rect(left, bottom - tall, width, tall)
            if card is None:
                widget = CardWidget(self.gallery, None)
                widget.place(rect, self.area.scale)
            else:
                widget = self._card(self.bottom, card, compact=False, rect=rect)
                if widget.picked:
                    lifted = max(rect.top - unit(RAISED), self.places.prompt.rect.bottom + unit(4))
                    widget.place(pygame.Rect(left, lifted, width, tall), self.area.scale)
                widget.dim = asked and not widget.pickable
            self._hand.append(widget)
        return list(self._hand)

    def _row_widgets(self, seat: Seat) -> list[Widget]:
        """A side's ULT and BOTs; the far side's begin at the right."""
        side = self.view.players[seat]
        row = self.plate(seat).row
        gap = self.area.unit(6)
        rects = strip(row, 4, (row.rect.width - 3 * gap) // 4, gap)
        widgets: list[Widget] = []
        # A spent BOT stays where it lay, so that nobody has to look for the others.
        for card, rect in zip([side.ult, *sorted((*side.bots, *side.spent_bots))], rects, strict=False):
            place = pygame.Rect(rect.left, rect.top, rect.width, compact_height(rect.width))
            self._row[seat, card] = place
            widget = self._card(seat, card, compact=True, rect=place)
            widget.dim = card in side.spent_bots
            widgets.append(widget)
        return widgets

    def _field_widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        self._played = []
        for seat, number, card, rect in arena.card_places(
            self.places, self.bottom, self.view, self.scene.turn.chosen
        ):
            if card is not None:
                widget = CardWidget(self.gallery, face(card), compact=True)
                widget.place(rect, self.area.scale)
                self._played.append((widget, str(self.view.players[seat].played[number].manoeuvre)))
                widget.visible = ("face", seat, number) not in self.stage.hidden
                widgets.append(widget)
        return widgets

    def closer_face(self, card: CardWidget, face: CardFace) -> CardFace:
        """A card face up says what was chosen for it instead of X."""
        return next((played_face(spelled) for widget, spelled in self._played if widget is card), face)

    def update(self, milliseconds: int) -> bool:
        """Carries the motions on; True while something moves."""
        moving = super().update(milliseconds)
        if not moving and not self.scene.playing and self._unpainted:
            # One pose a tick, while nothing else is to be done.
            seat, pose = self._unpainted.pop()
            self._paint_pose(seat, pose)
        return moving

    def _paint_pose(self, seat: Seat, pose: str) -> None:
        standing(self.scene.session.looks[seat], seat, height(self.places), pose, left=seat != self.bottom)

    def draw(self, surface: pygame.Surface) -> None:
        scene, places, view = self.scene, self.places, self.view
        names = scene.session.names
        surface.blit(self._painted_ground(surface.get_size()), (0, 0))
        self._draw_bar(surface)
        for seat in SEATS:
            draw_plate(surface, self.plate(seat), view.players[seat], seat, names[seat], scene.who(seat))
        draw_backs(surface, places.far, self.gallery, view.players[1 - self.bottom].hand_size)
        arena.draw_track(surface, places, view.distance)
        self._draw_chosen(surface)
        draw_ribbon(surface, places.ribbon, scene.turn.steps, scene.words)
        self.draw_prompt(surface)
        if not scene.playing:
            draw_actors(surface, places, self.actors, self.bottom, scene.session.looks)
        scene.form.draw(surface)

    def _painted_ground(self, size: tuple[int, int]) -> pygame.Surface:
        """All that never changes while the window keeps its size."""
        if self._ground is None or self._ground.get_size() != size:
            self._ground = pygame.Surface(size)
            self._ground.blit(backdrop(*size), (0, 0))
            arena.draw_ground(self._ground, self.places, self.scene.session.match.seed)
            for plate in (self.places.near, self.places.far):
                numbers = plate.numbers.rect
                self._ground.blit(panel(*numbers.size, self.area.scale, 0.9), numbers)
            prompt, ribbon = self.places.prompt.rect, self.places.ribbon.rect
            self._ground.blit(panel(*ribbon.size, self.area.scale, 0.75), ribbon)
            self._ground.blit(panel(*prompt.size, self.area.scale, 0.96), prompt)
        return self._ground

    def _draw_chosen(self, surface: pygame.Surface) -> None:
        for seat, _, card, slot in arena.card_places(
            self.places, self.bottom, self.view, self.scene.turn.chosen
        ):
            if card is None and ("back", seat) not in self.stage.hidden:
                place = arena.back_place(slot)
                surface.blit(self.gallery.back(place.width), place)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        unit, bar = self.area.unit, self.places.bar.rect
        title = draw_line(surface, f"ROUND {self.view.round}", "title", unit(26), TEXT, bar.midleft)
        left = title.right + unit(24)
        for key, name in _PHASES:
            on = key == self.scene.turn.phase and self.scene.sitting.outcome is None
            width = unit(92)
            rect = pygame.Rect(left, bar.centery - unit(15), width, unit(30))
            colors = ("#ffd872", "#e08a1e", "#fff0b8") if on else ("#18242d", "#121b22", "#35505c")
            surface.blit(box(*rect.size, unit(8), *colors, max(1, unit(1.5))), rect)
            draw_line(surface, name, "title", unit(18), ON_GOLD if on else TEXT_SOFT, rect.center, "center")
            left += width + unit(6)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        touched: list[pygame.Rect] = []
        if self.scene.playing:
            touched += draw_actors(surface, self.places, self.actors, self.bottom, self.scene.session.looks)
        else:
            touched += self._draw_pointers(surface)
        touched += self.stage.draw(surface)
        return touched + self.draw_closer_look(surface)

    def _draw_pointers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Points at what can be clicked now: the hand as a whole, each BOT, or the button that goes on."""
        if self.scene.asked is None:
            return []
        share = breath(self.stage.clock, moving=not self.scene.context.settings.reduce_motion)
        hand = {id(card) for card in self._hand}
        cards = [one for one in self.scene.form.widgets if isinstance(one, CardWidget) and one.pickable]
        elsewhere = [card.rect for card in cards if id(card) not in hand]
        if elsewhere:
            return [draw_ring(surface, rect, GOLD, share) for rect in elsewhere]
        primary = [one for one in self.answers() if one.primary]
        if primary:
            return [draw_ring(surface, one.rect, GOLD, share) for one in primary]
        if not cards:
            return []
        place = (cards[len(cards) // 2].rect.centerx, self.places.prompt.rect.bottom)
        if len(cards) % 2 == 0:
            place = ((place[0] + cards[len(cards) // 2 - 1].rect.centerx) // 2, place[1])
        return [draw_chevron(surface, place, self.area.unit(13), GOLD, share)]
