# Leaderboards, names to pick, games to watch.

board-title = Meilleurs résultats : { $game }
board-none = Ce tableau est encore vide. Joue et inscris le premier nom !
board-name = { $first } { $second }
board-against = { $result } · contre { $level }
board-alone = { $result }
board-won = gagné
board-shared = victoire partagée
board-lost = perdu
board-series = { $result } en { $games } parties
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-watch = Voir des parties
board-previous = Jeu précédent
board-next = Jeu suivant
board-open = Au tableau
board-pick-title = Choisis deux mots pour ton nom
board-pick-go = C’est moi
board-word-comet = Comète
board-word-tiger = Tigre
board-word-rocket = Fusée
board-word-owl = Hibou
board-word-star = Étoile
board-word-robot = Robot
board-word-dragon = Dragon
board-word-fox = Renard
board-word-wave = Vague
board-word-panda = Panda
board-word-falcon = Faucon
board-word-dolphin = Dauphin
