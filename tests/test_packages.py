"""Every package says what is in it and where to begin, and names nothing that is not there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = sorted(path.parent for path in (ROOT / "game").rglob("__init__.py"))
LEAST, MOST = 2, 9
"""Lines of words."""


def words_of(package: Path) -> str:
    return ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_package_says_what_is_in_it(package: Path) -> None:
    lines = [line for line in words_of(package).splitlines() if line]
    assert LEAST <= len(lines) <= MOST, lines


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_package_names_what_is_there(package: Path) -> None:
    text = words_of(package)
    begin = re.search(r"[Bb]egin (?:there|with `?(?:<game>/)?([a-z_]+))", text)
    if begin is not None and begin[1]:
        assert (package / f"{begin[1]}.py").is_file() or any(package.glob(f"*/{begin[1]}.py")), begin[0]
    assert any(stem in text for stem in stems(package)), text
    for name in re.findall(r"`([a-z_]+)\.py`", text):
        assert any((ROOT / "game").rglob(f"{name}.py")), name


def stems(package: Path) -> set[str]:
    """The names of its modules and packages."""
    modules = {path.stem for path in package.glob("*.py")} - {"__init__"}
    return modules | {path.parent.name for path in package.glob("*/__init__.py")}
