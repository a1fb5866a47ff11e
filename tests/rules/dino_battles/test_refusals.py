"""Every refusal is a sentence, and the right one."""

from typing import Any

import pytest

from game.engine.refusals import Pick, Picks
from game.engine.rules import Outcome, complete_options
from game.rules import load
from game.rules.dino_battles.picks import ACTIVE, BENCH, PASS, SWITCH, way
from game.rules.dino_battles.state import Payment
from tests.conformance.refusal_case import Position, check_position
from tests.rules.dino_battles.truths import TRUTHS

RULES: Any = load("dino_battles")
RAPTOR, REX, COMPY = {"card": "utahraptor"}, {"card": "triceratops"}, {"card": "compsognathus"}
ONE_ATTACK = {"attack": 1, "evade": 0, "defend": 0}
HELD = ("attack",)


def battle(
    phase: str = "precombat",
    *cards: str,
    other: Any = None,
    initiative: int = 0,
    payment: int = 0,
    **own: Any,
) -> Any:
    """A turn in which seat 0 has the initiative; both have a Dinosaur, and a Compsognathus on the bench."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player in data["players"]:
        player.update(hand=["attack"], comp=[])
        player["dinos"] = [RAPTOR, COMPY]
    data["players"][0].update({"hand": [*(cards or HELD)], **own})
    data["players"][1].update(other or {})
    state = RULES.restore(data | {"phase": phase, "initiative": initiative})
    state.payment = Payment(1, payment) if payment else None
    return state


def after_a_switch() -> Any:
    state = battle()
    state.players[0].switched = True
    return state


def looking() -> Any:
    state = battle()
    state.players[0].looked = state.players[0].deck[:2]
    return state


def ended() -> Any:
    state = battle()
    state.outcome = Outcome(1, "knockouts")
    return state


def first_hand(*cards: str, shown: bool = False) -> Any:
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player in data["players"]:
        player.update(hand=list(cards), shown=list(cards) if shown else [])
    return RULES.restore(data | {"initiative": 0})


def set_up(*cards: str, dinos: list[Any] | None = None, others: list[Any] | None = None) -> Any:
    """Seat 0 places its Dinosaurs."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player in data["players"]:
        player.update(hand=[*cards], kept=True, dinos=[])
    data["players"][0].update(dinos=dinos or [])
    data["players"][1].update(dinos=others or [])
    return RULES.restore(data | {"phase": "placement", "initiative": 0})


def fight(**own: Any) -> Any:
    """Seat 0 has the move."""
    return battle("combat", first_move=True, **{"combat_deck": ONE_ATTACK, **own})


def hand(card: str) -> Pick:
    return Pick("hand", card)


def own(place: int) -> Pick:
    return Pick("own", place)


def enemy(place: int) -> Pick:
    return Pick("enemy", place)


def picked(card: str) -> Picks:
    return (hand(card),)


MULLIGAN = "First keep this hand or draw a new one."
FULL = [RAPTOR] * 4
WORN = {"card": "utahraptor", "upgrades": ["steel_claws"]}
BEARERS = [REX, WORN, RAPTOR]
HURT = {"card": "utahraptor", "damage": 20}
POSITIONS = [
    Position("not_asked", battle(), PASS, "You are not asked to choose now.", asked=False),
    Position("unknown", battle(), hand("spoon"), 'There is no "spoon" in this game.'),
    Position(
        "choices", battle(), way("keep"), "That is not among your choices: load attack, switch 1, pass."
    ),
    Position(
        "bench_full",
        battle("precombat", "triceratops", dinos=FULL),
        hand("triceratops"),
        "Your bench has 3 Dinosaurs already.",
    ),
    Position(
        "no_bearer",
        battle("precombat", "steel_claws", dinos=FULL[:1]),
        hand("steel_claws"),
        "Steel Claws is attached to a benched Dinosaur, and you have none.",
    ),
    Position(
        "one_of_a_name",
        battle("precombat", "steel_claws", dinos=BEARERS[:2]),
        hand("steel_claws"),
        "Each of your benched Dinosaurs bears Steel Claws already.",
    ),
    Position(
        "worn",
        battle("precombat", "steel_claws", dinos=BEARERS),
        own(1),
        "Utahraptor bears Steel Claws already.",
        picked("steel_claws"),
    ),
    Position(
        "active_upgrade",
        battle("precombat", "steel_claws"),
        own(0),
        "Steel Claws is attached to benched Dinosaurs only.",
        picked("steel_claws"),
    ),
    Position(
        "own_only",
        battle("precombat", "steel_claws"),
        enemy(0),
        "Steel Claws is for your own Dinosaurs.",
        picked("steel_claws"),
    ),
    Position(
        "items_full",
        battle("precombat", "smoke_screen", items=["nanite_gel"] * 5),
        hand("smoke_screen"),
        "All 5 places for Items are taken.",
    ),
    Position(
        "window", battle("precombat", "adrenaline"), hand("adrenaline"), "Adrenaline is used after the dice."
    ),
    Position(
        "no_target",
        battle("precombat", "rust_bomb"),
        hand("rust_bomb"),
        "Rust Bomb has nothing to work on now.",
    ),
    *(
        Position("no_target", battle("precombat", card, **lacking), hand(card), sentence)
        for card, lacking, sentence in (
            ("reserves", {}, "Call the Reserves takes Comp Cards, and you have none left."),
            (
                "landslide",
                {"other": {"deck": []}},
                "Landslide takes cards off the other deck, and it is empty.",
            ),
            (
                "spyglass",
                {"deck": [], "other": {"known": ["attack"]}},
                "Spyglass shows the other hand, and you know all its cards.",
            ),
        )
    ),
    Position(
        "no_target",
        battle("precombat", items=["salvage_net"]),
        Pick("item", "salvage_net"),
        "Salvage Net brings back an Item, and your Junk has none.",
    ),
    Position("main_only", fight(), hand("attack"), "Attack is for your main phase."),
    Position(
        "set_first",
        fight(hand=["nanite_gel"]),
        hand("nanite_gel"),
        "Nanite Gel is set face down in a main phase first.",
    ),
    Position("not_in_hand", battle(), hand("lure"), "Lure is not in your hand."),
    Position(
        "not_in_items",
        battle(),
        Pick("item", "nanite_gel"),
        "Nanite Gel is not among your Items that lie face down.",
    ),
    Position(
        "only_dinosaurs",
        set_up("utahraptor", "attack"),
        hand("attack"),
        "Attack is no Dinosaur, and only those are placed before the first turn.",
    ),
    Position(
        "active_taken",
        set_up("utahraptor", dinos=[REX]),
        Pick("spot", ACTIVE),
        "Triceratops is your active Dinosaur already.",
        picked("utahraptor"),
    ),
    Position(
        "last_active",
        set_up("utahraptor", "attack"),
        Pick("spot", BENCH),
        "Utahraptor has to be active: it is your last Dinosaur.",
        picked("utahraptor"),
    ),
    Position("card_first", set_up("utahraptor"), Pick("spot", ACTIVE), "Pick a card first."),
    Position("active_first", set_up("utahraptor"), way("ready"), "First place a Dinosaur that is active."),
    Position("last_card", first_hand("utahraptor"), way("mulligan"), "A hand of one card is kept."),
    Position(
        "camouflaged",
        battle("precombat", "rust_bomb", other={"dinos": [WORN, COMPY]}),
        enemy(1),
        "Compsognathus is camouflaged: your cards cannot target it.",
        picked("rust_bomb"),
    ),
    Position(
        "no_upgrades",
        battle("precombat", "rust_bomb", other={"dinos": [WORN, RAPTOR]}),
        enemy(1),
        "Rust Bomb needs an Upgrade, and Utahraptor has none.",
        picked("rust_bomb"),
    ),
    Position(
        "enemy_only",
        battle("precombat", "rust_bomb", other={"dinos": [WORN]}),
        own(0),
        "Rust Bomb is for the other side's Dinosaurs.",
        picked("rust_bomb"),
    ),
    Position(
        "bench_only",
        battle("precombat", "lure", other={"dinos": [RAPTOR, RAPTOR]}),
        enemy(0),
        "Lure is for a benched Dinosaur.",
        picked("lure"),
    ),
    Position(
        "unhurt",
        battle(items=["nanite_gel"], dinos=[HURT, RAPTOR]),
        own(1),
        "Nanite Gel would do nothing for Utahraptor.",
        (Pick("item", "nanite_gel"),),
    ),
    Position(
        "boosted",
        battle("precombat", "berserk", dinos=[{**RAPTOR, "boosts": ["berserk"]}, COMPY]),
        own(0),
        "Utahraptor has Berserk until the end of the turn already.",
        picked("berserk"),
    ),
    Position(
        "picked",
        battle(items=["nanite_gel"], dinos=[HURT, HURT]),
        own(1),
        "Put back what is picked first (Esc).",
        (Pick("item", "nanite_gel"), Pick("own", 0, "nanite_gel")),
    ),
    Position("over", ended(), PASS, "The game is over."),
    Position(
        "own_side",
        set_up("utahraptor", dinos=[REX], others=[REX]),
        enemy(0),
        "Utahraptor is placed on your own side.",
        picked("utahraptor"),
    ),
    Position("mulligan_first", first_hand("utahraptor", "attack"), hand("attack"), MULLIGAN),
    Position(
        "no_dinosaur",
        first_hand("attack", "evade", shown=True),
        way("keep"),
        "This hand has no Dinosaur: draw a new one.",
    ),
    Position(
        "promote_first",
        battle(dinos=[None, REX]),
        hand("attack"),
        "First choose who takes your active place.",
    ),
    Position(
        "discard_first",
        battle(dinos=[REX, RAPTOR], hand=["attack", "evade"], payment=2),
        own(1),
        "First pay for the switch. Cards still to discard: 2.",
    ),
    Position(
        "condition",
        battle("postcombat", "war_cry"),
        hand("war_cry"),
        "War Cry is used before combat.",
    ),
    Position(
        "switch_bench",
        battle(),
        own(0),
        "Utahraptor is your active Dinosaur: choose one of your bench.",
        (SWITCH,),
    ),
    Position("other_turn", battle(initiative=1), PASS, "Brunel is to choose now."),
    Position("empty_place", battle(), own(3), "Nobody is there."),
    Position(
        "press_switch",
        battle(dinos=[RAPTOR, REX]),
        own(1),
        "Switch (S) brings it out. Cards from your hand that it costs: 1.",
    ),
    Position(
        "switch_own",
        battle(),
        enemy(0),
        "Utahraptor belongs to the other side: choose one of your bench.",
        (SWITCH,),
    ),
    Position(
        "retreat",
        battle(dinos=[REX, RAPTOR]),
        SWITCH,
        "Cards that the switch costs: 2. Cards in your hand: 1.",
    ),
    Position(
        "retreat_hp",
        battle(dinos=[{"card": "oviraptor", "damage": 45}, RAPTOR]),
        SWITCH,
        "The switch costs 10 HP, and your active Dinosaur has no more than that left.",
    ),
    Position(
        "look_first",
        looking(),
        hand("attack"),
        "First choose the card of your deck that you take.",
    ),
    Position("no_bench", battle(dinos=FULL[:1]), SWITCH, "There is no Dinosaur on your bench."),
    Position("switched", after_a_switch(), SWITCH, "You have switched in this phase already."),
    Position("switch_later", fight(), SWITCH, "Dinosaurs are switched in your main phase."),
    Position("combat_later", battle(), way("attack"), "Attacks and their answers belong to combat."),
    Position("not_attacked", fight(), way("evade"), "Nobody attacks you now: you have the move."),
    Position(
        "no_card",
        fight(combat_deck={"attack": 0, "evade": 1, "defend": 1}),
        way("attack"),
        "There is no Attack card in your Combat Deck.",
    ),
    Position(
        "special_cards",
        fight(),
        way("attack", 1),
        "Leaping Slash costs Attack, Evade. In your Combat Deck: 1 Attack, 0 Evade, 0 Defend.",
    ),
    Position("no_special", fight(), way("attack", 3), "Special attacks of Utahraptor: 1."),
    Position("move_first", fight(), own(1), "First choose what your Dinosaur does: attack or pass."),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: one.kind)
def test_the_reason(position: Position) -> None:
    check_position(RULES, position, TRUTHS)
