"""Why something cannot be done now, in one sentence. Reads views alone."""

from collections.abc import Mapping

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.log_text import TableWords
from game.rules.dino_battles.state import ITEM_PLACES, PLACES
from game.rules.dino_battles.view import BattleView, DinoView, SeatView

WHY_NOT: Mapping[str, tuple[str, ...]] = {
    "over": (),
    "other_turn": ("name",),
    "not_asked": (),
    "bench_full": (),
    "no_bench": (),
    "no_bearer": ("card",),
    "one_of_a_name": ("card",),
    "items_full": (),
    "window": ("card", "window"),
    "no_target": ("card",),
    "camouflaged": ("dino",),
    "set_first": ("card",),
    "switched": (),
    "retreat": ("cost", "count"),
    "no_card": ("card",),
    "special_cards": ("special", "cards"),
    "empty_place": (),
    "only_dinosaurs": (),
    "active_upgrade": (),
    "main_only": ("card",),
    "not_now": ("card",),
}
"""The sentences, with the facts that they are given."""

WINDOW_NAMES: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    ("main", "move", "answer", "dice", "ko", "end"), ()
)
"""The windows in words, as on the strip of a card and in sentences."""

WHY_TAGS: Mapping[str, tuple[str, ...]] = {
    "bench_full": (),
    "no_bearer": ("card",),
    "one_of_a_name": ("card",),
    "items_full": (),
    "window": ("card", "window"),
    "no_target": ("card",),
    "main_only": ("card",),
}
"""The same in a few words, on the cards themselves."""
Reason = tuple[str, Mapping[str, str]]
"""The key of a sentence, and its facts."""
NO_FACTS: Mapping[str, str] = {}

SECTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "why_not": WHY_NOT,
    "why_tags": WHY_TAGS,
    "windows": WINDOW_NAMES,
    "combat_names": dict.fromkeys(COMBAT_CARDS, ()),
}


class Explainer:
    """Answers a click that does nothing, by what the seat knows."""

    def __init__(self, words: TableWords, catalogue: Catalogue) -> None:
        self.words = words
        self.catalogue = catalogue

    def _say(self, key: str, facts: Mapping[str, str] = NO_FACTS, **more: object) -> str:
        return self.words.texts.say("why_not", key, **facts, **more)

    def not_in_turn(self, view: BattleView, seat: Seat) -> str | None:
        """That the seat is not asked at all; None where it is."""
        if view.outcome is not None:
            return self._say("over")
        if view.seat_to_act != seat:
            return self._say("other_turn", name=self.words.names[opponent(seat)])
        return None

    def card(self, view: BattleView, seat: Seat, card: str) -> str:
        """Why a card of the hand, or an own Item, cannot be used now."""
        waiting = self.not_in_turn(view, seat)
        return waiting if waiting is not None else self._say(*self._reason(view, seat, card))

    def card_tag(self, view: BattleView, seat: Seat, card: str) -> str:
        """The same in a few words, for a tag on the card; "" where it is not this seat's turn."""
        if self.not_in_turn(view, seat) is not None:
            return ""
        key, facts = self._reason(view, seat, card)
        return self.words.texts.say("why_tags", key, **facts) if key in WHY_TAGS else ""

    def _reason(self, view: BattleView, seat: Seat, card: str) -> Reason:
        side, facts = view.players[seat], {"card": self.words.card(card)}
        if view.phase == "placement":
            return "only_dinosaurs", {}
        group = self.catalogue.group[card]
        in_main = view.phase in ("precombat", "postcombat") and view.question is None
        if group in ("item", "action"):
            return self._played(view, side, card, in_main)
        if not in_main:
            return "main_only", facts
        if group == "dinosaur":
            return "bench_full", {}
        if group == "upgrade":
            bearers = [dino for dino in side.dinos[1:] if dino is not None]
            return "one_of_a_name" if bearers else "no_bearer", facts
        return "not_now", facts

    def _played(self, view: BattleView, side: SeatView, card: str, in_main: bool) -> Reason:
        played, facts = self.catalogue.played[card], {"card": self.words.card(card)}
        if played.item and card not in (side.items or ()):
            if not in_main:
                return "set_first", facts
            full = side.items_size + len(side.permanents) >= ITEM_PLACES
            return ("items_full", {}) if full else ("not_now", facts)
        open_now = "main" if in_main or view.question is None else view.question.kind
        if open_now not in played.windows:
            window = self.words.texts.section("windows")[played.windows[0]]
            return "window", {**facts, "window": window}
        return "no_target", facts

    def place(self, view: BattleView, seat: Seat, side: Seat, place: int, card: str = "") -> str:
        """Why a place cannot be picked; `card` is the card that is picked already, if any."""
        waiting = self.not_in_turn(view, seat)
        if waiting is not None:
            return waiting
        dino = view.players[side].dinos[place]
        if dino is None:
            return self._say("empty_place")
        if card and self.catalogue.group[card] == "upgrade":
            return self._upgrade(dino, place, card)
        if side != seat and dino.camouflaged and card:
            return self._say("camouflaged", dino=self.words.card(dino.card))
        if side == seat and not card and 0 < place < PLACES:
            return self.switch(view, seat)
        return self._say("no_target", card=self.words.card(card)) if card else self._say("not_asked")

    def _upgrade(self, dino: DinoView, place: int, card: str) -> str:
        if place == 0:
            return self._say("active_upgrade")
        key = "one_of_a_name" if card in dino.upgrades else "no_bearer"
        return self._say(key, card=self.words.card(card))

    def switch(self, view: BattleView, seat: Seat) -> str:
        """Why the active Dinosaur cannot be switched now."""
        side = view.players[seat]
        if view.phase not in ("precombat", "postcombat") or view.question is not None:
            return self._say("not_asked")
        if side.switched:
            return self._say("switched")
        if not any(side.dinos[1:]):
            return self._say("no_bench")
        active = side.dinos[0]
        others = self.catalogue.side(view.players[opponent(seat)].permanents)
        cost = (active.retreat if active is not None else 0) + others.enemy_retreat
        return self._say("retreat", cost=cost, count=side.hand_size)

    def answer(self, view: BattleView, seat: Seat, answer: str, special: int = 0) -> str:
        """Why a move or an answer cannot be chosen: the Combat Deck lacks its cards."""
        waiting = self.not_in_turn(view, seat)
        if waiting is not None:
            return waiting
        dino = view.players[seat].dinos[0]
        if special and dino is not None:
            blow = self.catalogue.library.dinosaurs[dino.card].specials[special - 1]
            cards = ", ".join([self.words.texts.section("combat_names")[card] for card in blow.cards])
            return self._say("special_cards", special=blow.name, cards=cards)
        if answer in COMBAT_CARDS and not getattr(view.players[seat].combat_deck, answer):
            return self._say("no_card", card=self.words.texts.section("combat_names")[answer])
        return self._say("not_asked")
