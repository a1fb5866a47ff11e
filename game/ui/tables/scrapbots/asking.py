"""What is asked at a Scrapbots table, in words and values: the board and its panels read it here."""

from typing import Any, Literal

import msgspec

from game.content.scrapbots import Scrapbot, shipped_library
from game.content.scrapbots.verbs import STRIKING
from game.engine.refusals import Pick
from game.engine.rules import Action, Decision
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.actions import PASS, Activate, TakePool, UseAttack
from game.rules.scrapbots.picks import END_TURN, with_effect
from game.rules.scrapbots.preview import Preview
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.threats import Threats, most_wounds, threats
from game.ui.context import Context
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables.overlays import opening as doors
from game.ui.tables.scrapbots.anatomy import anatomy
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.scrapbots.panels.player_plate import look_of
from game.ui.tables.scrapbots.panels.prompt import KEYS, only_use
from game.ui.tables.scrapbots.recap_scene import RecapScene
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages
from game.words.scrapbots.asleep import UNKNOWN, Cause, cause_of_sleep
from game.words.scrapbots.explain import anything_left, left_to_do, no_end, question_before_the_end
from game.words.scrapbots.hints import Hints
from game.words.scrapbots.log_text import TableWords


class LanesAsking(RecapScene):
    """What a seat can do, and why it cannot do the rest.

    Of equal cards in the hand or the market the one at `picked_place` is the picked one.
    """

    words: TableWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        edition = str(session.match.options["edition"])
        cards = shipped_library().sets[edition]
        rules = session.match.rules
        assert isinstance(rules, Scrapbots)
        self.at_enemies = rules.at_enemies
        self.catalogue = rules.catalogues[edition]
        self.strikers = frozenset(
            card
            for card in self.catalogue.activations
            if any(isinstance(effect.verb, STRIKING) for effect in self.catalogue.effects[card])
        )
        """The Components that work on the enemy's side of a lane."""
        self._threats: dict[Seat, tuple[object, tuple[Threats, ...], int]] = {}
        self._foreseen: tuple[tuple[str, ...], dict[Action, Preview]] = (), {}
        """The record, and what was foreseen after it."""
        self.anatomy = anatomy(rules)
        self.words = TableWords(cards, shipped_messages(GAME), session.names)
        self.health = {key: card.health for key, card in cards.cards.items() if isinstance(card, Scrapbot)}
        self.book = edition_book(edition)
        self.picked_place = 0
        self.aiming: Literal["", "attack", "buy"] = ""
        """What the next digit is for, after a key that says so."""

    @property
    def bottom(self) -> Seat:
        """While both watch, the table stays as it was for whoever sat there last."""
        return self.sitting.last if self.sitting.viewer is None else self.sitting.viewer

    @property
    def hints(self) -> Hints:
        return Hints(self.words, self.bottom)

    @property
    def edition_name(self) -> str:
        """What the dealer's sign says of the rules: "First edition", "Revised edition"."""
        name = self.catalogue.edition.name
        return name if "edition" in name.lower() else self.words.texts.say("game", "edition", name=name)

    def picked_name(self) -> str:
        """The card of the hand or market that is picked, or ""."""
        if self.chooser is None or not self.chooser.given:
            return ""
        (first, *_) = self.chooser.given[0]
        return str(first.value) if first.slot in ("hand", "market") else ""

    @property
    def picked_robot(self) -> bool:
        """Whether a Scrapbot in its lane is picked, for its attack to be chosen."""
        return self.chooser is not None and any(
            one.slot == "own" for picks in self.chooser.given[:1] for one in picks
        )

    @property
    def cards_for_scrap(self) -> list[str]:
        """The cards of the hand that give Scrap, if all can be played for it; never beside a guide.

        Scrapbots stay in the hand, as they are there to be built, and cards whose text would be left out.
        """
        if self.chooser is None or self.guide.active:
            return []
        actions, hand = self.actions, self.view.players[self.bottom].hand or ()
        known = self.words.cards_of.cards
        told = {one.card for one in actions if isinstance(one, TakePool) and one.text and one.pool == "scrap"}
        stays = {card for card in hand if isinstance(known[card], Scrapbot) or card in told}
        cards = [card for card in hand if known[card].scrap and card not in stays]
        return cards if all(TakePool("scrap", card) in actions for card in cards) else []

    @property
    def in_reach(self) -> int:
        """The Scrap that whoever looks has with all that the hand gives."""
        side, known = self.view.players[self.bottom], self.words.cards_of.cards
        scrap: int = side.scrap + sum(known[card].scrap for card in side.hand or ())
        return scrap

    def begin_asking(self, decision: Decision) -> None:
        """A text that has nothing to work on is not offered; a lesson may ask for one."""
        if not self.guide.active:
            decision = msgspec.structs.replace(
                decision, actions=with_effect(self.catalogue, decision.actions)
            )
        super().begin_asking(decision)

    def attack(self, lane: int, number: int) -> None:
        """A click on an attack of one's own Scrapbot."""
        if self.chooser is not None:
            self.chooser.clear()
            self.pick(Pick("own", lane))
            self.pick(Pick("way", ("attack", number), lane))

    def robot_of(self, seat: Seat) -> str:
        """The robot that stands for a seat; in a lesson that of the seat, whoever plays it."""
        return look_of("" if self.guide.active else self.session.player_of(seat), seat)

    def refusal(self, pick: Pick, seat: Seat) -> str:
        """What goes on before the turn ends: a card of one use is named with the key for that."""
        chooser, card = self.chooser, self.picked_name()
        if pick == END_TURN and chooser is not None and card and (way := only_use(chooser)):
            facts = {"card": self.words.card(card), "press": label(KEYS[way]), "back": label("back")}
            return self.words.texts.say("why_not", "still_picked", way=way, **facts)
        return super().refusal(pick, seat)

    def why_not(self, pick: Pick) -> str:
        """Why a click there does nothing now."""
        return self.refusal(pick, self.bottom)

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.chooser.decision.actions if self.chooser is not None else ()

    @property
    def nothing_left(self) -> bool:
        """Whether whoever is asked can do nothing more that brings anything."""
        return self.chooser is not None and not anything_left(
            self.words, self.view, self.bottom, self.actions
        )

    def bay_button(self) -> Button:
        """End turn: gold once nothing else can be done, dark while a card is picked or nobody is asked."""
        if self.recap is not None:
            return self.recap_bay(self.words.notice("recap_end"))
        button = Button(
            self.words.notice("end_turn"),
            self.end_turn,
            primary=self.nothing_left or self.guide.expects(PASS),
            key_name=label("end_turn"),
            size=24,
        )
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
            return no_end(
                self.words, self.view, self.bottom, asked=self.chooser is not None, robot=self.picked_robot
            )
        if self.guide.expects(PASS):
            return ""
        if self.beat.running and self.tips.tip is None:
            return self.words.texts.say("left", "by_itself")
        return left_to_do(self.words, self.view, self.bottom, self.actions)

    def end_turn(self) -> None:
        """Ends the turn; asks first where cards or attacks would be given up, unless a lesson wants it."""
        if self.chooser is None or self.chooser.given:
            return
        left = question_before_the_end(self.words, self.view, self.bottom, self.actions)
        if left and self.context.settings.confirm_end_turn and not self.guide.expects(PASS):
            title = self.words.texts.say("left", "confirm")
            doors.ask_end_turn(self, title, left, self.picking(END_TURN), safe=True)
        else:
            self.pick(END_TURN)

    def foresee(self, action: Action | None) -> Preview | None:
        """What an attack or activation would do to the enemy; None for anything else."""
        if not isinstance(action, UseAttack | Activate):
            return None
        if isinstance(action, Activate) and action.card not in self.strikers:
            return None
        # Tags ask for it in each frame of a drag.
        now = tuple(self.session.match.record)
        if self._foreseen[0] != now:
            self._foreseen = now, {}
        known = self._foreseen[1]
        if action not in known:
            rules: Any = self.session.match.rules
            known[action] = rules.preview(self.session.match.state, action)
        return known[action]

    @property
    def first_turn(self) -> bool:
        """Whether whoever sits there has ended no turn yet."""
        turn: int = self.view.turn
        return turn <= len(SEATS)

    def asleep_since(self, seat: Seat, lane: int) -> Cause:
        """Why the Scrapbot in a lane is exhausted."""
        bot = self.view.players[seat].lanes[lane]
        if bot is None or not bot.exhausted:
            return UNKNOWN
        return cause_of_sleep(self.session.match.events[: self.sitting.shown], seat, lane)

    def threats(self, seat: Seat) -> tuple[Threats, ...]:
        """What the Scrapbots of a seat can do to each lane of the other side, from what lies open."""
        return self._threatened(seat)[0]

    def next_wounds(self, seat: Seat) -> int:
        """The most Wounds that the Scrapbots of a seat deal in its next turn, as lanes are now."""
        return self._threatened(seat)[1]

    def _threatened(self, seat: Seat) -> tuple[tuple[Threats, ...], int]:
        view = self.view
        lanes = tuple(side.lanes for side in view.players)
        key = seat, view.edition, view.active, view.wounds_left, lanes
        if self._threats.get(seat, (None,))[0] != key:
            known = self.catalogue, view, seat
            self._threats[seat] = key, threats(*known), most_wounds(*known)
        return self._threats[seat][1:]

    def look_into(self, seat: Seat, zone: str) -> Command:
        """Opens a pile: a discard pile as it lies, one's own deck in no order."""

        def look() -> None:
            side, name = self.view.players[seat], self.session.names[seat]
            cards = list(side.deck or ()) if zone == "deck" else list(reversed(side.discard))
            empty = self.words.notice("empty", zone=zone, name=name)
            title = self.words.notice("pile", zone=zone, name=name)
            doors.look_through(self, title, cards, empty)

        return look
