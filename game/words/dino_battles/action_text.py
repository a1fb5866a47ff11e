"""What each choice of a battle is, in plain words."""

from collections.abc import Mapping, Sequence

from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import (
    Action,
    Attach,
    Attack,
    Bench,
    Discard,
    Load,
    Pass,
    Place,
    Play,
    Promote,
    Set,
    Switch,
    Use,
)
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.view import BattleView
from game.words.dino_battles.log_text import TableWords
from game.words.messages import shipped_messages

ACTION_TEXTS: Mapping[str, tuple[str, ...]] = {
    "keep": (),
    "mulligan": (),
    "ready": (),
    "place_active": ("card",),
    "place_bench": ("card",),
    "bench": ("card",),
    "attach": ("card", "dino"),
    "set": ("card",),
    "load": ("card",),
    "switch": ("dino",),
    "discard": ("card",),
    "play": ("card",),
    "play_on": ("card", "dino"),
    "play_against": ("card", "target"),
    "play_upgrade": ("card", "target", "dino"),
    "attack": (),
    "counterattack": (),
    "special": ("special",),
    "evade": (),
    "defend": (),
    "take": (),
    "to_combat": (),
    "end_turn": (),
    "no_attack": (),
    "no_card": (),
    "promote": ("dino",),
}
_PASSES = {"precombat": "to_combat", "postcombat": "end_turn", "move": "no_attack"}


def words_of(rules: DinoBattles, view: BattleView, names: Sequence[str]) -> TableWords:
    """The words of the table that a view shows."""
    return TableWords(rules.library, shipped_messages(rules.id), names)


def action_text(
    rules: DinoBattles, view: BattleView, decision: Decision, action: Action, names: Sequence[str]
) -> str:
    words = words_of(rules, view, names)
    key, facts = _told(rules, words, view, decision, action)
    return words.texts.say("actions", key, **facts)


def _told(
    rules: DinoBattles, words: TableWords, view: BattleView, decision: Decision, action: Action
) -> tuple[str, dict[str, str]]:
    """The key of the text, and its facts."""
    seat = decision.seat
    match action:
        case Place(card, active):
            return ("place_active" if active else "place_bench"), {"card": words.card(card)}
        case Bench(card) | Set(card) | Load(card) | Discard(card):
            return str(action).split()[0], {"card": words.card(card)}
        case Attach(card, place):
            return "attach", {"card": words.card(card), "dino": _dino(words, view, seat, place)}
        case Switch(place) | Promote(place):
            return str(action).split()[0], {"dino": _dino(words, view, seat, place)}
        case Play(card, on, name) | Use(card, on, name):
            facts = {"card": words.card(card)}
            if name:
                facts["target"] = words.card(name)
            if on is not None:
                side = seat if rules.catalogue.played[card].helps else opponent(seat)
                facts["dino"] = _dino(words, view, side, on)
            key = {(False, False): "play", (False, True): "play_on", (True, False): "play_against"}
            return key.get((bool(name), on is not None), "play_upgrade"), facts
        case Attack(special):
            if special:
                return "special", {"special": words.special(_card(view, seat, 0), special)}
            return ("counterattack" if decision.kind == "answer" else "attack"), {}
        case Pass():
            return _PASSES.get(decision.kind, "no_card"), {}
    return str(action), {}


def _card(view: BattleView, seat: Seat, place: int) -> str:
    dino = view.players[seat].dinos[place]
    assert dino is not None
    return dino.card


def _dino(words: TableWords, view: BattleView, seat: Seat, place: int) -> str:
    return words.card(_card(view, seat, place))


def refusal_text(rules: DinoBattles, view: BattleView, refusal: Refusal, names: Sequence[str]) -> str:
    return words_of(rules, view, names).refusal(refusal)
