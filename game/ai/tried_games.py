"""Games that try a side: who won, what is counted in them, and their choices, to be watched later."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from game.ai.information_set import InformationSet
from game.ai.players import Player, make_player
from game.ai.report import Report
from game.ai.simulate import Planned, add_game, play_game
from game.engine.dice import Dice
from game.engine.events import Event
from game.rules import GAMES, load
from game.rules.trial import USED

Result = Literal["won", "drawn", "lost"]
_MOST_ADVICE = 3
_OFTENER, _LEAST = 1.5, 5
"""A fact is told as advice where its share in lost games is so many times that in won ones, and in at least
so many games.
"""
_SELDOM, _MANY = 0.05, 20
"""A card that is used in at most this share of so many games at least is named."""


@dataclass(frozen=True, slots=True)
class TriedGame:
    """One game, as the side saw it; `moves` are the choices of each seat where it had one.

    Of a game that was played long ago only the result and what was counted are known.
    """

    planned: Planned | None
    result: Result
    facts: frozenset[str]
    moves: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


@dataclass(slots=True)
class TriedBatch:
    """Some games against one opponent."""

    report: Report = field(default_factory=Report)
    games: list[TriedGame] = field(default_factory=list)


class _Recorder:
    """A player whose choices are written down."""

    def __init__(self, player: Player, moves: list[str]) -> None:
        self._player = player
        self._moves = moves

    def choose(self, known: InformationSet) -> Any:
        action = self._player.choose(known)
        self._moves.append(str(action))
        return action


def play_tried(game: str, planned: Sequence[Planned]) -> TriedBatch:
    """Plays games one after the other; the side that is tried is that of the player named first."""
    rules, batch, trial = load(game), TriedBatch(), GAMES[game].trial
    for one in planned:
        chance = Dice(one.seed)
        moves: tuple[list[str], list[str]] = [], []
        players = [make_player(name, chance.below(1 << 62)) for name in one.players]
        recorders = [_Recorder(player, made) for player, made in zip(players, moves, strict=True)]
        events: list[Event] = []
        state, actions = play_game(rules, one.options, one.seed, recorders, events.append)
        winner = add_game(batch.report, rules, one, state, actions)
        seat = int(one.swapped)
        result: Result = "drawn" if winner is None else "won" if winner == seat else "lost"
        facts = frozenset(trial.count(events, state, seat) if trial is not None else ())
        batch.games.append(TriedGame(one, result, facts, (tuple(moves[0]), tuple(moves[1]))))
    return batch


@dataclass(frozen=True, slots=True)
class Count:
    """A fact of `count` games out of `of`."""

    fact: str
    count: int
    of: int


def counts(games: Sequence[TriedGame], result: Result, facts: Sequence[str]) -> list[Count]:
    """In how many games of a result each fact was found."""
    fitting = [one for one in games if one.result == result]
    found = Counter(fact for one in fitting for fact in one.facts)
    return [Count(fact, found[fact], len(fitting)) for fact in facts]


def advice(games: Sequence[TriedGame], facts: Sequence[str], cards: Sequence[str]) -> list[Count]:
    """What a side could be changed for: facts of lost games, and cards that are hardly ever used.

    At most three; those that set lost games apart the most come first, and cards last.
    """
    lost, won = counts(games, "lost", facts), counts(games, "won", facts)
    telling = []
    for one, other in zip(lost, won, strict=True):
        share, usual = one.count / max(1, one.of), other.count / max(1, other.of)
        if one.count >= _LEAST and share >= _OFTENER * usual:
            telling.append((usual - share, one))
    found = [one for _, one in sorted(telling, key=lambda pair: pair[0])]
    if len(games) >= _MANY:
        times = Counter(fact for one in games for fact in one.facts)
        seldom = [Count(f"{USED}{card}", times[f"{USED}{card}"], len(games)) for card in dict.fromkeys(cards)]
        found += sorted((one for one in seldom if one.count <= _SELDOM * one.of), key=lambda one: one.count)
    return found[:_MOST_ADVICE]
