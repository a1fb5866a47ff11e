"""Why something on the table cannot be used now, in one sentence, from what a seat may know alone."""

from collections.abc import Mapping
from typing import Any

from game.content.scrap_knights import Library
from game.content.texts import Texts
from game.engine.seats import Seat
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, TOKENS
from game.rules.scrap_knights.view import DuelView

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "other_card": ("name",),
    "used": (),
    "bot_early": (),
    "bot_late": (),
    "bot_wait": ("name",),
    "bot_trigger": ("event",),
    "ult": ("link", "needed"),
    "act_chosen": (),
    "act_later": (),
    "act_pair": ("a_kind",),
    "over": (),
    "other_token": ("name",),
    "token_none": ("token",),
    "token_early": ("token",),
    "token_late": ("token",),
    "token_wait": ("name",),
    "token_blitz": (),
}
"""The sentences, each with the facts that it is given."""
_LATE = ("ults", "resolve", "end")


class Refusals:
    """Finds the reason for whoever looks at a view; `names` are those of the seats."""

    def __init__(self, library: Library, texts: Texts, names: tuple[str, str]) -> None:
        self.library = library
        self.texts = texts
        self.names = names

    def why_not(self, view: DuelView, owner: Seat, viewer: Seat | None, what: str, *, turn: bool) -> str:
        """Why `viewer` cannot use a card or token of `owner`; `turn`: that seat is asked now."""
        key, facts = self._reason(view, owner, viewer, what, turn)
        return self.texts.say("refusals", key, **facts)

    def _reason(
        self, view: DuelView, owner: Seat, viewer: Seat | None, what: str, turn: bool
    ) -> tuple[str, dict[str, Any]]:
        token = what in TOKENS
        if view.phase == "over":
            return "over", {}
        if viewer is not None and viewer != owner:
            return "other_token" if token else "other_card", {"name": self.names[owner]}
        if token:
            return self._token(view, owner, what, turn)
        if what in self.library.bots:
            return self._bot(view, owner, what, turn)
        side = view.players[owner]
        if what == side.ult:
            return "ult", {"link": side.link, "needed": LINKS_TO_TRIGGER}
        if view.phase != "act":
            return "act_later", {}
        if turn and side.may_play_two:
            return "act_pair", {"a_kind": self.texts.section("a_kind")[side.may_play_two]}
        return "act_chosen", {}

    def _bot(self, view: DuelView, owner: Seat, bot: str, turn: bool) -> tuple[str, dict[str, Any]]:
        if bot in view.players[owner].spent_bots:
            return "used", {}
        if view.phase in ("act", "flip"):
            return "bot_early", {}
        if view.phase != "bots":
            return "bot_late", {}
        if not turn:
            return "bot_wait", {"name": self.names[view.seat_to_act]}
        trigger = self.library.bots[bot].trigger
        return "bot_trigger", {"event": self.texts.section("not_met")[f"{trigger.event}_{trigger.who}"]}

    def _token(self, view: DuelView, owner: Seat, token: str, turn: bool) -> tuple[str, dict[str, Any]]:
        name = {"token": self.texts.section("tokens")[token]}
        if not getattr(view.players[owner].tokens, token):
            return "token_none", name
        if view.phase in _LATE:
            return "token_late", name
        if view.phase != "tokens":
            return "token_early", name
        if not turn:
            return "token_wait", {"name": self.names[view.seat_to_act]}
        return "token_blitz", {}
