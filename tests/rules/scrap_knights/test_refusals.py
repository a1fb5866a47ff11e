"""One sentence for each thing that cannot be used, from what the seat knows alone."""

from typing import Any

import pytest

from game.engine.refusals import LOCK, Pick
from game.engine.rules import Outcome
from game.rules import load
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.picks import PASS, card, token
from game.rules.scrap_knights.state import Played, Question, Tokens
from tests.conformance.refusal_case import Position, check_position
from tests.rules.scrap_knights.truths import TRUTHS

RULES: Any = load("scrap_knights")
ARMORED = Tokens(armored=1)


def duel(phase: str = "act", asked: int = 0, tokens: Tokens = ARMORED, **own: Any) -> Any:
    """Seat 0 has two BOTs left, one link token and a token; the window of a phase waits for `asked`."""
    state: Any = RULES.new_game({"deck_0": "bulwark", "deck_1": "ronin"}, 1)
    state.phase, state.seat_to_act = phase, asked
    player = state.players[0]
    player.bots, player.spent_bots, player.link = ("ad_pester", "dd_burst"), ("sd_terror",), 1
    player.tokens = tokens
    for name, value in own.items():
        setattr(player, name, value)
    return state


def over() -> Any:
    state = duel("over")
    state.outcome = Outcome(1, "destroyed")
    return state


def discarding() -> Any:
    state = duel("resolve")
    state.question = Question(0, "discard", cards=(Manoeuvre("stab"),))
    return state


def two(kind: str) -> Any:
    return duel(may_play_two=kind)


GUARD = (Played(Manoeuvre("stonewall"), 0, True),)
STAB, STONEWALL = (card("stab"),), (card("stonewall"),)
POSITIONS = [
    Position("over", over(), card("stab"), "The game is over."),
    Position("not_asked", duel(), PASS, "You are not asked to choose now.", asked=False),
    Position("unknown", duel(), card("nonsense"), 'There is no "nonsense" in this game.'),
    Position(
        "choices",
        discarding(),
        Pick("word", "overcharge"),
        "That is not among your choices: choose stab.",
    ),
    Position("other_card", duel(), Pick("other_card", "md_dash"), "MD-Dash belongs to Brunel."),
    Position("other_token", duel(), Pick("other_token", "blitz"), "This token belongs to Brunel."),
    Position(
        "used", duel("bots"), card("sd_terror"), "SD-Terror has been used: each BOT works once in a duel."
    ),
    Position("bot_early", duel(), card("dd_burst"), "BOTs are used after the flip."),
    Position("bot_late", duel("tokens"), card("dd_burst"), "BOTs are used between the flip and the tokens."),
    Position("bot_wait", duel("bots", 1), card("dd_burst"), "Wait: Brunel decides about a BOT first."),
    Position(
        "bot_trigger",
        duel("bots"),
        card("dd_burst"),
        "The trigger of DD-Burst is not met: nothing would damage you.",
    ),
    Position(
        "bot_trigger",
        duel("bots"),
        card("ad_pester"),
        "The trigger of AD-Pester is not met: the opponent would take damage.",
    ),
    Position(
        "ult",
        duel(),
        card("orbital_lobotomy"),
        "A ULT joins the chain by itself. Orbital Lobotomy has 1 of 3 link tokens.",
    ),
    Position("act_chosen", duel(), card("stab"), "Your choice for this round is made.", asked=False),
    Position("act_later", duel("bots"), card("stab"), "ACTs are chosen at the beginning of a round."),
    Position(
        "act_pair",
        two("movement"),
        card("stab"),
        "With two ACTs one must be a Movement, and neither Stonewall nor Stab is.",
        STONEWALL,
    ),
    Position(
        "act_single",
        duel(),
        card("stab"),
        "Stonewall is picked, and you play one ACT this round.",
        STONEWALL,
    ),
    Position(
        "act_third",
        two("attack"),
        card("meditation"),
        "You play two ACTs this round, and two are picked.",
        (*STAB, *STONEWALL),
    ),
    Position("card_first", duel(), LOCK, "Pick a card first."),
    Position("not_in_hand", duel(), card("missile"), "Missile is not in your hand."),
    Position(
        "not_offered",
        discarding(),
        card("stonewall"),
        "Stonewall is not among the cards that are asked about now.",
    ),
    Position("not_yours", duel("bots"), card("md_dash"), "MD-Dash is not among your cards."),
    Position("way", duel(), Pick("direction", 1, "stab"), "Stab is used like this now: act stab.", STAB),
    Position("token_none", duel(), token("blitz"), "You have no Blitz."),
    Position("token_early", duel(), token("armored"), "Armored is spent after the BOTs, before the chain."),
    Position("token_late", duel("resolve"), token("armored"), "Armored is spent before the chain begins."),
    Position("token_wait", duel("tokens", 1), token("armored"), "Wait: Brunel decides about a token first."),
    Position(
        "token_no_act",
        duel("tokens"),
        token("armored"),
        "Armored is spent on an ACT of yours that lies face up, and none does.",
    ),
    Position(
        "token_blitz",
        duel("tokens", tokens=Tokens(blitz=1), played=GUARD),
        token("blitz"),
        "Blitz needs an Attack of yours that lies face up.",
    ),
    Position("pass_later", duel(), PASS, "Only the use of a BOT or a token can be passed up."),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: one.kind)
def test_the_reason(position: Position) -> None:
    check_position(RULES, position, TRUTHS)
