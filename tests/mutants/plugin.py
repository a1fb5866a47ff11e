"""A pytest plugin that spoils the rules before the laws run: `pytest -p tests.mutants.plugin`."""

import os

from hypothesis import Phase, settings

from tests.mutants.mutants import MUTANTS, VICTIMS

VARIABLE = "IRON_AND_SCALE_MUTANT"
PROFILE = "mutants"

# A failure is enough; nobody reads the smallest example.
settings.register_profile(
    PROFILE,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(settings.get_profile("default").suppress_health_check),
    phases=[Phase.explicit, Phase.generate],
)

if spoiled := os.environ.get(VARIABLE):
    game, mutant = spoiled.split(":")
    MUTANTS[mutant](VICTIMS[game])
