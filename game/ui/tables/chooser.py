"""From a wide list of legal actions to one, pick by pick. No pygame: a click, a key and a drop all end here.

A game says once what its actions are made of (`Anatomy`). What can be picked, which answers get a button,
one step back and what a drop means follow from it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.engine.refusals import Pick, Picks
from game.engine.rules import Action, Decision


@dataclass(frozen=True, slots=True)
class Way:
    """An action, what it is made of, and which of that lies on the table."""

    action: Action
    picks: Picks
    things: frozenset[Pick]


@dataclass(frozen=True, slots=True)
class Anatomy:
    """What a game's actions are made of, in the order in which it is asked.

    The slots in `things` lie on the table and are picked there; those of one slot in any order. All other
    slots are questions. A question with one answer left answers itself, but those of the slots in `stated`
    only once a thing behind them is picked. Decisions of the kinds in `locks` are locked in by hand.
    """

    parts: Callable[[Any], Picks]
    things: frozenset[str]
    stated: frozenset[str] = frozenset()
    locks: frozenset[str] = frozenset()


class Chooser:
    """One decision, narrowed down. `given` are the picks so far, each a set of which one has to fit."""

    def __init__(self, decision: Decision, anatomy: Anatomy) -> None:
        self.decision = decision
        self.locks = decision.kind in anatomy.locks
        self._things = anatomy.things
        self._stated = anatomy.stated
        self._ways = [self._way(action, anatomy.parts(action)) for action in decision.actions]
        self.given: tuple[frozenset[Pick], ...] = ()
        self._give(())
        self.first_things = self.things
        """What a choice can begin with, whatever has been picked."""

    def _way(self, action: Action, picks: Picks) -> Way:
        return Way(action, picks, frozenset(pick for pick in picks if pick.slot in self._things))

    def _give(self, given: Iterable[frozenset[Pick]]) -> None:
        """From now on these are the picks; what can be picked next follows from them."""
        self.given = tuple(given)
        self.fitting = [way for way in self._ways if self._fits(way)]
        common = self._common_answers()
        offers: dict[Pick, None] = {}
        complete = []
        for way in self.fitting:
            needed = self._needed(way, common[way.things])
            offers.update(dict.fromkeys(needed))
            if not needed:
                complete.append(way.action)
        self.offers: Picks = tuple(offers)
        self.things = frozenset(pick for pick in offers if pick.slot in self._things)
        self.answers: Picks = tuple(pick for pick in offers if pick.slot not in self._things)
        self.action: Action | None = complete[0] if self.given and len(complete) == 1 else None

    @property
    def question(self) -> Pick | None:
        """What is asked about the picks so far, shown by its first answer."""
        return self.answers[0] if self.given and self.answers else None

    @property
    def settled(self) -> bool:
        """Whether the picks lead to one action, and nothing can join it."""
        return self.action is not None and not self.offers

    def picked(self, slot: str) -> tuple[Any, ...]:
        """The values picked for a slot, in their order."""
        return tuple(pick.value for pick in self.picks if pick.slot == slot)

    @property
    def picks(self) -> Picks:
        """The picks so far that leave no choice."""
        return tuple(pick for among in self.given for pick in among if len(among) == 1)

    def has(self, pick: Pick) -> bool:
        return frozenset((pick,)) in self.given

    def pick(self, pick: Pick) -> bool:
        """Picks it; picked again it is put back. What cannot join the picks so far begins anew.

        False, and no change, for what cannot be picked.
        """
        before = self.given
        if self.has(pick):
            self.put_back(pick)
            return True
        if pick not in self.offers:
            self._give(())
        if pick not in self.offers:
            self._give(before)
            return False
        self._give((*self.given, frozenset((pick,))))
        return True

    def narrow(self, among: Iterable[Pick]) -> bool:
        """Means only actions with one of these; False, and no change, where there is none."""
        wanted = frozenset(among)
        left = frozenset(pick for way in self.fitting for pick in way.picks if pick in wanted)
        if left and left not in self.given:
            self._give((*self.given, left))
        return bool(left)

    def settles(self, pick: Pick) -> bool:
        """Whether this pick alone would make the choice, with nothing left to be asked."""
        before = self.given
        found = not self.has(pick) and self.pick(pick) and self.settled
        self._give(before)
        return found

    def toward(self, action: Action) -> Pick | None:
        """What is picked next on the way to an action; None where all is picked, or it is not offered.

        Where the picks so far lead elsewhere the way begins anew.
        """
        way = next((one for one in self._ways if one.action == action), None)
        if way is not None and way not in self.fitting:
            return way.picks[0]
        return None if way is None else next((pick for pick in way.picks if pick in self.offers), None)

    def put_back(self, pick: Pick) -> None:
        """Takes a pick back with all that was about it; other things of its slot stay."""
        place = self.given.index(frozenset((pick,)))
        later = self.given[place + 1 :]
        stay = {one.value for among in later for one in among if one.slot == pick.slot}
        kept = [among for among in later if all(one.slot == pick.slot or one.of in stay for one in among)]
        self._give((*self.given[:place], *kept))

    def back(self) -> bool:
        """One step back; False where there is none."""
        if not self.given:
            return False
        self._give(self.given[:-1])
        return True

    def clear(self) -> None:
        """Nothing is picked any more."""
        self._give(())

    def left_by(self, among: Iterable[Pick]) -> list[Action]:
        """The actions that one of these picks would leave."""
        wanted = frozenset(among)
        return [way.action for way in self.fitting if not wanted.isdisjoint(way.picks)]

    def _fits(self, way: Way) -> bool:
        return all(not among.isdisjoint(way.picks) for among in self.given)

    def _common_answers(self) -> dict[frozenset[Pick], frozenset[Pick]]:
        """For each set of things the answers that all ways with them have: nobody need be asked for those."""
        common: dict[frozenset[Pick], frozenset[Pick]] = {}
        for way in self.fitting:
            answers = frozenset(way.picks)
            common[way.things] = common.get(way.things, answers) & answers
        return common if self.given else dict.fromkeys(common, frozenset())

    def _needed(self, way: Way, common: frozenset[Pick]) -> list[Pick]:
        """What an action still needs, as far as it is asked now."""
        missing = [pick for pick in way.picks if pick.slot in self._things and not self.has(pick)]
        needed = [pick for pick in missing if pick.slot == missing[0].slot]
        for place, pick in enumerate(way.picks):
            if pick in missing:
                break
            if pick.slot in self._things or self.has(pick):
                continue
            stated = pick.slot in self._stated and not any(map(self.has, way.picks[place + 1 :]))
            if stated or pick not in common:
                return [*needed, pick]
        return needed
