"""The `replay` command: a saved match as text, turn by turn, as a bystander or a seat saw it."""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.commands.report import DONE, UsageError, put, tell
from game.engine.match import Match
from game.engine.quoting import quote
from game.engine.record import RecordError, replay
from game.engine.rules import Rules
from game.engine.seats import Seat
from game.rules import load
from game.storage.save_file import SaveError, SaveFile, read_save
from game.words.fault_text import fault_text
from game.words.game_words import WORDS, LogWords
from game.words.messages import SHARED, shipped_messages

_ICON = re.compile(r":([a-z_0-9]+):")


def run_replay(arguments: argparse.Namespace) -> int:
    """Prints what `--seat` saw of a match that is over, else what a bystander saw.

    Of an unfinished match nothing hidden is printed. A match that the rules of today cannot play again is
    told by its record.
    """
    name, seat = arguments.save, arguments.seat
    try:
        save = read_save(Path(name))
    except SaveError as error:
        raise UsageError(fault_text(error.fault)) from None
    rules = load(save.game)
    try:
        match = replay(rules, save.engine_record())
    except (RecordError, KeyError, TypeError, ValueError) as error:
        tell(f"{quote(name)} cannot be played again ({error}); its record:")
        _put_record(save, as_json=arguments.json)
        return DONE
    if seat is not None and match.outcome is None:
        raise UsageError(f"--seat shows what was hidden, and {quote(name)} is not over")
    turns = told_turns(match, WORDS[save.game].log_words(rules, match.view(seat), save.names), seat)
    if arguments.json:
        put(json.dumps({**_head(save, match), "seat": seat, "turns": turns}, indent=2, ensure_ascii=False))
    else:
        _put_turns(save, rules, turns)
    return DONE


def told_turns(match: Match, words: LogWords, seat: Seat | None) -> list[dict[str, Any]]:
    """The events of each turn or round as a seat (None: a bystander) may know them, each with its sentence.

    What happens before the first one stands under 0; the first has no event in games that begin with it.
    """
    unit = match.rules.pace(match.state).unit.removesuffix("s")
    turns: list[dict[str, Any]] = [{"number": 0, "events": []}]
    for event in match.events:
        shown = event.masked(seat)
        if event.kind == unit:
            turns.append({"number": event.facts[unit], "events": []})
            continue
        sentence = plain(words.sentence(shown))
        turns[-1]["events"].append({"kind": shown.kind, "facts": shown.facts, "sentence": sentence})
    if not any(turn["number"] == 1 for turn in turns):
        turns[0]["number"] = 1
    return turns


def plain(sentence: str | None) -> str:
    """A sentence with words in place of its icons; "" for an event that the log leaves out.

    >>> plain("Throws :die4: for 5 :scrap:.")
    'Throws [4] for 5 [scrap].'
    """
    return _ICON.sub(lambda icon: f"[{icon[1].removeprefix('die').replace('_', ' ')}]", sentence or "")


def _head(save: SaveFile, match: Match) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": save.game,
        "names": save.names,
        "seats": save.seats,
        "seed": save.seed,
        "finished": outcome is not None,
        "winner": outcome.winner if outcome is not None else None,
        "reason": outcome.reason if outcome is not None else None,
        "digest": match.digest(),
    }


def _put_turns(save: SaveFile, rules: Rules, turns: Sequence[dict[str, Any]]) -> None:
    texts = shipped_messages(SHARED)
    unit = rules.pace(rules.restore(save.state)).unit.removesuffix("s")
    for turn in turns:
        sentences = [event["sentence"] for event in turn["events"] if event["sentence"]]
        if turn["number"]:
            put(texts.say("counted", unit, count=turn["number"]))
        for sentence in sentences:
            put(f"  {sentence}" if turn["number"] else sentence)


def _put_record(save: SaveFile, *, as_json: bool) -> None:
    if as_json:
        put(json.dumps({"game": save.game, "names": save.names, "record": save.record}, indent=2))
        return
    for entry in save.record:
        seat, _, action = entry.partition(" ")
        put(f"{save.names[int(seat)]}: {action}" if seat in ("0", "1") else entry)
