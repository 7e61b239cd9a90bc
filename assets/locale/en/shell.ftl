# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Fuse nuclei, make light, build the heaviest star.
bigebang-minutes = 20
particle_builder-title = Particle Builder
particle_builder-tagline = Trade up, fill your mat and build a proton first.
particle_builder-minutes = 10
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Lay cards into a Feynman diagram that nature would sign.
tutti_quantum-minutes = 20
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Matter in front, antimatter behind: play your last card first.
u_know_feynman-minutes = 15
particle_panic-title = Particle Panic
particle_panic-tagline = The lab leaks particles. Shut it down together.
particle_panic-minutes = 20

title-play = PLAY
title-learn = LEARN
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
title-facts = { $seats } players · { $minutes } minutes · age 13+
title-newer = A new version is ready: load it
title-about = About Quarkade
title-codex = Codex: all particles
title-hunt = The bump hunt: real collisions
title-honours = Statistics and feats
title-today = Puzzles of the day
title-today-open = Today: to do
title-today-solved = Today: { $solved }/{ $games } solved
title-today-run =
    { $state }
    { $run } days in a row
title-today-spoken = { $name }: { $solved } of { $games } solved
title-board = Best results, and games to watch
title-settings = Settings
title-sound = Sound on or off
title-full = Full screen
title-leave = Leave the arcade
leave-title = Leave the arcade?
leave-yes = Leave
leave-no = Stay
continue-title = Go on with { $name }?
continue-body = { $moves ->
    [0] The game was dealt, nobody has moved yet.
    [one] One move was made.
   *[other] { $moves } moves were made. Everything is where it was.
}
continue-yes = Go on
continue-no = Leave it
continue-lose = Give up this game of { $name }?
continue-lost = { $moves ->
    [0] It was dealt, and nobody will play it.
    [one] Its one move is lost then. If you keep it, CONTINUE on its cabinet leads back to it.
   *[other] Its { $moves } moves are lost then. If you keep it, CONTINUE on its cabinet leads back to it.
}
continue-keep = Keep it
continue-give-up = Give it up

## Words used everywhere

on = on
off = off
done = Done
back = Back
close = Close
pages = { $page } / { $pages }
percent = { $n }%
thought-share = { $rank }: { $share }
page-back = Previous page
page-next = Next page
stepper-spoken = { $name }: { $value }
stepper-less = { $of }, one step back
stepper-more = { $of }, one step on
slider-tenths = { $value } of 10
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano

## Statistics and feats

honours-title = { $game }: statistics and feats
honours-against = Against
honours-played = Played
honours-won = Won
honours-shared = Drawn
honours-person = People
honours-alone = Alone
honours-none = No game was finished yet. What you play is counted here, on this computer only.
honours-choose = Choose a feat to read how it is done.
honours-of = Feats: { $done } of { $all }
feat-earned = ★ Feat: { $name }
feat-done = { $name }: done. { $how }
feat-open = { $name }: not yet. { $how }
feat-particle_builder-proton = Proton
feat-particle_builder-proton-how = Complete the proton: two up quarks and a down quark.
feat-particle_builder-neutron = Neutron
feat-particle_builder-neutron-how = Complete the neutron: one up quark and two down quarks.
feat-particle_builder-atom = Atom
feat-particle_builder-atom-how = Complete hydrogen, or one of its exotic sisters such as positronium.
feat-particle_builder-antimatter = Antimatter
feat-particle_builder-antimatter-how = Complete an antiproton, an antineutron or antihydrogen.
feat-particle_builder-annihilation = Flash
feat-particle_builder-annihilation-how = Annihilate a particle with its antiparticle.
feat-particle_builder-weak = Weak but mighty
feat-particle_builder-weak-how = Let a W boson turn one particle into another (from Level 5).
feat-tutti_quantum-compton = Compton scattering
feat-tutti_quantum-compton-how = An electron line between two photon vertices: light bounces off an electron.
feat-tutti_quantum-higgs-self = The Higgs meets itself
feat-tutti_quantum-higgs-self-how = Complete a vertex of three Higgs lines.
feat-tutti_quantum-loop = Full circle
feat-tutti_quantum-loop-how = Close a ring of lines in your diagram.
feat-tutti_quantum-light-by-light = Light meets light
feat-tutti_quantum-light-by-light-how = A ring of electrons or of quarks with four photons on it.
feat-u_know_feynman-nucleon = Three quarks at once
feat-u_know_feynman-nucleon-how = Play a proton or a neutron, or their antiparticles, as three quarks together.
feat-u_know_feynman-gluon = Unglued
feat-u_know_feynman-gluon-how = Neutralize a gluon.
feat-u_know_feynman-caught = Sharp detector
feat-u_know_feynman-caught-how = Catch somebody who forgot to say DECAY.
feat-bigebang-helium = Helium
feat-bigebang-helium-how = Fuse a nucleus of helium-4.
feat-bigebang-carbon = Carbon
feat-bigebang-carbon-how = Link three helium-4 nuclei, as old stars do.
feat-bigebang-flash = Eight of light
feat-bigebang-flash-how = Annihilate helium-4 with antihelium-4: eight particles become light.
feat-bigebang-gold = Puzzle in gold
feat-bigebang-gold-how = Earn gold in one of the three puzzles.
feat-particle_panic-code = First code
feat-particle_panic-code-how = Enter a self-destruct code.
feat-particle_panic-shutdown = Shut down
feat-particle_panic-shutdown-how = Enter all codes in time, on any step of the ladder.
feat-particle_panic-published = Against all odds
feat-particle_panic-published-how = Shut the lab down by the published rules.

## About

about-title = About Quarkade
about-what = Five tabletop games about the smallest things there are. All is played on this computer: no account, no network, no personal data.
about-games = The games and their authors
about-made = Drawn and written anew for Quarkade. The rules are told in our own words; the games are their authors’.
about-font = Font: DejaVu Sans, free under the Bitstream Vera and DejaVu licence.
about-data = Particle data: Particle Data Group, 2025.
about-collisions = Real collisions: CMS Collaboration, CERN Open Data (CC0), reduced for this arcade.
about-tools = Built with: { $names }
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
level-random = Random

## Before a game

setup-players = Players
setup-players-n = { $n }
setup-start = Start
setup-more = More options
setup-seed = Seed: { $seed }
setup-seed-chance = Seed: by chance
setup-day = Puzzle of the day
setup-series = Series
setup-series-one = single games
setup-series-to = up to { $goal } tokens
setup-series-help = In a series tokens are kept from game to game, until one player has enough and more than the other.
setup-series-deals = { $deals } deals, points added
setup-series-exchanged = same deal, seats exchanged
setup-deals-help = In a single deal luck decides much. In a match of several deals the points are added; with the seats exchanged everybody gets every hand once.
setup-pace = On this computer Nobel would need about { $seconds } s a move. After { $cap } s it stops, and plays a little weaker.
seed-title = Which deal shall it be?
seed-what = The same seed deals the same game, to you and to everyone you tell it. Type words, a date, or the long form of a result page.
seed-erase = Erase
seed-chance = By chance
seed-words = Three words
seed-day = Deal of the day
seed-take = Take it
series-head = To { $goal } tokens: { $first } { $one } – { $second } { $two }
deals-head = Deal { $game } of { $deals }: { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Seed: { $seed }
puzzle-head-best = Seed: { $seed } · Best so far: { $best }

## At the table

rail-pause = Pause
rail-help = Rules
rail-close = Close
rail-look = Look at a piece
rail-again = Show the last moves once more
look-ask = Touch a piece to read about it.
look-not = Touch a piece to play it.
spot-die = The die shows { $face }.
look-nothing = There is nothing more to read about this.
rail-undo = Take back
rail-hint = Hint
rail-result = Back to the result
carry-places = It cannot go here. { $n ->
    [one] It may go to the marked place.
   *[other] It may go to any of the { $n } marked places.
}
table-over = This is how it ended. The lit button at the right leads back to the result.
lens-whole = Everything in view
lens-nearer = Nearer
lens-farther = Farther away
undo-done = Taken back.
undo-nothing = There is nothing to take back yet.
undo-chance = A die was rolled or a card was shown: that cannot be taken back.
undo-over = The game is over, and its result is kept.
undo-other = Somebody else has moved since: that cannot be taken back.
hint-thinking = Let me think …
hint-line = Hint: { $reason }
hint-best-found = This is the best move that was found.
curtain-title = { $name }, it is your turn
curtain-why = Take the seat before you open the curtain: the cards are only yours to see.
curtain-ready = I am ready
pause-title = Pause
pause-resume = Go on
pause-rules = Rules
pause-log = What happened
pause-settings = Settings
pause-again = New game
pause-leave = Save and leave
pause-again-ask = Start a new game?
pause-again-lost = This game is not finished. It is given up, and a new one is dealt.
pause-again-no = Play on
pause-again-yes = New game
log-title = What happened
log-older = Earlier
log-newer = Later
log-empty = Nothing has happened yet.
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
inside-write = Write this game into a file

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
result-series-your-team-won = Your team wins the match!
result-series-team-won = { $one } and { $other } win the match
result-series-shared = The match is shared
result-counting = Now it is counted
result-badge = Rarest find: { $name }
result-again = Play again
result-review = Look back
result-next = Next game
result-new-series = New series
result-same = Same deal again
result-seed = Seed: { $seed }
result-prose = **{ $what }** · { $text }
result-best = Best so far with this seed: { $score }
result-best-new = A new best for this seed: { $score }
series-stands = Series up to { $goal } tokens
deals-stand = Points in { $games } of { $deals } deals
sitting-stands = Won in { $games } games
sitting-together = This sitting
sitting-won-together = { $won } of { $games } games won
result-look = See the table
result-leave = Title screen
result-board = Put it on the board
result-sheet = A page to take home
result-watch = Watch this game again

## Looking back at a game

review-title = Looking back
review-busy = Looking at your moves: { $percent }%
review-why = The choices that cost you most, by what you could know then. Bad luck does not count.
review-none = None of your choices cost you much. Well played!
review-nothing = There is nothing to look back at: nobody could think about it.
review-cost = { $number }. Move { $move }: −{ $cost }%
review-played = { $name } chose what is framed in white.
review-better = Better: { $reason }
review-outlook = Your outlook: about { $got }%, and { $could }% with the better move. 100% is a sure win.
review-course = The curve of your game. At your first choice the outlook was { $first }%, later between { $least } and { $most }%.
review-course-key = High: you are likely to win. Dashed: an even chance.
review-mark-played = what was played
review-mark-better = what was better

## Settings

settings-title = Settings
settings-note = Every change is kept on this computer.
settings-visit = The next visitor finds everything as it was.
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
setting-thoughts = Show its thoughts
setting-forced = Forced moves by themselves
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
settings-usual = Keys as on the first day
settings-pad-usual = Buttons as on the first day
settings-keys-note = Choose an act, then press its new key. Arrows, Tab, Enter and Escape always work.
settings-pad-note = Choose an act, then press its new button. The stick and the arrows of the pad always work.
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
pad-none = No game pad is plugged in. Plug one in to choose its buttons.
pad-kept = This button means “{ $act }”. Give “{ $act }” another button first.
pad-moves = This button moves the frame around. It always does.
pad-swapped = “{ $one }” and “{ $other }” have changed places.
pad-lost = “{ $act }” has no button now.
want-ok = Choose
want-back = Back, pause
want-hint = Hint
want-undo = Take back
want-help = Rules
want-look = Look at a card
want-again = Show moves again
want-next = One further
want-previous = One back
want-mute = Mute
want-speech = Read aloud
want-full_screen = Full screen
want-picture = Keep a picture
want-nearer = Look closer
want-farther = Look from afar
want-inside = Under the hood
want-whole = See the whole table
speed-50 = slow
speed-100 = normal
speed-200 = fast
speed-0 = at once

## Reading aloud, and captions for what can be heard

speech-on = Reading aloud is on. { $key } switches it off.
speech-off = Reading aloud is off.
speech-mute = This computer has no voice: what would be read aloud is written here.
sound-off = Sound is off. The same key brings it back.
sound-on = Sound is on.
picture-kept = Picture kept: { $file }
picture-not-kept = The picture could not be kept: the folder refuses it.
spoken-open = { $what }: can be chosen
spoken-picked = { $what }: is chosen
caption-wrong = [ buzz: not possible ]
caption-card = [ a card slides ]
caption-swap = [ whoosh: a swap ]
caption-chime = [ chime ]
caption-good = [ rising notes: well done ]
caption-annihilate = [ falling tone: a flash ]
caption-die = [ a die rattles ]
caption-alarm = [ alarm ]
caption-turn = [ two notes: your turn ]
caption-win = [ fanfare: a win ]
caption-loss = [ sinking notes: a loss ]
caption-flip = [ a card turns over ]
caption-shuffle = [ cards are shuffled ]
caption-decay = [ warbling, falling: a decay ]
caption-fuse = [ rising hum: something binds ]
caption-tick = [ tick ]
caption-point1 = [ a note: points arrive ]
caption-point2 = [ a note: points arrive ]
caption-point3 = [ a note: points arrive ]
caption-point4 = [ a note: points arrive ]
caption-point5 = [ a note: points arrive ]
caption-jolt = [ a dull thud ]
caption-thud = [ thuds, quicker and quicker ]

## Saved games that cannot be opened

record-size = This saved game is far too large to be one of ours ({ $where } characters). It was left as it is.
record-json = This saved game is damaged ({ $where }). It was left as it is; new games work as ever.
record-foreign = This file is no Quarkade game. It was left as it is.
record-newer = This game was saved by a newer Quarkade (format { $where }). Update the program to open it.
record-field = This saved game is damaged: its part “{ $where }” is missing or wrong. It was left as it is.
record-game = This saved game is of a game that is not here: { $where }.
record-newer-rules = This game was saved with newer rules (number { $where }). Update the program to open it.
record-older-rules = This game was saved with older rules (number { $where }) and cannot go on with the present ones.
record-setup = This saved game was set up in a way that does not exist: { $where }.
record-move = This saved game breaks the rules at move { $where }. It can be watched up to there.
record-changed = This saved game was changed: after move { $where } it is not what was saved. It can be watched up to there.
record-dealt = This saved game was changed: it was not dealt like that ({ $where }).
record-digest = This saved game was changed after it was saved: it does not end as it says ({ $where }).

## What lasts: the store of games, the settings

store-damaged = The saved games were damaged. They were put aside as { $file }; Quarkade begins with an empty shelf.
store-restored = The saved games were damaged and put aside as { $file }. Quarkade goes on with its copy of { $day }.
store-rescued = The saved games were damaged and put aside as { $file }. Quarkade goes on with all that proves itself: { $games ->
    [one] one game
   *[other] { $games } games
}. { $lost ->
    [0] Nothing is known to be missing.
    [one] Of one game, moves or all of it are lost.
   *[other] Of { $lost } games, moves or all of them are lost.
}
store-conflict = Another program wrote into the saved games. What it left is put aside as { $file }; Quarkade goes on with its own.
store-missing = The saved games were missing. Quarkade goes on with its copy of { $day }.
store-newer = The saved games were written by a newer Quarkade ({ $program }). They are left as they are; nothing is saved until you update.
store-memory = Nothing can be saved in this folder ({ $why }). You can play, but games end when you leave.
store-refused = { $count ->
    [one] One saved game is damaged and cannot be opened. All others are fine.
   *[other] { $count } saved games are damaged and cannot be opened. All others are fine.
}
store-full = The disk is full. Play on: moves are saved as soon as there is room.
store-readonly = The disk cannot be written to. Play on: moves are saved as soon as it can be.
store-stuck = Saving does not work at the moment ({ $why }). Play on: moves are saved as soon as it does.
store-locked = Quarkade is already running with these saved games.
store-check-file = The file of saved games is damaged: { $found }.
store-check-stray = Beside the saved games lies { $file }, which is not Quarkade’s. The next start puts it aside.
store-check-newer = The file of saved games was written by a newer Quarkade ({ $program }).
store-check-game = Game { $id }: { $why }
store-check-log = It is damaged ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $state })
store-line-open = not finished
store-line-finished = finished
store-none = There are no saved games.
store-no-game = There is no game { $id } that can be opened. “store list” shows those that can.
store-exported = Game { $id } is in { $file }.
store-not-exported = Game { $id } could not be written to { $file }: { $why }.
store-export-there = there is a file already; --force writes over it
store-export-ours = that name belongs to Quarkade’s own files
store-export-kind = it is no ordinary file
store-rescue-done = { $games ->
    [one] One game
   *[other] { $games } games
} with { $moves ->
    [one] one move
   *[other] { $moves } moves
} went into { $file }. { $lost ->
    [0] Nothing is known to be missing.
    [one] Of one game, moves or all of it are lost.
   *[other] Of { $lost } games, moves or all of them are lost.
}
store-rescue-none = Nothing in { $file } proves that it is a saved game.
store-not-rescued = Nothing could be saved into { $file }: { $why }.
store-imported = { $name } was taken in as game { $id }.
store-not-imported = { $file } was not taken in. { $why }
store-import-kind = It is no ordinary file.
store-import-open = It cannot be read ({ $why }).
store-import-text = It is no text.
store-not-kept = It could not be saved.
settings-damaged = The settings were damaged and put aside as { $file }. Everything is set as on the first day.
settings-restored = The settings were damaged and put aside as { $file }. They are as they were before your last change.
settings-wrong = Some settings made no sense and are as on the first day: { $names }. What was there is kept as { $file }.
settings-not-kept = The settings cannot be saved ({ $why }). They hold until you leave.

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
coach-show = Show me
coach-not-that = That is allowed, but try what I asked for first. I took it back.
coach-turn = { $turn } / { $turns }: { $text }
coach-said = You said: { $said }
coach-you-said =
    You said: “{ $said }”. Look!
    { $text }
coach-expect = What do you expect?
coach-situation = A new situation
coach-situation-expect = New situation: your guess?
coach-run = Start
coach-again = More
coach-chart-thrown = Counted here, out of { $n }
coach-chart-printed = What the dice of the game promise
coach-chart-nature = What nature does
coach-chart-bar = { $what }: { $n }

## Lessons

login-title = Welcome to the arcade
login-full = Full screen
login-window = Back to a window
login-ask = What shall we call you?
login-kept = Any name will do. It stays on this computer; there is no password.
login-pick = Or be a particle:
login-skip = Skip
login-go = Go on
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
level-quiz-why = Eight questions now and eight after it show what you have learnt.
level-teacher = Teachers
level-login = Name and full screen
level-setup = Players, options
level-tutorial = Tutorial
level-go-on = Go on learning
level-again = Learn it again
level-from-beginning = From the beginning
level-play = Play
level-chapters = Chapters done: { $done } of { $all }
level-done = You have learnt this. Well done!
level-minutes = About { $minutes } minutes
level-early = Best after the lesson before. But the door is open.
lesson-pause-resume = Go on
lesson-pause-replay = Replay chapter
lesson-pause-skip = Skip chapter
lesson-pause-rules = Rules
lesson-pause-settings = Settings
lesson-pause-leave = Leave the lesson
finish-title = Well done!
finish-what = You have finished “{ $lesson }”.
finish-play = Play a game now
finish-quiz = What have I learnt?
finish-levels = All lessons
