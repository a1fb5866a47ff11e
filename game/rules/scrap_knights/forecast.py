"""What the rest of a turn brings, read off the waiting effects in their order, without playing it out.

Everything is held as NO, MAYBE or YES, and as ranges of distance and heat. Most triggers of BOTs are judged
by this; only what stays MAYBE takes a dry run. Open choices count as "no change", as they do there.
"""

from collections.abc import Collection, Sequence
from itertools import combinations

from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import ults
from game.rules.scrap_knights.blocks import ARMORED_BLOCK
from game.rules.scrap_knights.catalogue import NO_SECRET, BoundLine
from game.rules.scrap_knights.causes import EVENT_BITS, bit
from game.rules.scrap_knights.chain import effects_meet, rivals_of
from game.rules.scrap_knights.context import GameContext, chain_order
from game.rules.scrap_knights.distances import ANYWHERE
from game.rules.scrap_knights.forecast_steps import MAYBE, NO, YES, Outlook
from game.rules.scrap_knights.state import OVERHEAT, Effect

AT_THE_END = ("overheat", "uninterrupted")
"""The events whose tags come when the chain is done."""


class Forecast(Outlook):
    """The rest of a turn as `context` stands, by what the seat `viewpoint` knows.

    Where ACTs of its own hand may come in, dry runs have to show whether they do, and ties are left to them.

    `hands` are the seats whose hidden ACTs may come in: there a seat foresees more of its own. `seen` are the
    bits of what happens for sure on one way through the turn, if not on all.
    """

    def __init__(self, context: GameContext, viewpoint: Seat) -> None:
        state = context.state
        first, second = state.players
        self.context = context
        self.viewpoint = viewpoint
        self.seen = 0
        self.distances = self.distance_was = 1 << state.distance
        self.damaged = [YES * first.damaged, YES * second.damaged]
        self.moved = [YES * first.moved, YES * second.moved]
        self.missed = [YES * first.missed, YES * second.missed]
        self.heat = ([first.heat, first.heat], [second.heat, second.heat])
        self.blocks = [0, 0, 0, 0]
        self.dealt = [0, 0]
        self.prevented = YES * state.prevented
        self.loose = False
        self.tied: Sequence[BoundLine] = ()
        self.tags = state.tags
        self.silences = first.prevented_kinds != () or second.prevented_kinds != ()
        waiting = self._waiting()
        bringing = context.catalogue.bringing
        self.hands: set[Seat] = set()
        for effect in (*waiting, *state.tags):
            if effect.card in bringing:
                self.hands.add(effect.seat)
        self._follow(waiting)
        for tag in self.tags:
            if context.catalogue.triggers[tag.seat][tag.card][0] in AT_THE_END:
                self.bring_in(tag)

    def would(self, event: str, seat: Seat) -> bool | None:
        """Whether a trigger's event would come to `seat` this turn; None where only a dry run can tell."""
        if event == "overheat":
            lowest, highest = self.heat[seat]
            return True if lowest >= OVERHEAT else False if highest < OVERHEAT else None
        if event == "uninterrupted":
            return (True, None, False)[self.damaged[seat]]
        if self.seen & EVENT_BITS[event, seat]:
            return True
        happens = self.damaged if event == "threatened" else self.missed if event == "miss" else self.moved
        return (False, None, True)[happens[seat]]

    def _waiting(self) -> Sequence[Effect]:
        """The chain as it will be when the ULTs that have their tokens have joined it."""
        context = self.context
        chain = context.state.chain
        joining = ults.ready(context)
        if not joining:
            return chain
        effects = list(chain)
        for seat in joining:
            effects += context.catalogue.effects(seat, context.player(seat).ult, "ult", NO_SECRET)
        effects.sort(key=chain_order)
        return effects

    def _follow(self, waiting: Sequence[Effect]) -> None:
        lines = self.context.catalogue.lines
        bound = []
        blocks = False
        for effect in waiting:
            line = lines[effect.card][effect.line]
            bound.append((effect, line))
            blocks = blocks or line.block > 0 or effect.armored > 0
        count, index, step = len(bound), 0, None
        while index < count:
            first, line = bound[index]
            if blocks and first.priority != step:
                self._open_step(waiting[index:], first.priority)
            step = first.priority
            end = index + 1
            while end < count and waiting[end].priority == step and waiting[end].rank == first.rank:
                end += 1
            if end - index > 1 and self._order_may_matter(waiting[index:end]):
                self._follow_tied(waiting[index:end])
                index = end
            else:
                if line.foreseen and not (self.silences and self.context.silenced(first)):
                    self._effect(first, line)
                index += 1
            if self.tags:
                self._call_tags()

    def _order_may_matter(self, tied: Sequence[Effect]) -> bool:
        """Whether two of the effects meet, or an ACT of the own hand may come between them."""
        if self.viewpoint in self.hands:
            return True
        return any(effects_meet(self.context, one, two) for one, two in combinations(tied, 2))

    def _call_tags(self) -> None:
        """The tags whose events may have come about by now may have come, too."""
        triggers = self.context.catalogue.triggers
        happened = {"threatened": self.damaged, "move": self.moved, "miss": self.missed}
        for tag in self.tags:
            event, seat = triggers[tag.seat][tag.card]
            if event in happened and happened[event][seat]:
                self._come(tag)
                # It may have called another one.
                self._call_tags()
                return

    def _call_tags_between(self, effects: Sequence[Effect]) -> None:
        """A tag that one of the tied effects may call comes before the others."""
        catalogue = self.context.catalogue
        for tag in self.tags:
            event, seat = catalogue.triggers[tag.seat][tag.card]
            callers = EVENT_BITS[event, seat]
            if event not in AT_THE_END and any(
                catalogue.causes[one.card][one.seat][one.line] & callers for one in effects
            ):
                self._come(tag)

    def _come(self, tag: Effect) -> None:
        self.tags = tuple([other for other in self.tags if other is not tag])
        self.bring_in(tag)

    def _follow_tied(self, effects: Sequence[Effect]) -> None:
        """Effects that may come in any order: each may find every distance that the others can lead to."""
        lines = self.context.catalogue.lines
        bound = [(one, lines[one.card][one.line]) for one in effects if not self.context.silenced(one)]
        by_chance = self.prevented == NO and self.viewpoint not in self.hands
        if by_chance:
            firsts = rivals_of(effects)
            for effect, line in bound:
                if effect in firsts:
                    self._try_first(effect, line)
        self._call_tags_between(effects)
        self.tied = [line for _, line in bound]
        everywhere = ANYWHERE if any(line.shifts for line in self.tied) else self.distances
        if any(line.prevents for line in self.tied):
            self.prevented = max(self.prevented, MAYBE)
        for effect, line in bound:
            self.distances = everywhere
            self._effect(effect, line)
        self.distances = everywhere
        self.tied = ()
        if by_chance and any(line.always_prevents for _, line in bound):
            self.prevented = YES

    def _try_first(self, effect: Effect, line: BoundLine) -> None:
        """Notes what an effect does for sure if it comes before those that it is tied with."""
        trial = self._copy()
        trial._effect(effect, line)
        for kind, happens in (("damage", trial.damaged), ("move", trial.moved), ("miss", trial.missed)):
            for seat in SEATS:
                if happens[seat] == YES:
                    self.seen |= bit(kind, seat)

    def _copy(self) -> "Forecast":
        clone = object.__new__(Forecast)
        clone.__dict__.update(self.__dict__)
        clone.damaged, clone.moved, clone.missed = [*self.damaged], [*self.moved], [*self.missed]
        clone.heat = ([*self.heat[0]], [*self.heat[1]])
        clone.blocks, clone.dealt = [*self.blocks], [*self.dealt]
        return clone

    def _open_step(self, waiting: Sequence[Effect], priority: int) -> None:
        """`blocks` are each seat's lowest, then each seat's highest Block of the priority step."""
        self.blocks = [0, 0, 0, 0]
        self.dealt = [0, 0]
        lines = self.context.catalogue.lines
        for effect in waiting:
            if effect.priority != priority:
                break
            line = lines[effect.card][effect.line]
            amount = line.block + ARMORED_BLOCK * effect.armored
            if amount and not self.context.silenced(effect):
                reached = self._in_reach(line)
                if reached:
                    self.blocks[2 + effect.seat] += amount
                if reached == YES and self.prevented == NO:
                    self.blocks[effect.seat] += amount

    def _in_reach(self, line: BoundLine) -> int:
        near = self.distances & line.reach
        return NO if not near else YES if near == self.distances else MAYBE

    def _effect(self, effect: Effect, line: BoundLine) -> None:
        if self.loose:
            self.distances = ANYWHERE
        if self.prevented == YES and not line.unpreventable:
            return
        surely = self.prevented == NO
        seat = effect.seat
        if line.range is not None:
            reached = self._in_reach(line)
            if reached != YES:
                self.missed[seat] = max(self.missed[seat], YES if surely and reached == NO else MAYBE)
                surely = False
            if reached == NO:
                return
            self.distance_was = self.distances & line.reach
        else:
            self.distance_was = self.distances
        for handler, verb, conditions in line.forecast_steps:
            happens = YES if surely and not self.prevented else MAYBE
            for holds, condition in conditions:
                happens = min(happens, holds(self, effect, condition))
            if happens:
                handler(self, effect, verb, happens == YES)

    def used_by(self, seat: Seat) -> Collection[str]:
        return self.context.player(seat).used

    def bring_in(self, effect: Effect) -> None:
        self._expect_anything(effect.seat, self.context.catalogue.lines[effect.card][effect.line])

    def _expect_anything(self, seat: Seat, line: BoundLine) -> None:
        """All that a line can cause may happen, now or later."""
        if line.alone is None:
            self._expect(seat, line)
            return
        self._expect(seat, line if seat == self.viewpoint else line.alone)
        if seat != self.viewpoint:
            self._expect_open_cards(seat)

    def _expect_open_cards(self, seat: Seat) -> None:
        """Of the other seat only ACTs that everybody knows can be foreseen to come in."""
        catalogue, player = self.context.catalogue, self.context.player(seat)
        prepared = player.prep if player.prep_known else ()
        for card in (*player.known, *player.held, *prepared):
            self.heat[seat][1] += catalogue.library.acts[card].heat
            for line in catalogue.lines[card]:
                self._expect(seat, line.alone or line)
                if line.range is not None:
                    self.missed[seat] = max(self.missed[seat], MAYBE)

    def _expect(self, seat: Seat, line: BoundLine) -> None:
        """All that a line can cause, with what it was given to bring in, may happen."""
        other = opponent(seat)
        if line.strikes:
            self.damaged[other] = max(self.damaged[other], MAYBE)
        if line.suffers:
            self.damaged[seat] = max(self.damaged[seat], MAYBE)
        if line.moves:
            self.moved[seat] = max(self.moved[seat], MAYBE)
        if line.misses:
            self.missed[seat] = max(self.missed[seat], MAYBE)
        if line.prevents:
            self.prevented = max(self.prevented, MAYBE)
        if line.shifts:
            self.loose = True
            self.distances = ANYWHERE
        self.heat[seat][1] += line.heats
        self.heat[other][1] += line.heats_other
        if line.cools:
            self.heat[seat][0] = 0
