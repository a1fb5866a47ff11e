"""Every mistake in content is reported with file, entry and field, and all of them at once."""

import pickle
from pathlib import Path

import pytest

from game.cli import main
from game.content.check import check_content
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.scrap_knights import load_library
from game.content.yaml_file import parse_yaml
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import CONTENTS, GAMES
from game.rules.scrap_knights.rules import ScrapKnights
from game.words.check.files import check_words
from game.words.check.needed import recorded_messages

MISTAKES = parse_yaml((Path(__file__).parent / "mistakes.yaml").read_text(encoding="utf-8"))


def add(data: Path, file: str, text: str) -> None:
    shared = "/" in file or (data / file).exists()
    path = data / file if shared else data / "scrap_knights" / file
    path.write_text(path.read_text(encoding="utf-8") + text + "\n", encoding="utf-8")


CONTENT = dict(CONTENTS.items())
WORDS = {game: spec.match_words for game, spec in GAMES.items()}
RECORDED = pickle.dumps(recorded_messages())
"""Worked out once; a check adds the sections of an edition to what it is given."""


def found(data: Path) -> list[str]:
    found, _ = check_content(data, CONTENT, WORDS)
    words = Problems()
    check_words(data, words, pickle.loads(RECORDED))
    return [str(problem) for problem in (*found, *words)]


@pytest.mark.slow
def test_the_shipped_content_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert "valid" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake["named"] for mistake in MISTAKES])
def test_a_mistake_is_named(data: Path, mistake: dict[str, str]) -> None:
    add(data, mistake["file"], mistake["text"])
    if "prose" in mistake:
        add(data, f"text/en/{mistake['file'].removesuffix('.yaml')}.ftl", mistake["prose"])
    assert any(mistake["named"] in problem for problem in found(data)), found(data)


@pytest.mark.slow
def test_all_mistakes_are_told_at_once(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add(
        data,
        "acts.yaml",
        "- {id: zap, name: 3, kind: kick, heat: hot, effects: [{do: [{smash: 1}, {bash: 2}]}]}",
    )
    add(data, "mechs.yaml", "- {id: odd, name: Odd, acts: [], ult: nuke, bots: []}")
    problems = found(data)
    for part in (
        "zap, name",
        "zap, kind",
        "zap, heat",
        "'smash'",
        "'bash'",
        "odd, acts",
        "odd, ult",
        "odd, bots",
    ):
        assert any(part in problem for problem in problems), part
    assert main(["check", str(data)]) == 1
    shown = capsys.readouterr()
    assert len(shown.out.strip().splitlines()) == len(problems)
    assert "Traceback" not in shown.err


@pytest.mark.slow
def test_a_missing_file_and_a_binary_one_are_told(data: Path) -> None:
    (data / "scrap_knights" / "bots.yaml").unlink()
    (data / "scrap_knights" / "ults.yaml").write_bytes(b"\xff\xfe\x00")
    problems = "\n".join(found(data))
    assert "bots.yaml: cannot be read" in problems
    assert "ults.yaml: is not UTF-8 text" in problems


@pytest.mark.slow
def test_texts_and_rulebook_are_checked_too(data: Path) -> None:
    (data / "text" / "en" / "scrap_knights.ftl").write_text("log-flip = {\n", encoding="utf-8")
    (data / "rulebook" / "scrap_knights.yaml").write_text("- {id: goal, kind: 4}\n", encoding="utf-8")
    problems = "\n".join(found(data))
    assert "text/en/scrap_knights.ftl: line 1: cannot be read" in problems
    assert "rulebook/scrap_knights.yaml: goal, kind" in problems


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
        "- {id: dawn, name: Dawn, acts: [sun_lance, slash, dash, vent, wait, stonewall], "
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
    used = {
        card for mech in library.mechs.values() for card in (*mech.acts, mech.ult, *mech.bots, *mech.prep)
    }
    assert used == {*library.acts, *library.ults, *library.bots}
    assert (len(library.acts), len(library.ults), len(library.bots)) == (36, 12, 8)


@pytest.mark.slow
def test_what_a_rulebook_names_must_exist(data: Path) -> None:
    (data / "rulebook" / "scrap_knights.yaml").write_text(
        """
- id: goal
  links: {miss: {to: nowhere}, range: {to: goal}}
  rulings: [order]
  parts: {card: excalibur, parts: [{id: heat, at: [0.1, 0.2]}]}
  figures:
    - {id: hit, table: duel, plays: {}, near: {look: nobody, pose: dance}, effect: fog}
    - {id: far_hit, table: lane, plays: {}, far: {look: ronin, pose: stab}}
    - id: far
      table: board
      plays: {}
      size: [3, 3]
      pieces: [{look: nobody, at: [1, 1]}]
      walls: [[3, 0]]
    - {id: three, table: program, plays: {}, cards: [slash, excalibur flipped]}
    - {id: two, table: counters, plays: {}, counters: [surge, nonesuch]}
- id: pit
  figures:
    - id: fight
      table: arena
      plays: {}
      near: {look: ronin, pose: roar}
      far: {look: utahraptor, pose: stab}
- {id: away, parts: {card: slash, parts: [{id: heat, at: [1.5, 0]}]}}
""",
        encoding="utf-8",
    )
    (data / "text" / "en" / "rulebook" / "scrap_knights.ftl").write_text(
        """
goal-title = Goal
goal-text = A [miss](miss) and a [hit], [here](miss) or [there](there).
goal-link-miss-note = Read :nonesuch:.
goal-link-range-note = Far.
goal-ruling-order-text = An [order](order).
""",
        encoding="utf-8",
    )
    problems = "\n".join(found(data))
    for problem in (
        "goal, links.range: no text of the chapter has a link [...](range)",
        "goal, links.miss.to: unknown chapter 'nowhere'",
        "goal, parts.card: unknown card 'excalibur'",
        "goal, figures[0].near.look: unknown mech 'nobody'",
        "goal, figures[0].near.pose: unknown pose 'dance'",
        "goal, figures[0].effect: unknown effect 'fog'",
        "goal, figures[1].far.look: unknown robot 'ronin'",
        "goal, figures[1].far.pose: unknown pose 'stab'",
        "goal, figures[2].pieces: unknown mech 'nobody'",
        "goal, figures[2].size: 3, 0 lies beyond the board",
        "goal, figures[3].cards: unknown card 'excalibur flipped'",
        "goal, figures[4].counters: unknown icon 'nonesuch'",
        "pit, figures[0].near.look: unknown dinosaur 'ronin'",
        "pit, figures[0].far.pose: unknown pose 'stab'",
        "away, parts.parts[0].at[0]",
    ):
        assert f"rulebook/scrap_knights.yaml: {problem}" in problems, problem
    for problem in (
        "goal: '[hit]' has no link: write [hit](KEY)",
        "goal: '[there](there)': the chapter has no link 'there'",
        "goal: '[order](order)': the chapter has no link 'order'",
        "goal-link-miss-note: unknown icon ':nonesuch:'",
        "goal-card-heat-name: is missing",
        "goal-figure-hit-caption: is missing",
        "pit-text: is missing",
    ):
        assert f"text/en/rulebook/scrap_knights.ftl: {problem}" in problems, problem


@pytest.mark.slow
def test_a_phase_without_a_page_and_a_verb_without_a_word_are_refused(data: Path) -> None:
    path = data / "rulebook" / "scrapbots.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("phases: [done]", "").replace("verbs: [splash]", ""), encoding="utf-8")
    problems = found(data)
    assert "rulebook/scrapbots.yaml: entries: phase 'done' has no pages, not one" in problems
    assert "rulebook/scrapbots.yaml: entries: nothing explains 'splash', which cards can do" in problems


@pytest.mark.slow
def test_a_book_without_a_card_or_a_table_is_refused(data: Path) -> None:
    path = data / "rulebook" / "scrapbots.yaml"
    path.write_text("- {id: goal}\n", encoding="utf-8")
    problems = "\n".join(found(data))
    for field in ("parts", "board", "picture"):
        assert f"rulebook/scrapbots.yaml: {field}: no chapter has any" in problems


@pytest.mark.slow
def test_a_game_without_enough_tips_is_refused(data: Path) -> None:
    path = data / "tips" / "scrapbots.yaml"
    path.write_text("- {id: odd, when: {choices: 1}}\n", encoding="utf-8")
    add(data, "text/en/tips/scrapbots.ftl", "odd-title = Odd\nodd-text = Odd.")
    assert "tips/scrapbots.yaml: has 1 tips (5 to 12 are wanted)" in found(data)
