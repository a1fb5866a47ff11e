"""All cards and mechs of a content folder, checked against each other."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.content.code_tables import Tables, read_tables
from game.content.entries import Location, check_ids, convert, read_entries, read_fields, read_only_entry
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.scrap_knights.cards import (
    Act,
    Bot,
    Card,
    Line,
    Mech,
    Overcharge,
    Priority,
    Ult,
)
from game.content.scrap_knights.conditions import CONDITIONS, OpponentPlayedNamed
from game.content.scrap_knights.side import Limits, MechSide, side_problems
from game.content.scrap_knights.verbs import (
    VERBS,
    CopyNextTurn,
    CopyPrepared,
    DrawPrepared,
    Move,
    ShuffleAndDraw,
)
from game.content.steps import Step, read_steps

FOLDER = "scrap_knights"
NUMBERED = ("acts", "ults", "bots")
"""The lists of cards that have numbers in share codes."""
NO_LIMITS = Limits("", 6, 3, 1)
"""What a broken file of limits stands for until its problems are told."""


@dataclass(frozen=True, slots=True)
class Library:
    """Every card by id, the ready-made mechs, and the limits for those that players build."""

    acts: Mapping[str, Act]
    ults: Mapping[str, Ult]
    bots: Mapping[str, Bot]
    mechs: Mapping[str, Mech]
    limits: Limits = NO_LIMITS
    codes: Tables = field(default_factory=dict)

    @property
    def card_ids(self) -> frozenset[str]:
        return frozenset((*self.acts, *self.ults, *self.bots))

    @property
    def num_entries(self) -> int:
        return len(self.card_ids) + len(self.mechs)

    @property
    def text_overrides(self) -> Mapping[str, str]:
        return {}

    @property
    def described(self) -> Mapping[str, Collection[str]]:
        return {"mech_plans": self.mechs}

    def card(self, card_id: str) -> Card:
        """Raises `KeyError` for an unknown id."""
        return self.acts.get(card_id) or self.ults.get(card_id) or self.bots[card_id]


def load_library(folder: Path, problems: Problems) -> Library:
    """Reads acts, ults, bots and mechs from `folder`/scrap_knights, adding every mistake to `problems`."""
    base = folder / FOLDER
    special = {"effects": _read_lines, "overcharge": _read_overcharge, "on_use": _read_bare_steps}
    acts = read_entries(base / "acts.yaml", Act, problems, f"{FOLDER}/acts.yaml", special)
    ults = read_entries(base / "ults.yaml", Ult, problems, f"{FOLDER}/ults.yaml", special)
    bots = read_entries(base / "bots.yaml", Bot, problems, f"{FOLDER}/bots.yaml", special)
    mechs = read_entries(base / "mechs.yaml", Mech, problems, f"{FOLDER}/mechs.yaml")
    limits = read_only_entry(base / "limits.yaml", Limits, NO_LIMITS, problems, f"{FOLDER}/limits.yaml")
    library = Library(
        MappingProxyType(acts),
        MappingProxyType(ults),
        MappingProxyType(bots),
        MappingProxyType(mechs),
        limits,
        read_tables(base / "share_codes.yaml", NUMBERED, problems, f"{FOLDER}/share_codes.yaml"),
    )
    _check_cards(library, problems)
    _check_mechs(library, problems)
    return library


@cache
def shipped_library() -> Library:
    """The shipped cards. Raises `ContentError`."""
    problems = Problems()
    library = load_library(shipped("data"), problems)
    problems.raise_if_any()
    return library


def _read_lines(data: Any, field: str, location: Location) -> tuple[Line, ...]:
    if not isinstance(data, list) or not data:
        location.problem(field, "must be a list of effects")
        return ()
    lines = []
    for number, item in enumerate(data):
        at = f"{field}[{number}]"
        if not isinstance(item, dict) or "do" not in item or set(item) - {"do", "priority"}:
            location.problem(at, "must be a mapping with `do` and, if it is not 0, `priority`")
            continue
        steps = read_steps(item["do"], VERBS, CONDITIONS, f"{at}.do", location)
        priority = convert(item.get("priority", 0), Priority, f"{at}.priority", location)
        if priority is not None:
            lines.append(Line(steps, priority))
    return tuple(lines)


def _read_bare_steps(data: Any, field: str, location: Location) -> tuple[Step, ...]:
    return read_steps(data, VERBS, CONDITIONS, field, location)


def _read_overcharge(data: Any, field: str, location: Location) -> Overcharge | None:
    if not isinstance(data, dict):
        location.problem(field, "must be a mapping with `heat` and `effects`")
        return None
    return read_fields(data, Overcharge, location, {"effects": _read_lines})


def _steps(card: Card) -> list[Step]:
    lines = list(card.effects)
    if isinstance(card, Act | Ult) and card.overcharge:
        lines += card.overcharge.effects
    return [step for line in lines for step in line.do]


def _check_cards(library: Library, problems: Problems) -> None:
    seen: dict[str, str] = {}
    for file, cards in (("acts", library.acts), ("ults", library.ults), ("bots", library.bots)):
        for card in cards.values():
            location = Location(problems, f"{FOLDER}/{file}.yaml", card.id)
            if card.id in seen:
                location.problem("id", f"is also the id of a card in {seen[card.id]}.yaml")
            seen[card.id] = file
            _check_card(card, library, location)


def _check_card(card: Card, library: Library, location: Location) -> None:
    steps = _steps(card)
    secret = card.secret if isinstance(card, Act) else None
    number = secret is not None and secret.kind == "number"
    for step in steps:
        verb = step.verb
        if isinstance(verb, CopyNextTurn):
            check_ids([verb.card], library.acts, "effects", "ACT", location)
        if isinstance(verb, ShuffleAndDraw | DrawPrepared | CopyPrepared) and not getattr(card, "prep", None):
            location.problem("effects", "uses a PREP deck, but the card has no `prep`")
        if "secret" in (getattr(verb, "amount", None),) and not number:
            location.problem("effects", "uses a secret number, but the card has no `secret` number")
        if any(isinstance(condition, OpponentPlayedNamed) for condition in step.when) and (
            secret is None or secret.kind != "card"
        ):
            location.problem("effects", "needs a named card, but the card has no `secret` card")
    if any(line.priority == "secret" for line in card.effects) and not number:
        location.problem("effects", "has a secret priority, but the card has no `secret` number")
    if any(line.priority == "tag" for line in card.effects) and not isinstance(card, Bot):
        location.problem("effects", "only BOTs can have the priority `tag`, because a tag needs a trigger")
    if isinstance(card, Ult):
        if any(isinstance(step.verb, Move) for step in steps):
            location.problem("effects", "a ULT cannot move in a secret direction")
        check_ids([card.link.card] if card.link.card else [], library.acts, "link.card", "ACT", location)


def _check_mechs(library: Library, problems: Problems) -> None:
    for mech in library.mechs.values():
        location = Location(problems, f"{FOLDER}/mechs.yaml", mech.id)
        for problem in side_problems(MechSide.of(mech), library):
            location.problem(problem.field, str(problem))
