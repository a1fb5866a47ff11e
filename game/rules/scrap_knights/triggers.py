"""Which BOTs may be used (Scrap Knights rule sheet: BOTs, YOU and OPP)."""

from collections.abc import Callable, Iterator, Sequence

from game.engine.events import Emit, unheard
from game.engine.seats import Seat
from game.rules.scrap_knights import ults
from game.rules.scrap_knights.causes import EVENT_BITS
from game.rules.scrap_knights.chain import resolve
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.forecast import Forecast
from game.rules.scrap_knights.state import OVERHEAT, State

BRANCH_LIMIT = 32
"""Few turns have more than three tie-breaks and choices that matter; more ways through one are not tried."""


class Outlook:
    """What the rest of the turn may bring as the chain stands, worked out only as far as it is asked for.

    It holds for both seats until one of them uses a BOT.
    """

    __slots__ = ("_context", "_forecast", "_possible")

    def __init__(self, context: GameContext) -> None:
        self._context = context
        self._possible = _possible(context)
        self._forecast: Forecast | None = None

    def would(self, watched: tuple[str, Seat], viewpoint: Seat) -> bool | None:
        """Whether an event would come to a seat; None where only a dry run can tell."""
        event, seat = watched
        if not self._possible & EVENT_BITS[watched]:
            hot = event == "overheat" and self._context.state.players[seat].heat >= OVERHEAT
            if not hot:
                return event == "uninterrupted"
        forecast = self._forecast
        if forecast is None or (forecast.hands and forecast.viewpoint != viewpoint):
            forecast = self._forecast = Forecast(self._context, viewpoint)
        return forecast.would(event, seat)


def judge_bots(context: GameContext, seat: Seat, outlook: Outlook) -> None:
    """The seat's BOTs whose trigger would be met on at least one way through the rest of the turn.

    They are judged by what the seat knows: the other's hidden hand has no part in it.
    """
    state = context.state
    triggers = context.catalogue.triggers[seat]
    met: dict[str, bool | None] = {}
    for bot in state.players[seat].bots:
        met[bot] = outlook.would(triggers[bot], seat)
    state.hand_judged = None in met.values() and _try_out(context, seat, met)
    state.usable = tuple([bot for bot, answer in met.items() if answer])


def _possible(context: GameContext) -> int:
    """Everything that the waiting effects can cause, as bits."""
    state, causes = context.state, context.catalogue.causes
    possible = 0
    for effect in (*state.chain, *state.tags) if state.tags else state.chain:
        possible |= causes[effect.card][effect.seat][effect.line]
    for seat in ults.ready(context):
        for mask in causes[state.players[seat].ult][seat]:
            possible |= mask
    return possible


def _try_out(context: GameContext, seat: Seat, met: dict[str, bool | None]) -> bool:
    """Answers by dry runs what the forecast leaves open; whether the seat's hidden hand had a part in it."""
    triggers = context.catalogue.triggers[seat]
    waiting = [bot for bot, answer in met.items() if answer is None]
    met.update(dict.fromkeys(waiting, False))
    used = 0
    for end in dry_runs(context, seat):
        used |= end.hidden_used
        for bot in [bot for bot in waiting if meets(end.state, *triggers[bot])]:
            met[bot] = True
            waiting.remove(bot)
        if not waiting:
            break
    return bool(used >> seat & 1)


def meets(end: State, event: str, seat: Seat) -> bool:
    """Whether the event of a trigger has come to `seat` in a turn that is played out."""
    player = end.players[seat]
    if event == "threatened":
        return player.damaged
    if event == "uninterrupted":
        return not player.damaged
    if event == "overheat":
        return player.heat >= OVERHEAT
    if event == "miss":
        return player.missed
    return player.moved


def _silent() -> Emit:
    return unheard


def dry_runs(
    context: GameContext, viewpoint: Seat | None, listen: Callable[[], Emit] = _silent
) -> Iterator[GameContext]:
    """The turn played out by what that seat knows, once for each way that tie-breaks and choices could go.

    `listen` gives what hears the events of the next way.
    """
    waiting: list[list[int]] = [[]]
    for _ in range(BRANCH_LIMIT):
        if not waiting:
            return
        picks = waiting.pop()
        end = play_out(context, picks, viewpoint, listen())
        for number in range(len(picks), len(end.branches)):
            base = picks + [0] * (number - len(picks))
            waiting += [[*base, pick] for pick in range(1, end.branches[number])]
        yield end


def play_out(
    context: GameContext, picks: Sequence[int] = (), viewpoint: Seat | None = None, emit: Emit = unheard
) -> GameContext:
    """The end of the turn as a dry run, with open choices taken as "no change" where that is an answer."""
    fork = context.state.copy()
    fork.dice.script = None
    dry_run = GameContext(context.catalogue, fork, emit, dry=True, picks=picks, viewpoint=viewpoint)
    if fork.phase != "resolve":
        for seat in ults.ready(dry_run):
            ults.trigger(dry_run, seat, overcharged=False)
    resolve(dry_run)
    return dry_run
