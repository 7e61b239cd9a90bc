# Big*Bang: everything that this game says.

bigebang-credits = Big*Bang is by Miguel Marqués, published by nestorgames in 2016. We tell the rules of 2018 in our own words. Mirror universe and the medals are our own additions.

## Options

bigebang-option-puzzle = Game
bigebang-option-puzzle-0 = Duel for two
bigebang-option-puzzle-1 = Universe of Light
bigebang-option-puzzle-2 = Parallel Universes
bigebang-option-puzzle-3 = Universe of Life
bigebang-option-puzzle-help = The duel is for two players. The three universes are puzzles for one player, or for two who help each other.
bigebang-option-puzzle-0-help = Win tokens for Light, Helium and Star. Carbon beats them all.
bigebang-option-puzzle-1-help = Annihilate everything. For one player, or for two who help each other.
bigebang-option-puzzle-2-help = Separate matter and antimatter, and lose as little as possible. For one or two players.
bigebang-option-puzzle-3-help = Build the nuclei that life is based on. For one or two players.
bigebang-option-side = First player
bigebang-option-side-0 = matter
bigebang-option-side-1 = antimatter
bigebang-option-side-2 = chosen after the deal
bigebang-option-side-help = Chosen after the deal: the younger player looks at the deal and picks a side. The older player moves first. Against a program, you choose.
bigebang-option-small = Small*Bang
bigebang-option-small-0 = off
bigebang-option-small-1 = on
bigebang-option-small-help = Fifteen particles of each type instead of twenty-one. The game is shorter and has room to move.
bigebang-option-mass = Mass
bigebang-option-mass-0 = off
bigebang-option-mass-1 = on
bigebang-option-mass-help = Nobody wins a token for Light. Only Helium and the largest star count.
bigebang-option-gravity = Gravity
bigebang-option-gravity-0 = off
bigebang-option-gravity-1 = on
bigebang-option-gravity-help = Two stacks that fuse may meet on any circle between them.
bigebang-option-darkness = Darkness
bigebang-option-darkness-0 = off
bigebang-option-darkness-1 = on
bigebang-option-darkness-help = Four lumps of dark matter on the board block the way.
bigebang-option-time = Time
bigebang-option-time-0 = off
bigebang-option-time-1 = on
bigebang-option-time-help = Unstable stacks, n and ³H, may decay: a neutron becomes a proton.
bigebang-option-mirror = Mirror universe
bigebang-option-mirror-0 = off
bigebang-option-mirror-1 = on
bigebang-option-mirror-help = Every particle is opposite its antiparticle. Both players have the same chances.
bigebang-option-passing = When you cannot act
bigebang-option-passing-0 = touch Pass
bigebang-option-passing-1 = pass automatically
bigebang-option-passing-help = Sometimes you have no fusion and no annihilation. You can only pass, and the game can do that for you.

bigebang-impossible-alone = The duel needs two players. To play alone, choose one of the three universes.
bigebang-impossible-puzzle = Only Small*Bang and Darkness work with the three universes. Switch the other variants off.

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
bigebang-about-1 = n, the neutron: on its own it lives about fifteen minutes on average.
bigebang-about-2 = ¹H, a proton. It is the nucleus of ordinary hydrogen, and of most atoms in the universe.
bigebang-about-3 = ²H, deuterium: a proton and a neutron. Nearly all of it was made in the first minutes of the universe.
bigebang-about-4 = ³H, tritium: unstable. In about twelve years, half of it turns into ³He.
bigebang-about-5 = ³He: stable and rare. Nearly all helium is ⁴He.
bigebang-about-6 = ⁴He: two protons and two neutrons, bound very tightly. By mass, it is a quarter of all ordinary matter.
bigebang-about-anti = The mirror image of { $of }: it has one antiparticle for each particle. When the two meet, they annihilate.
bigebang-about-carbon = ¹²C, carbon: three ⁴He that fused, as they do inside old stars. Life is based on it.

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
bigebang-common = Light for nobody: { $light }
bigebang-coins = For decays
bigebang-chart = Possible stacks
bigebang-outcomes = What happens
bigebang-carbon = Carbon
bigebang-carbon-rule = three linked ⁴He
bigebang-carbon-help = Carbon: your own fusion makes three ⁴He touch, in any shape. You win at once.
bigebang-carbon-out = out of reach now
bigebang-carbon-out-help = Carbon needs three ⁴He that touch. Your stacks cannot make three any more.
bigebang-carbon-new =
    { $new ->
        [2] now only with two new ⁴He
       *[3] now only with three new ⁴He
    }
bigebang-carbon-new-help = No further ⁴He can join the pale ones. Carbon needs three ⁴He that touch, so build new ones elsewhere.
bigebang-carbon-danger = Careful: { $who } could win next!
bigebang-where = Where should { $made } go?
bigebang-makes = { $first } + { $second } fuse into { $made }.
bigebang-gives = { $first } + { $second } become light: you get { $light } particles.
bigebang-shrinks = Your largest star shrinks from { $was } particles to { $now }.
bigebang-shrinks-rival = Your rival’s largest star shrinks from { $was } particles to { $now }.
bigebang-decay = Decay into { $made }
bigebang-pass = Pass
bigebang-pass-ends = Pass and end
bigebang-pass-rival = Then your rival
bigebang-pass-won = You win { $more }–{ $fewer }
bigebang-pass-lost = You lose { $fewer }–{ $more }
bigebang-pass-label =
    { $what }
    { $then }
bigebang-pass-ask-ends = If you pass, the game ends now and you do not win: { $then }.
bigebang-pass-ask = You are behind ({ $then }). If your rival passes too, the game ends like this.
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
bigebang-spot-missing = { $protons ->
    [one] 1 proton
   *[other] { $protons } protons
  }, { $neutrons ->
    [one] 1 neutron
   *[other] { $neutrons } neutrons
  }: does not exist

bigebang-prompt-over = The universe is finished.
bigebang-prompt-over-why = { $why } The universe is finished.
bigebang-over-carbon = Three ⁴He touch and make carbon.
bigebang-over-stuck = No stack can move any more.
bigebang-over-passed = Both players passed.
bigebang-prompt-wait = Waiting for { $who }.
bigebang-prompt-picks = { $who } is picking a side.
bigebang-prompt-side = { $even ->
    [1] Pick a side: neither is better.
   *[0] Pick the side that lies better. Both have the same rules.
  }
bigebang-seat-picks = picks a side
bigebang-seat-begins = moves first
bigebang-prompt-turn = Your turn: choose one of your stacks, or pass.
bigebang-prompt-target = Touch a lit stack. The list shows what you get.
bigebang-prompt-target-star = Touch a lit stack. Minus: your star shrinks.
bigebang-prompt-passed = Your rival passed. If you pass too, the game ends.
bigebang-prompt-stuck = No move is left: you can only pass. Two passes end the game.
bigebang-prompt-decided = The result is certain now: pass to count the tokens.
bigebang-prompt-stop = No stack can move any more: stop here.
bigebang-prompt-puzzle-1 = Annihilate everything: leave as few particles as you can.
bigebang-prompt-puzzle-2 = Separate matter and antimatter, and annihilate as little as you can.
bigebang-prompt-puzzle-3 = Build as many groups of three ⁴He that touch as you can.

bigebang-first-touch = Your stacks are { $side ->
    [0] round
   *[1] six-sided
  }: touch one, then a lit stack.
bigebang-first-far = Stacks fly straight over empty circles to the next stack.
bigebang-first-light = Light token: annihilate more particles than your rival.
bigebang-first-helium = Helium token: for more ⁴He. In a tie, ³He decides.
bigebang-first-star = Star token: for more particles in one linked group.
bigebang-first-carbon = Carbon: if three of your ⁴He touch, in a row or a triangle, you win at once.

## Why not

bigebang-why-choose = Choose a stack first.
bigebang-why-side = First pick a side: matter or antimatter.
bigebang-why-token-light = Light: the player who has annihilated more particles gets this token.
bigebang-why-token-helium = Helium: the player with more ⁴He gets this token. In a tie, even at zero, ³He decides.
bigebang-why-token-star = Star: the player with more particles in one linked group gets this token.
bigebang-why-dark = Dark matter does not join in: it only blocks the way.
bigebang-why-empty = This circle is empty. Begin with a stack.
bigebang-why-theirs = You can move only { $side ->
    [0] matter
   *[1] antimatter
  }.
bigebang-why-alone = { $what } has no partner in sight. At the end of a free line it needs a stack to fuse with, or { $mirror }.
bigebang-why-line = Stacks move only in straight lines, in six directions.
bigebang-why-blocked = Something is in the way. Stacks cannot jump.
bigebang-why-no-plain-move = A move must end in a fusion or an annihilation.
bigebang-why-meet = The two meet on one of the marked circles. To meet closer to the stack you chose first, start with the other one.
bigebang-why-helium-2 = ²He does not exist: two protons alone cannot hold together.
bigebang-why-two-neutrons = Two neutrons alone cannot hold together.
bigebang-why-hydrogen-4 = ⁴H does not hold together: too many neutrons for one proton.
bigebang-why-helium-5 = ⁵He does not hold together: it falls apart at once.
bigebang-why-lithium-4 = ⁴Li does not hold together: too many protons for one neutron.
bigebang-why-lithium-5 = ⁵Li does not hold together: it falls apart at once.
bigebang-why-beryllium-8 = ⁸Be falls apart into two ⁴He at once. It takes three ⁴He to make something new: carbon.
bigebang-why-too-many = { $protons ->
    [one] 1 proton
   *[other] { $protons } protons
  } and { $neutrons ->
    [one] 1 neutron
   *[other] { $neutrons } neutrons
  }: a stack holds at most two of each.
bigebang-why-not-mirror = Only exact mirror images annihilate here: { $what } needs { $mirror }.

## What happened

bigebang-log-fused = { $who }: { $first } + { $second } fuse into { $made }.
bigebang-log-annihilated = { $who }: { $first } + { $second } annihilate; { $light } particles become light.
bigebang-log-decayed = { $who }: a neutron of { $first } decays into a proton: { $made }.
bigebang-log-chosen = { $who }: { $side }.
bigebang-log-passed = { $who }: passed.
bigebang-log-stopped = { $who }: stopped.
bigebang-log-carbon = { $who }: three ⁴He touch and fuse into carbon, ¹²C!
bigebang-log-ended = { $why } Now the tokens count.
bigebang-log-ended-puzzle = The universe is finished.

bigebang-told-annihilation = Annihilation
bigebang-told-annihilation-line = Annihilation turns all of the mass into energy. In nature, pions come out first, and light follows.
bigebang-told-deuterium = Deuterium
bigebang-told-deuterium-line = ²H is called deuterium. In the first minutes of the universe, light broke nearly every ²H apart again.
bigebang-told-helium = Helium
bigebang-told-helium-line = By mass, about a quarter of all ordinary matter is ⁴He. Most of it is from the first minutes of the universe.
bigebang-told-antihelium = Antihelium
bigebang-told-antihelium-line = Physicists have made anti-⁴He, too: 18 nuclei were found in 2011, in collisions of gold nuclei.
bigebang-told-carbon = Carbon
bigebang-told-carbon-line = Two ⁴He stay together for less than 10⁻¹⁵ seconds. In a star, the third one must arrive just then.

bigebang-result-light = Light: particles annihilated
bigebang-result-helium = Helium: ⁴He
bigebang-result-he3 = Same number of ⁴He: ³He decides
bigebang-result-star = Particles in the largest star
bigebang-result-tokens = Tokens: one for each lead, none for a tie
bigebang-result-carbon = Carbon wins at once
bigebang-result-medal = Medal

## Hints

bigebang-hint-side = Take { $side }: largest star { $mine } to { $theirs }. With all pairs counted, the chances are better there.
bigebang-light-side = Pick a side: the lit one stands slightly better. { $who } begins.
bigebang-light-side-even = Pick a side: both have the same chances. { $who } begins.
bigebang-hint-counted = Worked out to the end: { $outcome }. { $reason }
bigebang-hint-counted-win = You win
bigebang-hint-counted-loss = You lose, but by as little as possible
bigebang-hint-counted-draw = It is a draw
bigebang-hint-lead = You then lead { $mine }–{ $theirs } in tokens. { $reason }
bigebang-hint-level = The tokens are then level, { $mine }–{ $theirs }. { $reason }
bigebang-hint-carbon = Three ⁴He that touch are carbon. They win at once.
bigebang-hint-stops = This stops Carbon: your rival could make three ⁴He touch next.
bigebang-hint-decay-own = A neutron in { $stack } decays. After that your stack is stable.
bigebang-hint-decay-rival = This changes your rival’s { $stack } and upsets their plans.
bigebang-hint-light-stops = This takes { $light } light and stops Carbon: your rival could make three ⁴He touch next.
bigebang-hint-star-rival = This annihilates { $stack } inside your rival’s largest star.
bigebang-hint-mass = This takes { $stack } off the board, together with one of your rival’s stacks.
bigebang-hint-light-star = This takes { $light } light; your rival’s largest star: { $was } → { $now }.
bigebang-hint-light = This takes { $light } light before your rival can.
bigebang-hint-next-light = Light is then { $mine } to { $theirs }.
bigebang-hint-next-light-pairs = Light is then { $mine } to { $theirs }. { $pairs ->
    [0] No other pair can annihilate now.
    [1] One more pair can annihilate along a free line.
   *[other] { $pairs } more pairs can annihilate along a free line.
  }
bigebang-hint-next-star = The largest stars are then { $mine } (yours) and { $theirs } (your rival’s).
bigebang-hint-he4 = This makes { $made }: one more for Helium. Only another ⁴He can annihilate it.
bigebang-hint-escape = This makes { $made } and keeps { $light } light from your rival.
bigebang-hint-star = This makes { $made }, and your largest star grows by { $gain }.
bigebang-hint-step = This makes { $made }, a step towards ⁴He.
bigebang-hint-pass-only = You can do nothing else.
bigebang-hint-pass-wins = This ends the game, and you lead by { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  }.
bigebang-hint-pass-decided = The result is certain now. When both pass, the tokens are counted.
bigebang-hint-pass = Every other move gives something away.
bigebang-hint-stop-apart = The universes are apart. You need not lose anything more.
bigebang-hint-stop = There is nothing more to win here.
bigebang-hint-puzzle-light = This annihilates { $stack } with its mirror image: { $light } particles fewer.
bigebang-hint-puzzle-part = This makes { $made } and opens a gap between matter and antimatter.
bigebang-hint-puzzle-room = This makes { $made } and empties a circle.
bigebang-hint-puzzle-carbon = Three ⁴He touch now: one more carbon nucleus.
bigebang-hint-puzzle-helium = This makes { $made }, on the way to three ⁴He that touch.
bigebang-hint-puzzle-mirror = This makes { $made }, which can meet { $mirror }.

## Rules

bigebang-rules-1-title = Soon after the Big Bang
bigebang-rules-1 = Matter and antimatter fill the { $circles } circles of the board: { $each } protons, { $each } neutrons, and just as many antiprotons and antineutrons. One player has the protons and neutrons. The other player has the antiprotons and antineutrons.

    On your turn you move one of your stacks in a straight line. It crosses all the empty circles on its way. It stops on the first stack that it meets. That must be one of your own stacks, to fuse with, or its mirror image, to annihilate.

    There are no other moves, and stacks cannot jump. You may always pass. Two passes in a row end the game.
bigebang-rules-2-title = Fusion
bigebang-rules-2 = A stack is a nucleus. Only six can be built: n, ¹H, ²H, ³H, ³He and ⁴He. These are all the fusions. They work for antimatter too:

    n + ¹H = ²H,  n + ²H = ³H,  ¹H + ²H = ³He,
    ²H + ²H = ⁴He,  ¹H + ³H = ⁴He,  n + ³He = ⁴He.

    The new stack is where the second one was. Two protons alone cannot hold together, and two neutrons cannot either.

    The game simplifies: in nature, two ²H rarely make ⁴He directly. Most ⁴He came from ²H + ³H, and a neutron flew off.
bigebang-rules-3-title = Annihilation
bigebang-rules-3 = A stack annihilates its exact mirror image. The mirror image has one antiproton for each proton and one antineutron for each neutron. Both stacks leave the board. All their particles become light, and the light belongs to the player who moved. A pair of ⁴He gives eight.

    ³H and anti-³He have three particles each, but they are not mirror images.

    The game simplifies: when a proton meets an antiproton, short-lived particles called pions come out first. Light, neutrinos and electrons follow. In nature, an antiproton can also annihilate with a neutron.
bigebang-rules-4-title = Three tokens
bigebang-rules-4 = After two passes in a row, three tokens are given out.

    Light: for more particles in the reserve.
    Helium: for more ⁴He on the board. If equal, for more ³He.
    Star: for the largest star. A star is a group of linked stacks of one side. All its particles count.

    In a tie, nobody gets the token. The player with more tokens wins. With equal numbers, it is a draw.

    The game simplifies: a real star has about 10⁵⁷ particles, and gravity holds them together.
bigebang-rules-5-title = Carbon
bigebang-rules-5 = If your fusion makes three ⁴He touch, in any shape, you win at once. In a series, it counts 3–0.

    This happens in nature: inside old stars, three ⁴He fuse into carbon, and life is based on carbon. Two ⁴He are not enough, because ⁸Be falls apart at once. All three have to meet at almost the same time.

    On the right you see how many of your ⁴He touch. You also see a warning when your rival could win with the next move.
bigebang-rules-6-title = Tips
bigebang-rules-6 = Build or destroy? A fusion makes you stronger. An annihilation makes your rival weaker, and the player who annihilates first gets all the light.

    A stack with no other stack in line cannot be annihilated, but it cannot grow either. Only a ⁴He can annihilate a ⁴He. Merge small stacks into larger ones before your rival reaches them.

    Each fusion empties a circle. That may split your star. The thin bars show the largest star of each side.

    Two ⁴He that touch, next to a pair that can fuse, threaten Carbon. Annihilate one of those four stacks, or you lose. And count the tokens before you pass.
bigebang-rules-7-title = Small*Bang, Mass, Gravity
bigebang-rules-7 = You can mix the variants as you like.

    Small*Bang: fifteen particles of each type, and twenty-four circles stay empty.

    Mass: there is no token for Light. Annihilated particles belong to nobody.

    Gravity: two stacks that fuse may meet on any circle between them. Touch the first stack, then the second, then the circle. The first stack travels at least as far as the second.

    The game simplifies: between single nuclei, gravity is far too weak to be felt.
bigebang-rules-8-title = Darkness, Time, Mirror universe
bigebang-rules-8 = Darkness: four lumps of dark matter replace one particle of each type. They block the lines. The game simplifies: in nature, everything passes through dark matter.

    Time: n and ³H have a dashed rim. They are unstable. Instead of moving, you may let one decay, your own or your rival’s. A proton from your reserve replaces the neutron: n becomes ¹H, ³H becomes ³He. The neutron goes to your reserve. In antimatter you need an antiproton. The game simplifies: in nature, the neutron itself turns into a proton, an electron and an antineutrino.

    Mirror universe: each particle is opposite its antiparticle.
bigebang-rules-9-title = Three puzzles
bigebang-rules-9 = If you play alone, you move matter and antimatter as you like, and you stop when you want. Two players take turns, with one side each. They win or lose together. Carbon does not end a puzzle.

    Universe of Light: annihilate everything. The particles that are left count against you.

    Parallel Universes: at the end, no matter may touch antimatter. The particles that you annihilated count against you.

    Universe of Life: build groups of three ⁴He that touch. Each group of three counts as one, and no ⁴He counts twice. Six would be perfect, or four with Small*Bang.
bigebang-rules-10-title = What is true
bigebang-rules-10 = In the first moments after the Big Bang, nearly all matter annihilated with antimatter. One particle in a billion was left over, and nobody knows why. We are made of these particles.

    The antiprotons were gone after about a thousandth of a second, and most positrons within two minutes. Fusion came a few minutes later, and only in matter. Protons and neutrons became ²H, ³H, ³He and in the end mostly ⁴He. The game shows both at once. Carbon came much later, in stars.

    The background is the oldest light in the universe, drawn like the map of the WMAP satellite. It shows tiny differences in temperature.
bigebang-rules-11-title = This edition
bigebang-rules-11 = The printed board has 84 circles in a long hexagon. We could not find its exact outline. Ours is a reconstruction, with sides of nine, five and four circles. In random play, other outlines of 84 circles made no difference that we could measure.

    The rules leave some questions open. We answer them like this: linked means touching. Lone protons and neutrons count for a star. A tie in Light or Star gives no token. Only a new fusion can make Carbon. A decay counts as an action, so it does not count as a pass.
bigebang-rules-12-title = Finer points
bigebang-rules-12 = Only your own fusion makes Carbon. Four or more ⁴He that touch win in the same way.

    If you can do nothing, you pass. The game may do that for you. With equal numbers of tokens, it is a draw. All players can see the reserves.

    After the deal, the younger player chooses a side and the older player moves first.

    Gravity: you may choose the circle in the middle, whichever stack you touch first.

    Small*Bang with Darkness: { $both } particles of each type. In a Mirror universe, empty and dark circles are in opposite pairs too.

    Puzzles work with Small*Bang and Darkness only. Parallel Universes earns no medal while matter touches antimatter. An obstacle between them keeps them apart, and a side that is all gone touches nothing. In a group of more than three ⁴He, only separate threes count.

## What one plays for

bigebang-goal-0 = Goal: more tokens than your rival, for Light, Helium and Star. Carbon wins at once.
bigebang-goal-mass = Goal: more tokens than your rival, for Helium and Star. Carbon wins at once.
bigebang-goal-1 = Goal: annihilate everything.
bigebang-goal-2 = Goal: separate matter and antimatter, and lose as little as you can.
bigebang-goal-3 = Goal: build carbon, the basis of life.
bigebang-changed-begin = Change of sides: now you play { $side ->
    [0] matter
   *[1] antimatter
  }, and you begin.
bigebang-changed-wait = Change of sides: now you play { $side ->
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
bigebang-challenge-carbon = Win at once with Carbon: three ⁴He that touch.
bigebang-challenge-tritium = Make a nucleus of ³H, or its antinucleus, by fusion.
bigebang-challenge-helium-3 = Make three nuclei of ⁴He in one game.
bigebang-challenge-helium-5 = Make five nuclei of ⁴He in one game.
bigebang-challenge-all-fusions = Make all six kinds of fusion in one game.
bigebang-challenge-light-12 = Turn twelve particles into light for yourself.
bigebang-challenge-light-24 = Turn twenty-four particles into light for yourself.
bigebang-challenge-bright = Annihilate ⁴He with its antinucleus.
bigebang-challenge-no-light = Win without annihilating anything.
bigebang-challenge-star-12 = End with a star of at least twelve particles.
bigebang-challenge-star-20 = End with a star of at least twenty particles.
bigebang-challenge-gravity = Win with Gravity.
bigebang-challenge-darkness = Win with Darkness.
bigebang-challenge-mass = Win with Mass.
bigebang-challenge-decay = Play with Time, let a neutron decay, and win.
bigebang-challenge-mirror = Win with Mirror universe.
bigebang-challenge-medal = Earn a medal in one of the three puzzles.
