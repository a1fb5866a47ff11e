"""A blocker is asked how much to block where it matters to a card that looks at its HP, and only there."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.scrap_knights import effects
from game.rules.scrap_knights.actions import ChooseNumber
from game.rules.scrap_knights.catalogue import BRINGS_IN
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import Frame, Question, State
from tests.examples import examples
from tests.rules.scrap_knights.any_decks import RULES, any_duel

CARD, LIMIT = "machina_deus", 1
"""The card that looks at its seat's HP, and the most HP at which it works."""
ZONES = ("hand", "held", "prep", "lost", "nowhere")


def low_duel(dice: Dice) -> State:
    """A duel low on HP, without BOTs: Defends against Attacks; the first seat has the card somewhere."""
    data = any_duel(dice).to_dict()
    for player, kind in zip(data["players"], ("defend", "attack"), strict=True):
        acts = [act.id for act in RULES.library.acts.values() if act.kind == kind and act.id != CARD]
        player.update(hp=1 + dice.below(6), heat=0, bots=[], hand=list(dice.shuffled(tuple(acts))[:5]))
        player["prep"] = [card for card in player["prep"] if card != CARD]
    zone = dice.pick(ZONES)
    if zone != "nowhere":
        data["players"][0][zone].append(CARD)
    data["players"][0]["tokens"]["armored"] = dice.below(3)
    return RULES.restore(data)


def may_come_back(state: State) -> bool:
    """Whether the first seat can play the card in a later round."""
    player = state.players[0]
    return CARD in (*player.hand, *player.held) or (CARD in player.prep and player.ult == "test")


def ask_always(context: GameContext, frame: Frame, target: Seat, amount: int) -> int | None:
    """Stands in for the rule: any amount may be blocked of any damage."""
    most = min(context.state.blocks[target], amount)
    if most == 0 or context.dry:
        return most
    options = tuple(range(most + 1))
    choice = context.choose(Question(target, "block", numbers=options), [ChooseNumber(n) for n in options])
    return None if choice is None else int(choice.number)


def rest_of_turn(state: State, heard: list[Event]) -> Iterator[State]:
    """The turn's end for every amount that the first seat may block each time; the second one blocks all."""
    question = state.question
    if question is None:
        yield state
        return
    actions = RULES.decisions(state)[0].actions
    for action in actions[-1:] if question.kind == "block" and question.seat == 1 else actions:
        fork = state.copy()
        RULES.apply(fork, {question.seat: action}, heard.append)
        yield from rest_of_turn(fork, heard)


def is_plain(heard: list[Event]) -> bool:
    """Whether nothing came by chance: a dry run may go another way."""
    return not any(event.kind in ("tie", "drew", "copy") for event in heard)


def brings_in(state: State) -> bool:
    """Whether an ACT of this turn may bring in a card that nobody has seen."""
    lines = RULES.catalogue.lines
    used = (*state.players[0].used, *state.players[1].used)
    return any(
        isinstance(step.verb, BRINGS_IN) for card in used for line in lines[card] for step in line.steps
    )


def turns(seed: int) -> Iterator[tuple[State, dict[Seat, Any]]]:
    """States with the choices that lead into the resolution of a turn."""
    state, dice = low_duel(Dice(seed)), Dice(seed + 1)
    while state.phase in ("act", "bots", "tokens"):
        choices = {one.seat: dice.pick(one.actions) for one in RULES.decisions(state)}
        yield state.copy(), choices
        RULES.apply(state, choices)
        if state.phase == "act":
            return


def asked_of_the_first(state: State) -> bool:
    return state.question is not None and (state.question.seat, state.question.kind) == (0, "block")


@given(seed=st.integers(0, 2**32))
@examples(1500)
def test_the_blocker_is_asked_where_an_amount_matters_to_its_hp_and_nowhere_else(seed: int) -> None:
    for state, choices in turns(seed):
        real, heard = state.copy(), list[Event]()
        RULES.apply(real, choices, heard.append)
        if real.phase not in ("act", "resolve", "over") or CARD in real.players[0].used:
            continue
        if real.question is not None and not asked_of_the_first(real):
            continue
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(effects, "amount_to_block", ask_always)
            free = state.copy()
            RULES.apply(free, choices, heard.append)
            ends = list(rest_of_turn(free, heard)) if asked_of_the_first(free) else []
        if not ends or not is_plain(heard):
            continue
        found = [end.players[0].hp for end in ends]
        matters = may_come_back(real) and min(found) <= LIMIT < max(found)
        if matters:
            assert asked_of_the_first(real), found
        alone = len(found) == len(free.question.numbers)  # type: ignore[union-attr]
        if asked_of_the_first(real) and alone and len(set(found)) > 1 and not brings_in(real):
            # It is no question of how to split a Block.
            assert matters, found


@pytest.mark.parametrize("zone", ["hand", "prep"])
def test_a_redrawn_blocker_still_has_the_card_for_which_it_is_asked(zone: str) -> None:
    data = RULES.new_game({"deck_0": "gambler", "deck_1": "ronin"}, 1).to_dict()
    data["players"][0].update(hp=3, hand=["stonewall", "vent", "wait"], prep=["slash"], bots=[])
    data["players"][0][zone].append(CARD)
    data["players"][1].update(hand=["stab"], bots=[])
    state = RULES.restore(data)
    RULES.apply(state, {0: RULES.parse("act stonewall"), 1: RULES.parse("act stab")})
    assert asked_of_the_first(state)
    dice = Dice(1)
    drawn = [RULES.determinize(state, 1, dice) for _ in range(50)]
    assert all(may_come_back(RULES.restore(one.to_dict())) for one in drawn)
    assert len({(one.players[0].hand, one.players[0].prep) for one in drawn}) > 40
