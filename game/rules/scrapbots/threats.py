"""What the Scrapbots of a side can do to each lane of the other one: their attacks, tried by the preview.

Only what lies open counts: neither hand nor Energy, as both are new in the next turn. A threat is the worst
that an attack can do, with the better side of its coin.
"""

from dataclasses import dataclass

from game.content.scrapbots.cards import LANES
from game.engine.dice import Dice
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.preview import LaneResult, preview
from game.rules.scrapbots.state import Bot, Lanes, Player, State
from game.rules.scrapbots.view import TableView

_ENOUGH = 1_000
"""Energy for any attack."""


@dataclass(frozen=True, slots=True)
class Threat:
    """What a Scrapbot can do to a lane: `splash` from a lane beside it, `coin` only if a coin falls well.

    `energy` is the least that it costs; `later`: the Scrapbot is exhausted, and readied before its next turn.
    """

    card: str
    result: LaneResult
    energy: int
    splash: bool
    coin: bool
    later: bool


@dataclass(frozen=True, slots=True)
class Threats:
    """The worst attack from the opposite side of a lane, and the worst splash from the lanes beside it."""

    attack: Threat | None = None
    splash: Threat | None = None

    @property
    def worst(self) -> Threat | None:
        return self.attack or self.splash


def threats(catalogue: Catalogue, view: TableView, seat: Seat) -> tuple[Threats, ...]:
    """What `seat` threatens in each lane of the other side, in this turn or its next one.

    A Scrapbot that the other side has exhausted in its own turn stays so through the next one.
    """
    found: list[dict[bool, Threat]] = [{} for _ in range(LANES)]
    for lane, bot in enumerate(view.players[seat].lanes):
        if bot is None or (bot.exhausted and view.active != seat):
            continue
        for threat_lane, threat in _of_bot(catalogue, view, seat, lane, bot):
            old = found[threat_lane].get(threat.splash)
            if old is None or _rank(threat) > _rank(old):
                found[threat_lane][threat.splash] = threat
    return tuple(Threats(one.get(False), one.get(True)) for one in found)


def most_wounds(catalogue: Catalogue, view: TableView, seat: Seat) -> int:
    """The most Wounds that the Scrapbots of `seat` deal in its next turn, by an attack each."""
    state, found = _trial(view, seat), 0
    for lane, bot in enumerate(view.players[seat].lanes):
        if bot is None or (bot.exhausted and view.active != seat):
            continue
        strikes = catalogue.strikes[lane][: len(catalogue.attacks[bot.card])]
        tried = [preview(catalogue, state, strike) for strike in strikes]
        sides = [side for one in tried for side in (one.tails, one.heads)]
        found += max((sum(result.wounds for result in side) for side in sides), default=0)
    return min(found, view.wounds_left)


def _rank(threat: Threat) -> tuple[int, bool, int, bool, int]:
    """The worse is greater; of equals the surer and the cheaper."""
    result = threat.result
    return result.wounds, result.destroyed, result.damage, not threat.coin, -threat.energy


def _of_bot(
    catalogue: Catalogue, view: TableView, seat: Seat, lane: int, bot: Bot
) -> list[tuple[int, Threat]]:
    """Each lane that an attack of a Scrapbot does something to."""
    state, found = _trial(view, seat), []
    for number, (energy, _) in enumerate(catalogue.attacks[bot.card]):
        tried = preview(catalogue, state, catalogue.strikes[lane][number])
        for other, (tails, heads) in enumerate(zip(tried.tails, tried.heads, strict=True)):
            worse = max(tails, heads, key=lambda one: (one.wounds, one.destroyed, one.damage))
            if worse.wounds or worse.damage:
                coin, splash = tails != heads, other != lane
                found.append((other, Threat(bot.card, worse, energy, splash, coin, bot.exhausted)))
    return found


def _trial(view: TableView, seat: Seat) -> State:
    """A state with what lies open alone, in which `seat` is in turn and can pay for everything."""
    players = [Player((), lanes=_ready(view.players[one].lanes)) for one in SEATS]
    players[seat].energy = _ENOUGH
    return State(Dice(0), view.edition, "shown", players, active=seat, wounds_left=view.wounds_left)


def _ready(lanes: Lanes) -> Lanes:
    first, second, third = (None if bot is None else Bot(bot.card, bot.damage) for bot in lanes)
    return first, second, third
