"""The chooser: every legal action can be reached by picks, nothing else can, and one step back undoes one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.refusals import Pick
from game.engine.rules import Decision
from game.rules import load
from game.rules.dino_battles.rules import DinoBattles
from game.rules.scrap_knights.actions import Manoeuvre, PlayActs, UseBot
from game.rules.scrap_knights.picks import PASS, card
from game.rules.scrapbots.rules import Scrapbots
from game.ui.tables.chooser import Anatomy, Chooser
from game.ui.tables.command_core.anatomy import ANATOMY as BOARD
from game.ui.tables.dino_battles.anatomy import anatomy as dino_anatomy
from game.ui.tables.scrap_knights.anatomy import ANATOMY
from game.ui.tables.scrapbots.anatomy import anatomy
from tests.examples import examples

_LANES_RULES, _DINO_RULES = load("scrapbots"), load("dino_battles")
assert isinstance(_LANES_RULES, Scrapbots) and isinstance(_DINO_RULES, DinoBattles)
LANES, DINOS = anatomy(_LANES_RULES), dino_anatomy(_DINO_RULES)
GAMES = {"scrap_knights": ANATOMY, "scrapbots": LANES, "command_core": BOARD, "dino_battles": DINOS}
MOST = 60


def some_decision(game: str, dice: Dice) -> Decision | None:
    """A decision in the middle of a random game, of few enough actions to try all."""
    match = Match(load(game), {}, dice.below(1 << 30))
    for _ in range(dice.below(120)):
        if not match.decisions:
            return None
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    decisions = [one for one in match.decisions if len(one.actions) <= MOST]
    return dice.pick(decisions) if decisions else None


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
@examples(60)
def test_its_own_parts_in_order_lead_to_each_action(game: str, seed: int) -> None:
    decision = some_decision(game, Dice(seed))
    for action in decision.actions if decision else ():
        chooser = Chooser(decision, GAMES[game])  # type: ignore[arg-type]
        for pick in GAMES[game].parts(action):
            if pick in chooser.offers:
                assert chooser.pick(pick)
        assert chooser.action == action


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
@examples(150)
def test_any_offers_lead_to_a_legal_action_and_back(game: str, seed: int) -> None:
    dice = Dice(seed)
    decision = some_decision(game, dice)
    if decision is None:
        return
    chooser = Chooser(decision, GAMES[game])
    trail = [chooser.given]
    while chooser.offers and not (chooser.action is not None and dice.coin()):
        assert all(chooser.left_by([offer]) for offer in chooser.offers)
        assert chooser.pick(dice.pick(chooser.offers))
        trail.append(chooser.given)
    assert chooser.action in decision.actions
    for earlier in reversed(trail[:-1]):
        assert chooser.back() and chooser.given == earlier
    assert not chooser.back()


@given(seed=st.integers(0, 2**32))
@examples(60)
def test_what_is_not_offered_changes_nothing(seed: int) -> None:
    decision = some_decision("scrapbots", Dice(seed))
    if decision is None:
        return
    chooser = Chooser(decision, LANES)
    for pick in (Pick("hand", "nothing"), Pick("enemy", 7), Pick("way", ("fly", 0), "drone")):
        assert not chooser.pick(pick) and not chooser.narrow([pick])
    assert not chooser.given


def acts(*cards: str) -> PlayActs:
    return PlayActs(tuple(Manoeuvre(one) for one in cards))


def test_a_second_card_may_join_the_first_and_leaves_alone_again() -> None:
    decision = Decision(
        0, "act", (acts("slash"), acts("stab"), acts("stonewall"), acts("slash", "stab")), True
    )
    chooser = Chooser(decision, ANATOMY)
    chooser.pick(card("stab"))
    assert chooser.action == acts("stab") and not chooser.settled
    chooser.pick(card("slash"))
    assert chooser.action == acts("slash", "stab") and chooser.settled
    chooser.pick(card("stab"))
    assert chooser.action == acts("slash")
    chooser.pick(card("stonewall"))
    assert chooser.picked("card") == ("stonewall",)


def test_putting_a_card_back_takes_its_answers_along() -> None:
    actions = tuple(PlayActs((Manoeuvre("step", direction=way),)) for way in (-1, 1))
    chooser = Chooser(Decision(0, "act", (*actions, acts("slash")), True), ANATOMY)
    chooser.pick(card("step"))
    assert chooser.question is not None and chooser.question.slot == "direction"
    chooser.pick(Pick("direction", 1, "step"))
    assert chooser.action == actions[1]
    chooser.pick(card("step"))
    assert not chooser.given


def test_the_only_answer_left_is_not_asked_for() -> None:
    chooser = Chooser(Decision(0, "bots", (UseBot("dd_burst"), UseBot("ad_chain"))), ANATOMY)
    chooser.pick(card("dd_burst"))
    assert chooser.settled and chooser.action == UseBot("dd_burst")


def test_nothing_is_settled_before_the_first_pick() -> None:
    rules = load("scrap_knights")
    chooser = Chooser(Decision(0, "bots", (rules.parse("pass"),)), ANATOMY)
    assert chooser.action is None and chooser.answers == (PASS,)


def test_what_has_to_be_stated_is_asked_even_with_one_answer() -> None:
    def picks(action: str) -> tuple[Pick, ...]:
        return tuple(Pick(*word.split("=")) for word in action.split())

    parts = Anatomy(picks, frozenset({"card", "lane"}), stated=frozenset({"way"}))
    chooser = Chooser(
        Decision(0, "main", ("card=drone way=build lane=1", "card=drone way=build lane=2")), parts
    )
    chooser.pick(Pick("card", "drone"))
    assert chooser.answers == (Pick("way", "build"),)
    chooser.pick(Pick("lane", "2"))
    assert chooser.settled and chooser.action == "card=drone way=build lane=2"
