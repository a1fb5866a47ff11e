"""Quoting of user input in messages: short, on one line, and printable."""

LONGEST_QUOTE = 60


def shortened(text: str, most: int) -> str:
    """The beginning and the end of a text that is longer than `most` characters.

    >>> shortened("abcdefghijklmnopqrstuvwxyz", 12)
    'abcdefg … wxyz'
    """
    if len(text) <= most:
        return text
    start = most * 3 // 5
    return f"{text[:start]} … {text[start - most + 1 :]}"


def printable(text: str) -> str:
    r"""The text with a backslash form for line breaks, control characters and broken Unicode.

    >>> printable("a\nb")
    'a\\nb'
    """
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape", "replace").decode("ascii")
        for letter in text
    )


def quote(text: object, most: int = LONGEST_QUOTE) -> str:
    """Any value as a short printable text for a message."""
    return printable(shortened(str(text), most))
