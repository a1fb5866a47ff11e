"""How the chance of a hint's choice compares with the best one's, where no term says why it is good."""

from collections.abc import Callable, Sequence

from game.ai.thought import Choice, foreseen
from game.words.action_text import reason_text
from game.words.messages import SHARED, shipped_messages


def compared(
    game: str, told: Sequence[Choice], number: int, what: Callable[[Choice], str], *, mixed: bool
) -> str:
    """A sentence on the choice with that number, the best one being 0: that one is compared with the next, of
    which `what` is it in words. Of choices that are to be `mixed` none may be taken each time.
    """
    if len(told) == 1:
        return reason_text(game, "")
    texts = shipped_messages(SHARED)
    shown = [foreseen(choice.value) for choice in told]
    ahead = shown[0] - shown[max(1, number)]
    if ahead <= 0:
        key = "tie" if number else "tie_first"
        return texts.say("hint", f"{key}_mixed" if mixed else key)
    if number:
        return texts.say("hint", "behind", points=ahead)
    return texts.say("hint", "ahead", points=ahead, next=what(told[1]))
