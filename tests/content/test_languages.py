"""Another language is one folder: nothing of English is left in what is loaded from it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.content.fluent import split
from game.content.icons import icon_names
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import LANGUAGE
from game.content.rulebook import load_rulebook
from game.content.tips import SHARED_TIPS, load_tips
from game.content.yaml_file import parse_yaml
from game.lessons.library import load_lessons
from game.rules import GAMES
from game.words.check.prose import check_prose
from game.words.messages import SCREENS, SHARED, load_messages

OTHER = "xx"

_KEPT = re.compile(r"\{[^{}]*\}|:[a-z_0-9]+:|\]\([a-z_0-9]+\)|[^a-zA-Z{:\]]+|[{:\]]")
"""Facts, icons, keys of links, and what has no letters."""
_PROSE = re.compile(r"^\"?[A-Z].* [a-z]+|[a-z][.!?,;:]( |$)")
"""More than a name, a place of a table or a move: with a capital and small words, or with a full stop."""
_SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")


def translated(text: str) -> str:
    """Every word written backwards.

    >>> translated("Pay *one* :heat: in your [turn](turn), { $name }.")
    'yaP *eno* :heat: ni ruoy [nrut](turn), { $name }.'
    """
    pieces = _KEPT.split(text), [*_KEPT.findall(text), ""]
    return "".join(word[::-1] + kept for word, kept in zip(*pieces, strict=True))


@pytest.fixture
def other(data: Path) -> Path:
    """The shipped content with a folder of another language beside the English one.

    A message with a choice keeps its keys: only its first line would be told apart from them by a parser.
    """
    for path in (data / "text" / LANGUAGE).rglob("*.ftl"):
        copy = data / "text" / OTHER / path.relative_to(data / "text" / LANGUAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        sources = split(path.read_text(encoding="utf-8"))
        said = (
            f"{name} = {source if '->' in source else indented(translated(source))}"
            for name, source in sources.items()
        )
        copy.write_text("\n".join(said) + "\n", encoding="utf-8")
    return data


def indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def texts(value: Any, *, without: str = "") -> Iterator[str]:
    """All texts in plain values, those in a field `without` left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            if not without or key != without:
                yield from texts(one, without=without)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one, without=without)


def prose(folder: Path, language: str) -> dict[str, list[str]]:
    """All texts of what is read, by kind and game, keys and names among them."""
    problems = Problems()
    loaded: dict[str, Any] = {"lessons": dict(load_lessons(folder, problems, language))}
    for game in GAMES:
        loaded[f"rulebook/{game}"] = load_rulebook(folder, game, problems, language)
    for name in (SHARED_TIPS, *GAMES):
        loaded[f"tips/{name}"] = load_tips(folder, name, problems, language)
    problems.raise_if_any()
    return {name: list(texts(msgspec.to_builtins(value))) for name, value in loaded.items()}


def test_no_sentence_of_english_is_left_in_another_language(other: Path) -> None:
    english, foreign = prose(other, LANGUAGE), prose(other, OTHER)
    written = {text for name in english for text in of_files(other, name) if _SENTENCE.search(text)}
    for name, said in english.items():
        pairs = list(zip(said, foreign[name], strict=True))
        assert all(changed in (text, translated(text)) for text, changed in pairs), name
        # A simple game has no texts of its own there.
        assert not [*of_files(other, name)] or sum(changed != text for text, changed in pairs) >= 8, name
        # What is the same are names, keys and moves: no text of the English files.
        assert not written & {text for text, changed in pairs if changed == text}, name


def of_files(folder: Path, name: str) -> Iterator[str]:
    """The texts in the English files of a kind or of one game of it."""
    for path in (folder / "text" / LANGUAGE).rglob("*.ftl"):
        if path.relative_to(folder / "text" / LANGUAGE).as_posix().startswith(name):
            yield from split(path.read_text(encoding="utf-8")).values()


def test_messages_are_those_of_the_language(other: Path) -> None:
    prices = [f"learn/{path.stem}" for path in (other / "text" / LANGUAGE / "learn").glob("*.ftl")]
    for name in (SHARED, SCREENS, *GAMES, *prices):
        problems = Problems()
        english, foreign = (load_messages(other, name, problems, language) for language in (LANGUAGE, OTHER))
        problems.raise_if_any()
        assert english.sources.keys() == foreign.sources.keys()
        for key, source in english.sources.items():
            if "->" not in source:
                assert foreign.sources[key].split() == translated(source).split(), key


@pytest.mark.slow
def test_a_translation_that_is_whole_has_no_mistakes(other: Path) -> None:
    problems = Problems()
    check_prose(other, icon_names(), problems)
    assert [str(problem) for problem in problems] == []


@pytest.mark.slow
def test_what_a_translation_lacks_is_reported(other: Path) -> None:
    folder = other / "text" / OTHER
    (folder / "tips" / "shared.ftl").unlink()
    (folder / "tips" / "chess.ftl").write_text("mate-title = Etam\n", encoding="utf-8")
    path = folder / "rulebook" / "scrapbots.ftl"
    text = path.read_text(encoding="utf-8")
    text = text.replace("goal-title =", "laog-title =").replace("](lanes)", "](senal)", 1)
    path.write_text(text.replace("\nturn-title =", "\nturn-title = { $hat }"), encoding="utf-8")
    problems = Problems()
    check_prose(other, icon_names(), problems)
    assert {str(problem) for problem in problems} == {
        "text/xx/tips/shared.ftl: is missing",
        "text/xx/tips/chess.ftl: unused file",
        "text/xx/rulebook/scrapbots.ftl: goal-title: is missing",
        "text/xx/rulebook/scrapbots.ftl: laog-title: unused message",
        "text/xx/rulebook/scrapbots.ftl: goal-text-aim: leads elsewhere than the text of 'en'",
        "text/xx/rulebook/scrapbots.ftl: turn-title: unknown fact '{ $hat }'",
    }


def test_yaml_has_names_and_no_sentences() -> None:
    found = [
        f"{path.relative_to(shipped('data'))}: {text}"
        for path in sorted(shipped("data").rglob("*.yaml"))
        for text in texts(parse_yaml(path.read_text(encoding="utf-8")), without="name")
        if _PROSE.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    "text", ["Win this turn.", "The game", "Buys cards from the market", "so it is, too"]
)
def test_a_sentence_is_known_from_names_places_and_moves(text: str) -> None:
    assert _PROSE.search(text)
    for name in ("Leaping Slash", "act step closer", "market {word}", "0 place pachycephalosaurus active"):
        assert not _PROSE.search(name)
