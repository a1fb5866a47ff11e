"""What the arena says about an attack: the answers to it, the sums of the dice, what they came to."""

from collections.abc import Sequence
from typing import Protocol

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.odds import Odds
from game.rules.dino_battles.preview import Forecast
from game.rules.dino_battles.state import Answer

_EXACT = 1e-9
"""Less than the share of one throw, more than what a sum of fractions may be off."""


class Sayer(Protocol):
    """Anything that knows texts."""

    def say(self, section: str, key: str, **facts: object) -> str: ...


def fight(texts: Sayer, key: str, **facts: object) -> str:
    """A text of the arena."""
    return texts.say("fight", key, **facts)


def number(value: float) -> str:
    """A mean with one digit where it needs one.

    >>> number(7.0), number(17.46)
    ('7', '17.5')
    """
    return f"{value:.1f}".removesuffix(".0")


def percent(share: float) -> str:
    """
    >>> percent(21 / 36)
    '58%'
    """
    return f"{round(share * 100)}%"


def minus(value: float) -> str:
    """A mean loss with its sign; nothing lost has none.

    >>> minus(17.5), minus(0)
    ('−17.5', '0')
    """
    return f"−{number(value)}" if value else "0"


def is_certain(share: float) -> bool:
    """Whether a share of all throws, as a sum of fractions, is all of them."""
    return share > 1 - _EXACT


def gain(odds: Odds) -> str:
    """What an evasion adds to the next attack on average, as a whole number."""
    return str(round(odds.gained / odds.evaded)) if odds.evaded else "0"


def evasion(texts: Sayer, odds: Odds, low: int, high: int) -> tuple[str, str]:
    """What an evasion brings, in two lines: what its share is of, and what follows otherwise.

    `low` and `high` are the least and the most HP of a hit.
    """
    mean = number(odds.other_loss)
    if is_certain(odds.evaded):
        return fight(texts, "nothing_can_hit", gain=gain(odds)), ""
    if not odds.evaded:
        return fight(texts, "no_evasion"), fight(texts, "surely_lose", low=low, high=high, mean=mean)
    hit_is_out = odds.other_out > _EXACT and is_certain(odds.other_out + odds.evaded)
    otherwise = fight(texts, "else_lose", out=hit_is_out, low=low, high=high, mean=mean)
    return fight(texts, "nothing_hits", gain=gain(odds)), otherwise


def hits(texts: Sayer, odds: Odds) -> str:
    """How often an attack hits that is evaded, and what it gives to the other side if it does not."""
    if is_certain(odds.evaded):
        return fight(texts, "never_hits", gain=gain(odds))
    if not odds.evaded:
        return fight(texts, "surely_hits")
    return fight(texts, "hits", share=percent(1 - odds.evaded), gain=gain(odds))


def chance(
    texts: Sayer, answer: Answer, odds: Odds, title: str, own_seat: bool, *, answered: bool = False
) -> str:
    """What an answer may be expected to come to, for the line under the sums.

    `own_seat` says that the reader is attacked and not the attacker; odds are those of mover and other. Once
    it is `answered`, an attack is a counterattack.
    """
    loss, other = (odds.other_loss, odds.loss) if own_seat else (odds.loss, odds.other_loss)
    match answer:
        case "evade":
            if is_certain(odds.evaded):
                return fight(texts, "chance_evade_sure")
            if not odds.evaded:
                return fight(texts, "chance_evade_none")
            return fight(texts, "chance_evade", share=percent(odds.evaded))
        case "defend" | "take":
            lost = number(odds.other_loss)
            return fight(texts, "chance_defend" if answer == "defend" else "chance_take", loss=lost)
    if answer == "attack" and not own_seat and answered:
        key = "chance_struck_back"
    else:
        key = "chance_counterattack" if own_seat else "chance_attack"
    return fight(
        texts,
        key,
        title=title,
        loss=number(loss),
        other_loss=number(other),
    )


def verdict(
    texts: Sayer,
    answer: Answer,
    mover: Seat,
    totals: Sequence[int],
    dinos: Sequence[str],
    names: Sequence[str],
) -> str:
    """What the totals mean; `totals`, names of Dinosaurs and of players are by seat.

    Two Dinosaurs of one name are told apart by their players.
    """
    other = opponent(mover)
    if dinos[mover] == dinos[other]:
        dinos = [
            fight(texts, "of_player", name=name, dino=dino) for name, dino in zip(names, dinos, strict=True)
        ]
    total, answered = totals[mover], totals[other]
    ahead = abs(answered - total)
    match answer:
        case "evade" if answered > total:
            return fight(texts, "won_evade", amount=ahead, name=names[other])
        case "evade":
            return fight(texts, "lost_evade", dino=dinos[other], amount=total)
        case "defend" if answered > total:
            return fight(texts, "won_defend", amount=ahead, dino=dinos[mover])
        case "defend" if answered == total:
            return fight(texts, "held_defend")
        case "defend":
            return fight(texts, "lost_defend", dino=dinos[other], amount=ahead)
        case "attack":
            facts = {"dino": dinos[mover], "amount": answered}
            return fight(texts, "both_hit", **facts, other_dino=dinos[other], other_amount=total)
    return fight(texts, "taken", dino=dinos[other], amount=total)


def spread(forecast: Forecast, answer: Answer) -> tuple[int, int]:
    """The least and the most that the attacked Dinosaur loses, if it is hit."""
    low, high = forecast.totals
    if answer == "defend":
        return max(0, low - forecast.other_totals[1]), max(0, high - forecast.other_totals[0])
    return low, high
