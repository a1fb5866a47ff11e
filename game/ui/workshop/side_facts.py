"""How it is with a side: whether it can be played, how much of it is in, and why not, on paper."""

from game.storage.trials import side_key
from game.ui.layout.leaves import Icon, Prose
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.parts.grounds import ground
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.verdict import SIGNS, State
from game.words.fault_text import fault_text
from game.words.messages import Messages
from game.words.side_text import side_problem_text

_MOST = 2
"""Problems that are named; the builder shows them all, one after the other."""


def state_of(shelf: OwnSides, shown: Shown) -> State | None:
    """Whether a side can be played; None for a file that cannot be read."""
    if shown.side is None:
        return None
    problems = shelf.sides.problems(shown.side, {})
    if not problems:
        return "complete"
    lacks = all(one.key.startswith(("few_", "no_")) for one in problems)
    return "missing" if lacks else "illegal"


def problem_of(words: Messages, shelf: OwnSides, shown: Shown) -> str:
    """The first thing that keeps a side from being played; "" if it can be played."""
    if shown.side is None:
        return words.say("workshop", "unreadable")
    problems = shelf.sides.problems(shown.side, {})
    return side_problem_text(shelf.game.id, problems[0]) if problems else ""


def line_of(words: Messages, shelf: OwnSides, shown: Shown) -> str:
    """How much of a side is in, or that its file cannot be read."""
    if shown.side is not None:
        return shelf.ui.counted(shown.side)
    return words.say("workshop", "newer_file" if shown.newer else "not_read")


def mistake_text(words: Messages, shown: Shown) -> str:
    """What is wrong with a broken file: the line and the reason where it can be read."""
    if shown.mistake is None:
        return fault_text(shown.broken) if shown.broken is not None else ""
    fault = shown.mistake.fault
    reason = words.say("side_file", fault.key, **fault.facts)
    return words.say("side_file", "at_line", line=fault.line, reason=reason) if fault.line else reason


def facts_paper(words: Messages, shelf: OwnSides, shown: Shown) -> Node:
    """The state of a side, its first problems, and its plan."""
    state = state_of(shelf, shown)
    rows: list[Node] = []
    if shown.broken is not None:
        rows.append(_fact("illegal", mistake_text(words, shown)))
        rows.append(Prose(words.say("workshop", "as_it_was"), "paper note"))
    else:
        rows.append(_fact(SIGNS[state] if state is not None else "unknown", line_of(words, shelf, shown)))
        problems = shelf.sides.problems(shown.side, {})
        rows += [_fact("warning", side_problem_text(shelf.game.id, one)) for one in problems[:_MOST]]
        if not problems:
            rows.append(_fact("complete", words.say("workshop", "ready")))
        rows += [_fact("flask", told) for told in _tried(words, shelf, shown)]
        if shown.side.plan:
            rows.append(Prose(shown.side.plan, "paper note"))
        if not shown.own:
            rows.append(Prose(words.say("workshop", "copied_first"), "paper note"))
    return Box(Column(*rows, gap=5), pad=(12, 10), ground=ground("paper"))


def _tried(words: Messages, shelf: OwnSides, shown: Shown) -> list[str]:
    """What its last trial came to."""
    kept = next((one for one in reversed(shelf.trials) if one.side == side_key(shown.side)), None)
    if kept is None or not kept.played:
        return []
    return [words.say("workshop", "tried", count=kept.played, share=round(100 * kept.share))]


def _fact(symbol: str, words: str) -> Node:
    return Row(Icon(symbol, 17), Prose(words, "paper text", "ink", grow=1, name=words), gap=7)
