"""The command line's contract: exit 0, 1 or 2, one clear sentence, never a traceback."""

import json
from pathlib import Path

import pytest

from game.ai.pairings import choices_of
from game.ai.players import PLAYERS
from game.ai.simulate import plan, simulate
from game.cli import main
from game.commands.bench_engine import long_match
from game.engine.match import CONCEDE, Match
from game.engine.record import to_save
from game.rules import GAMES, load
from game.storage.save_file import encode_save, new_match_id, new_save

CONCEDED = """
game: scrap_knights
title: A concession with a choice already made
options: {deck_0: ronin, deck_1: bulwark}
moves: ["0 act slash", "0 concede"]
expect: {outcome: {winner: 1, reason: conceded}, outcome.winner: 1, round: 1}
illegal: ["0 concede", "1 concede", "1 act stonewall"]
"""
EXAMPLE = """
game: scrap_knights
title: Stonewall holds a Slash
options: {deck_0: ronin, deck_1: bulwark}
seed: 7
setup: {distance: 1, players: [{heat: 3}, {hp: 5}]}
moves: ["0 act slash", "1 act stonewall", "0 pass"]
expect: {"players.1.hp": 5, "distance": 1, "outcome": null}
illegal: ["0 act stab"]
"""


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "scrap_knights", "--games", "many"],
        ["simulate", "scrap_knights", "--games", "0"],
        ["simulate", "scrap_knights", "--seats", "random"],
        ["simulate", "scrap_knights", "--seats", "random,einstein"],
        ["simulate", "scrap_knights", "--option", "deck_0"],
        ["simulate", "scrap_knights", "--pairings", "squad"],
        ["simulate", "scrap_knights", "--by-chance", "squad"],
        ["simulate", "scrap_knights", "--by-chance", "deck", "--pairings", "deck"],
        ["simulate", "dino_battles", "--first", "goose"],
        ["simulate", "scrap_knights", "--pairings", "deck=ronin"],
        ["simulate", "scrap_knights", "--pairings", "deck=ronin,goose"],
        ["simulate", "scrap_knights", "--option", "deck_0=goose"],
        ["simulate", "scrap_knights", "--option", "colour=red"],
        ["options", "chess"],
        ["scenario", "no_such_file.yaml"],
        ["verify", "no_such_file.json"],
        ["check", "no_such_folder"],
        ["shot", "moon", "--out", "x.png"],
        ["shot", "crit", "--out", "x.png", "--game", "scrapbots"],
        ["shot", "table", "--out", "x.png", "--option", "edition"],
        ["shot", "table", "--out", "x.png", "--option", "deck_0=nobody"],
        ["shot", "title", "--out", "x.png", "--size", "big"],
        ["shot", "title", "--out", "x.png", "--size", "1x1"],
        ["shot", "title", "--out", "x.png", "--scale", "9"],
        ["shot", "title"],
        ["bench", "soup"],
    ],
)
def test_bad_usage_is_one_sentence_and_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1
    assert "Traceback" not in shown.err


@pytest.mark.slow
def test_simulate_tells_what_came_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "scrap_knights",
        "--games",
        "20",
        "--seats",
        "greedy,random",
        "--seed",
        "3",
        "--json",
    ]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 20
    assert sum(report["wins"]) + report["draws"] == 20
    assert sum(report["reasons"].values()) == 20
    for key in ("actions", "seconds", "actions_per_second", "mean_actions", "max_actions"):
        assert report[key] > 0
    assert report["wins"][0] > report["wins"][1]
    assert sum(report["reason_shares"].values()) == pytest.approx(1, abs=0.01)
    assert report["mean_rounds"] > 1
    assert report["first_player"]["of"] == sum(report["wins"])
    assert 0 <= report["first_player"]["share"] <= 1


def test_the_help_of_simulate_names_every_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    *first, last = PLAYERS
    assert f"who plays each seat: {', '.join(first)} or {last}" in told


@pytest.mark.slow
def test_points_are_those_of_the_player_named_first(capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for seats in ("greedy,random", "random,greedy"):
        assert main(["simulate", "scrap_knights", "--games", "20", "--seats", seats, "--swap", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        points = report["points"]
        found[seats] = points["share"]
        assert points["from"] < points["share"] <= points["to"] or points["share"] == 0
        assert 4 <= report["wins"][0] <= 16, "both seats have had both players"
    assert found["greedy,random"] > 0.7 > 0.3 > found["random,greedy"]


def test_simulate_counts_by_turn_when_something_first_happens(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "dino_battles",
        "--games",
        "6",
        "--by-chance",
        "deck",
        "--first",
        "knock_out",
        "--json",
    ]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    first = report["first_knock_out"]
    shares = [by["share"] for by in first.values()]
    assert list(first) == [f"by_{turn}" for turn in range(1, len(first) + 1)]
    assert shares == sorted(shares)
    assert 0 < shares[-1] <= 1
    assert all(by["from"] < by["to"] for by in first.values())
    assert report["median_turns"]["from"] <= report["median_turns"]["is"] <= report["median_turns"]["to"]
    assert set(report["reason_intervals"]) == set(report["reasons"])


def test_decks_by_chance_are_two_and_differ_by_seed() -> None:
    rules = load("dino_battles")
    planned = plan(
        rules, {}, ("random", "random"), 12, 5, swap=True, drawn=("deck", choices_of(rules, "deck"))
    )
    pairs = [(one.options["deck_0"], one.options["deck_1"]) for one in planned]
    assert all(first != second for first, second in pairs)
    assert pairs[::2] == pairs[1::2], "a pair of games that swaps the players has the same decks"
    assert len(set(pairs)) > 3


def test_pairings_count_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "dino_battles",
        "--games",
        "2",
        "--pairings",
        "deck=blitz,royal",
        "--first",
        "knock_out",
    ]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["first_knock_out"]


def test_simulate_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "scrap_knights", "--games", "3", "--option", "deck_0=needle"]) == 0
    assert "reasons" in capsys.readouterr().out


def test_pairings_share_the_points_of_each_pair(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "scrap_knights", "--games", "3", "--pairings", "deck=ronin,needle,bulwark"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    table = report["pairings"]
    assert list(table) == ["ronin", "needle", "bulwark"]
    assert report["games"] == 9
    for one, shares in table.items():
        others = {other: share for other, share in shares.items() if other != "all"}
        assert set(others) == set(table) - {one}
        assert shares["all"] == pytest.approx(sum(others.values()) / 2, abs=0.01)
        for other, share in others.items():
            assert share + table[other][one] == pytest.approx(1, abs=0.01)
    assert main(words) == 0
    assert f"ronin  {table['ronin']['all']:.3f}  (needle" in capsys.readouterr().out


def test_more_jobs_play_the_same_games() -> None:
    alone, shared = (simulate("scrap_knights", {}, ("random", "random"), 30, 5, jobs) for jobs in (1, 2))
    for name in ("games", "wins", "draws", "actions", "longest", "reasons"):
        assert getattr(alone, name) == getattr(shared, name)


def test_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "scrap_knights"]) == 0
    assert "deck_0=ronin" in capsys.readouterr().out
    assert main(["options", "scrap_knights", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["key"] for row in rows] == ["deck_0", "deck_1"]
    assert all({"key", "default", "choices", "help"} == set(row) for row in rows)
    assert "bulwark" in rows[0]["choices"]


def test_a_game_without_sides_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever a side could be named, whether or not the file is there."""
    assert main(["options", "scrapbots"]) == 0
    assert capsys.readouterr().out.endswith("\nBoth seats of scrapbots play the same: it has no sides.\n")
    main(["options", "scrap_knights"])
    assert "no sides" not in capsys.readouterr().out
    file = str(tmp_path / "side.yaml")
    for command in (
        ["code", "scrapbots", file],
        ["simulate", "scrapbots", "--option", f"deck_0=@{file}"],
        ["shot", "window", "--game", "scrapbots", "--out", "x.png", "--option", f"deck_0=@{file}"],
    ):
        assert main(command) == 2
        assert "both seats of scrapbots play the same: it has no sides" in capsys.readouterr().err


def test_a_scenario_that_holds_and_one_that_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(EXAMPLE)
    bad.write_text(EXAMPLE.replace('"players.1.hp": 5', '"players.1.hp": 4').replace("act stab", "act slash"))
    assert main(["scenario", str(good)]) == 0
    assert "1 of 1 scenarios hold" in capsys.readouterr().out
    assert main(["scenario", str(good), str(bad), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["failed"] == 1
    assert report["results"][1]["failures"] == [
        "players.1.hp is 5, expected 4",
        "'0 act slash' is legal, but was expected to be illegal",
    ]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("0 act slash", "0 act stab", "move 1, '0 act stab'"),
        ("0 act slash", "2 act slash", "is not a move"),
        ('"distance": 1', '"weather": 1', "unknown path weather"),
        ("illegal:", "dice: [1]\nillegal:", "unused dice results"),
    ],
)
def test_what_failed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, named: str
) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(EXAMPLE.replace(old, new))
    assert main(["scenario", str(path)]) == 1
    assert named in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("setup:", "extra:", "extra"),
        ("distance: 1,", "distance: 9,", "distance"),
        ("game: scrap_knights", "game: chess", "unknown game 'chess'"),
        ("ronin", "goose", "deck_0"),
        ("seed: 7", "seed: soon", "seed"),
        ("moves: [", "moves: *all [", "line"),
    ],
)
def test_a_file_that_is_no_scenario_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, named: str
) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(EXAMPLE.replace(old, new))
    assert main(["scenario", str(path)]) == 2
    assert named in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_verify_replays_a_save_and_finds_a_changed_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    save = new_save(
        to_save(long_match(game, 40)),
        match=new_match_id(),
        seats=("person", "greedy"),
        names=("Ada", "Bo"),
        finished=False,
        round=3,
    )
    path = tmp_path / "save.json"
    path.write_bytes(encode_save(save))
    assert main(["verify", str(path)]) == 0
    assert "replay to the saved digest" in capsys.readouterr().out
    data = json.loads(path.read_text())
    data["seed"] += 1
    path.write_text(json.dumps(data))
    assert main(["verify", str(path)]) == 1
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_conceded_match_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    match = Match(load(game), {}, 3)
    match.act(1, CONCEDE)
    save = new_save(
        to_save(match),
        match=new_match_id(),
        seats=("person", "greedy"),
        names=("Ada", "Bo"),
        finished=True,
        round=1,
    )
    path = tmp_path / "save.json"
    path.write_bytes(encode_save(save))
    assert main(["verify", str(path)]) == 0
    assert "1 moves replay" in capsys.readouterr().out
    path.write_text(json.dumps({**json.loads(path.read_text()), "conceded": 0}))
    assert main(["verify", str(path)]) == 1
    assert "seats as having conceded" in capsys.readouterr().err


def test_a_scenario_can_be_conceded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(CONCEDED)
    assert main(["scenario", str(path)]) == 0
    path.write_text(CONCEDED.replace("winner: 1, reason", "winner: 0, reason"))
    assert main(["scenario", str(path)]) == 1
    assert "outcome is {'winner': 1, 'reason': 'conceded'}" in capsys.readouterr().out
    path.write_text(EXAMPLE.replace("0 act stab", "0 concede"))
    assert main(["scenario", str(path)]) == 1
    assert "'0 concede' is legal, but was expected to be illegal" in capsys.readouterr().out


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "credits", "--out", str(tmp_path / "no" / "x.png")]) == 1
    assert "cannot be written" in capsys.readouterr().err


SCENES = ["title", "setup", "load", "table", "rulebook", "settings", "credits", "result", "learn", "lesson"]


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_can_be_drawn(tmp_path: Path, scene: str) -> None:
    path = tmp_path / "shot.png"
    assert main(["shot", scene, "--out", str(path), "--size", "960x540", "--moves", "3"]) == 0
    assert path.read_bytes()[:4] == b"\x89PNG"
