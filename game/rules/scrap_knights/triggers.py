"""Which BOTs may be used: the rest of the turn is tried out on a copy (seed 000, BOTs, YOU and OPP)."""

from collections.abc import Iterator

from game.engine.dice import Dice
from game.engine.seats import SEATS, opponent
from game.rules.scrap_knights import ults
from game.rules.scrap_knights.chain import resolve
from game.rules.scrap_knights.state import OVERHEAT, State
from game.rules.scrap_knights.turn import Turn

MOST_ORDERS = 16
"""Two or three tie-breaks that matter in one turn are rare; more orders than this are not tried."""


def usable_bots(turn: Turn) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """For each seat the BOTs whose trigger would be met in at least one order of the tie-breaks."""
    state = turn.state
    if not (state.players[0].bots or state.players[1].bots):
        return (), ()
    met: tuple[set[str], set[str]] = (set(), set())
    for end in _ends(turn):
        for seat in SEATS:
            for bot in state.players[seat].bots:
                if bot not in met[seat] and _met(turn, end, seat, bot):
                    met[seat].add(bot)
    first, second = (tuple([bot for bot in state.players[seat].bots if bot in met[seat]]) for seat in SEATS)
    return first, second


def _met(turn: Turn, end: State, seat: int, bot: str) -> bool:
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


def _ends(turn: Turn) -> Iterator[State]:
    """The turn as it would end, once for each way in which its tie-breaks could fall."""
    waiting: list[list[int]] = [[]]
    for _ in range(MOST_ORDERS):
        if not waiting:
            return
        picks = waiting.pop()
        end, ties = play_out(turn, picks)
        for number in range(len(picks), len(ties)):
            base = picks + [0] * (number - len(picks))
            waiting += [[*base, pick] for pick in range(1, ties[number])]
        yield end


def play_out(turn: Turn, picks: list[int]) -> tuple[State, list[int]]:
    """The end of the turn with open choices taken as "no change", and how wide each tie-break was."""
    fork = turn.state.copy()
    fork.dice = Dice(fork.dice.word)
    what_if = Turn(turn.catalogue, fork, dry=True, picks=picks)
    if fork.phase != "resolve" or (fork.ask is not None and fork.ask.kind == "overcharge"):
        for seat in ults.ready(what_if):
            ults.trigger(what_if, seat, overcharged=False)
    resolve(what_if)
    return fork, what_if.ties
