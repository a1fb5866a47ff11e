"""The content of Dino Battles in a folder, checked against itself."""

import dataclasses
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.content.code_tables import Tables, read_tables
from game.content.dino_battles.cards import (
    COMBAT_CARDS,
    MOST_SPECIALS,
    Card,
    CombatCard,
    Deck,
    Dinosaur,
    PlayedCard,
    Special,
    Upgrade,
)
from game.content.dino_battles.side import DeckSide, Limits, side_problems
from game.content.dino_battles.statuses import STATUSES
from game.content.dino_battles.verbs import (
    ABILITIES,
    AIMED,
    BLOWS,
    DEEDS,
    IN_EXCHANGE,
    PERMANENTS,
    THIS_TURN,
    UPGRADES,
    Look,
    Vocabulary,
)
from game.content.entries import Convert, Location, read_entries, read_fields, read_only_entry
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.steps import Step, read_steps

FOLDER = "dino_battles"
NUMBERED = ("combat", "cards")
"""The lists of cards that have numbers in share codes."""
NO_LIMITS = Limits("", 60, 3, 4)
"""What a broken file of limits stands for until its problems are told."""
_EXCHANGE_WINDOWS = {"move", "answer", "dice"}

E = TypeVar("E", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Library:
    """All entries by id, in the order of their files."""

    dinosaurs: Mapping[str, Dinosaur]
    upgrades: Mapping[str, Upgrade]
    items: Mapping[str, PlayedCard]
    actions: Mapping[str, PlayedCard]
    combat_cards: Mapping[str, CombatCard]
    decks: Mapping[str, Deck]
    limits: Limits = NO_LIMITS
    codes: Tables = field(default_factory=dict)
    cards: Mapping[str, Card] = field(init=False, repr=False, compare=False)
    """All cards by id."""

    def __post_init__(self) -> None:
        # Put together once: a builder asks for it dozens of times for each change.
        cards = {**self.dinosaurs, **self.upgrades, **self.items, **self.actions, **self.combat_cards}
        object.__setattr__(self, "cards", MappingProxyType(cards))

    @property
    def card_ids(self) -> frozenset[str]:
        return frozenset(self.cards)

    def leaders(self, deck: Deck | DeckSide) -> tuple[str, ...]:
        """The Dinosaurs of a deck, those of which it has most first: they stand for it in pictures.

        >>> library = shipped_library()
        >>> library.leaders(library.decks["colossus"])[0]
        'brachiosaurus'
        """
        dinosaurs = [card for card in deck.cards if card in self.dinosaurs]
        return tuple(sorted(dinosaurs, key=lambda card: -deck.cards[card]))

    @property
    def num_entries(self) -> int:
        return len(self.cards) + len(self.decks)

    @property
    def text_overrides(self) -> Mapping[str, str]:
        return {}

    @property
    def described(self) -> Mapping[str, Collection[str]]:
        return {"deck_plans": self.decks, "deck_lines": self.decks}


def load_library(folder: Path, problems: Problems) -> Library:
    """Reads `folder`/dino_battles, adding every mistake to `problems`."""

    def read(name: str, kind: type[E], special: Mapping[str, Any] | None = None) -> dict[str, E]:
        file = f"{FOLDER}/{name}.yaml"
        return read_entries(folder / FOLDER / f"{name}.yaml", kind, problems, file, special)

    deeds = {"do": _steps(DEEDS), "permanent": _steps(PERMANENTS), "this_turn": _steps(THIS_TURN)}
    actions = read("actions", PlayedCard, deeds)
    library = Library(
        dinosaurs=MappingProxyType(
            read("dinosaurs", Dinosaur, {"abilities": _steps(ABILITIES), "specials": _read_specials})
        ),
        upgrades=MappingProxyType(read("upgrades", Upgrade, {"does": _steps(UPGRADES)})),
        items=MappingProxyType(read("items", PlayedCard, deeds)),
        actions=MappingProxyType({key: replace(card, group="action") for key, card in actions.items()}),
        combat_cards=MappingProxyType(read("combat_cards", CombatCard)),
        decks=MappingProxyType(read("decks", Deck)),
        limits=read_only_entry(
            folder / FOLDER / "limits.yaml", Limits, NO_LIMITS, problems, f"{FOLDER}/limits.yaml"
        ),
    )
    file = f"{FOLDER}/share_codes.yaml"
    codes = read_tables(folder / file, NUMBERED, problems, file)
    library = dataclasses.replace(library, codes=codes)
    _check_unique(library, problems)
    for name in ("items", "actions"):
        for key, card in getattr(library, name).items():
            _check_played(card, Location(problems, f"{FOLDER}/{name}.yaml", key))
    for card_id in COMBAT_CARDS:
        if card_id not in library.combat_cards:
            problems.add(f"{FOLDER}/combat_cards.yaml", card_id, "", "is missing")
    for key, deck in library.decks.items():
        for problem in side_problems(DeckSide.of(deck), library):
            problems.add(f"{FOLDER}/decks.yaml", key, problem.field, str(problem))
    return library


@cache
def shipped_library() -> Library:
    """The shipped content. Raises `ContentError`."""
    problems = Problems()
    library = load_library(shipped("data"), problems)
    problems.raise_if_any()
    return library


def _steps(verbs: Vocabulary) -> Convert:
    """A reader of steps that know these verbs and no conditions."""

    def read(data: Any, field: str, location: Location) -> tuple[Step, ...]:
        return read_steps(data, verbs, {}, field, location)

    return read


def _read_specials(data: Any, field: str, location: Location) -> tuple[Special, ...]:
    if not isinstance(data, list) or not 1 <= len(data) <= MOST_SPECIALS:
        location.problem(field, f"must be a list of one to {MOST_SPECIALS} special attacks")
        return ()
    read = []
    for number, item in enumerate(data):
        within = location.within(f"{field}[{number}]")
        if not isinstance(item, dict):
            location.problem(f"{field}[{number}]", "must be a mapping")
            continue
        special = read_fields(item, Special, within, {"does": _steps(BLOWS)})
        if special is None:
            continue
        read.append(special)
    return tuple(read)


def _check_unique(library: Library, problems: Problems) -> None:
    """Moves and decks name all cards by their ids alone."""
    seen: dict[str, str] = {}
    for name in ("dinosaurs", "upgrades", "items", "actions", "combat_cards"):
        for key in getattr(library, name):
            if key in seen:
                problems.add(f"{FOLDER}/{name}.yaml", key, "id", f"duplicate id, also in {seen[key]}.yaml")
            seen[key] = name


def _check_played(card: PlayedCard, location: Location) -> None:
    """A card does something, needs one target at most, and only in windows where it can."""
    if bool(card.do or card.this_turn) == bool(card.permanent):
        location.problem("do", "a card has either `do` or `permanent`")
        return
    if card.permanent and (card.group == "action" or card.windows != ("main",) or card.when):
        location.problem("permanent", "only an Item that is used in a main phase can be permanent")
    kinds = {_aim(step.verb) for step in card.do if isinstance(step.verb, AIMED)}
    if card.this_turn:
        kinds.add("Boost")
    if len(kinds) > 1:
        location.problem("do", "needs more than one target")
    if any(isinstance(step.verb, Look) for step in card.do) and card.windows != ("main",):
        location.problem("windows", "a card is only chosen from a deck in a main phase")
    if any(isinstance(step.verb, IN_EXCHANGE) for step in card.do) and not (
        set(card.windows) <= _EXCHANGE_WINDOWS
    ):
        location.problem("windows", "what changes an exchange is played in one: move, answer, dice")


def _aim(verb: Any) -> str:
    """What a deed is aimed at: the own side's Dinosaurs share a target, as do the opposing ones."""
    name = type(verb).__name__
    harming = {status.deed.__name__: "enemy" for status in STATUSES}
    return {"Heal": "own", "Cleanse": "own", **harming}.get(name, name)
