"""What a seat may know of a game, and the states that would look the same to it."""

import msgspec

from game.engine.dice import Dice
from game.engine.rules import Outcome, View
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrapbots.position import position
from game.rules.scrapbots.state import Lanes, Player, State

SHOWN = "shown"


class SeatView(msgspec.Struct, frozen=True):
    """One side of the table. `hand` is None where it is hidden; `deck` is the deck's cards in no order, for
    its owner alone; `wounds` None where the score is hidden.
    """

    hand: tuple[str, ...] | None
    hand_size: int
    deck: tuple[str, ...] | None
    deck_size: int
    discard: tuple[str, ...]
    lanes: Lanes
    scrap: int
    energy: int
    ready_after_attack: tuple[bool, ...]
    removed: tuple[str, ...]
    wounds: int | None


class TableView(View, frozen=True):
    """The table as a seat sees it. `wound_card` is the id of every card on the stack of Wounds."""

    edition: str
    turn: int
    active: Seat
    plays: int
    wounds_left: int
    wound_card: str
    market: tuple[str, ...]
    main_deck_size: int
    outcome: Outcome | None
    players: tuple[SeatView, SeatView]

    @property
    def settled_for(self) -> Seat | None:
        """The seat so far ahead that the Wounds left on the stack cannot turn it; else None."""
        first, second = (player.wounds for player in self.players)
        if first is None or second is None or abs(first - second) <= self.wounds_left:
            return None
        return 0 if first < second else 1

    def __repr__(self) -> str:
        return position(self)


def view(state: State, seat: Seat | None, wound: str) -> TableView:
    """All that `seat` (None: a bystander) may know."""
    shown = state.score == SHOWN or state.outcome is not None
    first, second = (_seat_view(state.players[side], side == seat, wound if shown else "") for side in SEATS)
    return TableView(
        edition=state.edition,
        turn=state.turn,
        active=state.active,
        plays=state.plays,
        wounds_left=state.wounds_left,
        wound_card=wound,
        market=state.market,
        main_deck_size=len(state.main_deck),
        outcome=state.outcome,
        players=(first, second),
    )


def _seat_view(player: Player, own: bool, wound: str) -> SeatView:
    return SeatView(
        hand=player.hand if own else None,
        hand_size=len(player.hand),
        deck=tuple(sorted(player.deck)) if own else None,
        deck_size=len(player.deck),
        discard=player.discard,
        lanes=player.lanes,
        scrap=player.scrap,
        energy=player.energy,
        ready_after_attack=player.ready_after_attack,
        removed=player.removed,
        wounds=player.wounds(wound) if wound else None,
    )


def determinize(state: State, seat: Seat, dice: Dice) -> State:
    """A state that `seat` cannot tell from this one: every deck and the other's hand drawn anew.

    What a player owns is public: everybody saw it bought and dealt. Where it lies is not. Sorted first, so
    that the true order has no part in the draw.
    """
    drawn = state.copy()
    drawn.dice = Dice(dice.below(1 << 62))
    drawn.main_deck = dice.shuffled(sorted(state.main_deck))
    own, other = drawn.players[seat], drawn.players[opponent(seat)]
    own.deck = dice.shuffled(sorted(own.deck))
    hidden = dice.shuffled(sorted((*other.hand, *other.deck)))
    other.hand, other.deck = hidden[: len(other.hand)], hidden[len(other.hand) :]
    return drawn
