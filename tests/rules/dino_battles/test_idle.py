"""Answers to played cards are asked for only where one can do more than the same card a moment later."""

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.rules import complete_options
from game.rules import load
from game.rules.dino_battles.idle import idle_choice

RULES: Any = load("dino_battles")


def answered(card: str, hand: list[str], **more: Any) -> Match:
    """Seat 0 has played a card in its main phase, and seat 1 may answer it."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player, cards in zip(data["players"], ([card], hand), strict=True):
        player.update(hand=cards, dinos=[{"card": "triceratops"}, {"card": "utahraptor"}], comp=[])
        player.update(junk=["attack"], **more)
    match = Match(RULES, {}, 1, start=RULES.restore(data | {"phase": "precombat", "initiative": 0}))
    match.act(0, f"play {card}")
    assert [one.seat for one in match.decisions] == [1]
    return match


@pytest.mark.parametrize(("card", "asks"), [("supply_drop", False), ("pickpocket", True)])
def test_only_a_card_that_takes_from_the_hand_is_worth_an_answer(card: str, asks: bool) -> None:
    match = answered(card, ["scavenge", "attack"])
    decision = match.decisions[0]
    assert decision.kind == "respond" and len(decision.actions) > 1
    found = idle_choice(match.view(None), decision)  # type: ignore[arg-type]
    assert (found is None) == asks
    if found is None:
        return
    # After the pass the same card is played in the seat's own turn of that phase.
    match.act(1, found)
    match.act(0, "pass")
    assert "play scavenge attack" in [str(action) for action in match.decisions[0].actions]
    assert match.decisions[0].seat == 1
