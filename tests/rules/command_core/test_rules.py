"""Command Core's rules as other parts meet them: words, options, views, and what looks better."""

from typing import Any

import pytest

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.match import Match
from game.engine.rules import IllegalAction, OptionError, complete_options
from game.lessons.scenario import merged
from game.rules import load
from game.rules.command_core.state import Slot

RULES: Any = load("command_core")


def start(seed: int = 1, **options: str) -> Any:
    return RULES.new_game(complete_options(RULES, options), seed)


def at_programming(**options: str) -> Any:
    """A random game at its first secret choice."""
    state, dice = start(**options), Dice(3)
    while state.phase != "programming":
        (decision,) = RULES.decisions(state)
        RULES.apply(state, {decision.seat: dice.pick(decision.actions)}, unheard)
    return state


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "place", "place 1", "place 1 3", "place 0 3,9", "place one 3,9", "place 1 3;9"),
        *("place 1 99999,99999", "face", "face up", "face 10", "order 1", "order 1 0", "order 1 100"),
        *("program 1 slot 2", "program 1 2 sprint", "program 1 slot x sprint", "program 1 slot 1 a turned"),
        *("attack", "attack railgun", "attack railgun on x", "reroll", "reroll 0", "reroll shield 1"),
        *("put gyro", "deplete", "hold fire", "keep 1", "done done", "FIRST"),
    ],
)
def test_words_that_are_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        RULES.parse(text)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": "triangle"}, "choose from square, hex"),
        ({"squad_0": "goose"}, "goose"),
        ({"map": "atlantis"}, "atlantis"),
        ({"rounds": "0"}, "rounds"),
        ({"board": "hex", "map": "open_square"}, "the map open_square is not a hex board"),
    ],
)
def test_options_that_there_are_not(options: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        start(**options)


def test_each_board_has_its_open_map_unless_one_is_named() -> None:
    assert start().map == "open_square"
    assert start(board="hex").map == "open_hex"
    assert start(map="ruins").map == "ruins"
    assert (start(rounds="none").rounds, start(rounds="3").rounds) == (0, 3)


def test_a_move_of_another_mech_is_refused() -> None:
    match = Match(RULES, {"squad_0": "drill", "squad_1": "drill"}, 1)
    seat = match.decisions[0].seat
    match.act(seat, "first")
    other = 1 + 2 * (1 - seat)
    with pytest.raises(IllegalAction):
        match.act(seat, f"place {other} 0,{0 if seat else 9}")


def test_a_program_is_seen_by_its_seat_alone_until_it_is_revealed() -> None:
    state = at_programming()
    (decision,) = RULES.decisions(state)
    seat, mech = decision.seat, decision.actions[0].mech
    RULES.apply(state, {seat: decision.actions[-2]}, unheard)
    own, other, bystander = (RULES.view(state, one).mechs[mech] for one in (seat, 1 - seat, None))
    assert own.program == state.mechs[mech].program and own.programmed == 1
    assert other.program is None and bystander.program is None
    assert other.programmed is None and bystander.programmed is None


def test_two_states_that_differ_in_a_hidden_program_look_the_same() -> None:
    state = at_programming()
    seat = RULES.decisions(state)[0].seat
    other = state.copy()
    card = next(mech for mech in other.mechs if mech.seat == seat).directives[0]
    for one, filled in ((state, None), (other, Slot(card))):
        mech = next(mech for mech in one.mechs if mech.seat == seat)
        mech.program, mech.programmed = (filled, *mech.program[1:]), 1
    assert RULES.view(state, seat) != RULES.view(other, seat)
    for viewer in (1 - seat, None):
        assert RULES.view(state, viewer) == RULES.view(other, viewer)
    assert RULES.information_key(state, 1 - seat) == RULES.information_key(other, 1 - seat)


def test_programming_is_private_and_the_other_choices_are_open() -> None:
    state, dice = start(), Dice(9)
    while decisions := RULES.decisions(state):
        (decision,) = decisions
        assert decision.private == (decision.kind == "program")
        RULES.apply(state, {decision.seat: dice.pick(decision.actions)}, unheard)


@pytest.mark.parametrize("board", ["square", "hex"])
def test_two_sides_never_fall_in_one_moment(board: str) -> None:
    """Damage falls on one mech at a time, and the game ends before anything else happens: no draw by it."""
    ends = 0
    for seed in range(20):
        data = start(seed, board=board, squad_0="brawlers", squad_1="lancers").to_dict()
        frail = RULES.restore(merged(data, {"mechs": [{"structure": 1}] * 4}))
        match, dice = Match(RULES, {}, seed, start=frail), Dice(seed)
        while match.decisions:
            decision = match.decisions[0]
            kinds = [event.kind for event in match.act(decision.seat, dice.pick(decision.actions))]
            assert kinds.count("damage") == kinds.count("destroyed")
        standing = [bool(match.state.standing(seat)) for seat in (0, 1)]  # type: ignore[attr-defined]
        assert any(standing) and match.outcome is not None
        if not all(standing):
            ends += 1
            assert kinds[-2:] == ["destroyed", "over"]
            assert match.outcome.winner == standing.index(True)
    assert ends >= 10


def test_a_shot_that_is_still_being_paid_for_already_looks_dangerous() -> None:
    state = at_programming()
    data = state.to_dict() | {"phase": "combat"}
    for mech in data["mechs"]:
        mech |= {"revealed": True, "executed": True, "attacked": True}
    data["mechs"][0] |= {"cell": [4, 8], "facing": 0, "weapons": ["railgun"]}
    data["mechs"][2] |= {"cell": [4, 3], "facing": 4, "structure": 3}
    attack = {"attacker": 0, "target": 2, "weapon": "railgun", "stage": "pay", "rerolled": [], "dice": []}
    attack |= {name: [] for name in ("armor", "armor_rerolled", "evade", "evade_rerolled")}
    crit = {"mech": 0, "attacker": None, "left": 0, "revealed": ["railgun"], "spent": 0, "choosing": True}
    shot = RULES.restore(data | {"attack": attack, "crit": crit})
    calm = shot.copy()
    calm.attack = None
    assert RULES.estimate(shot, 0) > RULES.estimate(calm, 0)


def test_whose_mechs_are_whole_looks_better() -> None:
    data = at_programming().to_dict()
    hurt = RULES.restore(merged(data, {"mechs": [{"structure": 1}]}))
    gone = merged(data, {"mechs": [{"structure": 0, "cell": None, "order": None}]})
    whole = RULES.restore(data)
    assert RULES.estimate(hurt, 0) < RULES.estimate(whole, 0)
    assert RULES.estimate(RULES.restore(gone), 0) < RULES.estimate(hurt, 0)
    assert RULES.estimate(hurt, 1) > RULES.estimate(whole, 1)
