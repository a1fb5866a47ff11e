"""The Scrap Knights table: asks for ACTs, BOTs and tokens, and passes the choices on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.content.scrap_knights import shipped_library
from game.content.sounds import loop_of
from game.engine.refusals import Pick, Picks
from game.engine.rules import Action, Decision
from game.rules.scrap_knights import ScrapKnights
from game.rules.scrap_knights.actions import PlayActs
from game.rules.scrap_knights.chain_preview import PREVIEWED, Extra
from game.rules.scrap_knights.picks import PASS, card, token
from game.rules.scrap_knights.turn import Turn, turn_so_far
from game.ui.context import Context
from game.ui.keys import digit, is_key, label
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.paint.scenery.stages import STAGES
from game.ui.paint.text import plain
from game.ui.tables.hands.view import cards_in_hand
from game.ui.tables.overlays import opening as doors
from game.ui.tables.scrap_knights.anatomy import ANATOMY
from game.ui.tables.scrap_knights.board import Board
from game.ui.tables.scrap_knights.faces import GAME, make_book
from game.ui.tables.scrap_knights.focus import first_answer
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from game.ui.tables.scrap_knights.panels.prompt import (
    answer_button,
    bots_text,
    digit_answers,
    has_signs,
    idle_main,
    look_text,
    move_first,
    prompt_symbol,
    prompt_text,
    use_text,
)
from game.ui.tables.scrap_knights.stage import remarks
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import Quips, hush
from game.ui.tables.table_scene import TableScene
from game.words.messages import shipped_messages
from game.words.scrap_knights.fate_text import warned_answer
from game.words.scrap_knights.table_text import TableWords

_TOKEN_KEYS = ("frame_advantage", "armored", "blitz")
"""The actions of the keys that spend a token, by its name."""
_ZERO = ord("0")
_FALLEN = frozenset({"overheated", "destroyed", "over", "conceded"})
"""Kinds of events that no ticket tells."""


class DuelScene(TableScene):
    """Asks for what a duel needs: ACTs in secret, BOTs, tokens, and answers to effects."""

    anatomy = ANATOMY
    board: Board
    words: TableWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self.words = TableWords(shipped_library(), shipped_messages(GAME), session.names)
        self.book = make_book()
        rules = session.match.rules
        assert isinstance(rules, ScrapKnights)
        self.ambience = loop_of(STAGES[session.match.seed % len(STAGES)])
        self._phase_since = 0
        self._looked: tuple[tuple[Extra, ...], str] = (), ""
        """The BOT or token with which the well shows the chain; the ACT that is only looked at."""
        self._told: tuple[object, str] = None, ""
        """What has been said of the picks, and those picks."""
        self._asked_anew = False
        self._below_zero = False
        """Whether the next digit means a number below 0."""
        self.board = Board(self, self.words, rules.catalogue)
        self.board.quips = Quips(remarks.APART)

    def refresh(self) -> None:
        self.board.turn = self._turn_shown()
        super().refresh()

    def _turn_shown(self) -> Turn:
        """Until somebody is asked, the phase is that of the last event: the next show begins with it."""
        turn, shown = turn_so_far(self.view, self.sitting.log()), self.sitting.shown
        if self.asked is None and self.sitting.outcome is None:
            after: Any = self.sitting.last_shown
            last = turn_so_far(after, ()).phase
            turn = replace(turn, phase=self.board.turn.phase if shown == self._phase_since else last)
        self._phase_since = shown
        return turn

    @property
    def silent(self) -> bool:
        """While the chain falls, its tickets alone tell what happens, but for a newcomer's first chain."""
        if self.board.first_chain:
            return False
        log = [*self.sitting.log()] if self.telling else []
        falls = any(step.status == "running" for step in self.board.turn.steps)
        return falls and bool(log) and log[-1].kind not in _FALLEN

    def line(self) -> str:
        return "" if self.silent else super().line()

    def line_symbol(self) -> str:
        return "" if self.silent else super().line_symbol()

    def begin_asking(self, decision: Decision) -> None:
        """Cards that lie in no hand and among no BOTs in play are laid out over the table."""
        super().begin_asking(decision)
        self._told = None, ""
        self._asked_anew, self._below_zero = True, False
        assert self.chooser is not None
        side = self.view.players[decision.seat]
        visible = {*side.bots, *cards_in_hand(side)}
        cards = sorted(pick.value for pick in self.chooser.things)
        if decision.kind != "act" and not visible.issuperset(cards):
            doors.open_tray(
                self,
                self.words.prompt(decision, side.ult),
                cards,
                lambda card_id: self.pick(card(card_id)),
                cancel=False,
            )

    def handle(self, event: pygame.event.Event) -> bool:
        if self.board.reads_recap and event.type in (
            pygame.KEYDOWN,
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
        ):
            self.board.reads_recap, self.stale = False, True
        return super().handle(event)

    def open_hint(self) -> None:
        """The hint takes the ring with it."""
        super().open_hint()
        if self.context.navigator.top is not self:
            self.form.lead("")

    def preview_hint(self, actions: Sequence[Action]) -> None:
        """While a hint is read, the table looks at the card that it means and shows what that would do."""
        self.board.previews.hinted = actions[0] if actions else None
        meant = self.anatomy.parts(actions[0])[0] if actions else None
        shown = [one.name for one in self.form.widgets if one.visible and one.about == meant]
        self.form.lead(next(iter(shown), "") if actions else None)
        self.refresh()

    def foretell(self, actions: Sequence[Action]) -> str:
        return plain(self.board.previews.means(actions[0])) if actions else ""

    def proceed(self) -> None:
        """A new choice begins with the keys on nothing: Enter chooses only what somebody went to."""
        super().proceed()
        anew, self._asked_anew = self._asked_anew, False
        self.board.reads_recap = anew and self.asked is not None and self.asked.kind == "act"
        if anew and self.asked is not None:
            self.form.set_focus(None)

    def picked(self) -> None:
        if self.chooser is not None and self.chooser.has(PASS):
            self.confirm()
            return
        question = self.chooser.question if self.chooser is not None else None
        self._below_zero = False
        if question is not None and question.slot == "named":
            self._ask_for_a_name(question)
        super().picked()
        if question is None or question.slot != "named":
            self._follow_the_pick()

    def _follow_the_pick(self) -> None:
        """Keys go on to what is asked about a pick, and from its answer to the button that locks it in."""
        chooser, focus = self.chooser, self.form.focus
        if chooser is None or not self.form.by_keys:
            return
        on_a_card = isinstance(focus, CardWidget) and focus.picked
        if chooser.question is not None or (chooser.action is not None and not on_a_card):
            stop = first_answer(self.board.answers())
            if stop is not None:
                self.form.go(stop)

    def _ask_for_a_name(self, question: Pick) -> None:
        """Too many answers for buttons: all ACTs are laid out."""
        assert self.chooser is not None
        names = [str(answer.value) for answer in self.chooser.answers]
        doors.open_tray(
            self,
            self.prompt_text(),
            names,
            lambda name: self.pick(Pick("named", name, question.of)),
            cancel=True,
        )

    def update(self, milliseconds: int) -> bool:
        """The chain in the well is foretold with what is looked at, and the prompt says that it is a look."""
        looked = self.board.previews.extras, self.board.previews.look
        if looked != self._looked:
            self._looked = looked
            self.refresh()
        if self.board.considered() is not None or self.board.previews.extras:
            # Tags of a preview stand where somebody may be speaking.
            hush(self.board.stage)
        return super().update(milliseconds)

    def chosen(self, action: Action) -> None:
        if isinstance(action, PlayActs):
            self.board.laid_down = tuple(one.card for one in action.manoeuvres)
        elif isinstance(self.form.focus, BenchCard):
            # No ring stays on a BOT that has been used.
            self.form.set_focus(None)

    def key(self, key: int) -> bool:
        if is_key(key, "pass") and self.chooser is not None and PASS in self._passes:
            self._pass_by_key()
        elif is_key(key, "confirm") and self._ready_to_lock():
            self.confirm()
        elif is_key(key, "pass") or (is_key(key, "press") and self._on_a_pick()):
            return self._tell_the_pick()
        elif is_key(key, "confirm", "press") and self._on_nothing:
            self._tell(move_first(self.words, self.chooser))
        elif (spent := next((one for one in _TOKEN_KEYS if is_key(key, one)), "")) and self.asked is not None:
            self._spend(spent)
        elif (answer := self._digits.get(key - _ZERO)) is not None:
            self.pick(answer)
        elif is_key(key, "sign") and has_signs(self.chooser):
            self._below_zero = not self._below_zero
            self.refresh()
        elif is_key(key, "erase"):
            return self.step_back()
        else:
            return self._go_to_a_bot(key) or (self.board.choosing and self.pick_from_hand(key))
        return True

    @property
    def _digits(self) -> dict[int, Pick]:
        """What each digit answers now."""
        return digit_answers(self.chooser, below_zero=self._below_zero)

    def _go_to_a_bot(self, key: int) -> bool:
        """The digit on a BOT picks it, as it picks a card of the hand."""
        number, bots = digit(key), self.board.numbered_bots()
        if number is None or not 0 < number <= len(bots):
            return False
        self.form.go(bots[number - 1])
        self.form.work(bots[number - 1])
        return True

    @property
    def _passes(self) -> Picks:
        """To pass, where that can be chosen: with a BOT or token picked as well."""
        chooser = self.chooser
        if chooser is None:
            return ()
        return (PASS,) if PASS in chooser.answers or (self._extra_picked and chooser.settled) else ()

    @property
    def _extra_picked(self) -> bool:
        """Whether a BOT or token is picked, which is used by the gold button."""
        chooser = self.chooser
        return chooser is not None and chooser.decision.kind in PREVIEWED and bool(chooser.picks)

    def _on_a_pick(self) -> bool:
        """Whether the keys stand on what is picked, or nowhere: Space puts nothing back."""
        focus, chooser = self.form.focus, self.chooser
        if chooser is None or not chooser.picks:
            return False
        return focus is None or not focus.reachable or (isinstance(focus, CardWidget) and focus.picked)

    @property
    def _on_nothing(self) -> bool:
        """Whether somebody is asked while the keys are on nothing that can be worked."""
        focus = self.form.focus
        return self.chooser is not None and (focus is None or not focus.reachable)

    def _pass_by_key(self) -> None:
        """With a BOT or token picked the first press says what passing means, and the second one passes."""
        price = self.board.previews.price() if self._extra_picked else ""
        told = self.words.question("pass_again", told=price, pressed=label("pass")) if price else ""
        if not told or (self.chooser is not None and self._told == (self.chooser.given, told)):
            self.pick(PASS)
        else:
            self._tell(told)

    def _tell_the_pick(self) -> bool:
        """Says what the picked card would do; False where none is picked."""
        told = self.board.previews.told_pick()
        if told:
            self._tell(told)
        return bool(told)

    def _tell(self, told: str) -> None:
        """Says something in the prompt, until the picks change."""
        if self.chooser is not None:
            self._told = self.chooser.given, told
            self.refresh()

    def _spend(self, name: str) -> None:
        """A token's key picks it, or says why it cannot be spent; once more puts it back."""
        asked, pick = self.asked, token(name)
        assert asked is not None
        why, mark = self.refusal(pick, asked.seat), self.form.named(f"{name} {asked.seat}")
        if why and mark is not None:
            self.form.refuse(mark, why)
        else:
            self.pick(pick)

    def _ready_to_lock(self) -> bool:
        """Enter on a raised card locks it in; on another card it still picks that one."""
        chooser = self.chooser
        if chooser is None or not chooser.locks or chooser.action is None:
            return False
        focus = self.form.focus
        return not (isinstance(focus, CardWidget) and focus.pickable and not focus.picked)

    def prompt_symbol(self) -> str:
        if self.board.previews.look and self.chooser is not None and self.chooser.question is None:
            return "eye"
        return prompt_symbol(self.chooser) if self.chooser is not None else ""

    def prompt_text(self) -> str:
        if self.chooser is None:
            return ""
        given, told = self._told
        if told and given == self.chooser.given:
            return told
        if look := self.board.previews.look:
            return look_text(self.words, self.chooser, look, by_keys=self.form.by_keys)
        bots = [one.owned[1] for one in self.board.numbered_bots()]
        if bots and self.chooser.decision.kind == "bots" and not self.chooser.picks:
            asked = bots_text(self.words, self.chooser.decision.seat, bots)
        else:
            asked = prompt_text(self.words, self.chooser, self.view.players[self.chooser.decision.seat].ult)
        warned = self.board.previews.warning if PASS in self.chooser.answers else ""
        return f"{asked} {warned}" if warned else asked

    def answer_buttons(self) -> list[Button]:
        """A name is picked from the tray; what overheats the mech is not the gold button."""
        question = self.chooser.question if self.chooser is not None else None
        if question is not None and question.slot == "named":
            return []
        buttons = super().answer_buttons()
        locks = [one for one in buttons if one.in_gold_place]
        if self._extra_picked and (chooser := self.chooser) is not None:
            for lock in locks:
                lock.text, lock.size = use_text(self.words, chooser), 22
            buttons = [*[self.answer_button(answer) for answer in self._passes if locks], *buttons]
        for lock in [one for one in locks if one.primary and self.board.previews.locks_a_loss]:
            lock.text, lock.size = warned_answer(self.words, "loses", lock.text), 22
            lock.primary, lock.danger = False, True
        if self.chooser is not None and self.chooser.locks and not locks:
            buttons.append(idle_main(self.words, self.chooser, self.context.words.say("table", "lock_in")))
        return buttons

    def answer_button(self, answer: Pick) -> Button:
        assert self.chooser is not None
        fate = self.board.previews.fate(None if answer == PASS else answer)
        moves = self.board.previews.moves(answer) if answer.slot == "direction" else None
        digits = {pick: str(number) for number, pick in self._digits.items()}
        if self.board.previews.harms(answer):
            fate = "loses"
        heat = self.board.previews.heat_of(answer)
        picking = self.picking(answer)
        return answer_button(self.words, self.chooser, answer, picking, fate, moves, heat, digits)
