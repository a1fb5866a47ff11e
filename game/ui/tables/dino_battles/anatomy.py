"""What a Dino Battles action is made of: a card or an answer, and where it goes."""

from functools import partial
from typing import Any

from game.content.dino_battles.library import Library
from game.content.dino_battles.verbs import Cleanse, Heal
from game.rules.dino_battles.actions import (
    Attach,
    Attack,
    Bench,
    Defend,
    Discard,
    Evade,
    Keep,
    Load,
    Mulligan,
    Place,
    Play,
    Promote,
    Ready,
    Set,
    Switch,
    Take,
    Use,
)
from game.ui.tables.chooser import Anatomy, Pick, Picks

ACTIVE, BENCH = "active", "bench"
PASS = Pick("way", ("pass", 0))
SWITCH = Pick("way", ("switch", 0))
_WAYS = {Keep: "keep", Mulligan: "mulligan", Ready: "ready", Evade: "evade", Defend: "defend", Take: "take"}


def helping_cards(library: Library) -> frozenset[str]:
    """The Items and Actions that are aimed at a Dinosaur of one's own side."""
    played = {**library.items, **library.actions}
    return frozenset(
        key for key, card in played.items() if any(isinstance(step.verb, Heal | Cleanse) for step in card.do)
    )


def anatomy(helping: frozenset[str]) -> Anatomy:
    """A card without a target is played by hand: it may bring something to light."""
    things = frozenset({"hand", "item", "own", "enemy", "spot"})
    return Anatomy(partial(picks, helping), things, stated=frozenset({"way", "name"}))


def attack_pick(special: int) -> Pick:
    return Pick("way", ("attack", special))


def picks(helping: frozenset[str], action: Any) -> Picks:
    """The parts of an action in the order in which they are asked; `helping` cards aim at the own side."""
    match action:
        case Place(card, active):
            return Pick("hand", card), Pick("spot", ACTIVE if active else BENCH, card)
        case Bench(card) | Set(card) | Load(card) | Discard(card):
            return (Pick("hand", card),)
        case Attach(card, place):
            return Pick("hand", card), Pick("own", place, card)
        case Switch(place):
            return SWITCH, Pick("own", place)
        case Promote(place):
            return (Pick("own", place),)
        case Play(card, on, name) | Use(card, on, name):
            return _played(helping, action, card, on, name)
        case Attack(special):
            return (attack_pick(special),)
    kind = _WAYS.get(type(action))
    return (Pick("way", (kind, 0)),) if kind else (PASS,)


def _played(helping: frozenset[str], action: Play | Use, card: str, on: int | None, name: str) -> Picks:
    played = isinstance(action, Play)
    first = Pick("hand" if played else "item", card)
    if on is not None:
        target = Pick("own" if card in helping else "enemy", on, card)
        return (first, target, Pick("upgrade", name, on)) if name else (first, target)
    if name:
        return first, Pick("name", name, card)
    return first, Pick("way", ("play" if played else "use", 0), card)
