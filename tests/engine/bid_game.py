"""A tiny second game: three cards each, both bid one in secret, the higher takes the point.

A coin breaks ties. It shows that the engine knows nothing of any real game, and it is the plainest example
of the Rules interface.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.dice import Dice
from game.engine.events import Emit, Event
from game.engine.quoting import quote
from game.engine.refusals import NOT_ASKED, OVER, Pick, Picks, Refusal, choices, left
from game.engine.rules import Decision, Options, OptionSpec, Outcome, Pace, View
from game.engine.seats import SEATS, Seat, opponent


@dataclass(frozen=True, slots=True)
class Bid:
    card: int

    def __str__(self) -> str:
        return f"bid {self.card}"


@dataclass(slots=True)
class BidState:
    dice: Dice
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...] = (0, 0)
    bids: tuple[tuple[int, ...], ...] = field(default=((), ()))

    def copy(self) -> "BidState":
        return BidState(self.dice.copy(), self.hands, self.points, self.bids)

    def to_dict(self) -> dict[str, Any]:
        return {
            "dice": self.dice.to_dict(),
            "hands": [list(hand) for hand in self.hands],
            "points": list(self.points),
            "bids": [list(bids) for bids in self.bids],
        }


class BidView(View, frozen=True):
    hand: tuple[int, ...] | None
    sizes: tuple[int, int]
    points: tuple[int, ...]
    bids: tuple[tuple[int, ...], ...]


class BidGame:
    """Hands are three of the cards 1..5, dealt by the seed; what a seat has not bid is hidden."""

    id = "bid_game"
    options = (
        OptionSpec(
            "cards",
            "3",
            ("2", "3"),
            "cards a hand",
            lambda state, value: len(state.hands[0]) + len(state.bids[0]) == int(value),
        ),
    )

    def new_game(self, options: Options, seed: int) -> BidState:
        dice = Dice(seed)
        count = int(options["cards"])
        hands = tuple(tuple(sorted(dice.shuffled(range(1, 6))[:count])) for _ in SEATS)
        return BidState(dice, hands)

    def decisions(self, state: BidState) -> tuple[Decision, ...]:
        if not state.hands[0]:
            return ()
        return tuple(
            Decision(seat, "bid", tuple(Bid(card) for card in state.hands[seat]), private=True)
            for seat in SEATS
        )

    def apply(self, state: BidState, choices: Mapping[Seat, Any], emit: Emit) -> None:
        bids = [choices[seat].card for seat in SEATS]
        state.hands = tuple(
            tuple(card for card in hand if card != bid) for hand, bid in zip(state.hands, bids, strict=True)
        )
        state.bids = tuple((*past, bid) for past, bid in zip(state.bids, bids, strict=True))
        winner = state.dice.coin() if bids[0] == bids[1] else int(bids[1] > bids[0])
        state.points = tuple(point + (seat == winner) for seat, point in enumerate(state.points))
        emit(Event("point", {"seat": winner, "cards": bids, "points": list(state.points)}, reveals=True))

    def view(self, state: BidState, seat: Seat | None) -> BidView:
        hand = None if seat is None else state.hands[seat]
        return BidView(hand, (len(state.hands[0]), len(state.hands[1])), state.points, state.bids)

    def determinize(self, state: BidState, seat: Seat, dice: Dice) -> BidState:
        drawn = state.copy()
        drawn.dice = Dice(dice.below(1 << 60))
        other = opponent(seat)
        unseen = [card for card in range(1, 6) if card not in state.bids[other]]
        hand = tuple(sorted(dice.shuffled(unseen)[: len(state.hands[other])]))
        drawn.hands = (hand, state.hands[1]) if other == 0 else (state.hands[0], hand)
        return drawn

    def outcome(self, state: BidState) -> Outcome | None:
        if state.hands[0]:
            return None
        first, second = state.points
        return Outcome(None if first == second else int(second > first), "points")

    def pace(self, state: BidState) -> Pace:
        return Pace("rounds", len(state.bids[0]), None)

    def estimate(self, state: BidState, seat: Seat) -> float:
        lead = state.points[seat] - state.points[opponent(seat)]
        return lead / 3 if state.hands[0] else float((lead > 0) - (lead < 0))

    def information_key(self, state: BidState, seat: Seat) -> BidView:
        return self.view(state, seat)

    def parts(self, action: Any) -> Picks:
        return (Pick("card", action.card),)

    def picks(self, view: BidView, seat: Seat) -> Picks:
        return tuple(Pick("card", card) for card in view.hand or ())

    def why_not(
        self, view: BidView, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        if decision is None:
            return Refusal(NOT_ASKED if any(view.sizes) else OVER)
        if left(decision.actions, self.parts, (pick,)):
            return None
        return choices(decision.actions)

    def parse(self, text: str) -> Bid:
        verb, _, card = text.partition(" ")
        if verb != "bid" or not card.isdigit():
            raise ValueError(f"'{quote(text)}' is no bid")
        return Bid(int(card))

    def restore(self, data: Mapping[str, Any]) -> BidState:
        return BidState(
            Dice.from_dict(data["dice"]),
            tuple(tuple(hand) for hand in data["hands"]),
            tuple(data["points"]),
            tuple(tuple(bids) for bids in data["bids"]),
        )
