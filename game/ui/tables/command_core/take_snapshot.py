"""Makes the snapshot of the table from its scene: what is asked, picked, looked at and under way."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from game.engine.seats import Seat
from game.rules.command_core.actions import Fire
from game.rules.command_core.preview import Outlook
from game.rules.command_core.view import BoardView, MechView
from game.ui.kit.widget import Widget
from game.ui.paint.cards.gallery import Gallery
from game.ui.parts.grid import Cell
from game.ui.tables.command_core.field_update import target_of
from game.ui.tables.command_core.map.scars import scars_of
from game.ui.tables.command_core.panels.arm_row import ArmRow
from game.ui.tables.command_core.planning.plan import chance_sentence_facts
from game.ui.tables.command_core.planning.programming import PlanningScene
from game.ui.tables.command_core.progress import Battle, RoundLog, Run, battle_of, runs_of
from game.ui.tables.command_core.snapshot import Snapshot
from game.ui.tables.session.seats import LOOKS
from game.words.command_core.table_text import PHASES


def take_snapshot(
    scene: PlanningScene, gallery: Gallery, near: Seat, writer: Seat | None, hidden: frozenset[Hashable]
) -> Snapshot:
    """What the table shows now, apart from what is looked at; see `Snapshot` for `writer` and `hidden`."""
    view = scene.view
    log = scene.round_log = _round_log(scene)
    runs, battle = log.runs, log.battle
    holding, had_target = _holding(scene)
    over = scene.over and not scene.playing and battle is None
    phase = "" if over else _phase(scene, view)
    return Snapshot(
        scene,
        scene.words,
        (scene.session.names[0], scene.session.names[1]),
        gallery,
        scene.library,
        scene.catalogue,
        scene.preview,
        view,
        near,
        (LOOKS.get(scene.session.seats[0], ""), LOOKS.get(scene.session.seats[1], "")),
        phase=phase,
        large=scene.enlarged > 1,
        playing=scene.playing,
        at_rest_after=over,
        outcome=scene.session.match.outcome,
        events=log.events,
        earlier=log.earlier,
        scars=log.scars,
        target_had=_target_had(scene, battle),
        hidden=hidden,
        chooser=scene.chooser,
        facing=scene.facing,
        plans=scene.plans,
        outlook=_outlook(scene, view),
        guided=scene.plans is not None and bool(scene.guide.why_whole),
        passes=_passes(scene),
        tip=scene.tips.tip is not None and not scene.playing,
        threats=scene.threats,
        handed=scene.handed,
        writer=writer,
        inspected=scene.inspected,
        hinted=scene.hinted,
        runs=runs,
        payer=_payer(scene, runs[-1]) if runs else None,
        uncleaned=_uncleaned(scene) if phase == "cleanup" else (),
        battle=battle,
        holding=holding,
        had_target=had_target,
    )


def _round_log(scene: PlanningScene) -> RoundLog:
    """What has been shown of this round, read once for each event."""
    sitting, events, known = scene.sitting, scene.session.match.events, scene.round_log
    viewer, shown = sitting.viewer, sitting.shown
    last = events[shown - 1] if shown else None
    if known is not None and known.holds(viewer, shown, last):
        return known
    log = sitting.log_from("execution", 1)
    so_far = events[:shown]
    return RoundLog(viewer, shown, last, log, so_far, runs_of(log), battle_of(log), scars_of(so_far))


def with_look(snapshot: Snapshot, looked: Widget | None, cursor: Cell | None) -> Snapshot:
    """The same with the weapon and the target that are looked at, else picked; `cursor` is a cell."""
    weapons = snapshot.chooser.picked("weapon") if snapshot.chooser is not None else ()
    weapon = str(weapons[0]) if weapons else ""
    if isinstance(looked, ArmRow) and not looked.arm.lost:
        weapon = looked.arm.id
    if isinstance(snapshot.hinted, Fire):
        return replace(snapshot, weapon=snapshot.hinted.weapon, target=snapshot.hinted.target)
    at = cursor if looked is not None and looked.name == "board" else None
    return replace(snapshot, weapon=weapon, target=target_of(snapshot, weapon, looked, at))


def _phase(scene: PlanningScene, view: BoardView) -> str:
    """The phase of the bar's chips; "" while mechs are placed."""
    log = scene.sitting.log_from("clean_up", 1)
    cleaning = len(log) == 1 and log[0].kind == "clean_up"
    if cleaning and scene.playing and scene.playback.symbol == "flux":
        return "cleanup"
    return view.phase if view.phase in PHASES else ""


def _holding(scene: PlanningScene) -> tuple[int | None, bool]:
    """The mech of which it is being shown that it does not attack, and whether it could have."""
    log = scene.sitting.log_from("hold", 1) if scene.playing else ()
    if len(log) != 1 or log[0].kind != "hold":
        return None, False
    return int(log[0].facts["mech"]), bool(log[0].facts["had_target"])


def _outlook(scene: PlanningScene, view: BoardView) -> Outlook | None:
    """Where the program that is being written leads."""
    plans = scene.plans
    if plans is None or scene.playing or view.mechs[plans.mech].cell is None:
        return None
    return scene.preview.outlook(view, plans.mech, list(plans.plan.program))


def _passes(scene: PlanningScene) -> bool | None:
    """What a lesson makes of the programs that are being written, once no slot is empty."""
    plans = scene.plans
    if plans is None or scene.playing or not scene.guide.why_whole:
        return None
    return scene.guide.would_pass(() if chance_sentence_facts(plans) else plans.all_chosen())


def _target_had(scene: PlanningScene, battle: Battle | None) -> int:
    """The structure of an attack's target when the attack was declared; 0 without an attack."""
    match, sitting = scene.session.match, scene.sitting
    for place in range(sitting.shown - 1, -1, -1) if battle is not None else ():
        if battle is not None and match.events[place].kind == "attack":
            view: Any = match.moments[place].view(sitting.viewer)
            return int(view.mechs[battle.target].structure)
    return 0


def _uncleaned(scene: PlanningScene) -> Sequence[MechView]:
    """The mechs as they were before the Cleanup that is shown."""
    sitting = scene.sitting
    before: Any = scene.session.match.moments[sitting.shown - 2].view(sitting.viewer)
    mechs: Sequence[MechView] = before.mechs
    return mechs


def _payer(scene: PlanningScene, run: Run) -> MechView | None:
    """The mech of a program before its delta was settled."""
    match, sitting = scene.session.match, scene.sitting
    for place in range(sitting.shown - 1, -1, -1) if run.delta is not None else ():
        event = match.events[place]
        if event.kind == "delta" and event.facts["mech"] == run.mech:
            view: Any = match.moments[place].view(sitting.viewer)
            mech: MechView = view.mechs[run.mech]
            return mech
    return None
