"""Forecasts at the table: they are what the dice bring, and they come from views alone."""

from itertools import product
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.rules import complete_options
from game.rules import load
from game.rules.dino_battles.catalogue import SwitchPrice
from game.rules.dino_battles.odds import odds
from game.rules.dino_battles.preview import Part, Preview
from game.rules.dino_battles.toll import toll, with_cards

RULES: Any = load("dino_battles")
PREVIEW = Preview(RULES.catalogue)


def fight(mine: dict[str, Any], theirs: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Match:
    """Two active Dinosaurs with all Combat Cards; seat 0 moves first."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player, dino in zip(data["players"], (mine, theirs), strict=True):
        player.update(hand=[], dinos=[dino, {"card": "triceratops"}], comp=[])
        player["combat_deck"] = {"attack": 4, "evade": 2, "defend": 2}
    data["players"][0].update(more, first_move=True)
    data["dice"]["script"] = dice
    return Match(RULES, {}, 1, start=RULES.restore(data | {"phase": "combat", "initiative": 0}))


@pytest.mark.parametrize("answer", ["attack", "evade", "defend", "take"])
def test_a_forecast_is_the_mean_of_all_throws(answer: str) -> None:
    mine = {"card": "utahraptor", "upgrades": ["steel_claws"]}
    theirs = {"card": "compsognathus", "upgrades": ["servo_legs"]}
    losses = []
    throws = list(product(range(1, 7), repeat=1 if answer == "take" else 2))
    forecast = None
    for dice in throws:
        match = fight(mine, theirs, list(dice), bonus=2)
        match.act(0, "attack")
        forecast = PREVIEW.forecast(match.view(None), answer)  # type: ignore[arg-type]
        match.act(1, answer)
        losses.append([side.dinos[0].damage for side in match.state.players])  # type: ignore[attr-defined]
    assert forecast is not None
    assert forecast.odds.loss == pytest.approx(sum(one for one, _ in losses) / len(throws))
    assert forecast.odds.other_loss == pytest.approx(sum(two for _, two in losses) / len(throws))
    assert forecast.parts == (Part("atk", 10), Part("upgrades", 3), Part("bonus", 2))
    assert forecast.totals == (16, 21)


def test_a_special_attack_adds_its_own_part() -> None:
    match = fight({"card": "tyrannosaurus"}, {"card": "utahraptor"})
    forecast = PREVIEW.attack(match.view(0), 0, 1, "evade")
    assert forecast is not None
    assert forecast.parts == (Part("atk", 14), Part("special", 8))
    assert forecast.other_parts == (Part("eva", 12),)
    assert forecast.odds.evaded == 0


def test_an_upgrade_shows_what_it_would_change() -> None:
    match = fight({"card": "utahraptor"}, {"card": "utahraptor"})
    view = match.view(0)
    now, then = PREVIEW.figures(view, 0, 1), PREVIEW.with_upgrade(view, 0, 1, "armor_plates")
    assert now is not None and then is not None
    assert (now.defence, then.defence) == (13, 16)
    assert PREVIEW.figures(view, 0, 3) is None and PREVIEW.with_upgrade(view, 0, 3, "armor_plates") is None


def test_without_an_attack_there_is_nothing_to_foresee() -> None:
    assert PREVIEW.forecast(fight({"card": "utahraptor"}, {"card": "utahraptor"}).view(0), "take") is None


def test_no_one_loses_more_than_is_left() -> None:
    found = odds("take", 30, 0, 50, 4)
    assert (found.other_loss, found.other_out) == (4, 1)


def test_a_card_until_the_end_of_the_turn_counts_in_the_exchange() -> None:
    match = fight({"card": "utahraptor"}, {"card": "utahraptor"})
    match.act(0, "attack")
    view = match.view(None)
    with_resin = with_cards(RULES.catalogue, view, [(1, "quick_resin")])
    before, then = (PREVIEW.forecast(one, "defend") for one in (view, with_resin))
    assert before is not None and then is not None
    assert then.other_totals == (before.other_totals[0] + 3, before.other_totals[1] + 3)
    cost = toll(PREVIEW, with_resin)
    assert cost is not None and cost.spikes == (5, 0)


def test_what_a_switch_costs_is_seen_before_it_is_made() -> None:
    worn = {"card": "henodus", "upgrades": ["steel_claws", "servo_legs"]}
    view = fight(worn, {"card": "oviraptor"}).view(0)
    assert [PREVIEW.switch_price(view, seat) for seat in (0, 1)] == [
        SwitchPrice(upgrade="servo_legs"),
        SwitchPrice(hp=10),
    ]
    figures = PREVIEW.with_upgrade(view, 0, 0, "berserk")
    printed = RULES.library.dinosaurs["henodus"]
    assert figures is not None
    assert (figures.atk, figures.defence) == (printed.atk + 3 + 4, printed.defence - 2)


def test_spikes_knock_out_who_strikes_back_as_well() -> None:
    """15 HP against 10 to 15 and 5 to spikes: a counterattack that hits is the last one."""
    assert odds("attack", 9, 14, 110, 15).other_out == pytest.approx(1 / 6)
    assert odds("attack", 9, 14, 110, 15, spiked=5).other_out == 1
    assert odds("attack", 9, 14, 20, 99, other_spiked=5).out == 1
    assert odds("take", 9, 0, 110, 15, spiked=5).other_out == pytest.approx(1 / 6), "nobody strikes back"
