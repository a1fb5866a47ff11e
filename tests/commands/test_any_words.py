"""Whatever stands on the command line: exit 0, 1 or 2, one short sentence on stderr, never a traceback."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli import main
from game.rules import GAMES
from tests.examples import examples

LONGEST_ERROR = 700

odd_words = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        [
            "", "-", "--", "--help", "-1", "0", "1", "nan", "inf", "-inf", "1e400", "0x10", "1_0", "٣",
            "１２８０x720", "0x0", "99999999x1", "-5x10", "x", "1280x", "²x²", "960x540", "9" * 5000,
            "-" + "9" * 30, "3000000000", "a" * 5000, "naïve", "\udcff", "a\nb", "\x1b[31m", "\x00",
            "scrap_knights", "scrapbots", "command_core", "random,random", "deck_0=ronin", "edition=first",
            "=", "/dev/null", "~", "[", "{x}", "%s", "--json", "--games", "--seats",
        ]
    ),
)  # fmt: skip


def run(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status and what was said on stderr."""
    capsys.readouterr()
    status = main(words)
    shown = capsys.readouterr()
    assert status in (0, 1, 2), words
    assert len(shown.err) <= LONGEST_ERROR and len(shown.err.splitlines()) <= 1, shown.err
    assert "Traceback" not in shown.err + shown.out
    assert bool(shown.err) == (status != 0) or (status == 1 and shown.out), words
    return status, shown.err


@given(data=st.data())
@examples(150)
def test_any_words(data: Any, capsys: pytest.CaptureFixture[str]) -> None:
    start = data.draw(
        st.sampled_from(
            [
                ["simulate"],
                ["simulate", "scrap_knights", "--games", "1"],
                ["simulate", "scrapbots", "--games", "1", "--option"],
                ["simulate", "scrap_knights", "--games", "1", "--seed"],
                ["simulate", "scrap_knights", "--games", "1", "--seats"],
                ["simulate", "scrap_knights", "--games"],
                ["options"],
                ["scenario"],
                ["verify"],
                ["shot"],
                ["bench", "none"],
                ["--version"],
            ]
        )
    )
    rest = data.draw(st.lists(odd_words, max_size=3))
    if start[-1] == "--games":
        rest = [word for word in rest if word != "3000000000"]  # a number that is meant; it takes its time
    run([*start, *rest], capsys)


@pytest.mark.parametrize("name", ["--size", "--scale", "--seed", "--moves", "--seat", "--game"])
@given(word=odd_words)
@examples(100)
def test_any_value_of_an_option_of_shot(
    name: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # A scene that there is not: the values are read before it is looked for.
    status, _ = run(["shot", "moon", "--out", str(tmp_path / "x.png"), name, word], capsys)
    assert status == 2 or word == "--help"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["shot", "title", "--size", "１２８０x720"], "--size"),
        (["shot", "title", "--size", "0x0"], "320 to 8192"),
        (["shot", "title", "--size", "99999999x1"], "--size"),
        (["shot", "title", "--size=-5x10"], "--size"),
        (["shot", "title", "--scale", "nan"], "--scale"),
        (["shot", "title", "--scale", "inf"], "--scale"),
        (["shot", "title", "--scale", "1e400"], "--scale"),
        (["shot", "title", "--scale=-inf"], "--scale"),
        (["shot", "title", "--seed", "9" * 5000], "--seed"),
        (["shot", "title", "--moves", "-1"], "--moves"),
        (["shot", "title", "--seat", "2"], "--seat"),
        (["simulate", "scrapbots", "--jobs", "3000000000"], "--jobs"),
        (["simulate", "scrapbots", "--jobs", "0"], "--jobs"),
        (["simulate", "scrapbots", "--jobs=-1"], "--jobs"),
        (["simulate", "scrapbots", "--games", "1" + "0" * 400], "--games"),
        (["simulate", "scrapbots", "--games", "٣"], "--games"),
        (["simulate", "scrapbots", "--seed", "1e400"], "--seed"),
        (["simulate", "scrapbots", "--seed", "nan"], "--seed"),
    ],
)
def test_an_odd_number_is_refused_by_name(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "x.png")] if words[0] == "shot" else []
    status, error = run([*words, *out], capsys)
    assert status == 2 and named in error


def test_the_largest_and_smallest_seeds_play(capsys: pytest.CaptureFixture[str]) -> None:
    for seed in (-(2**63), 2**64 - 1):
        for game in GAMES:
            status, _ = run(["simulate", game, "--games", "1", f"--seed={seed}"], capsys)
            assert status == 0


def test_more_jobs_than_games_are_no_more_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "scrap_knights", "--games", "3", "--jobs", "64"], capsys)[0] == 0


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_after_the_end_of_the_game_is_refused(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["shot", "table", "--game", game, "--size", "960x540", "--out", str(tmp_path / "x.png")]
    status, error = run([*words, "--moves", "5000"], capsys)
    assert status == 2 and "the game is over by then" in error
    most = error.split("at most ")[1].strip()
    assert run([*words, "--moves", most], capsys) == (0, "")
    status, _ = run([*words, "--moves", str(int(most) + 1)], capsys)
    assert status == 2


@pytest.mark.parametrize("name", ["", "\x00.png", "a" * 5000, "\udcff.png", "no/such/folder/x.png", "."])
def test_a_picture_with_an_odd_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    status, error = run(["shot", "credits", "--size", "960x540", "--out", name], capsys)
    written = [path for path in tmp_path.iterdir() if path.is_file()]
    if status == 0:
        assert name == "\udcff.png" and written[0].read_bytes()[:4] == b"\x89PNG"
    else:
        assert status == 1 and "cannot be written" in error and not written
