"""What hints have said about the choices of a match, so that no look back says the opposite."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from game.ai.thought import Thought
from game.engine.match import Step
from game.engine.seats import Seat
from game.storage.save_file import ToldHint

Plan = tuple[str, ...]
"""A choice with the own choices that belong to it, such as the steps of a program."""


class ToldHints:
    """The plans that hints have called best, by the seat and by how many choices it had made before.

    A place of the record does not do: at a secret choice it depends on who of both chose first.
    """

    def __init__(self, told: Sequence[ToldHint] = ()) -> None:
        self._plans: dict[tuple[Seat, int], tuple[Plan, ...]] = {
            (hint.seat, hint.made): hint.plans for hint in told
        }
        self._thoughts: dict[tuple[Seat, int], Thought] = {}
        for hint in told:
            # Of another version's answer only the plans are of use.
            with suppress(msgspec.ValidationError):
                self._thoughts[hint.seat, hint.made] = msgspec.convert(hint.thought, Thought, strict=True)

    def all(self) -> tuple[ToldHint, ...]:
        """What a save keeps of them, the earliest of each seat first."""
        return tuple(
            ToldHint(*asked, plans, msgspec.to_builtins(self._thoughts[asked]))
            if asked in self._thoughts
            else ToldHint(*asked, plans)
            for asked, plans in sorted(self._plans.items())
        )

    def tell(
        self, seat: Seat, steps: Sequence[Step], plans: Sequence[Plan], thought: Thought | None = None
    ) -> bool:
        """A hint calls these plans best, in an answer (`thought`) that holds from now on if it is about the
        whole choice. False where it has told of that choice before.
        """
        asked = seat, len(_chosen(seat, steps))
        fresh = asked not in self._plans
        self._plans[asked] = tuple(plans)
        if thought is not None:
            self._thoughts[asked] = thought
        return fresh

    def thought(self, seat: Seat, steps: Sequence[Step]) -> Thought | None:
        """The answer of the hint that was told after these `steps`; None where there was none."""
        return self._thoughts.get((seat, len(_chosen(seat, steps))))

    def take_back(self, steps: Sequence[Step]) -> None:
        """Drops what was said of later choices than those of `steps`: they may be others now."""
        for seat, made in list(self._plans):
            if made > len(_chosen(seat, steps)):
                del self._plans[seat, made]
                self._thoughts.pop((seat, made), None)

    def followed(self, seat: Seat, steps: Sequence[Step], action: str) -> bool:
        """Whether a hint has called this choice best, made after these `steps`; or as a part of a plan
        of which all before it was played.
        """
        chosen = [*_chosen(seat, steps), action]
        return any(
            plan[: len(chosen) - begin] == tuple(chosen[begin:])
            for begin in range(len(chosen))
            for plan in self._plans.get((seat, begin), ())
        )

    def contradicts(self, seat: Seat, steps: Sequence[Step], better: str) -> bool:
        """Whether a hint has called other choices best than the one that is said to be better now."""
        plans = self._plans.get((seat, len(_chosen(seat, steps))), ())
        return bool(plans) and better not in {plan[0] for plan in plans}


def _chosen(seat: Seat, steps: Sequence[Step]) -> list[str]:
    return [step.action for step in steps if step.seat == seat]
