"""What each refusal of Command Core says, checked against the whole state."""

from typing import Any

from game.rules.command_core.actions import Fire, Program
from tests.conformance.refusal_case import Case, Truths


def _board(case: Case) -> Any:
    return case.rules.catalogue.board(case.state.map)


def _mech(case: Case, fact: str = "mech") -> Any:
    return case.state.mechs[case.facts[fact]]


def _attacker(case: Case) -> Any:
    """The mech with the highest number that has not had its chance."""
    waiting = [mech for mech in case.state.mechs if mech.order is not None and not mech.attacked]
    return max(waiting, key=lambda mech: mech.order)


def _target(case: Case) -> Any:
    return case.state.mechs[case.pick.value]


def _asked(case: Case) -> bool:
    """Whether that seat has to choose now."""
    (decision,) = case.rules.decisions(case.state)
    asked: bool = decision.seat == case.facts["seat"] == 1 - case.seat
    return asked


def _range(case: Case) -> tuple[int, int, int]:
    """From where to where a weapon of the attacker reaches, and how far the target is."""
    attacker = _attacker(case)
    weapon, figures = case.rules.library.weapons[case.facts["weapon"]], case.rules.catalogue.figures(attacker)
    distance = _board(case).topology.distance(attacker.cell, _target(case).cell)
    return max(1, weapon.range[0] - figures.close), weapon.range[1] + figures.reach, distance


def _out_of_arc(case: Case) -> bool:
    attacker, weapon = _attacker(case), case.rules.library.weapons[case.facts["weapon"]]
    arc = _board(case).topology.arc(attacker.facing, attacker.cell, _target(case).cell)
    return arc not in weapon.arcs and _target(case) is _mech(case)


def _too_near(case: Case) -> bool:
    near, _, distance = _range(case)
    return (case.facts["near"], case.facts["distance"]) == (near, distance) and distance < near


def _too_far(case: Case) -> bool:
    _, far, distance = _range(case)
    return (case.facts["far"], case.facts["distance"]) == (far, distance) and distance > far


def _unseen(case: Case) -> bool:
    return not _board(case).sees(_attacker(case).cell, _target(case).cell)


def _fires(case: Case) -> list[Fire]:
    actions = case.decision.actions if case.decision is not None else ()
    return [action for action in actions if isinstance(action, Fire)]


def _dice(case: Case) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The dice of the kind of the pick, and those that were rolled again."""
    attack, kind = case.state.attack, case.pick.value[0]
    if kind == "attack":
        return attack.dice, attack.rerolled
    return getattr(attack, kind), getattr(attack, f"{kind}_rerolled")


def _payer(case: Case) -> Any:
    """Whose tokens a reroll takes."""
    attack = case.state.attack
    mech = case.state.mechs[attack.attacker if case.pick.value[0] == "attack" else attack.target]
    assert mech is _mech(case)
    return mech


def _draft(case: Case, number: int) -> dict[int, str]:
    """What lies in the slots of a mech's program: handed over, or laid since."""
    laid = {slot: one.card for slot, one in enumerate(case.state.mechs[number].program) if one is not None}
    for pick in case.picked:
        if pick.slot == "directive" and pick.value[0] == number:
            laid[pick.value[1]] = pick.value[2]
    return laid


def _program_of(case: Case) -> int:
    """The mech whose program a pick is about."""
    value: Any = case.pick.value
    return int(value if case.pick.slot == "clear" else value[0])


def _next(case: Case) -> Program:
    """The slot that is handed over next."""
    assert case.decision is not None and isinstance(case.decision.actions[0], Program)
    return case.decision.actions[0]


def _free(case: Case, card: str) -> int:
    """How many directives of a name lie in no slot."""
    number = _program_of(case)
    directives: tuple[str, ...] = case.state.mechs[number].directives
    return directives.count(card) - list(_draft(case, number).values()).count(card)


def _full(case: Case) -> bool:
    """Whether each slot that is still open has a directive in the draft."""
    mech, laid = case.state.mechs[_program_of(case)], _draft(case, _program_of(case))
    slots = len(mech.program)
    return case.facts["count"] == slots and set(range(mech.programmed, slots)) <= set(laid)


def _revealed(case: Case) -> tuple[str, ...]:
    crit = case.state.crit
    return crit.revealed if crit is not None else ()


TRUTHS: Truths = {
    "other_turn": _asked,
    "begin_first": lambda case: case.kind == "begin",
    "face_first": lambda case: case.kind == "face" and case.state.placing == case.facts["mech"],
    "no_mech": lambda case: case.facts["count"] == len(case.state.mechs),
    "not_yours": lambda case: _mech(case).seat != case.seat,
    "destroyed": lambda case: _mech(case).structure == 0,
    "placed": lambda case: _mech(case).cell == case.facts["cell"] is not None,
    "numbered": lambda case: _mech(case).order == case.facts["number"] is not None,
    "off_board": lambda case: case.pick.value not in _board(case).topology.cells,
    "wall": lambda case: case.facts["cell"] == case.pick.value and case.pick.value in _board(case).walls,
    "taken": lambda case: _mech(case).cell == case.facts["cell"] == case.pick.value,
    "not_home": lambda case: (
        case.facts["cell"] == case.pick.value and case.pick.value not in _board(case).home(case.seat)
    ),
    "number_taken": lambda case: _mech(case).order == case.facts["number"] == case.pick.value,
    "number_range": lambda case: (
        case.facts["count"] == sum(mech.structure > 0 for mech in case.state.mechs)
        and not 1 <= case.pick.value <= case.facts["count"]
    ),
    "own": lambda case: _target(case).seat == case.seat == _attacker(case).seat,
    "arc": _out_of_arc,
    "near": _too_near,
    "far": _too_far,
    "sight": _unseen,
    "weapon_first": lambda case: (
        not case.picked
        and case.facts["count"]
        == len({fire.weapon for fire in _fires(case) if fire.target == case.pick.value})
        > 1
    ),
    "no_weapons": lambda case: _mech(case) is _attacker(case) and not _mech(case).weapons,
    "no_targets": lambda case: (
        case.facts["weapon"] in _attacker(case).weapons
        and all(fire.weapon != case.facts["weapon"] for fire in _fires(case))
    ),
    "depleted": lambda case: (
        case.facts["weapon"] in _attacker(case).depleted
        and case.facts["weapon"] not in _attacker(case).weapons
    ),
    "not_carried": lambda case: (
        _mech(case) is _attacker(case)
        and case.facts["weapon"] not in (*_mech(case).weapons, *_mech(case).depleted)
    ),
    "other_side": lambda case: (case.pick.value[0] == "attack") == (case.kind == "defend"),
    "no_surge": lambda case: _payer(case).surge == 0 and case.pick.value[0] != "armor",
    "no_flux": lambda case: _payer(case).flux == 0 and case.pick.value[0] == "armor",
    "rerolled": lambda case: case.pick.value[1] in _dice(case)[1],
    "no_die": lambda case: case.pick.value[1] >= len(_dice(case)[0]) == case.facts["count"],
    "not_revealed": lambda case: case.facts["card"] not in _revealed(case),
    "decided": lambda case: (
        case.facts["slot"] == case.pick.value[1] < case.state.mechs[_program_of(case)].programmed
    ),
    "slot_order": lambda case: (
        (_next(case).mech, _next(case).slot) == (case.facts["mech"], case.facts["slot"])
        and case.pick.value[:2] != (_next(case).mech, _next(case).slot)
    ),
    "used": lambda case: (
        _draft(case, _program_of(case)).get(case.facts["slot"]) == case.facts["card"]
        and not _free(case, case.facts["card"])
    ),
    "not_free": lambda case: case.facts["card"] not in _mech(case).directives,
    "no_halves": lambda case: (
        (case.pick.slot == "flip" or case.pick.value[3])
        and not case.rules.library.directives[case.facts["card"]].split
    ),
    "slots_full": _full,
    "nothing_to_flip": lambda case: case.pick.value[1] not in _draft(case, case.facts["mech"]),
    "nothing_to_clear": lambda case: (
        not [
            slot
            for slot in _draft(case, case.facts["mech"])
            if slot >= case.state.mechs[case.facts["mech"]].programmed
        ]
    ),
}
