# Particle Panic: everything that this game says.

particle_panic-credits = Particle Panic is by Daniel Solis, art director by day and game designer by night, who published its rules on his blog in November 2011. He began it as a thought-experiment: how would a zombie board game play on a smaller, more claustrophobic board?

    Rooms, cards and pawns here are drawn anew. The easier rule sets, the five-code deck and all answers to open questions are this edition’s own.

## Options

particle_panic-option-ladder = Rules
particle_panic-option-ladder-0 = Training
particle_panic-option-ladder-1 = Controlled
particle_panic-option-ladder-2 = Contained: first game
particle_panic-option-ladder-3 = Alert
particle_panic-option-ladder-4 = Published rules
particle_panic-option-ladder-5 = Five codes
particle_panic-option-ladder-help = How hard the lab fights back.
particle_panic-option-ladder-0-help = Half the particles, codes of four cards, free collecting, hands of eight. { particle_panic-odds }
particle_panic-option-ladder-1-help = Half the particles, codes of four cards, and collecting costs no action. { particle_panic-odds }
particle_panic-option-ladder-2-help = Half the particles and codes of four cards: a good first game. { particle_panic-odds }
particle_panic-option-ladder-3-help = Half the particles, codes of five, and collecting costs no action. { particle_panic-odds }
particle_panic-option-ladder-4-help = Meltdown, the game as published: hard on every crew; for a first game take Contained. { particle_panic-odds }
particle_panic-option-ladder-5-help = The designer’s harder idea: a fifth suit and a fifth code. { particle_panic-odds }

# How often the strongest crew of computers has won; -1 where nobody has counted.
particle_panic-odds = { $odds ->
    [-1] How often it is won has not been counted yet.
    [0] A crew of Nobels hardly ever wins: at most { $high } of 100 games.
   *[other] By our count, a crew of Nobels wins { $odds } of 100 games. The true figure is very likely between { $low } and { $high }.
}
particle_panic-option-easing = Small-group easing for every crew
particle_panic-option-easing-0 = off
particle_panic-option-easing-1 = on
particle_panic-option-easing-help = Gives 3 or 4 scientists what 1 or 2 always have: two actions of each kind, neutralizing on 3 to 6, two cards when collecting. { particle_panic-odds }
particle_panic-option-duty = Detector duty
particle_panic-option-duty-0 = off
particle_panic-option-duty-1 = on
particle_panic-option-duty-help = After a missed die, name the particle in a picture of the detector: a right name rolls the die again, like a heart. { particle_panic-odds }

## Rules

particle_panic-rules-1-title = Shut it down
particle_panic-rules-1 = The largest collider of the world makes exotic particles, and they get out. Four self-destruct codes shut the lab down. All of you win when the last one is in, and all of you lose together if the lab gets there first.

    The lab is a ring of six rooms, 1 to 6 clockwise from the top. Each has a stack of playing cards, open, and places for six particles. Only the suit of a card matters. There are { $suit } cards of each suit, and all hands are open.

    You start with three cards each, all pawns in room 1, and one particle in every other room.
particle_panic-rules-2-title = Your turn
particle_panic-rules-2 = In your turn you have one basic and one special action, in any order. Crews of one or two have two of each, and may take the same one twice. You may leave out any of them.

    Basic actions: move, neutralize, collect.
    Special actions: spend, share, enter a code.

    Then all hands are cut down to their limits, and new particles emerge.
particle_panic-rules-3-title = Basic actions
particle_panic-rules-3 = Move: roll the die, then go up to that many rooms, either way.

    Neutralize: roll against a particle in your room. On 4 to 6 it is gone (crews of one or two: 3 to 6). On less, your hand limit falls by one for good. Try as often as you like.

    Collect: the last thing in your turn. In a room without particles, take the top card of the stack (crews of one or two: up to two cards, and you see the second one first).
particle_panic-rules-4-title = Special actions
particle_panic-rules-4 = Spend as many cards as you like, at any moment of your turn. A heart rolls a failed die again. A club adds 1 to it. A diamond moves your pawn one room. A spade pushes any particle one room. Spent cards are out of the game.

    Share: give cards to one colleague in your room.

    Code: discard five cards of one suit from your hand. Each suit is entered once. Its cards can still be spent afterwards.
particle_panic-rules-5-title = Particles emerge
particle_panic-rules-5 = At the end of every turn two dice are rolled: how many particles emerge, and in which room.

    A room holds six. What does not fit spills over into the nearest room with a free place. If two are equally near, you choose, particle by particle. “Spread evenly” does it for you.

    The turn that enters the last code ends at once: nothing emerges.
particle_panic-rules-6-title = Three ways to lose
particle_panic-rules-6 = The lab is lost

    when a new particle finds no room: all 36 places are taken;
    when a hand limit falls to 0;
    when the last card of a stack is taken.

    A hand limit starts at 6. Below 5 you can no longer keep a whole code in your hand between two turns, so every missed die hurts twice.
particle_panic-rules-7-title = Easier and harder
particle_panic-rules-7 = The published rules are very hard: even strong crews lose nearly always, and two scientists have the best chance by far. So there is a ladder.

    Training, Controlled, Contained, Alert: half as many particles emerge, rounded up. Training, Controlled, Contained: four cards make a code. Training, Controlled, Alert: collecting is a free step at the end of a turn. Training also deals four cards and starts with a limit of 8.

    Five codes adds stars, a fifth suit with no effect.

    Small-group easing can be given to every crew.
particle_panic-rules-8-title = Open questions
particle_panic-rules-8 = Where the published rules are silent, this edition decides: all cards spent in a turn are one action. Clubs and hearts come after you have seen the die, and a heart wipes out the clubs on it. A diamond may carry you on between two tries, a Move ends them. Spades move any particle. Pawns may enter every room.

    Hands are checked before particles emerge, yours first. You discard and give cards from left to right. A full lab is lost only when one more particle comes.
particle_panic-rules-9-title = What is physics here?
particle_panic-rules-9 = This story is made up: no collider can run wild like this, and nobody fights particles with dice.

    It is true that many colliders are rings, that new particles appear when the energy of a collision turns into mass, and that chance decides what comes out of a single collision. But the heavy ones decay in far less than a blink. They do not pile up in rooms.

    And shutting down takes no codes: when something is wrong, magnets steer the beams of the Large Hadron Collider out of the ring and into a block of graphite, in less than a thousandth of a second.
particle_panic-rules-10-title = Finer points
particle_panic-rules-10 = Collecting ends your turn: nothing comes after it, not even entering a code with the card just taken. Both basic actions may be spent on it. Where collecting is free it comes once, at the end, in place of the action.

    While you have special actions left you may share with the same colleague again.

    Your pawn steps to a neighbouring room, full or not. A spade needs room for the particle.

    The turn goes clockwise, scientist 1 first. Alone there is nobody to share with. Nobody sees the cards under the tops, and nobody takes the last card of a stack unwarned.
particle_panic-rules-11-title = Detector duty
particle_panic-rules-11 = This is an option; the published rules do not have it. After a missed die you may look at the detector, once for each try and for nothing. You see it along the beam, from inside to outside: tracker, electromagnetic calorimeter, hadronic calorimeter, magnet, muon chambers. The yellow arrow points at what you have to name; the rest of the collision is grey.

    A right name rolls the die again, as a heart does. After a wrong one the miss stands, and hearts and clubs still help. Your teammates know the answer more or less often: a Visitor three times in eight, a Nobel every time.
particle_panic-rules-12-title = What a detector shows
particle_panic-rules-12 = The magnet bends the track of a charged particle, and the less momentum it has, the more. Electrons and photons stop in the electromagnetic calorimeter, hadrons in the hadronic one. Muons cross everything. Neutrinos leave nothing: only momentum is missing. A jet is a bundle of hadrons. Two tracks that begin away from the middle come from a particle that has decayed on its way.

    In the game each picture is as likely and shows one particle at a time. In nature there are hundreds at once, and computers put the tracks together. The layers are not drawn to scale, and tracks bend more than in a real detector.

## Suits

particle_panic-suit-hearts = hearts
particle_panic-suit-clubs = clubs
particle_panic-suit-diamonds = diamonds
particle_panic-suit-spades = spades
particle_panic-suit-stars = stars
particle_panic-card-hearts = heart
particle_panic-card-clubs = club
particle_panic-card-diamonds = diamond
particle_panic-card-spades = spade
particle_panic-card-stars = star

## On the table

particle_panic-pressure = Pressure
particle_panic-turns-left = { $turns ->
    [0] full any moment
    [one] about 1 turn
   *[other] about { $turns } turns
}
particle_panic-locks = Codes: { $done } of { $codes }
particle_panic-turn = Turn { $turn }
particle_panic-lock-open = entered
particle_panic-lock-ready = ready
particle_panic-lock-shut = { $best } of { $need }
particle_panic-roll-none = All quiet
particle_panic-roll-move = move
particle_panic-roll-neutralize = neutralize
particle_panic-roll-emerge = +{ $count } in room { $room }

particle_panic-two-lines = { $first }
    { $second }
particle_panic-button-move = Move
particle_panic-button-neutralize = Neutralize
particle_panic-button-collect = Collect
particle_panic-button-collect-more = Take one more
particle_panic-button-stop = Stop here
particle_panic-button-end = End turn
particle_panic-button-spread = Spread evenly
particle_panic-button-heart = Spend a heart
particle_panic-button-club = Spend a club
particle_panic-button-accept = Accept
particle_panic-button-confirm = Do it all the same
particle_panic-button-keep = No, leave it
particle_panic-detail-move = up to the die
particle_panic-detail-odds = { $plain }%, else limit { $limit }
particle_panic-detail-odds-cards = { $plain }%, cards { $best }%
particle_panic-detail-collect = { $cards ->
    [one] { $card }, then end
   *[other] up to { $cards }, then end
}
particle_panic-detail-collect-more = on top now: { $card }
particle_panic-detail-stop = the turn ends
particle_panic-detail-end = 1 to 6 emerge
particle_panic-detail-end-half = 1 to 3 emerge
particle_panic-detail-spread = each to the emptier room
particle_panic-detail-heart = roll again: { $plain }%
particle_panic-detail-club-enough = { $die } + 1 = { $sum }: success
particle_panic-detail-club-short = { $die } + 1 = { $sum }: { $more } short
particle_panic-detail-accept = limit down to { $limit }
particle_panic-closed-no-basic = no basic left
particle_panic-closed-no-particle = no particle here
particle_panic-closed-particles = particles here

particle_panic-aid-hearts = Heart: keep it for a failed die
particle_panic-aid-clubs = Club: keep it for a failed die
particle_panic-aid-diamonds = Diamond: touch the next room for your pawn
particle_panic-aid-diamonds-share = Diamond: touch the next room, or a colleague
particle_panic-aid-spades = Spade: touch the room of the particle
particle_panic-aid-spades-share = Spade: touch a particle’s room, or a colleague
particle_panic-aid-spades-to = Spade: touch the room it goes to
particle_panic-aid-share = Give it: touch the hand of a colleague
particle_panic-aid-share-share = Give it: touch the hand of a colleague

particle_panic-warning-limit-code = A miss takes your limit to { $limit }: a code of { $need } cards no longer fits into your hand between turns.
particle_panic-warning-limit-last = Your hand limit is 1. A miss takes it to 0, and the lab is lost.
particle_panic-warning-last-card = This is the last card of the stack. Whoever takes it loses the lab.
particle_panic-warning-ends-turn = Collecting ends your turn: the actions that are left are lost, and it cannot be taken back.
particle_panic-warning-discard = You hold { $count } { $suit }, and a code needs { $need }. Discard one of them?

## What is asked

particle_panic-meaning-actions = Basic actions: move, neutralize, collect. Special actions: spend, share, enter a code.
particle_panic-meaning-odds = One die decides: it hits in about { $plain } of 100 throws.
particle_panic-meaning-odds-cards = One die decides: it hits in about { $plain } of 100 throws. With all your hearts and clubs it is about { $best }.
particle_panic-headline-yours = Your turn: { $basics } basic, { $specials } special
particle_panic-headline-theirs = { $seat }: { $basics } basic, { $specials } special
particle_panic-headline-spill-yours = Spill-over
particle_panic-headline-spill-theirs = { $seat }: spill-over
particle_panic-headline-discard-yours = Your hand is too full
particle_panic-headline-discard-theirs = { $seat }: hand too full
particle_panic-prompt-wait = Waiting for { $seat }.
particle_panic-prompt-over = The game is over.
particle_panic-prompt-act = Cards: touch one to spend or give it.
particle_panic-prompt-act-solo = Cards: touch one to spend it.
particle_panic-prompt-act-code = A code is ready: touch its lock.
particle_panic-prompt-act-done = The special actions are used up.
particle_panic-prompt-act-none = No card can be used just now.
particle_panic-prompt-choose = The die shows { $die }. Touch { $steps ->
    [3] any room
    [one] a room one step away
   *[other] a room up to { $steps } steps away
}, or stay where you are.
particle_panic-prompt-failed = Missed: it takes { $hit } or more. What now?
particle_panic-prompt-collect = The next card is turned up. Take it too?
particle_panic-prompt-discard = Your limit is { $limit }. Touch { $over ->
    [one] the card that you discard.
   *[other] { $over } cards to discard, from left to right.
}
particle_panic-prompt-spill = Room { $room } is full: { $extra ->
    [one] one particle spills over. Touch a room for it.
   *[other] { $extra } particles spill over. Touch a room for the next one.
}

## Names of what can be touched

particle_panic-spot-room = Room { $room }: { $particles ->
    [0] no particle
    [one] one particle
   *[other] { $particles } particles
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, on top a { $card }
particle_panic-spot-pressure = { $count } of 36 places are taken. If nobody neutralizes, the lab is full in about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
particle_panic-spot-lock-open = Code of { $suit }: entered
particle_panic-spot-lock-ready = Code of { $suit }: one hand has all { $need } cards
particle_panic-spot-lock-shut = Code of { $suit }: { $best } of { $need } in one hand, { $crew } in the crew
particle_panic-spot-panel = { $seat }: { $hearts } hearts, { $clubs } clubs, { $diamonds } diamonds, { $spades } spades{ $stars ->
    [0] {""}
   *[other] , { $stars } stars
}; hand limit { $limit }
particle_panic-spot-hand-hearts = { $count ->
    [one] Your heart
   *[other] Your { $count } hearts
}
particle_panic-spot-hand-clubs = { $count ->
    [one] Your club
   *[other] Your { $count } clubs
}
particle_panic-spot-hand-diamonds = { $count ->
    [one] Your diamond
   *[other] Your { $count } diamonds
}
particle_panic-spot-hand-spades = { $count ->
    [one] Your spade
   *[other] Your { $count } spades
}
particle_panic-spot-hand-stars = { $count ->
    [one] Your star
   *[other] Your { $count } stars
}

## Why not

particle_panic-why-first = First answer what is asked.
particle_panic-why-no-basic = No basic action is left in this turn.
particle_panic-why-no-special = No special action is left in this turn.
particle_panic-why-no-particle = There is no particle in your room.
particle_panic-why-particles = Cards are collected only in a room without particles.
particle_panic-why-entered = The code of { $suit } is already in.
particle_panic-why-code = A code is { $need } { $suit } from one hand; you hold { $have }.
particle_panic-why-code-theirs = { $seat } holds the whole code of { $suit }, and can enter it in their own turn.
particle_panic-why-too-far = The die shows { $die }: that room is too far.
particle_panic-why-not-nearest = Particles spill into the nearest room that has a free place.
particle_panic-why-diamond = A diamond moves your pawn into a neighbouring room.
particle_panic-why-spade-from = Touch a room with a particle that has space next door.
particle_panic-why-spade-to = A spade pushes a particle into a neighbouring room that is not full.
particle_panic-why-room = To go there, roll for a Move or spend a diamond.
particle_panic-why-order = Cards go one by one from left to right. Take back to choose again.
particle_panic-why-failed = After a miss only hearts and clubs help.
particle_panic-why-hearts = Hearts are for a failed die, or for a colleague in your room.
particle_panic-why-clubs = Clubs are for a failed die, or for a colleague in your room.
particle_panic-why-stars = Stars have no effect. Keep them for the code, or give them to a colleague.
particle_panic-why-spade-full = No particle has free space next to it.
particle_panic-why-apart = { $seat } stands in another room. Cards change hands only in the same room.
particle_panic-why-card-first = Touch a card first, then { $seat }.

## What happened

particle_panic-log-move = { $seat }: a { $die } for moving.
particle_panic-log-go = { $seat }: to room { $room }.
particle_panic-log-try = { $seat }: a { $die } against a particle in room { $room }.
particle_panic-log-neutralized = { $seat }: one particle less in room { $room }.
particle_panic-log-limit = { $seat }: missed, the hand limit is { $limit } now.
particle_panic-log-heart = { $seat }: a heart, the die rolls again.
particle_panic-log-club = { $seat }: a club makes it { $die }.
particle_panic-log-diamond = { $seat }: a diamond leads to room { $room }.
particle_panic-log-spade = { $seat }: a spade pushes a particle from room { $source } to room { $room }.
particle_panic-log-share = { $seat } → { $to }: a { $card }.
particle_panic-log-code = { $seat }: the code of { $suit } is in!
particle_panic-log-collect = { $seat }: a { $card } from the stack.
particle_panic-log-discard = { $seat }: a { $card } discarded.
particle_panic-log-crowded = { $seat }: { $count } { $count ->
    [one] card
   *[other] cards
} above the hand limit.
particle_panic-log-emerge = { $count ->
    [one] One particle emerges
   *[other] { $count } particles emerge
} in room { $room }.
particle_panic-log-spill = One particle spills into room { $room }.

## The end

particle_panic-result-end = How it ended
particle_panic-result-cause-1 = All codes are in: the lab shuts down!
particle_panic-result-cause-2 = No room was left for a new particle.
particle_panic-result-cause-3 = A hand limit fell to 0.
particle_panic-result-cause-4 = A stack ran out of cards.
particle_panic-result-turns = Turns survived
particle_panic-result-neutralized = Particles neutralized
particle_panic-result-emerged = Particles emerged
particle_panic-result-limits = Hand limits left
particle_panic-result-codes = Codes entered
particle_panic-result-same = Same lab again

## Reasons of the hints

# The reason is one of the sentences below; the chance is that of the whole crew, in per cent.
particle_panic-hint-chance = { $reason } ({ $chance }% to win)
particle_panic-hint-code = All { $need } { $suit } are in your hand: enter the code.
particle_panic-hint-collect = A { $card } is not needed for a code, but it can be spent.
particle_panic-hint-collect-wanted = The crew still lacks { $missing ->
    [one] one { $card }
   *[other] { $missing } { $suit }
}, and a { $card } is on top.
particle_panic-hint-neutralize = A try works { $percent }% of the time, and every place counts.
particle_panic-hint-neutralize-collect = A try removes a particle { $percent }% of the time. A room without particles lets you collect.
particle_panic-hint-neutralize-again = Another try costs no action: { $percent }% of the time the particle goes.
particle_panic-hint-neutralize-pressure = Only { $left } places are left: a { $percent }% chance is worth a try.
particle_panic-hint-move = Somewhere else you can do more.
particle_panic-hint-move-free = There are rooms without particles, where cards can be collected.
particle_panic-hint-move-meet = { $seat } is in room { $room }: together you have the whole code of { $suit }. Go there.
particle_panic-hint-move-card = In room { $room } the top card is a { $card } that the crew still lacks.
particle_panic-hint-go-free = Room { $room } has no particles: there you can collect.
particle_panic-hint-go-share = In room { $room } you and { $seat } can put cards of one suit together.
particle_panic-hint-go-work = Room { $room } needs you: { $count ->
    [one] one particle
   *[other] { $count } particles
}.
particle_panic-hint-diamond-free = A diamond takes you to room { $room }, which has no particles: there you can collect.
particle_panic-hint-diamond-share = A diamond takes you to room { $room }, where you and { $seat } can put cards together.
particle_panic-hint-diamond-work = A diamond takes you on to room { $room }, with { $count ->
    [one] one particle
   *[other] { $count } particles
}.
particle_panic-hint-spade = Pushing a particle from room { $source } to room { $room } spreads the danger.
particle_panic-hint-spade-clear = A spade pushes a particle out of your room without a die.
particle_panic-hint-share = { $seat } holds more { $suit } already: keep them in one hand.
particle_panic-hint-share-code = Together you have the whole code of { $suit }: put it into one hand.
particle_panic-hint-heart-spare = This heart is to spare, the hand limit is not.
particle_panic-hint-heart-limit = Your limit is { $limit }: better spend a heart than lose a point of it.
particle_panic-hint-club-spare = This club is to spare, the hand limit is not.
particle_panic-hint-club-limit = Your limit is { $limit }: better spend a club than lose a point of it.
particle_panic-hint-accept = Your cards are worth more than one card of your limit: { $limit } will do.
particle_panic-hint-discard = Of your { $suit } you can do without one most easily.
particle_panic-hint-discard-entered = The code of { $suit } is in: these cards are the least useful.
particle_panic-hint-discard-spare = The crew has more { $suit } than the code needs.
particle_panic-hint-spill = Room { $room } can take it with the least harm.
particle_panic-hint-spread = Spreading them keeps places free in both rooms.
particle_panic-hint-end = Nothing more can be gained in this turn.
particle_panic-hint-end-keep = Keep the cards for the codes: nothing more is worth its price now.
particle_panic-hint-end-limit = At a limit of { $limit } every miss costs too much: stop here.
particle_panic-hint-end-code = { $seat } holds the whole code of { $suit }: end your turn, and it can be entered.

## Detector duty

particle_panic-button-detect = Use the detector
particle_panic-detail-detect = right: roll again
particle_panic-look = Look at what the yellow arrow points at, and at where it ends.
particle_panic-layer-tracker = Tracker
particle_panic-layer-electromagnetic = Electro-
    magnetic
particle_panic-layer-hadronic = Hadronic
particle_panic-layer-magnet = Magnet
particle_panic-layer-muon = Muon
    chambers
particle_panic-kind-electron = Electron
particle_panic-kind-photon = Photon
particle_panic-kind-muon = Muon
particle_panic-kind-hadron = Charged hadron
particle_panic-kind-neutral = Neutral hadron
particle_panic-kind-neutrino = Neutrino
particle_panic-kind-jet = Jet
particle_panic-kind-displaced = Displaced vertex
particle_panic-sight-electron = A bent track, and a narrow shower in the electromagnetic calorimeter.
particle_panic-sight-photon = No track, and a narrow shower in the electromagnetic calorimeter.
particle_panic-sight-muon = A bent track through all layers, and hits in the outermost chambers.
particle_panic-sight-hadron = A bent track, and a wide shower in the hadronic calorimeter.
particle_panic-sight-neutral = No track, and a wide shower in the hadronic calorimeter.
particle_panic-sight-neutrino = Nothing at all where something should balance the rest: momentum is missing.
particle_panic-sight-jet = A bundle of tracks, and showers in both calorimeters.
particle_panic-sight-displaced = Two tracks that begin together, but not in the middle.
particle_panic-trace-electron = An electron: its track bends, because it is charged, and it showers in the electromagnetic calorimeter.
particle_panic-trace-photon = A photon: no track, because it has no charge, but a shower in the electromagnetic calorimeter.
particle_panic-trace-muon = A muon: it reaches the muon chambers, because it hardly acts on the matter on its way.
particle_panic-trace-hadron = A charged hadron: a bent track, and a shower in the hadronic calorimeter, because it feels the strong force.
particle_panic-trace-neutral = A neutral hadron: no track, because it has no charge, but a shower in the hadronic calorimeter.
particle_panic-trace-neutrino = A neutrino: it leaves nothing, because it feels only the weak force; only its momentum is missing.
particle_panic-trace-jet = A jet: many tracks side by side, because a fast quark or gluon becomes a bundle of hadrons.
particle_panic-trace-displaced = A displaced vertex: the two tracks begin away from the middle, because a particle decayed there.
particle_panic-verdict-right = Right! { $trace }
particle_panic-verdict-wrong = { $named }? No. { $trace }
particle_panic-prompt-name = What has left this picture?
particle_panic-log-detect = { $seat }: a look at the detector.
particle_panic-log-named-right = { $seat }: { $kind }. Right, the die rolls again.
particle_panic-log-named-wrong = { $seat }: { $kind }? No, it was: { $truth }.
particle_panic-hint-detect = Looking costs nothing, and a right name rolls the die again.

## What one plays for

particle_panic-goal = Goal: enter all { $codes } codes together, before the lab gives out.

# --- challenges

particle_panic-challenge-win = Shut the lab down in time.
particle_panic-challenge-controlled = Win on the step “Controlled” or a harder one.
particle_panic-challenge-contained = Win on the step “Contained” or a harder one.
particle_panic-challenge-alert = Win on the step “Alert” or a harder one.
particle_panic-challenge-meltdown = Win by the published rules or harder ones.
particle_panic-challenge-alone = Win alone.
particle_panic-challenge-crew = Win with a crew of four.
particle_panic-challenge-intact = Win without losing a point of hand limit.
particle_panic-challenge-no-spill = Win without a particle spilling over.
particle_panic-challenge-no-discard = Win without discarding at the hand limit.
particle_panic-challenge-quick = Win within sixteen turns.
particle_panic-challenge-two-codes = Enter two codes in one turn.
particle_panic-challenge-each-a-code = Let everybody in a crew enter a code.
particle_panic-challenge-share-4 = Share four cards in one game.
particle_panic-challenge-neutralized-20 = Neutralize twenty particles in one game.
particle_panic-challenge-neutralized-40 = Neutralize forty particles in one game.
particle_panic-challenge-streak = Neutralize five particles in a row without a miss.
particle_panic-challenge-every-suit = Spend a card of each of the four suits in one game.
particle_panic-challenge-names = Name three particles in the detector (Detector duty).
particle_panic-challenge-no-wrong-name = Detector duty: three names or more, and none of them wrong.

particle_panic-puzzle-ask = What gives the best chance of a whole code by the end of this turn?
particle_panic-puzzle-what = By the end of this turn, somebody must hold all the cards of a code, or have entered it. What gives the best chance? Try as often as you like.
particle_panic-puzzle-wrong = After this choice the chance of a whole code in this turn is { $mine }% at most. With the best choice it is { $best }%.
particle_panic-puzzle-because = Why: { $reason } Play on well, and the chance of a whole code in this turn is { $best }%.
