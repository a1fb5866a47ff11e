"""The Command Core table: mechs are placed, numbered, programmed and sent to fight by click, drag and key."""

from collections.abc import Sequence

import pygame

from game.engine.refusals import Pick
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.rules.command_core.picks import HOLD
from game.rules.command_core.preview import Preview
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.topology import Cell
from game.ui.context import Context
from game.ui.keys import ARROWS, digit, is_key
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.tables.command_core import first_key
from game.ui.tables.command_core.anatomy import ANATOMY
from game.ui.tables.command_core.board import Board
from game.ui.tables.command_core.choreography import NEVER_SKIPPED
from game.ui.tables.command_core.digits import work_digit_of
from game.ui.tables.command_core.faces import GAME, make_book
from game.ui.tables.command_core.meant import meant_mech, meant_slot, only_weapon
from game.ui.tables.command_core.panels import prompt
from game.ui.tables.command_core.panels.foretold import foretold
from game.ui.tables.command_core.planning.by_digits import work_digit
from game.ui.tables.command_core.planning.flip_key import flip_by_key
from game.ui.tables.command_core.planning.plan import chance_sentence_facts
from game.ui.tables.command_core.planning.programming import PlanningScene
from game.ui.tables.command_core.shows.free_room import notice_field
from game.ui.tables.command_core.shows.remarks import BETWEEN
from game.ui.tables.command_core.shows.skipped import latest_of, stops_of
from game.ui.tables.command_core.snapshot import tumbling
from game.ui.tables.command_core.stray_digits import StrayDigits
from game.ui.tables.overlays import opening as doors
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import Quips
from game.words.command_core.table_text import BoardWords
from game.words.messages import shipped_messages

_MECH_FIRST = ("place", "order")
"""Decisions in which a mech is picked first, and then what becomes of it."""


class BoardScene(PlanningScene):
    """Asks for placement, numbers, programs, attacks, rerolls and cards.

    `facing` is where a mech that was placed would look, `inspected` the mech whose sheet lies open.
    """

    ambience = "proving_ground"
    anatomy = ANATOMY
    never_skipped = NEVER_SKIPPED
    board: Board
    words: BoardWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        rules = session.match.rules
        assert isinstance(rules, CommandCore)
        self.catalogue = rules.catalogue
        self.preview = Preview(self.catalogue)
        chassis = [mech.chassis for mech in self.view.mechs]
        kind = self.library.maps[self.view.map].board
        self.words = BoardWords(self.library, shipped_messages(GAME), session.names, chassis, kind)
        self.book = make_book()
        self.board = Board(self)
        self.board.quips = Quips(BETWEEN)
        self.stray_digits = StrayDigits()

    @property
    def bottom(self) -> Seat:
        """While both watch, the table stays as it was for whoever sat there last."""
        return self.sitting.last if self.sitting.viewer is None else self.sitting.viewer

    def arrange(self, area: Area) -> None:
        self.board.arrange(area)

    def notice_field(self, seen: pygame.Rect) -> pygame.Rect:
        """Sentences lie on the board, over no mech."""
        return notice_field(self.board, self.board.score_places(), self.scale)

    # Asking

    def why_not(self, pick: Pick) -> str:
        """Why what is clicked is no choice now."""
        return self.refusal(pick, self.bottom)

    def begin_asking(self, decision: Decision) -> None:
        """Starts or resumes plans for a program; picks a mech or a weapon where that helps."""
        super().begin_asking(decision)
        assert self.chooser is not None
        self.stray_digits.asked(decision.kind)
        self.inspected = None
        if decision.kind == "program":
            self.take_up_plans(decision.seat)
        elif decision.kind == "face":
            self.facing = self.first_facing(decision.seat)
        elif decision.kind in _MECH_FIRST:
            # The first mech is in hand at once: a click on a cell, or a number by key, is for it.
            self.chooser.pick(self._own_mechs()[0])
            first_key.wake_for(self, self.chooser)
        elif decision.kind == "attack":
            # The weapon of the best shot is in hand at once, so that its cells and its targets are lit.
            attacker = self.view.next_attacker
            best = self.preview.best_shot(self.view, attacker) if attacker is not None else None
            if best is not None:
                self.chooser.pick(Pick("weapon", best.weapon))
        self.given_first = self.chooser.given

    def start_anew(self) -> None:
        """A program that is tried again is written from its first slot on."""
        self._kept.clear()

    def _own_mechs(self) -> list[Pick]:
        """The mechs that can be placed or numbered now, in list order."""
        assert self.chooser is not None
        mechs = {pick for pick in self.chooser.first_things if pick.slot == "mech"}
        return sorted(mechs, key=lambda pick: int(pick.value))

    def _other_mech(self) -> None:
        """The next one of them is the one that is placed or numbered."""
        assert self.chooser is not None
        mechs = self._own_mechs()
        now = next((place for place, pick in enumerate(mechs) if self.chooser.has(pick)), -1)
        if len(mechs) > 1:
            self.pick(mechs[(now + 1) % len(mechs)])

    def first_facing(self, seat: Seat) -> int:
        """The facing towards the other half."""
        return self.board.snapshot.first_facing(seat)

    def prompt_text(self) -> str:
        return prompt.prompt_text(self.board.take_snapshot())

    def foretell(self, actions: Sequence[Action]) -> str:
        return foretold(self.board.take_snapshot(), actions[0]) if actions else ""

    def note(self) -> str:
        """What is said beside the prompt."""
        return prompt.note(self.board.take_snapshot())

    def line(self) -> str:
        if self.handed is not None and not self.playing:
            return self.words.notice("stand", name=self.session.names[self.handed])
        if self.playing and tumbling(self.board.stage.hidden):
            # What the dice give is told once they lie still.
            event = self.session.match.events[self.sitting.shown - 1]
            return self.words.thrown(event) or super().line()
        return super().line() or latest_of(self.sitting.log_from("round", 1)[-6:], self.words)

    def answer_buttons(self) -> list[Button]:
        return prompt.answer_buttons(self.board.take_snapshot())

    def answer_button(self, answer: Pick) -> Button:
        return prompt.answer_button(self.board.take_snapshot(), answer)

    # Picks

    def ready(self) -> None:
        """Hands all programs over; asks first where slots are left to chance. A lesson waits for them."""
        left = prompt.left_to_chance(self.words, self.plans) if self.plans is not None else ""
        if self.plans is not None and left and self.guide.why_whole:
            slot = self.plans.turn_to_gap()
            self.refresh()
            gap = self.form.named(f"slot {slot + 1}")
            if gap is not None:
                self.form.go(gap)
                self.form.refuse(gap, self.guide.why_whole)
        elif left and self.context.settings.confirm_end_turn and not self.guide.active:
            assert self.plans is not None
            say = self.words.notice
            count = sum(empty for _, empty in chance_sentence_facts(self.plans))
            answers = say("chance_yes", count=count), say("chance_no")
            title = say("chance_title", count=count)
            doors.ask_end_turn(self, title, left, super().ready, answers, safe=True)
        else:
            super().ready()

    def pick(self, pick: Pick) -> None:
        """A mech that is to be placed or numbered stays picked when it is clicked again."""
        chooser = self.chooser
        stays = chooser is not None and chooser.decision.kind in _MECH_FIRST and chooser.has(pick)
        if not (stays and pick.slot == "mech"):
            super().pick(pick)

    def picked(self) -> None:
        """A mech that is to be placed or numbered is picked at any time, or no cell would be lit; and so is
        the weapon that is the only one.
        """
        chooser = self.chooser
        if chooser is not None and not chooser.given:
            if chooser.decision.kind in _MECH_FIRST:
                chooser.pick(self._own_mechs()[0])
            elif (weapon := only_weapon(chooser)) is not None:
                chooser.pick(weapon)
        super().picked()

    def pick_cell(self, cell: Cell) -> None:
        """A click on a lit cell."""
        assert self.chooser is not None
        if self.chooser.decision.kind == "attack":
            targets = [n for n, mech in enumerate(self.view.mechs) if mech.cell == cell]
            self.shoot_at(targets[0])
        else:
            self.pick(Pick("cell", cell))

    def miss_cell(self, cell: Cell) -> None:
        """A click on a cell that is no choice: a mech shows its sheet, else the reason is told."""
        on_cell = [number for number, mech in enumerate(self.view.mechs) if mech.cell == cell]
        if on_cell and (self.asked is None or self.asked.kind not in ("place", "attack")):
            self.inspect(on_cell[0])
            return
        if self.asked is None or self.asked.kind not in ("place", "attack"):
            return
        if self.asked.kind == "place" or on_cell:
            if self.asked.kind == "attack":
                self.shoot_at(on_cell[0])
            else:
                self.form.refuse(self.board.field, self.why_not(Pick("cell", cell)))

    def tell_cell(self, cell: Cell) -> str:
        return prompt.cell_text(self.board.snapshot, cell)

    def pick_mech(self, number: int) -> None:
        """A click on a plate: the mech that is meant, the target, or its sheet."""
        chooser = self.chooser
        if chooser is not None:
            pick = Pick("mech", number)
            if self.plans is not None and number in self.plans.of:
                self.look_at_mech(number)
                return
            if chooser.decision.kind == "attack" and self.board.take_snapshot().weapons_on(number):
                self.shoot_at(number)
                return
            if pick in chooser.first_things and not chooser.has(pick):
                self.pick(pick)
                return
        self.inspect(None if self.inspected == number else number)

    def targets(self) -> set[int]:
        """The mechs that can be shot at, with the weapon that is picked or with any."""
        picked = self.chooser.picked("weapon") if self.chooser is not None else ()
        return self.board.take_snapshot().targets(picked)

    def shoot_at(self, target: int) -> None:
        """A click on a target. Where the weapon in hand does not reach it, or none is in hand, the best one
        that does is taken first; it fires with the next click if there was a choice.
        """
        chooser, snapshot = self.chooser, self.board.take_snapshot()
        weapon = snapshot.best_on(target)
        if chooser is None or weapon is None:
            self.form.refuse(self.board.field, self.why_not(Pick("target", target)))
        elif Pick("target", target) in chooser.things and chooser.picked("weapon"):
            self.pick(Pick("target", target))
        elif not chooser.picked("weapon") and len(snapshot.weapons_on(target)) == 1:
            chooser.pick(Pick("weapon", weapon))
            self.pick(Pick("target", target))
        else:
            self.pick(Pick("weapon", weapon))

    def hold_fire(self) -> None:
        """The mech whose turn it is does not attack."""
        if self.chooser is not None:
            self.chooser.clear()
            self.pick(HOLD)

    def give_number(self, mech: int, number: int) -> None:
        """A click on a number beside a mech."""
        if self.chooser is not None:
            self.chooser.clear()
            self.chooser.pick(Pick("mech", mech))
            self.pick(Pick("number", number))

    def face(self, facing: int) -> None:
        """A click on an arrow turns the mech there; a second one on the same lets it look there."""
        self.pick(Pick("facing", facing))

    def turn(self, by: int) -> None:
        """Turns the mech that was placed, before it is settled."""
        self.facing = (self.facing + by) % len(self.board.map.topology.directions)
        self.context.sound.play("pick")
        self.refresh()

    def look_closer(self, event: pygame.event.Event) -> bool:
        """I and the right button open the sheet of a mech, on the board or on its plate."""
        number = meant_mech(self.form, self.board.field, event)
        if number is not None:
            self.inspect(None if self.inspected == number else number)
        return number is not None

    def inspect(self, number: int | None) -> None:
        """Opens a mech's sheet, or closes it."""
        self.inspected = number
        self.context.sound.play("pick")
        self.refresh()

    def step_back(self) -> bool:
        """Closes a sheet, forgets a slot that the keys picked, or the last pick."""
        if self.inspected is not None:
            self.inspect(None)
            return True
        if self.plans is not None and self.plans.slot is not None:
            self.plans.slot = None
            self.refresh()
            return True
        chooser = self.chooser
        if chooser is not None and len(chooser.given) == 1:
            kind = chooser.decision.kind
            # What was picked for the player stays.
            return False if kind in _MECH_FIRST or only_weapon(chooser) else super().step_back()
        return super().step_back()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.chooser is not None and self.stray_digits.drops(event):
            return True
        return (not self.guide.speaking and work_digit(self, event)) or super().handle(event)

    def skip(self) -> None:
        """Own programs that were stopped meanwhile are told: nobody has seen it."""
        before = self.sitting.shown
        super().skip()
        skipped = self.session.match.events[before : self.sitting.shown]
        for told in stops_of(skipped, self.bottom, self.words):
            self.context.notify(told)

    def update(self, milliseconds: int) -> bool:
        self.stray_digits.update(milliseconds, readable=not self.form.guard.up)
        return super().update(milliseconds)

    def key(self, key: int) -> bool:
        """A key that means something now; True if it did."""
        chooser = self.chooser
        if self.handed is not None and is_key(key, "confirm"):
            if self.form.focus in self.board.console.answers:
                return False
            self.hand_over()
            return True
        if chooser is None:
            return False
        if self.plans is not None:
            return self._plan_key(key)
        kind = chooser.decision.kind
        if kind == "begin" and digit(key) in (1, 2):
            self.pick(Pick("first", digit(key) == 1))
        elif kind == "face" and is_key(key, "turn_left", "turn_right"):
            self.turn(-1 if is_key(key, "turn_left") else 1)
        elif kind == "face" and is_key(key, "face_here"):
            self.face(self.facing)
        elif kind == "face" and first_key.goes_on_facing(self, key):
            return True
        elif kind in _MECH_FIRST and is_key(key, "next_mech"):
            self._other_mech()
        elif kind == "attack" and is_key(key, "hold_fire"):
            self.hold_fire()
        elif kind == "attack" and is_key(key, "press") and first_key.on_a_target(self):
            # The key that goes on in a show, pressed once too often, fires no shot: Enter does.
            return True
        elif first_key.leads_on(self, kind, key) and first_key.lead_on(self, chooser):
            # A reroll that is worth it is gold, and Enter works what is gold.
            if self.form.focus is not None and kind in ("reroll", "defend") and is_key(key, "confirm"):
                self.form.work(self.form.focus)
            return True
        elif (answer := prompt.answer_of(key)) is not None and answer in chooser.answers:
            self.pick(answer)
        elif (number := digit(key)) is not None:
            return work_digit_of(self, number)
        else:
            return False
        return True

    def _plan_key(self, pressed: int) -> bool:
        """Arrows go through the directives, F flips one, Backspace takes it out, M goes to the next mech."""
        plans = self.plans
        assert plans is not None
        slot = meant_slot(self.form, plans)
        if is_key(pressed, "confirm") and first_key.go_on_from(self):
            return True
        if (
            is_key(pressed, "confirm")
            and self.form.focus is None
            and prompt.left_to_chance(self.words, plans)
        ):
            # Enter fills a slot, so that it does not hand over empty ones.
            self.go_to_the_hand()
        elif is_key(pressed, "ready"):
            self.ready()
        elif is_key(pressed, "clear"):
            self.clear_plan()
        elif is_key(pressed, "next_mech"):
            self.next_mech(1)
            self.go_to_the_hand()
        elif is_key(pressed, "flip"):
            flip_by_key(self, slot)
        elif is_key(pressed, "take_out") and slot is not None:
            self.take_out(slot)
        else:
            return any(self.step_in_the_hand(*way) for key, way in ARROWS.items() if is_key(pressed, key))
        return True
