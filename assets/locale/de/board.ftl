# Leaderboards, names to pick, games to watch.

board-title = Bestenliste: { $game }
board-none = Hier steht noch niemand. Spiel mit und hol dir den ersten Platz!
board-name = { $first } { $second }
board-against = { $result } · gegen { $level }
board-alone = { $result }
board-won = gewonnen
board-shared = geteilter Sieg
board-lost = verloren
board-series = { $result } in { $games } Spielen
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-watch = Spiele ansehen
board-previous = Voriges Spiel
board-next = Nächstes Spiel
board-open = Bestenliste
board-pick-title = Wähle zwei Wörter als Namen
board-pick-go = Das bin ich
board-word-comet = Komet
board-word-tiger = Tiger
board-word-rocket = Rakete
board-word-owl = Eule
board-word-star = Stern
board-word-robot = Robo
board-word-dragon = Drache
board-word-fox = Fuchs
board-word-wave = Welle
board-word-panda = Panda
board-word-falcon = Falke
board-word-dolphin = Delfin
