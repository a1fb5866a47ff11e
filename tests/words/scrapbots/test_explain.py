"""What could still be done in a turn, in sentences that are true for the view."""

from typing import Any

from game.content.scrapbots import shipped_library
from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.rules.scrapbots.choices import legal
from game.words.messages import shipped_messages
from game.words.scrapbots.explain import left_to_do, question_before_the_end
from game.words.scrapbots.log_text import TableWords

CARDS = shipped_library().sets["revised"]
WORDS = TableWords(CARDS, shipped_messages("scrapbots"), ("Ada", "Bo"))
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


def left(**own: Any) -> tuple[str, str]:
    now = state(players=[{**OWN, **own}, {}])
    view, actions = RULES.view(now, 0), legal(RULES.catalogues["revised"], now)
    return left_to_do(WORDS, view, 0, actions), question_before_the_end(WORDS, view, 0, actions)


def test_what_is_left_to_do() -> None:
    assert left(energy=4) == (
        "Sentinel can still attack",
        "You can still play 2 cards and attack with Sentinel.",
    )
    twins = [{"card": "sentinel", "damage": 0, "exhausted": False}] * 2
    assert left(energy=4, lanes=[None, *twins]) == (
        "Lanes 2 and 3 can still attack",
        "You can still play 2 cards and attack with Sentinel in lanes 2 and 3.",
    )
    assert left() == ("2 cards left to play", "You can still play 2 cards.")
    with_scrap = "You can still play 2 cards. Your 4 Scrap can still buy a card."
    assert left(scrap=4) == ("2 cards left to play, 4 Scrap to spend", with_scrap)
    unspent = "Your 4 Scrap can still buy a card."
    assert left(hand=["brain_damage"], scrap=4) == ("4 Scrap can still buy", unspent)
    assert left(hand=["brain_damage"]) == ("Nothing left to do", "")
