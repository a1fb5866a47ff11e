"""What a hit does beside the HP that it takes, in short sentences."""

from game.content.dino_battles.statuses import STATUSES
from game.rules.dino_battles.harm import Harm
from game.words.dino_battles.fight_text import Sayer


def brought(texts: Sayer, harm: Harm, target: str, dealer: str) -> list[str]:
    """What a hit puts on its target, and what else it gives or costs its dealer; both are names."""
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
    if harm.recoil:
        said.append(texts.say("brings", "recoil", dino=dealer, hp=harm.recoil))
    if harm.keep_move:
        said.append(texts.say("brings", "keep_move", dino=dealer))
    return said
