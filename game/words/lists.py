"""Lists of things in one sentence."""

from collections.abc import Iterable
from functools import reduce

from game.words.messages import Messages


def listed(texts: Messages, names: Iterable[str], *, any_of: bool = False) -> str:
    """Names with commas and "and" before the last one, or "or" where one of them is meant; "" for none.

    >>> from game.words.messages import shipped_messages
    >>> listed(shipped_messages("shared"), ["Ada", "Bo", "Cy"])
    'Ada, Bo and Cy'
    """
    *others, last = [*names] or [""]
    if not others:
        return last
    return texts.say("list", "or" if any_of else "two", first=joined(texts, others), last=last)


def joined(texts: Messages, names: Iterable[str]) -> str:
    """Names with commas alone; "" for none."""
    return reduce(lambda first, last: texts.say("list", "more", first=first, last=last), [*names] or [""])
