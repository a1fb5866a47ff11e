"""The Dino Battles table: cards are clicked or dragged to what they are for, answers have buttons."""

import pygame

from game.engine.events import Event
from game.engine.refusals import Pick
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.rules.dino_battles.actions import Discard, Load, Set
from game.rules.dino_battles.picks import PASS, SWITCH
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.rules import DinoBattles
from game.ui.context import Context
from game.ui.keys import digit, key_with, label
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.tables.dino_battles.anatomy import anatomy
from game.ui.tables.dino_battles.board import Board
from game.ui.tables.dino_battles.faces import GAME, make_book
from game.ui.tables.dino_battles.keyboard import done_at_once, meant_by, stands_for, step_ahead, targets
from game.ui.tables.dino_battles.leaders import both_leaders
from game.ui.tables.dino_battles.looks import notice_field
from game.ui.tables.dino_battles.panels import prompt
from game.ui.tables.dino_battles.panels.answers import KINDS, Answers
from game.ui.tables.dino_battles.payment import Payment
from game.ui.tables.dino_battles.shows.announcements import announce_first_hands
from game.ui.tables.dino_battles.shows.blows import tell_of_beat
from game.ui.tables.dino_battles.sides import SCARCE
from game.ui.tables.dino_battles.snapshot import Commands, Snapshot
from game.ui.tables.overlays import opening as doors
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from game.words.dino_battles.table_text import BattleWords
from game.words.lists import listed
from game.words.messages import shipped_messages

HURRIED = 700
"""Milliseconds after a step of a show was hurried through: one more such click or key is still on its way."""
DOUBLED = 500
"""Milliseconds after a choice: one more click is the second one of a double click."""


def loadable(decision: Decision) -> list[str]:
    """The Combat Cards that can be loaded before a fight."""
    if decision.kind != "precombat":
        return []
    return [action.card for action in decision.actions if isinstance(action, Load)]


class DinoScene(TableScene):
    """Asks for hands, placement, main phases, attacks, answers and cards in windows.

    Of equal cards in the hand the one at `picked_index` is the picked one.
    """

    board: Board
    words: BattleWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        rules = session.match.rules
        assert isinstance(rules, DinoBattles)
        self.catalogue = rules.catalogue
        self.anatomy = anatomy(rules)
        self.preview = Preview(rules.catalogue)
        self.words = BattleWords(rules.library, shipped_messages(GAME), session.names)
        self.book = make_book()
        self.answers = Answers(self.preview, self.words, self.choosing, self.why_not)
        self.picked_index = 0
        self.payment = Payment()
        self._hurried = self._doubled = 0
        """Milliseconds that are left of the moment after a hurried step, after a choice."""
        self._opened = self._showing = False
        self._from_hurry = False
        """Whether what is asked came after a show that was hurried: a first Space does not pass there."""
        self._asked_to_pass = 0
        """The turn in which it was asked whether to pass with Combat Cards in hand."""
        self._told_of_items: set[bool] = set()
        """Of which Items it was said that they do nothing yet: those used by hand, those asked about."""
        self._told_of_decks: set[Seat] = set()
        """Of whose deck it was said that it runs out."""
        self.form.step_ahead = step_ahead
        self.board = Board(self, self.snapshot)
        self.board.arena.leaders = both_leaders(session.match)

    @property
    def bottom(self) -> Seat:
        """While both watch, the table stays as it was for whoever sat there last."""
        return self.sitting.last if self.sitting.viewer is None else self.sitting.viewer

    def enter(self) -> None:
        """First hands that went back when the cards were dealt are seen."""
        super().enter()
        if not (self._opened or self.session.match.record or self.guide.active):
            self.playback.set_pace()
            announce_first_hands(self.board, self.view, self.session.match.events)
        self._opened = True

    def begin_asking(self, decision: Decision) -> None:
        super().begin_asking(decision)
        self.payment = Payment()
        if self._hurried:
            self.form.settle(HURRIED)
        self._tell_of_decks()

    def _tell_of_decks(self) -> None:
        """A deck that will soon have run out ends the match: said once for each."""
        for seat, side in enumerate(self.view.players):
            if side.deck_size <= SCARCE and seat not in self._told_of_decks and not self.guide.active:
                self._told_of_decks.add(seat)
                name = self.session.names[seat]
                self.context.notify(self.words.notice("deck_ends", name=name, count=side.deck_size))

    def proceed(self) -> None:
        super().proceed()
        if self.beat.running and self.asked is not None:
            tell_of_beat(self.board, self.asked)

    def next_step(self) -> None:
        self._hurried, self._from_hurry = HURRIED, True
        super().next_step()

    def update(self, milliseconds: int) -> bool:
        self._hurried = max(0, self._hurried - milliseconds)
        self._doubled = max(0, self._doubled - milliseconds)
        moving = super().update(milliseconds)
        if self._showing and not self.playing and self.asked is not None:
            # A key for the next step of a show that has just ended by itself would pass here.
            self.form.settle(HURRIED)
        self._showing = self.playing and self.long_show
        return moving

    def hurries(self, event: pygame.event.Event) -> bool:
        """The second click of a double click does not take the show of its own choice away."""
        doubled = self._doubled and event.type == pygame.MOUSEBUTTONDOWN
        return not doubled and super().hurries(event)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not self.playing:
            self.board.lead.keyed = event.type == pygame.KEYDOWN
        return super().handle(event)

    def choosing(self, action: Action) -> Command:
        """What the button of an attack or an answer does."""

        def choose() -> None:
            if self.asked is not None and action in self.asked.actions:
                self.context.sound.play("pick")
                self.act(action)

        return choose

    def pick(self, pick: Pick) -> None:
        """A pass; asks first, once a turn, where Combat Cards stay in the hand, but not in a lesson."""
        chooser = self.chooser
        cards = [] if chooser is None or chooser.given else loadable(chooser.decision)
        asks = self.context.settings.confirm_end_turn and not self.guide.active
        if pick != PASS or not cards or not asks or self._asked_to_pass == self.view.turn:
            super().pick(pick)
            return
        self._asked_to_pass = self.view.turn
        say = self.words.notice
        named = listed(self.words.texts, [f"*{self.words.card(card)}*" for card in cards])
        text, answers = say("pass_text", cards=named), (say("pass_yes"), say("pass_no"))
        doors.ask_end_turn(self, say("pass_title"), text, self.picking(PASS), answers, safe=True)

    @property
    def pays(self) -> bool:
        """Whether the cards for a switch are chosen now, and discarded together; a lesson asks for each."""
        asked = self.asked
        return asked is not None and asked.kind == "discard" and not self.guide.active

    def confirm(self) -> None:
        """A card for a switch is only chosen: it is discarded with the others."""
        chooser, due = self.chooser, self.view.payment
        if not self.pays or chooser is None or due is None:
            super().confirm()
            return
        chooser.clear()
        if not self.payment.toggle(self.picked_index, due.left):
            self.context.sound.play("refuse")
        self.refresh()

    def pay(self) -> None:
        """Discards the chosen cards one after the other."""
        decision, hand = self.asked, self.view.players[self.bottom].hand
        if decision is None or hand is None:
            return
        self.context.sound.play("pick")
        discards, match = [Discard(card) for card in self.payment.cards(hand)], self.session.match
        self.stop_asking()
        for action in discards:
            # The last ones are taken by themselves where nothing else is left.
            if any(action in one.actions for one in match.decisions if one.kind == decision.kind):
                self.session.act(decision.seat, action)
                self.chosen(action)
        self.sitting.stand_up()
        self.proceed()

    def _leave_payment(self) -> None:
        """Takes the switch back; nothing is discarded."""
        self.payment = Payment()
        doors.ask_undo(self)

    def step_back(self) -> bool:
        if self.payment.back():
            self.refresh()
            return True
        if self.pays and not self.playing:
            self._leave_payment()
            return True
        return super().step_back()

    def take_back(self, count: int) -> None:
        """A switch is taken back with all cards that it cost."""
        steps = self.session.match.steps
        while count < len(steps) and steps[-count].action.startswith("discard "):
            count += 1
        super().take_back(count)

    def tell(self, event: Event) -> str | None:
        """Of a combat that begins, why that side moves first: it need not have the initiative."""
        if event.kind == "phase" and event.facts["phase"] == "combat":
            if all(side.combat_deck.empty for side in self.view.players):
                return self.words.notice("no_fight")
            return prompt.first_move_text(self.snapshot(), event.facts["seat"]) or super().tell(event)
        return super().tell(event)

    def chosen(self, action: Action) -> None:
        """An Item that is set does nothing yet, and who sets the first one is told so."""
        super().chosen(action)
        self._doubled, self._from_hurry = DOUBLED, False
        if isinstance(action, Set) and not self.guide.active:
            by_hand = "main" in self.catalogue.played[action.card].windows
            if by_hand not in self._told_of_items:
                self._told_of_items.add(by_hand)
                card = self.words.card(action.card)
                self.context.notify(self.words.notice("item_set", card=card, main=by_hand))

    def arrange(self, area: Area) -> None:
        self.board.arrange(area)

    def notice_field(self, seen: pygame.Rect) -> pygame.Rect:
        return notice_field(self.board, self.scale).clip(seen)

    def begin_pick(self, pick: Pick) -> None:
        self.board.dropped = False
        cards = self.board.hand_cards()
        equal = [n for n, card in enumerate(cards) if card.name == f"hand {pick.value}"]
        if pick.slot == "hand" and equal:
            clicked = [n for n in equal if cards[n] is self.form.focus]
            self.picked_index = (clicked or equal)[0]

    def snapshot(self) -> Snapshot:
        """What the panels of the table show now."""
        return Snapshot(
            self.view,
            self.words,
            self.catalogue,
            self.preview,
            self.bottom,
            self.sitting.viewer,
            (self.who(0), self.who(1)),
            self.chooser,
            self.picked_index,
            Commands(self.picking, self.look_into, self.why_not, self.why_not_tag),
            (LOOKS.get(self.session.seats[0], ""), LOOKS.get(self.session.seats[1], "")),
            self.view.phase == "postcombat" and prompt.unfought(self.sitting.log_from("turn", 1)),
            frozenset(self.payment.chosen) if self.pays else frozenset(),
        )

    @property
    def _chooses(self) -> Seat:
        return self.bottom if self.asked is None else self.asked.seat

    def why_not(self, pick: Pick) -> str:
        """Why that cannot be picked now; a switch is paid for after its choice, a double click is one."""
        if pick.slot == "hand" and self.chooser is not None and self.chooser.has(SWITCH):
            return self.words.texts.say("why_not", "dino_first")
        return "" if self._doubled and self.asked is None else self.refusal(pick, self._chooses)

    def why_not_tag(self, pick: Pick) -> str:
        """The same in a few words, for a tag on a card; "" for a reason that has none."""
        refusal = self.refused(pick, self._chooses)
        return "" if refusal is None else self.words.refusal_tag(refusal)

    def look_into(self, seat: Seat, zone: str) -> Command:
        """Opens a pile: the Junk as it lies, one's own deck with the Comp Cards in no order."""

        def look() -> None:
            side, name = self.view.players[seat], self.session.names[seat]
            if zone == "junk":
                cards, title = list(reversed(side.junk)), self.words.notice("junk_title", name=name)
                empty = self.words.notice("junk_empty", name=name)
            else:
                cards, title = list(side.unseen or ()), self.words.notice("unseen_title")
                empty = self.words.notice("unseen_empty")
            doors.look_through(self, title, cards, empty)

        return look

    def prompt_symbol(self) -> str:
        return prompt.prompt_symbol(self.snapshot())

    def on_to_the_answers(self) -> bool:
        """Enter on a picked card leads to the first Dinosaur that it may be aimed at; without a focus it goes
        to the first thing that can be picked.
        """
        focus, places = self.form.focus, targets(self.form.widgets)
        if focus is None and self.asked is not None and not self.playing:
            stops = [one for one in self.form.widgets if one.reachable]
            if stops and not any(one.primary for one in self.board.answers()):
                self.form.go(min(stops, key=lambda one: one.tab_rank))
                return True
        if not (isinstance(focus, CardWidget) and focus.picked and places):
            return super().on_to_the_answers()
        self.form.go(places[0])
        return True

    def next_widgets(self) -> list[Widget]:
        """The controls that a lesson asks for next: whoever works one after the other passes its step."""
        action, chooser = self.guide.next_action(), self.chooser
        pick = None if action is None or chooser is None or self.playing else chooser.toward(action)
        return [one for one in self.form.widgets if pick is not None and stands_for(one, pick)]

    def _to_the_bench(self) -> None:
        """After the key of Switch the focus is on the first Dinosaur that can come in."""
        places = targets(self.form.widgets)
        if self.chooser is not None and self.chooser.picked("way") and places:
            self.form.go(places[0])

    def prompt_text(self) -> str:
        return prompt.prompt_text(self.snapshot())

    def idle_line(self, asked: Decision, *, reads: bool) -> str:
        return prompt.idle_text(self.snapshot(), reads=reads) or super().idle_line(asked, reads=reads)

    def answer_buttons(self) -> list[Button]:
        """Nothing that lies on the table has a button."""
        chooser = self.chooser
        if chooser is None:
            return []
        if chooser.decision.kind in KINDS:
            return [*self.answers.make(chooser.decision, self.view)]
        buttons = super().answer_buttons()
        if self.pays:
            buttons += prompt.payment_buttons(self.snapshot(), self.pay, self._leave_payment)
        elif chooser.given:
            buttons.append(Button(self.words.button("put_back"), self.undo, key_name=label("back"), size=18))
        return buttons

    def answer_button(self, answer: Pick) -> Button:
        return prompt.answer_button(self.snapshot(), answer)

    def key(self, key: int) -> bool:
        """Letters are those on the buttons, digits cards of the hand."""
        if self.chooser is None:
            return False
        for button in self.board.answers():
            if button.key_name and key == key_with(button.key_name):
                if not self._hurries_on(button):
                    self.form.work(button)
                self._to_the_bench()
                return True
        return self._pick_by_digit(key)

    def _hurries_on(self, button: Button) -> bool:
        """Whether a key that hurried the last show must be pressed once more to pass; says so."""
        if not self._from_hurry or button.name != PASS.value[0] or not button.workable:
            return False
        self._from_hurry = False
        self.form.ask_anew()
        self.context.notify(self.words.notice("space_passes", shortcut=button.key_name))
        return True

    def _pick_by_digit(self, key: int) -> bool:
        """A digit picks a card, an Item or a target; what it would play at once it shows first."""
        if digit(key) is None and key != key_with("0"):
            return False
        found = meant_by(key, self.form.widgets, self.board.hand_cards())
        if found is not None and (found.pickable or found.refused):
            again = self.form.by_keys and self.form.focus is found
            # The keys were used last: the card is looked at, whatever the pointer rests on.
            self.form.go(found)
            if again or not self._shows_first(found, digit(key) or 0):
                self.form.work(found)
        return True

    def _shows_first(self, card: CardWidget, number: int) -> bool:
        """Whether a first press of the digit of a card only leads to it; says so."""
        pick = self.board.dragged_part(card)
        does = "" if self.chooser is None or self.pays else done_at_once(self.chooser, card, pick)
        if pick is not None and does:
            facts = {"number": number, "does": does, "confirm": label("confirm")}
            self.context.notify(self.words.notice("again", card=self.words.card(str(pick.value)), **facts))
        return bool(does)
