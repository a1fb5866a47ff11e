"""Puzzles in played games: positions in which few of the ways to play the turn win."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Options, Rules, complete_options
from game.engine.seats import Seat
from game.lessons.conditions import Condition
from game.lessons.lesson import Lesson, Step
from game.lessons.proof import Proof, TooMany, prove

_CHANCES = 3
"""Rolls of the dice to come in which a solution must hold: the learner does not know them."""


@dataclass(frozen=True)
class Candidate:
    """A position in which `seat` can win, and what the search of all ways has found."""

    lesson: Lesson
    seat: Seat
    proof: Proof

    def to_dict(self) -> dict[str, Any]:
        """The beginning of a puzzle's file; its words are still to be written."""
        return {
            "game": self.lesson.game,
            "title": "",
            "name": "",
            "line": "",
            "kind": "puzzle",
            "difficulty": self.proof.difficulty,
            "minutes": 2,
            "seat": self.seat,
            "options": self.lesson.options,
            "seed": self.lesson.seed,
            "setup": self.lesson.setup,
            "steps": [
                {
                    "say": "",
                    "prompt": "",
                    "until": msgspec.to_builtins(self.lesson.steps[0].until),
                    "success": msgspec.to_builtins(self.lesson.steps[0].success),
                    "nudge": "",
                    "why": "",
                    "solution": list(self.proof.solutions[0]),
                    "mistakes": [{"say": ""}],
                }
            ],
        }


def find(
    rules: Rules, options: Options, players: tuple[str, str], seeds: range, most: int
) -> Iterator[Candidate]:
    """Candidates from games between two computer players: positions in which a seat can win before the
    round or turn is over. One that can be played in more than `most` ways is passed over.

    Raises `OptionError` and `UnknownPlayer`.
    """
    full = complete_options(rules, options)
    for seed in seeds:
        chance = Dice(seed)
        seated = [make_player(name, chance.below(1 << 62)) for name in players]
        state = rules.new_game(full, seed)
        looked_at: tuple[int, Seat | None] = (-1, None)
        while decisions := rules.decisions(state):
            for decision in decisions:
                now = rules.pace(state).count, decision.seat
                if not decision.forced and now != looked_at:
                    looked_at = now
                    candidate = _look_at(rules, full, state, seed, decision.seat, most)
                    if candidate is not None:
                        yield candidate
            choices = {
                one.seat: one.actions[0]
                if one.forced
                else seated[one.seat].choose(InformationSet(rules, state, one))
                for one in decisions
            }
            rules.apply(state, choices, unheard)


def _look_at(
    rules: Rules, options: Options, state: Any, seed: int, seat: Seat, most: int
) -> Candidate | None:
    proofs = []
    for number in range(_CHANCES):
        world = state.copy()
        if number:
            world.dice = Dice(number)
        lesson = _puzzle(rules, options, world, seed, seat)
        try:
            proof = prove(lesson, most)
        except TooMany:
            return None
        if not proof.difficulty:
            return None
        proofs.append(proof)
    always = set(proofs[0].solutions).intersection(*(proof.solutions for proof in proofs[1:]))
    if not always:
        return None
    first = proofs[0]
    first.solutions = [solution for solution in first.solutions if solution in always]
    return Candidate(_puzzle(rules, options, state, seed, seat), seat, first)


def _puzzle(rules: Rules, options: Options, state: Any, seed: int, seat: Seat) -> Lesson:
    """A puzzle without words: to win before the next round or turn begins."""
    # Each game's state counts its rounds or turns under their name.
    clock = rules.pace(state).unit.removesuffix("s")
    step = Step(
        say="",
        until=Condition(state={clock: {"more_by": 1}}),
        success=Condition(state={"outcome.winner": seat}),
    )
    return Lesson(
        game=rules.id,
        title=f"game {seed}",
        name="",
        line="",
        kind="puzzle",
        options=dict(options),
        seed=seed,
        setup=state.to_dict(),
        seat=seat,
        steps=(step,),
    )
