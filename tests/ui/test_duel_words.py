"""What the chain and the prompt line of Scrap Knights say about what was chosen."""

from typing import Any

import pytest

from game.content.scrap_knights import shipped_library
from game.engine.match import Match
from game.engine.refusals import Pick
from game.engine.rules import Decision
from game.rules import load
from game.rules.scrap_knights.actions import NONE, OVERCHARGE, SpendToken
from game.rules.scrap_knights.picks import card
from game.rules.scrap_knights.state import Tokens
from game.rules.scrap_knights.turn import ChainStep, Turn, turn_so_far
from game.ui.tables.chooser import Chooser
from game.ui.tables.scrap_knights.anatomy import ANATOMY
from game.ui.tables.scrap_knights.faces import face, played_face
from game.ui.tables.scrap_knights.panels.prompt import answer_button, prompt_text
from game.words.messages import shipped_messages
from game.words.scrap_knights.table_text import TableWords

RULES = load("scrap_knights")
WORDS = TableWords(shipped_library(), shipped_messages("scrap_knights"), ("Ada", "Bo"))


def turns(deck: str, move: str) -> list[Turn]:
    """What is shown after each event of a round in which the first seat plays `move`."""
    match = Match(RULES, {"deck_0": deck, "deck_1": "bulwark"}, 1, watched_by=(None,))
    match.act(0, RULES.parse(move))
    match.act(1, RULES.parse("act stonewall"))
    while match.decisions and match.state.round == 1:  # type: ignore[attr-defined]
        match.act(match.decisions[0].seat, RULES.parse("pass"))
    return [
        turn_so_far(moment.view(None), match.events[: place + 1])  # type: ignore[arg-type]
        for place, moment in enumerate(match.moments)
    ]


def steps_of(deck: str, move: str) -> list[ChainStep]:
    """The first seat's effects, at every moment of the round."""
    found = []
    for turn in turns(deck, move):
        found += [step for step in turn.steps if step.seat == 0]
    assert found
    return found


@pytest.mark.parametrize(
    ("deck", "move", "priority", "effect"),
    [
        ("barrage", "act parry_shield 2", "+2", "*Block* 2 :block:."),
        ("barrage", "act parry_shield -4", "−4", "*Block* 2 :block:."),
        ("ember_titan", "act thruster_launch 3 farther", "", "Move 3 farther :move:. Gain 3 :heat: heat."),
        (
            "gambler",
            "act machina_deus stonewall",
            "First",
            "If the opponent played Stonewall and you have 1 :hp: HP or less, deal 1001 :damage: damage.",
        ),
    ],
)
def test_the_chain_shows_what_was_chosen(deck: str, move: str, priority: str, effect: str) -> None:
    for step in steps_of(deck, move):
        assert (WORDS.priority(step), WORDS.effect(step)) == (priority, effect)


def test_a_view_in_the_middle_of_a_round_shows_it_too() -> None:
    state = RULES.new_game({"deck_0": "barrage", "deck_1": "ronin"}, 1)
    state.players[0].tokens = Tokens(armored=1)  # type: ignore[attr-defined]
    RULES.apply(
        state, {0: RULES.parse("act parry_shield 5"), 1: RULES.parse("act slash")}, lambda event: None
    )
    steps = turn_so_far(RULES.view(state, 1), ()).steps  # type: ignore[arg-type]
    assert [WORDS.priority(step) for step in steps if step.card == "parry_shield"] == ["+5"]


def test_the_closer_look_of_a_card_face_up_shows_it() -> None:
    assert played_face("parry_shield 2").body == "*Priority +2:* *Block* 2 :block:."
    assert played_face("slash") == face("slash")


def prompt(decision: Decision, ult: str, *picks: Pick) -> tuple[str, list[str]]:
    """The prompt line after these picks, and the names of its buttons."""
    chooser = Chooser(decision, ANATOMY)
    for pick in picks:
        assert chooser.pick(pick)
    buttons = [answer_button(WORDS, chooser, answer, lambda: None) for answer in chooser.answers]
    return prompt_text(WORDS, chooser, ult), [button.name for button in buttons]


def test_a_token_for_one_of_two_cards_is_named() -> None:
    actions = (SpendToken("blitz", "slash"), SpendToken("blitz", "stab"))
    asked = prompt(Decision(0, "tokens", actions), "1000_cuts", Pick("token", "blitz"))
    assert asked == ("Blitz: on which card?", ["Slash", "Stab"])


def test_an_overcharge_is_refused_in_so_many_words() -> None:
    asked = prompt(Decision(0, "overcharge", (OVERCHARGE, NONE)), "test")
    assert asked == ("Ada: overcharge TEST for 2 more heat?", ["Overcharge", "No overcharge"])


def test_a_priority_to_choose_has_its_sign() -> None:
    actions = tuple(RULES.parse(f"act parry_shield {number}") for number in (-2, 2))
    asked = prompt(Decision(0, "act", actions, True), "orbital_lobotomy", card("parry_shield"))
    assert asked == ("Parry Shield: choose X. It blocks only damage of priority X.", ["−2", "+2"])


def test_spent_frame_advantage_raises_the_priority_that_is_shown() -> None:
    state: Any = RULES.new_game({"deck_0": "ronin", "deck_1": "bulwark"}, 1)
    state.players[0].tokens = Tokens(frame_advantage=1)
    match = Match(RULES, {"deck_0": "ronin", "deck_1": "bulwark"}, 1, start=state)
    match.act(0, "act slash")
    match.act(1, "act stonewall")
    while match.decisions and match.decisions[0].kind == "bots":
        match.act(match.decisions[0].seat, "pass")
    match.act(0, "spend frame_advantage")
    view: Any = match.view(0)
    steps = turn_so_far(view, match.events).steps
    assert [WORDS.priority(step) for step in steps if step.card == "slash"] == ["+1"]
