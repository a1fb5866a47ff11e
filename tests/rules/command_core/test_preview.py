"""What a table foresees is what the rules do."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import complete_options
from game.rules import load
from game.rules.command_core.actions import Fire, Program
from game.rules.command_core.odds import leftovers
from game.rules.command_core.pairs import count_dice, pair_dice
from game.rules.command_core.preview import Preview, payment
from game.rules.command_core.state import Slot

MAPS = (("square", "auto"), ("hex", "crater"), ("square", "foundry"))


def random_matches(kind: str, count: int) -> Iterator[Match]:
    """Matches that have come to a decision of a kind by random play."""
    for seed in range(count):
        board, place = MAPS[seed % len(MAPS)]
        match = Match(load("command_core"), {"board": board, "map": place, "squad_0": "flankers"}, seed)
        dice, wanted = Dice(seed), 1 + seed % 4
        while match.decisions:
            decision = match.decisions[0]
            if decision.kind == kind and match.state.to_dict()["round"] >= wanted:
                break
            match.act(decision.seat, dice.pick(decision.actions))
        if match.decisions:
            yield match


def test_dice_are_paired_as_the_rules_count_them() -> None:
    for hits, crits, shields, dodges in product(range(4), repeat=4):
        attack = ["hit"] * hits + ["blank"] + ["crit"] * crits
        found = pair_dice(attack, ["blank", *["shield"] * shields], ["dodge"] * dodges)
        left = [pair for pair in found if pair.by is None]
        expected = leftovers(hits, crits, shields, dodges)
        assert (sum(not pair.crit for pair in left), sum(pair.crit for pair in left)) == expected
        count = count_dice(attack, ["blank", *["shield"] * shields], ["dodge"] * dodges)
        assert (count.hits, count.crits, count.damage) == (*expected, sum(expected))
        used = [pair.by for pair in found if pair.by is not None]
        assert len(set(used)) == len(used)
        assert [pair.crit for pair in found] == [True] * crits + [False] * hits


def first_to_run(match: Match) -> tuple[int, list[Event]]:
    """Programs everything at random, that of the first mech in full; its number and what it does."""
    dice = Dice(match.seed + 5)
    mechs = match.state.mechs  # type: ignore[attr-defined]
    number = next(place for place, mech in enumerate(mechs) if mech.order == 1)
    events: list[Event] = []
    while match.decisions and match.decisions[0].kind == "program":
        decision = match.decisions[0]
        programs = [one for one in decision.actions if isinstance(one, Program)]
        full = [one for one in programs if one.card or one.mech != number]
        events += match.act(decision.seat, dice.pick(full or list(decision.actions)))
    return number, events


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("seed_block", range(3))
def test_a_program_ends_where_the_outlook_says(seed_block: int) -> None:
    rules: Any = load("command_core")
    preview = Preview(rules.catalogue)
    stopped = 0
    for match in list(random_matches("program", 24))[seed_block::3]:
        view: Any = match.view(None)
        number, events = first_to_run(match)
        own = [event for event in events if event.facts.get("mech") == number]
        kinds = [event.kind for event in own]
        if "fill" in kinds or "reveal" not in kinds:
            continue
        shown = next(event for event in own if event.kind == "reveal").facts["program"]
        program = [None if slot is None else Slot(slot[0], slot[1]) for slot in shown]
        outlook = preview.outlook(view, number, program)
        assert outlook.chance is None
        steps = [tuple(event.facts["cell"]) for event in own if event.kind == "step"]
        assert outlook.cell == (steps[-1] if steps else view.mechs[number].cell)
        turns = [event.facts["facing"] for event in own if event.kind == "turn"]
        assert outlook.facing == (turns[-1] if turns else view.mechs[number].facing)
        begun = [event.facts["slot"] for event in own if event.kind == "directive"]
        assert [leg.slot for leg in outlook.legs] == begun
        assert sum(outlook.deltas.values()) == outlook.delta or outlook.delta <= 0
        assert next(event.facts["delta"] for event in own if event.kind == "delta") == outlook.delta
        blocked = [event.facts["by"] for event in own if event.kind == "blocked"]
        assert [leg.by for leg in outlook.legs if leg.by] == blocked
        stopped += bool(blocked)
        paid = payment(view.mechs[number], outlook.delta)
        gains = [event.facts["amount"] for event in own if event.kind == "gain"]
        assert paid.gain == (gains[0] if gains else 0)
        pays = [(event.facts["flux"], event.facts["surge"]) for event in own if event.kind == "pay"]
        assert (paid.flux, paid.surge) == (pays[0] if pays else (0, 0))
        strained = [len(event.facts["dice"]) for event in own if event.kind == "strain"]
        assert paid.dice == (strained[0] if strained else 0)
    assert stopped, "no program was stopped: the test saw too little"


def test_shots_reasons_and_shading_agree_with_what_is_legal() -> None:
    rules: Any = load("command_core")
    preview = Preview(rules.catalogue)
    reasons, shots = set(), 0
    for match in random_matches("attack", 30):
        view: Any = match.view(None)
        legal = {(one.weapon, one.target) for one in match.decisions[0].actions if isinstance(one, Fire)}
        waiting = [(mech.order, n) for n, mech in enumerate(view.mechs) if mech.order and not mech.attacked]
        number = max(waiting)[1]
        mech = view.mechs[number]
        found = preview.shots_from(view, number, mech.cell, mech.facing)
        assert {(shot.weapon, shot.target) for shot in found} == legal
        for weapon in mech.weapons:
            marks = preview.marks(view, number, weapon)
            for target, other in enumerate(view.mechs):
                if other.seat == mech.seat or other.cell is None:
                    continue
                reason = preview.refused(view, number, weapon, target)
                reasons.add(reason)
                shots += reason is None
                assert (reason is None) == ((weapon, target) in legal) == (marks.get(other.cell) == "target")
                if reason in ("near", "sight"):
                    assert marks[other.cell] == ("near" if reason == "near" else "blind")
        for shot in preview.threats_to(view, number, mech.cell, mech.facing):
            assert preview.refused(view, shot.attacker, shot.weapon, number) is None
            assert shot.odds == preview.odds(view, shot.attacker, shot.weapon, number)
    assert shots and {"arc", "far"} <= reasons


def standing(*cells: tuple[int, int], weapon: str = "railgun", place: str = "ruins") -> Any:
    """A view of combat: the first two mechs are of one side, and the first looks up the board."""
    rules: Any = load("command_core")
    data = rules.new_game(complete_options(rules, {"map": place}), 1).to_dict()
    for mech, order, cell in zip(data["mechs"], (4, 3, 2, 1), cells, strict=True):
        mech.update(cell=list(cell), order=order)
    data["mechs"][0].update(facing=0, weapons=[weapon])
    return rules.view(rules.restore(data | {"phase": "combat"}), 0)


@pytest.mark.parametrize(
    ("target", "reason"),
    [((4, 7), "near"), ((0, 4), None), ((8, 8), "arc"), ((4, 0), "sight"), ((9, 3), None)],
)
def test_why_a_weapon_cannot_be_fired(target: tuple[int, int], reason: str | None) -> None:
    """A railgun (3 to 8) below a wall of the ruins."""
    preview = Preview(load("command_core").catalogue)  # type: ignore[attr-defined]
    view = standing((4, 8), (3, 9), target, (9, 9))
    assert preview.refused(view, 0, "railgun", 2) == reason
    marks = preview.marks(view, 0, "railgun")
    assert marks.get(target) == {"near": "near", "sight": "blind", "arc": None}.get(reason or "", "target")
    assert preview.refused(view, 0, "railgun", 1) == "own"


def test_what_is_too_far_or_not_on_the_board_is_not_shaded() -> None:
    rules: Any = load("command_core")
    preview = Preview(rules.catalogue)
    view = standing((4, 8), (3, 9), (4, 2), (9, 9), weapon="autocannon", place="open_square")
    assert preview.refused(view, 0, "autocannon", 2) == "far"
    assert (4, 4) in preview.marks(view, 0, "autocannon") and (4, 3) not in preview.marks(
        view, 0, "autocannon"
    )
    unplaced: Any = rules.view(rules.new_game(complete_options(rules, {}), 1), 0)
    assert preview.marks(unplaced, 0, "autocannon") == {}
    assert preview.marks(unplaced, 0, "autocannon", (4, 8), 0)[4, 7] == "target"


def test_the_best_shot_is_the_one_that_may_be_expected_to_take_most() -> None:
    rules: Any = load("command_core")
    preview = Preview(rules.catalogue)
    several = 0
    for match in random_matches("attack", 30):
        view: Any = match.view(None)
        number = view.next_attacker
        mech = view.mechs[number]
        shots = list(preview.shots_from(view, number, mech.cell, mech.facing))
        best = preview.best_shot(view, number)
        worth = {shot: shot.odds.worth(view.mechs[shot.target].structure) for shot in shots}
        assert best is not None and worth[best] == max(worth.values())
        several += len(set(worth.values())) > 1
        for weapon in mech.weapons:
            one = preview.best_shot(view, number, weapon)
            own = [worth[shot] for shot in shots if shot.weapon == weapon]
            assert (one is None) == (not own) and (one is None or worth[one] == max(own))
    assert several
    unplaced: Any = rules.view(rules.new_game(complete_options(rules, {}), 1), 0)
    assert preview.best_shot(unplaced, 0) is None


def test_the_best_shot_is_at_a_mech_that_it_is_likely_to_destroy() -> None:
    rules: Any = load("command_core")
    preview, found = Preview(rules.catalogue), 0
    for match in random_matches("attack", 60):
        view: Any = match.view(None)
        number = view.next_attacker
        mech = view.mechs[number]
        shots = list(preview.shots_from(view, number, mech.cell, mech.facing))
        least = min(shots, key=lambda shot: shot.odds.damage)
        others = [shot for shot in shots if shot.target != least.target]
        usual = max((shot.odds.worth(view.mechs[shot.target].structure) for shot in others), default=99)
        if 3 * least.odds.hit < usual:
            continue
        found += 1
        mechs = list(view.mechs)
        mechs[least.target] = msgspec.structs.replace(mechs[least.target], structure=1)
        best = preview.best_shot(msgspec.structs.replace(view, mechs=tuple(mechs)), number)
        assert best is not None and best.target == least.target
        assert best.odds.destroys(1) == pytest.approx(best.odds.hit)
        assert best.odds.destroys(len(best.odds.spread)) == 0
        assert best.odds.worth(99) == pytest.approx(best.odds.damage)
    assert found


def test_what_attack_dice_on_the_table_may_be_expected_to_do() -> None:
    preview = Preview(load("command_core").catalogue)  # type: ignore[attr-defined]
    assert preview.expected(2, 1, 0, 0) == 3
    assert preview.expected(1, 0, 1, 0) == pytest.approx(1 / 2)
    assert preview.expected(0, 1, 0, 1) == pytest.approx(2 / 3)


def test_the_price_of_a_reroll_is_what_the_rules_take() -> None:
    rules: Any = load("command_core")
    preview = Preview(rules.catalogue)
    cases: list[tuple[Any, ...]] = [
        ((), {"surge": 1, "flux": 1}, "evade", "surge"),
        (("flux_vanes",), {"surge": 1, "flux": 1}, "evade", "flux"),
        (("flux_vanes",), {"surge": 1}, "evade", "surge"),
        (("flux_vanes",), {"surge": 1, "flux": 1}, "attack", "surge"),
        (("auto_sight",), {"surge": 1}, "attack", None),
        (("auto_sight",), {"surge": 1, "free_rerolls": 1}, "attack", "surge"),
    ]
    view = Match(rules, {}, 1).view(0)
    for upgrades, marks, kind, expected in cases:
        mech = msgspec.structs.replace(view.mechs[0], upgrades=upgrades, **marks)
        mark = preview.paid_with(mech, kind)
        assert (None if mark is None else mark.id) == expected
