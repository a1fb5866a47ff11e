"""The strict reader gives the values that PyYAML gives, and refuses in one sentence with the line."""

import pytest
import yaml

from game.content.paths import shipped
from game.content.yaml_file import parse_yaml

VALUES = [
    "",
    "# only a comment",
    "[1, -2, 0x1F, 1_000, 012, 1.5, .5, 1e3, 1.0e+3, .inf, -.inf]",
    "[yes, No, true, FALSE, on, off, y, n, null, ~, Null, 'yes', \"12\", '']",
    "[2020-01-31, 2020-01-31 10:20:30, 12:30, one, ñ, -, +, '=']",
    "a: {b: [c, {d: e}], 2: f, true: g, '1': h}",
    "text: |\n  two\n  lines\nfolded: >\n  one\n  line\nplain: one\n  line",
    "--- a\n...\n",
]


@pytest.mark.parametrize("text", VALUES)
def test_values_are_those_of_pyyaml(text: str) -> None:
    assert repr(parse_yaml(text)) == repr(yaml.safe_load(text))


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("name", ["art/colors", "keys", "sounds", "themes/steel", "scrapbots/components"])
def test_shipped_files_have_the_values_of_pyyaml(name: str) -> None:
    text = (shipped("data") / f"{name}.yaml").read_text(encoding="utf-8")
    assert repr(parse_yaml(text)) == repr(yaml.safe_load(text))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: 1\nb: {c: 1, c: 2}", "line 2: duplicate key 'c'"),
        ("1: a\n0x1: b", "line 2: duplicate key '1'"),
        ("a:\n  ? [1]\n  : b", "line 2: a key must be a text or a number"),
        ("a: 1\n~: 2", "line 2: a key must be a text or a number"),
        ("a: &b 1\nc: *b", "line 1: anchors and aliases are not allowed"),
        ("a: 1\nb: *c", "line 2: anchors and aliases are not allowed"),
        ("a: !!int 1", "line 1: the tag 'tag:yaml.org,2002:int' is not allowed"),
        ("- !b {c: 1}", "line 1: the tag '!b' is not allowed"),
        ("a\n---\nb", "line 2: but found another document"),
        ("\n" + "[" * 25 + "]" * 25, "line 2: nested deeper than 24 levels"),
        (
            "a: 1\n<<: {b: 2}",
            "line 2: could not determine a constructor for the tag 'tag:yaml.org,2002:merge'",
        ),
        ("a: 1\n b: 2", "line 2: mapping values are not allowed in this context"),
        ("a: \x00", "not YAML: unacceptable character #x0000: control characters are not allowed"),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:
        parse_yaml(text)
    assert str(refused.value) == sentence
