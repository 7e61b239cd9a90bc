# Big*Bang

bigebang-credits = The game is by Miguel Marqués, published by nestorgames in 2016. These pages tell its rules of 2018 in our own words. The outline of our board is a reconstruction; Mirror universe, the medals and the reading of open questions are choices of this edition.

## Options

bigebang-option-puzzle = Game
bigebang-option-puzzle-0 = Duel for two
bigebang-option-puzzle-1 = Universe of Light
bigebang-option-puzzle-2 = Parallel Universes
bigebang-option-puzzle-3 = Universe of Life
bigebang-option-puzzle-help = The duel is for two; the three universes are puzzles for one, or for two who help each other.
bigebang-option-side = First player is
bigebang-option-side-0 = matter
bigebang-option-side-1 = antimatter
bigebang-option-side-2 = chosen after the deal
bigebang-option-side-help = Chosen after the deal: one player takes a side, the other moves first.
bigebang-option-small = Small
bigebang-option-small-0 = off
bigebang-option-small-1 = on
bigebang-option-small-help = Fifteen particles of each type instead of twenty-one: a shorter game with room to move.
bigebang-option-mass = Mass
bigebang-option-mass-0 = off
bigebang-option-mass-1 = on
bigebang-option-mass-help = Light wins no token: only Helium and the most massive star count.
bigebang-option-gravity = Gravity
bigebang-option-gravity-0 = off
bigebang-option-gravity-1 = on
bigebang-option-gravity-help = Two stacks that fuse may meet on any circle between them.
bigebang-option-darkness = Darkness
bigebang-option-darkness-0 = off
bigebang-option-darkness-1 = on
bigebang-option-darkness-help = Four dark stones lie on the board and block the way.
bigebang-option-time = Time
bigebang-option-time-0 = off
bigebang-option-time-1 = on
bigebang-option-time-help = A free neutron, or the third particle of ³H, may decay into a proton.
bigebang-option-mirror = Mirror universe
bigebang-option-mirror-0 = off
bigebang-option-mirror-1 = on
bigebang-option-mirror-help = Every particle lies opposite to its antiparticle: equal chances for both.

bigebang-impossible-alone = The duel needs two players. Alone, choose one of the three universes.
bigebang-impossible-puzzle = Puzzles go with Small and Darkness only. Switch the other variants off.

## Stacks

bigebang-stack-1 = n
bigebang-stack-2 = ¹H
bigebang-stack-3 = ²H
bigebang-stack-4 = ³H
bigebang-stack-5 = ³He
bigebang-stack-6 = ⁴He
bigebang-stack-7 = anti-n
bigebang-stack-8 = anti-¹H
bigebang-stack-9 = anti-²H
bigebang-stack-10 = anti-³H
bigebang-stack-11 = anti-³He
bigebang-stack-12 = anti-⁴He
bigebang-matter = matter
bigebang-antimatter = antimatter
bigebang-dark = dark stone
bigebang-empty = empty circle

## At the table

bigebang-if = If both pass now
bigebang-lead = You lead { $mine }–{ $theirs }
bigebang-trail = You trail { $mine }–{ $theirs }
bigebang-even = Even, { $mine }–{ $theirs }
bigebang-light = Light
bigebang-helium = Helium
bigebang-star = Star
bigebang-chart = Stacks
bigebang-carbon = Carbon
bigebang-carbon-rule = three linked ⁴He win
bigebang-carbon-danger = The rival has two linked ⁴He!
bigebang-fuses = { $what } fuses with { $names }
bigebang-fuses-none = { $what } fuses with nothing. It can only meet { $mirror }.
bigebang-makes = = { $made }
bigebang-gives = +{ $light } light
bigebang-decay = Decay into { $made }
bigebang-pass = Pass
bigebang-pass-ends = Pass and end
bigebang-pass-label =
    { $what }
    { $then }
bigebang-stop = Stop here
bigebang-score-1 = Particles left
bigebang-score-2 = Annihilated
bigebang-score-3 = Carbon nuclei
bigebang-unsolved = Not solved yet: the two universes touch.
bigebang-medal-0 = No medal yet
bigebang-medal-1 = Bronze
bigebang-medal-2 = Silver
bigebang-medal-3 = Gold
bigebang-medal-4 = Nobel
bigebang-spot-circle = Row { $row }, place { $place }: { $what }
bigebang-spot-token = { $name }: you { $mine }, rival { $theirs }

bigebang-prompt-over = The universe is finished.
bigebang-prompt-wait = Waiting for { $who }.
bigebang-prompt-side = Look at the deal and take a side. The other one moves first.
bigebang-prompt-turn = Your turn: choose one of your stacks, or pass.
bigebang-prompt-passed = Your rival passed. If you pass too, the game ends.
bigebang-prompt-puzzle-1 = Annihilate everything: leave as few particles as you can.
bigebang-prompt-puzzle-2 = Part matter and antimatter, and annihilate as little as you can.
bigebang-prompt-puzzle-3 = Build groups of three linked ⁴He.

## Why not

bigebang-why-choose = Choose a stack first.
bigebang-why-token = This shows how the tokens would fall now.
bigebang-why-dark = Dark matter takes no part: it only blocks the way.
bigebang-why-empty = Nothing stands here. Begin with one of your stacks.
bigebang-why-theirs = You move { $side } only.
bigebang-why-alone = No partner in sight: { $what } needs a stack it can fuse with, or { $mirror }, at the end of a free line.
bigebang-why-line = Stacks move in straight lines only, in six directions.
bigebang-why-blocked = Something stands in between: nothing can be jumped.
bigebang-why-no-plain-move = A move must end in a fusion or an annihilation.
bigebang-why-helium-2 = ²He does not exist: two protons alone do not hold together.
bigebang-why-two-neutrons = Two neutrons alone do not hold together.
bigebang-why-hydrogen-4 = ⁴H does not hold together: too many neutrons for one proton.
bigebang-why-helium-5 = ⁵He does not hold together: it falls apart at once.
bigebang-why-lithium-4 = ⁴Li does not hold together: too many protons.
bigebang-why-too-many = { $protons } protons and { $neutrons } neutrons: a stack holds two of each at most.
bigebang-why-not-mirror = Only exact mirror images annihilate: { $what } needs { $mirror }.

## What happened

bigebang-log-fused = { $who }: { $first } + { $second } → { $made }.
bigebang-log-annihilated = { $who }: { $first } + { $second } → { $light } light.
bigebang-log-decayed = { $who }: a neutron turned into a proton, { $first } → { $made }.
bigebang-log-chosen = { $who }: { $side }.
bigebang-log-passed = { $who }: pass.
bigebang-log-stopped = { $who }: stop.
bigebang-log-carbon = { $who }: three linked ⁴He fuse into carbon, ¹²C!
bigebang-log-ended = The universe is finished: count the tokens.

bigebang-result-light = Light: particles annihilated
bigebang-result-helium = Helium: ⁴He
bigebang-result-he3 = Tie in ⁴He: ³He decides
bigebang-result-star = Most massive star: particles
bigebang-result-tokens = Tokens
bigebang-result-carbon = Carbon: wins at once
bigebang-result-medal = Medal

## Hints

bigebang-hint-side = Both sides are as good as each other; take the one with more pairs in sight.
bigebang-hint-counted = Counted to the end, { $outcome }. { $reason }
bigebang-hint-counted-win = you win
bigebang-hint-counted-loss = you lose by as little as possible
bigebang-hint-counted-draw = it is a draw
bigebang-hint-carbon = Three linked ⁴He: carbon, and the game is won.
bigebang-hint-stops = It stops the rival's carbon.
bigebang-hint-decay-own = The neutron of { $stack } turns into a proton: a stable stack of your own.
bigebang-hint-decay-rival = It changes { $stack } of the rival, and its plans with it.
bigebang-hint-light-stops = It takes { $light } light and stops the rival's carbon.
bigebang-hint-star-rival = It breaks the rival's largest star.
bigebang-hint-light-star = It takes { $light } light and breaks the rival's star at { $stack }.
bigebang-hint-light = It takes { $light } light.
bigebang-hint-he4 = It makes { $made }: one more for Helium, and only its mirror image can annihilate it.
bigebang-hint-escape = It makes { $made } and saves { $light } light from the rival.
bigebang-hint-star = It makes { $made }, and the largest star grows by { $gain }.
bigebang-hint-step = It makes { $made }, a step towards helium.
bigebang-hint-pass-only = There is nothing else to do.
bigebang-hint-pass-wins = It ends the game, and you lead by { $tokens }.
bigebang-hint-pass = Every move would give something away: passing keeps what you have.
bigebang-hint-stop-apart = The universes are apart: stop before another particle is lost.
bigebang-hint-stop = There is nothing more to win here.
bigebang-hint-puzzle-light = It annihilates { $stack }: { $light } particles less.
bigebang-hint-puzzle-part = It makes { $made } and parts the universes at { $places } { $places ->
    [one] place
   *[other] places
  }.
bigebang-hint-puzzle-room = It makes { $made } and frees a circle.
bigebang-hint-puzzle-carbon = It links three ⁴He: one more carbon.
bigebang-hint-puzzle-helium = It makes { $made }, on the way to ⁴He.
bigebang-hint-puzzle-mirror = It makes { $made }, which can meet { $mirror }.

## Rules

bigebang-rules-1-title = A second after the Big Bang
bigebang-rules-1 =
    Matter and antimatter fill the board: protons and neutrons for one player, antiprotons and antineutrons for the other.

    Your stacks slide in straight lines over empty circles, as far as you like. A move must end on another stack: one of your own, to fuse with it, or its mirror image, to annihilate it.

    There are no other moves, and nothing can be jumped. You may always pass. Two passes in a row end the game.
bigebang-rules-2-title = Fusion
bigebang-rules-2 =
    Only the stacks that nature knows can be built: n, ¹H, ²H, ³H, ³He and ⁴He. So there are six fusions:

    n + ¹H = ²H, n + ²H = ³H, ¹H + ²H = ³He, ²H + ²H = ⁴He, ¹H + ³H = ⁴He, n + ³He = ⁴He.

    Two protons alone do not hold together, and neither do two neutrons. The result stands where the second stack stood. The same is true for antimatter.
bigebang-rules-3-title = Annihilation
bigebang-rules-3 =
    Matter and antimatter annihilate only with the exact mirror image: as many protons and as many neutrons.

    Both stacks leave the board. All their particles become light, and the light belongs to whoever moved. A pair of ⁴He is worth eight.
bigebang-rules-4-title = Three tokens, or Carbon
bigebang-rules-4 =
    When both have passed, three tokens are given away. Light: who has more particles in the reserve. Helium: who has more ⁴He; if equal, who has more ³He. Star: who has the most massive group of linked stacks.

    A tie gives the token to nobody. More tokens win.

    But whoever links three ⁴He wins at once: inside stars, three helium nuclei fuse into carbon.
bigebang-rules-5-title = Good to know
bigebang-rules-5 =
    Whoever annihilates first gets all the light. A stack that stands alone cannot be caught, but it cannot grow either. Only ⁴He can annihilate a ⁴He.

    Fusing makes your star lighter in links: look before you leap. Count the tokens before you pass. Two linked ⁴He near a pair that can fuse threaten Carbon.
bigebang-rules-6-title = Variants
bigebang-rules-6 =
    Small: fifteen of each type, twenty-four circles empty. Mass: no token for light. Gravity: two stacks may meet anywhere between them. Darkness: four stones block the lines.

    Time: a free neutron, or ³H, may decay. One of its neutrons turns into a proton from your reserve, and the neutron goes there.

    Mirror universe: a fair deal, each particle opposite to its antiparticle.
bigebang-rules-7-title = Three puzzles
bigebang-rules-7 =
    In the puzzles you move matter and antimatter as you like, and stop when you want.

    Universe of Light: annihilate everything. Parallel Universes: no matter next to antimatter, with as little annihilation as possible. Universe of Life: as many groups of three linked ⁴He as you can; six would be perfect.
bigebang-rules-8-title = What is real
bigebang-rules-8 =
    About a second after the Big Bang matter and antimatter annihilated each other. A tiny surplus of matter was left, about one particle in a billion: we are made of it.

    The game simplifies. Real annihilation of protons makes other particles first, and then light. In stars, two protons can fuse, because one of them turns into a neutron on the way. A free neutron lives about fifteen minutes, ³H about eighteen years.
