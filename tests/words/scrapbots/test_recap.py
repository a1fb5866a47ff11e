"""What the table's list of the last turn says is what happened in it."""

from collections.abc import Sequence

import pytest

from game.content.scrapbots import Scrapbot, shipped_library
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.paint.text import measured
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import Turn, brief_text, last_turn, result_text, step_text, turns

CARDS = shipped_library().sets["revised"]
HEALTH = {key: card.health for key, card in CARDS.cards.items() if isinstance(card, Scrapbot)}
WORDS = TableWords(CARDS, shipped_messages("scrapbots"), ("Ada", "Bo"))


def bot(card: str, damage: int = 0) -> dict[str, object]:
    return {"card": card, "damage": damage, "exhausted": False}


def played(moves: Sequence[str], **own: object) -> list[Turn]:
    """Ada begins with these fields of her side; Bo has a Sentry Gun and a Drone."""
    rules = load("scrapbots")
    match = Match(rules, {"starts": "0"}, 7)
    other = {"lanes": [bot("sentry_gun", 10), bot("drone"), None], "hand": ["circuitry"]}
    start = rules.restore(merged(match.state.to_dict(), {"players": [own, other]}))
    match = Match(rules, match.options, 7, start=start)
    for move in moves:
        match.act(int(move[0]), rules.parse(move[2:]))
    return turns(match.events, HEALTH)


def texts(turn: Turn | None) -> list[str]:
    assert turn is not None
    return [step_text(WORDS, step) for step in turn.steps]


def test_cards_for_the_same_pool_are_one_step() -> None:
    hand = ["spare_parts", "spare_parts", "drone", "circuitry"]
    moves = ["0 scrap spare_parts", "0 scrap spare_parts", "0 scrap drone", "0 energy circuitry"]
    found = played(moves, hand=hand)
    assert texts(found[-1]) == ["8 :scrap: from *Spare Parts ×2 and Drone*.", "1 :energy: from *Circuitry*."]


def test_an_attack_tells_of_each_lane() -> None:
    lanes = [None, bot("enforcer"), None]
    (turn,) = played(["0 attack lane 2 2"], lanes=lanes, energy=7, hand=["drone"])
    (step,) = turn.steps
    assert step_text(WORDS, step) == "*Enforcer* attacked in lane 2 for 7 :energy:."
    results = [result_text(WORDS, step.lanes[lane]) for lane in sorted(step.lanes)]
    assert results == [
        ("Lane 1", "Sentry Gun", "destroyed"),
        ("Lane 2", "Drone", "40 > 20"),
        ("Lane 3", "undefended", "+2 :wound:"),
    ]


def test_what_ends_the_turn_is_its_last_step_and_the_next_turn_begins_anew() -> None:
    found = played(["0 build drone lane 3", "0 pass", "1 energy circuitry"], hand=["drone"])
    mine, theirs = found
    assert texts(mine) == ["Built *Drone* in lane 3.", "Ended the turn and drew 5 cards."]
    assert theirs.seat == 1 and theirs.number == 2 and texts(theirs) == ["1 :energy: from *Circuitry*."]
    assert last_turn(found, 0) is mine and last_turn(found, 1) is theirs


def test_a_coin_and_cards_drawn_are_told_with_their_step() -> None:
    (turn,) = played(["0 energy supply_crate text"], hand=["supply_crate", "drone"])
    (text,) = texts(turn)
    assert text.endswith("Drew 2 cards.")
    (turn,) = played(["0 attack lane 2 1"], lanes=[None, bot("scout"), None], energy=5, hand=["drone"])
    assert not any("heads" in text or "tails" in text for text in texts(turn))


def test_a_step_in_brief_says_what_its_coin_showed() -> None:
    both = {"lanes": [None, bot("scout"), None], "energy": 5, "hand": ["drone"]}
    (turn,) = played(["0 attack lane 2 2"], **both)
    (step,) = turn.steps
    (coin,) = [one for one in step.results if one.kind == "coin"]
    assert (":heads: " if coin.facts["heads"] else ":tails: ") in brief_text(WORDS, step)


def test_what_a_lane_suffered_stands_in_one_line() -> None:
    """ "lane 2 20 > 10" was read as one number, and a line ended after "lane"."""
    (turn,) = played(["0 attack lane 2 1"], lanes=[None, bot("enforcer"), None], energy=7)
    told = brief_text(WORDS, turn.steps[-1])
    assert "lane\u00a02:\u00a040\u00a0:right:\u00a020" in told
    wide = measured("lane\u00a02:\u00a040\u00a0:right:\u00a020", 16, 1000)
    assert measured("lane\u00a02:\u00a040\u00a0:right:\u00a020", 16, wide[0])[1] == wide[1]
    assert measured("Drone lane\u00a02:\u00a040\u00a0:right:\u00a020", 16, wide[0])[1] == 2 * wide[1]


def test_cards_for_a_pool_and_the_end_of_a_turn_are_told_in_few_words() -> None:
    """Lines of names and counts took the room of other steps."""
    (turn, _) = played(["0 scrap spare_parts", "0 scrap drone", "0 pass"], hand=["spare_parts", "drone"])
    told = [brief_text(WORDS, one) for one in turn.steps]
    assert told == ["+6 :scrap: from 2 cards.", "Drew 5 cards."]


def test_nothing_is_told_before_anything_has_happened() -> None:
    assert turns([], HEALTH) == [] and last_turn([], 0) is None


@pytest.mark.parametrize("seed", range(12))
def test_every_game_can_be_told_and_adds_up(seed: int) -> None:
    rules, dice = load("scrapbots"), Dice(seed)
    match = Match(rules, {}, seed)
    while match.decisions and len(match.record) < 250:
        (decision,) = match.decisions
        match.act(decision.seat, dice.pick(decision.actions))
    found = turns(match.events, HEALTH)
    for turn in found:
        for step in turn.steps:
            assert step.seat == turn.seat and step_text(WORDS, step)
            for result in step.lanes.values():
                assert all(result_text(WORDS, result))
                assert result.seat != turn.seat and 0 <= result.after <= result.before
    wounds = sum(result.wounds for turn in found for step in turn.steps for result in step.lanes.values())
    assert wounds == _facts(match.events, "wound", "count")
    choices = sum(len(step.cards) for turn in found for step in turn.steps)
    assert choices == len([one for one in match.record if not one.endswith("pass")])


def _facts(events: Sequence[Event], kind: str, fact: str) -> int:
    return sum(event.facts[fact] for event in events if event.kind == kind)
