"""What each choice of a battle is, in plain words."""

from collections.abc import Sequence

from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import (
    Action,
    Attach,
    Attack,
    Bench,
    Choose,
    Defend,
    Discard,
    Evade,
    Keep,
    Load,
    Mulligan,
    Pass,
    Place,
    Play,
    Promote,
    Ready,
    Set,
    Switch,
    Take,
    Use,
)
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.view import BattleView
from game.words.dino_battles.log_text import TableWords
from game.words.messages import shipped_messages


def words_of(rules: DinoBattles, view: BattleView, names: Sequence[str]) -> TableWords:
    """The words of the table that a view shows."""
    return TableWords(rules.library, shipped_messages(rules.id), names)


def action_text(
    rules: DinoBattles, view: BattleView, decision: Decision, action: Action, names: Sequence[str]
) -> str:
    words, seat = words_of(rules, view, names), decision.seat

    def choice_text(key: str, **facts: object) -> str:
        return words.texts.say("actions", key, **facts)

    match action:
        case Place(card, active):
            return choice_text("place", card=words.card(card), active=active)
        case Bench(card):
            return choice_text("bench", card=words.card(card))
        case Set(card):
            return choice_text("set", card=words.card(card))
        case Load(card):
            return choice_text("load", card=words.card(card))
        case Choose(card):
            return choice_text("choose", card=words.card(card))
        case Discard(card):
            return choice_text("discard", card=words.card(card))
        case Attach(card, place):
            return choice_text("attach", card=words.card(card), dino=_dino(words, view, seat, place))
        case Switch(place):
            return choice_text("switch", dino=_dino(words, view, seat, place))
        case Promote(place):
            return choice_text("promote", dino=_dino(words, view, seat, place))
        case Play(card, on, name) | Use(card, on, name):
            side = seat if rules.catalogue.played[card].helps else opponent(seat)
            return choice_text(
                "play",
                card=words.card(card),
                named=bool(name),
                target=words.card(name) if name else "",
                aimed=on is not None,
                dino="" if on is None else _dino(words, view, side, on),
            )
        case Attack(special):
            if special:
                return choice_text("special", special=words.special(_card(view, seat, 0), special))
            return choice_text("counterattack" if decision.kind == "answer" else "attack")
        case Pass():
            return choice_text("pass", decision=decision.kind)
        case Keep():
            return choice_text("keep")
        case Mulligan():
            return choice_text("mulligan")
        case Ready():
            return choice_text("ready")
        case Evade():
            return choice_text("evade")
        case Defend():
            return choice_text("defend")
        case Take():
            return choice_text("take")


def _card(view: BattleView, seat: Seat, place: int) -> str:
    dino = view.players[seat].dinos[place]
    assert dino is not None
    return dino.card


def _dino(words: TableWords, view: BattleView, seat: Seat, place: int) -> str:
    return words.card(_card(view, seat, place))


def refusal_text(rules: DinoBattles, view: BattleView, refusal: Refusal, names: Sequence[str]) -> str:
    return words_of(rules, view, names).refusal(refusal)
