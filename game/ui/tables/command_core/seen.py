"""What the board and the ladder show of a view: mechs with their rings, shading, ghosts and lines of fire."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.rules.command_core.actions import Fire
from game.rules.command_core.card_text import range_text, signed
from game.rules.command_core.preview import Outlook
from game.rules.command_core.state import Slot
from game.rules.command_core.topology import Cell
from game.rules.command_core.view import MechView
from game.ui.kit.widget import Widget
from game.ui.paint.ahead import Job
from game.ui.parts.aim_tag import Lines
from game.ui.parts.board_paint import CellMark
from game.ui.parts.standing import Aim, Standing
from game.ui.tables.command_core.directive_card import PileCard, SlotCard
from game.ui.tables.command_core.ghost import Ghost
from game.ui.tables.command_core.ladder import MechPlate
from game.ui.tables.command_core.path import path_layer
from game.ui.tables.command_core.target_row import TargetRow

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board


class Seen:
    """Brings the field up to what is picked and looked at."""

    def __init__(self, board: "Board") -> None:
        self.board = board

    def update(self) -> None:
        board, field = self.board, self.board.field
        field.hidden = board.stage.hidden
        field.standing = [
            self._standing(number, mech) for number, mech in enumerate(board.view.mechs) if mech.cell
        ]
        field.marks, field.choices = {}, frozenset()
        field.ghost = field.aim = None
        field.shots = ()
        board.outlook = None
        scene, battle = board.scene, board.battle
        if battle is not None and board.view.attack is not None and (battle.dice or not scene.playing):
            field.aim = self._aim(battle.attacker, battle.weapon, battle.target)
        if scene.playing:
            return
        kind = scene.asked.kind if scene.asked is not None else ""
        if scene.plans is not None:
            self._plan()
        elif kind == "place":
            self._place()
        elif kind == "face":
            self._face()
        elif kind == "attack":
            self._attack()

    def _standing(self, number: int, mech: MechView) -> Standing:
        assert mech.cell is not None
        whole = self.board.scene.library.chassis[mech.chassis].structure
        return Standing(
            number,
            mech.chassis,
            mech.seat,
            mech.cell,
            mech.facing,
            mech.order,
            mech.structure,
            whole,
            self._ring(number),
        )

    def _ring(self, number: int) -> str:
        board, scene = self.board, self.board.scene
        chooser = scene.chooser
        if number == self.looked_mech:
            return "picked"
        crit = board.view.crit
        if crit is not None:
            return {crit.attacker: "now", crit.mech: "target"}.get(number, "")
        if board.battle is not None and board.view.attack is not None:
            pair = {board.battle.attacker: "now", board.battle.target: "target"}
            return pair.get(number, "")
        if scene.plans is not None:
            return "now" if number == scene.plans.mech else ""
        if board.view.phase == "execution":
            return "now" if board.run is not None and board.run.mech == number else ""
        if chooser is not None and scene.asked is not None:
            if scene.asked.kind == "attack":
                if number == board.next_attacker():
                    return "now"
                return "target" if number in self._targets() else ""
            pick = Pick("mech", number)
            if chooser.has(pick):
                return "now"
            return "may" if pick in chooser.first_things else ""
        return ""

    @property
    def looked_mech(self) -> int | None:
        """The mech whose plate is pointed at."""
        looked = self.board.scene.form.looked_at
        return looked.entry.number if isinstance(looked, MechPlate) else None

    def _place(self) -> None:
        """Free cells are lit; over one of them stands the mech that is picked."""
        board, chooser = self.board, self.board.scene.chooser
        assert chooser is not None
        cells = {pick.value for pick in chooser.things if pick.slot == "cell"}
        marks: dict[Cell, CellMark] = dict.fromkeys(cells, "reach")
        board.field.marks, board.field.choices = marks, frozenset(cells)
        picked, cursor = chooser.picked("mech"), board.field.cursor
        if picked and cursor in cells and cursor is not None and board.scene.form.looked_at is board.field:
            mech = board.view.mechs[picked[0]]
            facing = board.scene.first_facing(mech.seat)
            board.field.ghost = Ghost(mech.chassis, mech.seat, cursor, cursor, facing)

    def _face(self) -> None:
        """The mech as it would look."""
        board, scene = self.board, self.board.scene
        placing = board.view.placing
        if placing is None:
            return
        mech = board.view.mechs[placing]
        looked = scene.form.looked_at
        facing = scene.facing
        if looked is not None and looked.name.startswith("facing "):
            facing = int(looked.name.split()[1])
        field = board.field
        field.standing = [one for one in field.standing if one.number != placing]
        if mech.cell is not None:
            field.ghost = Ghost(mech.chassis, mech.seat, mech.cell, mech.cell, facing)

    def _plan(self) -> None:
        """The program of the mech that is looked at; a directive that is pointed at is tried out."""
        board, scene = self.board, self.board.scene
        plans = scene.plans
        assert plans is not None
        mech = board.view.mechs[plans.mech]
        if mech.cell is None:
            return
        program = list(plans.plan.program)
        board.outlook = scene.preview.outlook(board.view, plans.mech, program)
        looked, lit = scene.form.looked_at, None
        shown = board.outlook
        if isinstance(looked, SlotCard):
            lit = looked.slot
        elif (card := self._tried(looked)) and (slot := plans.plan.next_slot()) is not None:
            program[slot] = Slot(card)
            shown, lit = scene.preview.outlook(board.view, plans.mech, program), slot
        elif looked is not None and looked.name == "from_there":
            board.field.marks = self._reach(plans.mech, shown)
            shots = scene.preview.shots_from(board.view, plans.mech, shown.cell, shown.facing)
            self._fire({shot.target for shot in shots}, shown.cell, comes=False)
        elif looked is not None and looked.name == "hit_from":
            threats = scene.preview.threats_to(board.view, plans.mech, shown.cell, shown.facing)
            self._fire({shot.attacker for shot in threats}, shown.cell, comes=True)
        paid = shown.payment
        flag: list[str] = [signed(shown.delta), ""] if shown.legs else []
        if paid.gain:
            flag += [str(paid.gain), ":surge:"]
        for name, count in (("flux", paid.flux), ("surge", paid.surge), ("damage", paid.dice)):
            flag += [str(count), f":{name}:"] if count else []
        if shown.legs and shown.chance is not None:
            flag.append("+ ?")
        tone = "good" if shown.delta > 0 else "bad" if shown.delta < 0 else "plain"
        board.field.ghost = Ghost(
            mech.chassis, mech.seat, mech.cell, shown.cell, shown.facing, shown.legs, lit, tuple(flag), tone
        )
        if not shown.legs:
            board.field.ghost = None
        elif shown.cell == mech.cell:
            # The ghost stands where the mech does.
            field = board.field
            field.standing = [one for one in field.standing if one.number != plans.mech]

    def _tried(self, looked: Widget | None) -> str:
        """The directive that is pointed at, to be tried out; "" for none.

        After a directive was laid down the program itself is to be seen, not the next one of the pile.
        """
        tried = isinstance(looked, PileCard) and looked.name != self.board.scene.just_laid
        return looked.card if isinstance(looked, PileCard) and tried else ""

    def _fire(self, mechs: set[int], end: Cell, *, comes: bool) -> None:
        """A ring round each of these mechs, and a line of fire between it and the end of a program."""
        field = self.board.field
        field.standing = [
            replace(one, ring="target") if one.number in mechs else one for one in field.standing
        ]
        cells = [one.cell for one in field.standing if one.number in mechs]
        field.shots = [(cell, end) if comes else (end, cell) for cell in cells]

    def _targets(self) -> set[int]:
        """The mechs that may be shot at with the weapon that is looked at or picked, else with any."""
        chooser = self.board.scene.chooser
        if chooser is None:
            return set()
        weapon = self.board.weapon_shown
        shots = [action for action in chooser.decision.actions if isinstance(action, Fire)]
        return {shot.target for shot in shots if not weapon or shot.weapon == weapon}

    def _reach(self, number: int, shown: Outlook) -> dict[Cell, CellMark]:
        """The cells that a mech's weapons would reach from the end of its program."""
        board, marks = self.board, dict[Cell, CellMark]()
        for weapon in dict.fromkeys(board.view.mechs[number].weapons):
            found = board.scene.preview.marks(board.view, number, weapon, shown.cell, shown.facing)
            marks.update({cell: mark for cell, mark in found.items() if mark == "target"})
        return marks

    def paths(self, cards: Sequence[str]) -> list[Job]:
        """The paths that pointing at these directives would show."""
        board, plans = self.board, self.board.scene.plans
        if plans is None or (slot := plans.plan.next_slot()) is None:
            return []
        mech, view, jobs = board.view.mechs[plans.mech], board.field.view, list[Job]()
        if mech.cell is None:
            return []
        for card in cards:
            program = list(plans.plan.program)
            program[slot] = Slot(card)
            seen = board.scene.preview.outlook(board.view, plans.mech, program)
            if seen.legs:
                turn = board.field.degrees(seen.facing)
                jobs.append(partial(path_layer, view, mech.cell, seen.legs, turn, slot))
                jobs.append(partial(board.field.token, mech.chassis, mech.seat, seen.facing, ghost=True))
        return jobs

    @property
    def target_shown(self) -> int | None:
        """The target that is looked at: on the board, on the ladder or in the panel."""
        board, looked = self.board, self.board.scene.form.looked_at
        targets = self._targets()
        if looked is board.field:
            return next((one for one in targets if board.view.mechs[one].cell == board.field.cursor), None)
        if isinstance(looked, TargetRow):
            return looked.number
        if isinstance(looked, MechPlate) and looked.entry.number in targets:
            return looked.entry.number
        return None

    def _attack(self) -> None:
        """The weapon's cells are shaded; the target that is looked at has its line and its odds."""
        board, scene = self.board, self.board.scene
        number, weapon = board.next_attacker(), board.weapon_shown
        if number is None:
            return
        targets = self._targets()
        cells = {board.view.mechs[target].cell: target for target in targets}
        board.field.choices = frozenset(cell for cell in cells if cell is not None)
        if weapon:
            board.field.marks = dict(scene.preview.marks(board.view, number, weapon))
        target = self.target_shown
        if target is not None and weapon:
            board.field.aim = self._aim(number, weapon, target)

    def _aim(self, number: int, weapon: str, target: int) -> Aim | None:
        board, scene = self.board, self.board.scene
        one, other = board.view.mechs[number], board.view.mechs[target]
        if one.cell is None or other.cell is None:
            return None
        distance = board.map.distance(one.cell, other.cell)
        words = scene.words.notice(
            "away", distance=distance, range=range_text(*scene.preview.range_of(one, weapon))
        )
        arc = board.map.arc(other.facing, other.cell, one.cell)
        armor = scene.preview.figures(other).armor[arc]
        front, rear = (120, 60) if board.hexagon else (90, 90)
        spans = {"front": (0, front), "rear": (180, rear)}
        side = (360 - front - rear) / 2
        middles = {"right": front / 2 + side / 2, "left": -front / 2 - side / 2}
        middle, width = spans[arc] if arc in spans else (middles[arc], side)
        turn = board.field.degrees(other.facing) + middle
        eye = ":eye:" if board.map.sees(one.cell, other.cell) else ":cross:"
        lines: Lines = ((words, eye),)
        if board.view.attack is None and scene.preview.refused(board.view, number, weapon, target) is None:
            odds = scene.preview.odds(board.view, number, weapon, target)
            lines = (*lines, (f"{odds.damage:.1f}", ":structure:", ":crit:", f"{odds.crit:.0%}"))
        return Aim(one.cell, other.cell, lines, armor, (turn, width))
