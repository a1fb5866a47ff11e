"""Why something on the table cannot be used now, from what a seat may know alone."""

from collections.abc import Mapping, Sequence

from game.content.scrap_knights import Library
from game.engine.refusals import LOCK, NOT_ASKED, OVER, UNKNOWN, Pick, Refusal, choices, left
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.actions import ChooseCard
from game.rules.scrap_knights.picks import OTHER_CARD, OTHER_TOKEN, PASS, parts
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, TOKENS
from game.rules.scrap_knights.view import DuelView, SeatView

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "other_card": ("card", "seat"),
    "other_token": ("token", "seat"),
    "used": ("card",),
    "bot_early": ("card",),
    "bot_late": ("card",),
    "bot_wait": ("card", "seat"),
    "bot_trigger": ("card", "event"),
    "ult": ("card", "link", "needed"),
    "act_chosen": ("card",),
    "act_later": ("card",),
    "act_pair": ("card", "other", "a_kind"),
    "act_single": ("card", "other"),
    "act_third": ("card",),
    "card_first": (),
    "not_in_hand": ("card",),
    "not_offered": ("card",),
    "not_yours": ("card",),
    "way": ("card", "choices", "count"),
    "token_none": ("token",),
    "token_early": ("token",),
    "token_late": ("token",),
    "token_wait": ("token", "seat"),
    "token_no_act": ("token",),
    "token_blitz": (),
    "pass_later": (),
}
"""The kinds of refusal, each with its facts, beside those that all games share."""
_EARLY, _LATE = ("act", "flip"), ("ults", "resolve", "end")
_SECRETS = ("number", "direction", "named", "overcharged")


def why_not(
    library: Library,
    view: DuelView,
    seat: Seat,
    pick: Pick,
    decision: Decision | None,
    picked: Sequence[Pick] = (),
) -> Refusal | None:
    """Why `seat` cannot choose `pick`, as `Rules.why_not`; cards begin anew but a second ACT."""
    asked = decision.actions if decision is not None else ()
    begins = pick.slot in ("token", "word") or (pick.slot == "card" and view.phase != "act")
    picked = () if begins else picked
    if left(asked, parts, (*picked, pick)):
        return None
    if view.outcome is not None or view.phase == "over":
        return Refusal(OVER)
    if pick.slot == OTHER_CARD:
        return Refusal("other_card", {"card": pick.value, "seat": opponent(seat)})
    if pick.slot == OTHER_TOKEN:
        return Refusal("other_token", {"token": pick.value, "seat": opponent(seat)})
    if pick.slot == "token":
        return _token(view, seat, pick.value, decision)
    if pick.slot == "card":
        return _card(library, view, seat, pick.value, decision, picked)
    if decision is None:
        return Refusal(NOT_ASKED)
    if pick == LOCK and decision.kind == "act":
        return None if picked else Refusal("card_first")
    if pick == PASS:
        return Refusal("pass_later")
    fitting = left(asked, parts, picked)
    if pick.slot in _SECRETS and fitting and pick.of in library.card_ids:
        return Refusal("way", {"card": pick.of, **choices(fitting).facts})
    return choices(fitting or asked)


def _card(
    library: Library,
    view: DuelView,
    seat: Seat,
    card: str,
    decision: Decision | None,
    picked: Sequence[Pick],
) -> Refusal:
    side, name = view.players[seat], {"card": card}
    if card not in library.card_ids:
        return Refusal(UNKNOWN, {"word": card})
    if decision is not None and any(isinstance(action, ChooseCard) for action in decision.actions):
        return Refusal("not_offered", name)
    if card == side.ult:
        return Refusal("ult", {**name, "link": side.link, "needed": LINKS_TO_TRIGGER})
    if card in side.spent_bots:
        return Refusal("used", name)
    if card in side.bots:
        return _bot(library, view, seat, card, decision)
    if card not in library.acts:
        return Refusal("not_yours", name)
    if view.phase != "act":
        return Refusal("act_later", name)
    if side.hand is not None and card not in side.hand:
        return Refusal("not_in_hand", name)
    if decision is None:
        return Refusal("act_chosen", name)
    return _second_act(side, card, [pick.value for pick in picked if pick.slot == "card"])


def _second_act(side: SeatView, card: str, others: list[str]) -> Refusal:
    """Why an ACT cannot be played together with those that are picked."""
    if not others:
        # What is asked for leaves the card out, as a step of a lesson may.
        return Refusal("not_offered", {"card": card})
    if not side.may_play_two:
        return Refusal("act_single", {"card": card, "other": others[0]})
    if len(others) > 1:
        return Refusal("act_third", {"card": card})
    return Refusal("act_pair", {"card": card, "other": others[0], "a_kind": side.may_play_two})


def _bot(library: Library, view: DuelView, seat: Seat, bot: str, decision: Decision | None) -> Refusal:
    name = {"card": bot}
    if view.phase in _EARLY:
        return Refusal("bot_early", name)
    if view.phase != "bots":
        return Refusal("bot_late", name)
    if view.seat_to_act != seat:
        return Refusal("bot_wait", {**name, "seat": view.seat_to_act})
    if decision is None:
        return Refusal(NOT_ASKED)
    trigger = library.bots[bot].trigger
    return Refusal("bot_trigger", {**name, "event": f"{trigger.event}_{trigger.who}"})


def _token(view: DuelView, seat: Seat, token: str, decision: Decision | None) -> Refusal:
    if token not in TOKENS:
        return Refusal(UNKNOWN, {"word": token})
    side, name = view.players[seat], {"token": token}
    if not getattr(side.tokens, token):
        return Refusal("token_none", name)
    if view.phase in _LATE:
        return Refusal("token_late", name)
    if view.phase != "tokens":
        return Refusal("token_early", name)
    if view.seat_to_act != seat:
        return Refusal("token_wait", {**name, "seat": view.seat_to_act})
    if decision is None:
        return Refusal(NOT_ASKED)
    return Refusal("token_blitz" if side.played else "token_no_act", {} if side.played else name)
