"""The fields of a lesson or a puzzle: a scenario with words, highlights, mistakes and a solution.

A shipped one has its words in data/text/LANGUAGE/lessons: `LESSON` says which fields these are. A lesson that
lies elsewhere has them in its own file.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.content.prose import Shape
from game.engine.seats import Seat
from game.lessons.conditions import Condition, Patterns, matches
from game.lessons.scenario import Scenario

LETTERS, LINES = 28, 4
"""So many letters of the speech paper's type stand on a line, and so many lines on it."""

Level = Literal["easy", "normal", "hard"]
"""The computer players that a coached match can be against."""


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A line of "The price" beside the numbers that changed: words, and the value at a path."""

    text: str
    path: str
    icon: str = ""
    id: str = ""


class Mistake(msgspec.Struct, forbid_unknown_fields=True):
    """What Rivet says where a step was not passed; without `when`, of all mistakes that no other is for.

    `show` names what is lit, beside the numbers that changed; without it what the step shows. `note` says in
    a few words what it cost. Beside it stands the card that the choice names, or `card`, with the card's
    name or `name`.
    """

    say: str
    note: str = ""
    when: Condition | None = None
    card: str = ""
    name: str = ""
    rows: tuple[Row, ...] = ()
    show: Patterns = ()
    id: str = ""


class Instead(msgspec.Struct, forbid_unknown_fields=True):
    """Another choice, shown after a mistake; the first one of a step is the lesson's own."""

    card: str
    note: str
    name: str = ""
    id: str = ""


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """Another position, with the fields of a scenario; `options` are added to the lesson's.

    One that `goes_on` has all pieces where the step before left them: only hands and tokens are others.
    """

    setup: dict[str, Any]
    goes_on: bool = False
    options: dict[str, str | dict[str, Any]] = {}
    dice: list[int] | None = None
    moves: list[str] = []


class Aside(msgspec.Struct, forbid_unknown_fields=True):
    """What Rivet says, and what is lit, while the learner is asked a question of one of these kinds.

    For questions that come up on the way through a step, of which its own words say nothing.
    """

    say: str
    asked: Patterns
    show: Patterns = ()
    id: str = ""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One step. Without `success` it is only read; else the learner acts until it is judged.

    `show` names what is lit: cards and places of the table (data/learn). `prompt` says what to do. `allow`
    are the actions that can be picked; all legal ones if empty. `opponent` are the other seat's choices in
    this step, each once, the first that is legal when it is asked. The step is judged after each choice of
    the learner, or with `until` only when that holds or the match is over: it is passed when `success`
    holds. `fail` is asked after each choice. `nudge` and `why` are hints, the `solution` is the third one.
    With a `scene` the step, but not the first one, begins in another position. `asides` are what is said
    at questions on the way. `praise` names in a few words what the learner did: it begins what is said next.
    """

    say: str
    show: Patterns = ()
    prompt: str = ""
    allow: Patterns = ()
    opponent: Patterns = ()
    until: Condition | None = None
    success: Condition | None = None
    fail: Condition | None = None
    mistakes: tuple[Mistake, ...] = ()
    instead: tuple[Instead, ...] = ()
    nudge: str = ""
    why: str = ""
    solution: tuple[str, ...] = ()
    scene: Scene | None = None
    asides: tuple[Aside, ...] = ()
    praise: str = ""
    id: str = ""

    @property
    def acts(self) -> bool:
        """Whether the learner does something in it."""
        return self.success is not None

    def aside(self, kind: str) -> Aside | None:
        """What is said at a question of this kind, if it is one on the way."""
        return next((one for one in self.asides if matches(kind, one.asked)), None)


class Tip(msgspec.Struct, forbid_unknown_fields=True):
    """What the coach says once, when something new comes up."""

    say: str
    when: Condition
    show: Patterns = ()
    id: str = ""


class Coach(msgspec.Struct, forbid_unknown_fields=True):
    """After the last step the match is played to its end against a computer player, with tips."""

    level: Level
    tips: tuple[Tip, ...]


class Lesson(Scenario, kw_only=True, forbid_unknown_fields=True):
    """A lesson, or a puzzle of one step; `moves` are played before its first step, `expect` holds at its end.

    `title` is its name wherever it is named, `line` says what it teaches. `order` is its number on the
    game's path; puzzles have a `difficulty` of 1 to 3 instead. `opponent` are choices of the other seat
    where a step says nothing, the first legal one; without any it takes its first legal action. The learner
    has the seat `seat`, `names` are those of both.
    """

    kind: Literal["lesson", "puzzle"] = "lesson"
    line: str
    order: Annotated[int, Meta(ge=1, le=99)] = 1
    difficulty: Annotated[int, Meta(ge=1, le=3)] = 1
    minutes: Annotated[int, Meta(ge=1, le=30)] = 3
    seat: Annotated[Seat, Meta(ge=0, le=1)] = 0
    names: tuple[str, str] = ("Ada", "Brunel")
    opponent: Patterns = ()
    steps: tuple[Step, ...]
    coach: Coach | None = None

    @property
    def puzzle(self) -> bool:
        return self.kind == "puzzle"


_MISTAKE = Shape(needs=("say",), may=("note", "name"), inside={"rows": ("row", Shape(needs=("text",)))})
_STEP = Shape(
    needs=("say",),
    may=("prompt", "nudge", "why", "praise"),
    inside={
        "mistakes": ("mistake", _MISTAKE),
        "instead": ("instead", Shape(needs=("note",), may=("name",))),
        "asides": ("aside", Shape(needs=("say",))),
    },
)
_COACH = Shape(inside={"tips": ("tip", Shape(needs=("say",)))})
LESSON = Shape(needs=("title", "line"), inside={"steps": ("", _STEP), "coach": ("coach", _COACH)})
"""The fields that are prose."""
