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
