"""Why a click does nothing, and what could still be done, in sentences that are true for the view."""

from typing import Any

from game.content.scrapbots import shipped_library
from game.content.texts import shipped_texts
from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.rules.scrapbots.choices import legal
from game.rules.scrapbots.explain import left_to_do, question_before_the_end, why_not
from game.rules.scrapbots.log_text import TableWords

CARDS = shipped_library().sets["revised"]
WORDS = TableWords(CARDS, shipped_texts("scrapbots"), ("Ada", "Bo"))
RULES = load("scrapbots")


def bot(card: str, *, exhausted: bool = False) -> dict[str, Any]:
    return {"card": card, "damage": 0, "exhausted": exhausted}


OWN = {
    "hand": ["drone", "chainsaw", "brain_damage"],
    "lanes": [bot("sentinel"), bot("scout", exhausted=True), None],
    "energy": 2,
    "scrap": 3,
}
START = {
    "market": ["scout", "golem", "drone", "drone", "blaster"],
    "players": [OWN, {"lanes": [None, bot("golem"), None]}],
}


def state(**changes: Any) -> Any:
    match = Match(RULES, {"starts": "0"}, 7)
    return RULES.restore(merged(merged(match.state.to_dict(), START), changes))


def why(slot: str, value: Any, picked: str = "", **changes: Any) -> str:
    return why_not(WORDS, RULES.view(state(**changes), 0), 0, slot, value, picked)


def test_what_cannot_be_paid_says_what_is_missing() -> None:
    assert why("market", "scout") == "Costs 5 Scrap, you have 3."
    assert why("attack", (0, 0)) == "Needs 4 Energy, you have 2."
    assert why("attack", (0, 1)) == "Needs 6 Energy, you have 2."
    assert why("own", 0) == "Needs 4 Energy, you have 2."


def test_what_is_not_ready_not_there_or_not_ones_own_says_so() -> None:
    assert why("own", 1) == "Scout is exhausted: ready again next turn."
    assert "No Scrapbot here" in why("own", 2) and "No Scrapbot here" in why("enemy", 0)
    assert "Bo's Scrapbot" in why("enemy", 1) and "Bo's deck" in why("enemy_deck", None)
    assert "cannot be played" in why("hand", "brain_damage")
    assert "Pick a card first" in why("scrap", None) and "Bo's Energy" in why("enemy_energy", None)


def test_a_picked_card_says_why_it_does_not_go_there() -> None:
    assert why("energy", None, "drone") == "Drone gives no Energy."
    assert why("own", 0, "drone") == "Sentinel stands here: a lane holds one Scrapbot."
    assert why("own", 2, "chainsaw") == "Chainsaw needs a ready Scrapbot: this lane is empty."
    assert "exhausted" in why("own", 1, "chainsaw")
    assert why("enemy", 1, "chainsaw") == "Chainsaw does not go here."


def test_in_the_others_turn_that_is_the_reason() -> None:
    for slot, value in (("market", "scout"), ("hand", "drone"), ("own", 1), ("scrap", None)):
        assert why(slot, value, active=1) == "It is Bo's turn."


def left(**own: Any) -> tuple[str, str]:
    now = state(players=[{**OWN, **own}, {}])
    view, actions = RULES.view(now, 0), legal(RULES.catalogues["revised"], now)
    return left_to_do(WORDS, view, 0, actions), question_before_the_end(WORDS, view, 0, actions)


def test_what_is_left_to_do() -> None:
    assert left(energy=4) == (
        "Sentinel can still attack",
        "You can still play 2 cards and attack with Sentinel.",
    )
    assert left() == ("2 cards left to play", "You can still play 2 cards.")
    assert left(hand=["brain_damage"], scrap=4) == ("You can still buy", "")
    assert left(hand=["brain_damage"]) == ("Nothing left to do", "")
