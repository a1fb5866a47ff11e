"""The table as it is drawn: two benches, the arena between them, a strip of zones, the hand at the foot."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.events import Event
from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import Bench
from game.rules.dino_battles.picks import ACTIVE, BENCH
from game.rules.dino_battles.view import BattleView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.paint.ahead import Job
from game.ui.paint.gallery import Size
from game.ui.tables.dino_battles import painted_ahead
from game.ui.tables.dino_battles.arena.active import active_widgets, draw_face_down
from game.ui.tables.dino_battles.arena.arena import FightArena
from game.ui.tables.dino_battles.arena.dino_plate import DinoPlate, Loss
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.ground import paint_ground
from game.ui.tables.dino_battles.hand import draw_free_places, hand_cards, open_hand
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.panels.answers import KINDS, considered
from game.ui.tables.dino_battles.panels.panel import Panel
from game.ui.tables.dino_battles.panels.recap import recap_widgets
from game.ui.tables.dino_battles.places import Foot, Places, Side, lay_out
from game.ui.tables.dino_battles.side_widgets import bench_widgets, zone_widgets
from game.ui.tables.dino_battles.targets import draw_targets
from game.ui.tables.dino_battles.zones import CombatStack
from game.ui.tables.table_board import Spot, TableBoard
from game.words.dino_battles.changes import Change

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.table import DinoScene


class Board(TableBoard["DinoScene"]):
    """Builds the controls from the scene's view and draws everything.

    `dropped` says that the last pick came with a drag: its card does not fly in again.
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
    def foot(self) -> Foot:
        """What the foot of the table is for: all of combat keeps the hand in its place."""
        if self.view.phase != "combat":
            return "main"
        asked = self.scene.asked
        return "answers" if asked is not None and asked.kind in KINDS else "strip"

    def side(self, seat: Seat) -> Side:
        """Where things of a side lie."""
        return self.places.near if seat == self.bottom else self.places.far

    @property
    def header_seat(self) -> Seat | None:
        return self.agreed(self.view.seat_to_act)

    def turn_shown(self) -> tuple[str, Seat | None, str]:
        """The turn, and who acts; nobody while the prompt speaks of the other seat's doing."""
        words, view = self.scene.words, self.view
        title = words.notice("turn", turn=view.turn) if view.turn else words.notice("set_up")
        seat = self.header_seat
        if seat is None:
            return title.upper(), None, ""
        answers = view.question is not None or (view.exchange is not None and not view.exchange.answer)
        return title.upper(), seat, words.notice("answers" if answers else "acts", name=words.names[seat])

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(area, self.scene.enlarged)
        self.arena.arrange(self.places.arena)
        self._ground = None
        self.stage.skip()
        self.rebuild()
        self.prepare_closer_looks()

    def rebuild(self) -> None:
        if not self.scene.playing or self.arena.figures.bottom != self.bottom:
            # A plate lies on the side of its figure, and a click on the figure counts as one on the plate.
            self.settle()
        super().rebuild()
        painted_ahead.prepare_figures(self)
        if not self.scene.playing:
            self._consider()
            painted_ahead.prepare_flights(self)

    def better_seen(self) -> list[pygame.Rect]:
        arena = self.places.arena
        figures = arena.inflate(-arena.width // 4, -arena.height // 4)
        sums = [self.arena.places.jumbotron] if self.view.phase == "combat" else []
        return [figures.move(0, arena.height // 8), *sums]

    def settle(self) -> None:
        self.arena.settle(self.view, self.bottom, still=self.scene.context.settings.reduce_motion)

    def shown_sizes(self, event: Event) -> list[Size]:
        return painted_ahead.shown_sizes(self, event)

    def show_jobs(self, event: Event) -> list[Job]:
        return painted_ahead.show_jobs(self, event)

    def make_widgets(self) -> list[Widget]:
        near, far = self.bottom, opponent(self.bottom)
        self._hand = list(hand_cards(self))
        widgets: list[Widget] = [*open_hand(self).lay(self._hand), *recap_widgets(self)]
        for seat in (near, far):
            widgets += [*active_widgets(self, seat), *bench_widgets(self, seat)]
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

    @property
    def speaking_place(self) -> pygame.Rect:
        """The benches are where least is read."""
        near, far, arena = self.places.near.head, self.places.far.head, self.places.arena
        return pygame.Rect(near.left, arena.top, far.right - near.left, arena.height)

    @property
    def veiled_place(self) -> pygame.Rect:
        head, places = self.places.near.head, self.places
        return pygame.Rect(0, head.top, places.bar.rect.right + head.left, places.lower.top - head.top)

    def landmark(self, word: str, rest: str) -> list[Spot]:
        """ "answer evade": the button of an answer or of an attack."""
        buttons = [one for one in self.console.answers if isinstance(one, AnswerButton)]
        return [Spot(one.rect) for one in buttons if word == "answer" and one.answer == rest]

    def hand_place(self, seat: Seat) -> pygame.Rect:
        """Where cards of a hand come from and go to."""
        return open_hand(self).place() if seat == self.bottom else self.side(seat).head

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
        if chooser is not None and not any(pick.slot in ("own", "enemy", "spot") for pick in chooser.things):
            # It goes to no Dinosaur: the strip of zones or anything above it is near enough.
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
        draw_free_places(surface, self)
        draw_face_down(surface, self)
        self.scene.form.draw(surface)
        if not self.scene.playing:
            draw_targets(surface, self)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        again = partial(self.draw_again, surface, self.places.arena)
        touched = self.arena.draw_fight(surface, again) + self.stage.draw(surface)
        touched += self.scene.dragging.draw(surface)
        touched += self.draw_tip(surface)
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
