# Watching games again.

replay-title = Games to watch
replay-none = No finished game has been saved yet.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-row-series = { $name } · { $day } · match of { $games } games · { $points }
replay-row-deal = Game { $n } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-at =
    { $at }
    / { $all }
replay-at-spoken = Move { $at } of { $all }: choose another
replay-close = Close
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-begin = This is a replay: touch ▶ to watch it.
replay-pause = Stop
replay-next = One move forward
replay-last = To the end
replay-continue = Play on from here
replay-export = Save this game to a file
replay-over = That was the last move.
replay-exported = This game was saved to { $file }.
replay-not-exported = This game could not be saved: { $why }.
replay-jump-title = Jump to a move
replay-jump-deal = The deal
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Move { $n }

## Games that were left in the middle

replay-saved-title = Your unfinished games
replay-saved-none = You have no unfinished games.
replay-saved-give-up = Give up game { $n }: { $name }
