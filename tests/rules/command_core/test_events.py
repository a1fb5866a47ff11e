"""Each event is emitted right after the change that it reports: the views show it at that moment."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import CONCEDED
from game.engine.rules import complete_options
from game.lessons.scenario import play_moves, read_scenario, start_match
from game.rules import load
from game.rules.command_core.kinds import EVENT_KINDS
from game.rules.command_core.view import BoardView, MechView
from tests.examples import examples

RULES: Any = load("command_core")
AUDIENCES = (0, 1, None)
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "command_core"
MOST_ACTIONS = 300

Moment = tuple[Event, dict[int | None, BoardView]]
Facts = Mapping[str, Any]


def moments_of(state: Any, action: Any) -> list[Moment]:
    """Do an action; every event with the views at the moment when it was emitted."""
    moments: list[Moment] = []

    def watch(event: Event) -> None:
        moments.append((event, {seat: RULES.view(state, seat) for seat in AUDIENCES}))

    (decision,) = RULES.decisions(state)
    RULES.apply(state, {decision.seat: action}, watch)
    return moments


def random_moments(seed: int, options: Mapping[str, str]) -> Iterator[tuple[Any, list[Moment]]]:
    """A random game, action by action: the state after it, and its moments."""
    dice, state = Dice(seed), RULES.new_game(complete_options(RULES, options), seed)
    for _ in range(MOST_ACTIONS):
        decisions = RULES.decisions(state)
        if not decisions:
            return
        moments = moments_of(state, dice.pick(decisions[0].actions))
        yield state, moments


def scenario_moments() -> Iterator[list[Moment]]:
    """The same for every scenario: what random games seldom come to."""
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        scenario = read_scenario(path)
        if scenario.refused:
            # Its options are no match.
            continue
        match = start_match(scenario)
        match.watch(AUDIENCES)
        count = len(match.moments)
        assert play_moves(match, scenario.moves) is None
        shown: list[Any] = match.moments[count:]
        yield [(one.event, dict(one.views)) for one in shown if one.event.kind != CONCEDED]


def mech_of(facts: Facts, view: BoardView) -> MechView:
    return view.mechs[facts["mech"]]


def laid(facts: Facts, view: BoardView) -> bool:
    """Whoever sees the card sees it in its slot; the other one sees how far the program has come."""
    mech = mech_of(facts, view)
    if facts["flipped"] is None:
        return mech.program is None
    slot = mech.program[facts["slot"]] if mech.program else None
    return (slot is None) == (not facts["card"]) and (slot is None or slot.card == facts["card"])


def program_of(facts: Facts, view: BoardView) -> list[list[Any] | None]:
    program = mech_of(facts, view).program
    assert program is not None
    return [None if slot is None else [slot.card, slot.flipped] for slot in program]


def rerolled(facts: Facts, view: BoardView) -> bool:
    attack, kind = view.attack, facts["dice_kind"]
    assert attack is not None
    dice = attack.dice if kind == "attack" else attack.armor if kind == "armor" else attack.evade
    mech = mech_of(facts, view)
    left = getattr(mech, facts["paid"]) if facts["paid"] else 0
    assert left == facts["left"] and (facts["paid"] or mech.free_rerolls)
    return dice[facts["die"]] == facts["result"]


def cleaned(facts: Facts, view: BoardView) -> bool:
    standing = [one for one in view.mechs if one.structure]
    return not any(one.order or one.revealed or one.executed or one.attacked for one in standing)


CHANGES: Mapping[str, Callable[[Facts, BoardView], bool]] = {
    "first": lambda facts, view: view.first == facts["seat"] and view.chooser is None,
    "place": lambda facts, view: mech_of(facts, view).cell == tuple(facts["cell"]),
    "face": lambda facts, view: mech_of(facts, view).facing == facts["facing"],
    "round": lambda facts, view: (view.round, view.first) == (facts["round"], facts["seat"]),
    "order": lambda facts, view: mech_of(facts, view).order == facts["number"],
    "programming": lambda facts, view: view.phase == "programming" and view.turn == facts["seat"],
    "program": laid,
    "execution": lambda facts, view: view.phase == "execution",
    "reveal": lambda facts, view: (
        mech_of(facts, view).revealed and program_of(facts, view) == facts["program"]
    ),
    "fill": lambda facts, view: program_of(facts, view)[facts["slot"]] == [facts["card"], facts["flipped"]],
    "directive": lambda facts, view: (
        program_of(facts, view)[facts["slot"]] == [facts["card"], facts["flipped"]]
    ),
    "step": lambda facts, view: mech_of(facts, view).cell == tuple(facts["cell"]),
    "turn": lambda facts, view: mech_of(facts, view).facing == facts["facing"],
    "lock": lambda facts, view: mech_of(facts, view).targeting == facts["targeting"],
    "delta": lambda facts, view: mech_of(facts, view).executed,
    "gain": lambda facts, view: mech_of(facts, view).surge == facts["surge"],
    "combat": lambda facts, view: view.phase == "combat",
    "hold": lambda facts, view: mech_of(facts, view).attacked,
    "attack": lambda facts, view: mech_of(facts, view).attacked and view.attack is not None,
    "called_off": lambda facts, view: view.attack is None,
    "roll": lambda facts, view: view.attack is not None and list(view.attack.dice) == facts["dice"],
    "reroll": rerolled,
    "defend": lambda facts, view: (
        view.attack is not None
        and (list(view.attack.armor), list(view.attack.evade)) == (facts["armor"], facts["evade"])
    ),
    "result": lambda facts, view: view.attack is None,
    "damage": lambda facts, view: mech_of(facts, view).structure == facts["structure"],
    "destroyed": lambda facts, view: (
        (mech_of(facts, view).structure, mech_of(facts, view).cell, mech_of(facts, view).order)
        == (0, None, None)
    ),
    "crit": lambda facts, view: view.crit is not None and list(view.crit.revealed) == facts["cards"],
    "spared": lambda facts, view: view.crit is None,
    "put_back": lambda facts, view: (
        view.crit is not None and mech_of(facts, view).targeting == facts["targeting"]
    ),
    "left": lambda facts, view: view.crit is not None and view.crit.choosing,
    "deplete": lambda facts, view: mech_of(facts, view).depleted[-1] == facts["card"],
    "clean_up": cleaned,
    "over": lambda facts, view: view.outcome is not None and view.outcome.winner == facts["winner"],
}
"""What the view must show when an event of that kind is emitted."""

UNCHANGING = {"programmed", "stop", "blocked", "pay", "strain"}
"""Kinds that report no change, or one that their facts do not name."""


def check(moments: list[Moment]) -> None:
    for event, views in moments:
        for seat, view in views.items():
            masked = event.masked(seat)
            if event.kind in CHANGES:
                assert CHANGES[event.kind](masked.facts, view), masked


def check_last(state: Any, moments: list[Moment]) -> None:
    if moments:
        event, views = moments[-1]
        assert views == {seat: RULES.view(state, seat) for seat in AUDIENCES}, f"changed after {event}"


@given(st.integers(0, 2**32), st.sampled_from(["square", "hex"]))
@examples(15)
def test_every_event_of_a_random_game_is_shown_by_the_views(seed: int, board: str) -> None:
    for state, moments in random_moments(seed, {"board": board}):
        check(moments)
        check_last(state, moments)


def test_every_event_of_the_scenarios_is_shown_by_the_views() -> None:
    seen: set[str] = set()
    for moments in scenario_moments():
        check(moments)
        seen |= {event.kind for event, _ in moments}
    assert seen == EVENT_KINDS.keys() - {CONCEDED}


def test_each_kind_of_event_is_checked_or_changes_nothing() -> None:
    assert CHANGES.keys() | UNCHANGING == EVENT_KINDS.keys() - {CONCEDED}
    assert not CHANGES.keys() & UNCHANGING


def test_the_end_is_the_last_thing_told() -> None:
    for seed in range(12):
        kinds = [event.kind for _, moments in random_moments(seed, {"rounds": "2"}) for event, _ in moments]
        assert kinds.count("over") == 1 and kinds[-1] == "over"
