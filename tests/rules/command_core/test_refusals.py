"""Why what is clicked is no choice, in sentences that are true for the board."""

from typing import Any

import pytest

from game.engine.refusals import Pick
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules import load
from game.rules.command_core.picks import HOLD, KEEP, clear, directive, flip, pile, slot_of
from tests.conformance.refusal_case import Position, check_position
from tests.rules.command_core.truths import TRUTHS

RULES: Any = load("command_core")
GONE = {"structure": 0}


def start(options: dict[str, str] | None = None, **changes: Any) -> Any:
    state = RULES.new_game(complete_options(RULES, options or {}), 1)
    return RULES.restore(merged(state.to_dict(), changes))


def placing(**changes: Any) -> Any:
    return start({"map": "courtyard"}, **{"chooser": None, "turn": 0, **changes})


def ordering(**first: Any) -> Any:
    mechs = [{"cell": [0, 9], **first}, {"cell": [2, 9]}, {"cell": [0, 0]}, {"cell": [2, 0]}]
    return start(phase="ordering", chooser=None, turn=0, mechs=mechs)


def programming(**first: Any) -> Any:
    mechs = [
        {"cell": [3 * number, 9 * (number < 2)], "order": number + 1, **(first if number == 0 else {})}
        for number in range(4)
    ]
    return start(phase="programming", chooser=None, turn=0, mechs=mechs)


def combat(weapons: list[str], other: list[int], map_id: str = "auto", **more: Any) -> Any:
    """Mech 1 looks up from D10 and is next; mech 3 stands somewhere, the others are gone."""
    first = {"cell": [3, 9], "order": 2, "weapons": weapons, "upgrades": [], **more.pop("first", {})}
    second = {"cell": other, "order": 1, "attacked": True, "weapons": [], "upgrades": []}
    return start({"map": map_id}, phase="combat", chooser=None, mechs=[first, GONE, second, GONE], **more)


def rolling(stage: str, **attack: Any) -> Any:
    data = {"attacker": 0, "target": 2, "weapon": "autocannon", "stage": stage, "dice": [1, 2], **attack}
    data = {"rerolled": [], "armor": [], "armor_rerolled": [], "evade": [], "evade_rerolled": [], **data}
    return combat(["autocannon"], [3, 7], attack=data, first={"surge": attack.pop("surge", 0)})


def others_attack() -> Any:
    state = combat(["autocannon"], [3, 7])
    state.mechs[0].attacked, state.mechs[2].attacked = True, False
    return state


def crit() -> Any:
    data = {"mech": 0, "attacker": 2, "left": 0, "revealed": list(CARDS[:2]), "spent": 0, "choosing": True}
    return combat(["autocannon"], [3, 7], crit=data)


def cell(x: int, y: int) -> Pick:
    return Pick("cell", (x, y))


OVER = combat(["autocannon"], [3, 7], outcome={"winner": 0, "reason": "destroyed"})
MECH = RULES.new_game(complete_options(RULES, {}), 1).mechs[0]
CARDS = tuple(dict.fromkeys(MECH.directives))
ONCE = next(card for card in CARDS if MECH.directives.count(card) == 1)
LAID = tuple(directive(0, slot, card, flipped=False) for slot, card in enumerate(CARDS[: len(MECH.program)]))
WHOLE = next(card for card in CARDS if not RULES.library.directives[card].split)
FOREIGN = next(card for card in RULES.library.directives if card not in CARDS)


def name(card: str) -> str:
    text: str = RULES.library.directives[card].name
    return text


STANDING = [{"cell": [0, 9]}]
POSITIONS = [
    Position("over", OVER, HOLD, "The game is over."),
    Position("not_asked", ordering(), Pick("mech", 0), "You are not asked to choose now.", asked=False),
    Position(
        "unknown", combat(["railgun"], [3, 5]), Pick("weapon", "spoon"), 'There is no "spoon" in this game.'
    ),
    Position(
        "choices", crit(), KEEP, f"That is not among your choices: deplete {CARDS[0]}, deplete {CARDS[1]}."
    ),
    Position("no_mech", ordering(), Pick("mech", 7), "The mechs are numbered from 1 to 4."),
    Position(
        "no_mech", combat(["railgun"], [3, 5]), Pick("target", 9), "The mechs are numbered from 1 to 4."
    ),
    Position("begin_first", start(chooser=0, turn=0), Pick("mech", 0), "First say who places first."),
    Position("placed", placing(mechs=STANDING), Pick("mech", 0), "Trooper A has been placed on A10."),
    Position("taken", placing(mechs=STANDING), cell(0, 9), "Trooper A stands on A10."),
    Position(
        "face_first",
        placing(mechs=STANDING, placing=0),
        Pick("mech", 1),
        "First choose which way Trooper A looks.",
    ),
    Position(
        "depleted",
        combat(["autocannon"], [3, 7], first={"depleted": ["repeater"]}),
        Pick("weapon", "repeater"),
        "Repeater is depleted.",
    ),
    Position("off_board", placing(), cell(12, 3), "That is not a cell of this board."),
    Position("wall", placing(), cell(2, 3), "There is a wall on C4."),
    Position(
        "not_home",
        placing(),
        cell(4, 4),
        "Mechs are placed on the lit cells, the outer two rings of your half, and E5 is not lit.",
    ),
    Position(
        "number_range",
        ordering(),
        Pick("number", 9),
        "The numbers go from 1 to 4, one for each mech that stands.",
    ),
    Position("number_taken", ordering(order=2), Pick("number", 2), "Trooper A has taken number 2."),
    Position("numbered", ordering(order=2), Pick("mech", 0), "Trooper A has number 2 in this round."),
    Position(
        "near",
        combat(["mortar"], [3, 7]),
        Pick("target", 2),
        "Mortar reaches from 4 on: Trooper C is 2 away.",
    ),
    Position(
        "far",
        combat(["autocannon"], [3, 2]),
        Pick("target", 2),
        "Autocannon reaches as far as 4: Trooper C is 7 away.",
    ),
    Position(
        "arc", combat(["tail_gun"], [3, 7]), Pick("target", 2), "Trooper C is not in an arc of Tail Gun."
    ),
    Position(
        "sight",
        combat(["railgun"], [3, 1], "courtyard", first={"cell": [3, 4]}),
        Pick("target", 2),
        "Railgun cannot be fired at Trooper C: a wall is in the way.",
    ),
    Position("destroyed", combat(["railgun"], [3, 5]), Pick("target", 3), "Scout D has been destroyed."),
    Position("own", combat(["railgun"], [3, 5]), Pick("target", 0), "Trooper A is on your side."),
    Position(
        "weapon_first",
        combat(["autocannon", "repeater"], [3, 7]),
        Pick("target", 2),
        "2 of your weapons reach it: choose one first.",
    ),
    Position("no_weapons", combat([], [3, 7]), Pick("target", 2), "Trooper A has no weapon left."),
    Position(
        "no_targets",
        combat(["autocannon"], [3, 0]),
        Pick("weapon", "autocannon"),
        "Autocannon has no target now.",
    ),
    Position(
        "not_carried",
        combat(["autocannon"], [3, 7]),
        Pick("weapon", "railgun"),
        "Trooper A does not carry Railgun.",
    ),
    Position("no_die", rolling("attack"), Pick("die", ("attack", 5)), "That kind has 2 dice."),
    Position(
        "no_surge",
        rolling("attack"),
        Pick("die", ("attack", 0)),
        "That costs 1 Surge, and Trooper A has none.",
    ),
    Position(
        "rerolled",
        rolling("attack", rerolled=[1]),
        Pick("die", ("attack", 1)),
        "Each die may be rerolled once.",
    ),
    Position("not_revealed", crit(), Pick("card", "gyro"), "Gyro is not among the revealed cards."),
    Position("other_turn", others_attack(), HOLD, "Brunel is to choose now."),
    Position("other_turn", rolling("defence", armor=[1]), KEEP, "Brunel is to choose now."),
    Position(
        "no_halves",
        programming(),
        directive(0, 0, WHOLE, flipped=True),
        f"{name(WHOLE)} has one half and cannot be flipped.",
    ),
    Position(
        "not_free",
        programming(),
        directive(0, 0, FOREIGN, flipped=False),
        f"Trooper A has no {name(FOREIGN)} left.",
    ),
    Position(
        "slot_order",
        programming(),
        directive(0, 1, CARDS[0], flipped=False),
        "Programs are handed over in order: slot 1 of Trooper A is next.",
    ),
    Position(
        "used",
        programming(),
        pile(0, ONCE),
        f"{name(ONCE)} is in slot 1.",
        (directive(0, 0, ONCE, flipped=False),),
    ),
    Position(
        "slots_full",
        programming(),
        pile(0, CARDS[-1]),
        f"All {len(LAID)} slots are filled:"
        " click one to empty it, choose one (Shift+digit) or clear all (C).",
        LAID,
    ),
    Position("decided", programming(programmed=1), slot_of(0, 0), "Slot 1 has been handed over."),
    Position(
        "nothing_to_flip",
        programming(),
        flip(0, 1),
        "Trooper A has no directive there to flip: lay one first.",
        (directive(0, 0, ONCE, flipped=False),),
    ),
    Position("nothing_to_clear", programming(), clear(0), "The program of Trooper A is empty."),
    Position("not_yours", programming(), pile(2, CARDS[0]), "Trooper C belongs to the other side."),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: one.kind)
def test_the_reason(position: Position) -> None:
    check_position(RULES, position, TRUTHS)


def test_a_draft_may_hold_what_is_free() -> None:
    state = programming()
    decision, view = RULES.decisions(state)[0], RULES.view(state, 0)
    for pick in (pile(0, CARDS[-1]), slot_of(0, 2), clear(0)):
        assert RULES.why_not(view, 0, pick, decision, LAID[:1]) is None
