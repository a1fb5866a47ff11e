"""A stable hash of a state, the same on every machine and in every run."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from game.engine.rules import State


def digest(state: State) -> str:
    """The hash of a state as 32 hex digits: BLAKE2b of its JSON with sorted keys."""
    return digest_of(state.to_dict())


def digest_of(data: Mapping[str, Any]) -> str:
    """The digest of a state that is plain data already."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()
