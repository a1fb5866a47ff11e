"""What a seat may know of a game."""

from typing import TYPE_CHECKING

import msgspec

from game.content.dino_battles.statuses import STATUSES, count_of
from game.engine.rules import Outcome, View
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.knock_outs import promoting
from game.rules.dino_battles.main_phase import looking
from game.rules.dino_battles.position import position
from game.rules.dino_battles.set_up import deciding
from game.rules.dino_battles.state import (
    Answer,
    CombatDeck,
    Dino,
    Exchange,
    Payment,
    Phase,
    Player,
    State,
    Window,
    with_statuses,
)

FACE_DOWN = ""
"""The card of a Dinosaur that lies face down."""


class BareDinoView(msgspec.Struct, frozen=True):
    """A Dinosaur in play with its figures as they are now; `card` "" lies face down, without figures."""

    card: str
    damage: int = 0
    upgrades: tuple[str, ...] = ()
    boosts: tuple[str, ...] = ()
    paralyzed: bool = False
    paralyzed_rounds: int = 0
    hp: int = 0
    atk: int = 0
    eva: int = 0
    defence: int = 0
    retreat: int = 0
    camouflaged: bool = False
    spiked: int = 0

    @property
    def bears(self) -> tuple[str, ...]:
        """The cards that change its figures: Upgrades, and what lasts until the end of the turn."""
        return self.upgrades + self.boosts


if TYPE_CHECKING:
    DinoView = BareDinoView
else:
    DinoView = with_statuses("DinoView", BareDinoView, int)
    """With a count for each status."""


class SeatView(msgspec.Struct, frozen=True):
    """One side. `hand`, `items` and `looked` are None where they are hidden; `unseen` are the cards of deck
    and Comp Cards in no order, for their owner alone. `known` are cards of the hand that both know.
    """

    hand: tuple[str, ...] | None
    hand_size: int
    known: tuple[str, ...]
    shown: tuple[str, ...]
    unseen: tuple[str, ...] | None
    deck_size: int
    comp_size: int
    dinos: tuple[DinoView | None, ...]
    items: tuple[str, ...] | None
    items_size: int
    permanents: tuple[str, ...]
    combat_deck: CombatDeck
    junk: tuple[str, ...]
    looked: tuple[str, ...] | None
    looked_size: int
    knockouts: int
    bonus: int
    mulligans: int
    kept: bool
    ready: bool
    acted: bool
    switched: bool
    first_move: bool


class ExchangeView(msgspec.Struct, frozen=True):
    """An attack and its answer, as far as they have come."""

    mover: Seat
    special: int
    answer: Answer
    answer_special: int
    dice: tuple[int, int]
    bonus: tuple[int, int]
    change: tuple[int, int]
    shield: tuple[int, int]


class BattleView(View, frozen=True):
    """The table as a seat sees it.

    `active` is the seat in turn, in combat the one with the right to the first move; `passes` counts those in
    a row. `question` is the window that is open, with the cards played in it. `to_win` knock-outs win.
    """

    turn: int
    phase: Phase
    initiative: Seat
    active: Seat | None
    seat_to_act: Seat | None
    passes: int
    exchange: ExchangeView | None
    question: Window | None
    payment: Payment | None
    players: tuple[SeatView, SeatView]
    outcome: Outcome | None
    to_win: int

    def __repr__(self) -> str:
        return position(self)


def view(context: GameContext, seat: Seat | None) -> BattleView:
    """All that `seat` (None: a bystander) may know."""
    state = context.state
    first, second = (_seat_view(context, state.players[side], side, side == seat) for side in SEATS)
    return BattleView(
        turn=state.turn,
        phase=state.phase,
        initiative=state.initiative,
        active=state.active,
        seat_to_act=seat_to_act(context),
        passes=state.passes,
        exchange=None if state.exchange is None else _exchange_view(state.exchange),
        question=state.window,
        payment=state.payment,
        players=(first, second),
        outcome=state.outcome,
        to_win=state.to_win,
    )


def seat_to_act(context: GameContext) -> Seat | None:
    """Whose choice it is."""
    state = context.state
    if state.outcome is not None:
        return None
    if (chooses := looking(state)) is not None:
        return chooses
    if state.window is not None:
        return state.window.asked
    if state.turn and (promoted := promoting(context)) is not None:
        return promoted
    if state.exchange is not None:
        return opponent(state.exchange.mover)
    if not state.turn:
        return deciding(state)
    if state.phase == "combat" and state.active is not None and state.passes:
        return opponent(state.active)
    return state.active


def hides_dinos(state: State) -> bool:
    """Whether Dinosaurs lie face down for the other seat."""
    return state.phase == "placement"


def _seat_view(context: GameContext, player: Player, seat: Seat, own: bool) -> SeatView:
    hidden = not own and hides_dinos(context.state)
    return SeatView(
        hand=player.hand if own else None,
        hand_size=len(player.hand),
        known=tuple(sorted(player.known)),
        shown=player.shown,
        unseen=tuple(sorted((*player.deck, *player.comp))) if own else None,
        deck_size=len(player.deck),
        comp_size=len(player.comp),
        dinos=tuple(
            [_dino_view(context, seat, place, dino, hidden) for place, dino in enumerate(player.dinos)]
        ),
        items=player.items if own else None,
        items_size=len(player.items),
        permanents=player.permanents,
        combat_deck=player.combat_deck,
        junk=player.junk,
        looked=player.looked if own else None,
        looked_size=len(player.looked),
        knockouts=player.knockouts,
        bonus=player.bonus,
        mulligans=player.mulligans,
        kept=player.kept,
        ready=player.ready,
        acted=player.acted,
        switched=player.switched,
        first_move=player.first_move,
    )


def _dino_view(
    context: GameContext, seat: Seat, place: int, dino: Dino | None, hidden: bool
) -> DinoView | None:
    if dino is None:
        return None
    if hidden:
        return DinoView(FACE_DOWN)
    figures = context.figures(seat, place)
    return DinoView(
        dino.card,
        dino.damage,
        dino.upgrades,
        dino.boosts,
        dino.paralyzed,
        dino.paralyzed_rounds,
        figures.hp,
        figures.atk,
        figures.eva,
        figures.defence,
        figures.retreat,
        figures.camouflaged,
        figures.spiked,
        **{status.id: count_of(dino, status) for status in STATUSES},
    )


def _exchange_view(exchange: Exchange) -> ExchangeView:
    return ExchangeView(
        exchange.mover,
        exchange.special,
        exchange.answer,
        exchange.answer_special,
        exchange.dice,
        exchange.bonus,
        exchange.change,
        exchange.shield,
    )
