"""The content as the rules use it: a Dinosaur's figures with its Upgrades, and what a played card needs."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game.content.dino_battles import Library, PlayedCard, Special
from game.content.dino_battles.cards import WINDOWS, Window
from game.content.dino_battles.statuses import (
    BY_ABILITY,
    BY_DEED,
    NO_HARM,
    STATUSES,
    Counts,
    Verb,
    more_harm,
)
from game.content.dino_battles.verbs import (
    AIMED,
    Atk,
    Boost,
    Camouflaged,
    Cleanse,
    Def,
    Drain,
    EnemyRetreat,
    Eva,
    Guard,
    Hand,
    Heal,
    Immune,
    KeepMove,
    MaxHp,
    MendBench,
    Muster,
    Paralyze,
    Pierce,
    Recoil,
    Regenerate,
    Retreat,
    RetreatBy,
    Spiked,
    Steady,
    Stun,
    Total,
    Track,
)
from game.content.steps import Step
from game.rules.dino_battles.state import CombatDeck

HP_A_CARD = 5
"""What one card of a Retreat Cost is where it is paid with HP."""
WHOLE_PHASE = 99
"""The rounds of a paralysis that lasts as long as the phase."""


class Figures(msgspec.Struct, gc=False):
    """What a Dinosaur is with its Upgrades, and in the active place with its side's permanent Items.

    `paralyze` 0: it does not paralyze.
    """

    hp: int
    atk: int
    eva: int
    defence: int
    retreat: int
    specials: tuple["Blow", ...]
    paralyze: int = 0
    inflicts: Counts = NO_HARM
    spiked: int = 0
    camouflaged: bool = False
    regenerate: int = 0
    steady: int = 0
    immune: tuple[str, ...] = ()
    retreat_by: str = ""


class SwitchPrice(NamedTuple):
    """What a switch costs: cards of the hand, HP, an Upgrade, or that the Dinosaur goes into the deck."""

    cards: int = 0
    hp: int = 0
    upgrade: str = ""
    deck: bool = False


def switch_price(figures: Figures, upgrades: Sequence[str], more: int) -> SwitchPrice:
    """The Retreat Cost of an active Dinosaur with so many cards `more`; one of 0 is paid with nothing."""
    cost = figures.retreat + more
    match figures.retreat_by:
        case "hp":
            return SwitchPrice(hp=HP_A_CARD * cost)
        case "upgrade" if upgrades and cost:
            return SwitchPrice(upgrade=upgrades[-1])
        case "deck" if cost:
            return SwitchPrice(deck=True)
    return SwitchPrice(cost)


class Blow(msgspec.Struct, frozen=True, gc=False):
    """An attack, regular or special: its cost, and what it changes beside the attack itself."""

    cost: CombatDeck
    total: int = 0
    track: int = 0
    pierce: int = 0
    guard: int = 0
    inflicts: Counts = NO_HARM
    stun: int = 0
    drain: int = 0
    recoil: int = 0
    keep_move: bool = False

    def affordable(self, deck: CombatDeck) -> bool:
        """Whether a Combat Deck has its cards."""
        cost = self.cost
        return deck.attack >= cost.attack and deck.evade >= cost.evade and deck.defend >= cost.defend


REGULAR = Blow(CombatDeck(1))

_AMOUNTS: Mapping[type, tuple[str, str]] = {
    Total: ("total", "amount"),
    Track: ("track", "amount"),
    Pierce: ("pierce", "amount"),
    Guard: ("guard", "amount"),
    Stun: ("stun", "rounds"),
    Drain: ("drain", "hp"),
    Recoil: ("recoil", "hp"),
}
"""Fields of `Blow`, and the settings of the verbs that add to them."""


class PlayedFacts(msgspec.Struct, frozen=True, gc=False):
    """An Item or an Action: its windows, its condition, its deeds, and the deed that needs a target.

    `helps` says that it is aimed at Dinosaurs of its own side.
    """

    item: bool
    windows: tuple[Window, ...]
    when: str | None
    deeds: tuple[Any, ...]
    aim: Any
    helps: bool
    permanent: bool
    pays: tuple[str, ...] = ()


def _facts(card: PlayedCard) -> PlayedFacts:
    deeds = [step.verb for step in card.do]
    if card.this_turn:
        deeds.append(Boost(card.id))
    aim = next((deed for deed in deeds if isinstance(deed, AIMED)), None)
    return PlayedFacts(
        item=card.group == "item",
        windows=card.windows,
        when=card.when,
        deeds=tuple(deeds),
        aim=aim,
        helps=isinstance(aim, Heal | Cleanse | Boost),
        permanent=bool(card.permanent),
        pays=card.pays,
    )


class SideFigures(msgspec.Struct, frozen=True, gc=False):
    """What a side's permanent Items come to beside its active Dinosaur's figures."""

    mend_bench: int = 0
    hand: int = 0
    enemy_retreat: int = 0
    muster: int = 0


class Catalogue:
    """Everything that can be worked out once."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.cards = library.cards
        self.group: dict[str, str] = {key: card.group for key, card in self.cards.items()}
        self.played: dict[str, PlayedFacts] = {
            key: _facts(card) for group in (library.items, library.actions) for key, card in group.items()
        }
        self.boosting = {
            key: card.this_turn
            for group in (library.items, library.actions)
            for key, card in group.items()
            if card.this_turn
        }
        """What cards give a Dinosaur until the end of the turn."""
        self.opens: dict[Window, frozenset[str]] = {}
        """The cards that fit each window."""
        for window in WINDOWS:
            self.opens[window] = frozenset(
                key for key, facts in self.played.items() if window in facts.windows
            )
        self._figures: dict[tuple[str, tuple[str, ...], tuple[str, ...]], Figures] = {}
        self._sides: dict[tuple[str, ...], SideFigures] = {}

    def figures(self, card: str, bears: tuple[str, ...], permanents: tuple[str, ...]) -> Figures:
        """A Dinosaur's figures; `permanents` are its side's, as long as it is active."""
        key = card, bears, permanents
        found = self._figures.get(key)
        if found is None:
            found = self._figures[key] = self._work_out(*key)
        return found

    def side(self, permanents: tuple[str, ...]) -> SideFigures:
        """What permanent Items do for their side."""
        found = self._sides.get(permanents)
        if found is None:
            found = self._sides[permanents] = self._work_out_side(permanents)
        return found

    def _work_out(self, card: str, bears: tuple[str, ...], permanents: tuple[str, ...]) -> Figures:
        dinosaur = self.library.dinosaurs[card]
        figures = Figures(
            dinosaur.hp,
            dinosaur.atk,
            dinosaur.eva,
            dinosaur.defence,
            dinosaur.retreat,
            (REGULAR, *map(_blow, dinosaur.specials)),
        )
        steps = [step for key in bears for step in self._given(key)]
        steps += [step for key in permanents for step in self.library.items[key].permanent]
        for step in (*dinosaur.abilities, *steps):
            _add(figures, step.verb)
        figures.atk, figures.eva = max(0, figures.atk), max(0, figures.eva)
        figures.defence, figures.retreat = max(0, figures.defence), max(0, figures.retreat)
        return figures

    def _given(self, key: str) -> tuple[Step, ...]:
        """What an Upgrade gives its bearer, or a card until the end of the turn."""
        return self.boosting[key] if key in self.boosting else self.library.upgrades[key].does

    def _work_out_side(self, permanents: tuple[str, ...]) -> SideFigures:
        mend = hand = retreat = muster = 0
        for step in (step for key in permanents for step in self.library.items[key].permanent):
            match step.verb:
                case MendBench(hp):
                    mend += hp
                case Hand(cards):
                    hand += cards
                case EnemyRetreat(amount):
                    retreat += amount
                case Muster(count):
                    muster += count
        return SideFigures(mend, hand, retreat, muster)


def _blow(special: Special) -> Blow:
    values: dict[str, Any] = {}
    for step in special.does:
        if isinstance(step.verb, KeepMove):
            values["keep_move"] = True
        elif (index := BY_DEED.get(type(step.verb))) is not None:
            inflicts = values.get("inflicts", NO_HARM)
            values["inflicts"] = more_harm(inflicts, index, STATUSES[index].of(step.verb))
        else:
            field, setting = _AMOUNTS[type(step.verb)]
            values[field] = values.get(field, 0) + getattr(step.verb, setting)
    cost = CombatDeck()
    for card in special.cards:
        cost = cost.plus(card, 1)
    return Blow(cost, **values)


def _add(figures: Figures, verb: object) -> None:
    """One verb of an ability, an Upgrade or a permanent Item on a Dinosaur's figures."""
    index = BY_ABILITY.get(type(verb))
    if index is not None and isinstance(verb, Verb):
        figures.inflicts = more_harm(figures.inflicts, index, STATUSES[index].of(verb))
        return
    match verb:
        case Atk(amount):
            figures.atk += amount
        case Eva(amount):
            figures.eva += amount
        case Def(amount):
            figures.defence += amount
        case MaxHp(hp):
            figures.hp += hp
        case Retreat(amount):
            figures.retreat += amount
        case Paralyze(rounds):
            figures.paralyze = max(figures.paralyze, rounds or WHOLE_PHASE)
        case Spiked(hp):
            figures.spiked += hp
        case Camouflaged():
            figures.camouflaged = True
        case Regenerate(hp):
            figures.regenerate += hp
        case Steady(amount):
            figures.steady += amount
        case Immune(harm):
            figures.immune = (*figures.immune, harm)
        case RetreatBy(way):
            figures.retreat_by = way
        case MendBench() | Hand() | EnemyRetreat() | Muster():
            pass  # These are for the side, not for its Dinosaur.
        case _:
            raise AssertionError(f"no Dinosaur is changed by {verb}")
