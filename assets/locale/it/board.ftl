# Leaderboards, names to pick, games to watch.

board-title = Migliori risultati: { $game }
board-none = In questa classifica non c’è ancora nessuno. Gioca, e il primo nome sarà il tuo!
board-name = { $first } { $second }
board-against = { $result } · contro { $level }
board-alone = { $result }
board-won = vittoria
board-shared = vittoria condivisa
board-lost = sconfitta
board-series = { $result } in { $games } partite
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-watch = Guarda partite
board-previous = Gioco precedente
board-next = Gioco seguente
board-open = In classifica
board-pick-title = Scegli due parole per un nome
board-pick-go = Sono io
board-word-comet = Cometa
board-word-tiger = Tigre
board-word-rocket = Razzo
board-word-owl = Gufo
board-word-star = Stella
board-word-robot = Robot
board-word-dragon = Drago
board-word-fox = Volpe
board-word-wave = Onda
board-word-panda = Panda
board-word-falcon = Falco
board-word-dolphin = Delfino
