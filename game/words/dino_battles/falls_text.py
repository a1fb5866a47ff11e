"""Who may be knocked out by an attack, in words: "If it counterattacks: you fall too in 83%"."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.dino_battles.falls import Falls
from game.rules.dino_battles.state import Answer
from game.words.dino_battles.fight_text import Sayer, is_certain, percent

_WORTH_TELLING = 0.005
_MOST = 2
"""So many answers are spoken of, those that are most dangerous first."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """Whether a knock-out of the own Dinosaur ends the battle, and one of the other's."""

    lost: bool = False
    won: bool = False


def fall(texts: Sayer, falls: Falls, stakes: Stakes) -> str:
    """What becomes of the own Dinosaur, "" where it surely stands; `falls` is from its side."""
    if falls.own <= _WORTH_TELLING:
        return ""
    too = falls.both > falls.own - _WORTH_TELLING
    drawn, alone = stakes.lost and stakes.won, falls.both <= _WORTH_TELLING
    ends = "draw" if too and drawn else "lost" if stakes.lost and not (too or (drawn and not alone)) else "no"
    facts = {"too": too, "certain": is_certain(falls.own), "share": percent(falls.own), "ends": ends}
    said = texts.say("falls", "own", **facts)
    if too or falls.both <= _WORTH_TELLING:
        return said
    return texts.say(
        "falls", "and_both", own=said, share=percent(falls.both), draw=stakes.lost and stakes.won
    )


def danger(texts: Sayer, by_answer: Mapping[Answer, Falls], stakes: Stakes) -> str:
    """What becomes of the attacker by what the other side may answer; "" where it surely stands."""
    said = {answer: fall(texts, falls, stakes) for answer, falls in by_answer.items()}
    told = [answer for answer in said if said[answer]]
    if len(told) > 1 and len(told) == len(said) and len(set(said.values())) == 1:
        return texts.say("falls", "if", answer="any", what=said[told[0]])
    told.sort(key=lambda answer: -by_answer[answer].own)
    return " ".join([texts.say("falls", "if", answer=one, what=said[one]) for one in told[:_MOST]])


def countered(texts: Sayer, name: str, share: float) -> str:
    """What a special counterattack of that name does to the attacker."""
    return texts.say("falls", "counter", name=name, certain=is_certain(share), share=percent(share))


def answered(texts: Sayer, falls: Falls, stakes: Stakes) -> str:
    """What becomes of who answers, with `falls` from that side; "" where it surely stands."""
    what = fall(texts, falls, stakes)
    return texts.say("falls", "answered", what=what) if what else ""
