"""The window: the only place that imports pygame. It shows views, passes actions on, decides no rule.

Begin with `app.py`: the loop, which gives events to the top `scene`. `kit` are controls, `layout` places
them in trees, `paint` draws, `parts` are what all tables share, `scenes` the screens around the tables,
`tables` the games, `learn` who teaches there.
"""

import os

# pygame prints a greeting at its import, which happens in this package alone.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
