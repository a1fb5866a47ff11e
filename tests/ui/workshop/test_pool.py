"""Cards are found by words and filters, and sorted."""

from game.ui.workshop.pool import PoolCard, PoolQuery, find, hits


def card(name: str, kind: str, heat: int, words: str = "") -> PoolCard:
    tags = {"kind": frozenset({kind}), "heat": frozenset({str(heat)})}
    return PoolCard(name, f"{name} {words}".lower(), tags, {"name": name, "heat": (heat, name)})


CARDS = (
    card("slash", "attack", 1, "Deal 3 damage."),
    card("vent", "defend", 0, "Vent 3."),
    card("missile", "attack", 2, "Deal 2 damage. Gain Advantage."),
    card("dash", "movement", 1, "Move 2."),
)


def test_an_empty_query_shows_all_in_the_order_of_the_pool() -> None:
    assert find(CARDS, PoolQuery()) == ("slash", "vent", "missile", "dash")
    assert not PoolQuery(" ").narrows


def test_all_words_must_occur_in_any_order_and_case() -> None:
    assert find(CARDS, PoolQuery("DAMAGE deal")) == ("slash", "missile")
    assert find(CARDS, PoolQuery("damage 3")) == ("slash",)
    assert find(CARDS, PoolQuery("nothing")) == ()


def test_tags_of_one_group_add_up_and_groups_narrow() -> None:
    query = PoolQuery().toggled("kind", "attack").toggled("kind", "movement")
    assert find(CARDS, query) == ("slash", "missile", "dash")
    assert find(CARDS, query.toggled("heat", "1")) == ("slash", "dash")
    assert query.has("kind", "attack") and not query.has("kind", "defend")


def test_a_tag_that_is_pressed_again_goes() -> None:
    assert PoolQuery().toggled("kind", "attack").toggled("kind", "attack") == PoolQuery()


def test_one_tag_alone_and_none() -> None:
    query = PoolQuery().toggled("heat", "1").only("heat", "2")
    assert find(CARDS, query) == ("missile",)
    assert not query.only("heat", "").narrows


def test_orders() -> None:
    assert find(CARDS, PoolQuery(order="name")) == ("dash", "missile", "slash", "vent")
    assert find(CARDS, PoolQuery(order="heat")) == ("vent", "dash", "slash", "missile")


def test_a_filter_says_how_many_cards_it_would_leave() -> None:
    query = PoolQuery("deal").toggled("kind", "defend")
    assert hits(CARDS, query, "kind", "attack") == 2
    assert hits(CARDS, query, "kind", "movement") == 0
    assert hits(CARDS, query, "heat", "0") == 0


def test_orders_follow_each_other_and_words_stay() -> None:
    query = PoolQuery("damage", order="name").toggled("kind", "attack")
    assert query.sorted_by_next(("name", "heat")) == query.sorted_by("heat")
    assert query.sorted_by("heat").sorted_by_next(("name", "heat")) == query
    assert query.with_text("vent").tags == query.tags
