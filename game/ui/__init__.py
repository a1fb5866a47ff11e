"""The window: the only place that imports pygame. It shows views, passes actions on, decides no rule."""

import os

# pygame prints a greeting at its import, which happens in this package alone.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
