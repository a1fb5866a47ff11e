"""Programs as plans: what a search expects of them is what the rules then do."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules import load, thinking_of
from game.rules.command_core.plans import Plans
from game.rules.command_core.projection import project
from game.rules.command_core.routes import Routes
from game.rules.command_core.verdict import Tools

RULES: Any = load("command_core")
TOOLS = Tools(RULES.catalogue)
WIDTH = 40
TABLES = [
    ("drill", "swarm", "open_square"),
    ("flankers", "tanks", "ruins"),
    ("giant", "snipers", "pylons"),
    ("lancers", "brawlers", "open_hex"),
]
tables = pytest.mark.parametrize("table", TABLES)


def at_programming(table: tuple[str, str, str], seed: int, **mechs: Any) -> Any:
    """Mechs placed and numbered at random, close enough to stand in each other's way."""
    first, second, map_id = table
    board = RULES.library.maps[map_id].board
    options = {"squad_0": first, "squad_1": second, "map": map_id, "board": board}
    state, dice = RULES.new_game(complete_options(RULES, options), seed), Dice(seed)
    while state.phase != "programming":
        (decision,) = RULES.decisions(state)
        RULES.apply(state, {decision.seat: dice.pick(decision.actions)}, unheard)
    free = dice.shuffled(RULES.catalogue.board(map_id).free)
    near = [cell for cell in free if abs(cell[0] - 5) < 3]
    for mech, cell in zip(state.mechs, near, strict=False):
        mech.cell, mech.flux = cell, 8
    return state


def duel(**figures: Any) -> Any:
    """A trooper of seat 0 and one of seat 1 alone on the board, as their programs begin."""
    mechs: list[Any] = [
        {"cell": [4, 8], "facing": 0, "order": 1},
        {"structure": 0},
        {"cell": [4, 1], "facing": 4, "order": 2},
        {"structure": 0},
    ]
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    return RULES.restore(merged(data, {"phase": "programming", "first": 0, "mechs": mechs, **figures}))


def routes_of(state: Any, number: int) -> Iterator[Any]:
    mech = state.mechs[number]
    yield from Routes(RULES.catalogue).of(
        state.map, mech.cell, mech.facing, mech.directives, len(mech.program), (), WIDTH
    )


@tables
def test_a_route_ends_where_its_program_leads(table: tuple[str, str, str]) -> None:
    state = at_programming(table, 1)
    for number in range(len(state.mechs)):
        alone = state.copy()
        for other, mech in enumerate(alone.mechs):
            mech.cell = mech.cell if other == number else None
        smooth = RULES.catalogue.figures(state.mechs[number]).smooth
        for route in routes_of(alone, number):
            run = project(RULES.catalogue, alone, number, route.program)
            last = run.stops[-1]
            assert last.completed and (last.cell, last.facing) == (route.cell, route.facing)
            delta = min(0, route.delta + smooth) if route.delta < 0 else route.delta
            assert run.delta == delta
            assert last.locks - alone.mechs[number].targeting == route.locks
            assert {cell for cell in run.way if cell != alone.mechs[number].cell} <= route.path | {route.cell}


@tables
def test_no_card_is_used_more_often_than_there_are(table: tuple[str, str, str]) -> None:
    state = at_programming(table, 2)
    for number, mech in enumerate(state.mechs):
        for route in routes_of(state, number):
            cards = [slot.card for slot in route.program if slot is not None]
            assert all(cards.count(card) <= mech.directives.count(card) for card in cards)


@pytest.mark.default_cases(11)
@tables
@pytest.mark.parametrize("seed", range(3))
def test_mechs_end_where_the_rules_let_them_end(table: tuple[str, str, str], seed: int) -> None:
    """Blocked ones among them: both sides' plans are played, and nobody moves after that."""
    state = at_programming(table, seed)
    seat = state.turn
    plans = Plans(TOOLS, state, seat, WIDTH, {})
    own, others = plans.plans(seat, 6), plans.plans(1 - seat, 6)
    turned = Plans(TOOLS, state, 1 - seat, WIDTH, {})
    for mine, theirs in zip(own, others, strict=False):
        played = state.copy()
        for action in (*plans.actions(mine), *turned.actions(theirs)):
            (decision,) = RULES.decisions(played)
            assert action in decision.actions
            RULES.apply(played, {decision.seat: action}, unheard)
        expected = plans.ends(mine, theirs)
        for number, fighter in expected.items():
            mech = played.mechs[number]
            if mech.structure:
                assert (mech.cell, mech.facing) == (fighter.cell, fighter.facing)
                assert (mech.surge, mech.flux) == (fighter.surge, fighter.flux)


def test_a_program_that_is_begun_is_gone_on_with() -> None:
    state = duel()
    for slot, card in enumerate(("sprint", "charge")):
        RULES.apply(state, {0: RULES.parse(f"program 1 slot {slot + 1} {card}")}, unheard)
    plans = Plans(TOOLS, state, 0, WIDTH, {})
    for plan in plans.plans(0, 8):
        first, second = plans.actions(plan)
        assert (first.slot, second.slot) == (2, 3)
        assert [slot.card for slot in plans.routes[0][plan[0]].program[:2]] == ["sprint", "charge"]
    assert len(plans.actions(plans.plans(0, 1)[0])) == 2


def test_what_the_other_side_has_drawn_counts_for_nothing() -> None:
    state = duel(first=1)
    seen = state.copy()
    for slot in range(4):
        RULES.apply(seen, {1: RULES.parse(f"program 3 slot {slot + 1} empty")}, unheard)
    other = RULES.determinize(seen, 0, Dice(5))
    assert other.mechs[2].program != seen.mechs[2].program
    plans = [Plans(TOOLS, one, 0, WIDTH, {}) for one in (seen, other, state)]
    pairs = [(mine, theirs) for mine in plans[0].plans(0, 4) for theirs in plans[0].plans(1, 4)]
    for mine, theirs in pairs:
        assert len({one.payoff(mine, theirs) for one in plans}) == 1


def test_a_position_is_worth_the_opposite_to_the_other_side() -> None:
    state = at_programming(TABLES[0], 4)
    one, other = (Plans(TOOLS, state, seat, WIDTH, {}) for seat in (0, 1))
    for mine, theirs in zip(one.plans(0, 5), one.plans(1, 5), strict=False):
        assert one.payoff(mine, theirs) == pytest.approx(-other.payoff(theirs, mine))


def test_a_mech_beside_an_enemy_that_cannot_turn_plans_a_shot() -> None:
    """The best plan against an enemy that stays where it is gets it into the front arc, in range."""
    state = duel(mechs=[{"cell": [4, 4], "facing": 4, "order": 1}, {"structure": 0},
                        {"cell": [4, 1], "facing": 0, "order": 2, "directives": ["hold"] * 4},
                        {"structure": 0}])  # fmt: skip
    plans = Plans(TOOLS, state, 0, WIDTH, {})
    (still,) = plans.plans(1, 1)
    best = max(plans.plans(0, 24), key=lambda plan: plans.payoff(plan, still))
    fighter = plans.ends(best, still)[0]
    board = RULES.catalogue.board(state.map)
    assert board.distance(fighter.cell, (4, 1)) <= 4
    assert board.arc(fighter.facing, fighter.cell, (4, 1)) == "front"


def test_a_level_that_forgets_danger_values_a_trade_higher() -> None:
    state = duel(mechs=[{"cell": [4, 4], "facing": 0, "order": 1}, {"structure": 0},
                        {"cell": [4, 2], "facing": 4, "order": 2}, {"structure": 0}])  # fmt: skip
    wise, bold = (Plans(TOOLS, state, 0, WIDTH, weights) for weights in ({}, {"danger": 0.0}))
    hit = [
        (mine, theirs)
        for mine in wise.plans(0, 6)
        for theirs in wise.plans(1, 6)
        if wise.payoff(mine, theirs) < 0.3
    ]
    assert hit
    assert all(bold.payoff(*pair) >= wise.payoff(*pair) for pair in hit)


def test_programs_are_planned_and_nothing_else_is() -> None:
    thinking, state = thinking_of(RULES), duel()
    (decision,) = RULES.decisions(state)
    assert thinking.values(state, decision) is None
    planning = thinking.planning(state, decision, 8)
    assert planning is not None
    assert planning.actions(planning.plans(0, 1)[0])[0] in decision.actions
