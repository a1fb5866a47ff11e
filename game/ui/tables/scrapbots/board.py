"""The table as it is drawn: lanes between two sheds, the dealer above, pools, hand and piles on the felt."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.content.scrapbots.cards import LANES
from game.engine.events import Event
from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat
from game.rules.scrapbots.picks import buying, pool_ways
from game.rules.scrapbots.preview import Preview
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.gallery import Size
from game.ui.tables.floating_board import Spot
from game.ui.tables.hands.fan_card import FanCard, turn_cards
from game.ui.tables.hands.hand_card import note_covered
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.hands.view import cards_in_hand
from game.ui.tables.overlays.zoom import Look
from game.ui.tables.scrapbots.anatomy import LANE_SLOTS
from game.ui.tables.scrapbots.asking import LanesAsking
from game.ui.tables.scrapbots.fixed_look import LEAST, in_the_well, lesson_place, on_paper
from game.ui.tables.scrapbots.focus_lead import FocusLead
from game.ui.tables.scrapbots.ground import draw_open_gates, paint_ground
from game.ui.tables.scrapbots.key_caps import draw_card_keys
from game.ui.tables.scrapbots.lane_console import LaneConsole
from game.ui.tables.scrapbots.lanes.breath import breathe, next_breath
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.lanes.lane import LaneWidget, robots_of
from game.ui.tables.scrapbots.lanes.preview import draw_preview
from game.ui.tables.scrapbots.lanes.targets import draw_lane_tags, draw_targets
from game.ui.tables.scrapbots.panels.board_card import BoardCard, board_card
from game.ui.tables.scrapbots.panels.prompt import ChoiceButton
from game.ui.tables.scrapbots.panels.side_widgets import dealer_widgets, lane_widgets, side_widgets
from game.ui.tables.scrapbots.panels.step_row import row_art
from game.ui.tables.scrapbots.places import Places, lay_out
from game.ui.tables.scrapbots.shows import battle, finish
from game.ui.tables.scrapbots.shows.ticket import patience, reading
from game.ui.tables.shows.coins import prepare_coin
from game.ui.tables.shows.motions import FLYING
from game.words.scrapbots.recap import Turn, turns

_TURN = 1.2
"""Degrees from a card of the hand to the next."""
_ABOVE_A_TIP = 0.7
"""Share of the well's height at least for a card that is read above a tip."""
_SETTLED = 0.6
"""The share of the usual time that shows take once the Wounds that are left cannot turn the match."""
_SPEAKING = 360
"""Units: how wide the place is where somebody stands who explains the table."""


class Board(LaneConsole):
    """Builds the controls from the scene's view and draws everything."""

    veil_share = 0.7

    def __init__(self, scene: LanesAsking) -> None:
        super().__init__(scene)
        self.places: Places = lay_out(self.area)
        self.turns: list[Turn] = []
        self._ground: pygame.Surface | None = None
        self._ground_of: Seat = 0
        self._lead = FocusLead()

    def rebuild(self) -> None:
        super().rebuild()
        scene = self.scene
        if not scene.playing:
            asked = scene.chooser is not None and not scene.guide.speaking
            first, turn = self.first_to_take(), self.view.turn
            self._lead.follow(scene.form, asked=asked, begun=self._begun(), first=first, turn=turn)

    def _begun(self) -> Hashable:
        """What has been picked, or what a letter is for; empty before either."""
        chooser = self.scene.chooser
        return chooser is not None and (chooser.given or self.scene.aiming)

    def first_to_take(self) -> Widget | None:
        """What the keys come to first once a choice has begun."""
        if self.scene.aiming == "buy":
            stalls = [self.stall_card(number) for number in range(len(self.view.market))]
            cards = [one for one in stalls if one is not None]
            return next((one for one in cards if one.pickable), cards[0] if cards else None)
        # What goes back comes last: Enter must do something with what was picked.
        answers = sorted(self.answers(), key=lambda one: one.goes_back)
        return next((one for one in answers if one.reachable), None)

    def landmark(self, word: str, rest: str) -> list[Spot]:
        """ "kind resource": the cards of that kind in the hand."""
        if word != "kind":
            return []
        cards = self.scene.words.cards_of.cards
        own = {key for key, card in cards.items() if card.kind == rest}
        return [Spot(one.rect) for one in self.hand_cards() if one.name.removeprefix("hand ") in own]

    def lit_place(self, widget: Widget) -> pygame.Rect:
        """Of a lane the plate with the attacks, and the belt before it: that is what is spoken of. Of a card
        of the market its price as well; of a card of the hand what is seen of it.
        """
        if isinstance(widget, LaneWidget):
            return widget.sign.union(widget.half.field)
        if isinstance(widget, BoardCard):
            return widget.rect.union(self.price_below(widget))
        if isinstance(widget, FanCard) and not widget.picked and widget.covered:
            # Not the next card, which lies over it.
            seen = widget.rect.width - widget.covered
            return pygame.Rect(widget.rect.topleft, (seen, widget.rect.height))
        return super().lit_place(widget)

    @property
    def speaking_place(self) -> pygame.Rect:
        """The middle of the lanes: the plates at both sides of them stay in sight."""
        place = super().speaking_place
        wide = min(place.width, round(_SPEAKING * self.places.scale))
        return pygame.Rect(place.centerx - wide // 2, place.top, wide, place.height)

    def prepare_show(self, events: Sequence[Event]) -> None:
        super().prepare_show(events)
        if any(event.kind == "coin" for event in events):
            prepare_coin(self.scene.context.ahead, self.places.coin, self.places.scale)
        for event in events:
            if event.kind == "over":
                finish.prepare(self, event.facts["winner"])

    def paced(self, events: Sequence[Event], schedule: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """What the other side does stays long enough to be read, later steps of a long turn for a shorter
        time; all is shorter once the match is settled.
        """
        share = _SETTLED if self.view.settled_for is not None else 1
        seen = self.scene.session.match.events[: self.scene.sitting.shown]
        step = sum(map(self.others_doing, self.scene.sitting.log_from("turn", 1)))
        found, last = [], seen[-1] if seen else None
        for event, (lead, length) in zip(events, schedule, strict=False):
            extra = 0.0
            if self.others_doing(event):
                step += 1
                extra = reading(event, last) * patience(step)
            found.append((lead, round(share * (length + extra))))
            last = event
        return found

    def shown_sizes(self, event: Event) -> list[Size]:
        """As large as a card flies; one that is drawn, as large as it lies in the hand."""
        hand, flying = self.fan.width_of(self.view.players[self.bottom].hand_size), self.area.unit(FLYING)
        if event.kind in ("draw", "scrap", "energy", "activate"):
            sizes: list[Size] = [(wide, "full") for wide in {hand, self.places.card}]
            return [*sizes, (flying, "compact")]
        return [(flying, "compact")] if event.kind in ("buy", "market", "build", "discard") else []

    def show_jobs(self, event: Event) -> list[Job]:
        """The pictures in the rows of the turn, in the market and of robots in their lanes."""
        faces = [self.face(card) for card in self.scene.words.cards(event)]
        jobs: list[Job] = [partial(row_art, face, self.console.scale) for face in faces]
        if event.kind == "market":
            looks = {"dim": True, "large": self.places.large}
            size, scale = self.stall(0).size, self.places.written.shelf
            jobs += [partial(board_card, face, size, scale, **looks) for face in faces]
        if event.kind == "build":
            near = event.facts["seat"] == self.bottom
            half = (self.places.near if near else self.places.far)[event.facts["lane"]]
            jobs += robots_of(event.facts["card"], half.size, near=near)
        if event.kind in ("attack", "activate"):
            facts = event.facts
            jobs += battle.poses(self, self.strike_in(facts["seat"], facts["lane"], facts["card"]))
        return jobs

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(area, self.scene.enlarged)
        self.console.arrange(self.places.frame.console)
        self.light_up(self.places)
        self._ground = None
        self.stage.skip()
        self.rebuild()
        self.prepare_closer_looks()

    def make_widgets(self) -> list[Widget]:
        near, far = self.bottom, 1 - self.bottom
        scene = self.scene
        log = scene.sitting.log_from("turn", 2)
        # A coin in the air has not come down yet.
        flying = scene.playing and bool(log) and log[-1].kind == "coin"
        self.turns = turns(log[:-1] if flying else log, scene.health)
        if scene.recap is not None:
            self._hand = []
            widgets = self.belt(scene.recap)
        else:
            widgets = [*self._hand_widgets(), *self._played()]
        lanes = [*lane_widgets(self, near), *lane_widgets(self, far)]
        self.spare_signs(lanes)
        widgets += lanes
        return [*widgets, *side_widgets(self, near), *side_widgets(self, far), *dealer_widgets(self)]

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        self.dropped = True
        for lane in range(LANES):
            for seat, slot in ((self.bottom, "own"), (1 - self.bottom, "enemy")):
                half = self.half(seat, lane)
                if half.field.collidepoint(place) or half.plate.collidepoint(place):
                    return self._dropped_in(part, slot, lane)
        on_felt = self.places.frame.felt.rect.collidepoint(place)
        if part.slot == "market":
            # A bought card goes to the discard pile; anywhere on the felt is near enough.
            return (buying(part.value),) if on_felt else ()
        pools = (pool for pool in ("scrap", "energy") if self.pile(self.bottom, pool).collidepoint(place))
        return next((pool_ways(pool, part.value) for pool in pools), ())

    def no_drop(self, among: Picks) -> str:
        """Of a lane why the card does not go there: somebody stands in it, for example."""
        lanes = [pick for pick in among if pick.slot in LANE_SLOTS]
        refused = self.scene.refused(lanes[-1], self.bottom) if lanes else None
        known = refused is not None and refused.kind != "not_here"
        return self.scene.words.refusal(refused) if refused is not None and known else ""

    def _dropped_in(self, part: Pick, slot: str, lane: int) -> Picks:
        """A Scrapbot on the enemy opposite attacks; so does what strikes from one's own side of that lane."""
        if part.slot == "own":
            return self.attack_ways(lane) if slot == "enemy" and part.value == lane else ()
        strikes = slot == "enemy" and part.value in self.scene.strikers
        return (Pick(slot, lane), Pick("own", lane)) if strikes else (Pick(slot, lane),)

    def _hand_widgets(self) -> list[CardWidget]:
        scene, chooser = self.scene, self.scene.chooser
        hand: list[FanCard] = []
        for number, card in enumerate(cards_in_hand(self.view.players[self.bottom])):
            widget = FanCard(self.gallery, None if card is None else self.face(card))
            if card is not None:
                pick = Pick("hand", card)
                widget.name, widget.pick = f"hand {card}", self.picking(pick)
                widget.picked = chooser is not None and chooser.has(pick) and number == scene.picked_place
                aside = chooser is not None and bool(chooser.given) and not widget.picked
                widget.dim = chooser is not None and (aside or not widget.pickable)
                widget.refusal = partial(scene.why_not, pick)
            widget.visible = ("hand", self.bottom, number) not in self.stage.hidden
            hand.append(widget)
        turn_cards(hand, _TURN)
        self._hand = [*hand]
        cards = self.fan.lay(hand)
        note_covered(hand)
        return cards

    def _played(self) -> list[Widget]:
        """The Component that is being activated, on the felt, with the name of who does it."""
        strike, seat = self.strike, self.bottom
        if strike is None or not self.showing or strike.seat != seat or strike.card == strike.look:
            return []
        card = PlayedCard(self.gallery, self.face(strike.card))
        card.running, card.focusable = True, False
        names = self.scene.words
        by = names.notice("activated_by", card=names.card(strike.look))
        card.tag = (by, "hit", "")
        card.visible = ("played", seat) not in self.stage.hidden
        card.place(self.played_place, self.area.scale)
        return [card]

    def read_in_shows(self) -> list[pygame.Rect]:
        """What numbers of an attack leave free; they may lie on whom they hit."""
        plates = [half.plate for half in (*self.places.near, *self.places.far)]
        corners = self.places.near_corner, self.places.far_corner
        return [*super().read_in_shows(), *plates, *corners, self.places.shelf, self.places.wound_board]

    def spoken_of(self) -> list[pygame.Rect]:
        """Plates of lanes, the Scrapbots that stand in them, one's own pools and piles, the Wounds left."""
        halves = [*self.places.near, *self.places.far]
        felt = [self.pile(self.bottom, name) for name in ("scrap", "energy", "deck", "discard")]
        taken = [one for one in self.scene.form.widgets if isinstance(one, LaneWidget) and one.face]
        figures = [one.half.figure for one in taken]
        return [*(half.plate for half in halves), *figures, *felt, self.places.wound_board]

    def outcome_places(self) -> list[pygame.Rect]:
        return [self.places.wound_board, self.places.near_corner, self.places.far_corner]

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground_of != self.bottom:
            self._ground_of = self.bottom
            dealer = self.scene.words.notice("dealer", edition=self.scene.edition_name)
            self._ground = paint_ground(surface.get_size(), self.places, self.bottom, dealer)
        self._draw_yard(surface)
        self.scene.form.draw(surface)
        draw_targets(surface, self, self.targets(pointed=True))
        draw_card_keys(surface, self)

    def _draw_yard(self, surface: pygame.Surface) -> None:
        """All that lies behind those in the lanes."""
        assert self._ground is not None
        surface.blit(self._ground, (0, 0))
        for seat in (self.bottom, 1 - self.bottom):
            lanes = self.view.players[seat].lanes
            draw_open_gates(surface, [self.half(seat, n) for n in range(LANES) if lanes[n] is None])

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Who is ready breathes; what lies over them stays as it is."""
        moved = next_breath(self)
        if not moved or self._ground is None:
            return []
        covers = [*self.read_in_shows(), *(one.rect for one in self.hand_cards())]
        return breathe(surface, self._draw_yard, self.lane_widgets(), moved, covers)

    def considered(self) -> Any:
        """The action that a click or Enter would lead to now, if it can be previewed."""
        widget = self.scene.form.looked_at
        if isinstance(widget, ChoiceButton | LaneWidget | CostChip) and widget.action is not None:
            return widget.action
        return self.scene.dragging.action()

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        scene = self.scene
        touched = self.stage.draw_under(surface)
        touched += [] if scene.playing else self.draw_pointers(surface)
        touched += self.stage.draw(surface)
        preview = self._preview()
        if preview is not None:
            lanes = [one for one in scene.form.widgets if isinstance(one, LaneWidget) and not one.near]
            scale, top = self.places.written.plates, self.places.wound_board.bottom
            struck = self.considered().lane
            touched += draw_preview(
                surface, scene.words, lanes, preview, scale, struck, top, self.ending_with
            )
        touched += scene.dragging.draw(surface)
        if scene.dragging.moving:
            # What is carried must not hide what it would do where it is dropped.
            touched += draw_lane_tags(surface, self, self.targets(pointed=True))
        return touched + self.draw_tip(surface) + self.draw_closer_look(surface)

    def ending_with(self, dealt: int) -> str:
        """How the match ends for the viewer if the other side takes so many Wounds; "" where it goes on."""
        view = self.view
        if dealt < view.wounds_left:
            return ""
        own, theirs = (view.players[seat].wounds for seat in (self.bottom, 1 - self.bottom))
        if own is None or theirs is None:
            return "unknown"
        return "win" if own < theirs + dealt else "lose" if own > theirs + dealt else "draw"

    def closer_look(self) -> Look | None:
        """A card is read in one place, in the well, as long as that is free; with large type on paper."""
        guide = self.scene.guide
        if guide.speaking and guide.well_heading() is not None:
            # Below the title of what Rivet would play stands nothing else.
            return None
        look, card, ground = super().closer_look(), self.scene.form.looked_at, self.spare_room
        if ground is None or not isinstance(card, CardWidget) or card.face is None:
            return look
        if self.scene.playing or self.scene.dragging.moving or not self.shows_look(card):
            return look
        if guide.active:
            tools, heading = [one.rect for one in self.console.tools], self.console.heading
            hints = [one.rect for one in self.scene.form.widgets if one.name.startswith("hint ")]
            place = lesson_place(ground, tools, heading, hints, self.console.scale)
            return look if place.colliderect(card.rect) else on_paper(place, self.console.scale)
        note = self.tip_note
        if note is not None and ground.colliderect(note.rect) and self._tip_seen:
            # A tip that is folded at the foot of the well leaves most of it free.
            above = note.rect.top - ground.top - self.area.unit(4)
            ground = pygame.Rect(
                ground.topleft, (ground.width, max(above, round(ground.height * _ABOVE_A_TIP)))
            )
        taken = [one for kind in self.keep_free(card)[:-1] for one in kind]
        low = ground.height < round(LEAST * self.console.scale)
        if low or ground.collidelist(taken) >= 0 or ground.colliderect(card.rect):
            # In large type a lane's own plate tells its attacks, and a card of the hand comes up whole where
            # it lies: a second one would hide the lanes and the market.
            told = isinstance(card, LaneWidget) or card.name.startswith("hand ")
            return None if self.places.large and told else look
        if self.places.large:
            return on_paper(ground, self.console.scale)
        notes = self.closer_notes(card.face)
        return in_the_well(card.face, notes, ground, self.look_scale, self.look_width)

    def shows_look(self, card: CardWidget) -> bool:
        """Not where a preview is shown, or where a card of the hand is aimed, which is large itself; in large
        type there is no room for it beside a refusal.
        """
        if self.places.large and self.scene.form.hints.refused:
            return False
        return (not card.picked or isinstance(card, BoardCard)) and self._preview() is None

    def _preview(self) -> Preview | None:
        """What the action would lead to that is pointed at."""
        scene, action = self.scene, self.considered()
        return scene.foresee(action) if scene.asked is not None and not scene.playing else None
