"""One sentence for each thing that cannot be used, from what the seat knows alone."""

from typing import Any

import pytest
from game.rules.scrap_knights.why_not import Refusals

from game.content.scrap_knights import shipped_library
from game.content.texts import shipped_texts
from game.rules import load
from game.rules.scrap_knights.state import Tokens

RULES = load("scrap_knights")
REFUSALS = Refusals(shipped_library(), shipped_texts("scrap_knights"), ("Ada", "Brunel"))


@pytest.mark.parametrize(
    ("phase", "what", "turn", "sentence"),
    [
        ("act", "dd_burst", True, "BOTs are used after the flip."),
        ("bots", "dd_burst", True, "Its trigger is not met: nothing would damage you."),
        ("bots", "ad_pester", True, "Its trigger is not met: the opponent would take damage."),
        ("bots", "dd_burst", False, "Wait: Brunel decides about a BOT first."),
        ("tokens", "dd_burst", True, "BOTs are used between the flip and the tokens."),
        ("bots", "sd_terror", True, "Used already. Each BOT works once in a duel."),
        ("act", "orbital_lobotomy", True, "A ULT joins the chain by itself. It has 1 of 3 link tokens."),
        ("bots", "stab", True, "ACTs are chosen at the beginning of a round."),
        ("act", "stab", False, "Your choice for this round is made."),
        ("act", "blitz", True, "You have no Blitz."),
        ("act", "armored", True, "Armored is spent after the BOTs, before the chain."),
        ("resolve", "armored", True, "Armored is spent before the chain begins."),
        ("over", "stab", False, "The duel is over."),
    ],
)
def test_the_reason(phase: str, what: str, turn: bool, sentence: str) -> None:
    state: Any = RULES.new_game({"deck_0": "bulwark", "deck_1": "ronin"}, 1)
    state.phase, state.seat_to_act = phase, 1
    state.players[0].bots, state.players[0].spent_bots = ("ad_pester", "dd_burst"), ("sd_terror",)
    state.players[0].link, state.players[0].tokens = 1, Tokens(armored=1)
    view: Any = RULES.view(state, 0)
    assert REFUSALS.why_not(view, 0, 0, what, turn=turn) == sentence


def test_a_card_of_the_other_seat_is_its_own() -> None:
    view: Any = RULES.view(RULES.new_game({"deck_0": "bulwark", "deck_1": "ronin"}, 1), 0)
    assert REFUSALS.why_not(view, 1, 0, "ad_pester", turn=False) == "This card belongs to Brunel."
    assert REFUSALS.why_not(view, 1, 0, "blitz", turn=False) == "This token belongs to Brunel."
