"""How a search thinks about Dino Battles: terms, an order of plays, and habits that see no dice."""

from typing import Any

import pytest

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load, thinking_of
from game.rules.dino_battles.estimate import SCALE, TERMS
from game.rules.dino_battles.thinking import Thinking

RULES: Any = load("dino_battles")
THINKING = thinking_of(RULES)
DECKS = {"deck_0": "venom_court", "deck_1": "saboteurs"}


def states(seed: int) -> list[Any]:
    """The states of a game in which both choose at random."""
    dice, found = Dice(seed), []
    state = RULES.new_game(complete_options(RULES, DECKS), seed)
    while decisions := RULES.decisions(state):
        found.append(state.copy())
        RULES.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
    return [*found, state]


def position(phase: str = "precombat", other: dict[str, Any] | None = None, **own: Any) -> Any:
    """A state in which seat 0 has the initiative."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player in data["players"]:
        player.update(hand=["attack"], comp=[])
        player["dinos"] = [{"card": "utahraptor"}, {"card": "compsognathus"}]
    data["players"][0].update(own)
    data["players"][1].update(other or {})
    return RULES.restore(data | {"phase": phase, "initiative": 0, "turn": 1})


def names(state: Any) -> list[str]:
    """The candidates of the choice at hand, in text form."""
    (decision,) = RULES.decisions(state)
    return [str(action) for action in THINKING.candidates(state, decision)]


def test_rules_bring_their_own_thinking() -> None:
    assert type(THINKING) is Thinking


@pytest.mark.parametrize("seed", range(3))
def test_terms_add_up_to_the_estimate(seed: int) -> None:
    for state in states(seed)[:-1]:
        for seat in (0, 1):
            terms = THINKING.terms(state, seat)
            assert set(terms) == set(TERMS)
            whole = max(-0.99, min(0.99, sum(terms.values()) / SCALE))
            assert RULES.estimate(state, seat) == pytest.approx(whole, abs=1e-9)


def test_even_weights_change_nothing_and_others_do() -> None:
    state = position(dinos=[{"card": "utahraptor", "damage": 40}])
    assert THINKING.estimate(state, 0) == RULES.estimate(state, 0)
    assert THINKING.estimate(state, 0, {"dinosaurs": 0.0}) > THINKING.estimate(state, 0, {"dinosaurs": 2.0})


def test_the_end_is_not_weighed() -> None:
    over = states(2)[-1]
    values = [THINKING.estimate(over, seat, {"dinosaurs": 0.0}) for seat in (0, 1)]
    assert sorted(values) == [-1.0, 1.0]
    assert THINKING.terms(over, 0) == {}


@pytest.mark.parametrize("seed", range(3))
def test_candidates_and_habits_are_legal(seed: int) -> None:
    for state in states(seed)[:-1]:
        (decision,) = RULES.decisions(state)
        candidates = THINKING.candidates(state, decision)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(decision.actions)
        assert THINKING.habit(state, decision) in decision.actions


def test_plays_whose_order_does_not_matter_come_in_one_order() -> None:
    full = ["attack", "steel_claws", "triceratops", "nanite_gel"]
    assert names(position(hand=full)) == ["bench triceratops"]
    assert names(position(hand=full[:2] + full[3:])) == ["set nanite_gel"]
    assert names(position(hand=full[:2])) == ["attach steel_claws to 1"]
    assert names(position(hand=["defend", "attack"])) == ["load attack"]
    assert names(position(hand=["attack", "scavenge"], junk=["evade"])) == [
        "play scavenge evade",
        "load attack",
    ]
    assert names(position(hand=["evade"])) == ["load evade", "pass"]
    assert names(position(hand=[])) == ["pass"]


def test_a_switch_is_looked_at_where_something_speaks_for_it() -> None:
    """One blow may knock out the active Dinosaur, or the benched one is better there."""

    def switches(active: str, benched: str, damage: int = 0) -> bool:
        dinos = [{"card": active, "damage": damage}, {"card": benched}]
        return "switch 1" in names(position(hand=["attack"] * 3, dinos=dinos))

    assert not switches("tyrannosaurus", "compsognathus")
    assert switches("tyrannosaurus", "compsognathus", damage=110)
    assert switches("compsognathus", "tyrannosaurus")


def fight(attack: int, hurt: int, **other: Any) -> Any:
    """A combat in which seat 0's Utahraptor has the first move against a hurt Dilophosaurus."""
    side = {"hand": [], "dinos": [{"card": "dilophosaurus", "damage": hurt}, {"card": "utahraptor"}], **other}
    return position("combat", side, hand=[], combat_deck={"attack": attack, "evade": 0, "defend": 0})


def test_a_sure_knock_out_is_not_passed_by() -> None:
    assert names(fight(1, 60)) == ["attack"]
    assert "pass" in names(fight(1, 40))
    # A defence may save it.
    assert "pass" in names(fight(1, 60, combat_deck={"attack": 0, "evade": 0, "defend": 1}))


def answers(attacker: str, **own: Any) -> list[str]:
    """What a Triceratops with an Evade and a Defend looks at when it is attacked."""
    side = {"dinos": [{"card": "triceratops"}], "combat_deck": {"attack": 0, "evade": 1, "defend": 1}, **own}
    state = position(
        "combat",
        {"hand": []} | side,
        dinos=[{"card": attacker}],
        combat_deck={"attack": 1, "evade": 0, "defend": 0},
    )
    while (decision := RULES.decisions(state)[0]).kind != "answer":
        action = RULES.parse("attack" if decision.seat == 0 else "pass")
        RULES.apply(state, {decision.seat: action}, unheard)
    return names(state)


def test_an_evasion_that_cannot_succeed_is_no_answer() -> None:
    assert answers("tyrannosaurus") == ["defend", "take"]
    assert answers("compsognathus") == ["evade", "defend", "take"]
    assert answers("tyrannosaurus", items=["smoke_screen"]) == ["evade", "defend", "take"]


def test_attacks_pay_for_a_switch_only_where_nothing_else_can() -> None:
    def discards(*hand: str) -> list[str]:
        dinos = [{"card": "pachycephalosaurus", "damage": 85}, {"card": "tyrannosaurus"}]
        state = position(hand=list(hand), dinos=dinos)
        RULES.apply(state, {0: RULES.parse("switch 1")}, unheard)
        return names(state)

    assert discards("attack", "defend", "adrenaline") == ["discard defend", "discard adrenaline"]
    assert discards("attack", "attack") == ["discard attack"]


def test_a_dinosaur_that_can_finish_the_other_one_stays_in() -> None:
    def switches(enemy_damage: int) -> bool:
        hurt = [{"card": "utahraptor", "damage": 60}, {"card": "pachycephalosaurus"}]
        enemy = {"hand": [], "dinos": [{"card": "dilophosaurus", "damage": enemy_damage}]}
        return "switch 1" in names(position(hand=["attack", "defend"], dinos=hurt, other=enemy))

    assert switches(0)
    assert not switches(60)


def test_which_dinosaur_gets_the_last_place_is_a_choice() -> None:
    three = [{"card": "utahraptor"}] * 3
    assert names(position(hand=["triceratops", "compsognathus"], dinos=three)) == [
        "bench triceratops",
        "bench compsognathus",
    ]


def test_a_habit_does_not_see_the_dice_that_an_answer_throws() -> None:
    """A swift evader slips a blow, a slow one does not try, and for one in between the odds count alone."""

    def answer(card: str, dice: int) -> str:
        state = position(
            "combat",
            dinos=[{"card": "triceratops"}],
            combat_deck={"attack": 1, "evade": 0, "defend": 0},
            other={
                "hand": [],
                "dinos": [{"card": card, "damage": 30}],
                "combat_deck": {"attack": 0, "evade": 1, "defend": 0},
            },
        )
        while (decision := RULES.decisions(state)[0]).kind != "answer":
            action = RULES.parse("attack" if decision.seat == 0 else "pass")
            RULES.apply(state, {decision.seat: action}, unheard)
        state.dice = Dice(dice)
        return str(THINKING.habit(state, decision))

    assert {answer("compsognathus", dice) for dice in range(20)} == {"evade"}
    assert {answer("ankylosaurus", dice) for dice in range(20)} == {"take"}
    assert {answer("dilophosaurus", dice) for dice in range(20)} == {"evade"}
