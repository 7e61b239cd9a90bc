# Particle Panic: everything that this game says.

particle_panic-credits = Particle Panic is by Daniel Solis, art director by day and game designer by night. He published the rules on his blog in November 2011. The game began as a thought experiment: how would a zombie board game play on a smaller, tighter board?

    We drew new rooms, cards and pawns. The easier rule sets, the five-code deck and all answers to open questions are our own.

## Options

particle_panic-option-ladder = Rules
particle_panic-option-ladder-0 = Training
particle_panic-option-ladder-1 = Controlled
particle_panic-option-ladder-2 = Contained: first game
particle_panic-option-ladder-3 = Alert
particle_panic-option-ladder-4 = Published rules
particle_panic-option-ladder-5 = Five codes
particle_panic-option-ladder-help = How hard the lab fights back.
particle_panic-option-ladder-0-help = Half the particles, codes of four cards, free collecting, and hands of eight. { particle_panic-odds }
particle_panic-option-ladder-1-help = Half the particles, codes of four cards, and collecting costs no action. { particle_panic-odds }
particle_panic-option-ladder-2-help = Half the particles and codes of four cards: a good first game. { particle_panic-odds }
particle_panic-option-ladder-3-help = Half the particles, codes of five, and collecting costs no action. { particle_panic-odds }
particle_panic-option-ladder-4-help = The game as its designer published it. It is hard for every crew. For a first game, choose Contained. { particle_panic-odds }
particle_panic-option-ladder-5-help = The designer’s harder idea: a fifth suit and a fifth code. { particle_panic-odds }

# How often the strongest crew of computers has won; -1 where nobody has counted.
particle_panic-odds = { $odds ->
    [-1] We have not counted yet how often it is won.
    [0] A crew of the strongest computer players (Nobel) hardly ever wins: at most { $high } out of 100 games.
    *[other] We counted: a crew of the strongest computer players (Nobel) wins { $odds } out of 100 games. The true number is very likely between { $low } and { $high }.
    }
particle_panic-option-easing = Help for small crews, given to everyone
particle_panic-option-easing-0 = off
particle_panic-option-easing-1 = on
particle_panic-option-easing-help = Crews of 3 or 4 get what crews of 1 or 2 always have: two actions of each kind, neutralizing on 3 to 6, and two cards when collecting. { particle_panic-odds }
particle_panic-option-duty = Detector duty
particle_panic-option-duty-0 = off
particle_panic-option-duty-1 = on
particle_panic-option-duty-2 = on, with real collisions
particle_panic-option-duty-help = After a missed roll, name the particle in a picture of the detector. If you are right, the die rolls again, as with a heart. { particle_panic-odds }
particle_panic-option-duty-2-help = After a missed roll, name the particle in a picture of the detector. Muons and electrons are from real collisions that CMS recorded at CERN; the other pictures are drawn. { particle_panic-odds }

## Rules

particle_panic-rules-1-title = Shut it down
particle_panic-rules-1 = The largest collider in the world makes exotic particles, and they escape. Four self-destruct codes shut the lab down. You all win when you enter the last code. You all lose if the lab gets there first.

    The lab is a ring of six rooms, 1 to 6 clockwise from the top. Each room has a stack of playing cards, face up, and places for six particles. Only the suit of a card matters. There are { $suit } cards of each suit, and everyone can see all hands.

    Everyone starts with three cards. All pawns start in room 1, and every other room has one particle.
particle_panic-rules-2-title = Your turn
particle_panic-rules-2 = On your turn you have one basic and one special action, in any order. Crews of one or two have two of each, and may take the same one twice. You may skip any action.

    Basic actions: move, neutralize, collect.
    Special actions: spend, share, enter a code.

    After that, players with too many cards discard down to their hand limits. Then new particles emerge.
particle_panic-rules-3-title = Basic actions
particle_panic-rules-3 = Move: roll the die, then go up to that many rooms, either way.

    Neutralize: roll against a particle in your room. On 4 to 6 it is gone (crews of one or two: on 3 to 6). On a lower roll, your hand limit drops by one for the rest of the game. Try as often as you like.

    Collect: this is the last thing in your turn. In a room without particles, take the top card of the stack. Crews of one or two may take two cards, and you see the second one first.
particle_panic-rules-4-title = Special actions
particle_panic-rules-4 = Spend: use as many cards as you like, at any moment of your turn. A heart rolls the die again after a miss. A club adds 1 to the die. A diamond moves your pawn one room. A spade pushes any particle one room. Spent cards leave the game.

    Share: give cards to one teammate in your room.

    Code: discard five cards of one suit from your hand. Each suit is entered once. You can still spend its cards afterwards.
particle_panic-rules-5-title = Particles emerge
particle_panic-rules-5 = At the end of every turn, two dice are rolled. They show how many particles emerge, and in which room.

    A room holds six. The other particles spill over into the nearest room with a free place. If two rooms are equally near, you choose, particle by particle. “Spread evenly” does it for you.

    The turn that enters the last code ends at once. No particle emerges.
particle_panic-rules-6-title = Three ways to lose
particle_panic-rules-6 = You lose the lab

    when a new particle finds no room, because all 36 places are taken;
    when a hand limit falls to 0;
    when somebody takes the last card of a stack.

    A hand limit starts at 6. Below 5 you can no longer keep a whole code in your hand between two turns. So every missed roll hurts twice.
particle_panic-rules-7-title = Easier and harder
particle_panic-rules-7 = The published rules are very hard. Even strong crews nearly always lose. That is why there are easier steps. Two scientists have the best chance by far.

    Training, Controlled, Contained, Alert: half as many particles emerge, rounded up. Training, Controlled, Contained: four cards make a code. Training, Controlled, Alert: collecting is a free step at the end of a turn. In Training you also start with four cards and a limit of 8.

    Five codes adds stars, a fifth suit with no effect.

    Every crew can play with the help for small crews.
particle_panic-rules-8-title = Open questions
particle_panic-rules-8 = The published rules leave some questions open. We answer them like this: all cards spent in a turn are one action. You spend clubs and hearts after you have seen the die. Rerolling with a heart cancels the clubs already spent on that roll. You may spend a diamond between two tries. Moving ends your tries. Spades move any particle. Pawns may enter every room.

    Hands are checked before particles emerge, yours first. You choose which cards you discard. You give cards from left to right. A full lab is lost only when one more particle comes.
particle_panic-rules-9-title = What is true?
particle_panic-rules-9 = This story is made up. No collider can run wild like this, and nobody fights particles with dice.

    Some of it is true. Many colliders are rings. New particles appear when the energy of a collision turns into mass. Chance decides what comes out of a single collision. But the heavy particles decay in far less than the blink of an eye. They do not pile up in rooms.

    And nobody needs codes to shut down. When something is wrong at the Large Hadron Collider, magnets steer the beams out of the ring and into a block of graphite. This takes less than a thousandth of a second.
particle_panic-rules-10-title = Finer points
particle_panic-rules-10 = Collecting ends your turn. You can do nothing after it, not even enter a code with the card just taken. You may use both basic actions to collect. Where collecting is free, it comes once, at the end, in place of the action.

    While you have special actions left, you may share with the same teammate again.

    Your pawn steps to a neighbouring room, full or not. A spade needs room for the particle.

    The turn goes clockwise. Scientist 1 begins. If you play alone, you cannot share. Nobody sees the cards under the top ones. The game warns you before you take the last card of a stack.
particle_panic-rules-11-title = Detector duty
particle_panic-rules-11 = This is an option. The published rules do not have it. After a missed roll you may look at the detector, once per try, for free. You look along the beam. From inside to outside you see: tracker, electromagnetic calorimeter, hadronic calorimeter, magnet, muon chambers. The yellow arrow points at the particle to name. The rest of the collision is grey. If you choose real collisions, CMS at CERN recorded the muons and electrons that you see. The other pictures are drawn.

    If you are right, the die rolls again, as with a heart. After a wrong name the miss stays, and hearts and clubs still help. How often your teammates know the answer depends on their level: a Visitor three times in eight, a Nobel every time.
particle_panic-rules-12-title = What a detector shows
particle_panic-rules-12 = The magnet bends the track of a charged particle. Less momentum means a stronger bend. Electrons and photons stop in the electromagnetic calorimeter, hadrons in the hadronic one. Muons pass through everything. Neutrinos leave nothing: only momentum is missing. A jet is a bundle of hadrons. Two tracks that begin away from the middle come from a particle that decayed on its way.

    In the game every picture is equally likely and shows one particle at a time. In nature there are hundreds at once, and computers put the tracks together. The layers are not drawn to scale, and tracks bend more than in a real detector.

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
    [0] full at any moment
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
particle_panic-roll-hit = one gone!
particle_panic-roll-miss = missed
particle_panic-roll-emerge = +{ $count } in room { $room }
particle_panic-roll-emerge-full = room { $room } full: +{ $count }

particle_panic-two-lines = { $first }
    { $second }
particle_panic-button-move = Move
particle_panic-button-neutralize = Neutralize
particle_panic-button-collect = Collect
particle_panic-button-collect-free = Collect (free)
particle_panic-button-collect-more = Take one more
particle_panic-button-stop = Stop here
particle_panic-button-end = End turn
particle_panic-button-spread = Spread evenly
particle_panic-button-heart = Spend a heart
particle_panic-button-club = Spend a club
particle_panic-button-accept = Accept
particle_panic-button-confirm = Do it anyway
particle_panic-button-keep = No, leave it
particle_panic-button-keep-card = No, keep it
particle_panic-offer-come = Shall I come to you? Together we have the whole code of { $suit }.
particle_panic-offer-come-part = Shall I come to you? Together we have { $count } of the { $need } { $suit } for a code.
particle_panic-offer-give = { $count ->
    [one] Shall I give you my { $card }?
   *[other] Shall I give you my { $suit }?
} { $over ->
    [0] Then you have the whole code.
   *[other] You get the whole code, and discard another card.
}
particle_panic-offer-give-part = { $count ->
    [one] Shall I give you my { $card }?
   *[other] Shall I give you { $count } { $suit }?
} Then you hold { $have } of { $need } for the code.
particle_panic-offer-come-yes = Yes, come here
particle_panic-offer-come-no = No, not this turn
particle_panic-offer-give-yes = Yes, please
particle_panic-offer-give-no = No, thanks
particle_panic-detail-move = roll, then go
particle_panic-detail-odds = { $plain }%, else limit { $limit }
particle_panic-detail-collect = { $cards ->
    [one] { $card }, ends turn
   *[other] up to { $cards }, ends turn
}
particle_panic-detail-collect-more = on top now: { $card }
particle_panic-detail-collect-full = on top now: { $card }, then discard { $over }
particle_panic-detail-stop = the turn ends
particle_panic-detail-end = 1 to 6 emerge
particle_panic-detail-end-half = 1 to 3 emerge
particle_panic-detail-spread = each to the emptier room
particle_panic-detail-heart = roll again: { $plain }%
particle_panic-detail-club-enough = { $die } + 1 = { $sum }: success
particle_panic-detail-club-short = { $die } + 1 = { $sum }: { $more } short
particle_panic-detail-club-wasted = { $die } + 1 = { $sum }: not enough
particle_panic-detail-accept = hand limit { $limit } for good
particle_panic-detail-accept-low = hand limit { $limit }: no code fits
particle_panic-closed-no-basic = no basic action left
particle_panic-closed-no-particle = no particle here
particle_panic-closed-particles = particles here

particle_panic-aid-hearts = Heart: keep it for a missed roll
particle_panic-aid-clubs = Club: keep it for a missed roll
particle_panic-aid-diamonds = Diamond: moves your pawn one room.
    Touch that room.
particle_panic-aid-diamonds-share = Give it: touch a teammate’s hand.
    Or move: touch the room.
particle_panic-aid-spades = Spade: pushes a particle one room.
    Touch its room.
particle_panic-aid-spades-share = Give it: touch a teammate’s hand.
    Or push a particle: touch its room.
particle_panic-aid-spades-to = Now touch the next room for this particle.
particle_panic-aid-share = Give one card: touch a teammate’s hand.
    { $free ->
    [1] It is free.
   *[other] It costs a special action.
}

particle_panic-warning-limit-code = A miss takes your limit to { $limit }. Then a code of { $need } cards no longer fits in your hand between turns.
particle_panic-warning-limit-last = Your hand limit is 1. A miss takes it to 0, and you lose the lab.
particle_panic-warning-last-card = This is the last card of the stack. If you take it, you lose the lab.
particle_panic-warning-ends-turn = Collecting ends your turn. You lose the actions that are left, and you cannot take it back.
particle_panic-warning-nothing-done = You have not done anything in this turn. End it without using your actions?
particle_panic-warning-full = { $seat } holds { $count } cards, and the limit is { $limit }. Each card above it is discarded at the end of your turn.
particle_panic-warning-discard = You hold { $count } { $suit }, and a code needs { $need }. Discard one of them?
particle_panic-warning-discard-open = The code of { $suit } is still missing. You also hold { $other }, whose code is entered. Discard one of your { $suit } all the same?

## What is asked

particle_panic-meaning-actions = Basic actions: { $free ->
    [1] move, neutralize. Collecting is free.
   *[other] move, neutralize, collect.
} Special actions: spend cards, give cards, enter a code. All cards that you spend in a turn cost one action together.
particle_panic-meaning-move = A basic action. Roll the die, then go up to that many rooms, either way.
particle_panic-meaning-collect = { $free ->
    [1] Collecting costs no action.
   *[other] Collecting costs a basic action.
} It ends your turn.
particle_panic-meaning-odds = One die decides. It works in about { $plain } of 100 rolls. A miss lowers your hand limit to { $limit } for the rest of the game. The first try costs a basic action. More tries are free.
particle_panic-meaning-odds-cards = One die decides. It works in about { $plain } of 100 rolls. With all your hearts and clubs, it works in about { $best }. Without them, a miss lowers your hand limit to { $limit } for the rest of the game. The first try costs a basic action. More tries are free.
particle_panic-throw = Tap the dice
particle_panic-throw-one = Tap the die
particle_panic-throw-how = New particles: how many, and in which room? Tap the dice, or drag and shake.
particle_panic-throw-how-one = Throw the die: tap it, or drag and shake.
particle_panic-throw-try = { $hit } or more is good
particle_panic-throw-how-try = { $hit } or more is good. Throw the die: tap it, or drag and shake.
particle_panic-throw-for-emerge = New particles come: { $half ->
    [1] half as many as the left die shows, rounded up.
   *[other] as many as the left die shows.
} The right die says in which room.
particle_panic-throw-for-move = The die says how many rooms you may go. From 3 on, you reach every room.
particle_panic-throw-for-try = { $hit } or more: the particle is gone. Less: a miss.
particle_panic-headline-yours = { $basics ->
    [0] { $specials ->
        [0] No actions left
       *[other] Actions left: { $specials } special
    }
   *[other] { $specials ->
        [0] Actions left: { $basics } basic
       *[other] Actions left: { $basics } basic, { $specials } special
    }
}
particle_panic-headline-theirs = { $seat }: { $basics ->
    [0] { $specials ->
        [0] no actions left
       *[other] { $specials } special
    }
   *[other] { $specials ->
        [0] { $basics } basic
       *[other] { $basics } basic, { $specials } special
    }
}
particle_panic-headline-collect-yours = Collecting ends your turn
particle_panic-headline-collect-theirs = { $seat }: collects
particle_panic-headline-spill-yours = Spill-over!
particle_panic-headline-spill-theirs = { $seat }: spill-over
particle_panic-headline-discard-yours = You hold too many cards
particle_panic-headline-discard-theirs = { $seat }: limit { $limit }, { $over } too many
particle_panic-prompt-wait = Waiting for { $seat }.
particle_panic-prompt-wait-fact = Waiting for { $seat }.

    Did you know? { $fact }
particle_panic-prompt-offer = { $seat } is asking you.
particle_panic-prompt-over = The game is over.
particle_panic-prompt-act = { $basics ->
    [0] Special actions: touch a card.
   *[other] Buttons: basic actions. Cards: special ones.
}
particle_panic-prompt-act-again = Another try costs no action. A miss takes your limit to { $left }.
particle_panic-prompt-act-spending = Spending more cards is free this turn.
particle_panic-prompt-act-giving = More cards for the same teammate are free, from left to right.
particle_panic-prompt-act-code = A code is ready: touch its lock.
particle_panic-prompt-act-done = You have used your special actions.
particle_panic-prompt-act-none = { $seats ->
    [1] Hearts and clubs help only after a missed roll.
   *[other] Hearts and clubs help after a missed roll, or as a gift to a teammate in your room.
}
particle_panic-prompt-act-none-stars = Stars have no effect. They are only for their code.
particle_panic-prompt-act-none-spades = A spade needs a particle to push.
particle_panic-prompt-act-empty = You hold no cards.
particle_panic-prompt-choose = The die shows { $die }. Touch { $steps ->
    [3] any room
    [one] a room one step away
   *[other] a room up to { $steps } steps away
}, or stay where you are.
particle_panic-prompt-failed = Missed: you need { $hit } or more. What now?
particle_panic-prompt-collect = Take the next card too?
particle_panic-prompt-discard = Your limit is { $limit }. Touch { $over ->
    [one] a card in your hand. It leaves the game.
   *[other] { $over } cards in your hand. They leave the game.
}
particle_panic-prompt-spill = Room { $room } is full: { $extra ->
    [one] one particle spills over. Touch a room for it.
   *[other] { $extra } particles spill over. Touch a room for the next one.
}

## Rules for a first game, one at a time, beside the light

particle_panic-first-actions = Basic actions: { $free ->
    [1] move, neutralize.
   *[other] move, neutralize, collect.
} Special actions: give or spend cards, enter a code.
particle_panic-first-share = Giving costs a special action. { $need } of one suit make a code. { $why }
particle_panic-first-share-free = More cards for { $seat } are free now. { $why }
particle_panic-first-collect = Take cards: { $need } of one suit make a code. { $free ->
    [1] It is free, and it ends your turn.
   *[other] You get up to { $cards } for each basic action left. Then your turn ends.
}
particle_panic-first-limit = Your hand holds { $limit } cards, one for each square. { $why }
particle_panic-first-move = A move costs a basic action. { $why }
particle_panic-first-go = { $steps ->
    [3] With a { $die } you can reach every room.
    [one] You may go one room.
   *[other] You may go up to { $steps } rooms.
} { $why }
particle_panic-first-try = It costs a basic action. { $hit } or more removes a particle. A miss takes your hand limit to { $limit } for good.
particle_panic-first-heart = A heart rolls the die again, for a special action. { $why }
particle_panic-first-club = A club adds 1 to the die, for a special action. { $why }
particle_panic-first-spend = Spending cards costs a special action. { $why }
particle_panic-first-accept = A square of your hand limit goes for good. { $why }
particle_panic-first-code = { $need } { $suit } are a code: touch the lock. It costs a special action. All { $codes } codes save the lab.
particle_panic-first-discard = Your limit is { $limit } cards. { $why }
particle_panic-first-end = Now new particles come. If one of them finds no place, the lab is lost.

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
particle_panic-spot-panel = { $seat }: hearts { $hearts }, clubs { $clubs }, diamonds { $diamonds }, spades { $spades }{ $stars ->
    [0] {""}
    *[other] , stars { $stars }
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

particle_panic-why-first = Answer the question first.
particle_panic-why-collecting = Collecting ends your turn: you cannot use cards any more.
particle_panic-why-no-basic = You have no basic action left in this turn.
particle_panic-why-no-special = You have no special action left in this turn.
particle_panic-why-no-particle = There is no particle in your room.
particle_panic-why-particles = You can collect only in a room without particles.
particle_panic-why-entered = The code of { $suit } is already in.
particle_panic-why-code = A code is { $need } { $suit } from one hand. You hold { $have }.
particle_panic-why-code-theirs = { $seat } holds the whole code of { $suit } and can enter it on the next turn.
particle_panic-why-too-far = The die shows { $die }: that room is too far.
particle_panic-why-not-nearest = Particles spill into the nearest room with a free place.
particle_panic-why-diamond = A diamond moves your pawn into a neighbouring room.
particle_panic-why-spade-from = Touch a room with a particle that has a free place next door.
particle_panic-why-spade-to = A spade pushes a particle into a neighbouring room that is not full.
particle_panic-why-room = To go there, roll for a move or spend a diamond.
particle_panic-why-here = You are already in room { $room }.
particle_panic-why-order = Cards go one by one from left to right. Use “Take back” to choose again.
particle_panic-why-discard = { $over ->
    [one] First discard a card.
   *[other] First discard { $over } cards.
}
particle_panic-why-failed = After a miss, only hearts and clubs help.
particle_panic-why-hearts = Hearts are for a missed roll, or for a teammate in your room.
particle_panic-why-clubs = Clubs are for a missed roll, or for a teammate in your room.
particle_panic-why-stars = Stars have no effect. Keep them for the code, or give them to a teammate.
particle_panic-why-spade-full = No particle has a free place next to it.
particle_panic-why-apart = { $seat } is in another room. You can give cards only in the same room.
particle_panic-why-card-first = Touch a card first, then { $seat }.

## What happened

particle_panic-log-move = { $seat }: a { $die } for moving.
particle_panic-log-go = { $seat }: to room { $room }.
particle_panic-log-try = { $seat }: a { $die } against a particle in room { $room }.
particle_panic-log-neutralized = { $seat }: one particle fewer in room { $room }.
particle_panic-log-limit = { $seat }: missed, the hand limit is { $limit } now.
particle_panic-log-heart = { $seat }: a heart, the die rolls again.
particle_panic-log-club = { $seat }: a club makes it { $die }.
particle_panic-log-diamond = { $seat }: a diamond, on to room { $room }.
particle_panic-log-spade = { $seat }: a spade pushes a particle from room { $source } to room { $room }.
particle_panic-log-share = { $seat } → { $to }: a { $card }.
particle_panic-gift = { $seat } gives you a { $card }.
particle_panic-gift-code = { $seat } gives you a { $card }: now you hold { $count } of { $need }.
particle_panic-notice-code = { $seat } enters a code
particle_panic-notice-last-code = { $seat } enters the last code!
particle_panic-notice-code-line = The code of { $suit } is in: { $count } of { $codes }.
particle_panic-shout-code = Code entered!
particle_panic-log-code = { $seat }: the code of { $suit } is in!
particle_panic-log-collect = { $seat }: a { $card } from the stack.
particle_panic-log-discard = { $seat }: a { $card } discarded.
particle_panic-log-crowded = { $seat }: { $count } { $count ->
    [one] card
   *[other] cards
} above the hand limit of { $limit }.
particle_panic-log-emerge = { $count ->
    [one] One particle emerges
   *[other] { $count } particles emerge
} in room { $room }.
particle_panic-log-spill = One particle spills into room { $room }.
# The turn of a teammate in one line.
particle_panic-sum = { $seat }: { $acts }.
particle_panic-sum-and = { $first }, { $next }
particle_panic-sum-room = moved to room { $room }
particle_panic-sum-gave = gave away { $count } { $count ->
    [one] card
   *[other] cards
}
particle_panic-sum-neutralized = neutralized { $count } { $count ->
    [one] particle
   *[other] particles
}
particle_panic-sum-missed = missed { $count } { $count ->
    [one] time
   *[other] times
}
particle_panic-sum-spent = spent { $count } { $count ->
    [one] card
   *[other] cards
}
particle_panic-sum-code = entered the code of { $suit }
particle_panic-sum-collected = collected { $count } { $count ->
    [one] card
   *[other] cards
}
particle_panic-sum-discarded = discarded { $count } { $count ->
    [one] card
   *[other] cards
}
particle_panic-told-half = The lab is half full!
particle_panic-told-left = { $left ->
    [0] No place left!
    [one] Only { $left } place left!
   *[other] Only { $left } places left!
}
particle_panic-told-full = Room { $room } is full!
particle_panic-told-full-line = Room { $room } is full: the next particle there spills into the nearest room with a free place.
particle_panic-told-weak = No room for a code!
particle_panic-told-weak-line = { $seat }: a code of { $need } cards no longer fits in a hand with limit { $limit }.
particle_panic-told-last = The last point!
particle_panic-told-last-line = { $seat }: the hand limit is 1. One more miss, and the lab is lost.
particle_panic-told-hopeless = No hand can hold a code!
particle_panic-told-hopeless-line = No hand can hold a code of { $need } any more: the lab cannot be saved.
particle_panic-fact-dump = If something goes wrong at the LHC, the large collider at CERN, magnets lead the beams out within three laps. About eight metres of graphite stop them.
particle_panic-fact-vacuum = The beam pipe of the LHC is almost empty, so that protons meet each other and no air.
particle_panic-fact-cold = The magnets of the LHC work at −271 °C. That is colder than the space between the stars.
particle_panic-fact-rock = The LHC lies about 100 metres below the ground. The rock stops almost everything that comes out of the collisions. Neutrinos fly on.

## The end

particle_panic-result-end = How it ended
particle_panic-result-cause-1 = All codes are entered: the lab shuts down!
particle_panic-result-cause-2 = No room was left for a new particle.
particle_panic-result-cause-3 = A hand limit fell to 0.
particle_panic-result-cause-4 = A stack ran out of cards.
particle_panic-result-reason-1 = { particle_panic-result-cause-1 }
particle_panic-result-reason-2 = Room { $room } overflowed: all { $places } places in the lab were taken.
particle_panic-result-reason-3 = { $seat }: a miss in room { $room } took the hand limit to 0.
particle_panic-result-reason-4 = { $seat }: the last card of the stack in room { $room } was taken.
particle_panic-result-turns = Turns survived
particle_panic-result-neutralized = Particles neutralized
particle_panic-result-emerged = Particles emerged
particle_panic-result-limits = Hand limits left
particle_panic-result-codes = Codes entered
particle_panic-result-fact = Did you know?
particle_panic-result-same = Same lab again
particle_panic-step-half = { $figure ->
    [1] 1 to 3 particles a turn
   *[other] 1 to 6 particles a turn
}
particle_panic-step-code = codes of { $figure } cards
particle_panic-step-free = { $figure ->
    [1] free collecting
   *[other] collecting costs an action
}
particle_panic-step-limit = hand limit { $figure }
particle_panic-step-deal = { $figure } cards to begin
particle_panic-step-suits = { $figure } codes

## Reasons of the hints

# The reason is one of the sentences below; the chance is that of the whole crew, in per cent.
particle_panic-hint-chance = { $reason } ({ $chance }% to win)
particle_panic-hint-code = All { $need } { $suit } are in your hand: enter the code.
particle_panic-hint-collect = No code needs a { $card }, but you can spend it.
particle_panic-hint-collect-below = No code needs a { $card }. Take it to reach the card below.
particle_panic-hint-collect-below-full = No code needs a { $card }. Take it to reach the card below. Then discard down to your limit.
particle_panic-hint-collect-apart = The code of { $suit } is spread over several hands. With this card you have to give away fewer.
particle_panic-hint-collect-code = With this card you hold all { $need } { $suit }.
particle_panic-hint-collect-swap = Your hand is full, but a { $card } helps more than a { $other }. You discard the { $other } afterwards.
particle_panic-hint-stop-full = Your hand is full. For the { $card } you would have to discard another card.
particle_panic-hint-stop-spare = No code needs a { $card } now. Leave it on the stack.
particle_panic-hint-stop-last = This is the last card of the stack. Whoever takes it loses the lab.
particle_panic-hint-stop = The next card would cost more than it brings.
particle_panic-hint-collect-wanted = The crew still needs { $missing ->
    [one] one { $card }
    *[other] { $missing } { $suit }
    }, and a { $card } is on top.
particle_panic-hint-neutralize = A { $hit } or more on the die removes a particle, and every free place counts.
particle_panic-hint-neutralize-collect = A { $hit } or more on the die removes a particle. You can collect in a room without particles.
particle_panic-hint-neutralize-again = Another try costs no action. A { $hit } or more on the die removes the particle.
particle_panic-hint-neutralize-keep-spade = A { $hit } or more on the die removes a particle. Keep your spade for its code.
particle_panic-hint-neutralize-not-spade = A { $hit } or more on the die removes a particle. A spade would only push it into the next room.
particle_panic-hint-neutralize-keep-diamond = A { $hit } or more on the die removes a particle. Keep your diamond for its code.
particle_panic-hint-neutralize-not-diamond = A { $hit } or more on the die removes a particle. A diamond would take you away, and the particle would stay.
particle_panic-hint-neutralize-pressure = { $left ->
    [0] No place is
    [one] Only 1 place is
   *[other] Only { $left } places are
  } left. A { $hit } or more on the die removes a particle, so a try is worth it.
particle_panic-hint-move = You can do more in another room.
particle_panic-hint-move-full = Your hand is full. In another room you can remove particles.
particle_panic-hint-move-fewer = Another room has fewer particles. You can collect there sooner.
particle_panic-hint-move-last = Here only the last card is left. Whoever takes it loses the lab.
particle_panic-hint-move-spare = No code needs the { $card } on top here. Look for a better card in another room.
particle_panic-hint-move-first = Collecting comes last and is free. First use your basic actions in another room.
particle_panic-hint-move-free = Some rooms have no particles. You can collect cards there.
particle_panic-hint-move-meet = { $seat } is in room { $room }. Together you have the whole code of { $suit }. Go there.
particle_panic-hint-move-card = In room { $room } the top card is a { $card }. The crew still needs it.
particle_panic-hint-go-free = Room { $room } has no particles. You can collect there.
particle_panic-hint-go-free-card = Room { $room } has no particles. There you can collect a { $card } that the crew needs.
particle_panic-hint-go-few-card = In room { $room } there is a { $card } that the crew needs. First remove { $count ->
    [one] the particle
   *[other] the { $count } particles
} there.
particle_panic-hint-go-share = In room { $room } you and { $seat } can put cards of one suit together.
particle_panic-hint-go-share-later = In room { $room } is { $seat }. Soon you can put cards of one suit together there.
particle_panic-hint-go-few = Room { $room } has only { $count ->
    [one] one particle
   *[other] { $count } particles
}. When it is empty, you can collect there.
particle_panic-hint-go-work = Room { $room } needs you: { $count ->
    [one] one particle
   *[other] { $count } particles
}.
particle_panic-hint-diamond-free = A diamond takes you to room { $room }. It has no particles, so you can collect there.
particle_panic-hint-diamond-share = A diamond takes you to room { $room }. You and { $seat } can put cards together there.
particle_panic-hint-diamond-work = A diamond takes you on to room { $room }, with { $count ->
    [one] one particle
   *[other] { $count } particles
}.
particle_panic-hint-spade = A push from room { $source } to room { $room } spreads the danger.
particle_panic-hint-spade-clear = A spade pushes a particle out of your room without a die.
particle_panic-hint-share = { $seat } already holds more { $suit }. Keep them in one hand.
particle_panic-hint-share-code = Together you have the whole code of { $suit }. Put it into one hand.
particle_panic-hint-share-over = { $seat } already holds more { $suit }. Keep them in one hand. { $seat } then discards another card.
particle_panic-hint-share-code-over = Together you have the whole code of { $suit }. Put it into one hand. { $seat } then discards other cards.
particle_panic-hint-share-full = Make room in your hand. { $seat }’s hand is full: one card is discarded at the end of your turn.
particle_panic-hint-share-limit = Your limit is { $limit }: no code of { $need } fits in your hand. { $seat } has room for it.
particle_panic-hint-share-together = Together you have { $count } { $suit }. Put them into one hand.
particle_panic-hint-share-room = { $seat } takes some of your cards. Then your hand has room for new ones.
particle_panic-hint-share-sooner = { $seat } can use this card sooner than you.
particle_panic-hint-heart-spare = You can spare this heart. You cannot spare a point of your hand limit.
particle_panic-hint-heart-limit = Your limit is { $limit }. It is better to spend a heart than to lose a point.
particle_panic-hint-heart-keep-club = A heart rolls the die again. Keep your clubs for their code.
particle_panic-hint-club-spare = You can spare this club. You cannot spare a point of your hand limit.
particle_panic-hint-club-limit = Your limit is { $limit }. It is better to spend a club than to lose a point.
particle_panic-hint-accept = Keep your cards. With a limit of { $limit } a whole code of { $need } still fits in your hand.
particle_panic-hint-accept-low = Your cards are worth more than a point of your limit.
particle_panic-hint-accept-last = None of your cards can save this point. With it goes the last hand that could hold a code of { $need }.
particle_panic-hint-spend-last = Spend it! Yours is the last hand that can hold a code of { $need }. After a miss, the lab cannot be saved.
particle_panic-hint-hopeless = No hand can hold a code of { $need } any more. The lab cannot be saved: play for time.
particle_panic-hint-discard = You can most easily spare one of your { $suit }.
particle_panic-hint-discard-fewest = Discard a { $card }. Of the suits in your hand, the crew has fewest { $suit }: { $count }.
particle_panic-hint-discard-lacks = Discard a { $card }. For the code of { $suit }, the crew still needs { $missing } more.
particle_panic-hint-discard-closer = Discard a { $card }. Keep your { $count } { $suit } together.
particle_panic-hint-discard-entered = Discard a { $card }. The code of { $suit } is entered.
particle_panic-hint-discard-spare = Discard a { $card }. The crew has more { $suit } than the code needs.
particle_panic-hint-spill = The particle does the least harm in room { $room }.
particle_panic-hint-spread = If you spread them, both rooms keep free places.
particle_panic-hint-end = You can gain nothing more in this turn.
particle_panic-hint-end-keep = Keep the cards for the codes. Nothing else is worth what it costs now.
particle_panic-hint-end-full = Your hand is full. A new card or a miss would cost you a card that you need.
particle_panic-hint-end-limit = With a limit of { $limit }, every miss costs too much. Stop here.
particle_panic-hint-end-code = { $seat } holds the whole code of { $suit }. End your turn, so that { $seat } can enter it.

# Beside the light, in place of the question.
particle_panic-light-try-code = Worth it: { $plain }% to remove a particle. A miss takes your limit to { $limit }, too small for a code.
particle_panic-light-try-collect = Worth it: { $plain }% to clear this room and collect. A miss: limit { $limit }, too small for a code.
particle_panic-light-try-weak = Your hand is too small for a code anyway. A try costs the crew little: { $plain }% to remove a particle.
particle_panic-light-try-last = Best chance: { $plain }% to remove a particle. A miss takes your limit to 0: the lab is lost.
particle_panic-light-try-last-hand = Best chance: { $plain }% to remove a particle. After a miss, no hand can hold a code.
particle_panic-light-accept = Keep your { $card } for its code. It is worth more than a point of your limit.
particle_panic-light-accept-other = Keep your { $card } for its code. { $seat } can still hold a whole code.

## Detector duty

particle_panic-button-detect = Use detector
particle_panic-detail-detect = right: roll again
particle_panic-look = Look at what the yellow arrow points at. Where does it stop?
particle_panic-layer-tracker = Tracker
particle_panic-layer-electromagnetic = Electro-
    magnetic
particle_panic-layer-hadronic = Hadronic
particle_panic-layer-magnet = Magnet
particle_panic-layer-muon = Muon
    chambers
particle_panic-layer-tracker-line = Tracker
particle_panic-layer-electromagnetic-line = Electromagnetic
particle_panic-layer-hadronic-line = Hadronic
particle_panic-layer-magnet-line = Magnet
particle_panic-layer-muon-line = Muon chambers
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
particle_panic-sight-neutrino = No signal, although something should balance the rest: momentum is missing.
particle_panic-sight-jet = A bundle of tracks, and showers in both calorimeters.
particle_panic-sight-displaced = Two tracks that begin together, but not in the middle.
particle_panic-sight-recorded = A real collision. { $sight } In grey: a second track that bends the other way.
particle_panic-source-recorded = A real collision: CMS 2011, run { $run }, event { $event } (CERN Open Data)
particle_panic-source-sketch = This picture is drawn.
particle_panic-source-missing = This picture is drawn because the file with the real collisions is missing.
particle_panic-source-cut = This picture is drawn because the file with the real collisions ends too early.
particle_panic-source-damaged = This picture is drawn because the file with the real collisions is damaged.
particle_panic-trace-electron = An electron: its track bends because it is charged. It makes a shower in the electromagnetic calorimeter.
particle_panic-trace-photon = A photon: it leaves no track because it has no charge. It makes a shower in the electromagnetic calorimeter.
particle_panic-trace-muon = A muon: it reaches the muon chambers because it makes no shower on its way.
particle_panic-trace-hadron = A charged hadron: its track bends. It makes a shower in the hadronic calorimeter because it feels the strong force.
particle_panic-trace-neutral = A neutral hadron: it leaves no track because it has no charge. It makes a shower in the hadronic calorimeter.
particle_panic-trace-neutrino = A neutrino: it leaves no signal because it feels only the weak force. Only its momentum is missing.
particle_panic-trace-jet = A jet: a fast quark or gluon becomes a bundle of hadrons, so many tracks are side by side.
particle_panic-trace-displaced = A displaced vertex: the two tracks begin away from the middle because a particle decayed there.
particle_panic-verdict-right = Right! { $trace }
particle_panic-verdict-wrong = { $named }? No. { $trace }
particle_panic-prompt-name = What made this picture?
particle_panic-log-detect = { $seat }: a look at the detector.
particle_panic-log-named-right = { $seat }: { $kind }. Right, the die rolls again.
particle_panic-log-named-wrong = { $seat }: { $kind }? No, it was: { $truth }.
particle_panic-hint-detect = A look costs nothing, and if you are right, the die rolls again.
particle_panic-hint-look = Look first: is there a track, and does it bend? In which layer does the signal end? Ask again for the answer.

## What one plays for

particle_panic-goal = Goal: enter all { $codes } codes of { $need } cards together, before the lab is lost.

# --- challenges

particle_panic-challenge-win = Shut the lab down in time.
particle_panic-challenge-controlled = Win on the step “Controlled” or a harder one.
particle_panic-challenge-contained = Win on the step “Contained” or a harder one.
particle_panic-challenge-alert = Win on the step “Alert” or a harder one.
particle_panic-challenge-meltdown = Win with the published rules or harder ones.
particle_panic-challenge-alone = Win alone.
particle_panic-challenge-crew = Win with a crew of four.
particle_panic-challenge-intact = Win without losing a point of hand limit.
particle_panic-challenge-no-spill = Win without a particle spilling over.
particle_panic-challenge-no-discard = Win without discarding because of the hand limit.
particle_panic-challenge-quick = Win in at most sixteen turns.
particle_panic-challenge-two-codes = Enter two codes in one turn.
particle_panic-challenge-each-a-code = Every member of a crew enters a code.
particle_panic-challenge-share-4 = Share four cards in one game.
particle_panic-challenge-neutralized-20 = Neutralize twenty particles in one game.
particle_panic-challenge-neutralized-40 = Neutralize forty particles in one game.
particle_panic-challenge-streak = As a crew, neutralize five particles in a row without a miss.
particle_panic-challenge-every-suit = Spend a card of each of the four suits in one game.
particle_panic-challenge-names = Name three particles in the detector (Detector duty).
particle_panic-challenge-no-wrong-name = Detector duty: name three particles or more, all of them right.

particle_panic-puzzle-ask = Which choice gives the best chance of a whole code by the end of this turn?
particle_panic-puzzle-what = By the end of this turn, one player must hold all the cards of a code, or have entered it. Which choice gives the best chance? Try as often as you like.
particle_panic-puzzle-wrong = With this choice, the chance of a whole code in this turn is at most { $mine }%. With the best choice it is { $best }%.
particle_panic-puzzle-because = Why: { $reason } If you play on well, the chance of a whole code in this turn is { $best }%.
