"""The check of lessons and puzzles: every mistake by file, step and field, and each is played once."""

import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.entries import Location
from game.content.problems import Problems
from game.content.prose import text_file
from game.lessons.conditions import COMPARISONS, Condition
from game.lessons.lesson import LETTERS, LINES, Lesson, Mistake, Step
from game.lessons.library import Landmarks, load_landmarks, load_lessons
from game.lessons.play import run_lesson
from game.lessons.run import LessonRun
from game.lessons.scenario import ScenarioError, look_up
from game.rules import CONTENTS, GAMES, load

LONGEST = {
    "title": 18,
    "line": 48,
    "prompt": 64,
    "nudge": 84,
    "why": 84,
    "note": 56,
    "praise": 24,
    "text": 24,
}
"""Letters that these fields may have at the most."""
CARD_WORDS = ("card", "hand")
"""With a card's id: that card wherever it lies, and the one in the learner's hand."""


@dataclass
class _Known:
    """What the lessons of a game may name."""

    cards: Collection[str]
    icons: frozenset[str]
    landmarks: Landmarks
    rules: Any
    events: Mapping[str, Any]
    asked: Collection[str]
    states: list[Mapping[str, Any]] = field(default_factory=list)
    """All states that the lesson at hand has passed through."""
    words: set[str] = field(default_factory=set)
    """All words of the actions that could be taken on the way."""

    def watch(self, run: LessonRun) -> None:
        """Notes where a lesson stands."""
        self.states.append(run.evidence().now)
        for decision in run.match.decisions:
            self.words.update(word for action in decision.actions for word in str(action).split())


def check_lessons(folder: Path, icons: frozenset[str], problems: Problems) -> int:
    """Reports every mistake in `folder`/lessons and `folder`/learn; returns how many lessons there are."""
    lessons = load_lessons(folder, problems)
    known = {game: _known(folder, game, icons, problems) for game in GAMES} if lessons else {}
    orders: dict[tuple[str, int], str] = {}
    for key, lesson in lessons.items():
        game = key.partition("/")[0]
        location = Location(problems, f"lessons/{key}.yaml", "")
        texts = Location(problems, text_file(f"lessons/{key}"), "")
        if game not in GAMES or lesson.game != game:
            location.problem("game", f"must be the name of its folder, '{game}', and of a game")
            continue
        if not lesson.puzzle:
            first = orders.setdefault((game, lesson.order), key)
            if first != key:
                location.problem("order", f"{lesson.order} is that of {first} too")
        _check(lesson, known[game], location)
        _check_words(lesson, texts)
    return len(lessons)


def _known(folder: Path, game: str, icons: frozenset[str], problems: Problems) -> _Known:
    landmarks = load_landmarks(folder, game, problems)
    for number in landmarks.numbers:
        if number.place and not landmarks.has(number.place_for(0)):
            problems.add(f"learn/{game}.yaml", number.id, "place", f"unknown place '{number.place}'")
        if number.icon and number.icon not in icons:
            problems.add(f"learn/{game}.yaml", number.id, "icon", f"unknown icon '{number.icon}'")
    # The cards' own mistakes are reported by their own check.
    cards = CONTENTS[game].load_library(folder, Problems()).card_ids
    spec = GAMES[game]
    return _Known(cards, icons, landmarks, load(game), spec.events, spec.decisions)


def _check(lesson: Lesson, known: _Known, location: Location) -> None:
    if lesson.puzzle and sum(step.acts for step in lesson.steps) != 1:
        location.problem("steps", "a puzzle has one step in which something is done")
    if not lesson.steps:
        location.problem("steps", "is missing")
    elif lesson.steps[0].scene is not None:
        location.problem("steps", "the first step's scene is the lesson's own set-up")
    before = len(location.problems)
    known.states, known.words = [], set()
    try:
        for failure in run_lesson(lesson, known.watch).failures:
            location.problem("solution", failure)
    except ScenarioError as error:
        location.problem("", str(error))
    played = len(location.problems) == before
    _check_actions(lesson.opponent, "opponent", known, location)
    for number, step in enumerate(lesson.steps, 1):
        place = Location(location.problems, location.file, f"step {number}")
        _check_step(step, known, place, played=played)
    for number, tip in enumerate(lesson.coach.tips if lesson.coach is not None else (), 1):
        place = Location(location.problems, location.file, f"tip {number}")
        _check_shown(tip.show, known, place)
        _check_condition(tip.when, "when", known, place, played=False)


def _check_step(step: Step, known: _Known, place: Location, *, played: bool) -> None:
    _check_shown(step.show, known, place)
    for name in ("allow", "opponent", "solution"):
        _check_actions(getattr(step, name), name, known, place)
    if step.acts and not step.solution:
        place.problem("solution", "is missing: something is to be done in this step")
    for name in ("until", "success", "fail"):
        _check_condition(getattr(step, name), name, known, place, played=played)
    if step.acts and (not step.mistakes or step.mistakes[-1].when is not None):
        place.problem("mistakes", "the last one must be for all others, without 'when'")
    if not step.acts and (step.mistakes or step.solution or step.until or step.fail):
        place.problem("success", "is missing: without it the step is only read")
    for number, mistake in enumerate(step.mistakes, 1):
        _check_mistake(mistake, known, place.within(f"mistakes[{number}]"), played=played)
    for number, one in enumerate(step.instead, 1):
        _check_card(one.card, "card", known, place.within(f"instead[{number}]"))
    for number, aside in enumerate(step.asides, 1):
        beside = place.within(f"asides[{number}]")
        _check_shown(aside.show, known, beside)
        _check_asked(aside.asked, "asked", known, beside)


def _check_mistake(mistake: Mistake, known: _Known, place: Location, *, played: bool) -> None:
    if mistake.card:
        _check_card(mistake.card, "card", known, place)
    _check_shown(mistake.show, known, place)
    _check_condition(mistake.when, "when", known, place, played=played)
    for row in mistake.rows:
        if row.icon and row.icon not in known.icons:
            place.problem("rows.icon", f"unknown icon '{row.icon}'")
        if played and not _leads_somewhere(row.path, known):
            place.problem("rows.path", f"'{row.path}' leads nowhere in the state")


def plain(text: str) -> str:
    """The words without their marks of emphasis."""
    return text.replace("*", "")


def _check_words(lesson: Lesson, texts: Location) -> None:
    """Texts that are too long for their place, and those that a step lacks in which something is done."""
    for name in ("title", "line"):
        _check_text(getattr(lesson, name), name, name, texts)
    for step in lesson.steps:
        _check_say(step.say, f"{step.id}-say", texts)
        for name in ("prompt", "nudge", "why"):
            _check_text(getattr(step, name), name, f"{step.id}-{name}", texts)
            if step.acts and not getattr(step, name):
                texts.problem(f"{step.id}-{name}", "is missing: something is to be done in this step")
        _check_text(step.praise, "praise", f"{step.id}-praise", texts)
        for one in step.instead:
            _check_text(one.note, "note", f"{step.id}-instead-{one.id}-note", texts)
        for aside in step.asides:
            _check_say(aside.say, f"{step.id}-aside-{aside.id}-say", texts)
        for mistake in step.mistakes:
            start = f"{step.id}-mistake-{mistake.id}"
            _check_say(mistake.say, f"{start}-say", texts)
            _check_text(mistake.note, "note", f"{start}-note", texts)
            for row in mistake.rows:
                _check_text(row.text, "text", f"{start}-row-{row.id}-text", texts)
    for tip in lesson.coach.tips if lesson.coach is not None else ():
        _check_say(tip.say, f"coach-tip-{tip.id}-say", texts)


def _check_say(text: str, text_id: str, texts: Location) -> None:
    lines = textwrap.wrap(plain(text), LETTERS)
    if len(lines) > LINES:
        texts.problem(
            text_id, f"{len(lines)} lines of {LETTERS} letters are too many for the paper, which has {LINES}"
        )


def _check_text(text: str, name: str, text_id: str, texts: Location) -> None:
    if len(plain(text)) > LONGEST[name]:
        texts.problem(text_id, f"{len(plain(text))} letters are too many: {LONGEST[name]} fit")


def _check_card(card: str, name: str, known: _Known, place: Location) -> None:
    if card not in known.cards:
        place.problem(name, f"unknown card '{card}'")


def _check_shown(shown: Sequence[str], known: _Known, place: Location) -> None:
    for one in shown:
        word, _, rest = one.partition(" ")
        if word in CARD_WORDS and rest:
            _check_card(rest, "show", known, place)
        elif not known.landmarks.has(one):
            place.problem("show", f"the table has no place '{one}' (data/learn lists them)")


def _check_actions(actions: Sequence[str], name: str, known: _Known, place: Location) -> None:
    """Each word must be that of an action that was met, a card or a number; without `*` it is parsed too."""
    for action in actions:
        words = action.split()
        for word in words if "*" in action else words[1:]:
            if not ("*" in word or word in known.words or word in known.cards or word.lstrip("-").isdigit()):
                place.problem(name, f"'{action}' is no action: nothing is called '{word}'")
        if "*" in action and name != "solution":
            continue
        try:
            known.rules.parse(action)
        except ValueError as error:
            place.problem(name, f"'{action}' is no action: {error}")


def _check_condition(
    condition: Condition | None, name: str, known: _Known, place: Location, *, played: bool
) -> None:
    for one in condition.all_within() if condition is not None else ():
        _check_actions(one.did, name, known, place)
        for path, wanted in one.state.items():
            _check_comparisons(wanted, name, place)
            if played and not _leads_somewhere(path, known):
                place.problem(name, f"'{path}' leads nowhere in the state")
        for message in _wrong_in_event(one, known):
            place.problem(name, message)
        for wanted in one.event.values():
            _check_comparisons(wanted, name, place)
        _check_asked(one.asked, name, known, place)


def _check_asked(kinds: Sequence[str], name: str, known: _Known, place: Location) -> None:
    for kind in kinds:
        if kind not in known.asked:
            place.problem(name, f"nobody is asked '{kind}' (known: {', '.join(known.asked)})")


def _check_comparisons(wanted: Any, name: str, place: Location) -> None:
    for comparison in wanted if isinstance(wanted, dict) else ():
        if comparison not in COMPARISONS:
            place.problem(name, f"unknown comparison '{comparison}' (known: {', '.join(COMPARISONS)})")


def _wrong_in_event(condition: Condition, known: _Known) -> Iterator[str]:
    if not condition.event:
        return
    kind = str(condition.event.get("kind", ""))
    if kind not in known.events:
        yield f"unknown kind of event '{kind}'"
        return
    facts = {name for variant in known.events[kind] for name in variant}
    for name in condition.event:
        if name != "kind" and name not in facts:
            yield f"an event '{kind}' has no '{name}' (known: {', '.join(sorted(facts))})"


def _leads_somewhere(path: str, known: _Known) -> bool:
    if path.partition(".")[0] == "outcome":
        return True
    for state in known.states:
        try:
            look_up(state, path)
        except KeyError:
            continue
        return True
    return False
