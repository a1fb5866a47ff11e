"""The table as it is drawn: two benches, the arena between them, a strip of zones, the hand at the foot."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import Bench, Load, Set
from game.rules.dino_battles.changes import Change
from game.rules.dino_battles.view import FACE_DOWN, BattleView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.ahead import Job
from game.ui.paint.gallery import Size
from game.ui.tables.chooser import Pick, Picks
from game.ui.tables.dino_battles import painted_ahead
from game.ui.tables.dino_battles.anatomy import ACTIVE, BENCH
from game.ui.tables.dino_battles.answers import AnswerButton, considered
from game.ui.tables.dino_battles.arena import FightArena
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.dino_plate import DinoPlate, Loss, UpgradeSlip, place_slips, plate_of
from game.ui.tables.dino_battles.ground import paint_ground
from game.ui.tables.dino_battles.panel import Panel
from game.ui.tables.dino_battles.places import Places, Side, lay_out
from game.ui.tables.dino_battles.recap import recap_widgets
from game.ui.tables.dino_battles.side_widgets import bench_widgets, dino_hint, zone_widgets
from game.ui.tables.dino_battles.targets import draw_targets
from game.ui.tables.dino_battles.zones import BACK, CombatStack
from game.ui.tables.fan import fan
from game.ui.tables.fan_card import FanCard
from game.ui.tables.hand_fan import HandFan
from game.ui.tables.table_board import TableBoard
from game.ui.tables.tags import draw_tag

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.table import DinoScene

_LOOKED_ON = ("mulligan", "promote")
"""Decisions in which no card of the hand is played, so that none is dark."""
_FACE_DOWN = 200
"""How wide a card is in the arena, in pixels of the drawing."""
_RECAP = 376
"""What the turn has brought takes so much, in pixels of the drawing."""
_AIR = 6
"""Units between cards of the hand."""
_CARD, _PICKED = 178, 185
"""How wide a card of the hand is, in pixels of the drawing, and one that is picked."""


class HandCard(FanCard):
    """A card of the hand; face down it shows this game's back. What is not `seen` lies below the window.

    `tag` says in a few words why it cannot be played now.
    """

    seen = pygame.Rect(0, 0, 0, 0)
    tag = ""

    def _image(self) -> pygame.Surface:
        if self.face is None:
            return self.gallery.card(BACK, self.rect.width, "back")
        return super()._image()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.tag:
            place = self.rect.centerx, self.rect.top + round(self.rect.height * 0.3)
            draw_tag(surface, self.tag, round(self.rect.width * 0.11), place, "warning", within=self.rect)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect.clip(self.seen))]


class OpenHand(HandFan):
    """Cards side by side, with air between them where there is room."""

    def places(self, count: int) -> list[pygame.Rect]:
        area, size = self.area, self.place().size
        lefts = fan(area.rect, count, self.width, area.unit(_AIR))
        return [pygame.Rect((left, area.rect.bottom - area.unit(2) - size[1]), size) for left in lefts]


class Board(TableBoard["DinoScene"]):
    """Builds the controls from the scene's view and draws everything.

    `dropped` says that the last pick came with a drag: its card does not fly in again. While a fight is asked
    about the hand only peeks (`peeks`).
    """

    def __init__(self, scene: "DinoScene") -> None:
        super().__init__(scene)
        self.console: Panel = Panel(self)
        self.places: Places = lay_out(self.area)
        self.arena = FightArena(self.stage, scene.words, scene.preview)
        self.dropped = False
        self._ground: pygame.Surface | None = None
        self._ground_of: Seat = 0
        self._looked: object = None

    @property
    def view(self) -> BattleView:
        view: BattleView = self.scene.view
        return view

    @property
    def peeks(self) -> bool:
        """Whether the foot of the table is for a fight: answers take the place of the panel."""
        return self.scene.fights

    def side(self, seat: Seat) -> Side:
        """Where things of a side lie."""
        return self.places.near if seat == self.bottom else self.places.far

    def turn_shown(self) -> tuple[str, Seat | None, str]:
        """The turn, and who acts."""
        words, view = self.scene.words, self.view
        title = words.notice("turn", turn=view.turn) if view.turn else words.notice("set_up")
        seat = view.seat_to_act
        if seat is None:
            return title.upper(), None, ""
        answers = view.question is not None or (view.exchange is not None and not view.exchange.answer)
        return title.upper(), seat, words.notice("answers" if answers else "acts", name=words.names[seat])

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(area, self.scene.enlarged)
        self.console.lay(self.places)
        self.arena.arrange(self.places.arena)
        self._ground = None
        self.stage.skip()
        self.rebuild()
        self.prepare_closer_looks()

    def rebuild(self) -> None:
        super().rebuild()
        painted_ahead.prepare_figures(self)
        if not self.scene.playing:
            self.settle()
            self._consider()

    def settle(self) -> None:
        self.arena.settle(self.view, self.bottom, still=self.scene.context.settings.reduce_motion)

    def shown_sizes(self, event: Event) -> list[Size]:
        return painted_ahead.shown_sizes(self, event)

    def show_jobs(self, event: Event) -> list[Job]:
        return painted_ahead.show_jobs(self, event)

    def make_widgets(self) -> list[Widget]:
        near, far = self.bottom, opponent(self.bottom)
        widgets: list[Widget] = [*self._hand_widgets(), *recap_widgets(self)]
        for seat in (near, far):
            widgets += [self._plate(seat), *self._plate_slips(seat), *bench_widgets(self, seat)]
        return [*widgets, *zone_widgets(self, near), *zone_widgets(self, far)]

    # What can be picked

    def picking(self, pick: Pick) -> Command | None:
        """What a thing does that stands for a pick; None where it cannot be picked, or put back, now."""
        chooser = self.scene.chooser
        if chooser is None or not (
            pick in chooser.things or chooser.has(pick) or pick in chooser.first_things
        ):
            return None
        return self.scene.picking(pick)

    def place_pick(self, seat: Seat, number: int) -> Pick | None:
        """What a click on a place of a Dinosaur picks."""
        chooser, card = self.scene.chooser, self.scene.picked_name()
        if chooser is None:
            return None
        if chooser.decision.kind == "place":
            return Pick("spot", BENCH if number else ACTIVE, card) if seat == self.bottom and card else None
        return Pick("own" if seat == self.bottom else "enemy", number, card or None)

    def place_command(self, seat: Seat, number: int) -> Command | None:
        """The same as a command; None where nothing is aimed at that place."""
        chooser, pick = self.scene.chooser, self.place_pick(seat, number)
        if chooser is None or pick is None or pick not in chooser.things:
            return None
        # A Dinosaur is no choice by itself: a click beside a card must not begin a switch.
        free = pick.slot == "spot" and number and self.view.players[seat].dinos[number] is not None
        aimed = bool(chooser.given) or chooser.decision.kind == "promote"
        return self.scene.picking(pick) if aimed and not free else None

    def change_at(self, seat: Seat, number: int) -> Change | None:
        """What the picked card would change there."""
        chooser, pick = self.scene.chooser, self.place_pick(seat, number)
        if chooser is None or pick is None or not chooser.given or pick not in chooser.things:
            return None
        actions = chooser.left_by((pick,))
        return self.scene.changes.of(self.view, seat, number, actions[0]) if actions else None

    # Controls

    def _plate(self, seat: Seat) -> DinoPlate:
        dino = self.view.players[seat].dinos[0]
        face = self.face(dino.card) if dino is not None and dino.card != FACE_DOWN else None
        plate = plate_of(self, face, seat, dino, self.place_command(seat, 0))
        plate.name = "own 0" if seat == self.bottom else "enemy 0"
        plate.focusable = dino is not None or plate.pickable
        plate.refusal = partial(self.scene.why_not_place, seat, 0)
        plate.free_words = self.scene.words.notice("active_place" if dino is None else "face_down_word")
        if dino is not None:
            plate.hint = dino_hint(self, dino)
        plate.place(self.arena.plate(seat), self.places.scale)
        return plate

    def _plate_slips(self, seat: Seat) -> list[Widget]:
        """The Upgrades of the active Dinosaur, beside its plate."""
        dino, words = self.view.players[seat].dinos[0], self.scene.words
        slips: list[Widget] = []
        for card in dino.upgrades if dino is not None else ():
            face = self.face(card)
            slip = UpgradeSlip(card, face.corner_icon or "upgrade", face.corner)
            slip.name = f"{'own' if seat == self.bottom else 'enemy'} upgrade {card}"
            slip.hint = words.notice("upgrade", card=words.card(card), text=face.body)
            slip.focusable = False
            slips.append(slip)
        place_slips(slips, self.arena.places.slips[seat != self.bottom], self.places.scale)
        return slips

    @property
    def fan(self) -> OpenHand:
        """Where the cards of the near hand lie."""
        area = self.places.peek if self.peeks else self.places.hand
        width = round(_CARD * self.places.factor)
        beside = round(_RECAP * self.places.factor)
        if not self.peeks and self._hand_size * (width + area.unit(_AIR)) < area.rect.width - beside:
            # What the turn has brought stands at the right.
            area = Area(area.rect, area.scale)
            area.rect.width -= beside
        return OpenHand(area, width, width if self.peeks else round(_PICKED * self.places.factor))

    @property
    def _hand_size(self) -> int:
        return self.view.players[self.bottom].hand_size

    def hand_place(self, seat: Seat) -> pygame.Rect:
        """Where cards of a hand come from and go to."""
        return self.fan.place() if seat == self.bottom else self.side(seat).head

    def _hand_widgets(self) -> list[CardWidget]:
        scene, chooser = self.scene, self.scene.chooser
        side = self.view.players[self.bottom]
        hand: Sequence[str | None] = side.hand if side.hand is not None else (None,) * side.hand_size
        plays = chooser is not None and not self.peeks and chooser.decision.kind not in _LOOKED_ON
        in_main = chooser is not None and chooser.decision.kind in ("precombat", "postcombat")
        self._hand = []
        for number, card in enumerate(hand):
            widget = HandCard(self.gallery, None if card is None else self.face(card))
            widget.seen = self.area.rect
            if card is not None:
                pick = Pick("hand", card)
                widget.name, widget.pick = f"hand {card}", self.picking(pick)
                widget.picked = chooser is not None and chooser.has(pick) and number == scene.picked_place
                aside = chooser is not None and bool(chooser.given) and not widget.picked
                widget.dim = plays and (aside or not widget.pickable)
                widget.refusal = partial(scene.why_not_card, card)
                if in_main and widget.dim and not aside:
                    widget.tag = scene.explainer.card_tag(self.view, self.bottom, card)
            widget.visible = ("hand", self.bottom, number) not in self.stage.hidden
            self._hand.append(widget)
        return self.fan.lay(self._hand)

    # Dragging

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        if widget.name.startswith("hand "):
            return Pick("hand", widget.name.removeprefix("hand "))
        return (
            Pick("item", widget.name.removeprefix("own item "))
            if widget.name.startswith("own item ")
            else None
        )

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        self.dropped = True
        over = [one for one in self.scene.form.widgets if isinstance(one, DinoPlace) and one.hit(place)]
        aims = [pick for one in over if (pick := self.place_pick(one.seat, one.number)) is not None]
        chooser = self.scene.chooser
        actions = chooser.left_by((part,)) if chooser is not None else []
        if any(isinstance(action, Bench) for action in actions):
            inside = self.side(self.bottom).places
            return (part,) if any(rect.collidepoint(place) for rect in inside) or over else ()
        if any(isinstance(action, Load | Set) for action in actions):
            # The strip of zones or anything above it is near enough.
            return (part,) if place[1] < self.places.lower.top else ()
        return tuple(aims)

    # Drawing

    def considered(self) -> AnswerButton | None:
        """The answer that is pointed at."""
        buttons = [one for one in self.console.answers if isinstance(one, AnswerButton)]
        return considered(buttons, self.scene.form.looked_at)

    def _consider(self) -> None:
        """Jumbotron, plates and stacks tell of the answer that is pointed at."""
        button, asked = self.considered(), self.scene.asked
        self.arena.consider(button, self.view, self.bottom)
        forecast = button.forecast if button is not None else None
        for one in self.scene.form.widgets:
            if isinstance(one, DinoPlate):
                one.loss = None
                if forecast is not None and asked is not None:
                    mover = self.view.exchange.mover if self.view.exchange is not None else asked.seat
                    odds = forecast.odds
                    one.loss = Loss(odds.loss if one.seat == mover else odds.other_loss)
            elif isinstance(one, CombatStack):
                mine = asked is not None and one.name.startswith(
                    "own" if asked.seat == self.bottom else "enemy"
                )
                one.ringed = mine and button is not None and one.card in button.spends

    def update(self, milliseconds: int) -> bool:
        looked = self.scene.form.looked_at
        if looked is not self._looked:
            self._looked = looked
            if self.scene.asked is not None and not self.scene.playing:
                self._consider()
                self.scene.stale = True
        return super().update(milliseconds)

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground_of != self.bottom:
            self._ground_of = self.bottom
            self._ground = paint_ground(surface.get_size(), self.places, self.bottom)
        surface.blit(self._ground, (0, 0))
        self.arena.draw(surface, playing=self.scene.playing)
        self.console.draw(surface)
        self._draw_face_down(surface)
        self.scene.form.draw(surface)
        if not self.scene.playing:
            draw_targets(surface, self)

    def _draw_face_down(self, surface: pygame.Surface) -> None:
        """An active Dinosaur that the viewer may not see yet."""
        for seat in (self.bottom, opponent(self.bottom)):
            dino = self.view.players[seat].dinos[0]
            if dino is not None and dino.card == FACE_DOWN:
                image = self.gallery.card(BACK, round(_FACE_DOWN * self.places.factor), "back")
                plate = self.arena.plate(seat)
                surface.blit(image, image.get_rect(midbottom=(plate.centerx, plate.top - plate.height // 4)))

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        again = partial(self.draw_again, surface, self.places.arena)
        touched = self.arena.draw_fight(surface, again) + self.stage.draw(surface)
        touched += self.scene.dragging.draw(surface)
        looked = self.scene.form.looked_at
        # What the picked card would change must be seen.
        aimed = isinstance(looked, CardWidget) and (
            looked.picked or (isinstance(looked, DinoPlace) and looked.pickable)
        )
        return touched if aimed or self.scene.dragging.moving else touched + self.draw_closer_look(surface)

    def painted(self) -> None:
        super().painted()
        self.arena.painted()

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        calm = not self.scene.playing and not self.scene.context.settings.reduce_motion
        over = [widget.rect for widget in self.scene.form.widgets if widget.visible]
        return self.arena.patch(surface, over, resting=calm)

    def keep_free(self) -> list[pygame.Rect]:
        return [
            rect
            for one in self.scene.form.widgets
            if isinstance(one, DinoPlace) and one.pickable
            for rect in (one.rect,)
        ]
