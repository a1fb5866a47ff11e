"""A round as a table of phases (Scrap Knights rule sheet: Phases, BOTs, Tokens, ULTs)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.rules import Outcome
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import ults
from game.rules.scrap_knights.actions import NONE, OVERCHARGE
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.chain import resolve
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.links import on_act_phase
from game.rules.scrap_knights.state import FIRST, OVERHEAT, ROUND_LIMIT, Phase, Question, State
from game.rules.scrap_knights.tokens import NO_TOKENS, spendable
from game.rules.scrap_knights.triggers import Outlook, judge_bots

PASSES_TO_CLOSE = len(SEATS)
"""A window closes when both seats have passed in a row."""


@dataclass(frozen=True, slots=True)
class PhaseRule:
    """What happens when a phase begins, whether it waits for a choice now, and which phase comes after it."""

    begin: Callable[[GameContext], None]
    waits: Callable[[GameContext], bool]
    following: Phase


def advance(context: GameContext) -> None:
    """Goes through the phases until one waits for a choice, or the duel is over."""
    state = context.state
    rule = PHASES[state.phase]
    while not rule.waits(context):
        state.phase = rule.following
        PHASES[state.phase].begin(context)
        # The beginning of a phase may have ended the duel.
        rule = PHASES[state.phase]


def begin_round(context: GameContext) -> None:
    """The act phase: marks of the last round are wiped, heat is judged, links that count rounds are met."""
    state = context.state
    if state.round == ROUND_LIMIT:
        first, second = (player.hp for player in state.players)
        _finish(context, None if first == second else int(second > first), "round_limit")
        return
    state.round += 1
    state.chain = state.tags = state.called = ()
    state.stack = []
    state.step, state.blocks, state.prevented = FIRST + 1, (0, 0), False
    hot = []
    for seat in SEATS:
        player = state.players[seat]
        player.damaged = player.moved = player.missed = False
        player.may_play_two, player.will_play_two = player.will_play_two, ""
        player.prevented_kinds, player.prevented_next = player.prevented_next, ()
        if player.heat >= OVERHEAT:
            hot.append(seat)
    if context.emitting:
        context.say("round", round=state.round)
    if hot:
        for seat in hot:
            context.say("overheated", seat=seat, heat=state.players[seat].heat)
        _finish_losers(context, hot, "overheat")
        return
    on_act_phase(context)


def asked_again(catalogue: Catalogue, state: State) -> State:
    """A copy of a state that waits for a choice, come to its question once more without an answer."""
    again = state.copy()
    again.question = None
    PHASES[again.phase].waits(GameContext(catalogue, again))
    return again


def _open_window(context: GameContext) -> None:
    state = context.state
    state.seat_to_act, state.passes = state.first_to_act, 0


def _open_token_window(context: GameContext) -> None:
    _open_window(context)
    context.state.usable, context.state.hand_judged = (), False


def _bot_window_waits(context: GameContext) -> bool:
    """Passes priority on for a seat that may use no BOT; the window closes when both have passed in a row."""
    state = context.state
    outlook: Outlook | None = None
    while state.passes < PASSES_TO_CLOSE:
        state.usable, state.hand_judged = (), False
        if state.players[state.seat_to_act].bots:
            outlook = outlook or Outlook(context)
            judge_bots(context, state.seat_to_act, outlook)
            if state.usable:
                return True
        pass_priority(state)
    return False


def _token_window_waits(context: GameContext) -> bool:
    """The same for tokens."""
    state = context.state
    while state.passes < PASSES_TO_CLOSE:
        player = state.players[state.seat_to_act]
        if player.tokens != NO_TOKENS and spendable(context.catalogue, player):
            return True
        pass_priority(state)
    return False


def pass_priority(state: State) -> None:
    state.passes += 1
    state.seat_to_act = opponent(state.seat_to_act)


def keep_window_open(state: State) -> None:
    """The seat has acted: the other has priority, and both may act again."""
    state.passes = 0
    state.seat_to_act = opponent(state.seat_to_act)


def _ults_wait(context: GameContext) -> bool:
    """Each ULT with its tokens joins the chain; one that may be overcharged asks first, openly."""
    for seat in ults.ready(context):
        ult = context.catalogue.library.ults[context.player(seat).ult]
        if ult.overcharge is not None and context.answer is None:
            context.state.question = Question(seat, "overcharge", words=(OVERCHARGE.word, NONE.word))
            return True
        overcharged, context.answer = context.answer == OVERCHARGE, None
        ults.trigger(context, seat, overcharged=overcharged)
    return False


def _resolution_waits(context: GameContext) -> bool:
    return not resolve(context)


def _end_round(context: GameContext) -> None:
    """ACTs go back to the hands; whoever is at 0 HP has lost."""
    state = context.state
    down = []
    for seat in SEATS:
        player = state.players[seat]
        # The last one out first, so that each card finds its old slot again.
        for act in player.played[::-1]:
            context.put_into_hand(seat, act.manoeuvre.card, act.slot, known=True)
        player.played = player.used = ()
        if player.hp == 0:
            down.append(seat)
    if down:
        for seat in down:
            context.say("destroyed", seat=seat)
        _finish_losers(context, down, "destroyed")
    else:
        state.first_to_act = opponent(state.first_to_act)


def _finish_losers(context: GameContext, losers: list[Seat], reason: str) -> None:
    _finish(context, None if len(losers) > 1 else opponent(losers[0]), reason)


def _finish(context: GameContext, winner: Seat | None, reason: str) -> None:
    context.state.phase = "over"
    context.state.outcome = Outcome(winner, reason)
    context.say("over", winner=winner, reason=reason)


def _nothing(context: GameContext) -> None:
    pass


def _always(context: GameContext) -> bool:
    return True


def _never(context: GameContext) -> bool:
    return False


PHASES: Mapping[Phase, PhaseRule] = {
    "act": PhaseRule(begin_round, _always, "flip"),
    "flip": PhaseRule(_nothing, _never, "bots"),
    "bots": PhaseRule(_open_window, _bot_window_waits, "tokens"),
    "tokens": PhaseRule(_open_token_window, _token_window_waits, "ults"),
    "ults": PhaseRule(_nothing, _ults_wait, "resolve"),
    "resolve": PhaseRule(GameContext.say_chain, _resolution_waits, "end"),
    "end": PhaseRule(_end_round, _never, "act"),
    "over": PhaseRule(_nothing, _always, "over"),
}
"""Both seats act in secret in "act", in turn in the windows "bots" and "tokens", and when they are asked.

"flip" is set by the cards that are turned up, "over" by what ends the duel.
"""
