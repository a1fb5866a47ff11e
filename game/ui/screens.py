"""What opens the screens over a table, and the tables; most are imported at their first use."""

from collections.abc import Callable
from typing import Any

from game.engine.registry import Later
from game.ui.context import Screens
from game.ui.scenes.card_scene import CardScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.tables.session.launch import new_match, resume_match


def _later(name: str) -> Callable[..., Any]:
    """Calls a class or function that is imported at the first call."""
    found = Later(object, name)

    def call(*arguments: object, **named: object) -> Any:
        make: Any = found.get()
        return make(*arguments, **named)

    return call


SCREENS = Screens(
    rulebook=RulebookScene,
    card=CardScene,
    curtain=_later("game.ui.scenes.curtain:CurtainScene"),
    pause=_later("game.ui.scenes.pause:PauseScene"),
    result=_later("game.ui.scenes.result:ResultScene"),
    hangar=_later("game.ui.workshop.hangar:HangarScene"),
    records=_later("game.ui.records.scene:RecordsScene"),
    new_match=new_match,
    resume_match=resume_match,
    table_at_moment=_later("game.ui.tables.moment_scene:table_at_moment"),
    table_picture=_later("game.ui.tables.table_picture:table_picture"),
)
