"""States that the rules could not go on from are refused, in a sentence that names the field."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load
from tests.examples import examples
from tests.spoil import JSON, spoilt, taken_or_told

RULES: Any = load("dino_battles")
EXCHANGE = {
    "mover": 0,
    "special": 0,
    "stage": "answering",
    "answer": "",
    "answer_special": 0,
    "dice": [0, 0],
    "bonus": [0, 0],
    "change": [0, 0],
    "shield": [0, 0],
}
WINDOW = {"kind": "main", "asked": 1, "second": False, "played": [], "lost": [False, False]}
PLAYED = {"seat": 0, "card": "rust_bomb", "on": 0, "name": "steel_claws"}


def state(phase: str = "combat", **changes: Any) -> dict[str, Any]:
    """Two Dinosaurs a side, in the middle of a turn."""
    data: dict[str, Any] = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player in data["players"]:
        player.update(hand=["attack"], combat_deck={"attack": 2, "evade": 1, "defend": 1})
        player["dinos"] = [{"card": "utahraptor", "upgrades": ["steel_claws"]}, {"card": "triceratops"}]
    return data | {"phase": phase} | changes


def of_player(seat: int, phase: str = "combat", **changes: Any) -> dict[str, Any]:
    data = state(phase)
    data["players"][seat].update(changes)
    return data


def set_up(**changes: Any) -> dict[str, Any]:
    """A new game, with changes to the first seat."""
    data: dict[str, Any] = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    data["players"][0].update(changes)
    return data | {"initiative": 1 if changes.get("kept") else 0}


def standing(of: str = "combat", **changes: Any) -> dict[str, Any]:
    """The same, as a game that has come so far by itself would write it."""
    return RULES.restore(state(of)).to_dict() | changes


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: of_player(0, hand=["goose"]), "players.0.hand: there is no card 'goose'"),
        (lambda: of_player(1, items=["attack"]), "players.1.items: 'attack' is no such Item"),
        (
            lambda: of_player(1, permanents=["nanite_gel"]),
            "players.1.permanents: 'nanite_gel' is no such Item",
        ),
        (lambda: of_player(0, items=["nanite_gel"] * 6), "players.0.items: there are 5 places for Items"),
        (lambda: of_player(0, known=["evade"]), "players.0.known: 'evade' is not in the hand"),
        (
            lambda: of_player(0, dinos=[{"card": "attack"}]),
            "players.0.dinos.0.card: there is no Dinosaur 'attack'",
        ),
        (
            lambda: of_player(0, dinos=[{"card": "utahraptor", "damage": 70}]),
            "players.0.dinos.0.damage: that Dinosaur has no HP left",
        ),
        (
            lambda: of_player(0, dinos=[{"card": "utahraptor", "upgrades": ["steel_claws"] * 2}]),
            "players.0.dinos.0.upgrades: one Upgrade of each name",
        ),
        (
            lambda: of_player(0, dinos=[{"card": "utahraptor", "paralyzed_rounds": 2}]),
            "players.0.dinos.0.paralyzed: rounds are left, so it is paralyzed",
        ),
        (lambda: of_player(1, dinos=[]), "players.1.dinos: a side without a Dinosaur has lost"),
        (lambda: of_player(1, knockouts=3), "players.1.knockouts: 3 of them end the game"),
        (lambda: set_up(hand=[]), "players.0.hand: a hand has at least one card"),
        (lambda: set_up(hand=["attack"], kept=True), "players.0.kept: a hand without a Dinosaur goes back"),
        (lambda: set_up(knockouts=3), "players.0.knockouts: 3 of them end the game"),
        (lambda: state("end"), "phase: end goes on by itself"),
        (lambda: standing(phase="end"), "active: nobody is in turn in end"),
        (
            lambda: standing("precombat", exchange=EXCHANGE),
            "exchange: Dinosaurs fight in combat only",
        ),
        (
            lambda: standing(exchange={**EXCHANGE, "stage": "rolled"}),
            "exchange.answer: an answer comes after its attack",
        ),
        (
            lambda: standing(exchange={**EXCHANGE, "special": 3}),
            "exchange.special: there is no such special attack",
        ),
        (
            lambda: standing(exchange={**EXCHANGE, "dice": [3, 0]}),
            "exchange.dice: they are thrown after the answer",
        ),
        (
            lambda: standing("precombat", window=WINDOW),
            "window.played: in a main phase a card is answered",
        ),
        (
            lambda: standing("precombat", window={**WINDOW, "played": [PLAYED]}),
            "window.asked: that seat has no card to use",
        ),
        (
            lambda: standing("precombat", window={**WINDOW, "kind": "dice"}),
            "window.kind: that is for an exchange",
        ),
        (
            lambda: standing("precombat", payment={"place": 2, "left": 1}),
            "payment.place: there is no Dinosaur",
        ),
        (
            lambda: standing("precombat", payment={"place": 1, "left": 2}),
            "payment.left: the hand has fewer cards",
        ),
        (lambda: standing(lost=[True, False]), "lost: the window after a knock-out opens at once"),
    ],
)
def test_a_state_that_cannot_be_is_refused(make: Callable[[], dict[str, Any]], problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        RULES.restore(make())


def test_a_set_up_starts_afresh_where_it_says_nothing() -> None:
    combat = RULES.restore(state())
    assert (combat.active, combat.turn, combat.players[0].ready) == (combat.initiative, 1, True)
    slower = of_player(1 - combat.initiative, dinos=[{"card": "compsognathus"}])
    assert RULES.restore(slower).active == 1 - combat.initiative
    assert RULES.restore(state("postcombat")).active == combat.initiative


def some_states() -> list[Any]:
    """Every seventh state of a few random games, and one in an exchange and with a cost to pay."""
    states = [standing(exchange=EXCHANGE), standing("precombat", payment={"place": 1, "left": 1})]
    options = (
        {},
        {"deck_0": "saboteurs", "deck_1": "venom_court"},
        {"windows": "always"},
        {"knockouts": "2"},
    )
    for seed, chosen in enumerate(options):
        state, dice = RULES.new_game(complete_options(RULES, chosen), seed), Dice(seed)
        for number in range(120):
            if number % 7 == 0:
                states.append(state.to_dict())
            decisions = RULES.decisions(state)
            if not decisions:
                break
            RULES.apply(state, {decisions[0].seat: dice.pick(decisions[0].actions)}, unheard)
    return states


WORDS = ["", "attack", "nanite_gel", "dome_shield", "utahraptor", "steel_claws", "combat", "mulligan", "main"]


@given(data=spoilt(some_states(), WORDS))
@examples(600)
def test_a_spoilt_state_is_refused_or_can_be_played_on(data: Any) -> None:
    taken_or_told(RULES, data)


@given(data=JSON)
def test_any_json_is_refused(data: Any) -> None:
    taken_or_told(RULES, data)
