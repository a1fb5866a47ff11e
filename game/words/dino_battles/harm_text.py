"""What a hit does beside the HP that it takes, in short sentences."""

from game.content.dino_battles.statuses import STATUSES
from game.rules.dino_battles.harm import Harm
from game.words.dino_battles.fight_text import Sayer, is_certain, percent


def brought(texts: Sayer, harm: Harm, target: str, dealer: str, hit: float | None = 1.0) -> list[str]:
    """What a hit puts on its target, and what else it gives or costs its dealer; both are names.

    `hit` is how likely a hit is, None where that depends on an answer; nothing is said of one that cannot be.
    """
    found = [
        texts.say("brings", status.id, **{status.counts: count})
        for status, count in zip(STATUSES, harm.counts, strict=True)
        if count
    ]
    if harm.paralyzed:
        found.append(texts.say("brings", "paralysis", rounds=harm.rounds))
    said = [texts.say("brings", "target", dino=target, what=", ".join(found))] if found else []
    if harm.drain:
        said.append(texts.say("brings", "drain", dino=dealer, hp=harm.drain))
    if harm.keep_move:
        said.append(texts.say("brings", "keep_move", dino=dealer))
    if hit is None:
        said = [texts.say("brings", "if_hit", what=one) for one in said]
    elif not is_certain(hit):
        said = [texts.say("brings", "in_share", what=one, share=percent(hit)) for one in said if hit]
    if harm.recoil:
        said.append(texts.say("brings", "recoil", dino=dealer, hp=harm.recoil))
    return said
