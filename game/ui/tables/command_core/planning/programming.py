"""The part of the board table that writes programs, hands them over and takes them back."""

from abc import abstractmethod
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import pygame

from game.content.command_core import Library, shipped_library
from game.engine.refusals import Picks
from game.engine.rules import Action
from game.engine.seats import Seat, opponent
from game.rules.command_core.actions import Program
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.picks import directive
from game.rules.command_core.picks import pile as pile_of
from game.rules.command_core.preview import Preview
from game.rules.command_core.topology import Cell
from game.ui.context import Context
from game.ui.keys import pressed
from game.ui.tables.command_core.planning.directive_card import DirectiveCard, PileCard, SlotCard
from game.ui.tables.command_core.planning.directive_image import directive_image
from game.ui.tables.command_core.planning.held_key import HeldKey
from game.ui.tables.command_core.planning.in_the_hand import beside, follow_the_hand, leave_the_hand
from game.ui.tables.command_core.planning.plan import Plans, matches
from game.ui.tables.command_core.progress import RoundLog
from game.ui.tables.command_core.snapshot import Commands
from game.ui.tables.dragging import MouseDrag
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from game.words.command_core.table_text import BoardWords

_RIGHT = 3


class PlanDrag(MouseDrag):
    """Drags the planner's cards; a right click turns a card."""

    scene: "PlanningScene"
    _lower = False
    """Whether the card is held by its lower half."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Holds, moves or drops a card; True once it is a drag and no click."""
        if self.scene.plans is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == _RIGHT:
                card = self._card_at(event.pos)
                return isinstance(card, SlotCard) and self.scene.flip(card.slot)
            if event.button == 1:
                self._hold(event.pos)
        elif event.type == pygame.MOUSEMOTION and self.drag.move(event.pos):
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            dropped = self.drag.drop()
            if dropped is not None:
                self._let_go_of_the_mouse(event)
                self._drop(str(dropped), event.pos)
                return True
        return False

    def _card_at(self, place: tuple[int, int]) -> DirectiveCard | None:
        cards = [one for one in self.scene.form.widgets if isinstance(one, DirectiveCard) and one.hit(place)]
        return cards[-1] if cards else None

    def _hold(self, place: tuple[int, int]) -> None:
        card = self._card_at(place)
        if card is None or not card.card or (isinstance(card, SlotCard) and card.decided):
            return
        self._lower = isinstance(card, PileCard) and card.means_lower
        image = directive_image(card.card, card.rect.width, flipped=card.flipped or self._lower)
        self.drag.hold(card.name, image, place)

    def _drop(self, name: str, place: tuple[int, int]) -> None:
        scene, target = self.scene, self._card_at(place)
        held = scene.form.named(name)
        slot = target.slot if isinstance(target, SlotCard) else None
        if isinstance(held, PileCard):
            if slot is not None:
                scene.lay_down(held.card, slot, flipped=self._lower)
            else:
                scene.context.sound.play("refuse")
        elif isinstance(held, SlotCard):
            if slot is not None:
                scene.swap_slots(held.slot, slot)
            else:
                scene.take_out(held.slot)


class PlanningScene(TableScene, Commands):
    """`plans` are the programs while a person writes them. `handed` is the seat whose programs stand while
    the other side has not taken the screen yet.
    """

    words: BoardWords
    library: Library
    catalogue: Catalogue
    preview: Preview
    facing = 0
    inspected: int | None = None
    hinted: Action | None = None
    """The choice of a hint that is pointed at."""
    round_log: RoundLog | None = None

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self.library = shipped_library()
        self.plans: Plans | None = None
        self.plan_drag = PlanDrag(self)
        self.threats = False
        self._threats_key = HeldKey("threats")
        self.handed: Seat | None = None
        self.just_laid = ""
        """The pile whose directive was laid down last, as long as it is still pointed at."""
        self._kept: dict[Seat, Plans] = {}

    @property
    def picked_so_far(self) -> Picks:
        """While programs are written, what lies in their slots too."""
        if self.plans is None:
            return super().picked_so_far
        laid = [(number, plan.laid) for number, plan in self.plans.of.items()]
        return tuple(
            directive(number, slot, card, flipped=flipped)
            for number, slots in laid
            for slot, (card, flipped) in enumerate(slots)
            if card
        )

    def close_sheet(self) -> None:
        """Closes a sheet, so that the planner is shown."""
        self.inspected = None

    @abstractmethod
    def pick_cell(self, cell: Cell) -> None:
        """A click on a lit cell."""

    @abstractmethod
    def miss_cell(self, cell: Cell) -> None:
        """A click on a cell that is no choice."""

    @abstractmethod
    def tell_cell(self, cell: Cell) -> str:
        """What the tip of a cell says."""

    def stop_showing(self) -> None:
        """Programs that were handed over can no longer be taken back without a question."""
        self.handed = None
        super().stop_showing()

    def stop_asking(self) -> None:
        super().stop_asking()
        if self.plans is not None:
            self._kept[self.plans.seat] = self.plans
        self.plans = None
        self.threats = False
        self.plan_drag.stop()

    def take_up_plans(self, seat: Seat) -> None:
        """The plans as they were left, if nothing has been handed over since; else new ones."""
        plans, kept = Plans(self.view, seat, self.library), self._kept.get(seat)
        if kept is not None and matches(kept, self.view, seat, plans.of):
            plans = kept
        elif kept is not None and kept.round == self.view.round:
            plans.resume(kept)
        self.plans = plans

    @property
    def has_begun(self) -> bool:
        begun = self.plans is not None and any(plan.begun for plan in self.plans.of.values())
        return begun or super().has_begun

    @property
    def drafting(self) -> bool:
        return self.plans is not None

    def _changed(self, done: bool) -> bool:
        """After a change of a plan that was `remember`ed before it."""
        assert self.plans is not None
        if not done:
            self.plans.forget()
            self.context.sound.play("refuse")
            return False
        self.context.sound.play("pick")
        self.refresh()
        return True

    def look_at_mech(self, number: int) -> None:
        if self.plans is not None:
            self.close_sheet()
            self.plans.mech, self.plans.slot = number, None
            self.context.sound.play("pick")
            self.refresh()

    def next_mech(self, by: int) -> None:
        """Looks at the next program of the seat, or at the one before."""
        if self.plans is not None:
            self.plans.turn(by)
            self.look_at_mech(self.plans.mech)

    def _piles(self) -> list[PileCard]:
        """The directives that may be laid down, in reading order."""
        return [one for one in self.form.widgets if isinstance(one, PileCard) and one.card and one.reachable]

    def go_to_the_hand(self) -> None:
        """Keys go to the directives, if they are not there already."""
        piles = self._piles()
        if piles and self.form.focus not in piles:
            self.form.go(piles[0])

    def step_in_the_hand(self, x: int, y: int) -> bool:
        """An arrow among the directives; False where it leads out of the hand, or the focus is elsewhere."""
        piles, focus = self._piles(), self.form.focus
        if not piles or not (focus is None or isinstance(focus, PileCard)):
            return False
        there = beside(piles, focus, x, y) if focus in piles else piles[0]
        if there is not None:
            self.form.go(there)
        return there is not None

    def lay_down(self, card: str, slot: int | None = None, *, flipped: bool = False) -> None:
        """A directive into a slot: the one that is meant or that the keys picked, else the next free one."""
        plans = self.plans
        if plans is None:
            return
        plans.remember()
        place = plans.aimed if slot is None else slot
        laid = plans.plan.put(card, place)
        if laid is None and place is None:
            plans.forget()
            self.context.sound.play("refuse")
            pile = self.form.named(f"directive {card}")
            if pile is not None:
                self.form.refuse(pile, self.refusal(pile_of(plans.mech, card), plans.seat))
            return
        if laid is not None and flipped:
            plans.plan.flip(laid)
        plans.slot = None
        self.just_laid = f"directive {card}"
        if self._changed(laid is not None) and not leave_the_hand(self.form, plans, self.board.answers()):
            follow_the_hand(self.form, self._piles(), card)

    def work_slot(self, slot: int) -> None:
        """A click on a slot: what lies there goes back; an empty one is where the next directive goes."""
        plans = self.plans
        if plans is None:
            return
        if plans.plan.slots[slot] is None:
            plans.slot = None if plans.slot == slot else slot
            self.refresh()
        else:
            self.take_out(slot)

    def take_out(self, slot: int) -> None:
        if self.plans is not None:
            self.plans.remember()
            self._changed(self.plans.plan.take_out(slot))

    def swap_slots(self, one: int, other: int) -> None:
        if self.plans is not None:
            self.plans.remember()
            self._changed(self.plans.plan.move(one, other))

    def flip(self, slot: int) -> bool:
        """The other half up; True if that directive has one."""
        if self.plans is None:
            return False
        self.plans.remember()
        return self._changed(self.plans.plan.flip(slot))

    def turn_card(self, slot: int) -> None:
        """A click on the button over a split directive."""
        self.flip(slot)

    def clear_plan(self) -> None:
        if self.plans is not None:
            self.plans.remember()
            self._changed(self.plans.plan.clear())

    def turn_threats(self) -> None:
        self.show_threats(not self.threats)

    def update(self, milliseconds: int) -> bool:
        self._threats_key.update(milliseconds)
        return super().update(milliseconds)

    def show_threats(self, shown: bool) -> None:
        """Shows the cells that the other side could reach and hit, as this seat's view tells them."""
        if self.threats != shown:
            self.threats = shown
            self.refresh()

    def ready(self) -> None:
        """Hands all programs over, slot by slot as the rules ask for them."""
        plans = self.plans
        if plans is None or self.asked is None:
            return
        seat, match = self.asked.seat, self.session.match
        self.stop_asking()
        while (decision := match.decision_of(seat)) is not None and decision.kind == "program":
            first: Any = decision.actions[0]
            self.session.act(seat, plans.chosen(first.mech, first.slot))
        other = match.decision_of(opponent(seat))
        self.handed = (
            seat if self.sitting.hot_seat and other is not None and other.kind == "program" else None
        )
        self.context.sound.play("seal")
        self.sitting.stand_up()
        self.proceed()

    def hand_over_to(self, seat: Seat) -> None:
        """Before the curtain falls, programs that were handed over can still be taken back."""
        if self.handed is None:
            super().hand_over_to(seat)

    def hand_over(self) -> None:
        """The other side takes the screen."""
        self.handed = None
        self.proceed()

    @property
    def picks_hints(self) -> bool:
        """A program of a hint is laid down, to be handed over by hand."""
        return self.plans is not None or super().picks_hints

    def take_hint(self, actions: Sequence[Action]) -> None:
        programs = [action for action in actions if isinstance(action, Program)]
        plans = self.plans
        if plans is None or not programs:
            super().take_hint(actions)
            return
        plans.remember()
        plans.mech, plans.slot = programs[0].mech, None
        self.close_sheet()
        self._changed(plans.lay(programs))

    def preview_hint(self, actions: Sequence[Action]) -> None:
        """The planner shows the programs of a hint as if they were laid, with their paths on the board; else
        the board shows where a mech would stand or look, and what it would shoot at.
        """
        before, self.hinted = self.hinted, actions[0] if actions else None
        changed = self.plans and self.plans.preview([one for one in actions if isinstance(one, Program)])
        if changed or (self.plans is None and self.hinted != before):
            self.refresh()

    def show_moves(self, actions: Sequence[Action]) -> None:
        """Whole programs are handed over at once."""
        programs = list(takewhile(lambda one: isinstance(one, Program), actions))
        if self.plans is None or not programs:
            super().show_moves(actions)
            return
        for plan in self.plans.of.values():
            plan.clear()
        self.plans.lay([one for one in programs if isinstance(one, Program)])
        self.ready()

    def reclaim(self) -> None:
        """The programs that were handed over are written again."""
        seat, self.handed = self.handed, None
        offer = self.session.match.undo_offer(seat) if seat is not None else None
        if offer is not None:
            self.take_back(offer.count)

    def take_back(self, count: int) -> None:
        """A seat's programs are taken back together."""
        record = self.session.match.record
        words = record[-count].split()
        if words[1] == "program":
            while count < len(record) and record[-count - 1].split()[:2] == words[:2]:
                count += 1
        self.handed = None
        super().take_back(count)

    def undo(self) -> None:
        """In the planner, first takes back its last change."""
        if self.plans is not None and self.plans.undo():
            self.context.sound.play("pick")
            self.refresh()
            return
        if self.handed is not None:
            self.reclaim()
            return
        super().undo()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.plan_drag.handle(event):
            self.stale = True
            return True
        if self.plans is not None and self._threats_key.means(event):
            self.show_threats(self._threats_key.shown(event, now=self.threats))
            return True
        # As between the tabs of the settings; Tab alone goes from control to control.
        ahead = pressed(event, "tab_ahead", "tab_back")
        if ahead and self.plans is not None:
            self.next_mech(-1 if pressed(event, "tab_back") else 1)
            return True
        return super().handle(event)
