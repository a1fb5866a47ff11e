"""The Scrapbots table: cards are clicked or dragged to what they are for, one button ends the turn."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.events import Event
from game.engine.refusals import Pick
from game.engine.rules import Action, Decision
from game.engine.seats import SEATS
from game.rules.scrapbots.actions import PASS, TakePool, UseAttack
from game.rules.scrapbots.options import CHANCE
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.scrapbots.anatomy import LANE_SLOTS
from game.ui.tables.scrapbots.board import Board
from game.ui.tables.scrapbots.choreography import show_who_begins
from game.ui.tables.scrapbots.early_press import QUICK, EarlyPress
from game.ui.tables.scrapbots.lanes_keys import LanesKeys
from game.ui.tables.scrapbots.panels.attack_buttons import tell_attacks
from game.ui.tables.scrapbots.panels.foretold import foretold
from game.ui.tables.scrapbots.panels.prompt import (
    answer_button,
    left_out,
    only_use,
    prompt_symbol,
    prompt_text,
)
from game.ui.tables.scrapbots.panels.recap import recap_steps
from game.ui.tables.scrapbots.panels.rich_button import RichButton
from game.ui.tables.scrapbots.recap_scene import RecapStep
from game.ui.tables.session.session import Session
from game.words.lists import listed
from game.words.scrapbots.explain import what_to_do

_HURRIED = 900
"""Milliseconds after a show that was hurried in which no press makes a choice."""
_LONGER = 1.75
"""How much longer than elsewhere a turn takes to end by itself: there is a table to look at."""


class LanesScene(LanesKeys):
    """Asks action by action until the turn is ended; between two people the curtain falls only then.

    After A the next digit is the lane of an attack, after B a card at the dealer's (`aiming`).
    """

    board: Board

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self._hurried = 0
        """Milliseconds for which the last press that hurried a show still counts."""
        self._opened = False
        self._opening = 0
        """Milliseconds until the coin for who begins has been read: a computer player waits for it."""
        self._early = False
        """Whether one has chosen before that."""
        self._early_press = EarlyPress(self.form.guard)
        self._together: dict[int, int] = {}
        """How many choices were made at once, by the length of the record after them."""
        self.board = Board(self)

    def foretell(self, actions: Sequence[Action]) -> str:
        return foretold(self, actions) if actions else ""

    @property
    def phase(self) -> str:
        """Between two choices a turn is always in its Main phase."""
        return "main"

    def recap_steps(self) -> list[RecapStep]:
        return recap_steps(self)

    def begin_pick(self, pick: Pick) -> None:
        self.board.dropped, self.aiming = False, ""
        self.picked_place = self._place_of(pick)

    def _place_of(self, pick: Pick) -> int:
        """Where in the hand or market the card of a pick lies: of equal ones the one that was clicked."""
        cards = self.board.hand_cards() if pick.slot == "hand" else self.board.stall_cards()
        named = f"{pick.slot} {pick.value}"
        places = [place for place, card in enumerate(cards) if card is not None and card.name == named]
        if not places:
            return self.picked_place
        return next((place for place in places if cards[place] is self.form.focus), places[0])

    def pick(self, pick: Pick) -> None:
        """A click on another one of equal cards picks that one; one on a card with one use uses it."""
        chooser = self.chooser
        if chooser is not None and chooser.has(pick):
            if self._place_of(pick) != self.picked_place:
                chooser.clear()
            elif only_use(chooser) or (pick.slot == "own" and len(chooser.fitting) == 1):
                self.act(chooser.fitting[0].action)
                return
            elif pick.slot == "own" and len(chooser.given) == 1:
                # A second click on a Scrapbot means the same as the first one.
                return
        super().pick(pick)

    def on_to_the_answers(self) -> bool:
        """Enter on a picked card of one use alone means what a second click does."""
        focus, chooser = self.form.focus, self.chooser
        if chooser is not None and only_use(chooser) and isinstance(focus, CardWidget) and focus.picked:
            self.form.work(focus)
            return True
        return super().on_to_the_answers()

    def picked(self) -> None:
        """Where only one lane is left for what is done with a card, nobody is asked for it."""
        chooser = self.chooser
        one = chooser is not None and bool(chooser.picked("way")) and len(chooser.fitting) == 1
        if chooser is not None and one and not chooser.settled:
            self.act(chooser.fitting[0].action)
        else:
            super().picked()

    def tell(self, event: Event) -> str | None:
        """A coin is not known before it has come down; a text is told with the Scrapbot that it works on."""
        if event.kind == "coin":
            return self.words.notice("coin_flies", card=self.words.card(event.facts["card"]))
        following = self._following(event) if event.kind == "text" else None
        return self.words.text_told(event, following) or super().tell(event)

    def _following(self, event: Event) -> Event | None:
        """What comes of a text that is being shown or is about to be."""
        events = self.session.match.events
        for place in range(max(0, self.sitting.shown - 1), len(events) - 1):
            if events[place].kind == event.kind and events[place].facts == event.facts:
                return events[place + 1].masked(self.sitting.viewer)
        return None

    def next_step(self) -> None:
        self._hurried = _HURRIED
        super().next_step()

    def skip(self) -> None:
        self._hurried = _HURRIED
        super().skip()

    def offered_answers(self) -> list[Button]:
        """What hurries a show stands among the tools: here stand only buttons that decide."""
        return [] if self.playing else super().offered_answers()

    def tools(self) -> list[Tool]:
        """While there is something to hurry, what hurries it stands in place of the hint and the log."""
        tools, words = super().tools(), self.context.words
        if not (self.playing and self.long_show):
            return tools
        ahead, end = self.words.notice("skip_ahead"), words.say("show", "to_end")
        hurried = [
            Tool(ahead, self.next_step, "play", label("next_step"), self.words.notice("skip_ahead_hint")),
            Tool(end, self.skip, "skip", label("skip"), self.words.notice("to_end_hint")),
        ]
        kept = [one for one in tools if one.key_name not in (label("hint"), label("log"))]
        return [*kept[:1], *hurried, *kept[1:]]

    def begin_asking(self, decision: Decision) -> None:
        """Right after a show that was hurried, what was meant for it must not end the turn or play a card."""
        super().begin_asking(decision)
        bay, focus = self.board.console.bay, self.form.focus
        if bay is not None and focus is not None and focus.name == bay.name:
            # A press on it was meant for what was asked then.
            self.form.set_focus(None)
        if self._hurried > 0:
            self.form.guard.ask_anew(_HURRIED)

    def enter(self) -> None:
        """Where chance has decided who begins, a coin shows it first."""
        super().enter()
        self._early_press.forget()
        match = self.session.match
        if not (self._opened or match.record or self.guide.active) and match.options["starts"] == CHANCE:
            self.playback.set_pace()
            lies = show_who_begins(self.board, self.view.active)
            self._opening = round(lies / self.context.settings.speed)
        self._opened = True

    def proceed(self) -> None:
        """Before a turn ends by itself there is time to see that it will."""
        unseen = self.sitting.unseen()
        if unseen:
            own = self.view.active == self.sitting.viewer and not self.guide.active
            self._early_press.quick = own and all(event.kind in QUICK for event in unseen)
        super().proceed()
        self._give_time()

    def _give_time(self) -> None:
        if self.beat.running:
            self.beat.start(round(self.context.settings.reading_time * _LONGER))
            self.refresh()

    @property
    def ending(self) -> bool:
        """Whether the turn is about to end by itself: while a tip is read it is not."""
        return self.beat.running and self.tips.tip is None

    def receive(self, event: pygame.event.Event) -> bool:
        """E ends a turn at once that would end by itself: no guard holds back what happens anyway."""
        if self.beat.running and self._idle is not None and pressed(event, "end_turn"):
            self.act(self._idle)
            return True
        if self._early_press.takes(event, self._aim, asked=self.asked is not None):
            if self.playing:
                # The same seat is asked again, and need not wait for a picture of what it has just done.
                self.playback.stop()
                self.proceed()
            return True
        return super().receive(event)

    @property
    def _aim(self) -> str:
        hover = self.form.hover
        return hover.name if hover is not None else ""

    def handle(self, event: pygame.event.Event) -> bool:
        """Whoever moves the pointer still looks around: the turn does not end meanwhile."""
        if event.type == pygame.MOUSEMOTION and self.beat.running and any(event.rel):
            self.beat.start(round(self.context.settings.reading_time * _LONGER))
        return super().handle(event)

    def update(self, milliseconds: int) -> bool:
        if not self.playing:
            self._hurried = max(0, self._hurried - milliseconds)
        self._opening = max(0, self._opening - milliseconds)
        if self._early and not self._opening:
            self._early = False
            self._computer_has_chosen()
        for event in self._early_press.due(milliseconds, self._aim):
            self.receive(event)
        return super().update(milliseconds) or self._early

    def chosen(self, action: Action) -> None:
        if action == PASS:
            # What was told in the turn that ends is about a moment that is over.
            self.context.forget_notices()
        self._tell_skipped_turns()

    def play_all_for_scrap(self) -> None:
        """Plays the whole hand for Scrap, in one step of undo."""
        if self.chooser is None:
            return
        seat, cards = self.chooser.decision.seat, self.cards_for_scrap
        self.stop_asking()
        for card in cards:
            self.session.act(seat, TakePool("scrap", card))
        self._together[len(self.session.match.record)] = len(cards)
        self.context.sound.play("pick")
        self.sitting.stand_up()
        self.proceed()

    def take_back(self, count: int) -> None:
        """Cards that were played together are taken back together."""
        end = len(self.session.match.record)
        super().take_back(max(count, self._together.get(end, 1)))
        end = len(self.session.match.record)
        self._together = {length: many for length, many in self._together.items() if length <= end}

    def notice_field(self, seen: pygame.Rect) -> pygame.Rect:
        """Sentences lie in the middle of the lanes: over no hand, and over nobody who stands there."""
        return self.board.free_middle(self.scale).clip(seen)

    def _computer_has_chosen(self) -> None:
        if self._opening:
            self._early = True
            return
        self._tell_skipped_turns()
        super()._computer_has_chosen()

    def _tell_skipped_turns(self) -> None:
        """Says whose turns ended by themselves after the last choice: those with nothing at all to do."""
        skipped = [seat for seat in SEATS if f"{seat} {PASS}" in self.session.match.taken]
        if skipped:
            names = listed(self.words.texts, [self.session.names[seat] for seat in skipped])
            self.context.notify(self.words.notice("skipped", names=names))

    def prompt_symbol(self) -> str:
        if self.chooser is None:
            return ""
        symbols = {"attack": "attack", "buy": "scrap"}
        return symbols[self.aiming] if self.aiming else prompt_symbol(self.chooser)

    def prompt_text(self) -> str:
        assert self.chooser is not None
        if self.aiming == "buy" and not self.payable:
            prices = [self.words.cards_of.cards[card].scrap for card in self.view.market]
            scrap, later = self.view.players[self.bottom].scrap, self.in_reach >= min(prices, default=99)
            return self.words.notice("buy_nothing", scrap=scrap, later=later)
        if self.aiming:
            return self.words.notice("attack_lane" if self.aiming == "attack" else "buy_number")
        decision = self.chooser.decision
        if self.ending:
            return self.words.texts.say("todo", "ending", name=self.words.names[decision.seat])
        if decision.kind == "main" and not self.chooser.given:
            return what_to_do(self.words, self.view, decision.seat, decision.actions)
        text = prompt_text(self.words, self.chooser, self.view.players[decision.seat])
        # Dark answers say why they are dark without being pointed at.
        return " ".join([text, *[one.reason for one in self._not_activated()]])

    @property
    def thinking(self) -> float | None:
        """Nobody is seen to think while the coin lies."""
        return None if self._opening else super().thinking

    def line(self) -> str:
        """That a turn ends by itself is said in this game's own words."""
        if self._opening and self.chooser is None:
            return self.words.notice("coin_begins")
        if self.board.on_ticket and super().line() == self.board.on_ticket:
            # A ticket over the lanes says it already.
            return self.words.notice("watching", name=self.words.names[1 - self.bottom])
        ends = self.beat.running and not self.telling and not self.guide.line()
        return self.prompt_text() if ends and self.chooser is not None else super().line()

    def answer_buttons(self) -> list[Button]:
        """While nothing is picked, at most what plays all cards: End turn has its bay. Lanes have buttons."""
        chooser = self.chooser
        if self.recap is not None:
            texts = self.words.notice("recap_next"), self.words.notice("recap_back")
            return self.recap_buttons(texts, self.words.notice("recap_last"))
        if chooser is None:
            return []
        if not (chooser.given or self.aiming):
            return self._all_for_scrap()
        buttons: list[Button] = []
        if chooser.given:
            aims = [pick for pick in chooser.things if pick.slot in LANE_SLOTS]
            picks: Sequence[Pick] = chooser.answers or sorted(aims, key=lambda pick: (pick.slot, pick.value))
            # What a text adds comes first: who asks for less looks for it.
            picks = sorted(picks, key=partial(left_out, chooser))
            buttons = [self.answer_button(pick) for pick in picks]
            attacks = [
                one for one in buttons if isinstance(one, RichButton) and one.name.startswith("attack ")
            ]
            tell_attacks(self, attacks)
            buttons += self._not_activated()
        elif self.aiming == "attack":
            buttons = self._attackers()
        word = self.words.notice("put_back" if chooser.given and not self.picked_robot else "back")
        back = Button(word, self.undo, key_name=label("back"), size=18)
        back.name, back.goes_back = self.words.notice("put_back"), True
        return [*buttons, back]

    def _attackers(self) -> list[Button]:
        """A button for each Scrapbot of one's own that can attack now, with the number of its lane."""
        able = sorted({one.lane for one in self.actions if isinstance(one, UseAttack)})
        lanes = self.view.players[self.bottom].lanes
        found: list[Button] = []
        for lane in able:
            bot = lanes[lane]
            assert bot is not None
            pick = self.picking(Pick("own", lane))
            button = RichButton(self.words.card(bot.card), pick, key_name=str(lane + 1))
            button.name = f"attacker {lane + 1}"
            found.append(button)
        return found

    def _not_activated(self) -> list[Button]:
        """What activating the picked card would do where no Scrapbot is ready: dark, with the reason."""
        chooser, card = self.chooser, self.picked_name()
        if chooser is None or chooser.picked("way") or card not in self.catalogue.activations:
            return []
        offered = any(pick.value[0] == "activate" for pick in chooser.answers)
        if offered or not chooser.has(Pick("hand", card)):
            return []
        way = Pick("way", ("activate", 0), card)
        button = RichButton(self.words.way(card, "activate", 0), self.picking(way))
        button.name = "activate 0"
        button.enable(False, self.why_not(way))
        return [button]

    def _all_for_scrap(self) -> list[Button]:
        """The button that plays the whole hand for Scrap, with what that gives."""
        cards, known, say = self.cards_for_scrap, self.words.cards_of.cards, self.words.texts.say
        amount = sum(known[card].scrap for card in cards)
        if not amount:
            return []
        side = self.view.players[self.bottom]
        dearer = all(known[card].scrap > side.scrap + amount for card in self.view.market)
        rest = any(known[card].scrap and card not in cards for card in side.hand or ())
        text = say("buttons", "all_for_scrap", amount=amount, rest=rest, buys=not dearer)
        button = RichButton(text, self.play_all_for_scrap, key_name=label("play_all"), size=18)
        button.name = "all for scrap"
        button.hint = say("hints", "all_for_scrap", count=len(cards))
        return [button]

    def answer_button(self, answer: Pick) -> Button:
        assert self.chooser is not None
        side = self.view.players[self.chooser.decision.seat]
        return answer_button(self.words, self.chooser, answer, side, self.picking(answer))
