"""What each refusal of a duel says, checked against the whole state."""

from typing import Any

from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from tests.conformance.refusal_case import Case, Truths

_BEFORE, _AFTER = ("act", "flip", "bots"), ("ults", "resolve", "end")


def _picked(case: Case) -> list[str]:
    return [pick.value for pick in case.picked if pick.slot == "card"]


def _all_cards(player: Any) -> tuple[str, ...]:
    return (*player.hand, player.ult, *player.bots, *player.spent_bots)


def _act_kind(case: Case, card: str) -> str:
    kind: str = case.rules.library.acts[card].kind
    return kind


def _trigger(case: Case) -> bool:
    trigger = case.rules.library.bots[case.facts["card"]].trigger
    named: bool = case.facts["event"] == f"{trigger.event}_{trigger.who}"
    return named and case.state.phase == "bots" and case.facts["card"] not in case.state.usable


def _asked_about(case: Case) -> bool:
    question = case.state.question
    offered = [manoeuvre.card for manoeuvre in question.cards]
    return bool(offered) and question.seat == case.seat and case.facts["card"] not in offered


def _neither(case: Case) -> bool:
    kinds = {_act_kind(case, case.facts["card"]), _act_kind(case, case.facts["other"])}
    wanted = case.own.may_play_two
    return bool(wanted) and case.facts["a_kind"] == wanted and wanted not in kinds


def _ways(case: Case) -> bool:
    legal = {str(action) for action in case.decision.actions} if case.decision is not None else set()
    listed = str(case.facts["choices"]).removesuffix(", …").split(", ")
    return set(listed) <= legal and all(case.facts["card"] in one.split() for one in listed)


def _tokens(case: Case) -> int:
    count: int = getattr(case.own.tokens, case.pick.value)
    return count


TRUTHS: Truths = {
    "other_card": lambda case: (
        case.facts["seat"] == 1 - case.seat and case.facts["card"] in _all_cards(case.other)
    ),
    "other_token": lambda case: case.facts["seat"] == 1 - case.seat,
    "used": lambda case: case.facts["card"] in case.own.spent_bots,
    "bot_early": lambda case: case.facts["card"] in case.own.bots and case.state.phase in ("act", "flip"),
    "bot_late": lambda case: case.facts["card"] in case.own.bots and case.state.phase in ("tokens", *_AFTER),
    "bot_wait": lambda case: (
        case.state.phase == "bots" and case.state.seat_to_act == case.facts["seat"] == 1 - case.seat
    ),
    "bot_trigger": lambda case: case.state.seat_to_act == case.seat and _trigger(case),
    "ult": lambda case: (
        (case.facts["card"], case.facts["link"], case.facts["needed"])
        == (case.own.ult, case.own.link, LINKS_TO_TRIGGER)
    ),
    "act_chosen": lambda case: (
        case.state.phase == "act" and case.decision is None and case.facts["card"] in case.own.hand
    ),
    "act_later": lambda case: case.state.phase != "act" and case.facts["card"] in case.rules.library.acts,
    "act_pair": _neither,
    "act_single": lambda case: not case.own.may_play_two and case.facts["other"] in _picked(case),
    "act_third": lambda case: bool(case.own.may_play_two) and len(set(_picked(case))) == 2,
    "card_first": lambda case: case.kind == "act" and not _picked(case),
    "not_in_hand": lambda case: case.facts["card"] not in case.own.hand,
    "not_offered": _asked_about,
    "not_yours": lambda case: case.facts["card"] not in _all_cards(case.own),
    "way": _ways,
    "token_none": lambda case: _tokens(case) == 0,
    "token_early": lambda case: _tokens(case) > 0 and case.state.phase in _BEFORE,
    "token_late": lambda case: _tokens(case) > 0 and case.state.phase in _AFTER,
    "token_wait": lambda case: (
        case.state.phase == "tokens" and case.state.seat_to_act == case.facts["seat"] == 1 - case.seat
    ),
    "token_no_act": lambda case: _tokens(case) > 0 and not case.own.played and case.state.phase == "tokens",
    "token_blitz": lambda case: (
        case.pick.value == "blitz"
        and case.state.phase == "tokens"
        and all(_act_kind(case, act.manoeuvre.card) != "attack" for act in case.own.played)
    ),
    "pass_later": lambda case: case.kind not in ("", "bots", "tokens"),
}
