"""What an event is like at the table: every kind that the log tells has an icon, in every game."""

import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.ui.tables.game_ui import PLAYABLE, game_ui

UNMARKED = {"pass", "no_act", "chain", "effect"}
"""Kinds that the log passes over, or that a sentence is enough for."""


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", PLAYABLE)
def test_most_of_what_happens_has_an_icon(game: str) -> None:
    shows = game_ui(game).table.get().shows
    counter = game_ui(game).counter
    dice = Dice(5)
    told: set[str] = set()
    marked: set[str] = set()
    for seed in range(20):
        match = Match(load(game), {}, seed)
        while match.decisions:
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))
        for event in match.events:
            told.add(event.kind)
            if shows.symbol(event):
                marked.add(event.kind)
    assert told - marked - {counter} <= UNMARKED
