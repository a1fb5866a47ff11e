"""What the panels of the table show: plain values of one moment, and what their controls do."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.content.command_core import Library
from game.engine.events import Event
from game.engine.refusals import Pick
from game.engine.rules import Action, Decision, Outcome
from game.engine.seats import Seat
from game.rules.command_core.actions import Fire
from game.rules.command_core.board import Board
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.deltas import Executed, slot_deltas
from game.rules.command_core.preview import Outlook, Preview
from game.rules.command_core.view import BoardView, MechView
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.chooser import Chooser
from game.ui.tables.command_core.map.scars import UNSCARRED, Scars
from game.ui.tables.command_core.planning.plan import Plans
from game.ui.tables.command_core.progress import Battle, Run
from game.words.command_core.table_text import BoardWords

_CALM = "place", "face", "order"
"""Questions before the first program."""


class Commands(Protocol):
    """What the controls of the table do."""

    def pick(self, pick: Pick) -> None:
        """Picks a thing on the table, or an answer."""

    def why_not(self, pick: Pick) -> str:
        """Why something cannot be picked now."""

    def pick_mech(self, number: int) -> None:
        """A click on a plate: the mech that is meant, the target, or its sheet."""

    def inspect(self, number: int | None) -> None:
        """Opens a mech's sheet; None closes it."""

    def give_number(self, mech: int, number: int) -> None:
        """Gives a mech its number."""

    def turn(self, by: int) -> None:
        """Turns the mech that was placed, before it is settled."""

    def face(self, facing: int) -> None:
        """Settles the facing of a mech that was placed."""

    def shoot_at(self, target: int) -> None:
        """Fires at a mech, with the weapon that is picked or the only one that reaches it."""

    def hold_fire(self) -> None:
        """The mech whose turn it is does not attack."""

    def look_at_mech(self, number: int) -> None:
        """Shows the program of a mech."""

    def work_slot(self, slot: int) -> None:
        """Takes a directive out of a slot, or has the next one laid there."""

    def turn_card(self, slot: int) -> None:
        """Turns the directive in a slot."""

    def lay_down(self, card: str, slot: int | None = None, *, flipped: bool = False) -> None:
        """Lays a directive into a slot, or the next free one, perhaps with its lower half up."""

    def clear_plan(self) -> None:
        """Empties the slots of a mech."""

    def turn_threats(self) -> None:
        """Shows the cells that the other side could reach and hit, or no longer."""

    def ready(self) -> None:
        """Hands all programs over."""

    def reclaim(self) -> None:
        """Takes back programs that were handed over."""

    def hand_over(self) -> None:
        """Gives the screen to the other side."""


def tumbling(hidden: Collection[Hashable]) -> bool:
    """Whether dice are among what is still on its way."""
    return any(isinstance(one, tuple) and one[0] in ("dice", "die") for one in hidden)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The view with what is asked, picked, looked at and under way.

    `hidden` are moving pieces, see `shows.battlefield`; `weapon` and `target` are the ones of an
    attack that are looked at, else picked; `payer` is the mech of the program that runs, before its delta
    was settled; `writer` is the seat whose programs are being written out of sight.
    """

    commands: Commands
    words: BoardWords
    names: tuple[str, str]
    gallery: Gallery
    library: Library
    catalogue: Catalogue
    preview: Preview
    view: BoardView
    near: Seat
    faces: tuple[str, str] = ("", "")
    """The robot of each seat's computer player; "" for a person."""
    phase: str = ""
    """The phase in the bar; "" while mechs are placed, and once all is over."""
    large: bool = False
    """Whether letters are larger than usual."""
    playing: bool = False
    at_rest_after: bool = False
    """Whether the game is over and its end has been shown."""
    outcome: Outcome | None = None
    events: Sequence[Event] = ()
    """All that has been shown since the programs of this round, or of the last one, began to run."""
    earlier: Sequence[Event] = ()
    """All events that have been shown."""
    scars: Scars = UNSCARRED
    """What they have left on the ground."""
    target_had: int = 0
    """The structure of the current attack's target when it was declared; 0 where that was not watched."""
    hidden: frozenset[Hashable] = frozenset()
    chooser: Chooser | None = None
    facing: int = 0
    plans: Plans | None = None
    outlook: Outlook | None = None
    guided: bool = False
    """Whether a lesson waits for programs without an empty slot."""
    passes: bool | None = None
    """Whether the programs as they are would pass the step of that lesson; None where that cannot be told."""
    tip: bool = False
    """Whether a tip is due, which has a place of its own where there is room."""
    threats: bool = False
    """Whether the cells are shown that the other side could reach and hit."""
    handed: Seat | None = None
    writer: Seat | None = None
    inspected: int | None = None
    hinted: Action | None = None
    """The choice of a hint that is pointed at."""
    runs: Sequence[Run] = ()
    payer: MechView | None = None
    uncleaned: Sequence[MechView] = ()
    """The mechs before the Cleanup that is being shown; () at other times."""
    battle: Battle | None = None
    holding: int | None = None
    """The mech of which it is being shown that it does not attack."""
    had_target: bool = False
    """Whether that one could have attacked."""
    weapon: str = ""
    target: int | None = None

    @property
    def asked(self) -> Decision | None:
        return self.chooser.decision if self.chooser is not None else None

    @property
    def calm(self) -> bool:
        """Whether nothing moves or is aimed at yet, so that there is time to read on the empty ground."""
        if self.plans is not None:
            return not any(plan.begun for plan in self.plans.of.values())
        return self.kind in _CALM

    @property
    def only_moves(self) -> bool:
        """Whether a lesson is about the way alone: no mech has weapons, Surge or Flux yet."""
        own = [mech for mech in self.view.mechs if mech.structure]
        return self.guided and not any(mech.weapons or mech.surge or mech.flux for mech in own)

    @property
    def kind(self) -> str:
        """What kind of decision is asked for; "" for none."""
        return self.asked.kind if self.asked is not None else ""

    @property
    def asked_seat(self) -> Seat:
        """Who is asked, else who sits on the near side."""
        return self.asked.seat if self.asked is not None else self.near

    @property
    def map(self) -> Board:
        """The map as the rules see it."""
        return self.catalogue.board(self.view.map)

    @property
    def hexagon(self) -> bool:
        return self.map.topology.id == "hex"

    @property
    def run(self) -> Run | None:
        """The program that runs, or ran last."""
        return self.runs[-1] if self.runs else None

    @property
    def tumbling(self) -> bool:
        """Whether dice are still on their way."""
        return tumbling(self.hidden)

    @property
    def attacking(self) -> int | None:
        """The mech whose attack is going on or being shown, else the one that attacks next."""
        view, battle = self.view, self.battle
        if self.holding is not None:
            return self.holding
        if battle is not None and (view.attack is not None or view.crit is not None or self.playing):
            return battle.attacker
        return view.next_attacker

    @property
    def upcoming_attacker(self) -> int | None:
        """The mech that attacks after that."""
        return next((number for number in self.view.attack_order if number != self.attacking), None)

    def first_facing(self, seat: Seat) -> int:
        """The facing towards the other half."""
        return 0 if seat == 0 else len(self.map.topology.directions) // 2

    def is_near(self, number: int) -> bool:
        """Whether a mech belongs to the near side."""
        return self.view.mechs[number].seat == self.near

    def may(self, pick: Pick) -> bool:
        """Whether something can be picked now, also instead of what has been picked."""
        return self.chooser is not None and (pick in self.chooser.first_things or self.chooser.has(pick))

    def has(self, pick: Pick) -> bool:
        """Whether something is picked."""
        return self.chooser is not None and self.chooser.has(pick)

    def fits(self, pick: Pick) -> bool:
        """Whether something goes with what has been picked."""
        return self.chooser is not None and pick in self.chooser.things

    def targets(self, weapons: Sequence[str]) -> set[int]:
        """The mechs that can be shot at now, with one of these weapons or, if there are none, with any."""
        actions = self.asked.actions if self.asked is not None else ()
        shots = [one for one in actions if isinstance(one, Fire)]
        return {shot.target for shot in shots if not weapons or shot.weapon in weapons}

    def weapons_on(self, target: int) -> list[str]:
        """The weapons with which a mech can be shot at now."""
        actions = self.asked.actions if self.asked is not None else ()
        return [one.weapon for one in actions if isinstance(one, Fire) and one.target == target]

    def best_on(self, target: int) -> str | None:
        """Of the weapons that reach a mech the one that can be expected to take most from it."""
        attacker = self.view.next_attacker
        if attacker is None:
            return None
        odds, left = partial(self.preview.odds, self.view, attacker), self.view.mechs[target].structure
        return max(self.weapons_on(target), key=lambda weapon: odds(weapon, target).worth(left), default=None)

    def counted(self, run: Run) -> tuple[dict[int, int], dict[int, int]]:
        """What the cards of a running program count so far, and the combos among them."""
        executed = []
        for slot in run.begun:
            placed = run.program[slot]
            assert placed is not None
            completed = not (run.stopped and slot == run.begun[-1])
            executed.append(Executed(slot, self.catalogue.half(placed), completed))
        return slot_deltas(executed)

    def structure_before(self, battle: Battle) -> int:
        """The target's structure before an attack does what it does."""
        mech = self.view.mechs[battle.target]
        events = self.earlier
        start = max((place for place, event in enumerate(events) if event.kind == "attack"), default=0)
        hits = [
            (place, event)
            for place, event in enumerate(events)
            if event.kind == "damage" and event.facts["mech"] == battle.target
        ]
        amount = sum(int(event.facts["amount"]) for place, event in hits if place > start)
        if mech.structure or not amount:
            return mech.structure + amount
        # More may have come through than it had.
        if self.target_had:
            return self.target_had
        before = [int(event.facts["structure"]) for place, event in hits if place < start]
        return min(amount, before[-1] if before else self.whole(battle.target))

    def whole(self, number: int) -> int:
        """The structure that a mech began with."""
        return self.library.chassis[self.view.mechs[number].chassis].structure

    def may_flip(self, slot: int) -> bool:
        """Whether the directive in a slot of the planner can be turned."""
        if self.plans is None or slot >= len(self.plans.plan.slots):
            return False
        card = self.plans.plan.slots[slot]
        return card is not None and self.plans.plan.may_change(slot) and self.catalogue.split[card]
