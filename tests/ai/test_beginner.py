"""The easiest player is a beginner that plays the game: it attacks when it can."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.ai.information_set import InformationSet
from game.engine.dice import Dice
from game.engine.rules import Decision, complete_options
from game.rules import load
from tests.ai.few import make_quick


def anywhere(state: Any, decision: Decision) -> bool:
    return True


def choices(
    game: str,
    kinds: set[str],
    every: int = 1,
    games: int = 12,
    where: Callable[[Any, Decision], bool] = anywhere,
) -> Iterator[tuple[Any, Decision, str]]:
    """Each `every`th decision of these kinds in random games, and what the easy player chooses there."""
    rules: Any = load(game)
    for seed in range(games):
        dice, number = Dice(seed), 0
        state = rules.new_game(complete_options(rules, {}), seed)
        while decisions := rules.decisions(state):
            for decision in decisions:
                if decision.kind in kinds and len(decision.actions) > 1 and where(state, decision):
                    number += 1
                    if number % every == 0:
                        known = InformationSet(rules, state, decision)
                        yield state, decision, str(make_quick("easy", seed + number).choose(known))
            rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions})


def test_dino_battles_it_attacks_whoever_has_no_card_to_answer_with() -> None:
    def unguarded(state: Any, decision: Decision) -> bool:
        return state.players[1 - decision.seat].combat_deck.empty

    chosen = [choice for *_, choice in choices("dino_battles", {"move"}, games=40, where=unguarded)]
    assert len(chosen) >= 20
    assert "pass" not in chosen


@pytest.mark.slow
def test_dino_battles_it_passes_few_moves_in_which_it_could_attack() -> None:
    chosen = [choice for *_, choice in choices("dino_battles", {"move"})]
    assert len(chosen) >= 100
    assert chosen.count("pass") < 0.15 * len(chosen), chosen


@pytest.mark.slow
def test_dino_battles_it_redraws_for_a_second_dinosaur_and_where_it_is_free_for_an_attack() -> None:
    rules: Any = load("dino_battles")
    met = set()
    for state, decision, chosen in choices("dino_battles", {"mulligan"}, games=40):
        player = state.players[decision.seat]
        groups = [rules.catalogue.group[card] for card in player.hand]
        lone, armed = groups.count("dinosaur") < 2, "attack" in player.hand
        redraws = lone or not armed if player.mulligans == 0 else lone and player.mulligans < 3
        met.add((lone, armed, min(player.mulligans, 1)))
        assert chosen == ("mulligan" if redraws else "keep"), player.hand
    assert {(True, True, 0), (False, True, 0), (True, True, 1), (False, False, 1)} <= met


def test_dino_battles_it_places_all_dinosaurs_that_it_holds() -> None:
    met = 0
    for _, decision, chosen in choices("dino_battles", {"place"}, games=40):
        if any(str(action).startswith("place ") for action in decision.actions):
            met += 1
            assert chosen.startswith("place "), decision.actions
    assert met >= 20


@pytest.mark.slow
def test_dino_battles_it_benches_all_dinosaurs_before_it_fights() -> None:
    met = 0
    for _, decision, chosen in choices("dino_battles", {"precombat"}, 2):
        if any(str(action).startswith("bench ") for action in decision.actions):
            met += 1
            assert chosen.startswith("bench "), decision.actions
    assert met >= 20


@pytest.mark.slow
def test_dino_battles_it_does_not_go_to_fight_without_an_attack_that_it_can_load_or_get_back() -> None:
    """What goes on the table at once comes before, and then an Attack comes before all else."""
    arming, first = {"load attack", "play scavenge attack"}, ("bench ", "attach ", "set ", "use dome_shield")
    met = set()

    def unarmed(state: Any, decision: Decision) -> bool:
        offered = {str(action) for action in decision.actions}
        return not state.players[decision.seat].combat_deck.attack and bool(offered & arming)

    for _, decision, chosen in choices("dino_battles", {"precombat"}, games=40, where=unarmed):
        met.add(chosen)
        assert chosen in arming or chosen.startswith(first), (chosen, decision.actions)
    assert met >= arming


@pytest.mark.slow
def test_dino_battles_it_answers_half_of_the_attacks_at_least_and_not_all() -> None:
    chosen = [choice for *_, choice in choices("dino_battles", {"answer"})]
    assert 0.5 * len(chosen) < len(chosen) - chosen.count("take") < len(chosen), chosen


@pytest.mark.slow
def test_dino_battles_it_leaves_the_active_place_only_in_danger() -> None:
    rules: Any = load("dino_battles")
    switches = 0
    for state, decision, chosen in choices("dino_battles", {"precombat", "postcombat"}, 4):
        if chosen.startswith("switch"):
            switches += 1
            own, other = (state.players[seat] for seat in (decision.seat, 1 - decision.seat))
            figures, others = (
                rules.catalogue.figures(one.dinos[0].card, one.dinos[0].upgrades, one.permanents)
                for one in (own, other)
            )
            # A six, and a card that adds four.
            assert figures.hp - own.dinos[0].damage <= others.atk + 10
    assert switches


@pytest.mark.slow
@pytest.mark.parametrize("wanted", ["build", "attack", "buy"])
def test_scrapbots_it_does_not_end_its_turn_while_it_can(wanted: str) -> None:
    met = 0
    for _, decision, chosen in choices("scrapbots", {"main"}, 5):
        if any(str(action).startswith(f"{wanted} ") for action in decision.actions):
            met += 1
            assert chosen != "pass", decision.actions
    assert met >= 20


@pytest.mark.slow
def test_scrapbots_a_ready_scrapbot_attacks_before_its_energy_is_spent_on_anything_else() -> None:
    met = 0
    for _, decision, chosen in choices("scrapbots", {"main"}, 2):
        offered = [str(action).split()[0] for action in decision.actions]
        if "attack" in offered and "build" not in offered:
            met += 1
            assert chosen.split()[0] in ("attack", "activate", "energy") or " text" in chosen, chosen
    assert met >= 20


def test_command_core_it_does_not_hold_where_a_shot_costs_nothing() -> None:
    rules: Any = load("command_core")
    met = 0
    for _, decision, chosen in choices("command_core", {"attack"}):
        weapons = [str(action).split()[1] for action in decision.actions if str(action) != "hold"]
        if any(rules.catalogue.library.weapons[weapon].delta >= 0 for weapon in weapons):
            met += 1
            assert chosen != "hold", decision.actions
    assert met >= 30
