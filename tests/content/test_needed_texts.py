"""Every text that the program needs is there, none is idle, and no sentence asks for what it is not given."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game.cli import main
from game.content.game_library import load_game_library
from game.content.needed_texts import NeededTexts, check_all_texts, check_icons, check_texts
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.texts import Section, Texts
from game.content.yaml_file import parse_yaml
from game.rules import GAMES
from game.words.needed_texts import needed_texts
from tests.content.test_check import add, found

NEEDED = needed_texts()
for game in GAMES:
    for section, base in load_game_library(game, shipped("data"), Problems()).text_overrides.items():
        NEEDED[game].may_override(section, base)
ICONS = frozenset(path.stem for path in (shipped("assets") / "icons").glob("*.svg"))
Sections = Mapping[str, Section]


def shipped_sections(file: str) -> Sections:
    """All texts of a file but those that it may have before anything uses them."""
    sections = parse_yaml((shipped("data") / "text" / f"{file}.yaml").read_text(encoding="utf-8"))
    return {name: section for name, section in sections.items() if name not in NEEDED[file].optional}


SHIPPED: Mapping[str, Sections] = {file: shipped_sections(file) for file in NEEDED}
LOADED = {file: Texts(sections) for file, sections in SHIPPED.items()}

every_file = pytest.mark.parametrize("file", NEEDED)


def problems_of(file: str, sections: Sections) -> list[str]:
    """The problems when one file has these sections and the others are as they are shipped."""
    problems = Problems()
    check_all_texts({**LOADED, file: Texts(sections)}, NEEDED, ICONS, problems)
    return [str(problem) for problem in problems]


def keys_of(file: str) -> list[tuple[str, str]]:
    return [(name, key) for name, section in SHIPPED[file].items() for key in section]


ROUNDS = 8
"""Every eighth text of a file is changed at a time, so that each one is changed once."""


def changed(file: str, section: str, change: Callable[[dict[str, str]], None]) -> list[str]:
    """The problems after one section was changed."""
    texts = dict(SHIPPED[file][section])
    change(texts)
    return problems_of(file, {**SHIPPED[file], section: texts})


def renamed(file: str, keys: list[tuple[str, str]], rename: Callable[[str], str | None]) -> list[str]:
    """The problems after some texts have other keys, or are gone where there is no other key."""
    sections = dict(SHIPPED[file])
    for section, key in keys:
        texts = dict(sections[section])
        text, other = texts.pop(key), rename(key)
        sections[section] = texts if other is None else {**texts, other: text}
    return problems_of(file, sections)


def missing(file: str, section: str, key: str) -> list[str]:
    """What is said when a text is not there: a shared one is missed by every game that needs it."""
    base = NEEDED[file].overrides.get(section)
    if base is not None:
        alone = (base, key) in NEEDED[file].in_overrides
        return [f"text/{file}.yaml: {base}, {key}: is missing"] if alone else []
    if (section, key) in NEEDED[file].facts:
        return [f"text/{file}.yaml: {section}, {key}: is missing"]
    return [
        f"text/{game}.yaml: {section}, {key}: is missing"
        for game in NEEDED
        if (section, key) in NEEDED[game].facts
    ]


def test_the_shipped_texts_are_those_that_are_needed() -> None:
    problems = Problems()
    check_all_texts(LOADED, NEEDED, ICONS, problems)
    assert [str(problem) for problem in problems] == []


@every_file
def test_each_text_that_is_deleted_is_missed(file: str) -> None:
    for first in range(ROUNDS):
        keys = keys_of(file)[first::ROUNDS]
        problems = renamed(file, keys, lambda key: None)
        assert sorted(problems) == sorted(problem for one in keys for problem in missing(file, *one))
    for section, key in keys_of(file):
        assert missing(file, section, key) or section in NEEDED[file].overrides


@every_file
def test_each_text_that_is_renamed_is_missed_and_idle(file: str) -> None:
    for first in range(ROUNDS):
        keys = keys_of(file)[first::ROUNDS]
        problems = renamed(file, keys, lambda key: f"{key}x")
        idle = [f"text/{file}.yaml: {section}, {key}x: unused text" for section, key in keys]
        assert sorted(problems) == sorted(
            [*idle, *(problem for one in keys for problem in missing(file, *one))]
        )


@every_file
def test_each_unknown_fact_is_found(file: str) -> None:
    sections = {
        name: {key: text + " {weather}" for key, text in section.items()}
        for name, section in SHIPPED[file].items()
    }
    problems = problems_of(file, sections)
    for (section, key), problem in zip(keys_of(file), problems, strict=True):
        assert problem.startswith(f"text/{file}.yaml: {section}, {key}: unknown fact '{{weather}}' (known: ")


@every_file
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("See :nonesuch:.", "unknown icon ':nonesuch:'"),
        ("See {.", "a brace outside of a {fact}"),
        ("See {two words}.", "a brace outside of a {fact}"),
        ("  ", "is empty"),
    ],
)
def test_each_text_that_cannot_be_shown_is_found(file: str, text: str, wrong: str) -> None:
    sections = {name: dict.fromkeys(section, text) for name, section in SHIPPED[file].items()}
    problems = problems_of(file, sections)
    for section, key in keys_of(file):
        start = f"text/{file}.yaml: {section}, {key}: "
        assert any(problem.startswith(start) and wrong in problem for problem in problems)


@every_file
def test_each_added_text_and_section_is_idle(file: str) -> None:
    for section in SHIPPED[file]:
        problems = changed(file, section, lambda texts: texts.update(spare="Spare."))
        assert problems == [f"text/{file}.yaml: {section}, spare: unused text"]
    sections = {**SHIPPED[file], "spare": {"one": "One."}, "alone": "Alone."}
    assert problems_of(file, sections) == [
        f"text/{file}.yaml: spare, one: unused text",
        f"text/{file}.yaml: alone: unused text",
    ]


@every_file
def test_each_deleted_section_is_missed(file: str) -> None:
    for section, texts in SHIPPED[file].items():
        rest = {name: texts for name, texts in SHIPPED[file].items() if name != section}
        expected = [problem for key in texts for problem in missing(file, section, key)]
        assert sorted(problems_of(file, rest)) == sorted(expected)


def test_a_fact_that_is_sometimes_missing_may_not_be_used() -> None:
    needed = NeededTexts()
    needed.say("log", "draw", seat="Ada", cards="Slash", count=1)
    needed.say("log", "draw", seat="Ada", cards=None, count=1)
    needed.say("log", "over", winner=None, crossed=True, cards=["slash"])
    assert needed.facts["log", "draw"] == {"seat", "count"}
    assert needed.facts["log", "over"] == frozenset()


def test_a_section_of_an_edition_overrides_another() -> None:
    needed = NeededTexts()
    needed.add("keywords", "Wound")
    needed.may_override("keywords_first", "keywords")
    problems = Problems()
    sections = {
        "keywords": {"Wound": "A card."},
        "keywords_first": {"Wound": "A card. {fact}", "Sound": "Noise."},
        "keywords_third": {"Wound": "A card."},
    }
    check_texts(Texts(sections), needed, "text/x.yaml", ICONS, problems)
    assert [str(problem) for problem in problems] == [
        "text/x.yaml: keywords_first, Wound: unknown fact '{fact}' (known: none)",
        "text/x.yaml: keywords_first, Sound: unused text",
        "text/x.yaml: keywords_third, Wound: unused text",
    ]


def test_shared_texts_stand_in_for_missing_ones() -> None:
    chess, go, shared = NeededTexts(), NeededTexts(), NeededTexts()
    chess.say("log", "conceded", seat="Ada", winner="Bo", round=3)
    go.say("log", "conceded", seat="Ada", winner="Bo")
    chess.say("log", "mate", seat="Ada")
    shared.say("concede", "title")
    texts = Texts({"log": {"conceded": "{winner}, {round}", "spare": "."}, "concede": {}})
    games = NeededTexts()
    games.include(chess)
    games.include(go)
    problems = Problems()
    check_texts(texts, shared, "text/shared.yaml", ICONS, problems, used_elsewhere=games)
    check_texts(Texts({}), chess, "text/chess.yaml", ICONS, problems, shared=texts)
    check_texts(Texts({}), go, "text/go.yaml", ICONS, problems, shared=texts)
    assert [str(problem) for problem in problems] == [
        "text/shared.yaml: concede, title: is missing",
        "text/shared.yaml: log, conceded: unknown fact '{round}' (known: seat, winner)",
        "text/shared.yaml: log, spare: unused text",
        "text/chess.yaml: log, mate: is missing",
    ]


def test_an_icon_stands_between_colons_alone() -> None:
    problems = Problems()
    check_icons("*4* :energy:*:* draw 2: 12:30, or :heads: tails:", "f", "e", "", ICONS, problems)
    assert not list(problems)
    check_icons(":energy::nonesuch::heat:", "f", "e", "", ICONS, problems)
    assert [str(problem) for problem in problems] == ["f: e: unknown icon ':nonesuch:'"]


def test_check_reports_texts_icons_and_idle_files(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = data / "text" / "scrap_knights.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("  miss: ", "  mist: ", 1).replace("{round}", "{lap}"),
        encoding="utf-8",
    )
    (data / "text" / "chess.yaml").write_text("log: {}\n", encoding="utf-8")
    add(data, "rulebook/scrapbots.yaml", '- {id: odd, title: Odd, text: "See :nonesuch:."}')
    problems = found(data)
    for problem in (
        "text/scrap_knights.yaml: triggers, miss: is missing",
        "text/scrap_knights.yaml: triggers, mist: unused text",
        "text/scrap_knights.yaml: log, round: unknown fact '{lap}' (known: round)",
        "text/chess.yaml: unused file",
        "rulebook/scrapbots.yaml: odd, text: unknown icon ':nonesuch:'",
    ):
        assert problem in problems
    assert main(["check", str(data)]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_a_text_file_that_cannot_be_read_is_one_mistake(data: Path) -> None:
    (data / "text" / "scrapbots.yaml").unlink()
    assert [problem for problem in found(data) if problem.startswith("text/")] == [
        "text/scrapbots.yaml: cannot be read: No such file or directory"
    ]
