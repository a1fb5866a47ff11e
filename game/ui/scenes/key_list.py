"""The keys and buttons that work, as the page of controls shows them."""

from game.ui.parts.key_table import KeyRow

KEY_ROWS = (
    KeyRow("ON EVERY SCREEN"),
    KeyRow(
        "From one control to the next", ("Tab", "or", "arrows"), "Cross, LB, RB", "Shift and Tab go back."
    ),
    KeyRow("Press, pick", ("Enter",), "A", "Works what has the ring around it. Space does it too."),
    KeyRow("One step back", ("Esc",), "B", "Takes back a half-made choice, or opens the menu."),
    KeyRow("The next hint", ("F2",), "Stick", "Goes from hint to hint and says what everything shows."),
    KeyRow("Rulebook", ("F1",), "View", "Opens the rules of the game that you play."),
    KeyRow(
        "Open a card",
        ("I",),
        "",
        "Large, with its words: each leads to the rulebook. The right button does it too.",
    ),
    KeyRow("Full screen", ("F11",), "", "Alt and Enter do the same."),
    KeyRow("AT THE TABLE"),
    KeyRow("Pick a card of your hand", ("1", "to", "9"), "Cross", "The first card on the left is 1."),
    KeyRow("Take back", ("U",), "X", "Free until something hidden has come to light."),
    KeyRow("A hint", ("H",), "", "The best choices as the computer sees them, by what you know."),
    KeyRow("The log", ("L",), "Y", "Every event so far, in sentences."),
    KeyRow(
        "Skip what is shown",
        ("Space", "or", "E"),
        "A",
        "Space, Enter or a click: the next step. E: to the end. In Scrapbots, E ends your turn, too.",
    ),
    KeyRow("Pass: Scrap Knights", ("P",), "", "You add nothing to this step."),
    KeyRow(
        "Use a card: Scrapbots",
        ("S", "E", "B", "A"),
        "",
        "For Scrap or Energy, to build or buy, or to activate a Scrapbot.",
    ),
    KeyRow(
        "Attack: Scrapbots",
        ("A",),
        "",
        "While no card is picked. Then 1 to 3 for the lane and 1 or 2 for the attack.",
    ),
    KeyRow(
        "Write a program: Command Core",
        ("F", "M", "C", "R"),
        "",
        "The other half up, the next mech, clear, ready. 1 to 9 choose a slot.",
    ),
    KeyRow(
        "Place and fight: Command Core",
        ("Q", "E", "F", "O", "K"),
        "",
        "Turn a mech, leave it so; hold fire; keep the dice.",
    ),
    KeyRow("IN BOOKS AND SETTINGS"),
    KeyRow("The next tab of settings", ("Ctrl", "Tab"), "", "Shift, Ctrl and Tab: the tab before."),
    KeyRow(
        "Turn a page of the rulebook", ("PgUp", "PgDn"), "", "On the list of chapters, Left and Right do it."
    ),
    KeyRow("Back in the rulebook", ("Backspace",), "", "To where the last link was followed."),
    KeyRow("Search the rulebook", ("/",), "", "Looks through all chapters and cards of the game."),
)
_ARROWS = ("Left", "Right", "Up", "Down")


def lit_keys(row: KeyRow) -> frozenset[str]:
    """The keys of a row by the names that they have on the keyboard.

    >>> sorted(lit_keys(KeyRow("Pick", ("1", "to", "3"))))
    ['1', '2', '3']
    """
    found: set[str] = set()
    for number, key in enumerate(row.keys):
        if key == "to":
            first, last = int(row.keys[number - 1]), int(row.keys[number + 1])
            found.update(map(str, range(first, last + 1)))
        elif key == "arrows":
            found.update(_ARROWS)
        elif key != "or":
            found.add(key)
    return frozenset(found)


USED_KEYS = frozenset(key for row in KEY_ROWS for key in lit_keys(row))
