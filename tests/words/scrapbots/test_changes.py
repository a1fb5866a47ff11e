"""What a turn changed for the other side, and what its steps say on a belt."""

from typing import Any

from game.content.scrapbots import Scrapbot, shipped_library
from game.engine.match import Match
from game.engine.moments import AUDIENCES
from game.lessons.scenario import merged
from game.rules import load
from game.words.messages import shipped_messages
from game.words.scrapbots.belt import belt_lines, belt_title, did_something, is_attack
from game.words.scrapbots.changes import changes, lanes_now
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import Turn, turns

CARDS = shipped_library().sets["revised"]
WORDS = TableWords(CARDS, shipped_messages("scrapbots"), ("Ada", "Bo"))
HEALTH = {key: card.health for key, card in CARDS.cards.items() if isinstance(card, Scrapbot)}


def bot(card: str, damage: int = 0) -> dict[str, Any]:
    return {"card": card, "damage": damage, "exhausted": False}


def played(start: dict[str, Any], *moves: str) -> tuple[Match, Any, Turn]:
    """A match after some moves of Ada's, the view of Bo before them, and the turn."""
    rules = load("scrapbots")
    match = Match(rules, {"starts": "0"}, 7)
    match = Match(rules, match.options, 7, start=rules.restore(merged(match.state.to_dict(), start)))
    match.watch(AUDIENCES)
    before = match.view(1)
    for move in moves:
        match.act(0, move)
    return match, before, turns(match.events, HEALTH)[0]


def texts(match: Match, before: Any, turn: Turn) -> list[tuple[int, str, str]]:
    view: Any = match.view(1)
    return [(one.seat, one.text, one.tone) for one in changes(WORDS, 1, before, view, turn.steps)]


def test_harm_comes_first_then_what_the_other_built_and_bought() -> None:
    players = [
        {"hand": ["chainsaw", "drone", "circuitry"], "scrap": 5, "lanes": [bot("scout"), None, None]},
        {"lanes": [bot("sentry_gun", 10), bot("enforcer", 10), None]},
    ]
    market = ["scout", "scout", "scout", "golem", "golem"]
    moves = ("activate chainsaw lane 1", "build drone lane 3", "buy scout")
    assert texts(*played({"players": players, "market": market}, *moves)) == [
        (1, "*Sentry Gun* in lane 1 is destroyed.", "harm"),
        (1, "*Enforcer* in lane 2: 60, now *50* :hp:.", "harm"),
        (1, "No new Wounds: *0* to Ada's *0*.", "plain"),
        (0, "Ada built *Drone* in lane 3.", "plain"),
        (0, "Ada bought *Scout*.", "plain"),
    ]


def test_wounds_are_counted() -> None:
    players = [{"energy": 3, "hand": ["circuitry"], "lanes": [bot("scout"), None, None]}, {}]
    found = texts(*played({"players": players}, "attack lane 1 1"))
    assert found == [(1, "*2 Wounds* for you: *2* to Ada's *0*.", "harm")]


def test_lanes_say_what_they_mean_for_the_seat() -> None:
    players = [
        {"lanes": [bot("scout"), None, bot("drone", 10)]},
        {"lanes": [None, bot("golem"), bot("enforcer", 20)]},
    ]
    match, _, _ = played({"players": players}, "pass")
    view: Any = match.view(1)
    assert [(one.own, one.other, one.text, one.tone) for one in lanes_now(WORDS, 1, view)] == [
        ("", "scout", "undefended: Scout can hit you", "harm"),
        ("golem", "", "Ada is undefended", "good"),
        ("enforcer", "drone", "50 against 30", "plain"),
    ]


def test_steps_on_the_belt_have_a_title_and_what_came_of_them() -> None:
    players = [
        {"hand": ["chainsaw", "spare_parts", "circuitry"], "scrap": 3, "lanes": [bot("scout"), None, None]},
        {"lanes": [bot("sentry_gun", 10), None, None]},
    ]
    market = ["drone", "scout", "scout", "golem", "golem"]
    moves = ("scrap spare_parts", "activate chainsaw lane 1", "buy drone", "pass")
    _, _, turn = played({"players": players, "market": market}, *moves)
    told = [(belt_title(WORDS, step, "scout"), belt_lines(WORDS, step)) for step in turn.steps]
    assert told == [
        ("Spare Parts", ["2 :scrap:"]),
        ("Chainsaw on Scout", ["*Sentry Gun*: destroyed.", "Lane 2: 1 Wound."]),
        ("Buys Drone", ["for 4 :scrap:"]),
        ("Ends the turn", ["Draws 5"]),
    ]
    assert [is_attack(step) for step in turn.steps] == [False, True, False, False]
    assert did_something(turn.steps) and not did_something(turn.steps[-1:])


def test_each_step_knows_its_first_event() -> None:
    players = [{"hand": ["spare_parts", "circuitry"], "scrap": 3}, {}]
    match, _, turn = played({"players": players}, "scrap spare_parts", "energy circuitry", "pass")
    kinds = [match.events[step.first].kind for step in turn.steps]
    assert kinds == ["scrap", "energy", kinds[-1]] and kinds[-1] in ("discard", "clean_up")
