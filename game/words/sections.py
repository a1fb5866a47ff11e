"""Names of sections of messages whose keys come from the rules."""

WHY_NOT = "why_not"
"""Why something cannot be chosen now, by the kinds of refusals."""
SIDE_PROBLEMS = "side_problems"
"""Why a side cannot be played, by the keys of its problems."""
REASONS = "hint_reasons"
"""Why a choice looks good, by the estimate's terms."""
