"""Every message that the program asks for is there, none is idle, and none uses what it is not given."""

import pickle
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from game.content.icons import check_icons, icon_names
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import text_file
from game.rules import GAMES
from game.words.check.call_sites import CallSite, call_sites
from game.words.check.compare import check_messages
from game.words.check.files import add_from_libraries
from game.words.check.needed import recorded_messages
from game.words.check.recorder import Recorder
from game.words.messages import SCREENS, SHARED, Messages, load_messages

FILES = (SHARED, SCREENS, *GAMES)
LOADED = {file: load_messages(shipped("data"), file, Problems()) for file in FILES}
ROUNDS = 8
"""Every eighth message of a file is changed at a time, so that each one is changed once."""


@cache
def recorded() -> Mapping[str, Recorder]:
    """What the shipped data asks for, by the file of messages."""
    recorders = recorded_messages()
    add_from_libraries(recorders, shipped("data"))
    return recorders


every_file = pytest.mark.parametrize("file", [file for file in FILES if LOADED[file].sources])


def problems_of(file: str, sources: Mapping[str, str]) -> list[str]:
    """The problems when one file has these messages and the others are as they are shipped."""
    problems = Problems()
    check_messages({**LOADED, file: Messages(sources)}, recorded(), call_sites(), icon_names(), problems)
    return [str(problem) for problem in problems]


def changes(file: str, change: Callable[[str], str | None]) -> Iterator[tuple[list[str], list[str]]]:
    """Each eighth of a file with new ids, or taken out where there is none, and the problems then."""
    names = list(LOADED[file].sources)
    for first in range(ROUNDS):
        chosen = set(names[first::ROUNDS])
        sources: dict[str, str] = {}
        for name, source in LOADED[file].sources.items():
            new = change(name) if name in chosen else name
            if new is not None:
                sources[new] = source
        yield sorted(chosen), problems_of(file, sources)


@cache
def computed(file: str) -> set[str]:
    """Sections of a file of which the code computes a key that no example asks for."""
    found = set()
    for asker in (file,) if file in GAMES else (SHARED, *GAMES):
        recorders = [recorded()[asker], recorded()[SHARED]] if asker in GAMES else recorded().values()
        told = {section_of(name) for recorder in recorders for name in recorder.facts}
        asks = {one.section for one in call_sites() if one.key is None and one.is_of(GAMES) in (asker, None)}
        found |= asks - told
    return found


def section_of(name: str) -> str:
    return name.partition("-")[0]


def may_be_absent(file: str, name: str) -> bool:
    """Whether nothing can tell that a message is missing: its key is computed, or it replaces another one."""
    return section_of(name) in {*recorded().get(file, Recorder()).overrides, *computed(file)}


def test_the_shipped_messages_are_those_that_are_asked_for() -> None:
    assert problems_of(SHARED, LOADED[SHARED].sources) == []


@pytest.mark.slow
@every_file
def test_each_message_that_is_deleted_is_missed(file: str) -> None:
    for names, problems in changes(file, lambda name: None):
        missed = {problem.split(": ")[1] for problem in problems if problem.endswith("is missing")}
        for name in names:
            if not may_be_absent(file, name) and name not in LOADED[SHARED].sources:
                assert name in missed, name
            elif name in LOADED[SHARED].sources and file == SHARED:
                own = all(name in LOADED[game].sources for game in GAMES)
                assert name in missed or own or may_be_absent(file, name), name


@pytest.mark.slow
@every_file
def test_each_message_that_is_renamed_is_idle(file: str) -> None:
    for names, problems in changes(file, lambda name: f"{name}x"):
        for name in names:
            if section_of(name) not in computed(file):
                assert f"{text_file(file)}: {name}x: unused message" in problems


@pytest.mark.default_cases(1)
@every_file
def test_each_unknown_fact_is_found(file: str) -> None:
    sources = {name: f"{source} {{ $weather }}" for name, source in LOADED[file].sources.items()}
    problems = problems_of(file, sources)
    open_sites = {f"{site.section}-{site.key}" for site in call_sites() if site.facts is None}
    for name in sources:
        start = f"{text_file(file)}: {name}: unknown fact '{{ $weather }}' (known: "
        told = any(problem.startswith(start) for problem in problems)
        assert told or name in open_sites or section_of(name) in computed(file), name


@pytest.mark.default_cases(1)
@every_file
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("See :nonesuch:.", "unknown icon ':nonesuch:'"),
        ("See {.", "cannot be read"),
        ("See { two words }.", "cannot be read"),
        ("  ", "is empty"),
        ("See { nonesuch-one }.", "refers to 'nonesuch-one', which there is not"),
        ("See { SMALL($one) }.", "unknown function 'SMALL'"),
        ("See { $count -> \n *[one] one\n }.", "has no plural form 'other'"),
    ],
)
def test_each_message_that_cannot_be_shown_is_found(file: str, text: str, wrong: str) -> None:
    problems = problems_of(file, dict.fromkeys(LOADED[file].sources, text))
    for name in LOADED[file].sources:
        start = f"{text_file(file)}: {name}: "
        assert any(problem.startswith(start) and wrong in problem for problem in problems)


@pytest.mark.default_cases(1)
@every_file
def test_an_added_message_is_idle(file: str) -> None:
    sources = {**LOADED[file].sources, "spare-one": "One."}
    assert problems_of(file, sources) == [f"{text_file(file)}: spare-one: unused message"]


def site(section: str, key: str | None, *facts: str, file: str = "ui/screen.py") -> CallSite:
    return CallSite(file, 1, section, key, frozenset(facts))


def check(loaded: Mapping[str, Mapping[str, str]], *sites: CallSite, **recorded: Recorder) -> list[str]:
    problems = Problems()
    messages = {name: Messages(sources) for name, sources in loaded.items()}
    games = {name: Recorder() for name in loaded if name not in (SHARED, SCREENS)}
    check_messages(messages, {**games, **recorded}, sites, icon_names(), problems)
    return [str(problem) for problem in problems]


def test_what_a_screen_asks_for_stands_in_a_shared_file_or_in_each_game() -> None:
    asked = site("title", "line", "count")
    assert check({SCREENS: {"title-line": "{ $count } games"}, "chess": {}}, asked) == []
    assert check({SCREENS: {}, "chess": {"title-line": "."}, "go": {"title-line": "."}}, asked) == []
    assert check({SCREENS: {}, "chess": {"title-line": "."}, "go": {}}, asked) == [
        "text/en/go.ftl: title-line: is missing"
    ]
    assert check({SCREENS: {}, "chess": {}, "go": {}}, asked) == [
        "text/en/screens.ftl: title-line: is missing"
    ]


def test_what_a_game_asks_for_may_stand_in_a_shared_file() -> None:
    asked = site("log", "mate", "seat", file="ui/tables/chess/board.py")
    assert check({SHARED: {"log-mate": "{ $seat }"}, "chess": {}, "go": {}}, asked) == []
    assert check({SHARED: {}, "chess": {}, "go": {}}, asked) == ["text/en/chess.ftl: log-mate: is missing"]
    assert check({SHARED: {}, "chess": {"log-mate": "."}, "go": {"log-mate": "."}}, asked) == [
        "text/en/go.ftl: log-mate: unused message"
    ]


def test_a_message_uses_only_facts_that_it_is_given_each_time() -> None:
    sites = (site("log", "mate", "seat", "round"), site("log", "mate", "seat"))
    assert check({SHARED: {"log-mate": "{ $seat }, { $round }"}, "chess": {}}, *sites) == [
        "text/en/shared.ftl: log-mate: unknown fact '{ $round }' (known: seat)"
    ]


def test_a_fact_that_is_sometimes_missing_may_not_be_used() -> None:
    recorder = Recorder()
    recorder.say("log", "draw", seat="Ada", cards="Slash", count=1)
    recorder.say("log", "draw", seat="Ada", cards=None, count=1)
    recorder.say("log", "over", winner=None, crossed=True, cards=["slash"])
    assert recorder.facts["log-draw"] == {"seat", "count"}
    assert recorder.facts["log-over"] == {"crossed"}


def test_a_message_that_another_one_refers_to_is_asked_for_with_its_facts() -> None:
    asked = site("log", "mate", "seat")
    sources = {"log-mate": "{ log-who } wins", "log-who": "{ $seat }{ $round }", "log-idle": "{ log-none }"}
    assert check({SHARED: sources | {"log-none": "."}, "chess": {}}, asked) == [
        "text/en/shared.ftl: log-who: unknown fact '{ $round }' (known: seat)",
        "text/en/shared.ftl: log-idle: unused message",
        "text/en/shared.ftl: log-none: unused message",
    ]
    assert check({SHARED: {"log-who": "{ $seat }"}, "chess": {"log-mate": "{ log-who }"}}, asked) == []


def test_a_section_of_an_edition_overrides_another() -> None:
    recorder = Recorder()
    recorder.add("keywords", "Wound")
    recorder.may_override("keywords_first", "keywords")
    sources = {
        "keywords-Wound": "A card.",
        "keywords_first-Wound": "A card. { $fact }",
        "keywords_first-Sound": "Noise.",
        "keywords_third-Wound": "A card.",
    }
    assert check({SHARED: {}, "chess": sources}, chess=recorder) == [
        "text/en/chess.ftl: keywords_first-Wound: unknown fact '{ $fact }' (known: none)",
        "text/en/chess.ftl: keywords_first-Sound: unused message",
        "text/en/chess.ftl: keywords_third-Wound: unused message",
    ]


def test_call_sites_are_read_from_the_code(tmp_path: Path) -> None:
    (tmp_path / "screen.py").write_text(
        'words.say("log", "one" if few else "many", count=1)\n'
        'words.say("log", key, **facts)\n'
        'words.section("kinds")["bot"]\n'
        'words.say("log", "all", **facts)\n'
    )
    sites = {(one.section, one.key, one.facts) for one in call_sites(tmp_path)}
    assert sites == {
        ("log", "one", frozenset({"count"})),
        ("log", "many", frozenset({"count"})),
        ("log", None, None),
        ("kinds", "bot", frozenset()),
        ("log", "all", None),
    }


def test_what_a_method_hands_on_is_asked_for_where_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "words" / "chess").mkdir(parents=True)
    (tmp_path / "words" / "chess" / "hints.py").write_text(
        "class Hints:\n"
        "    def hint(self, piece, key, **facts):\n"
        '        return self.texts.say("hints", key, move=1, **facts)\n'
        "    def own(self, piece):\n"
        '        return self.hint(piece, "own", name=piece)\n'
    )
    for folder in ("chess", "go"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "board.py").write_text(
            'words.hint("king", "other", piece=1)\nwords.hint(0, key)\n'
        )
    sites = {(one.file, one.section, one.key, one.facts) for one in call_sites(tmp_path)}
    assert sites == {
        ("words/chess/hints.py", "hints", "own", frozenset({"move", "name"})),
        ("chess/board.py", "hints", "other", frozenset({"move"})),
        ("chess/board.py", "hints", None, frozenset({"move"})),
    }


def test_an_icon_stands_between_colons_alone() -> None:
    problems = Problems()
    check_icons("*4* :energy:*:* draw 2: 12:30, or :heads: tails:", "f", "e", "", icon_names(), problems)
    assert not list(problems)
    check_icons(":energy::nonesuch::heat:", "f", "e", "", icon_names(), problems)
    assert [str(problem) for problem in problems] == ["f: e: unknown icon ':nonesuch:'"]


def test_recorded_messages_can_be_handed_on() -> None:
    assert pickle.loads(pickle.dumps(recorded())).keys() == recorded().keys()
