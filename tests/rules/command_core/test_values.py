"""What choices beside the programs are worth: small positions with known answers."""

from typing import Any

import pytest

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action, complete_options
from game.lessons.scenario import merged
from game.rules import load, thinking_of
from game.rules.command_core.expected_fire import Exchange, sound
from game.rules.command_core.odds import OddsTable
from game.rules.command_core.shots import Shots
from game.rules.command_core.spread import Spreads, Volley

RULES: Any = load("command_core")
THINKING = thinking_of(RULES)
OUT = {"structure": 0}


def in_combat(own: dict[str, Any], *others: dict[str, Any], script: tuple[int, ...] = ()) -> Any:
    """A trooper of seat 0 that attacks first, and one or two mechs of seat 1."""
    second = others[1] if len(others) > 1 else OUT
    mechs = [{"cell": [4, 8], "order": 3, **own}, OUT, {"order": 2, "facing": 4, **others[0]}, second]
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    state = RULES.restore(merged(data, {"phase": "combat", "first": 0, "mechs": mechs}))
    state.dice = Dice(1, script) if script else Dice(1)
    return state


def values(state: Any) -> dict[str, float]:
    (decision,) = RULES.decisions(state)
    found = THINKING.values(state, decision)
    assert found is not None and set(found) <= set(decision.actions)
    return {str(action): value for action, value in found.items()}


def best(state: Any) -> str:
    found = values(state)
    return max(found, key=found.__getitem__)


def do(state: Any, text: str) -> None:
    (decision,) = RULES.decisions(state)
    action: Action = RULES.parse(text)
    assert action in decision.actions
    RULES.apply(state, {decision.seat: action}, unheard)


@pytest.mark.parametrize("dice", [(4, 2, 2), (6, 0, 3), (3, 3, 1), (5, 1, 0)])
def test_a_spread_without_rerolls_has_the_mean_of_the_odds(dice: tuple[int, int, int]) -> None:
    spread = Spreads(RULES.catalogue).of(Volley(*dice))
    odds = OddsTable(RULES.catalogue).of(*dice)
    assert sum(spread.damage) == pytest.approx(1)
    assert sum(n * chance for n, chance in enumerate(spread.damage)) == pytest.approx(odds.damage)
    assert 1 - spread.damage[0] == pytest.approx(odds.hit)


def test_a_reroll_turns_two_blanks_of_three_into_a_success() -> None:
    spreads = Spreads(RULES.catalogue)
    # One die: 2/3 at once, or 1/3 times 2/3 at the second try, which is paid for in 1/3 of all cases.
    one = spreads.of(Volley(1, 0, 0, 1))
    assert one.damage == pytest.approx((1 / 9, 8 / 9))
    assert one.spent == pytest.approx(1 / 3)
    assert spreads.of(Volley(1, 1, 0, 0, 1)).damage[1] == pytest.approx(2 / 3 / 4)


def test_one_more_shield_face_stops_four_of_six() -> None:
    spread = Spreads(RULES.catalogue).of(Volley(1, 1, 0, more_shields=1))
    assert spread.damage[1] == pytest.approx(2 / 3 / 3)
    odds = OddsTable(RULES.catalogue)
    assert odds.of(1, 1, 0, 1).damage == pytest.approx(2 / 3 / 3)
    assert odds.against(1, 0, 1, 0, 1) == pytest.approx(1 / 3)


def test_a_mech_that_may_be_gone_strikes_in_part() -> None:
    exchange = Exchange(RULES.catalogue, Shots(RULES.catalogue))
    health = exchange.hit(sound(3), (0.5, 0.0, 0.5), 0.5)
    assert health.chances == pytest.approx((0, 0.25, 0, 0.75))
    assert exchange.hit(sound(1), (0.0, 0.0, 1.0), 1.0).standing == 0


def test_a_shot_is_better_than_none() -> None:
    assert best(in_combat({}, {"cell": [4, 6]})).startswith("attack")


def test_the_mech_that_will_fall_is_shot_at() -> None:
    state = in_combat({}, {"cell": [4, 6], "structure": 8}, {"cell": [5, 6], "structure": 1, "order": 1})
    assert best(state) == "attack autocannon on 4"


def test_of_two_alike_the_one_that_shows_its_back_is_shot_at() -> None:
    seen = {"weapons": ["tail_gun"], "chassis": "hauler", "directives": ["hold"] * 5, "structure": 10}
    first = {"cell": [3, 6], "facing": 4, **seen}
    second = {"cell": [5, 6], "facing": 0, "order": 1, **seen, "weapons": ["railgun"]}
    data = [first, second]
    state = in_combat({}, *data)
    state.mechs[3].upgrades = state.mechs[2].upgrades = ()
    state.mechs[3].program = state.mechs[2].program = (None,) * 3
    assert best(state).endswith("on 4")


def test_a_shot_that_kills_who_pays_for_it_is_held() -> None:
    dear = {"weapons": ["siege_cannon"], "structure": 1, "flux": 0, "surge": 0}
    enemy = {"cell": [4, 5], "structure": 8, "weapons": ["tail_gun"]}
    assert best(in_combat(dear, enemy)) == "hold"
    assert best(in_combat({**dear, "flux": 3}, enemy)).startswith("attack")


def test_a_shot_gains_the_same_at_any_distance_within_range() -> None:
    gains = []
    for row in (0, 3, 5):
        enemy = {"cell": [4, row], "structure": 10, "weapons": ["tail_gun"], "chassis": "colossus"}
        found = values(in_combat({"weapons": ["railgun"], "structure": 4}, enemy))
        gains.append(found["attack railgun on 3"] - found["hold"])
    assert gains == pytest.approx([gains[0]] * 3)


def test_a_blank_is_rerolled_and_a_hit_is_not() -> None:
    state = in_combat({"surge": 1}, {"cell": [4, 6]}, script=(1, 3, 4, 5))
    do(state, "attack autocannon on 3")
    found = values(state)
    assert max(found, key=found.__getitem__) == "reroll 1"
    assert all(found[f"reroll {die}"] < found["keep"] for die in (2, 3, 4))


def test_nothing_is_paid_for_more_hits_than_are_needed() -> None:
    """One shield can be rolled against three crits, and one of them is enough."""
    target = {"cell": [4, 6], "chassis": "colossus", "facing": 0, "structure": 1, "upgrades": []}
    state = in_combat({"surge": 3}, target, script=(1, 6, 6, 6))
    do(state, "attack autocannon on 3")
    assert best(state) == "keep"
    state.mechs[2].structure = 8
    assert best(state) == "reroll 1"


def test_the_defender_pays_where_a_shield_saves_it() -> None:
    state = in_combat({}, {"cell": [4, 6], "structure": 1, "flux": 1}, script=(3, 1, 1, 1, 1, 1, 1, 1, 1))
    do(state, "attack autocannon on 3")
    do(state, "keep")
    assert best(state).startswith("reroll armor")
    again = in_combat({}, {"cell": [4, 6], "flux": 1}, script=(1, 1, 1, 1, 1, 1, 1, 1, 1))
    do(again, "attack autocannon on 3")
    do(again, "keep")
    assert best(again) == "keep"


def test_the_owner_gives_the_card_that_it_misses_least() -> None:
    crit = {"mech": 2, "attacker": 0, "left": 0, "revealed": ["autocannon", "hold", "gyro"], "choosing": True}
    state = in_combat({}, {"cell": [4, 6]})
    data = merged(state.to_dict(), {"crit": crit})
    assert best(RULES.restore(data)) == "deplete hold"


def test_a_token_takes_the_cheap_card_out_of_the_choice() -> None:
    crit = {"mech": 2, "attacker": 0, "left": 0, "revealed": ["hold", "autocannon"], "choosing": False}
    state = in_combat({"targeting": 1}, {"cell": [4, 6]})
    found = values(RULES.restore(merged(state.to_dict(), {"crit": crit})))
    assert max(found, key=found.__getitem__) == "put back hold"
    assert found["put back autocannon"] < found["done"]


def test_mechs_are_not_placed_looking_off_the_board() -> None:
    state = RULES.new_game(complete_options(RULES, {}), 1)
    do(state, "first")
    while state.phase == "placement":
        chosen = best(state)
        seat = RULES.decisions(state)[0].seat
        if chosen.startswith("face"):
            board = RULES.catalogue.board(state.map)
            assert board.steps[state.mechs[state.placing].cell][int(chosen[-1])] != (-1, -1)
        do(state, chosen)
        assert seat in (0, 1)


def test_who_stands_in_a_duel_at_arms_length_wants_to_fire_first() -> None:
    mechs = [{"cell": [4, 5], "structure": 2}, OUT, {"cell": [4, 3], "facing": 4, "structure": 2}, OUT]
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    state = RULES.restore(merged(data, {"phase": "ordering", "first": 0, "mechs": mechs}))
    assert best(state) == "order 1 2"
