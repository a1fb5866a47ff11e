"""Effects as data: families with their timings and layers, and which family each card plays."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.content.art import NOTHING, part_names
from game.content.effect_parts import Part
from game.content.entries import Location, check_ids, read_entries
from game.content.paths import shipped
from game.content.problems import Problems

NO_EFFECT = "none"
_COLOR = re.compile(r"#[0-9a-f]{6}|glow")


class Family(msgspec.Struct, frozen=True):
    """One family of effects. Times are milliseconds from its start.

    The blow lands at `wind_up + strike`; the table then holds still for `stop` (`hard_stop` from 4 damage
    on). `frames` says when each picture begins, `reach` how far pictures go beyond the end of the blow: back,
    up, on and down. `stays` leaves the last picture for a while. `swing` and `hit` are names of sounds.
    """

    id: str
    wind_up: float
    strike: float
    length: float
    frames: Annotated[tuple[float, ...], msgspec.Meta(min_length=1, max_length=8)]
    layers: tuple[Part, ...]
    stop: float = 0
    hard_stop: float = 0
    focus: bool = False
    shake: float = 0
    still: float = -1
    """The frame that stands for the effect without motion; -1: the one at which the blow lands."""
    reach: tuple[float, float, float, float] = (110, 100, 110, 100)
    swing: str = ""
    hit: str = ""
    stays: bool = False
    detail: Annotated[float, msgspec.Meta(gt=0)] = 1.2
    """Pixels to a design unit up to which frames are painted; larger ones are enlarged as they are shown."""
    above: float = 0
    """Comes from so high above its end, wherever its card is."""


class CardEffects(msgspec.Struct, frozen=True):
    """A game's cards: the family of each kind of card, and that of cards that differ from their kind; `deeds`
    are what happens whatever the card ("vent", "destroyed"). `held` is the weapon a figure strikes a card's
    blow with ("none": its bare hand), where it is not its own, and `drones` what each robot card looks like.
    """

    id: str
    kinds: dict[str, str]
    deeds: dict[str, str] = msgspec.field(default_factory=dict)
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    held: dict[str, str] = msgspec.field(default_factory=dict)
    drones: dict[str, str] = msgspec.field(default_factory=dict)

    def family(self, card: str, kind: str = "") -> str:
        """The family of a card, else of its kind, else `NO_EFFECT`."""
        return self.cards.get(card) or self.kinds.get(kind) or NO_EFFECT


@dataclass(frozen=True, slots=True)
class Effects:
    """All families and, by game, the effects of its cards."""

    families: Mapping[str, Family]
    games: Mapping[str, CardEffects]


def load_effects(folder: Path, problems: Problems) -> Effects:
    """Reads `folder`/art/effects.yaml and card_effects.yaml, adding every mistake to `problems`."""
    families = read_entries(folder / "art" / "effects.yaml", Family, problems, "art/effects.yaml")
    games = read_entries(folder / "art" / "card_effects.yaml", CardEffects, problems, "art/card_effects.yaml")
    for family in families.values():
        _check_family(family, Location(problems, "art/effects.yaml", family.id))
    for game in games.values():
        location = Location(problems, "art/card_effects.yaml", game.id)
        known = {*families, NO_EFFECT}
        check_ids(game.kinds.values(), known, "kinds", "family", location)
        check_ids(game.deeds.values(), known, "deeds", "family", location)
        check_ids(game.cards.values(), known, "cards", "family", location)
        for field, kind in (("held", "weapons"), ("drones", "drones")):
            parts = {*part_names(kind), NOTHING}
            check_ids(getattr(game, field).values(), parts, field, kind.removesuffix("s"), location)
    return Effects(families, games)


def check_cards(effects: Effects, game: str, cards: Collection[str], problems: Problems) -> None:
    """Reports entries that belong to no card of a game."""
    if game in effects.games:
        location = Location(problems, "art/card_effects.yaml", game)
        for field in ("cards", "held", "drones"):
            check_ids(getattr(effects.games[game], field), cards, field, "card", location)


@cache
def shipped_effects() -> Effects:
    """The shipped effects. Raises `ContentError`."""
    problems = Problems()
    effects = load_effects(shipped("data"), problems)
    problems.raise_if_any()
    return effects


def _check_family(family: Family, location: Location) -> None:
    if family.wind_up + family.strike >= family.length:
        location.problem("length", "must be longer than wind_up and strike")
    if list(family.frames) != sorted(set(family.frames)) or family.frames[-1] >= family.length:
        location.problem("frames", "must be rising times before the end")
    for number, layer in enumerate(family.layers):
        for field, color in _colors(layer):
            if not _COLOR.fullmatch(color):
                location.problem(f"layers[{number}].{field}", f"'{color}' is not #rrggbb or 'glow'")


def _colors(layer: Part) -> Iterator[tuple[str, str]]:
    for field in ("color", "colors"):
        found = getattr(layer, field, ())
        yield from ((field, color) for color in ([found] if isinstance(found, str) else found))
