"""What a seat can choose, as small immutable values with a text form both ways."""

import msgspec

from game.content.dino_battles import COMBAT_CARDS
from game.engine.quoting import quote
from game.rules.dino_battles.state import PLACES


class Keep(msgspec.Struct, frozen=True):
    """`keep`: the first hand is good."""

    def __str__(self) -> str:
        return "keep"


class Mulligan(msgspec.Struct, frozen=True):
    """`mulligan`: the hand goes back into the deck for a new one."""

    def __str__(self) -> str:
        return "mulligan"


class Place(msgspec.Struct, frozen=True):
    """`place utahraptor active`, `place utahraptor bench`: face down before the game."""

    card: str
    active: bool

    def __str__(self) -> str:
        return f"place {self.card} {'active' if self.active else 'bench'}"


class Ready(msgspec.Struct, frozen=True):
    """`ready`: all Dinosaurs are placed."""

    def __str__(self) -> str:
        return "ready"


class Bench(msgspec.Struct, frozen=True):
    """`bench utahraptor`: to the first free place of the bench."""

    card: str

    def __str__(self) -> str:
        return f"bench {self.card}"


class Attach(msgspec.Struct, frozen=True):
    """`attach steel_claws to 2`: an Upgrade to a benched Dinosaur."""

    card: str
    place: int

    def __str__(self) -> str:
        return f"attach {self.card} to {self.place}"


class Set(msgspec.Struct, frozen=True):
    """`set nanite_gel`: an Item face down."""

    card: str

    def __str__(self) -> str:
        return f"set {self.card}"


class Load(msgspec.Struct, frozen=True):
    """`load attack`: a Combat Card from the hand to the Combat Deck."""

    card: str

    def __str__(self) -> str:
        return f"load {self.card}"


class Switch(msgspec.Struct, frozen=True):
    """`switch 1`: the active Dinosaur with a benched one; the Retreat Cost is discarded card by card."""

    place: int

    def __str__(self) -> str:
        return f"switch {self.place}"


class Discard(msgspec.Struct, frozen=True):
    """`discard attack`: one card of a Retreat Cost."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class Choose(msgspec.Struct, frozen=True):
    """`choose nanite_gel`: one of the cards of the deck that are looked at."""

    card: str

    def __str__(self) -> str:
        return f"choose {self.card}"


class Play(msgspec.Struct, frozen=True):
    """`play adrenaline`, `play rust_bomb on 1 steel_claws`, `play scavenge attack`: an Action."""

    card: str
    on: int | None = None
    name: str = ""

    def __str__(self) -> str:
        return f"play {self.card}{_target(self.on, self.name)}"


class Use(msgspec.Struct, frozen=True):
    """`use smoke_screen`, `use nanite_gel on 0`: an Item that lies face down."""

    card: str
    on: int | None = None
    name: str = ""

    def __str__(self) -> str:
        return f"use {self.card}{_target(self.on, self.name)}"


class Attack(msgspec.Struct, frozen=True):
    """`attack`, `special 1`: the move, or a counterattack."""

    special: int = 0

    def __str__(self) -> str:
        return f"special {self.special}" if self.special else "attack"


class Evade(msgspec.Struct, frozen=True):
    """`evade`."""

    def __str__(self) -> str:
        return "evade"


class Defend(msgspec.Struct, frozen=True):
    """`defend`."""

    def __str__(self) -> str:
        return "defend"


class Take(msgspec.Struct, frozen=True):
    """`take`: no move against the attack."""

    def __str__(self) -> str:
        return "take"


class Pass(msgspec.Struct, frozen=True):
    """`pass`: nothing, or nothing more."""

    def __str__(self) -> str:
        return "pass"


class Promote(msgspec.Struct, frozen=True):
    """`promote 1`: this benched Dinosaur replaces the active one that was knocked out."""

    place: int

    def __str__(self) -> str:
        return f"promote {self.place}"


Action = (
    Keep
    | Mulligan
    | Place
    | Ready
    | Bench
    | Attach
    | Set
    | Load
    | Switch
    | Discard
    | Choose
    | Play
    | Use
    | Attack
    | Evade
    | Defend
    | Take
    | Pass
    | Promote
)

KEEP, MULLIGAN, READY, PASS = Keep(), Mulligan(), Ready(), Pass()
EVADE, DEFEND, TAKE = Evade(), Defend(), Take()
ATTACKS = tuple([Attack(special) for special in range(PLACES)])
"""The regular attack, then the special ones."""
PROMOTE = tuple([Promote(place) for place in range(PLACES)])
SWITCH = tuple([Switch(place) for place in range(PLACES)])
_PLAIN: dict[str, Action] = {
    str(action): action for action in (KEEP, MULLIGAN, READY, PASS, EVADE, DEFEND, TAKE, ATTACKS[0])
}


def _target(on: int | None, name: str) -> str:
    return ("" if on is None else f" on {on}") + (f" {name}" if name else "")


def _place(word: str, first: int) -> int:
    if len(word) != 1 or not word.isdecimal() or not first <= int(word) < PLACES:
        raise ValueError(f"a place is a number from {first} to {PLACES - 1}, not '{quote(word)}'")
    return int(word)


def parse(text: str) -> Action:
    """The action of a text form. Raises `ValueError` in one sentence.

    >>> parse("play rust_bomb on 1 steel_claws")
    Play(card='rust_bomb', on=1, name='steel_claws')
    >>> str(parse("special 1"))
    'special 1'
    """
    words = text.split()
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["place", card, "active" | "bench" as where]:
            return Place(card, where == "active")
        case ["bench", card]:
            return Bench(card)
        case ["attach", card, "to", place]:
            return Attach(card, _place(place, 1))
        case ["set", card]:
            return Set(card)
        case ["load", card] if card in COMBAT_CARDS:
            return Load(card)
        case ["switch", place]:
            return SWITCH[_place(place, 1)]
        case ["discard", card]:
            return Discard(card)
        case ["choose", card]:
            return Choose(card)
        case ["special", number]:
            return ATTACKS[_place(number, 1)]
        case ["promote", place]:
            return PROMOTE[_place(place, 1)]
        case ["play" | "use" as how, card, *target]:
            kind = Play if how == "play" else Use
            match target:
                case []:
                    return kind(card)
                case ["on", place]:
                    return kind(card, _place(place, 0))
                case ["on", place, name]:
                    return kind(card, _place(place, 0), name)
                case [name]:
                    return kind(card, None, name)
    raise ValueError(
        f"'{quote(text)}' is no move: a move is keep, mulligan, place, ready, bench, attach, set, load, "
        "switch, discard, choose, play, use, attack, special, evade, defend, take, promote or pass"
    )
