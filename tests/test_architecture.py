"""The house rules: which way the arrows run, and what the rules must never touch."""

import ast
from functools import cache
from pathlib import Path

import pytest

from game.content import dino_battles
from game.content.scrap_knights import shipped_library
from game.rules import GAMES

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "game").rglob("*.py"))

MAY_IMPORT = {
    "engine": {"engine"},
    "content": {"content"},
    "rules": {"engine", "content", "rules"},
    "words": {"engine", "content", "rules", "words"},
    "ai": {"engine", "content", "rules", "ai"},
    "lessons": {"engine", "content", "rules", "lessons"},
    "storage": {"engine", "content", "rules", "storage"},
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


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All that a file says, parsed once for all tests."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def imports(path: Path) -> tuple[str, ...]:
    found: list[str] = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return tuple(found)


def part(path: Path) -> str:
    parts = path.relative_to(ROOT / "game").parts
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.slow
def test_arrows_run_one_way() -> None:
    for path in FILES:
        allowed = MAY_IMPORT.get(part(path))
        for name in imports(path):
            if name.split(".")[0] == "pygame":
                assert part(path) == "ui", f"{path} imports pygame"
            if allowed is not None and name.startswith("game."):
                assert name.split(".")[1] in allowed, f"{path} imports {name}"


def test_the_rules_touch_neither_clock_nor_disk_nor_chance() -> None:
    for path in (one for one in FILES if part(one) in ("engine", "rules")):
        forbidden = {name.split(".")[0] for name in imports(path)} & FORBIDDEN_IN_RULES
        assert not forbidden, f"{path} imports {', '.join(forbidden)}"
        for node in nodes(path):
            call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
            assert call != "print", f"{path} prints"


def test_no_rule_names_a_card() -> None:
    library = shipped_library()
    cards = {*library.acts, *library.ults, *library.bots} - {"vent", "test", "step"}
    cards |= dino_battles.shipped_library().card_ids - {*dino_battles.COMBAT_CARDS, "brace", "lure"}
    for path in (one for one in FILES if part(one) == "rules"):
        for node in nodes(path):
            assert not (isinstance(node, ast.Constant) and node.value in cards), f"{path} names {node.value}"


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in FILES}


@cache
def modules_imported(path: Path) -> frozenset[str]:
    """The modules of the program that one imports when it runs, wherever the import stands."""
    only_for_types = {
        inner
        for node in nodes(path)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
        for inner in ast.walk(statement)
    }
    found: set[str] = set()
    for node in nodes(path):
        if node in only_for_types:
            continue
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None and node.level == 0, f"{path} has a relative import"
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                found.add(whole if whole in MODULES else node.module)
    return frozenset(found & set(MODULES))


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name: modules_imported(path) - {name} for name, path in MODULES.items()}
    while free := [name for name, needed in graph.items() if not needed & set(graph)]:
        for name in free:
            del graph[name]
    assert not graph, f"in a circle, or dependent on one: {', '.join(graph)}"


@pytest.mark.slow
def test_imports_stand_at_the_top() -> None:
    for path in FILES:
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                inside = [one for one in ast.walk(node) if isinstance(one, ast.Import | ast.ImportFrom)]
                found = ", ".join(map(ast.unparse, inside))
                assert not inside, f"{path}: {node.name} imports {found}"


LISTS_OF_GAMES = {"game/rules/__init__.py", "game/words/game_words.py", "game/ui/tables/game_ui.py"}
"""A list of the games a layer."""
EXAMPLES_OF_A_GAME = {"game/commands/bench_ui.py", "game/ui/scenes/settings/preview.py"}
"""Files that need some game to show, whichever."""
SAMPLES = ROOT / "game" / "ui" / "gallery"
"""The sheet of samples shows parts of all games."""


def test_a_game_is_named_in_its_own_folders_and_in_the_lists() -> None:
    for path in FILES:
        name = path.relative_to(ROOT).as_posix()
        if name in LISTS_OF_GAMES | EXAMPLES_OF_A_GAME or SAMPLES in path.parents:
            continue
        for game in (one for one in GAMES if one not in path.parts):
            for node in nodes(path):
                assert not (isinstance(node, ast.Constant) and node.value == game), f"{name} names {game}"
            own = [module for module in modules_imported(path) if game in module.split(".")]
            assert not own, f"{name} imports {', '.join(own)}"


SHARED_BY_DESIGN = {
    "game.ui.parts.status_marks",
    "game.ui.layout.plate",
    "game.ui.layout.tiles",
    "game.ui.tables.plain",
}
"""Parts that any game may show, though one alone does so today."""


def test_what_only_one_game_uses_lies_in_its_folder() -> None:
    users: dict[str, set[str]] = {name: set() for name in MODULES}
    for name, path in MODULES.items():
        for module in modules_imported(path) if SAMPLES not in path.parents else ():
            users[module].add(name)
    home = {name: game for name in MODULES for game in GAMES if game in name.split(".")}
    for name in (one for one in MODULES if one.startswith("game.ui.") and one not in home):
        games = {home.get(user, "") for user in users[name]}
        alone = len(games) == 1 and "" not in games
        by_design = name in SHARED_BY_DESIGN or name.startswith("game.ui.workshop.")
        assert not alone or by_design, f"{name} is used by {', '.join(games)} alone"


def test_files_are_short_and_copy_by_hand() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 400, path
        assert "deepcopy" not in text, path


def test_no_table_has_a_reason_of_its_own_for_a_refusal() -> None:
    """What a control of a table answers a click with comes from `Rules.why_not`.

    The recap is no game, and a builder asks for no move.
    """
    for path in (one for one in FILES if "tables" in one.parts and one.name != "recap_scene.py"):
        if "builder" in path.parts:
            continue
        for node in nodes(path):
            told: list[ast.expr] = []
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith(".refusal"):
                told = [node.value]
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".enable", ".refuse")):
                told = node.args[1:]
            for value in told:
                words = [one.value for one in ast.walk(value) if isinstance(one, ast.Constant)]
                own = [one for one in words if isinstance(one, str) and " " in one]
                asks = {name for name in ("why", "refus") if name in ast.unparse(value)}
                assert not own and asks, f"{path}: {ast.unparse(node)}"
