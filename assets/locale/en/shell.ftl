# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Fuse nuclei, make light, build the largest star.
bigebang-minutes = 5–9
particle_builder-title = Particle Builder
particle_builder-tagline = Swap cards, fill your mat and be the first to build your target.
particle_builder-minutes = 4
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Play cards to build a Feynman diagram that nature allows.
tutti_quantum-minutes = 4–6
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Matter in front, antimatter behind: get rid of your cards first.
u_know_feynman-minutes = 8–15
particle_panic-title = Particle Panic
particle_panic-tagline = Particles leak out of the lab. Shut it down together.
particle_panic-minutes = 8

title-play = PLAY
title-learn = LEARN
title-learn-new =
    LEARN
    New here?
title-setup = Players and options
title-continue =
    CONTINUE
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
title-continue-deal =
    CONTINUE
    deal { $deal } of { $deals }
title-continue-one-of =
    CONTINUE
    { $games } games
title-cabinet = { $name }, choose this game
title-seats = { $few }–{ $many }
title-facts = { $seats } players · about { $minutes } minutes · age 13+
title-facts-fair = { $seats } players · about { $minutes } minutes
title-pair = 2 players
title-newer = A new version is ready: load it
title-about = About Quarkade
title-codex = Codex: all particles
title-hunt = The bump hunt: real collisions
title-statistics = Statistics and achievements
title-today = Puzzles of the day
title-today-open = Today: to do
title-today-solved = Today: { $solved }/{ $games } solved
title-today-run =
    { $state }
    { $run } days in a row
title-today-spoken = { $name }: { $solved } of { $games } solved
title-board = Best results and games to watch
title-settings = Settings
title-sound = Sound on or off
title-full = Full screen
title-leave = Leave the arcade
leave-title = Leave the arcade?
leave-yes = Leave
leave-no = Stay
continue-title = Continue { $name }?
continue-body = { $moves ->
    [0] The game is set up. Nobody has moved yet.
    [one] One move has been made.
   *[other] { $moves } moves have been made. Everything is where it was.
}
continue-yes = Continue
continue-no = Not now
continue-lose = Give up this game of { $name }?
continue-lost = { $moves ->
    [0] It is set up, but nobody has moved yet.
    [one] Its one move will be lost. If you keep the game, press CONTINUE on its cabinet to play on.
   *[other] Its { $moves } moves will be lost. If you keep the game, press CONTINUE on its cabinet to play on.
}
continue-keep = Keep it
continue-give-up = Give it up

## Words used everywhere

on = on
off = off
done = Done
back = Back
close = Close
saved-open = Open the folder
saved-print = Print
saved-print-all = Print all { $n }
saved-sure = Print { $n } files?
saved-not-now = Not now
saved-printing = { $n ->
    [one] It is on its way to the printer.
   *[other] { $n } files are on their way to the printer.
}
saved-refused = That did not work on this computer. Look in the folder { $folder }.
pages = { $page } / { $pages }
percent = { $n }%
thought-share = { $rank }: { $share }
page-back = Previous page
page-next = Next page
stepper-spoken = { $name }: { $value }
stepper-less = { $of }, one step back
stepper-more = { $of }, one step forward
slider-tenths = { $value } of 10
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano

## Statistics and feats

statistics-title = { $game }: statistics and achievements
statistics-against = Against
statistics-played = Played
statistics-won = Won
statistics-shared = Drawn
statistics-person = People
statistics-alone = Alone
statistics-none = No game has been finished yet. Every game you finish is counted here, on this computer only.
statistics-choose = Choose an achievement to read how to earn it.
statistics-of = Achievements: { $done } of { $all }
achievement-earned = ★ Achievement: { $name }
achievement-done = { $name }: done. { $how }
achievement-open = { $name }: not yet. { $how }
achievement-particle_builder-proton = Proton
achievement-particle_builder-proton-how = Complete the proton: two up quarks and a down quark.
achievement-particle_builder-neutron = Neutron
achievement-particle_builder-neutron-how = Complete the neutron: one up quark and two down quarks.
achievement-particle_builder-atom = Atom
achievement-particle_builder-atom-how = Complete hydrogen, or an exotic relative such as positronium.
achievement-particle_builder-antimatter = Antimatter
achievement-particle_builder-antimatter-how = Complete an antiproton, an antineutron or antihydrogen.
achievement-particle_builder-annihilation = Flash
achievement-particle_builder-annihilation-how = Annihilate a particle with its antiparticle.
achievement-particle_builder-weak = Weak but mighty
achievement-particle_builder-weak-how = Let a W boson turn one particle into another (from Level 5).
achievement-tutti_quantum-compton = Compton scattering
achievement-tutti_quantum-compton-how = Draw an electron line between two photon vertices: light bounces off an electron.
achievement-tutti_quantum-higgs-self = The Higgs meets itself
achievement-tutti_quantum-higgs-self-how = Complete a vertex of three Higgs lines.
achievement-tutti_quantum-loop = Full circle
achievement-tutti_quantum-loop-how = Close a loop of lines in your diagram.
achievement-tutti_quantum-light-by-light = Light meets light
achievement-tutti_quantum-light-by-light-how = Build a loop of electrons or quarks with four photons on it.
achievement-u_know_feynman-nucleon = Three quarks at once
achievement-u_know_feynman-nucleon-how = Play a proton, a neutron or one of their antiparticles as three quarks together.
achievement-u_know_feynman-gluon = Unglued
achievement-u_know_feynman-gluon-how = Turn back a gluon.
achievement-u_know_feynman-caught = Sharp detector
achievement-u_know_feynman-caught-how = Catch somebody who forgot to call DECAY.
achievement-bigebang-helium = Helium
achievement-bigebang-helium-how = Make a nucleus of helium-4 by fusion.
achievement-bigebang-carbon = Carbon
achievement-bigebang-carbon-how = Link three helium-4 nuclei, as old stars do.
achievement-bigebang-flash = Eight flashes
achievement-bigebang-flash-how = Annihilate helium-4 with antihelium-4: eight particles become light.
achievement-bigebang-gold = Puzzle in gold
achievement-bigebang-gold-how = Earn gold in one of the three puzzles.
achievement-particle_panic-code = First code
achievement-particle_panic-code-how = Enter a self-destruct code.
achievement-particle_panic-shutdown = Shut down
achievement-particle_panic-shutdown-how = Enter all codes in time, at any difficulty.
achievement-particle_panic-published = Against all odds
achievement-particle_panic-published-how = Shut down the lab with the published rules.

## About

about-title = About Quarkade
about-what = Five tabletop games about the smallest things there are. Everything runs on this computer: no account, no network, no personal data.
about-games = The games and their authors
about-made = All pictures and texts were made for Quarkade. We explain the rules in our own words. The games belong to their authors.
about-font = Font: DejaVu Sans, free under the Bitstream Vera and DejaVu licence.
about-data = Particle data: Particle Data Group, 2025.
about-collisions = Real collisions: CMS Collaboration, CERN Open Data (CC0), reduced for this arcade.
about-tools = Built with: { $names }
about-licences = The texts of all licences are in the file licences.html: beside the program, or beside the page in a browser.
about-version = Version { $version }

## Seats and levels

seat-you = You
seat-player = Player { $number }
seat-number = Player { $number }
seat-numbered = { $name } { $number }
level-visitor = Visitor
level-student = Student
level-researcher = Researcher
level-nobel = Nobel
level-fit = Rival
level-match50 = Match me
level-match65 = Match me, relaxed
level-match35 = Match me, hard
level-random = Random

## Before a game

setup-players = Players
setup-players-n = { $n }
setup-start = Start
setup-more = More options
setup-seed = Seed: { $seed }
setup-seed-chance = Seed: random
setup-day = Puzzle of the day
setup-series = Series
setup-fitting = { $name } · { $rating }
setup-series-one = single games
setup-series-to = first to { $goal } tokens
setup-series-help = You keep your tokens from game to game. The series ends when one player has reached the goal and is ahead.
setup-series-deals = { $deals } deals, points added
setup-series-exchanged = same deal, seats swapped
setup-deals-help = Luck matters a lot in a single deal. In a series of deals, the points are added up. If you swap seats, everybody plays every hand once.
setup-pace = On this computer, Nobel would need about { $seconds } s for each move. It stops after { $cap } s and plays a little weaker.
seed-title = Which deal do you want?
seed-what = The same seed gives the same game, to you and to everyone you share it with. Type words, a date, or the long code from a result page.
seed-erase = Erase
seed-chance = Random
seed-words = Three words
seed-day = Deal of the day
seed-take = Use it
series-head = To { $goal } tokens: { $first } { $one } – { $second } { $two }
deals-head = Deal { $game } of { $deals }: { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Seed: { $seed }
puzzle-head-best = Seed: { $seed } · Best so far: { $best }

## At the table

rail-pause = Pause
rail-help = Rules
rail-play-on = Play on from here
rail-close = Close
rail-look = Look at a piece
rail-again = Show the last moves again
again-nothing = There is no move of a rival to show again yet.
look-ask = Touch a piece to read about it.
look-not = Touch a piece to play it.
spot-die = The die shows { $face }.
look-nothing = There is nothing more to read about this.
rail-undo = Take back
rail-hint = Hint
rail-result = Back to the result
carry-places = It cannot go here. { $n ->
    [one] It can go to the marked place.
   *[other] It can go to any of the { $n } marked places.
}
table-over = This is how it ended. The lit button on the right takes you back to the result.
lens-whole = See everything
lens-nearer = Zoom in
lens-farther = Zoom out
undo-done = Taken back.
undo-done-of = Taken back: { $who } moves again.
undo-nothing = There is nothing to take back yet.
undo-chance = You cannot take that back: a die was rolled or a card was shown.
undo-over = The game is over. Its result is saved.
undo-other = You cannot take that back: somebody else has moved since.
partner-asks = { $who } asks: { $words }
hint-costs = A hint shows you a good move. But a game with a hint counts neither for achievements nor for your rating. Touch the lamp again to see it.
hint-free = { $hint } Hints are free in your first games.
hint-not-now = You get a hint on your own turn. Wait until it comes.
hint-thinking = Let me think …
rule-for = { $who }! { $rule }
rule-for-younger = { $who } is the younger of you. { $rule }
hint-line = Hint: { $reason }
hint-line-then = Hint: { $reason } { $then }
forced-skip = This happens by itself, because you have no choice. Touch to skip the wait.
notice-touch = Touch to go on.
hint-once-more = Once more. { $hint }
hint-best-found = This is the best move I found.
handover-title = { $name }, it is your turn
handover-why = Take your place before you open the curtain. Only you may see these cards.
handover-ready = I am ready
pause-title = Pause
pause-resume = Continue
pause-rules = Rules
pause-log = What happened
pause-think = See it think
pause-settings = Settings
pause-again = New game
pause-change = Change opponent
pause-change-crew = Change the crew
pause-leave = Save and leave
pause-leave-visitor = To the menu
pause-again-ask = Start a new game?
pause-again-lost = This game is not finished. If you start a new game, you give this one up.
pause-again-no = Keep playing
pause-again-yes = New game
log-title = What happened
log-older = Earlier
log-newer = Later
log-empty = Nothing has happened yet.
log-look = Move { $move }: { $line } Look at the table as it was then
past-now = Back to the game
past-prompt = You look back: move { $at } of { $all }, counting all players
inside-title = Under the hood
inside-game = Game
inside-rules = { $id }, rules { $rules }
inside-position = Position
inside-after = { $digest }, { $moves ->
    [one] after one move
   *[other] after { $moves } moves
}
inside-options = Options
inside-counted = { $who }, iterations of its last search: { $count }
inside-capped = { $line } · ended by the clock: { $capped } of { $all }
inside-seed = Seed
inside-write = Save this game to a file

## After a game

result-you-won = You win!
result-won = { $name } wins
result-your-team-won = Your team wins!
result-team-won = { $one } and { $other } win
result-draw = A shared win
result-together-won = You did it together!
result-together-lost = Not this time
result-alone-won = You did it!
result-series-you-won = You win the series!
result-series-won = { $name } wins the series
result-series-your-team-won = Your team wins the series!
result-series-team-won = { $one } and { $other } win the series
result-series-shared = The series is shared
result-counting = Counting up
result-badge = Rarest find: { $name }
result-badge-of = Rarest find: { $name } ({ $who })
result-again = Play again
result-review = Look back
result-harder = Next: { $name }
result-easier = Easier: { $name }
result-step = { $step }
    { $detail }
result-next-deal = Deal { $deal } of { $deals }
result-deal-you-won = You win deal { $deal }
result-deal-won = { $name } wins deal { $deal }
result-deal-your-team-won = Your team wins deal { $deal }
result-deal-team-won = { $one } and { $other } win deal { $deal }
result-next = Next game
result-new-series = New series
result-same = Same deal again
result-seed = Seed: { $seed }
result-prose = **{ $what }** · { $text }
result-facts = Seen in this game
result-facts-more = { $first } To read again: { $names }
result-list = { $one } · { $more }
result-best = Best so far with this seed: { $score }
result-hints =
    { $hints ->
        [one] With one hint: challenges and achievements do not count.
       *[other] With { $hints } hints: challenges and achievements do not count.
    }
result-best-new = A new best for this seed: { $score }
series-stands = Series: first to { $goal } tokens
deals-stand = Points in { $games } of { $deals } deals
series-wins = Wins in { $games } games
series-together = This session
series-won-together = { $won } of { $games } games won
result-look = See the table
result-why = What decided it: { $what }, { $mine } to { $theirs }.
result-level = { $n } to { $n }: level to the last point!
result-level-why = { $one }: { $what }, { $a } to { $b }. { $two }: { $other }, { $c } to { $d }.
result-today = Puzzle: 1 minute
result-leave = Main menu
result-board = Add to the best results
result-sheet = A page to take home
result-watch = Watch this game again

## Looking back at a game

review-title = Looking back
review-busy = Looking at your moves: { $percent }%
review-busy-of = Looking at the moves: { $percent }%
review-why = These choices cost you the most. They are judged by what you could know at the time.{ $luck ->
    [0] {""}
   *[other] {" "}Bad luck does not count.
    }
review-why-of = These choices cost the most. They are judged by what each player could know at the time.{ $luck ->
    [0] {""}
   *[other] {" "}Bad luck does not count.
    }
review-why-tasks = These choices cost you the most.{ $luck ->
    [0] {""}
   *[other] {" "}Bad luck does not count.
    } From tomorrow on, they wait as tasks under Practice.
review-why-small = None of your choices cost much. These cost a little, and are worth a look.
review-why-small-of = No choice cost much. These cost a little, and are worth a look.
review-none = None of your choices cost you much. Well played!
review-none-of = No choice cost much. Well played!
review-turn-down = Here your chances fell most: from { $first }% to { $last }%. That was bad luck, or what the others did. { $line }
review-turn-down-of = Here the chances of { $name } fell most: from { $first }% to { $last }%. That was bad luck, or what the others did. { $line }
review-turn-up = Here your chances rose most: from { $first }% to { $last }%. That was luck, or what the others did. { $line }
review-turn-up-of = Here the chances of { $name } rose most: from { $first }% to { $last }%. That was luck, or what the others did. { $line }
review-cause-down = Here your chances fell most: from { $first }% to { $last }%. Your choice was not to blame. { $line }
review-cause-down-of = Here the chances of { $name } fell most: from { $first }% to { $last }%. The choice was not to blame. { $line }
review-cause-up = Here your chances rose most: from { $first }% to { $last }%. { $line }
review-cause-up-of = Here the chances of { $name } rose most: from { $first }% to { $last }%. { $line }
review-turn-then = { $first } Then: { $then }
review-aftermath = { $first } – { $then }
review-turn-one = What happened: { $line }
review-nothing = There is nothing to review: no opponent here can analyse this game.
review-cost = Your turn { $turn }: −{ $cost }%
review-cost-of = { $name }, turn { $turn }: −{ $cost }%
review-played = { $name } chose what is framed in white.
review-told-of = { $name }: { $line }
review-better = Better: { $reason }
review-better-of = Better for { $name }: { $reason }
review-outlook = Your chances: about { $got }%. With the better move: { $could }%. 100% is a sure win.
review-outlook-of = Chances of { $name }: about { $got }%. With the better move: { $could }%. 100% is a sure win.
review-course = This curve shows your game. Your chances were { $first }% at your first choice, and between { $least } and { $most }% later.
review-course-of = This curve shows the game of { $name }. The chances were { $first }% at the first choice, and between { $least } and { $most }% later.
review-course-key = High: you will probably win. Dashed line: even chances. Green band: how uncertain the computer is.
review-course-key-of = High: { $name } will probably win. Dashed line: even chances. Green band: how uncertain the computer is.
review-mark-played = what was played
review-mark-better = what was better

## Settings

settings-title = Settings
settings-note = Every change is saved on this computer.
settings-visit = The next visitor gets the usual settings again.
setting-language = Language
setting-text_size = Text size
setting-speed = Speed
setting-full_screen = Full screen
setting-muted = Mute
setting-reduced_motion = Less motion
setting-high_contrast = High contrast
setting-unhurried = No time limits
setting-vibration = Vibration (pad, phone)
setting-music_follows = Music follows the game
setting-thoughts = Opponents’ thoughts
setting-forced = Auto-play forced moves
setting-throws = Throw dice by hand
setting-guide = Light up the best move
setting-remarks = Opponents talk
setting-volume_effects = Sounds
setting-volume_music = Music
setting-volume_speech = Voice
setting-captions = Captions for sounds
setting-speech = Read aloud ({ $key })
settings-picture = Picture
settings-play = Play
settings-sound = Sound
settings-keys = Keys
settings-pad = Game pad
settings-usual = Reset to default keys
settings-pad-usual = Reset to default buttons
settings-keys-note = Choose an action, then press its new key. Arrows, Tab, Enter and Escape always work.
settings-pad-note = Choose an action, then press its new button. The stick and the arrows of the pad always work.
key-ask = Press a key …
pad-ask = Press a button …
key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Esc
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-caps-lock = Caps lock
key-num-lock = Num lock
key-scroll-lock = Scroll lock
key-pause = Pause
key-print = Print
key-menu = Menu
key-back = Back
key-shift = Shift
key-ctrl = Ctrl
key-alt = Alt
key-meta = Meta
key-on-left = left { $key }
key-on-right = right { $key }
key-pad = Pad { $sign }
key-or = { $one } · { $other }
pad-button = Button { $number }
pad-none = No game pad is connected. Connect one to choose its buttons.
pad-kept = You use this button for “{ $act }”. Give “{ $act }” another button first.
pad-moves = This button moves the frame. You cannot change that.
pad-swapped = “{ $one }” and “{ $other }” have swapped buttons.
pad-lost = “{ $act }” has no button now.
action-ok = Choose
action-back = Back, pause
action-hint = Hint
action-undo = Take back
action-help = Rules
action-look = Look at a card
action-again = Show moves again
action-next = Next one
action-previous = Previous one
action-mute = Mute
action-speech = Read aloud
action-full_screen = Full screen
action-picture = Take a screenshot
action-nearer = Zoom in
action-farther = Zoom out
action-inside = Under the hood
action-whole = See the whole table
guide-first = in first games
guide-always = always
guide-never = never
speed-50 = slow
speed-100 = normal
speed-200 = fast
speed-0 = at once

## Reading aloud, and captions for what can be heard

speech-on = Reading aloud is on. { $key } turns it off.
speech-off = Reading aloud is off.
speech-mute = This computer has no voice. The words appear here instead.
sound-off = Sound is off. Press the same key to turn it on.
sound-on = Sound is on.
picture-kept = Screenshot saved: { $file }
picture-not-kept = The screenshot could not be saved: Quarkade cannot write to the folder.
spoken-lit = { $what }: lit, a good move
spoken-open = { $what }: can be chosen
spoken-picked = { $what }: chosen
caption-wrong = [ buzz: not possible ]
caption-card = [ a card slides ]
caption-swap = [ whoosh: a swap ]
caption-chime = [ chime ]
caption-good = [ rising notes: well done ]
caption-annihilate = [ falling tone: a flash ]
caption-die = [ a die rattles ]
caption-alarm = [ alarm ]
caption-siren = [ siren ]
caption-turn = [ two notes: your turn ]
caption-win = [ fanfare: a win ]
caption-loss = [ sinking notes: a loss ]
caption-flip = [ a card turns over ]
caption-shuffle = [ cards are shuffled ]
caption-decay = [ warbling, falling: a decay ]
caption-fuse = [ rising hum: something binds ]
caption-tick = [ tick ]
caption-point1 = [ a note: counting up ]
caption-point2 = [ a note: counting up ]
caption-point3 = [ a note: counting up ]
caption-point4 = [ a note: counting up ]
caption-point5 = [ a note: counting up ]
caption-jolt = [ a dull thud ]
caption-thud = [ thuds, faster and faster ]

## Saved games that cannot be opened

record-size = This saved game is too large to come from Quarkade ({ $where } characters). It was not changed.
record-json = This saved game is damaged ({ $where }). It was not changed. You can still start new games.
record-foreign = This file is not a Quarkade game. It was not changed.
record-newer = A newer Quarkade saved this game (format { $where }). Update Quarkade to open it.
record-field = This saved game is damaged: its part “{ $where }” is missing or wrong. It was not changed.
record-game = This saved game belongs to a game that is not in this Quarkade: { $where }.
record-newer-rules = This game was saved with newer rules (number { $where }). Update Quarkade to open it.
record-older-rules = This game was saved with older rules (number { $where }). It cannot continue with the current rules.
record-setup = This saved game has a set-up that does not exist: { $where }.
record-move = This saved game breaks the rules at move { $where }. You can watch it up to that move.
record-changed = This saved game was changed: after move { $where } it differs from what was saved. You can watch it up to that move.
record-dealt = This saved game was changed: it was not dealt like that ({ $where }).
record-digest = This saved game was changed later: its end differs from what was saved ({ $where }).

## What lasts: the store of games, the settings

store-damaged = The saved games were damaged. They are now in { $file }. Quarkade starts without saved games.
store-restored = The saved games were damaged. They are now in { $file }. Quarkade uses its backup of { $day }.
store-rescued = The saved games were damaged. They are now in { $file }. Quarkade keeps everything that it could verify: { $games ->
    [one] one game
   *[other] { $games } games
}. { $lost ->
    [0] As far as we know, nothing is missing.
    [one] One game lost some or all of its moves.
   *[other] { $lost } games lost some or all of their moves.
}
store-conflict = Another program changed the saved games. Its version is now in { $file }. Quarkade uses its own version.
store-missing = The saved games were missing. Quarkade uses its backup of { $day }.
store-newer = A newer Quarkade ({ $program }) wrote the saved games. They stay unchanged. Nothing is saved until you update Quarkade.
store-memory = Nothing can be saved in this folder ({ $why }). You can play, but your games are lost when you quit.
store-refused = { $count ->
    [one] One saved game is damaged and cannot be opened. All others are fine.
   *[other] { $count } saved games are damaged and cannot be opened. All others are fine.
}
store-full = The disk is full. Keep playing: Quarkade saves your moves as soon as there is room.
store-readonly = Quarkade cannot write to the disk. Keep playing: it saves your moves as soon as it can.
store-stuck = Saving does not work at the moment ({ $why }). Keep playing: Quarkade saves your moves as soon as it can.
store-locked = Quarkade is already running with these saved games. Close the other window first.
store-check-file = The file of saved games is damaged: { $found }.
store-check-stray = The folder of the saved games has a file that is not Quarkade’s: { $file }. The next start moves it aside.
store-check-newer = A newer Quarkade ({ $program }) wrote the file of saved games.
store-check-game = Game { $id }: { $why }
store-check-log = It is damaged ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $state })
store-line-open = not finished
store-line-finished = finished
store-none = There are no saved games.
store-no-game = Game { $id } cannot be opened, or does not exist. “store list” shows the games that can be opened.
store-exported = Game { $id } was saved to { $file }.
store-not-exported = Game { $id } could not be saved to { $file }: { $why }.
store-export-there = this file exists already; --force overwrites it
store-export-ours = this name belongs to Quarkade’s own files
store-export-kind = this is not a regular file
store-rescue-done = Rescued to { $file }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $moves ->
    [one] one move
   *[other] { $moves } moves
}. { $lost ->
    [0] As far as we know, nothing is missing.
    [one] One game lost some or all of its moves.
   *[other] { $lost } games lost some or all of their moves.
}
store-rescue-none = No saved game was found in { $file }.
store-not-rescued = Nothing could be saved to { $file }: { $why }.
store-imported = { $name } was imported as game { $id }.
store-not-imported = { $file } was not imported. { $why }
store-import-kind = It is not a regular file.
store-import-open = It cannot be read ({ $why }).
store-import-text = It is not a text file.
store-not-kept = It could not be saved.
settings-damaged = The settings were damaged. They are now in { $file }. Everything is back to the default settings.
settings-restored = The settings were damaged. They are now in { $file }. The settings from before your last change are back.
settings-wrong = Some settings were wrong and are back to their defaults: { $names }. The old ones are in { $file }.
settings-not-kept = The settings cannot be saved ({ $why }). They apply until you quit.

## Particles

particle-up = up quark
particle-down = down quark
particle-strange = strange quark
particle-charm = charm quark
particle-bottom = bottom quark
particle-top = top quark
particle-electron = electron
particle-muon = muon
particle-tau = tau
particle-electron-neutrino = electron neutrino
particle-muon-neutrino = muon neutrino
particle-tau-neutrino = tau neutrino
particle-anti-up = anti-up quark
particle-anti-down = anti-down quark
particle-anti-strange = anti-strange quark
particle-anti-charm = anti-charm quark
particle-anti-bottom = anti-bottom quark
particle-anti-top = anti-top quark
particle-anti-electron = positron
particle-anti-muon = antimuon
particle-anti-tau = antitau
particle-anti-electron-neutrino = electron antineutrino
particle-anti-muon-neutrino = muon antineutrino
particle-anti-tau-neutrino = tau antineutrino
particle-photon = photon
particle-gluon = gluon
particle-w-plus = W plus
particle-w-minus = W minus
particle-z = Z
particle-higgs = Higgs

## Cards

card-stable = stable
stat-charge = Charge
stat-spin = Spin
stat-mass = Mass
stat-lifetime = Mean lifetime

## The coach

coach-back = Back
coach-skip = Skip
coach-next = Next
coach-play = Play
coach-show = Show me
coach-retry = Try again
coach-another = Try another one
coach-not-that = You may do that, but first try what I asked for. I took it back.
coach-turn = { $turn } / { $turns }: { $text }
coach-said = You said: { $said }
coach-you-said =
    You said: “{ $said }”. Look!
    { $text }
coach-expect = What do you expect?
coach-new-table = New position! { $text }
coach-seen = You tried it
coach-result = That is a result, too
coach-once-more = What else will you try?
coach-state = Say the law yourself
coach-law = As physicists say it
coach-run = Start
coach-again = More
coach-chart-thrown = Counted here, out of { $n }
coach-chart-printed = What the dice of the game give on average
coach-chart-nature = What nature does
coach-chart-bar = { $what }: { $n }

## Lessons

login-title = Welcome to the arcade
login-saved = Your game is saved. Choose a name: type one, or let four questions find one. You can skip this.
login-question = Choose a name: type one, or let four questions find one. You can skip this.
login-full = Full screen
login-window = Back to a window
login-ask = What should we call you?
login-kept = Any name is fine. It stays on this device. You need no password.
login-pick = Or be a particle:
login-skip = Skip
login-go = Continue
login-name-photon = Photon
login-name-gluon = Gluon
login-name-electron = Electron
login-name-positron = Positron
login-name-muon = Muon
login-name-tau = Tau
login-name-up = Up Quark
login-name-strange = Strange Quark
login-name-charm = Charm Quark
login-name-z = Z Boson
login-name-higgs = Higgs
login-name-neutrino = Neutrino
level-hello = { $game } · Hello, { $name }!
level-quiz = Quiz
level-quiz-first = Quiz first
level-quiz-past = Straight to the lesson
level-quiz-offer = A quiz before the lesson?
level-quiz-why = Answer a few questions now and a few after the lesson. Then you will see what you have learned.
level-teacher = Teachers
level-login = Name and full screen
level-setup = Players, options
level-tutorial = Tutorial
level-go-on = Keep learning
level-again = Learn it again
level-from-beginning = From the beginning
level-play = Play
level-chapters = Chapters done: { $done } of { $all }
level-done = You have learned this. Well done!
level-done-partly = You have reached the end, with { $right } of { $asked } questions right at the first try.
level-minutes = About { $minutes } minutes
level-early = Best after the previous lesson, but you may start here.
lesson-pause-resume = Continue
lesson-pause-replay = Replay chapter
lesson-pause-skip = Skip chapter
lesson-pause-to-game = Straight to the game
lesson-pause-rules = Rules
lesson-pause-settings = Settings
lesson-pause-leave = Leave the lesson
finish-title = Well done!
finish-what = You have finished “{ $lesson }”.
finish-play = Play a game now
finish-quiz = What have I learned?
finish-levels = All lessons
finish-pressed = You reached the end!
finish-try-it = You clicked through most of it. The laws are more fun to find yourself: try the missed questions, or take the lesson again.
finish-stars = { $stars } of 3 stars: { $right } of { $asked } questions right first time
finish-again =
    { $n ->
        [one] One missed question
       *[other] { $n } missed questions
    }
again-number = Missed questions, another way: { $n } of { $all }
again-which = Which answer does this rule out?
again-not-that = That one is not ruled out by this. Try another.
again-reason = “{ $why }”
