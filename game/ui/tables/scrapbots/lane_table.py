"""A board with lanes: what lies where, the hand below, what is shown and what has not landed yet."""

from collections.abc import Sequence
from typing import Any

import pygame

from game.content.scrapbots.cards import LANES, MARKET
from game.engine.events import Event
from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import PASS, UseAttack
from game.rules.scrapbots.picks import attacking
from game.rules.scrapbots.targets import Targets, targets_of
from game.rules.scrapbots.view import TableView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.layout.floating import Rects
from game.ui.layout.host import Host
from game.ui.paint.cards.cards import full_height
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.palette import GOLD
from game.ui.parts.drawn import UNIT
from game.ui.tables.hands.hand_fan import SEEN, HandFan
from game.ui.tables.marks import breath, draw_chevron, draw_ring
from game.ui.tables.scrapbots import floats
from game.ui.tables.scrapbots.asking import LanesAsking
from game.ui.tables.scrapbots.faces import GAME
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.lanes.lane import Half, LaneWidget
from game.ui.tables.scrapbots.panels.belt import belt
from game.ui.tables.scrapbots.panels.shelf import Price
from game.ui.tables.scrapbots.places import CARD
from game.ui.tables.scrapbots.recap_scene import Recap
from game.ui.tables.scrapbots.shows.battle import Strike, strike_of
from game.ui.tables.scrapbots.shows.rain import still_flying
from game.ui.tables.scrapbots.shows.ticket import READ
from game.ui.tables.table_board import TableBoard

_SEEN_LARGE = 0.59
"""With large type a neighbour covers more of a card before both become smaller."""
_PICKED, _ATTACKED, _LEAST_CARD = 244, 140, 196
"""How wide a card of the hand is when it is picked, while an attack has the felt, and among many at least, in
pixels of the drawing.
"""
_RECAP_COIN = 84
_BELT_UNITS = 222
"""Units of height that the belt of a recap needs with its heading."""
_CARRIED, _SEEN_THROUGH = 0.7, 150
"""The size of a Scrapbot that is dragged, beside the one in its lane, and how much it hides its target."""


class LaneTable(TableBoard[LanesAsking]):
    """`strike` is the attack that is being shown, `before_rain` the view before the Wounds on their way.

    `dropped` says that the last pick came with a drag: its card does not fly in again. `discard_before` has
    the discard piles before the cards that are on their way there.
    """

    def __init__(self, scene: LanesAsking) -> None:
        super().__init__(scene)
        self.dropped = False
        self.dragged_attack: UseAttack | None = None
        """The attack whose chip is dragged."""
        self.discard_before: dict[Seat, tuple[str, ...]] = {}
        self.strike: Strike | None = None
        self.on_ticket = ""
        self.raised: dict[tuple[Seat, int], int] = {}
        """How many pixels the Scrapbot of a seat in a lane is raised by a breath."""
        self.before_rain: Any = None
        self._belt = Host()
        self.shelf = Host()

    @property
    def view(self) -> TableView:
        view: TableView = self.scene.view
        return view

    @property
    def header_seat(self) -> Seat | None:
        """Whose plate is lit."""
        return self.agreed(self.view.active)

    def pile(self, seat: Seat, name: str) -> pygame.Rect:
        """Where a player's pool, hand, deck or discard pile is; a recap shows counts on the plate alone."""
        whose, form = "own" if seat == self.bottom else "enemy", self.scene.form
        shown = (form.named(one) for one in (f"{whose} {name}", f"{whose} {name} count"))
        return next((one.rect for one in shown if one is not None), self.plate(seat))

    def plate(self, seat: Seat) -> pygame.Rect:
        """Where a player's plate is."""
        plate = self.scene.form.named(f"plate {seat}")
        assert plate is not None
        return plate.rect

    @property
    def main_deck(self) -> pygame.Rect:
        """Where new cards of the market come from."""
        deck = self.scene.form.named("main deck")
        assert deck is not None
        return deck.rect

    def stall(self, number: int) -> pygame.Rect:
        """A place of the market; a card beyond the last one goes to the last one."""
        stalls = [one.rect for one in self.shelf.leaves if one.name.startswith("stall ")]
        return stalls[min(number, len(stalls) - 1)]

    def stall_card(self, number: int) -> CardWidget | None:
        """The card in a place of the market."""
        place = self.stall(number)
        cards = (one for one in self.scene.form.widgets if isinstance(one, CardWidget))
        return next((one for one in cards if place.collidepoint(one.rect.center)), None)

    def stall_cards(self) -> Sequence[CardWidget | None]:
        """The cards in all places of the market."""
        return [self.stall_card(number) for number in range(len(self.market_shown()))]

    def price_below(self, card: Widget) -> pygame.Rect:
        """The label with the price of a card of the market."""
        below = [one.rect for one in self.scene.form.widgets if isinstance(one, Price)]
        return next((one for one in below if one.left < card.rect.centerx < one.right), card.rect)

    def half(self, seat: Seat, lane: int) -> Half:
        """A side of a lane."""
        half: Half = (self.places.near if seat == self.bottom else self.places.far)[lane]
        return half

    def light_up(self, places: Any) -> None:
        """A hit stop darkens the arena, but nothing that is read meanwhile."""
        self.stage.field = places.frame.arena.rect.copy()
        self.stage.field.height -= places.frame.rail.rect.height

    def spare_signs(self, widgets: Sequence[Widget]) -> None:
        """The plates of lanes as they are drawn now stay bright with the rest that is read."""
        signs = [one.sign for one in widgets if isinstance(one, LaneWidget)]
        places = self.places
        self.stage.spared = [*signs, places.near_corner, places.far_corner, places.shelf]

    def draw_nearer(self, surface: pygame.Surface, inside: pygame.Rect, feet: int) -> None:
        """Draws those who stand in a lane before these `feet` again, over what moves inside a place."""
        clip = surface.get_clip()
        surface.set_clip(inside.clip(clip))
        lanes = [
            one for one in self.scene.form.widgets if isinstance(one, LaneWidget) and one.bot is not None
        ]
        for one in lanes:
            if one.half.foot[1] > feet and not one.hidden and one.half.figure.colliderect(inside):
                one.draw_figure(surface)
        surface.set_clip(clip)

    @property
    def showing(self) -> bool:
        """Whether events are being shown, in a turn or in a recap."""
        recap = self.scene.recap
        return self.scene.playing or (recap is not None and recap.playback.running)

    def striking(self, seat: Seat, lane: int) -> bool:
        """Whether the Scrapbot there is at an attack that is being shown."""
        strike = self.strike if self.showing else None
        return strike is not None and (strike.seat, strike.lane) == (seat, lane)

    def strike_in(self, seat: Seat, lane: int, card: str) -> Strike:
        """An attack with a card by what stands in a lane."""
        bot = self.view.players[seat].lanes[lane]
        kind = self.scene.words.cards_of.cards[card].kind
        return strike_of(GAME, seat, lane, card, kind, bot.card if bot is not None else card)

    def picking(self, pick: Pick) -> Command | None:
        """What a thing does that stands for a pick; None where it cannot be picked, or put back, now."""
        chooser = self.scene.chooser
        if chooser is None or not (
            pick in chooser.things or chooser.has(pick) or pick in chooser.first_things
        ):
            return None
        return self.scene.picking(pick)

    def settled_by(self, pick: Pick) -> Any:
        """The action that a click there would settle."""
        chooser = self.scene.chooser
        if chooser is None or not chooser.given or pick not in chooser.things:
            return None
        actions = chooser.left_by((pick,))
        return actions[0] if len(actions) == 1 else None

    def targets(self, *, pointed: bool = False) -> Targets:
        """Where the picked card may go; with `pointed` the card under the pointer, if none is picked."""
        chooser, card = self.scene.chooser, self.scene.form.looked_at
        if chooser is None or self.scene.playing:
            return Targets()
        if chooser.given:
            # From a Scrapbot that is picked only attacks go anywhere.
            card_picked = bool(self.scene.picked_name())
            fitting = [way.action for way in chooser.fitting]
            actions = [one for one in fitting if card_picked or isinstance(one, UseAttack)]
        elif pointed and isinstance(card, CardWidget) and (part := self.dragged_part(card)) is not None:
            actions = chooser.left_by((part,))
        else:
            return Targets()
        return targets_of(actions, self.scene.words.cards_of, self.scene.at_enemies)

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        slot, _, card = widget.name.partition(" ")
        return Pick(slot, card) if slot in ("hand", "market") else None

    def dragged_figure(self, place: tuple[int, int]) -> tuple[Pick, pygame.Surface] | None:
        """A Scrapbot of one's own that can attack; by the chip of an attack with that one alone."""
        self.dragged_attack = None
        chips = [one for one in self.scene.form.widgets if isinstance(one, CostChip) and one.hit(place)]
        for lane in range(LANES):
            widget = self.lane_widget(self.bottom, lane)
            if not widget.hit(place) or not self.attack_ways(lane):
                continue
            if chips and chips[0].action is None:
                return None
            self.dragged_attack = chips[0].action if chips else None
            image, _ = standing_robot(widget.look, widget.half.size * _CARRIED, "rest", left=False)
            image = image.copy()
            image.set_alpha(_SEEN_THROUGH)
            return Pick("own", lane), image
        return None

    def attack_ways(self, lane: int) -> Picks:
        """The attacks that the Scrapbot in a lane of one's own can make now."""
        attacks = [one for one in self.scene.actions if isinstance(one, UseAttack) and one.lane == lane]
        dragged = self.dragged_attack if self.scene.dragging.moving else None
        return tuple(attacking(lane, one.number) for one in attacks if dragged in (None, one))

    def aimed_ways(self, lane: int) -> Picks:
        """The attacks of the Scrapbot that is picked, where the enemy in this lane is what they strike."""
        chooser = self.scene.chooser
        picked = chooser is not None and chooser.has(Pick("own", lane)) and not self.scene.picked_name()
        return self.attack_ways(lane) if picked and chooser and not chooser.picked("way") else ()

    def market_shown(self) -> list[str | None]:
        """The dealer's cards; a bought one leaves its place free until the next one comes."""
        cards: list[str | None] = list(self.view.market)
        log = self.scene.sitting.log_from("buy", 1)
        if len(cards) < MARKET and self.view.main_deck_size and log and log[-1].kind == "buy":
            cards.insert(log[-1].facts["index"], None)
        return cards

    def better_seen(self) -> list[pygame.Rect]:
        return [*self.console.heading, self.places.frame.arena.rect]

    def watched(self) -> list[pygame.Rect]:
        """Headings in the well: over the steps of one's own turn, and over what the hand pays for."""
        headings = [self.scene.words.notice(one) for one in ("own_turn", "reach")]
        return [one.rect for one in self.console.host.leaves if one.name in headings]

    def settle(self) -> None:
        self.strike = None

    def lane_widgets(self) -> list[LaneWidget]:
        """The controls of all lanes, in the order in which they are drawn."""
        return [one for one in self.scene.form.widgets if isinstance(one, LaneWidget)]

    def lane_widget(self, seat: Seat, lane: int) -> LaneWidget:
        """The control of a side of a lane, as it is seen now."""
        half = self.half(seat, lane)
        return next(one for one in self.lane_widgets() if one.half == half)

    @property
    def played_place(self) -> pygame.Rect:
        """Where a Component lies on the felt while it is shown."""
        factor = self.places.scale / UNIT
        rect = pygame.Rect(0, 0, round(226 * factor), full_height(round(226 * factor)))
        felt = self.places.frame.felt.rect
        rect.midbottom = felt.left + round(470 * factor), felt.bottom - round(14 * factor)
        return rect

    def wounds_shown(self, seat: Seat) -> int | None:
        """A player's Wounds without those that are still on their way."""
        wounds: int | None = self.scene.view.players[seat].wounds
        flying = still_flying(self.stage, ("wound", seat))
        if wounds is None or not flying:
            return wounds
        before: int = self.before_rain.players[seat].wounds
        return max(before, wounds - flying)

    def discard_shown(self, seat: Seat, side: Any) -> tuple[str, ...]:
        """A discard pile without what is still on its way there."""
        discard: tuple[str, ...] = side.discard
        if ("discard", seat) in self.stage.hidden:
            return self.discard_before.get(seat, discard)
        flying = still_flying(self.stage, ("wound", seat))
        if not flying:
            return discard
        before = len(self.before_rain.players[seat].discard)
        return discard[: max(before, len(discard) - flying)]

    @property
    def aside(self) -> bool:
        """Whether the hand gives way on the felt."""
        return floats.attacked(self)

    @property
    def fan(self) -> HandFan:
        """Where the cards of the near hand lie: aside while attacks have the felt."""
        factor = self.places.scale / UNIT
        if self.aside:
            area = Area(self.places.hand.rect, self.places.hand.scale)
            area.left((area.rect.width - round(390 * factor)) / area.scale)
            width = round(_ATTACKED * factor)
            return HandFan(area, width, width)
        card = self.places.card
        least = round(_LEAST_CARD * factor)
        seen = _SEEN_LARGE if self.places.large else SEEN
        return HandFan(self.places.hand, card, round(_PICKED * card / CARD), least, seen)

    def hand_place(self, seat: Seat) -> pygame.Rect:
        """Where cards of a hand come from and go to."""
        return self.fan.place() if seat == self.bottom else self.pile(seat, "hand")

    def hand_card(self, seat: Seat, card: str) -> pygame.Rect:
        """The place of a card of the hand where it is seen, else of the hand as a whole."""
        seen = self._hand if seat == self.bottom else []
        places = [widget.rect for widget in seen if widget.name == f"hand {card}"]
        return places[0] if places else self.hand_place(seat)

    def hand_places(self) -> list[pygame.Rect]:
        return self.fan.places(self.scene.view.players[self.bottom].hand_size)

    def others_doing(self, event: Event) -> bool:
        """Whether the other side does something that a ticket tells; in a recap the belt tells it."""
        seat = event.facts.get("seat")
        return self.scene.recap is None and event.kind in READ and seat not in (None, self.bottom)

    @property
    def ticket_scale(self) -> float:
        return floats.ticket_scale(self)

    def ticket_place(self, lane: int | None, size: tuple[int, int]) -> pygame.Rect:
        return floats.ticket_place(self, lane, size)

    def free_middle(self, scale: float) -> pygame.Rect:
        return floats.free_middle(self, scale)

    def kept_free_by_hints(self) -> list[Rects]:
        """Players' plates, pools, the dealer's cards and the Wounds left as well. The words of a tip that is
        folded are long, and would lie over what can be worked instead.
        """
        kinds, places, note = super().kept_free_by_hints(), self.places, self.tip_note
        if note is not None and self.scene.form.told in note.widgets:
            return kinds
        return [
            *kinds,
            [places.near_corner, places.far_corner, places.shelf, places.wound_board, places.pools],
        ]

    def keep_free(self, looked: Widget | None = None) -> list[Rects]:
        """The dealer's cards as well: whoever looks at one compares it with the others."""
        asked, spoken, said, can, better = super().keep_free(looked)
        if looked is not None and self.tip_note is not None and looked in self.tip_note.widgets:
            return [asked, spoken, said, can, better]
        return [asked, spoken, said, [*can, self.places.shelf], better]

    @property
    def hint_field(self) -> pygame.Rect | None:
        return floats.hint_field(self)

    @property
    def coin(self) -> pygame.Rect:
        """Where a coin is flipped: on the felt, or over the Wound board while the belt lies there."""
        coin: pygame.Rect = self.places.coin
        if self.scene.recap is not None:
            size = round(_RECAP_COIN * self.places.scale)
            coin = pygame.Rect(0, 0, size, size)
            coin.center = self.places.wound_board.center
        return coin

    def belt(self, recap: Recap) -> list[Widget]:
        """What carries the steps of a recap past, with its heading."""
        words: Any = self.scene.words
        facts = {"name": words.names[opponent(self.bottom)], "turn": self.scene.view.turn}
        note = words.notice("recap_step", count=len(recap.steps), step=recap.at + 1, **facts)
        tree = belt(words.notice("recap"), note, self.scene.recap_plates(), recap.at)
        felt = self.places.frame.felt.rect
        # As large as the console's words, as far as the felt is high enough.
        scale = max(self.places.scale, min(self.console.scale, felt.height / _BELT_UNITS))
        return self._belt.lay(tree, felt, scale)

    def draw_pointers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Points at the best thing to do next: a card of the hand, else attacks, else the end of the turn."""
        scene, chooser = self.scene, self.scene.chooser
        if chooser is None or scene.dragging.moving or chooser.given:
            return []
        share = breath(self.stage.clock, moving=not scene.context.settings.reduce_motion)
        cards = [card.rect for card in self._hand if card.pickable]
        ends = scene.guide.expects(PASS)
        if cards and not ends:
            middle = (cards[0].left + cards[-1].right) // 2, self.places.frame.rail.rect.centery
            if any(one.collidepoint(middle) for one in scene.guide.read()):
                return []
            return [draw_chevron(surface, middle, self.area.unit(10), GOLD, share)]
        best: list[Widget] = [
            one for one in scene.form.widgets if isinstance(one, CostChip) and one.reachable and not ends
        ]
        best = best or [one for one in (self.console.bay,) if one is not None and one.primary]
        return [draw_ring(surface, one.rect, GOLD, share) for one in best]
