"""Which BOTs may be used: the rest of the turn is tried out on a copy (seed 000, BOTs, YOU and OPP)."""

from collections.abc import Sequence

from game.engine.dice import Dice
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights import ults
from game.rules.scrap_knights.chain import resolve
from game.rules.scrap_knights.state import OVERHEAT, State
from game.rules.scrap_knights.turn import Turn

MOST_BRANCHES = 32
"""Few turns have more than three tie-breaks and choices that matter; more ways through one are not tried."""


def judge_bots(turn: Turn) -> None:
    """For each seat the BOTs whose trigger would be met on at least one way through the rest of the turn.

    A seat's BOTs are judged by what it knows: the other's hidden hand has no part in it.
    """
    state = turn.state
    ends, hands = _ends(turn, 0) if state.players[0].bots or state.players[1].bots else ([], 0)
    first = _met(turn, ends, 0)
    if hands:
        ends, more = _ends(turn, 1)
        hands |= more
    second = _met(turn, ends, 1)
    state.usable = (first, second)
    state.hand_judged = (bool(hands & 1), bool(hands & 2))


def _met(turn: Turn, ends: list[State], seat: Seat) -> tuple[str, ...]:
    return tuple([bot for bot in turn.player(seat).bots if any(_meets(turn, end, seat, bot) for end in ends)])


def _meets(turn: Turn, end: State, seat: Seat, bot: str) -> bool:
    trigger = turn.catalogue.library.bots[bot].trigger
    player = end.players[seat if trigger.who == "you" else opponent(seat)]
    if trigger.event == "threatened":
        return player.damaged
    if trigger.event == "uninterrupted":
        return not player.damaged
    if trigger.event == "overheat":
        return player.heat >= OVERHEAT
    if trigger.event == "miss":
        return player.missed
    return player.moved


def _ends(turn: Turn, eyes: Seat) -> tuple[list[State], int]:
    """The turn as it would end, once for each way that tie-breaks and choices could go.

    Also a bit for each seat whose hidden hand had a part in it.
    """
    ends: list[State] = []
    hands = 0
    waiting: list[list[int]] = [[]]
    while waiting and len(ends) < MOST_BRANCHES:
        picks = waiting.pop()
        what_if = play_out(turn, picks, eyes)
        ends.append(what_if.state)
        hands |= what_if.hands
        for number in range(len(picks), len(what_if.branches)):
            base = picks + [0] * (number - len(picks))
            waiting += [[*base, pick] for pick in range(1, what_if.branches[number])]
    return ends, hands


def play_out(turn: Turn, picks: Sequence[int] = (), eyes: Seat | None = None) -> Turn:
    """The end of the turn as a dry run, with open choices taken as "no change" where that is an answer."""
    fork = turn.state.copy()
    fork.dice = Dice(fork.dice.word)
    what_if = Turn(turn.catalogue, fork, dry=True, picks=picks, eyes=eyes)
    if fork.phase != "resolve" or (fork.ask is not None and fork.ask.kind == "overcharge"):
        for seat in ults.ready(what_if):
            ults.trigger(what_if, seat, overcharged=False)
    resolve(what_if)
    return what_if
