"""Why a click does nothing, in sentences that are true for the table."""

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.refusals import Pick
from game.lessons.scenario import merged
from game.rules import load
from game.rules.scrapbots.picks import (
    END_TURN,
    ENEMY_DECK,
    ENEMY_PILE,
    attacking,
    enemy_pool,
    pool,
)
from tests.conformance.refusal_case import Position, check_position
from tests.rules.scrapbots.truths import TRUTHS

RULES: Any = load("scrapbots")


def bot(card: str, *, exhausted: bool = False, damage: int = 0) -> dict[str, Any]:
    return {"card": card, "damage": damage, "exhausted": exhausted}


HAND = ["drone", "chainsaw", "brain_damage", "supply_crate", "fusion_cell", "magnet_trap"]
OWN = {
    "hand": HAND,
    "lanes": [bot("sentinel"), bot("scout", exhausted=True), None],
    "energy": 2,
    "scrap": 3,
}
START = {
    "market": ["scout", "golem", "drone", "drone", "servomotor"],
    "players": [OWN, {"lanes": [None, bot("golem", exhausted=True), None]}],
}
DEAR = "Sentinel needs 6 Energy to attack"
GIVES = "The cards of your hand give 14 more."
FULL = [bot("sentinel"), bot("scout"), bot("drone")]
TIRED = [bot("scout", exhausted=True), None, None]


def table(lanes: list[Any] | None = None, **changes: Any) -> Any:
    """Seat 0 in turn, with three Scrap and two Energy."""
    options = {"starts": "0", "edition": changes.get("edition", "revised")}
    data = merged(merged(Match(RULES, options, 7).state.to_dict(), START), changes)
    if lanes is not None:
        data["players"][0]["lanes"] = lanes
    return RULES.restore(data)


def hand(card: str) -> tuple[Pick, ...]:
    return (Pick("hand", card),)


def own(lane: int) -> Pick:
    return Pick("own", lane)


def enemy(lane: int) -> Pick:
    return Pick("enemy", lane)


OVER = {"outcome": {"winner": 1, "reason": "last_wound"}, "wounds_left": 0}
CRATE = (
    "That is not among your choices: scrap supply_crate, energy supply_crate, "
    "scrap supply_crate text, energy supply_crate text."
)
POSITIONS = [
    Position("over", table(**OVER), own(0), "The game is over."),
    Position("not_asked", table(), own(0), "You are not asked to choose now.", asked=False),
    Position("unknown", table(), Pick("hand", "spoon"), 'There is no "spoon" in this game.'),
    Position(
        "choices",
        table(),
        Pick("zone", "hand", "supply_crate"),
        CRATE,
        hand("supply_crate"),
    ),
    Position("other_turn", table(active=1), Pick("market", "scout"), "It is Brunel's turn."),
    Position("limit", table(plays=100), hand("drone")[0], "100 plays are the most for one turn: end it now."),
    Position(
        "price",
        table(),
        Pick("market", "golem"),
        "Golem costs 12 Scrap and you have 3. The cards of your hand give 27 more.",
    ),
    Position("not_in_market", table(), Pick("market", "sentinel"), "Sentinel is not in the market."),
    Position("not_in_hand", table(), Pick("hand", "golem"), "Golem is not in your hand."),
    Position(
        "wound",
        table(),
        Pick("hand", "brain_damage"),
        "A Wound cannot be played. It is discarded with your hand at the end of your turn.",
    ),
    Position("exhausted", table(), own(1), "Scout is exhausted: ready again next turn."),
    Position(
        "bot_sleeps",
        table(),
        own(1),
        "Chainsaw is activated on a ready Scrapbot: Scout is exhausted until your next turn.",
        hand("chainsaw"),
    ),
    Position("energy", table(), own(0), f"Sentinel needs 4 Energy to attack and you have 2. {GIVES}"),
    Position(
        "energy", table(), attacking(0, 1), f"Sentinel needs 6 Energy to attack and you have 2. {GIVES}"
    ),
    Position("empty", table(), own(2), "No Scrapbot here: pick one from your hand to build it."),
    Position("enemy", table(), enemy(1), "This is Brunel's Scrapbot. Attack it from the same lane."),
    Position("enemy_empty", table(), enemy(0), "No Scrapbot here: 10 damage in this lane deals 1 Wound."),
    Position("enemy_deck", table(), ENEMY_DECK, "This is Brunel's deck: only its owner may look through it."),
    Position("enemy_pile", table(), ENEMY_PILE, "Brunel's discard pile is empty."),
    Position("pool", table(), pool("scrap"), "Pick a card first, then click here to play it for Scrap."),
    Position("enemy_pool", table(), enemy_pool("energy"), "This is Brunel's Energy."),
    Position("no_energy", table(), pool("energy"), "Drone gives no Energy.", hand("drone")),
    Position("no_text", table(), Pick("way", ("scrap", True)), "Drone has no text to follow.", hand("drone")),
    Position(
        "not_built",
        table(),
        Pick("way", ("build", 0)),
        "Chainsaw is no Scrapbot, and only Scrapbots are built.",
        hand("chainsaw"),
    ),
    Position(
        "lanes_full",
        table(FULL),
        Pick("way", ("build", 0)),
        "Drone cannot be built: a Scrapbot stands in each of your 3 lanes.",
        hand("drone"),
    ),
    Position(
        "not_activated",
        table(),
        Pick("way", ("activate", 0)),
        "Drone has nothing to activate.",
        hand("drone"),
    ),
    Position(
        "no_ready",
        table(TIRED),
        Pick("way", ("activate", 0)),
        "Chainsaw is activated on a ready Scrapbot, and you have none.",
        hand("chainsaw"),
    ),
    Position(
        "taken",
        table(),
        own(0),
        "This lane is taken: Sentinel stands here, and a lane holds one Scrapbot.",
        hand("drone"),
    ),
    Position(
        "needs_bot", table(), own(2), "Chainsaw needs a ready Scrapbot: this lane is empty.", hand("chainsaw")
    ),
    Position(
        "undamaged",
        table(edition="first", players=[{"hand": ["repair_kit"]}, {}]),
        own(0),
        "Repair Kit repairs damage, and Sentinel has none.",
        hand("repair_kit"),
    ),
    Position(
        "ready",
        table(),
        own(0),
        "Fusion Cell readies an exhausted Scrapbot, and Sentinel is ready.",
        hand("fusion_cell"),
    ),
    Position(
        "enemy_exhausted",
        table(),
        enemy(1),
        "Magnet Trap exhausts a ready Scrapbot, and Golem is exhausted.",
        hand("magnet_trap"),
    ),
    Position(
        "no_target",
        table(),
        enemy(0),
        "Magnet Trap needs a Scrapbot here, and this lane is empty.",
        hand("magnet_trap"),
    ),
    Position("not_here", table(), enemy(1), "Chainsaw does not go here.", hand("chainsaw")),
    Position(
        "bought",
        table(players=[{"scrap": 9}, {}]),
        own(2),
        "Scout is in the market: a card that you buy goes to your discard pile.",
        (Pick("market", "scout"),),
    ),
    Position("picked", table(), END_TURN, "Put back what is picked first (Esc).", hand("drone")),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: one.kind)
def test_the_reason(position: Position) -> None:
    check_position(RULES, position, TRUTHS)
