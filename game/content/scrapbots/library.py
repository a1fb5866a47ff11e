"""The cards of both editions of a content folder, checked against each other."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from game.content.entries import Location, check_ids, read_entries, read_fields
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.scrapbots.cards import Attack, Card, Change, Component, Edition, Resource, Scrapbot, Wound
from game.content.scrapbots.verbs import AIMED, CONDITIONS, ON_THE_FIELD, VERBS, RemoveThis, ReturnWound
from game.content.steps import Step, read_steps

FOLDER = "scrapbots"


@dataclass(frozen=True, slots=True)
class Set:
    """One edition with its own cards by id, in the order of the lists."""

    edition: Edition
    cards: Mapping[str, Card]
    wound: str


@dataclass(frozen=True, slots=True)
class Library:
    """The editions by id, the default one first."""

    sets: Mapping[str, Set]

    @property
    def card_ids(self) -> frozenset[str]:
        return frozenset(card for cards in self.sets.values() for card in cards.cards)

    @property
    def num_entries(self) -> int:
        return len(self.card_ids) + len(self.sets)

    @property
    def text_overrides(self) -> Mapping[str, str]:
        """Keywords may mean something else in an edition."""
        return {f"keywords_{edition}": "keywords" for edition in self.sets}

    @property
    def described(self) -> Mapping[str, Collection[str]]:
        return {"edition_lines": self.sets}


def load_library(folder: Path, problems: Problems) -> Library:
    """Reads `folder`/scrapbots, adding every mistake to `problems`."""
    base = folder / FOLDER
    steps = {"activate": _read_steps, "text": _read_steps, "attacks": _read_attacks}
    cards: dict[str, Card] = {}
    kinds: tuple[tuple[str, Any], ...] = (
        ("scrapbots", Scrapbot),
        ("components", Component),
        ("resources", Resource),
        ("wounds", Wound),
    )
    for name, kind in kinds:
        file = f"{FOLDER}/{name}.yaml"
        for key, card in read_entries(base / f"{name}.yaml", kind, problems, file, steps).items():
            if key in cards:
                problems.add(file, key, "id", "duplicate id, also in another file")
            cards[key] = card
            _check_card(card, Location(problems, file, key))
    file = f"{FOLDER}/editions.yaml"
    editions = read_entries(base / "editions.yaml", Edition, problems, file, {"changes": _read_changes})
    wounds = [key for key, card in cards.items() if isinstance(card, Wound)]
    if len(wounds) != 1:
        problems.add(
            f"{FOLDER}/wounds.yaml", "", "", f"there must be exactly one Wound card, not {len(wounds)}"
        )
        wounds = [*wounds, ""]
    sets = {key: _make_set(edition, cards, wounds[0], problems) for key, edition in editions.items()}
    return Library(MappingProxyType(sets))


@cache
def shipped_library() -> Library:
    """The shipped cards. Raises `ContentError`."""
    problems = Problems()
    library = load_library(shipped("data"), problems)
    problems.raise_if_any()
    return library


def _make_set(edition: Edition, cards: Mapping[str, Card], wound: str, problems: Problems) -> Set:
    location = Location(problems, f"{FOLDER}/editions.yaml", edition.id)
    for field in ("starting", "main", "changes"):
        check_ids(getattr(edition, field), cards, field, "card", location)
    used = {*edition.starting, *edition.main, wound}
    check_ids(edition.changes, used, "changes", "card of this edition", location)
    own: dict[str, Card] = {}
    for key, card in cards.items():
        if key in used:
            own[key] = _changed(card, edition.changes.get(key), location)
    return Set(edition, MappingProxyType(own), wound)


def _changed(card: Card, change: Change | None, location: Location) -> Card:
    if change is None:
        return card
    fields = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not None}
    for name in fields:
        if name not in card.__struct_fields__:
            location.problem(f"changes.{card.id}", f"a {card.kind} has no `{name}`")
            return card
    changed: Card = msgspec.structs.replace(card, **fields)
    return changed


def _read_steps(data: Any, field: str, location: Location) -> tuple[Step, ...]:
    return read_steps(data, VERBS, CONDITIONS, field, location)


def _read_attacks(data: Any, field: str, location: Location) -> tuple[Attack, ...]:
    if not isinstance(data, list) or not 1 <= len(data) <= 2:
        location.problem(field, "must be a list of one or two attacks")
        return ()
    attacks = []
    for number, item in enumerate(data):
        if not isinstance(item, dict):
            location.problem(f"{field}[{number}]", "must be a mapping with `energy` and `do`")
            continue
        attack = read_fields(item, Attack, location.within(f"{field}[{number}]"), {"do": _read_steps})
        if attack is not None:
            attacks.append(attack)
    return tuple(attacks)


def _read_changes(data: Any, field: str, location: Location) -> dict[str, Change]:
    if not isinstance(data, dict):
        location.problem(field, "must be a mapping of cards")
        return {}
    changes = {}
    for key, item in data.items():
        if not isinstance(item, dict):
            location.problem(f"{field}.{key}", "must be a mapping")
            continue
        change = read_fields(item, Change, location.within(f"{field}.{key}"), {"activate": _read_steps})
        if change is not None:
            changes[str(key)] = change
    return changes


def _check_card(card: Card, location: Location) -> None:
    """Checks that the verbs of a card suit its type."""
    if isinstance(card, Resource):
        kinds = {type(step.verb) for step in card.text}
        if kinds & set(ON_THE_FIELD):
            location.problem("text", "a Resource has no lane: it cannot strike, splash or destroy")
        if len(kinds & set(AIMED)) > 1:
            location.problem("text", "asks for more than one target")
        if RemoveThis in kinds:
            location.problem("text", "only a Component can remove itself from the game")
        return
    steps = [step for attack in card.attacks for step in attack.do] if isinstance(card, Scrapbot) else []
    if any(isinstance(step.verb, RemoveThis) for step in steps):
        location.problem("attacks", "only a Component can remove itself from the game")
    steps += card.activate if isinstance(card, Component) else ()
    if any(isinstance(step.verb, ReturnWound) for step in steps):
        location.problem("activate", "only a Resource can ask which Wound goes back")
