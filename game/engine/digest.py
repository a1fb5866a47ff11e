"""A stable hash of a state, the same on every machine and in every run."""

import hashlib
import json

from game.engine.rules import State


def digest(state: State) -> str:
    """The hash of a state as 32 hex digits: BLAKE2b of its JSON with sorted keys."""
    text = json.dumps(state.to_dict(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()
