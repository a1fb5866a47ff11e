"""The tutorial of game/rules: its examples run, and the files that it shows are the files of the game."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "game" / "rules" / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:`([\w/.]+)`\n\n)?```(\w+)\n(.*?)```", re.DOTALL)


def test_the_examples_run() -> None:
    names: dict[str, object] = {}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for file, language, code in BLOCK.findall(TEXT):
        if file or language != "python":
            continue
        if code.startswith(">>>"):
            test = parser.get_doctest(code, names, "README.md", None, 0)
            runner.run(test, clear_globs=False)
            names |= test.globs
        else:
            exec(code, names)
    assert runner.tries > 8 and not runner.failures


def test_the_files_are_those_of_the_game() -> None:
    shown = {file: code for file, _, code in BLOCK.findall(TEXT) if file}
    for file, code in shown.items():
        assert (ROOT / file).read_text(encoding="utf-8") == code, file
    assert len(shown) == 5
