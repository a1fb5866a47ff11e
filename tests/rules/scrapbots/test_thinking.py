"""How searching players think about Scrapbots: steps, equal positions, and turns with a known answer."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from game.ai.information_set import InformationSet
from game.ai.search.player import Searcher
from game.content.levels import Level, shipped_levels
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.engine.seats import SEATS
from game.rules import load, thinking_of
from game.rules.scrapbots.estimate import TERMS

RULES: Any = load("scrapbots")
THINKING: Any = thinking_of(RULES)
EDITIONS = tuple(RULES.catalogues)
GOLEM, DRONE = {"card": "golem"}, {"card": "drone"}
every_edition = pytest.mark.parametrize("edition", EDITIONS)
good_levels = pytest.mark.parametrize("level", ["normal", "hard"])


def position(edition: str = "revised", *players: Mapping[str, Any], **changes: Any) -> Any:
    """Seat 0 to move, its lanes and the other's empty and both decks as dealt, but for what is given."""
    plain = RULES.new_game(complete_options(RULES, {"edition": edition, "starts": "0"}), 3).to_dict()
    for player, changed in zip(plain["players"], players, strict=False):
        player.update(changed)
    return RULES.restore({**plain, **changes})


def quick_levels(game: str) -> dict[str, Level]:
    """The shipped levels, made for tests: a few iterations are enough where there is an answer."""
    return {
        name: msgspec.structs.replace(level, iterations=min(400, level.iterations), seconds=60.0)
        for name, level in shipped_levels(game).items()
    }


def play_turn(state: Any, level: str, seed: int = 1) -> list[str]:
    """What the level does until its turn is over."""
    player, seat, done = Searcher(level, seed, quick_levels), state.active, []
    while state.outcome is None and state.active == seat:
        (decision,) = RULES.decisions(state)
        action = player.choose(InformationSet(RULES, state, decision))
        done.append(str(action))
        RULES.apply(state, {seat: action}, unheard)
    return done


# At the beginning, when a Wound matters least, normal often prefers to buy what Servomotor pays for.
@pytest.mark.default_cases(3)
@pytest.mark.parametrize(
    ("level", "left"), [("normal", 10), ("hard", 10), ("hard", 20)], ids=["normal", "hard", "hard at first"]
)
@every_edition
def test_a_golem_is_readied_to_attack_twice(edition: str, level: str, left: int) -> None:
    owned = ["brain_damage"] * ((20 - left) // 2)
    hand = ["servomotor", "spare_parts"]
    state = position(
        edition,
        {"hand": hand, "lanes": [None, GOLEM, None], "energy": 16, "discard": owned},
        {"discard": owned},
        wounds_left=left,
    )
    assert "activate servomotor lane 2" in play_turn(state, level)
    assert state.players[1].wounds("brain_damage") - len(owned) == 8


@pytest.mark.default_cases(1)
@good_levels
def test_cards_pay_for_two_attacks_and_not_for_scrap(level: str) -> None:
    """16 Energy in cards: Servomotor is the one that must not pay."""
    hand = ["servomotor", "laser_cannon", "chainsaw", "blaster"]
    state = position("revised", {"hand": hand, "lanes": [GOLEM, None, None]}, market=[])
    play_turn(state, level)
    assert state.players[1].wounds("brain_damage") >= 8


@good_levels
def test_the_golem_that_is_worth_more_is_repaired(level: str) -> None:
    lanes = [{"card": "golem", "damage": 60}, {"card": "drone", "damage": 20}, None]
    state = position("first", {"hand": ["repair_kit"], "lanes": lanes}, market=[])
    play_turn(state, level)
    assert [bot.damage if bot else None for bot in state.players[0].lanes] == [40, 20, None]


@pytest.mark.default_cases(1)
@good_levels
def test_energy_is_shared_out_among_all_that_can_attack(level: str) -> None:
    """5 Energy: 3 for a Scout and 2 for a Drone make 3 Wounds, the dearer attacks of either fewer."""
    lanes = [{"card": "scout"}, {"card": "drone"}, None]
    state = position("revised", {"hand": ["circuitry"] * 5, "lanes": lanes}, market=[])
    play_turn(state, level)
    assert state.players[1].wounds("brain_damage") == 3


@good_levels
def test_the_last_wounds_are_dealt_by_the_one_who_is_ahead(level: str) -> None:
    lanes = [GOLEM, None, None]
    wounds = ["brain_damage"] * 8
    state = position(
        "revised",
        {"hand": ["rocket_pod", "circuitry"], "lanes": lanes, "discard": wounds},
        {"discard": wounds},
        wounds_left=4,
    )
    play_turn(state, level)
    assert state.outcome is not None and state.outcome.winner == 0


def test_steps_pay_for_what_they_do_and_nothing_else() -> None:
    hand = ["circuitry", "circuitry", "spare_parts", "plasma_dart"]
    lanes = [{"card": "drone"}, None, None]
    state = position("revised", {"hand": hand, "lanes": lanes}, market=["supply_crate", "golem"])
    (decision,) = RULES.decisions(state)
    steps = [", ".join(map(str, step)) for step in THINKING.steps(state, decision)]
    assert len(steps) == len(set(steps))
    assert "energy circuitry, energy circuitry, attack lane 1 1" in steps
    assert "activate plasma_dart lane 1" in steps
    assert "scrap spare_parts, scrap circuitry, scrap circuitry, buy supply_crate" in steps
    assert not [step for step in steps if "golem" in step], "it cannot be paid for"
    assert not [step for step in steps if step.startswith(("scrap", "energy")) and "," not in step]
    assert steps[-1] == "pass"


@every_edition
def test_each_step_is_legal_from_its_first_action_to_its_last(edition: str) -> None:
    dice = Dice(5)
    for seed in range(4):
        state = RULES.new_game(complete_options(RULES, {"edition": edition}), seed)
        for _ in range(60):
            decisions = RULES.decisions(state)
            if not decisions:
                break
            steps = THINKING.steps(state, decisions[0])
            assert steps and len(set(steps)) == len(steps)
            for step in steps:
                after = state.copy()
                for action in step:
                    assert action in RULES.decisions(after)[0].actions
                    RULES.apply(after, {state.active: action}, unheard)
            for action in dice.pick(steps):
                RULES.apply(state, {state.active: action}, unheard)


def test_the_order_of_plays_makes_no_other_node() -> None:
    first, other = position(), position()
    for state, texts in ((first, ("spare_parts", "circuitry")), (other, ("circuitry", "spare_parts"))):
        state.players[0].hand = ("spare_parts", "circuitry", "circuitry")
        for card in texts:
            RULES.apply(state, {0: RULES.parse(f"scrap {card}")}, unheard)
    assert THINKING.key(first, 0) == THINKING.key(other, 0)
    RULES.apply(other, {0: RULES.parse("scrap circuitry")}, unheard)
    assert THINKING.key(first, 0) != THINKING.key(other, 0)


@every_edition
def test_what_the_seat_cannot_know_makes_no_other_node(edition: str) -> None:
    dice = Dice(8)
    state = RULES.new_game(complete_options(RULES, {"edition": edition}), 2)
    for _ in range(80):
        (decision,) = RULES.decisions(state)
        for seat in SEATS:
            drawn = RULES.determinize(state, seat, dice)
            assert THINKING.key(drawn, seat) == THINKING.key(state, seat)
        RULES.apply(state, {decision.seat: dice.pick(decision.actions)}, unheard)


@every_edition
def test_terms_add_up_to_the_estimate(edition: str) -> None:
    dice = Dice(9)
    state = RULES.new_game(complete_options(RULES, {"edition": edition}), 4)
    for _ in range(60):
        (decision,) = RULES.decisions(state)
        terms = THINKING.terms(state, 0)
        assert tuple(terms) == TERMS
        assert (sum(terms.values()) > 0) == (RULES.estimate(state, 0) > 0)
        assert THINKING.estimate(state, 0, dict.fromkeys(TERMS, 1.0)) == pytest.approx(
            RULES.estimate(state, 0)
        )
        assert RULES.estimate(state, 0) == pytest.approx(-RULES.estimate(state, 1))
        RULES.apply(state, {decision.seat: dice.pick(decision.actions)}, unheard)


def test_a_weight_blinds_for_its_term() -> None:
    behind = position("revised", {"discard": ["brain_damage"] * 6})
    assert RULES.estimate(behind, 0) < -0.1
    assert abs(THINKING.estimate(behind, 0, {"wounds": 0.0})) < 0.1


def test_energy_counts_where_scrapbots_can_use_it() -> None:
    """A deck was worth its Scrap alone, so that cards with Energy were sold for those without."""

    def ahead(card: str, *, stands: bool) -> float:
        lanes = [DRONE if stands else None, None, None]
        owned = ["circuitry", "spare_parts", "spare_parts", card]
        return float(RULES.estimate(position("revised", {"lanes": lanes, "deck": owned, "hand": []}), 0))

    # Both cost 4 Scrap; a Drone gives no Energy.
    assert ahead("blaster", stands=True) > ahead("drone", stands=True)
    assert ahead("blaster", stands=False) == ahead("drone", stands=False)


def test_a_scrapbot_that_fits_before_an_enemy_pays_for_nothing_and_is_built() -> None:
    """It paid for a dearer card while the lane was struck."""

    def steps(*enemies: Any) -> list[str]:
        lanes = [*enemies, None, None, None][:3]
        state = position(
            "revised", {"hand": ["drone", "sentry_gun"]}, {"lanes": lanes}, market=["sentry_gun", "drone"]
        )
        return [", ".join(map(str, one)) for one in THINKING.steps(state, RULES.decisions(state)[0])]

    faced, free = steps(GOLEM), steps()
    assert "scrap drone, buy sentry_gun" in free and free[-1] == "pass"
    assert "scrap sentry_gun, buy sentry_gun" in faced, "one is enough for one lane"
    assert "scrap drone, buy sentry_gun" not in faced and "pass" not in faced
    assert "build drone lane 1" in faced


@good_levels
def test_a_scrapbot_is_built_where_the_enemy_would_strike(level: str) -> None:
    state = position("revised", {"hand": ["drone", "circuitry"]}, {"lanes": [None, GOLEM, None]}, market=[])
    play_turn(state, level)
    assert [bot.card if bot else None for bot in state.players[0].lanes] == [None, "drone", None]


def test_a_turn_that_has_begun_takes_fewer_iterations() -> None:
    state = position()
    state.players[0].hand = ("spare_parts", "circuitry", "circuitry", "circuitry")
    levels = {"hard": msgspec.structs.replace(shipped_levels("scrapbots")["hard"], iterations=80)}

    def iterations() -> int:
        known = InformationSet(RULES, state, RULES.decisions(state)[0])
        return Searcher("hard", 1, lambda game: levels).think(known).iterations

    assert iterations() == 80
    RULES.apply(state, {0: RULES.parse("scrap spare_parts")}, unheard)
    assert iterations() == 40
