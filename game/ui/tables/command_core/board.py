"""The table as it is drawn: the bar, the ladder of mechs, the board, the panel of the phase, the prompt."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.command_core.preview import Outlook
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Node
from game.ui.paint import pen
from game.ui.paint.faces import CardFace, DirectiveFace
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.steel import CONSOLE, plate
from game.ui.paint.text import draw_line
from game.ui.parts.grid import HexGrid, SquareGrid
from game.ui.tables.command_core import painted_ahead
from game.ui.tables.command_core.map.facing_arrow import FacingArrow
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.panels.arm_row import ArmRow
from game.ui.tables.command_core.panels.drafting import ordering_widgets, placement_widgets
from game.ui.tables.command_core.panels.entries import entries
from game.ui.tables.command_core.panels.fighting import attack_panel
from game.ui.tables.command_core.panels.footer import Footer
from game.ui.tables.command_core.panels.ladder import HEAD, MechPlate, place_plates
from game.ui.tables.command_core.panels.losing import crit_panel
from game.ui.tables.command_core.panels.over import over_widgets
from game.ui.tables.command_core.panels.recap import recap_widgets
from game.ui.tables.command_core.panels.running import running_widgets
from game.ui.tables.command_core.panels.sheet import sheet_widgets
from game.ui.tables.command_core.panels.target_row import Target
from game.ui.tables.command_core.panels.tray import tray_panel
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.panels.waiting import waiting_widgets
from game.ui.tables.command_core.places import lay_out
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.planner import planner_widgets
from game.ui.tables.command_core.progress import battle_of, runs_of
from game.ui.tables.command_core.seen import Seen
from game.ui.tables.command_core.shown import ShownBoard
from game.ui.tables.table_board import Spot

if TYPE_CHECKING:
    from game.ui.tables.command_core.table import BoardScene

_ARROW = 0.46
"""Size of a facing's arrow, in widths of a cell."""
_MARGIN, _NOTE = 10, 72


class Board(ShownBoard):
    """Builds the controls from the scene's view and draws everything; `tray` is where the dice lie."""

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self.console: Footer = Footer(self)
        self.places = lay_out(self.area)
        self.tray = pygame.Rect(0, 0, 0, 0)
        self.outlook: Outlook | None = None
        self.field: Field = self._make_field()
        self.seen = Seen(self)
        self.panel = Host()
        self._looked: tuple[Any, ...] = ()
        self._prepared: tuple[Any, ...] = ()
        self._zooms: tuple[Any, ...] = ()

    def round_shown(self) -> tuple[str, str]:
        """The round, and how many there are."""
        words, view = self.scene.words, self.view
        note = words.notice("of_rounds", rounds=view.rounds) if view.rounds else words.notice("no_limit")
        return words.notice("round", round=view.round).upper(), note

    def note(self) -> str:
        """What stands beside the prompt."""
        return self.scene.note()

    # Controls

    def _make_field(self) -> Field:
        grid = HexGrid() if self.hexagon else SquareGrid()
        field = Field(grid, self.map.walls, self.view.map, self.bottom, self.gallery)
        field.hint = self.scene.words.hint("board")
        field.hidden = self.stage.hidden
        field.picked = self.scene.pick_cell
        field.missed = self.scene.miss_cell
        field.tip_of = self.scene.tell_cell
        return field

    @property
    def speaking_place(self) -> pygame.Rect:
        return self.places.board.rect

    @property
    def veiled_place(self) -> pygame.Rect:
        places = self.places
        return places.ladder.rect.unionall([places.board.rect, places.panel.rect])

    def landmark(self, word: str, rest: str) -> list[Spot]:
        """Cells, mechs on the board, plates of a seat, and the targets, directives, dice or revealed cards
        that lie together.
        """
        widgets = self.scene.form.widgets
        if word == "side":
            plates = [one for one in widgets if type(one) is MechPlate]
            return [Spot(one.rect) for one in plates if rest == str(one.entry.mech.seat)]
        together: dict[str, list[Widget]] = {
            "targets": [one for one in widgets if isinstance(one.about, Target)],
            "directives": [one for one in widgets if isinstance(one, PileCard)],
            "dice": [one for one in widgets if isinstance(one, TrayDie) and one.kind == rest],
            "revealed": [one for one in widgets if one.name.startswith("crit ")],
        }
        if found := together.get(word):
            return [Spot(found[0].rect.unionall([one.rect for one in found]))]
        if word == "token" and rest.isdigit():
            mechs = self.view.mechs
            cell = mechs[int(rest) - 1].cell if 0 < int(rest) <= len(mechs) else None
            rest = f"{cell[0]},{cell[1]}" if cell is not None else ""
        column, _, row = rest.partition(",")
        if word not in ("cell", "goal", "token") or not (column.isdigit() and row.isdigit()):
            return []
        corners = self.field.view.polygon((int(column), int(row)))
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        left, top = round(min(xs)), round(min(ys))
        return [Spot(pygame.Rect(left, top, round(max(xs)) - left, round(max(ys)) - top))]

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(area, self.scene.enlarged)
        self.console.lay(self.places)
        self.stage.field = self.places.board.rect
        self.stage.skip()
        self.rebuild()
        self.scene.context.ahead.prepare((self, "standing"), painted_ahead.standing(self))

    def prepare_show(self, events: Sequence[Event]) -> None:
        super().prepare_show(events)
        self._prepare_programs()
        turns = painted_ahead.turns(self, events)
        self.scene.context.ahead.prepare((self, "turns"), turns, soon=True)

    def _prepare_programs(self) -> None:
        """Not all at once: the pictures of six programs would drive each other out."""
        self.scene.context.ahead.prepare((self, "programs"), painted_ahead.programs(self), soon=True)

    def rebuild(self) -> None:
        super().rebuild()
        self._prepare_looks()

    def _prepare_looks(self) -> None:
        """Has painted what is shown when a card is pointed at: the card, and where it would lead."""
        cards = {one.card for one in self.scene.form.widgets if isinstance(one, PileCard) and one.card}
        plans = self.scene.plans
        now = frozenset(cards), plans.mech if plans is not None else None, self.look_scale
        if now != self._prepared:
            self._prepared = now
            self.prepare_closer_looks()
        if plans is not None:
            self.scene.context.ahead.prepare((self, "paths"), self.seen.paths(sorted(cards)))

    def make_widgets(self) -> list[Widget]:
        log = self.scene.sitting.log_from("execution", 1)
        before, self.runs, self.battle = len(self.runs), runs_of(log), battle_of(log)
        if self.scene.playing and len(self.runs) != before:
            self._prepare_programs()
        if self.field.view.seat != self.bottom:
            self.field = self._make_field()
        self.field.place(self.places.board.rect, self.places.board.scale)
        self.seen.update()
        self.scene.words.near = self.bottom
        return [self.field, *self._arrows(), *self._plates(), *self._panel()]

    def _plates(self) -> list[Widget]:
        plates = [
            MechPlate(
                entry,
                partial(self.scene.pick_mech, entry.number),
                narrow=self.places.narrow,
                near=entry.mech.seat == self.bottom,
            )
            for entry in entries(self)
        ]
        for one in plates:
            one.hint = self.scene.plate_hint(one.entry)
        place_plates(plates, self.places.ladder)
        return list(plates)

    def _arrows(self) -> list[Widget]:
        """Around the mech that is being turned."""
        scene, placing = self.scene, self.view.placing
        if placing is None or scene.asked is None or scene.asked.kind != "face":
            return []
        cell = self.view.mechs[placing].cell
        if cell is None:
            return []
        found: list[Widget] = []
        size = round(self.field.cell_rect(cell).width * _ARROW)
        x, y = self.field.view.center(cell)
        for facing, (dx, dy) in enumerate(self.map.topology.directions):
            ahead = self.field.view.center((cell[0] + dx, cell[1] + dy))
            arrow = FacingArrow(
                facing,
                self.field.degrees(facing),
                partial(scene.face, facing),
                chosen=facing == scene.facing,
            )
            arrow.hint = scene.words.hint("facing", mech=scene.words.mech(placing))
            place = pygame.Rect(0, 0, size, size)
            place.center = round(x + (ahead[0] - x) * 0.92), round(y + (ahead[1] - y) * 0.92)
            arrow.place(place.clamp(self.places.board.rect), self.places.board.scale)
            found.append(arrow)
        return found

    @property
    def header_seat(self) -> Seat | None:
        """Whose programs the panel says are being written."""
        writing = self.view.phase == "programming" and self.scene.plans is None
        return self.agreed(self.view.turn) if writing else None

    @property
    def panel_area(self) -> Area:
        """The inside of the panel, free to be cut up."""
        return Area(self.places.panel.rect, self.places.panel.scale).inset(_MARGIN, _MARGIN)

    def lay(self, tree: Node) -> list[Widget]:
        """Puts a tree into the panel."""
        return self.panel.lay(tree, self.panel_area.rect, self.panel_area.scale)

    def _panel(self) -> list[Widget]:
        """What the phase needs."""
        scene, view = self.scene, self.view
        area = self.panel_area
        if scene.inspected is not None:
            return sheet_widgets(self, area, scene.inspected)
        if self.at_rest_after:
            return [*over_widgets(self, area), *recap_widgets(self, area)]
        if view.crit is not None:
            return self.lay(crit_panel(self, view.crit))
        if scene.plans is not None:
            return planner_widgets(self, area)
        if view.phase == "placement":
            return placement_widgets(self, area)
        if view.phase == "ordering":
            return [*ordering_widgets(self, area), *recap_widgets(self, area)]
        if view.phase == "programming":
            return [*waiting_widgets(self, area), *recap_widgets(self, area)]
        if self.battle is not None and (view.attack is not None or scene.playing or view.outcome is not None):
            return self.lay(tray_panel(self, self.battle))
        if self.phase_shown == "cleanup":
            note = RichText(self.scene.words.notice("cleanup_note"), 17, TEXT_SOFT)
            title = self._title("cleanup", area)
            note.place(area.top(_NOTE).rect, area.scale)
            return [title, note, *recap_widgets(self, area)]
        attacker = self.holding if self.holding is not None else self.next_attacker()
        if view.phase == "combat" and attacker is not None:
            return self.lay(attack_panel(self, attacker))
        if view.phase == "combat":
            return [self._title("combat", area), *recap_widgets(self, area)]
        return running_widgets(self, area, self.run)

    def _title(self, key: str, area: Area) -> Label:
        title = Label(self.scene.words.panel(key).upper(), "title", 23, GOLD)
        title.place(area.top(32, 4).rect, area.scale)
        return title

    @property
    def weapon_shown(self) -> str:
        """The weapon that is looked at, else the one that is picked."""
        looked, chooser = self.scene.form.looked_at, self.scene.chooser
        if isinstance(looked, ArmRow) and not looked.arm.lost:
            return looked.arm.id
        picked = chooser.picked("weapon") if chooser is not None else ()
        return str(picked[0]) if picked else ""

    def update(self, milliseconds: int) -> bool:
        moving = super().update(milliseconds)
        looked = self.scene.form.looked_at
        now = (
            looked.name if looked is not None else "",
            self.field.cursor,
            self.weapon_shown,
            self.seen.target_shown,
        )
        if now != self._looked:
            if now[0] != self.scene.just_laid:
                self.scene.just_laid = ""
            again = self._looked and now[2:] != self._looked[2:]
            self._looked = now
            if again:
                self.rebuild()
            else:
                self.seen.update()
            self.scene.stale = True
            if looked is self.field and not self.scene.playing:
                self._prepare_zooms()
        return moving

    def _prepare_zooms(self) -> None:
        """Whoever points at the board may turn the wheel."""
        now = tuple(self.field.standing), self.field.rect.size
        if now != self._zooms:
            self._zooms = now
            self.scene.context.ahead.prepare((self, "zooms"), painted_ahead.other_zooms(self))

    def closer_notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        """On hexes the degrees of a card are not those of the board."""
        notes = [*super().closer_notes(face)]
        halves = face.halves if isinstance(face, DirectiveFace) else ()
        if self.hexagon and any("turn" in icon for half in halves for icon in half.icons):
            notes.append((self.scene.words.notice("hexes"), self.scene.words.notice("hex_turns")))
        return notes

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(box(*surface.get_size(), 0, "#1c262f", "#131a21", "#0d0e16", 1), (0, 0))
        self.console.draw(surface)
        panel, ladder = self.places.panel, self.places.ladder
        surface.blit(plate(*panel.rect.size, panel.scale, CONSOLE, 10), panel.rect)
        head = Area(ladder.rect, ladder.scale).top(HEAD)
        words = self.scene.words
        place = head.rect.left + head.unit(4), head.rect.centery - head.unit(2)
        used = draw_line(surface, words.panel("order").upper(), "title", head.unit(19), GOLD, place)
        if not self.places.narrow:
            note = words.notice("last_shoots" if self.view.phase == "combat" else "first_moves")
            right = head.rect.right - head.unit(2), place[1] + head.unit(1)
            room = right[0] - used.right - head.unit(8)
            draw_line(surface, note, "italic", head.unit(13.6), TEXT_SOFT, right, "right", width=room)
        self.scene.form.draw(surface)
        edge = self.places.board.rect.inflate(4, 4)
        pen.rect(surface, (13, 14, 22), edge, 3, border_radius=4)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        scene = self.scene
        touched = self.stage.draw_under(surface) + self.stage.draw(surface)
        touched += scene.plan_drag.draw(surface)
        if scene.plan_drag.moving:
            return touched
        touched += self.draw_tip(surface)
        card = scene.form.looked_at
        # A weapon in combat says all on its row, and its cells must be seen.
        aiming = isinstance(card, ArmRow) and card.pickable
        if isinstance(card, CardWidget) and not scene.playing and not aiming:
            touched += self.draw_closer_look(surface)
        return touched

    def better_seen(self) -> list[pygame.Rect]:
        return [self.places.bar.rect, self.places.panel.rect, self.places.ladder.rect]

    def keep_free(self) -> list[pygame.Rect]:
        ghost = self.field.ghost
        return [self.field.cell_rect(ghost.cell)] if ghost is not None else []
