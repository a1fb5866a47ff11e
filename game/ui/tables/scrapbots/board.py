"""The table as it is drawn: lanes between two workshops, the market, the hand, each thing a control."""

from typing import TYPE_CHECKING, Any

import pygame

from game.content.scrapbots import Scrapbot
from game.content.scrapbots.cards import LANES
from game.engine.rules import Action
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.view import TableView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.paint.cards import full_height
from game.ui.paint.faces import CardFace
from game.ui.paint.palette import GOLD
from game.ui.tables.chooser import Pick, Picks
from game.ui.tables.fan import arc, fan
from game.ui.tables.hands import cards_in_hand
from game.ui.tables.marks import breath, draw_chevron, draw_ring
from game.ui.tables.scrapbots import scenery
from game.ui.tables.scrapbots.anatomy import buying, pool_ways
from game.ui.tables.scrapbots.controls import BotWidget, Pile, Pool, Spot
from game.ui.tables.scrapbots.foresight import draw_foresight
from game.ui.tables.scrapbots.places import Places, Plate, bot_place, lay_out
from game.ui.tables.scrapbots.prompt import ChoiceButton
from game.ui.tables.table_board import TableBoard
from game.ui.tables.zoom import WIDTH as ZOOM_WIDTH

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.table import LanesScene

HAND_CARD = 136
RAISED = 12


class Board(TableBoard):
    """Builds the controls from the scene's picture and draws everything."""

    def __init__(self, scene: "LanesScene") -> None:
        super().__init__(scene)
        self.scene = scene
        self.places: Places = lay_out(self.area)
        self._ground: pygame.Surface | None = None
        self._ground_of: Seat = 0
        self._first: frozenset[Pick] = frozenset()

    @property
    def view(self) -> TableView:
        view: TableView = self.scene.view
        return view

    def plate(self, seat: Seat) -> Plate:
        return self.places.near_plate if seat == self.bottom else self.places.far_plate

    def half(self, seat: Seat, lane: int) -> pygame.Rect:
        return (self.places.near if seat == self.bottom else self.places.far)[lane]

    def face(self, card: str) -> CardFace:
        return self.scene.book.face(card)

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(Area(area.rect, area.scale))
        self._ground = None
        self.stage.skip()
        self.rebuild()
        self._prepare()

    def _prepare(self) -> None:
        """Has the closer looks painted before somebody asks for one."""
        zoom = round(ZOOM_WIDTH * self.area.scale)
        cards = dict.fromkeys([*self.view.market, *(self.view.players[self.bottom].hand or ())])
        self.gallery.prepare((self.face(card), zoom, "full") for card in cards)

    def make_widgets(self) -> list[Widget]:
        chooser = self.scene.chooser
        self._first = chooser.first_things if chooser is not None else frozenset()
        near, far = self.bottom, 1 - self.bottom
        widgets: list[Widget] = [*self._hand_widgets(), *self.prompt_buttons(), *self._lane_widgets(near)]
        widgets += [*self._lane_widgets(far), *self._plate_widgets(near), *self._plate_widgets(far)]
        return [*widgets, *self._market_widgets()]

    def hand_place(self, seat: Seat) -> pygame.Rect:
        """Where cards of a hand come from and go to."""
        place = pygame.Rect(0, 0, self.area.unit(HAND_CARD), full_height(self.area.unit(HAND_CARD)))
        if seat == self.bottom:
            place.midbottom = self.places.hand.rect.midbottom
        else:
            place.size = self.area.unit(48), full_height(self.area.unit(48))
            place.center = self.plate(seat).score.center
        return place

    def hand_card(self, seat: Seat, card: str) -> pygame.Rect:
        """The place of a card of the hand where it is seen, else of the hand as a whole."""
        for widget in self._hand:
            if seat == self.bottom and widget.name == f"hand {card}":
                return widget.rect
        return self.hand_place(seat)

    def _picking(self, pick: Pick) -> Command | None:
        """What a thing does that stands for a pick; None where it cannot be picked, or put back, now."""
        chooser = self.scene.chooser
        if chooser is None or not (pick in chooser.things or chooser.has(pick) or pick in self._first):
            return None
        return self.scene.picking(pick)

    def _settled_by(self, pick: Pick) -> Action | None:
        """The action that aiming there would settle."""
        chooser = self.scene.chooser
        if chooser is None or not chooser.given or pick not in chooser.things:
            return None
        actions = chooser.left_by((pick,))
        return actions[0] if len(actions) == 1 else None

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        slot, _, card = widget.name.partition(" ")
        return Pick(slot, card) if slot in ("hand", "market") else None

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        for lane in range(LANES):
            for seat, slot in ((self.bottom, "own"), (1 - self.bottom, "enemy")):
                if self.half(seat, lane).collidepoint(place):
                    return (Pick(slot, lane),)
        plate = self.plate(self.bottom)
        for pool, rect in (("scrap", plate.scrap), ("energy", plate.energy)):
            if rect.collidepoint(place):
                return pool_ways(pool, part.value)
        # A bought card goes to the discard pile; anywhere at home is near enough.
        home = plate.whole.rect.collidepoint(place) or self.places.hand.rect.collidepoint(place)
        return (buying(part.value),) if home else ()

    def _takes_drop(self, place: str) -> bool:
        """Whether a pool, or the discard pile, takes what is dragged."""
        part = self.scene.dragging.drag.what
        if not isinstance(part, Pick):
            return False
        among = (buying(part.value),) if place == "discard" else pool_ways(place, part.value)
        return self.scene.dragging.takes(among)

    def hand_places(self) -> list[pygame.Rect]:
        """Where the cards of the near hand lie, from left to right."""
        unit, count = self.area.unit, self.view.players[self.bottom].hand_size
        width, foot = unit(HAND_CARD), self.places.hand.rect.bottom - unit(6)
        tall = full_height(width)
        return [
            pygame.Rect(left, foot + arc(count, number, unit(6)) - tall, width, tall)
            for number, left in enumerate(fan(self.places.hand.rect, count, width, unit(8)))
        ]

    def _hand_widgets(self) -> list[Widget]:
        scene, unit = self.scene, self.area.unit
        hand = cards_in_hand(self.view.players[self.bottom])
        chooser = scene.chooser
        self._hand = []
        for number, (card, rect) in enumerate(zip(hand, self.hand_places(), strict=True)):
            if card is None:
                widget = CardWidget(self.gallery, None)
            else:
                pick = Pick("hand", card)
                widget = CardWidget(self.gallery, self.face(card), self._picking(pick))
                widget.name = f"hand {card}"
                widget.picked = chooser is not None and chooser.has(pick) and number == scene.picked_place
                widget.dim = chooser is not None and not widget.pickable
                if widget.picked:
                    rect.top = max(rect.top - unit(RAISED), self.places.prompt.rect.bottom + unit(2))
            widget.visible = ("hand", self.bottom, number) not in self.stage.hidden
            widget.place(rect, self.area.scale)
            self._hand.append(widget)
        return list(self._hand)

    def _lane_widgets(self, seat: Seat) -> list[Widget]:
        """The Scrapbots of a side, and its free lanes where a choice may go."""
        scene = self.scene
        chooser = scene.chooser
        enemy = seat != self.bottom
        widgets: list[Widget] = []
        for lane in range(LANES):
            bot = self.view.players[seat].lanes[lane]
            half = self.half(seat, lane)
            pick = Pick("enemy" if enemy else "own", lane)
            name = f"{'enemy' if enemy else 'own'} lane {lane + 1}"
            if bot is None:
                spot = Spot(name, self._picking(pick), "Here")
                spot.place(half, self.area.scale)
                widgets.append(spot)
                continue
            if ("bot", seat, lane) in self.stage.hidden:
                continue
            card = self.scene.words.cards_of.cards[bot.card]
            assert isinstance(card, Scrapbot)
            widget = BotWidget(
                self.gallery,
                self.face(bot.card),
                name,
                damage=bot.damage,
                health=card.health,
                exhausted=bot.exhausted,
                again=self.view.players[seat].ready_after_attack[lane],
                pick=self._picking(pick),
            )
            widget.action = self._settled_by(pick)
            widget.picked = chooser is not None and chooser.has(pick)
            widget.place(bot_place(half, self.area.scale, exhausted=bot.exhausted), self.area.scale)
            widgets.append(widget)
        return widgets

    def _plate_widgets(self, seat: Seat) -> list[Widget]:
        scene, plate, side = self.scene, self.plate(seat), self.view.players[seat]
        whose = "own" if seat == self.bottom else "enemy"
        widgets: list[Widget] = []
        for kind, amount, rect in (("scrap", side.scrap, plate.scrap), ("energy", side.energy, plate.energy)):
            pool = Pool(kind, amount, f"{whose} {kind}")
            pool.lighted = whose == "own" and self._takes_drop(kind)
            pool.place(rect, self.area.scale)
            widgets.append(pool)
        deck = Pile(
            self.gallery,
            "Deck",
            side.deck_size,
            None,
            scene.look_into(seat, "deck") if seat == scene.sitting.viewer else None,
            f"{whose} deck",
        )
        top = self.face(side.discard[-1]) if side.discard else None
        discard = Pile(
            self.gallery,
            "Discard",
            len(side.discard),
            top,
            scene.look_into(seat, "discard") if side.discard else None,
            f"{whose} discard",
        )
        discard.lighted = whose == "own" and self._takes_drop("discard")
        for pile, rect in ((deck, plate.deck), (discard, plate.discard)):
            pile.place(rect, self.area.scale)
            widgets.append(pile)
        return widgets

    def _market_widgets(self) -> list[Widget]:
        chooser = self.scene.chooser
        widgets: list[Widget] = []
        for number, (card, rect) in enumerate(zip(self.view.market, self.places.stalls, strict=False)):
            if ("market", number) in self.stage.hidden:
                continue
            pick = Pick("market", card)
            widget = CardWidget(self.gallery, self.face(card), self._picking(pick), compact=True)
            widget.name = f"market {card}"
            widget.picked = chooser is not None and chooser.has(pick)
            widget.dim = chooser is not None and not widget.pickable
            widget.place(rect, self.area.scale)
            widgets.append(widget)
        return widgets

    def draw(self, surface: pygame.Surface) -> None:
        scene, places = self.scene, self.places
        if self._ground is None or self._ground_of != self.bottom:
            self._ground_of = self.bottom
            self._ground = scenery.paint_ground(
                surface.get_size(), places, self.area, scene.session.match.seed, self.bottom
            )
        surface.blit(self._ground, (0, 0))
        scenery.draw_bar(surface, places, self.area, self.view, scene.session.names)
        for seat in SEATS:
            scenery.draw_plate(
                surface, self.plate(seat), self.view, seat, scene.session.names[seat], scene.who(seat)
            )
        scenery.draw_hand_backs(
            surface, self.plate(1 - self.bottom), self.gallery, self.view.players[1 - self.bottom]
        )
        scenery.draw_market(surface, places, self.gallery, self.view)
        self.draw_prompt(surface)
        scene.form.draw(surface)

    def considered(self) -> Any:
        """The action that a click or Enter would lead to now, if it can be foreseen."""
        widget = self.scene.form.looked_at
        if isinstance(widget, ChoiceButton | BotWidget) and widget.action is not None:
            return widget.action
        return self.scene.dragging.action()

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        touched: list[pygame.Rect] = []
        if not self.scene.playing:
            touched += self._draw_pointers(surface)
        touched += self.stage.draw(surface)
        scene = self.scene
        action = self.considered()
        if action is not None and scene.asked is not None and not scene.playing:
            preview = scene.foresee(action)
            if preview is not None:
                halves = [self.half(1 - self.bottom, lane) for lane in range(LANES)]
                touched += draw_foresight(surface, halves, preview, self.area.scale)
        touched += scene.dragging.draw(surface)
        card = scene.form.looked_at
        aimed = isinstance(card, BotWidget) and card.action is not None
        busy = aimed or (isinstance(card, CardWidget) and card.picked)
        return touched if busy or scene.dragging.moving else touched + self.draw_closer_look(surface)

    def _draw_pointers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Points at what can be clicked now: attackers that have their Energy, a primary button, the hand."""
        scene = self.scene
        if scene.chooser is None or scene.dragging.moving:
            return []
        share = breath(self.stage.clock, moving=not scene.context.settings.reduce_motion)
        bots = [
            one
            for one in scene.form.widgets
            if isinstance(one, BotWidget) and one.pickable and not one.picked
        ]
        if bots:
            return [draw_ring(surface, bot.rect, GOLD, share) for bot in bots]
        primary = [one for one in self.answers() if one.primary]
        if primary:
            return [draw_ring(surface, one.rect, GOLD, share) for one in primary]
        cards = [card for card in self._hand if card.pickable]
        if not cards or scene.chooser.given:
            return []
        middle = (cards[0].rect.left + cards[-1].rect.right) // 2
        return [
            draw_chevron(surface, (middle, self.places.prompt.rect.bottom), self.area.unit(13), GOLD, share)
        ]
