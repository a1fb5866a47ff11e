"""What a seat can choose, as small immutable values with a text form both ways."""

import re

import msgspec

from game.engine.quoting import quote

_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")
DIRECTIONS = {"closer": -1, "farther": 1}


class Manoeuvre(msgspec.Struct, frozen=True, order=True, gc=False, cache_hash=True):
    """An ACT with its secrets: `direction` -1 closer, +1 farther; 0 and "" where there is none."""

    card: str
    number: int = 0
    direction: int = 0
    named: str = ""
    overcharged: bool = False

    def __str__(self) -> str:
        words = [self.card]
        if self.number:
            words.append(str(self.number))
        if self.direction:
            words.append("closer" if self.direction < 0 else "farther")
        if self.named:
            words.append(self.named)
        if self.overcharged:
            words.append("overcharge")
        return " ".join(words)


class PlayActs(msgspec.Struct, frozen=True, gc=False):
    """`act slash`, `act slash + dash closer`, `act none` with an empty hand."""

    manoeuvres: tuple[Manoeuvre, ...]

    def __str__(self) -> str:
        return "act " + (" + ".join(map(str, self.manoeuvres)) or "none")


class UseBot(msgspec.Struct, frozen=True, gc=False):
    """`use dd_burst`, `use md_dash closer`."""

    bot: str
    direction: int = 0

    def __str__(self) -> str:
        direction = {-1: " closer", 0: "", 1: " farther"}[self.direction]
        return f"use {self.bot}{direction}"


class SpendToken(msgspec.Struct, frozen=True, gc=False):
    """`spend blitz`; with two ACTs face up also which one: `spend blitz slash`."""

    token: str
    card: str = ""

    def __str__(self) -> str:
        return f"spend {self.token} {self.card}".rstrip()


class Pass(msgspec.Struct, frozen=True, gc=False):
    """`pass`: use no BOT, spend no token."""

    def __str__(self) -> str:
        return "pass"


class ChooseNumber(msgspec.Struct, frozen=True, gc=False):
    """`choose 3`: a distance, or an amount of block."""

    number: int

    def __str__(self) -> str:
        return f"choose {self.number}"


class ChooseCard(msgspec.Struct, frozen=True, gc=False):
    """`choose slash`: a card, an ACT with the secrets it asks for."""

    manoeuvre: Manoeuvre

    def __str__(self) -> str:
        return f"choose {self.manoeuvre}"


class ChooseWord(msgspec.Struct, frozen=True, gc=False):
    """`choose none`, `choose overcharge`."""

    word: str

    def __str__(self) -> str:
        return f"choose {self.word}"


Action = PlayActs | UseBot | SpendToken | Pass | ChooseNumber | ChooseCard | ChooseWord

PASS = Pass()
NONE = ChooseWord("none")
OVERCHARGE = ChooseWord("overcharge")


def _is_number(word: str) -> bool:
    return _NUMBER.fullmatch(word) is not None


def parse_manoeuvre(words: list[str]) -> Manoeuvre:
    """["dash", "closer"] -> the manoeuvre. Raises `ValueError` for a word that fits nowhere."""
    if not words:
        raise ValueError("a card is missing")
    number, direction, named, overcharged = 0, 0, "", False
    for word in words[1:]:
        if word == "overcharge":
            overcharged = True
        elif word in DIRECTIONS:
            direction = DIRECTIONS[word]
        elif _is_number(word):
            number = int(word)
        elif not named:
            named = word
        else:
            raise ValueError(f"'{quote(word)}' is one word too many")
    return Manoeuvre(words[0], number, direction, named, overcharged)


def parse(text: str) -> Action:
    """The action of a text form. Raises `ValueError` in one sentence."""
    verb, *words = text.split() or [""]
    if verb == "act" and words == ["none"]:
        return PlayActs(())
    if verb == "act":
        return PlayActs(tuple(parse_manoeuvre(part.split()) for part in " ".join(words).split(" + ")))
    if verb == "use" and len(words) == 1:
        return UseBot(words[0])
    if verb == "use" and len(words) == 2 and words[1] in DIRECTIONS:
        return UseBot(words[0], DIRECTIONS[words[1]])
    if verb == "spend" and len(words) in (1, 2):
        return SpendToken(*words)
    if verb == "pass" and not words:
        return PASS
    if verb == "choose" and words == ["none"]:
        return NONE
    if verb == "choose" and words == ["overcharge"]:
        return OVERCHARGE
    if verb == "choose" and len(words) == 1 and _is_number(words[0]):
        return ChooseNumber(int(words[0]))
    if verb == "choose" and words:
        return ChooseCard(parse_manoeuvre(words))
    raise ValueError(
        f"'{quote(text)}' is no move: a move is act, use, spend, pass or choose with what it needs"
    )
