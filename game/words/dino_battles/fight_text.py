"""What the arena says about an attack: the answers to it, the sums of the dice, what they came to."""

from collections.abc import Sequence
from typing import Protocol

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.odds import Odds
from game.rules.dino_battles.preview import Forecast
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.toll import Toll

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


def share_of(share: float) -> str:
    """How often something comes, nothing where it always does.

    >>> share_of(21 / 36), share_of(1)
    ('58%', '')
    """
    return "" if is_certain(share) else percent(share)


def minus(value: float) -> str:
    """A mean loss with its sign; nothing lost has none, and what hardly ever comes is about nothing.

    >>> minus(17.5), minus(0), minus(0.02)
    ('−17.5', '0', '≈0')
    """
    shown = number(value)
    if shown != "0":
        return f"−{shown}"
    return "≈0" if value else "0"


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
    if is_certain(odds.evaded):
        return fight(texts, "nothing_can_hit", gain=gain(odds)), ""
    # The mean of the throws that hit, as it stands beside their least and most.
    mean = number(odds.other_loss / (1 - odds.evaded))
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
    losses: Sequence[float] | None = None,
) -> str:
    """What the totals mean; `totals`, names of Dinosaurs and of players are by seat, and so are the `losses`
    where a card keeps something off them.

    Two Dinosaurs of one name are told apart by their players.
    """
    other = opponent(mover)
    dinos = told_apart(texts, dinos, names)
    total, answered = totals[mover], totals[other]
    ahead = abs(answered - total)
    lost, other_lost = (round(losses[seat]) if losses is not None else None for seat in (mover, other))
    match answer:
        case "evade" if answered > total:
            return fight(texts, "won_evade", amount=ahead, name=names[other])
        case "evade":
            return fight(texts, "lost_evade", dino=dinos[other], amount=_or(other_lost, total))
        case "defend" if answered > total:
            return fight(texts, "won_defend", ahead=ahead, amount=_or(lost, ahead), dino=dinos[mover])
        case "defend" if answered == total:
            return fight(texts, "held_defend")
        case "defend":
            return fight(texts, "lost_defend", dino=dinos[other], ahead=ahead, amount=_or(other_lost, ahead))
        case "attack":
            facts = {"dino": dinos[mover], "amount": _or(lost, answered)}
            return fight(
                texts, "both_hit", **facts, other_dino=dinos[other], other_amount=_or(other_lost, total)
            )
    return fight(texts, "taken", dino=dinos[other], amount=_or(other_lost, total))


def _or(known: int | None, usual: int) -> int:
    return usual if known is None else known


def told_apart(texts: Sayer, dinos: Sequence[str], names: Sequence[str]) -> list[str]:
    """Names of Dinosaurs by seat; two of one name with those of their players."""
    if dinos[0] != dinos[1]:
        return list(dinos)
    return [fight(texts, "of_player", name=name, dino=dino) for name, dino in zip(names, dinos, strict=True)]


def besides(texts: Sayer, cost: Toll, dinos: Sequence[str]) -> list[str]:
    """What an exchange costs beside its hits: spikes, recoil, and who is knocked out."""
    said = []
    for seat in SEATS:
        if cost.spikes[seat]:
            said.append(fight(texts, "and_spiked", dino=dinos[seat], amount=round(cost.spikes[seat])))
        if cost.recoil[seat]:
            said.append(fight(texts, "and_recoil", dino=dinos[seat], amount=round(cost.recoil[seat])))
    out = [dinos[seat] for seat in SEATS if cost.out[seat]]
    return [*said, *(fight(texts, "and_out", dino=dino) for dino in out)]


def price(texts: Sayer, card: str, before: Toll, after: Toll, dinos: Sequence[str], bottom: Seat) -> str:
    """What a card changes in an exchange: who loses how much with it, and how much without it.

    Dinosaurs are by seat; the reader's own comes first.
    """
    said = []
    for seat in (bottom, opponent(bottom)):
        was, will = before.lost(seat), after.lost(seat)
        if was != will or before.out[seat] != after.out[seat]:
            numbers = {"before": number(was), "after": number(will)}
            ends = {(False, True): "yes", (True, False): "saved", (True, True): "still"}
            out = ends.get((before.out[seat], after.out[seat]), "no")
            said.append(fight(texts, "card_loss", dino=dinos[seat], mean=after.mean, out=out, **numbers))
    if before.gained != after.gained and not after.mean:
        gains = {"before": number(before.gained), "after": number(after.gained)}
        said.append(fight(texts, "card_gain", **gains))
    what = "; ".join(said) if said else fight(texts, "card_nothing")
    return fight(texts, "with_card", card=card, what=what)


def spread(forecast: Forecast, answer: Answer) -> tuple[int, int]:
    """The least and the most that the attacked Dinosaur loses, if it is hit."""
    low, high = forecast.totals
    if answer == "defend":
        return max(0, low - forecast.other_totals[1]), max(0, high - forecast.other_totals[0])
    return low, high


def would_lose(texts: Sayer, low: int, high: int, hit: float, out: float) -> str:
    """What an answer would take from a Dinosaur, for the tag below its plate: "−0 to 11 HP · 58%"."""
    if not high:
        return ""
    least = low if is_certain(hit) else 0
    key = "loses" if least == high else "would_lose"
    span = fight(texts, key, hp=high, low=least, high=high)
    if is_certain(out):
        return fight(texts, "would_out", span=span)
    if out > _EXACT:
        return fight(texts, "would_out_in", span=span, share=percent(out))
    return span if is_certain(hit) else fight(texts, "would_in", span=span, share=percent(hit))


def held_off(forecast: Forecast) -> tuple[int, int]:
    """The least and the most that the attacker loses to a defence."""
    low, high = forecast.totals
    return max(0, forecast.other_totals[0] - high), max(0, forecast.other_totals[1] - low)
