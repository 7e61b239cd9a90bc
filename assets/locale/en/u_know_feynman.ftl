# U-kNOw Feynman: everything that this game says.

u_know_feynman-credits = U-kNOw Feynman was made at University College London: a group project of seven students with R. Johnson, M. Fuller and B. Waugh.

    The cards here are drawn anew, and the rules told anew.

## Options

u_know_feynman-option-strict = W bosons
u_know_feynman-option-strict-0 = booklet
u_know_feynman-option-strict-1 = strict physics
u_know_feynman-option-strict-help = What completes the interaction of a W.
u_know_feynman-option-strict-0-help = A W changes any quark into any other flavour, and any charged lepton into any neutrino.
u_know_feynman-option-strict-1-help = The charge must change by one unit, and a lepton keeps its generation: as in nature.
u_know_feynman-option-rounds = Rounds
u_know_feynman-option-rounds-1 = one
u_know_feynman-option-rounds-3 = best of three
u_know_feynman-option-rounds-5 = best of five
u_know_feynman-option-rounds-help = Most rounds won wins. Every round has a freshly scrambled deck.
u_know_feynman-option-loose = Baryons
u_know_feynman-option-loose-0 = must match
u_know_feynman-option-loose-1 = any time
u_know_feynman-option-loose-help = Three quarks at once: does the first of them have to fit the top card?
u_know_feynman-option-loose-0-help = The first quark of a baryon has to fit the top card.
u_know_feynman-option-loose-1-help = A baryon may be laid on any card, except on a force that waits.
u_know_feynman-option-cards = Hand
u_know_feynman-option-cards-3 = three cards
u_know_feynman-option-cards-5 = five cards
u_know_feynman-option-cards-7 = seven cards
u_know_feynman-option-cards-help = Seven is the booklet’s number. Fewer make a shorter game: with five, two players take about a quarter of an hour.

## Names

u_know_feynman-suit-red = red
u_know_feynman-suit-blue = blue
u_know_feynman-suit-green = green
u_know_feynman-suit-yellow = yellow
u_know_feynman-suit-pink = pink
u_know_feynman-suit-purple = purple
u_know_feynman-suit-cyan = cyan
u_know_feynman-suit-orange = orange

u_know_feynman-card-in-suit = { $suit } { $what }
u_know_feynman-card-w = W boson
u_know_feynman-card-photon = photon
u_know_feynman-card-gluon = gluon
u_know_feynman-card-skip = skip
u_know_feynman-card-reverse = reverse
u_know_feynman-card-flip = flip
u_know_feynman-card-wild = colour change
u_know_feynman-card-higgs = Higgs boson

u_know_feynman-nucleon-proton = proton
u_know_feynman-nucleon-neutron = neutron
u_know_feynman-nucleon-antiproton = antiproton
u_know_feynman-nucleon-antineutron = antineutron

u_know_feynman-follow-suit = { $suit }
u_know_feynman-follow-both = { $suit } or { $what }

## On the table

u_know_feynman-spot-round = Round { $n } of { $of }
u_know_feynman-spot-pile = Draw pile, { $cards } { $cards ->
    [one] card
   *[other] cards
}. The top one shows { $card }
u_know_feynman-spot-pile-empty = Draw pile, empty
u_know_feynman-spot-top = On top: { $card }
u_know_feynman-spot-card = { $card }, on its back { $other }
u_know_feynman-spot-seat = { $seat }, { $cards } { $cards ->
    [one] card
   *[other] cards
}
u_know_feynman-spot-decay = Call DECAY
u_know_feynman-label-pile = draw · { $cards }
u_know_feynman-label-take = take { $n }
u_know_feynman-label-pass = pass
u_know_feynman-label-waits = +{ $n } waits
u_know_feynman-label-stops = stopped by
u_know_feynman-button-decay = DECAY
u_know_feynman-button-order-0 = Sort: colour
u_know_feynman-button-order-1 = Sort: kind
u_know_feynman-spot-order-0 = Sort your cards by colour
u_know_feynman-spot-order-1 = Sort your cards by kind
u_know_feynman-button-catch = CAUGHT!
u_know_feynman-button-let = Say nothing
u_know_feynman-button-keep = Keep it
u_know_feynman-button-baryon = Baryon
u_know_feynman-button-alone = Only the flip

## What is asked

u_know_feynman-prompt-over = The game is over.
u_know_feynman-prompt-wait = Waiting for { $seat }.
u_know_feynman-prompt-turn = Your turn: lay { $what }, or draw.
u_know_feynman-prompt-draw = Nothing fits { $what }: draw a card.
u_know_feynman-prompt-decay = One card will be left: touch DECAY before you lay your card.
u_know_feynman-prompt-decay-now = One card left: press DECAY, quick!
u_know_feynman-prompt-pass = No card to draw and none that fits: touch the pile to pass.
u_know_feynman-prompt-drawn = It fits: lay it or keep it.
u_know_feynman-prompt-drawn-not = It does not fit. Keep it.
u_know_feynman-forced-draw = Nothing fits { $what }: you draw a card.
u_know_feynman-forced-draw-force = A force needs a particle under it, and nothing else fits: you draw a card.
u_know_feynman-forced-keep = You drew: { $card }. It does not fit, so you keep it.
u_know_feynman-forced-pass = No card to draw and none that fits: you pass.
u_know_feynman-prompt-name = Which colour goes on?
u_know_feynman-prompt-baryon = A baryon: touch the three quarks to lay together.
u_know_feynman-prompt-catch = { $seat }: one card left, and no DECAY! Did you notice?
u_know_feynman-prompt-w = A W waits: turn the { $what } into another particle, or take { $n }.
u_know_feynman-prompt-photon = A photon waits: answer with the same { $what }, or take { $n }.
u_know_feynman-prompt-gluon = A gluon waits: a flip and the antiparticle of the { $what }, or take { $n }.
u_know_feynman-prompt-last-force = { $seat } wins with this card, unless you complete the interaction.

## Why not

u_know_feynman-why-match = The { $card } fits neither: { $what } is asked for.
u_know_feynman-why-suit = Only { $suit } counts now. This does not fit: { $card }.
u_know_feynman-why-force-particle = A force needs a particle to act on, and there is none on top.
u_know_feynman-why-force-suit = A force acts on a particle of its own colour: { $suit }.
u_know_feynman-why-photon-blind = A photon does not see this particle ({ $what }): no charge.
u_know_feynman-why-gluon-blind = A gluon does not see this particle ({ $what }): no colour charge, so no strong force.
u_know_feynman-why-higgs-particle = The Higgs needs a particle on top: it is about mass.
u_know_feynman-why-higgs-mass = Almost without mass: { $what }. The Higgs is not for it.
u_know_feynman-why-stacking = No force on a waiting force: complete the interaction, or take the cards.
u_know_feynman-why-pending = First the force that waits: complete the interaction, or take the cards.
u_know_feynman-why-answer-suit = The answer has to be { $suit }, as the force is.
u_know_feynman-why-photon-answer = A photon leaves a particle what it is: only another { $what } completes this.
u_know_feynman-why-gluon-answer = A gluon ties quark to antiquark: a { $flip } flip, and with it the { $what } on a back.
u_know_feynman-why-w-same = A W changes what a particle is: { $before } to { $after } is no change.
u_know_feynman-why-w-family = A W never turns a quark into a lepton or back: not { $before } to { $after }.
u_know_feynman-why-w-charge = A W carries one unit of charge: from { $before } to { $after } the charge does not change by one.
u_know_feynman-why-w-generation = A W keeps the generation of a lepton: not { $before } to { $after }.
u_know_feynman-why-only-drawn = After drawing you may only lay the card just drawn.
u_know_feynman-why-baryon-first = Only as part of a baryon: touch the baryon button first.
u_know_feynman-why-baryon = A baryon of this game is up, up, down or up, down, down, and its first quark fits the top.
u_know_feynman-why-decay = DECAY is for the play that leaves you with one card.
u_know_feynman-why-discard = That card has been laid already.
u_know_feynman-why-rivals = That is a rival’s card. Its back is for everybody to see, its face is not.
u_know_feynman-why-pile-drawn = One card is enough: lay it or keep it.
u_know_feynman-why-pile-empty = There is nothing left to draw, so lay a card that fits.

## What happened

u_know_feynman-log-played = { $seat }: { $card }.
u_know_feynman-log-bound = { $seat }: three quarks bind into { $nucleon ->
    [antiproton] an antiproton
    [antineutron] an antineutron
   *[other] a { $nucleon }
}!
u_know_feynman-log-called = { $seat }: DECAY!
u_know_feynman-log-drew = { $seat }: one card drawn.
u_know_feynman-log-kept = { $seat }: kept.
u_know_feynman-log-skipped = { $seat }: skipped.
u_know_feynman-log-stuck = { $seat }: nothing to draw, nothing that fits.
u_know_feynman-log-took = { $seat }: no answer to the { $force }, +{ $n } and the turn is lost.
u_know_feynman-log-backfired = { $seat }: the { $force } comes back, +{ $n }.
u_know_feynman-log-neutralised-w = { $seat }: a W turns { $before } into { $after }. The interaction is complete.
u_know_feynman-log-neutralised-w-quark = { $seat }: complete, by the booklet. In nature no single W turns { $before } into { $after }: the charge has to change by one unit.
u_know_feynman-log-neutralised-w-lepton = { $seat }: complete, by the booklet. In nature a W ties { $before } to the partner of its own generation, not to { $after }.
u_know_feynman-log-neutralised-photon = { $seat }: { $before } meets the photon and stays { $after }. The interaction is complete.
u_know_feynman-log-neutralised-gluon = { $seat }: { $before }, gluon and { $after } meet. The interaction is complete.
u_know_feynman-log-beaten = { $seat }: nobody answers the { $force }. It was the last card!
u_know_feynman-log-turned-matter = Everything turns over: matter!
u_know_feynman-log-turned-antimatter = Everything turns over: antimatter!
u_know_feynman-log-reversed = Play goes the other way round.
u_know_feynman-log-named = { $seat }: { $suit } goes on.
u_know_feynman-log-searched = { $seat }: weighed down by the Higgs, +{ $n } until { $suit } came.
u_know_feynman-log-searched-vain = { $seat }: weighed down by the Higgs, +{ $n }, and still no { $suit }.
u_know_feynman-log-caught = { $by } caught it: { $seat }, no DECAY, +{ $n }.
u_know_feynman-log-shuffled = The discard pile is shuffled into a new draw pile.
u_know_feynman-log-counted = No way on: the smallest hand, { $n } { $n ->
    [one] card
   *[other] cards
}, wins the round.
u_know_feynman-log-won = { $seat }: no cards left. That wins!
u_know_feynman-log-won-round = { $seat }: round { $n } is won.
u_know_feynman-log-shared = Equal hands share the round.
u_know_feynman-log-dealt = A freshly scrambled deck, and a new hand for everybody.

## At the end

u_know_feynman-result-cards = Cards left
u_know_feynman-result-rounds = Rounds won

## Hints

u_know_feynman-hint-out = It is your last card: you are out.
u_know_feynman-hint-call = One card will be left, so call DECAY with it.
u_know_feynman-hint-baryon = Three cards at once: up and down quarks bind into { $nucleon ->
    [antiproton] an antiproton
    [antineutron] an antineutron
   *[other] a { $nucleon }
}.
u_know_feynman-hint-force-w = { $seat } has to show another flavour, or a partner lepton, to turn the W back: +{ $n }.
u_know_feynman-hint-force-photon = { $seat } needs the only other card like it to turn the photon back: +{ $n }.
u_know_feynman-hint-force-gluon = { $seat } needs a flip and the right antiquark to turn the gluon back: +{ $n }.
u_know_feynman-hint-last-force = A force as the last card wins, unless { $seat } completes the interaction.
u_know_feynman-hint-wild = You hold { $n } { $n ->
    [one] card
   *[other] cards
} in { $suit }.
u_know_feynman-hint-name = You hold { $n } { $n ->
    [one] card
   *[other] cards
} in { $suit }.
u_know_feynman-hint-higgs = { $seat } draws until { $suit } comes, and nothing turns a Higgs back.
u_know_feynman-hint-flip = The backs tell: after the flip { $n } of your cards { $n ->
    [one] fits
   *[other] fit
}.
u_know_feynman-hint-flip-foe = The backs tell: after the flip { $seat } has nothing that fits.
u_know_feynman-hint-flip-only = The four cards come either way, but in antimatter or matter you stand better: { $suit } goes on.
u_know_feynman-hint-skip = { $seat } loses a turn.
u_know_feynman-hint-reverse = The turn goes away from { $seat }.
u_know_feynman-hint-lacks = { $seat } drew not long ago when { $suit } was asked for.
u_know_feynman-hint-keeps = After it { $n } of your other cards { $n ->
    [one] fits
   *[other] fit
}.
u_know_feynman-hint-colour = It has the colour that is asked for.
u_know_feynman-hint-particle = It is the same particle in another colour.
u_know_feynman-hint-answer-w = A W may turn { $before } into { $after }: the { $n } comes back to { $seat }.
u_know_feynman-hint-answer-w-quark = The booklet lets a W turn { $before } into { $after }, nature does not. The { $n } comes back to { $seat }.
u_know_feynman-hint-answer-w-lepton = The booklet lets a W tie { $before } to { $after }, nature does not. The { $n } comes back to { $seat }.
u_know_feynman-hint-answer-photon = A photon leaves { $before } as it is: answer with the same, and +{ $n } goes to { $seat }.
u_know_feynman-hint-answer-gluon = A gluon ties { $before } to { $after }: +{ $n } goes to { $seat }.
u_know_feynman-hint-take = You cannot complete the interaction of the { $force }: take { $n }.
u_know_feynman-hint-draw = Nothing that fits is better kept: draw.
u_know_feynman-hint-keep = Keep it for a better moment.
u_know_feynman-hint-pass = There is nothing else to do.
u_know_feynman-hint-catch = { $seat } has one card and did not call DECAY: two penalty cards.
u_know_feynman-hint-let = You may be generous.

## Rules

u_know_feynman-rules-1-title = Get rid of your cards
u_know_feynman-rules-1 = Every card has two faces: matter on one side, antimatter on the other. You play one side of the seven cards in your hand (fewer in a short game), and everybody else sees the other.

    In your turn lay one card on the discard pile. It has to fit the top card: the same colour, or the same particle. Colours have shapes too: disc, square, triangle, star.

    If nothing fits, or if you do not want to, draw a card. If that one fits you may lay it at once. Who is out of cards first wins the round.

u_know_feynman-rules-2-title = Actions and flips
u_know_feynman-rules-2 = After a skip the next player loses a turn. After a reverse play goes the other way round (with two players it skips). A colour change fits almost anywhere, and you name the colour.

    The flip turns everything over. All hands, the draw pile and the discard pile now show their other side. The lowest card of the discard pile comes to the top.

    Red belongs to pink, blue to purple, green to cyan, yellow to orange: they share a shape. Look at the backs before you flip, yours and those of the others.

u_know_feynman-rules-3-title = Three forces
u_know_feynman-rules-3 = A force lies on a particle of its own colour that feels it. The next player draws cards and loses the turn:

    The W boson (+1) lies on any particle. The photon (+2) lies on charged particles: it does not see neutrinos. The gluon (+4) lies on quarks only: leptons do not feel the strong force.

    That is the order of strength: weak, electromagnetic, strong. After a W or a gluon only the colour counts. After a photon the particle counts too, because a photon leaves it what it was.

u_know_feynman-rules-4-title = Turn it back
u_know_feynman-rules-4 = Complete the interaction, and the player who laid the force draws instead. Your card has the colour of the force.

    On a W: a quark of another flavour; or for a charged lepton a neutrino, and the other way.

    On a photon: the same particle once more.

    On a gluon: two cards together, a flip of that colour, and the antiquark on the back of another card, in the paired colour. With the flip alone you may turn the game, but you still draw four.

    You cannot pass a force on with another force.

u_know_feynman-rules-5-title = Antimatter and the Higgs
u_know_feynman-rules-5 = In antimatter there is no colour change but the Higgs boson. It lies on antiquarks, positrons, antimuons and antitaus, which get their mass from the Higgs field. Name a colour. The next player draws until that colour comes, and loses the turn. Nothing turns a Higgs back.

    A baryon is three quarks laid at once. Up, up, down is a proton; up, down, down a neutron; in antimatter they are an antiproton and an antineutron. Their colours do not matter, but the first one has to fit the top card.

u_know_feynman-rules-6-title = DECAY!
u_know_feynman-rules-6 = When your play will leave you with one card, press DECAY: before the card, or within two seconds after it. If you forget, the others may catch you before the next player plays, and you draw two. You catch them in the same way.

    Too quick for you? The settings have “No time limits”: then press DECAY before the card, and take your time to catch others.

    If your last card is a force, you win only if the next player cannot complete the interaction.

    An empty draw pile is made anew from the discard pile, twice in a round. When it is empty for the third time, or when nobody can play or draw, the smallest hand wins.

u_know_feynman-rules-7-title = What is real
u_know_feynman-rules-7 = The W acts on all quarks and leptons, the photon on all with charge, the gluon on quarks. So it is in nature, where gluons act on gluons as well. The penalties +1, +2, +4 follow the strengths: weak, electromagnetic, strong.

    A photon does not change a particle. A W does, and leaves its colour charge alone. A gluon joins a quark to an antiquark of the same flavour.

    Protons are uud, neutrons udd. An antiparticle has the same mass and the opposite charge.

u_know_feynman-rules-8-title = What is simplified
u_know_feynman-rules-8 = In nature a W changes the charge by one unit: u, c, t into d, s, b or back, and a lepton keeps its generation. The option “strict physics” plays it so.

    The card colours are suits, not the colour charge of quarks. That has three values, a gluon changes it, and a real baryon needs all three.

    No flip turns matter into antimatter. The Higgs field gives mass, but where neutrinos get theirs is an open question. Z bosons and mesons are left out.
u_know_feynman-rules-9-title = The cards
u_know_feynman-rules-9 = There are { $cards } cards. Each side is a deck of its own, the two scrambled onto each other:

    The twelve quarks and leptons, or their antiparticles: { $copies } of each in every colour, { $particles } in all. So a photon has just one other card that completes it.
    { $flips } flips, { $ws } W, { $photons } photons, { $gluons } gluons, { $skips } skips, { $reverses } reverses.
    { $wilds } colour changes in matter, { $wilds } Higgs bosons in antimatter.

    You know the backs of your own cards. Of the draw pile everybody sees the back of the top card.
u_know_feynman-rules-10-title = Finer points
u_know_feynman-rules-10 = The first card is always a particle; the player left of the dealer begins, in matter.

    A flip may turn up a force: it counts as spent, and only its colour matters. If it turns up a colour change or a Higgs, whoever flipped names a colour. Any other card is simply followed.

    A penalty card cannot be used to neutralise, and a baryon cannot answer a force. A card just drawn cannot begin a baryon.

    After a flip alone on a gluon the four cards come from the turned pile, and only the paired colour counts. Whoever laid the force as the last card has then won, and nothing is drawn.

    If there are too few cards a penalty stops short and ends nothing. Only who can lay nothing and draws from the empty pile ends the round.

    Skip, reverse, flip, colour change and Higgs win at once as a last card.

## What one plays for

u_know_feynman-goal = { $rounds ->
    [1] Goal: get rid of all your cards first.
   *[other] Goal: get rid of all your cards first. Whoever wins most of { $rounds } rounds wins.
}

# --- challenges

u_know_feynman-challenge-win = Win a game.
u_know_feynman-challenge-researcher = Win against a Researcher or a Nobel laureate.
u_know_feynman-challenge-crowd = Win against three rivals or more.
u_know_feynman-challenge-match = Win a match of several rounds.
u_know_feynman-challenge-antimatter = Win on the antimatter side.
u_know_feynman-challenge-proton = Bind three quarks into a proton.
u_know_feynman-challenge-neutron = Bind three quarks into a neutron.
u_know_feynman-challenge-antinucleon = Bind three antiquarks into an antiproton or an antineutron.
u_know_feynman-challenge-two-nucleons = Bind two nucleons in one game.
u_know_feynman-challenge-weak = Neutralize a W.
u_know_feynman-challenge-photon = Neutralize a photon.
u_know_feynman-challenge-gluon = Neutralize a gluon.
u_know_feynman-challenge-two-forces = Neutralize two different forces in one game.
u_know_feynman-challenge-flips = Turn the world over twice in one game.
u_know_feynman-challenge-catch = Catch somebody who forgot to say DECAY.
u_know_feynman-challenge-called = Call DECAY in time and win.
u_know_feynman-challenge-unharmed = Win without drawing a penalty card.
u_know_feynman-challenge-few-draws = Win with no more than three ordinary draws.
u_know_feynman-challenge-quarks = Play all six kinds of quarks in one game.
u_know_feynman-challenge-neutrinos = Play all three kinds of neutrinos in one game.

u_know_feynman-puzzle-ask = Lay as many cards as you can before your rival has a turn: what comes first?
u_know_feynman-puzzle-what = Find the first move that lets you lay as many cards as possible before your rival has a turn. There is one best move; try as often as you like.
u_know_feynman-puzzle-wrong = { $mine ->
        [-1] Whoever draws has one card more to begin with.
        [one] This start gets rid of only one card.
       *[other] This start gets rid of { $mine } cards at most.
    } The best start gets rid of { $best } before your rival has a turn.
u_know_feynman-puzzle-because = Why: { $reason } With it, { $best } cards can go before your rival has a turn.
