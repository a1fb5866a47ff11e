"""The Scrapbots table: cards are clicked or dragged to what they are for, one button ends the turn."""

from game.engine.refusals import Pick
from game.engine.rules import Action
from game.engine.seats import SEATS
from game.rules.scrapbots.actions import PASS
from game.ui.context import Context
from game.ui.keys import digit, is_key, label
from game.ui.kit.buttons import Button
from game.ui.tables.scrapbots.anatomy import LANE_SLOTS
from game.ui.tables.scrapbots.asking import LanesAsking
from game.ui.tables.scrapbots.board import Board
from game.ui.tables.scrapbots.panels.prompt import KEYS, answer_button, prompt_symbol, prompt_text
from game.ui.tables.scrapbots.panels.recap import recap_steps
from game.ui.tables.scrapbots.recap_scene import RecapStep
from game.ui.tables.session.session import Session
from game.words.lists import listed


class LanesScene(LanesAsking):
    """Asks action by action until the turn is ended; between two people the curtain falls only then.

    After A the next digit is the lane of an attack (`aiming`).
    """

    board: Board

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self.aiming = False
        self.next_step_text = self.words.notice("skip_ahead")
        self.board = Board(self)

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
            names = listed(self.words.texts, [self.session.names[seat] for seat in skipped])
            self.context.notify(self.words.notice("skipped", names=names))

    def key(self, key: int) -> bool:
        """S, E, B, A use the picked card, then 1 to 3 name its lane; A, a lane and a digit attack; E ends."""
        chooser = self.chooser
        if chooser is None:
            return self.recap_key(key)
        ways = [one for one in chooser.answers if one.slot == "way"] if chooser.given else []
        meant = tuple(one for one in ways if one.value[0] in KEYS and is_key(key, KEYS[one.value[0]]))
        # Where nothing can be activated, A is for an attack.
        if meant or (chooser.given and is_key(key, *KEYS.values()) and not is_key(key, "attack")):
            # The only way of that letter is taken; of several the prompt goes on asking.
            self.aim(meant)
            return True
        if is_key(key, "end_turn"):
            if self.board.console.bay is not None:
                self.form.work(self.board.console.bay)
            return True
        if is_key(key, "attack"):
            chooser.clear()
            self.aiming = True
            self.refresh()
            return True
        number = digit(key)
        if number in (1, 2, 3) and (self.aiming or chooser.given):
            return self._digit(number - 1)
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
            texts = self.words.notice("recap_next"), self.words.notice("recap_back")
            return self.recap_buttons(texts, self.words.notice("recap_last"))
        if chooser is None or not (chooser.given or self.aiming):
            return []
        buttons: list[Button] = []
        if chooser.given:
            aims = [pick for pick in chooser.things if pick.slot in LANE_SLOTS]
            picks = chooser.answers or sorted(aims, key=lambda pick: (pick.slot, pick.value))
            buttons = [self.answer_button(pick) for pick in picks]
        back = Button(self.words.notice("put_back"), self.undo, key_name=label("back"), size=20)
        return [*buttons, back]

    def answer_button(self, answer: Pick) -> Button:
        assert self.chooser is not None
        side = self.view.players[self.chooser.decision.seat]
        return answer_button(self.words, self.chooser, answer, side, self.picking(answer))
