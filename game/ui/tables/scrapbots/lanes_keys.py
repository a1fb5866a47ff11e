"""What the keys do at a Scrapbots table, and where the focus goes after it."""

from abc import abstractmethod

from game.engine.refusals import Pick
from game.rules.scrapbots.picks import buying
from game.ui.context import Context
from game.ui.keys import ARROWS, digit, is_key
from game.ui.kit.card import CardWidget
from game.ui.tables.scrapbots.asking import LanesAsking
from game.ui.tables.scrapbots.board import Board
from game.ui.tables.scrapbots.focus_lead import step_ahead
from game.ui.tables.scrapbots.panels.prompt import KEYS, left_out, numbered, places_of_wounds
from game.ui.tables.session.session import Session


class LanesKeys(LanesAsking):
    """Letters name what is done, digits a card, a lane or an attack; arrows go over the whole table."""

    board: Board

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self.form.step_ahead = step_ahead
        self._pointed: int | None = None
        """The place of the market that a digit has led to since B."""

    @property
    def payable(self) -> list[CardWidget]:
        """The cards of the market that can be bought with the Scrap in the tank."""
        things = self.chooser.things if self.chooser is not None else ()
        stalls = [self.board.stall_card(number) for number in range(len(self.view.market))]
        able = [Pick("market", card) in things for card in self.view.market]
        return [one for one, buys in zip(stalls, able, strict=True) if one is not None and buys]

    @abstractmethod
    def play_all_for_scrap(self) -> None:
        """Plays the whole hand for Scrap, in one step of undo."""

    def key(self, key: int) -> bool:
        """S, G, B, A use the picked card, then 1 to 3 name its lane; with none picked A, a lane and a digit
        attack, B and a digit lead to a card of the market, P plays all for Scrap, E ends.
        """
        chooser = self.chooser
        if chooser is None:
            return self.recap_key(key)
        ways = [one for one in chooser.answers if one.slot == "way"] if chooser.given else []
        lettered = [one for one in ways if one.value[0] in KEYS and not left_out(chooser, one)]
        meant = tuple(one for one in lettered if is_key(key, KEYS[one.value[0]]))
        # Where nothing can be activated, A is for an attack.
        if meant or (chooser.given and is_key(key, *KEYS.values()) and not is_key(key, "attack")):
            self.aim(meant)
            return True
        if is_key(key, "end_turn"):
            if self.board.console.bay is not None:
                self.form.work(self.board.console.bay)
            return True
        if is_key(key, "play_all"):
            if self.cards_for_scrap and not chooser.given:
                self.play_all_for_scrap()
            return True
        if is_key(key, "attack", "build"):
            chooser.clear()
            self.aiming = "attack" if is_key(key, "attack") else "buy"
            self._pointed = None
            self.refresh()
            first = self.board.first_to_take()
            if first is not None:
                self.form.go(first)
            return True
        playable = any(one.pickable for one in self.board.hand_cards())
        payable = self.payable if self.form.focus is None and not playable else []
        if payable and is_key(key, *ARROWS):
            # With no card left to play, arrows begin where something can still be bought.
            self.form.go(payable[0])
            return True
        number = digit(key)
        if number is not None and self.aiming == "buy":
            return self._point_at_market(number - 1)
        if number in (1, 2, 3) and (self.aiming or chooser.given):
            return self._digit(number - 1)
        return self.pick_from_hand(key)

    def pick(self, pick: Pick) -> None:
        """After B a card of the market is bought at once, by whatever it is chosen."""
        chooser = self.chooser
        if chooser is not None and self.aiming == "buy" and pick.slot == "market" and pick in chooser.things:
            chooser.pick(pick)
            self.aim((buying(pick.value),))
        else:
            super().pick(pick)

    def _point_at_market(self, number: int) -> bool:
        """Leads to the card in that place at the dealer's; its number again buys it. A dear one says so."""
        widget = self.board.stall_card(number)
        if widget is None:
            return True
        again = self._pointed == number and self.form.focus is widget
        self._pointed = number
        self.form.go(widget)
        if again or widget not in self.payable:
            self.form.work(widget)
        return True

    def _digit(self, number: int) -> bool:
        """The lane of an attack, then which; the lane of the picked card, or a way without its text."""
        assert self.chooser is not None
        if self.aiming:
            widget = self.form.named(f"own lane {number + 1}")
            if widget is not None:
                self.form.work(widget)
            return True
        answers = [one for one in self.chooser.answers if one.value == ("attack", number)]
        answers += [*numbered(self.chooser), *places_of_wounds(self.chooser)][number : number + 1]
        aimed = answers or [pick for pick in self.chooser.things if pick.value == number]
        if aimed:
            self.pick(aimed[0])
        return bool(aimed) or bool(self.chooser.picked("way"))

    def step_back(self) -> bool:
        if self.aiming:
            self.aiming = ""
            self.refresh()
            return True
        return super().step_back()
