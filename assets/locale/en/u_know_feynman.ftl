# U-kNOw Feynman: everything that this game says.

u_know_feynman-credits = U-kNOw Feynman was made at University College London. It was a group project of seven students with R. Johnson, M. Fuller and B. Waugh.

    We drew new cards and tell the rules in our own words.

## Options

u_know_feynman-option-strict = W bosons
u_know_feynman-option-strict-0 = booklet
u_know_feynman-option-strict-1 = strict physics
u_know_feynman-option-strict-help = Which cards complete the interaction of a W.
u_know_feynman-option-strict-0-help = A W changes any quark into any other flavour, and any charged lepton into any neutrino.
u_know_feynman-option-strict-1-help = As in nature: the charge must change by one unit, and a lepton keeps its generation.
u_know_feynman-option-rounds = Rounds
u_know_feynman-option-rounds-1 = one
u_know_feynman-option-rounds-3 = best of three
u_know_feynman-option-rounds-5 = best of five
u_know_feynman-option-rounds-help = The player who wins the most rounds wins. Every round has a freshly shuffled deck.
u_know_feynman-option-loose = Baryons
u_know_feynman-option-loose-0 = must match
u_know_feynman-option-loose-1 = any time
u_know_feynman-option-loose-help = You play three quarks at once. Does the first one have to fit the top card?
u_know_feynman-option-loose-0-help = The first quark of a baryon has to fit the top card.
u_know_feynman-option-loose-1-help = You may play a baryon on any card, except on a waiting force.
u_know_feynman-option-cards = Hand
u_know_feynman-option-cards-3 = three cards
u_know_feynman-option-cards-5 = five cards
u_know_feynman-option-cards-7 = seven cards
u_know_feynman-option-cards-help = The booklet says seven. With fewer cards the game is shorter: two players with five cards need 8 to 15 minutes.

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
u_know_feynman-spot-pile = Draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
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
u_know_feynman-undo-chance = You cannot take that back: a card was drawn or shown since.
u_know_feynman-prompt-wait = Waiting for { $seat }.
u_know_feynman-prompt-turn = Your turn: play { $what }, or draw.
u_know_feynman-prompt-draw = No card fits { $what }: touch the pile to draw.
u_know_feynman-prompt-draw-seems = Right colour, but it does not fit: { $card }. Touch it to see why, or draw.
u_know_feynman-prompt-decay = You will have one card left: touch DECAY before you play your card.
u_know_feynman-prompt-called = DECAY is called. Now play your card.
u_know_feynman-prompt-decay-now = One card left: press DECAY, quick!
u_know_feynman-prompt-decay-first = You have one card left and did not call DECAY. Press DECAY, or you may have to draw 2. Next time you have two seconds.
u_know_feynman-prompt-pass = No card to draw, and none that fits: touch the pile to pass.
u_know_feynman-prompt-drawn = It fits: play it now, or keep it and end your turn.
u_know_feynman-prompt-drawn-decay = It fits, and leaves you one card: touch DECAY, then play it. Or keep it.
u_know_feynman-prompt-drawn-seems = It has the right colour but does not fit. Touch it to see why, or keep it.
u_know_feynman-forced-draw = No card fits { $what }: you draw a card.
u_know_feynman-forced-draw-force = A force needs a particle under it, and no other card fits: you draw a card.
u_know_feynman-forced-keep = You drew: { $card }. It does not fit, so you keep it.
u_know_feynman-forced-pass = No card to draw, and none that fits: you pass.
u_know_feynman-prompt-name = Which colour comes next?
u_know_feynman-prompt-name-higgs = Higgs boson: { $seat } draws until your colour comes, and misses a turn. Which colour?
u_know_feynman-prompt-baryon = A baryon needs three quarks. First touch one that fits: { $what }.
u_know_feynman-prompt-baryon-any = A baryon needs three quarks. Touch the first one.
u_know_feynman-prompt-baryon-next = Now the next one: two up and one down ({ $two }), or one up and two down ({ $one }).
u_know_feynman-prompt-catch = { $seat } forgot DECAY: press CAUGHT!
u_know_feynman-prompt-catch-first = { $seat } has one card left and did not call DECAY. Press CAUGHT!, and { $seat } draws 2. Next time you have two seconds.
u_know_feynman-prompt-w = A W is waiting: turn the { $what } into another particle, or take { $n }.
u_know_feynman-prompt-photon = A photon is waiting: answer with the same particle ({ $what }), or take { $n }.
u_know_feynman-prompt-gluon = A gluon is waiting: answer with a flip and the antiparticle of the { $what }, or take { $n }.
u_know_feynman-prompt-take = You have no card that stops this force ({ $force }): touch the pile and take { $n }.
u_know_feynman-prompt-take-suit = You have no { $suit } card that stops this force ({ $force }): touch the pile and take { $n }.
u_know_feynman-prompt-last-force = { $seat } wins with this card, unless you complete the interaction.

## What a beginner is told

u_know_feynman-first-particle = You need the same colour ({ $suit }) or the same particle ({ $what }). The light shows a good move.
u_know_feynman-first-sign = You need the same colour ({ $suit }) or the same sign ({ $what }).
u_know_feynman-first-colour = Only the colour counts now: play { $suit }.
u_know_feynman-first-force-w = Every quark and every lepton feels a W. It turns one particle into another. The next player needs a fitting partner, or draws { $n }.
u_know_feynman-first-force-photon = A photon acts on charge ({ $what }), but does not change the particle. The next player needs the same particle, or draws { $n }.
u_know_feynman-first-force-gluon = A gluon acts on quarks ({ $what }): they have colour charge. The next player needs a flip and the antiparticle, or draws { $n }.
u_know_feynman-first-back = The small mark at the foot of a card shows its back. A flip turns all cards over, and then the backs count.
u_know_feynman-first-rivals = Above, you see only the backs of your rivals’ cards. After a flip the backs count, so look at them before you flip. Touch one to read more.
u_know_feynman-first-draw = No card fits { $what }: touch the pile and draw one. If it fits, you may play it at once.
u_know_feynman-first-decay = To play now, touch DECAY first, then the card: you will have one card left. If you forget, you may have to draw two.
u_know_feynman-first-answer = Play a card that is shown under “stopped by”, and { $seat } draws instead of you. Or touch the pile and take { $n }.
u_know_feynman-first-antimatter = The other side counts now: antimatter. The colours have changed, but the rule is the same: match colour or particle.
u_know_feynman-first-baryon = Three of your quarks make a baryon. With “Baryon” you can play all three at once.

## Why not

u_know_feynman-why-match = The { $card } does not fit. You need { $what }.
u_know_feynman-why-suit = Only { $suit } counts now. Your card does not fit: { $card }.
u_know_feynman-why-force-particle = A force needs a particle to act on. The top card is not a particle.
u_know_feynman-why-force-suit = A force acts on a particle of its own colour: { $suit }.
u_know_feynman-why-photon-blind = A photon does not act on this particle ({ $what }): it has no charge.
u_know_feynman-why-gluon-blind = A gluon does not act on this particle ({ $what }): it has no colour charge, so it does not feel the strong force.
u_know_feynman-why-higgs-particle = The Higgs is about mass, so it needs a particle under it.
u_know_feynman-why-higgs-mass = This particle has almost no mass ({ $what }), so the Higgs does not fit.
u_know_feynman-why-stacking = You cannot play a force on a waiting force. Complete the interaction, or take the cards.
u_know_feynman-why-pending = A force is waiting. First complete the interaction, or take the cards.
u_know_feynman-why-answer-suit = Your answer needs the colour of the force: { $suit }.
u_know_feynman-why-photon-answer = A photon does not change a particle. Only another { $what } completes this.
u_know_feynman-why-gluon-answer = A gluon joins a quark and an antiquark. You need a { $flip } flip and a card with { $what } on its back.
u_know_feynman-why-w-same = A W changes a particle into another one. From { $before } to { $after }, nothing changes.
u_know_feynman-why-w-family = A W never turns a quark into a lepton, or a lepton into a quark. So { $before } cannot become { $after }.
u_know_feynman-why-w-charge = A W carries one unit of charge. From { $before } to { $after }, the charge does not change by one.
u_know_feynman-why-w-generation = With a W, a lepton keeps its generation. So { $before } cannot become { $after }.
u_know_feynman-why-only-drawn = After you draw, you may play only the card that you just drew.
u_know_feynman-why-baryon-first = This card fits only as part of a baryon. Touch the baryon button first.
u_know_feynman-why-baryon = In this game a baryon is up, up, down or up, down, down. Its first quark must fit the top card.
u_know_feynman-why-decay = Not yet: call DECAY when your play leaves you with one card. You have { $n } cards.
u_know_feynman-why-decay-one = You already have only one card. Nobody has to call DECAY for the last card.
u_know_feynman-why-discard = That card has already been played.
u_know_feynman-rival-back = After a flip, { $seat } holds this: { $card }. The side that { $seat } plays now is hidden from you. So look here before you play a flip.
u_know_feynman-rival-known = The mark at its foot is the side that { $seat } plays now: { $face }. You saw it before the flip. After the next flip it is { $card }.
u_know_feynman-why-rivals = That card belongs to a rival. Everybody sees its back, but not its face.
u_know_feynman-why-pile-drawn = You may draw only one card: play it or keep it.
u_know_feynman-why-pile-empty = The draw pile is empty, so play a card that fits.

## What happened

u_know_feynman-log-played = { $seat }: { $card }.
u_know_feynman-log-bound = { $seat }: three quarks bind into { $nucleon ->
    [antiproton] an antiproton
    [antineutron] an antineutron
   *[other] a { $nucleon }
}!
u_know_feynman-log-called = { $seat }: DECAY!
u_know_feynman-log-drew = { $seat }: one card drawn.
u_know_feynman-log-missed = { $seat }: no DECAY, but nobody caught it. No penalty.
u_know_feynman-log-kept = { $seat }: the drawn card is kept.
u_know_feynman-log-skipped = { $seat }: skipped.
u_know_feynman-log-stuck = { $seat }: no card to draw, and none that fits.
u_know_feynman-log-took = { $seat }: no answer to the { $force }, +{ $n } and a lost turn.
u_know_feynman-log-backfired = { $seat }: the { $force } comes back, +{ $n }.
u_know_feynman-log-neutralised-w = { $seat }: a W turns { $before } into { $after }. The interaction is complete.
u_know_feynman-log-neutralised-w-quark = { $seat }: complete, by the booklet. In nature a single W cannot turn { $before } into { $after }: the charge has to change by one unit.
u_know_feynman-log-neutralised-w-lepton = { $seat }: complete, by the booklet. In nature a W joins { $before } to the partner of its own generation, not to { $after }.
u_know_feynman-log-neutralised-photon = { $seat }: { $before } meets the photon and stays { $after }. The interaction is complete.
u_know_feynman-log-neutralised-gluon = { $seat }: { $before }, gluon and { $after } meet. The interaction is complete.
u_know_feynman-log-beaten = { $seat }: no answer to the { $force }. It was the last card!
u_know_feynman-shout-matter = Matter!
u_know_feynman-shout-antimatter = Antimatter!
u_know_feynman-log-turned-matter = Everything turns over: matter!
u_know_feynman-log-turned-antimatter = Everything turns over: antimatter!
u_know_feynman-log-reversed = Play goes the other way now.
u_know_feynman-log-named = { $seat }: { $suit } comes next.
u_know_feynman-log-searched = { $seat }: { $n ->
    [one] 1 card
   *[other] { $n } cards
  } drawn because of the Higgs, until { $suit } came.
u_know_feynman-log-searched-vain = { $seat }: { $n ->
    [one] 1 card
   *[other] { $n } cards
  } drawn because of the Higgs, and still no { $suit }.
u_know_feynman-log-caught =
    { $n ->
        [one] { $seat }: no DECAY, +{ $n } card. { $by } noticed.
       *[other] { $seat }: no DECAY, +{ $n } cards. { $by } noticed.
    }
u_know_feynman-log-shuffled = The discard pile is shuffled into a new draw pile.
u_know_feynman-log-counted = Nobody can continue. The smallest hand wins the round: { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
u_know_feynman-log-won = { $seat }: no cards left. This wins!
u_know_feynman-log-won-round = { $seat }: round { $n } won.
u_know_feynman-log-shared = Hands of equal size share the round.
u_know_feynman-log-dealt = A freshly shuffled deck, and a new hand for everybody.

## What is told in large letters

u_know_feynman-notice-skipped = You are skipped!
u_know_feynman-notice-skipped-line = { $by } played a skip, so you miss this turn.
u_know_feynman-notice-reversed-line = { $by } played a reverse. With two players it works like a skip: you miss this turn.
u_know_feynman-notice-skips = Skipped: { $seat }
u_know_feynman-notice-skips-line = You played a skip, so { $seat } misses a turn.
u_know_feynman-notice-reverses-line = With two players, a reverse works like a skip: { $seat } misses a turn.
u_know_feynman-notice-took = You draw { $n } and miss a turn
u_know_feynman-notice-took-line = { $by } played a force ({ $force }), and you did not stop it. That costs { $n ->
    [one] 1 card
   *[other] { $n } cards
} and the turn.
u_know_feynman-notice-takes = { $seat } draws { $n }
u_know_feynman-notice-takes-line = Nothing stopped your force ({ $force }), so { $seat } draws { $n } and misses a turn.
u_know_feynman-notice-searched = You draw { $n } and miss a turn
u_know_feynman-notice-searched-line = { $by } played a Higgs boson and chose { $suit }. You had to draw until a card of that colour came.
u_know_feynman-notice-searches = { $seat } draws { $n }
u_know_feynman-notice-searches-line = You played a Higgs boson and chose { $suit }. So { $seat } had to draw until a card of that colour came.
u_know_feynman-notice-returned = It comes back: you draw { $n }
u_know_feynman-notice-returned-line = { $why } So your own card hits you ({ $force }).
u_know_feynman-notice-returns = Turned back: +{ $n } for { $seat }
u_know_feynman-notice-returns-line = { $why } So the card hits { $seat } instead of you ({ $force }).
u_know_feynman-notice-caught = Caught! You draw { $n }
u_know_feynman-notice-caught-line = You had one card left and did not call DECAY. { $by } noticed it. Next time, press DECAY before you play the card.
u_know_feynman-notice-catches =
    { $n ->
        [one] Caught! +{ $n } card for { $seat }
       *[other] Caught! +{ $n } cards for { $seat }
    }
u_know_feynman-notice-catches-line = { $seat } had one card left and did not call DECAY. You noticed it in time.
u_know_feynman-notice-turned = Everything turns over!
u_know_feynman-notice-turned-line = From now on, the other side of all cards counts. The pile turned over too: its lowest card lies on top now.

## What is told besides

u_know_feynman-told-row = { $n } in a row!
u_know_feynman-told-row-line = { $n } cards in a row show the same particle: { $what }.
u_know_feynman-told-colour = { $n } × { $suit }
u_know_feynman-told-colour-line = { $n } cards in a row have the same colour: { $suit }.
u_know_feynman-told-again = { $n } turns in a row!
u_know_feynman-told-again-line = { $seat }: { $n } turns in a row.
u_know_feynman-told-delta-up = Δ⁺⁺!
u_know_feynman-told-delta-up-line = Three up quarks in a row: in nature they make a Δ⁺⁺. It helped to discover colour charge.
u_know_feynman-told-delta-down = Δ⁻!
u_know_feynman-told-delta-down-line = Three down quarks in a row: in nature they make a Δ⁻.
u_know_feynman-told-omega = Ω⁻!
u_know_feynman-told-omega-line = Three strange quarks in a row: in nature they make an Ω⁻. It was predicted in 1962 and found in 1964.
u_know_feynman-told-nucleon = { $nucleon }!
u_know_feynman-told-nucleon-line = The last three quarks would make { $nucleon ->
    [antiproton] an antiproton
    [antineutron] an antineutron
   *[other] a { $nucleon }
}.
u_know_feynman-told-generations = Three generations!
u_know_feynman-told-generations-line = Three generations: { $a }, { $b }, { $c }. They have the same charge and feel the same forces.
u_know_feynman-told-partners = Partners!
u_know_feynman-told-partners-line = Partners: { $a } and { $b }. A W turns the one into the other.
u_know_feynman-told-neutrinos = Neutrinos!
u_know_feynman-told-neutrinos-line = First { $a }, then { $b }: on their way, neutrinos really change kind.
u_know_feynman-told-force = { $force }: +{ $n }
u_know_feynman-told-force-line = +{ $n } is waiting: { $force } on { $under }.
u_know_feynman-told-comeback = What a comeback!
u_know_feynman-told-comeback-line = { $seat }: once { $most } cards, now only { $n }.
u_know_feynman-told-two = Two cards left!
u_know_feynman-told-two-line = { $seat }: two cards left.
u_know_feynman-told-ahead = In front: { $seat }
u_know_feynman-told-ahead-line = In front with { $n } cards: { $seat }.
u_know_feynman-told-level = Level!
u_know_feynman-told-level-line = Level: { $n } cards each.
u_know_feynman-told-first = { $what }
u_know_feynman-told-first-line = Just played: { $what }. Did you know? { $story }
u_know_feynman-told-fact = Did you know? { $line }
u_know_feynman-told-drought = { $n } draws in a row
u_know_feynman-told-drought-line = { $n } cards drawn in a row, and nobody plays { $what }.
u_know_feynman-told-many = { $n } cards!
u_know_feynman-told-many-line = { $seat }: { $n } cards in hand.

## At the end

u_know_feynman-result-cards = Cards left
u_know_feynman-result-rounds = Rounds won
u_know_feynman-result-comeback = { $seat }: once { $most } cards in hand, and still the win. What a comeback!
u_know_feynman-review-silent = You had one card left after this one ({ $card }) and did not call DECAY. It was noticed, and you drew two.

## Hints

u_know_feynman-hint-out = { $n ->
    [one] This is your last card: you win.
   *[other] These are your last { $n } cards: you win.
}
u_know_feynman-hint-call = You will have one card left, so call DECAY too.
u_know_feynman-hint-baryon = Three cards at once: up and down quarks bind into { $nucleon ->
    [antiproton] an antiproton
    [antineutron] an antineutron
   *[other] a { $nucleon }
}.
u_know_feynman-hint-force-w = To turn the W back, { $seat } needs { $wanted ->
    [flavour] a quark of another flavour
    [charge] a quark with one unit of charge more or less
    [partner] the lepton of the same generation
   *[lepton] any lepton with one unit of charge more or less
}. Otherwise { $seat } draws { $n } and loses a turn.
u_know_feynman-hint-force-photon = To turn the photon back, { $seat } needs the only other card like it. Otherwise { $seat } draws { $n } and loses a turn.
u_know_feynman-hint-force-gluon = To turn the gluon back, { $seat } needs a flip and the right antiquark. Otherwise { $seat } draws { $n } and loses a turn.
u_know_feynman-hint-last-force = A force as the last card wins, unless { $seat } completes the interaction.
u_know_feynman-hint-wild = Name { $suit }: you hold { $n ->
    [one] one card
   *[other] { $n } cards
} of that colour.
u_know_feynman-hint-name = Name { $suit }: you hold { $n ->
    [one] one card
   *[other] { $n } cards
} of that colour.
u_know_feynman-hint-higgs = { $seat } draws until { $suit } comes. No card turns a Higgs back.
u_know_feynman-hint-flip = The backs show it: after the flip, { $n ->
    [0] none of your cards fits. But you have one card fewer
    [one] one of your cards fits
   *[other] { $n } of your cards fit
  }.
u_know_feynman-hint-flip-foe = The backs that you see show it: after the flip, { $seat } has no card that fits.
u_know_feynman-hint-flip-only = You draw four cards either way, but your hand is better on the other side. { $suit } comes next.
u_know_feynman-hint-skip = { $seat } loses a turn.
u_know_feynman-hint-reverse = { $seat } does not get the next turn.
u_know_feynman-hint-lacks = { $seat } had to draw a short time ago, when { $suit } was asked for, and may have to draw again.
u_know_feynman-hint-keeps = After that, { $n ->
    [one] one of your other cards fits
   *[other] { $n } of your other cards fit
  }.
u_know_feynman-hint-colour = It has the right colour.
u_know_feynman-hint-particle = It is the same particle in another colour.
u_know_feynman-hint-any = Any of your { $all } { $suit } particles will do. { $reason }
u_know_feynman-hint-any-colour = Any of your { $all } { $suit } particles will do: they have the right colour.
u_know_feynman-hint-answer-w = A W may turn { $before } into { $after }. The +{ $n } goes back to { $seat }.
u_know_feynman-hint-answer-w-quark = By the booklet, a W may turn { $before } into { $after }. In nature it cannot. The +{ $n } goes back to { $seat }.
u_know_feynman-hint-answer-w-lepton = By the booklet, a W may join { $before } to { $after }. In nature it cannot. The +{ $n } goes back to { $seat }.
u_know_feynman-hint-answer-photon = A photon does not change { $before }. Answer with the same particle, and +{ $n } goes to { $seat }.
u_know_feynman-hint-answer-gluon = A gluon joins { $before } to { $after }. So +{ $n } goes to { $seat }.
u_know_feynman-hint-take = You cannot complete the interaction of the { $force }: take { $n }.
u_know_feynman-hint-draw-shut = You have seen all cards of { $seat }, and none fits now. If you draw, { $seat } has to draw, too.
u_know_feynman-hint-draw = I tried out both: drawing a card now wins more often than playing one.
u_know_feynman-hint-draw-none = None of your cards fits, so draw one.
u_know_feynman-hint-keep = I tried out both: keeping this card now wins more often than playing it.
u_know_feynman-hint-keep-none = It does not fit now. Keep it: it may fit in a later turn.
u_know_feynman-hint-keep-wild = Keep it for a turn in which no other card of yours fits.
u_know_feynman-hint-keep-flip = Keep it: the backs show that after the flip none of your other cards would fit.
u_know_feynman-hint-keep-flip-foe = Keep it: the backs show that after the flip { $seat } would have { $n ->
    [one] a card that fits
   *[other] { $n } cards that fit
  }.
u_know_feynman-hint-next-draw = Chance that the card you draw fits: { $percent }%.
u_know_feynman-hint-next-seen = You have seen the top card of the pile: { $card }.
u_know_feynman-hint-next-draws = Chance that { $seat } has to draw then: about { $percent }%.
u_know_feynman-hint-next-holds = You have seen it: { $seat } has a card that fits then, { $card }.
u_know_feynman-hint-next-again = Then it is your turn again, and { $n ->
    [0] you have one card fewer, although none of the others fits yet
    [one] one of your cards fits
   *[other] { $n } of your cards fit
  }.
u_know_feynman-hint-next-answer = { $all } cards would answer it; { $left ->
    [one] 1 of them is
   *[other] { $left } of them are
  } still hidden.
u_know_feynman-hint-next-answer-none = { $seat } cannot stop it: no card for that is hidden any more.
u_know_feynman-hint-next-flip = The only answer: { $flip } ({ $left } of { $all } are still hidden).
u_know_feynman-hint-pass = You can do nothing else.
u_know_feynman-hint-catch = { $seat } has one card and did not call DECAY. The penalty is two cards.
u_know_feynman-hint-let = You may be generous.

## Rules

u_know_feynman-rules-1-title = Get rid of your cards
u_know_feynman-rules-1 = Every card has two faces: matter on one side, antimatter on the other. You play one side of the { $option-cards ->
        [3] three
        [5] five
       *[7] seven
    } cards in your hand. Everybody else sees the other side.

    On your turn, play one card on the discard pile. It has to fit the top card: the same colour, or the same particle. Colours have shapes too: disc, square, triangle, star.

    If no card fits, or if you do not want to play one, draw a card. If that card fits, you may play it at once. The first player with no cards left wins the round.

u_know_feynman-rules-2-title = Actions and flips
u_know_feynman-rules-2 = After a skip, the next player loses a turn. After a reverse, play goes the other way (with two players it skips). A colour change fits almost anywhere, and you name the colour.

    The flip turns everything over. All hands, the draw pile and the discard pile now show their other side. The bottom card of the discard pile is now on top.

    Red belongs to pink, blue to purple, green to cyan, and yellow to orange: they share a shape. Look at the backs before you flip, your own and those of the others.

u_know_feynman-rules-3-title = Three forces
u_know_feynman-rules-3 = Play a force on a particle of its own colour that feels it. The next player draws cards and loses the turn:

    The W boson (+1) fits on any particle. The photon (+2) fits on charged particles, so not on neutrinos. The gluon (+4) fits only on quarks, because leptons do not feel the strong force.

    The penalties follow the strengths: weak, electromagnetic, strong. After a W or a gluon, only the colour counts. After a photon the particle counts too, because a photon does not change it.

u_know_feynman-rules-4-title = Turn it back
u_know_feynman-rules-4 = Complete the interaction, and the player who played the force draws instead. Your card must have the colour of the force.

    On a W: { $option-strict ->
        [0] a quark of another flavour. On a charged lepton you play any neutrino, and on a neutrino any charged lepton.
       *[1] a quark whose charge differs by one unit: u, c or t on d, s or b, and the other way round. On a lepton you play its partner: electron and electron neutrino, and so on.
    }

    On a photon: the same particle once more.

    On a gluon: two cards together, a flip of that colour, and the antiquark on the back of another card, in the paired colour. With the flip alone you may turn the game over, but you still draw four.

    You cannot pass a force on with another force.

u_know_feynman-rules-5-title = Antimatter and the Higgs
u_know_feynman-rules-5 = In antimatter, the Higgs boson replaces the colour change. It fits on antiquarks, positrons, antimuons and antitaus, which get their mass from the Higgs field. Name a colour. The next player draws until that colour comes, and loses the turn. No card turns a Higgs back.

    A baryon is three quarks played at once. Up, up, down is a proton. Up, down, down is a neutron. In antimatter they are an antiproton and an antineutron. { $option-loose ->
       *[0] Their colours do not matter, but the first one has to fit the top card.
        [1] Their colours do not matter, and none of them has to fit the top card.
    }

u_know_feynman-rules-6-title = DECAY!
u_know_feynman-rules-6 = If your play will leave you with one card, press DECAY: before the card, or within two seconds after it. If you forget, the others may catch you before the next player plays. Then you draw two. You can catch them in the same way.

    Is that too quick for you? The settings have “No time limits”. With it, press DECAY before the card, and take your time to catch others.

    If your last card is a force, you win only if the next player cannot complete the interaction.

    When the draw pile is empty, the discard pile becomes a new one. This happens twice in a round. When the pile is empty for the third time, or when nobody can play or draw, the smallest hand wins.

u_know_feynman-rules-7-title = What is true
u_know_feynman-rules-7 = The W acts on all quarks and leptons. The photon acts on everything with charge. The gluon acts on quarks. It is the same in nature, where gluons act on gluons as well. The penalties +1, +2, +4 follow the strengths: weak, electromagnetic, strong.

    A photon does not change a particle. A W does, but it leaves the colour charge alone. A gluon joins a quark to an antiquark of the same flavour.

    Protons are uud, neutrons udd. An antiparticle has the same mass and the opposite charge.

u_know_feynman-rules-8-title = What is simplified
u_know_feynman-rules-8 = In nature, a W changes the charge by one unit: u, c, t become d, s, b, or the other way round. A lepton keeps its generation. { $option-strict ->
        [0] The booklet allows more, and this game plays by the booklet.
       *[1] This game plays it like this (“strict physics”). The booklet allows more.
    }

    The card colours are suits, not the colour charge of quarks. Colour charge has three values, a gluon changes it, and a real baryon needs all three.

    No flip turns matter into antimatter. The Higgs field gives mass, but nobody knows yet where neutrinos get theirs. Z bosons and mesons are left out.
u_know_feynman-rules-9-title = The cards
u_know_feynman-rules-9 = There are { $cards } cards. Each side is a deck of its own. The two decks are paired at random:

    The twelve quarks and leptons, or their antiparticles: { $copies } of each in every colour, { $particles } in all. So only one other card completes a photon.
    { $flips } flips, { $ws } W bosons, { $photons } photons, { $gluons } gluons, { $skips } skips, { $reverses } reverses.
    { $wilds } colour changes in matter, { $wilds } Higgs bosons in antimatter.

    You know the backs of your own cards. On the draw pile, everybody sees the back of the top card.
u_know_feynman-rules-10-title = Finer points
u_know_feynman-rules-10 = The first card is always a particle. The player to the left of the dealer begins, in matter.

    A flip may turn up a force. It counts as used, and only its colour matters. If the flip turns up a colour change or a Higgs, the player who flipped names a colour. You play on any other card in the usual way.

    A penalty card cannot answer a force, and a baryon cannot answer a force. A card that you just drew cannot begin a baryon.

    If you play only a flip on a gluon, the four cards come from the turned pile, and only the paired colour counts. If the force was its player’s last card, that player has won and nobody draws.

    If there are too few cards, a penalty stops early. It never ends the round. The round ends only when a player who cannot play tries to draw from the empty pile.

    Skip, reverse, flip, colour change and Higgs win at once as a last card.

## What one plays for

u_know_feynman-goal = { $rounds ->
    [1] Goal: be the first to get rid of all your cards.
    *[other] Goal: be the first to get rid of all your cards. The player who wins the most of { $rounds } rounds wins.
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
u_know_feynman-challenge-two-nucleons = Make two nucleons in one game.
u_know_feynman-challenge-weak = Turn back a W.
u_know_feynman-challenge-photon = Turn back a photon.
u_know_feynman-challenge-gluon = Turn back a gluon.
u_know_feynman-challenge-two-forces = Turn back two different forces in one game.
u_know_feynman-challenge-flips = Turn all cards over twice in one game.
u_know_feynman-challenge-catch = Catch somebody who forgot to call DECAY.
u_know_feynman-challenge-called = Call DECAY in time and win.
u_know_feynman-challenge-unharmed = Win without drawing a penalty card.
u_know_feynman-challenge-few-draws = Win with at most three ordinary draws.
u_know_feynman-challenge-quarks = Play all six kinds of quarks in one game.
u_know_feynman-challenge-neutrinos = Play all three kinds of neutrinos in one game.

u_know_feynman-puzzle-ask = Play as many cards as you can before your rival’s turn. Which card comes first?
u_know_feynman-puzzle-what = Find the first move that lets you play the most cards before your rival’s turn. One move is the best. Try as often as you like.
u_know_feynman-puzzle-wrong = { $mine ->
    [-1] If you draw, you start with one more card.
    [one] This start gets rid of only one card.
    *[other] This start gets rid of at most { $mine } cards.
    } The best start gets rid of { $best } before your rival’s turn.
u_know_feynman-puzzle-because = Why: { $reason } This way you can play { $best } cards before your rival’s turn.
