"""A trial as it is kept, and as it goes on."""

from game.ai.report import Report
from game.ai.side_trial import SideTrial
from game.ai.tried_games import TriedGame
from game.storage.trials import KeptGame, KeptScore, KeptTrial, side_key


def as_kept(trial: SideTrial) -> KeptTrial:
    """What of a trial is kept: scores and what was counted, not the games themselves."""
    scores = {
        key: KeptScore(one.games, one.points, one.draws, one.turns) for key, one in trial.results.items()
    }
    unit = next((one.unit for one in trial.results.values()), Report().unit)
    games = [KeptGame(one.result, tuple(sorted(one.facts))) for one in trial.games]
    return KeptTrial(side_key(trial.side), trial.level, unit, scores, tuple(games))


def take_up(trial: SideTrial, kept: KeptTrial) -> None:
    """A trial goes on from one that was kept; opponents that are no longer there are left out."""
    results = {
        key: Report(games=one.games, points=one.points, draws=one.draws, turns=one.turns, unit=kept.unit)
        for key, one in kept.scores.items()
        if key in trial.opponents
    }
    trial.resume(results, [TriedGame(None, one.result, frozenset(one.facts)) for one in kept.games])
