"""Tic-tac-toe: whoever has three in a row, a column or a diagonal first wins."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from game.content.game_library import GameContent
from game.engine.dice import Dice
from game.engine.event_kinds import CONCEDING, NUMBER, SEAT, one_of
from game.engine.events import Emit, Event, unheard
from game.engine.plain_rules import PlainRules, PlainView
from game.engine.quoting import quote
from game.engine.refusals import Pick, Picks, Refusal
from game.engine.rules import Decision, Options, Outcome, Pace
from game.engine.seats import SEATS, Seat
from game.rules.plain_data import read_state, shortened_errors
from game.rules.spec import GameSpec

LINES = ("123", "456", "789", "147", "258", "369", "159", "357")
CELLS = "123456789"


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The cells that have been marked, in the order in which they were: the seats take turns."""

    dice: Dice
    marked: Annotated[str, msgspec.Meta(pattern="^[1-9]{0,9}$")] = ""

    def copy(self) -> "State":
        return State(self.dice.copy(), self.marked)

    def to_dict(self) -> dict[str, Any]:
        return {"dice": self.dice.to_dict(), "marked": self.marked}


class BoardView(PlainView, frozen=True):
    marked: str


class TicTacToe(PlainRules[State]):
    id = "tic_tac_toe"

    def new_game(self, options: Options, seed: int) -> State:
        return State(Dice(seed))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if self.outcome(state) is not None:
            return ()
        free = tuple(f"mark {cell}" for cell in CELLS if cell not in state.marked)
        return (Decision(len(state.marked) % 2, "mark", free),)

    def apply(self, state: State, choices: Mapping[Seat, str], emit: Emit = unheard) -> None:
        ((seat, action),) = choices.items()
        state.marked += action[-1]
        emit(Event("mark", {"seat": seat, "cell": int(action[-1])}))
        if (outcome := self.outcome(state)) is not None:
            emit(Event("over", outcome.to_dict()))

    def outcome(self, state: State) -> Outcome | None:
        for seat in SEATS:
            if any(set(state.marked[seat::2]) >= set(line) for line in LINES):
                return Outcome(seat, "line")
        return Outcome(None, "full") if len(state.marked) == 9 else None

    def view(self, state: State, seat: Seat | None) -> BoardView:
        return BoardView("mark", len(state.marked), self.outcome(state) is not None, state.marked)

    def pace(self, state: State) -> Pace:
        return Pace("turns", len(state.marked), 0)

    def picks(self, view: PlainView, seat: Seat) -> Picks:
        return tuple(Pick("action", f"mark {cell}") for cell in CELLS)

    def refuse(self, view: PlainView, pick: Pick) -> Refusal:
        return Refusal("taken", {"cell": pick.value[-1]})

    def parse(self, text: str) -> str:
        if text[:5] != "mark " or text[5:] not in tuple(CELLS):
            raise ValueError(f"'{quote(text)}' marks no cell")
        return text

    def restore(self, data: Mapping[str, Any]) -> State:
        with shortened_errors():
            state = read_state(data, State, ())
            before = State(state.dice, state.marked[:-1])
            if len({*state.marked}) < len(state.marked) or (before.marked and self.outcome(before)):
                raise ValueError("marked: a cell is marked twice, or after the end")
            return state


CONTENT = GameContent()
SPEC = GameSpec(
    make_rules=TicTacToe,
    events={
        **CONCEDING,
        "mark": ({"seat": SEAT, "cell": NUMBER},),
        "over": ({"winner": one_of(*SEATS, None), "reason": one_of("line", "full")},),
    },
    decisions=("mark",),
    phases=("mark",),
    endings=("line", "full"),
    refusals={"taken": ("cell",)},
)
