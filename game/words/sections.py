"""Names of sections of messages whose keys come from the rules."""

WHY_NOT = "why_not"
"""Why something cannot be chosen now, by the kinds of refusals."""
REASONS = "hint_reasons"
"""Why a choice looks good, by the estimate's terms."""
