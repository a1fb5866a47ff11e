"""A round in sentences, from events that were made up for it."""

from typing import Any

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.words.command_core.log_text import TableWords
from game.words.command_core.recap import round_events, round_lines
from game.words.messages import shipped_messages

CHASSIS = ("trooper", "scout", "hauler")
WORDS = TableWords(shipped_library(), shipped_messages("command_core"), ("Ada", "Bo"), CHASSIS)


def event(kind: str, mech: int = 0, **facts: Any) -> Event:
    return Event(kind, {"seat": mech // 2, "mech": mech, "chassis": CHASSIS[mech], **facts})


def told(*events: Event) -> list[str]:
    return [line.text.replace("*", "") for line in round_lines(WORDS, events)]


def test_programs_say_what_they_came_to_and_what_stopped_them() -> None:
    ran = [event("reveal"), event("delta", delta=2)]
    stopped = [event("reveal", 1), event("blocked", 1, by="wall"), event("delta", 1, delta=-1)]
    assert told(*stopped, *ran) == [
        "Trooper A ran its program: delta +2.",
        "Scout B was stopped by a wall: delta −1.",
    ]


def test_attacks_say_what_they_did() -> None:
    attack = event("attack", 0, weapon="railgun", target=2)
    hit = [
        attack,
        event("result", 2, hits=2, crits=0, cancelled=1),
        event("damage", 2, amount=2, structure=9),
    ]
    assert told(*hit) == ["Trooper A hit Hauler C with Railgun: −2 structure."]
    missed = [attack, event("result", 2, hits=0, crits=0, cancelled=3)]
    assert told(*missed) == ["Trooper A fired Railgun at Hauler C: nothing came through."]


def test_what_a_mech_does_to_itself_is_no_hit() -> None:
    attack = event("attack", 0, weapon="railgun", target=2)
    strained = [attack, event("strain", dice=[3], hits=1, crits=0), event("damage", amount=1, structure=7)]
    assert told(*strained) == ["Trooper A could not pay and lost 1 structure."]


def test_a_lost_card_is_told_with_the_card() -> None:
    lines = round_lines(WORDS, [event("deplete", 2, card="gyro")])
    assert [(line.symbol, line.seat, line.card) for line in lines] == [("card", 1, "gyro")]


def test_a_mech_is_destroyed_in_the_sentence_of_the_shot_that_did_it() -> None:
    shot = event("attack", 0, weapon="railgun", target=2), event("damage", 2, amount=3, structure=0)
    assert told(*shot, event("destroyed", 2, cell=[1, 1])) == [
        "Trooper A destroyed Hauler C with Railgun: −3 structure."
    ]
    strain = event("strain", dice=[3], hits=1, crits=0), event("damage", amount=1, structure=0)
    assert told(*strain, event("destroyed", cell=[1, 1])) == [
        "Trooper A could not pay, lost 1 structure and was destroyed."
    ]


def test_a_round_begins_with_its_programs() -> None:
    events = [
        Event("execution", {}),
        event("delta", delta=1),
        Event("execution", {}),
        event("delta", delta=3),
    ]
    assert list(round_events(events)) == events[2:]
    assert list(round_events(events[1:2])) == []
