# Big*Bang: everything that this game says.

bigebang-credits = Big*Bang is by Miguel Marqués, published by nestorgames in 2016; the rules told here are those of 2018, in our own words. Mirror universe and the medals are this edition’s own.

## Options

bigebang-option-puzzle = Game
bigebang-option-puzzle-0 = Duel for two
bigebang-option-puzzle-1 = Universe of Light
bigebang-option-puzzle-2 = Parallel Universes
bigebang-option-puzzle-3 = Universe of Life
bigebang-option-puzzle-help = The duel is for two. The three universes are puzzles for one, or for two who help each other.
bigebang-option-puzzle-0-help = Light, Helium, Star: three tokens, and Carbon beats them all.
bigebang-option-puzzle-1-help = Annihilate everything. For one, or for two who help each other.
bigebang-option-puzzle-2-help = Part matter and antimatter, and lose as little as possible. For one or two.
bigebang-option-puzzle-3-help = Build the nuclei that life is made of. For one or two.
bigebang-option-side = First player
bigebang-option-side-0 = matter
bigebang-option-side-1 = antimatter
bigebang-option-side-2 = chosen after the deal
bigebang-option-side-help = Chosen after the deal: the younger one looks and takes a side, the elder moves first. Against a program you choose.
bigebang-option-small = Small*Bang
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
bigebang-option-darkness-help = Four lumps of dark matter lie on the board and block the way.
bigebang-option-time = Time
bigebang-option-time-0 = off
bigebang-option-time-1 = on
bigebang-option-time-help = Unstable stacks, n and ³H, may decay: a neutron becomes a proton.
bigebang-option-mirror = Mirror universe
bigebang-option-mirror-0 = off
bigebang-option-mirror-1 = on
bigebang-option-mirror-help = Every particle lies opposite to its antiparticle: the same chances for both.
bigebang-option-passing = When you cannot act
bigebang-option-passing-0 = touch Pass
bigebang-option-passing-1 = pass by itself
bigebang-option-passing-help = Now and then there is neither a fusion nor an annihilation for you. Then only a pass is left, and it can play itself.

bigebang-impossible-alone = The duel needs two players. Alone, choose one of the three universes.
bigebang-impossible-puzzle = Only Small*Bang and Darkness go with the three universes. Switch the other variants off.

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
bigebang-spoken-1 = neutron
bigebang-spoken-2 = hydrogen 1, a proton
bigebang-spoken-3 = hydrogen 2
bigebang-spoken-4 = hydrogen 3
bigebang-spoken-5 = helium 3
bigebang-spoken-6 = helium 4
bigebang-spoken-7 = antineutron
bigebang-spoken-8 = antihydrogen 1, an antiproton
bigebang-spoken-9 = antihydrogen 2
bigebang-spoken-10 = antihydrogen 3
bigebang-spoken-11 = antihelium 3
bigebang-spoken-12 = antihelium 4
bigebang-matter = matter
bigebang-antimatter = antimatter
bigebang-dark = dark matter
bigebang-empty = empty circle
bigebang-about-1 = n, the neutron: left alone it lives about fifteen minutes on average.
bigebang-about-2 = ¹H, a proton: the nucleus of ordinary hydrogen. Most atoms in the universe have it.
bigebang-about-3 = ²H, deuterium: a proton and a neutron. Nearly all of it is from the first minutes of the universe.
bigebang-about-4 = ³H, tritium: unstable. Within about twelve years half of it turns into ³He.
bigebang-about-5 = ³He: stable, and rare. Nearly all helium is ⁴He.
bigebang-about-6 = ⁴He: two protons and two neutrons, bound very tightly. A quarter of ordinary matter, by mass.
bigebang-about-anti = The mirror image of { $of }: an antiparticle for each particle in it. When the two meet, they annihilate.
bigebang-about-carbon = ¹²C, carbon: three ⁴He that fused, as they do in the hearts of old stars. Life is made of it.

## At the table

bigebang-if = If both pass now
bigebang-ahead = { $who }: { $more }–{ $fewer }
bigebang-even = Draw, { $each }–{ $each }
bigebang-light = Light
bigebang-helium = Helium
bigebang-helium-he3 =
    Helium
    by ³He: { $mine }–{ $theirs }
bigebang-star = Star
bigebang-common = Nobody’s light: { $light }
bigebang-coins = Pay decays with
bigebang-chart = Stacks
bigebang-carbon = Carbon
bigebang-carbon-rule = three linked ⁴He
bigebang-carbon-danger = Careful: { $who } could win next!
bigebang-fuses = { $what } fuses with { $names }
bigebang-fuses-none = No fusion: { $what } only meets { $mirror }
bigebang-where = Where shall { $made } stand?
bigebang-makes = = { $made }
bigebang-none = no { $name }
bigebang-gives = +{ $light } light
bigebang-decay = Decay into { $made }
bigebang-pass = Pass
bigebang-pass-ends = Pass and end
bigebang-pass-label =
    { $what }
    { $then }
bigebang-pass-ask-ends = If you pass, the game ends now, and you do not win: { $then }.
bigebang-pass-ask = You are behind ({ $then }). If your rival passes too, it ends like that.
bigebang-pass-yes = Pass anyway
bigebang-pass-no = Play on
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
bigebang-medal-1-from-1 = Bronze: { $score } left
bigebang-medal-2-from-1 = Silver: { $score } left
bigebang-medal-3-from-1 = Gold: { $score } left
bigebang-medal-1-from-2 = Bronze: up to { $score }
bigebang-medal-2-from-2 = Silver: up to { $score }
bigebang-medal-3-from-2 = Gold: up to { $score }
bigebang-medal-1-from-3 = Bronze: { $score }
bigebang-medal-2-from-3 = Silver: { $score }
bigebang-medal-3-from-3 = Gold: { $score }
bigebang-medal-4-from-3 = Nobel: { $score }
bigebang-spot-circle = Row { $row }, place { $place }: { $what }
bigebang-spot-token = { $name }: { $mine } against { $theirs }
bigebang-spot-missing = { $protons } protons, { $neutrons } neutrons: does not exist

bigebang-prompt-over = The universe is finished.
bigebang-prompt-wait = Waiting for { $who }.
bigebang-prompt-side = Look at the deal and take a side. The other player moves first.
bigebang-prompt-turn = Your turn: choose one of your stacks, or pass.
bigebang-prompt-target = Now touch where it goes: one of the lit stacks.
bigebang-prompt-passed = Your rival passed. If you pass too, the game ends.
bigebang-prompt-stuck = Nothing can be moved: you can only pass.
bigebang-prompt-stop = Nothing more can be moved: stop here.
bigebang-prompt-puzzle-1 = Annihilate everything: leave as few particles as you can.
bigebang-prompt-puzzle-2 = Part matter and antimatter, and annihilate as little as you can.
bigebang-prompt-puzzle-3 = Build as many groups of three linked ⁴He as you can.

## Why not

bigebang-why-choose = Choose a stack first.
bigebang-why-side = First take a side: matter or antimatter.
bigebang-why-token-light = Light: whoever has annihilated more particles gets this token.
bigebang-why-token-helium = Helium: whoever has more ⁴He gets this token. If equal, even at none, ³He decides.
bigebang-why-token-star = Star: whoever has more particles in one linked group gets this token.
bigebang-why-dark = Dark matter takes no part: it only blocks the way.
bigebang-why-empty = Nothing stands here. Begin with a stack.
bigebang-why-theirs = You move { $side } only.
bigebang-why-alone = No partner in sight. { $what } needs a stack that it can fuse with, or { $mirror }, at the end of a free line.
bigebang-why-line = Stacks move in straight lines only, in six directions.
bigebang-why-blocked = Something stands in between: nothing can be jumped.
bigebang-why-no-plain-move = A move must end in a fusion or an annihilation.
bigebang-why-meet = The two meet on one of the marked circles. To meet nearer to the first one, touch the other one first.
bigebang-why-helium-2 = ²He does not exist: two protons alone cannot hold together.
bigebang-why-two-neutrons = Two neutrons alone cannot hold together.
bigebang-why-hydrogen-4 = ⁴H does not hold together: too many neutrons for one proton.
bigebang-why-helium-5 = ⁵He does not hold together: it falls apart at once.
bigebang-why-lithium-4 = ⁴Li does not hold together: too many protons for one neutron.
bigebang-why-lithium-5 = ⁵Li does not hold together: it falls apart at once.
bigebang-why-beryllium-8 = ⁸Be falls apart into two ⁴He at once. Only three ⁴He make something new: carbon.
bigebang-why-too-many = { $protons } protons and { $neutrons } neutrons: a stack holds two of each at most.
bigebang-why-not-mirror = Here only exact mirror images annihilate: { $what } needs { $mirror }.

## What happened

bigebang-log-fused = { $who }: { $first } + { $second } fuse into { $made }.
bigebang-log-annihilated = { $who }: { $first } + { $second } annihilate, { $light } particles become light.
bigebang-log-decayed = { $who }: a neutron of { $first } decays into a proton: { $made }.
bigebang-log-chosen = { $who }: { $side }.
bigebang-log-passed = { $who }: pass.
bigebang-log-stopped = { $who }: stop.
bigebang-log-carbon = { $who }: three linked ⁴He fuse into carbon, ¹²C!
bigebang-log-ended = The universe is finished: now the tokens count.
bigebang-log-ended-puzzle = The universe is finished.

bigebang-result-light = Light: particles annihilated
bigebang-result-helium = Helium: ⁴He
bigebang-result-he3 = Equal in ⁴He, so ³He decides
bigebang-result-star = Star: particles in the largest
bigebang-result-tokens = Tokens
bigebang-result-carbon = Carbon wins at once
bigebang-result-medal = Medal

## Hints

bigebang-hint-side = Take the side that has more in sight: more pairs to fuse, a larger star.
bigebang-hint-counted = counted to the end, { $outcome }. { $reason }
bigebang-hint-counted-win = you win
bigebang-hint-counted-loss = you lose, but not by more than you must
bigebang-hint-counted-draw = it is a draw
bigebang-hint-carbon = three linked ⁴He are carbon, and win at once.
bigebang-hint-stops = it stops Carbon: your rival could link three ⁴He next.
bigebang-hint-decay-own = the neutron of { $stack } decays, and your stack is stable.
bigebang-hint-decay-rival = it changes { $stack } of your rival, and the plans that hang on it.
bigebang-hint-light-stops = it takes { $light } light and stops Carbon: your rival could link three ⁴He next.
bigebang-hint-star-rival = it annihilates { $stack } inside your rival’s largest star.
bigebang-hint-mass = it takes { $stack } off the board, and one of your rival’s stacks with it.
bigebang-hint-light-star = it takes { $light } light out of the rival’s largest star.
bigebang-hint-light = it takes { $light } light before your rival can.
bigebang-hint-he4 = it makes { $made }: one more for Helium, and only another ⁴He can annihilate it.
bigebang-hint-escape = it makes { $made } and keeps { $light } light from your rival.
bigebang-hint-star = it makes { $made }, and your largest star grows by { $gain }.
bigebang-hint-step = it makes { $made }, a step towards ⁴He.
bigebang-hint-pass-only = there is nothing else to do.
bigebang-hint-pass-wins = it ends the game, and you lead by { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  }.
bigebang-hint-pass = every other move gives something away.
bigebang-hint-stop-apart = the universes are apart: nothing more needs to be lost.
bigebang-hint-stop = there is nothing more to win here.
bigebang-hint-puzzle-light = it annihilates { $stack } with its mirror image: { $light } particles fewer.
bigebang-hint-puzzle-part = it makes { $made } and opens a gap between matter and antimatter.
bigebang-hint-puzzle-room = it makes { $made } and empties a circle.
bigebang-hint-puzzle-carbon = it links three ⁴He: one more carbon nucleus.
bigebang-hint-puzzle-helium = it makes { $made }, on the way to three linked ⁴He.
bigebang-hint-puzzle-mirror = it makes { $made }, which can meet { $mirror }.

## Rules

bigebang-rules-1-title = Soon after the Big Bang
bigebang-rules-1 = Matter and antimatter fill the { $circles } circles of the board: { $each } protons, { $each } neutrons, and as many antiprotons and antineutrons. One player has the protons and neutrons, the other one the antiprotons and antineutrons.

    On your turn you move one of your stacks in a straight line, over as many empty circles as you like, onto the first stack that it meets. That must be a stack of your own to fuse with, or its mirror image, to annihilate it.

    There are no other moves, and nothing can be jumped. You may always pass. Two passes in a row end the game.
bigebang-rules-2-title = Fusion
bigebang-rules-2 = A stack is a nucleus. Only six can be built: n, ¹H, ²H, ³H, ³He and ⁴He. So these are all the fusions, for antimatter too:

    n + ¹H = ²H,  n + ²H = ³H,  ¹H + ²H = ³He,
    ²H + ²H = ⁴He,  ¹H + ³H = ⁴He,  n + ³He = ⁴He.

    The new stack stands where the second one stood. Two protons alone cannot hold together, nor can two neutrons.

    The game simplifies: in nature two ²H rarely make ⁴He directly. Most ⁴He came from ²H + ³H, and a neutron flew off.
bigebang-rules-3-title = Annihilation
bigebang-rules-3 = A stack that reaches its exact mirror image, with as many protons and as many neutrons, annihilates it. Both leave the board. All their particles become light, and the light belongs to whoever moved. A pair of ⁴He gives eight.

    ³H and ³He have three particles each, but they are no mirror images.

    The game simplifies: when a proton meets an antiproton, short-lived particles called pions come out first, and then light, neutrinos and electrons. In nature an antiproton annihilates with a neutron, too.
bigebang-rules-4-title = Three tokens
bigebang-rules-4 = After two passes in a row three tokens are given out.

    Light: for more particles in the reserve.
    Helium: for more ⁴He on the board. If equal, for more ³He.
    Star: for the most massive star. A star is a group of linked stacks of one side, and all its particles count.

    A tie gives the token to nobody. More tokens win; equal tokens are a draw.

    The game simplifies: a real star is held together by gravity and has some 10⁵⁷ particles.
bigebang-rules-5-title = Carbon
bigebang-rules-5 = Whoever links three ⁴He, in any shape, wins at once. In a series it counts 3–0.

    This is real: in the hearts of old stars three ⁴He fuse into carbon, and life is made of carbon. Two ⁴He are not enough, because ⁸Be falls apart at once. All three have to come together nearly at the same time.

    On the right you see how many of your ⁴He are linked, and a warning when your rival could win with the next move.
bigebang-rules-6-title = Tips
bigebang-rules-6 = Build or destroy? Fusing makes you stronger, annihilating makes your rival weaker, and whoever annihilates first gets all the light.

    A stack that stands alone cannot be caught, but it cannot grow either. Only a ⁴He can annihilate a ⁴He. Bury small stacks in larger ones before they are caught.

    Each fusion empties a circle: it may tear your star. The thin bars show the largest star of each side.

    Two linked ⁴He beside a pair that can fuse threaten Carbon. Annihilate one of those four stacks, or lose. And count the tokens before you pass.
bigebang-rules-7-title = Small*Bang, Mass, Gravity
bigebang-rules-7 = Variants can be mixed as you like.

    Small*Bang: fifteen particles of each type, and twenty-four circles stay empty.

    Mass: no token for Light. What is annihilated belongs to nobody.

    Gravity: two stacks that fuse may meet on any circle between them. Touch the first, the second, then the circle. The first one travels at least as far as the second.

    The game simplifies: between single nuclei gravity is far too weak to be felt.
bigebang-rules-8-title = Darkness, Time, Mirror universe
bigebang-rules-8 = Darkness: four lumps of dark matter replace one particle of each type and block the lines. The game simplifies: in nature dark matter lets everything through.

    Time: n and ³H, with a dashed rim, are unstable. Instead of moving you may let one decay, yours or not. A proton from your reserve replaces the neutron: n becomes ¹H, ³H becomes ³He. The neutron goes to your reserve. Antimatter needs an antiproton. The game simplifies: in nature the neutron itself turns into a proton, an electron and an antineutrino.

    Mirror universe: each particle lies opposite to its antiparticle.
bigebang-rules-9-title = Three puzzles
bigebang-rules-9 = Alone you move matter and antimatter as you like, and stop when you want. Two players take turns, one with each side, and win or lose together. Carbon does not end a puzzle.

    Universe of Light: annihilate everything. What is left counts against you.

    Parallel Universes: in the end no matter touches antimatter. What you annihilated counts against you.

    Universe of Life: link ⁴He in threes. Each group of three counts one, and no ⁴He counts twice. Six would be perfect, or four with Small*Bang.
bigebang-rules-10-title = What is real
bigebang-rules-10 = In the first moments after the Big Bang nearly all matter annihilated with antimatter. One particle in a billion was left over, nobody knows why. We are made of it.

    Antiprotons were gone after about a thousandth of a second, most positrons within two minutes. Fusion came after minutes, in matter only: protons and neutrons became ²H, ³H, ³He and in the end mostly ⁴He. The game puts both together. Carbon came much later, in stars.

    The background is the oldest light there is, drawn like the map of the WMAP satellite: tiny differences in temperature.
bigebang-rules-11-title = This edition
bigebang-rules-11 = The printed board has 84 circles in an elongated hexagon. Its exact outline was not to be had: ours, with sides of nine, five and four circles, is a reconstruction. In random play other outlines of 84 circles make no difference that could be measured.

    Where the rules leave a question open, we read them so: linked means touching; lone protons and neutrons count for a star; a tie in Light or Star gives no token; only a new fusion can make Carbon; a decay counts as an action, so it does not count as a pass.
bigebang-rules-12-title = Finer points
bigebang-rules-12 = Only the mover’s own fusion makes Carbon. Four or more linked ⁴He are the same win.

    If you can do nothing, you pass; the game may do that for you. Equal tokens are a draw. The reserves are open to all.

    After the deal the younger player chooses a side and the elder moves first.

    Gravity: the circle in the middle may be chosen whichever stack you touch first.

    Small*Bang with Darkness: { $both } particles of each type. In a Mirror universe empty and dark circles lie in opposite pairs too.

    Puzzles go with Small*Bang and Darkness only. Parallel Universes earns no medal while matter touches antimatter. An obstacle between them keeps them apart, and a side that is all gone touches nothing. In a group of more than three ⁴He only separate threes count.

## What one plays for

bigebang-goal-0 = Goal: two of three tokens, Light, Helium and Star. Carbon wins at once.
bigebang-goal-1 = Goal: annihilate everything.
bigebang-goal-2 = Goal: part matter and antimatter, and lose as little as you can.
bigebang-goal-3 = Goal: build carbon, the nucleus that life is made of.
bigebang-changed-begin = Change of sides: this time you play { $side ->
    [0] matter
   *[1] antimatter
  } and you begin.
bigebang-changed-wait = Change of sides: this time you play { $side ->
    [0] matter
   *[1] antimatter
  }. { $who } begins.
bigebang-changed-both = Change of sides: { $who } now plays { $side ->
    [0] matter
   *[1] antimatter
  } and begins.

# --- challenges

bigebang-challenge-win = Win a game.
bigebang-challenge-researcher = Win against a Researcher or a Nobel laureate.
bigebang-challenge-sweep = Win all three tokens: Light, Helium and Star.
bigebang-challenge-carbon = Win at once with Carbon: three linked ⁴He.
bigebang-challenge-tritium = Fuse a nucleus of ³H or its antinucleus.
bigebang-challenge-helium-3 = Fuse three nuclei of ⁴He in one game.
bigebang-challenge-helium-5 = Fuse five nuclei of ⁴He in one game.
bigebang-challenge-all-fusions = Carry out all six kinds of fusion in one game.
bigebang-challenge-light-12 = Turn twelve particles into your light.
bigebang-challenge-light-24 = Turn twenty-four particles into your light.
bigebang-challenge-bright = Annihilate ⁴He with its antinucleus.
bigebang-challenge-no-light = Win without annihilating anything.
bigebang-challenge-star-12 = End with a star of at least twelve particles.
bigebang-challenge-star-20 = End with a star of at least twenty particles.
bigebang-challenge-gravity = Win with Gravity.
bigebang-challenge-darkness = Win with Darkness.
bigebang-challenge-mass = Win with Mass.
bigebang-challenge-decay = Let a neutron decay and win; play with Time.
bigebang-challenge-mirror = Win in the mirror universe.
bigebang-challenge-medal = Earn a medal in one of the three puzzles.
