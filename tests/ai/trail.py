"""A tiny game to search: three steps of seat 0, then one of seat 1. What looks best at first is not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.dice import Dice
from game.engine.events import Emit
from game.engine.rules import Decision, Options, OptionSpec, Outcome
from game.engine.seats import Seat

BEST = ("right", "right", "left")


@dataclass(frozen=True, slots=True)
class Step:
    way: str

    def __str__(self) -> str:
        return self.way


@dataclass(slots=True)
class TrailState:
    """`card` is hidden; where `shown`, it is turned up after the second step."""

    dice: Dice
    shown: bool
    card: int
    ways: tuple[str, ...] = ()

    def copy(self) -> "TrailState":
        return TrailState(self.dice.copy(), self.shown, self.card, self.ways)

    def to_dict(self) -> dict[str, Any]:
        return {"ways": list(self.ways), "shown": self.shown, "card": self.card}


class Trail:
    """Going left pays 0.2 at once, the way of `BEST` 0.8; seat 1 may push seat 0 back by 0.1."""

    id = "trail"
    options: tuple[OptionSpec, ...] = ()

    def new_game(self, options: Options, seed: int) -> TrailState:
        return TrailState(Dice(seed), options.get("shown") == "yes", seed % 2)

    def decisions(self, state: TrailState) -> tuple[Decision, ...]:
        if len(state.ways) == 4:
            return ()
        if len(state.ways) == 3:
            return (Decision(1, "answer", (Step("push"), Step("wait"))),)
        return (Decision(0, "go", (Step("left"), Step("right"))),)

    def apply(self, state: TrailState, choices: Mapping[Seat, Any], emit: Emit) -> None:
        ((_, step),) = choices.items()
        state.ways += (step.way,)

    def view(self, state: TrailState, seat: Seat | None) -> Any:
        return self.information_key(state, 0)

    def information_key(self, state: TrailState, seat: Seat) -> Any:
        return state.ways, state.card if state.shown and len(state.ways) >= 2 else None

    def determinize(self, state: TrailState, seat: Seat, dice: Dice) -> TrailState:
        drawn = state.copy()
        if not (state.shown and len(state.ways) >= 2):
            drawn.card = dice.below(2)
        drawn.dice = Dice(dice.below(1 << 60))
        return drawn

    def outcome(self, state: TrailState) -> Outcome | None:
        return Outcome(0, "end") if len(state.ways) == 4 else None

    def estimate(self, state: TrailState, seat: Seat) -> float:
        value = 0.8 if state.ways[:3] == BEST else 0.2 if state.ways[:1] == ("left",) else 0.0
        if state.ways[3:] == ("push",):
            value -= 0.1
        return value if seat == 0 else -value

    def parse(self, text: str) -> Step:
        return Step(text)

    def restore(self, data: Mapping[str, Any]) -> TrailState:
        return TrailState(Dice(0), data["shown"], data["card"], tuple(data["ways"]))
