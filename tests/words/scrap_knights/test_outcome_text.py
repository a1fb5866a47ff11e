"""What the effects of a chain did to each other: who prevents whom, how much was blocked of what."""

from game.content.scrap_knights import shipped_library
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.turn import ChainStep, begun_steps
from game.words.messages import shipped_messages
from game.words.scrap_knights.outcome_text import ChainOutcome, Stop
from game.words.scrap_knights.round_text import last_round
from game.words.scrap_knights.table_text import TableWords

WORDS = TableWords(shipped_library(), shipped_messages("scrap_knights"), ("Ada", "Brunel"))


def effect(seat: int, card: str, *results: tuple[str, dict[str, object]], role: str = "act") -> list[Event]:
    begins = Event("effect", {"seat": seat, "card": card, "line": 0, "role": role})
    return [begins, *(Event(kind, {"seat": seat, "card": card, **facts}) for kind, facts in results)]


def blow(amount: int, blocked: int) -> tuple[str, dict[str, object]]:
    facts = {"amount": amount, "blocked": blocked, "hit": bool(amount), "hp": 9}
    return "damage", {"target": 1, **facts}


def outcome(*effects: list[Event], done: bool = True) -> ChainOutcome:
    steps = begun_steps([event for one in effects for event in one])
    for step in steps[: None if done else -1]:
        step.status = "done"
    return ChainOutcome(WORDS, steps)


def told(found: ChainOutcome, place: int) -> list[str]:
    return [sentence.replace("\u00a0", " ") for sentence, _ in found.sentences(place)]


def test_what_prevents_and_what_is_prevented_name_each_other() -> None:
    prevented = "nothing", {"reason": "prevented"}
    found = outcome(
        effect(1, "dd_burst", ("prevent_turn", {}), role="bot"),
        effect(0, "slash", prevented),
        effect(0, "slash", prevented, role="copy"),
    )
    assert found.stops == (Stop(0, 1, "prevented"), Stop(0, 2, "prevented"))
    assert told(found, 0) == ["Stops Ada's Slash and Ada's copy of Slash."]
    assert told(found, 1) == ["Prevented by DD-Burst."]
    assert found.stamp([1]) == "PREVENTED" and found.tag([1])[0] == "BY DD-BURST"
    assert [found.crossed(place) for place in range(3)] == [False, True, True]


def test_what_still_waits_is_named_as_well_and_crossed_out() -> None:
    found = outcome(effect(1, "dd_burst", ("prevent_turn", {}), role="bot"), done=False)
    waiting = ChainStep(0, "slash", 0, "act", Manoeuvre("slash"), stopper="dd_burst")
    found = ChainOutcome(WORDS, [*found.steps, waiting])
    assert found.crossed(1) and told(found, 0) == ["Stops Ada's Slash."]
    assert [found.brief(place) for place in (0, 1)] == ["STOPS 1", "PREVENTED"]


def test_a_block_says_how_much_of_what_it_took() -> None:
    found = outcome(effect(1, "stonewall", ("block", {"amount": 3})), effect(0, "slash", blow(2, 3)))
    assert found.tag([0])[0] == "BLOCKED 3 OF 5" and found.tag([1])[0] == "HITS FOR 2 OF 5"
    assert told(found, 0) == ["Blocks 3 of 5 damage: Ada's Slash."]
    assert told(found, 1) == ["Deals 2 of 5 damage to Brunel: Stonewall blocks 3. HP now 9."]
    assert found.stops == (Stop(0, 1, "blocked"),)


def test_a_block_that_met_nothing_says_so_once_its_step_is_over() -> None:
    block, jab = effect(1, "stonewall", ("block", {"amount": 3})), effect(0, "dagger_jab", blow(2, 0))
    found = outcome(jab, block)
    assert found.tag([1])[0] == "NOTHING TO BLOCK"
    assert found.sentences(1) == [("Nothing to block: no damage with priority 0.", "soft")]
    open_step = ChainOutcome(WORDS, [*found.steps, ChainStep(0, "slash", 0, "act", Manoeuvre("slash"))])
    assert open_step.tag([1])[0] == "BLOCKS UP TO 3"


def test_what_no_card_blocks_an_armored_token_does() -> None:
    found = outcome(effect(0, "slash", blow(1, 2)))
    assert told(found, 0) == ["Deals 1 of 3 damage to Brunel: Armored blocks 2. HP now 9."]
    assert not found.stops


def test_a_card_that_blocks_and_vents_tells_of_its_block_where_that_kept_something_off() -> None:
    events = ("block", {"amount": 2}), ("vent", {"amount": 1, "heat": 0})
    guard = effect(1, "meditation", *events)
    assert outcome(guard, effect(0, "slash", blow(0, 2))).tag([0])[0] == "BLOCKED 2 OF 2"
    assert outcome(guard).tag([0])[0] == "VENTS 1"


def test_two_blocks_share_what_they_take() -> None:
    found = outcome(
        effect(1, "stonewall", ("block", {"amount": 3})),
        effect(1, "stonewall", ("block", {"amount": 3}), role="copy"),
        effect(0, "slash", blow(0, 5)),
    )
    assert [found.tag([place])[0] for place in (0, 1)] == ["BLOCKED 3 OF 5", "BLOCKED 2 OF 5"]
    assert told(found, 2) == ["Stonewall blocks all of it: 5 of 5 damage."]


def test_a_bot_whose_trigger_never_came_stays_in_the_chain_with_the_reason() -> None:
    lapsed = Event("lapsed", {"seat": 0, "card": "md_dash", "line": 0, "trigger": "move", "target": 0})
    found = outcome(effect(0, "slash", blow(3, 0)), [lapsed])
    assert found.crossed(1) and told(found, 1) == ["Does nothing: Ada did not move."]
    assert found.tag([1])[0] == "NO TRIGGER"


def test_a_link_token_says_how_many_there_are_and_are_needed() -> None:
    link = "link", {"card": "1000_cuts", "by": 1, "link": 2, "reason": "hit"}
    found = outcome(effect(0, "slash", blow(3, 0), link))
    assert told(found, 0)[-1] == "1000 Cuts: link 2 of 3."


def test_each_bot_that_was_used_ends_in_an_effect_or_says_that_its_trigger_never_came() -> None:
    found = 0
    for seed in range(30):
        match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed)
        dice = Dice(seed)
        while match.decisions:
            decision = match.decisions[0]
            match.act(decision.seat, dice.pick(decision.actions))
        waiting: list[tuple[int, str]] = []
        for event in match.events:
            key = event.facts.get("seat"), event.facts.get("card")
            if event.kind == "bot":
                waiting.append(key)  # type: ignore[arg-type]
            elif event.kind in ("effect", "lapsed") and key in waiting:
                waiting.remove(key)  # type: ignore[arg-type]
                found += event.kind == "lapsed"
            elif event.kind == "round":
                assert not waiting
    assert found


def test_the_last_round_says_by_what_and_how_much() -> None:
    start, end = Event("round", {"round": 1}), Event("round", {"round": 2})
    block, slash = effect(1, "stonewall", ("block", {"amount": 3})), effect(0, "slash", blow(2, 3))
    rows = [row[2] for row in last_round(WORDS, [start, *block, *slash, end])]
    assert "Stonewall blocks 3 of 5 damage." in rows
    silencer = Event("prevent_next", {"seat": 1, "target": 0, "card": "sd_terror"})
    vain = effect(0, "slash", ("nothing", {"reason": "silenced"}))
    rows = [row[2] for row in last_round(WORDS, [start, silencer, start, *vain, *block, end])]
    assert "Slash is prevented by SD-Terror of last round." in rows
    assert "Stonewall has nothing to block: no damage with priority 0." in rows


def test_a_bot_that_waited_in_vain_is_the_running_one_while_that_is_told() -> None:
    lapsed = Event("lapsed", {"seat": 0, "card": "md_dash", "line": 0, "trigger": "move", "target": 0})
    *_, last = begun_steps([*effect(0, "slash", blow(3, 0)), lapsed])
    assert last.card == "md_dash" and last.status == "running"
