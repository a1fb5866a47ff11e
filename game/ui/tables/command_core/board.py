"""The table as it is drawn: the bar, the ladder of mechs, the board, the panel of the phase, the prompt."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

import pygame

from game.engine.events import Event
from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board as RulesBoard
from game.rules.command_core.view import BoardView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.floating import Floating, Rects
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace, DirectiveFace
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import CONSOLE, INK, plate
from game.ui.paint.roles import art_colors, rgb
from game.ui.parts.grid import HexGrid, SquareGrid
from game.ui.tables.command_core import landmarks, painted_ahead, tip_room
from game.ui.tables.command_core.drags import Drags
from game.ui.tables.command_core.field_update import paths, tried_outlook, update_field
from game.ui.tables.command_core.map.facing_arrow import FacingArrow
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.arm_row import ArmRow
from game.ui.tables.command_core.panels.footer import Footer, GuideBar
from game.ui.tables.command_core.panels.ladder import entries, ladder
from game.ui.tables.command_core.panels.panel import MARGIN, panel
from game.ui.tables.command_core.panels.scoreboard import score_widgets
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.places import Places, lay_out
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.programming import PlanningScene
from game.ui.tables.command_core.planning.shots_ahead import tell_in
from game.ui.tables.command_core.shows.pace import armed, paced
from game.ui.tables.command_core.snapshot import Snapshot
from game.ui.tables.command_core.take_snapshot import take_snapshot, with_look
from game.ui.tables.floating_board import Spot
from game.ui.tables.table_board import TableBoard
from game.words.command_core.table_text import BoardWords

_BACKDROP: tuple[str, str, str] = art_colors("command_core/board").ramp("backdrop")
_ARROW = 0.46
"""Size of a facing's arrow, in widths of a cell."""
_LARGEST_NAMES = 1.3
"""Words on the board grow with the UI scale up to so many times: cells get smaller there."""


class Board(TableBoard[PlanningScene]):
    """Lays the parts of the table out and draws them; `snapshot` is what they are made of. `script` are the
    symbols that the running mech has yet to carry out.
    """

    places: Places
    # In long sentences bold names would stand out too much.
    names_are_bold = False
    # A larger one would cover half of the cells that it is chosen for.
    look_width = 178
    hint_fills = True

    def __init__(self, scene: PlanningScene) -> None:
        super().__init__(scene)
        self.script: list[str] = []
        self.plate: Any = None
        self._drags = Drags()
        self.places = lay_out(self.area)
        self.field: Field = self._make_field()
        self._making = False
        self.snapshot: Snapshot = self.take_snapshot()
        self.console: Footer = Footer(self.asked, lambda: self.snapshot, self._guide_bar, self.places)
        self.panel, self.ladder, self.score = Host(), Host(), Host()
        self._plates: list[Widget] = []
        self._plated: tuple[Any, ...] = ()
        self._looked: tuple[Any, ...] = ()
        self._prepared: tuple[Any, ...] = ()
        self._zooms: tuple[Any, ...] = ()

    # What is shown

    def take_snapshot(self) -> Snapshot:
        """What the table shows now; while controls are made it is taken once."""
        if self._making:
            return self.snapshot
        hidden = frozenset(self.stage.hidden)
        taken = take_snapshot(self.scene, self.gallery, self.bottom, self.header_seat, hidden)
        return self._with_look(taken)

    def _with_look(self, snapshot: Snapshot) -> Snapshot:
        return with_look(snapshot, self.scene.form.looked_at, self.field.cursor)

    @property
    def view(self) -> BoardView:
        view: BoardView = self.scene.view
        return view

    @property
    def words(self) -> BoardWords:
        return self.scene.words

    @property
    def map(self) -> RulesBoard:
        """The map as the rules see it."""
        return self.scene.catalogue.board(self.view.map)

    @property
    def header_seat(self) -> Seat | None:
        """Whose programs the panel says are being written."""
        writing = self.view.phase == "programming" and self.scene.plans is None
        return self.agreed(self.view.turn) if writing else None

    def _guide_bar(self) -> GuideBar | None:
        """What lays a lesson's plate into the bar; None without a lesson."""
        return self.scene.guide.bar if self.scene.guide.active else None

    # What the mouse takes along

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        """A card that a crit has revealed; weapons are taken along as figures are."""
        pick = Pick("card", widget.name.split()[2]) if widget.name.startswith("crit ") else None
        return pick if pick is not None and self.snapshot.fits(pick) else None

    def dragged_figure(self, place: tuple[int, int]) -> tuple[Pick, pygame.Surface] | None:
        return self._drags.taken_at(self.snapshot, self.scene.form.widgets, place, self.places.panel.scale)

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        return self._drags.dropped_at(self.snapshot, self.scene.form.widgets, self.field, part, place)

    # Controls

    def _make_field(self) -> Field:
        grid = HexGrid() if self.map.topology.id == "hex" else SquareGrid()
        field = Field(grid, self.map.walls, self.view.map, self.bottom, self.gallery)
        field.hint = self.scene.words.hint("board")
        field.hidden = self.stage.hidden
        field.picked = self.scene.pick_cell
        field.missed, field.tip_of = self.scene.miss_cell, self.scene.tell_cell
        field.noted = lambda: [*self.tip_places(), *self.score_places()]
        return field

    @property
    def speaking_place(self) -> pygame.Rect:
        return self.places.board.rect

    @property
    def veiled_place(self) -> pygame.Rect:
        places = self.places
        return places.ladder.rect.unionall([places.board.rect, places.panel.rect])

    def landmark(self, word: str, rest: str) -> list[Spot]:
        return landmarks.named(self, word, rest)

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(area, self.scene.enlarged)
        self.console.lay(self.places)
        self.stage.field = self.places.board.rect
        self.stage.skip()
        self.rebuild()
        self._prepare("standing", painted_ahead.standing(self.snapshot, self.field, self.places, self.area))

    def _prepare(self, what: str, jobs: Sequence[Any], *, soon: bool = False) -> None:
        self.scene.context.ahead.prepare((self, what), jobs, soon=soon)

    def prepare_show(self, events: Sequence[Event]) -> None:
        super().prepare_show(events)
        self._prepare_programs()
        self._prepare("turns", painted_ahead.turns(self.view, self.field, events), soon=True)

    def paced(self, events: Sequence[Event], schedule: list[tuple[int, int]]) -> list[tuple[int, int]]:
        only_moves = self.scene.guide.active and not armed(self.view)
        return paced(events, schedule, self.scene.sitting.viewer, only_moves=only_moves)

    def _prepare_programs(self) -> None:
        """Paints the next program ahead; six at once would evict each other from the cache."""
        coming = self.scene.sitting.unseen()
        self._prepare("programs", painted_ahead.programs(self.snapshot, coming, self.places), soon=True)

    def rebuild(self) -> None:
        try:
            super().rebuild()
        finally:
            self._making = False
        self._prepare_looks()

    def _prepare_looks(self) -> None:
        """Paints ahead what pointing at a card shows: the card, and its path."""
        cards = {one.card for one in self.scene.form.widgets if isinstance(one, PileCard) and one.card}
        plans = self.scene.plans
        now = frozenset(cards), plans.mech if plans is not None else None, self.look_scale
        if now != self._prepared:
            self._prepared = now
            self.prepare_closer_looks()
        if plans is not None:
            self._prepare("paths", paths(self.snapshot, self.field, sorted(cards)))

    def make_widgets(self) -> list[Widget]:
        before, self.snapshot = len(self.snapshot.runs), self.take_snapshot()
        self._making = True
        if self.scene.playing and len(self.snapshot.runs) != before:
            self._prepare_programs()
        if self.field.camera.seat != self.bottom:
            self.field = self._make_field()
        self.field.larger = min(_LARGEST_NAMES, self.places.larger)
        self.field.place(self.places.board.rect, self.places.board.scale)
        self._update_field()
        self.scene.words.near = self.bottom
        place = self.places.panel
        tree = self.places.grown(Box(panel(self.snapshot), pad=MARGIN))
        shown = self.panel.lay(tree, place.rect, place.scale)
        self._tell_tried()
        return [
            self.field,
            *score_widgets(self.score, self.snapshot, self.field, self.places.board),
            *self._arrows(),
            *self._ladder(),
            *shown,
        ]

    def _update_field(self) -> None:
        scene = self.scene
        update_field(self.field, self.snapshot, scene.form.looked_at, scene.just_laid)
        self.field.hidden = self.stage.hidden

    def _tell_tried(self) -> None:
        """The shots at the end of the program follow the directive that is pointed at, as its path does."""
        snapshot, plans, form = self.snapshot, self.scene.plans, self.scene.form
        if plans is None or snapshot.outlook is None:
            return
        tried = tried_outlook(snapshot, plans, form.looked_at, self.scene.just_laid)
        outlook = tried[0] if tried is not None else snapshot.outlook
        tell_in(self.panel.leaves, snapshot, plans.mech, outlook)

    def _ladder(self) -> list[Widget]:
        """The plates, kept while they would look the same."""
        place, narrow = self.places.ladder, self.places.narrow
        now = entries(self.snapshot), self.view.phase, place.rect.copy(), place.scale, narrow
        if now != self._plated:
            self._plated = now
            tree = self.places.grown(ladder(self.snapshot, narrow=narrow))
            self._plates = self.ladder.lay(tree, place.rect, place.scale)
        return self._plates

    def _arrows(self) -> list[Widget]:
        """Arrows around the mech that is being turned."""
        scene, placing = self.scene, self.view.placing
        if placing is None or scene.asked is None or scene.asked.kind != "face":
            return []
        cell = self.view.mechs[placing].cell
        if cell is None:
            return []
        found: list[Widget] = []
        size = round(self.field.cell_rect(cell).width * _ARROW)
        x, y = self.field.camera.center(cell)
        for facing, (dx, dy) in enumerate(self.map.topology.directions):
            ahead = self.field.camera.center((cell[0] + dx, cell[1] + dy))
            turn = partial(scene.face, facing)
            arrow = FacingArrow(facing, self.field.degrees(facing), turn, chosen=facing == scene.facing)
            arrow.hint = scene.words.hint("facing", mech=scene.words.mech(placing))
            place = pygame.Rect(0, 0, size, size)
            place.center = round(x + (ahead[0] - x) * 0.92), round(y + (ahead[1] - y) * 0.92)
            arrow.place(place.clamp(self.places.board.rect), self.places.board.scale)
            found.append(arrow)
        return found

    def update(self, milliseconds: int) -> bool:
        moving = super().update(milliseconds)
        looked, before = self.scene.form.looked_at, self.snapshot
        self.snapshot = self._with_look(before)
        lower = isinstance(looked, PileCard) and looked.means_lower
        now = looked.name if looked is not None else "", self.field.cursor, lower
        turned = (self.snapshot.weapon, self.snapshot.target) != (before.weapon, before.target)
        if now != self._looked or turned:
            if now[0] != self.scene.just_laid:
                self.scene.just_laid = ""
            again = bool(self._looked) and turned
            self._looked = now
            if not again:
                self._update_field()
                self._tell_tried()
            note = self.tip_note
            if again or (note is not None and note.rect.collidelist(self.spoken_of()) >= 0):
                # A path that is tried out goes where a tip lies, which makes room for it.
                self.rebuild()
            self.scene.stale = True
            if looked is self.field and not self.scene.playing:
                self._prepare_zooms()
        return moving

    def _prepare_zooms(self) -> None:
        """Paints other zooms ahead while the pointer is on the board."""
        now = tuple(self.field.standing), self.field.rect.size
        if now != self._zooms:
            self._zooms = now
            self._prepare("zooms", painted_ahead.other_zooms(self.field))

    def closer_notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        """Adds what a turn of a card means on hexes."""
        notes = [*super().closer_notes(face)]
        halves = face.halves if isinstance(face, DirectiveFace) else ()
        if self.snapshot.hexagon and any("turn" in icon for half in halves for icon in half.icons):
            notes.append((self.scene.words.notice("hexes"), self.scene.words.notice("hex_turns")))
        return notes

    def settle(self) -> None:
        self.script = []

    # Where things are, for what is shown over the table

    def mech_plate(self, number: int) -> pygame.Rect:
        """A mech's plate beside the board."""
        widget = self.scene.form.named(f"mech {number + 1}")
        return widget.rect if widget is not None else self.places.ladder.rect

    def slot_place(self, number: int, slot: int) -> pygame.Rect | None:
        """The place of a card of a revealed program, if it is shown."""
        widget, run = self.scene.form.named(f"slot {slot + 1}"), self.snapshot.run
        return widget.rect.copy() if widget is not None and run is not None and run.mech == number else None

    def die_place(self, kind: DiceKind, index: int) -> pygame.Rect | None:
        """The place of a die of the attack, if it is shown."""
        dice = [one for one in self.scene.form.widgets if isinstance(one, TrayDie)]
        return next((one.die_rect for one in dice if (one.kind, one.number) == (kind, index + 1)), None)

    def crit_place(self, index: int) -> pygame.Rect | None:
        """The place of a card that a crit has revealed, if it is shown."""
        found = [one for one in self.scene.form.widgets if one.name.startswith(f"crit {index + 1} ")]
        return found[0].rect.copy() if found else None

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(box(*surface.get_size(), 0, *_BACKDROP, 1), (0, 0))
        self.console.draw(surface)
        place = self.places.panel
        surface.blit(plate(*place.rect.size, place.scale, CONSOLE, 10), place.rect)
        self.scene.form.draw(surface)
        edge = self.places.board.rect.inflate(4, 4)
        pen.rect(surface, rgb(INK), edge, 3, border_radius=4)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        scene = self.scene
        touched = self.stage.draw_under(surface) + self.stage.draw(surface)
        touched += scene.plan_drag.draw(surface) + scene.dragging.draw(surface)
        if scene.plan_drag.moving or scene.dragging.moving:
            return touched
        return touched + self.draw_tip(surface) + self.draw_closer_look(surface)

    def shows_look(self, card: CardWidget) -> bool:
        """Not for a weapon in combat: it says all on its row, and its cells must be seen."""
        aiming = isinstance(card, ArmRow) and card.pickable
        return not aiming and not self.scene.plan_drag.moving

    def kept_free_by_hints(self) -> list[Rects]:
        """The words of the panel too: a program is judged by them while the focus is on the button."""
        *kinds, can = super().kept_free_by_hints()
        return [*kinds, tip_room.read_on_panel(self), can]

    def score_places(self) -> list[pygame.Rect]:
        """Where the scoreboard is, if it is shown."""
        shown = self.scene.form.named("score")
        return [shown.rect.copy()] if shown is not None else []

    def better_seen(self) -> list[pygame.Rect]:
        return [*self.score_places(), *tip_room.better_seen(self)]

    def floats(self) -> list[Floating]:
        """The labels of a plan and of a shot as well, which lie beside the mechs that they speak of."""
        return [*super().floats(), *tip_room.floating_labels(self.field)]

    def watched(self) -> list[pygame.Rect]:
        return [*self.score_places(), *tip_room.watched(self, calm=self.snapshot.calm)]

    def spoken_of(self) -> list[pygame.Rect]:
        """Where the mechs stand, and the paths of their programs; in a crit the one that is hit."""
        field, crit = self.field, self.view.crit
        if crit is not None:
            return [field.cell_rect(one.cell) for one in field.standing if one.number == crit.mech]
        legs = [(one.cell, *(cell for leg in one.legs for cell in leg.cells)) for one in field.all_ghosts]
        cells = [field.cell_rect(cell) for cell in chain(*legs, (one.cell for one in field.standing))]
        flags = [field.flag_place(one) for one in field.all_ghosts if one.flag]
        # A mech rises above its cell, and its number and its structure stand beside it.
        mechs = [body(one, field.camera) for one in field.standing]
        return [*cells, *mechs, *field.labels.values(), *flags, *tip_room.judged_by(self)]

    @property
    def hint_field(self) -> pygame.Rect | None:
        return tip_room.hint_field(self, self.snapshot.kind)
