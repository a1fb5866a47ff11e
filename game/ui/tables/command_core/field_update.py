"""Updates the board from a snapshot: mechs with their rings, shading, ghosts and lines of fire."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.command_core.actions import Number, Place, Turn
from game.rules.command_core.preview import Outlook, Payment
from game.rules.command_core.state import Slot
from game.rules.command_core.topology import Cell
from game.rules.command_core.view import MechView
from game.ui.kit.widget import Widget
from game.ui.paint.cache.ahead import Job
from game.ui.tables.command_core.map.aim_tag import Lines
from game.ui.tables.command_core.map.cell_marks import DANGERS, ENDS, CellMark
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.map.ghost import Ghost
from game.ui.tables.command_core.map.path import path_layer
from game.ui.tables.command_core.map.standing import Aim, Standing
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.panels.target_row import Target
from game.ui.tables.command_core.planning.directive_card import PileCard, SlotCard
from game.ui.tables.command_core.planning.plan import Plans
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import range_text, signed
from game.words.command_core.log_text import letter_of
from game.words.command_core.table_text import BoardWords

_HOTTER = 0.45, 0.8
"""A cell is redder than these shares of all that can be hit: then some differ even where all can be."""


def update_field(field: Field, snapshot: Snapshot, looked: Widget | None, just_laid: str) -> None:
    """Shows what is picked and looked at; `just_laid` is the pile that a directive was just
    taken from.
    """
    field.standing = [
        _standing(snapshot, number, mech, looked)
        for number, mech in enumerate(snapshot.view.mechs)
        if mech.cell
    ]
    field.scars = snapshot.scars
    field.marks, field.choices = {}, frozenset()
    field.ghost = field.aim = None
    field.ghosts = ()
    field.shots = ()
    battle = snapshot.battle
    if battle is not None and snapshot.view.attack is not None and (battle.dice or not snapshot.playing):
        field.aim = _aim(field, snapshot, battle.attacker, battle.weapon, battle.target)
    if snapshot.playing:
        return
    if snapshot.plans is not None:
        if snapshot.outlook is not None:
            _plan(field, snapshot, snapshot.plans, snapshot.outlook, looked, just_laid)
    elif snapshot.kind == "place":
        _place(field, snapshot, looked)
    elif snapshot.kind == "face":
        _face(field, snapshot, looked)
    elif snapshot.kind == "attack":
        _attack(field, snapshot)


def _standing(snapshot: Snapshot, number: int, mech: MechView, looked: Widget | None) -> Standing:
    assert mech.cell is not None
    ring = _ring(snapshot, number)
    hinted = isinstance(snapshot.hinted, Number) and snapshot.hinted.mech == number
    if hinted or (isinstance(looked, MechPlate) and looked.entry.number == number):
        ring = "picked"
    return Standing(
        number,
        mech.chassis,
        mech.seat,
        mech.cell,
        mech.facing,
        mech.order,
        mech.structure,
        snapshot.whole(number),
        ring,
        letter_of(number) if _has_twin(snapshot, number) else "",
    )


def _has_twin(snapshot: Snapshot, number: int) -> bool:
    """Whether its side has two of its kind, which look alike."""
    mech = snapshot.view.mechs[number]
    return sum((one.seat, one.chassis) == (mech.seat, mech.chassis) for one in snapshot.view.mechs) > 1


def _ring(snapshot: Snapshot, number: int) -> str:
    crit, battle = snapshot.view.crit, snapshot.battle
    if crit is not None:
        return {crit.attacker: "now", crit.mech: "target"}.get(number, "")
    if battle is not None and snapshot.view.attack is not None:
        return {battle.attacker: "now", battle.target: "target"}.get(number, "")
    if snapshot.plans is not None:
        return "now" if number == snapshot.plans.mech else ""
    if snapshot.view.phase == "execution":
        return "now" if snapshot.run is not None and snapshot.run.mech == number else ""
    if snapshot.chooser is None:
        return ""
    if snapshot.kind == "attack":
        if number == snapshot.view.next_attacker:
            return "now"
        return "target" if number in _targets(snapshot) else ""
    pick = Pick("mech", number)
    if snapshot.has(pick):
        return "now"
    return "may" if pick in snapshot.chooser.first_things else ""


def _place(field: Field, snapshot: Snapshot, looked: Widget | None) -> None:
    """Free cells are lit; over one of them stands the mech that is picked."""
    assert snapshot.chooser is not None
    cells = {pick.value for pick in snapshot.chooser.things if pick.slot == "cell"}
    marks: dict[Cell, CellMark] = dict.fromkeys(cells, "reach")
    field.marks, field.choices = marks, frozenset(cells)
    picked, cursor, hinted = snapshot.chooser.picked("mech"), field.cursor, snapshot.hinted
    if isinstance(hinted, Place):
        mech, cell = snapshot.view.mechs[hinted.mech], hinted.cell
        field.ghost = Ghost(mech.chassis, mech.seat, cell, cell, snapshot.first_facing(mech.seat))
        return
    if picked and cursor is not None and cursor in cells and looked is field:
        mech = snapshot.view.mechs[picked[0]]
        field.ghost = Ghost(mech.chassis, mech.seat, cursor, cursor, snapshot.first_facing(mech.seat))


def _face(field: Field, snapshot: Snapshot, looked: Widget | None) -> None:
    """The mech as it would look."""
    placing = snapshot.view.placing
    if placing is None:
        return
    mech, facing = snapshot.view.mechs[placing], snapshot.facing
    if looked is not None and looked.name.startswith("facing "):
        facing = int(looked.name.split()[1])
    if isinstance(snapshot.hinted, Turn):
        facing = snapshot.hinted.facing
    field.standing = [one for one in field.standing if one.number != placing]
    if mech.cell is not None:
        field.ghost = Ghost(mech.chassis, mech.seat, mech.cell, mech.cell, facing)


def _plan(
    field: Field, snapshot: Snapshot, plans: Plans, outlook: Outlook, looked: Widget | None, just_laid: str
) -> None:
    """The program of the mech that is looked at, with a directive that is pointed at."""
    field.ghosts = _other_ends(snapshot, plans)
    mech = snapshot.view.mechs[plans.mech]
    assert mech.cell is not None
    lit: int | None = None
    tried = outlook
    if isinstance(looked, SlotCard):
        lit = looked.slot
    elif (found := tried_outlook(snapshot, plans, looked, just_laid)) is not None:
        tried, lit = found
    elif looked is not None and looked.name == "from_there":
        field.marks = _reach(snapshot, plans.mech, tried)
        shots = snapshot.preview.shots_from(snapshot.view, plans.mech, tried.cell, tried.facing)
        _fire(field, {shot.target for shot in shots}, tried.cell, comes=False)
    elif looked is not None and looked.name == "hit_from":
        threats = snapshot.preview.threats_to(snapshot.view, plans.mech, tried.cell, tried.facing)
        _fire(field, {shot.attacker for shot in threats}, tried.cell, comes=True)
    if snapshot.threats:
        field.marks = _threats(snapshot, plans.seat, _pointed_at(field, snapshot, looked))
    if not tried.legs:
        return
    tone = "good" if tried.delta > 0 else "bad" if tried.delta < 0 else "plain"
    end = _end(snapshot, plans.mech, tried)
    flag = _flag(snapshot.words, tried, only_moves=snapshot.only_moves)
    field.ghost = replace(end, lit=lit, flag=flag, tone=tone)
    if tried.cell == mech.cell:
        # The ghost stands where the mech does.
        field.standing = [one for one in field.standing if one.number != plans.mech]


def tried_outlook(
    snapshot: Snapshot, plans: Plans, looked: Widget | None, just_laid: str
) -> tuple[Outlook, int] | None:
    """Where the program would lead with the directive that is pointed at, and the slot that it would fill."""
    card, slot = _tried(looked, just_laid), plans.plan.next_slot()
    if card is None or slot is None:
        return None
    program = list(plans.plan.program)
    program[slot] = card
    return snapshot.preview.outlook(snapshot.view, plans.mech, program), slot


def _end(snapshot: Snapshot, number: int, outlook: Outlook) -> Ghost:
    """A mech at the end of its program."""
    mech = snapshot.view.mechs[number]
    assert mech.cell is not None
    return Ghost(
        mech.chassis,
        mech.seat,
        mech.cell,
        outlook.cell,
        outlook.facing,
        outlook.legs,
        number=number,
        order=mech.order,
    )


def _other_ends(snapshot: Snapshot, plans: Plans) -> list[Ghost]:
    """The seat's other mechs at the ends of their programs, as far as these are written."""
    found = []
    for number, plan in plans.of.items():
        if number != plans.mech and plan.filled and snapshot.view.mechs[number].cell is not None:
            outlook = snapshot.preview.outlook(snapshot.view, number, list(plan.program))
            if outlook.legs:
                blocked = any(leg.by == "mech" for leg in outlook.legs)
                end = _end(snapshot, number, outlook)
                found.append(replace(end, flag=(":warning:",), tone="bad") if blocked else end)
    return found


def _pointed_at(field: Field, snapshot: Snapshot, looked: Widget | None) -> int | None:
    """The mech that is pointed at, on the ladder or on the board."""
    if isinstance(looked, MechPlate):
        return looked.entry.number
    if looked is not field or field.cursor is None:
        return None
    mechs = enumerate(snapshot.view.mechs)
    return next((number for number, mech in mechs if mech.cell == field.cursor), None)


def _threats(snapshot: Snapshot, seat: Seat, only: int | None) -> dict[Cell, CellMark]:
    """The cells that the other side's mechs could reach and hit, or that the one pointed at could."""
    view = snapshot.view
    mechs = [number for number, mech in enumerate(view.mechs) if mech.seat != seat and mech.structure]
    reaches = [snapshot.preview.reach(view, number) for number in ([only] if only in mechs else mechs)]
    dice: dict[Cell, float] = {}
    for reach in reaches:
        for cell, count in reach.dice.items():
            dice[cell] = dice.get(cell, 0.0) + count
    ends = {cell for reach in reaches for cell in reach.ends}
    ranked = sorted(dice.values())
    hotter = [ranked[int(share * len(ranked))] for share in _HOTTER] if ranked else []
    return {cell: _heat(dice.get(cell, 0.0), hotter, ends=cell in ends) for cell in ends | dice.keys()}


def _heat(dice: float, hotter: Sequence[float], *, ends: bool) -> CellMark:
    """How red a cell is, by the dice that it must expect; an enemy that `ends` there outlines it."""
    grade = sum(dice > most for most in hotter)
    return ENDS[grade] if ends else DANGERS[grade]


def _flag(words: BoardWords, outlook: Outlook, *, only_moves: bool) -> tuple[str, ...]:
    """The delta of a program, what it brings or costs, and whether a mech stands in its way now."""
    paid = outlook.payment if not only_moves else Payment()
    flag: list[str] = [signed(outlook.delta), ""] if not only_moves else []
    if paid.gain:
        flag += [str(paid.gain), ":surge:"]
    for name, count in (("flux", paid.flux), ("surge", paid.surge), ("damage", paid.dice)):
        flag += [str(count), f":{name}:"] if count else []
    if outlook.chance is not None and not only_moves:
        flag.append("+ ?")
    if any(leg.by == "mech" for leg in outlook.legs):
        flag += [":warning:", words.notice("blocked_way")]
    return tuple(flag)


def _tried(looked: Widget | None, just_laid: str) -> Slot | None:
    """The directive that is pointed at, with the half that is, to be tried out.

    After a directive was laid down the program itself is to be seen, not the next one of the pile.
    """
    if not isinstance(looked, PileCard) or not looked.card or looked.name == just_laid:
        return None
    return Slot(looked.card, looked.means_lower)


def _fire(field: Field, mechs: set[int], end: Cell, *, comes: bool) -> None:
    """A ring round each of these mechs, and a line of fire between it and the end of a program."""
    field.standing = [replace(one, ring="target") if one.number in mechs else one for one in field.standing]
    cells = [one.cell for one in field.standing if one.number in mechs]
    field.shots = [(cell, end) if comes else (end, cell) for cell in cells]


def _targets(snapshot: Snapshot) -> set[int]:
    """The mechs that may be shot at with the weapon that is looked at or picked, else with any."""
    return snapshot.targets([snapshot.weapon] if snapshot.weapon else [])


def _reach(snapshot: Snapshot, number: int, outlook: Outlook) -> dict[Cell, CellMark]:
    """The cells that a mech's weapons would reach from the end of its program."""
    marks = dict[Cell, CellMark]()
    for weapon in dict.fromkeys(snapshot.view.mechs[number].weapons):
        found = snapshot.preview.marks(snapshot.view, number, weapon, outlook.cell, outlook.facing)
        marks.update({cell: mark for cell, mark in found.items() if mark == "target"})
    return marks


def paths(snapshot: Snapshot, field: Field, cards: Sequence[str]) -> list[Job]:
    """The paths that pointing at these directives would show."""
    plans, jobs = snapshot.plans, list[Job]()
    if plans is None or (slot := plans.plan.next_slot()) is None:
        return []
    mech = snapshot.view.mechs[plans.mech]
    if mech.cell is None:
        return []
    for card in cards:
        program = list(plans.plan.program)
        program[slot] = Slot(card)
        outlook = snapshot.preview.outlook(snapshot.view, plans.mech, program)
        if outlook.legs:
            turn = field.degrees(outlook.facing)
            jobs.append(partial(path_layer, field.camera, mech.cell, outlook.legs, turn, slot))
            jobs.append(partial(field.token, mech.chassis, mech.seat, outlook.facing, ghost=True))
    return jobs


def target_of(snapshot: Snapshot, weapon: str, looked: Widget | None, cursor: Cell | None) -> int | None:
    """The target that is looked at: on the board (`cursor`), on the ladder or in the panel."""
    if looked is not None and isinstance(looked.about, Target):
        return looked.about.number
    targets = snapshot.targets([weapon] if weapon else [])
    if cursor is not None:
        return next((one for one in targets if snapshot.view.mechs[one].cell == cursor), None)
    if isinstance(looked, MechPlate) and looked.entry.number in targets:
        return looked.entry.number
    return None


def _attack(field: Field, snapshot: Snapshot) -> None:
    """The weapon's cells are shaded; the target that is looked at has its line and its odds."""
    number = snapshot.view.next_attacker
    if number is None:
        return
    cells = [snapshot.view.mechs[target].cell for target in _targets(snapshot)]
    field.choices = frozenset(cell for cell in cells if cell is not None)
    if snapshot.weapon:
        field.marks = dict(snapshot.preview.marks(snapshot.view, number, snapshot.weapon))
        if snapshot.target is not None:
            field.aim = _aim(field, snapshot, number, snapshot.weapon, snapshot.target)


def _aim(field: Field, snapshot: Snapshot, number: int, weapon: str, target: int) -> Aim | None:
    one, other = snapshot.view.mechs[number], snapshot.view.mechs[target]
    if one.cell is None or other.cell is None:
        return None
    reach = range_text(*snapshot.preview.range_of(one, weapon))
    words = snapshot.words.notice("away", distance=snapshot.map.distance(one.cell, other.cell), range=reach)
    arc = snapshot.map.arc(other.facing, other.cell, one.cell)
    front, rear = (120, 60) if snapshot.hexagon else (90, 90)
    side = (360 - front - rear) / 2
    arcs = {
        "front": (0.0, front),
        "rear": (180.0, rear),
        "right": (front / 2 + side / 2, side),
        "left": (-front / 2 - side / 2, side),
    }
    middle, width = arcs[arc]
    eye = ":eye:" if snapshot.map.sees(one.cell, other.cell) else ":cross:"
    lines: Lines = ((words, eye),)
    if (
        snapshot.view.attack is None
        and snapshot.preview.refused(snapshot.view, number, weapon, target) is None
    ):
        odds = snapshot.preview.odds(snapshot.view, number, weapon, target)
        lines = (*lines, (f"{odds.damage:.1f}", ":structure:", ":crit:", f"{odds.crit:.0%}"))
    turn = field.degrees(other.facing) + middle
    return Aim(one.cell, other.cell, lines, snapshot.preview.figures(other).armor[arc], (turn, width))
