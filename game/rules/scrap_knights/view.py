"""What a seat may know of a duel, and the states that would look the same to it."""

import msgspec

from game.engine.dice import Dice
from game.engine.rules import Outcome, View
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.card_effects import ASKED_OF_A_HAND, asked_of_hand
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.phases import asked_again
from game.rules.scrap_knights.position import position
from game.rules.scrap_knights.state import Effect, PendingCopy, Played, Player, Question, State, Tokens
from game.rules.scrap_knights.triggers import Outlook, judge_bots

NO_SLOT = -1
MOST_DRAWS = 200
"""More hands than this are not tried for one in which the other seat would be asked what it is asked."""


class SeatView(msgspec.Struct, frozen=True):
    """One side of the table. `hand` and `prep` are None where they are hidden; `known` are hand cards of
    which everyone is sure, `seen` all ACTs that this seat has ever shown. `usable_bots` and the slots of
    the played ACTs depend on the hand, so only their owner sees them.
    """

    hp: int
    heat: int
    hand: tuple[str, ...] | None
    hand_size: int
    known: tuple[str, ...]
    seen: tuple[str, ...]
    ult: str
    link: int
    bots: tuple[str, ...]
    spent_bots: tuple[str, ...]
    usable_bots: tuple[str, ...]
    tokens: Tokens
    played: tuple[Played, ...]
    used: tuple[str, ...]
    lost: tuple[str, ...]
    held: tuple[str, ...]
    held_under: tuple[Seat, ...]
    prep: tuple[str, ...] | None
    prep_size: int
    used_since_trigger: tuple[str, ...]
    linked: tuple[str, ...]
    defends_running: int
    copies: tuple[PendingCopy, ...]
    copies_on_spend: tuple[tuple[str, str], ...]
    may_play_two: str
    will_play_two: str
    prevented_kinds: tuple[str, ...]
    prevented_next: tuple[str, ...]
    damaged: bool


class DuelView(View, frozen=True):
    """The table as a seat sees it. `passes` counts those in a row in an open window; `running` is the effect
    that waits for a choice, topmost first, and `called` are the tags that are carried out after it;
    `question` has the answers only for whoever may know them.
    """

    round: int
    phase: str
    distance: int
    first_to_act: Seat
    seat_to_act: Seat
    passes: int
    step: int
    blocks: tuple[int, int]
    prevented: bool
    chain: tuple[Effect, ...]
    tags: tuple[Effect, ...]
    running: tuple[Effect, ...]
    called: tuple[Effect, ...]
    question: Question | None
    outcome: Outcome | None
    players: tuple[SeatView, SeatView]

    def __repr__(self) -> str:
        return position(self)


def view(state: State, seat: Seat | None) -> DuelView:
    """All that `seat` (None: a bystander) may know."""
    first, second = (
        _seat_view(state.players[side], state.usable if side == state.seat_to_act else (), side == seat)
        for side in SEATS
    )
    return DuelView(
        round=state.round,
        phase=state.phase,
        distance=state.distance,
        first_to_act=state.first_to_act,
        seat_to_act=state.seat_to_act,
        passes=state.passes,
        step=state.step,
        blocks=state.blocks,
        prevented=state.prevented,
        chain=state.chain,
        tags=state.tags,
        running=tuple(frame.effect for frame in reversed(state.stack)),
        called=(*(effect for frame in reversed(state.stack) for effect in frame.calls), *state.called),
        question=_question_view(state.question, seat),
        outcome=state.outcome,
        players=(first, second),
    )


def _seat_view(player: Player, usable: tuple[str, ...], own: bool) -> SeatView:
    return SeatView(
        hp=player.hp,
        heat=player.heat,
        hand=player.hand if own else None,
        hand_size=len(player.hand),
        known=player.known,
        seen=player.seen,
        ult=player.ult,
        link=player.link,
        bots=player.bots,
        spent_bots=player.spent_bots,
        usable_bots=usable if own else (),
        tokens=player.tokens,
        played=player.played if own else tuple([_in_slot(act, NO_SLOT) for act in player.played]),
        used=player.used,
        lost=player.lost,
        held=player.held,
        held_under=player.held_under,
        prep=tuple(sorted(player.prep)) if own or player.prep_known else None,
        prep_size=len(player.prep),
        used_since_trigger=player.used_since_trigger,
        linked=player.linked,
        defends_running=player.defends_running,
        copies=player.copies,
        copies_on_spend=player.copies_on_spend,
        may_play_two=player.may_play_two,
        will_play_two=player.will_play_two,
        prevented_kinds=player.prevented_kinds,
        prevented_next=player.prevented_next,
        damaged=player.damaged,
    )


def _question_view(question: Question | None, seat: Seat | None) -> Question | None:
    """The question as a seat knows it: what is asked of a hand tells its cards."""
    if question is None or question.seat == seat or question.kind not in ASKED_OF_A_HAND:
        return question
    return Question(question.seat, question.kind)


def _in_slot(act: Played, slot: int) -> Played:
    return Played(act.manoeuvre, slot, act.unique)


def determinize(state: State, seat: Seat, dice: Dice, catalogue: Catalogue) -> State:
    """A state that `seat` cannot tell from this one: the other's unknown cards and all chance drawn anew.

    What the other is asked is known, so a hand that would not be asked so is drawn again.
    """
    drawn = _draw_unknown(state, seat, dice, catalogue)
    for _ in range(MOST_DRAWS):
        if _asked_alike(drawn, opponent(seat), catalogue):
            break
        drawn = _draw_unknown(state, seat, dice, catalogue)
    return drawn


def _asked_alike(drawn: State, other: Seat, catalogue: Catalogue) -> bool:
    """Whether `other` is still asked the same with its new hand; fits what it is asked to that hand."""
    context = GameContext(catalogue, drawn)
    if drawn.hand_judged and drawn.seat_to_act == other:
        judge_bots(context, other, Outlook(context))
        return bool(drawn.usable)
    question = drawn.question
    if question is None or question.seat != other:
        return True
    if question.kind not in ASKED_OF_A_HAND:
        return asked_again(catalogue, drawn).question == question
    question = drawn.question = asked_of_hand(context, question, drawn.stack[-1])
    return len(question.cards) + len(question.words) > 1


def _draw_unknown(state: State, seat: Seat, dice: Dice, catalogue: Catalogue) -> State:
    drawn = state.copy()
    drawn.dice = Dice(dice.below(1 << 62))
    player = drawn.players[opponent(seat)]
    ult = catalogue.library.ults[player.ult]
    hidden_prep = () if player.prep_known else player.prep
    placed = {*player.known, *player.lost, *player.held, *(act.manoeuvre.card for act in player.played)}
    placed.update(player.prep if player.prep_known else ())
    # Cards once shown that may have been shuffled away since: somewhere in the hidden zones they must be.
    loose = [card for card in player.seen if card not in placed]
    fresh = [
        card
        for card in dice.shuffled(tuple(catalogue.library.acts))
        if card not in placed and card not in loose
    ]
    if ult.prep is not None and ult.prep.kind is not None and hidden_prep:
        fitting = [card for card in fresh if catalogue.kinds[card] == ult.prep.kind]
        prep, hidden_prep = tuple(sorted(fitting[: len(hidden_prep)])), ()
        player.prep = prep
        fresh = [card for card in fresh if card not in prep]
    unknown_hand = len(player.hand) - len(player.known)
    pool = (*loose, *fresh)[: unknown_hand + len(hidden_prep)]
    mixed = dice.shuffled(pool)
    player.hand = (*player.known, *mixed[:unknown_hand])
    # The hand has an order of its own now, in which any slot is as good.
    player.played = tuple([_in_slot(act, 0) for act in player.played])
    if hidden_prep:
        player.prep = tuple(sorted(mixed[unknown_hand:]))
    return drawn
