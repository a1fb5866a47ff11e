"""The texts that Scrap Knights needs: all that its cards, its log and its choices can ask for."""

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any, get_args

from game.content.examples import examples
from game.content.needed_texts import NeededTexts
from game.content.scrap_knights import Act, Bot, Card, Library, Line, Link, Ult
from game.content.scrap_knights.cards import Overcharge, Prep, Priority, Secret, Trigger
from game.content.scrap_knights.verbs import (
    AMOUNT_WORDS,
    CONDITIONS,
    VERBS,
    ActKind,
    Amount,
    Deal,
    Hit,
    Move,
    OpponentPlayedNamed,
    Suffer,
    Token,
)
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.scrap_knights.actions import (
    DIRECTIONS,
    NONE,
    OVERCHARGE,
    PASS,
    Manoeuvre,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.rules.scrap_knights.card_notes import card_notes
from game.rules.scrap_knights.card_text import card_text, played_text
from game.rules.scrap_knights.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.rules.scrap_knights.log_text import PROMPTS, DuelWords
from game.rules.scrap_knights.state import TOKENS

_ACT_KINDS = get_args(ActKind)
_AMOUNTS: tuple[Amount, ...] = (1, *AMOUNT_WORDS, *(f"4 - {word}" for word in AMOUNT_WORDS))
_STEP = Step(Deal(1))
_LINE = Line((_STEP,))

_LINKS = (
    Link("hit"),
    Link("hit", card=EXAMPLE_CARD),
    Link("hit", kind="attack", unique=True),
    Link("hit", kind="attack", range=0),
    Link("hit", distance_at_most=1, own_copies=False),
    Link("use_act", kind="attack"),
    Link("use_act", unique=True),
    Link("use_bot", resets="act_phase"),
    *(Link("spend", token=token) for token in get_args(Token)),
    Link("act_phase", heat_at_least=5, resets="heat_below", protected=True),
    Link("vent_to_zero"),
    Link("defend_against_attack", turns_running=2),
)
"""One link of each shape that a ULT can have."""

_PARRY, _LUNGE, _GUESS = "parry", "lunge", "guess"
_MANOEUVRES = (
    Manoeuvre(EXAMPLE_CARD, number=1, direction=1),
    Manoeuvre(_PARRY, number=1),
    Manoeuvre(_LUNGE, number=1, direction=1),
    Manoeuvre(_GUESS, named=EXAMPLE_CARD, overcharged=True),
)
"""Ways to play a card that between them have every secret."""


def needed_texts() -> NeededTexts:
    """Every text by section and key, each with the facts that it is given."""
    needed = NeededTexts()
    for kind in (*_ACT_KINDS, "ult", "bot"):
        needed.add("kinds", kind)
    library = _library()
    for card in _cards():
        card_text(card, library, needed)
        card_notes(card, needed)
    words = DuelWords(library, needed, ("Ada", "Brunel"))
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()), EXAMPLE_CARD)
    for action in (PlayActs(()), NONE, OVERCHARGE, PASS):
        words.action(action)
    words.action(NONE, "overcharge")
    for direction in DIRECTIONS.values():
        words.action(UseBot(EXAMPLE_CARD, direction))
    for token in TOKENS:
        words.action(SpendToken(token))
        words.action(SpendToken(token, EXAMPLE_CARD))
    for key, facts in PROMPTS.items():
        words.question(key, **dict.fromkeys(facts, ""))
    for manoeuvre in _MANOEUVRES:
        words.manoeuvre(manoeuvre)
        played_text(manoeuvre, library, needed)
    for reason in OUTCOME_REASONS:
        for winner in (0, None):
            words.reason(winner, reason, (0, 0), (0, 0))
    words.reason(0, CONCEDED, (0, 0), (0, 0))
    return needed


def _library() -> Library:
    """The cards that the examples name."""
    guess = Line((Step(Deal(1), when=(OpponentPlayedNamed(),)),))
    acts = {
        EXAMPLE_CARD: _act(_LINE),
        _PARRY: _act(Line((_STEP,), "secret")),
        _LUNGE: _act(Line((Step(Move("secret")),))),
        _GUESS: _act(guess, overcharge=Overcharge(1, (_LINE,))),
    }
    ults = {EXAMPLE_CARD: Ult(EXAMPLE_CARD, "Example", _LINKS[0], (_LINE,))}
    empty: MappingProxyType[str, Any] = MappingProxyType({})
    return Library(MappingProxyType(acts), MappingProxyType(ults), empty, empty)


def _act(line: Line, **more: Any) -> Act:
    return Act(EXAMPLE_CARD, "Example", "attack", more.pop("heat", 1), (line,), **more)


def _cards() -> Iterator[Card]:
    """Cards that together use the whole vocabulary."""
    for kind in VERBS.values():
        settings = {"amount": _AMOUNTS} if kind in (Deal, Suffer) else {}
        for verb in examples(kind, EXAMPLE_CARD, **settings):
            yield _act(Line((Step(verb, unpreventable=True),)))
    for condition_kind in CONDITIONS.values():
        for condition in examples(condition_kind, EXAMPLE_CARD):
            yield _act(Line((Step(Deal(1), when=(condition,)),)))
    yield _act(Line((Step(Deal(1), when=(Hit(),)), _STEP, _STEP)))
    # A Tag waits for the trigger of its BOT: no other card has one.
    priorities: list[Any] = [1, -1, *(word for word in _words(Priority) if word != "tag")]
    for priority in priorities:
        yield _act(Line((_STEP,), priority))
    yield _act(_LINE, heat=0)
    yield _act(_LINE, secret=Secret("card"))
    yield _act(_LINE, secret=Secret("number", -3, 3))
    yield _act(_LINE, secret=Secret("number", 1, 4))
    yield _act(_LINE, overcharge=Overcharge(1, (_LINE,)), range=1)
    for link in _LINKS:
        yield Ult(EXAMPLE_CARD, "Example", link, (_LINE,))
    for prep in (Prep(3), Prep(3, "attack")):
        yield Ult(EXAMPLE_CARD, "Example", _LINKS[0], (_LINE,), range=1, prep=prep)
    yield Ult(EXAMPLE_CARD, "Example", _LINKS[0], (_LINE,), overcharge=Overcharge(2, (_LINE,)))
    for trigger in examples(Trigger, EXAMPLE_CARD):
        lines = (_LINE, Line((Step(Move(1)),), "tag"))
        yield Bot(EXAMPLE_CARD, "Example", trigger, lines, on_use=(_STEP,))


def _words(kind: Any) -> Iterator[str]:
    """The words among the alternatives of a type."""
    for part in get_args(kind):
        yield from get_args(part)
