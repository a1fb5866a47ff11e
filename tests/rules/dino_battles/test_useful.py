"""Deeds that would do nothing now: a card with no other cannot be used. War Horn, which has another, can."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.content.dino_battles import verbs
from game.engine.rules import complete_options
from game.rules import load
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.targets import fits

RULES: Any = load("dino_battles")


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_the_initiative_gains_nothing_by_seizing_it(seat: int) -> None:
    state = RULES.new_game(complete_options(RULES, {}), 1)
    horn = RULES.catalogue.played["war_horn"]
    alone = replace(horn, deeds=(verbs.Seize(),))
    state.initiative = 1 - seat
    assert fits(GameContext(RULES.catalogue, state), seat, alone)
    state.initiative = seat
    assert not fits(GameContext(RULES.catalogue, state), seat, alone)
    assert fits(GameContext(RULES.catalogue, state), seat, horn)
