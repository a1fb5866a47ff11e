"""What a choice of ACTs would come to by itself: heat, damage, range, and which BOTs could answer it.

It is played out from a view alone, as if the other seat played no ACT, so it can tell nothing that is hidden.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.content.scrap_knights import Act
from game.content.scrap_knights.conditions import (
    DistanceIs,
    DistanceIsAtMost,
    DistanceWas,
    DistanceWasAtMost,
    Hit,
    Uninterrupted,
)
from game.content.scrap_knights.verbs import Block, Deal, SetHeat, Vent
from game.engine.dice import Dice
from game.engine.events import Emit, Event, unheard
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.action_handlers import flip
from game.rules.scrap_knights.actions import PlayActs
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import OVERHEAT, TOKENS, Player, State
from game.rules.scrap_knights.triggers import dry_runs, meets
from game.rules.scrap_knights.view import DuelView, SeatView

Span = tuple[int, int]
"""The lowest and the highest number that something could come to."""

BY_DISTANCE = (DistanceIs, DistanceIsAtMost, DistanceWas, DistanceWasAtMost)
"""Conditions on how far apart the mechs are or were."""
_ALONE = (*BY_DISTANCE, Hit, Uninterrupted)
"""Conditions that hold or fail without anything that the other seat does."""
_SHARED = tuple(name for name in Player.__struct_fields__ if name in SeatView.__struct_fields__)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a choice would come to if the other seat played no ACT.

    `hp` are the own HP, `other_hp` those of the other seat, `distances` are those that it may end at.
    `out_of_range` is the range of the card that would miss, None where none would; `too_far` says that its
    damage needs another distance; `prevented` that an effect of last round prevents it. `answers` are the
    open BOTs of the other seat whose trigger it would meet, `cooling` the own ones for an overheated mech.
    `paid` is the own heat before anything resolves: all that is left of it where everything is prevented.
    `striker` is the card whose blow destroys the other mech, "" where that is none or not always the same.
    `if_unhurt` says that heat is vented only by whoever takes no damage. `links` are the link tokens that the
    own ULT would gain. `blocks` are what the choice blocks, each amount with its priority, None where that is
    still open; `tokens` are those that it surely gains. `can_cool` says whether anything that the own side
    still has takes heat away.
    """

    heat: Span
    hp: Span
    other_hp: Span
    other_heat: Span
    distances: tuple[int, ...]
    reach: int | None
    out_of_range: int | None
    too_far: bool
    prevented: bool
    answers: tuple[str, ...]
    cooling: tuple[str, ...]
    paid: Span = (0, 0)
    striker: str = ""
    if_unhurt: bool = False
    links: Span = (0, 0)
    blocks: tuple[tuple[int, int | None], ...] = ()
    tokens: tuple[str, ...] = ()
    can_cool: bool = True

    @property
    def overheats(self) -> bool:
        """Whether every way to play it ends with too much heat."""
        return self.heat[0] >= OVERHEAT

    @property
    def may_overheat(self) -> bool:
        return self.heat[1] >= OVERHEAT


@lru_cache(maxsize=64)
def preview(catalogue: Catalogue, view: DuelView, seat: Seat, choices: tuple[PlayActs, ...]) -> Preview:
    """The preview of one choice, or of one whose details are still open: of all its `choices` together."""
    other = opponent(seat)
    found = [_ends(catalogue, view, seat, choice) for choice in choices]
    ends = [way.end for _, ways in found for way in ways]
    strikers = {way.striker(other) for _, ways in found for way in ways}
    mine, theirs = ([end.players[side] for end in ends] for side in (seat, other))
    cards = [catalogue.library.acts[one.card] for one in choices[0].manoeuvres]
    side = view.players[seat]
    prevented = [card for card in cards if card.kind in side.prevented_kinds]
    ranges = [card.range for card in cards if card.range is not None and card not in prevented]
    short = [reach for reach in ranges if reach < view.distance]
    misses = bool(short) and all(player.missed for player in mine)
    unhurt = all(player.hp == view.players[other].hp for player in theirs)
    return Preview(
        heat=span(player.heat for player in mine),
        hp=span(player.hp for player in mine),
        other_hp=span(player.hp for player in theirs),
        other_heat=span(player.heat for player in theirs),
        distances=tuple(sorted({end.distance for end in ends})),
        reach=min(ranges) if ranges else None,
        out_of_range=min(short) if misses else None,
        too_far=unhurt and not misses and not prevented and any(map(_needs_a_distance, cards)),
        prevented=bool(cards) and len(prevented) == len(cards),
        answers=answering_bots(catalogue, view, other, ends),
        cooling=tuple(bot for bot in side.bots if catalogue.triggers[seat][bot] == ("overheat", seat)),
        paid=span(heat for heat, _ in found),
        striker=strikers.pop() if len(strikers) == 1 else "",
        if_unhurt=any(map(_vents_unhurt, cards)) and not prevented,
        links=span(way.links(seat) for _, ways in found for way in ways),
        blocks=_blocks(choices, catalogue, prevented),
        tokens=tuple(
            name for name in TOKENS if all(way.gained(seat, name) for _, ways in found for way in ways)
        ),
        can_cool=_can_cool(side, catalogue),
    )


def shortest(choices: Iterable[Any]) -> tuple[PlayActs, ...]:
    """Of some choices those with the fewest ACTs, for a second one is none of a card's own doing.

    What differs in a named ACT alone is the same to a preview.
    """
    acts = [choice for choice in choices if isinstance(choice, PlayActs)]
    fewest = min((len(choice.manoeuvres) for choice in acts), default=0)
    shapes = {
        tuple((one.card, one.number, one.direction, one.overcharged) for one in choice.manoeuvres): choice
        for choice in acts
        if len(choice.manoeuvres) == fewest
    }
    return tuple(shapes.values())


@dataclass(frozen=True, slots=True)
class _Way:
    """One way through the round: its end and what happened."""

    end: State
    events: Sequence[Event]

    def striker(self, target: Seat) -> str:
        """The card whose blow destroys that side; "" where none does."""
        blows = (one.facts for one in self.events if one.kind == "damage")
        return next((one["card"] for one in blows if one["target"] == target and not one["hp"]), "")

    def gained(self, seat: Seat, token: str) -> bool:
        """Whether a side gains a token of that name."""
        facts = (one.facts for one in self.events if one.kind == "token")
        return any(one["seat"] == seat and one["token"] == token for one in facts)

    def links(self, seat: Seat) -> int:
        """The link tokens that the ULT of a side gains."""
        facts = (one.facts for one in self.events if one.kind == "link")
        return sum(max(0, one["by"]) for one in facts if one["seat"] == seat)


def _blocks(
    choices: Sequence[PlayActs], catalogue: Catalogue, prevented: Sequence[Act]
) -> tuple[tuple[int, int | None], ...]:
    """What a choice blocks, by priority; a secret priority is open while several choices are left."""
    found = []
    for one in choices[0].manoeuvres:
        card = catalogue.library.acts[one.card]
        for line in card.effects if card not in prevented else ():
            amount = sum(step.verb.amount for step in line.do if isinstance(step.verb, Block))
            secret = one.number if len(choices) == 1 else None
            priority = secret if line.priority == "secret" else line.priority
            if amount and not isinstance(priority, str):
                found.append((amount, priority))
    return tuple(found)


def _ends(catalogue: Catalogue, view: DuelView, seat: Seat, choice: PlayActs) -> tuple[int, list[_Way]]:
    """The heat once this choice lies open, and the round played out with it and none of the other seat.

    That is each way that chance could go.
    """
    players = [player_of(side) for side in view.players]
    state = State(Dice(0), players, view.round, "act", view.distance, view.first_to_act)
    context = GameContext(catalogue, state)
    heard: list[list[Event]] = []
    flipped: list[Event] = []
    context.emit, context.emitting = flipped.append, True
    flip(context, {seat: choice, opponent(seat): PlayActs(())})
    context.emit, context.emitting = unheard, False

    def listen() -> Emit:
        heard.append([*flipped])
        return heard[-1].append

    paid = state.players[seat].heat
    return paid, [_Way(end.state, heard[-1]) for end in dry_runs(context, seat, listen)]


def player_of(side: SeatView) -> Player:
    """A side as far as the view tells; what is hidden stays empty."""
    known = {name: getattr(side, name) for name in _SHARED}
    return Player(**{**known, "hand": side.hand or (), "prep": side.prep or ()})


def span(numbers: Iterable[int]) -> Span:
    found = tuple(numbers)
    return min(found), max(found)


def _can_cool(side: SeatView, catalogue: Catalogue) -> bool:
    """Whether a card that a side can still use takes heat away from it: an ACT, a BOT or its ULT."""
    cards = map(
        catalogue.library.card, (*(side.hand or ()), *side.held, *(side.prep or ()), *side.bots, side.ult)
    )
    return any(
        isinstance(step.verb, Vent | SetHeat) for card in cards for line in card.effects for step in line.do
    )


def _vents_unhurt(card: Act) -> bool:
    """Whether it vents heat only for whoever takes no damage."""
    steps = [step for line in card.effects for step in line.do if isinstance(step.verb, Vent)]
    return any(isinstance(one, Uninterrupted) for step in steps for one in step.when)


def _needs_a_distance(card: Act) -> bool:
    """Whether only the distance decides if the card deals damage."""
    steps = [step for line in card.effects for step in line.do if isinstance(step.verb, Deal)]
    by_distance = any(
        isinstance(condition, BY_DISTANCE) or "distance" in str(step.verb.amount)
        for step in steps
        for condition in (*step.when, None)
    )
    return by_distance and all(isinstance(one, _ALONE) for step in steps for one in step.when)


def answering_bots(
    catalogue: Catalogue, view: DuelView, other: Seat, ends: Sequence[State]
) -> tuple[str, ...]:
    """What is left out are the BOTs for damage that does not come: that hangs on the other's own choice."""
    triggers = catalogue.triggers[other]
    return tuple(
        bot
        for bot in view.players[other].bots
        if triggers[bot][0] != "uninterrupted" and any(meets(end, *triggers[bot]) for end in ends)
    )
