# What all games say alike. A game's own text with the same section and key is used instead of one here.

# The number of a round or turn, where it stands by itself.
counted-round = Round { $count }
counted-turn = Turn { $count }

# How far a match has come, in a list of saves.
progress-set_up = set-up
progress-round = round { $count }
progress-turn = turn { $count }

log-conceded = { $seat } concedes. { $winner } wins.

reasons-conceded = { $loser } conceded
list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $last }

# Why something cannot be chosen now.
why_not-over = The game is over.
why_not-not_asked = You are not asked to choose now.
why_not-unknown = There is no "{ $word }" in this game.
why_not-choices = That is not among your choices: { $choices }.

# The log, opened wide.
log_window-title = Log
log_window-note = Lines about a card show it at the side.
log_window-empty = Nothing has happened yet.
log_window-close = Close

# Below the notes beside an enlarged card, where there is no room for all of them.
closer_look-more =
    { $count ->
        [one] 1 more is explained when you press { $pressed }.
       *[other] { $count } more are explained when you press { $pressed }.
    }

# A tray of cards over the table.
tray-back = Back

# The question before a turn is ended in which something is left to do.
end_turn-confirm = End turn
end_turn-cancel = Keep playing

# The buttons of a tip.
tip-more = More about this in the rulebook.
tip-close = Got it: closes this tip.

# Under a list of what has happened that is too long for its room.
recap-more = and { $count } more: L opens the log

concede-button = Concede
concede-contest = game
concede-who = Who concedes?
concede-who_text = The other player wins.
concede-cancel = Cancel
concede-title = Concede the { $contest }?
concede-text = { $winner } wins.
concede-confirm = Concede
concede-refuse = Play on
concede-asking = { $name } is asked whether to concede.

# A computer player that sees no way to win any more offers its opponent the win, once in a match.
gives_up-title = { $name } gives up
gives_up-text = *{ $name }:* { $look ->
    [chip] I counted twice. I can't win this one any more. You win?
    [gauge] My chances have rounded to zero. I suggest that we write down your win.
   *[anvil] This is decided, and we both know it. You have earned it.
}
gives_up-accept = Take the win
gives_up-play_on = Play to the end

undo-over = The game is over: nothing can be taken back.
undo-nothing = There is nothing to take back yet.
undo-sure = Take it back all the same?
undo-one = You have seen or rolled something new since. Your last choice is taken back, and you choose again.
undo-both = You have seen or rolled something new since. Your last choice and the other side's are taken back.
undo-take_back = Take it back
undo-leave = Leave it
# Between two people the other one is asked, behind a curtain.
undo-asking = { $name } is asked whether to agree.
undo-agree = { $name }, do you agree?
undo-choice = { $name } asks to take back the last choice. Something new has been seen or rolled since, so you decide.
undo-concession = { $name } asks to take back the concession and to play on. You decide.
undo-curtain_asks = { $name } asks { $other } something. *{ $name }:* look away, please.
undo-curtain_answered = { $name } has answered. *{ $name }:* look away, please.
undo-consent = Agree
undo-refuse = Refuse
undo-refused = { $name } does not agree: the game goes on as it is.

# What the prompt says while the only choice that there is is about to be made for a person.
# While a tip is read, nothing goes on by itself.
lone-line =
    { $reads ->
        [yes] { $name }: there is nothing you can do. Close the tip, or go on.
       *[no] { $name }: there is nothing you can do. The game goes on by itself. Any key stops it.
    }
lone-keeps =
    { $reads ->
        [yes] { $name }: nothing you could do now does better. Close the tip, or go on.
       *[no] { $name }: nothing you could do now does better. The game goes on by itself. Any key stops it.
    }
thinking-line = { $name } is thinking.
thinking-seconds = { $count } s
thinking-now = Move now
thinking-now_hint = Takes the best that has been found so far.
thinking-failed = The computer could not think ahead, so it took what looked best at once.

# Who can be chosen for a seat. A game's own lines say how each level of the computer plays it.
players-person = Person
players-easy = Easy
players-normal = Normal
players-hard = Hard
players-random = Random

player_names-easy = Chip
player_names-normal = Gauge
player_names-hard = Anvil
player_names-random = Sprocket

player_lines-person = Shares this screen. Hands stay hidden.
# A game with levels of its own says more of them.
player_lines-easy = Chip takes what looks best at once.
player_lines-normal = Gauge looks a few choices ahead.
player_lines-hard = Anvil tries every choice many times over.

# For a game that has no lines of its own.
plain_player_lines-easy = Chip looks a little ahead.
plain_player_lines-normal = Gauge looks further ahead.
plain_player_lines-hard = Anvil thinks as long as it may.
plain_player_lines-random = Takes whatever the dice say.

# Setting up a match; a game has its own words for what is played and what a seat picks.
setup-new = New game
setup-refused = { $name }: { $reason }
setup-begin = Begin the game
setup-back = Back
setup-keys = Tab: next field. Arrows: within a field. Enter: choose, then begin
setup-roster_keys = Arrows: roster. Tab: next field. Enter: pick, then begin. R: both by chance
setup-tab_hint = Turns the console to this seat: its player and choices.
setup-ready = Ready to begin.
setup-pick = { $name }: { $side }
setup-then = Then { $name }, or begin.
setup-by_chance = By chance
setup-chance_hint = Both sides by chance: they are drawn when the game begins.
setup-chance_line = Any of { $count } sides, drawn when the game begins.
# The number that all chance of a match follows from.
setup-seed = Game number
# The tabs over the roster, and the player's own sides below the second.
setup-ready_made = Ready-made { $count }
setup-yours = Yours { $count }
setup-own_line = Your own side, built in the workshop.
setup-own_plan = Your own
setup-no_name = No name yet
setup-other_page = Shows more of yours.
setup-why_no_page = There are no more.
setup-seed_note = The same number and the same choices give the same game.
setup-any_seed = Any number

setup-opponent = Who is your opponent?
setup-player = Who is { $seat }?
setup-name = Name
setup-own_name = Your name
setup-watch = Two computers play: you watch.

hint-tool = Hint
hint-tool_hint = What the computer would do with what you know (H).
hint-title = Hint
hint-thinking = Anvil is thinking for you.
hint-thinking_seconds = Anvil is thinking for you: { $count } s.
hint-note = One click plays it.
hint-note_pick = One click picks it.
hint-note_mix = Mix them: a habit would be seen coming.
hint-mixed =
    { $times ->
        [one] { $why } A strong player does it once in 10.
       *[other] { $why } A strong player does it { $times } times in 10.
    }
hint-often =
    { $times ->
        [0] hardly ever
        [one] pick it once in 10
       *[other] pick it { $times } times in 10
    }
hint-note_equal = Each wins { $percent } % of the time. Vary them.
hint-tie_first_mixed = The next one wins as often.
hint-tie_first = The next one is as good: take either.
hint-tie_mixed = It wins as often as the first.
hint-tie = As good as the first: take either.
hint-ahead = Its chance to win is { $points } % above that of the next: { $next }.
hint-behind = Its chance to win is { $points } % below the first.
hint-with_numbers = { $why } { $numbers }
hint-only = This is your only choice.
hint-value = { $percent } % to win
hint-failed = No hint this time: the computer could not think.
hint-close = Close
hint-switched_off = Hints are off: Settings, Play turns them on.
hint-hot_seat = Hints are off while two people share the screen: Settings, Play turns them on.
hint-nobody = There is nothing to choose now.
hint-shown = See first what happens: hints are for the choice after it.
hint-covered = Sit down first: a hint is for one side alone.

# Why a choice looks good; each game has sentences of its own for the terms of its estimate.
hint_reasons-general = It looks good for what comes next.
hint_reasons-even = No other choice looks better.
hint_reasons-less = The first choice looks better.
hint_reasons-win = It should win you the game.

key_moments-button = Key moments
key_moments-title = Key moments
key_moments-note = The choices that cost you most of your chance to win, as { $player }, a computer player, sees it.
# What ended the match, in the words of its game.
key_moments-decided = *What weighed most:* { $told }
key_moments-looking = Choice { $number } of { $count } is being looked at.
key_moments-left = About { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left.
# As long as nothing is found.
key_moments-waiting =
    { $player } thinks about each of your choices again, and compares it with what else you could have done.
    What cost you most appears here. You may leave: the search goes on when you come back.
key_moments-none = *No choice stands out.* { $player } found none after which your chance to win had fallen much.
# Where no choice, or fewer than there is room for, cost much: the moments after which the chance changed most.
key_moments-note_swings = No choice cost much. At these moments the chance to win changed most, as { $player } sees it.
key_moments-happened = *What happened:* { $told }
key_moments-quiet = *What happened:* No blow told; the position itself changed.
key_moments-swing_up = A turning point for { $name }.
key_moments-swing_down = A turning point against { $name }, after no choice that was clearly worse than another.
key_moments-conceded = A concession can be taken back, so both hands stay hidden.
key_moments-none_to_look_at = There was no choice to look back at.
key_moments-done = All choices were looked at.
key_moments-failed = Not all choices could be looked at.
key_moments-whose = { $name }: { $progress }
key_moments-played = You chose: *{ $choice }*
key_moments-played_by = { $name } chose: *{ $choice }*
# The same with what was chosen: a program, a reroll.
key_moments-played_as = Your { $what }: *{ $choice }*
key_moments-played_by_as = { $name }, { $what }: *{ $choice }*
key_moments-better = Better: *{ $choice }*
# Below a choice in the last round: how the match was lost after it, and what speaks for the better one.
key_moments-then = *After it:* { $end }. *Better:* { $why }
key_moments-moment = Key moment
key_moments-was_played = This is what you chose.
key_moments-was_played_by = This is what { $name } chose.
key_moments-chance = Chance to win
key_moments-change = { $before } % to { $after } %
key_moments-open = Play on from here
key_moments-back = Back
key_moments-back_to = Back to the key moments
key_moments-at_table = { $progress } once more: play on from here. Your match stays as it was.
key_moments-unsaved = This line of play is not saved.

learn-lesson_of = Lesson { $number } of { $count }
learn-puzzle = Puzzle
learn-step_of = Step { $number } of { $count }
learn-stars = Stars so far
learn-hint = { $title }: { $line }
learn-hints = Hints
learn-hints_note = H opens the next
learn-nudge = Nudge
learn-nudge_note = Where to look
learn-why = Why
learn-why_note = The reason
learn-show = Show me
learn-show_note = Costs a star
learn-instead = Instead
learn-instead_note = what Rivet would play
learn-your_try = Your try
learn-your_try_note = and what came of it
learn-you_played = you played
learn-the_lesson = the lesson
learn-another = another way
learn-your_choice = Your choice
learn-price = The price
learn-only_gains = What changed
learn-change = { $before } to { $after }
learn-go_on = Go on
learn-try_again = Try again
learn-play_on = Play on from here
learn-next_lesson = Next lesson
learn-next_puzzle = Next puzzle
learn-play_match = Play a match
learn-to_learn = All lessons
learn-back_to_step = Back to the lesson
learn-skip = Skip
# Who speaks in the lessons.
learn-teacher = Rivet
learn-read_line = Read, then go on.
learn-rounds_left =
    { $count ->
        [one] 1 round left
       *[other] { $count } rounds left
    }
learn-try_line = Wind back and *try again*? Nothing is lost.
learn-over_line = The match is over. The lesson waits where you left it.
learn-done_line = *{ $title }* is done.
# Of a step that begins in another position than the one before came to.
learn-new_position = *A new position.* { $say }
# A word over the table between two steps.
learn-beat_passed = DONE!
learn-beat_anew = NEW POSITION
learn-beat_round = THE NEXT ROUND
learn-part_missing = This is still empty, and chance would fill it. Choose yourself.
# `praise` names what was done; where nothing is named, by turns.
learn-passed =
    { $named ->
        [yes] *{ $praise }* { $say }
       *[no]
            { $number ->
                [0] *Well done!* { $say }
                [1] *Just right!* { $say }
               *[other] *Very good!* { $say }
            }
    }
learn-passed_anew =
    { $named ->
        [yes] *{ $praise } A new position.* { $say }
       *[no]
            { $number ->
                [0] *Well done! A new position.* { $say }
                [1] *Just right! A new position.* { $say }
               *[other] *Very good! A new position.* { $say }
            }
    }
learn-done_say =
    { $stars ->
        [3] *{ $title }* is done: *three stars*, one for the end, two for no costly hints.
        [2] *{ $title }* is done: *two stars*, one for the end. The third went for a hint.
       *[other] *{ $title }* is done: *one star*, for the end. Two went for hints: try without.
    }
learn-step_back = Step back
learn-step_back_hint = Back to where this step begins, or to the step before (U).
learn-leave = Leave
learn-leave_hint = To all lessons. You go on at this step another time (Esc).
learn-hint_tool = Hint
learn-hint_tool_hint = The next hint: where to look, why, then the move, which costs a star (H).
learn-skip_hint = On to the next lesson (K).
learn-first_step = This is the first step.
learn-only_here = Not in this step. { $prompt }
learn-first_read = First answer Rivet, at the gold button.
learn-free_play = You play freely from here. Step back ({ $shortcut }) leads back to the lesson.
learn-no_hint = There is no further hint here.
# In a lesson on building.
learn-skip_step = Skip
learn-skip_step_hint = On to the next step; your side stays as it is (K).
learn-build_back_hint = Back to the step before; your side stays as it is (J).
learn-play_yours = Play it
learn-rules = Rules
learn-rules_hint = The rulebook, open at its page on building (F1).
learn-name_hint = The name of what you build.

paths-title = Learn
paths-line = Each path takes about half an hour. You can stop after any step.
paths-keys = Arrows along a path, Up and Down between paths
paths-back = Back
paths-start = Start here
paths-stopped = You stopped here
paths-next = The next lesson
paths-numbered = { $number }: { $title }
paths-minutes = { $line } About { $minutes } minutes.
paths-left = { $line } Step { $step } of { $steps }.
paths-begin = Begin
paths-go_on = Go on
paths-later = Best after '{ $name }'.
paths-later_puzzle = Best after the first lesson of its game.
paths-stars = { $count } of { $most }
paths-soon = No lessons yet
paths-puzzles = Puzzles
paths-puzzles_note = solved in a few moves
paths-solved = { $count } of { $all } solved. More gold: harder.
paths-more_puzzles = More puzzles

# On the curtain while the screen changes hands.
curtain-look_away = *{ $name }:* look away, please.
curtain-turn = Turn { $count }

# What a computer player says as a match begins, and of how it ended: two lines each.
quips-chip_begin_1 = Hi! Do we start? Let's start!
quips-chip_begin_2 = I practiced. A bit.
quips-chip_won_1 = I won? I WON!
quips-chip_won_2 = That was fun! For me!
quips-chip_given_up_1 = Oh. I wanted to go on!
quips-chip_given_up_2 = You stop? It was just getting fun!
quips-chip_lost_1 = Ow. You are good at this.
quips-chip_lost_2 = Next time I charge my battery first.
quips-gauge_begin_1 = All readings are normal. Let us begin.
quips-gauge_begin_2 = I have prepared a forecast.
quips-gauge_won_1 = The result agrees with my forecast.
quips-gauge_won_2 = Well played. I have kept notes.
quips-gauge_given_up_1 = Noted. The rest stays a forecast.
quips-gauge_given_up_2 = A sound decision. I had it in my notes.
quips-gauge_lost_1 = There is an error in my model. It is you.
quips-gauge_lost_2 = Noted: you beat the odds.
quips-anvil_begin_1 = Show me what you have.
quips-anvil_begin_2 = Good. Somebody to hit.
quips-anvil_won_1 = Iron wins. Stand up and try again.
quips-anvil_won_2 = That is done.
quips-anvil_given_up_1 = You walk away upright. Come back.
quips-anvil_given_up_2 = Enough for today.
quips-anvil_lost_1 = You hit hard. I respect that.
quips-anvil_lost_2 = Melt me down. I come back stronger.
