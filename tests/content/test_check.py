"""Every mistake in content is reported with file, entry and field, and all of them at once."""

import shutil
from pathlib import Path

import pytest

from game.cli import main
from game.content.check import check_content
from game.content.places import shipped
from game.content.problems import Problems
from game.content.scrap_knights import load_library
from game.content.yaml_file import parse_yaml
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules.scrap_knights.rules import ScrapKnights


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    shutil.copytree(shipped("data"), folder)
    return folder


def add(data: Path, file: str, text: str) -> None:
    path = data / "scrap_knights" / file
    path.write_text(path.read_text(encoding="utf-8") + text + "\n", encoding="utf-8")


def found(data: Path) -> list[str]:
    problems, _ = check_content(data)
    return [str(problem) for problem in problems]


def test_the_shipped_content_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert "sound" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "text", "named"),
    [
        (
            "acts.yaml",
            "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{smash: 3}]}]}",
            "acts.yaml: zap, effects[0].do[0]: unknown verb 'smash'",
        ),
        (
            "acts.yaml",
            "- {id: zap, name: Zap, kind: attack, heat: 1, colour: red, effects: [{do: [{deal: 3}]}]}",
            "acts.yaml: zap, colour: unknown field",
        ),
        ("acts.yaml", "- {name: Zap, kind: attack, heat: 1, effects: [{do: [{deal: 3}]}]}", "acts.yaml: #37, id"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: hot, effects: [{do: [{deal: 3}]}]}", "zap, heat: expected `int`"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, effects: [{do: [{deal: 3}]}]}", "zap, heat: is missing"),
        ("acts.yaml", "- {id: slash, name: Slash, kind: attack, heat: 1, effects: [{do: [{deal: 3}]}]}", "slash, id: stands twice"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{deal: much}]}]}", "zap, effects[0].do[0].deal"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{deal: 1, when: tired}]}]}", "unknown condition 'tired'"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{deal: 1, vent: 1}]}]}", "exactly one verb, not 2"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{move: secret}]}]}", "uses a secret number"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{copy_prepared: true}]}]}", "no `prep`"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{do: [{copy_next_turn: nope}]}]}", "there is no ACT 'nope'"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{priority: tag, do: [{deal: 1}]}]}", "tag is for BOTs"),
        ("acts.yaml", "- {id: Zap!, name: Zap, kind: attack, heat: 1, effects: [{do: [{deal: 3}]}]}", "snake_case"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: none}", "must be a list of effects"),
        ("acts.yaml", "- {id: zap, name: Zap, kind: attack, heat: 1, effects: [{steps: []}]}", "must be a mapping with `do`"),
        ("acts.yaml", "- just words", "#37: must be a mapping"),
        ("bots.yaml", "- {id: slash, name: S, trigger: {who: you, event: move}, effects: [{do: [{deal: 1}]}]}", "is also the id of a card in acts.yaml"),
        ("mechs.yaml", "- {id: odd, name: Odd, plan: x, acts: [slash, slash], ult: nuke, bots: [r2]}", "there is no ULT 'nuke'"),
        ("mechs.yaml", "- {id: odd, name: Odd, plan: x, acts: [slash, slash, dash, stab, vent, wait], ult: test, bots: [ad_chain, ad_pester, dd_burst]}", "slash stands in it more than once"),
        ("mechs.yaml", "- {id: odd, name: Odd, plan: x, acts: [slash, crash, dash, stab, vent, wait], ult: tas_custom, bots: [ad_chain, ad_pester, dd_burst], prep: [slash, dash, missile]}", "dash is no Attack"),
        ("mechs.yaml", "- {id: odd, name: Odd, plan: x, acts: [slash, crash, dash, stab, vent, wait], ult: test, bots: [ad_chain, ad_pester]}", "a deck has 3 BOTs, not 2"),
        ("acts.yaml", "- &a {id: zap}", "anchors and aliases are not allowed"),
        ("acts.yaml", "- !!python/object:os.system {id: zap}", "tag"),
        ("acts.yaml", "- {id: zap, id: zap}", "stands twice"),
        ("acts.yaml", "- {id: [", "acts.yaml: line"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(data: Path, file: str, text: str, named: str) -> None:
    add(data, file, text)
    assert any(named in problem for problem in found(data)), found(data)


def test_all_mistakes_are_told_at_once(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add(data, "acts.yaml", "- {id: zap, name: 3, kind: kick, heat: hot, effects: [{do: [{smash: 1}, {bash: 2}]}]}")
    add(data, "mechs.yaml", "- {id: odd, name: Odd, plan: x, acts: [], ult: nuke, bots: []}")
    problems = found(data)
    for part in ("zap, name", "zap, kind", "zap, heat", "'smash'", "'bash'", "odd, acts", "odd, ult", "odd, bots"):
        assert any(part in problem for problem in problems), part
    assert main(["check", str(data)]) == 1
    shown = capsys.readouterr()
    assert len(shown.out.strip().splitlines()) == len(problems)
    assert "Traceback" not in shown.err


def test_a_missing_file_and_a_binary_one_are_told(data: Path) -> None:
    (data / "scrap_knights" / "bots.yaml").unlink()
    (data / "scrap_knights" / "ults.yaml").write_bytes(b"\xff\xfe\x00")
    problems = "\n".join(found(data))
    assert "bots.yaml: cannot be read" in problems
    assert "ults.yaml: is not UTF-8 text" in problems


def test_texts_and_rulebook_are_checked_too(data: Path) -> None:
    (data / "text" / "scrap_knights.yaml").write_text("log: {flip: 3}\n", encoding="utf-8")
    (data / "rulebook" / "scrap_knights.yaml").write_text("- {id: goal, title: 4}\n", encoding="utf-8")
    problems = "\n".join(found(data))
    assert "text/scrap_knights.yaml: log, flip" in problems
    assert "rulebook/scrap_knights.yaml: goal, title" in problems


def test_a_huge_and_a_deep_text_are_refused() -> None:
    with pytest.raises(ValueError, match="larger than"):
        parse_yaml("a" * (1 << 20) + "b")
    with pytest.raises(ValueError, match="nested deeper"):
        parse_yaml("[" * 40 + "]" * 40)


def test_a_new_card_and_mech_need_no_python(data: Path) -> None:
    add(
        data,
        "acts.yaml",
        "- {id: sun_lance, name: Sun Lance, kind: attack, heat: 2, range: 4, effects: "
        "[{priority: 2, do: [{deal: 3, when: uninterrupted}, {gain: blitz, when: hit}]}]}",
    )
    add(
        data,
        "mechs.yaml",
        "- {id: dawn, name: Dawn, plan: Shine., acts: [sun_lance, slash, dash, vent, wait, stonewall], "
        "ult: big_tuna_kahuna, bots: [ad_chain, ad_pester, dd_burst]}",
    )
    problems = Problems()
    library = load_library(data, problems)
    assert not list(problems)
    rules = ScrapKnights(library)
    match = Match(rules, {"deck_0": "dawn", "deck_1": "dawn"}, 3)
    match.act(0, "act sun_lance")
    match.act(1, "act vent")
    dice = Dice(1)
    while match.decisions:
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    assert match.outcome is not None


def test_the_mechs_use_every_card() -> None:
    library = load_library(shipped("data"), Problems())
    assert len(library.mechs) >= 10
    used = {card for mech in library.mechs.values() for card in (*mech.acts, mech.ult, *mech.bots, *mech.prep)}
    assert used == {*library.acts, *library.ults, *library.bots}
    assert (len(library.acts), len(library.ults), len(library.bots)) == (36, 12, 8)
