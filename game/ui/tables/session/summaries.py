"""What a list of saves says of a match, worked out from the save's options without playing it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

import pygame

from game.content.art import shipped_art
from game.storage.saves import SaveSummary
from game.ui.paint.dino.pack import deck_tile
from game.ui.paint.figures.art import box_art
from game.ui.paint.figures.portraits import portrait
from game.ui.paint.figures.thumbnails import head
from game.ui.tables.game_ui import GameUI, game_ui
from game.ui.tables.session.sitting import PERSON
from game.words.messages import SCREENS, shipped_messages


@dataclass(frozen=True, slots=True)
class SaveWords:
    """The lines of a saved match. `looks` are the mechs or animals of its picture; with none it is the game's
    box.

    `story` says in a sentence who plays what, with the names of the mechs bold; `standing` is the HP or the
    Wounds of both seats, None where that is not known or not to be known; `icon` what they count.
    """

    game: str
    title: str
    options: str
    names: str
    progress: str
    when: str
    looks: tuple[str, ...]
    players: tuple[str, str]
    story: str
    standing: tuple[int, int] | None
    icon: str

    @property
    def sentence(self) -> str:
        facts = {"title": self.title, "names": self.names, "progress": self.progress, "when": self.when}
        return _say("sentence", **facts)


def describe(save: SaveSummary, now: datetime) -> SaveWords:
    """`now` is the local time that "today" is told by."""
    registered = game_ui(save.game)
    computers = [player != PERSON for player in save.seats]
    first, second = (
        _say("computer", name=name) if computer else name
        for name, computer in zip(save.names, computers, strict=True)
    )
    return SaveWords(
        game=save.game,
        title=registered.name,
        options=registered.options_line(save.options),
        names=_say("names", first=first, second=second),
        progress=_say("finished") if save.finished else registered.progress_text(save.round),
        when=when(save.saved_at, now),
        looks=_looks(registered, save),
        players=save.names,
        story=_story(registered, save, computers),
        standing=_standing(registered, save),
        icon=registered.standing_icon,
    )


def _story(registered: GameUI, save: SaveSummary, computers: list[bool]) -> str:
    """ "Your Warden against Bulwark (computer)." """
    first, second = registered.side_names(save.options)
    if not first:
        options = registered.options_line(save.options)
        return _say("plain_story", options=options or "none", computers="yes" if any(computers) else "no")
    if computers == [True, False]:
        first, second = second, first
    kind = "own" if any(computers) and not all(computers) else "computers" if all(computers) else "people"
    return _say("story", first=first, second=second, kind=kind)


def _looks(registered: GameUI, save: SaveSummary) -> tuple[str, ...]:
    """Who stands at the table now, else who stands for the sides."""
    try:
        seen = registered.saved_looks(save.state)
    except (LookupError, TypeError, ValueError, AttributeError):
        seen = ()
    return seen or tuple(look for look in registered.choose_looks(save.options) if look)


def _standing(registered: GameUI, save: SaveSummary) -> tuple[int, int] | None:
    """None for a state that says nothing of it, or that no rules would write."""
    try:
        return registered.standing(save.state)
    except (LookupError, TypeError, ValueError, AttributeError):
        return None


def when(saved_at: datetime, now: datetime) -> str:
    """The day and the minute, in the time zone of `now`.

    >>> from datetime import UTC
    >>> when(datetime(2026, 3, 1, 21, 40, tzinfo=UTC), datetime(2026, 3, 2, 9, 0, tzinfo=UTC))
    'yesterday, 21:40'
    """
    local = saved_at.astimezone(now.tzinfo)
    days = {now.date(): "today", now.date() - timedelta(days=1): "yesterday"}
    day = days.get(local.date(), "other")
    return _say("when", day=day, date=local.strftime("%Y-%m-%d"), time=local.strftime("%H:%M"))


def _say(key: str, **facts: object) -> str:
    return shipped_messages(SCREENS).say("summary", key, **facts)


class Pictured(Protocol):
    """A match with the mechs or animals of its picture."""

    @property
    def game(self) -> str: ...

    @property
    def looks(self) -> tuple[str, ...]: ...


def draw_save_picture(surface: pygame.Surface, words: Pictured, rect: pygame.Rect, radius: int) -> None:
    """Both mechs or animals, face to face, or the picture of the game's box."""
    if not words.looks:
        surface.blit(box_art(words.game, rect.size, radius), rect)
        return
    width = rect.width // len(words.looks) - radius // 4
    for seat, look in enumerate(words.looks):
        place = pygame.Rect(rect.left if seat == 0 else rect.right - width, rect.top, width, rect.height)
        if look in shipped_art().tokens:
            surface.blit(portrait(look, seat, place.size, radius), place)
        elif look in shipped_art().dinos.animals:
            surface.blit(deck_tile(look, place.size, radius, left=seat == 1), place)
        else:
            surface.blit(head(look, place.size, radius, left=seat == 1), place)
