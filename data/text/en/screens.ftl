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
