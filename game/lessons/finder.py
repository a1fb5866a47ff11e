"""Puzzles in played games: positions in which few of the ways to play the turn win."""

from dataclasses import dataclass
from typing import Any

import msgspec

from game.engine.dice import Dice
from game.engine.rules import Options, Rules, plain_options
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
        """The beginning of a puzzle's file; its words, in a file of texts, are still to be written."""
        return {
            "game": self.lesson.game,
            "kind": "puzzle",
            "difficulty": self.proof.difficulty,
            "minutes": 2,
            "seat": self.seat,
            "options": self.lesson.options,
            "seed": self.lesson.seed,
            "setup": self.lesson.setup,
            "steps": [
                {
                    "id": "puzzle",
                    "until": msgspec.to_builtins(self.lesson.steps[0].until),
                    "success": msgspec.to_builtins(self.lesson.steps[0].success),
                    "solution": list(self.proof.solutions[0]),
                    "mistakes": [{"id": "other"}],
                }
            ],
        }


def look_at(rules: Rules, options: Options, state: Any, seed: int, seat: Seat, most: int) -> Candidate | None:
    """The puzzle of winning for `seat` before the round or turn is over, in a state of the game with `seed`.

    None where that is impossible, too easy, or a matter of luck, and with more than `most` ways to play.
    """
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
        line="",
        kind="puzzle",
        options=plain_options(options),
        seed=seed,
        setup=state.to_dict(),
        seat=seat,
        steps=(step,),
    )
