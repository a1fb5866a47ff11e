"""What the Scrapbots on the table can do to each lane, from what lies open."""

from typing import Any

import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.seats import SEATS, opponent
from game.lessons.scenario import merged
from game.rules import load
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.threats import Threats, most_wounds, threats
from game.ui.gallery.pictures import random_match


def found(seat: int, edition: str = "revised", **changes: Any) -> tuple[Threats, ...]:
    rules = load("scrapbots")
    assert isinstance(rules, Scrapbots)
    match = Match(rules, {"starts": "0", "edition": edition}, 7)
    state = rules.restore(merged(match.state.to_dict(), changes))
    return threats(rules.catalogues[edition], rules.view(state, 0), seat)


def bot(card: str, damage: int = 0, *, exhausted: bool = False) -> dict[str, Any]:
    return {"card": card, "damage": damage, "exhausted": exhausted}


def wounds(some: tuple[Threats, ...]) -> list[int]:
    return [0 if one.worst is None else one.worst.result.wounds for one in some]


@pytest.mark.parametrize(("edition", "expected"), [("revised", [2, 2, 0]), ("first", [2, 0, 0])])
def test_splash_threatens_an_empty_lane_in_the_revised_edition_alone(
    edition: str, expected: list[int]
) -> None:
    players = [{}, {"lanes": [bot("enforcer"), None, None]}]
    assert wounds(found(1, edition, players=players)) == expected


def test_a_coin_and_the_least_energy_are_named() -> None:
    beside, lane, _ = found(1, players=[{}, {"lanes": [None, bot("scout"), None]}])
    assert beside.splash is not None and beside.splash.coin and beside.splash.energy == 5
    assert lane.attack is not None and not lane.attack.coin and lane.attack.energy == 3


def test_of_equal_blows_the_sure_one_is_named() -> None:
    attack = found(1, players=[{}, {"lanes": [None, bot("sentinel"), None]}])[1].attack
    assert attack is not None and not attack.coin and (attack.result.wounds, attack.energy) == (3, 6)


def test_no_more_wounds_are_threatened_than_are_left() -> None:
    lay = [{"discard": ["brain_damage"] * 10}, {"discard": ["brain_damage"] * 9}]
    lay[1]["lanes"] = [bot("golem"), None, None]  # type: ignore[list-item]
    assert wounds(found(1, wounds_left=1, players=lay))[0] == 1


def test_who_was_exhausted_by_the_enemy_rests_through_its_next_turn() -> None:
    tired = [{"lanes": [bot("scout", exhausted=True), None, None]}] * 2
    assert wounds(found(1, players=tired)) == [0, 0, 0]
    mine = found(0, players=[tired[0], {}])[0].attack
    assert mine is not None and mine.later, "readied at the end of the turn"


def test_of_a_defender_the_blow_counts_and_whether_it_falls() -> None:
    lanes = [{"lanes": [bot("drone", 20), bot("golem"), None]}, {"lanes": [bot("scout"), bot("drone"), None]}]
    first, second, _ = found(1, players=lanes)
    assert first.attack is not None and first.attack.result.destroyed
    assert second.attack is not None and second.attack.result.damage == 10


@pytest.mark.parametrize("seed", range(8))
def test_nothing_hidden_is_told(seed: int) -> None:
    rules = load("scrapbots")
    assert isinstance(rules, Scrapbots)
    state = random_match("scrapbots", seed, 150).state
    catalogue = rules.catalogues[state.edition]
    for seat in SEATS:
        told = {
            threats(catalogue, rules.view(other, seat), opponent(seat))
            for other in (state, *(rules.determinize(state, seat, Dice(draw)) for draw in range(4)))
        }
        assert len(told) == 1


@pytest.mark.parametrize(
    ("lanes", "own", "left", "most"),
    [
        ([bot("scout"), bot("golem"), None], [None] * 3, 20, 7),
        ([bot("scout"), bot("golem"), None], [None, bot("drone"), None], 20, 2),
        ([bot("scout", exhausted=True), bot("golem"), None], [None] * 3, 20, 4),
        ([bot("scout"), bot("golem"), None], [None] * 3, 5, 5),
        ([None] * 3, [None] * 3, 20, 0),
    ],
)
def test_the_next_turn_deals_the_wounds_of_all_who_are_awake(
    lanes: list[Any], own: list[Any], left: int, most: int
) -> None:
    rules = load("scrapbots")
    assert isinstance(rules, Scrapbots)
    match = Match(rules, {"starts": "0", "edition": "revised"}, 7)
    changes = {
        "players": [{"lanes": own, "discard": ["brain_damage"] * (20 - left)}, {"lanes": lanes}],
        "wounds_left": left,
    }
    view = rules.view(rules.restore(merged(match.state.to_dict(), changes)), 0)
    assert most_wounds(rules.catalogues["revised"], view, 1) == most
