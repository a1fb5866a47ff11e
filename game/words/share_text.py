"""Sentences about share codes that cannot be read or made."""

from game.content.share_code import CodeError
from game.words.messages import SCREENS, shipped_messages


def code_error_text(error: CodeError) -> str:
    """Why a code is not right, or a side has none, in one sentence.

    >>> code_error_text(CodeError("wrong_sign"))
    'A sign is wrong. Compare it with the poster.'
    """
    return shipped_messages(SCREENS).say("share", error.key, **error.facts)
