"""What an action is made of: a card or an answer, and where it goes; and all that the table suggests."""

from typing import Any

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat
from game.rules.dino_battles.actions import (
    Attach,
    Attack,
    Bench,
    Choose,
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
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.state import PLACES
from game.rules.dino_battles.view import BattleView

ACTIVE, BENCH = "active", "bench"
_WAYS = {Keep: "keep", Mulligan: "mulligan", Ready: "ready", Evade: "evade", Defend: "defend", Take: "take"}


def way(kind: str, number: int = 0) -> Pick:
    """An answer that no card stands for; `number` is that of a special attack."""
    return Pick("way", (kind, number))


PASS, SWITCH = way("pass"), way("switch")


def parts(catalogue: Catalogue, action: Any) -> Picks:
    """The parts of an action in the order in which they are asked."""
    match action:
        case Place(card, active):
            return Pick("hand", card), Pick("spot", ACTIVE if active else BENCH, card)
        case Bench(card) | Set(card) | Load(card) | Discard(card):
            return (Pick("hand", card),)
        case Choose(card):
            return (Pick("name", card),)
        case Attach(card, place):
            return Pick("hand", card), Pick("own", place, card)
        case Switch(place):
            return SWITCH, Pick("own", place)
        case Promote(place):
            return (Pick("own", place),)
        case Play(card, on, name) | Use(card, on, name):
            return _played(catalogue, action, card, on, name)
        case Attack(special):
            return (way("attack", special),)
    kind = _WAYS.get(type(action))
    return (way(kind),) if kind else (PASS,)


def _played(catalogue: Catalogue, action: Play | Use, card: str, on: int | None, name: str) -> Picks:
    """A card without a target is played by hand: it may bring something to light."""
    played = isinstance(action, Play)
    first = Pick("hand" if played else "item", card)
    if on is not None:
        facts = catalogue.played.get(card)
        target = Pick("own" if facts is not None and facts.helps else "enemy", on, card)
        return (first, target, Pick("upgrade", name, on)) if name else (first, target)
    if name:
        return first, Pick("name", name, card)
    return first, Pick("way", ("play" if played else "use", 0), card)


def picks(catalogue: Catalogue, view: BattleView, seat: Seat) -> Picks:
    """Hand and Items, the places of both sides, and the answers to what happens now."""
    side = view.players[seat]
    found = [Pick("hand", card) for card in dict.fromkeys(side.hand or ())]
    found += [Pick("item", card) for card in dict.fromkeys(side.items or ())]
    if view.phase == "placement":
        found += [Pick("spot", spot) for spot in (ACTIVE, BENCH)]
    else:
        found += [Pick("own", place) for place in range(PLACES)]
    found += [Pick("enemy", place) for place in range(PLACES)]
    return (*found, *_ways(catalogue, view, seat))


def _ways(catalogue: Catalogue, view: BattleView, seat: Seat) -> Picks:
    """The buttons of the moment."""
    dino = view.players[seat].dinos[0]
    if view.players[seat].looked:
        return tuple([Pick("name", card) for card in dict.fromkeys(view.players[seat].looked or ())])
    if view.question is not None:
        return (PASS,)
    if view.payment is not None or (dino is None and view.phase not in ("mulligan", "placement")):
        return ()
    if view.phase == "combat" and dino is not None:
        specials = len(catalogue.library.dinosaurs[dino.card].specials)
        attacks = [way("attack", special) for special in range(specials + 1)]
        if view.exchange is None:
            return (*attacks, PASS)
        return (*attacks, *(way(card) for card in COMBAT_CARDS if card != "attack"), way("take"))
    if view.phase in ("precombat", "postcombat"):
        return SWITCH, PASS
    return tuple(
        way(kind) for kind in {"mulligan": ("keep", "mulligan"), "placement": ("ready",)}.get(view.phase, ())
    )
