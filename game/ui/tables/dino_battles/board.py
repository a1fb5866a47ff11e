"""The table as it is drawn: two benches, the arena between them, a strip of zones, the hand at the foot."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import cast

import pygame

from game.engine.events import Event
from game.engine.refusals import Pick, Picks
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.toll import toll, with_cards
from game.rules.dino_battles.view import BattleView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Free, Node
from game.ui.paint.cache.ahead import Ahead, Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Size
from game.ui.tables.console import Asked
from game.ui.tables.dino_battles import considering, drags, looks, painted_ahead
from game.ui.tables.dino_battles.arena.arena import FightArena
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.ground import paint_ground
from game.ui.tables.dino_battles.hand import Foot, OpenHand, draw_free_places, hand_cards, open_hand
from game.ui.tables.dino_battles.head import SideHead
from game.ui.tables.dino_battles.kept_places import KeptPlaces
from game.ui.tables.dino_battles.keyboard import FocusLead, draw_digits, question, rank_stops, targets
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.panels.answers import KINDS
from game.ui.tables.dino_battles.panels.hand_chips import hand_chips
from game.ui.tables.dino_battles.panels.panel import Panel
from game.ui.tables.dino_battles.panels.prompt import foot_of, low_foot
from game.ui.tables.dino_battles.panels.recap import recap, told_of
from game.ui.tables.dino_battles.panels.turn_bar import turn_bar, turn_shown
from game.ui.tables.dino_battles.places import Places, lay_out
from game.ui.tables.dino_battles.shows import announcements, flights
from game.ui.tables.dino_battles.sides import active_plate, bench, strip, upgrade_slips
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.targets import draw_targets
from game.ui.tables.dino_battles.zones import CombatStack
from game.ui.tables.floating_board import Spot
from game.ui.tables.overlays.menu import stacked_length, tools_row, worded_length
from game.ui.tables.table_board import TableBoard
from game.ui.tables.table_scene import TableScene
from game.words.dino_battles.log_text import TableWords


class Board(TableBoard[TableScene]):
    """Builds the controls from what the table shows and draws everything.

    `dropped` says that the last pick came with a drag: its card does not fly in again.
    """

    looks_elsewhere, veil_share = True, 0.55
    hint_field, look_field = property(looks.hint_field), looks.look_field
    folded_tip_rooms, figures, beat_place = looks.folded_tip_rooms, looks.figures, property(looks.beat_place)

    def __init__(self, scene: TableScene, take: Callable[[], Snapshot]) -> None:
        super().__init__(scene)
        self.take = take
        self.panel = Panel(self.asked)
        self.console = self.panel
        self.places: Places = lay_out(self.area)
        shown = self.shown = take()
        self.arena = FightArena(self.stage, shown.words, shown.preview)
        self.dropped = False
        self._hosts: dict[str, Host] = {}
        self._ground: pygame.Surface | None = None
        self._ground_of: Seat = 0
        self._low_foot: bool | None = None
        self._looked: object = None
        self.asked_about: list[pygame.Rect] = []
        self._tags: list[pygame.Rect] = []
        self._told: Sequence[Widget] = ()
        self.lead = FocusLead()
        self._kept = KeptPlaces()

    @property
    def view(self) -> BattleView:
        view: BattleView = self.scene.view
        return view

    @property
    def asked_kind(self) -> str:
        return "" if self.scene.asked is None else self.scene.asked.kind

    @property
    def words(self) -> TableWords:
        return self.shown.words

    @property
    def catalogue(self) -> Catalogue:
        return self.shown.catalogue

    @property
    def ahead(self) -> Ahead:
        return self.scene.context.ahead

    @property
    def foot(self) -> Foot:
        return foot_of(self.view, self.scene.asked)

    # Where things are, by name

    def named(self, name: str) -> Widget | None:
        return self.scene.form.named(name)

    def side_name(self, seat: Seat, name: str) -> str:
        """The name of a side's room: "near bench", "far strip"."""
        return f"{'near' if seat == self.bottom else 'far'} {name}"

    def head(self, seat: Seat) -> SideHead:
        head = self._hosts[self.side_name(seat, "bench")].named[f"side {seat}"]
        assert isinstance(head, SideHead)
        return head

    def bench_place(self, seat: Seat, number: int) -> DinoPlace:
        """A place of a side's bench, 1 to 3."""
        name = f"{'own' if seat == self.bottom else 'enemy'} {number}"
        place = self._hosts[self.side_name(seat, "bench")].named[name]
        assert isinstance(place, DinoPlace)
        return place

    def robot(self, seat: Seat) -> str:
        """The robot of the computer player on a seat, "" for a person's."""
        return self.shown.robots[seat]

    def strip(self, seat: Seat) -> pygame.Rect:
        return self.places[self.side_name(seat, "strip")]

    @property
    def hand_room(self) -> pygame.Rect:
        return self._open_hand().area.rect

    def _open_hand(self) -> OpenHand:
        room = self.places.area("hand", self.places.grown.hand)
        hand = open_hand(room, self.foot, low=bool(self._low_foot))
        hand.free = self._kept.free
        return hand

    def hand_place(self, seat: Seat) -> pygame.Rect:
        return self._open_hand().place() if seat == self.bottom else self.head(seat).rect

    # Laying out

    def asked(self) -> Asked:
        return replace(super().asked(), text=self.scene.line())

    @property
    def header_seat(self) -> Seat | None:
        return self.agreed(self.view.seat_to_act)

    def arrange(self, area: Area) -> None:
        self.area, self._low_foot = area, None
        self.stage.skip()
        self.rebuild()
        self.prepare_closer_looks()

    def _lay_out(self, low: bool) -> None:
        self._low_foot = low
        self.places, other = (lay_out(self.area, self.scene.enlarged, low_foot=one) for one in (low, not low))
        rooms = self.places["arena"], other["arena"]
        self.arena.arrange(*rooms, self.places.scale, self.places.grown.fight, combat=low)
        self.scene.form.hint_field, self._ground = self.places["arena"], None

    def rebuild(self) -> None:
        if self._low_foot is not (low := low_foot(self.view)):
            self._lay_out(low)
        if not self.scene.playing or self.arena.figures.bottom != self.bottom:
            # A plate lies on the side of its figure, and a click on the figure counts as one on the plate.
            self.settle()
        super().rebuild()
        rank_stops(self.scene.form.widgets, begun=self._begun)
        sitting = self.scene.sitting
        painted_ahead.prepare_figures(self, cast(BattleView, sitting.match.view(sitting.viewer)))
        if not self.scene.playing:
            asked = None if self.scene.guide.speaking else question(self.shown, len(sitting.match.steps))
            self.lead.follow(self.scene, asked, self.console.answers, begun=self._begun)
            self._consider()
            painted_ahead.prepare_flights(self, self.view)

    @property
    def _begun(self) -> bool:
        """Whether a choice has begun, and what follows is asked now."""
        return self.shown.chooser is not None and bool(self.shown.chooser.given)

    def better_seen(self) -> list[pygame.Rect]:
        arena = self.places["arena"]
        stacks = [one.rect for one in self.scene.form.widgets if isinstance(one, CombatStack)]
        fought = [self.arena.jumbotron.rect, *stacks] if self.view.phase == "combat" else []
        return [arena.inflate(-arena.width // 4, -arena.height // 4).move(0, arena.height // 8), *fought]

    def settle(self) -> None:
        self.arena.settle(self.view, self.bottom, still=self.scene.context.settings.reduce_motion)

    def prepare_show(self, events: Sequence[Event]) -> None:
        super().prepare_show(events)
        announcements.paint_ahead(self, self.scene.sitting, events)

    def shown_sizes(self, event: Event) -> list[Size]:
        return painted_ahead.shown_sizes(self, event)

    def show_jobs(self, event: Event) -> list[Job]:
        return painted_ahead.show_jobs(self, event)

    def make_widgets(self) -> list[Widget]:
        shown = self.shown = self.take()
        hidden, gallery = self.stage.hidden, self.gallery
        foot, grown = self.foot, self.places.grown
        self._hand = [*hand_cards(shown, gallery, foot, self.area.rect, hidden, self.scene.beat.running)]
        pointed, cards = self.scene.form.points_at(self.hand_room), [one.face for one in self._hand]
        self._kept.follow(cards, shown.picked_index, pointed=pointed)
        hand = self._open_hand()
        told = self._told = self._recap(hand.wide(len(self._hand)))
        widgets: list[Widget] = [*hand.lay(self._hand), *told]
        for seat in (self.bottom, opponent(self.bottom)):
            name, places, far = partial(self.side_name, seat), self.arena.places, seat != self.bottom
            figure, running, fight = self._figure(seat), (self.arena.hp, self.arena.lost), grown.fight
            plate = active_plate(shown, gallery, seat, figure, running, self.arena.loss_comes)
            widgets += self._lay(name("plate"), plate, places.plate_room(far), larger=fight)
            widgets += self._lay(name("slips"), upgrade_slips(shown, seat), places.slips[far], larger=fight)
            stands = bench(shown, gallery, seat, hidden, grown.head / grown.read)
            widgets += self._lay(name("bench"), stands, larger=grown.read)
        for seat in (self.bottom, opponent(self.bottom)):
            zones = strip(shown, gallery, seat, grown.cards / grown.read)
            widgets += self._lay(self.side_name(seat, "strip"), zones, larger=grown.read)
        room = self.places.area(*(("panel", grown.panel) if foot == "main" else (foot, grown.hand)))
        self.panel.show_hand(hand_chips(self.shown, self.gallery, foot), self.places["foot"])
        self.panel.settle(foot, room, grown.panel / grown.hand, self._bar())
        return widgets

    def _bar(self) -> list[Widget]:
        guide = self.scene.guide
        plate = Free(lambda *room: guide.bar(Area(*room))) if guide.active else None
        tools, larger = self.scene.tools(), self.places.grown.bar
        scale = self.places.scale * larger
        # Beside a guide they take no more room than they need.
        wide = 500 if larger == 1 else stacked_length(tools, scale)
        wide = worded_length(tools, scale) + 8 if guide.active else wide
        row = Box(tools_row(tools), pad=(0, 1), width=wide, height=40)
        return self._lay(
            "bar", turn_bar(self.shown, *turn_shown(self.shown, self.header_seat), row, plate), larger=larger
        )

    def _lay(
        self, name: str, tree: Node, rect: pygame.Rect | None = None, *, larger: float = 1.0
    ) -> list[Widget]:
        """Lays a panel out in the room of its name, with `larger` units."""
        host = self._hosts.setdefault(name, Host())
        return host.lay(tree, self.places[name] if rect is None else rect, self.places.scale * larger)

    def _figure(self, seat: Seat) -> pygame.Rect:
        """Where a click means the active Dinosaur; anywhere in its half where none is yet."""
        free = self.view.players[seat].dinos[0] is None and self.shown.place_command(seat, 0) is not None
        return self.arena.half(seat) if free else self.arena.figures.box(seat)

    def _recap(self, hand: int) -> list[Widget]:
        heading, lines = told_of(self.shown.words, self.scene.sitting)
        fills = self.foot == "strip" and not self.view.players[self.bottom].hand_size
        larger = self.places.grown.hand
        if not (fills or self.foot == "main") or not self.view.turn or not lines:
            return []
        beside = None if fills else hand / (self.places.scale * larger) + 12
        tree = recap(self.shown.words.notice(heading), lines, self.gallery, beside)
        return self._lay("told" if fills else "hand", tree, larger=larger)

    @property
    def speaking_place(self) -> pygame.Rect:
        """The benches are where least is read."""
        return self.places["near bench"].union(self.places["far bench"])

    @property
    def veiled_place(self) -> pygame.Rect:
        top = self.places["near bench"].top
        return pygame.Rect(0, top, self.area.rect.width, self.places["foot"].top - top)

    def landmark(self, word: str, rest: str) -> list[Spot]:
        """ "answer evade": the button of an answer or of an attack; "sums": what the dice come to."""
        found = [one for one in self._answers() if word == "answer" and one.answer == rest]
        return [Spot(one.rect) for one in ([self.arena.jumbotron] if word == "sums" else found)]

    def _answers(self) -> list[AnswerButton]:
        return [one for one in self.console.answers if isinstance(one, AnswerButton)]

    # Dragging

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        return drags.part_of(widget.name)

    def dragged_figure(self, place: tuple[int, int]) -> tuple[Pick, pygame.Surface] | None:
        begun = drags.begin_drag(self.shown, self.scene.form.widgets, place)
        return begun and (begun[0], self.gallery.card(begun[1], flights.flying(self), "compact"))

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        if part.slot in ("way", "own"):
            return drags.dropped(self.shown, self.arena, part, place)
        self.dropped = True
        rooms = self.places["near bench"], self.places["foot"]
        return drags.dropped_card(self.shown, self.scene.form.widgets, part, place, rooms)

    def no_drop(self, among: Picks) -> str:
        """Of a Dinosaur why the card does not go there: it bears that Upgrade already, for example."""
        aims = [pick for pick in among if pick.slot in ("own", "enemy")]
        return self.shown.do.why_not(aims[-1]) if aims else ""

    # Drawing

    def considered(self) -> AnswerButton | None:
        """The answer that is pointed at or dragged."""
        return considering.considered_answer(self._answers(), self.scene.dragging, self.scene.form.looked_at)

    def _consider(self) -> None:
        """Jumbotron, plates and stacks tell of the answer that is pointed at."""
        button, asked = self.considered(), self.scene.asked
        side = None if asked is None else "own" if asked.seat == self.bottom else "enemy"
        self.arena.offers_answers = side == "own" and self.asked_kind == "answer"
        card = considering.considered_card(self.scene, self.shown, self.dragged_part)
        self.arena.consider(button, self.view, self.bottom, card)
        cards, widgets = self.arena.coming_cards(self.view), self.scene.form.widgets
        cost = toll(self.shown.preview, with_cards(self.catalogue, self.view, cards)) if cards else None
        exchange = self.view.exchange
        mover = exchange.mover if exchange is not None else asked.seat if asked is not None else None
        considering.show_losses(widgets, self.shown, button, mover, cost)
        considering.ring_cards(widgets, button, side)

    def update(self, milliseconds: int) -> bool:
        looked = self.scene.form.looked_at
        if self._kept.free and not self.scene.form.points_at(self.hand_room):
            self.scene.refresh()
        if looked is not self._looked:
            self._looked = looked
            self.lead.looks_at(looked)
            if self.scene.asked is not None and not self.scene.playing:
                self._consider()
                self.scene.stale = True
        return super().update(milliseconds)

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground_of != self.bottom:
            self._ground_of = self.bottom
            strips = [(self.strip(seat), seat) for seat in SEATS]
            self._ground = paint_ground(surface.get_size(), strips, self.places.scale)
        surface.blit(self._ground, (0, 0))
        self.arena.draw(surface, playing=self.scene.playing)
        draw_free_places(surface, self._open_hand(), len(self._hand), [one.rect for one in self._told])
        self.arena.draw_face_down(surface, self.gallery, self.view, self.places.scale)
        self.scene.form.draw(surface)
        self._tags = []
        self.asked_about = [] if self.scene.playing else announcements.draw_asked_about(surface, self)
        if not self.scene.playing:
            self._tags = self._draw_targets(surface)
            hand, scale = self.hand_cards(), self.places.scale * self.places.grown.read
            if self.scene.asked is not None and self.asked_kind not in KINDS:
                draw_digits(surface, self.scene.form, hand, scale, begun=self._begun)

    def _draw_targets(self, surface: pygame.Surface) -> list[pygame.Rect]:
        places = targets(self.scene.form.widgets)
        aimed = [(one, self.shown.changes_at(one.seat, one.number)) for one in places]
        card = next((one for one in self.hand_cards() if one.picked), None)
        start = None if card is None or self.scene.dragging.moving else card.rect.midtop
        return draw_targets(surface, aimed, start, self.scene.form.looked_at, self.places.scale)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        again = partial(self.draw_again, surface, self.places["arena"])
        touched = self.arena.draw_fight(surface, again) + self.stage.draw(surface)
        touched += self.scene.dragging.draw(surface)
        return touched + self.draw_tip(surface) + self.draw_closer_look(surface)

    def shows_look(self, card: CardWidget) -> bool:
        """Not where what is picked is aimed, nor of what only slid or lies under the pointer."""
        slid = self.scene.playing and card.name.startswith("hand ")
        slid = slid or self.lead.rests_on(card, self.scene.form)
        return not (slid or card.picked or (isinstance(card, DinoPlace) and card.pickable))

    def closer_face(self, card: CardWidget, face: CardFace) -> CardFace:
        return looks.present_face(card, face)

    def painted(self) -> None:
        super().painted()
        self.arena.painted()

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        calm = not self.scene.playing and not self.scene.context.settings.reduce_motion
        seen = [widget.rect for widget in self.scene.form.widgets if widget.visible]
        return self.arena.patch(surface, seen + self.asked_about + self._tags, resting=calm)

    def read_in_shows(self) -> list[pygame.Rect]:
        return [*super().read_in_shows(), self.arena.places.jumbotron, *map(self.arena.plate, SEATS)]

    def spoken_of(self) -> list[pygame.Rect]:
        aims = [one.rect for one in targets(self.scene.form.widgets)]
        sums = [self.arena.jumbotron.rect] if self.arena.sum is not None else []
        return [*aims, *self._tags, *self.asked_about, *sums, *map(self.arena.plate, SEATS)]
