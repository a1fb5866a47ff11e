"""The house rules: which way the arrows run, and what the rules must never touch."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "game").rglob("*.py"))
NAMES = [str(path.relative_to(ROOT)) for path in FILES]

MAY_IMPORT = {
    "engine": {"engine"},
    "content": {"content"},
    "rules": {"engine", "content", "rules"},
    "ai": {"engine", "rules", "ai"},
    "lessons": {"engine", "content", "rules", "lessons"},
    "storage": {"engine", "rules", "storage"},
}
FORBIDDEN_IN_RULES = {
    "os",
    "pathlib",
    "time",
    "random",
    "platformdirs",
    "pygame",
    "datetime",
    "secrets",
    "threading",
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def part(path: Path) -> str:
    parts = path.relative_to(ROOT / "game").parts
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_arrows_run_one_way(path: Path) -> None:
    allowed = MAY_IMPORT.get(part(path))
    for name in imports(path):
        if name.split(".")[0] == "pygame":
            assert part(path) == "ui", f"{path} imports pygame"
        if allowed is not None and name.startswith("game."):
            assert name.split(".")[1] in allowed, f"{path} imports {name}"


@pytest.mark.parametrize("path", [one for one in FILES if part(one) in ("engine", "rules")], ids=str)
def test_the_rules_touch_neither_clock_nor_disk_nor_chance(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(path)} & FORBIDDEN_IN_RULES
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
        )


@pytest.mark.parametrize("path", [one for one in FILES if part(one) == "rules"], ids=str)
def test_no_rule_names_a_card(path: Path) -> None:
    from game.content.scrap_knights import shipped_library

    library = shipped_library()
    cards = {*library.acts, *library.ults, *library.bots} - {"vent", "test", "step"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not (isinstance(node, ast.Constant) and node.value in cards), f"{path} names {node.value}"


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_files_are_short_and_copy_by_hand(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    assert "deepcopy" not in text
