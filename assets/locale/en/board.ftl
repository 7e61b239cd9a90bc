# Leaderboards, names to pick, games to watch.

board-title = Best results: { $game }
board-none = Nobody is on this board yet. Play and be the first!
board-name = { $first } { $second }
board-against = { $result } · against { $level }
board-alone = { $result }
board-won = won
board-shared = shared win
board-lost = lost
board-series = { $result } in { $games } games
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-watch = Watch games
board-previous = Previous game
board-next = Next game
board-open = On the board
board-pick-title = Pick two words for a name
board-pick-go = That is me
board-word-comet = Comet
board-word-tiger = Tiger
board-word-rocket = Rocket
board-word-owl = Owl
board-word-star = Star
board-word-robot = Robot
board-word-dragon = Dragon
board-word-fox = Fox
board-word-wave = Wave
board-word-panda = Panda
board-word-falcon = Falcon
board-word-dolphin = Dolphin
