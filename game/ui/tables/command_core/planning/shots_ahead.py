"""The shots at the end of a program in words: from there, at the mech there, and what may still come."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.command_core.preview import Outlook, Payment, Shot
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.paint.cards.directives import signed
from game.ui.paint.palette import DANGER, GOLD, TEAL, TEXT, TEXT_SOFT
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.map.faded import gun_picture
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.lists import listed

MOST = 2
"""Shots on a line at most; more are told by the hint alone."""


_SHORTER = (MOST, False), (MOST, True), (1, False), (1, True)
"""How a line is told, the first way that has room: so many shots, with all words or `bare`."""
_CLOSE = 0.92
"""Letters that are this much of their size are large enough: a word more is better."""


class Told(NamedTuple):
    """A line: its name, what stands on it, and its hint."""

    key: str
    pieces: list[Piece]
    hint: str


def tell_shots(
    snapshot: Snapshot, mech: int, outlook: Outlook, most: int, *, bare: bool = False
) -> list[Told]:
    """The line of the shots from the end of a program, and the line of those that reach it; `bare`: with few
    words or, for one shot, without any for its number.
    """
    preview, view = snapshot.preview, snapshot.view
    shots = list(preview.shots_from(view, mech, outlook.cell, outlook.facing))
    threats = list(preview.threats_to(view, mech, outlook.cell, outlook.facing))
    return [
        _from_there(snapshot, mech, outlook, shots, most, bare=bare),
        _hit_by(snapshot, mech, outlook, threats, most, bare=bare),
    ]


def tell_in(lines: Sequence[Widget], snapshot: Snapshot, mech: int, outlook: Outlook) -> None:
    """The two lines among these say it as fully as they have room for."""
    places = {line.name: line for line in lines if isinstance(line, Words)}
    for number, (most, bare) in enumerate(_SHORTER):
        for told in tell_shots(snapshot, mech, outlook, most, bare=bare):
            line = places.get(told.key)
            if line is not None and (number == 0 or line.pixels < _CLOSE * line.unit(line.size)):
                line.parts, line.hint = tuple(told.pieces), told.hint


def _from_there(
    snapshot: Snapshot, mech: int, outlook: Outlook, shots: list[Shot], most: int, *, bare: bool
) -> Told:
    """Whom the mech could hit, and what firing would cost it then."""
    words, best = snapshot.words, _best(shots, threat=False)
    pieces: list[Piece] = [(words.notice("from_there"), TEAL)]
    pieces += _shots(snapshot, best[:most], outlook)
    if best:
        first = _moving_first(snapshot, mech, [shot.target for shot in best])
        count = len(best[:most])
        told = words.notice("damage_there", count=count, first=len(first))
        told = words.notice("damage") if bare else told
        pieces += [] if bare and most == 1 else [(told, TEXT_SOFT)]
        hint = _hint(snapshot, "from_there", best, outlook)
        names = listed(words.texts, [words.mech(other) for other in first])
        hint += "\n" + words.notice("there_first", mechs=names) if first else ""
        return Told("from_there", pieces, hint)
    pieces.append((words.notice("no_target"), TEXT_SOFT))
    why = _why_none(snapshot, mech, outlook)
    for weapon, target, reason in why[:most]:
        told = words.notice(f"cannot_{reason}")
        if bare and most == 1:
            pieces[-1:] = [(words.notice("no_target_why", why=told), TEXT_SOFT)]
            break
        pieces += [partial(_gun_in_line, face(weapon).art), (words.mech(target), TEXT), (told, TEXT_SOFT)]
    said = [
        words.hint("no_shot", weapon=words.card(weapon), mech=words.mech(target), why=reason)
        for weapon, target, reason in why
    ]
    return Told("from_there", pieces, "\n".join([_hint(snapshot, "from_there", []), *said]))


def _moving_first(snapshot: Snapshot, mech: int, others: list[int]) -> list[int]:
    """Which of these run their programs before the mech does."""
    own = snapshot.view.mechs[mech].order or 0
    return [other for other in others if (snapshot.view.mechs[other].order or 0) < own]


def _why_none(snapshot: Snapshot, mech: int, outlook: Outlook) -> list[tuple[str, int, str]]:
    """What keeps each weapon from the nearest enemy, as that stands now."""
    view, preview = snapshot.view, snapshot.preview
    board = preview.catalogue.board(view.map)
    enemies = [
        (board.distance(outlook.cell, other.cell), number)
        for number, other in enumerate(view.mechs)
        if other.seat != view.mechs[mech].seat and other.cell is not None and other.structure
    ]
    if not enemies:
        return []
    nearest = min(enemies)[1]
    found = []
    for weapon in dict.fromkeys(view.mechs[mech].weapons):
        reason = preview.refused(view, mech, weapon, nearest, outlook.cell, outlook.facing)
        if reason is not None:
            found.append((weapon, nearest, reason))
    return found


def _hit_by(
    snapshot: Snapshot, mech: int, outlook: Outlook, threats: list[Shot], most: int, *, bare: bool
) -> Told:
    """Who hits the mech from where they stand; they move first, so also who could come to hit it."""
    words, best = snapshot.words, _best(threats, threat=True)
    near = {shot.attacker for shot in best}
    coming = [words.mech(other) for other in _reaching(snapshot, mech, outlook) if other not in near]
    pieces: list[Piece] = [(words.notice("hit_from"), DANGER)]
    pieces += _shots(snapshot, best[:most])
    hint = _hint(snapshot, "hit_from", best)
    if coming:
        hint += "\n" + words.notice("could_come", mechs=listed(words.texts, coming))
    more = bool(coming) and len(best) < most and most > 1
    if best and (most > 1 or not bare):
        pieces.append((words.notice("damage_now" if more else "damage"), TEXT_SOFT))
    elif not best and not coming:
        pieces.append((words.notice("no_threat"), TEXT_SOFT))
    elif not best and most == 1:
        pieces.append((words.notice("may_come", count=len(coming)), TEXT_SOFT))
    elif not best:
        pieces.append((words.notice("nobody_yet"), TEXT_SOFT))
    if more:
        pieces += [(words.notice("after_moving"), TEXT_SOFT), (", ".join(coming), TEXT)]
    return Told("hit_from", pieces, hint)


def _reaching(snapshot: Snapshot, mech: int, outlook: Outlook) -> list[int]:
    """The enemies that could hit the end of a program after some program of their own."""
    view, seat = snapshot.view, snapshot.view.mechs[mech].seat
    enemies = [number for number, one in enumerate(view.mechs) if one.seat != seat and one.structure]
    return [number for number in enemies if outlook.cell in snapshot.preview.reach(view, number).hits]


def _shots(snapshot: Snapshot, shots: list[Shot], outlook: Outlook | None = None) -> list[Piece]:
    """The weapon, the other mech and the damage of each; after an `outlook`, one's own, what it costs too."""
    words, pieces = snapshot.words, list[Piece]()
    for number, shot in enumerate(shots):
        name = words.mech(shot.attacker if outlook is None else shot.target)
        pieces += [("", TEXT_SOFT)] if number else []
        if not number or shot.weapon != shots[number - 1].weapon:
            pieces.append(partial(_gun_in_line, face(shot.weapon).art))
        pieces += _price(_firing(snapshot, shot, outlook)) if outlook is not None else []
        pieces += [(name, TEXT), (words.notice("about", damage=f"{shot.odds.damage:.1f}"), GOLD)]
    return pieces


def _firing(snapshot: Snapshot, shot: Shot, outlook: Outlook) -> Payment:
    return snapshot.preview.firing(snapshot.view.mechs[shot.attacker], shot.weapon, outlook.payment)


def _price(paid: Payment) -> list[Piece]:
    """The marks that firing costs; in red the dice of damage to itself for what it cannot pay."""
    pieces: list[Piece] = []
    for name, count in zip(("flux", "surge", "damage"), paid[1:], strict=True):
        if count:
            pieces += [(signed(-count), DANGER if name == "damage" else TEXT_SOFT), f":{name}:"]
    return pieces


def _hint(snapshot: Snapshot, key: str, shots: list[Shot], outlook: Outlook | None = None) -> str:
    words, said = snapshot.words, []
    for shot in shots:
        name = words.mech(shot.attacker if key == "hit_from" else shot.target)
        facts = {"weapon": words.card(shot.weapon), "mech": name, "distance": shot.distance}
        said.append(words.hint("shot", which=key, damage=f"{shot.odds.damage:.1f}", **facts))
        if outlook is not None:
            paid = _firing(snapshot, shot, outlook)
            if paid.flux or paid.surge or paid.dice:
                said.append(words.hint("firing", flux=paid.flux, surge=paid.surge, dice=paid.dice))
    return "\n".join([words.hint("shots", which=key), *said])


def _gun_in_line(art: str, pixels: int) -> pygame.Surface:
    """A weapon's picture beside letters of a size."""
    return gun_picture(art, (round(pixels * 2.1), round(pixels * 1.25)), round(pixels * 0.2))


def _best(shots: list[Shot], *, threat: bool) -> list[Shot]:
    """The shot with the highest expected damage for each other mech, the best first."""
    best: dict[int, Shot] = {}
    for shot in shots:
        other = shot.attacker if threat else shot.target
        if other not in best or shot.odds.damage > best[other].odds.damage:
            best[other] = shot
    return sorted(best.values(), key=lambda shot: -shot.odds.damage)
