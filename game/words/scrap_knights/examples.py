"""The texts that Scrap Knights needs: all that its cards, its log and its choices can ask for."""

from collections.abc import Iterator
from types import MappingProxyType, SimpleNamespace
from typing import Any, get_args

from game.content.examples import examples
from game.content.scrap_knights import Act, Bot, Card, Library, Line, Link, Ult
from game.content.scrap_knights.cards import Overcharge, Prep, Priority, Secret, Trigger
from game.content.scrap_knights.conditions import CONDITIONS, Hit
from game.content.scrap_knights.verbs import AMOUNT_WORDS, VERBS, ActKind, Amount, Deal, Move, Suffer, Token
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.engine.seats import SEATS
from game.rules.scrap_knights.actions import (
    DIRECTIONS,
    NONE,
    OVERCHARGE,
    PASS,
    Action,
    Manoeuvre,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.rules.scrap_knights.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.rules.scrap_knights.state import TOKENS
from game.rules.scrap_knights.strengths import STRENGTHS
from game.rules.scrap_knights.turn import SHOWN_PHASES
from game.words.check.recorder import Recorder
from game.words.scrap_knights.card_notes import card_notes
from game.words.scrap_knights.card_text import card_text, effect_text
from game.words.scrap_knights.chain_text import CHAIN_PREVIEW
from game.words.scrap_knights.log_text import PROMPTS, DuelWords
from game.words.scrap_knights.outcome_text import LOGGED
from game.words.scrap_knights.pending_text import PENDING
from game.words.scrap_knights.short_text import short_what, short_when, shortest_when
from game.words.scrap_knights.table_text import HINTS, PICK, SHOUTS, TAGS, WELL, WHY_NOW

_SECRET_CARD = "example_secret"
"""The id of a card whose priority is chosen in secret."""
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


_NOTHING: MappingProxyType[str, Any] = MappingProxyType({})


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for kind in (*_ACT_KINDS, "ult", "bot"):
        needed.add("kinds", kind)
    for kind in _ACT_KINDS:
        needed.add("many_kinds", kind)
    library = _library()
    for card in _cards():
        card_text(card, library, needed)
        card_notes(card, needed)
        if isinstance(card, Act):
            _write_played(card, needed)
        else:
            short_when(card, library, needed)
        if isinstance(card, Ult):
            shortest_when(card, library, needed)
        short_what(card, library, needed)
        if isinstance(card, Bot):
            needed.add("not_met", f"{card.trigger.event}_{card.trigger.who}")
    words = DuelWords(library, needed, ("Ada", "Brunel"))
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()), EXAMPLE_CARD)
        for action in _actions():
            words.action(action, decision)
    for key, facts in PROMPTS.items():
        words.question(key, **dict.fromkeys(facts, ""))
    for section, keys in (
        ("hints", HINTS),
        ("tags", TAGS),
        ("well", WELL),
        ("chain_preview", CHAIN_PREVIEW),
        ("pick", PICK),
        ("pending", PENDING),
        ("log", LOGGED),
    ):
        for key, facts in keys.items():
            needed.add(section, key, frozenset(facts))
    for trigger in WHY_NOW:
        needed.add("why_now", trigger, frozenset({"name"}))
    for shout in SHOUTS:
        needed.add("shouts", shout, frozenset({"name"}))
    for phase in SHOWN_PHASES:
        needed.add("phases", phase)
    needed.add("short_verbs", "gain_each")
    for strength in STRENGTHS:
        needed.add("strengths", strength)
    end: Any = SimpleNamespace(players=[SimpleNamespace(hp=1, heat=7)] * len(SEATS))
    for reason in OUTCOME_REASONS:
        for winner in (0, None):
            words.reason(winner, reason, end)
    words.reason(0, CONCEDED, end)
    return needed


def _write_played(act: Act, needed: Recorder) -> None:
    """The effects of an ACT that lies face up, with and without what can be chosen for it."""
    library = _library(act)
    for number, direction, named in ((0, 0, ""), (2, -1, _SECRET_CARD), (-2, 1, _SECRET_CARD)):
        effect_text(Manoeuvre(act.id, number, direction, named), 0, library, needed)


def _actions() -> Iterator[Action]:
    """Choices that together have everything that a choice can have."""
    yield from (PlayActs(()), NONE, OVERCHARGE, PASS)
    yield PlayActs((Manoeuvre(_SECRET_CARD, -2, named=EXAMPLE_CARD, overcharged=True),))
    for direction in DIRECTIONS.values():
        yield UseBot(EXAMPLE_CARD, direction)
    for token in TOKENS:
        yield SpendToken(token)
        yield SpendToken(token, EXAMPLE_CARD)


def _library(act: Act | None = None) -> Library:
    """The cards that the examples name."""
    acts = {EXAMPLE_CARD: act or _act(_LINE), _SECRET_CARD: _act(Line((_STEP,), "secret"))}
    ults = {EXAMPLE_CARD: _ult(_LINKS[0], overcharge=Overcharge(1, (_LINE,)))}
    return Library(MappingProxyType(acts), MappingProxyType(ults), _NOTHING, _NOTHING)


def _act(line: Line, heat: int = 1, **more: Any) -> Act:
    return Act(EXAMPLE_CARD, "Example", "attack", heat, (line,), **more)


def _ult(link: Link, **more: Any) -> Ult:
    return Ult(EXAMPLE_CARD, "Example", link, (_LINE,), **more)


def _cards() -> Iterator[Card]:
    """Cards that together use the whole vocabulary."""
    for kind in VERBS.values():
        settings = {"amount": _AMOUNTS} if kind in (Deal, Suffer) else {}
        for verb in examples(kind, EXAMPLE_CARD, **settings):
            yield _act(Line((Step(verb),)))
            yield _act(Line((_STEP, Step(verb, unpreventable=True))))
    for condition_kind in CONDITIONS.values():
        for condition in examples(condition_kind, EXAMPLE_CARD):
            yield _act(Line((Step(Deal(1), when=(condition,)), _STEP)))
            yield _act(Line((Step(Deal(1), when=(Hit(), condition)), Step(Deal(1), when=(Hit(), condition)))))
    priorities: list[Any] = [1, -1, *_words(Priority)]
    for priority in priorities:
        if priority != "tag":
            yield _act(Line((_STEP,), priority))
    yield _act(_LINE, heat=0)
    yield _act(_LINE, secret=Secret("card"))
    yield _act(_LINE, secret=Secret("number", -3, 3))
    yield _act(_LINE, secret=Secret("number", 1, 4))
    yield _act(_LINE, overcharge=Overcharge(1, (_LINE,)), range=1)
    for link in _LINKS:
        yield _ult(link)
    for prep in (Prep(3), Prep(3, "attack")):
        yield _ult(_LINKS[0], range=1, prep=prep)
    yield _ult(_LINKS[0], overcharge=Overcharge(1, (_LINE,)))
    for trigger in examples(Trigger, EXAMPLE_CARD):
        for line in (_LINE, Line((_STEP,), "tag"), Line((Step(Move(1)),))):
            yield Bot(EXAMPLE_CARD, "Example", trigger, (line,), on_use=(_STEP,))


def _words(kind: Any) -> Iterator[str]:
    """The words among the alternatives of a type."""
    for part in get_args(kind):
        yield from get_args(part)
