"""The Scrapbots table: cards are clicked or dragged to what they are for, one button ends the turn."""

from typing import Any

import pygame

from game.content.scrapbots import Scrapbot, shipped_library
from game.engine.refusals import Pick
from game.engine.rules import Action
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.actions import PASS, Activate, UseAttack
from game.rules.scrapbots.picks import END_TURN
from game.rules.scrapbots.preview import Preview
from game.rules.scrapbots.rules import Scrapbots
from game.ui.context import Context
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables.overlays import opening as doors
from game.ui.tables.scrapbots.anatomy import LANE_SLOTS, anatomy
from game.ui.tables.scrapbots.board import Board
from game.ui.tables.scrapbots.choreography import SHOWS
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.scrapbots.prompt import KEYS, answer_button, prompt_symbol, prompt_text
from game.ui.tables.scrapbots.recap import recap_steps
from game.ui.tables.scrapbots.recap_scene import RecapScene, RecapStep
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages
from game.words.scrapbots.explain import left_to_do, no_end, question_before_the_end
from game.words.scrapbots.hints import Hints
from game.words.scrapbots.log_text import TableWords

_LANE_KEYS = {pygame.K_1: 0, pygame.K_2: 1, pygame.K_3: 2}
_WAY_KEYS = {getattr(pygame, f"K_{key.lower()}"): key for key in KEYS.values()}


class LanesScene(RecapScene):
    """Asks action by action until the turn is ended; between two people the curtain falls only then.

    Of equal cards in the hand the one at `picked_place` is the picked one. After A the next digit is the
    lane of an attack (`aiming`).
    """

    shows = SHOWS
    next_step_text = "Skip ahead"
    board: Board
    words: TableWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        edition = str(session.match.options["edition"])
        cards = shipped_library().sets[edition]
        rules = session.match.rules
        assert isinstance(rules, Scrapbots)
        self.at_enemies = rules.at_enemies
        self.anatomy = anatomy(rules)
        self.words = TableWords(cards, shipped_messages(GAME), session.names)
        self.health = {key: card.health for key, card in cards.cards.items() if isinstance(card, Scrapbot)}
        self.book = edition_book(edition)
        self.picked_place = 0
        self.aiming = False
        self.board = Board(self)

    @property
    def bottom(self) -> Seat:
        """While both watch, the table stays as it was for whoever sat there last."""
        return self.sitting.last if self.sitting.viewer is None else self.sitting.viewer

    @property
    def phase(self) -> str:
        """Between two choices a turn is always in its Main phase."""
        return "main"

    def recap_steps(self) -> list[RecapStep]:
        return recap_steps(self)

    def begin_pick(self, pick: Pick) -> None:
        self.board.dropped = self.aiming = False
        hand = self.board.hand_cards()
        names = [card.name for card in hand]
        name = f"hand {pick.value}"
        if pick.slot == "hand" and name in names:
            focus = self.form.focus
            clicked = [place for place, card in enumerate(hand) if card is focus and card.name == name]
            self.picked_place = clicked[0] if clicked else names.index(name)

    @property
    def hints(self) -> Hints:
        return Hints(self.words, self.bottom)

    def picked_name(self) -> str:
        """The card of the hand or market that is picked, or ""."""
        if self.chooser is None or not self.chooser.given:
            return ""
        (first, *_) = self.chooser.given[0]
        return str(first.value) if first.slot in ("hand", "market") else ""

    def attack(self, lane: int, number: int) -> None:
        """A click on an attack of one's own Scrapbot."""
        if self.chooser is not None:
            self.chooser.clear()
            self.pick(Pick("own", lane))
            self.pick(Pick("way", ("attack", number), lane))

    def why_not(self, pick: Pick) -> str:
        """Why a click there does nothing now."""
        return self.refusal(pick, self.bottom)

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.chooser.decision.actions if self.chooser is not None else ()

    def bay_button(self) -> Button:
        """End turn: gold once nothing else can be done, dark while a card is picked or nobody is asked."""
        if self.recap is not None:
            return self.recap_bay(self.words.notice("recap_end"))
        # While a card is picked, E makes it Energy.
        key = "" if self.chooser is not None and self.chooser.given else "E"
        button = Button("End turn", self.end_turn, primary=len(self.actions) == 1, key_name=key, size=24)
        button.hint = self.hints.end_turn()
        if self.chooser is None or self.chooser.given:
            button.enable(False, self.why_not(END_TURN))
        return button

    def bay_note(self) -> str:
        """What can still be done, or why the turn cannot be ended now."""
        if self.recap is not None:
            return self.words.notice("recap_note")
        if self.over:
            return self.words.texts.say("left", "over")
        if self.chooser is None or self.chooser.given:
            return no_end(self.words, self.view, self.bottom, asked=self.chooser is not None)
        return left_to_do(self.words, self.view, self.bottom, self.actions)

    def end_turn(self) -> None:
        """Ends the turn; asks first where cards or attacks would be given up, unless a lesson wants it."""
        if self.chooser is None or self.chooser.given:
            return
        left = question_before_the_end(self.words, self.view, self.bottom, self.actions)
        if left and self.context.settings.confirm_end_turn and not self.guide.expects(PASS):
            doors.ask_end_turn(self, self.words.texts.say("left", "confirm"), left, self.picking(END_TURN))
        else:
            self.pick(END_TURN)

    def chosen(self, action: Action) -> None:
        if action == PASS:
            # What was told in the turn that ends is about a moment that is over.
            self.context.forget_notices()
        self._tell_skipped_turns()

    def _computer_has_chosen(self) -> None:
        self._tell_skipped_turns()
        super()._computer_has_chosen()

    def _tell_skipped_turns(self) -> None:
        """Says whose turns ended by themselves after the last choice: those with nothing at all to do."""
        skipped = [seat for seat in SEATS if f"{seat} {PASS}" in self.session.match.taken]
        if skipped:
            names = " and ".join(self.session.names[seat] for seat in skipped)
            self.context.notify(self.words.notice("skipped", names=names))

    def foresee(self, action: Action | None) -> Preview | None:
        """What an attack or activation would do; None for anything else."""
        if not isinstance(action, UseAttack | Activate):
            return None
        rules: Any = self.session.match.rules
        preview: Preview = rules.preview(self.session.match.state, action)
        return preview

    def look_into(self, seat: Seat, zone: str) -> Command:
        """Opens a pile: a discard pile as it lies, one's own deck in no order."""

        def look() -> None:
            side, name = self.view.players[seat], self.session.names[seat]
            cards = list(side.deck or ()) if zone == "deck" else list(reversed(side.discard))
            empty, title = self.words.notice(f"empty_{zone}", name=name), self.words.notice(zone, name=name)
            doors.look_through(self, title, cards, empty)

        return look

    def key(self, key: int) -> bool:
        """S, E, B, A use the picked card, then 1 to 3 name its lane; A, a lane and a digit attack; E ends."""
        chooser = self.chooser
        if chooser is None:
            return self.recap_key(key)
        ways = [one for one in chooser.answers if one.slot == "way"] if chooser.given else []
        meant = tuple(one for one in ways if KEYS.get(one.value[0], "") == _WAY_KEYS.get(key))
        # Where nothing can be activated, A is for an attack.
        if meant or (chooser.given and key in _WAY_KEYS and key != pygame.K_a):
            # The only way of that letter is taken; of several the prompt goes on asking.
            self.aim(meant)
            return True
        if key == pygame.K_e:
            if self.board.console.bay is not None:
                self.form.work(self.board.console.bay)
            return True
        if key == pygame.K_a:
            chooser.clear()
            self.aiming = True
            self.refresh()
            return True
        if key in _LANE_KEYS and (self.aiming or chooser.given):
            return self._digit(_LANE_KEYS[key])
        return self.pick_from_hand(key)

    def _digit(self, number: int) -> bool:
        """The lane of an attack, then which attack; or the lane of the picked card."""
        assert self.chooser is not None
        if self.aiming:
            widget = self.form.named(f"own lane {number + 1}")
            if widget is not None:
                self.form.work(widget)
            return True
        answers = [one for one in self.chooser.answers if one.value == ("attack", number)]
        aimed = answers or [pick for pick in self.chooser.things if pick.value == number]
        if aimed:
            self.pick(aimed[0])
        return bool(aimed) or bool(self.chooser.picked("way"))

    def step_back(self) -> bool:
        if self.aiming:
            self.aiming = False
            self.refresh()
            return True
        return super().step_back()

    def prompt_symbol(self) -> str:
        if self.chooser is None:
            return ""
        return "attack" if self.aiming else prompt_symbol(self.chooser)

    def prompt_text(self) -> str:
        assert self.chooser is not None
        if self.aiming:
            return self.words.notice("attack_lane")
        return prompt_text(self.words, self.chooser, self.view.players[self.chooser.decision.seat])

    def answer_buttons(self) -> list[Button]:
        """Nothing while nothing is picked: End turn has its bay. Lanes have buttons as well."""
        chooser = self.chooser
        if self.recap is not None:
            return self.recap_buttons((self.words.notice("recap_next"), self.words.notice("recap_back")))
        if chooser is None or not (chooser.given or self.aiming):
            return []
        buttons: list[Button] = []
        if chooser.given:
            aims = [pick for pick in chooser.things if pick.slot in LANE_SLOTS]
            picks = chooser.answers or sorted(aims, key=lambda pick: (pick.slot, pick.value))
            buttons = [self.answer_button(pick) for pick in picks]
        back = Button(self.words.notice("put_back"), self.undo, key_name="Esc", size=20)
        return [*buttons, back]

    def answer_button(self, answer: Pick) -> Button:
        assert self.chooser is not None
        side = self.view.players[self.chooser.decision.seat]
        return answer_button(self.words, self.chooser, answer, side, self.picking(answer))
