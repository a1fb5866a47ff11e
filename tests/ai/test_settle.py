"""Playing a position on: who has as good as lost still finds the choice of its own that saves it."""

from game.ai.information_set import InformationSet
from game.ai.judgement import judgement
from game.ai.question import answer
from game.ai.search.judge import Judge
from game.ai.search.settle import settle
from game.engine.match import Match
from game.engine.thinking import EVEN
from game.rules import load, thinking_of

RULES = load("scrap_knights")
RECORD = (
    "1 act dolphin_crash overcharge, 0 act pirated_cannon, 1 pass, 1 act coward_call, 0 act stab, 1 pass, "
    "1 act coward_call, 0 act pirated_cannon, 1 pass, 1 act las_shot, 0 act stab, 1 spend blitz, 1 pass, "
    "1 act vent, 0 act stonewall, 1 pass, 0 use ad_pester, 1 pass"
)
"""A duel in which the first seat's ULT will end the other one, which can take it along: with its Blitz, if it
leaves its BOTs alone.
"""


def the_sixth_round() -> Match:
    match = Match(RULES, {"deck_0": "ember_titan", "deck_1": "tidecaller"}, seed=556299681)
    for entry in RECORD.split(", "):
        seat, _, action = entry.partition(" ")
        match.act(int(seat), action)  # type: ignore[arg-type]
    return match


def test_what_looks_lost_is_saved_by_the_own_choice_after_the_next() -> None:
    match = the_sixth_round()
    match.act(1, "act dolphin_crash overcharge")
    match.act(0, "act stonewall")
    (decision,) = match.decisions
    assert (decision.seat, decision.kind) == (1, "bots") and len(decision.actions) > 1
    thinking, state = thinking_of(RULES), match.state.copy()
    settle(RULES, thinking, Judge(RULES, thinking, 1, EVEN), state)
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.winner is None, "it passes, then spends its Blitz"


def test_no_hint_promises_a_win_that_the_other_side_can_prevent() -> None:
    match = the_sixth_round()
    decision = match.decision_of(0)
    assert decision is not None
    known = InformationSet.of(RULES, match.state, decision, match.options)
    thought = answer(judgement(known, match.seed, 8))
    assert all(choice.value < 0.5 for choice in thought.choices)
    assert all(reason.term != "win" for reason in thought.reasons)
