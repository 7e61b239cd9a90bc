# Practice: the player's rating, mistakes to mend, drills.

practice-open = Practice
practice-title = Practice: { $game }
practice-rating = Your rating
practice-rating-between = { $games ->
    [one] { $games } rated game. Your strength is between { $least } and { $most }.
   *[other] { $games } rated games. Your strength is between { $least } and { $most }.
}
practice-rating-none = You have no rating yet. Play a game without hints against any opponents.
practice-rating-together = You win or lose this game together, so there is no rating.
practice-curve = Your rating, game by game: first { $first }, now { $last }. The curve goes from { $least } to { $most }.
practice-players = Players
practice-play = Play a game that fits
practice-plays-at = plays at { $rating } today
practice-promise = Plays at { $plays } today. Your rating is { $rating }: expect to win about { $share } of 100 games. The strength changes between games, never during one.
practice-result = Your rating: { $rating } ± { $margin } ({ $change })
practice-play-on = Play on from here
practice-go-on = Play on
practice-from = The game continues after move { $moves }. It does not count for your rating.
practice-from-deal = The same deal from the beginning. It does not count for your rating.
practice-your-seat = Your seat
practice-opponents = The others
practice-as-before = as before
practice-mend = My mistakes: { $due } today
practice-mend-counts = Later: { $waiting } · learned: { $known }
practice-reviews = Look back at my games
practice-mend-title = { $game }: find the better move
practice-mend-what = It was your turn here on { $day }. The move you chose lowered your chances by about { $cost }%. Find a better one. Try as often as you like.
practice-mend-ask = Your turn, once more. Which move is better?
practice-mend-same = You chose this move then: your chances were about { $got }%. With the better move they are { $could }%.
practice-mend-wrong = This is not the best move, either. With the best one, your chances are about { $could }%.
practice-mend-because = Why: { $reason } Your chances are about { $could }% now. With your move then, they were { $got }%.
practice-drills = Drills of the day: { $done } of { $all }
practice-drills-rating = Your rating in drills: { $rating }
practice-drill-title = { $game }: a drill
practice-drill-what = { $ask } Only this counts here. Difficulty: { $rating }. Your first answer counts; then try as often as you like.
practice-drill-wrong = There is a better move: { $best }.
practice-drill-drawn = If you draw, you play no card. Which card can you play instead?
practice-drill-light-ask = Which move gives you the most light?
practice-drill-light-wrong = Your light after this move: { $mine }. With the best move: { $best }.
practice-drill-light-because = After this move you have { $best } light. No other move gives you more.
practice-drill-star-ask = Which move makes your star as large as possible?
practice-drill-star-wrong = Particles in your largest star after this move: { $mine }. With the best move: { $best }.
practice-drill-star-because = Your largest star now has { $best } particles. No other move makes it larger.
practice-drill-vertices-ask = Which card, and which place, gives your diagram the most points right now?
practice-drill-vertices-wrong = Points of your diagram after this move: { $mine }. With the best move: { $best }.
practice-drill-vertices-because = Your diagram now has { $best } points. No other move gives you more.
practice-drill-cards-ask = Which card comes first, if you want to play as many cards as you can before your rival’s turn?
practice-drill-cards-wrong = Cards that you can play this way: { $mine }. With the best move: { $best }.
practice-drill-cards-because = This way you can play { $best } cards before your rival’s turn.
practice-drill-race-ask = Which move leaves the fewest cards missing from your target?
practice-drill-race-wrong = Cards missing from your target after this move: { $mine }. With the best move: { $best }.
practice-drill-race-because = Cards missing from your target now: { $best }. No other move leaves fewer.
practice-drill-code-ask = Which choice gives the best chance of a whole code by the end of this turn?
practice-drill-code-wrong = With this choice, the chance of a whole code in this turn is at most { $mine }%. With the best choice it is { $best }%.
practice-drill-code-because = If you play on well, the chance of a whole code in this turn is { $best }%.
practice-drill-statistic-ask = In which statistic does your card win most often?
practice-drill-statistic-wrong = Here your card beats { $mine }% of the cards that you have not seen. With the best statistic: { $best }%.
practice-drill-statistic-because = In this statistic your card beats { $best }% of the cards that you have not seen.
practice-drill-overflow-ask = If your turn ended right after this choice: with which one is an overflow least likely?
practice-drill-overflow-wrong = Chance of an overflow after this choice: { $mine }%. With the best choice: { $best }%.
practice-drill-overflow-because = The chance of an overflow is { $best }% with this choice. No other choice makes it smaller.
practice-drill-fitting-ask = After which card do most of your other cards fit on the pile?
practice-drill-fitting-wrong = Your cards that fit after this one: { $mine }. With the best card: { $best }.
practice-drill-fitting-because = Your cards that fit after this one: { $best }. No other card leaves more choice.
practice-insights = My strengths and weaknesses
practice-insights-title = { $game }: your strengths and weaknesses
practice-insights-none = Look back at a game, or answer drills. Then you will see here what to practise.
practice-insight-other = { $n ->
    [one] You: { $played }. Better: { $better }. This cost { $cost }% once. Practise.
   *[other] You: { $played }. Better: { $better }. { $n }×, each cost { $cost }%. Practise.
}
practice-insight-same = { $n ->
    [one] You: { $kind }. Another choice was better. This cost { $cost }% once. Practise.
   *[other] You: { $kind }. Another choice was better. { $n }×, each cost { $cost }%. Practise.
}
practice-insight-drill =
    { $asked ->
        [0] Drill, { $theme }: not tried yet. Practise.
       *[other] Drill, { $theme }: { $right } of { $asked } right. Practise.
    }
practice-kind-annihilate = annihilate
practice-kind-fuse = fuse
practice-kind-side = choose a side
practice-kind-statistic = choose a statistic
practice-kind-place = place a card
practice-kind-swap = swap a card
practice-kind-keep = keep the card
practice-kind-attract = attract a card
practice-kind-colour = choose a colour
practice-kind-radiate = radiate
practice-kind-transform = transform a card
practice-kind-collect = collect a card
practice-kind-end = end the turn
practice-kind-share = share a card
practice-kind-neutralize = neutralize
practice-kind-discard = discard a card
practice-kind-code = enter a code
practice-kind-move = roll for a move
practice-kind-go = go to another room
practice-kind-detect = use the detector
practice-kind-play = play a card
practice-kind-draw = draw a card
practice-kind-take = take the cards
practice-kind-call = call DECAY and play
practice-kind-other = another move
practice-kind-pass = pass
practice-theme-light = most light
practice-theme-star = largest star
practice-theme-vertices = most points at once
practice-theme-cards = most cards in a turn
practice-theme-race = fewest cards missing
practice-theme-code = best chance of a code
practice-theme-statistic = best statistic
practice-theme-overflow = least danger of overflow
practice-theme-fitting = most cards that fit next
