"""Records: a match as plain data that can be replayed and verified."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.digest import digest_of
from game.engine.match import CONCEDE, Match
from game.engine.moments import Audience
from game.engine.quoting import quote
from game.engine.rules import IllegalAction, Rules, misfit, plain_options
from game.engine.seats import Seat

FORMAT = 2
"""Of saves. 1 had no home-made sides among the options, and nothing of what `SaveFile` says of the table."""
_START = ("game", "options", "seed")


class RecordError(ValueError):
    """A record that does not fit its game; the message is one sentence."""


def to_save(match: Match) -> dict[str, Any]:
    """The match as plain JSON values."""
    save = {
        "format": FORMAT,
        "game": match.rules.id,
        "options": plain_options(match.options),
        "seed": match.seed,
        "record": match.record,
        "sealed": [f"{seat} {action}" for seat, action in match.sealed.items()],
        "conceded": match.conceded,
        "digest": match.digest(),
    }
    return {**save, "start_digest": start_digest(save), "state": match.state.to_dict()}


def start_digest(save: Mapping[str, Any]) -> str:
    """The hash of what a match was begun with: the game, its options (with the sides) and the seed."""
    return digest_of({name: save[name] for name in _START})


def split_entry(entry: str) -> tuple[Seat, str]:
    """Parses one entry of a record. Raises `RecordError`.

    >>> split_entry("0 act slash")
    (0, 'act slash')
    """
    seat, _, action = entry.partition(" ")
    if seat not in ("0", "1") or not action:
        raise RecordError(f"'{quote(entry)}' is not a move (expected, for example, '0 act slash')")
    return int(seat), action


def replay(rules: Rules, save: Mapping[str, Any], watched_by: Sequence[Audience] = ()) -> Match:
    """Plays a save's record again from its options and seed, watched by the audiences named.

    Raises `RecordError` where a choice is no longer legal or the end differs from the saved digest.
    """
    match = Match(rules, save["options"], save["seed"], watched_by=watched_by)
    for number, entry in enumerate(save["record"], start=1):
        seat, action = split_entry(entry)
        try:
            match.act(seat, action)
        except IllegalAction as error:
            raise RecordError(f"move {number} of the record, '{quote(entry)}': {error}") from None
    if match.digest() != save["digest"]:
        raise RecordError("the record leads to a different state than the saved one")
    if match.conceded != save.get("conceded"):
        raise RecordError("the record and the save name different seats as having conceded")
    _check_start_digest(save)
    return match


def from_save(rules: Rules, save: Mapping[str, Any], watched_by: Sequence[Audience] = ()) -> Match:
    """The match of a save, with its whole history where the record still replays.

    Where the rules have changed since, play goes on from the snapshot, without the earlier history.
    Raises `RecordError` when the snapshot does not fit its digest, its options or the rules.
    """
    try:
        return replay(rules, save, watched_by)
    except (RecordError, KeyError, TypeError, ValueError):
        return _from_snapshot(rules, save, watched_by)


def position(match: Match, number: int) -> Match:
    """A match of its own that stands where another one stood after `number` entries of its record.

    It has the history until then where that still replays.

    >>> from game.rules import load
    >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
    >>> _ = match.act(0, "act slash"), match.act(1, "act stonewall")
    >>> position(match, 1).record, len(match.record)
    (['0 act slash'], 2)
    """
    try:
        whole = replay(match.rules, to_save(match))
    except RecordError:
        return _position_without_history(match, number)
    if number < len(whole.steps):
        whole.undo(len(whole.steps) - number)
    return whole


def _position_without_history(match: Match, number: int) -> Match:
    state, sealed, conceded = match.state, match.sealed, match.conceded
    if number < len(match.steps):
        step = match.steps[number]
        state, sealed, conceded = step.state_before, dict(step.sealed_before), None
    found = Match(match.rules, match.options, match.seed, start=state)
    for seat, action in sealed.items():
        found.act(seat, action)
    if conceded is not None:
        found.act(conceded, CONCEDE)
    return found


def _check_start_digest(save: Mapping[str, Any]) -> None:
    """Earlier versions wrote none. Raises `RecordError`."""
    saved = save.get("start_digest")
    if saved is not None and saved != start_digest(save):
        raise RecordError("its game, options or seed have been changed since it was saved")


def _from_snapshot(rules: Rules, save: Mapping[str, Any], watched_by: Sequence[Audience]) -> Match:
    try:
        # Judged by the file's own fields: the rules may name some otherwise by now, or have more of them.
        if digest_of(save["state"]) != save["digest"]:
            raise RecordError("the saved state does not fit its digest")
        _check_start_digest(save)
        match = Match(
            rules, save["options"], save["seed"], start=rules.restore(save["state"]), watched_by=watched_by
        )
        key = misfit(rules, match.options, match.state)
        if key is not None:
            value = match.options[key]
            said = f"'{quote(value)}'" if isinstance(value, str) else "that it has"
            raise RecordError(f"the saved state is not one of a match with the option {key} {said}")
        for entry in save.get("sealed", ()):
            match.act(*split_entry(entry))
        if (conceded := save.get("conceded")) is not None:
            match.act(conceded, CONCEDE)
    except RecordError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"the saved game does not fit the rules: {error}") from None
    return match
