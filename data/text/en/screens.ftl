# Everything that the screens say that belong to no game. `:name:` is an icon, `*word*` is bold, `{ $fact }` comes
# from the program.

tools-undo = Undo
tools-undo_hint = Takes your last choice back (U).
tools-log = Log
tools-log_hint = All that has happened, in sentences (L).
tools-rules = Rules
tools-rules_hint = The rulebook (F1).
tools-speed = Speed
tools-speed_hint = How fast things are shown.
# Shown in place of a word on the tool that changes the speed.
tools-times = { $speed }×
tools-menu = Menu
tools-menu_hint = Settings, conceding, leaving (Esc).

# The buttons while events are shown, and after the last one.
show-next_step = Next step
show-to_end = To end
show-to_result = To the result
show-by_itself = Plays by itself; Space is faster

# Said at a table of any game.
table-over = The game is over. Look around as long as you like.
table-lock_in = Lock in
table-no_drop = That does not go there: gold places take it.

# A save that was chosen to be played on.
saves-cannot_play = The save '{ $name }' cannot be played: { $reason }.

# The players on pictures of tables.
examples-first_name = Ada
examples-second_name = Brunel

credits-title = Credits
credits-game = *{ $name }*
    { $credit }
credits-duels = *Iron & Scale* puts these duels on one table. The rules are told in our own words; the games are their designers'.
credits-type = *Type:* Barlow and Barlow Condensed by Jeremy Tribby, SIL Open Font License.
credits-drawings = *Drawings and sounds* were made for this table.
credits-built = *Built with* Python, pygame-ce, PyYAML, platformdirs, msgspec and fluent.runtime.

# The name of the program, in three words: the middle one is drawn small.
title-logo = IRON & SCALE
title-tagline = All duels on one shelf
title-new = New game
title-new_note = Choose a box
title-learn = Learn
title-learn_note = Step by step
title-load = Load
title-load_note = Saved matches
title-rulebook = Rulebook
title-settings = Settings
title-settings_note = Sound and screen
title-credits = Credits
title-credits_note = Whose games
title-quit = Quit

# The question of the very first start.
welcome-title = New here?
welcome-text =
    Rivet shows you your first duel in three minutes.
    You find all lessons under Learn, and all rules under Rulebook (F1).
welcome-show = Show me
welcome-not_now = Not now

# A game whose rules are not written down yet.
rulebook-no_chapter = No rules yet
rulebook-nothing = The rules of { $game } are not written down yet.

# Above what this program decides where a game's own rules are silent.
rulebook-ruling = Our ruling
rulebook-ruling_of = Our ruling: { $title }

# The colour schemes.
schemes-standard = Standard
schemes-red_green = Red and green
schemes-blue_yellow = Blue and yellow
schemes-high_contrast = High contrast
