"""What a seat can choose, as small immutable values with a text form both ways. Lanes are 1..3 in text."""

from typing import Literal

import msgspec

from game.engine.quoting import quote

Pool = Literal["scrap", "energy"]
Zone = Literal["", "hand", "discard"]


class TakePool(msgspec.Struct, frozen=True):
    """`scrap drone`, `energy plasma_dart`, `energy magnet_trap text lane 2`, `scrap med_pack text hand`.

    `lane` is -1 where there is no target in a lane.
    """

    pool: Pool
    card: str
    text: bool = False
    lane: int = -1
    zone: Zone = ""

    def __str__(self) -> str:
        words = f"{self.pool} {self.card}"
        if self.text:
            words += " text"
        if self.lane >= 0:
            words += f" lane {self.lane + 1}"
        return f"{words} {self.zone}" if self.zone else words


class Activate(msgspec.Struct, frozen=True):
    """`activate chainsaw lane 2`: on the ready Scrapbot of that lane."""

    card: str
    lane: int

    def __str__(self) -> str:
        return f"activate {self.card} lane {self.lane + 1}"


class Build(msgspec.Struct, frozen=True):
    """`build drone lane 2`."""

    card: str
    lane: int

    def __str__(self) -> str:
        return f"build {self.card} lane {self.lane + 1}"


class UseAttack(msgspec.Struct, frozen=True):
    """`attack lane 2 1`: the first attack of the Scrapbot there."""

    lane: int
    number: int

    def __str__(self) -> str:
        return f"attack lane {self.lane + 1} {self.number + 1}"


class Buy(msgspec.Struct, frozen=True):
    """`buy scout`."""

    card: str

    def __str__(self) -> str:
        return f"buy {self.card}"


class Pass(msgspec.Struct, frozen=True):
    """`pass`: the Main phase is over."""

    def __str__(self) -> str:
        return "pass"


Action = TakePool | Activate | Build | UseAttack | Buy | Pass

PASS = Pass()


def _lane(word: str) -> int:
    if word not in ("1", "2", "3"):
        raise ValueError(f"a lane is 1, 2 or 3, not '{quote(word)}'")
    return int(word) - 1


def parse(text: str) -> Action:
    """The action of a text form. Raises `ValueError` in one sentence.

    >>> parse("energy magnet_trap text lane 2")
    TakePool(pool='energy', card='magnet_trap', text=True, lane=1, zone='')
    >>> str(parse("attack lane 2 1"))
    'attack lane 2 1'
    """
    words = text.split()
    match words:
        case ["pass"]:
            return PASS
        case ["scrap" | "energy" as pool, card]:
            return TakePool(pool, card)
        case ["scrap" | "energy" as pool, card, "text"]:
            return TakePool(pool, card, True)
        case ["scrap" | "energy" as pool, card, "text", "lane", lane]:
            return TakePool(pool, card, True, _lane(lane))
        case ["scrap" | "energy" as pool, card, "text", "hand" | "discard" as zone]:
            return TakePool(pool, card, True, -1, zone)
        case ["activate", card, "lane", lane]:
            return Activate(card, _lane(lane))
        case ["build", card, "lane", lane]:
            return Build(card, _lane(lane))
        case ["attack", "lane", lane, "1" | "2" as number]:
            return UseAttack(_lane(lane), int(number) - 1)
        case ["buy", card]:
            return Buy(card)
    raise ValueError(
        f"'{quote(text)}' is no move: "
        "a move is scrap, energy, activate, build, attack, buy or pass, and its card"
    )
