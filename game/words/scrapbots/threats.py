"""What attacks threaten in a lane, in words: on the plate of an undefended lane, and in the hint of any."""

from game.rules.scrapbots.threats import Threats
from game.words.scrapbots.log_text import TableWords


def open_lane(words: TableWords, threats: Threats, *, own: bool) -> str:
    """What can be dealt to an undefended lane; `own`: by the Scrapbots of whoever looks."""
    worst, say = threats.worst, words.texts.say
    if worst is None:
        return say("threats", "none", own=own)
    told = say(
        "threats",
        "wounds",
        count=worst.result.wounds,
        card=words.card(worst.card),
        splash=worst.splash,
        coin=worst.coin,
        later=worst.later,
        own=own,
    )
    if threats.attack is None or threats.splash is None:
        return told
    return f"{told} {say('threats', 'more', count=threats.splash.result.wounds)}"


def defended_lane(words: TableWords, threats: Threats, health: int, *, own: bool) -> str:
    """What can be done to the Scrapbot of a lane; "" for nothing."""
    worst = threats.worst
    if worst is None:
        return ""
    left = max(0, health - worst.result.damage)
    return words.texts.say(
        "threats",
        "damage",
        amount=worst.result.damage,
        destroyed=worst.result.destroyed or left == 0,
        left=left,
        card=words.card(worst.card),
        energy=worst.energy,
        coin=worst.coin,
        later=worst.later,
        own=own,
    )
