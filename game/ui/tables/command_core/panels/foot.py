"""The foot of a mech's plate: what it does now or next, in a few words."""

from dataclasses import dataclass

from game.rules.command_core.view import MechView
from game.ui.tables.command_core.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Foot:
    """What a mech is doing, in a few words: an icon, the words and their tint."""

    symbol: str
    words: str
    tint: str = "soft"


def foot_of(snapshot: Snapshot, number: int, mech: MechView) -> Foot:
    """What the mech does now or next, in a few words."""
    view, say = snapshot.view, snapshot.words.notice
    if not mech.structure:
        return Foot("cross", say("is_out"), "bad")
    if snapshot.at_rest_after:
        return Foot("check", say("stands_still"), "good")
    if view.phase == "placement":
        return Foot("move", say("not_placed")) if mech.cell is None else Foot("check", say("placed"))
    if view.phase == "ordering":
        return (
            Foot("order", say("to_number")) if mech.order is None else Foot("check", say("numbered"), "good")
        )
    if view.phase == "programming":
        if snapshot.plans is None or number not in snapshot.plans.of:
            return Foot("secret", say("hidden"))
        filled = snapshot.plans.of[number].filled
        counted = say("slots", count=filled, slots=mech.slots)
        if number == snapshot.plans.mech:
            return Foot("card", counted, "gold")
        return Foot("check" if filled == mech.slots else "warning", counted)
    if view.phase == "execution":
        if (
            snapshot.run is not None
            and snapshot.run.mech == number
            and (snapshot.run.delta is None or snapshot.playing)
        ):
            return Foot("play", say("runs_now"), "gold")
        return Foot("check", say("has_run")) if mech.executed else Foot("card", say("to_run"))
    if number == snapshot.attacking:
        return Foot("targeting", say("attacks_now"), "gold")
    if number == snapshot.upcoming_attacker:
        return Foot("right", say("attacks_next"), "text")
    if mech.attacked or snapshot.phase == "cleanup":
        return _after_attack(snapshot, number)
    return Foot("dice", say("to_attack"))


def _after_attack(snapshot: Snapshot, number: int) -> Foot:
    """What a mech did when it was its turn to attack."""
    say = snapshot.words.notice
    for event in reversed(snapshot.events):
        if event.kind == "hold" and event.facts["mech"] == number:
            return Foot("pause", say("held_fire" if event.facts["had_target"] else "had_no_target"))
        if event.kind == "attack" and event.facts["mech"] == number:
            return Foot("check", say("attacked", target=snapshot.words.mech(event.facts["target"])))
    return Foot("check", say("has_attacked"))
