"""What a lane threatens, in sentences."""

from game.content.scrapbots import shipped_library
from game.rules.scrapbots.preview import LaneResult
from game.rules.scrapbots.threats import Threat, Threats
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.threats import defended_lane, open_lane

WORDS = TableWords(shipped_library().sets["revised"], shipped_messages("scrapbots"), ("Ada", "Bo"))


def threat(damage: int = 0, wounds: int = 0, **more: bool) -> Threat:
    facts = {"splash": False, "coin": False, "later": False, **more}
    return Threat(
        "scout",
        LaneResult(damage, more.pop("destroyed", False), wounds),
        3,
        **{name: facts[name] for name in ("splash", "coin", "later")},
    )


def test_an_open_lane_says_what_can_be_dealt_there() -> None:
    two = threat(wounds=2)
    assert open_lane(WORDS, Threats(two), own=False) == "*Scout* can deal *2 Wounds* here."
    assert open_lane(WORDS, Threats(two), own=True) == "Your *Scout* can deal *2 Wounds* here."
    later = Threats(threat(wounds=1, later=True, coin=True))
    assert open_lane(WORDS, later, own=True) == "Your *Scout* can deal *1 Wound* here next turn, with a coin."


def test_splash_is_told_alone_or_added() -> None:
    splash = threat(wounds=1, splash=True)
    assert open_lane(WORDS, Threats(None, splash), own=False) == "*Scout* can splash *1 Wound* here."
    both = Threats(threat(wounds=2), splash)
    assert open_lane(WORDS, both, own=False) == "*Scout* can deal *2 Wounds* here. Splash: 1 more."


def test_where_nothing_reaches_it_says_so() -> None:
    assert open_lane(WORDS, Threats(), own=False) == "No attack reaches you here."
    assert open_lane(WORDS, Threats(), own=True) == "No attack of yours reaches this lane."
    assert defended_lane(WORDS, Threats(), 40, own=False) == ""


def test_of_a_defender_its_health_is_told() -> None:
    told = defended_lane(WORDS, Threats(threat(20)), 50, own=False)
    assert told == "*Scout* can deal it 20 damage for 3 Energy: 30 health left."
    fallen = defended_lane(WORDS, Threats(threat(20)), 20, own=True)
    assert fallen == "Your *Scout* can destroy it for 3 Energy."
