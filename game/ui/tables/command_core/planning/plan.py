"""The programs of a seat's mechs while they are being written. No pygame: clicks, drags and keys end here."""

from collections.abc import Iterable, Mapping, Sequence

from game.content.command_core import Library
from game.rules.command_core.actions import Program
from game.rules.command_core.state import Slot
from game.rules.command_core.view import BoardView, MechView
from game.ui.tables.command_core.planning.draft import Draft

Laid = tuple[tuple[str | None, bool], ...]
"""Each slot's directive, and whether its other half is up."""


class Plan:
    """One mech's program: directives that may be laid, moved, swapped, turned and taken out.

    The first `decided` slots were handed over before and stay.
    """

    def __init__(self, mech: MechView, split: Mapping[str, bool]) -> None:
        self._split = split
        self.decided = mech.programmed or 0
        self.draft: Draft[str] = Draft(mech.directives, mech.slots)
        self.flipped = [False] * mech.slots
        for slot, placed in enumerate(mech.program or ()):
            if placed is not None and slot < self.decided:
                self.draft.put(placed.card, slot)
                self.flipped[slot] = placed.flipped

    @property
    def slots(self) -> list[str | None]:
        return self.draft.slots

    @property
    def program(self) -> tuple[Slot | None, ...]:
        """As the rules write it."""
        laid = zip(self.slots, self.flipped, strict=True)
        return tuple(None if card is None else Slot(card, flipped) for card, flipped in laid)

    @property
    def laid(self) -> Laid:
        return tuple(zip(self.slots, self.flipped, strict=True))

    @laid.setter
    def laid(self, laid: Laid) -> None:
        self.draft.clear()
        for slot, (card, flipped) in enumerate(laid):
            if card is not None:
                self.draft.put(card, slot)
            self.flipped[slot] = flipped

    @property
    def filled(self) -> int:
        return sum(card is not None for card in self.slots)

    @property
    def begun(self) -> bool:
        """Whether it has a directive that can still be changed."""
        return any(card is not None for card in self.slots[self.decided :])

    @property
    def left_to_chance(self) -> int:
        """How many empty slots chance would fill."""
        return min(len(self.slots) - self.filled, len(self.draft.free))

    @property
    def piles(self) -> dict[str, tuple[int, int]]:
        """Each directive once: how many are free, and how many there are.

        They are in the order of the rulebook, whatever squad they are of: equal hands have equal digits.
        """
        free, pieces = self.draft.free, self.draft.pieces
        return {card: (free.count(card), pieces.count(card)) for card in self._split if card in pieces}

    def may_change(self, slot: int) -> bool:
        return self.decided <= slot < len(self.slots)

    def next_slot(self) -> int | None:
        """The first slot that is still empty."""
        empty = (slot for slot in range(self.decided, len(self.slots)) if self.slots[slot] is None)
        return next(empty, None)

    def put(self, card: str, slot: int | None = None) -> int | None:
        """Lays a free directive into a slot, else the next empty one; None where it cannot be."""
        place = self.next_slot() if slot is None else slot
        if place is None or not self.may_change(place) or not self.draft.put(card, place):
            return None
        self.flipped[place] = False
        return place

    def take_out(self, slot: int) -> bool:
        if not self.may_change(slot) or self.draft.take_out(slot) is None:
            return False
        self.flipped[slot] = False
        return True

    def move(self, one: int, other: int) -> bool:
        """Exchanges what lies in two slots."""
        if one == other or not (self.may_change(one) and self.may_change(other)):
            return False
        self.draft.swap(one, other)
        self.flipped[one], self.flipped[other] = self.flipped[other], self.flipped[one]
        return True

    def flip(self, slot: int) -> bool:
        """The other half up; False for a directive without halves."""
        card = self.slots[slot] if 0 <= slot < len(self.slots) else None
        if card is None or not self.may_change(slot) or not self._split[card]:
            return False
        self.flipped[slot] = not self.flipped[slot]
        return True

    def clear(self) -> bool:
        taken = [self.take_out(slot) for slot in range(self.decided, len(self.slots))]
        return any(taken)


class Plans:
    """The programs of all mechs of a seat, which of them is looked at, and each change, to be taken back."""

    def __init__(self, view: BoardView, seat: int, library: Library) -> None:
        split = {key: card.split for key, card in library.directives.items()}
        self.round, self.seat = view.round, seat
        self.of: dict[int, Plan] = {
            number: Plan(mech, split)
            for number, mech in enumerate(view.mechs)
            if mech.seat == seat and mech.structure
        }
        waiting = [number for number, plan in self.of.items() if plan.decided < len(plan.slots)]
        self.mech = (waiting or list(self.of))[0]
        self.slot: int | None = None
        """The slot that the keys mean."""
        self.turned: int | None = None
        """That slot once its directive was flipped by a key: the next one goes elsewhere."""
        self._before: list[tuple[int, dict[int, Laid]]] = []
        self._previewed: list[int | None] = []
        """The slot that the keys meant before programs were laid to be looked at; empty where none are."""

    @property
    def plan(self) -> Plan:
        """The program of the mech that is looked at."""
        return self.of[self.mech]

    @property
    def target(self) -> int | None:
        """The slot that the next directive goes to: the one that is meant, else the first empty one."""
        return self.plan.next_slot() if self.aimed is None else self.aimed

    @property
    def aimed(self) -> int | None:
        """The slot that is meant for the next directive, if one is."""
        done = self.slot == self.turned and self.plan.next_slot() is not None
        return None if done else self.slot

    def remember(self) -> None:
        """Makes the next steps one change to undo."""
        self._before.append((self.mech, {number: plan.laid for number, plan in self.of.items()}))

    def forget(self) -> None:
        """Drops the last remembered change: nothing was changed."""
        self._before.pop()

    def undo(self) -> bool:
        """Takes the last change back; False where there is none."""
        if not self._before:
            return False
        self.mech, before = self._before.pop()
        for number, laid in before.items():
            self.of[number].laid = laid
        return True

    def lay(self, programs: Sequence[Program]) -> bool:
        """Fills slots as these actions do, whatever lies there; False where nothing could be laid."""
        for one in programs:
            self.of[one.mech].take_out(one.slot)
        laid = []
        for one in programs:
            plan = self.of[one.mech]
            if one.card and one.card not in plan.draft.free:
                # It lies in a slot that none of the actions is about.
                plan.take_out(next(slot for slot in range(len(plan.slots)) if plan.slots[slot] == one.card))
            done = not one.card or plan.put(one.card, one.slot) is not None
            if done and one.flipped:
                plan.flip(one.slot)
            laid.append(done)
        return any(laid)

    def preview(self, programs: Sequence[Program]) -> bool:
        """Lays programs to be looked at, in the place of others; () takes them out. False: nothing to do."""
        if not programs and not self._previewed:
            return False
        if self._previewed:
            self.undo()
            self.slot = self._previewed.pop()
        if programs:
            self._previewed.append(self.slot)
            self.remember()
            self.mech, self.slot = programs[0].mech, None
            self.lay(programs)
        return True

    def turn(self, by: int) -> None:
        """The next mech of the seat, or the one before."""
        numbers = list(self.of)
        self.mech = numbers[(numbers.index(self.mech) + by) % len(numbers)]
        self.slot = None

    def chosen(self, mech: int, slot: int) -> Program:
        """What is to be handed over for a slot."""
        card, flipped = self.of[mech].laid[slot]
        return Program(mech, slot, card or "", flipped and card is not None)

    def turn_to_gap(self) -> int:
        """Looks at the first program with a slot that is left to chance; returns that slot."""
        self.mech, self.slot = next(mech for mech, plan in self.of.items() if plan.left_to_chance), None
        return self.plan.next_slot() or 0

    def all_chosen(self) -> list[Program]:
        """All that is still to be handed over, in the order in which the rules ask for it."""
        return [
            self.chosen(mech, slot)
            for mech, plan in self.of.items()
            for slot in range(plan.decided, len(plan.slots))
        ]

    def resume(self, others: "Plans") -> None:
        """Goes on with plans that were handed over and taken back."""
        for number, plan in self.of.items():
            other = others.of.get(number)
            if other is not None and not plan.decided and len(other.slots) == len(plan.slots):
                plan.laid = other.laid


def chance_sentence_facts(plans: Plans) -> Sequence[tuple[int, int]]:
    """For each mech that leaves slots to chance, how many."""
    return [(number, plan.left_to_chance) for number, plan in plans.of.items() if plan.left_to_chance]


def matches(plans: Plans | None, view: BoardView, seat: int, mechs: Iterable[int]) -> bool:
    """Whether plans are those of this seat in this round, with nothing handed over since."""
    if plans is None or (plans.round, plans.seat) != (view.round, seat):
        return False
    return all((view.mechs[number].programmed or 0) == plans.of[number].decided for number in mechs)
