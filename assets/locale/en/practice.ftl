# Practice: the player's rating, mistakes to mend, drills.

practice-open = Practice
practice-title = Practice: { $game }
practice-rating = Your rating
practice-rating-now = { $rating }
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
practice-from = The game goes on after move { $moves }. It counts for no rating.
practice-from-deal = The same deal from the beginning. It counts for no rating.
practice-your-seat = Your seat
practice-opponents = The others
practice-as-before = as before
practice-mend = My mistakes: { $due } today
practice-mend-counts = Later: { $waiting } · learned: { $known }
practice-reviews = Look back at my games
practice-mend-title = { $game }: find the better move
practice-mend-what = It was your turn here on { $day }. The move you chose cost about { $cost }% of your outlook. Find a better one. Try as often as you like.
practice-mend-ask = Your turn, once more. Which move is better?
practice-mend-same = You chose this move then: your outlook was about { $got }%. With the better move it is { $could }%.
practice-mend-wrong = This is not the best move, either. With the best one, your outlook is about { $could }%.
practice-mend-because = Why: { $reason } Your outlook is about { $could }% now; with your move of that time it was { $got }%.
