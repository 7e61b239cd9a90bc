# Watching games again.

replay-title = Games to watch
replay-none = No finished game has been saved yet.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-row-series = { $name } · { $day } · series of { $games } games · { $points }
replay-row-deal = Game { $n } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-at =
    { $at }
    / { $all }
replay-at-spoken = Move { $at } of { $all }: choose another
replay-close = Close
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-begin = This is a replay: touch ▶ to watch it.
replay-pause = Stop
replay-next = One move forward
replay-last = To the end
replay-continue = Play on from here
replay-export = Save this game to a file
replay-over = That was the last move.
replay-exported = This game was saved to { $file }.
replay-not-exported = This game could not be saved: { $why }.
replay-jump-title = Jump to a move
replay-jump-deal = The deal
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Move { $n }

## Games that were left in the middle

replay-saved-title = Your unfinished games
replay-saved-none = You have no unfinished games.
replay-saved-give-up = Give up game { $n }: { $name }

# Famous games of programs, found by search: a line for each.
replay-famous-title = Famous games
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = A race to the target
replay-famous-particle_builder-annihilation = A particle meets its antiparticle
replay-famous-particle_builder-weak = A W changes a particle
replay-famous-particle_builder-gluon = A gluon changes a colour charge
replay-famous-particle_builder-decays = Heavy particles decay
replay-famous-tutti_quantum-vertices = Twenty-two vertices, and the last one decides
replay-famous-tutti_quantum-higgs = The vertex with the most points
replay-famous-tutti_quantum-together = Two build one diagram together and win
replay-famous-tutti_quantum-process = Two missions for the Nobel Prize
replay-famous-tutti_quantum-loop = Six cards close a loop
replay-famous-u_know_feynman-proton = Three quarks bind into a proton
replay-famous-u_know_feynman-antinucleon = An antineutron and an antiproton
replay-famous-u_know_feynman-weak = The last card answers a W
replay-famous-u_know_feynman-higgs = The Higgs adds weight
replay-famous-u_know_feynman-gluon = Quark, gluon and antiquark meet, at the very end
replay-famous-particle_panic-alone = One scientist saves the lab alone
replay-famous-particle_panic-codes = Four codes, one by one
replay-famous-particle_panic-share = Four share their cards and win
replay-famous-particle_panic-flood = The lab is full of particles
replay-famous-particle_panic-heart = A heart rolls the die again
replay-famous-bigebang-life = Universe of Life: one carbon nucleus after another
replay-famous-bigebang-carbon = Three ⁴He become carbon
replay-famous-bigebang-draw = A draw of matter and antimatter
replay-famous-bigebang-light = ⁴He meets anti-⁴He: eight particles become light
replay-famous-bigebang-beta = Neutrons decay into protons
