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
# Shown in place of a key on the tool that changes the speed.
tools-times = { $speed }×
tools-menu = Menu
tools-menu_hint = Settings, conceding, leaving (Esc).

# The buttons while events are shown, and after the last one.
show-next_step = Next step
show-to_end = To end
show-to_shot = Next shot
show-to_result = To the result
show-by_itself = Plays by itself; Space is faster

# Said at a table of any game.
table-over = The game is over. Look around as long as you like.
table-lock_in = Lock in
table-no_drop = That does not go there: lit places take it.

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
title-tagline = Board games for two
title-new = New game
title-new_note = Choose a box
title-learn = Learn
title-learn_note = Step by step
title-workshop = Workshop
title-workshop_note = Build your own
title-load = Load
title-load_note = Saved matches
title-rulebook = Rulebook
title-settings = Settings
title-settings_note = Sound and screen
title-credits = Credits
title-credits_note = Who made it
title-quit = Quit

# Asked when Esc is pressed at the title.
quit-title = Quit?
quit-text = Every match is saved as it stands. You can go on with it when you come back.
quit-quit = Quit
quit-stay = Stay

# Asked when a game is opened that was never played or learned.
first_time-title = First time?
first_time-text =
    In the first lesson Rivet shows you how *{ $game }* is played, in about { $minutes } minutes.
first_time-learn = Show me
first_time-play = Play now

# A game whose rules are not written down yet.
rulebook-no_chapter = No rules yet
rulebook-rules_of = The rules of { $game }.
rulebook-next_link = Tab goes from one blue word to the next; Enter opens its page.
rulebook-open_link = Enter opens its page
rulebook-table_waits = The picture is being painted.
rulebook-nothing = The rules of { $game } are not written down yet.

# Above what this program decides where a game's own rules are silent.
rulebook-ruling = Our ruling
rulebook-ruling_of = Our ruling: { $title }

# The colour schemes.
schemes-standard = Standard
schemes-red_green = Red and green
schemes-blue_yellow = Blue and yellow
schemes-high_contrast = High contrast

# What is printed on keys that are not called by their letter, by their names in data/keys.yaml.
key_names-RETURN = Enter
key_names-ESCAPE = Esc
key_names-DELETE = Del
key_names-PAGEUP = PgUp
key_names-PAGEDOWN = PgDn
key_names-HOME = Home
key_names-END = End
key_names-SLASH = /
key_names-PLUS = +
key_names-MINUS = -
key_names-TAB = Tab
key_names-SPACE = Space
key_names-BACKSPACE = Backspace
key_names-LEFT = Left
key_names-RIGHT = Right
key_names-UP = Up
key_names-DOWN = Down
key_names-shift = Shift
key_names-ctrl = Ctrl
key_names-alt = Alt
# What is printed on the buttons of a gamepad that are not called by a letter or two.
pad_names-View = View
pad_names-Menu = Menu
pad_names-LeftStick = Stick
pad_names-cross = Cross

# The page of controls: headings, what each key does, and a note on it.
key_page-everywhere = On every screen
key_page-title = On the title
key_page-table = At the table
key_page-books = In books and settings
key_page-or = or
key_page-to = to
key_page-arrows = arrows
key_page-controls = From one control to the next
key_page-controls_note = Shift and Tab go back.
key_page-ends = To the first or the last one
key_page-ends_note = In a list, a menu, a hand of cards.
key_page-press = Press, pick
key_page-press_note = Presses what has the ring around it. Space does it too.
key_page-back = One step back
key_page-back_note = Takes back a half-made choice, or opens the menu.
key_page-next_hint = The next hint
key_page-next_hint_note = Goes from hint to hint and says what everything shows.
key_page-rules = Rulebook
key_page-rules_note = Opens the rules of the game that you play.
key_page-card = Open a card
key_page-card_note = Large, with its words: each leads to the rulebook. The right button does it too.
key_page-full_screen = Full screen
key_page-full_screen_note = Alt and Enter do the same.
key_page-scroll = Scroll a long list
key_page-scroll_note = A page up or down. The wheel does it too.
key_page-boxes = Open a game's box
key_page-boxes_note = The number stands on its label. Left and Right go from box to box.
key_page-set_up = In the set-up
key_page-begin = Begin, both sides by chance
key_page-begin_note = B begins with what is chosen, R leaves both sides to chance.
key_page-hand = Pick a card of your hand
key_page-hand_note = The first card on the left is 1.
key_page-undo = Take back
key_page-undo_note = Free until something hidden has come to light. Ctrl and Z do it too.
key_page-hint = A hint
key_page-hint_note = The best choices, judged by what you know. 1 to 3 take one of them.
key_page-log = The log
key_page-log_note = Every event so far, in sentences.
key_page-skip = Skip what is shown
key_page-skip_note = Space, Enter or a click: the next step. T: to the end.
key_page-move_now = Hurry the computer
key_page-move_now_note = After a second of thought: it plays the best that it has found.
key_page-duel = Scrap Knights
key_page-pass = Pass
key_page-pass_note = You add nothing to this step.
key_page-bot = Pick a BOT that may answer
key_page-bot_note = The number stands on it. Enter uses it.
key_page-choices = Choose a number or a direction
key_page-choices_note = 1 is closer and 2 is farther.
key_page-sign = A number below 0
key_page-sign_note = Press it before the digit, for the priority of Parry Shield.
key_page-tokens = Frame Advantage, Armored, Blitz
key_page-tokens_note = Spend one of these tokens, where you have it.
key_page-put_back = Put a picked card back
key_page-put_back_note = Esc does it too.
key_page-lanes = Scrapbots
key_page-pay_with = Play for Scrap, for Energy
key_page-pay_with_note = With a card of your hand picked.
key_page-use = Build, activate
key_page-use_note = With a card of your hand picked: then 1 to 3 for the lane.
key_page-buy = Buy from the market
key_page-buy_note = While no card is picked: then the number of the card, counted from the left; Enter or the number again buys it.
key_page-lane_attack = Attack from a lane
key_page-lane_attack_note = While no card is picked: then the lane, then 1 or 2 for the attack.
key_page-play_all = All cards for Scrap, end turn
key_page-play_all_note = Plays every card of your hand for Scrap. E ends the turn while no card is picked.
key_page-recap = Recap: a step back, on, your turn
key_page-recap_note = When you come back after the other player's turn.
key_page-board = Command Core
key_page-program = Flip, next mech, enemy reach
key_page-program_note = While you write a program. Ctrl and Tab lead to the next mech too.
key_page-programmed = Clear a program, ready
key_page-programmed_note = Ready ends your programming once every program is whole.
key_page-slots = A directive, a slot's card out again
key_page-slots_note = The digit lays it down; with Shift a digit chooses a slot. Backspace empties it.
key_page-face = Turn left, turn right, face here
key_page-face_note = While you place a mech: the last one leaves it so.
key_page-numbers = Order, weapon, target or die
key_page-numbers_note = The digit picks what has that number or stands at that place.
key_page-fight = Hold fire, keep the dice, done
key_page-fight_note = In an attack, after its roll, and when no more cards go back.
key_page-zoom = Enlarge the board, or shrink it
key_page-zoom_note = The wheel does it too; drag the board to move it.
key_page-arena = Dino Battles
key_page-dino_turn = Switch, pass or pay
key_page-dino_turn_note = Switch leads to the bench. Space also pays with the cards that you picked.
key_page-targets = Pick a Dinosaur
key_page-targets_note = For a picked card: 0 is the active one, 1 to 3 are the bench.
key_page-answers = Attack, answer an attack
key_page-answers_note = Each answer shows its number; 5 to 7 are special attacks.
key_page-mulligan = New opening hand, keep it, ready
key_page-mulligan_note = Before the battle. Ready ends the choice of your first Dinosaurs.
key_page-lessons = In lessons
key_page-lesson = Next lesson, play on from a mistake
key_page-lesson_note = H opens the next hint, U goes one step back.
key_page-build_lesson = In the workshop: skip a step, go back
key_page-build_lesson_note = Your side stays as it is.
key_page-puzzles = To the puzzles
key_page-puzzles_note = Where all lessons are. Once more: the next ones.
key_page-next_tab = The next tab of settings
key_page-next_tab_note = Shift, Ctrl and Tab: the tab before.
key_page-try_sound = Try the settings
key_page-try_sound_note = Shows a blow as it will look, where there is a picture of the table.
key_page-pages = Turn a page of the rulebook
key_page-pages_note = On the list of chapters, Left and Right do it.
key_page-last_place = Back in the rulebook
key_page-last_place_note = To where the last link was followed.
key_page-search = Search the rulebook
key_page-search_note = Looks through all chapters and cards of the game.
key_page-workshop = In the workshop
key_page-suggest_rest = Suggest the rest
key_page-suggest_rest_note = Fills what is open with cards that go with what is there.
key_page-pool = Sort the pool, show all, the next kind
key_page-pool_note = / searches it. Shift and L go back to the kind before.
key_page-copies = One more, one fewer, 5 more, a test hand: decks
key_page-copies_note = Of the card that has the ring. Of Combat Cards 5 more at once.
key_page-squads = The other board, take a mech out: squads
key_page-squads_note = 1 to 3 choose the mech that the pool fills.
key_page-sides = New, copy, delete, play: your sides
key_page-sides_note = In the hangar. What was deleted comes back with U.
key_page-try_side = Try a side, stop, play more games
key_page-try_side_note = Computer players play it against the ready ones.
key_page-watch = Watch a game won, a game lost
key_page-watch_note = On the page of a trial.
key_page-damaged = A damaged file: read it again, set it aside
key_page-damaged_note = After you have mended it in an editor. What was set aside comes back with U.
key_page-poster = Save the poster, copy it
key_page-poster_note = On the page with the code.
key_page-share = Share, paste a code
key_page-share_note = Ctrl and V paste. C copies the code.
key_page-swap = Swap a card, or take it out
key_page-swap_note = A mech asks which card makes room; on a squad and a deck one copy comes out. 1 to 6: to an ACT's place.
key_page-see_card = See the card in full
key_page-see_card_note = As at the table, with its words. The right button does it too.
key_page-make_again = Make a change again
key_page-make_again_note = After it was taken back with U, or with Ctrl and Z. Shift and U do it, too.
key_page-rename_side = Type its name
key_page-rename_side_note = E does it too. Enter or Esc leaves the field; Shift and F2 show the hints here.
# A row of the page as a sentence.
key_page-told = *{ $what }.* { $note }
key_page-mouse = *Mouse.* Point for a hint, click to pick or press, drag a card to its place, scroll with the wheel.

# The button that leads back, on every screen.
screen-back = Back

pause-title = Pause
pause-saved = The match is saved.
pause-leave = Leave the table
pause-go_on = Go on
pause-rulebook = Rulebook
pause-settings = Settings

saves-title = Load a match
saves-play = Play
saves-look = Look at the table
saves-by_itself = Every match is saved after each move.
saves-delete = Delete
# The question before a match is deleted; the match's line is above it.
saves-delete_title = Delete this { $contest }?
saves-delete_text =
    { $match }
    Its older saves go too. This cannot be undone.
saves-delete_yes = Delete
saves-delete_no = Keep it
saves-none = Nothing is saved yet
saves-none_text = *You need not save.* Every match is saved after each move, from its first move on.
    { "*" }To go on* with one, choose it here. The latest also waits on the title, under Continue.
    { "*" }A match that is over* stays here as well, so that you can look at its table again.
saves-play_game = Play { $game }
saves-kept = Saved { $when }
saves-kept_sentence = Saved { $when }.
# The paper on the title: the match to go on with, or an invitation to learn.
saves-continue = Continue
saves-first = Your first duel
saves-first_text = Learn { $game }: Rivet leads you through it, step by step, in a few minutes a lesson.
saves-first_plate = Learn it
saves-next = Continue learning
saves-next_text = Rivet waits where you left off in { $game }, or with the lesson that comes next.
saves-next_plate = Next lesson

title-in_work = In the workshop
title-in_work_why = { $game } is still in the workshop.

# Between two turns at one screen, on the shutter.
curtain-pass_to = Pass the screen to
curtain-i_am = I am { $name }
curtain-score_to = to
curtain-how = click, or hold { $shortcut }

result-draw = Draw
result-victory = Victory
result-defeat = Defeat
result-wins = { $name } wins
result-why = { $name } wins: { $reason }
result-rematch = Rematch
result-new = New match
result-look = Look at the table
result-title = Title
# Between the numbers of both sides.
result-to = to

# A card at large, with the words on it that the rulebook explains.
card_page-no_words = Everything is on the card: no word of it needs the rulebook.
card_page-opens = Opens the rulebook: { $chapter }.

rulebook-title = Rulebook
rulebook-search = Search: press { $shortcut }
rulebook-search_hint = Looks through all chapters and cards of this game.
rulebook-not_found = Nothing found
rulebook-others = The other books
rulebook-first_page = This is the first page.
rulebook-last_page = This is the last page.
rulebook-back_to = Back to “{ $chapter }”, where you came from ({ $shortcut }).

settings-title = Settings
settings-note = Changes take effect and are saved at once.
settings-reset = Reset to defaults
settings-reset_title = Reset to defaults?
settings-reset_text = Sizes, colours, sound, pace and names return to their defaults. Saved games stay.
settings-reset_yes = Reset
settings-reset_no = Keep my settings
settings-try = Play one step
settings-try_hint = Shows a blow, as it will look.
settings-keys = Ctrl+Tab: next tab. Arrows: fields and values
settings-keyboard = Your keyboard
settings-preview = As you will see it
# What a blow does to a number: "−3 HP", "+1 Wound".
settings-change = { $number } { $what ->
    [wound] Wound
   *[hp] HP
}
settings-good_to_know = Good to know

setting_tabs-screen = Screen
setting_tabs-screen_line = Size, full screen
setting_tabs-sound = Sound
setting_tabs-sound_line = Effects, ambience
setting_tabs-play = Play
setting_tabs-play_line = Pace and names
setting_tabs-controls = Controls
setting_tabs-controls_line = Keys and gamepad
setting_tabs-accessibility = Accessibility
setting_tabs-accessibility_line = Text and colours

# What is good to know, on pages with few settings.
setting_notes-screen_window = :screen: *Any window will do:* drag its edge. A wider one shows more of each place.
setting_notes-screen_scale = :eye: *Hard to read?* Set the UI scale higher: at a table the stage makes room for the words.
setting_notes-screen_slow = :play: *Too slow?* Space goes on at once, whatever is being shown.
setting_notes-sound_seen = :eye: *Nothing is told by sound alone:* what you hear is also shown, and is in the log (L).
setting_notes-accessibility_devices = :gamepad: *Keys, mouse or gamepad:* each of them can do everything. See Controls.
setting_notes-accessibility_colors = :check: *Not by colour alone:* what is on, done or chosen has a tick, and what is barred says why.
setting_notes-accessibility_pace = :log: *At your pace:* no choice is timed, and the log (L) tells again what was shown.

setting_headings-size = Size
setting_headings-window = Window
setting_headings-movement = Movement
setting_headings-volume = Volume
setting_headings-test = Test
setting_headings-pace = Pace
setting_headings-names = Names
setting_headings-reading = Reading
setting_headings-colors = Colours

# Each setting, and a line that explains it.
setting_rows-ui_scale = UI scale
setting_rows-ui_scale_line = Writing and buttons grow
setting_rows-ui_scale_hint = What you read at a table grows up to 175 %. The stage makes room for it.
setting_rows-text_size = Text size
setting_rows-text_size_line = The UI scale; also under Screen
setting_rows-full_screen = Full screen
setting_rows-full_screen_line = F11 turns it on and off anywhere
setting_rows-reduce_motion = Reduce motion
setting_rows-reduce_motion_line = Moves end at once; numbers still show
setting_rows-effects = Effects
setting_rows-effects_line = Cards, blows and buttons
setting_rows-ambience = Ambience
setting_rows-ambience_line = The sounds of the place
setting_rows-mute = Mute
setting_rows-mute_line = No sound at all
setting_rows-listen = Listen
setting_rows-listen_line = A hit, as loud as it will be
setting_rows-listen_button = Play a hit
setting_rows-speed = Speed
setting_rows-speed_line = How fast moves are shown
setting_rows-slower = Speed
setting_rows-slower_line = Slower is easier to follow
setting_rows-replay = Recap
setting_rows-replay_line = After the other's turn
setting_rows-hints = Hints
setting_rows-hints_line = H shows a good move
setting_rows-tips = Tips
setting_rows-tips_line = Short notes on what is new
setting_rows-confirm = Ask before a turn ends early
setting_rows-confirm_line = Only when you could still do something
setting_rows-auto_pass = Pass when nothing can be done
setting_rows-auto_pass_line = Only where both can see it. Off: you are asked
setting_rows-first_name = First seat
setting_rows-first_name_line = The name in every new game
setting_rows-second_name = Second seat
setting_rows-second_name_line = Used when a person plays there
setting_rows-reading_time = Time to read
setting_rows-reading_time_line = How long messages stay
setting_rows-shapes = Shapes as well as colours
setting_rows-shapes_line = Seats have a disc or a square, heat is hatched
setting_rows-schemes_hint = The colours of both seats, of HP and heat, and of words about gain and harm.

setting_choices-replay_always = All that happened
setting_choices-replay_missed = What you missed
setting_choices-replay_never = Nothing
setting_choices-hints_on = On
setting_choices-hints_computer = Against a computer
setting_choices-hints_off = Off
setting_choices-tips_on = Each once
setting_choices-tips_off = Off
setting_choices-tips_again = All once more
setting_choices-times = { $speed }×

# Files that cannot be read or written. First what a sentence is made of: reasons, and what is wrong with a file.
files-disk_full = the disk is full
files-quota = your disk quota is used up
files-read_only = the disk is read-only
files-denied = permission denied
files-not_there = it does not exist
# A reason in the words of the system.
files-system = { $detail }
files-no_file = is not a file
files-unreadable = cannot be read: { $reason }
files-too_large = is larger than { $size } KiB
files-empty = is empty
files-not_text = is damaged: it is not UTF-8 text
files-too_deep = is damaged: it is nested too deeply
files-truncated = is damaged: it is truncated
files-not_json = is damaged: it is not JSON ({ $detail })
files-newer = was written by a newer version of Iron & Scale
files-foreign = is not one of Iron & Scale's
files-wrong_field = has a wrong field, { $reason }
files-wrong_fields = has a wrong field, { $reason } (and { $more } more)
files-field_missing = { $field }: is missing
files-unknown_player = { $field }: unknown player '{ $player }'
files-no_match = '{ $match }' does not name a match
files-odd_name = a name holds a character that is not text
# Saved matches.
files-game_not_saved = The game could not be saved: { $reason }.
files-save_unusable = The save '{ $name }' { $problem }.
files-not_a_save = The file '{ $name }' is not a save of Iron & Scale.
files-newer_save = The save '{ $name }' was written by a newer version of Iron & Scale: its format is { $format }, and this version knows { $known }.
files-unknown_game = The save '{ $name }' is of a game that this version does not have: '{ $game }'.
files-saves_unreadable = The folder of saves cannot be read: { $reason }.
files-damaged = is damaged: { $reason }
files-side_unusable = The file '{ $name }' { $problem }.
files-side_not_saved = Your side could not be saved: { $reason }.
files-side_not_set_aside = The file could not be set aside: { $reason }.
files-side_not_deleted = Your side could not be deleted: { $reason }.
files-sides_unreadable = The folder of your sides cannot be read: { $reason }.
files-not_deleted = The save could not be deleted: { $reason }.
files-played_elsewhere = This match was played on in another window. Yours is saved as a separate match now.
# Lessons, tips and settings.
files-progress_unusable = What you have learned { $problem }, so it begins anew and the file is kept.
files-progress_not_saved = What you have learned could not be saved: { $reason }.
files-record_not_saved = The match could not be added to the records: { $reason }.
files-trial_not_kept = The trial could not be kept: { $reason }.
files-tips_not_saved = The tips that you have seen could not be saved: { $reason }.
files-settings_unusable = The settings file { $problem }, so the defaults are used and the file is kept.
files-setting_unusable = The settings file { $problem }, so the default is used there and the file is kept.
files-settings_not_saved = The settings could not be saved: { $reason }.

# Why a share code cannot be read, or a side has none.
share-wrong_sign = A sign is wrong. Compare it with the poster.
share-wrong_sign_near = A sign is wrong near "{ $near }". Compare it with the poster.
share-not_a_code = That is not a share code of Iron & Scale.
share-newer_code = The code is from a newer version of Iron & Scale. Update the game to read it.
share-unknown_card = The code has a card that this version does not know. A newer version may.
share-no_number = { $card } cannot be in a share code: no such card has a number.
share-too_long = It has more cards than a share code can hold.

# A saved match in a list: who plays, what is played, and when it was saved.
summary-sentence = { $title }: { $names }, { $progress }, { $when }
summary-names = { $first } against { $second }
summary-computer = { $name } (computer)
summary-finished = finished
summary-story =
    { $kind ->
        [own] Your *{ $first }* against *{ $second }* (computer).
        [computers] *{ $first }* against *{ $second }*, two computers.
       *[people] *{ $first }* against *{ $second }*, two people.
    }
summary-plain_story =
    { $options ->
        [none]
            { $computers ->
                [yes] Against the computer.
               *[no] For two people.
            }
       *[other]
            { $computers ->
                [yes] { $options }, against the computer.
               *[no] { $options }, for two people.
            }
    }
summary-when =
    { $day ->
        [today] today, { $time }
        [yesterday] yesterday, { $time }
       *[other] { $date }, { $time }
    }
# Beside the name of a computer player.
table-computer = computer, { $player }

# The workshop: where mechs, squads and decks are built. `name` is a side's own name.
workshop-title = Workshop
workshop-no_name = No name yet
workshop-kept = Every change is kept.
workshop-no_plan = Your plan, in a sentence
workshop-to_hangar = Back to all that is yours. Every change is kept.
workshop-take_off = Take off { $card }
workshop-replace = Replace { $card }
workshop-replaced = { $card } is in the place of { $gone }.
workshop-taken_out = { $gone } is out: no card fits its place.
workshop-suggest_short = Suggest
workshop-back = Back
workshop-undo = Undo
workshop-nothing_to_undo = You have changed nothing here.
workshop-ready = Ready to play.
workshop-more_problems = { $count ->
    [one] and 1 more
   *[other] and { $count } more
 }
# What the keys of a builder do, at the foot of the screen.
workshop-key_add = add or take out
workshop-key_swap = swap
workshop-key_find = search
workshop-key_order = sort
workshop-key_card = card in full
workshop-key_undo = take back
workshop-key_copy = one more
workshop-key_more = one more
workshop-key_five = five more
workshop-key_fewer = one fewer
workshop-key_hand = test hand
# The hangar: own sides and ready ones.
workshop-subtitle = Everything is kept on this computer. Scrapbots has no shelf: its decks are built while you play.
workshop-open = Open
workshop-play = Play
workshop-copy = Copy
workshop-paste = Paste a code
workshop-delete = Delete
workshop-bring_back = Bring back
workshop-yours = { $count ->
    [0] None of yours yet
    [one] 1 of yours
   *[other] { $count } of yours
 }
workshop-some_of = { $first } to { $last } of { $count }
workshop-nothing_yet = Begin an empty one here, or open a ready one and change a card: your first change makes a copy.
workshop-tried = Tried in { $count ->
    [one] 1 game
   *[other] { $count } games
}: it scores { $share } %.
workshop-ready_made = Ready-made
workshop-of_game = { $game }
workshop-unreadable = This file cannot be read. It is left as it is.
workshop-not_read = File damaged
workshop-newer_file = From a newer version
workshop-as_it_was = The file is as it was.
workshop-read_again = Read it again
workshop-read_again_hint = After you have mended it in an editor.
workshop-read_now = { $name } can be read now.
workshop-still_unread = It still cannot be read.
workshop-set_aside = Set it aside
workshop-set_aside_hint = Renames it, so that it is listed no more. It is never deleted.
workshop-is_aside = { $name } is now { $aside }, and is listed no more.
workshop-no_file = There is no file to set aside.
workshop-ready_stays = A ready-made side cannot be deleted.
workshop-copied_first = A ready-made side stays as it is: your first change makes a copy.
workshop-scroll = Shows the others.
workshop-no_more = There are no more.
workshop-key_open = look, then open
workshop-key_new = new
workshop-key_play = play
workshop-key_copy_side = copy
workshop-key_delete = delete
workshop-key_read_again = read it again
workshop-key_set_aside = set it aside

# What is wrong in a line of a side's file. `value` is what is written there.
side_file-at_line = Line { $line }: { $reason }
side_file-no_number = "{ $value }" is no number.
side_file-no_text = { $value } is a number: a text has quotation marks around it.
side_file-no_list = "{ $value }" is no list: a list has square brackets.
side_file-no_fields = "{ $value }" stands where fields with values belong.
side_file-unknown_field = there is no field "{ $field }".
side_file-too_long = it is longer than { $most }.
side_file-too_small = a number there is { $least } or more.
side_file-no_yaml = it cannot be read ({ $detail }).
side_file-no_side = It is not the file of a side.
side_file-other = { $detail }.

# Sharing a side: its code, its poster, and the code of a friend.
sharing-title = Share
sharing-your_code = Your code
sharing-copy = Copy the code
sharing-copied = Copied to the clipboard
sharing-file_not_read = { $name } cannot be read: { $reason }.
sharing-no_code_in_file = There is no code in { $name }. Posters carry one, and so may a text file.
sharing-poster = Save the poster
sharing-poster_saved = The poster is saved as { $path }.
sharing-copy_poster = Copy the poster
sharing-poster_copied = The poster is copied. Paste it anywhere.
sharing-path_copied = The clipboard takes no picture here: the poster is saved, and its path is copied: { $path }.
sharing-poster_not_saved = The poster could not be saved: { $reason }.
sharing-not_complete = Not complete: it can be shared, and not played yet.
sharing-complete = Complete: anybody can play it.
sharing-subtitle = A code is enough: no file, no account.
sharing-signs = { $count } signs; small letters count too
sharing-no_code_why = Take that card out in the builder, and the side has a code.
sharing-friends = A friend's code
sharing-friends_note = It is read while you type; nothing is kept yet.
sharing-empty = SK1-…
sharing-paste = Paste
sharing-keep = Keep it
sharing-mark = Mark it
sharing-mark_hint = Selects those signs, so that you can type them anew.
sharing-kept = { $name } is in your hangar.
sharing-rival = You have another { $name }: keep this one as { $other }, or replace yours.
sharing-replace = Replace mine
sharing-replaced = { $name } takes the place of yours.
sharing-undo = Undo
sharing-not_kept = { $name } is not kept.
sharing-as_it_was = Your { $name } is as it was.
sharing-of = { $game }, by { $maker }
sharing-by = by { $maker }
sharing-same = You have one that is the same: { $name }.
sharing-try_first = Try it first
sharing-keep_so = You can keep it and change it.
sharing-no_code = A friend's side is shown here.
sharing-way_paste = Type its code above, or press here to paste it.
sharing-way_poster = A poster that you drop onto the window is read too.
sharing-key_copy = copy the code
sharing-key_poster = save the poster
sharing-key_copy_poster = copy it
sharing-key_paste = paste
sharing-key_replace = replace mine
sharing-key_undo = take it back
sharing-key_keep = keep it
sharing-key_try = try it first
workshop-share = Share
workshop-key_share = share

# Trying a side against the ready ones.
trying-title = Try { $name }
trying-stop = Stop
trying-to_code = Back to the code
trying-stopped = Nothing is being played.
trying-more = { $count } more each
trying-still_running = Wait until all games are played, or press Stop.
trying-change = Change { $name }
trying-played = { $count } of { $most } games
trying-level_greedy = Quick players
trying-level_easy = Easy
trying-level_normal = Normal
trying-level_hard = Hard
trying-counts = { $won } / { $drawn } / { $lost }
trying-verdict_ahead = Ahead
trying-verdict_behind = Behind
trying-verdict_close = Too close
trying-verdict_none = Not yet
trying-hardest = Hardest: { $name }
trying-so_far = So far
trying-wait = The first games are being played.
trying-none_played = No game was played to its end yet.
trying-score = It scores { $share } % ({ $low } to { $high } %).
trying-length_rounds = { $count } rounds a game
trying-length_turns = { $count } turns a game
trying-head_opponent = Opponent
trying-head_score = Score: 0 to 100 %
trying-head_counts = Won / drawn / lost
trying-head_verdict = Verdict
trying-how_won = How it wins
trying-how_lost = How it loses
trying-of_games = of { $count }
trying-none_won = No game was won yet.
trying-none_lost = No game was lost yet.
trying-only_counted = Of an earlier trial only the results are kept. Play more games to watch one.
trying-watch = Watch one
trying-watched = Back to the trial
trying-to_change = What to change
trying-nothing_yet = { $count ->
    [one] Nothing can be said after 1 game.
   *[other] Nothing stands out after { $count } games.
 }
trying-nothing_stands_out = { $count ->
    [one] Nothing stands out in 1 game.
   *[other] Nothing stands out in { $count } games.
 }
trying-note = A win counts 1, a draw one half. The thin line shows where 95 of 100 repeats would end.
workshop-try = Try it

# The page of finished matches and what they add up to.
records-title = Records
records-button = Records
records-game = Game
records-game_hint = Which game the list and the figures are about.
records-opponent = Opponent
records-opponent_hint = Against whom.
records-every_game = Every game
records-everybody = Everybody
records-people = People
records-none = No match is finished yet. Each one that you play to its end is counted here. Everything stays on this computer.
records-none_shown = No match like that is finished yet.
records-damaged = { $count ->
    [one] One line of the records cannot be read and is left out.
   *[other] { $count } lines of the records cannot be read and are left out.
 }
records-summary = { $count ->
    [one] 1 match
   *[other] { $count } matches
 }, { $hours } hours
records-against = Against { $name }{ $options ->
    [none] {""}
   *[other] : { $options }
 }
records-won = Won
records-lost = Lost
records-draw = Draw
records-length = { $unit ->
    [round] { $count ->
        [one] 1 round
       *[other] { $count } rounds
     }
   *[turn] { $count ->
        [one] 1 turn
       *[other] { $count } turns
     }
 }, { $minutes } min
records-won_tile = Won
records-of = of { $count }{ $drawn ->
    [0] {""}
    [one] , 1 draw
   *[other] , { $drawn } draws
 }
records-row_tile = Longest row of wins
records-row_now = now { $count }
records-time_tile = Time at the table
records-minutes = { $count } min
records-a_match = a match
records-by_game = By game
records-by_opponent = By opponent
records-by_side = By your side
records-by_card = Favorite cards
records-interval = thin line: your true share, 95 times in 100
records-few = gray: fewer than 8 matches
records-most_played = most played first
records-times_played = times played, share of wins
records-won_of = { $won } of { $played }
records-per_cent = { $share } %
records-open = Look at the table
records-not_kept = The save of this match is not kept any more.
records-export = Export
records-exported = All matches are in { $path }.
records-not_exported = The records could not be exported: { $reason }.
records-clear = Clear
records-clear_title = Begin the records anew?
records-clear_text = { $count ->
    [one] One match is counted no more.
   *[other] { $count } matches are counted no more.
 } The file is kept under another name.
records-clear_yes = Begin anew
records-clear_no = Keep them
